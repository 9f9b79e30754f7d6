"""Who does not read, says nothing or never comes to an end: hung up on, and in nobody's way."""

from __future__ import annotations

import random
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import httpx
import pytest
from tests.server.running import GENEROUS, Person, Running, running, wait_until
from tests.server.test_tables import duel

from redphone.server import door, wire
from redphone.server.settings import Limits, Rate, Settings
from redphone.server.socket import MOST_MISTAKES
from redphone.server.wire import WireProtocol


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
