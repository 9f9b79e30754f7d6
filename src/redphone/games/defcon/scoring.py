"""What the consensus table gives in DEFCON, every round and in the end, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.bits import bit, count
from redphone.core.flow import Do
from redphone.core.layout import SEATS
from redphone.core.zones import EVERYBODY
from redphone.games.defcon.box import Box
from redphone.games.defcon.cards import SUSTAINABLE_ECOCITY
from redphone.games.defcon.consensus import GDP, capitals, military_row, state_of, territories
from redphone.games.defcon.numbers import SCORED
from redphone.games.defcon.powers import CAPITAL_POINTS
from redphone.games.defcon.state import KEPT, LANDS, POWER, REPUTATION

if TYPE_CHECKING:
    from redphone.core.state import State

# What decides who is ahead, in this order. [Initiative, End of the game]
POINTS: Final = 0
STANDING: Final = 1
SIZE_OF_REALM: Final = 2
CAPITALS: Final = 3
ABROAD: Final = 4
CRITERIA: Final = 5
REASONS: Final = [
    "reason-points",
    "reason-reputation",
    "reason-territories",
    "reason-capitals",
    "reason-abroad",
    "reason-shared",
]


def reputation_gdp(s: State, seat: i64) -> i64:
    return GDP[s.d[REPUTATION + seat]]


def realm(s: State, box: Box, seat: i64) -> i64:
    """How many territories a power has, Ecocity included."""
    return territories(s, seat, SUSTAINABLE_ECOCITY, box.deck)


def military_gdp(s: State, box: Box, seat: i64) -> i64:
    return GDP[military_row(realm(s, box, seat))]


def gdp(s: State, box: Box, seat: i64) -> i64:
    """What both indices give: the budget of a round, and the order of the initiative."""
    return reputation_gdp(s, seat) + military_gdp(s, box, seat)


def points(s: State, box: Box, seat: i64) -> i64:
    return gdp(s, box, seat) + CAPITAL_POINTS * capitals(s, seat)


def standing(s: State, box: Box, seat: i64) -> i64:
    """Reputation where it breaks a tie. [Ruling 4]"""
    return state_of(s, seat) if box.ties_by_state else s.d[REPUTATION + seat]


def abroad(s: State, box: Box, seat: i64) -> i64:
    """Territories beyond those of the start; Ecocity is one, as everywhere. [Ruling 21]"""
    d = s.d
    found = count(d[LANDS + seat] & ~box.world.home[d[POWER + seat]])
    return found + box.deck.held(d[KEPT + seat], SUSTAINABLE_ECOCITY)


def worth(s: State, box: Box, seat: i64, criterion: i64) -> i64:
    """What a power has of that which decides the victory, or else the ties."""
    if criterion == POINTS:
        return points(s, box, seat)
    if criterion == STANDING:
        return standing(s, box, seat)
    if criterion == SIZE_OF_REALM:
        return realm(s, box, seat)
    if criterion == CAPITALS:
        return capitals(s, seat)
    return abroad(s, box, seat)


def best_of(s: State, box: Box, seats: i64, criterion: i64) -> i64:
    """Of these powers those that have the most of something."""
    most: i64 = -1
    best: i64 = 0
    for seat in range(s.d[SEATS]):
        if seats & bit(seat):
            has = worth(s, box, seat, criterion)
            if has > most:
                most = has
                best = 0
            if has == most:
                best |= bit(seat)
    return best


def winners(s: State, box: Box) -> i64:
    """Who has won, as a set: several where no tie-break tells them apart. [End of the game]"""
    left = bit(s.d[SEATS]) - 1
    for criterion in range(i64(CRITERIA)):
        left = best_of(s, box, left, criterion)
    return left


def decided_by(s: State, box: Box) -> i64:
    """The first criterion by which a single power is ahead; CRITERIA: there is none."""
    left = bit(s.d[SEATS]) - 1
    for criterion in range(i64(CRITERIA)):
        left = best_of(s, box, left, criterion)
        if count(left) == 1:
            return criterion
    return CRITERIA


@final
class FinalScore(Do):
    """Everybody's points are told. [End of the game]"""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Final = box

    def do(self, s: State, seat: i64, arg: i64) -> None:
        if not s.listening:
            return
        d = s.d
        box = self.box
        for each in range(d[SEATS]):
            s.tell(
                SCORED,
                EVERYBODY,
                d[POWER + each],
                reputation_gdp(s, each),
                military_gdp(s, box, each),
                CAPITAL_POINTS * capitals(s, each),
                points(s, box, each),
            )
