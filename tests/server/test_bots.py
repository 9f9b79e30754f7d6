"""Bots: handed what their seat knows, answering by everybody's way, taking up what they owe."""

from __future__ import annotations

import asyncio
import pickle
import random
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

import pytest
from tests.luck import SteadyLuck
from tests.server.running import Person, Running, Socket, running, wait_until
from tests.server.test_moves import offered

import redphone
from redphone.server import bots
from redphone.server.bots import Question, Runner, known, think, told
from redphone.server.store import ChairRow, Change, TableRow
from redphone.server.tables import LiveTable

New = Callable[..., Person]


def live_table(
    game: str, seats: int, seed: int, moves: int, views: list[dict[str, Any]] | None = None
) -> LiveTable:
    """A table of bots, some moves on; and what those who were asked were shown."""
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
        if views is not None:
            views.append(live.state.view(seat))
        live.move(seat, rng.choice(live.state.options(seat)).text, live.n, rng, k, None)
    return live


def new_runner() -> Runner:
    async def answer(table: str, seat: int, seen: int, action: str) -> bool:
        return True

    async def again(table: str) -> None:
        return None

    async def changed() -> None:
        return None

    return Runner(1, {}, SteadyLuck(7), answer, again, changed)


def asked(live: LiveTable, seat: int) -> Question:
    return new_runner().question(live, seat)


@pytest.mark.parametrize(
    ("game", "seats"),
    [("13", 4), ("13-days", 2), ("13-minutes", 2), ("13-minutes-campaign", 2), ("defcon", 4), ("drill", 3)],
)
def test_a_bot_finds_in_its_question_what_its_seat_knows_and_nothing_else(game: str, seats: int) -> None:
    compared = 0
    for seed in range(12):
        live = live_table(game, seats, seed, 2 * seed)
        real = live.state
        for seat in live.waiting:
            question = asked(live, seat)
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
            assert pickle.dumps(asked(live, seat)) == pickle.dumps(question)
            live.play.state = real
            compared += 1
    assert compared > 10


def test_a_bot_answers_with_what_it_is_offered() -> None:
    live = live_table("13", 3, 1, 4)
    (seat,) = live.waiting
    question = asked(live, seat)
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


class Ailing:
    """A store that for a while keeps no bot's move, and of which nothing can be read."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_ill = False
        self.refused = self.unread = 0
        store = server.house.store
        write, table = store.write, store.table

        async def written(change: Change) -> None:
            if self.is_ill and change.moves and change.moves[0].move_id is None:
                self.refused += 1
                raise OSError("the disk is full")
            await write(change)

        async def read(id: str) -> TableRow | None:
            if self.is_ill:
                self.unread += 1
                raise OSError("the disk is gone")
            return await table(id)

        monkeypatch.setattr(store, "write", written)
        monkeypatch.setattr(store, "table", read)


def until_a_bot_is_asked(socket: Socket) -> None:
    moved = socket.until("moved")
    while 0 in moved["view"]["waiting"]:
        socket.move(offered(moved)[0], moved["n"])
        moved = socket.until("moved")


def test_a_bots_turn_that_can_be_neither_kept_nor_read_is_taken_up_when_the_store_is_well(
    server: Running, person: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = person()
    socket = ada.sit(ada.make("13", "me", "easy", "easy"))
    store = Ailing(server, monkeypatch)
    store.is_ill = True
    until_a_bot_is_asked(socket)
    # After the second failure to read nothing but patience brings it back.
    wait_until(lambda: store.unread >= 2)
    store.is_ill = False
    assert socket.when(lambda message: bool(message["view"]["offers"]), "moved")


def test_who_looks_at_a_table_that_stands_still_sets_it_going(
    server: Running, person: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = person()
    id = ada.make("13", "me", "easy", "easy")
    socket = ada.sit(id)
    store = Ailing(server, monkeypatch)
    store.is_ill = True
    monkeypatch.setattr(Runner, "_went_wrong", given_up)
    until_a_bot_is_asked(socket)
    wait_until(lambda: store.refused > 0)
    store.is_ill = False
    assert ada.sit(id).when(lambda message: bool(message["view"]["offers"]), "moved")


async def given_up(runner: Runner, table: str, seat: int, error: Exception) -> NoReturn:
    raise error


def test_a_bot_whose_answer_is_on_its_way_is_not_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    live = live_table("drill", 3, 1, 0)
    questions: list[int] = []

    def question(live: LiveTable, seat: int) -> Question:
        questions.append(seat)
        return asked(live, seat)

    async def work() -> None:
        runner = new_runner()
        monkeypatch.setattr(runner, "question", question)
        go = asyncio.Event()

        async def answer(table: str, seat: int, seen: int, action: str) -> bool:
            await go.wait()
            return True

        monkeypatch.setattr(runner, "_answer", answer)
        monkeypatch.setattr(bots, "new_pool", lambda processes: Dying(0))
        runner.taken_up(live)
        assert questions == [0, 1, 2]
        while len(runner._answering) < 3:
            await asyncio.sleep(0.01)
        runner.taken_up(live)
        assert questions == [0, 1, 2]
        go.set()
        await runner.close()

    asyncio.run(work())


class Dying:
    """A pool whose processes die at once, so many times; then it thinks itself."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.asked = 0

    def submit(self, think: Callable[[Question], str], question: Question) -> Future[str]:
        self.asked += 1
        found: Future[str] = Future()
        if self.asked <= self.times:
            found.set_exception(BrokenProcessPool("a process died"))
        else:
            found.set_result(think(question))
        return found

    def shutdown(self, **how: object) -> None:
        return None


