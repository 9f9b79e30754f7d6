"""What a deck file has wrong is named: its card, the reason, once, in every language."""

from __future__ import annotations

import tomllib

import pytest
from tests.games.minutes.tables import CARDS, game_with

import redphone
from redphone import DataError, Play, Rng
from redphone.games.minutes.deck import RESERVED
from redphone.games.minutes.deck_tools import mistakes
from redphone.games.minutes.terminal import Table
from redphone.games.minutes.terminal_deck import show
from redphone.terminal import Paper
from redphone.texts import Texts

EXCOMM = 'slug = "excomm"'
CLAUSE = '{ do = "move", of = "us", up_to = 2 }'

MISTAKES = [
    ("[deck]", "[deck]\ncolour = 3", "deck.colour: 'colour' means nothing here; there are: name, note"),
    ("[deck]", "size = 1\n[deck]", "size: 'size' means nothing here; there are: deck, card"),
    (EXCOMM, "", "card 1: slug is missing: a short name such as u_thant"),
    (EXCOMM, "slug = 7", "card 1: slug is a short name such as u_thant"),
    (EXCOMM, 'slug = "50_50"', "(a to z, 0 to 9, _, beginning with a letter), not '50_50'"),
    (EXCOMM, 'slug = "экскомм"', "beginning with a letter), not 'экскомм'"),
    (EXCOMM, 'slug = "cuba"', "cuba: cuba is a word of the table itself: choose another slug."),
    (EXCOMM, 'slug = "us"\nname = "Ike"', "us: us is a word of the table itself: choose another slug."),
    (EXCOMM, 'slug = "scramble"', "scramble: scramble is there twice: cards 1 and 12"),
    (EXCOMM, f'{EXCOMM}\nname = "quarantine"', "excomm: Two cards are called Quarantine: 1 and 5."),
    (
        'slug = "scramble"',
        'slug = "scramble"\nname = { en = "Alarm", ru = "Экскомм" }',
        "scramble: Two cards are called Экскомм: 1 and 12.",
    ),
    (
        EXCOMM,
        'slug = "a_b"\nname = { en = "x", fr = "U Thant" }',
        "a_b: Two cards are called U Thant: 1 and 11.",
    ),
    (EXCOMM, f'{EXCOMM}\nname = "Cuba"', "excomm: Cuba is what the card that lies face down is called"),
    (EXCOMM, f'{EXCOMM}\nname = {{ ru = "КУБА" }}', "excomm: КУБА is what the card that lies face down is"),
    (EXCOMM, f'{EXCOMM}\nname = ""', "excomm: name is a text in quotes, not ''"),
    (EXCOMM, f'{EXCOMM}\nname = "{"x" * 41}"', "excomm: name has 41 characters, at most 40 fit"),
    (EXCOMM, f"{EXCOMM}\nname = {{}}", "excomm: name says it in one language at least: en, fr, ru"),
    (EXCOMM, f'{EXCOMM}\nname = {{ de = "x" }}', "excomm: 'de' means nothing here; there are: en, fr, ru"),
    (EXCOMM, f'{EXCOMM}\ntext = "a\\nb"', "excomm: text must stand on one line."),
    (
        EXCOMM,
        f'{EXCOMM}\ntext = "да\\u0007"',
        "excomm: text has characters that cannot be printed: 'да\\x07'",
    ),
    (CLAUSE, '"place 2"', "event is a list of clauses [ { do = … } ], not [ … ]"),
    (CLAUSE, "", "wave_and_smile: An event has from 1 to 4 clauses, not 0"),
    (CLAUSE, ", ".join([CLAUSE] * 5), "wave_and_smile: An event has from 1 to 4 clauses, not 5"),
    (CLAUSE, "{ up_to = 2 }", "clause 1: do is missing: one of place, remove, move, shift, look, command"),
    (CLAUSE, '{ do = "place", up_to = 0 }', 'clause 1: up_to is a number from 1 to 13 or "any", not 0'),
    (CLAUSE, '{ do = "place", up_to = true }', 'clause 1: up_to is a number from 1 to 13 or "any", not true'),
    (CLAUSE, '{ do = "remove" }', 'clause 1: up_to is missing: a number from 1 to 13 or "any"'),
    (
        CLAUSE,
        '{ do = "place", up_to = 2, way = "away" }',
        "clause 1: 'way' means nothing here; there are: do, ",
    ),
    (
        CLAUSE,
        '{ do = "place", up_to = 2, battlegrounds = 3 }',
        "clause 1: Up to 2 cubes do not reach 3 battlegrounds",
    ),
    (
        CLAUSE,
        '{ do = "place", up_to = 2, battlegrounds = 2, step = "either" }',
        'clause 1: step = "either" is for one battleground',
    ),
    (
        CLAUSE,
        '{ do = "place", up_to = 1, battlegrounds = 2, step = "either" }',
        'clause 1: step = "either" is for one battleground',
    ),
    (
        CLAUSE,
        '{ do = "remove", half = true, up_to = 2 }',
        "clause 1: Half of the cubes, or up_to so many: one of the two",
    ),
    (
        CLAUSE,
        '{ do = "remove", half = true, each = 1 }',
        "clause 1: Half of the cubes are removed: each has no say in how many",
    ),
    (
        CLAUSE,
        '{ do = "place", up_to = 2, step = "either", each = 1 }',
        'clause 1: step = "either" is for one battleground: up_to says how many, each does not',
    ),
    (CLAUSE, '{ do = "look" }', "clause 1: at is missing: one of cuba, hand"),
    (CLAUSE, '{ do = "look", at = [] }', "clause 1: at is one or several of cuba, hand"),
    (CLAUSE, '{ do = "look", at = ["hand", "hand"] }', "clause 1: at says a word twice"),
    (CLAUSE, '{ do = "command", up_to = 9 }', "clause 1: up_to is a number from 1 to 5, not 9"),
    (
        CLAUSE,
        '{ do = "shift", where = { cuba = true, kind = "military" } }',
        "clause 1: Cuba lies face down: it has no kind and no side",
    ),
    (CLAUSE, '{ do = "shift", where = 3 }', "clause 1: where is a table { … }, not 3"),
    (CLAUSE, '{ do = "shift", where = { this = 1 } }', "clause 1: this is true or false, not 1"),
    (
        CLAUSE,
        '{ do = "shift", where = { sphere = ["own", "mars"] } }',
        "sphere is one or several of own, neutral, opponent, not 'mars'",
    ),
    (CLAUSE, '{ do = "shift", if = {} }', "clause 1: if needs a where with something in it"),
    (
        CLAUSE,
        '{ do = "place", up_to = "all", battlegrounds = 2 }',
        "clause 1: up_to is a number from 1 to 13 or \"any\", not 'all'",
    ),
    (CLAUSE, '{ do = "remove", half = 1 }', "clause 1: half is true or false, not 1"),
    (CLAUSE, '{ do = "shift", if = 3 }', "clause 1: if is a table { … }, not 3"),
    (
        CLAUSE,
        '{ do = "shift", if = { where = { zone = "own" } } }',
        "clause 1: 'zone' means nothing here; there are: sphere, ",
    ),
    (CLAUSE, '{ do = "shift", by = "un" }', "clause 1: by is one of player, opponent, not 'un'"),
]


