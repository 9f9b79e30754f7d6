"""What people read."""

from __future__ import annotations

import pytest
from tests.text.test_files import GAMES

import redphone
from redphone.core.book import Outcome
from redphone.texts import LANGUAGES, TextError, Texts, language_of_environment

NAMES = ["Ana", "Luc", "blue-5"]


def said(lang: str, id: str, me: int | None = None, **fields: int | str) -> str:
    return Texts(lang, "13", names=NAMES, me=me).say(id, **fields)


@pytest.mark.parametrize(
    ("lang", "me", "text"),
    [
        ("en", None, "Round 3 of 4. Ana deals, Luc begins."),
        ("en", 0, "Round 3 of 4. You deal, Luc begins."),
        ("en", 1, "Round 3 of 4. Ana deals, you begin."),
        ("fr", None, "Manche 3 sur 4. Ana donne, Luc commence."),
        ("fr", 0, "Manche 3 sur 4. Vous donnez, Luc commence."),
        ("fr", 1, "Manche 3 sur 4. Ana donne, vous commencez."),
        ("ru", None, "Раунд 3 из 4. Раздаёт Ana, начинает Luc."),
        ("ru", 0, "Раунд 3 из 4. Раздаёте вы, начинает Luc."),
        ("ru", 1, "Раунд 3 из 4. Раздаёт Ana, начинаете вы."),
    ],
)
def test_the_verb_agrees_with_the_person(lang: str, me: int | None, text: str) -> None:
    assert said(lang, "event-dealer", me, seat=0, first=1, round=3, rounds=4) == text


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        ("en", {0: "no minus points", 1: "1 minus point", 2: "2 minus points", 21: "21 minus points"}),
        ("fr", {0: "aucun point négatif", 1: "1 point négatif", 21: "21 points négatifs"}),
        (
            "ru",
            {
                0: "ни одного штрафного очка",
                1: "1 штрафное очко",
                2: "2 штрафных очка",
                5: "5 штрафных очков",
                11: "11 штрафных очков",
                21: "21 штрафное очко",
                22: "22 штрафных очка",
            },
        ),
    ],
)
def test_numbers_take_the_plural_of_their_language(lang: str, texts: dict[int, str]) -> None:
    assert {n: said(lang, "minus-points", points=n) for n in texts} == texts


def test_french_counts_nought_as_singular() -> None:
    text = said("fr", "taken-open", blue=0, yellow=1, green=2, fours=3)
    assert text == "0 bleue, 1 jaune, 2 vertes, 3 Quatre Pourri"


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "5 on yellow: sum 16, take 2"),
        ("fr", "5 sur la jaune\u00a0: somme 16, 2 à prendre"),
        ("ru", "5 на жёлтую: сумма 16, взять 2"),
    ],
)
def test_an_offer_says_what_it_would_do(lang: str, text: str) -> None:
    assert said(lang, "offer-play", card="yellow-5", target="yellow", sum=16, takes=2) == text
    assert said(lang, "offer-play", card="yellow-5", target="yellow", sum=16, takes=0) == text.split(",")[0]


def test_russian_names_stand_in_the_case_of_the_sentence() -> None:
    assert said("ru", "event-drew", card="rotten-4") == "Вы берёте из колоды гнилую четвёрку."
    assert said("ru", "event-took", seat=0, target="blue", n=2) == "Ana забирает 2 карты с синей мишени."
    assert (
        said("ru", "event-played", seat=0, card="blue-7", target="blue", sum=9)
        == "Ana: синяя 7 на синюю мишень: 9."
    )


def test_a_name_without_the_case_stands_as_it_is() -> None:
    assert Texts("en", "13").name("blue-5", "acc") == "blue 5"


def test_cards_of_an_owners_deck_have_names_too() -> None:
    assert [Texts(lang, "13").name("rotten-6") for lang in LANGUAGES] == ["rotten 6", "6 Pourri", "гнилая 6"]


def test_a_players_name_is_never_taken_for_an_id() -> None:
    assert said("en", "event-drew-hidden", seat=2) == "blue-5 draws a card."
    assert Texts("fr", names=NAMES).seat(2) == "blue-5"


def test_players_without_a_name_are_numbered_from_one() -> None:
    numbered = [Texts(lang, names=["Ana", ""]).seat(1) for lang in LANGUAGES]
    assert numbered == ["Player 2", "Joueur 2", "Игрок 2"]
    assert [Texts(lang, me=1).seat(1) for lang in LANGUAGES] == ["You", "Vous", "Вы"]


def test_where_a_seat_is_a_side_the_game_names_it() -> None:
    sides = [[Texts(lang, "13-days").seat(seat) for seat in (0, 1)] for lang in LANGUAGES]
    assert sides == [["US", "USSR"], ["USA", "URSS"], ["США", "СССР"]]
    assert Texts("en", "13-days").say("waiting-for", seat=1) == "The USSR is thinking…"
    assert Texts("en", "13-days", names=["", "Mara"]).say("waiting-for", seat=1) == "Mara is thinking…"


