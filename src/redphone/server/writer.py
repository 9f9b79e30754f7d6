"""One writer that drains a queue into one transaction: all that waits shares a commit.

A commit with full sync takes about as long for a hundred rows as for one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection

from redphone.server.clerk import Job, Outcome, Told
from redphone.server.errors import Lost
from redphone.server.store import MoveRow

T = TypeVar("T")
Done = Callable[[Any], None]
"""Is told what a job has found, or the exception that says what went wrong."""
MOST_AT_ONCE: Final = 500
log: Final = logging.getLogger("redphone.store")


class Waiting(NamedTuple):
    """A job, and who is called in the event loop when it is done: a future would be a turn of the loop."""

    job: Job
    done: Done


class Desk(Protocol):
    """Where the clerk works: in a thread (here.py) or in a process of its own (apart.py)."""

    def begin(self, jobs: list[Job], done: Told) -> None:
        """Let them be written, one batch at a time. `done` is called in the event loop, never at once, and
        whatever goes wrong: nothing is raised."""

    def finish(self, jobs: list[Job], done: Told) -> None:
        """The last ones, perhaps none: after it all is written, which is told when the loop goes on."""


class Writer:
    """Belongs to the event loop in which it is used first.

    While a batch is written, what comes waits and becomes the next one.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk: Final = desk
        self._waiting: list[Waiting] = []
        self._is_busy = False
        self._is_closed = False

    def do(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """What it finds there, for who waits."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.then(work, partial(settle, future))
        return future

    def then(self, work: Callable[[Connection], object], done: Done) -> None:
        """`work` must be a function that can be named elsewhere, or `partial` with plain data."""
        self._add(Waiting(Job([], work), done))

    def insert(self, moves: list[MoveRow], version: int, done: Done) -> None:
        self._add(Waiting(Job([(version, *row) for row in moves], None), done))

    def close(self) -> None:
        """Write what waits, then stop."""
        self._is_closed = True
        batch, self._waiting = self._waiting, []
        self._desk.finish([one.job for one in batch], partial(self._written, batch))

    def _add(self, one: Waiting) -> None:
        if self._is_closed:
            raise Lost
        self._waiting.append(one)
        if not self._is_busy:
            self._is_busy = True
            # Not at once: whoever else is about to write something comes along.
            asyncio.get_running_loop().call_soon(self._hand_over)

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._is_busy = bool(batch)
        if batch:
            self._desk.begin([one.job for one in batch], partial(self._written, batch))

    def _written(self, batch: list[Waiting], outcomes: list[Outcome]) -> None:
        # First what came meanwhile: it is written while those who waited for this go on.
        if not self._is_closed:
            self._hand_over()
        for one, outcome in zip(batch, outcomes, strict=True):
            try:
                one.done(outcome)
            except Exception:
                # A fault of ours at one table is no reason to keep the others waiting.
                log.exception("what was written cannot be told")


def settle(future: asyncio.Future[T], outcome: Any) -> None:
    """Tell whoever waits, unless it has given up."""
    if future.done():
        return
    if isinstance(outcome, BaseException):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
