"""What may be typed for an offer."""

from __future__ import annotations

import pytest

from redphone import Action, Offer
from redphone.cli.choose import covers, meant, pieces
from redphone.texts import Texts


def card(kind: str, target: str, sum: int, takes: int = 0) -> Offer:
    return Offer(
        Action(0, "play", kind), "offer-play", {"card": kind, "target": target, "sum": sum, "takes": takes}
    )


OFFERS = [
    card("blue-1", "blue", 10),
    card("blue-5", "blue", 14, 2),
    card("yellow-1", "yellow", 13),
    card("green-7", "green", 7),
    Offer(Action(0, "play", "rotten-4"), "offer-play-four", {"card": "rotten-4"}),
]


def found(typed: str, lang: str = "en") -> list[str]:
    return [str(offer.action) for offer in meant(typed, OFFERS, Texts(lang, "13"))]


@pytest.mark.parametrize(
    "typed",
    ["2", " 2 ", "play blue-5", "PLAY  Blue-5", "blue-5", "blue5", "b5", "5 bl", "5", "p b 5", "take"],
)
def test_an_offer_has_a_number_an_action_and_shorthands(typed: str) -> None:
    # A bare number is always that of an offer: the fifth is the rotten four.
    assert found(typed) == (["play rotten-4"] if typed == "5" else ["play blue-5"])


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("fr", "7 vert"),
        ("fr", "verte 7"),
        ("ru", "зелёная 7"),
        ("ru", "зелёную"),
        ("ru", "зел"),
        ("fr", "green"),
    ],
)
def test_the_words_of_the_readers_language_are_understood(lang: str, typed: str) -> None:
    assert found(typed, lang) == ["play green-7"]


@pytest.mark.parametrize(
    "typed", ["0", "6", "99", "blue-7", "blue 14", "13", "x", "", "-", "greenish", "blue-50"]
)
def test_what_is_not_offered_means_nothing(typed: str) -> None:
    assert found(typed) == []


def test_too_little_means_several() -> None:
    assert found("blue") == ["play blue-1", "play blue-5"]
    assert found("play") == [str(offer.action) for offer in OFFERS]


def test_numbers_are_whole_and_words_may_be_begun() -> None:
    assert pieces("Play blue-15") == ["play", "blue", "15"]
    assert pieces("b5") == ["b", "5"]
    assert not covers(["blue", "15"], ["1"])
    assert covers(["blue", "15"], ["15", "b"])


def test_each_part_needs_a_word_of_its_own() -> None:
    assert covers(["play", "plane"], ["pl", "plan"])
    assert not covers(["play", "blue"], ["pl", "pla"])


DAYS = [
    Offer(Action(0, "command", "containment"), "offer-command", {"card": "containment", "n": 2, "theirs": 0}),
    Offer(Action(0, "letter", "containment"), "offer-letter", {"card": "containment", "n": 3, "theirs": 0}),
    *(
        Offer(Action(0, "on", at), "offer-on", {"at": at, "us": 0, "ussr": 1})
        for at in ("television", "united_nations", "cuba_military")
    ),
]


def found_in_days(typed: str, lang: str = "en") -> list[str]:
    return [str(offer.action) for offer in meant(typed, DAYS, Texts(lang, "13-days"))]


def test_a_verb_that_is_typed_in_full_is_that_verb() -> None:
    assert found_in_days("command cont") == ["command containment"]
    assert found_in_days("letter cont") == ["letter containment"]
    assert found_in_days("cont") == ["command containment", "letter containment"]


@pytest.mark.parametrize(
    ("lang", "typed", "at"),
    [
        ("en", "tv", "television"),
        ("en", "on tv", "television"),
        ("en", "un", "united_nations"),
        ("en", "cuba mil", "cuba_military"),
        ("ru", "тв", "television"),
        ("fr", "onu", "united_nations"),
    ],
)
def test_what_narrow_tables_call_a_thing_is_understood(lang: str, typed: str, at: str) -> None:
    assert found_in_days(typed, lang) == [f"on {at}"]


def test_a_table_may_have_numbers_of_its_own() -> None:
    texts = Texts("en", "13")
    numbers = [0, 10, 20, 30, 40]
    assert meant("0", OFFERS, texts, numbers) == [OFFERS[0]]
    assert meant("40", OFFERS, texts, numbers) == [OFFERS[4]]
    # What is a place and no number means nothing.
    assert meant("2", OFFERS, texts, numbers) == []
