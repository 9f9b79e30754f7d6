"""The slots of a state of 13. A new field is a new line here, and nothing else."""

from __future__ import annotations

from typing import Final

from redphone.core.layout import HEADER

DECK: Final = 8
HAND: Final = DECK + 1  # one a seat
TARGET: Final = HAND + 6  # one a colour
TAKEN: Final = TARGET + 3  # one a seat
PLAYING: Final = TAKEN + 6  # a rotten four whose target is being chosen
SUM: Final = PLAYING + 1  # what lies on each target, added up
SHEET: Final = SUM + 3  # minus points: six a round, one a seat
ROUND: Final = SHEET + 36  # from 0 on
DEALER: Final = ROUND + 1
SIZE: Final = DEALER + 1

assert DECK == HEADER
