"""The drill: not for people. It proves the core before the large games come."""

from __future__ import annotations

from pathlib import Path

from redphone.core.game import Registration, register
from redphone.games.drill.play import DrillBook

register(
    Registration(
        slug="drill",
        rules=2,
        seats=(3, 3),
        options={},
        folder=Path(__file__).parent,
        data=["cards", "die"],
        build=DrillBook,
        hidden=True,
    )
)
