"""The words of events that place, remove and move cubes, and the Command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.actions import PASS
from redphone.core.bits import Buffer, bit, count, low, nth
from redphone.core.events import Field, Prompt
from redphone.core.flow import DONE, WAIT, Decision
from redphone.core.rng import Rng
from redphone.core.steps import Choice
from redphone.games.minutes.board import BATTLEGROUNDS, CUBES_EACH, SIDES
from redphone.games.minutes.choices import with_cubes, with_room, within_limits, within_reach
from redphone.games.minutes.effects import is_first_touch, put, side_of, slide
from redphone.games.minutes.fits import Fits, seat_of
from redphone.games.minutes.numbers import CUBES_MOVED, ON, PLACE, REMOVE
from redphone.games.minutes.state import CUBES, SUPPLY

if TYPE_CHECKING:
    from redphone.core.state import Frame, State


@final
class Limits:
    """House rules that cubes keep to."""

    def __init__(self, most: int, away_from_owner: bool) -> None:
        self.most: i64 = most
        """Cubes of one player on a battleground."""
        self.away_from_owner: bool = away_from_owner
        """Removing another's cubes pushes the battleground away from their owner, not from who removes."""


@final
class Place(Choice):
    """Place up to `n` cubes in total on up to so many battlegrounds; each comes one step to you."""

    def __init__(self, limits: Limits, fits: Fits, n: int, battlegrounds: int, each: int) -> None:
        super().__init__("ask-place", PLACE)
        self.limits: Final = limits
        self.fits: Final = fits
        self.n: i64 = n
        self.battlegrounds: i64 = battlegrounds
        self.each: i64 = each

    def enter(self, s: State, f: Frame) -> None:
        f.left = self.n
        f.arg = self.fits.found(s, f.who)

    def found(self, s: State, f: Frame) -> i64:
        if f.left == 0:
            return 0
        can = with_room(s, f.who, f.arg, self.limits.most)
        return within_limits(f.picks, can, self.battlegrounds, self.each)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if action == PASS:
            s.pop()
            return
        at = action - PLACE
        put(s, seat, at, 1)
        pull(s, at, seat)
        f.picks += bit(4 * at)
        f.left -= 1

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        """With how many can really still be placed, if they go to as many places as may be."""
        there = [int(room_for(s, self.limits, seat, at, CUBES_EACH)) for at in range(BATTLEGROUNDS)]
        most = within_reach(f.picks, f.can, self.battlegrounds, self.each, there)
        return Prompt(self.asks, {"n": min(int(f.left), int(s.d[SUPPLY + seat]), most)})


@final
class Remove(Choice):
    """Remove up to `n` cubes in total from up to so many battlegrounds; each goes one step away."""

    def __init__(self, limits: Limits, fits: Fits, n: int, of: int, battlegrounds: int, each: int) -> None:
        super().__init__("ask-remove", REMOVE)
        self.limits: Final = limits
        self.fits: Final = fits
        self.n: i64 = n
        self.of: i64 = of
        self.battlegrounds: i64 = battlegrounds
        self.each: i64 = each

    def enter(self, s: State, f: Frame) -> None:
        f.left = self.n
        f.arg = self.fits.found(s, f.who)

    def found(self, s: State, f: Frame) -> i64:
        if f.left == 0:
            return 0
        can = with_cubes(s, seat_of(s, self.of, f.who), f.arg)
        return within_limits(f.picks, can, self.battlegrounds, self.each)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if action == PASS:
            s.pop()
            return
        at = action - REMOVE
        owner = seat_of(s, self.of, seat)
        put(s, owner, at, -1)
        push_away(s, self.limits, at, seat, owner)
        f.picks += bit(4 * at)
        f.left -= 1

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        """With how many can really still be removed, if all come from as many places as may be."""
        owner = seat_of(s, self.of, seat)
        there = [int(s.d[CUBES + 14 * owner + at]) for at in range(BATTLEGROUNDS)]
        most = within_reach(f.picks, f.can, self.battlegrounds, self.each, there)
        return Prompt(self.asks, {"side": SIDES[side_of(s, owner)], "n": min(int(f.left), most)})


def pull(s: State, at: i64, seat: i64) -> None:
    """A battleground that cubes were placed on comes one step, once an event. [Commands]"""
    if is_first_touch(s, at):
        slide(s, at, seat)


def push_away(s: State, limits: Limits, at: i64, seat: i64, owner: i64) -> None:
    """A battleground that cubes were removed from goes one step away, once an event. [Commands]"""
    if not is_first_touch(s, at):
        return
    if limits.away_from_owner:
        slide(s, at, 1 - owner)
    else:
        slide(s, at, 1 - seat)


@final
class RemoveHalf(Choice):
    """Remove half of somebody's cubes, rounded up, from one battleground, which goes one step away."""

    def __init__(self, limits: Limits, fits: Fits, of: int) -> None:
        super().__init__("ask-remove-half", REMOVE)
        self.limits: Final = limits
        self.fits: Final = fits
        self.of: i64 = of

    def found(self, s: State, f: Frame) -> i64:
        return with_cubes(s, seat_of(s, self.of, f.who), self.fits.found(s, f.who))

    def may_stop(self, f: Frame) -> bool:
        return False

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        at = action - REMOVE
        owner = seat_of(s, self.of, seat)
        put(s, owner, at, -((s.d[CUBES + 14 * owner + at] + 1) >> 1))
        push_away(s, self.limits, at, seat, owner)
        s.pop()

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        return Prompt(self.asks, {"side": SIDES[side_of(s, seat_of(s, self.of, seat))]})


