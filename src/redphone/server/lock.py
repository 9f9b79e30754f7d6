"""The lock of a table."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final


class TableLock:
    """As `asyncio.Lock`, which cannot be taken but by waiting for it. Whoever waits gets it in turn."""

    def __init__(self) -> None:
        self._is_taken = False
        self._queue: Final[deque[asyncio.Future[None]]] = deque()

    def locked(self) -> bool:
        return self._is_taken

    def acquire_now(self) -> bool:
        """Take it, unless somebody has it."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    async def acquire(self) -> None:
        if not self._is_taken:
            self._is_taken = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # It was given away already: to the next one.
                self.release()
            raise

    def release(self) -> None:
        """Hand it on: it is never free while somebody waits."""
        while self._queue:
            turn = self._queue.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *error: object) -> None:
        self.release()
