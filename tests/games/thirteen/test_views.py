"""What is shown: the hand to its owner, the piles to nobody before the end, the rest to all."""

from __future__ import annotations

import json

import pytest
from tests.positions import Table, cards_in, positions, shown

import redphone
from redphone import OVER

MINE = ["blue-1", "blue-2", "green-7", "yellow-4", "rotten-4"]


def taken_by_the_second(open_piles: bool = False) -> Table:
    """The second player has taken a 7 and a rotten four."""
    table = Table("blue-7", "green-1", "green-1", "rotten-4 on blue", "blue-5", open_piles=open_piles)
    assert table.taken(1) == ["blue-7", "rotten-4"]
    return table


def test_the_table_shows_the_targets_with_their_sums_and_room() -> None:
    table = Table("blue-7", "blue-5", "rotten-4 on green", "green-2")
    assert shown(table.state)["targets"] == [
        {
            "colour": "blue",
            "cards": ["blue-5", "blue-7"],
            "sum": 12,
            "room": 1,
            "rotten": 0,
            "four": {"sum": 16, "takes": 2},
        },
        {"colour": "yellow", "cards": [], "sum": 0, "room": 13, "rotten": 0, "four": {"sum": 4, "takes": 0}},
        {
            "colour": "green",
            "cards": ["green-2", "rotten-4"],
            "sum": 6,
            "room": 7,
            "rotten": 1,
            "four": {"sum": 10, "takes": 0},
        },
    ]


def test_the_table_shows_round_dealer_limit_and_the_size_of_the_pile() -> None:
    table = shown(Table("blue-7", seats=5, dealer=2).state)
    assert {name: table[name] for name in ("round", "rounds", "dealer", "limit", "deck")} == {
        "round": 1,
        "rounds": 5,
        "dealer": 2,
        "limit": 13,
        "deck": 25,
    }


def test_nothing_else_is_on_the_table() -> None:
    table = shown(Table().state, 0)
    assert sorted(table) == [
        "dealer", "deck", "hand", "limit", "players", "playing", "round", "rounds", "targets",
    ]  # fmt: skip
    assert sorted(table["players"][0]) == ["hand", "pile", "sheet", "taken", "total"]


def test_a_hand_is_shown_to_its_owner_only() -> None:
    state = Table(hands={1: MINE}).state
    assert shown(state, 1)["hand"] == ["blue-1", "blue-2", "yellow-4", "green-7", "rotten-4"]
    assert shown(state, 0)["hand"] != shown(state, 1)["hand"]
    assert shown(state, None)["hand"] == []
    assert [player["hand"] for player in shown(state, None)["players"]] == [5, 5, 5]


def test_the_pile_is_shown_as_a_number_only() -> None:
    state = Table(hands={0: 5 * ["rotten-4"], 1: MINE}).state
    for seat in (0, 1, 2, None):
        assert shown(state, seat)["deck"] == 35
    other = Table(
        hands={0: 5 * ["rotten-4"], 1: MINE, 2: 2 * ["rotten-4"] + ["blue-7", "blue-7", "blue-7"]}
    ).state
    assert json.dumps(state.view(0)) == json.dumps(other.view(0))


def test_taken_cards_lie_closed_even_for_who_took_them() -> None:
    state = taken_by_the_second().state
    for seat in (0, 1, 2, None):
        player = shown(state, seat)["players"][1]
        assert player["taken"] == 2
        assert player["pile"] is None


def test_open_piles_are_shown_to_everybody() -> None:
    state = taken_by_the_second(open_piles=True).state
    for seat in (0, 1, 2, None):
        assert [player["pile"] for player in shown(state, seat)["players"]] == [
            [],
            ["blue-7", "rotten-4"],
            [],
        ]


@pytest.mark.parametrize("open_piles", [False, True])
def test_everybody_knows_what_was_taken_because_it_was_played_in_the_open(open_piles: bool) -> None:
    state = taken_by_the_second(open_piles).state
    for seat in (0, 1, 2, None):
        known = state.known_to(seat)
        assert cards_in(known.state, "taken 2") == ["blue-7", "rotten-4"]
        for seed in range(5):
            assert cards_in(known.imagine(seed), "taken 2") == ["blue-7", "rotten-4"]


