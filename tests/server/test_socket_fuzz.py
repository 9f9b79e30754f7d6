"""20,000 messages that are none, or that are not theirs to send: refused one by one, and nothing changes."""

from __future__ import annotations

import json
import logging
import random
import socket
import struct
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from tests.server.running import GENEROUS, SECONDS, Data, Person, Running, Socket, running
from websockets.exceptions import ConnectionClosedError

import redphone
from redphone.server.settings import Limits, Rate

MESSAGES = 20_000
AT_ONCE = 18
"""Fewer than the mistakes in a row after which a socket is closed."""
Make = Callable[[random.Random], str | bytes]
ACTIONS = sorted(redphone.game("13").new(3).book.numbers)
TEXTS = [
    "",
    "a",
    "\x00",
    "é" * 300,
    "💣" * 900,
    "\u202e",
    "\ud7ff",
    "null",
    "0",
    "-1",
    "constructor",
    "../..",
]
NUMBERS = [-1, 0, 1, 10**9 + 1, 2**31, 2**53, 2**63, 2**64, 10**400, 0.5, -0.0, 1e308]


def value(rng: random.Random, depth: int = 0) -> object:
    """Any JSON."""
    kind = rng.randrange(7 if depth < 4 else 5)
    if kind == 0:
        return rng.choice([None, True, False])
    if kind == 1:
        return rng.choice(NUMBERS)
    if kind == 2:
        return rng.randrange(-(2**70), 2**70)
    if kind in (3, 4):
        return rng.choice(TEXTS)
    if kind == 5:
        return [value(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(TEXTS): value(rng, depth + 1) for _ in range(rng.randrange(4))}


def message(rng: random.Random) -> Data:
    """One that is a message in form: from somebody who may not do this, or not now."""
    type = rng.choice(["move", "move", "move", "undo", "chat"])
    found: Data = {"type": type, "id": f"f{rng.randrange(10**6)}"}
    if type == "chat":
        found["text"] = rng.choice([" ", "\n\n", "\t", "\u202e"])
    else:
        found["seen"] = rng.choice([0, 1, 15, 16, 17, 10**9])
    if type == "move":
        found["action"] = rng.choice([rng.choice(ACTIONS), rng.choice(TEXTS[1:4])])
    return found


def text_of(data: object) -> str:
    return json.dumps(data, ensure_ascii=False)


def noise(rng: random.Random) -> str:
    return "".join(chr(rng.choice([rng.randrange(32, 127), rng.randrange(0xD7FF)])) for _ in range(40))


def wrong_shape(rng: random.Random) -> str:
    """A message of which something is missing, too much, or of another type."""
    found = message(rng)
    name = rng.choice(list(found))
    match rng.randrange(4):
        case 0:
            del found[name]
        case 1:
            found[rng.choice(["guest", "seat", "table", "__proto__", ""])] = value(rng)
        case 2:
            found[name] = {"x": value(rng)}
        case _:
            found["type"] = rng.choice(["accepted", "moved", "MOVE", "", "join", 1, None])
    return text_of(found)


def deep(rng: random.Random) -> str:
    n = rng.randrange(50, 2000)
    return rng.choice(["[" * n, "[" * n + "]" * n, '{"a":' * (n // 3) + "1" + "}" * (n // 3)])


def broken(rng: random.Random) -> str:
    """A message that was cut, or in which something was changed."""
    text = text_of(message(rng))
    at = rng.randrange(len(text) - 1)
    return rng.choice([text[:at], text + rng.choice("}],x\x00"), "\ufeff" + text])


WAYS: list[Make] = [
    noise,
    lambda rng: text_of(value(rng)),
    wrong_shape,
    wrong_shape,
    lambda rng: text_of(message(rng)),
    lambda rng: text_of(message(rng)),
    broken,
    deep,
    lambda rng: rng.randbytes(rng.randrange(200)),
    lambda rng: text_of(message(rng)).encode(),
    lambda rng: "x" * rng.randrange(4097, 16000),
    lambda rng: text_of({**message(rng), "id": "é" * rng.randrange(1, 70)}),
    lambda rng: '{"type":"move","id":"a","action":"\\ud800","seen":' + "9" * rng.randrange(1, 4000) + "}",
]


class Played:
    """A game of 13 with three people: somebody is asked, and does not answer."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.people = [Person(server, name) for name in ("Ada", "Bob", "Eve")]
        self.id = self.people[0].make("13", "me", "open", "open")
        for each in self.people[1:]:
            each.post(f"/api/tables/{self.id}/join")
        (self.asked,) = self.people[0].table(self.id)["waiting"]
        self.stranger = Person(server)
        self.kept = self.rows()

    def rows(self) -> list[list[tuple[object, ...]]]:
        return [
            self.server.rows(f"select * from {table} order by 1, 2")
            for table in ("moves", "tables", "chairs", "chat", "guests", "devices")
        ]

    def still_plays(self) -> None:
        """Who is asked acts, and the others hear of it."""
        sockets = [each.sit(self.id) for each in self.people]
        latest = [each.until("moved") for each in sockets][self.asked]
        sockets[self.asked].move(latest["view"]["offers"][0]["action"], latest["n"])
        assert sockets[self.asked].until("accepted", "conflict", "error")["type"] == "accepted"
        for each in sockets:
            each.when(lambda moved: bool(moved["n"] > latest["n"]), "moved")

    def leave(self) -> None:
        for each in (*self.people, self.stranger):
            each.leave()


@pytest.fixture
def limits() -> Limits:
    return replace(GENEROUS, messages=Rate(10**6, 10**6), sockets_of_guest=50)


@pytest.fixture
def played(tmp_path_factory: pytest.TempPathFactory, limits: Limits) -> Iterator[Played]:
    with running(tmp_path_factory.mktemp("fuzzed") / "tables.db", limits=limits) as server:
        found = Played(server)
        yield found
        found.leave()


def no_complaints(caplog: pytest.LogCaptureFixture) -> None:
    """Neither a traceback nor a warning."""
    found = [record for record in caplog.records if record.levelno >= logging.WARNING or record.exc_info]
    assert [(record.name, record.getMessage(), record.exc_info) for record in found] == []


def test_each_of_20000_bad_messages_is_refused_and_nothing_changes(
    played: Played, caplog: pytest.LogCaptureFixture
) -> None:
    rng = random.Random(1962)
    # Two who sit at the table and are not asked, and one who does not sit there.
    others = [each for seat, each in enumerate(played.people) if seat != played.asked]
    sockets = [each.sit(played.id) for each in (*others, played.stranger)]
    for each in sockets:
        each.until("moved")
    said: Counter[str] = Counter()
    sent = 0
    while sent < MESSAGES:
        each = rng.choice(sockets)
        batch = [rng.choice(WAYS)(rng) for _ in range(AT_ONCE)]
        for one in batch:
            each.wire.send(one)
        each.send(type="ping")
        answers = []
        while (answer := each.next())["type"] != "pong":
            if answer["type"] != "table":
                answers.append(answer)
        assert len(answers) == len(batch), (batch, answers)
        for answer in answers:
            assert answer["type"] in ("error", "conflict"), answer
            said[answer["error"]["id"] if answer["type"] == "error" else "conflict"] += 1
        sent += len(batch)
    assert sum(said.values()) == sent
    assert set(said) == {
        "error-bad-message",
        "error-illegal",
        "error-no-undo",
        "error-empty-text",
        "error-not-seated",
        "conflict",
    }
    assert min(said.values()) > 50
    no_complaints(caplog)
    assert played.rows() == played.kept
    played.still_plays()


def test_a_message_is_measured_in_bytes(played: Played) -> None:
    said = json.dumps({"type": "chat", "id": "c", "text": "\N{BOMB}" * 500}, ensure_ascii=False)
    most = Limits().message
    fits = said + " " * (most - len(said.encode()))
    speaker = played.people[0].sit(played.id)
    speaker.wire.send(fits + " ")
    assert speaker.until("accepted", "error") == {
        "type": "error",
        "id": None,
        "error": {"id": "error-bad-message"},
    }
    speaker.wire.send(fits)
    assert speaker.until("accepted", "error") == {"type": "accepted", "id": "c", "n": 1}


def frame(opcode: int, payload: bytes, first: int = 0x80, masked: bool = True) -> bytes:
    """A frame from client to server, right or wrong. [RFC 6455, 5.2]"""
    size = len(payload)
    head = bytes([first | opcode])
    mask = 0x80 if masked else 0
    if size < 126:
        head += bytes([mask | size])
    elif size < 0x10000:
        head += bytes([mask | 126]) + struct.pack(">H", size)
    else:
        head += bytes([mask | 127]) + struct.pack(">Q", size)
    # A mask of zeros leaves the payload as it is.
    return head + (b"\0\0\0\0" if masked else b"") + payload


TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
HELLO = b'{"type":"hello"}'
BAD_FRAMES = {
    "text that is no UTF-8": frame(TEXT, b"\xff\xfe\xfd"),
    "half a surrogate": frame(TEXT, b'"\xed\xa0\x80"'),
    "far too long": frame(TEXT, b" " * 70_000),
    "said to be endless": b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0",
    "without a mask": frame(TEXT, HELLO, masked=False),
    "an opcode that is none": frame(3, b"x"),
    "a control frame that is none": frame(11, b"x"),
    "bits that are reserved": frame(TEXT, HELLO, first=0xF0),
    "a ping that is too long": frame(PING, b"x" * 126),
    "a ping in parts": frame(PING, b"x", first=0),
    "a part of nothing": frame(0, b"x"),
    "a close with half a code": frame(CLOSE, b"\x03"),
    "a close with a code that is none": frame(CLOSE, b"\x00\x01"),
    "noise": random.Random(1962).randbytes(300),
    "a message in twenty thousand parts": frame(TEXT, b"a", first=0) + frame(0, b"a", first=0) * 20_000,
    "nothing, and gone": b"",
    "half a frame, and gone": frame(TEXT, HELLO)[:5],
}


@contextmanager
def raw(played: Played, cookie: str = "") -> Iterator[socket.socket]:
    """A socket behind its handshake, on which anything can be sent."""
    lines = [
        f"GET /api/tables/{played.id}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{played.server.port}",
        f"Origin: {played.server.address}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Cookie: redphone={cookie}",
    ]
    with socket.create_connection(("127.0.0.1", played.server.port), SECONDS) as found:
        found.sendall("\r\n".join([*lines, "", ""]).encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += found.recv(4096)
        assert answer.startswith(b"HTTP/1.1 101 ")
        yield found


def test_frames_that_are_none_close_their_own_socket_only(
    played: Played, caplog: pytest.LogCaptureFixture
) -> None:
    witness = played.people[0].sit(played.id)
    witness.until("moved")
    for name, bad in BAD_FRAMES.items():
        for with_hello in (True, False):
            # By who is asked: even that seat's socket moves nothing.
            with raw(played, played.people[played.asked].cookie if with_hello else "") as wire:
                try:
                    if with_hello:
                        wire.sendall(frame(TEXT, HELLO))
                        assert wire.recv(100)
                    wire.sendall(bad)
                    if not name.endswith("gone"):
                        wire.shutdown(socket.SHUT_WR)
                        while wire.recv(65536):
                            pass
                except TimeoutError:
                    raise
                except OSError:
                    # It has hung up already.
                    pass
        witness.send(type="ping")
        witness.until("pong")
    no_complaints(caplog)
    assert played.rows() == played.kept
    played.still_plays()


@pytest.mark.parametrize("limits", [replace(GENEROUS, messages=Rate(20, 100))])
def test_a_flood_is_cut_off_and_others_are_served(played: Played, caplog: pytest.LogCaptureFixture) -> None:
    others = [each for seat, each in enumerate(played.people) if seat != played.asked]
    witness = others[0].sit(played.id)
    witness.until("moved")
    for _ in range(3):
        flood = others[1].sit(played.id)
        with pytest.raises(ConnectionClosedError) as closed:
            pour(flood)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "error-too-fast")
        witness.send(type="ping")
        witness.until("pong")
    no_complaints(caplog)
    assert played.rows() == played.kept
    # Who made the flood has nothing left to say, and plays on when there is something again: 20 a second.
    time.sleep(0.5)
    played.still_plays()


def pour(flood: Socket) -> None:
    for _ in range(2000):
        flood.send(type="move", id="x", seen=0, action="play blue-1")
    while True:
        flood.wire.recv(SECONDS)


def test_what_is_counted_as_refused_could_have_been_done(played: Played) -> None:
    """The same messages from who is asked would change the table: so the refusals above mean something."""
    rng = random.Random(1)
    mover = played.people[played.asked].sit(played.id)
    n = mover.until("moved")["n"]
    for action in ACTIONS:
        mover.move(action, n, f"g{rng.randrange(10**9)}")
        if mover.until("accepted", "conflict", "error")["type"] == "accepted":
            break
    assert played.rows() != played.kept
