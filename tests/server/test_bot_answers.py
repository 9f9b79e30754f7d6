"""When a bot's answer comes, and what becomes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import Future

import pytest
from tests.luck import SteadyLuck
from tests.server.running import Person, Running
from tests.server.test_bots import live_table

from redphone.server import bots
from redphone.server.bots import Question, Runner
from redphone.server.errors import Refused
from redphone.server.messages import Level
from redphone.server.settings import USUAL_PACES

New = Callable[..., Person]


class Pacing:
    """A house whose bots think for as long as the test says, with a clock that nobody waits for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, paces: Mapping[Level, float] = USUAL_PACES) -> None:
        self.paces = paces
        self.now = self.thinks_for = 0.0
        self.answers: list[float] = []
        self.asked_again: list[float] = []
        self.is_overtaken = self.is_refused = False
        monkeypatch.setattr(bots, "new_pool", lambda processes: self)

    async def sleep(self, seconds: float) -> None:
        self.now += seconds

    def submit(self, think: Callable[[Question], str], question: Question) -> Future[str]:
        self.now += self.thinks_for
        found: Future[str] = Future()
        found.set_result("bid 0")
        return found

    def shutdown(self, **how: object) -> None:
        return None

    async def answer(self, table: str, seat: int, seen: int, action: str) -> bool:
        self.answers.append(self.now)
        if self.is_refused:
            raise Refused(409, "error-illegal")
        return not self.is_overtaken

    async def again(self, table: str) -> None:
        self.asked_again.append(self.now)

    async def changed(self) -> None:
        return None

    def turn(self, level: Level = "easy", thinks_for: float = 0.0) -> float:
        """How long after its question the bot answers."""
        self.now, self.thinks_for = 0.0, thinks_for
        live = live_table("drill", 3, 1, 0)
        live.row.chairs[0].level = level
        for chair in live.row.chairs[1:]:
            chair.kind = "person"

        async def play() -> None:
            runner = Runner(1, self.paces, SteadyLuck(7), self.answer, self.again, self.changed)
            runner.clock, runner.sleep = lambda: self.now, self.sleep
            runner.owed(live)
            await asyncio.gather(*runner._tasks)
            await runner.close()

        asyncio.run(play())
        return self.answers[-1]


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_how_long_a_bot_takes_for_an_answer_says_nothing_of_its_cards(
    monkeypatch: pytest.MonkeyPatch, level: Level
) -> None:
    pacing = Pacing(monkeypatch)
    pace = USUAL_PACES[level]
    for thinks_for in (0.0, 0.001, 0.05, 0.11):
        assert pacing.turn(level, thinks_for) == pytest.approx(pace)
    # Where it took too long, nobody sees by how much.
    for too_long in (0.001, 0.05, 0.1):
        assert pacing.turn(level, pace + too_long) == pytest.approx(2 * pace)


def test_a_server_may_let_its_bots_answer_as_soon_as_they_know(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Pacing(monkeypatch, {}).turn(thinks_for=0.011) == 0.011


def test_a_bot_whose_answer_is_refused_is_asked_again_but_not_at_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pacing = Pacing(monkeypatch, {})
    pacing.is_refused = True
    pacing.turn()
    assert pacing.asked_again == [1.0]
    assert [record.message for record in caplog.records] == ["a bot's turn failed"]


def test_a_bot_that_was_overtaken_is_asked_again_at_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pacing = Pacing(monkeypatch, {})
    pacing.is_overtaken = True
    pacing.turn()
    assert pacing.asked_again == [0.0]
    assert caplog.records == []


def test_a_bot_is_overtaken_by_what_it_has_not_seen_and_refused_what_it_is_not_offered(
    server: Running, person: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Runner, "owed", lambda self, live: None)
    id = person().make("13-minutes", "me", "easy")
    n = person().table(id)["n"]
    assert not server.ask(server.house.bot_moves(id, 1, n - 1, "bid 2"))
    with pytest.raises(Refused, match="error-illegal"):
        server.ask(server.house.bot_moves(id, 1, n, "bid 14"))
    assert server.ask(server.house.bot_moves(id, 1, n, "bid 2"))
    assert person().table(id)["n"] == n + 1
