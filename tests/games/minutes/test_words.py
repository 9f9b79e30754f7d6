"""What cards say: the sentences of the terminal and of the browser, in three languages."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest
from tests.games.minutes.tables import event_as, game_with
from tests.text.node import WEB, client, program, run

import redphone
from redphone import Play, Rng
from redphone.games.minutes.random_decks import random_deck
from redphone.games.minutes.terminal_log import log
from redphone.games.minutes.terminal_words import event_in_words, sources_in_words
from redphone.texts import LANGUAGES, Texts, sources

EVENTS = Path(__file__).parents[2] / "text" / "events.mjs"


def cards_of(game: redphone.Game) -> dict[str, Any]:
    return cast(dict[str, Any], cast(dict[str, Any], game.new().view(None)["table"])["cards"])


@cache
def games() -> list[redphone.Game]:
    """The built-in deck, and decks that use every word of the vocabulary."""
    plain = redphone.game("13-minutes")
    return [plain, *(plain.with_data({"deck": random_deck(random.Random(seed))}) for seed in range(20))]


def said_by(lang: str, clause: str) -> str:
    card = cards_of(game_with(event_as("excomm", clause)))["excomm"]
    return event_in_words(card, Texts(lang, "13-minutes")).replace("\u00a0", " ")


SAID = [
    (
        '{ do = "place", up_to = 2, battlegrounds = 2 }',
        "Place up to 2 cubes in total on up to 2 battlegrounds.",
        "Placez au plus 2 cubes au total, sur 2 champs de bataille au plus.",
        "Поставьте в сумме до 2 кубиков не более чем на 2 поля.",
    ),
    (
        '{ do = "place", up_to = "any", battlegrounds = 5, each = 1, where = { kind = "military" } }',
        "Place any number of cubes on up to 5 battlegrounds, at most 1 on each. Only military cards.",
        "Placez un nombre quelconque de cubes sur 5 champs de bataille au plus, 1 au plus sur chacun."
        " Seulement cartes militaires.",
        "Поставьте сколько угодно кубиков не более чем на 5 полей, не более 1 на каждое."
        " Только военные карты.",
    ),
    (
        '{ do = "remove", of = "ussr", up_to = 3, battlegrounds = 2, each = 2, where = { cuba = false } }',
        "Remove up to 3 of the USSR cubes in total from up to 2 battlegrounds, at most 2 from each"
        " (except Cuba).",
        "Retirez au plus 3 cubes de l’URSS au total, de 2 champs de bataille au plus, 2 au plus de chacun"
        " (sauf Cuba).",
        "Уберите в сумме до 3 кубиков СССР не более чем с 2 полей, не более 2 с каждого (кроме Кубы).",
    ),
    (
        '{ do = "remove", up_to = 1,'
        ' where = { kind = ["military", "world_opinion"], sphere = ["own", "neutral"] } }',
        "Remove up to 1 of your own cubes from one battleground. Only military or world opinion cards,"
        " except in the opponent’s sphere.",
        "Retirez au plus 1 de vos cubes d’un champ de bataille. Seulement cartes militaires ou cartes"
        " d’opinion mondiale, sauf dans la sphère adverse.",
        "Уберите до 1 своего кубика с одного поля. Только военные карты или карты мирового мнения,"
        " кроме полей в сфере соперника.",
    ),
    (
        '{ do = "move", of = "us", up_to = 2, from = { own = "some" }, to = { this = false } }',
        "Move up to 2 of the US cubes from one battleground to another (from: where you have cubes;"
        " to: any battleground, except the card just played).",
        "Déplacez au plus 2 cubes des USA d’un champ de bataille à un autre (depuis : où vous avez des"
        " cubes ; vers : tout champ de bataille, sauf la carte qu’on vient de jouer).",
        "Переместите до 2 кубиков США с одного поля на другое (откуда: где есть ваши кубики;"
        " куда: любое поле, кроме только что сыгранной карты).",
    ),
    (
        '{ do = "shift", by = "opponent", if = { where = { side = ["us", "un"] }, at_least = 2 } }',
        "If there are at least 2 battlegrounds (cards of the US or the UN): The opponent does this, and is"
        " “you” here: Move one battleground one step, either way.",
        "S’il y a au moins 2 champs de bataille (cartes des USA ou de l’ONU) : L’adversaire fait ceci"
        " (« vous », ici, c’est lui) : Déplacez un champ de bataille d’un pas, dans un sens ou dans l’autre.",
        "Если полей не меньше 2 (карты США или ООН): Это делает соперник («вы» здесь — он): Сдвиньте одно"
        " поле на шаг в любую сторону.",
    ),
    # Cuba, face down, is of none of the three kinds and of none of the three sides.
    (
        '{ do = "place", up_to = 2, where = { kind = ["military", "political", "world_opinion"] } }',
        "Place up to 2 cubes on one battleground (except Cuba).",
        "Placez au plus 2 cubes sur un champ de bataille (sauf Cuba).",
        "Поставьте до 2 кубиков на одно поле (кроме Кубы).",
    ),
    (
        '{ do = "shift", where = { side = ["us", "ussr", "un"], cuba = false } }',
        "Move one battleground one step, either way (except Cuba).",
        "Déplacez un champ de bataille d’un pas, dans un sens ou dans l’autre (sauf Cuba).",
        "Сдвиньте одно поле на шаг в любую сторону (кроме Кубы).",
    ),
    (
        '{ do = "command", up_to = 1, where = { side = ["us", "ussr", "un"], kind = "military" } }',
        "Command 1. Only military cards.",
        "Commandement 1. Seulement cartes militaires.",
        "Команда 1. Только военные карты.",
    ),
    (
        '{ do = "place", up_to = 3, each = 1 }',
        "Place up to 1 cube on one battleground.",
        "Placez au plus 1 cube sur un champ de bataille.",
        "Поставьте до 1 кубика на одно поле.",
    ),
    (
        '{ do = "command", up_to = 1,'
        ' if = { where = { sphere = ["own", "neutral", "opponent"] }, at_least = 3 } }',
        "If there are at least 3 battlegrounds (any battleground): Command 1.",
        "S’il y a au moins 3 champs de bataille (tout champ de bataille) : Commandement 1.",
        "Если полей не меньше 3 (любое поле): Команда 1.",
    ),
]


@pytest.mark.parametrize(("clause", "en", "fr", "ru"), SAID)
def test_a_clause_is_said_as_people_say_it(clause: str, en: str, fr: str, ru: str) -> None:
    assert [said_by(lang, clause) for lang in LANGUAGES] == [en, fr, ru]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_said_and_different_events_are_said_differently(lang: str) -> None:
    said: dict[str, str] = {}
    for game in games():
        texts = Texts(lang, "13-minutes", own=game.names(lang))
        for card in cards_of(game).values():
            words = event_in_words(card, texts)
            assert said.setdefault(words, json.dumps(card["event"])) == json.dumps(card["event"])
            assert words[0].isupper()
            assert words.endswith((".", ".)"))
            assert not any(mark in words for mark in ("  ", " .", " ,", "()", "{", "}"))
    assert len(said) > 100


def test_the_browser_says_events_in_the_same_words(tmp_path: Path) -> None:
    work = [
        {
            "lang": lang,
            "sources": [path.read_text(encoding="utf-8") for path in sources(lang, "13-minutes")],
            "own": game.names(lang),
            "cards": list(cards_of(game).values()),
        }
        for lang in LANGUAGES
        for game in games()
    ]
    web = client(tmp_path)
    given = {
        "text": str(web / "common" / "text.mjs"),
        "events": str(WEB / "minutes" / "events.ts"),
        "web": str(web),
        "scratch": str(tmp_path),
        "work": work,
    }
    there = json.loads(run([program("node"), str(EVENTS)], tmp_path, json.dumps(given)))
    here = [
        [
            event_in_words(card, Texts(lang, "13-minutes", own=game.names(lang)))
            for card in cards_of(game).values()
        ]
        for lang in LANGUAGES
        for game in games()
    ]
    assert there == here


def test_sources_are_separated_as_each_language_does_it() -> None:
    card, ours = cards_of(redphone.game("13-minutes"))["quarantine"], {"ours": True}
    assert sources_in_words(card, ours, Texts("fr", "13-minutes")) == (
        "nom, cubes, événement\u00a0: notre reconstitution\u00a0; symbole\u00a0: déduit de la règle"
    )
    assert sources_in_words(card, ours, Texts("ru", "13-minutes")) == (
        "название, кубики, событие: наша реконструкция; символ: следует из правил"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_the_log_ends_in_a_colon_wherever_the_game_stands(lang: str) -> None:
    texts = Texts(lang, "13-minutes")
    lines: set[str] = set()
    for seed in range(10):
        play, events, rng = Play(redphone.game("13-minutes")), [], Rng(seed)
        while play.state.actor != redphone.OVER:
            events += play.apply(play.state.sample(rng))
            told = log(events, texts)
            lines.update(line.plain for line in told[-1:])
    assert not [line for line in lines if not line.endswith(".") or ": ." in line or ":." in line]
    alone = {"en": "Command 1.", "fr": "Commandement 1.", "ru": "Команда 1."}[lang]
    followed = {"en": "Command 1: ", "fr": "Commandement 1\u00a0: ", "ru": "Команда 1: "}[lang]
    assert any(line.endswith(alone) for line in lines)
    assert any(followed in line for line in lines)


AGREE = {
    ("ru", "danger-war", "us"): "США развяжут войну:",
    ("ru", "danger-war", "ussr"): "СССР развяжет войну:",
    ("ru", "offer-first", "us"): "Первыми ходят США",
    ("ru", "offer-first", "ussr"): "Первым ходит СССР",
    ("ru", "event-initiative", "us"): "США решают: первыми ходят США.",
    ("ru", "event-initiative", "ussr"): "СССР решает: первым ходит СССР.",
    ("ru", "event-war", "ussr"): "СССР развязывает ядерную войну.",
    ("fr", "danger-war", "us"): "Les USA déclencheraient la guerre\u00a0:",
    ("fr", "danger-near", "ussr"): "L’URSS est à un pas de la guerre\u00a0:",
    ("fr", "event-initiative", "us"): "Les USA décident\u00a0: les USA commencent.",
    ("fr", "event-drew-hidden", "ussr"): "L’URSS pioche une carte.",
}


@pytest.mark.parametrize(("text", "said"), AGREE.items())
def test_verbs_agree_with_the_side(text: tuple[str, str, str], said: str) -> None:
    lang, id, side = text
    assert Texts(lang, "13-minutes").say(id, side=side, first=side) == said


@pytest.mark.parametrize("side", ["us", "ussr"])
def test_who_may_use_the_event_of_a_card_is_said_with_its_verb(side: str) -> None:
    said = Texts("ru", "13-minutes").say("say-lay-theirs", side=side, n=2)
    assert ("США могут вызвать" in said, "СССР может вызвать" in said) == (side == "us", side == "ussr")


NUMBERS = [
    ("fr", "gauge-says", {"kind": "Militaire", "n": 1, "of": 3}, "Militaire : 1 symbole sur 3"),
    ("fr", "gauge-says", {"kind": "Militaire", "n": 2, "of": 3}, "Militaire : 2 symboles sur 3"),
    ("fr", "cubes-left", {"n": 1, "of": 13, "paid": 12}, "1 cube sur 13 (12 misés)"),
    ("fr", "reason-draw", {"points": 1}, "Égalité, 1 point chacun : partie nulle."),
    ("en", "danger-lie", {"n": 4, "kind": "military"}, "four military symbols lie in the US sphere."),
    ("fr", "danger-lie", {"n": 4, "kind": "political"}, "quatre symboles politiques dans la sphère des USA."),
    ("ru", "danger-lie", {"n": 2, "kind": "political"}, "два политических символа в сфере США."),
    ("ru", "danger-lie", {"n": 4, "kind": "military"}, "четыре военных символа в сфере США."),
    ("ru", "danger-lie", {"n": 5, "kind": "world_opinion"}, "5 символов мирового мнения в сфере США."),
]


@pytest.mark.parametrize(("lang", "id", "fields", "said"), NUMBERS)
def test_nouns_agree_with_their_number(lang: str, id: str, fields: dict[str, Any], said: str) -> None:
    zone = {"zone": "us_sphere"} if id == "danger-lie" else {}
    assert Texts(lang, "13-minutes").say(id, **fields, **zone).replace("\u00a0", " ") == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_of_how_to_read_the_table_has_the_cubes_of_the_deck(lang: str) -> None:
    texts = Texts(lang, "13-minutes")
    cubes = cards_of(redphone.game("13-minutes"))["fidel_castro"]["cubes"]
    assert f"★{cubes} {texts.name('fidel_castro')}" in texts.say("reading-the-table")


CAMPAIGN_RULES = {
    "en": (
        "13 points",
        "equal totals",
        "loses the whole campaign",
        "After 13 games",
        "exchanged if both",
        "a lot",
    ),
    "fr": (
        "13 points",
        "à égalité",
        "perd aussitôt toute la campagne",
        "après 13 parties",
        "si les deux",
        "le sort",
    ),
    "ru": ("13 очков", "поровну", "проигрывает всю кампанию", "после 13 партий", "если оба", "жребий"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_in_brief_tell_how_a_campaign_ends_and_when_a_lot_decides(lang: str) -> None:
    said = " ".join(Texts(lang, "13-minutes-campaign").say("rules-brief").split())
    for part in CAMPAIGN_RULES[lang]:
        assert part in said


WHOSE_CUBES = {
    "en": (
        "the US blue ones",
        "of your own colour from your supply",
        "whosever card it is",
        "place your own cubes",
    ),
    "fr": (
        "bleus pour les USA",
        "de votre couleur, pris dans votre réserve",
        "quel que soit son camp",
        "Eux aussi placent vos propres cubes",
    ),
    "ru": ("у США синие", "своего цвета из своего запаса", "чьей бы она ни была", "тоже ставят ваши кубики"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_in_brief_say_whose_cubes_are_placed_and_from_where(lang: str) -> None:
    said = " ".join(Texts(lang, "13-minutes").say("rules-brief").split())
    for part in WHOSE_CUBES[lang]:
        assert part in said


WAR_LOSES = {"en": "lost the campaign", "fr": "perdez la campagne", "ru": "проиграли кампанию"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", ["reason-campaign-war", "reason-campaign-war-swapped"])
def test_a_war_in_a_campaign_is_said_to_have_lost_it(lang: str, reason: str) -> None:
    texts = Texts(lang, "13-minutes-campaign", me=0)
    assert WAR_LOSES[lang] in texts.outcome(redphone.Outcome([5, 3], [1], reason))
