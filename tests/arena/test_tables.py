"""Who plays whom."""

from __future__ import annotations

import pytest

import redphone
from redphone.arena import Match, all_pairs, arena, ladder, meetings, rotated
from redphone.arena.tables import labels


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_in_a_deal_everybody_has_every_seat_once(seats: int) -> None:
    table = tuple(range(seats))
    games = [rotated(table, turn) for turn in range(seats)]
    for seat in range(seats):
        assert sorted(game[seat] for game in games) == list(range(seats))


def test_one_among_three_others_sits_in_each_seat_in_turn() -> None:
    (table,) = meetings(2, 4)
    assert [rotated(table, turn).index(0) for turn in range(4)] == [0, 1, 2, 3]


def test_as_many_bots_as_seats_sit_down_together_and_others_meet_in_pairs() -> None:
    assert meetings(3, 3) == ((0, 1, 2),)
    assert meetings(3, 4) == ((0, 1, 1, 1), (0, 2, 2, 2), (1, 2, 2, 2))


def test_a_ladder_of_more_than_two_seats_has_every_pair_both_ways() -> None:
    assert len(all_pairs(4, 2)) == 6
    tables = all_pairs(3, 3)
    assert len(tables) == 6
    assert {(table.count(0), table.count(1)) for table in tables} >= {(1, 2), (2, 1)}


def test_who_plays_against_itself_has_two_names() -> None:
    assert labels(["greedy", "greedy", "random", "greedy"]) == ["greedy", "greedy#2", "random", "greedy#3"]
    assert arena("13-days", ["first", "first"], 2).labels == ["first", "first#2"]


def test_a_header_says_all_that_a_run_depends_on() -> None:
    match = ladder("13", ["first", "random"], 3, seed=5, options={"open_piles": True})
    game = redphone.game("13")
    assert match.header() == {
        "redphone": redphone.__version__,
        "game": "13",
        "rules": game.rules,
        "data": game.data_hash,
        "options": {"open_piles": "yes"},
        "seats": 3,
        "bots": ["first", "random"],
        "tables": [[0, 1, 1], [1, 0, 0]],
        "seed": 5,
    }


@pytest.mark.parametrize("tables", [((0, 1, 1),), ((0, 0),), ((0, 2),)])
def test_tables_that_do_not_fit_are_refused(tables: tuple[tuple[int, ...], ...]) -> None:
    with pytest.raises(ValueError, match="tables"):
        Match("13-days", 2, ("first", "random"), tables)
