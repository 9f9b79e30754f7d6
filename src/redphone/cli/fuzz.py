"""`redphone fuzz`: random games through all checks, every number of seats in a process of its own.

A game whose data owners can write is played with made-up files, too, as much again in another process.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing.queues import SimpleQueue
from multiprocessing.synchronize import Event
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.text import Text

from redphone.cli.files import shown
from redphone.cli.mistakes import Mistake, at_least_one, cannot_write, seconds, whole
from redphone.cli.screen import Screen
from redphone.cli.setup import find_game, find_seats
from redphone.cli.uncompiled import say_if_uncompiled
from redphone.conformance import Failure, Report, fuzz
from redphone.core.game import Game, game
from redphone.terminal import ALARM, wrap
from redphone.texts import Texts

USUAL_TIME: Final = "1m"
USUAL_SEED: Final = 1962
WITHOUT_LIMIT: Final = 10**12
DECISIONS_A_POSITION: Final = 50
"""Where only one of the two numbers is given. The blindfold takes much longer than the other checks."""
MADE_UP: Final = 20
"""How many sets of made-up data files are played with."""
NEWS: Final = 0.1
"""Seconds between two looks at how far the tables are."""


@dataclass(frozen=True)
class Task:
    """One number of seats, with the game's own data or with made-up files, and how much of it."""

    slug: str
    seats: int
    decisions: int
    positions: int
    seed: int
    seconds: float | None
    folder: Path
    made_up: bool = False

    def part(self, report: Report, time: float) -> float:
        """How much of it is done, from 0 to 1."""
        both = min(report.decisions / self.decisions, report.positions / self.positions)
        return min(1.0, both if self.seconds is None else max(both, time / self.seconds))


News = tuple[int, float, int]
"""Which task, how much of it is done, and its decisions."""


def run(arguments: Namespace, texts: Texts) -> int:
    found = find_game(arguments.game)
    low, high = found.seats
    tables = list(range(low, high + 1)) if arguments.seats is None else [find_seats(found, arguments.seats)]
    decisions, positions, time = limits(arguments.decisions, arguments.blindfold, arguments.time)
    seed = USUAL_SEED if arguments.seed is None else whole("--seed", arguments.seed)
    folder = Path(arguments.records).expanduser()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(str(folder), error) from error
    screen = Screen(colour=not arguments.no_color)
    screen.must_show(texts)
    say_if_uncompiled(texts, sys.stderr)
    with_files = [False] if found.registration.made_up is None else [False, True]
    kinds = [(seats, made_up) for seats in tables for made_up in with_files]
    processes = min(len(kinds), os.cpu_count() or 1)
    each = None if time is None else time * processes / len(kinds)
    tasks = [
        Task(found.slug, seats, decisions, positions, seed, each, folder, made_up) for seats, made_up in kinds
    ]
    return 0 if Fuzz(tasks, processes, texts, screen).passes() else 1


