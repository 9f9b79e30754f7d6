"""Random games through all checks, until a number or a time is reached, or something fails."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from redphone.conformance.blindfold import BLINDFOLD
from redphone.conformance.moments import PLAYING, Check, Finding, Moment, Walk, finding_of, first_finding
from redphone.conformance.reports import Failure, Report
from redphone.conformance.shrink import Script, empty_record, shrunk
from redphone.conformance.structure import STRUCTURE
from redphone.conformance.subject import Act, Setup, Subject
from redphone.conformance.undo import UNDO
from redphone.core.actions import who
from redphone.core.book import OptionValue
from redphone.core.game import Game
from redphone.core.layout import CHANCE
from redphone.core.records import Record

AT_POSITIONS: tuple[Check, ...] = BLINDFOLD + UNDO
CHECKS: dict[str, Check] = {check.__name__: check for check in STRUCTURE + AT_POSITIONS}

SHARE_AFTERWARDS = 0.25
"""How many positions of a game are looked at when no decisions are left to do. More would be much alike."""
ACTS_WITHOUT_UNDO = 500
"""If none of so many acts of seats can be taken back, `learned` is set where it should not be."""

CAREFUL: Final = 3
"""Every so-many-th game is played with care: where mistakes end games early, few are played out otherwise."""
TRIES: Final = 6
"""How many options a careful player looks at."""

Progress = Callable[[Report], None]


def fuzz(
    game: Game,
    seats: int,
    *,
    decisions: int = 1_000_000,
    positions: int = 20_000,
    seed: int = 1962,
    seconds: float | None = None,
    options: Mapping[str, OptionValue] | None = None,
    folder: Path | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play random games with one number of seats. Options that are not given are drawn for each game; every
    third is played with some care, so that what comes late in a game is seen often enough.

    So many decisions go through every structural check; so many positions, drawn from the same games, go
    through the blindfold test and the limits of undo. After so many seconds the run ends wherever it is. A
    failure's record is written to the folder. `progress` is called with the report before every game.
    """
    run = Run(Subject(game, seats), decisions, positions, seed, seconds, options, folder)
    return run.through(progress)


class Run:
    """One run over one subject."""

    def __init__(
        self,
        subject: Subject,
        decisions: int,
        positions: int,
        seed: int = 1962,
        seconds: float | None = None,
        options: Mapping[str, OptionValue] | None = None,
        folder: Path | None = None,
    ) -> None:
        self.subject = subject
        self.decisions = decisions
        self.positions = positions
        self.options = dict(options or {})
        self.folder = folder
        self.began = perf_counter()
        self.deadline = float("inf") if seconds is None else self.began + seconds
        self.report = Report(subject.game.slug, subject.seats, seed)

    def through(self, progress: Progress | None = None) -> Report:
        report = self.report
        while report.failure is None and not self.is_done:
            if progress is not None:
                progress(report)
            self.play(Random(f"{report.seed} {report.games}"))
            report.games += 1
            report.seconds = perf_counter() - self.began
        if report.failure is None and not report.undo_offered and report.undo_withheld >= ACTS_WITHOUT_UNDO:
            message = f"none of {report.undo_withheld} acts could be taken back"
            record = empty_record(self.subject, Setup(self.options, self.subject.game.rules))
            report.failure = self.failure(Finding("undo_is_offered_sometimes", message), record, None)
        return report

    @property
    def is_done(self) -> bool:
        report = self.report
        enough = report.decisions >= self.decisions and report.positions >= self.positions
        return enough or perf_counter() >= self.deadline

    def play(self, rng: Random) -> None:
        """One game, or what is wanted of it."""
        setup = self.setup(rng)
        numbers: list[int] = []
        finding = None
        try:
            walk = Walk(self.subject, setup)
            careful = self.report.games % CAREFUL == CAREFUL - 1
            while finding is None and not self.is_done:
                number, act = careful_act(walk, rng) if careful else walk.find(rng.getrandbits(32))
                numbers.append(number)
                finding = self.look(walk.moment(act, self.report.counts), rng)
                if walk.is_over:
                    break
                if finding is None:
                    walk.go(act)
        except Exception as error:
            # A crash in the rules is a failure like any other.
            finding = finding_of(PLAYING, error)
        if finding is not None:
            self.report.failure = self.shrunk(finding, setup, numbers)

    def setup(self, rng: Random) -> Setup:
        """Options at random, but for those that are given. Every fourth game has rules of any version."""
        game = self.subject.game
        options = {name: rng.choice(option.values) for name, option in game.options.items()}
        rules = game.rules if rng.randrange(4) else rng.randint(1, game.rules)
        return Setup(options | self.options, rules)

    def look(self, moment: Moment, rng: Random) -> Finding | None:
        report = self.report
        if report.decisions < self.decisions:
            finding = first_finding(STRUCTURE, moment)
            if finding is not None:
                return finding
            report.decisions += moment.act is not None
        if report.positions < self.positions and rng.random() < self.share():
            finding = first_finding(AT_POSITIONS, moment)
            if finding is not None:
                return finding
            report.positions += 1
        return None

    def share(self) -> float:
        """How many of the next moments get the blindfold on, so that both tasks are done together."""
        decisions = self.decisions - self.report.decisions
        positions = self.positions - self.report.positions
        return max(positions / decisions, 0.001) if decisions > 0 else SHARE_AFTERWARDS

    def shrunk(self, finding: Finding, setup: Setup, numbers: list[int]) -> Failure:
        script = Script(self.subject, setup, CHECKS.get(finding.check))
        case = shrunk(script, numbers, finding)
        if case is None:
            again = Finding(finding.check, f"{finding.message}\n(It did not fail again in the same game.)")
            return self.failure(again, script.record(numbers), None)
        return self.failure(case.finding, case.record, case.act)

    def failure(self, finding: Finding, record: Record, act: Act | None) -> Failure:
        report = self.report
        text = annotated(record, finding, act).write()
        path = None
        if self.folder is not None:
            path = self.folder / f"{report.game}-{report.seats}-{finding.check}.record"
            self.folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
        return Failure(finding.check, finding.message, report.game, report.seats, report.seed, text, path)


def careful_act(walk: Walk, rng: Random) -> tuple[int, Act | None]:
    """Of a few random acts the one that its seat's evaluation likes best; one that crashes is as good."""
    best, act = walk.find(rng.getrandbits(32))
    if act is None or act.seat == CHANCE:
        return best, act
    worth = value(walk, act)
    for _ in range(TRIES - 1):
        number, other = walk.find(rng.getrandbits(32))
        if other is not None and other.seat == act.seat and (more := value(walk, other)) > worth:
            best, act, worth = number, other, more
    return best, act


def value(walk: Walk, act: Act) -> float:
    """What the position after an act is worth to its seat."""
    after = walk.subject.clone(walk.play.state)
    try:
        walk.subject.apply(after, act.action, act.seat)
        return float(after.book.evaluate(after, act.seat))
    except Exception:
        # Played for real, it fails again, in a game that can be told.
        return inf


def annotated(record: Record, finding: Finding, act: Act | None) -> Record:
    """The record with a comment at its end that says what fails there."""
    comments = [f"# {line}" for line in f"{finding.check}: {finding.message}".split("\n")]
    if act is not None:
        comments.append(f"# when it is tried: {who(act.seat)}, {act.action}")
    return Record(
        record.game, record.rules, record.options, record.seats, record.lines, record.result, comments
    )
