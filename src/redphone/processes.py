"""Work that is handed to processes of our own."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import TypeVar

Told = TypeVar("Told")
Done = TypeVar("Done")


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Whoever is started meanwhile leaves Ctrl-C to us.

    A process inherits which signals are blocked: it is deaf to Ctrl-C from its first breath, long before it
    can ignore it. Here a Ctrl-C comes a moment later.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def submitted(pool: Executor, work: Callable[[Told], Done], told: Told) -> Future[Done]:
    """Hand work to a pool, which may start a process for it, so that Ctrl-C is answered here alone."""
    with deaf_to_interrupts():
        return pool.submit(work, told)
