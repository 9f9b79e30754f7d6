"""Commits that are held back."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest
from tests.server.running import SECONDS, Running

from redphone.server.store import Change


class Held:
    """A store whose commits wait until they are let go, or fail."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.go = threading.Event(), threading.Event()
        self.fails = self.first_fails = False
        store = server.house.store
        write_then = store.write_then

        def held(change: Change, done: Callable[[BaseException | None], None]) -> None:
            is_first = not self.begun.is_set()
            self.begun.set()

            def let_go(waiting: asyncio.Future[bool]) -> None:
                if self.fails or (self.first_fails and is_first):
                    done(OSError("the disk is full"))
                else:
                    write_then(change, done)

            server.house.loop.run_in_executor(None, self.go.wait, SECONDS).add_done_callback(let_go)

        # All writing goes this way, whether somebody waits for it or not.
        monkeypatch.setattr(store, "write_then", held)
