"""The verbs of strategy cards that place and remove cubes.

`who` is asked, on behalf of `seat`: for the player of an event, or for whom a card names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.actions import PASS
from redphone.core.bits import Buffer, bit, count, nth
from redphone.core.events import Prompt
from redphone.core.flow import DONE, WAIT, Decision, Do
from redphone.core.rng import Rng
from redphone.core.steps import Choice, Condition
from redphone.games.days.board import (
    ANYWHERE,
    BATTLEGROUNDS,
    MOST_CUBES,
    SIDES,
    SOPS,
    TO_THE_BRINK,
    Board,
)
from redphone.games.days.effects import put, shift, shift_by_event
from redphone.games.days.numbers import CUBES_MOVED, ON, PLACE, REMOVE
from redphone.games.days.state import CUBES, ICON, LASTING, SUPPLY

if TYPE_CHECKING:
    from redphone.core.state import Frame, State

# Where cubes may be placed, judged once, when the event starts.
EVERYWHERE: Final = 0
WHERE_NONE: Final = 1
WHERE_SOME: Final = 2


@final
class Place(Choice):
    """Place up to `n` cubes in total on these battlegrounds, at most so many on each."""

    def __init__(
        self, board: Board, n: int, on: int, at_most: int = MOST_CUBES, only: int = EVERYWHERE
    ) -> None:
        super().__init__("ask-place", PLACE)
        self.board: Final = board
        self.n: i64 = n
        self.on: i64 = on
        self.at_most: i64 = at_most
        self.only: i64 = only

    def enter(self, s: State, f: Frame) -> None:
        f.left = self.n
        f.arg = self.on
        if self.only != EVERYWHERE:
            d = s.d
            for at in range(i64(9)):
                if (d[CUBES + 9 * f.who + at] > 0) != (self.only == WHERE_SOME):
                    f.arg &= ~bit(at)

    def found(self, s: State, f: Frame) -> i64:
        if f.left == 0:
            return 0
        can = with_room(s, f.who, f.arg)
        placed = f.picks
        if placed:
            for at in range(i64(9)):
                if ((placed >> (4 * at)) & 15) >= self.at_most:
                    can &= ~bit(at)
        return can

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if action == PASS:
            s.pop()
            return
        d = s.d
        at = action - PLACE
        put(s, f.who, at, 1)
        # With an icon: one step for each cube on a battleground after its first.
        if d[ICON] and (f.picks >> (4 * at)) & 15:
            shift(s, f.who, self.board.track[at], 1)
        f.picks += bit(4 * at)
        f.left -= 1

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        """With how many can really still be placed."""
        d = s.d
        room = 0
        for at in range(9):
            if (f.can >> at) & 1:
                more = self.at_most - ((f.picks >> (4 * at)) & 15)
                room += int(min(MOST_CUBES - d[CUBES + 9 * f.who + at], more))
        return Prompt(self.asks, {"n": min(int(f.left), int(d[SUPPLY + f.who]), room)})


@final
class Remove(Choice):
    """Remove up to `n` cubes of a side from these battlegrounds; `one`: all from the same."""

    def __init__(self, board: Board, n: int, of: int, on: int = ANYWHERE, one: bool = False) -> None:
        super().__init__("ask-remove", REMOVE)
        self.board: Final = board
        self.n: i64 = n
        self.of: i64 = of
        self.on: i64 = on
        self.one: bool = one

    def enter(self, s: State, f: Frame) -> None:
        f.left = self.n
        f.arg = self.on

    def found(self, s: State, f: Frame) -> i64:
        can: i64 = 0
        if f.left > 0:
            can = with_cubes(s, self.of, f.arg)
        return can

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if action == PASS:
            s.pop()
            return
        d = s.d
        at = action - REMOVE
        put(s, self.of, at, -1)
        if d[ICON] and (f.picks >> (4 * at)) & 15:
            shift_by_event(s, self.of, self.board.track[at], -1)
        f.picks += bit(4 * at)
        f.left -= 1
        if self.one:
            f.arg = bit(at)

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        """With how many can really still be removed."""
        there = [int(s.d[CUBES + 9 * self.of + at]) for at in range(9) if (f.can >> at) & 1]
        most = max(there) if self.one else sum(there)
        return Prompt(self.asks, {"side": SIDES[self.of], "n": min(int(f.left), most)})


def with_cubes(s: State, side: i64, among: i64) -> i64:
    """The battlegrounds of a set where a side has cubes."""
    d = s.d
    own = CUBES + 9 * side
    for at in range(i64(9)):
        if d[own + at] == 0:
            among &= ~bit(at)
    return among


def with_room(s: State, side: i64, among: i64) -> i64:
    """The battlegrounds of a set where a side can place a cube."""
    d = s.d
    if d[SUPPLY + side] == 0:
        return 0
    own = CUBES + 9 * side
    for at in range(i64(9)):
        if d[own + at] == MOST_CUBES:
            among &= ~bit(at)
    return among


@final
class RemoveHalf(Choice):
    """Remove half of a side's cubes, rounded up, from one of these battlegrounds."""

    def __init__(self, board: Board, of: int, on: int) -> None:
        super().__init__("ask-remove-half", REMOVE)
        self.board: Final = board
        self.of: i64 = of
        self.on: i64 = on

    def found(self, s: State, f: Frame) -> i64:
        return with_cubes(s, self.of, self.on)

    def may_stop(self, f: Frame) -> bool:
        return False

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        at = action - REMOVE
        n = (d[CUBES + 9 * self.of + at] + 1) >> 1
        put(s, self.of, at, -n)
        if d[ICON] and n > 1:
            shift_by_event(s, self.of, self.board.track[at], 1 - n)
        s.pop()

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        return Prompt(self.asks, {"side": SIDES[self.of]})


