"""Everything that matters is on one page of a small terminal, whoever plays and in whatever language."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from rich.text import Text
from tests.cli.test_screen import Terminal

import redphone
from redphone.cli.live import LiveTable
from redphone.cli.reading import read
from redphone.cli.screen import Screen
from redphone.cli.setup import table_for, texts_for
from redphone.texts import LANGUAGES


class Sized(Screen):
    """A terminal of a certain size."""

    columns, rows = 80, 24

    def size(self) -> tuple[int, int]:
        return self.columns, self.rows


def table_of(seats: int, lang: str, monkeypatch: pytest.MonkeyPatch) -> LiveTable:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys, "stdout", Terminal())
    game = redphone.game("13")
    return LiveTable(
        redphone.Play(game, seats),
        table_for(game),
        texts_for(game, lang, 0),
        Sized(fast=True),
        bots={},
        chance=redphone.Rng(seats),
        bot_chance={},
        path=Path("game.record"),
        in_language=lambda lang: texts_for(game, lang, 0),
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "columns", "rows"), [(3, 80, 24), (4, 80, 24), (6, 80, 24), (4, 60, 30)])
def test_a_page_fits_and_holds_everything(
    seats: int, columns: int, rows: int, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(seats, lang, monkeypatch)
    monkeypatch.setattr(Sized, "columns", columns)
    monkeypatch.setattr(Sized, "rows", rows)
    play, rng = table.play, redphone.Rng(7)
    pages = 0
    while play.state.actor != redphone.OVER and pages < 40:
        if play.state.actor == 0:
            offers = play.state.offers(0)
            lines = table.page(offers, table.notice_lines())
            pages += 1
            # One row is for the answer.
            assert len(lines) < rows
            assert max(line.cell_len for line in lines) <= columns - 2
            page = "\n".join(line.plain for line in lines)
            assert all(f" {number} " in page for number in range(1, len(offers) + 1))
            assert all(table.texts.seat(seat) in page for seat in range(seats))
            table.act(offers[rng.below(len(offers))])
        else:
            play.apply(play.state.sample(rng))


def test_the_table_stands_still_while_others_play(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(4, "en", monkeypatch)
    play, rng = table.play, redphone.Rng(7)
    questions: list[int] = []
    for _ in range(200):
        if play.state.actor != redphone.CHANCE:
            offers = play.state.offers(0) if play.state.actor == 0 else []
            lines = table.page(offers, table.notice_lines() if offers else [])
            found = [
                n for n, line in enumerate(lines) if "Your turn" in line.plain or "thinking" in line.plain
            ]
            questions += found
        play.apply(play.state.sample(rng))
    # Once, when offers first need another row, it moves up by that row.
    assert questions == sorted(questions, reverse=True)
    assert len(set(questions)) <= 2


def test_offers_stand_in_words_where_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    for seats, are_said in ((4, True), (6, False)):
        table = table_of(seats, "en", monkeypatch)
        play, rng = table.play, redphone.Rng(7)
        while play.state.actor != 0:
            play.apply(play.state.sample(rng))
        offers = play.state.offers(0)
        page = "\n".join(line.plain for line in table.page(offers, table.notice_lines()))
        said = [table.texts.say(offer.id, **offer.fields) in page for offer in offers]
        assert said == [are_said] * len(offers)


def test_the_language_and_the_size_may_change_in_the_middle(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(4, "en", monkeypatch)
    play, rng = table.play, redphone.Rng(7)
    while play.state.actor != 0:
        play.apply(play.state.sample(rng))
    for lang, columns, rows in (("fr", 100, 50), ("ru", 60, 20), ("en", 80, 24)):
        monkeypatch.setattr(Sized, "columns", columns)
        monkeypatch.setattr(Sized, "rows", rows)
        table.switch(lang)
        assert table.texts.lang == lang
        lines = table.page(play.state.offers(0), table.notice_lines())
        assert max(line.cell_len for line in lines) <= columns - 2
        table.screen.draw(lines)
    drawn = sys.stdout
    assert isinstance(drawn, io.StringIO)
    assert "Manche 1 sur 4" in drawn.getvalue()


def test_what_is_longer_than_a_page_is_spread_over_pages_that_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = table_of(3, "en", monkeypatch)
    pages: list[list[str]] = []
    monkeypatch.setattr(Sized, "page", lambda _, lines, texts: pages.append([line.plain for line in lines]))
    room = Sized.rows - 5
    read(table.screen, table.texts, [Text(str(n)) for n in range(room + 1)])
    assert [page[0] for page in pages] == ["13  1 / 2", "13  2 / 2"]
    assert [len(page) - 2 for page in pages] == [10, 10]
    pages.clear()
    read(table.screen, table.texts, [Text(str(n)) for n in range(room)])
    assert [page[0] for page in pages] == ["13"]
