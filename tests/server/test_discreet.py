"""Discreet questions at the wire: until one is opened, nothing that others are sent says who has answered it.

The same answers are given at other times and in another order. Whoever has not changed its own part must have
been sent the same bytes, whatever it asked for meanwhile, and also when the answers were opened.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest
from tests.server.running import Data, Socket, running
from tests.server.tapped import NOW, Performance, Tap, Theatre, compare
from tests.server.worlds import UNDO, Act, Place, Story, asking

import redphone
from redphone.core.layout import SOMEBODY
from redphone.server.errors import Refused
from redphone.server.store import ChairRow, TableRow
from redphone.server.tables import LiveTable, Stale

SEATS = 3
ASKS = (10, 20, 30)
"""The seconds at which everybody asks for whatever it could ask for."""
OPENED = 40
LATER = 50
Times = dict[int, list[int]]
"""The seconds at which a seat answers, takes its answer back, answers again."""
TWO: dict[str, Times] = {
    "at once": {0: [5], 2: [OPENED]},
    "late": {0: [36], 2: [OPENED]},
    "the other first": {0: [OPENED], 2: [5]},
    "with second thoughts": {0: [5, 12, 25], 2: [OPENED]},
}
ALL: dict[str, Times] = {
    "in the order of the seats": {0: [5], 1: [15], 2: [OPENED]},
    "in another order": {0: [15], 1: [5], 2: [OPENED]},
    "late": {0: [35], 1: [36], 2: [OPENED]},
    "the other way round": {0: [OPENED], 1: [15], 2: [5]},
    "with second thoughts": {0: [5, 12, 25], 1: [15], 2: [OPENED]},
}
LIMIT = 24 * 3600


@cache
def question(*asked: int) -> Story:
    """A story whose last persons' acts are the answers to a discreet question to these seats."""
    return asking("defcon", SEATS, list(asked))


class Asked(Performance):
    """A story up to its discreet question, which is then answered at the given times."""

    def __init__(
        self, theatre: Theatre, times: Times, asking: list[Place], *, forgetful: bool = False
    ) -> None:
        super().__init__(theatre, question(*times), asking)
        self.times = times
        self.forgetful = forgetful
        """The house forgets the table between answers, and reads it again."""
        self.answered: set[int] = set()
        acts = self.story.acts
        self.start = max(k for k, act in enumerate(acts) if act.seat == min(times))
        self.replies = {act.seat: act for act in acts[self.start : self.start + len(times)]}
        assert sorted(self.replies) == sorted(times)

    @property
    def undoable(self) -> set[int]:
        return self.answered if self.k == self.start else super().undoable

    @property
    def n(self) -> int:
        """The number of the step that has asked."""
        return self.numbers[self.start]

    def begin(self) -> None:
        self.gather()
        while self.k < self.start:
            self.act()
        assert self.story.states[self.k].sealed

    def run(self) -> None:
        self.begin()
        for second in sorted({*ASKS, *(at for each in self.times.values() for at in each)}):
            self.theatre.now = NOW + 1000 * second
            if self.forgetful:
                self.server.ask(self.forget())
            if second in ASKS:
                self.ask(second)
            for seat, ats in self.times.items():
                if second in ats:
                    self.answer(seat, f"a{second}")
        self.theatre.now = NOW + 1000 * LATER
        self.ask(LATER)

    async def forget(self) -> None:
        async with self.server.house.holding(self.id) as live:
            self.server.house.forget(live)

    def answer(self, seat: int, id: str) -> None:
        act = Act(seat, UNDO) if seat in self.answered else self.replies[seat]
        self.answered ^= {seat}
        if len(self.answered) == len(self.times):
            self.k = len(self.story.acts)
        assert self.do(act, id, self.n)["type"] == "accepted"


def same_part(place: Place, one: Asked, other: Asked) -> bool:
    return place is None or one.times.get(place) == other.times.get(place)


@pytest.mark.parametrize("ways", [TWO, ALL], ids=["two are asked", "all are asked"])
def test_who_has_answered_when_and_how_often_changes_no_byte_that_others_are_sent(
    theatre: Theatre, ways: dict[str, Times]
) -> None:
    everybody: list[Place] = [0, 1, 2, None]
    performances = [theatre.run(Asked(theatre, times, everybody)) for times in ways.values()]
    # And what is in the store is the same as what was in memory.
    again = Asked(theatre, performances[0].times, everybody, forgetful=True)
    performances.append(theatre.run(again))
    compared = 0
    for one, other in combinations(performances, 2):
        for here, there in zip(one.readers, other.readers, strict=True):
            if same_part(here.place, one, other):
                compare(here.place, here, there)
                compared += 1
    assert compared > 2 * len(performances)
    for reader in performances[0].readers:
        # There was something to compare.
        assert sum(sent.k == performances[0].start for sent in reader.sent) > 100


