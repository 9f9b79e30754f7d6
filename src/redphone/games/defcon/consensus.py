"""The consensus table: reputation and military index, the GDP that they give, and who is ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from redphone.core.bits import bit, count
from redphone.core.layout import SEATS
from redphone.core.zones import Deck
from redphone.games.defcon.powers import AT_SEAT, MOST_POWERS
from redphone.games.defcon.state import CAPITAL, KEPT, LANDS, ORDER, POWER, REPUTATION

if TYPE_CHECKING:
    from redphone.core.state import State

STATES: Final = ["rogue", "threat", "watched", "exemplary", "catalyst"]
"""The states of the reputation index, from the lowest; each has two rows."""
ROGUE: Final = 0
THREAT: Final = 1
TOP_ROW: Final = 9
START_ROW: Final = 5  # the upper row of a watched state
THREAT_ROW: Final = 2  # the lower one of a threat to peace
FEWEST: Final = 4  # territories that the military index counts at the least …
MOST: Final = 13  # … and at the most


def gdp_table() -> vec[i64]:
    """GDP by the row of the reputation index; on the military index 4 territories stand beside the lowest."""
    return vec[i64]([6, 6, 8, 8, 12, 12, 16, 16, 20, 20])


GDP: Final = gdp_table()


def state_of(s: State, seat: i64) -> i64:
    """Rogue, threat to peace, watched, exemplary or catalyst."""
    return s.d[REPUTATION + seat] >> 1


def hand_limit(s: State, seat: i64) -> i64:
    return 1 + state_of(s, seat)


def territories(s: State, seat: i64, ecocity: i64, deck: Deck) -> i64:
    """What the military index counts: the territories controlled, and Ecocity. [Ruling 4]"""
    d = s.d
    held = count(d[LANDS + seat])
    if ecocity >= 0:
        held += deck.held(d[KEPT + seat], ecocity)
    return held


def military_row(held: i64) -> i64:
    """The row beside which the military index has this number of territories."""
    if held < FEWEST:
        return 0
    if held > MOST:
        return MOST - FEWEST
    return held - FEWEST


def capitals(s: State, seat: i64) -> i64:
    """How many capitals a power has: on territories that it controls, or beside its headquarters."""
    d = s.d
    held: i64 = 0
    lands = d[LANDS + seat]
    for power in range(i64(MOST_POWERS)):
        at = d[CAPITAL + power]
        if at == AT_SEAT + seat or (0 < at < AT_SEAT and lands & bit(at - 1)):
            held += 1
    return held


def seat_of_power(s: State, power: i64) -> i64:
    """Who plays a power; -1: nobody does."""
    d = s.d
    for seat in range(d[SEATS]):
        if d[POWER + seat] == power:
            return seat
    return -1


def place_in_order(s: State, seat: i64) -> i64:
    """How many powers come before this one on the initiative track."""
    d = s.d
    k: i64 = 0
    while d[ORDER + k] != seat:
        k += 1
    return k