@pytest.mark.parametrize(("old", "new", "reason"), MISTAKES)
def test_a_mistake_is_named_with_its_card_and_reason(old: str, new: str, reason: str) -> None:
    with pytest.raises(DataError) as error:
        game_with((old, new)).book()
    assert str(error.value).startswith("deck.toml: ")
    assert reason in str(error.value)


@pytest.mark.parametrize("clause", [new for old, new, _ in MISTAKES if old == CLAUSE])
def test_one_mistake_in_a_clause_is_one_message(clause: str) -> None:
    text = redphone.game("13-minutes").registration.standard("deck").replace(CLAUSE, clause)
    assert len(mistakes(tomllib.loads(text))) == 1


@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_mistakes_are_told_in_every_language(lang: str) -> None:
    told = set()
    english, texts = Texts("en", "13-minutes"), Texts(lang, "13-minutes")
    for old, new, _ in MISTAKES:
        text = redphone.game("13-minutes").registration.standard("deck").replace(old, new)
        for fault in mistakes(tomllib.loads(text)):
            said = texts.say(fault.id, **fault.fields)
            assert said != english.say(fault.id, **fault.fields)
            assert said.endswith(".")
            told.add(fault.id)
    assert len(told) > 25


def test_a_name_that_holds_for_all_languages_is_blamed_once() -> None:
    text = redphone.game("13-minutes").registration.standard("deck")
    text = text.replace(EXCOMM, f'{EXCOMM}\nname = "Cuba"')
    text = text.replace('slug = "scramble"', 'slug = "scramble"\nname = "Cuba"')
    found = [(fault.path, fault.id) for fault in mistakes(tomllib.loads(text))]
    assert found == [
        (["card", 0, "name"], "fault-reserved"),
        (["card", 11, "name"], "fault-reserved"),
        (["card", 11, "name"], "fault-name-twice"),
    ]


