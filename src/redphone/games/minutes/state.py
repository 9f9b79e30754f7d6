"""The slots of a state of 13 Minutes. A new field is a new line here, and nothing else.

"One a seat": sides may be exchanged between the games of a campaign, hands stay with those who hold them.
"""

from __future__ import annotations

from typing import Final

from redphone.core.layout import HEADER

CUBES: Final = 8  # 14 a seat: one for each battleground
SUPPLY: Final = CUBES + 28  # one a seat: cubes that are neither on the table nor out of the game
PAID: Final = SUPPLY + 2  # one a seat: cubes that its bid took out of the game
BID: Final = PAID + 2  # one a seat: 1 + the bid that was opened last; 0: none yet
TIES: Final = BID + 2  # how many auctions of this game were tied
WINNER: Final = TIES + 1  # 1 + who won the auction; 0: nobody yet
FIRST: Final = WINNER + 1  # who plays first
TURN: Final = FIRST + 1  # how many strategy cards of this game have been begun
CARD: Final = TURN + 1  # 1 + the strategy card that is being played; 0: none
TOUCHED: Final = CARD + 1  # the battlegrounds that this event or Command has moved by its cubes, as a set
CUBA_LIES: Final = TOUCHED + 1  # in the neutral zone (0), or 1 + the seat in whose sphere
LOOKED: Final = CUBA_LIES + 1  # the seats that have looked at Cuba, as a set
SWAPPED: Final = LOOKED + 1  # 1: the first seat plays the USSR
GAME: Final = SWAPPED + 1  # games of the campaign that are over
TOTAL: Final = GAME + 1  # one a seat: the points of those games
POINTS: Final = TOTAL + 2  # one a seat: the points of the game that is over; 0 until then
MAJORITY: Final = POINTS + 2  # 1 + who got the point for the military battlegrounds; 0: nobody
AFTERMATH: Final = MAJORITY + 1  # 1 + who got the point for the last cards; 0: nobody
WAR: Final = AFTERMATH + 1  # who has started nuclear war, as a set of seats
DECK: Final = WAR + 1  # with Cuba among its cards, until somebody looks at it: nobody knows which it is
SEEN_CUBA: Final = DECK + 1  # Cuba, seen by the first seat, by the second, by both
HAND: Final = SEEN_CUBA + 3  # two a seat: cards that the other has not seen, and those it has
TABLE: Final = HAND + 4  # the battlegrounds in the neutral zone, and in the sphere of each seat
TURNED: Final = TABLE + 3  # Cuba, turned over at the end
LAST: Final = TURNED + 1  # one a seat: the card that was left in its hand, shown at the end
SIZE: Final = LAST + 2

assert CUBES == HEADER
