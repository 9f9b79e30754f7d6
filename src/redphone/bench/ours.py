"""What is measured of our own games, all with four players where a game allows it."""

from __future__ import annotations

import random
from typing import Any, Final

import redphone
from redphone.bench.slices import Probe, Work
from redphone.bots.search import Search
from redphone.core import rollouts

SEEDS: Final = 8
"""How many positions take turns in a probe: of games from the seeds 0 to 7, here and at the peers'."""

INSIDE: Final = ("decisions_per_s", "games_per_s")
CLONE: Final = ("clone_ns",)
PYTHON_CLONE: Final = ("python_clone_ns",)
PYTHON_PLAY: Final = ("python_decisions_per_s",)
SEARCH: Final = ("search_iterations_per_s",)
FIGURES: Final = (*INSIDE, *CLONE, *PYTHON_CLONE, *PYTHON_PLAY, *SEARCH)

PLAYS_CARD: Final = "ask-play"
"""What a player is asked who is to play a card."""


def seats_of(game: redphone.Game) -> int:
    """Four, or as many as can play."""
    fewest, most = game.seats
    return 4 if fewest <= 4 <= most else most


def probes_of(slug: str) -> list[Probe]:
    game = redphone.game(slug)
    seats = seats_of(game)
    middles = [middle(game, seats, seed) for seed in range(SEEDS)]
    return [
        Probe(slug, INSIDE, whole_games(game, seats)),
        Probe(slug, CLONE, clones_inside(middles)),
        Probe(slug, PYTHON_CLONE, clones_from_python(middles)),
        Probe(slug, PYTHON_PLAY, games_from_python(game, seats)),
        Probe(slug, SEARCH, searches([first_card(game, seats, seed) for seed in range(SEEDS)])),
    ]


def middle(game: redphone.Game, seats: int, seed: int) -> redphone.State:
    """A position of a random game in which the players have made half of their decisions."""
    rng = redphone.Rng(seed)
    state = game.new(seats)
    asked = []
    while state.actor != redphone.OVER:
        if state.actor != redphone.CHANCE:
            asked.append(state.clone())
        state.apply(state.sample(rng))
    return asked[len(asked) // 2]


def first_card(game: redphone.Game, seats: int, seed: int) -> redphone.State:
    """The position of a random game in which the first card of its last round is to be played.

    A rollout goes on to the end of the game: of a round, then, as it does in the peers' games of one round.
    In a game in which nobody is asked for a card: the first position of its last round in which a player has
    a choice.
    """
    rng = redphone.Rng(seed)
    state = game.new(seats)
    period = -1
    cards = []
    choices = []
    while state.actor != redphone.OVER:
        prompt = state.prompt(state.actor) if state.actor != redphone.CHANCE else None
        if prompt is not None and len(state.options()) > 1:
            if prompt.id == PLAYS_CARD and int(state.book.period(state)) != period:
                period = int(state.book.period(state))
                cards.append(state.clone())
            choices.append(state.clone())
        state.apply(state.sample(rng))
    if cards:
        return cards[-1]
    before = [choice for choice in choices if round_of(choice) != round_of(choices[-1])]
    return choices[len(before)]


def round_of(state: redphone.State) -> object:
    table: Any = state.view(state.actor)["table"]
    return table["round"]


def whole_games(game: redphone.Game, seats: int) -> Work:
    """Whole random games inside the compiled loop, dealing and all other chance included."""
    book = game.book()

    def work(games: int, seed: int) -> tuple[float, ...]:
        return rollouts.random_games(book, seats, games, seed), games

    return work


def clones_inside(states: list[redphone.State]) -> Work:
    def work(n: int, seed: int) -> tuple[float, ...]:
        rollouts.clones(states[seed % len(states)], n)
        return (n,)

    return work


def clones_from_python(states: list[Any]) -> Work:
    """The same code for us and for the peers: the loop's own few nanoseconds are in both."""

    def work(n: int, seed: int) -> tuple[float, ...]:
        state = states[seed % len(states)]
        for _ in range(n):
            state.clone()
        return (n,)

    return work


def games_from_python(game: redphone.Game, seats: int) -> Work:
    """Whole games through the public API: all options, one of them, checked. Chance likewise."""

    def work(games: int, seed: int) -> tuple[float, ...]:
        draw = random.Random(seed).random
        decisions = 0
        for _ in range(games):
            state = game.new(seats)
            while state.actor != redphone.OVER:
                options = state.options()
                state.apply(options[int(draw() * len(options))])
                decisions += 1
        return (decisions,)

    return work


def searches(states: list[redphone.State]) -> Work:
    """A new search in each slice, by the seat that is asked; every rollout goes on to the end of the game."""
    known = [state.known_to(state.actor) for state in states]

    def work(iterations: int, seed: int) -> tuple[float, ...]:
        search = Search(known[seed % len(known)], redphone.Rng(seed), full_rollouts=True)
        search.run(iterations)
        return (int(search.iterations),)

    return work
