"""The slots of a state of 13 Days. A new field is a new line here, and nothing else."""

from __future__ import annotations

from typing import Final

from redphone.core.layout import HEADER

CUBES: Final = 8  # nine a side: one for each battleground
MARKER: Final = CUBES + 18  # three a side: one for each DEFCON track, from 1 to 8
SUPPLY: Final = MARKER + 6  # a side's cubes that are not on the board
PRESTIGE: Final = SUPPLY + 2  # by how much the US leads; below 0 the USSR
LETTER: Final = PRESTIGE + 1  # who holds the personal letter
ROUND: Final = LETTER + 1  # from 0 on
TURN: Final = ROUND + 1  # how many strategy cards of this round have been begun
FIRST: Final = TURN + 1  # who has the initiative
LASTING: Final = FIRST + 1  # one a side: what works on it for the rest of the round, as a set
CARD: Final = LASTING + 2  # 1 + the strategy card that is being played; 0: none
ICON: Final = CARD + 1  # 1: the event that runs moves the DEFCON tracks as a Command would
HELD: Final = ICON + 1  # whose markers the event that runs cannot deflate, as a set of sides
IDLE: Final = HELD + 1  # 1: the event that runs has changed nothing so far
WAR: Final = IDLE + 1  # who has triggered nuclear war, as a set of sides
FLAGS: Final = WAR + 1  # one a side: the agendas that it drew this round; one of them is kept
DECK: Final = FLAGS + 2
HAND: Final = DECK + 1  # one a side
ASIDE: Final = HAND + 2  # one a side: cards of the hand that Summit Meeting is about to discard
DISCARD: Final = ASIDE + 2
AFTERMATH: Final = DISCARD + 1  # one a side: the cards that it put there
OPENED: Final = AFTERMATH + 2  # one a side: the same cards when the aftermath is over
ALLIED: Final = OPENED + 2  # one a side: the card that Alliances let it draw
AGENDAS: Final = ALLIED + 2  # the agenda deck
DRAWN: Final = AGENDAS + 1  # one a side: agendas that wait for the secret choice
KEPT: Final = DRAWN + 2  # one a side: the agenda under the board
RESOLVED: Final = KEPT + 2  # one a side: whose it was is remembered
SIZE: Final = RESOLVED + 2

assert CUBES == HEADER
