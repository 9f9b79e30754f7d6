"""uvicorn's websocket protocol, with a shorter way out.

Through ASGI every message to every socket is a task's turn, an event and a frame of its own. Here a frame is
made once for all who get it and handed to the transport; and a client that does not read is hung up on.
"""

from __future__ import annotations

from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "redphone.wire"
NOT_TEXT: Final = 1007
"""What a text message is refused with that is no UTF-8. [RFC 6455, 7.4.1]"""


class WireProtocol(WebSocketsSansIOProtocol):
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

    def backlog(self) -> int:
        """The bytes that wait for the client."""
        return self.transport.get_write_buffer_size()

    def write(self, frame: bytes) -> None:
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(frame)

    def hang_up(self) -> None:
        """At once, whatever waits."""
        self.transport.abort()


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
