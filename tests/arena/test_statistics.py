"""The formulas do what their names say."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pytest

from redphone.arena.statistics import (
    Meeting,
    Sprt,
    bradley_terry,
    elo,
    expected,
    inverted,
    mean_interval,
    wilson,
)


@pytest.mark.parametrize("share", [0.05, 0.5, 0.9])
def test_wilsons_interval_holds_the_true_share_nineteen_times_in_twenty(share: float) -> None:
    rng = random.Random(1)
    games, runs = 200, 1000
    inside = 0
    for _ in range(runs):
        low, high = wilson(sum(rng.random() < share for _ in range(games)), games)
        inside += low <= share <= high
    assert 0.93 < inside / runs < 0.97


def test_an_interval_of_a_mean_holds_it_nineteen_times_in_twenty() -> None:
    rng = random.Random(2)
    inside = 0
    for _ in range(1000):
        interval = mean_interval([rng.choice([0.0, 0.5, 0.5, 1.0]) for _ in range(100)])
        assert interval is not None
        inside += interval[0] <= 0.5 <= interval[1]
    assert 930 < inside < 970
    assert mean_interval([0.5]) is None


@pytest.mark.parametrize("others", [1, 2, 3, 5])
def test_elo_and_its_expected_share_are_each_others_reverse(others: int) -> None:
    assert expected(0, others) == pytest.approx(1 / (1 + others))
    for difference in (-300, -1, 40, 700):
        assert elo(expected(difference, others), others) == pytest.approx(difference)
    assert elo(0, others) == -math.inf
    assert elo(1, others) == math.inf


Source = Callable[[random.Random], float]


def pairs(difference: float) -> Source:
    """Pairs of games, a third of which the better side wins whoever plays it."""
    share = expected(difference)

    def one(rng: random.Random) -> float:
        if rng.random() < 1 / 3:
            return 0.5
        return ((rng.random() < share) + (rng.random() < share)) / 2

    return one


def tables_of_four(difference: float) -> Source:
    share = expected(difference, 3)
    return lambda rng: sum(rng.random() < share for _ in range(4)) / 4


def wrong(source: Source, test: Callable[[], Sprt], right: int, runs: int = 600) -> tuple[float, float]:
    """How often a test accepts the wrong hypothesis, and how many deals it takes."""
    rng = random.Random(3)
    errors = deals = 0
    for _ in range(runs):
        sprt = test()
        while sprt.accepted is None:
            sprt.add(source(rng))
        errors += sprt.accepted != right
        deals += sprt.deals
    return errors / runs, deals / runs


def test_a_sequential_test_of_pairs_errs_one_time_in_twenty() -> None:
    # With a third of the pairs halved, 60 Elo for each game are 40 on the whole.
    small, large = 0.0, elo(1 / 3 * 0.5 + 2 / 3 * expected(60))
    error, length = wrong(pairs(0), lambda: Sprt(small, large), right=0)
    assert 0.02 < error < 0.075
    assert length < 300
    error, _ = wrong(pairs(60), lambda: Sprt(small, large), right=1)
    assert 0.02 < error < 0.075


def test_a_sequential_test_at_tables_of_four_errs_one_time_in_twenty() -> None:
    for difference, right in ((0, 0), (60, 1)):
        error, _ = wrong(tables_of_four(difference), lambda: Sprt(0, 60, others=3, games=4), right)
        assert 0.015 < error < 0.075


def test_what_pairs_share_makes_a_sequential_test_shorter() -> None:
    def alone(rng: random.Random) -> float:
        return 1.0 if rng.random() < 0.5 else 0.0

    _, of_pairs = wrong(pairs(0), lambda: Sprt(0, 50), right=0, runs=100)
    _, of_games = wrong(alone, lambda: Sprt(0, 50, games=1), right=0, runs=100)
    assert 2 * of_pairs < of_games


def test_a_sequential_test_ends_for_who_wins_every_game_but_not_at_once() -> None:
    sprt = Sprt(0, 20)
    while sprt.accepted is None:
        sprt.add(1.0)
    assert sprt.accepted == 1
    assert 10 < sprt.deals < 100
    assert Sprt(0, 20).llr == 0


def test_ratings_are_those_that_the_results_came_from() -> None:
    true = [150.0, 20.0, -40.0, -130.0]
    rng = random.Random(4)
    meetings = []
    for one in range(4):
        for other in range(one):
            share = expected(true[one] - true[other])
            won = sum(rng.random() < share for _ in range(2000))
            meetings.append(Meeting(one, other, won, 2000 - won))
    for rating, known in zip(bradley_terry(4, meetings), true, strict=True):
        assert rating.interval[0] < known < rating.interval[1]
        assert rating.interval[1] - rating.interval[0] < 40


def test_intervals_of_ratings_hold_them_nineteen_times_in_twenty() -> None:
    rng = random.Random(5)
    inside = 0
    for _ in range(300):
        share = expected(100)
        won = [sum(rng.random() < share for _ in range(100)) for _ in range(2)]
        ratings = bradley_terry(3, [Meeting(0, 1, won[0], 100 - won[0]), Meeting(0, 2, won[1], 100 - won[1])])
        inside += ratings[0].interval[0] < 200 / 3 < ratings[0].interval[1]
    assert 0.92 < inside / 300 < 0.98


def test_seats_are_counted_in_ratings() -> None:
    fair = [Meeting(0, 1, 25, 75, (1, 3)), Meeting(0, 1, 75, 25, (3, 1))]
    assert [round(rating.elo, 6) for rating in bradley_terry(2, fair)] == [0, 0]
    better = bradley_terry(2, [Meeting(0, 1, 500, 500, (1, 3))])
    assert better[0].elo - better[1].elo == pytest.approx(elo(0.5, 3), abs=1)


def test_who_wins_every_game_has_a_rating_with_a_wide_interval() -> None:
    best, worst = bradley_terry(2, [Meeting(0, 1, 1000, 0)])
    assert 300 < best.elo < 1500
    assert best.elo == pytest.approx(-worst.elo)
    assert best.interval[1] - best.interval[0] > 300


def test_bots_that_never_met_cannot_be_rated() -> None:
    with pytest.raises(ValueError, match="have not all met"):
        inverted([[1.0, 1.0], [1.0, 1.0]])
