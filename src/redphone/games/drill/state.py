"""The slots of a state of the drill."""

from __future__ import annotations

from typing import Final

from redphone.core.layout import HEADER

DECK: Final = 8
DISCARD: Final = DECK + 1
HAND: Final = DISCARD + 1  # for each seat a zone for each set of others who have seen the cards
POINTS: Final = HAND + 12  # one a seat
ROUND: Final = POINTS + 3
LEADER: Final = ROUND + 1  # who begins the turns; -1: nobody
BIDS: Final = LEADER + 1  # the last that were opened: everybody remembers them
BLOCKED: Final = BIDS + 3
SIZE: Final = BLOCKED + 1

assert DECK == HEADER