class Listening(Texts):
    """Texts that remember which names they were asked for."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        super().__init__("fr", "13-minutes-campaign")

    def name(self, id: str, case: str | None = None) -> str:
        self.asked.add(id)
        return super().name(id, case)


def names_said_in(game: redphone.Game) -> set[str]:
    """All names that a game has need of: in what happens, what is asked and offered, on the table, and on
    paper.
    """
    texts, table, paper = Listening(), Table(), Paper(80, 40, colour=False)
    show(game, texts, 80)
    play, rng = Play(game), Rng(1)
    while play.state.actor != redphone.OVER:
        events = play.apply(play.state.sample(rng))
        for event in events:
            texts.event(event)
        for seat in (0, 1):
            view = play.state.view(seat)
            table.board(view, texts, paper)
            if (prompt := play.state.prompt(seat)) is not None:
                texts.say(prompt.id, **prompt.fields)
                for offer in play.state.offers(seat):
                    texts.say(offer.id, **offer.fields)
    return texts.asked


def test_no_card_can_take_a_name_that_the_table_has_need_of() -> None:
    """It would give the card's own name to a side, a kind or a zone, for everybody."""
    assert names_said_in(redphone.game("13-minutes")) - set(CARDS) == set(RESERVED)
    text = redphone.game("13-minutes").registration.standard("deck")
    for id in RESERVED:
        wrong = mistakes(tomllib.loads(text.replace(EXCOMM, f'slug = "{id}"\nname = "Ike"')))
        assert [(fault.path, fault.id) for fault in wrong] == [(["card", 0, "slug"], "fault-slug-taken")]


def test_cards_under_another_word_are_one_mistake() -> None:
    text = redphone.game("13-minutes").registration.standard("deck").replace("[[card]]", "[[cards]]")
    assert [(fault.path, fault.id) for fault in mistakes(tomllib.loads(text))] == [
        (["cards"], "fault-unknown")
    ]
    assert [fault.id for fault in mistakes({"deck": {}})] == ["fault-cards"]
    assert [fault.id for fault in mistakes({"card": 7, "size": 1})] == ["fault-unknown", "fault-cards"]


def test_a_deck_has_thirteen_cards() -> None:
    text = redphone.game("13-minutes").registration.standard("deck")
    fewer = text[: text.rindex("[[card]]")]
    more = text + text[text.rindex("[[card]]") :].replace("intelligence_reports", "another")
    for deck, n in ((fewer, 12), (more, 14)):
        with pytest.raises(DataError, match=f"A deck has 13 cards, not {n}"):
            redphone.game("13-minutes").with_data({"deck": deck}).book()


def test_an_error_names_several_mistakes_and_counts_the_rest() -> None:
    changes = [(f'slug = "{card}"', f'slug = "{card}"\nsize = 1') for card in CARDS[:8]]
    with pytest.raises(DataError) as error:
        game_with(*changes).book()
    assert str(error.value).count("'size' means nothing here") == 5
    assert str(error.value).endswith(" And 3 more.")
