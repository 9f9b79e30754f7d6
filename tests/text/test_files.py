"""The three languages say the same things."""

from __future__ import annotations

import re
from functools import cache

import pytest
from tests.text.catalogue import Catalogue, bad_cases, faults, mismatches, unused_cases
from tests.text.usage import family

import redphone
from redphone.texts import LANGUAGES, sources

GAMES = [game.slug for game in redphone.all_games()]


@cache
def catalogue(lang: str, game: str | None = None) -> Catalogue:
    return Catalogue(*(path.read_text(encoding="utf-8") for path in sources(lang, game)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_is_sound(lang: str, game: str) -> None:
    assert faults(catalogue(lang, game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_have_the_same_texts_with_the_same_fields(game: str) -> None:
    assert mismatches({lang: catalogue(lang, game) for lang in LANGUAGES}) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_has_the_cases_that_the_texts_ask_for(lang: str, game: str) -> None:
    assert bad_cases(catalogue(lang, game), family(game).names) == []


@pytest.mark.parametrize("game", GAMES)
def test_french_does_not_break_lines_before_its_punctuation(game: str) -> None:
    for path in sources("fr", game):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        # A colon inside { NAME($x, case: "…") } is Fluent's.
        said = [re.sub(r"\(.*?\)", "()", line) for line in lines]
        assert [line for line in said if re.search(r"[^\u00a0][:;?!»]( |$)|«[^\u00a0]", line)] == []


@pytest.mark.parametrize("game", GAMES)
def test_russian_does_not_break_lines_before_a_dash(game: str) -> None:
    for path in sources("ru", game):
        said = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        assert [line for line in said if re.search(r"\S +—", line)] == []


# The checks find what they are for.

GOOD = "blue = blue\n    .short = b\nwon = { SEAT($seat) }: { NAME($card) }, { $n }\n"


def test_a_text_that_one_language_lacks_is_found() -> None:
    found = mismatches({"en": Catalogue(GOOD), "fr": Catalogue(GOOD + "more = x\n")})
    assert found == ["more is missing in en"]


def test_an_attribute_that_one_language_lacks_is_found_unless_it_is_a_case() -> None:
    cases = GOOD.replace(".short", ".acc = B\n    .short")
    assert mismatches({"en": Catalogue(GOOD), "ru": Catalogue(cases)}) == []
    assert mismatches({"en": Catalogue("blue = b\n"), "ru": Catalogue("blue = b\n    .short = b\n")}) == [
        "blue.short is missing in en"
    ]


@pytest.mark.parametrize("other", ["{ SEAT($seat) }: { NAME($card) }", "{ $seat }: { NAME($card) }, { $n }"])
def test_fields_that_differ_between_languages_are_found(other: str) -> None:
    (found,) = mismatches({"en": Catalogue(GOOD), "fr": Catalogue(GOOD.split("won")[0] + f"won = {other}\n")})
    assert found.startswith("won has different fields")


def test_fields_of_a_quoted_text_count() -> None:
    quoted = "won = { SEAT($seat) } { rest }\nrest = { NAME($card) }, { $n }\n"
    direct = "won = { SEAT($seat) } { NAME($card) } { $n }\nrest = { NAME($card) } { $n }\n"
    assert mismatches({"en": Catalogue(quoted), "fr": Catalogue(direct)}) == []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("won { $n }\n", "not Fluent: 'won { $n }'"),
        ("won = a\nwon = b\n", "won is there twice"),
        ("won = { COUNT($n) }\n", "won calls COUNT, which is not there"),
        ("won = { other }\n", "won quotes other, which is not there"),
        ("won = { NAME($n) } { $n }\n", "won takes $n for an id and for plain"),
    ],
)
def test_a_broken_text_is_found(source: str, fault: str) -> None:
    assert faults(Catalogue(source)) == [fault]


def test_a_missing_case_is_found_and_a_name_that_does_not_inflect_is_not() -> None:
    names = "red-n = r { $n }\n    .acc = R\nblue-n = b\n    .gen = B\ntaxi = taxi\n"
    texts = Catalogue(names + 'won = { NAME($card, case: "acc") }\nlost = { NAME($card, case: "prep") }\n')
    assert bad_cases(texts, {"card": ["red-1", "red-2", "blue-1", "taxi"]}) == [
        "won wants blue-n.acc, which is missing",
        "lost wants $card in the case 'prep', which no name has",
    ]


def test_an_attribute_that_nobody_asks_for_is_found() -> None:
    blue = "blue = b\n    .acc = B\n    .gen = B\n    .about = B\n"
    texts = Catalogue(blue + 'won = { NAME($x, case: "acc") }\n')
    assert unused_cases(texts, {"about"}) == ["blue.gen"]
