"""Decks made up at random use every word of the vocabulary, and a game with any deck comes to its end."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.minutes.decks import HEAVIEST

import redphone
from redphone import Play, Rng
from redphone.cli.fuzz import MADE_UP, USUAL_SEED, made_up_games
from redphone.conformance import fuzz
from redphone.games.minutes.board import CUBES_EACH, KINDS, OWNERS
from redphone.games.minutes.deck import MOST_CUBES
from redphone.games.minutes.deck_tools import mistakes
from redphone.games.minutes.vocabulary import (
    DO,
    EITHER,
    MOST_BATTLEGROUNDS,
    MOST_CLAUSES,
    MOST_COMMAND,
    NONE,
    OPPONENT,
    PLAYER,
    SIGHTS,
    SOME,
    SPHERES,
    USUAL,
    WAYS,
    WHERE,
    WHOSE,
)

RANDOM = [game.replaced["deck"] for game in made_up_games(redphone.game("13-minutes"), USUAL_SEED)]
"""The decks that `make fuzz` plays with."""
DECISIONS = 1_000 if redphone.compiled else 100
POSITIONS = 40 if redphone.compiled else 0
ONE_IN = 1 if redphone.compiled else 20
"""Of so many decisions with the heaviest events a bot makes one: it may think about it for seconds."""
MOST_DECISIONS = 700
"""No game is longer, whatever its owner has written."""


def clauses_made_up() -> list[dict[str, Any]]:
    decks = [tomllib.loads(deck) for deck in RANDOM]
    return [clause for deck in decks for card in deck["card"] for clause in card["event"]]


VALUES: dict[str, Sequence[object]] = {
    "up_to": [1, 2, 3, 4, "any"],
    "each": [1, 2],
    "half": [True],
    "of": WHOSE,
    "step": [USUAL, EITHER],
    "way": WAYS,
    "at": [*SIGHTS, SIGHTS],
    "by": [PLAYER, OPPONENT],
}
"""What a limit must have been, wherever it can stand."""
FEWER: dict[tuple[str, str], Sequence[object]] = {
    ("command", "up_to"): range(1, MOST_COMMAND + 1),
    ("place", "battlegrounds"): range(1, MOST_BATTLEGROUNDS + 1),
    ("remove", "battlegrounds"): range(1, MOST_BATTLEGROUNDS + 1),
    ("shift", "battlegrounds"): range(1, MOST_BATTLEGROUNDS + 1),
}


def test_the_decks_that_fuzz_makes_up_use_every_word_of_the_vocabulary_and_every_value() -> None:
    clauses = clauses_made_up()
    assert {clause["do"] for clause in clauses} == set(DO)
    for do, limits in DO.items():
        for limit in (*limits, "by", "if"):
            said = [clause[limit] for clause in clauses if clause["do"] == do and limit in clause]
            assert said, (do, limit)
            wanted = FEWER.get((do, limit), VALUES.get(limit, []))
            assert [value for value in wanted if value not in said] == [], (do, limit)
    # More cubes than there are on most real cards, up to all that a side has.
    many = [clause["up_to"] for clause in clauses if clause.get("up_to") != "any" and "up_to" in clause]
    assert CUBES_EACH - 1 <= max(many) <= CUBES_EACH


def test_the_decks_that_fuzz_makes_up_use_every_condition_and_every_value() -> None:
    clauses = clauses_made_up()
    conditions = [clause["if"] for clause in clauses if "if" in clause]
    assert {condition["at_least"] for condition in conditions} == {1, 2, 3}
    places = [clause[name] for clause in clauses for name in ("where", "from", "to") if name in clause]
    judged = [condition["where"] for condition in conditions]
    for said in (places, judged):
        assert {name for where in said for name in where} == set(WHERE)
    said = [*places, *judged]
    for name, words in (("sphere", SPHERES), ("kind", KINDS), ("side", OWNERS)):
        values = [where[name] for where in said if name in where]
        assert {value for value in values if isinstance(value, str)} == set(words)
        assert {len(value) for value in values if isinstance(value, list)} == {2, 3}
    for name in ("cuba", "this"):
        assert {where[name] for where in said if name in where} == {True, False}
    for name in WHOSE:
        assert {where[name] for where in said if name in where} == {SOME, NONE}


def test_the_cards_that_fuzz_makes_up_are_of_every_kind_and_size() -> None:
    cards = [card for deck in RANDOM for card in tomllib.loads(deck)["card"]]
    assert {card["side"] for card in cards} == set(OWNERS)
    assert {card["kind"] for card in cards} == set(KINDS)
    assert {card["cubes"] for card in cards} == set(range(1, MOST_CUBES + 1))
    assert {len(card["event"]) for card in cards} == set(range(1, MOST_CLAUSES + 1))


ASKED = {
    "ask-place",
    "ask-remove",
    "ask-remove-half",
    "ask-take-cubes",
    "ask-move-to",
    "ask-shift",
    "ask-place-and-shift",
    "ask-cubes-here",
    "ask-which-way",
    "ask-command",
    "ask-cubes",
}
"""Every question of the words of events; who looks at cards is asked nothing."""


def test_the_decks_that_fuzz_makes_up_are_played_so_that_every_word_asks_something() -> None:
    """Commands are not played here: what is asked comes from events. Both come to act by each of them."""
    asked: set[tuple[str, bool]] = set()
    told: set[str] = set()
    for seed, deck in enumerate(RANDOM):
        play = Play(redphone.game("13-minutes").with_data({"deck": deck}))
        rng = Rng(seed)
        turn = 0
        while play.state.actor != redphone.OVER:
            state = play.state
            assert len(play.moves) < state.book.longest(2)
            prompt = state.prompt(state.actor) if state.actor >= 0 else None
            if prompt is not None:
                if prompt.id == "ask-play":
                    turn = state.actor
                asked.add((prompt.id, state.actor == turn))
            options = [action for action in state.options() if action.text != "pass"] or state.options()
            events = [action for action in options if action.text in ("choose event", "choose trigger")]
            action = events[0] if events else options[rng.below(len(options))]
            told |= {event.id for event in play.apply(action)}
    assert {(question, own) for question in ASKED for own in (True, False)} - asked == set()
    assert {"looked-at-cuba", "saw-cuba", "looked-at-hand", "saw-hand"} <= told


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


@pytest.mark.parametrize("spec", ["easy", "search:24"])
def test_a_deck_of_the_heaviest_events_is_played_to_its_end(spec: str) -> None:
    deck = tomllib.loads(HEAVIEST)
    assert mistakes(deck) == []
    assert {len(card["event"]) for card in deck["card"]} == {MOST_CLAUSES}
    play = Play(redphone.game("13-minutes").with_data({"deck": HEAVIEST}))
    most = play.state.book.longest(2)
    assert most < MOST_DECISIONS
    player = redphone.bot(spec)
    rng = Rng(13)
    while (state := play.state).actor != redphone.OVER:
        assert len(play.moves) < most
        if state.actor == redphone.CHANCE or len(play.moves) % ONE_IN:
            action = state.sample(rng)
        else:
            action = player.choose(state.known_to(state.actor), rng, play.seen(state.actor))
        play.apply(action)
    assert state.outcome is not None