def test_a_players_own_name_and_you_come_before_the_name_of_the_side() -> None:
    texts = Texts("en", "13-days", names=["Mara", ""], me=1)
    assert [texts.seat(0), texts.seat(1)] == ["Mara", "You"]
    assert [Texts("en", "13-days", names=["Mara", ""]).seat(seat) for seat in (0, 1)] == ["Mara", "USSR"]


def test_names_are_printed_as_they_are_and_without_isolation_marks() -> None:
    assert Texts("en", names=["{ $n }\u202e"]).say("waiting-for", seat=0) == "{ $n }\u202e is thinking…"


@pytest.mark.parametrize(
    ("id", "fields", "reason"),
    [
        ("nothing", {}, "ru: there is no text nothing"),
        ("event-took", {"seat": 0, "target": "blue"}, "ru: event-took: .*Unknown external: n"),
        ("event-took", {"seat": 0, "target": "red", "n": 1}, "ru: event-took: .*there is no text red"),
        ("event-took", {"seat": 0, "target": 3, "n": 1}, "ru: event-took"),
        ("event-took", {"seat": "Ana", "target": "blue", "n": 1}, "not a seat: 'Ana'"),
        ("event-took", {"seat": -1, "target": "blue", "n": 1}, "not a seat: -1"),
    ],
)
def test_nothing_is_printed_half_filled(id: str, fields: dict[str, int | str], reason: str) -> None:
    with pytest.raises(TextError, match=reason):
        Texts("ru", "13", names=NAMES).say(id, **fields)


def test_an_attribute_that_is_not_there_is_an_error() -> None:
    texts = Texts("en", "13")
    assert texts.attribute("option-open-piles", "about").startswith("Everybody")
    with pytest.raises(TextError, match=r"blue\.about"):
        texts.attribute("blue", "about")


def test_a_language_that_we_do_not_speak_is_refused() -> None:
    with pytest.raises(ValueError, match="en, fr, ru"):
        Texts("de")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "ru_RU", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr@euro"}, "fr"),
    ],
)
def test_the_users_locale_chooses_the_language(environment: dict[str, str], lang: str) -> None:
    assert language_of_environment(environment) == lang


@pytest.mark.parametrize(
    ("winners", "text"),
    [
        ([0], "Ana wins with the fewest minus points: 22."),
        ([1], "You win with the fewest minus points: 22."),
        ([0, 1], "Shared victory, 22 minus points each: Ana, You."),
    ],
)
def test_the_end_says_who_won_and_why(winners: list[int], text: str) -> None:
    outcome = Outcome([22, 22, 30], winners, "reason-fewest" if len(winners) == 1 else "reason-shared")
    assert Texts("en", "13", names=NAMES, me=1).outcome(outcome) == text


@pytest.mark.parametrize(
    ("me", "text"),
    [
        # Nobody reads of themselves as of an opponent.
        (None, "The US wins: the USSR has started a nuclear war."),
        (0, "You win: your opponent has started a nuclear war."),
        (1, "You have started a nuclear war."),
    ],
)
@pytest.mark.parametrize("game", ["13-days", "13-minutes"])
def test_who_started_the_war_is_not_told_of_an_opponent(game: str, me: int | None, text: str) -> None:
    assert Texts("en", game, me=me).outcome(Outcome([0, 0], [0], "reason-war")) == text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_read_from_every_seat(game: str, lang: str) -> None:
    play = redphone.Play(redphone.game(game))
    rng = redphone.Rng(1)
    readers = {seat: Texts(lang, game, me=seat) for seat in [None, *range(play.state.seats)]}
    lines = 0
    while play.state.actor != redphone.OVER:
        for seat in play.state.waiting:
            for asked in [play.prompt(seat), *play.state.offers(seat)]:
                assert asked is not None
                assert readers[seat].say(asked.id, **asked.fields)
        events = play.apply(play.state.sample(rng))
        for reader, texts in readers.items():
            lines += len([texts.event(event) for event in events if event.is_for(reader)])
    assert lines > 100
    assert play.state.outcome is not None
    assert readers[None].outcome(play.state.outcome).endswith(".")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_alone_fits_into_80_columns(game: str, lang: str) -> None:
    texts = Texts(lang, game)
    said = [texts.say("about"), texts.say("rules-brief"), texts.say("play-help", undo=1, more="cards, ")]
    lines = [line for text in said for line in text.splitlines()]
    assert len(lines) >= 8
    assert [line for line in lines if len(line) > 79] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_of_13_days_says_who_leads_in_the_words_of_the_board(lang: str) -> None:
    texts = Texts(lang, "13-days")
    for side in ("us", "ussr"):
        verb = texts.say("leads", side=side).split()[-1]
        assert f" {verb} " in texts.say("event-leads", side=side, at="turkey")
    verb = texts.say("nobody-leads").split()[-1]
    assert f" {verb} " in texts.say("event-nobody-leads", at="turkey")
