"""The clerk in a process of its own, who does not want the interpreter's lock of ours.

A thread that writes lets go of that lock and wants it back several times a batch, and everybody's moves wait
meanwhile, for it or for the commit. What the clerk is told and what it answers is plain data.
"""

from __future__ import annotations

import asyncio
import atexit
import multiprocessing
import pickle
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, NamedTuple

from redphone.processes import deaf_to_interrupts
from redphone.server import database
from redphone.server.clerk import Clerk, Job, Outcome, none_written

Told = Callable[[list[Outcome]], None]
PATIENCE: Final = 20.0
"""Seconds that a clerk may take to end."""
IGNORED: Final = ("SIGINT", "SIGTERM", "SIGHUP")
"""What is sent to all of us: the clerk goes on until there is nothing to write any more."""


class Failed(NamedTuple):
    """Nothing of a batch is written."""

    why: Exception


class Batch(NamedTuple):
    """What the clerk is busy with."""

    loop: asyncio.AbstractEventLoop
    jobs: list[Job]
    done: Told


class Apart:
    """Begins to come as soon as it is made, and comes again if it was lost: of what it had then, all may be
    written or nothing, and who tries it again finds out."""

    def __init__(self, url: str) -> None:
        self._url: Final = url
        self._line: Connection | None
        self._process: SpawnProcess
        self._batch: Batch | None = None
        self._listens: asyncio.AbstractEventLoop | None = None
        """The event loop that hears what is said on the line."""
        self._come()

    def begin(self, jobs: list[Job], done: Told) -> None:
        loop = asyncio.get_running_loop()
        if self._line is None:
            self._come()
        assert self._line is not None
        self._batch = Batch(loop, jobs, done)
        try:
            # As plain tuples: those with names take three times as long.
            self._line.send_bytes(pickle.dumps([(job.rows, job.work) for job in jobs]))
        except OSError as error:
            self._lost(error)
            return
        if self._listens is None:
            self._listens = loop
            loop.add_reader(self._line.fileno(), self._answered)

    def finish(self, jobs: list[Job], done: Told) -> None:
        if self._batch is not None:
            self._answered()
        if jobs:
            self.begin(jobs, done)
            self._answered()
        self.leave()

    def leave(self) -> None:
        """The clerk finishes what it has begun, and goes."""
        atexit.unregister(self.leave)
        if self._line is not None:
            if self._listens is not None and not self._listens.is_closed():
                self._listens.remove_reader(self._line.fileno())
            self._listens = None
            self._line.close()
            self._line = None
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()

    def _answered(self) -> None:
        """The clerk has said something, or is lost."""
        if self._line is None:
            return
        try:
            answer = pickle.loads(self._line.recv_bytes())
        except (OSError, EOFError) as error:
            self._lost(error)
            return
        batch, self._batch = self._batch, None
        assert batch is not None
        outcomes = none_written(batch.jobs, answer.why) if isinstance(answer, Failed) else answer
        batch.loop.call_soon(batch.done, outcomes)

    def _lost(self, why: Exception) -> None:
        self._process.kill()
        self.leave()
        batch, self._batch = self._batch, None
        if batch is not None:
            batch.loop.call_soon(batch.done, none_written(batch.jobs, why))

    def _come(self) -> None:
        # Spawned: a fork would copy a process with threads and its sockets.
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(target=attend, args=(self._url, theirs), name="clerk", daemon=True)
        with deaf_to_interrupts():
            self._process.start()
        # Only the clerk has its end: when it is lost, we find ours closed.
        theirs.close()
        # Python waits in the end for all processes, and this one goes on as long as we may speak to it.
        atexit.register(self.leave)


# In the other process


def attend(url: str, line: Connection) -> None:
    """Write what comes, until nobody is there any more."""
    for name in IGNORED:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    clerk = Clerk(database.to_write(database.opened(url)))
    try:
        while True:
            jobs = pickle.loads(line.recv_bytes())
            line.send_bytes(answer_to(clerk, [Job(*job) for job in jobs]))
    except (OSError, EOFError):
        clerk.close()


def answer_to(clerk: Clerk, jobs: list[Job]) -> bytes:
    try:
        return pickle.dumps(clerk.write(jobs))
    except Exception as error:
        return pickle.dumps(Failed(portable(error)))


def portable(error: Exception) -> Exception:
    """The error, if it can be sent; otherwise what can be told of it."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
