"""13 by Reiner Knizia: three to six players, three targets, and eight rotten fours."""

from __future__ import annotations

from pathlib import Path

from redphone.core.game import Option, Registration, register
from redphone.games.thirteen.play import ThirteenBook

register(
    Registration(
        slug="13",
        rules=1,
        seats=(3, 6),
        options={"open_piles": Option(default=False, values=[False, True])},
        folder=Path(__file__).parent,
        data=["cards"],
        build=ThirteenBook,
    )
)
