"""How much of the server one client may use, and what every answer carries."""

from __future__ import annotations

import json
import socket as sockets
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import httpx
import pytest
from tests.server.running import Person, Running, running, wait_until
from tests.server.test_tables import duel

from redphone.server import wire
from redphone.server.errors import Refused
from redphone.server.limits import Limiter
from redphone.server.settings import Limits, Rate
from redphone.server.socket import MOST_MISTAKES
from redphone.server.wire import WireProtocol

New = Callable[..., Person]
TIGHT = Limits(
    body=1000,
    changes=Rate(0.001, 12),
    messages=Rate(0.001, 8),
    sockets_of_guest=2,
    sockets_at_table=4,
    tables_of_guest=2,
    chat=Rate(0.001, 2),
)


@pytest.fixture
def tight(database: Path) -> Iterator[Running]:
    with running(database, limits=TIGHT) as found:
        yield found


@pytest.fixture
def ada(tight: Running) -> Iterator[Person]:
    person = Person(tight, "Ada")
    yield person
    person.leave()


def test_a_bucket_fills_with_time() -> None:
    now = [0.0]
    limiter = Limiter(Rate(each_second=2, at_once=3), lambda: now[0])
    assert [limiter.wait("ada") for _ in range(4)] == [0, 0, 0, 0.5]
    assert limiter.wait("bob") == 0
    now[0] = 0.5
    assert limiter.wait("ada") == 0
    with pytest.raises(Refused) as refused:
        limiter.take("ada")
    assert refused.value.fields == {"seconds": 1}
    now[0] = 1000
    assert [limiter.wait("ada") for _ in range(4)] == [0, 0, 0, 0.5]


def test_a_body_that_is_too_large_is_refused(ada: Person) -> None:
    ada.refused("/api/me", {"name": "x" * 2000}, 413, "error-too-large")

    def pieces() -> Iterator[bytes]:
        for _ in range(50):
            yield b" " * 100

    answer = ada.http.post("/api/me", content=pieces())
    assert (answer.status_code, answer.json()["error"]["id"]) == (413, "error-too-large")


def test_who_changes_too_much_must_wait(ada: Person) -> None:
    answers = [ada.http.post("/api/me", content='{"name": "x"}') for _ in range(15)]
    late = answers[-1]
    assert (answers[0].status_code, late.status_code) == (200, 429)
    assert late.json()["error"]["id"] == "error-too-fast"
    assert int(late.headers["retry-after"]) == late.json()["error"]["seconds"] > 0


