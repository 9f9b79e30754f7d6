"""How good a position of 13 is for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redphone.core.layout import SEATS
from redphone.games.thirteen.cards import Cards
from redphone.games.thirteen.scoring import free_colours, minus_points, total
from redphone.games.thirteen.state import HAND

if TYPE_CHECKING:
    from redphone.core.state import State


HEAVY: Final = 20
"""What each point of a card's value costs in the hand: high cards are hard to get rid of, and go first."""


def evaluate(s: State, cards: Cards, seat: i64) -> i64:
    """Thousandths of a minus point by which the seat is better than the others on average, this round's
    piles included.
    """
    d = s.d
    seats = d[SEATS]
    own: i64 = 0
    everybody: i64 = 0
    over = s.depth == 0
    free = free_colours(s, cards)
    for other in range(seats):
        points: i64 = 0 if over else minus_points(s, cards, other, free)
        points += total(s, other)
        everybody += points
        if other == seat:
            own = points
    better = 1000 * (everybody - seats * own) // (seats - 1)
    return better - HEAVY * cards.worth(d[HAND + seat])
