"""The names and summaries of the 33 action cards, and what the log says, in every language."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from tests.games.defcon.positions import AFRICASIA, CONFLICT, EURASIA, Defcon

import redphone
from redphone.core.events import Event, Field
from redphone.games.defcon.cards import KINDS
from redphone.texts import LANGUAGES, Texts

# A summary fits on its card. French and Russian run a quarter longer than English.
LONGEST = {"en": 90, "fr": 112, "ru": 112}


def texts(lang: str) -> Texts:
    return Texts(lang, "defcon", own=redphone.game("defcon").names(lang))


def summary(lang: str, card: str) -> str:
    return texts(lang).attribute(card, "summary")


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall("[0-9]+", text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_own_name_and_a_summary_that_fits_on_it(lang: str) -> None:
    assert len({texts(lang).name(card) for card in KINDS}) == len(KINDS) == 33
    summaries = {card: summary(lang, card) for card in KINDS}
    assert [card for card, text in summaries.items() if not text.endswith(".")] == []
    assert {card: len(text) for card, text in summaries.items() if len(text) > LONGEST[lang]} == {}
    assert len(set(summaries.values())) == len(KINDS)


def test_the_numbers_of_a_card_are_the_same_in_every_language() -> None:
    wrong = {
        card: [summary(lang, card) for lang in LANGUAGES]
        for card in KINDS
        if len({tuple(sorted(numbers(summary(lang, card)).elements())) for lang in LANGUAGES}) > 1
    }
    assert wrong == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_texts_call_places_as_our_map_does(lang: str) -> None:
    own = redphone.game("defcon").names(lang)
    named = Texts(lang, "defcon")
    world = Defcon(2).book.box.world
    for slug in [*world.territories, *world.zones]:
        assert named.name(slug) == own[slug].replace("'", "’")


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "Africasia attacks West Russia (held by Eurasia) with 6 troops.",
                "Aggression of Africasia: 1.",
                "Africasia: 2 hits with 6 dice.",
                "Eurasia: 1 hit with 5 dice.",
                "Africasia loses 1 troop attacking West Russia.",
                "Eurasia loses 2 troops in West Russia.",
                "The fortification in West Russia is gone.",
            ],
        ),
        (
            "fr",
            [
                "Russie de l’Ouest\u00a0: l’Africasie attaque avec 6 troupes (défense\u00a0: Eurasie).",
                "Agression de l’Africasie\u00a0: 1.",
                "Africasie\u00a0: 2 touches avec 6 dés.",
                "Eurasie\u00a0: 1 touche avec 5 dés.",
                "Russie de l’Ouest\u00a0: l’Africasie perd 1 troupe à l’attaque.",
                "Russie de l’Ouest\u00a0: l’Eurasie perd 2 troupes.",
                "Russie de l’Ouest\u00a0: plus de fort.",
            ],
        ),
        (
            "ru",
            [
                "Западная Россия: Африказия атакует Евразию, 6 отрядов.",
                "Агрессия Африказии: 1.",
                "Африказия: 2 попадания, 6 кубиков.",
                "Евразия: 1 попадание, 5 кубиков.",
                "Западная Россия: Африказия теряет в атаке 1 отряд.",
                "Западная Россия: Евразия теряет 2 отряда.",
                "Западная Россия: укрепления больше нет.",
            ],
        ),
    ],
)
def test_the_rulebooks_attack_on_west_russia_is_told(lang: str, lines: list[str]) -> None:
    war = Defcon(2, order=[AFRICASIA, EURASIA])
    war.go_to(CONFLICT, AFRICASIA)
    war.put_troops(west_russia=2)
    war.put_forts("west_russia")
    war.put_quarters(AFRICASIA, 6)
    events = war.do("attack west_russia", "troops 6", "roll 2", "roll 1")
    assert [Texts(lang, "defcon").event(event) for event in events] == lines


@pytest.mark.parametrize(
    ("id", "fields", "lines"),
    [
        (
            "nuked",
            {"power": "america", "at": "persia", "target": "nobody"},
            [
                "America launches a nuclear missile at Persia!",
                "Perse\u00a0: l’Amérique lance un missile nucléaire\u00a0!",
                "Персия: Америка запускает ядерную ракету!",
            ],
        ),
        (
            "nuked",
            {"power": "america", "at": "persia", "target": "africasia"},
            [
                "America launches a nuclear missile at Persia (held by Africasia)!",
                "Perse\u00a0: l’Amérique lance un missile nucléaire sur l’Africasie\u00a0!",
                "Персия: Америка запускает ядерную ракету по Африказии!",
            ],
        ),
        (
            "attacked",
            {"power": "eastasia", "at": "persia", "n": 1, "defender": "nobody"},
            [
                "Eastasia attacks Persia with 1 troop.",
                "Perse\u00a0: l’Estasie attaque avec 1 troupe.",
                "Персия: Остазия вступает на нейтральную землю, 1 отряд.",
            ],
        ),
        (
            "stole",
            {"power": "eurasia", "target": "eastasia", "item": "nuke"},
            [
                "Eurasia steals from Eastasia: nuclear missile.",
                "L’Eurasie vole à l’Estasie\u00a0: missile nucléaire.",
                "Евразия крадёт у Остазии ядерную ракету.",
            ],
        ),
    ],
)
def test_powers_pieces_and_nobody_are_said_as_each_language_says_them(
    id: str, fields: dict[str, Field], lines: list[str]
) -> None:
    event = Event(id, fields, audience=255)
    assert [Texts(lang, "defcon").event(event) for lang in LANGUAGES] == lines
