"""The words of events that move battlegrounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.actions import PASS
from redphone.core.bits import Buffer, bit, count, nth
from redphone.core.events import Prompt
from redphone.core.flow import DONE, WAIT, Decision
from redphone.core.rng import Rng
from redphone.games.minutes.board import BATTLEGROUNDS
from redphone.games.minutes.cubes import Limits, room_for
from redphone.games.minutes.effects import lying_in, put, slide
from redphone.games.minutes.fits import Fits
from redphone.games.minutes.numbers import AWAY, CUBES_MOVED, ON, TOWARD
from redphone.games.minutes.state import TOUCHED

if TYPE_CHECKING:
    from redphone.core.state import Frame, State

BOTH_WAYS: Final = 0
ONLY_TOWARD: Final = 1
ONLY_AWAY: Final = 2


@final
class Shift(Decision):
    """Move up to `n` battlegrounds one step each, toward your sphere or away from it."""

    def __init__(self, fits: Fits, n: int, way: int) -> None:
        super().__init__()
        self.asks = "ask-shift"
        self.fits: Final = fits
        self.n: i64 = n
        self.way: i64 = way

    def enter(self, s: State, f: Frame) -> None:
        f.left = self.n
        f.arg = self.fits.found(s, f.who)

    def advance(self, s: State, f: Frame) -> i64:
        if f.left > 0 and (self.can_come(s, f) | self.can_go(s, f)):
            return WAIT
        return DONE

    def can_come(self, s: State, f: Frame) -> i64:
        if self.way == ONLY_AWAY:
            return 0
        return f.arg & ~f.picks & ~lying_in(s, 1 + f.who)

    def can_go(self, s: State, f: Frame) -> i64:
        if self.way == ONLY_TOWARD:
            return 0
        return f.arg & ~f.picks & ~lying_in(s, 2 - f.who)

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add_members(TOWARD, self.can_come(s, f))
        out.add_members(AWAY, self.can_go(s, f))
        out.add(PASS)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        come = self.can_come(s, f)
        go = self.can_go(s, f)
        n = count(come)
        k = rng.below(n + count(go) + 1)
        if k < n:
            return TOWARD + nth(come, k)
        if k < n + count(go):
            return AWAY + nth(go, k - n)
        return PASS

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if action == PASS:
            s.pop()
            return
        if action >= AWAY:
            slide(s, action - AWAY, 1 - seat)
            f.picks |= bit(action - AWAY)
        else:
            slide(s, action - TOWARD, seat)
            f.picks |= bit(action - TOWARD)
        f.left -= 1

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        return Prompt(self.asks, {"n": int(f.left)})


# How far it has come.
WHERE: Final = 0
HOW_MANY: Final = 1
WHICH_WAY: Final = 2


@final
class PlaceAndShift(Decision):
    """Place up to `n` on one battleground, and move it one step either way, even without a cube.

    This replaces the usual move. [FAQ: U-2 Photographs]
    """

    def __init__(self, limits: Limits, fits: Fits, n: int) -> None:
        super().__init__()
        self.limits: Final = limits
        self.fits: Final = fits
        self.n: i64 = n

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc == WHERE:
            f.can = self.fits.found(s, f.who)
            if f.can == 0:
                return DONE
        return WAIT

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        if f.pc == WHERE:
            out.add_members(ON, f.can)
            out.add(PASS)
        elif f.pc == HOW_MANY:
            for k in range(room_for(s, self.limits, seat, f.picks, self.n)):
                out.add(CUBES_MOVED + k)
            out.add(PASS)
        else:
            out.add(TOWARD + f.picks)
            out.add(AWAY + f.picks)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if f.pc == WHERE:
            if action == PASS:
                s.pop()
                return
            f.picks = action - ON
            f.pc = WHICH_WAY
            if room_for(s, self.limits, seat, f.picks, self.n):
                f.pc = HOW_MANY
        elif f.pc == HOW_MANY:
            if action != PASS:
                put(s, seat, f.picks, action - CUBES_MOVED + 1)
            f.pc = WHICH_WAY
        else:
            # A later clause of the event does not move it again.
            s.d[TOUCHED] |= bit(f.picks)
            if action >= AWAY:
                slide(s, f.picks, 1 - seat)
            else:
                slide(s, f.picks, seat)
            s.pop()

    def most(self, s: State, f: Frame, seat: i64) -> int:
        """How many cubes can really be placed where there is the most room for them."""
        can = [at for at in range(BATTLEGROUNDS) if (f.can >> at) & 1]
        return max([int(room_for(s, self.limits, seat, at, self.n)) for at in can])

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        if f.pc == WHERE:
            return Prompt("ask-place-and-shift", {"n": self.most(s, f, seat)})
        at = s.book.verbs[ON // 256].nouns[f.picks]
        if f.pc == HOW_MANY:
            return Prompt(
                "ask-cubes-here", {"n": int(room_for(s, self.limits, seat, f.picks, self.n)), "at": at}
            )
        return Prompt("ask-which-way", {"at": at})
