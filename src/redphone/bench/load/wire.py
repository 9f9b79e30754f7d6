"""A websocket client that does no more than it must: the load is to be the servers', not ours.

A message is handed on as its bytes, and nobody parses it: what a player needs of it is looked for in them,
for both servers in the same way.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import Final, cast

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
NO_MASK: Final = b"\0\0\0\0"
"""A client must mask what it sends; with this mask, it stays as it is. [RFC 6455, 5.3]"""
HUNG_UP: Final = "the server hung up"

Failed = Callable[[str], None]


class Wire(asyncio.Protocol):
    def __init__(self, heard: Callable[[Wire, bytes], None], failed: Failed) -> None:
        self._heard: Final = heard
        self._failed: Final = failed
        self._waiting: Final = bytearray()
        """What has come and is no whole frame yet."""
        self._is_closed = False
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's is one too, and does not say so.
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, error: Exception | None) -> None:
        if not self._is_closed:
            self._fail(HUNG_UP)

    def data_received(self, data: bytes) -> None:
        self._waiting.extend(data)
        if not self.opened.done() and not self._has_opened():
            return
        while (frame := next_frame(self._waiting)) is not None:
            kind, message = frame
            if kind == TEXT:
                self._heard(self, message)
            elif kind == PING:
                self._transport.write(masked(message, PONG))
            elif kind == CLOSE:
                self._fail(f"{HUNG_UP}: {message[2:].decode(errors='replace')}")

    def _has_opened(self) -> bool:
        head, found, rest = bytes(self._waiting).partition(b"\r\n\r\n")
        if not found:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self._fail(head.decode(errors="replace"))
            return False
        self._waiting[:] = rest
        self.opened.set_result(None)
        return True

    def _fail(self, why: str) -> None:
        self.close()
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(why))
        else:
            self._failed(why)

    def ask(self, port: int, path: str, headers: Mapping[str, str]) -> None:
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def send(self, message: bytes) -> None:
        self._transport.write(masked(message))

    def close(self) -> None:
        self._is_closed = True
        self._transport.close()


async def opened(
    port: int, path: str, headers: Mapping[str, str], heard: Callable[[Wire, bytes], None], failed: Failed
) -> Wire:
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(heard, failed), "127.0.0.1", port)
    wire.ask(port, path, headers)
    await wire.opened
    return wire


def next_frame(waiting: bytearray) -> tuple[int, bytes] | None:
    """Take the first whole frame; servers send theirs unmasked. [RFC 6455, 5.2]

    >>> waiting = bytearray(b"\\x81\\x05hello\\x81")
    >>> next_frame(waiting), next_frame(waiting), waiting
    ((1, b'hello'), None, bytearray(b'\\x81'))
    """
    if len(waiting) < 2:
        return None
    size, start = waiting[1] & 0x7F, 2
    if size >= 126:
        start = 4 if size == 126 else 10
        if len(waiting) < start:
            return None
        size = int.from_bytes(waiting[2:start], "big")
    if len(waiting) < start + size:
        return None
    kind, message = waiting[0] & 0x0F, bytes(waiting[start : start + size])
    del waiting[: start + size]
    return kind, message


def masked(message: bytes, kind: int = TEXT) -> bytes:
    """
    >>> masked(b"hello")
    b'\\x81\\x85\\x00\\x00\\x00\\x00hello'
    """
    size = len(message)
    if size < 126:
        return bytes((0x80 | kind, 0x80 | size)) + NO_MASK + message
    return bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big") + NO_MASK + message
