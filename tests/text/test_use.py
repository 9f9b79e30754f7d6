"""Every text that the program says is there, and every text that is there is said."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.text.catalogue import Catalogue, unused_cases
from tests.text.test_files import GAMES, catalogue
from tests.text.usage import (
    SOURCE,
    Family,
    Source,
    bad_calls,
    bad_family,
    family,
    game_source,
    source,
    unused,
    web_calls,
    web_literals,
)

import redphone
from redphone.texts import LANGUAGES, sources

COMMON = source(SOURCE, without="games")
BROWSER = SOURCE.parents[1] / "web"
WEB = web_literals(BROWSER)


def test_the_program_says_only_texts_that_every_game_has_and_with_their_fields() -> None:
    assert bad_calls(COMMON.calls, [catalogue("en", game) for game in GAMES]) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_only_texts_that_it_has_and_with_their_fields(game: str) -> None:
    assert bad_calls(game_source(game).calls, [catalogue("en", game)]) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_composes_only_texts_that_it_has_and_gives_them_their_fields(game: str) -> None:
    assert bad_family(family(game), catalogue("en", game)) == []


def test_the_browser_says_only_texts_that_every_game_has() -> None:
    calls = web_calls(BROWSER / "common")
    assert len(calls) > 100
    assert bad_calls(calls, [catalogue("en", game) for game in GAMES]) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_browsers_table_of_a_game_says_only_texts_that_the_game_has(game: str) -> None:
    calls = web_calls(BROWSER / redphone.game(game).registration.folder.name)
    assert len(calls) > 10
    assert bad_calls(calls, [catalogue("en", game)]) == []


def test_every_text_is_used() -> None:
    everywhere = COMMON.literals | WEB
    for game in GAMES:
        mine = game_source(game).literals | family(game).ids
        own_texts = Catalogue(sources("en", game)[-1].read_text(encoding="utf-8"))
        assert unused(own_texts, COMMON.literals | WEB | mine) == []
        everywhere |= mine
    assert unused(catalogue("en"), everywhere) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_attribute_is_used(lang: str) -> None:
    literals = COMMON.literals | WEB
    for game in GAMES:
        assert unused_cases(catalogue(lang, game), literals | game_source(game).literals) == []


# The checks find what they are for.

TEXTS = Catalogue("won = { $n } won\nlost = { NAME($card) } lost\nblue-n = blue { $n }\n")


def said(program: str) -> Source:
    out = Source()
    out.read(program, "here")
    return out


@pytest.mark.parametrize(
    ("program", "complaint"),
    [
        ("texts.say('win', n=1)", "here:1: there is no text 'win'"),
        ("texts.name('red')", "here:1: there is no text 'red'"),
        ("self.texts.say('won')", "here:1: won needs ['n'], not []"),
        ("texts.say('won', n=1, m=2)", "here:1: won needs ['n'], not ['m', 'n']"),
    ],
)
def test_a_call_without_its_text_or_with_other_fields_is_found(program: str, complaint: str) -> None:
    assert bad_calls(said(program).calls, [TEXTS]) == [complaint]


def test_a_text_that_the_browser_says_and_nobody_wrote_is_found(tmp_path: Path) -> None:
    (tmp_path / "Page.svelte").write_text('<p>{texts.say("won", { n: 1 })}</p>\n<p>{t.name("red")}</p>\n')
    assert bad_calls(web_calls(tmp_path), [TEXTS]) == ["Page.svelte:2: there is no text 'red'"]


def test_fields_that_are_handed_on_are_not_judged() -> None:
    assert bad_calls(said("texts.say('won', **fields)").calls, [TEXTS]) == []


def test_a_text_that_only_one_of_two_games_has_is_found() -> None:
    found = bad_calls(said("texts.say('won', n=1)").calls, [TEXTS, Catalogue("")])
    assert found == ["here:1: there is no text 'won'"]


def test_an_unused_text_is_found() -> None:
    used = said("texts.say('won', n=1)").literals | {"blue-5"}
    assert unused(TEXTS, used) == ["lost"]
    assert unused(Catalogue("a = { b }\nb = b\n"), {"a"}) == []


def test_a_field_that_a_text_is_not_always_given_is_found() -> None:
    game = Family()
    game.see("won", {"n": 1, "seat": 0})
    game.see("won", {"seat": 0})
    assert bad_family(game, TEXTS) == ["won needs $n, and is given ['seat']"]


def test_a_name_for_a_seat_that_no_table_has_is_unused() -> None:
    texts = Catalogue("seat-1 = US\nseat-2 = USSR\nseat-3 = UN\n")
    assert unused(texts, Family(seats={"seat-1", "seat-2"}).ids) == ["seat-3"]


def test_what_a_game_composes_without_a_text_is_found() -> None:
    game = Family(cards={"blue-1", "red-1"})
    game.see("event-none", {})
    game.see("won", {"seat": 1})
    game.see("lost", {"card": "green"})
    assert bad_family(game, TEXTS) == [
        "there is no text event-none",
        "there is no name red-1",
        "won needs $n, and is given ['seat']",
        "there is no name green, for $card of lost",
    ]
