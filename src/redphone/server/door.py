"""Connections before they have said anything: how many there may be, and how long they may keep silent.

uvicorn waits for a first request, and for the rest of one that has begun, for ever; and it takes in
everybody, until the system has no more files to give and nobody is served any more.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from asyncio import TimerHandle
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from redphone.server.settings import Settings
from redphone.server.wire import WireProtocol

HEAD_SECONDS: Final = 10.0
"""For which a request may take to come, its headers at the end."""
HEAD_BYTES: Final = 64 * 1024
ANSWER_SECONDS: Final = 120.0
"""For which a client may take to send the rest and to read its answer."""
KEPT_FILES: Final = 128
"""For the database, the bots and the log."""
SAID_EVERY: Final = 60.0
"""Seconds, however many are turned away."""
log: Final = logging.getLogger("redphone.door")


def most_files() -> int | None:
    """How many files and connections the system allows us, as many as it can be talked into."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536
    if soft != resource.RLIM_INFINITY and soft < wanted:
        more = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        resource.setrlimit(resource.RLIMIT_NOFILE, (more, hard))
        soft = more
    return None if soft == resource.RLIM_INFINITY else soft


class Crowd:
    """Who is connected."""

    def __init__(self, settings: Settings) -> None:
        limits, files = settings.limits, most_files()
        most = limits.connections
        if files is not None:
            most = min(most, files - min(KEPT_FILES, files // 2))
        self.most: Final = most
        self.most_of_address: Final = min(limits.connections_of_address, max(1, 3 * most // 4))
        self._proxy: Final = settings.proxy
        self._addresses: Final[Counter[str]] = Counter()
        self._all = 0
        self._turned_away = 0
        self._say_at = 0.0

    def comes(self, address: str) -> bool:
        """Is there room for another one? Behind a proxy all come from its address."""
        of_address = 0 if address == self._proxy else self._addresses[address]
        if self._all >= self.most or of_address >= self.most_of_address:
            self._turn_away(of_address)
            return False
        self._all += 1
        self._addresses[address] += 1
        return True

    def goes(self, address: str) -> None:
        self._all -= 1
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    def _turn_away(self, of_address: int) -> None:
        self._turned_away += 1
        if time.monotonic() < self._say_at:
            return
        self._say_at = time.monotonic() + SAID_EVERY
        facts = {"connections": self._all, "of_address": of_address, "turned_away": self._turned_away}
        log.warning("too many connections: new ones are turned away", extra=facts)
        self._turned_away = 0

    def protocol(self, **given: Any) -> asyncio.Protocol:
        return Door(self, **given)


class Door(HttpToolsProtocol):
    """A connection that speaks HTTP, until it is a websocket."""

    def __init__(self, crowd: Crowd, **given: Any) -> None:
        super().__init__(**given)
        self.crowd: Final = crowd
        self.left: Callable[[], None] | None = None
        self.patience: TimerHandle | None = None
        self.head: int | None = 0
        """Bytes of a request whose headers have not come to their end yet."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # What was accepted is one that both reads and writes; uvicorn asks for that.
        line = cast(asyncio.Transport, transport)
        super().connection_made(line)
        address = "" if self.client is None else self.client[0]
        if self.crowd.comes(address):
            self.left = partial(self.crowd.goes, address)
            self.wait(HEAD_SECONDS)
        else:
            line.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.wait(None)
        if self.left is not None:
            self.left()

    def wait(self, seconds: float | None) -> None:
        """So long for what comes next, then hang up; None: as long as it takes."""
        if self.patience is not None:
            self.patience.cancel()
        self.patience = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if self.head is not None:
            self.head += len(data)
        super().data_received(data)
        if self.head is not None and self.head > HEAD_BYTES:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head = self.head or 0

    def on_headers_complete(self) -> None:
        self.head = None
        self.wait(ANSWER_SECONDS)
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not (self.transport.is_closing() or self.pipeline):
            self.wait(HEAD_SECONDS)

    def handle_websocket_upgrade(self) -> None:
        self.wait(None)
        super().handle_websocket_upgrade()
        wire = self.transport.get_protocol()
        assert isinstance(wire, WireProtocol)
        # From now on it is asked.
        wire.left, self.left = self.left, None
