"""Rounds, the deal's way around the table, and the end of the game. [Fin du jeu]"""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.games.thirteen.planner import LEFT, Plan, in_turn, laid
from tests.positions import Table, all_cards, positions, random_play, sevens, shown

import redphone
from redphone import OVER, Play

EVERY_NUMBER_OF_SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])
ROUNDS = {3: 6, 4: 4, 5: 5, 6: 6}


def dealers(play: Play) -> list[dict[str, int | str]]:
    return [event.fields for event in play.seen(None) if event.id == "dealer"]


@EVERY_NUMBER_OF_SEATS
def test_each_deals_once_and_with_three_players_twice(seats: int) -> None:
    dealt = [each["seat"] for each in dealers(random_play(seats, seed=1))]
    assert len(dealt) == ROUNDS[seats]
    times = 2 if seats == 3 else 1
    assert [dealt.count(seat) for seat in range(seats)] == seats * [times]


@EVERY_NUMBER_OF_SEATS
def test_the_deal_passes_clockwise_and_the_beginning_with_it(seats: int) -> None:
    rounds = dealers(random_play(seats, seed=2))
    for one, following in pairwise(rounds):
        assert following["seat"] == (int(one["seat"]) + 1) % seats
    for number, each in enumerate(rounds):
        assert each["first"] == (int(each["seat"]) + 1) % seats
        assert (each["round"], each["rounds"]) == (number + 1, ROUNDS[seats])


@EVERY_NUMBER_OF_SEATS
def test_all_cards_are_shuffled_again_for_each_round(seats: int) -> None:
    starts = [
        state.clone()
        for state in positions(redphone.game("13").new(seats), seed=3)
        if shown(state)["deck"] == 50 and shown(state)["players"][0]["hand"] == 0 and state.actor != OVER
    ]
    # The very first position is the lot; after it each round starts with a full pile.
    assert len(starts) == 1 + ROUNDS[seats]
    for state in starts:
        table = shown(state)
        assert [target["cards"] for target in table["targets"]] == [[], [], []]
        assert [target["sum"] for target in table["targets"]] == [0, 0, 0]
        assert [player["taken"] for player in table["players"]] == seats * [0]
        assert all_cards(state).total() == 50


@EVERY_NUMBER_OF_SEATS
def test_minus_points_are_written_down_round_by_round_and_added_up(seats: int) -> None:
    play = random_play(seats, seed=4)
    scored: list[list[int]] = [[] for _ in range(seats)]
    for event in play.seen(None):
        if event.id == "scored":
            scored[int(event.fields["seat"])].append(int(event.fields["points"]))
    players = shown(play.state)["players"]
    assert [player["sheet"] for player in players] == scored
    assert [player["total"] for player in players] == [sum(points) for points in scored]
    assert all(len(points) == ROUNDS[seats] for points in scored)
    outcome = play.state.outcome
    assert outcome is not None
    assert outcome.scores == [sum(points) for points in scored]


def test_the_sheet_is_public_from_the_end_of_each_round_on() -> None:
    seen = 0
    for state in positions(redphone.game("13").new(seats=3), seed=5):
        for seat in (0, 2, None):
            table = shown(state, seat)
            over = table["round"] if state.actor == OVER else table["round"] - 1
            assert [len(player["sheet"]) for player in table["players"]] == 3 * [over]
            seen = max(seen, over)
    assert seen == 6


@pytest.mark.parametrize("seed", range(20))
def test_the_fewest_minus_points_win_and_who_ties_shares_the_victory(seed: int) -> None:
    outcome = random_play(seats=3, seed=seed, game=sevens()).state.outcome
    assert outcome is not None
    fewest = min(outcome.scores)
    assert outcome.winners == [seat for seat in range(3) if outcome.scores[seat] == fewest]
    assert outcome.reason == ("reason-fewest" if len(outcome.winners) == 1 else "reason-shared")


def game_of(plan: Plan) -> Play:
    """A game of three with sevens in which every round goes as planned, from the view of who begins it."""
    plays = in_turn((laid(*target) for target in plan.items()), 3)
    table = Table(*plays, game=sevens())
    for _ in range(5):
        table.plan(*plays)
        table.make(*plays)
    assert table.actor == OVER
    return table.past


def test_a_game_that_treats_all_alike_is_won_by_all() -> None:
    # In every round each takes one card of each colour: all tie in every colour, and nobody is exempt.
    play = game_of(
        {
            "blue": [("7", 0), ("7", 1), ("7", 2), ("7", LEFT)],
            "yellow": [("7", 1), ("7", 2), ("7", 0), ("7", LEFT)],
            "green": [("7", 2), ("7", 0), ("7", 1), ("7 r", LEFT)],
        }
    )
    outcome = play.state.outcome
    assert outcome is not None
    assert outcome.as_dict() == {"scores": [18, 18, 18], "winners": [0, 1, 2], "reason": "reason-shared"}


def test_the_seats_change_roles_with_the_deal() -> None:
    # Who begins a round takes the majority in two colours, the second in one, the third pays.
    play = game_of(
        {
            "blue": [("7", 0), ("7", 0), ("7", 1), ("7", LEFT)],
            "yellow": [("7", 0), ("7", 2), ("7", 0), ("7", LEFT)],
            "green": [("7", 1), ("7", 2), ("7", 1), ("7 r", LEFT)],
        }
    )
    assert [player["sheet"] for player in shown(play.state)["players"]] == [
        [0, 2, 1, 0, 2, 1],
        [1, 0, 2, 1, 0, 2],
        [2, 1, 0, 2, 1, 0],
    ]


def test_a_finished_game_shows_its_last_round() -> None:
    play = random_play(seats=4, seed=6)
    table = shown(play.state)
    assert (table["round"], table["rounds"], table["deck"]) == (4, 4, 0)
    assert table["dealer"] == dealers(play)[-1]["seat"]
    assert all(target["cards"] for target in table["targets"])
