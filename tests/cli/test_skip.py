"""Questions in others' turns that a person does not want to be asked again in this round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest
from rich.text import Text
from tests.cli.conftest import Run

import redphone
from redphone.cli.live import LiveTable
from redphone.cli.screen import Screen
from redphone.cli.setup import texts_for
from redphone.core.events import Offer
from redphone.games.defcon.terminal import Table
from redphone.games.defcon.terminal_view import is_window
from redphone.texts import LANGUAGES

GAME = redphone.game("defcon")
ME = 0
ENOUGH = EOFError


class Typing(Screen):
    """Somebody who reads every page and types what `answer` says; nothing waits for a terminal."""

    def __init__(self, answer: Callable[[], str]) -> None:
        super().__init__(colour=False, fast=True)
        self.answer = answer
        self.pages: list[list[str]] = []

    def draw(self, lines: Sequence[Text]) -> None:
        self.pages.append([line.plain.rstrip() for line in lines])

    def page(self, lines: Sequence[Text], texts: object) -> None:
        pass

    def ask(self, mark: str = "") -> str:
        return self.answer()


class Evening:
    """A game of two powers against a bot that plays at random: what was asked, and in which round."""

    def __init__(self, at_windows: Callable[[Evening], str], lang: str = "en", rounds: int = 2) -> None:
        self.at_windows = at_windows
        self.at_my_turn: Callable[[Evening], str] = lambda evening: ""
        self.rounds = rounds
        self.asked: list[int] = []
        """The round of every question in others' turns that was asked."""
        self.hand = redphone.Rng(7)
        self.play = redphone.Play(GAME, 2)
        self.screen = Typing(self.answer)
        self.live = LiveTable(
            self.play,
            Table(),
            texts_for(GAME, lang, ME),
            self.screen,
            bots={1: redphone.bot("random")},
            chance=redphone.Rng(3),
            bot_chance={1: redphone.Rng(4)},
            path=Path("evening.record"),
            in_language=lambda lang: texts_for(GAME, lang, ME),
        )

    def view(self) -> dict[str, Any]:
        return cast("dict[str, Any]", self.play.state.view(ME))

    @property
    def round(self) -> int:
        return int(self.view()["table"]["round"])

    def offers(self) -> list[Offer]:
        return self.play.state.offers(ME)

    def answer(self) -> str:
        if self.round > self.rounds:
            raise ENOUGH
        if is_window(self.view()):
            self.asked.append(self.round)
            return self.at_windows(self)
        if typed := self.at_my_turn(self):
            return typed
        offers = self.offers()
        return offers[self.hand.below(len(offers))].action.text

    def run(self) -> Evening:
        assert not self.live.run()
        return self

    def declined(self) -> list[int]:
        """The round of every question of which the record says that I have declined it."""
        found: list[int] = []
        again = redphone.Play(GAME, 2)
        for move in self.play.moves:
            if move.seat == ME and move.action.text == "pass" and is_window(again.state.view(ME)):
                found.append(cast("dict[str, Any]", again.state.view(ME)["table"])["round"])
            again.apply(move.action, None if move.seat < 0 else move.seat)
        return found


def no(evening: Evening) -> str:
    return "0"


def skip(evening: Evening) -> str:
    return "skip"


@cache
def who_says_no_each_time() -> Evening:
    return Evening(no).run()


@cache
def who_skips() -> Evening:
    return Evening(skip).run()


def test_whoever_skips_is_not_asked_again_in_this_round_but_in_the_next() -> None:
    patient = who_says_no_each_time()
    assert min(patient.asked.count(1), patient.asked.count(2)) > 2
    assert patient.declined() == patient.asked
    evening = who_skips()
    assert evening.asked == [1, 2]
    assert evening.declined() == patient.asked


def test_nobody_can_tell_who_skips_from_who_says_no_each_time() -> None:
    assert who_skips().play.record.write() == who_says_no_each_time().play.record.write()


def test_skip_can_also_be_typed_in_my_own_turn() -> None:
    evening = Evening(no)
    typed: list[int] = []

    def once(evening: Evening) -> str:
        if not typed and evening.view()["table"]["phase"] == "investment":
            typed.append(len(evening.play.moves))
            return "SKIP"
        return ""

    evening.at_my_turn = once
    evening.run()
    patient = who_says_no_each_time()
    assert len(typed) == 1
    assert evening.asked.count(1) < patient.asked.count(1)
    assert evening.asked.count(2) == patient.asked.count(2)
    assert evening.play.record.write() == patient.play.record.write()


def test_ask_takes_it_back() -> None:
    evening = Evening(skip, rounds=1)
    taken_back: list[int] = []

    def back(evening: Evening) -> str:
        if evening.asked and not taken_back:
            taken_back.append(len(evening.asked))
            assert " No cards from me in this round · “ask” takes it back " in str(evening.screen.pages[-1])
            return "ask"
        if taken_back == [1] and len(evening.screen.pages) > 1:
            taken_back.append(0)
            assert "You are asked again in others’ turns." in evening.screen.pages[-1]
            assert "“ask”" not in str(evening.screen.pages[-1])
        return ""

    evening.at_my_turn = back
    evening.run()
    assert taken_back == [1, 0]
    # Asked again in the same round, and skipped once more.
    assert evening.asked[:2] == [1, 1]


SAID = {
    "en": ("skip) No cards from me in this round", "Question · "),
    "fr": ("skip) Aucune carte de ma part à cette manche", "À vous · "),
    "ru": ("skip) В этом раунде без моих карт", "Вопрос · "),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_says_how_and_the_rule_above_the_log_that_it_is_so(lang: str) -> None:
    offered, asked = SAID[lang]
    evening = Evening(skip, lang, rounds=1)
    pages: list[list[str]] = []

    def look(evening: Evening) -> str:
        pages.append(evening.screen.pages[-1])
        return "skip"

    evening.at_windows = look
    evening.run()
    (question,) = pages
    assert any(offered in line for line in question)
    assert any(asked in line for line in question)
    mine = offered.removeprefix("skip) ")
    after = evening.screen.pages[evening.screen.pages.index(question) + 1 :]
    skipping = [page for page in after if any(line.startswith("── ") and mine in line for line in page)]
    assert skipping
    assert all(len(line) <= 80 for page in skipping for line in page)


def test_the_log_tells_all_since_my_last_turn_and_not_since_the_last_question_that_was_skipped() -> None:
    evening = who_skips()
    live = evening.live
    assert len(evening.declined()) > len(evening.asked)
    # A turn is noted for what I did myself, and not for what was said for me.
    assert live.declined not in [turn + 1 for turn in live.turns]


def test_help_lists_both_words(run: Run) -> None:
    words = ["play", "defcon", "--seats", "2", "--seed", "1", "--bots", "first", "--lang"]
    for lang in LANGUAGES:
        said = " ".join(run(*words, lang, typed="help\nquit\n").out.split())
        assert " cards, map, skip, ask, help, log, undo, lang en|fr|ru, save " in said


def test_a_game_without_such_questions_knows_neither_word(run: Run) -> None:
    done = run("play", "13", "--seed", "1", "--bots", "first", typed="skip\nask\nquit\n")
    assert "“skip” is not offered." in done.out
    assert "“ask” is not offered." in done.out
