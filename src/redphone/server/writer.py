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
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from redphone.server.errors import Lost, Unwell
from redphone.server.store import MoveRow

T = TypeVar("T")
Rows = list[tuple[Any, ...]]
"""Moves, each behind the version that its table must have."""
Done = Callable[[BaseException | None], None]
MOST_AT_ONCE: Final = 500
LONGEST_WAIT: Final = 0.005
"""Seconds for which a batch is held back while more and more comes. Where little happens, none is."""
log: Final = logging.getLogger("redphone.store")


class InsertMoves(Protocol):
    def __call__(self, connection: Connection, rows: Rows) -> None: ...


class Job:
    """Something to be written, and who is told in the event loop: of what went wrong, or None.

    `rows` are moves and nothing else: those of many jobs share a statement. Everything else is a function of
    the connection. Who is told is called, and no future is settled: that would be a turn of the
    loop for each move.
    """

    __slots__ = ("done", "error", "rows", "work")

    def __init__(self, done: Done, rows: Rows, work: Callable[[Connection], object] | None) -> None:
        self.done: Final = done
        self.rows: Final = rows
        self.work: Final = work
        self.error: BaseException | None = None


class Writer:
    """Belongs to the event loop in which it is used first; a thread of its own does the writing.

    While a batch is written, what comes waits and becomes the next one. So the thread is woken once for each
    commit, and the loop once for each answer: the two would otherwise quarrel over the interpreter's lock.
    For the same reason a batch waits a moment for those who come at the same time.
    """

    def __init__(self, engine: Engine, insert_moves: InsertMoves) -> None:
        self._engine: Final = engine
        self._insert_moves: Final = insert_moves
        self._waiting: list[Job] = []
        self._is_busy = False
        self._is_closed = False
        self._batches: Final[SimpleQueue[tuple[asyncio.AbstractEventLoop, list[Job]] | None]] = SimpleQueue()
        self._thread: Final = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def do(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """What it finds there, for who waits."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        found: list[T] = []

        self.then(lambda connection: found.append(work(connection)), partial(settle, future, found))
        return future

    def then(self, work: Callable[[Connection], object], done: Done) -> None:
        self._add(Job(done, [], work))

    def insert(self, moves: list[MoveRow], version: int, done: Done) -> None:
        self._add(Job(done, [(version, *row) for row in moves], None))

    def close(self) -> None:
        """Write what waits, then stop."""
        self._is_closed = True
        if self._waiting:
            self._batches.put((asyncio.get_running_loop(), self._waiting))
            self._waiting = []
        self._batches.put(None)
        self._thread.join()

    def _add(self, job: Job) -> None:
        if self._is_closed:
            raise Lost
        self._waiting.append(job)
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

    def _written(self, loop: asyncio.AbstractEventLoop, batch: list[Job]) -> None:
        # First what came meanwhile: it is written while those who waited for this go on.
        self._hand_over(loop)
        for job in batch:
            try:
                job.done(job.error)
            except Exception:
                # A fault of ours at one table is no reason to keep the others waiting.
                log.exception("what was written cannot be told")

    def _run(self) -> None:
        # One connection for all: taking it from the pool and giving it back would cost as much as a batch.
        with self._engine.connect() as connection:
            while (found := self._batches.get()) is not None:
                loop, batch = found
                self._write(connection, batch)
                if not loop.is_closed():
                    loop.call_soon_threadsafe(self._written, loop, batch)

    def _write(self, connection: Connection, jobs: list[Job]) -> None:
        try:
            try:
                self._in_one(connection, jobs)
            except IntegrityError:
                # Somebody was slower than another process: nothing is written yet, and that one fails alone.
                self._each_alone(connection, jobs)
        except Exception as error:
            # The disk is full, the file is locked or gone: nothing was written, and everybody is told.
            log.exception("commit failed", extra={"jobs": len(jobs)})
            for job in jobs:
                job.error = Unwell()
                job.error.__cause__ = error

    def _in_one(self, connection: Connection, jobs: list[Job]) -> None:
        """All moves in few statements, for each statement is a wait for the interpreter's lock."""
        rows = [row for job in jobs for row in job.rows]
        with connection.begin():
            if rows:
                self._insert_moves(connection, rows)
            for job in jobs:
                if job.work is not None:
                    self._alone(connection, job, job.work)

    def _each_alone(self, connection: Connection, jobs: list[Job]) -> None:
        with connection.begin():
            for job in jobs:
                self._alone(connection, job, job.work or partial(self._insert_moves, rows=job.rows))

    def _alone(self, connection: Connection, job: Job, work: Callable[[Connection], object]) -> None:
        try:
            with connection.begin_nested():
                work(connection)
        except IntegrityError as error:
            job.error = Lost()
            job.error.__cause__ = error
        except Lost as error:
            job.error = error


def settle(future: asyncio.Future[T], found: list[T], error: BaseException | None) -> None:
    """Tell whoever waits, unless it has given up."""
    if future.done():
        return
    if error is None:
        future.set_result(found[-1])
    else:
        future.set_exception(error)
