"""Bots: handed what their seat knows, answering by everybody's way, taking up what they owe."""

from __future__ import annotations

import asyncio
import pickle
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.running import Person, Running, running
from tests.server.test_moves import offered

import redphone
from redphone.server import bots
from redphone.server.bots import Question, Runner, known, think, told
from redphone.server.store import ChairRow, TableRow
from redphone.server.tables import LiveTable

New = Callable[..., Person]


def live_table(game: str, seats: int, seed: int, moves: int) -> LiveTable:
    """A table of bots, some moves on."""
    chairs = [ChairRow(seat, "bot", level="easy") for seat in range(seats)]
    options = dict(redphone.game(game).book().options)
    live = LiveTable(TableRow("t", game, 1, options, 60, "g", 0, chairs, status="playing"))
    rng = random.Random(seed)
    live.begin(0)
    live.draw(rng, 0)
    for k in range(moves):
        if live.is_finished:
            break
        seat = rng.choice(live.waiting)
        live.move(seat, rng.choice(live.state.options(seat)).text, live.n, rng, k, None)
    return live


async def asked(live: LiveTable, seat: int) -> Question:
    async def answer(table: str, seat: int, seen: int, action: str) -> bool:
        return True

    async def again(table: str) -> None:
        return None

    return Runner(1, redphone.Rng(7), answer, again).question(live, seat)


@pytest.mark.parametrize(("game", "seats"), [("13", 4), ("13-days", 2), ("drill", 3)])
def test_a_bot_finds_in_its_question_what_its_seat_knows_and_nothing_else(game: str, seats: int) -> None:
    compared = 0
    for seed in range(12):
        live = live_table(game, seats, seed, 2 * seed)
        real = live.state
        for seat in live.waiting:
            question = asyncio.run(asked(live, seat))
            knowledge = live.state.known_to(seat)
            assert known(question) == knowledge
            assert [str(option) for option in known(question).options()] == [
                str(option) for option in knowledge.options()
            ]
            assert live.play is not None
            mine = [event.as_dict() for event in live.play.seen(seat)]
            assert [event.as_dict() for event in told(question)] == mine
            # In another world that the seat cannot tell from this one, the question has the same bytes.
            live.play.state = knowledge.imagine(redphone.Rng(seed))
            assert pickle.dumps(asyncio.run(asked(live, seat))) == pickle.dumps(question)
            live.play.state = real
            compared += 1
    assert compared > 10


def test_a_bot_answers_with_what_it_is_offered() -> None:
    live = live_table("13", 3, 1, 4)
    (seat,) = live.waiting
    question = asyncio.run(asked(live, seat))
    options = [str(option) for option in live.state.options(seat)]
    assert think(question) in options
    assert bots.think_simply(question) in options


def test_bots_play_their_turns_and_a_game_against_them_comes_to_its_end(person: New) -> None:
    ada = person()
    socket = ada.sit(ada.make("drill", "easy", "me", "medium"))
    while True:
        message = socket.until("moved", "table")
        if message["type"] == "table":
            if message["table"]["status"] == "over":
                break
        elif offered(message):
            socket.move(offered(message)[0], message["n"])
    assert message["table"]["result"]["reason"] == "finished"


def test_bots_play_by_themselves_while_one_watches(person: New) -> None:
    ada = person()
    id = ada.make("drill", "easy", "easy", "easy")
    socket = ada.sit(id)
    table = socket.when(lambda message: message["table"]["status"] == "over", "table")["table"]
    assert table["seat"] is None
    assert table["n"] == ada.table(id)["n"]


def test_a_bot_that_replaces_somebody_goes_on_where_they_were(person: New) -> None:
    ada, bob, eve = person(), person(), person()
    id = ada.make("drill", "me", "open", "open")
    for each in (bob, eve):
        each.post(f"/api/tables/{id}/join")
    socket = ada.sit(id)
    socket.until("moved")
    bob.post(f"/api/tables/{id}/resign")
    eve.post(f"/api/tables/{id}/resign")
    moved = socket.when(lambda message: message["view"]["waiting"] == [0], "moved")
    assert moved["n"] > 0


def test_after_a_restart_bots_take_up_the_turns_they_owe(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched, running(database) as server:
        patched.setattr(Runner, "owed", lambda self, live: None)
        ada = Person(server, "Ada")
        id = ada.make("drill", "easy", "me", "easy")
        socket = ada.sit(id)
        first = socket.until("moved")
        assert first["view"]["waiting"] == [0, 1, 2]
        cookie = ada.cookie
        ada.leave()
    with running(database) as server:
        ada = Person(server)
        ada.http.cookies.set("redphone", cookie)
        socket = ada.sit(id, seen=first["n"])
        moved = socket.when(lambda message: message["view"]["waiting"] == [1], "moved")
        assert moved["n"] == first["n"] + 2
        ada.leave()


def test_a_bot_whose_process_dies_is_asked_again(
    person: New, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = person()
    died = []
    new_pool = bots.new_pool

    class Dying:
        """A pool in which nothing comes to an end."""

        def submit(self, *work: object) -> None:
            died.append(work)
            raise RuntimeError("a process died")

        def shutdown(self, **how: object) -> None:
            monkeypatch.setattr(bots, "new_pool", new_pool)

    monkeypatch.setattr(bots, "new_pool", lambda processes: Dying())
    socket = ada.sit(ada.make("drill", "easy", "me", "easy"))
    socket.when(lambda message: message["view"]["waiting"] == [1], "moved")
    assert died


def test_a_bot_that_was_overtaken_thinks_again(server: Running, person: New) -> None:
    ada = person()
    id = ada.make("13-days", "me", "easy")
    socket = ada.sit(id)
    socket.when(lambda message: message["view"]["waiting"] == [0], "moved")
    assert not server.ask(server.house.bot_moves(id, 1, 0, "nonsense"))
