"""Chance comes from the system's secure source; that of the tests is theirs, and the same in every run."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest
from tests.luck import SteadyLuck
from tests.server.running import Data, Person, Running, running, wait_until

from redphone.server.app import create_app
from redphone.server.chance import SEED_BITS, Luck
from redphone.server.settings import Settings

MOVES = 6
"""Of a person: the auction, and some in turns with the bot."""


def test_a_server_has_all_its_luck_from_the_secure_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lucks: list[Luck] = []

    async def serve() -> None:
        app = create_app(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))
        async with app.router.lifespan_context(app):
            lucks.append(app.state.house.luck)

    asyncio.run(serve())
    (luck,) = lucks
    # The system says nothing but ones: no other bits are in it.
    monkeypatch.setattr(os, "urandom", lambda size: b"\xff" * size)
    assert luck.seed("any table", seat=0, asked=0) == 2**SEED_BITS - 1
    assert luck.chance("any table").getrandbits(62) == 2**62 - 1
    assert isinstance(luck.chance("any table"), random.SystemRandom)


def played(folder: Path, *, is_bot_first: bool, tables_besides: int = 0) -> list[Data]:
    """What somebody is shown of a game against a bot, in which both answer a sealed question first."""
    folder.mkdir()
    answered = asyncio.Event()

    async def until_answered(seconds: float) -> None:
        await answered.wait()

    with running(folder / "tables.db", bot_paces={} if is_bot_first else {"easy": 1}) as server:
        server.house.bots.sleep = until_answered
        person, views, luck = Person(server, "Ana"), [], random.Random(1)
        table = person.make("13-minutes", "me", "easy")
        begun = person.table(table)["n"]
        others = [person.make("13-days", "me", "easy") for _ in range(tables_besides)]
        if is_bot_first:
            wait_until(lambda: person.table(table)["waiting"] == [0])
        for k, message in enumerate((socket := person.sit(table)).positions()):
            if k == 1 and not is_bot_first:
                assert message["n"] == begun + 1
                server.house.loop.call_soon_threadsafe(answered.set)
            if message["view"]["offers"]:
                # Where bids are equal both bid again, and who is the first then is nobody's concern.
                del message["view"]["waiting"]
                views.append(message["view"])
                if len(views) > MOVES:
                    break
                socket.move(luck.choice(message["view"]["offers"])["action"], message["n"])
        assert all(person.table(other)["status"] == "playing" for other in others)
        person.leave()
    return views[1:]


def test_whoever_answers_first_and_whatever_else_is_played_the_luck_of_a_test_is_the_same(
    tmp_path: Path,
) -> None:
    first = played(tmp_path / "first", is_bot_first=True)
    assert played(tmp_path / "second", is_bot_first=False) == first
    assert played(tmp_path / "third", is_bot_first=True, tables_besides=2) == first


def test_the_luck_of_a_test_is_another_for_each_number_table_seat_and_question() -> None:
    luck = SteadyLuck(1)
    drawn = [
        luck.seed("a", 0, 0),
        luck.seed("b", 0, 0),
        luck.seed("a", 1, 0),
        luck.seed("a", 0, 1),
        SteadyLuck(2).seed("a", 0, 0),
    ]
    assert len(set(drawn)) == len(drawn)
    assert drawn[0] == SteadyLuck(1).seed("any first table", 0, 0)
    assert luck.chance("a").random() != luck.chance("b").random()


def test_a_test_that_shares_its_server_is_dealt_what_it_would_be_if_it_were_the_first() -> None:
    luck = SteadyLuck(1)
    begun = [luck.chance("a").random(), luck.seed("b", 0, 0)]
    gone_on = luck.chance("a").random()
    luck.begin_anew()
    assert [luck.chance("c").random(), luck.seed("d", 0, 0)] == begun
    # A table of the test before goes on all the while.
    assert luck.seed("b", 0, 0) == begun[1]
    assert luck.chance("c").random() == gone_on


def test_each_test_with_a_shared_server_begins_its_luck_anew(shared: Running) -> None:
    assert shared.luck.next == 0
    Person(shared, "Ada").make("13-days", "me", "easy")
    assert shared.luck.next == 1


def test_and_so_does_the_next_one(shared: Running) -> None:
    assert shared.luck.next == 0
