"""What lies in the box: map, cards, die, hands, and the readings of the rules that were chosen."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

from redphone.core.book import Edition
from redphone.core.hands import Hand
from redphone.core.zones import Deck
from redphone.games.defcon.cards import deck_of
from redphone.games.defcon.dice import Dice
from redphone.games.defcon.odds import Odds
from redphone.games.defcon.powers import MOST_POWERS
from redphone.games.defcon.state import HAND
from redphone.games.defcon.world import World

HAND_ZONES: Final = 8  # of one power: see core/hands.py


@final
class Box:
    """Everything that the steps of one Book share."""

    def __init__(self, edition: Edition) -> None:
        options = edition.options
        self.world: Final = World(edition.data["map"])
        self.deck: Final[Deck] = deck_of(edition.data["deck"])
        self.dice: Final = Dice(edition.data["die"])
        self.hands: vec[Hand] = vec[Hand](
            [Hand(self.deck, HAND + HAND_ZONES * seat, seat, MOST_POWERS) for seat in range(MOST_POWERS)]
        )
        self.ties_by_state: bool = options["reputation_ties"] == "state"
        """Ties of reputation compare states, not rows."""
        self.sea_chains: bool = options["sea_chains"] is True
        """A land attack may cross several controlled sea zones behind each other."""
        self.attack_scope_action: bool = options["attack_scope"] == "action"
        """Cards for a land attack support all its battles."""
        self.speech_after_pass: bool = options["speech_after_pass"] is True
        self.armageddon: Final = str(options["armageddon"])
        # What people are shown; no rule asks for it.
        self.odds: Final = Odds(self.dice)
        self.reconstructed: Final = [
            name for name, data in edition.data.items() if says_so(data.get("reconstructed"), name)
        ]
        """The data files that are not the printed game's, as they say themselves. [Ruling 1]"""


def says_so(listed: object, name: str) -> bool:
    return isinstance(listed, list) and name in listed
