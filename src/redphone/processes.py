"""Work that is handed to processes of our own."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import TypeVar

Told = TypeVar("Told")
Done = TypeVar("Done")


@contextmanager
def deaf_to(*signs: str) -> Iterator[None]:
    """Whoever is started meanwhile leaves signals that all of us get, such as Ctrl-C, to us.

    A process inherits which signals are blocked: it is deaf to them from its first breath, long before it can
    ignore them. Here they come a moment later.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Python starts it with the first process, and then blocks no signals any more.
    resource_tracker.ensure_running()
    blocked = {getattr(signal, sign) for sign in signs}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, blocked)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def submitted(pool: Executor, work: Callable[[Told], Done], told: Told) -> Future[Done]:
    """Hand work to a pool, which may start a process for it, so that Ctrl-C is answered here alone."""
    with deaf_to("SIGINT"):
        return pool.submit(work, told)
