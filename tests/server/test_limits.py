"""How much of the server one client may use, and what every answer carries."""

from __future__ import annotations

import json
import random
import socket as sockets
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import httpx
import pytest
from tests.server.running import GENEROUS, Person, Running, running, wait_until
from tests.server.test_tables import duel
from websockets.exceptions import InvalidStatus

from redphone.server import door, guard, wire
from redphone.server.errors import Refused
from redphone.server.limits import Limiter
from redphone.server.settings import Limits, Rate, Settings
from redphone.server.socket import MOST_MISTAKES
from redphone.server.tables import TableLock
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
    assert answers[-1]["id"] is None
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


def test_who_pings_and_does_not_read_is_hung_up_on(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
        while max(connected(server), default=0) < 50_000:
            slow.sendall(hello * 300)
            time.sleep(0.05)
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


# Connections


def test_a_connection_that_says_nothing_or_never_ends_is_hung_up_on(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "HEAD_SECONDS", 1.0)
    with running(database) as server:
        asked = b"GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\n"
        for said in (b"", asked, asked + b"\r\n" + asked):
            with sockets.create_connection(("127.0.0.1", server.port), 20) as silent:
                silent.sendall(said)
                started = time.monotonic()
                with suppress(ConnectionResetError):
                    while silent.recv(4096):
                        pass
                assert time.monotonic() - started < 10
        # Who is answered has time, and a socket that was greeted as much as it likes.
        ada = Person(server, "Ada")
        socket = ada.sit(ada.make("13-days", "me", "friend"))
        time.sleep(1.5)
        socket.send(type="ping")
        assert socket.until("pong")


def test_a_head_without_an_end_is_hung_up_on(server: Running) -> None:
    with sockets.create_connection(("127.0.0.1", server.port), 20) as endless:
        endless.sendall(b"GET / HTTP/1.1\r\nx: ")
        with pytest.raises(OSError, match=r"reset|Broken pipe"):
            endless.sendall(b"x" * 10_000_000)
    assert httpx.get(f"{server.address}/health", headers={"x": "y" * 20_000}).status_code == 200


def test_an_answer_that_nobody_reads_is_given_up(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "ANSWER_SECONDS", 1.0)
    (database.parent / "web").mkdir()
    (database.parent / "web" / "big.bin").write_bytes(random.Random(1).randbytes(20_000_000))
    with running(database, client=database.parent / "web") as server, sockets.socket() as slow:
        slow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        slow.connect(("127.0.0.1", server.port))
        slow.sendall(b"GET /big.bin HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        assert slow.recv(8) == b"HTTP/1.1"
        wait_until(lambda: not server.server.server_state.connections)


def test_only_so_many_connections_are_taken_in_and_the_log_says_so_once(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        running(database, limits=replace(GENEROUS, connections_of_address=5)) as server,
        ExitStack() as stack,
    ):
        for _ in range(5):
            stack.enter_context(sockets.create_connection(("127.0.0.1", server.port), 20))
        wait_until(lambda: len(server.server.server_state.connections) == 5)
        for _ in range(20):
            with (
                sockets.create_connection(("127.0.0.1", server.port), 20) as late,
                suppress(ConnectionResetError),
            ):
                assert late.recv(1) == b""
        said = [record for record in caplog.records if record.name == "redphone.door"]
        assert [record.message for record in said] == ["too many connections: new ones are turned away"]
        stack.close()
        # There is room again, also for those that become websockets and go.
        wait_until(lambda: not server.server.server_state.connections)
        ada = Person(server, "Ada")
        id = ada.make("13-days", "me", "friend")
        for _ in range(10):
            socket = ada.sit(id)
            socket.until("table")
            socket.close()
        ada.table(id)


def test_all_together_have_only_as_many_connections_as_the_system_has_files(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(door, "most_files", lambda: 200)
    crowd = door.Crowd(Settings())
    assert (crowd.most, crowd.most_of_address) == (100, 75)
    taken = [address for k in range(200) if crowd.comes(address := f"10.0.0.{k % 2}")]
    assert len(taken) == 100
    crowd.goes("10.0.0.1")
    assert crowd.comes("10.0.0.7")
    assert not crowd.comes("10.0.0.8")
    # Behind a proxy all have its address.
    behind = door.Crowd(Settings(proxy="10.0.0.1"))
    assert all(behind.comes("10.0.0.1") for _ in range(100))


def test_an_address_has_only_so_many_requests(database: Path) -> None:
    with running(database, limits=replace(GENEROUS, requests=Rate(0.001, 5))) as server:
        ada = Person(server)
        assert [ada.http.get("/api/me").status_code for _ in range(7)] == [200] * 5 + [429] * 2
        late = ada.http.get("/api/games")
        assert late.json()["error"] == {"id": "error-too-fast", "seconds": int(late.headers["retry-after"])}
        # The page and the server's health are not counted; a socket is.
        assert ada.http.get("/health").status_code == 200
        with pytest.raises(InvalidStatus, match="403"):
            ada.sit("x")


def test_an_address_has_only_so_many_sockets(database: Path) -> None:
    with running(database, limits=replace(GENEROUS, sockets_of_address=3)) as server:
        people = [Person(server, name) for name in ("Ada", "Bob")]
        id = duel(*people)
        for each in (*people, people[0]):
            each.sit(id).until("table")
        assert people[1].sit(id, hello=False).closed() == (4429, "error-too-many-sockets")


def test_an_address_makes_only_so_many_guests(database: Path) -> None:
    with running(database, limits=replace(GENEROUS, new_guests=Rate(0.001, 2))) as server:
        ada, bob, eve = (Person(server) for _ in range(3))
        for each in (ada, bob):
            each.post("/api/me", {"name": "x"})
        assert eve.refused("/api/me", {"name": "x"}, 429, "error-too-fast")["seconds"] > 0
        # Who is known already goes on.
        ada.post("/api/me", {"name": "y"})


def test_a_body_that_does_not_come_to_its_end_is_not_waited_for(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.3)
    head = f"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\norigin: {server.address}\r\n"
    with sockets.create_connection(("127.0.0.1", server.port), 20) as slow:
        slow.sendall((head + "content-type: application/json\r\ncontent-length: 20\r\n\r\n{").encode())
        answer = slow.recv(65536)
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b'"where":"body"' in answer


def test_tables_that_nobody_is_at_are_forgotten_and_found_again(database: Path) -> None:
    with running(database, live_tables=3) as server:
        ada = Person(server, "Ada")
        watched = ada.make("13-days", "me", "friend")
        ada.sit(watched).until("table")
        ids = [ada.make("13-days", "me", "friend") for _ in range(6)]
        assert server.ask(in_memory(server)) == {watched, *ids[-2:]}
        for id in ids:
            assert ada.table(id)["status"] == "waiting"
        assert len(server.ask(in_memory(server))) == 3


async def in_memory(server: Running) -> set[str]:
    return set(server.house._live)


def test_who_comes_anew_gets_the_newest_lines_of_chat(database: Path) -> None:
    with running(database, limits=replace(GENEROUS, chat_lines=3)) as server:
        ada = Person(server, "Ada")
        id = ada.make("13-days", "me", "friend")
        socket = ada.sit(id)
        for k in range(1, 6):
            socket.send(type="chat", id=f"c{k}", text=f"line {k}")
            assert socket.until("accepted")["n"] == k
        assert [line["n"] for line in ada.sit(id).until("chat")["lines"]] == [3, 4, 5]
        # What was said long ago is still not said again.
        for _ in range(2):
            socket.send(type="chat", id="c1", text="line 1")
            assert socket.until("accepted", "error") == {"type": "accepted", "id": "c1", "n": 1}
        assert [line["n"] for line in ada.sit(id).until("chat")["lines"]] == [3, 4, 5]


def test_a_move_that_must_wait_for_its_turn_counts_once(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(database, limits=replace(GENEROUS, messages=Rate(0.001, 4))) as server:
        ada, bob = Person(server), Person(server)
        id = duel(ada, bob)
        socket = ada.sit(id)
        n = socket.until("moved")["n"]
        monkeypatch.setattr(TableLock, "acquire_now", lambda self: False)
        for k in range(3):
            socket.move("no such thing", n, f"m{k}")
            assert socket.until("error")["error"] == {"id": "error-illegal"}
        socket.move("no such thing", n)
        assert socket.until("error")["error"]["id"] == "error-too-fast"


# Who is believed


def test_from_where_somebody_comes_is_believed_of_a_proxy_only(database: Path) -> None:
    for proxy, answers in (
        ("", [200, 200, 429]),
        ("127.0.0.1", [200, 200, 200]),
        ("10.0.0.9", [200, 200, 429]),
    ):
        with running(database, proxy=proxy, limits=replace(GENEROUS, requests=Rate(0.001, 2))) as server:
            found = [
                httpx.get(f"{server.address}/api/me", headers={"x-forwarded-for": f"10.0.0.{k}"}).status_code
                for k in range(3)
            ]
            assert found == answers


def test_another_origin_is_allowed_if_the_server_was_told(database: Path) -> None:
    other = "https://example.org"
    for origins, status in ((frozenset({other}), 200), (frozenset[str](), 403)):
        with running(database, origins=origins) as server:
            headers = {"origin": other, "content-type": "application/json"}
            for host in ({}, {"host": "example.org"}):
                answer = httpx.post(
                    f"{server.address}/api/me", headers={**headers, **host}, content='{"name": ""}'
                )
                assert answer.status_code == status
            evil = {"host": "evil.example"}
            assert httpx.get(f"{server.address}/api/me", headers=evil).status_code == 403


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
