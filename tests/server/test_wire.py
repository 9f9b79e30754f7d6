"""How messages come in: mostly whole, now and then in pieces."""

from __future__ import annotations

import socket
import time

import pytest
from tests.server.test_socket_fuzz import HELLO, PING, TEXT, Played, frame, limits, played, raw

__all__ = ["limits", "played"]

PINGED = b'{"type":"ping"}'
WHOLE = frame(TEXT, PINGED)
SPACES = b" " * 200
"""A message that is longer has its length elsewhere in its frame."""
CUTS = {
    "a whole one": [WHOLE],
    "a longer one": [frame(TEXT, PINGED + SPACES)],
    "two at once": [WHOLE + WHOLE],
    "in two pieces": [WHOLE[:1], WHOLE[1:]],
    "one and a half, and the rest": [WHOLE + WHOLE[:9], WHOLE[9:]],
    "in three parts": [
        frame(TEXT, PINGED[:5], first=0),
        frame(0, PINGED[5:9], first=0),
        frame(0, PINGED[9:]),
    ],
    "after a sign of life": [frame(PING, b"x"), WHOLE],
    "together with a sign of life": [frame(PING, b"x") + WHOLE],
    "with a sign of life between its parts": [
        frame(TEXT, PINGED[:5], first=0),
        frame(PING, b"x"),
        frame(0, PINGED[5:]),
    ],
}


@pytest.mark.parametrize("cut", CUTS)
def test_a_message_is_understood_however_it_comes(played: Played, cut: str) -> None:
    with raw(played) as wire:
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        pongs = 0
        # Twice, with plain ones before, between and after: pieces must not change how the next one is read.
        for pieces in ([frame(TEXT, HELLO), WHOLE], CUTS[cut], [WHOLE], CUTS[cut], [WHOLE]):
            for piece in pieces:
                wire.sendall(piece)
                time.sleep(0.02)
            pongs += b"".join(pieces).count(b'ing"}')
        heard = b""
        while heard.count(b'{"type":"pong"}') < pongs:
            heard += wire.recv(65536)
        wire.sendall(WHOLE)
        more = b""
        while b'{"type":"pong"}' not in more:
            more += wire.recv(65536)
        assert heard.count(b'{"type":"pong"}') == pongs
        assert more.count(b'{"type":"pong"}') == 1
