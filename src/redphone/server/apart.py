"""The clerk in a process of its own, who does not want the interpreter's lock of ours.

A thread that writes lets go of that lock and wants it back several times a batch, and everybody's moves wait
meanwhile, for it or for the commit. What the clerk is told and what it answers is plain data.
"""

from __future__ import annotations

import asyncio
import atexit
import logging
import multiprocessing
import pickle
import signal
import sys
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, NamedTuple

from redphone.processes import deaf_to
from redphone.server import database
from redphone.server.clerk import Clerk, Job, Outcome, Told, none_written
from redphone.server.logs import log_to

PATIENCE: Final = 20.0
"""Seconds that a clerk may take to end."""
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 60.0
"""Seconds until another clerk is called, twice as many after each that was lost before it was there."""
MOMENT: Final = 0.2
"""Seconds for a lost process to say how it ended."""
SIGNS: Final = ("SIGINT", "SIGTERM", "SIGHUP")
"""What is sent to all of us: the clerk goes on until there is nothing to write any more."""
HERE: Final = "here"
log: Final = logging.getLogger("redphone.store")


class Failed(NamedTuple):
    """Nothing of a batch is written."""

    why: Exception
    where: list[str]


class Batch(NamedTuple):
    """What the clerk is busy with, or will be as soon as it is there."""

    message: bytes
    jobs: list[Job]
    done: Told


class Apart:
    """Begins to come as soon as it is made, and comes again if it was lost: of what it had then, all may be
    written or nothing."""

    def __init__(self, url: str) -> None:
        self._url: Final = url
        self._line: Connection | None = None
        """None: there is no clerk, and none is on its way."""
        self._process: SpawnProcess | None = None
        self._is_there = False
        """Has it said so? Before, it would not read, and who writes to it might have to wait."""
        self._loop: asyncio.AbstractEventLoop | None = None
        """The event loop that hears what is said on the line."""
        self._batch: Batch | None = None
        self._failures = 0
        """Clerks that were lost in a row before they were there."""
        self._not_before = 0.0
        self.clock: Callable[[], float] = time.monotonic
        self._come()

    def begin(self, jobs: list[Job], done: Told) -> None:
        loop = asyncio.get_running_loop()
        try:
            # As plain tuples: those with names take three times as long.
            message = pickle.dumps([(job.rows, job.work) for job in jobs])
        except Exception as error:
            loop.call_soon(done, none_written(jobs, error))
            return
        if self._line is None and self.clock() >= self._not_before:
            self._come()
        if self._line is None:
            loop.call_soon(done, none_written(jobs, BrokenPipeError("there is no clerk")))
            return
        self._batch = Batch(message, jobs, done)
        if self._loop is not loop:
            self._loop = loop
            loop.add_reader(self._line.fileno(), self._heard)
        if self._is_there:
            self._send()

    def finish(self, jobs: list[Job], done: Told) -> None:
        self._wait()
        if jobs:
            self.begin(jobs, done)
            self._wait()
        self.leave()

    def leave(self) -> None:
        """The clerk finishes what it has begun, and goes."""
        process = self._process
        self._hang_up()
        if process is not None:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()

    def _wait(self) -> None:
        """Until the batch is done, if there is one."""
        while self._batch is not None and self._line is not None:
            if self._line.poll(PATIENCE):
                self._heard()
            else:
                self._lost(TimeoutError("the clerk is silent"))

    def _send(self) -> None:
        assert self._line is not None
        assert self._batch is not None
        try:
            self._line.send_bytes(self._batch.message)
        except OSError as error:
            self._lost(error)

    def _heard(self) -> None:
        """The clerk has said something, or is lost."""
        if self._line is None:
            return
        try:
            answer = pickle.loads(self._line.recv_bytes())
        except Exception as error:
            self._lost(error)
            return
        if answer == HERE:
            self._is_there, self._failures = True, 0
            if self._batch is not None:
                self._send()
        elif isinstance(answer, Failed):
            self._tell(lambda jobs: none_written(jobs, answer.why, answer.where))
        else:
            self._tell(lambda jobs: answer)

    def _tell(self, outcomes: Callable[[list[Job]], list[Outcome]]) -> None:
        batch, self._batch = self._batch, None
        if batch is not None and self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon(batch.done, outcomes(batch.jobs))

    def _lost(self, why: Exception) -> None:
        process, was_there = self._process, self._is_there
        code = None
        if process is not None:
            process.kill()
            process.join(MOMENT)
            code = process.exitcode
        log.error("the clerk is lost", extra={"exitcode": code, "exception": type(why).__name__})
        self._tell(lambda jobs: none_written(jobs, why))
        loop = self._loop
        self._hang_up()
        if was_there:
            self._loop = loop
            self._come()
        else:
            self._not_yet()

    def _not_yet(self) -> None:
        """What was wrong is often still wrong."""
        self._not_before = self.clock() + min(LONGEST_PAUSE, FIRST_PAUSE * 2**self._failures)
        self._failures += 1

    def _hang_up(self) -> None:
        atexit.unregister(self.leave)
        if self._line is not None:
            if self._loop is not None and not self._loop.is_closed():
                self._loop.remove_reader(self._line.fileno())
            self._line.close()
        self._line = self._loop = self._process = None
        self._is_there = False

    def _come(self) -> None:
        try:
            self._line, self._process = started(self._url)
        except Exception as error:
            log.error("no clerk can come", exc_info=error)
            self._not_yet()
            return
        if self._loop is not None and not self._loop.is_closed():
            self._loop.add_reader(self._line.fileno(), self._heard)
        # Python waits in the end for all processes, and this one goes on as long as we may speak to it.
        atexit.register(self.leave)


def started(url: str) -> tuple[Connection, SpawnProcess]:
    # Spawned: a fork would copy a process with threads and its sockets.
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=attend, args=(url, theirs), name="clerk", daemon=True)
    try:
        with deaf_to(*SIGNS):
            process.start()
    except BaseException:
        ours.close()
        raise
    finally:
        # Only the clerk has its end: when it is lost, we find ours closed.
        theirs.close()
    return ours, process


# In the other process


def attend(url: str, line: Connection) -> None:
    """Write what comes, until nobody is there any more."""
    for name in SIGNS:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    log_to(sys.stderr, logging.WARNING)
    clerk = Clerk(database.to_write(database.opened(url)))
    try:
        line.send_bytes(pickle.dumps(HERE))
        while True:
            jobs = [Job(*job) for job in pickle.loads(line.recv_bytes())]
            line.send_bytes(answer_to(clerk, jobs))
    except (OSError, EOFError):
        # Nobody is there any more.
        clerk.close()
    except Exception:
        log.exception("the clerk gives up")
        sys.exit(1)


def answer_to(clerk: Clerk, jobs: list[Job]) -> bytes:
    try:
        outcomes = clerk.write(jobs)
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        where = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        return pickle.dumps(Failed(portable(error), where))
    # From here on it is written, whatever can be said of it.
    return pickle.dumps([portable(outcome) for outcome in outcomes])


def portable(found: Outcome) -> Outcome:
    """The same, if it can be sent; of anything else only what it is."""
    if found is None:
        return None
    try:
        pickle.loads(pickle.dumps(found))
    except Exception:
        return RuntimeError(f"a {type(found).__name__} cannot be sent")
    return found
