"""The levels that people choose."""

from __future__ import annotations

from collections import Counter

import pytest

import redphone
from redphone import CHANCE, OVER, Rng
from redphone.bots.bots import HARD_SECONDS, LEVELS, GreedyBot, SearchBot
from redphone.core.game import slugs


def test_hard_thinks_for_a_tenth_of_a_second_unless_told_otherwise() -> None:
    usual, longer, counted = (redphone.bot(spec) for spec in ("hard", "hard:2s", "hard:300"))
    for bot, iterations, seconds in ((usual, 0, HARD_SECONDS), (longer, 0, 2.0), (counted, 300, 0.0)):
        assert isinstance(bot, SearchBot)
        assert (bot.iterations, bot.seconds) == (iterations, seconds)
    assert HARD_SECONDS == 0.1


@pytest.mark.parametrize("slug", slugs())
def test_medium_plays_as_greedy_does(slug: str) -> None:
    state = redphone.game(slug).new(redphone.game(slug).seats[0])
    rng = Rng(1962)
    choices = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.sample(rng))
            continue
        known = state.known_to(state.actor)
        greedy, medium = (redphone.bot(spec).choose(known, 7, []) for spec in ("greedy", "medium"))
        assert greedy == medium
        choices += len(known.options()) > 1
        state.apply(greedy)
    assert choices > 10


def test_easy_overlooks_options_and_still_prefers_the_better_ones() -> None:
    state = redphone.game("13").new(3)
    rng = Rng(4)
    while state.actor == CHANCE:
        state.apply(state.sample(rng))
    known = state.known_to(state.actor)
    best = redphone.bot("greedy").choose(known, 1, [])
    chosen = [redphone.bot("easy").choose(known, seed, []) for seed in range(60)]
    assert 20 <= chosen.count(best) <= 45
    assert Counter(chosen).most_common(1)[0][0] == best
    assert len(set(chosen)) > 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("slug", "seats"), [(slug, redphone.game(slug).seats[1]) for slug in slugs()])
def test_every_level_plays_every_game_to_its_end(level: str, slug: str, seats: int) -> None:
    # With a limit of iterations: how long it takes is no matter here.
    bot = redphone.bot("hard:8" if level == "hard" else level)
    assert isinstance(bot, GreedyBot | SearchBot)
    state = redphone.game(slug).new(seats)
    rng = Rng(2)
    while state.actor != OVER:
        for seat in [CHANCE] if state.actor == CHANCE else state.waiting:
            state.apply(
                state.sample(rng) if seat == CHANCE else bot.choose(state.known_to(seat), rng, []), seat
            )
    assert state.outcome is not None
