"""The names and summaries of the 39 strategy cards say what the card table says, in every language."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import redphone
from redphone.texts import LANGUAGES, Texts

TABLE = Path(__file__).parents[3] / "src" / "redphone" / "games" / "days" / "cards.py"
CARDS = redphone.game("13-days").book().decks[0].kinds

# A summary fits on its card. French and Russian run a quarter longer than English.
LONGEST = {"en": 90, "fr": 112, "ru": 112}
YOU = {"en": "you", "fr": "vous", "ru": "вы"}


def comments() -> dict[str, str]:
    """The summary that stands as a comment above each card of the card table."""
    found = re.findall(r'^ +# (.+)\n +"(\w+)": ', TABLE.read_text(encoding="utf-8"), re.MULTILINE)
    return {card: comment for comment, card in found}


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall("[0-9]+", text))


def summary(lang: str, card: str) -> str:
    return Texts(lang, "13-days").attribute(card, "summary")


def test_the_card_table_comments_on_every_card() -> None:
    assert sorted(comments()) == sorted(CARDS)
    assert len(CARDS) == 39


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_own_name(lang: str) -> None:
    names = [Texts(lang, "13-days").name(card) for card in CARDS]
    assert all(names)
    assert len(set(names)) == len(CARDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_summary_is_a_sentence_that_fits_on_the_card(lang: str) -> None:
    summaries = {card: summary(lang, card) for card in CARDS}
    assert [card for card, text in summaries.items() if not text.endswith(".")] == []
    assert {card: len(text) for card, text in summaries.items() if len(text) > LONGEST[lang]} == {}
    assert len(set(summaries.values())) == len(CARDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_summary_has_the_numbers_of_cubes_and_steps_of_the_card_table(lang: str) -> None:
    wrong = {
        card: f"{summary(lang, card)} ({comment})"
        for card, comment in comments().items()
        if numbers(summary(lang, card)) != numbers(comment)
    }
    assert wrong == {}


def test_a_slip_in_a_number_is_found() -> None:
    comment = "Place up to 4 in total on Berlin, Italy and Turkey; at most 2 on each."
    assert numbers("Up to 4 cubes there, 2 on each.") == numbers(comment)
    assert numbers("Up to 4 cubes there, 3 on each.") != numbers(comment)
    assert numbers("Up to 4 cubes there.") != numbers(comment)


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        (
            "en",
            [
                "The US places 2 on the Atlantic, now 3.",
                "1 USSR cube leaves Italy, none left.",
                "The USSR military track rises by 1 to 7: DEFCON 1!",
                "Until the round ends, for the US: Commands get 1 cube less, never below 1.",
            ],
        ),
        (
            "fr",
            [
                "Les USA placent 2 cubes dans l’Atlantique, 3 en tout.",
                "1 cube de l’URSS quitte l’Italie, il n’en reste plus.",
                "La piste militaire de l’URSS monte de 1, à 7\u00a0: DEFCON 1\u00a0!",
                "Jusqu’à la fin du tour, pour les USA\u00a0: "
                "1 cube de moins par ordre, mais toujours au moins 1.",
            ],
        ),
        (
            "ru",
            [
                "США ставят 2 кубика в Атлантику, теперь 3.",
                "1 кубик СССР уходит из Италии, не осталось ни одного.",
                "Военная шкала СССР поднимается на 1, до 7: DEFCON 1!",
                "До конца раунда, США: в Командах на 1 кубик меньше, но не меньше 1.",
            ],
        ),
    ],
)
def test_the_log_agrees_with_the_side_and_the_place(lang: str, texts: list[str]) -> None:
    words = Texts(lang, "13-days")
    assert texts == [
        words.say("event-placed", side="us", at="atlantic", n=2, now=3),
        words.say("event-removed", side="ussr", at="italy", n=1, now=0),
        words.say("event-escalated", side="ussr", track="military", n=1, now=7),
        words.say("event-lasts", side="us", effect="to_the_brink"),
    ]


@pytest.mark.parametrize(
    ("me", "text"),
    [
        (None, "The USSR wins with a lead of 3 prestige."),
        (0, "The USSR wins with a lead of 3 prestige."),
        (1, "You win with a lead of 3 prestige."),
    ],
)
def test_the_winner_is_called_by_the_side_unless_it_is_you(me: int | None, text: str) -> None:
    outcome = redphone.Outcome([-3, 3], [1], "reason-prestige")
    assert Texts("en", "13-days", me=me).outcome(outcome) == text


def called(text: str, texts: Texts) -> list[str]:
    """Which of the sides, and whether the reader, a text speaks of."""
    names = [texts.name("us"), texts.name("ussr"), *YOU.values()]
    return [name for name in names if re.search(rf"\b{name}\b", text, re.IGNORECASE)]


@pytest.mark.parametrize("me", [None, 0, 1])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_war_of_both_names_no_winner(lang: str, me: int | None) -> None:
    outcome = redphone.Outcome([0, 0], [], "reason-both-war")
    texts = Texts(lang, "13-days", me=me)
    assert called(texts.outcome(outcome), texts) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_winner_that_is_named_would_be_found(lang: str) -> None:
    outcome = redphone.Outcome([0, 0], [1], "reason-war")
    # Who watches is told both: who has won, and who has started the war.
    sides = [Texts(lang, "13-days").name(side) for side in ("us", "ussr")]
    for me, names in ((None, sides), (1, [YOU[lang]])):
        texts = Texts(lang, "13-days", me=me)
        assert called(texts.outcome(outcome), texts) == names


@pytest.mark.parametrize(
    ("lang", "questions"),
    [
        (
            "en",
            [
                "Move one US track by up to 2",
                "Move one US track by 1: 2 tracks left",
                "Move the US political track by up to 2",
                "Lower the highest USSR track by up to 2",
            ],
        ),
        (
            "fr",
            [
                "Augmentez ou baissez une piste des USA de 2 au plus",
                "Augmentez ou baissez une piste des USA de 1 (encore 2 pistes)",
                "Augmentez ou baissez la piste politique des USA de 2 au plus",
                "Baissez la plus haute piste de l’URSS de 2 au plus",
            ],
        ),
        (
            "ru",
            [
                "Сдвиньте шкалу США максимум на 2",
                "Сдвиньте шкалу США на 1 (ещё 2 шкалы)",
                "Сдвиньте политическую шкалу США максимум на 2",
                "Снизьте самую высокую шкалу СССР максимум на 2",
            ],
        ),
    ],
)
def test_a_question_says_which_tracks_may_be_moved_and_how(lang: str, questions: list[str]) -> None:
    words = Texts(lang, "13-days")
    assert questions == [
        words.say("ask-track", side="us", n=2, left=1),
        words.say("ask-track", side="us", n=1, left=2),
        words.say("ask-one-track", side="us", track="political", n=2),
        words.say("ask-highest-track", side="ussr", n=2),
    ]
