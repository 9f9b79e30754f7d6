"""The set-up of a round. [Préparation du jeu]"""

from __future__ import annotations

from collections import Counter

import pytest
from tests.positions import Table, all_cards, cards_in, shown, texts

import redphone
from redphone import CHANCE

PILE_AFTER_THE_DEAL = {3: 35, 4: 30, 5: 25, 6: 20}
EVERY_NUMBER_OF_SEATS = pytest.mark.parametrize("seats", [3, 4, 5, 6])


def test_there_are_14_cards_of_each_colour_and_8_rotten_fours() -> None:
    cards = all_cards(redphone.game("13").new())
    assert cards.total() == 50
    for colour in ("blue", "yellow", "green"):
        copies = {value: cards[f"{colour}-{value}"] for value in range(1, 10)}
        assert copies == {1: 3, 2: 3, 3: 0, 4: 2, 5: 3, 6: 0, 7: 3, 8: 0, 9: 0}
    assert cards["rotten-4"] == 8


@EVERY_NUMBER_OF_SEATS
def test_each_player_is_dealt_five_cards_and_the_rest_is_the_pile(seats: int) -> None:
    table = Table(seats=seats)
    seen = shown(table.state)
    assert [player["hand"] for player in seen["players"]] == seats * [5]
    assert seen["deck"] == PILE_AFTER_THE_DEAL[seats]
    assert seen["targets"] == [
        {"colour": colour, "cards": [], "sum": 0, "room": 13, "rotten": 0, "four": {"sum": 4, "takes": 0}}
        for colour in ("blue", "yellow", "green")
    ]
    assert [player["taken"] for player in seen["players"]] == seats * [0]


@EVERY_NUMBER_OF_SEATS
def test_the_first_dealer_is_found_by_lot_with_equal_odds(seats: int) -> None:
    state = redphone.game("13").new(seats)
    assert state.actor == CHANCE
    assert [str(action) for action, _ in state.chance()] == [f"dealer {n + 1}" for n in range(seats)]
    assert [odds for _, odds in state.chance()] == pytest.approx(seats * [1 / seats])


@EVERY_NUMBER_OF_SEATS
def test_the_player_to_the_left_of_the_dealer_begins(seats: int) -> None:
    for dealer in range(seats):
        table = Table(seats=seats, dealer=dealer)
        assert shown(table.state)["dealer"] == dealer
        assert table.actor == (dealer + 1) % seats


@EVERY_NUMBER_OF_SEATS
def test_the_cards_are_dealt_clockwise_from_the_dealer_s_left_and_the_dealer_comes_last(seats: int) -> None:
    table = Table(seats=seats, dealer=1)
    drawn = [event.fields["seat"] for event in table.past.seen(None) if event.id == "drew-hidden"]
    assert drawn == [seat % seats for seat in range(2, 2 + seats) for _ in range(5)]


def test_any_card_may_be_drawn_as_long_as_a_copy_is_in_the_pile() -> None:
    state = redphone.game("13").new(seats=3)
    state.apply("dealer 3")
    assert len(texts(state)) == 16
    for _ in range(2):
        state.apply("draw green-4")
    assert "draw green-4" not in texts(state)
    assert len(texts(state)) == 15


def test_the_odds_of_a_card_are_its_copies_among_the_cards_of_the_pile() -> None:
    state = redphone.game("13").new(seats=3)
    state.apply("dealer 3")
    while state.actor == CHANCE:
        left = Counter(cards_in(state, "deck"))
        assert {action.noun: odds for action, odds in state.chance()} == pytest.approx(
            {card: copies / left.total() for card, copies in left.items()}
        )
        # The most likely one, so that the odds change.
        state.apply(max(state.chance(), key=lambda outcome: outcome[1])[0])


def test_the_first_card_is_a_rotten_four_in_8_of_50_deals() -> None:
    state = redphone.game("13").new(seats=3)
    state.apply("dealer 3")
    odds = {str(action): chance for action, chance in state.chance()}
    assert odds["draw rotten-4"] == pytest.approx(8 / 50)
    assert odds["draw blue-1"] == pytest.approx(3 / 50)
    assert odds["draw blue-4"] == pytest.approx(2 / 50)
