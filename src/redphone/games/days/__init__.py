"""13 Days: The Cuban Missile Crisis, for the United States and the Soviet Union."""

from __future__ import annotations

from pathlib import Path

from redphone.core.game import Option, Registration, register
from redphone.games.days.play import DaysBook

register(
    Registration(
        slug="13-days",
        rules=1,
        seats=(2, 2),
        options={
            "agenda_lead": Option("after_escalation", ["after_escalation", "before_escalation"]),
            "same_track_icons": Option("each", ["each", "once"]),
            "containment": Option("played", ["played", "played_or_triggered"]),
        },
        folder=Path(__file__).parent,
        data=["cards", "board", "agendas"],
        build=DaysBook,
    )
)