@pytest.fixture
def tactless() -> Iterator[None]:
    """DEFCON without discretion."""
    steps = question(0, 2).states[0].book.steps
    discreet = [step for step in steps if step.discreet]
    assert discreet
    for step in discreet:
        step.discreet = False
    yield
    for step in discreet:
        step.discreet = True


def test_without_discretion_others_would_see_it(theatre: Theatre, tactless: None) -> None:
    one, other = (theatre.run(Asked(theatre, TWO[how], [])) for how in ("at once", "late"))
    for here, there in zip(one.readers, other.readers, strict=True):
        if here.place in (1, None):
            assert [sent.text for sent in here.sent] != [sent.text for sent in there.sent]


# What is sent to whom


class Question(Asked):
    """That stays open until the test answers it."""

    def run(self) -> None:
        self.begin()


@pytest.fixture
def asked(theatre: Theatre) -> Iterator[Question]:
    """Seats 0 and 2 are asked."""
    found = Question(theatre, TWO["at once"], [])
    found.run()
    yield found
    for reader in found.readers:
        reader.leave()


def heard(tap: Tap) -> list[Data]:
    """All that was sent and not read."""
    tap.send(type="ping")
    messages: list[Data] = []
    while not messages or messages[-1]["type"] != "pong":
        messages.append(tap.next())
    return messages[:-1]


def test_who_answers_hears_of_it_in_all_its_windows_and_nobody_else_does(asked: Question) -> None:
    window = asked.seated[0].listen(asked.n)
    heard(window)
    mine = asked.taps[asked.seated[0]]
    mine.move(asked.replies[0].action, asked.n, "mine")
    moved, accepted = mine.next(), mine.next()
    assert accepted == {"type": "accepted", "id": "mine", "n": asked.n}
    assert (moved["type"], moved["n"], moved["steps"], moved["undo"]) == ("moved", asked.n, [], True)
    view = moved["view"]
    assert (view["actor"], view["waiting"], view["offers"]) == (SOMEBODY, [], [])
    assert heard(window) == [moved]
    for reader in asked.readers[1:]:
        assert heard(asked.taps[reader]) == []
    # The server that answers again after a lost connection says the same.
    mine.move(asked.replies[0].action, asked.n, "mine")
    assert mine.next() == accepted


def test_all_are_told_all_answers_as_one_step_when_the_last_one_comes(asked: Question) -> None:
    asked.answer(0, "first")
    asked.theatre.now = NOW + 7000
    for reader in asked.readers:
        heard(asked.taps[reader])
    last = asked.taps[asked.seated[2]]
    last.move(asked.replies[2].action, asked.n, "last")
    assert last.next() == {"type": "accepted", "id": "last", "n": asked.n + 1}
    for reader in asked.readers:
        moved = asked.taps[reader].until("moved")
        step = moved["steps"][0]
        assert (step["n"], step["seat"], step["undoes"], step["at"]) == (asked.n + 1, -3, None, NOW + 7000)
        assert [step["n"] for step in moved["steps"]] == list(range(asked.n + 1, moved["n"] + 1))
        there = reader.get(f"/api/tables/{asked.id}/positions/{moved['n']}")
        assert there["view"] == moved["view"]
        # Before it nobody had answered, as far as anybody is told.
        before = reader.get(f"/api/tables/{asked.id}/positions/{asked.n}")["view"]
        assert before["waiting"] == ([reader.place] if reader.place in (0, 2) else [])


def test_an_answer_is_taken_back_whether_or_not_others_have_answered(asked: Question) -> None:
    asked.answer(0, "one")
    mine = asked.taps[asked.seated[0]]
    mine.undo(asked.n)
    moved = mine.next()
    assert (moved["n"], moved["undo"], moved["view"]["waiting"]) == (asked.n, False, [0])
    assert mine.next()["type"] == "accepted"
    asked.answered.clear()
    asked.answer(2, "two")
    assert heard(mine) == []


