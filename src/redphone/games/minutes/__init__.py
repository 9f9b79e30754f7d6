"""13 Minutes: The Cuban Missile Crisis, for the United States and the Soviet Union; and its campaign."""

from __future__ import annotations

from pathlib import Path

from redphone.core.game import Option, Registration, register
from redphone.games.minutes.deck import own_names
from redphone.games.minutes.play import MinutesBook
from redphone.games.minutes.random_decks import made_up

READINGS: dict[str, Option] = {
    "bid_ties": Option(3, [1, 3, 5, 13]),
    "cube_limit": Option(13, [13, 5]),
    "foreign_removal": Option("actor", ["actor", "owner"]),
}

register(
    Registration(
        slug="13-minutes",
        rules=1,
        seats=(2, 2),
        options=READINGS,
        folder=Path(__file__).parent,
        data=["deck"],
        build=MinutesBook,
        names=own_names,
        made_up=made_up,
    )
)
register(
    Registration(
        slug="13-minutes-campaign",
        rules=1,
        seats=(2, 2),
        options={**READINGS, "swap_sides": Option("no", ["no", "yes", "ask"])},
        folder=Path(__file__).parent,
        data=["deck"],
        build=MinutesBook,
        title="title-campaign",
        about="about-campaign",
        names=own_names,
        made_up=made_up,
    )
)
