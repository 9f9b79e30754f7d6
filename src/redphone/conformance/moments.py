"""Moments of a game: positions that checks look at, with the act that comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

from redphone.conformance.sights import Sight
from redphone.conformance.subject import Act, Setup, Subject
from redphone.core.events import Event
from redphone.core.layout import OVER
from redphone.core.play import Play
from redphone.core.rng import Rng
from redphone.core.state import State

SALT = 1962


class Broken(Exception):
    """What a check demands does not hold. The message says what was found instead."""


class Position:
    """A state and the act that is tried in it, if any. What several checks need is found once."""

    def __init__(self, subject: Subject, state: State, act: Act | None) -> None:
        self.subject = subject
        self.state = state
        self.act = act
        self.asked = subject.asked(state)
        self.options = {seat: subject.options(state, seat) for seat in self.asked}
        self.ints = state.ints()

    def rng(self) -> Rng:
        """Randomness for one check, of this position alone: what fails must fail again when it is shrunk."""
        return Rng(self.state.digest() << 32 | SALT)

    @cached_property
    def dump(self) -> bytes:
        return self.subject.dump(self.state)

    @cached_property
    def loaded(self) -> State:
        return self.subject.load(self.dump)

    @cached_property
    def following(self) -> tuple[State, list[Event]]:
        """The position after the act, and what was told of it. Where nobody acts any more, the same one."""
        state = self.subject.clone(self.state)
        return state, [] if self.act is None else self.subject.apply(state, self.act.action, self.act.seat)


class Twin(NamedTuple):
    """A clone of the position before, in which the same was done: how things should stand now."""

    state: State
    events: list[Event]


class Moment(Position):
    """A position of a game that is being played, with its past."""

    def __init__(
        self, subject: Subject, play: Play, act: Act | None, twin: Twin | None, tally: Counter[str]
    ) -> None:
        super().__init__(subject, play.state, act)
        self.play = play
        self.twin = twin
        self.tally = tally
        """How often each check ran, and what checks want to have counted besides."""

    @cached_property
    def acted(self) -> Play:
        """The same play with the act done."""
        play = self.subject.again(self.play)
        if self.act is not None:
            self.subject.act(play, self.act.action, self.act.seat)
        return play

    @cached_property
    def sights(self) -> list[Sight]:
        return [Sight(self.subject, self.state, place) for place in self.subject.places]


Check = Callable[[Moment], bool | None]
"""Raises Broken. False: there was nothing to look at, so it does not count."""


class Walk:
    """A game played by numbers: each names who acts next, of those that are asked, and with which option.

    Odds are ignored: what is rare in play comes as often as anything else.
    """

    def __init__(self, subject: Subject, setup: Setup) -> None:
        self.subject = subject
        self.play = subject.start(setup)
        self.twin: Twin | None = None

    @property
    def is_over(self) -> bool:
        return self.play.state.actor == OVER

    def find(self, number: int) -> tuple[int, Act | None]:
        """The act that a number names here, and the smallest that names it; no act if nobody can act."""
        asked = self.subject.asked(self.play.state)
        if not asked:
            return 0, None
        place = number % len(asked)
        options = self.subject.options(self.play.state, asked[place])
        if not options:
            return 0, None
        k = number // len(asked) % len(options)
        return place + len(asked) * k, Act(asked[place], options[k])

    def acts(self) -> list[Act | None]:
        """All that can be done here; no act, where nobody can do anything."""
        state = self.play.state
        asked = self.subject.asked(state)
        return [Act(seat, option) for seat in asked for option in self.subject.options(state, seat)] or [None]

    def moment(self, act: Act | None, tally: Counter[str]) -> Moment:
        return Moment(self.subject, self.play, act, self.twin, tally)

    def go(self, act: Act | None) -> None:
        if act is None:
            raise Broken("nobody can do anything, and the game is not over")
        twin = self.subject.clone(self.play.state)
        self.twin = Twin(twin, self.subject.apply(twin, act.action, act.seat))
        self.subject.act(self.play, act.action, act.seat)


class Finding(NamedTuple):
    """A check that failed, or in which something crashed."""

    check: str
    message: str
    crash: str = ""
    """The exception's type, where it was not the check's own."""

    def is_like(self, other: Finding) -> bool:
        """The same fault, as far as one can tell: messages name cards and seats, which differ."""
        return self.check == other.check and self.crash == other.crash


PLAYING = "play_goes_on"
"""The name for a crash in the rules themselves, outside of any check."""


def finding_of(check: str, error: Exception) -> Finding:
    if isinstance(error, Broken):
        return Finding(check, str(error))
    crash = type(error).__name__
    return Finding(check, f"{crash}: {error}", crash)


def first_finding(checks: tuple[Check, ...], moment: Moment) -> Finding | None:
    """Run the checks in their order, up to the first that fails."""
    for check in checks:
        try:
            if check(moment) is not False:
                moment.tally[check.__name__] += 1
        except Exception as error:
            # Whatever the rules raise where they should not is a fault of the game, not of the kit.
            return finding_of(check.__name__, error)
    return None