def test_a_second_answer_and_a_second_undo_are_conflicts(asked: Question) -> None:
    asked.answer(0, "one")
    mine = asked.taps[asked.seated[0]]
    mine.move("pass", asked.n, "again")
    conflict = mine.next()
    assert (conflict["type"], conflict["n"], conflict["undo"]) == ("conflict", asked.n, True)
    mine.undo(asked.n)
    mine.until("accepted")
    mine.undo(asked.n)
    conflict = mine.next()
    assert (conflict["type"], conflict["undo"], conflict["view"]["waiting"]) == ("conflict", False, [0])


def test_lists_of_tables_say_that_i_am_asked_and_not_who_else_is(asked: Question) -> None:
    def listed(seat: int) -> tuple[int, list[int]]:
        (table,) = asked.seated[seat].get("/api/tables")["mine"]
        return table["n"], table["waiting"]

    assert [listed(seat) for seat in range(SEATS)] == [(asked.n, [0]), (asked.n, []), (asked.n, [2])]
    asked.answer(0, "one")
    assert [listed(seat) for seat in range(SEATS)] == [(asked.n, []), (asked.n, []), (asked.n, [2])]


def test_silent_seats_are_given_to_bots_when_the_time_has_run_out_and_nothing_is_learned_before(
    asked: Question,
) -> None:
    asked.answer(0, "one")
    path = f"/api/tables/{asked.id}/replace"
    for seat in (0, 2, None):
        error = asked.seated[1].refused(path, {"seat": seat}, 409, "error-not-silent")
        assert error["seconds"] == LIMIT
    asked.seated[1].refused(path, {"seat": 1}, 409, "error-not-replaceable")
    # What comes of a bot's answer is not in the story.
    del asked.theatre.scripts[asked.id]
    asked.theatre.now = NOW + 1000 * LIMIT
    asked.seated[1].refused(path, {"seat": 0}, 409, "error-not-replaceable")
    table = asked.seated[1].post(path, {"seat": None, "level": "easy"})
    assert [chair["kind"] for chair in table["chairs"]] == ["person", "person", "bot"]
    moved = asked.taps[asked.watcher].until("moved")
    assert moved["steps"][0]["seat"] == SOMEBODY


def test_answers_that_two_processes_take_at_the_same_time_stand_side_by_side(asked: Question) -> None:
    with running(asked.server.database) as elsewhere:
        theirs = Socket(elsewhere, asked.id, asked.seated[0].cookie)
        theirs.send(type="hello", seen=asked.n)
        theirs.until("moved")
        theirs.move(asked.replies[0].action, asked.n, "there")
        assert theirs.until("accepted", "conflict", "error")["n"] == asked.n
        # This process has not heard of it, and its row has a number that is taken.
        mine = asked.taps[asked.seated[2]]
        mine.move(asked.replies[2].action, asked.n, "here")
        answer = mine.until("accepted", "conflict", "error")
        assert answer == {"type": "accepted", "id": "here", "n": asked.n + 1}
        theirs.close()


# Undo


def led_to_an_auction() -> tuple[LiveTable, int]:
    """A drill in which a seat has just done what it may take back, and all are asked."""
    for seed in range(100):
        chairs = [ChairRow(seat, "bot", level="easy") for seat in range(3)]
        row = TableRow("t", "drill", redphone.game("drill").rules, {}, 60, "g", 0, chairs, status="playing")
        live, rng = LiveTable(row), random.Random(seed)
        live.begin(0)
        live.draw(rng, 0)
        while not live.is_finished:
            seat = rng.choice(live.waiting)
            live.move(seat, rng.choice(live.state.options(seat)).text, live.n, rng, 0, None)
            if live.waiting == [0, 1, 2] and live.play is not None and live.play.can_undo(seat):
                return live, seat
    raise AssertionError


def test_an_undo_that_an_answer_has_prevented_is_a_conflict_and_one_that_was_not_offered_is_refused() -> None:
    live, last = led_to_an_auction()
    n, other = live.n, (last + 1) % 3
    with pytest.raises(Refused, match="error-no-undo"):
        live.undo(other, n, 0, None)
    live.move(other, "bid 1", n, random.Random(1), 0, None)
    # It was offered, at n, to somebody who has not heard of the answer yet.
    with pytest.raises(Stale):
        live.undo(last, n, 0, None)
    with pytest.raises(Refused, match="error-no-undo"):
        live.undo(last, n + 1, 0, None)
