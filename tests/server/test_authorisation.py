"""Who may do what: a seat, another seat, a watcher, somebody from another table, a stranger."""

from __future__ import annotations

import json
import socket as sockets
from collections.abc import Callable

import httpx
import pytest
from tests.server.running import SECONDS, Data, Person, Running, Socket
from tests.server.test_moves import offered
from tests.server.test_tables import drill, duel
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

New = Callable[..., Person]
ACTIONS = ["leave", "resign", "replace", "rematch"]
BODIES: dict[str, Data] = {"replace": {"seat": 0}}


@pytest.fixture
def server(shared: Running) -> Running:
    return shared


@pytest.mark.parametrize("action", ACTIONS)
def test_a_stranger_without_cookie_changes_nothing(person: New, action: str) -> None:
    ada, bob, stranger = person("Ada"), person("Bob"), person()
    id = duel(ada, bob)
    before = ada.table(id)
    path = f"/api/tables/{id}/{action}"
    stranger.refused(path, BODIES.get(action, {}), 401, "error-no-guest")
    assert stranger.cookie == ""
    assert {**ada.table(id), "now": 0} == {**before, "now": 0}


@pytest.mark.parametrize("status", ["waiting", "playing", "over"])
@pytest.mark.parametrize("action", ACTIONS)
def test_who_does_not_sit_at_a_table_changes_nothing_there(person: New, action: str, status: str) -> None:
    ada, bob, eve, dan = person("Ada"), person("Bob"), person("Eve"), person("Dan")
    id = ada.make("13-days", "me", "friend") if status == "waiting" else duel(ada, bob)
    if status == "over":
        bob.post(f"/api/tables/{id}/resign")
    other = duel(eve, dan)
    before = ada.table(id)
    assert before["status"] == status
    eve.refused(f"/api/tables/{id}/{action}", BODIES.get(action, {}), 403, "error-not-seated")
    assert {**ada.table(id), "now": 0} == {**before, "now": 0}
    assert eve.table(other)["status"] == "playing"


def test_who_has_made_a_table_for_others_may_close_it_before_it_begins_and_no_more(person: New) -> None:
    ada, bob, eve = person("Ada"), person("Bob"), person("Eve")
    id = ada.make("13-days", "friend", "friend")
    links = [chair["invitation"] for chair in ada.table(id)["chairs"]]
    for action in ("resign", "replace", "rematch"):
        ada.refused(f"/api/tables/{id}/{action}", BODIES.get(action, {}), 403, "error-not-seated")
    for each, link in zip((bob, eve), links, strict=True):
        each.post(f"/api/tables/{id}/join", {"invitation": link})
    ada.refused(f"/api/tables/{id}/leave", {}, 409, "error-started")
    assert ada.get(f"/api/tables/{id}/positions/0?seat=0", 403)["error"]["id"] == "error-hidden"
    socket = ada.sit(id)
    assert socket.until("moved")["view"]["seat"] is None
    socket.send(type="chat", id="x", text="hello")
    assert socket.until("error")["error"] == {"id": "error-not-seated"}
    other = ada.make("13-days", "friend", "friend")
    assert ada.post(f"/api/tables/{other}/leave")["status"] == "closed"


@pytest.mark.parametrize("cookie", ["", "x" * 43, "not a cookie", "x" * 5000])
def test_an_unknown_cookie_is_a_stranger(server: Running, person: New, cookie: str) -> None:
    ada, bob = person(), person()
    id = duel(ada, bob)
    socket = Socket(server, id, cookie)
    socket.send(type="hello")
    assert socket.until("table")["table"]["seat"] is None
    assert socket.until("moved")["view"]["seat"] is None
    socket.close()


def watching(server: Running, person: New, kind: str) -> tuple[Socket, Socket, str, Data]:
    """A game that runs, one of its seats, and somebody who only watches."""
    ada, bob = person(), person()
    id = duel(ada, bob)
    seat = ada.sit(id)
    cookie = ""
    if kind == "another table's":
        eve, dan = person(), person()
        duel(eve, dan)
        cookie = eve.cookie
    elif kind == "guest":
        cookie = person("Eve").cookie
    socket = Socket(server, id, cookie)
    socket.send(type="hello")
    return socket, seat, id, seat.until("moved")


