"""A server that stops and starts: everything is where it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.running import Data, Person, Running, running
from tests.server.test_moves import offered
from tests.server.test_tables import drill, duel

from redphone.server.sql import SqlStore


@contextmanager
def back(server: Running, *cookies: str) -> Iterator[list[Person]]:
    people = []
    for cookie in cookies:
        person = Person(server)
        person.http.cookies.set("redphone", cookie)
        people.append(person)
    yield people
    for person in people:
        person.leave()


def test_a_table_goes_on_where_it_was(database: Path) -> None:
    with running(database) as server:
        ada, bob = Person(server, "Ada"), Person(server, "Bob")
        id = duel(ada, bob)
        mine, theirs = ada.sit(id), bob.sit(id)
        moved = mine.until("moved")
        mine.move(offered(moved)[0], moved["n"], "first")
        accepted = mine.until("accepted")
        done = mine.until("moved")
        mine.undo(done["n"])
        mine.until("moved")
        mine.move(offered(moved)[1], done["n"] + 1, "second")
        last = mine.until("moved")
        mine.send(type="chat", id="c", text="see you")
        mine.until("chat")
        shown = theirs.when(lambda message: bool(message["n"] == last["n"]), "moved")
        cookies = ada.cookie, bob.cookie
        table = ada.table(id)
        ada.leave()
        bob.leave()
    with running(database) as server, back(server, *cookies) as (ada, bob):
        assert {**ada.table(id), "now": 0} == {**table, "now": 0, "chairs": ada.table(id)["chairs"]}
        mine, theirs = ada.sit(id), bob.sit(id)
        again = mine.until("moved")
        assert {**again, "steps": []} == {**last, "steps": []}
        assert again["undo"]
        assert theirs.until("moved")["view"] == shown["view"]
        assert mine.until("chat")["lines"][0]["text"] == "see you"
        # What was accepted before the restart is still accepted, and not done again.
        mine.move("whatever", 0, "first")
        assert mine.until("accepted", "conflict", "error") == accepted
        mine.undo(again["n"])
        assert mine.until("moved")["steps"][0]["undoes"] == again["n"]


def test_a_sealed_question_stays_open_over_a_restart(database: Path) -> None:
    with running(database) as server:
        ada, bob = Person(server, "Ada"), Person(server, "Bob")
        id = duel(ada, bob)
        first = bob.sit(id).until("moved")
        socket = ada.sit(id)
        moved = socket.until("moved")
        socket.move(offered(moved)[0], moved["n"])
        socket.until("moved")
        cookies = ada.cookie, bob.cookie
        ada.leave()
        bob.leave()
    with running(database) as server, back(server, *cookies) as (ada, bob):
        socket = bob.sit(id)
        socket.until("moved")
        # The number that was seen before the other one answered.
        socket.move(offered(first)[0], first["n"])
        assert socket.until("accepted", "conflict", "error")["type"] == "accepted"


def test_a_move_that_is_sent_to_two_servers_of_one_database_is_made_once(database: Path) -> None:
    with running(database) as one, running(database) as other:
        ada, bob = Person(one), Person(one)
        id = ada.make("13-days", "me", "open")
        bob.post(f"/api/tables/{id}/join")
        with back(other, ada.cookie, bob.cookie) as there:
            people = [[ada, bob], list(there)]
            here, far = ([each.sit(id) for each in pair] for pair in people)
            stands = [socket.until("moved") for socket in here]
            for socket in far:
                socket.until("moved")
            seat = 0 if offered(stands[0]) else 1
            action, n = offered(stands[seat])[0], stands[seat]["n"]
            for socket in (here[seat], far[seat], here[seat]):
                socket.move(action, n, "same")
                answer = socket.until("accepted", "conflict", "error")
                assert answer == {"type": "accepted", "id": "same", "n": n + 1}
            assert one.rows("select count(*) from moves where move_id = 'same'") == [(1,)]
        ada.leave()
        bob.leave()


@pytest.mark.parametrize("indent", [None, 1], ids=["as soon as it is heard", "by the long way"])
@pytest.mark.parametrize("game", ["13-days", "drill"])
def test_what_was_changed_at_another_server_of_the_database_takes_no_move_here(
    database: Path, game: str, indent: int | None
) -> None:
    """The game has ended there, or a bot has taken the chair: a move that does not know it is not written."""
    with running(database) as one, running(database) as other:
        people = [Person(one, name) for name in ("Ada", "Bob", "Eve")][: 2 if game == "13-days" else 3]
        id = people[0].make(game, "me", *["open"] * (len(people) - 1))
        for each in people[1:]:
            each.post(f"/api/tables/{id}/join")
        ada, bob = people[:2]
        with back(other, bob.cookie) as (far,):
            mine, theirs = ada.sit(id), bob.sit(id)
            mine.indent = theirs.indent = indent
            moved = theirs.until("moved")
            mine.until("moved")
            action = offered(moved)[0]
            far.post(f"/api/tables/{id}/resign")
            theirs.move(action, moved["n"], "late")
            expected = "error-over" if game == "13-days" else "error-not-seated"
            assert theirs.until("accepted", "error", "conflict")["error"] == {"id": expected}
            assert one.rows("select * from moves where move_id = 'late'") == []
            # And everybody here is told what happened there.
            new = ("over", "person") if game == "13-days" else ("playing", "bot")
            mine.when(lambda message: is_now(message["table"]) == new, "table")
        for each in people:
            each.leave()


def is_now(table: Data) -> tuple[str, str]:
    return table["status"], table["chairs"][1]["kind"]


def test_a_change_that_another_server_of_the_database_was_faster_with_is_to_be_tried_again(
    database: Path,
) -> None:
    with running(database) as one, running(database) as other:
        ada, bob, eve = (Person(one, name) for name in ("Ada", "Bob", "Eve"))
        id = drill(ada, bob, eve)
        open_table = ada.make("drill", "me", "open", "open")
        over = duel(ada, bob)
        ada.post(f"/api/tables/{over}/resign")
        with back(other, bob.cookie, eve.cookie) as (bob_there, eve_there):
            assert eve_there.table(id)["status"] == "playing"
            assert eve_there.table(open_table)["status"] == "waiting"
            assert bob_there.table(over)["rematch"] is None
            bob.post(f"/api/tables/{id}/resign")
            eve_there.refused(f"/api/tables/{id}/resign", {}, 409, "error-try-again")
            assert eve_there.post(f"/api/tables/{id}/resign")["chairs"][2]["kind"] == "bot"
            assert eve_there.table(id)["chairs"][1]["kind"] == "bot"
            bob.post(f"/api/tables/{open_table}/join")
            eve_there.refused(f"/api/tables/{open_table}/join", {}, 409, "error-try-again")
            assert eve_there.post(f"/api/tables/{open_table}/join")["seat"] == 2
            next_one = ada.post(f"/api/tables/{over}/rematch")["id"]
            bob_there.refused(f"/api/tables/{over}/rematch", {}, 409, "error-try-again")
            assert bob_there.post(f"/api/tables/{over}/rematch")["id"] == next_one
        for each in (ada, bob, eve):
            each.leave()


def test_who_is_connected_is_told_that_the_server_stops(database: Path) -> None:
    with running(database) as server:
        ada = Person(server, "Ada")
        id = ada.make("13-days", "me", "friend")
        socket, silent = ada.sit(id), ada.sit(id, hello=False)
        socket.until("table")
        server.server.should_exit = True
        for each in (socket, silent):
            assert each.closed() == (1001, "error-stopping")
        ada.leave()


def test_the_database_is_written_ahead_and_synced_in_full(database: Path) -> None:
    with running(database) as server:
        assert server.rows("pragma journal_mode") == [("wal",)]
        assert server.rows("pragma page_size") == [(1024,)]
        store = server.house.store
        assert isinstance(store, SqlStore)
        with store.engine.connect() as connection:
            assert connection.exec_driver_sql("pragma synchronous").scalar() == 2
            assert connection.exec_driver_sql("pragma foreign_keys").scalar() == 1