def limits(decisions: str | None, positions: str | None, time: str | None) -> tuple[int, int, float | None]:
    """Decisions and positions for each number of seats, and the seconds for all of them."""
    if decisions is None and positions is None:
        return WITHOUT_LIMIT, WITHOUT_LIMIT // DECISIONS_A_POSITION, some_time(time or USUAL_TIME)
    structure = None if decisions is None else at_least_one("--decisions", decisions)
    blindfold = None if positions is None else at_least_one("--blindfold", positions)
    if structure is None:
        structure = (blindfold or 1) * DECISIONS_A_POSITION
    if blindfold is None:
        blindfold = max(1, structure // DECISIONS_A_POSITION)
    return structure, blindfold, None if time is None else some_time(time)


def some_time(typed: str) -> float:
    time = seconds(typed)
    if not time:
        raise Mistake("no-time", argument="--for", typed=typed)
    return time


class Fuzz:
    """All tables at once, with a bar for each number of seats. The first failure ends it."""

    def __init__(self, tasks: list[Task], processes: int, texts: Texts, screen: Screen) -> None:
        self.tasks = tasks
        self.processes = processes
        self.texts = texts
        self.screen = screen
        self.left = Counter(task.seats for task in tasks)
        """How many tasks of a number of seats are not done."""
        self.so_far: dict[int, Report] = {}

    def passes(self) -> bool:
        console = Console(stderr=True, no_color=None if self.screen.colour else True)
        # Without a terminal there is no bar, only the results.
        with Progress(*COLUMNS, console=console, transient=True, disable=not console.is_terminal) as bars:
            if self.processes == 1:
                return all(self.came(self.alone(task, bars)) for task in self.tasks)
            return self.together(bars)

    def alone(self, task: Task, bars: Progress) -> Report:
        bar = bars.add_task(self.label(task), total=1.0, figures="")
        began = perf_counter()

        def show(report: Report) -> None:
            done = task.part(report, perf_counter() - began)
            bars.update(bar, completed=done, figures=f"{report.decisions:,}")

        report = work(task, show)
        bars.remove_task(bar)
        return report

    def together(self, bars: Progress) -> bool:
        context = multiprocessing.get_context("spawn")
        news: SimpleQueue[News] = context.SimpleQueue()
        stop = context.Event()
        labels: dict[int, TaskID] = {}
        for task in self.tasks:
            if task.seats not in labels:
                total = float(self.left[task.seats])
                labels[task.seats] = bars.add_task(self.label(task), total=total, figures="")
        parts: list[tuple[float, int]] = [(0.0, 0)] * len(self.tasks)
        passed = True
        with ProcessPoolExecutor(self.processes, context, _begin, (news, stop)) as pool:
            left: set[Future[Report]] = {
                pool.submit(_work, task, number) for number, task in enumerate(self.tasks)
            }
            try:
                while left:
                    done, left = wait(left, NEWS, FIRST_COMPLETED)
                    while not news.empty():
                        number, part, decisions = news.get()
                        parts[number] = part, decisions
                        seats = self.tasks[number].seats
                        told = [parts[k] for k, task in enumerate(self.tasks) if task.seats == seats]
                        completed, made = sum(part for part, _ in told), sum(made for _, made in told)
                        bars.update(labels[seats], completed=completed, figures=f"{made:,}")
                    for report in (future.result() for future in done):
                        passed = self.came(report) and passed
                        bars.update(labels[report.seats], visible=self.left[report.seats] > 0)
                    if not passed:
                        stop.set()
            finally:
                # Ctrl-C too: each ends with the game that it is playing.
                stop.set()
        return passed

    def label(self, task: Task) -> str:
        return self.texts.say("fuzz-table", game=task.slug, n=task.seats)

    def came(self, report: Report) -> bool:
        """Tell a failure at once, and what passed when all tasks of its number of seats are done."""
        seats = report.seats
        self.left[seats] -= 1
        self.so_far[seats] = added(self.so_far[seats], report) if seats in self.so_far else report
        if report.failure is not None:
            return self.say(report)
        return self.left[seats] > 0 or self.so_far[seats].failure is not None or self.say(self.so_far[seats])

    def say(self, report: Report) -> bool:
        """Tell how a table went. True: no failure."""
        if report.failure is not None:
            self.tell(failed(report.failure, self.texts), ALARM)
            self.screen.say(shown(report.failure.path) if report.failure.path else "-")
            return False
        said = self.texts.say(
            "fuzz-passed",
            game=report.game,
            n=report.seats,
            games=report.games,
            decisions=report.decisions,
            positions=report.positions,
        )
        self.tell(said, "")
        return True

    def tell(self, said: str, style: str) -> None:
        self.screen.show(wrap(Text(said, style), self.screen.paper.inner, indent=2))


COLUMNS: Final = (
    TextColumn("{task.description}"),
    BarColumn(),
    TextColumn("{task.fields[figures]}"),
    TimeElapsedColumn(),
)


def failed(failure: Failure, texts: Texts) -> str:
    what = " ".join(f"{failure.check}: {failure.message}.".split())
    return texts.say("fuzz-failed", game=failure.game, n=failure.seats, reason=what)


class Stopped(Exception):
    """Another table has failed, or the user has had enough."""


class Worker:
    """What a process of ours is told and tells."""

    news: SimpleQueue[News] | None = None
    stop: Event | None = None


def _begin(news: SimpleQueue[News], stop: Event) -> None:
    # Ctrl-C reaches the whole group: the first process alone answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Worker.news, Worker.stop = news, stop


def _work(task: Task, number: int) -> Report:
    began = last = perf_counter()
    so_far = Report(task.slug, task.seats, task.seed)

    def show(report: Report) -> None:
        nonlocal last, so_far
        assert Worker.news is not None
        assert Worker.stop is not None
        so_far = report
        if Worker.stop.is_set():
            raise Stopped
        if perf_counter() - last >= NEWS:
            last = perf_counter()
            Worker.news.put((number, task.part(report, last - began), report.decisions))

    try:
        return work(task, show)
    except Stopped:
        return so_far


def work(task: Task, show: Callable[[Report], None]) -> Report:
    """The game as it is, or with made-up files, a part with each."""
    found = game(task.slug)
    games = list(made_up_games(found, task.seed)) if task.made_up else [found]
    done = Report(task.slug, task.seats, task.seed)
    for each in games:
        if done.failure is None:
            done = part(each, task, len(games), show, done)
    return done


def made_up_games(found: Game, seed: int) -> Iterator[Game]:
    """The game with data files that are made up at random, if owners can write them."""
    made_up = found.registration.made_up
    if made_up is not None:
        for k in range(MADE_UP):
            yield found.with_data(made_up(Random(f"{seed} {k}")))


def part(found: Game, task: Task, parts: int, show: Callable[[Report], None], before: Report) -> Report:
    """One of so many equal parts of what a task does once, added to what was done before."""

    def show_all(report: Report) -> None:
        show(added(before, report))

    report = fuzz(
        found,
        task.seats,
        decisions=-(-task.decisions // parts),
        positions=-(-task.positions // parts),
        seed=task.seed,
        seconds=None if task.seconds is None else task.seconds / parts,
        folder=task.folder,
        progress=show_all,
    )
    return added(before, report)


def added(one: Report, other: Report) -> Report:
    """Both together, with the failure of either."""
    return Report(
        other.game,
        other.seats,
        other.seed,
        one.games + other.games,
        one.decisions + other.decisions,
        one.positions + other.positions,
        one.counts + other.counts,
        one.seconds + other.seconds,
        one.failure or other.failure,
    )
