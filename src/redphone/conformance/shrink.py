"""A long game that fails becomes a short one that fails in the same way."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from redphone.conformance.moments import PLAYING, Check, Finding, Walk, finding_of, first_finding
from redphone.conformance.structure import records_replay
from redphone.conformance.subject import Act, Setup, Subject
from redphone.core.records import Record

MOST_TRIES = 800
MOST_ACTS = 40_000
"""How many simpler games are tried, with how many acts: a short record is worth some seconds, not an hour."""
SHORT = 20
OTHERS = 20
"""A game that is not short yet may fail early if somebody does something else: how many acts are tried."""


class Case(NamedTuple):
    """A game that fails where it ends, or when that act is tried there."""

    finding: Finding
    numbers: list[int]
    """The game by numbers (see Walk); the last one is the act that is tried."""
    record: Record
    act: Act | None

    def is_simpler_than(self, other: Case) -> bool:
        return (len(self.numbers), self.numbers) < (len(other.numbers), other.numbers)


class Script:
    """Plays games by numbers, and looks at them with one check only."""

    def __init__(self, subject: Subject, setup: Setup, check: Check | None) -> None:
        self.subject = subject
        self.setup = setup
        self.checks = () if check is None else (check,)
        # What only a finished game can fail, a game that stops early cannot: it goes on with zeros.
        self.to_the_end = check is records_replay

    def case(self, numbers: list[int], everywhere: bool = False) -> Case | None:
        """How the game fails at its last number, or (`everywhere`) at the first that fails.

        A game that is over earlier is looked at there. A crash while it is played is a failure anywhere.
        """
        try:
            walk = Walk(self.subject, self.setup)
        except Exception as error:
            return Case(finding_of(PLAYING, error), [], empty_record(self.subject, self.setup), None)
        most = self.subject.longest(walk.play.state) + 1 if self.to_the_end else len(numbers)
        taken: list[int] = []
        while len(taken) < most:
            act = None
            try:
                number, act = walk.find(numbers[len(taken)] if len(taken) < len(numbers) else 0)
                taken.append(number)
                finding = None
                if everywhere or walk.is_over or len(taken) == most:
                    finding = first_finding(self.checks, walk.moment(act, Counter()))
                if finding is None:
                    if walk.is_over:
                        return None
                    walk.go(act)
            except Exception as error:
                finding = finding_of(PLAYING, error)
            if finding is not None:
                return Case(finding, taken[: len(numbers)], walk.play.record, act)
        return None

    def record(self, numbers: list[int]) -> Record:
        """The game up to its last number, whether it fails or not."""
        walk = Walk(self.subject, self.setup)
        for number in numbers[:-1]:
            walk.go(walk.find(number)[1])
        return walk.play.record


def empty_record(subject: Subject, setup: Setup) -> Record:
    """Of a game in which nothing has happened yet. (Made without a Play: perhaps there is none.)"""
    chosen = {name: setup.options.get(name, option.default) for name, option in subject.game.options.items()}
    return Record(subject.game, setup.rules, chosen, subject.seats, [])


class Shrinking:
    """A bounded search for the simplest game that fails like this one: fewer numbers, then smaller ones."""

    def __init__(self, script: Script, case: Case) -> None:
        self.script = script
        self.best = case
        self.tries = 0
        self.acts = 0

    @property
    def is_tired(self) -> bool:
        return self.tries >= MOST_TRIES or self.acts >= MOST_ACTS

    def run(self) -> Case:
        while not self.is_tired:
            before = self.best
            self.delete()
            self.zero()
            self.lower()
            self.branch()
            if self.best is before:
                break
        return self.best

    def is_accepted(self, numbers: list[int]) -> bool:
        """Try a game, and keep it if it is simpler and fails likewise."""
        if self.is_tired or numbers == self.best.numbers:
            return False
        self.tries += 1
        self.acts += len(numbers)
        case = self.script.case(numbers)
        if case is None or not case.finding.is_like(self.best.finding) or not case.is_simpler_than(self.best):
            return False
        self.best = case
        return True

    def delete(self) -> None:
        """Leave out parts, the largest first. Of the short ones every length: a turn is some acts long."""
        size = len(self.best.numbers)
        while size:
            start = 0
            while start < len(self.best.numbers):
                numbers = self.best.numbers
                if not self.is_accepted(numbers[:start] + numbers[start + size :]):
                    start += size
            size = size // 2 if size > 12 else size - 1

    def zero(self) -> None:
        """Put the first option in the place of parts, the largest first."""
        size = len(self.best.numbers)
        while size:
            for start in range(0, len(self.best.numbers), size):
                numbers = self.best.numbers
                part = numbers[start : start + size]
                if any(part):
                    self.is_accepted(numbers[:start] + [0] * len(part) + numbers[start + size :])
            size //= 2

    def lower(self) -> None:
        for k in range(len(self.best.numbers)):
            for smaller in (1, 2, 3):
                numbers = self.best.numbers
                if k < len(numbers) and smaller < numbers[k]:
                    self.is_accepted([*numbers[:k], smaller, *numbers[k + 1 :]])

    def branch(self) -> None:
        """Do something else earlier, and see whether the game fails there."""
        for length in range(len(self.best.numbers)):
            for other in range(OTHERS):
                if max(length + 2, SHORT) < len(self.best.numbers):
                    self.is_accepted([*self.best.numbers[:length], other, 0])


def shrunk(script: Script, numbers: list[int], finding: Finding) -> Case | None:
    """The simplest case of this finding that was found; None if the game does not fail again."""
    # Most games fail long before somebody looks; if they fail otherwise there, the end is where to look.
    for everywhere in (True, False):
        case = script.case(numbers, everywhere)
        if case is not None and case.finding.is_like(finding):
            return Shrinking(script, case).run()
    return None