def test_a_guest_has_only_so_many_unfinished_tables(ada: Person) -> None:
    for _ in range(2):
        ada.make("13-days", "me", "friend")
    body = {"game": "13-days", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    assert ada.refused("/api/tables", body, 429, "error-too-many-tables")["most"] == 2


def test_a_guest_has_only_so_many_sockets(ada: Person) -> None:
    id = ada.make("13-days", "me", "friend")
    first = ada.sit(id)
    ada.sit(id).until("table")
    assert ada.sit(id, hello=False).closed() == (4429, "error-too-many-sockets")
    first.close()
    wait_until(lambda: ada.server.ask(listening(ada.server, id)) == 1)
    ada.sit(id).until("table")


async def listening(server: Running, id: str) -> int:
    return len(list(server.house.hub.at(id)))


def test_a_table_has_only_so_many_sockets(tight: Running, ada: Person) -> None:
    id = ada.make("13-days", "me", "friend")
    people = [ada, Person(tight, "Bob"), Person(tight, "Eve")]
    for each in people[:2]:
        for _ in range(2):
            each.sit(id).until("table")
    assert people[2].sit(id, hello=False).closed() == (4429, "error-too-many-sockets")
    for each in people[1:]:
        each.leave()


def test_however_many_watch_who_sits_at_the_table_comes_in(tight: Running, ada: Person) -> None:
    id = ada.make("13-days", "me", "friend")
    watchers = [Person(tight, "Bob"), Person(tight, "Eve")]
    for each in watchers:
        for _ in range(2):
            each.sit(id).until("table")
    for _ in range(TIGHT.sockets_of_guest):
        ada.sit(id).until("table")
    assert ada.sit(id, hello=False).closed() == (4429, "error-too-many-sockets")
    assert Person(tight, "Kim").sit(id, hello=False).closed() == (4429, "error-too-many-sockets")
    for each in watchers:
        each.leave()


def test_who_is_too_fast_to_be_greeted_is_not_left_waiting_for_an_answer(ada: Person) -> None:
    id = ada.make("13-days", "me", "friend")
    socket = ada.sit(id)
    for _ in range(9):
        socket.send(type="ping")
    while socket.until("pong", "error")["type"] == "pong":
        pass
    assert ada.sit(id).closed() == (4429, "error-too-fast")


def test_who_sends_too_fast_is_told_so_and_then_cut_off(ada: Person) -> None:
    socket = ada.sit(ada.make("13-days", "me", "friend"))
    for _ in range(15):
        socket.send(type="ping")
    answers = [socket.until("pong", "error") for _ in range(15)]
    assert answers[0] == {"type": "pong"}
    assert answers[-1]["error"]["id"] == "error-too-fast"
    for _ in range(13):
        socket.send(type="ping")
    assert socket.closed() == (4429, "error-too-fast")


def test_chat_is_limited(ada: Person) -> None:
    socket = ada.sit(ada.make("13-days", "me", "friend"))
    for k in range(3):
        socket.send(type="chat", id=f"c{k}", text="hello")
    assert socket.until("error") == {
        "type": "error",
        "id": "c2",
        "error": {"id": "error-too-fast", "seconds": 1000},
    }


def test_a_line_of_chat_that_is_too_long_is_refused(ada: Person) -> None:
    socket = ada.sit(ada.make("13-days", "me", "friend"))
    socket.send(type="chat", id="c", text="x" * 501)
    assert socket.until("error")["error"] == {"id": "error-bad-message"}


def test_a_socket_must_say_hello_soon_and_may_be_silent_then(database: Path) -> None:
    with running(database, hello_seconds=2) as server:
        ada = Person(server, "Ada")
        id = ada.make("13-days", "me", "friend")
        greeted = ada.sit(id)
        greeted.until("table")
        # It has as long as the other had, and more.
        silent = ada.sit(id, hello=False)
        assert silent.closed() == (4400, "error-hello-first")
        greeted.send(type="ping")
        assert greeted.next() == {"type": "pong"}


def test_nothing_is_done_before_hello(ada: Person) -> None:
    socket = ada.sit(ada.make("13-days", "me", "easy"), hello=False)
    socket.send(type="chat", id="c", text="hi")
    assert socket.next() == {"type": "error", "id": "c", "error": {"id": "error-hello-first"}}


BAD = [
    "",
    "{",
    "[]",
    "null",
    "7",
    '{"type": "hello", "seen": -1}',
    '{"type": "king"}',
    '{"type": "move", "id": "x"}',
]


def test_messages_that_are_none_are_refused_and_then_the_socket_is_closed(
    server: Running, person: New
) -> None:
    ada = person()
    socket = ada.sit(ada.make("13-days", "me", "friend"))
    socket.until("table")
    for text in BAD:
        socket.wire.send(text)
        answer = socket.next()
        assert answer["error"] == {"id": "error-bad-message"}
        assert answer["id"] == ("x" if '"id"' in text else None)
    socket.wire.send(b"\x00\xff")
    assert socket.next()["error"] == {"id": "error-bad-message"}
    # Exactly so many more: nothing can be sent to a socket that is closed.
    for _ in range(MOST_MISTAKES - len(BAD)):
        socket.wire.send("nonsense")
    assert socket.closed() == (4400, "error-bad-message")


def test_a_message_that_is_far_too_long_closes_the_socket(ada: Person) -> None:
    socket = ada.sit(ada.make("13-days", "me", "friend"))
    socket.wire.send("x" * 100_000)
    assert socket.closed()[0] == 1009


def test_a_client_that_does_not_read_is_dropped_and_stalls_nobody(database: Path) -> None:
    limits = Limits(
        changes=Rate(1000, 1000), new_guests=Rate(1000, 1000), messages=Rate(1e6, 10**6), outbox=8
    )
    with running(database, limits=limits) as server:
        ada, bob = Person(server), Person(server)
        id = duel(ada, bob)
        socket = ada.sit(id)
        # Each hello is answered with the whole game: far more than the system's buffers hold.
        hello = frame(b'{"type":"hello"}')
        with slow_reader(server, id, bob.cookie) as slow:
            slow.settimeout(5)
            with pytest.raises(OSError, match=r"reset|Broken pipe|timed out"):
                send_for_ever(slow, hello * 100)
            socket.send(type="ping")
            socket.until("pong")
            wait_until(lambda: not ada.table(id)["chairs"][1]["here"])


PING, PONG, PART = 9, 10, 0
OFTEN = Limits(changes=Rate(1000, 1000), new_guests=Rate(1000, 1000), messages=Rate(1e6, 10**6))


def sign(opcode: int, payload: bytes = b"") -> bytes:
    """A client's frame that is no message, masked with zeros."""
    return bytes([(0 if opcode == PART else 0x80) | opcode, 0x80 | len(payload)]) + bytes(4) + payload


def test_who_pings_and_does_not_read_is_hung_up_on(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "SIGNS", Rate(1e9, 10**9))
    with running(database, limits=replace(OFTEN, outbox=10_000)) as server:
        ada = Person(server)
        id = ada.make("13-days", "me", "friend")
        waiting: list[int] = []
        is_bearable = WireProtocol.is_bearable

        def watched(self: WireProtocol) -> bool:
            waiting.append(self.backlog())
            return is_bearable(self)

        monkeypatch.setattr(WireProtocol, "is_bearable", watched)
        with slow_reader(server, id, ada.cookie) as slow:
            slow.settimeout(10)
            slow.sendall(frame(b'{"type":"hello"}'))
            with pytest.raises(OSError, match=r"reset|Broken pipe"):
                send_for_ever(slow, sign(PING, b"x" * 125) * 100)
        # What the pings of one read are answered with comes on top.
        assert max(waiting) < 10_000 + 1_000_000


@pytest.mark.parametrize("opcode", [PING, PONG, PART], ids=["pings", "pongs", "empty parts of a message"])
def test_a_flood_of_frames_that_are_no_message_is_cut_off(database: Path, opcode: int) -> None:
    with running(database, limits=OFTEN) as server:
        ada = Person(server)
        id = ada.make("13-days", "me", "friend")
        with slow_reader(server, id, ada.cookie) as raw:
            raw.settimeout(10)
            # As many as a client may want to send.
            raw.sendall(sign(PING) * 50 + frame(b'{"type":"hello"}'))
            wait_until(lambda: bool(ada.table(id)["chairs"][0]["here"]))
            if opcode == PART:
                raw.sendall(b"\x01\x80" + bytes(4))
            with suppress(OSError):
                raw.sendall(sign(opcode) * 10_000)
            wait_until(lambda: not connected(server))


def test_who_is_silent_and_does_not_read_keeps_nothing_waiting(database: Path) -> None:
    with running(database, limits=replace(OFTEN, outbox=10**9)) as server:
        server.server.config.ws_ping_interval = server.server.config.ws_ping_timeout = 2
        ada = Person(server)
        with not_reading(server, ada):
            wait_until(lambda: not connected(server))


def test_who_does_not_read_a_goodbye_is_left(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "LAST_SECONDS", 0.3)
    with running(database, limits=replace(OFTEN, outbox=10**9)) as server:
        ada = Person(server)
        with not_reading(server, ada) as slow:
            # Messages that are none: it is told, and the socket is closed.
            slow.sendall(frame(b"nonsense") * (MOST_MISTAKES + 1))
            wait_until(lambda: not connected(server))


@contextmanager
def not_reading(server: Running, ada: Person) -> Iterator[sockets.socket]:
    """A socket for which more waits than the system's buffers hold."""
    id = ada.make("13-days", "me", "easy")
    hello = frame(b'{"type":"hello"}')
    with slow_reader(server, id, ada.cookie) as slow:
        wait_until(lambda: slow.sendall(hello * 300) is None and max(connected(server), default=0) > 50_000)
        yield slow


def connected(server: Running) -> list[int]:
    """What waits for each of the open websockets."""
    found = list(server.server.server_state.connections)
    return [each.backlog() for each in found if isinstance(each, WireProtocol)]


@contextmanager
def slow_reader(server: Running, id: str, cookie: str) -> Iterator[sockets.socket]:
    """A socket that has shaken hands, and never reads again."""
    lines = [
        f"GET /api/tables/{id}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Origin: {server.address}",
        f"Cookie: redphone={cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    with sockets.socket() as raw:
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", server.port))
        raw.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        assert raw.recv(12).startswith(b"HTTP/1.1 101")
        yield raw


def send_for_ever(raw: sockets.socket, data: bytes) -> NoReturn:
    while True:
        raw.sendall(data)


def frame(text: bytes) -> bytes:
    """A client's frame, masked with zeros."""
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text


# Headers


@pytest.mark.parametrize("path", ["/health", "/", "/api/me", "/api/nothing", "/openapi.json", "/assets/x.js"])
def test_every_answer_has_its_headers(server: Running, path: str) -> None:
    answer = httpx.get(server.address + path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cache-control"]


def test_refusals_have_them_too(server: Running, person: New) -> None:
    ada = person()
    for answer in (
        httpx.post(f"{server.address}/api/me"),
        httpx.get(f"{server.address}/api/me", headers={"host": "evil.example"}),
        ada.http.post("/api/me", content="{"),
        ada.http.request("DELETE", "/api/me"),
    ):
        assert answer.status_code >= 400
        assert "content-security-policy" in answer.headers
        assert json.loads(answer.text)["error"]["id"].startswith("error-")
