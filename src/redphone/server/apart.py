"""The clerk in a process of its own, who does not want the interpreter's lock of ours.

A thread that writes lets go of that lock and wants it back several times a batch, and everybody's moves wait
meanwhile, for it or for the commit. What the clerk is told and what it answers is plain data.
"""

from __future__ import annotations

import atexit
import multiprocessing
import pickle
import signal
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, NamedTuple

from redphone.processes import deaf_to_interrupts
from redphone.server import database
from redphone.server.clerk import Clerk, Job, Outcome

PATIENCE: Final = 20.0
"""Seconds that a clerk may take to end."""
IGNORED: Final = ("SIGINT", "SIGTERM", "SIGHUP")
"""What is sent to all of us: the clerk goes on until there is nothing to write any more."""


class Failed(NamedTuple):
    """Nothing of a batch is written."""

    why: Exception


class ClerkApart:
    """Begins to come as soon as it is made, and comes again if it was lost. Belongs to one thread."""

    def __init__(self, url: str) -> None:
        self._url: Final = url
        self._line: Connection | None
        self._process: SpawnProcess
        self._come()

    def write(self, jobs: list[Job]) -> list[Outcome]:
        """Commit them, or raise: then nothing is written; or, where the clerk itself is lost, perhaps all."""
        if self._line is None:
            self._come()
        assert self._line is not None
        try:
            self._line.send_bytes(pickle.dumps(jobs))
            answer = pickle.loads(self._line.recv_bytes())
        except (OSError, EOFError):
            self.close()
            raise
        if isinstance(answer, Failed):
            raise answer.why
        found: list[Outcome] = answer
        return found

    def close(self) -> None:
        """It finishes what it has begun."""
        atexit.unregister(self.close)
        if self._line is not None:
            self._line.close()
            self._line = None
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()

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
        atexit.register(self.close)


# In the other process


def attend(url: str, line: Connection) -> None:
    """Write what comes, until nobody is there any more."""
    for name in IGNORED:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    clerk = Clerk(database.to_write(database.opened(url)))
    while True:
        try:
            jobs = pickle.loads(line.recv_bytes())
        except (OSError, EOFError):
            break
        try:
            answer = pickle.dumps(clerk.write(jobs))
        except Exception as error:
            answer = pickle.dumps(Failed(portable(error)))
        try:
            line.send_bytes(answer)
        except OSError:
            break
    clerk.close()


def portable(error: Exception) -> Exception:
    """The error, if it can be sent; otherwise what can be told of it."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
