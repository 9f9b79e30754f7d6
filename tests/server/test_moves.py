"""Moves: committed then told, done once, refused when stale; undo, sealed questions, coming back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.server.running import Data, Person, Running, Socket
from tests.server.test_tables import drill, duel

New = Callable[..., Person]


@pytest.fixture
def server(shared: Running) -> Running:
    return shared


def offered(message: Data) -> list[str]:
    return [offer["action"] for offer in message["view"]["offers"]]


class Drilled:
    """Three people at the drill, with their sockets."""

    def __init__(self, person: New, indent: int | None = None) -> None:
        self.people = [person(name) for name in ("Ada", "Bob", "Eve")]
        self.id = drill(*self.people)
        self.sockets: list[Socket] = []
        self.latest: list[Data] = []
        for each in self.people:
            socket = each.sit(self.id)
            socket.indent = indent
            self.latest.append(socket.until("moved"))
            for other in self.sockets:
                assert other.next()["type"] == "table"
            self.sockets.append(socket)

    def all_bid(self, *bids: int) -> None:
        for seat, bid in enumerate(bids):
            self.do(seat, f"bid {bid}")

    def do(self, seat: int, action: str) -> None:
        """One acts, and everybody hears of it."""
        self.sockets[seat].move(action, self.latest[seat]["n"])
        self.latest = [socket.until("moved") for socket in self.sockets]


@pytest.fixture(params=[None, 1], ids=["as soon as they are heard", "by the long way"])
def three(person: New, request: pytest.FixtureRequest) -> Drilled:
    """Their moves are done in both ways in which a socket does them: see `Socket.heard`."""
    return Drilled(person, request.param)


def of(three: Drilled) -> str:
    return f"\"table\" = '{three.id}'"


def test_a_move_is_accepted_and_told_to_everybody(three: Drilled) -> None:
    three.all_bid(2, 1, 0)
    n = three.latest[0]["n"]
    assert offered(three.latest[0])
    assert three.latest[0]["view"]["waiting"] == [0]
    id = three.sockets[0].move("choose gamble", n)
    assert three.sockets[0].next() == {"type": "accepted", "id": id, "n": n + 1}
    for socket in three.sockets:
        moved = socket.next()
        assert moved["type"] == "moved"
        assert [step["n"] for step in moved["steps"]] == list(range(n + 1, moved["n"] + 1))
        assert moved["steps"][0]["seat"] == 0
        # The die, and the card that is drawn after it, were committed together with the choice.
        assert {step["seat"] for step in moved["steps"][1:]} == {-1}


def test_a_move_is_in_the_database_when_it_is_accepted(server: Running, three: Drilled) -> None:
    three.sockets[1].move("bid 2", three.latest[1]["n"], "mine")
    n = three.sockets[1].until("accepted")["n"]
    rows = server.rows(
        f"select number, seat, action, move_id from moves where move_id is not null and {of(three)}"
    )
    assert rows == [(n, 1, "bid 2", "mine")]


def test_a_move_that_is_sent_again_is_not_done_again(server: Running, three: Drilled) -> None:
    socket, n = three.sockets[1], three.latest[1]["n"]
    for _ in range(3):
        socket.move("bid 2", n, "same")
    answers = [socket.until("accepted") for _ in range(3)]
    assert answers == 3 * [{"type": "accepted", "id": "same", "n": n + 1}]
    assert server.rows(f"select count(*) from moves where action = 'bid 2' and {of(three)}") == [(1,)]
    # By another socket, too.
    again = three.people[1].sit(three.id)
    again.move("bid 1", 0, "same")
    assert again.until("accepted", "conflict", "error")["n"] == n + 1


def test_another_seat_may_use_the_same_id(server: Running, three: Drilled) -> None:
    for seat, socket in enumerate(three.sockets):
        socket.move("bid 1", three.latest[seat]["n"], "same")
        assert socket.until("accepted")["id"] == "same"
    found = server.rows(
        f"select seat, action from moves where move_id = 'same' and {of(three)} order by seat"
    )
    assert found == [(0, "bid 1"), (1, "bid 1"), (2, "bid 1")]


def test_a_stale_move_gets_a_conflict_and_the_fresh_view(three: Drilled) -> None:
    three.all_bid(2, 1, 0)
    n = three.latest[0]["n"]
    three.do(0, "choose gamble")
    fresh = three.latest[1]
    three.sockets[1].move("choose gamble", n, "late")
    conflict = three.sockets[1].next()
    assert (conflict["type"], conflict["id"], conflict["n"]) == ("conflict", "late", fresh["n"])
    assert conflict["view"] == fresh["view"]
    assert three.sockets[0].is_silent()


def test_a_move_from_the_future_is_a_conflict_too(three: Drilled) -> None:
    three.sockets[0].move("bid 1", three.latest[0]["n"] + 1)
    assert three.sockets[0].next()["type"] == "conflict"


@pytest.mark.parametrize("action", ["bid 9", "choose gamble", "no such thing", "draw red", "\x00"])
def test_what_is_not_offered_is_refused_and_changes_nothing(three: Drilled, action: str) -> None:
    n = three.latest[0]["n"]
    three.sockets[0].move(action, n, "odd")
    assert three.sockets[0].next() == {"type": "error", "id": "odd", "error": {"id": "error-illegal"}}
    assert three.people[0].table(three.id)["n"] == n
    assert three.sockets[1].is_silent()


def test_who_is_not_asked_cannot_act(three: Drilled) -> None:
    three.all_bid(2, 1, 0)
    three.sockets[1].move("choose gamble", three.latest[1]["n"])
    assert three.sockets[1].next()["error"] == {"id": "error-illegal"}


# Sealed questions


def test_answers_to_a_sealed_question_do_not_conflict(three: Drilled) -> None:
    n = three.latest[0]["n"]
    assert three.latest[0]["view"]["waiting"] == [0, 1, 2]
    # All three have seen the same, and nobody what the others do.
    for seat in (2, 0, 1):
        three.sockets[seat].move(f"bid {seat}", n)
    answers = sorted(socket.until("accepted", "conflict", "error")["n"] for socket in three.sockets)
    assert answers == [n + 1, n + 2, n + 3]


def test_others_see_that_a_seat_has_answered_and_not_what(three: Drilled) -> None:
    three.sockets[2].move("bid 2", three.latest[2]["n"])
    for socket in three.sockets[:2]:
        moved = socket.until("moved")
        assert moved["steps"] == [{**moved["steps"][0], "seat": 2, "events": [], "undoes": None}]
        assert moved["view"]["waiting"] == [0, 1]
        assert "bid 2" not in str(moved["steps"])


def test_a_second_answer_to_a_sealed_question_is_a_conflict(three: Drilled) -> None:
    n = three.latest[2]["n"]
    three.do(2, "bid 2")
    three.sockets[2].move("bid 1", n, "second")
    assert three.sockets[2].next()["type"] == "conflict"


def test_an_answer_to_an_earlier_question_is_a_conflict(three: Drilled) -> None:
    three.sockets[0].move("bid 1", three.latest[0]["n"] - 1)
    assert three.sockets[0].next()["type"] == "conflict"


def test_an_answer_can_be_taken_back_and_given_again(three: Drilled) -> None:
    start = three.latest[0]["n"]
    three.do(0, "bid 1")
    assert [message["undo"] for message in three.latest] == [True, False, False]
    three.sockets[0].undo(three.latest[0]["n"])
    three.latest = [socket.until("moved") for socket in three.sockets]
    assert [message["steps"][0]["undoes"] for message in three.latest] == 3 * [start + 1]
    assert three.latest[1]["view"]["waiting"] == [0, 1, 2]
    # The question is the same: who saw it first may still answer.
    three.sockets[1].move("bid 0", start)
    assert three.sockets[1].until("accepted", "conflict")["type"] == "accepted"
    three.latest = [three.sockets[0].until("moved"), *three.latest[1:]]
    three.sockets[0].move("bid 2", three.latest[0]["n"])
    assert three.sockets[0].until("accepted", "conflict")["type"] == "accepted"


def test_an_answer_can_be_taken_back_until_all_have_answered_whoever_else_has(three: Drilled) -> None:
    n = three.latest[0]["n"]
    three.do(0, "bid 1")
    three.do(1, "bid 1")
    assert [message["undo"] for message in three.latest] == [True, True, False]
    # As one who has not heard of the other answer yet.
    three.sockets[0].undo(n + 1)
    three.latest = [socket.until("moved") for socket in three.sockets]
    assert [message["steps"][0]["undoes"] for message in three.latest] == 3 * [n + 1]
    assert three.latest[0]["view"]["waiting"] == [0, 2]
    then = three.people[2].get(f"/api/tables/{three.id}/positions/{n + 3}")
    assert then["view"] == three.latest[2]["view"]
    three.do(2, "bid 0")
    three.do(0, "bid 2")
    assert [message["undo"] for message in three.latest] == [False, False, False]


# Undo


def test_an_undo_is_a_step_of_its_own(server: Running, three: Drilled) -> None:
    three.all_bid(2, 1, 0)
    before = three.latest[0]
    three.do(0, "choose sell")
    assert three.latest[0]["undo"]
    three.sockets[0].undo(three.latest[0]["n"])
    assert three.sockets[0].next()["type"] == "accepted"
    for seat, socket in enumerate(three.sockets):
        moved = socket.until("moved")
        (step,) = moved["steps"]
        assert (step["n"], step["seat"], step["undoes"]) == (before["n"] + 2, 0, before["n"] + 1)
        if seat == 0:
            assert moved["view"] == before["view"]
    rows = server.rows(f"select undoes from moves where {of(three)} order by number desc limit 2")
    assert rows == [(before["n"] + 1,), (None,)]


def test_nothing_can_be_taken_back_once_something_was_learned(three: Drilled) -> None:
    three.all_bid(2, 1, 0)
    three.do(0, "choose gamble")
    assert not three.latest[0]["undo"]
    three.sockets[0].undo(three.latest[0]["n"])
    assert three.sockets[0].next()["error"] == {"id": "error-no-undo"}


def test_nobody_takes_back_what_somebody_else_did(three: Drilled) -> None:
    three.all_bid(2, 1, 0)
    three.do(0, "choose sell")
    three.sockets[1].undo(three.latest[1]["n"])
    assert three.sockets[1].next()["error"] == {"id": "error-no-undo"}


def test_what_was_taken_back_is_neither_in_the_replay_nor_in_the_record(person: New) -> None:
    ada, bob = person(), person()
    id = duel(ada, bob)
    socket = ada.sit(id)
    first = socket.until("moved")
    socket.move(offered(first)[0], first["n"])
    done = socket.until("moved")
    socket.undo(done["n"])
    socket.until("moved")
    ada.post(f"/api/tables/{id}/resign")
    replay = ada.get(f"/api/tables/{id}/replay")
    assert [step["n"] for step in replay["steps"]] == list(range(first["n"] + 1))
    assert replay["n"] == first["n"] + 2
    assert offered(first)[0] not in ada.http.get(f"/api/tables/{id}/record").text
    undone = ada.get(f"/api/tables/{id}/positions/{done['n']}")
    assert undone["view"]["waiting"] == [1]


# Coming back


def test_who_comes_back_gets_what_it_missed_and_nothing_twice(three: Drilled) -> None:
    three.all_bid(2, 1, 0)
    seen = three.latest[1]["n"]
    three.sockets[1].close()
    three.sockets[0].move("choose gamble", three.latest[0]["n"])
    now = three.sockets[0].until("moved")
    back = three.people[1].sit(three.id, seen=seen)
    assert back.next()["type"] == "table"
    missed = back.next()
    assert [step["n"] for step in missed["steps"]] == list(range(seen + 1, now["n"] + 1))
    up_to_date = three.people[1].sit(three.id, seen=now["n"]).until("moved")
    assert up_to_date["steps"] == []
    assert up_to_date["view"] == missed["view"]


def test_who_saw_more_than_there_is_gets_everything(three: Drilled) -> None:
    moved = three.people[0].sit(three.id, seen=999).until("moved")
    assert moved["steps"][0]["n"] == 0


def test_two_windows_of_one_person_show_the_same(three: Drilled) -> None:
    other = three.people[0].sit(three.id)
    other.until("moved")
    three.sockets[0].move("bid 1", three.latest[0]["n"])
    assert three.sockets[0].until("moved") == other.until("moved")


def test_old_positions_are_the_seats_own(three: Drilled) -> None:
    three.all_bid(2, 1, 0)
    n = three.latest[0]["n"]
    for seat, each in enumerate(three.people):
        then = each.get(f"/api/tables/{three.id}/positions/{n}")
        assert then["view"] == three.latest[seat]["view"]
        assert each.get(f"/api/tables/{three.id}/positions/0")["view"]["table"]["hands"] == [0, 0, 0]
    stranger = Person(three.people[0].server)
    assert stranger.get(f"/api/tables/{three.id}/positions/{n}")["view"]["seat"] is None
    assert (
        stranger.get(f"/api/tables/{three.id}/positions/{n + 1}", 404)["error"]["id"] == "error-no-position"
    )
    stranger.leave()


def test_a_whole_game_can_be_played_and_replayed(person: New) -> None:
    three = Drilled(person)
    while three.latest[0]["view"]["actor"] != -2:
        seat = three.latest[0]["view"]["waiting"][0]
        three.do(seat, offered(three.latest[seat])[0])
    ends = [socket.until("table")["table"] for socket in three.sockets]
    assert {end["status"] for end in ends} == {"over"}
    outcome = three.latest[0]["view"]["outcome"]
    result = ends[0]["result"]
    assert (result["winners"], result["scores"]) == (outcome["winners"], outcome["scores"])
    n, ada = three.latest[0]["n"], three.people[0]
    for seat in (-1, 0, 1, 2):
        replay = ada.get(f"/api/tables/{three.id}/replay?seat={seat}")
        assert replay["seat"] == (None if seat == -1 else seat)
        assert [step["n"] for step in replay["steps"]] == list(range(n + 1))
        view = ada.get(f"/api/tables/{three.id}/positions/{n}?seat={seat}")["view"]
        assert view["outcome"] == outcome
    three.sockets[0].move("bid 1", n)
    assert three.sockets[0].until("error")["error"]["id"] == "error-over"
    assert ada.http.get(f"/api/tables/{three.id}/record").text.splitlines()[-1].startswith("over ")


# Chat


def test_chat_is_told_to_everybody_once_and_in_order(three: Drilled) -> None:
    for k, socket in enumerate(three.sockets):
        socket.send(type="chat", id="hi", text=f"  <b>hello</b> {k} ")
        assert socket.until("accepted") == {"type": "accepted", "id": "hi", "n": k + 1}
        lines = [each.until("chat")["lines"] for each in three.sockets]
        assert lines[0] == lines[1] == lines[2]
        ((line,), name) = lines[0], ("Ada", "Bob", "Eve")[k]
        assert (line["n"], line["seat"], line["name"]) == (k + 1, k, name)
        assert line["text"] == f"<b>hello</b> {k}"
    three.sockets[0].send(type="chat", id="hi", text="again")
    assert three.sockets[0].next() == {"type": "accepted", "id": "hi", "n": 1}
    assert three.sockets[1].is_silent()
    later = three.people[0].sit(three.id, chat=1).until("chat")
    assert [line["n"] for line in later["lines"]] == [2, 3]


def test_an_empty_line_is_not_chat(three: Drilled) -> None:
    three.sockets[0].send(type="chat", id="c", text=" \u202e\n ")
    assert three.sockets[0].next() == {"type": "error", "id": "c", "error": {"id": "error-empty-text"}}


def test_ping_is_answered(three: Drilled) -> None:
    three.sockets[0].send(type="ping")
    assert three.sockets[0].next() == {"type": "pong"}
