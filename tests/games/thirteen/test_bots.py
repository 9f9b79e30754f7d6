"""What a position is worth, and the bots that go by it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.thirteen.planner import LEFT, round_of
from tests.positions import Table, positions, sevens

import redphone
from redphone import CHANCE, OVER, Play, Rng, State
from redphone.bots import BotError

GREEDY = redphone.bot("greedy")

# Uncompiled, a game takes a good tenth of a second, and these are the first of the same games.
GAMES = 200 if redphone.compiled else 12


def worth(state: State, seat: int) -> int:
    return int(state.book.evaluate(state, seat))


def weight(state: State, seat: int) -> int:
    """The values of a seat's hand, added up."""
    view: Any = state.view(seat)
    return sum(int(card.split("-")[1]) for card in view["table"]["hand"])


def in_points(state: State, seat: int) -> int:
    """What the position is worth to a seat apart from its hand."""
    return worth(state, seat) + 20 * weight(state, seat)


def choices(table: Table, seat: int, times: int = 20) -> set[str]:
    """What greedy plays here, with different luck in what it imagines."""
    return {
        str(GREEDY.choose(table.state.known_to(seat), Rng(seed), table.past.seen(seat)))
        for seed in range(times)
    }


def test_at_the_start_all_are_equal_but_for_their_hands() -> None:
    state = Table(seats=5).state
    assert [in_points(state, seat) for seat in range(5)] == [0, 0, 0, 0, 0]


def test_a_heavy_hand_is_worth_less_than_a_light_one() -> None:
    hands = {0: ["blue-1", "green-1"], 1: ["blue-7", "green-7"]}
    state = Table(hands=hands).state
    assert worth(state, 0) - worth(state, 1) == 20 * (weight(state, 1) - weight(state, 0)) != 0


def test_a_minus_point_less_than_the_others_have_on_average_is_worth_a_thousand() -> None:
    # The second has taken a rotten four (2) and the majority of blue (nothing).
    state = Table("blue-7", "green-1", "green-1", "rotten-4 on blue", "blue-5").state
    assert [in_points(state, seat) for seat in range(3)] == [1000, -2000, 1000]


def test_what_is_worth_something_to_one_costs_the_others_as_much() -> None:
    for state in positions(redphone.game("13").new(seats=4), seed=1):
        assert abs(sum(in_points(state, seat) for seat in range(4))) <= 4


def test_earlier_rounds_count() -> None:
    table = round_of(
        {
            "blue": [("7", 0), ("7", 0), ("7", 1), ("7", LEFT)],
            "yellow": [("7", 0), ("7", 2), ("7", 0), ("7", LEFT)],
            "green": [("7", 1), ("7", 2), ("7", 1), ("7 r", LEFT)],
        },
        3,
        sevens(),
    )
    assert table.scores() == [0, 1, 2]
    assert [worth(table.state, seat) for seat in range(3)] == [1500, 0, -1500]


def test_at_the_end_the_winner_stands_best() -> None:
    for seed in range(5):
        *_, state = positions(redphone.game("13").new(seats=4), seed)
        assert state.outcome is not None
        best = max(worth(state, seat) for seat in range(4))
        assert [seat for seat in range(4) if worth(state, seat) == best] == state.outcome.winners


def test_greedy_does_not_take_when_everything_else_is_equal() -> None:
    # The first has the majority of blue. The second would pay for every blue card that it takes.
    plays = ("blue-7", "blue-5", "green-1", "blue-4", "blue-7", "green-1", "green-2")
    table = Table(*plays, hands={1: ["blue-4", "blue-5", "yellow-1"]})
    table.draw()
    assert table.taken(0) == ["blue-5", "blue-7"]
    takes = {str(offer.action): offer.fields["takes"] for offer in table.state.offers(1)}
    assert takes["play blue-4"] == takes["play blue-5"] == 2
    assert takes["play yellow-1"] == 0
    assert {takes[choice] for choice in choices(table, 1)} == {0}


def test_greedy_does_not_take_rotten_fours_that_it_can_leave() -> None:
    table = Table("rotten-4 on green", "green-7", hands={2: 4 * ["rotten-4"] + ["green-5"]})
    table.draw()
    assert choices(table, 2) == {"play rotten-4"}
    table.past.apply("play rotten-4")
    assert choices(table, 2) <= {"on blue", "on yellow"}


def test_greedy_looks_to_the_end_of_its_own_turn() -> None:
    # The four by itself changes nothing; where it may go makes it the better card.
    table = Table(
        "blue-7",
        "green-2",
        "green-1",
        "rotten-4 on blue",
        hands={1: ["blue-5", "blue-7", "blue-7", "rotten-4"]},
    )
    table.draw()
    assert "play rotten-4" in choices(table, 1)
    assert choices(table, 1).isdisjoint({"play blue-5", "play blue-7"})


@pytest.mark.parametrize("spec", ["random", "first", "greedy"])
def test_a_bot_chooses_what_is_offered_and_the_same_with_the_same_luck(spec: str) -> None:
    bot = redphone.bot(spec)
    play = Play(redphone.game("13"), 3)
    rng = Rng(2)
    while len(play.moves) < 130:
        seat = play.state.actor
        if seat == CHANCE:
            play.step(rng)
            continue
        seed = len(play.moves)
        choice = bot.choose(play.state.known_to(seat), seed, play.seen(seat))
        assert choice in play.state.options()
        assert choice == bot.choose(play.state.known_to(seat), Rng(seed), play.seen(seat))
        play.apply(choice)


def test_a_bot_is_not_asked_when_its_seat_is_not() -> None:
    with pytest.raises(BotError, match="random was asked to choose, but its seat is not asked anything"):
        redphone.bot("random").choose(Table().state.known_to(2), 1, [])


def test_an_unknown_bot_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(
        BotError, match="no bot is called 'deep-thought'; there are: easy, medium, hard, hard:TIME"
    ):
        redphone.bot("deep-thought")


def test_one_greedy_among_three_random_wins_clearly_more_than_its_share_of_the_games() -> None:
    wins = sum(share_of_greedy(seed) for seed in range(GAMES))
    # Of the 200 games it won 171.5: 86 in 100, where 25 would be its share.
    assert wins / GAMES > 0.7, f"greedy won {wins:.1f} of {GAMES}"


def share_of_greedy(seed: int) -> float:
    """A game of four with one greedy: its share of the victory."""
    state = redphone.game("13").new(seats=4)
    rng = Rng(seed)
    greedy = seed % 4
    while state.actor != OVER:
        if state.actor == greedy:
            state.apply(GREEDY.choose(state.known_to(greedy), rng, []))
        else:
            state.apply(state.sample(rng))
    assert state.outcome is not None
    return (greedy in state.outcome.winners) / len(state.outcome.winners)
