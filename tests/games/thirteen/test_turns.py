"""Turns: play a card, then draw one, until the pile and all hands are empty. [Déroulement du jeu]"""

from __future__ import annotations

from collections import Counter

import pytest
from tests.positions import Table, all_cards, cards_in, positions, shown, texts

import redphone
from redphone import CHANCE, OVER, Play, Rng, State

EVERY_NUMBER_OF_SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])
CARDS = 50


def first_round(seats: int, seed: int) -> list[tuple[int, str, State]]:
    """Who did what in the first round, and the position before it."""
    play = Play(redphone.game("13"), seats)
    rng = Rng(seed)
    done = []
    while shown(play.state)["round"] == 1:
        action = play.state.sample(rng)
        done.append((play.state.actor, str(action), play.state.clone()))
        play.apply(action)
    return done


def plays(seats: int, seed: int) -> list[int]:
    """Who played the cards of the first round."""
    return [seat for seat, action, _ in first_round(seats, seed) if action.startswith("play")]


def test_a_player_may_play_any_card_of_their_hand_and_no_other() -> None:
    table = Table(hands={0: ["blue-1", "blue-1", "green-7", "rotten-4", "rotten-4"]})
    assert texts(table.state) == ["play blue-1", "play green-7", "play rotten-4"]


def test_a_player_must_play_a_card_even_if_every_card_takes() -> None:
    table = Table("blue-7", "blue-5", hands={2: ["blue-7", "blue-7", "blue-5", "blue-5", "blue-4"]})
    table.draw()
    offers = table.state.offers(2)
    assert [offer.fields["takes"] for offer in offers] == [2, 2, 2]
    assert "pass" not in texts(table.state)


def test_after_playing_one_draws_and_has_five_cards_again() -> None:
    table = Table("blue-7")
    assert table.actor == CHANCE
    assert shown(table.state)["players"][0]["hand"] == 4
    table.draw()
    assert [player["hand"] for player in shown(table.state)["players"]] == [5, 5, 5]
    assert table.actor == 1


def test_the_drawn_card_goes_to_the_player_who_played() -> None:
    table = Table("blue-7", hands={0: ["green-1", "green-1", "green-1", "green-2"]})
    table.past.apply("draw rotten-4")
    assert cards_in(table.state, "hand 1") == ["green-1", "green-1", "green-1", "green-2", "rotten-4"]


@EVERY_NUMBER_OF_SEATS
def test_drawing_is_compulsory_while_the_pile_lasts_and_then_it_stops(seats: int) -> None:
    for _, action, before in first_round(seats, seed=1):
        if action.startswith("play") and shown(before)["deck"]:
            assert shown(before)["players"][before.actor]["hand"] == 5
    draws = [action for _, action, _ in first_round(seats, seed=1) if action.startswith("draw")]
    assert len(draws) == CARDS


@EVERY_NUMBER_OF_SEATS
def test_after_each_play_but_the_last_ones_comes_a_draw(seats: int) -> None:
    done = [(seat, action.split()[0]) for seat, action, before in first_round(seats, seed=2)]
    turns = [action for _, action in done[1 + 5 * seats :] if action != "on"]
    pile = CARDS - 5 * seats
    assert turns == pile * ["play", "draw"] + 5 * seats * ["play"]


@EVERY_NUMBER_OF_SEATS
def test_turns_go_clockwise_to_the_very_end_of_the_round(seats: int) -> None:
    who = plays(seats, seed=3)
    assert who == [(who[0] + turn) % seats for turn in range(CARDS)]


@EVERY_NUMBER_OF_SEATS
def test_the_numbers_of_plays_differ_by_at_most_one(seats: int) -> None:
    played = Counter(plays(seats, seed=4))
    assert played.total() == CARDS
    assert sorted(played.values()) == sorted(
        CARDS // seats + (1 if seat < CARDS % seats else 0) for seat in range(seats)
    )


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_whose_hand_is_empty_is_skipped_while_the_others_play_on(seats: int) -> None:
    # 50 cards do not go evenly among 3, 4 or 6: only the first two after the dealer play one more.
    *_, (seat, _, before) = [each for each in first_round(seats, seed=5) if each[1].startswith("play")]
    hands = [player["hand"] for player in shown(before)["players"]]
    dealer = shown(before)["dealer"]
    assert seat == (dealer + 2) % seats
    assert hands == [1 if each == seat else 0 for each in range(seats)]


@EVERY_NUMBER_OF_SEATS
def test_the_round_ends_when_the_pile_and_all_hands_are_empty(seats: int) -> None:
    *_, (_, _, before) = first_round(seats, seed=6)
    assert shown(before)["deck"] == 0
    assert sum(player["hand"] for player in shown(before)["players"]) <= 1


@EVERY_NUMBER_OF_SEATS
def test_no_card_is_ever_lost_or_made(seats: int) -> None:
    game = redphone.game("13")
    deck = all_cards(game.new(seats))
    for state in positions(game.new(seats), seed=7):
        assert all_cards(state) == deck
        assert state.book.audit(state) == []


@EVERY_NUMBER_OF_SEATS
def test_every_game_lasts_exactly_as_long_as_its_cards(seats: int) -> None:
    game = redphone.game("13")
    rounds = 6 if seats == 3 else seats
    for seed in range(3):
        decisions = sum(1 for state in positions(game.new(seats), seed) if state.actor != OVER)
        # The lot; each card of each round drawn and played; each rotten four put on a target.
        assert decisions == 1 + rounds * (50 + 50 + 8)
        assert decisions <= game.book().longest(seats)
