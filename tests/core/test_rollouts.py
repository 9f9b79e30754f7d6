"""Whole random games inside the engine's loop."""

from __future__ import annotations

import pytest
from tests.positions import Table, positions

import redphone
from redphone import OVER, Rng
from redphone.core.rollouts import checksum, clones, play_out, random_games

# The dealer, and in each round 50 cards drawn, 50 played, and 8 rotten fours put on a target.
DECISIONS = {3: 1 + 6 * 108, 4: 1 + 4 * 108, 5: 1 + 5 * 108, 6: 1 + 6 * 108}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_count_their_decisions(seats: int) -> None:
    assert random_games(redphone.game("13").book(), seats, 3, seed=1) == 3 * DECISIONS[seats]


def test_a_game_played_out_in_the_loop_is_the_one_played_through_the_public_api() -> None:
    state = Table("blue-7", "blue-5").state
    inside = state.clone()
    decisions = play_out(inside, Rng(9))
    *steps, last = [each.actor for each in positions(state, seed=9)]
    assert decisions == len(steps)
    assert last == OVER
    assert inside == state


def test_the_checksum_depends_on_the_seed_the_seats_and_the_number_of_games() -> None:
    book = redphone.game("13").book()
    first = checksum(book, 3, 2, seed=1)
    assert checksum(book, 3, 2, seed=1) == first
    others = [checksum(book, 3, 2, seed=2), checksum(book, 4, 2, seed=1), checksum(book, 3, 3, seed=1)]
    assert len({first, *others}) == 4


def test_clones_leave_the_original_alone() -> None:
    state = Table("blue-7").state
    before = state.dump()
    assert clones(state, 100) > 0
    assert state.dump() == before
