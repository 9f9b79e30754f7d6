"""The deck is a file that its owner can replace: what is read, what is refused, and that it always ends."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.games.minutes.tables import CARDS, US, begin, event_as, game_with, turn_of

import redphone
from redphone import DataError, Play, Record, Rng
from redphone.cli.fuzz import MADE_UP, USUAL_SEED, made_up_games
from redphone.conformance import fuzz
from redphone.games.minutes.deck import RESERVED
from redphone.games.minutes.deck_tools import mistakes
from redphone.games.minutes.terminal import Table
from redphone.games.minutes.terminal_deck import show
from redphone.games.minutes.vocabulary import DO, SIGHTS, SPHERES, WAYS, WHERE, WHOSE
from redphone.terminal import Paper
from redphone.texts import LANGUAGES, Texts

EXCOMM = 'slug = "excomm"'
CLAUSE = '{ do = "move", of = "us", up_to = 2 }'
RANDOM = [game.replaced["deck"] for game in made_up_games(redphone.game("13-minutes"), USUAL_SEED)]
"""The decks that `make fuzz` plays with."""
DECISIONS = 1_000 if redphone.compiled else 100
POSITIONS = 40 if redphone.compiled else 0

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


def test_a_file_with_a_mark_of_its_encoding_is_read(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(redphone.game("13-minutes").registration.standard("deck"), encoding="utf-8-sig")
    assert redphone.game("13-minutes", data=file).data_hash == redphone.game("13-minutes").data_hash


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


def test_the_built_in_deck_is_read_by_the_same_loader_and_says_where_each_fact_is_from() -> None:
    data = tomllib.loads(redphone.game("13-minutes").registration.standard("deck"))
    cards = begin().table()["cards"]
    assert list(cards) == CARDS == [card["slug"] for card in data["card"]]
    for card in data["card"]:
        assert cards[card["slug"]]["source"] == card["source"]
    known = [card["slug"] for card in data["card"] if card["source"]["event"] == "rulebook"]
    assert known == ["u2_photographs"]
    # The deck's note does not claim more than the cards do.
    assert sum(card["source"]["name"] == "rulebook" for card in data["card"]) == 8
    assert [data["deck"]["note"][lang].split()[0] for lang in LANGUAGES] == ["Eight", "Huit", "Восемь"]
    assert begin().table()["file"]["reconstructed"]


@pytest.mark.parametrize("slug", ["13-minutes", "13-minutes-campaign"])
def test_our_own_deck_is_told_from_one_that_an_owner_has_changed(slug: str) -> None:
    text = redphone.game(slug).registration.standard("deck")
    for deck, ours in (
        (text, True),
        (f"# A copy.\n{text}", True),
        (text.replace("cubes = 2", "cubes = 3"), False),
    ):
        minutes = begin(game=redphone.game(slug).with_data({"deck": deck}))
        assert minutes.table()["file"]["ours"] == ours


def test_facts_without_a_source_are_the_owners() -> None:
    text = redphone.game("13-minutes").registration.standard("deck")
    mine = "\n".join(line for line in text.splitlines() if not line.startswith("source"))
    table = begin(game=redphone.game("13-minutes").with_data({"deck": mine})).table()
    assert set(table["cards"]["excomm"]["source"].values()) == {"owner"}
    assert not table["file"]["reconstructed"]


def test_the_record_carries_the_deck_it_was_played_with() -> None:
    game = game_with(event_as("excomm", '{ do = "look", at = "hand" }'))
    play = Play(game)
    rng = Rng(4)
    while play.state.actor != redphone.OVER:
        play.apply(play.state.sample(rng))
    written = play.record.write()
    assert '| event = [{ do = "look", at = "hand" }]' in written
    again = Record.parse(written)
    assert again.check().state == play.state
    assert again.write() == written


def test_two_tables_with_different_decks_live_beside_each_other() -> None:
    other = game_with(event_as("excomm", '{ do = "command", up_to = 5 }'))
    here, there = turn_of(US), turn_of(US, game=other)
    for minutes in (here, there):
        minutes.do("neutral excomm", "choose event")
    assert here.asked == "ask-place"
    assert there.asked == "ask-command"
    with pytest.raises(redphone.GameError, match="other data files"):
        redphone.game("13-minutes").load(there.state.dump())


def test_owners_names_are_plain_text() -> None:
    hostile = "{ $n } <b>&amp;</b> { NAME($card) }"
    game = game_with(('slug = "excomm"', f'slug = "excomm"\nname = "{hostile}"'))
    texts = Texts("en", "13-minutes", own=game.names("en"))
    assert texts.name("excomm") == hostile
    assert texts.say("event-drew", card="excomm") == f"You draw {hostile}."
    assert texts.name("quarantine") == "Quarantine"


def test_a_card_that_nobody_has_named_is_called_by_its_slug() -> None:
    game = game_with(('slug = "excomm"', 'slug = "spy_plane"'))
    assert Texts("ru", "13-minutes", own=game.names("ru")).name("spy_plane") == "Spy plane"
    assert "excomm" not in game.names("en")


def test_the_decks_that_fuzz_makes_up_use_every_word_of_the_vocabulary() -> None:
    said = " ".join(RANDOM)
    for do, limits in DO.items():
        assert f'do = "{do}"' in said
        for limit in limits:
            assert any(
                f'do = "{do}"' in line and f" {limit} = " in line
                for deck in RANDOM
                for line in deck.splitlines()
            )
    for word in (*SPHERES, *WHOSE, *WAYS, *SIGHTS, "opponent", "any", "some", "none"):
        assert f'"{word}"' in said
    for word in (*WHERE, "by", "if", "at_least"):
        assert f"{word} = " in said


@pytest.mark.parametrize("seed", range(0, MADE_UP, 4))
def test_games_with_random_decks_pass_every_check(seed: int) -> None:
    game = redphone.game("13-minutes").with_data({"deck": RANDOM[seed]})
    # The blindfold with its searches takes too long uncompiled: `make fuzz` puts it on.
    report = fuzz(game, 2, decisions=DECISIONS, positions=POSITIONS, seed=seed)
    assert report.failure is None, str(report.failure)
    assert (report.decisions, report.positions) == (DECISIONS, POSITIONS)


@pytest.mark.parametrize("slug", ["13-minutes", "13-minutes-campaign"])
def test_a_game_with_any_deck_ends_within_its_bound(slug: str) -> None:
    for deck in RANDOM[:10]:
        state = redphone.game(slug).with_data({"deck": deck}).new()
        rng = Rng(len(deck))
        n = 0
        while state.actor != redphone.OVER:
            state.apply(state.sample(rng))
            n += 1
        assert n <= state.book.longest(2)


def test_a_card_with_words_of_its_own_is_shown_with_what_the_table_does() -> None:
    own = game_with(('slug = "u_thant"\n', 'slug = "u_thant"\ntext = "As it is printed."\n'))
    texts = Texts("en", "13-minutes")
    lines = [line.plain.strip() for line in show(own, texts, 200)]
    at = lines.index("As it is printed.")
    ours = [line.plain.strip() for line in show(redphone.game("13-minutes"), texts, 200)]
    assert lines[at + 1].startswith("What the table does: ")
    # The same words as where the file has none of its own.
    assert lines[at + 1].removeprefix("What the table does: ") in ours
