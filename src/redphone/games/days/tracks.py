"""The verbs of strategy cards that move DEFCON tracks, and those that are neither cubes nor tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.actions import PASS
from redphone.core.bits import bit, count, low
from redphone.core.events import Prompt
from redphone.core.flow import Do
from redphone.core.steps import Choice, Condition, Who
from redphone.core.zones import EVERYBODY
from redphone.games.days.board import DEFCON_2, SIDES, TOP, TRACKS
from redphone.games.days.effects import gain, shift, shift_by_event
from redphone.games.days.numbers import DEFCON, LASTS
from redphone.games.days.scoring import dominates, lead_on
from redphone.games.days.state import HELD, IDLE, LASTING, MARKER

if TYPE_CHECKING:
    from redphone.core.state import Frame, State

YOURS: Final = -1
"""In the place of a side: whoever is asked."""

# Which ways a marker may be moved.
UP: Final = 1
DOWN: Final = 2
EITHER: Final = 3


def way(track: i64, steps: i64) -> i64:
    """The noun of a marker's move, by 1 or 2 either way."""
    if steps < 0:
        return 4 * track + 2 + steps
    return 4 * track + 1 + steps


def track_of(noun: i64) -> i64:
    return noun >> 2


def steps_of(noun: i64) -> i64:
    k = noun & 3
    if k < 2:
        return k - 2
    return k - 1


WAYS: Final = [f"{track}{steps:+d}" for track in TRACKS for steps in (-2, -1, 1, 2)]


@final
class MoveTrack(Choice):
    """Move one of a side's DEFCON tracks by up to so many steps, or several different ones (`times`).

    `only` names the tracks that may be moved; `most`: only the most escalated.
    """

    def __init__(
        self,
        up_to: int,
        of: int = YOURS,
        only: int = 0b111,
        ways: int = EITHER,
        times: int = 1,
        most: bool = False,
    ) -> None:
        super().__init__("ask-track", DEFCON)
        self.up_to: i64 = up_to
        self.of: i64 = of
        self.only: i64 = only
        self.ways: i64 = ways
        self.times: i64 = times
        self.most: bool = most

    def enter(self, s: State, f: Frame) -> None:
        f.left = self.times

    def side(self, f: Frame) -> i64:
        if self.of == YOURS:
            return f.who
        return self.of

    def found(self, s: State, f: Frame) -> i64:
        if f.left == 0:
            return 0
        d = s.d
        side = self.side(f)
        ways = self.ways
        if (d[HELD] >> side) & 1:
            ways &= ~DOWN
        at = MARKER + 3 * side
        least: i64 = 1
        if self.most:
            for track in range(i64(3)):
                if d[at + track] > least:
                    least = d[at + track]
        can: i64 = 0
        for track in range(i64(3)):
            marker = d[at + track]
            if (self.only >> track) & 1 and (f.picks >> track) & 1 == 0 and marker >= least:
                for steps in range(i64(1), self.up_to + 1):
                    if ways & DOWN and marker - steps >= 1:
                        can |= bit(way(track, -steps))
                    if ways & UP and marker + steps <= TOP:
                        can |= bit(way(track, steps))
        return can

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if action == PASS:
            s.pop()
            return
        noun = action - DEFCON
        shift(s, self.side(f), track_of(noun), steps_of(noun))
        f.picks |= bit(track_of(noun))
        f.left -= 1

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        side = SIDES[self.side(f)]
        n = int(self.up_to)
        if self.most:
            return Prompt("ask-highest-track", {"side": side, "n": n})
        if count(self.only) == 1:
            return Prompt("ask-one-track", {"side": side, "track": TRACKS[low(self.only)], "n": n})
        return Prompt(self.asks, {"side": side, "n": n, "left": int(f.left)})


@final
class Deflate(Do):
    """Deflate all three of your DEFCON tracks by so many steps."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps: i64 = steps

    def do(self, s: State, seat: i64, arg: i64) -> None:
        for track in range(i64(3)):
            shift_by_event(s, seat, track, -self.steps)


@final
class Gain(Do):
    """A side gains prestige."""

    def __init__(self, side: int, n: int) -> None:
        super().__init__()
        self.side: i64 = side
        self.n: i64 = n

    def do(self, s: State, seat: i64, arg: i64) -> None:
        gain(s, self.side, self.n)


@final
class Lasts(Do):
    """An effect works on the seat (on the opponent's: see By) for the rest of the round."""

    def __init__(self, effect: int) -> None:
        super().__init__()
        self.effect: i64 = effect

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        d[LASTING + seat] |= self.effect
        d[IDLE] = 0
        if s.listening:
            s.tell(LASTS, EVERYBODY, seat, low(self.effect))


@final
class InDefcon3(Condition):
    """A side's marker on a track is in the DEFCON 3 area."""

    def __init__(self, side: int, track: int) -> None:
        self.side: i64 = side
        self.track: i64 = track

    def holds(self, s: State, seat: i64) -> bool:
        d = s.d
        return d[MARKER + 3 * self.side + self.track] < DEFCON_2


@final
class UsIsHigher(Condition):
    """The US is more escalated than the USSR on a track."""

    def __init__(self, track: int) -> None:
        self.track: i64 = track

    def holds(self, s: State, seat: i64) -> bool:
        return lead_on(s, self.track) > 0


@final
class Leader(Who):
    """Whoever dominates a battleground."""

    def __init__(self, at: int) -> None:
        self.at: i64 = at

    def seat(self, s: State, seat: i64) -> i64:
        return dominates(s, self.at)
