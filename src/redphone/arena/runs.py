"""Many deals on all cores, in a file if need be, until there are enough or a sequential test has decided."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Final

from redphone.arena.deals import Deal, Stopped, play_deal
from redphone.arena.saves import Save
from redphone.arena.statistics import Sprt
from redphone.arena.tables import Match
from redphone.processes import submitted

AHEAD: Final = 2
"""Deals that each process is given in advance."""

Task = tuple[int, int]
"""A table, from 0, and a deal, from 1."""


@dataclass
class Plan:
    """How much of a match is played, and how."""

    match: Match
    deals: range
    """The numbers of the deals, the same for every table."""
    processes: int = 0
    """0: as many as there are cores."""
    save: Save | None = None
    records: Path | None = None
    sprt: Sprt | None = None

    def tasks(self) -> list[Task]:
        """All that there is to play. Every table is as far as the others wherever a run breaks off."""
        return [(table, deal) for deal in self.deals for table in range(len(self.match.tables))]


def whole_deals(games: int, seats: int) -> range:
    """So many deals that there are at least as many games at each table.

    >>> list(whole_deals(5, 2))
    [1, 2, 3]
    """
    return range(1, 1 + -(-games // seats))


def run(plan: Plan, progress: Callable[[Deal], None] = lambda deal: None) -> list[Deal]:
    """All deals of a plan in their order, those of its file included.

    What comes out does not depend on the number of processes, but for times (and bots that go by the clock).
    A sequential test looks at the deals in their order, and what was played beyond its decision is not
    counted.
    """
    done: dict[Task, Deal] = {}
    wanted = set(plan.tasks())
    for deal in plan.save.deals if plan.save else []:
        if (deal.table, deal.number) in wanted:
            done[deal.table, deal.number] = deal
            progress(deal)
    judge = Judge(plan, done)
    if not judge.decided():
        left = [task for task in plan.tasks() if task not in done]
        playing = played(plan, left)
        try:
            for deal in playing:
                done[deal.table, deal.number] = deal
                if plan.save:
                    plan.save.add(deal)
                progress(deal)
                if judge.decided():
                    break
        finally:
            playing.close()
    return judge.counted()


class Judge:
    """Shows a sequential test the deals in their order, whatever the order in which they are finished."""

    def __init__(self, plan: Plan, done: dict[Task, Deal]) -> None:
        self.plan: Final = plan
        self.done: Final = done
        self.tasks: Final = plan.tasks()
        self.shown = 0

    def decided(self) -> bool:
        sprt = self.plan.sprt
        if sprt is None:
            return False
        while sprt.accepted is None and self.shown < len(self.tasks) and self.tasks[self.shown] in self.done:
            sprt.add(score(self.done[self.tasks[self.shown]]))
            self.shown += 1
        return sprt.accepted is not None

    def counted(self) -> list[Deal]:
        tasks = self.tasks[: self.shown] if self.decided() else self.tasks
        return [self.done[task] for task in tasks if task in self.done]


def score(deal: Deal, bot: int = 0) -> float:
    """The mean share of a bot's seats over the games of a deal; of a game without winner, the fair share."""
    total = 0.0
    for game in deal.games:
        total += game.share(bot) / game.bots.count(bot) if game.winners else 1 / len(game.bots)
    return total / len(deal.games)


def cores() -> int:
    """How many bots can think at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def played(plan: Plan, tasks: list[Task]) -> Generator[Deal]:
    """Play the deals, and give them as they are finished. Closing it ends the games that are going on."""
    processes = min(plan.processes or cores(), len(tasks))
    if processes <= 1:
        for table, deal in tasks:
            yield play_deal(plan.match, table, deal, plan.records)
        return
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    waiting = iter(tasks)
    with ProcessPoolExecutor(processes, context, _begin, (plan.match, plan.records, stop)) as pool:
        left: set[Future[Deal]] = {
            submitted(pool, _work, task) for task in islice(waiting, AHEAD * processes)
        }
        try:
            while left:
                done, left = wait(left, return_when=FIRST_COMPLETED)
                left |= {submitted(pool, _work, task) for task in islice(waiting, len(done))}
                for future in done:
                    yield future.result()
        finally:
            # Ctrl-C too: nobody waits for a game's end.
            stop.set()
            for future in left:
                future.cancel()


class Worker:
    """What a process of ours was told."""

    match: Match
    records: Path | None
    stop: Event


def _begin(match: Match, records: Path | None, stop: Event) -> None:
    # Ctrl-C reaches the whole group: the first process alone answers it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Worker.match, Worker.records, Worker.stop = match, records, stop


def _work(task: Task) -> Deal:
    table, deal = task
    return play_deal(Worker.match, table, deal, Worker.records, _look)


def _look() -> None:
    if Worker.stop.is_set():
        raise Stopped