KINDS = ["stranger", "guest", "another table's"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_watcher_gets_a_watchers_view(server: Running, person: New, kind: str) -> None:
    socket, _, _, moved = watching(server, person, kind)
    theirs = socket.until("moved")
    assert theirs["view"]["seat"] is None
    assert theirs["view"]["offers"] == []
    assert theirs["view"]["table"]["hand"] == []
    assert not theirs["undo"]
    assert [step["n"] for step in theirs["steps"]] == [step["n"] for step in moved["steps"]]
    socket.close()


def test_each_reader_is_told_of_its_own_cards_only(server: Running, person: New) -> None:
    people = [person(name) for name in ("Ada", "Bob", "Eve")]
    id = drill(*people)
    stranger = Socket(server, id)
    stranger.send(type="hello")
    for seat, socket in ((0, people[0].sit(id)), (1, people[1].sit(id)), (None, stranger)):
        events = [event for step in socket.until("moved")["steps"] for event in step["events"]]
        drawn = [event for event in events if event["id"] == "drew"]
        hidden = [event["seat"] for event in events if event["id"] == "drew-hidden"]
        assert len(drawn) == (0 if seat is None else 3)
        assert sorted(hidden) == [other for other in range(3) if other != seat for _ in range(3)]
    stranger.close()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("type", ["move", "undo", "chat"])
def test_a_watcher_can_neither_act_nor_talk(server: Running, person: New, kind: str, type: str) -> None:
    socket, seat, _, moved = watching(server, person, kind)
    socket.until("moved")
    action = offered(moved)[0]
    message: dict[str, Data] = {
        "move": {"seen": moved["n"], "action": action},
        "undo": {"seen": moved["n"]},
        "chat": {"text": "hello"},
    }
    socket.send(type=type, id="x", **message[type])
    assert socket.next() == {"type": "error", "id": "x", "error": {"id": "error-not-seated"}}
    assert seat.is_silent()
    socket.close()


def test_a_seat_acts_for_itself_only(person: New) -> None:
    ada, bob = person(), person()
    id = duel(ada, bob)
    mine, theirs = ada.sit(id), bob.sit(id)
    moved, other = mine.until("moved"), theirs.until("moved")
    only_theirs = [action for action in offered(other) if action not in offered(moved)]
    assert only_theirs
    mine.move(only_theirs[0], moved["n"])
    assert mine.until("error", "accepted")["error"] == {"id": "error-illegal"}


def test_a_running_game_shows_each_seat_its_own_past_only(person: New) -> None:
    ada, bob, eve, stranger = person(), person(), person("Eve"), person()
    id = duel(ada, bob)
    n = ada.table(id)["n"]
    path = f"/api/tables/{id}/positions/{n}"
    assert ada.get(f"{path}?seat=0") == ada.get(path)
    for reader, seat in ((ada, 1), (ada, -1), (bob, 0), (eve, 0), (eve, 1), (stranger, 0), (stranger, 1)):
        assert reader.get(f"{path}?seat={seat}", 403)["error"]["id"] == "error-hidden"
    assert eve.get(f"{path}?seat=-1")["view"]["seat"] is None
    for what in ("replay", "record"):
        for reader in (ada, bob, eve, stranger):
            assert reader.get(f"/api/tables/{id}/{what}", 409)["error"]["id"] == "error-not-over"


def test_a_finished_game_is_open_to_everybody(person: New) -> None:
    ada, bob, eve = person(), person(), person("Eve")
    id = duel(ada, bob)
    ada.post(f"/api/tables/{id}/resign")
    for seat in (0, 1):
        assert eve.get(f"/api/tables/{id}/replay?seat={seat}")["seat"] == seat
    assert eve.get(f"/api/tables/{id}/replay?seat=5", 404)["error"]["id"] == "error-no-position"
    assert eve.http.get(f"/api/tables/{id}/record").headers["content-type"].startswith("text/plain")


def test_who_gave_up_a_chair_watches_from_then_on(person: New) -> None:
    people = [person(name) for name in ("Ada", "Bob", "Eve")]
    id = people[0].make("drill", "me", "open", "open")
    for each in people[1:]:
        each.post(f"/api/tables/{id}/join")
    socket = people[1].sit(id)
    assert socket.until("moved")["view"]["seat"] == 1
    people[1].post(f"/api/tables/{id}/resign")
    assert socket.until("table")["table"]["seat"] is None
    moved = socket.until("moved")
    assert moved["view"]["seat"] is None
    for type, said in (("move", {"action": "bid 1"}), ("undo", {}), ("chat", {"text": "hello"})):
        seen = {} if type == "chat" else {"seen": moved["n"]}
        socket.send(type=type, id=type, **seen, **said)
        answer = socket.until("accepted", "conflict", "error")
        assert answer == {"type": "error", "id": type, "error": {"id": "error-not-seated"}}
    for action in ("leave", "replace", "rematch"):
        path = f"/api/tables/{id}/{action}"
        people[1].refused(path, BODIES.get(action, {}), 403, "error-not-seated")


def test_a_table_that_is_not_there_is_not_there(server: Running, person: New) -> None:
    ada = person("Ada")
    for path in ("", "/positions/0", "/replay", "/record"):
        assert ada.get(f"/api/tables/nowhere{path}", 404)["error"]["id"] == "error-no-table"
    for action in ("join", *ACTIONS):
        ada.refused(f"/api/tables/nowhere/{action}", BODIES.get(action, {}), 404, "error-no-table")
    socket = Socket(server, "nowhere", ada.cookie)
    assert socket.closed() == (4404, "error-no-table")


# Where a request comes from

ORIGINS = [
    None,
    "null",
    "http://evil.example",
    "http://127.0.0.1:1",
    "https://localhost",
    "file://",
    "127.0.0.1",
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_a_page_of_another_origin_can_change_nothing(
    server: Running, person: New, origin: str | None
) -> None:
    ada = person("Ada")
    headers = {"cookie": f"redphone={ada.cookie}", "content-type": "application/json"}
    if origin is not None:
        headers["origin"] = origin
    answer = httpx.post(f"{server.address}/api/me", content='{"name": "Eve"}', headers=headers)
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "error-origin")
    assert ada.get("/api/me") == {"guest": {"name": "Ada"}}


@pytest.mark.parametrize("origin", ["null", "http://evil.example", "http://127.0.0.1:1", None])
def test_a_page_of_another_origin_gets_no_socket(server: Running, person: New, origin: str | None) -> None:
    ada = person()
    id = ada.make("13-days", "me", "easy")
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{id}/socket",
            origin=None if origin is None else Origin(origin),
            additional_headers={"cookie": f"redphone={ada.cookie}"},
        ),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_by_another_name_there_is_no_socket(server: Running, person: New) -> None:
    """A page whose name leads to this computer has an origin that is its host."""
    ada = person()
    path = f"/api/tables/{ada.make('13-days', 'me', 'easy')}/socket"
    for name, status in ((b"127.0.0.1", b"101"), (b"evil.example", b"403")):
        host = name + b":%d" % server.port
        with sockets.create_connection(("127.0.0.1", server.port), SECONDS) as wire:
            wire.sendall(
                b"GET %s HTTP/1.1\r\nhost: %s\r\norigin: http://%s\r\n" % (path.encode(), host, host)
                + b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
                + b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            assert wire.recv(65536).startswith(b"HTTP/1.1 " + status)


def test_another_name_that_leads_here_is_refused(server: Running) -> None:
    host = f"evil.example:{server.port}"
    answer = httpx.get(f"{server.address}/api/me", headers={"host": host})
    assert answer.status_code == 403


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_only_json_is_taken(server: Running, person: New, kind: str) -> None:
    ada = person("Ada")
    headers = {"content-type": kind}
    answer = ada.http.post("/api/me", content=json.dumps({"name": "Eve"}), headers=headers)
    assert (answer.status_code, answer.json()["error"]["id"]) == (415, "error-not-json")
