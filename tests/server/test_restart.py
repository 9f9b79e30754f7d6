"""A server that stops and starts: everything is where it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.running import Person, Running, running
from tests.server.test_moves import offered
from tests.server.test_tables import duel

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
