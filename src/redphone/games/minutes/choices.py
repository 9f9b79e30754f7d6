"""Which battlegrounds can be chosen for what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redphone.core.bits import bit, count, low
from redphone.games.minutes.board import BATTLEGROUNDS, CUBES_EACH
from redphone.games.minutes.state import CUBES, SUPPLY

if TYPE_CHECKING:
    from redphone.core.state import State


def with_cubes(s: State, seat: i64, among: i64) -> i64:
    """The battlegrounds of a set where a seat has cubes."""
    d = s.d
    own = CUBES + 14 * seat
    left = among
    while left:
        at = low(left)
        if d[own + at] == 0:
            among &= ~bit(at)
        left &= left - 1
    return among


def with_room(s: State, seat: i64, among: i64, most: i64) -> i64:
    """The battlegrounds of a set where a seat can place a cube: at most so many of its own stand on each."""
    d = s.d
    if d[SUPPLY + seat] == 0:
        return 0
    if most >= CUBES_EACH:
        return among
    own = CUBES + 14 * seat
    left = among
    while left:
        at = low(left)
        if d[own + at] >= most:
            among &= ~bit(at)
        left &= left - 1
    return among


def tally(picks: i64, at: i64) -> i64:
    """How many cubes of this clause a battleground has had: four bits each."""
    return (picks >> (4 * at)) & 15


def touched(picks: i64) -> i64:
    """The battlegrounds that a clause has had a cube on, as a set."""
    found: i64 = 0
    at: i64 = 0
    while picks:
        if picks & 15:
            found |= bit(at)
        picks >>= 4
        at += 1
    return found


def within_limits(picks: i64, can: i64, battlegrounds: i64, each: i64) -> i64:
    """What a clause's limits leave: so many battlegrounds, so many cubes on each."""
    if picks == 0:
        return can
    before = touched(picks)
    if count(before) == battlegrounds:
        can &= before
    left = can & before
    while left:
        at = low(left)
        if tally(picks, at) >= each:
            can &= ~bit(at)
        left &= left - 1
    return can


def within_reach(picks: i64, can: i64, battlegrounds: i64, each: i64, there: list[int]) -> int:
    """How many more cubes a clause can have on these battlegrounds, at most so many on each of them."""
    before = touched(picks)
    again: int = 0
    others: list[int] = []
    for at in range(BATTLEGROUNDS):
        if (can >> at) & 1 == 0:
            continue
        n = min(there[at], int(each - tally(picks, at)))
        if (before >> at) & 1:
            again += n
        else:
            others.append(n)
    others.sort(reverse=True)
    return again + sum(others[: int(battlegrounds - count(before))])
