"""Choosing battlegrounds, one click after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redphone.core.actions import PASS
from redphone.core.bits import Buffer, bit, count, low, nth
from redphone.core.flow import DONE, WAIT, Decision
from redphone.core.rng import Rng
from redphone.games.minutes.board import CUBES_EACH
from redphone.games.minutes.state import CUBES, SUPPLY

if TYPE_CHECKING:
    from redphone.core.state import Frame, State


class Choice(Decision):
    """Battlegrounds in `f.can`, or `pass` for no more."""

    def __init__(self, asks: str, verb: int) -> None:
        super().__init__()
        self.asks = asks
        self.verb: i64 = verb

    def found(self, s: State, f: Frame) -> i64:
        """What can be clicked now, as a set."""
        raise TypeError(f"{type(self).__name__} offers nothing")

    def may_stop(self, f: Frame) -> bool:
        return True

    def advance(self, s: State, f: Frame) -> i64:
        can = self.found(s, f)
        f.can = can
        if can:
            return WAIT
        return DONE

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add_members(self.verb, f.can)
        if self.may_stop(f):
            out.add(PASS)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        can = f.can
        n = count(can)
        if self.may_stop(f):
            k = rng.below(n + 1)
            if k == n:
                return PASS
            return self.verb + nth(can, k)
        return self.verb + nth(can, rng.below(n))


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
