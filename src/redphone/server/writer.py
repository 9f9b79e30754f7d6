"""One writer that drains a queue into one transaction: all that waits shares a commit.

A commit with full sync takes about as long for a hundred rows as for one.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection

from redphone.server.clerk import Job, Outcome
from redphone.server.errors import Lost, Unwell
from redphone.server.store import MoveRow

T = TypeVar("T")
Done = Callable[[Any], None]
"""Is told what a job has found, or the exception that says what went wrong."""
MOST_AT_ONCE: Final = 500
LONGEST_WAIT: Final = 0.005
"""Seconds for which a batch is held back while more and more comes. Where little happens, none is."""
log: Final = logging.getLogger("redphone.store")


class Waiting(NamedTuple):
    """A job, and who is called in the event loop when it is done: a future would be a turn of the loop."""

    job: Job
    done: Done


class AClerk(Protocol):
    """Here or elsewhere: see clerk.py and apart.py."""

    def write(self, jobs: list[Job]) -> list[Outcome]: ...

    def close(self) -> None: ...


class Writer:
    """Belongs to the event loop in which it is used first; a thread of its own waits for the clerk.

    While a batch is written, what comes waits and becomes the next one. So the thread is woken once for each
    commit, and the loop once for each answer: the two would otherwise quarrel over the interpreter's lock.
    For the same reason a batch waits a moment for those who come at the same time.
    """

    def __init__(self, clerk: AClerk) -> None:
        self._clerk: Final = clerk
        self._waiting: list[Waiting] = []
        self._is_busy = False
        self._is_closed = False
        self._batches: Final[SimpleQueue[tuple[asyncio.AbstractEventLoop, list[Waiting]] | None]] = (
            SimpleQueue()
        )
        self._thread: Final = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

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
        if self._waiting:
            self._batches.put((asyncio.get_running_loop(), self._waiting))
            self._waiting = []
        self._batches.put(None)
        self._thread.join()

    def _add(self, one: Waiting) -> None:
        if self._is_closed:
            raise Lost
        self._waiting.append(one)
        if not self._is_busy:
            self._is_busy = True
            # Not at once: whoever else is about to write something comes along.
            loop = asyncio.get_running_loop()
            loop.call_soon(self._gather, loop, loop.time() + LONGEST_WAIT, 1)

    def _gather(self, loop: asyncio.AbstractEventLoop, latest: float, before: int) -> None:
        if len(self._waiting) > before and loop.time() < latest:
            # Somebody came since we looked last, and others may be on their way.
            loop.call_soon(self._gather, loop, latest, len(self._waiting))
        else:
            self._hand_over(loop)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._is_busy = bool(batch)
        if batch:
            self._batches.put((loop, batch))

    def _written(
        self, loop: asyncio.AbstractEventLoop, batch: list[Waiting], outcomes: list[Outcome]
    ) -> None:
        # First what came meanwhile: it is written while those who waited for this go on.
        self._hand_over(loop)
        for one, outcome in zip(batch, outcomes):
            try:
                one.done(outcome)
            except Exception:
                # A fault of ours at one table is no reason to keep the others waiting.
                log.exception("what was written cannot be told")

    def _run(self) -> None:
        while (found := self._batches.get()) is not None:
            loop, batch = found
            outcomes = self._outcomes([one.job for one in batch])
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._written, loop, batch, outcomes)
        self._clerk.close()

    def _outcomes(self, jobs: list[Job]) -> list[Outcome]:
        try:
            return self._clerk.write(jobs)
        except Exception as error:
            # The disk is full, the file is locked or gone: nothing was written, and everybody is told.
            log.exception("commit failed", extra={"jobs": len(jobs)})
            return [unwell(error) for _ in jobs]


def unwell(cause: Exception) -> Unwell:
    error = Unwell()
    error.__cause__ = cause
    return error


def settle(future: asyncio.Future[T], outcome: Any) -> None:
    """Tell whoever waits, unless it has given up."""
    if future.done():
        return
    if isinstance(outcome, BaseException):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