@final
class Command(Decision):
    """Place or remove up to `n` of your own cubes, all on one battleground. [Command]

    Two small decisions: where, then how many. `n` = 0: as many as the argument says.
    """

    def __init__(self, board: Board, n: int, on: int = ANYWHERE, only_place: bool = False) -> None:
        super().__init__()
        self.board: Final = board
        self.n: i64 = n
        self.on: i64 = on
        self.only_place: bool = only_place

    def enter(self, s: State, f: Frame) -> None:
        n = self.n
        if n == 0:
            n = f.arg
        f.left = commanded(s, f.who, n)

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc:
            return WAIT
        d = s.d
        can: i64 = 0
        own = CUBES + 9 * f.who
        supply = d[SUPPLY + f.who]
        for at in range(i64(9)):
            if (self.on >> at) & 1:
                there = d[own + at]
                if (there < MOST_CUBES and supply > 0) or (there > 0 and not self.only_place):
                    can |= bit(at)
        f.can = can
        if can:
            return WAIT
        return DONE

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        if f.pc == 0:
            out.add_members(ON, f.can)
            out.add(PASS)
            return
        for k in range(self.can_place(s, f)):
            out.add(CUBES_MOVED + k)
        for k in range(self.can_remove(s, f)):
            out.add(CUBES_MOVED + MOST_CUBES + k)

    def can_place(self, s: State, f: Frame) -> i64:
        d = s.d
        n = f.left
        room = MOST_CUBES - d[CUBES + 9 * f.who + f.picks]
        if room < n:
            n = room
        if d[SUPPLY + f.who] < n:
            n = d[SUPPLY + f.who]
        return n

    def can_remove(self, s: State, f: Frame) -> i64:
        if self.only_place:
            return 0
        d = s.d
        there = d[CUBES + 9 * f.who + f.picks]
        if there < f.left:
            return there
        return f.left

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        if f.pc == 0:
            n = count(f.can)
            k = rng.below(n + 1)
            if k == n:
                return PASS
            return ON + nth(f.can, k)
        placing = self.can_place(s, f)
        k = rng.below(placing + self.can_remove(s, f))
        if k < placing:
            return CUBES_MOVED + k
        return CUBES_MOVED + MOST_CUBES + k - placing

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if action == PASS:
            s.pop()
            return
        if f.pc == 0:
            f.picks = action - ON
            f.pc = 1
            return
        n = action - CUBES_MOVED + 1
        at = f.picks
        track = self.board.track[at]
        # One step for each cube after the first. [Command]
        if n <= MOST_CUBES:
            put(s, f.who, at, n)
            if n > 1:
                shift(s, f.who, track, n - 1)
        else:
            n -= MOST_CUBES
            put(s, f.who, at, -n)
            if n > 1:
                shift(s, f.who, track, 1 - n)
        s.pop()

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        n = int(f.left)
        if f.pc:
            return Prompt("ask-cubes", {"n": n, "at": BATTLEGROUNDS[f.picks]})
        return Prompt("ask-command-place" if self.only_place else "ask-command", {"n": n})


def commanded(s: State, side: i64, n: i64) -> i64:
    """How many cubes a Command of `n` moves now: SOPs and To the Brink added, at least 1."""
    lasting = s.d[LASTING + side]
    if lasting & SOPS:
        n += 1
    if lasting & TO_THE_BRINK:
        n -= 1
    if n < 1:
        n = 1
    return n


@final
class Withdraw(Do):
    """Remove exactly `n` of your cubes from a battleground."""

    def __init__(self, board: Board, n: int, at: int) -> None:
        super().__init__()
        self.board: Final = board
        self.n: i64 = n
        self.at: i64 = at

    def do(self, s: State, seat: i64, arg: i64) -> None:
        put(s, seat, self.at, -self.n)
        if s.d[ICON]:
            shift_by_event(s, seat, self.board.track[self.at], 1 - self.n)


@final
class HasCubes(Condition):
    """You have at least `n` cubes on a battleground."""

    def __init__(self, n: int, at: int) -> None:
        self.n: i64 = n
        self.at: i64 = at

    def holds(self, s: State, seat: i64) -> bool:
        d = s.d
        return d[CUBES + 9 * seat + self.at] >= self.n
