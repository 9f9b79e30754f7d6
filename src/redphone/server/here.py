"""The clerk in a thread of ours."""

from __future__ import annotations

import asyncio
import pickle
import threading
from queue import SimpleQueue
from typing import Final

from redphone.server.clerk import Clerk, Job, Told, none_written


class Here:
    def __init__(self, clerk: Clerk) -> None:
        self._clerk: Final = clerk
        self._batches: Final[SimpleQueue[tuple[asyncio.AbstractEventLoop, list[Job], Told] | None]] = (
            SimpleQueue()
        )
        self._thread: Final = threading.Thread(target=self._run, name="clerk", daemon=True)
        self._thread.start()

    def begin(self, jobs: list[Job], done: Told) -> None:
        """What could not be sent to another process is refused here as well."""
        loop = asyncio.get_running_loop()
        try:
            pickle.dumps([job.work for job in jobs])
        except Exception as error:
            loop.call_soon(done, none_written(jobs, error))
            return
        self._batches.put((loop, jobs, done))

    def finish(self, jobs: list[Job], done: Told) -> None:
        if jobs:
            self.begin(jobs, done)
        self._batches.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (found := self._batches.get()) is not None:
            loop, jobs, done = found
            try:
                outcomes = self._clerk.write(jobs)
            except Exception as error:
                outcomes = none_written(jobs, error)
            if not loop.is_closed():
                loop.call_soon_threadsafe(done, outcomes)
        self._clerk.close()
