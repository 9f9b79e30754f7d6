"""How much of the server one client may use."""

from __future__ import annotations

import socket as sockets
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.running import GENEROUS, Leaving, Person, Running, running, served, wait_until
from tests.server.test_tables import duel
from websockets.exceptions import InvalidStatus

from redphone.server import guard
from redphone.server.errors import Refused
from redphone.server.limits import Limiter
from redphone.server.lock import TableLock
from redphone.server.settings import Limits, Rate
from redphone.server.socket import MOST_MISTAKES

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
def tight(leaving: Leaving, database: Path) -> Iterator[Running]:
    with served(leaving, database, limits=TIGHT) as found:
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


def test_who_tries_out_links_must_wait(tight: Running) -> None:
    """By address: who tries them out is nobody yet."""
    strangers = [Person(tight) for _ in range(TIGHT.changes.at_once + 1)]
    *first, last = [
        each.http.post("/api/device", content='{"secret": "%s"}' % ("x" * 43)) for each in strangers
    ]
    assert {answer.status_code for answer in first} == {403}
    assert (last.status_code, last.json()["error"]["id"]) == (429, "error-too-fast")
    strangers[0].refused("/api/device/whose", {"secret": "x" * 43}, 429, "error-too-fast")


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