def test_the_option_changes_what_is_shown_and_nothing_that_is_played() -> None:
    closed = positions(redphone.game("13").new(seats=4), seed=1)
    opened = positions(redphone.game("13").new(seats=4, options={"open_piles": True}), seed=1)
    for one, other in zip(closed, opened, strict=True):
        assert one.ints() == other.ints()
        assert one.options() == other.options()


def test_the_piles_are_opened_when_the_game_is_over() -> None:
    for state in positions(redphone.game("13").new(seats=3), seed=2):
        piles = [player["pile"] for player in shown(state)["players"]]
        if state.actor == OVER:
            assert piles == [cards_in(state, f"taken {seat + 1}") for seat in range(3)]
            assert any(piles)
        else:
            assert piles == [None, None, None]


def test_a_rotten_four_whose_target_is_being_chosen_lies_in_the_open() -> None:
    table = Table(hands={0: ["rotten-4"]})
    assert shown(table.state)["playing"] == []
    table.past.apply("play rotten-4")
    for seat in (0, 1, 2, None):
        assert shown(table.state, seat)["playing"] == ["rotten-4"]
        assert shown(table.state, seat)["players"][0]["hand"] == 4
    table.past.apply("on green")
    assert shown(table.state)["playing"] == []


# Questions and offers.


def test_a_player_is_asked_for_a_card_and_then_where_a_rotten_four_goes() -> None:
    table = Table(hands={0: ["rotten-4"]})
    asked = table.state.prompt(0)
    assert asked is not None
    assert asked.as_dict() == {"id": "ask-play"}
    table.past.apply("play rotten-4")
    asked = table.state.prompt(0)
    assert asked is not None
    assert asked.as_dict() == {"id": "ask-on"}
    assert table.state.prompt(1) is None


def test_an_offer_says_the_sum_it_would_make_and_how_many_cards_it_would_take() -> None:
    table = Table("blue-7", "blue-5", hands={2: ["blue-1", "blue-2", "green-7", "yellow-4", "rotten-4"]})
    table.draw()
    assert [offer.as_dict() for offer in table.state.offers(2)] == [
        {
            "action": "play blue-1",
            "id": "offer-play",
            "card": "blue-1",
            "target": "blue",
            "sum": 13,
            "takes": 0,
        },
        {
            "action": "play blue-2",
            "id": "offer-play",
            "card": "blue-2",
            "target": "blue",
            "sum": 14,
            "takes": 2,
        },
        {
            "action": "play yellow-4",
            "id": "offer-play",
            "card": "yellow-4",
            "target": "yellow",
            "sum": 4,
            "takes": 0,
        },
        {
            "action": "play green-7",
            "id": "offer-play",
            "card": "green-7",
            "target": "green",
            "sum": 7,
            "takes": 0,
        },
        {"action": "play rotten-4", "id": "offer-play-four", "card": "rotten-4"},
    ]


def test_the_targets_of_a_rotten_four_say_the_same() -> None:
    table = Table("blue-7", "blue-5", "green-7", hands={0: ["rotten-4"]})
    table.draw()
    table.past.apply("play rotten-4")
    assert [offer.as_dict() for offer in table.state.offers(0)] == [
        {"action": "on blue", "id": "offer-on", "target": "blue", "sum": 16, "takes": 2},
        {"action": "on yellow", "id": "offer-on", "target": "yellow", "sum": 4, "takes": 0},
        {"action": "on green", "id": "offer-on", "target": "green", "sum": 11, "takes": 0},
    ]


def test_every_offer_comes_true() -> None:
    play = Table(seats=4).past
    rng = redphone.Rng(3)
    while play.state.actor != OVER:
        state = play.state
        offers = {
            offer.action: offer.fields for offer in state.offers(state.actor if state.actor >= 0 else None)
        }
        action = state.sample(rng)
        played = [event for event in play.apply(action) if event.id in ("played", "took")]
        fields = offers.get(action, {})
        if "sum" in fields:
            assert played[0].fields["sum"] == fields["sum"]
            assert played[0].fields["target"] == fields["target"]
            assert [event.fields["n"] for event in played[1:]] == (
                [fields["takes"]] if fields["takes"] else []
            )


def test_no_card_names_a_copy() -> None:
    state = Table(hands={0: ["blue-1", "blue-1", "blue-1", "green-2", "green-2"]}).state
    assert [str(action) for action in state.options()] == ["play blue-1", "play green-2"]
    assert shown(state, 0)["hand"] == ["blue-1", "blue-1", "blue-1", "green-2", "green-2"]
