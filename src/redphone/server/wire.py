"""uvicorn's websocket protocol, with a shorter way in and out.

In: what nearly every message is, one short text in a frame of its own that comes in one piece, is read here;
everything else goes through the library's parser, which takes many times as long.

Out: through ASGI every message to every socket is a task's turn, an event and a frame of its own. Here a
frame is made once for all who get it and handed to the transport (hub.py says when); and a client that does
not read is hung up on.
"""

from __future__ import annotations

from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

try:
    # The library's own, in C, where it has one.
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from redphone.server.limits import Limiter
from redphone.server.settings import Limits, Rate

EXTENSION: Final = "redphone.wire"
NOT_TEXT: Final = 1007
"""What a text message is refused with that is no UTF-8. [RFC 6455, 7.4.1]"""
WHOLE_TEXT: Final = 0x81
CONTROL: Final = (0x88, 0x89, 0x8A)
"""Close, ping and pong. [RFC 6455, 5.5]"""
MASKED: Final = 0x80
LONG: Final = 126
"""In the place of a size: it follows in two bytes. [RFC 6455, 5.2]"""
END_OF_REQUEST: Final = b"\r\n\r\n"
SIGNS: Final = Rate(20, 200)
"""Of frames that are no message: pings, pongs, and parts of a message. Browsers send a few in a minute."""
LAST_SECONDS: Final = 15.0
"""For which a socket that is done with may take to read what was sent to it."""


class WireProtocol(WebSocketsSansIOProtocol):
    listener: Callable[[str], bool] | None = None
    """Is told of a text as soon as it is there, and says whether that was all; otherwise it is queued."""
    most = Limits().outbox
    """How many bytes may wait for the client."""
    signs: Limiter | None = None
    last_call: TimerHandle | None = None
    left: Callable[[], None] | None = None
    """Called when the connection is no more."""
    is_plain = False
    """Has every piece that came been one whole frame, so that no parser waits for the rest of another?"""

    def data_received(self, data: bytes) -> None:
        if self.is_plain:
            text = text_of(data)
            if text is not None:
                self.heard(text)
                return
            self.is_plain = is_control(data)
            super().data_received(data)
        else:
            asks = not self.handshake_initiated
            super().data_received(data)
            self.is_plain = asks and data.endswith(END_OF_REQUEST)

    def heard(self, text: str) -> None:
        if self.close_sent or (self.listener is not None and self.queue.empty() and self.listener(text)):
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        # Whoever sends faster than it is answered waits; `receive` goes on reading.
        if not self.read_paused and self.queue.qsize() > 1:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope.setdefault("extensions", {})
            extensions[EXTENSION] = {"wire": self}

    def send_receive_event_to_app(self) -> None:
        is_wrong = self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames))
        if is_wrong and not self.close_sent:
            # uvicorn would do the same, and write a traceback to the log for what is a client's mistake.
            self.frames = []
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        # A pong is written like everything else: who pings and does not read would fill the memory.
        if self.is_bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.is_bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        # Also an empty part is kept until the message is whole.
        if self.is_bearable():
            super().handle_cont(event)

    def is_bearable(self) -> bool:
        """Can this client have one more sign of life? Otherwise it is hung up on."""
        if self.transport.is_closing():
            return False
        if self.signs is None:
            self.signs = Limiter(SIGNS, self.loop.time)
        if self.backlog() > self.most or self.signs.wait(""):
            self.hang_up()
            return False
        return True

    def keepalive_timeout(self) -> None:
        """It is silent: so it does not read what waits for it either, and would keep it waiting for ever."""
        super().keepalive_timeout()
        self.hang_up()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            # uvicorn closes it, but not before everything was read that waits; and that may be never.
            if not self.disconnected:
                self.last_call = self.loop.call_later(LAST_SECONDS, self.hang_up)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.last_call is not None:
            self.last_call.cancel()
        if self.left is not None:
            self.left()

    def backlog(self) -> int:
        """The bytes that wait for the client."""
        return self.transport.get_write_buffer_size()

    def write(self, frame: bytes) -> None:
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(frame)

    def hang_up(self) -> None:
        """At once, whatever waits."""
        self.transport.abort()


def text_of(data: bytes) -> str | None:
    """The text, if these bytes are one short frame with a whole text and nothing else. [RFC 6455, 5.2]

    >>> text_of(b"\\x81\\x85\\x00\\x00\\x00\\x00hello")
    'hello'
    """
    if len(data) < 6 or data[0] != WHOLE_TEXT:
        return None
    size, start = data[1] - MASKED, 6
    if size == LONG:
        size, start = int.from_bytes(data[2:4], "big"), 8
    elif not 0 <= size < LONG:
        return None
    if len(data) != start + size:
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def is_control(data: bytes) -> bool:
    """Are these bytes one whole frame that is no message? [RFC 6455, 5.5]

    >>> is_control(b"\\x8a\\x82\\x00\\x00\\x00\\x00hi"), is_control(b"\\x8a\\x82\\x00\\x00\\x00\\x00h")
    (True, False)
    """
    return len(data) >= 6 and data[0] in CONTROL and len(data) == 6 + data[1] - MASKED


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def wire_of(scope: Scope) -> WireProtocol:
    """The connection of a websocket. Only `Server` of run.py has such: see there."""
    wire: WireProtocol = scope["extensions"][EXTENSION]["wire"]
    return wire


def framed(text: bytes) -> bytes:
    """A message as a whole frame from server to client, uncompressed. [RFC 6455, 5.2]

    >>> framed(b"hello")
    b'\\x81\\x05hello'
    """
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 0x10000:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