@final
class MoveCubes(Choice):
    """Move up to `n` cubes from one battleground, which goes away, to another, which comes to you.

    First the cubes, one by one (they stay where they are until it is known where they go), then the place.
    `f.picks` is 1 + the source, `f.left` how many more may be taken.
    """

    def __init__(self, limits: Limits, source: Fits, to: Fits, n: int, of: int) -> None:
        super().__init__("ask-take-cubes", REMOVE)
        self.limits: Final = limits
        self.source: Final = source
        self.to: Final = to
        self.n: i64 = n
        self.of: i64 = of

    def enter(self, s: State, f: Frame) -> None:
        f.left = self.n
        f.arg = self.to.found(s, f.who)

    def found(self, s: State, f: Frame) -> i64:
        d = s.d
        owner = seat_of(s, self.of, f.who)
        taken = self.n - f.left
        if f.pc == 0:
            if f.picks == 0:
                can = with_cubes(s, owner, self.source.found(s, f.who))
                left = can
                while left:
                    at = low(left)
                    if self.places_for(s, f, owner, at, 1) == 0:
                        can &= ~bit(at)
                    left &= left - 1
                return can
            at = f.picks - 1
            more = f.left > 0 and d[CUBES + 14 * owner + at] > taken
            if more and self.places_for(s, f, owner, at, taken + 1):
                return bit(at)
            f.pc = 1
        return self.places_for(s, f, owner, f.picks - 1, taken)

    def places_for(self, s: State, f: Frame, owner: i64, source: i64, n: i64) -> i64:
        """Where so many cubes from this battleground can go."""
        can = f.arg & ~bit(source)
        most = self.limits.most
        if most < CUBES_EACH:
            d = s.d
            left = can
            while left:
                at = low(left)
                if d[CUBES + 14 * owner + at] + n > most:
                    can &= ~bit(at)
                left &= left - 1
        return can

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        if f.pc == 0:
            out.add_members(REMOVE, f.can)
            out.add(PASS)
        else:
            out.add_members(PLACE, f.can)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        n = count(f.can)
        if f.pc:
            return PLACE + nth(f.can, rng.below(n))
        k = rng.below(n + 1)
        if k == n:
            return PASS
        return REMOVE + nth(f.can, k)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if action == PASS:
            if f.picks == 0:
                s.pop()
            else:
                f.pc = 1
            return
        if f.pc == 0:
            f.picks = action - REMOVE + 1
            f.left -= 1
            return
        owner = seat_of(s, self.of, seat)
        n = self.n - f.left
        source = f.picks - 1
        put(s, owner, source, -n)
        push_away(s, self.limits, source, seat, owner)
        put(s, owner, action - PLACE, n)
        pull(s, action - PLACE, seat)
        s.pop()

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        owner = seat_of(s, self.of, seat)
        taken = int(self.n - f.left)
        if f.pc:
            return Prompt("ask-move-to", {"side": SIDES[side_of(s, owner)], "n": taken})
        most = max([self.most_from(s, f, owner, at) for at in range(BATTLEGROUNDS) if (f.can >> at) & 1])
        fields: dict[str, Field] = {"side": SIDES[side_of(s, owner)], "n": most - taken, "taken": taken}
        return Prompt(self.asks, fields)

    def most_from(self, s: State, f: Frame, owner: i64, source: i64) -> int:
        """How many cubes of this battleground have a place where they can all go."""
        n = min(self.n, s.d[CUBES + 14 * owner + source])
        while n and self.places_for(s, f, owner, source, n) == 0:
            n -= 1
        return int(n)


@final
class Command(Decision):
    """Place or remove up to `n` of your own cubes on one battleground; it moves one step. [Commands]

    Two small decisions: where, then how many. `n` = 0: as many as the argument says.
    """

    def __init__(self, limits: Limits, fits: Fits, n: int) -> None:
        super().__init__()
        self.limits: Final = limits
        self.fits: Final = fits
        self.n: i64 = n

    def enter(self, s: State, f: Frame) -> None:
        f.left = self.n
        if self.n == 0:
            f.left = f.arg

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc:
            return WAIT
        among = self.fits.found(s, f.who)
        can = with_room(s, f.who, among, self.limits.most) | with_cubes(s, f.who, among)
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
            out.add(CUBES_MOVED + CUBES_EACH + k)

    def can_place(self, s: State, f: Frame) -> i64:
        return room_for(s, self.limits, f.who, f.picks, f.left)

    def can_remove(self, s: State, f: Frame) -> i64:
        there = s.d[CUBES + 14 * f.who + f.picks]
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
        return CUBES_MOVED + CUBES_EACH + k - placing

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if action == PASS:
            s.pop()
            return
        if f.pc == 0:
            f.picks = action - ON
            f.pc = 1
            return
        n = action - CUBES_MOVED + 1
        if n <= CUBES_EACH:
            put(s, seat, f.picks, n)
            pull(s, f.picks, seat)
        else:
            put(s, seat, f.picks, CUBES_EACH - n)
            push_away(s, self.limits, f.picks, seat, seat)
        s.pop()

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        if f.pc:
            # As many as can really be placed there, or removed.
            n = max(int(self.can_place(s, f)), int(self.can_remove(s, f)))
            return Prompt("ask-cubes", {"n": n, "at": s.book.verbs[ON // 256].nouns[f.picks]})
        return Prompt("ask-command", {"n": int(f.left)})


def room_for(s: State, limits: Limits, seat: i64, at: i64, n: i64) -> i64:
    """How many of up to `n` cubes a seat can place on a battleground."""
    d = s.d
    room = limits.most - d[CUBES + 14 * seat + at]
    if room < n:
        n = room
    if d[SUPPLY + seat] < n:
        n = d[SUPPLY + seat]
    if n < 0:
        n = 0
    return n
