"""Work that is handed to processes of our own."""

from __future__ import annotations

import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import TypeVar

Told = TypeVar("Told")
Done = TypeVar("Done")


def submitted(pool: Executor, work: Callable[[Told], Done], told: Told) -> Future[Done]:
    """Hand work to a pool so that Ctrl-C is answered here alone.

    A process that is started for it inherits which signals are blocked: it is deaf to Ctrl-C from its first
    breath, long before the pool's initializer can ignore it. Here a Ctrl-C comes a moment later.
    """
    if not hasattr(signal, "pthread_sigmask"):
        return pool.submit(work, told)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(work, told)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
