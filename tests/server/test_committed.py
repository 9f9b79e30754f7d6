"""What is not in the database yet, or never gets there, is told to nobody."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import pytest
from tests.server.held import Held
from tests.server.running import SECONDS, Person, Running, Socket

from redphone.server.house import House
from redphone.server.store import MoveRow
from redphone.server.tables import Chance, LiveTable

New = Callable[..., Person]


class Table:
    """Two who play, and one who watches."""

    def __init__(self, person: New) -> None:
        self.people = [person("Ada"), person("Bob"), person()]
        self.id = self.people[0].make("13-days", "me", "open")
        self.people[1].post(f"/api/tables/{self.id}/join")
        self.sockets: list[Socket] = []
        for each in self.people:
            socket = each.sit(self.id)
            self.sockets.append(socket)
            moved = socket.until("moved")
            if moved["view"]["offers"]:
                self.asked, self.moved = socket, moved
        for socket in self.sockets:
            # Read all that was sent until now.
            socket.send(type="ping")
            socket.until("pong")
        self.action: str = self.moved["view"]["offers"][0]["action"]


@pytest.fixture
def table(person: New) -> Table:
    return Table(person)


def test_nobody_hears_of_a_move_before_it_is_committed(server: Running, table: Table, held: Held) -> None:
    table.asked.move(table.action, table.moved["n"], "m")
    assert held.begun.wait(SECONDS)
    assert all(socket.is_silent() for socket in table.sockets)
    assert server.rows("select * from moves where move_id = 'm'") == []
    held.go.set()
    assert table.asked.next() == {"type": "accepted", "id": "m", "n": table.moved["n"] + 1}
    for socket in table.sockets:
        assert socket.next()["type"] == "moved"


def test_a_move_whose_commit_fails_has_not_happened(server: Running, table: Table, held: Held) -> None:
    held.fails = True
    held.go.set()
    kept = server.rows("select * from moves")
    table.asked.move(table.action, table.moved["n"], "m")
    # It may try again, with the same id.
    assert table.asked.next() == {"type": "error", "id": "m", "error": {"id": "error-try-again"}}
    assert all(socket.is_silent() for socket in table.sockets)
    assert server.rows("select * from moves") == kept
    held.fails = False
    table.asked.move(table.action, table.moved["n"], "m")
    assert table.asked.next() == {"type": "accepted", "id": "m", "n": table.moved["n"] + 1}
    for socket in table.sockets:
        assert socket.next()["n"] > table.moved["n"]


@pytest.mark.parametrize("indent", [None, 1], ids=["as soon as it is heard", "by the long way"])
@pytest.mark.parametrize("what", ["draw", "change"])
def test_a_move_in_the_middle_of_which_something_breaks_has_not_happened(
    server: Running, table: Table, monkeypatch: pytest.MonkeyPatch, indent: int | None, what: str
) -> None:
    table.asked.indent = indent
    with monkeypatch.context() as patched:
        patched.setattr(LiveTable if what == "draw" else House, what, broken)
        table.asked.move(table.action, table.moved["n"], "m")
        assert table.asked.next() == {"type": "error", "id": "m", "error": {"id": "error-try-again"}}
    assert table.people[0].table(table.id)["n"] == table.moved["n"]
    table.asked.move(table.action, table.moved["n"], "m")
    assert table.asked.next() == {"type": "accepted", "id": "m", "n": table.moved["n"] + 1}
    assert server.rows("select count(*) from moves where move_id = 'm'") == [(1,)]


def broken(*any: object) -> NoReturn:
    raise RuntimeError("a fault of ours")


def test_an_undo_in_the_middle_of_which_something_breaks_has_not_happened(
    server: Running, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.asked.move(table.action, table.moved["n"], "m")
    moved = table.asked.until("moved")
    assert moved["undo"]
    with monkeypatch.context() as patched:
        patched.setattr(LiveTable, "_taken_back", broken)
        table.asked.send(type="undo", id="u", seen=moved["n"])
        assert table.asked.next() == {"type": "error", "id": "u", "error": {"id": "error-try-again"}}
    table.asked.send(type="undo", id="u", seen=moved["n"])
    assert table.asked.next() == {"type": "accepted", "id": "u", "n": moved["n"] + 1}
    assert server.rows("select undoes from moves where move_id = 'u'") == [(moved["n"],)]


def test_a_table_whose_beginning_breaks_has_not_begun(
    server: Running, person: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = person("Ada"), person("Bob")
    id = ada.make("13-days", "me", "open")
    with monkeypatch.context() as patched:
        patched.setattr(LiveTable, "draw", broken)
        bob.refused(f"/api/tables/{id}/join", {}, 500, "error-ours")
    assert ada.table(id)["status"] == "waiting"
    assert bob.post(f"/api/tables/{id}/join")["status"] == "playing"
    moved = ada.sit(id).until("moved")
    assert [step["n"] for step in moved["steps"]] == list(range(moved["n"] + 1))
    assert server.rows(f"select max(number) from moves where \"table\" = '{id}'") == [(moved["n"],)]


def test_a_bots_answer_in_the_middle_of_which_something_breaks_has_not_happened(
    server: Running, person: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = person()
    times = iter(range(100))
    draw = LiveTable.draw

    def breaks_once(self: LiveTable, chance: Chance, at: int) -> list[MoveRow]:
        if next(times) == 1:
            raise RuntimeError("a fault of ours")
        return draw(self, chance, at)

    # The first time is the beginning, the second is a bot's.
    monkeypatch.setattr(LiveTable, "draw", breaks_once)
    id = ada.make("drill", "easy", "easy", "easy")
    ada.sit(id).when(lambda message: message["table"]["status"] == "over", "table")
    rows = server.rows(f"select number from moves where \"table\" = '{id}' order by number")
    assert rows == [(n,) for n in range(1, ada.table(id)["n"] + 1)]
