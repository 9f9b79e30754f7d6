"""DEFCON, for two to four powers of a world on the brink."""

from __future__ import annotations

from pathlib import Path

from redphone.core.game import Option, Registration, register
from redphone.games.defcon.play import PAIRS, DefconBook
from redphone.games.defcon.powers import POWERS
from redphone.games.defcon.world import own_names

register(
    Registration(
        slug="defcon",
        rules=1,
        seats=(2, 4),
        options={
            "armageddon": Option("off", ["off", "no_loss", "all_level_one"]),
            "pair": Option("eurasia_africasia", [*PAIRS]),
            "absent": Option("america", [*POWERS]),
            "reputation_ties": Option("row", ["row", "state"]),
            "sea_chains": Option(False, [False, True]),
            "speech_after_pass": Option(False, [False, True]),
            "attack_scope": Option("battle", ["battle", "action"]),
        },
        folder=Path(__file__).parent,
        data=["map", "deck", "die"],
        build=DefconBook,
        names=own_names,
    )
)