class Thinker:
    """A Runner whose processes die, with a clock that nobody waits for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, dies: int) -> None:
        self.pool = Dying(dies)
        monkeypatch.setattr(bots, "new_pool", lambda processes: self.pool)
        self.runner = new_runner()
        self.runner.clock, self.runner.sleep = lambda: self.now, self.sleep
        self.now = 1000.0
        self.pauses: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.now += seconds

    def thinks(self) -> str:
        return asyncio.run(self.runner._thought(asked(live_table("drill", 3, 1, 0), 0)))


def test_after_each_failure_a_bot_waits_longer_before_it_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Thinker(monkeypatch, dies=2)
    assert thinker.thinks() in ("bid 0", "bid 1", "bid 2")
    assert thinker.pauses == [0.5, 1]
    assert not thinker.runner.struggle
    # It is said once.
    assert [record.message for record in caplog.records] == ["bots cannot think"]
    assert caplog.records[0].exc_info is not None


def test_where_processes_die_for_long_bots_do_something_and_nobody_waits(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Thinker(monkeypatch, dies=1000)
    for _ in range(10):
        assert thinker.thinks() in ("bid 0", "bid 1", "bid 2")
    assert (thinker.pool.asked, thinker.pauses) == (bots.TRIES, [0.5, 1])
    assert thinker.runner.struggle
    assert len(caplog.records) == 2
    # Now and then it is tried again: after two seconds, after four, and so on, but at least once a minute.
    tried = []
    for _ in range(600):
        before = thinker.pool.asked
        thinker.thinks()
        if thinker.pool.asked > before:
            tried.append(thinker.now)
        thinker.now += 1
    gaps = [later - earlier for earlier, later in pairwise(tried)]
    assert gaps[:5] == [4, 8, 16, 32, 60]
    assert set(gaps[5:]) == {60}
    assert len(caplog.records) == 2


def test_bots_that_think_again_are_trusted_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    thinker = Thinker(monkeypatch, dies=bots.TRIES)
    thinker.thinks()
    assert thinker.runner.struggle
    thinker.now += 2
    thinker.thinks()
    assert not thinker.runner.struggle
    assert caplog.records[-1].message == "bots think again"


def test_a_question_that_cannot_be_thought_about_costs_no_process(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def confused(question: Question) -> str:
        raise ValueError("what is this?")

    thinker = Thinker(monkeypatch, dies=0)
    monkeypatch.setattr(bots, "think", confused)
    monkeypatch.setattr(thinker.pool, "submit", lambda think, question: failed(think, question))
    assert thinker.thinks() in ("bid 0", "bid 1", "bid 2")
    assert [record.message for record in caplog.records] == ["a bot could not think"]
    assert (thinker.pauses, thinker.runner.struggle) == ([], False)


def failed(think: Callable[[Question], str], question: Question) -> Future[str]:
    """As a pool hands on what went wrong in its process."""
    found: Future[str] = Future()
    try:
        found.set_result(think(question))
    except ValueError as error:
        found.set_exception(error)
    return found


def test_that_bots_struggle_is_said_at_their_tables(person: New, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Dying(1000)
    monkeypatch.setattr(bots, "new_pool", lambda processes: pool)
    monkeypatch.setattr(bots, "FIRST_PAUSE", 0.01)
    # So that they are asked again before the game is over.
    monkeypatch.setattr(bots, "LONGEST_PAUSE", 0.01)
    ada = person()
    id = ada.make("drill", "easy", "me", "easy")
    socket = ada.sit(id)
    said = socket.when(lambda message: message["table"]["chairs"][0]["struggling"], "table")["table"]
    assert [chair["struggling"] for chair in said["chairs"]] == [True, False, True]
    assert [chair["struggling"] for chair in ada.table(id)["chairs"]] == [True, False, True]
    # And they play on, somehow, until they can think again.
    pool.times = 0
    while True:
        message = socket.until("moved", "table")
        if message["type"] == "moved" and offered(message):
            socket.move(offered(message)[0], message["n"])
        elif message["type"] == "table" and not message["table"]["chairs"][0]["struggling"]:
            break
    assert message["table"]["status"] == "playing"


class Held(Dying):
    """A pool that keeps the first thought back, once it is told to, until it is let go."""

    def __init__(self) -> None:
        super().__init__(0)
        self.holds = False
        self.questions: list[Question] = []
        self.kept: Future[str] = Future()

    def submit(self, think: Callable[[Question], str], question: Question) -> Future[str]:
        if not self.holds:
            return super().submit(think, question)
        self.questions.append(question)
        return self.kept if len(self.questions) == 1 else super().submit(think, question)


def test_a_bot_that_was_overtaken_thinks_again(person: New, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its answer is about a card that was taken back meanwhile, and laid elsewhere."""
    pool = Held()
    monkeypatch.setattr(bots, "new_pool", lambda processes: pool)
    ada = person()
    theirs: list[str] = []
    while not theirs:
        # Ada plays the US, and needs a card of the USSR, of which the bot is asked whether it uses the event.
        socket = ada.sit(ada.make("13-minutes", "me", "easy"))
        moved = socket.until("moved")
        table = moved["view"]["table"]
        theirs = [card for card in table["hand"] if table["cards"][card]["side"] == "ussr"]

    def after(*waiting: int) -> int:
        n: int = socket.when(lambda message: message["view"]["waiting"] == [*waiting], "moved")["n"]
        return n

    socket.move("bid 13", moved["n"])
    socket.move("first us", socket.when(lambda message: "first us" in offered(message), "moved")["n"])
    n = socket.when(lambda message: f"neutral {theirs[0]}" in offered(message), "moved")["n"]
    pool.holds = True
    socket.move(f"neutral {theirs[0]}", n)
    socket.send(type="undo", id="back", seen=after(1))
    socket.move(f"sphere {theirs[0]}", after(0))
    laid = after(1)
    assert len(pool.questions) == 1
    pool.kept.set_result("pass")
    moved = socket.when(lambda message: any(step["seat"] == 1 for step in message["steps"]), "moved")
    assert moved["steps"][0]["n"] == laid + 1
    first, second = pool.questions[:2]
    assert known(first).view["table"] != known(second).view["table"]
