"""The three targets: one colour each, rotten fours anywhere, never above 13. With the rulebook's examples."""

from __future__ import annotations

import pytest
from tests.positions import Table, shown, target, texts

from redphone import Event

COLOURS = ["blue", "yellow", "green"]


def told(events: list[Event]) -> list[tuple[str, dict[str, int | str]]]:
    return [(event.id, event.fields) for event in events]


# Only one colour on a target. [Règle pour la couleur]


@pytest.mark.parametrize("card", [f"{colour}-{value}" for colour in COLOURS for value in (1, 2, 4, 5, 7)])
def test_a_coloured_card_goes_on_the_target_of_its_colour_without_being_asked(card: str) -> None:
    table = Table(card)
    for colour in COLOURS:
        assert target(table.state, colour) == ([card] if card.startswith(colour) else [])
    assert not any(text.startswith("on ") for text in texts(table.state))


@pytest.mark.parametrize("colour", COLOURS)
def test_a_rotten_four_may_be_played_first_on_any_target(colour: str) -> None:
    table = Table(hands={0: ["rotten-4"]})
    table.past.apply("play rotten-4")
    assert table.actor == 0
    assert texts(table.state) == ["on blue", "on yellow", "on green"]
    table.past.apply(f"on {colour}")
    assert target(table.state, colour) == ["rotten-4"]


@pytest.mark.parametrize("colour", COLOURS)
def test_a_rotten_four_may_be_played_at_any_time_on_any_target_full_ones_included(colour: str) -> None:
    table = Table(
        "blue-7", "yellow-7", "green-7", "blue-5", "yellow-5", "green-5", hands={0: 2 * ["rotten-4"]}
    )
    table.draw()
    table.past.apply("play rotten-4")
    assert texts(table.state) == ["on blue", "on yellow", "on green"]
    table.past.apply(f"on {colour}")
    assert target(table.state, colour) == ["rotten-4"]
    assert table.taken(0) == [f"{colour}-5", f"{colour}-7"]


def test_example_after_a_blue_seven_only_blue_cards_and_rotten_fours_are_added_to_the_blue_target() -> None:
    table = Table("blue-7", "yellow-1", "green-1", "blue-2", "rotten-4 on blue")
    assert target(table.state, "blue") == ["blue-2", "blue-7", "rotten-4"]
    assert target(table.state, "yellow") == ["yellow-1"]
    assert target(table.state, "green") == ["green-1"]


def test_example_on_two_rotten_fours_another_one_or_a_card_of_the_target_s_colour_may_be_played() -> None:
    start = ("rotten-4 on yellow", "rotten-4 on yellow", "blue-7", "green-2")
    table = Table(*start, hands={1: ["yellow-1", "rotten-4"]})
    assert target(table.state, "yellow") == ["rotten-4", "rotten-4"]
    assert target(table.state, "blue") == ["blue-7"]
    assert target(table.state, "green") == ["green-2"]
    table.make("yellow-1")
    assert target(table.state, "yellow") == ["yellow-1", "rotten-4", "rotten-4"]

    another = Table(*start, "rotten-4 on yellow")
    assert target(another.state, "yellow") == 3 * ["rotten-4"]
    assert another.taken(1) == []


# Not above 13. [Pas au-dessus de 13]

PIERRE, MARIE = 2, 0
LUC, MARC = 1, 2


def test_example_1_marie_takes_the_three_cards_and_her_four_stays() -> None:
    # 1a: Pierre plays a 2, and the target reaches 13.
    table = Table("yellow-7", "yellow-4", "yellow-2", hands={MARIE: ["yellow-4"]})
    assert table.past.moves[-1].seat == PIERRE
    assert target(table.state, "yellow") == ["yellow-2", "yellow-4", "yellow-7"]
    assert [table.taken(seat) for seat in range(3)] == [[], [], []]
    # 1b, 1c: Marie plays a 4, and takes the three cards that lay there.
    events = table.make("yellow-4")
    assert told(events) == [
        ("played", {"seat": MARIE, "card": "yellow-4", "target": "yellow", "sum": 17}),
        ("took", {"seat": MARIE, "target": "yellow", "n": 3}),
    ]
    assert table.taken(MARIE) == ["yellow-2", "yellow-4", "yellow-7"]
    assert target(table.state, "yellow") == ["yellow-4"]


def test_example_2_marc_takes_the_rotten_four_too_and_his_five_stays() -> None:
    # 2a: Luc plays a rotten four, and raises the target to 11.
    table = Table("green-7", "rotten-4 on green", hands={MARC: ["green-5"]})
    assert table.past.moves[-1].seat == LUC
    (played,) = table.past.moves[-1].events
    assert played.fields["sum"] == 11
    # 2b, 2c: Marc plays a 5, and takes both cards.
    table.make("green-5")
    assert table.taken(MARC) == ["green-7", "rotten-4"]
    assert target(table.state, "green") == ["green-5"]


@pytest.mark.parametrize(
    "cards",
    [
        ["7", "5", "1"],
        ["7", "4", "2"],
        ["5", "4", "4"],
        ["5", "5", "2", "1"],
        ["7", "2", "2", "2"],
        ["5", "rotten", "rotten"],
        ["rotten", "rotten", "rotten", "1"],
    ],
)
def test_exactly_13_stays(cards: list[str]) -> None:
    table = Table(*("rotten-4 on blue" if card == "rotten" else f"blue-{card}" for card in cards))
    assert len(target(table.state, "blue")) == len(cards)
    assert [table.taken(seat) for seat in range(3)] == [[], [], []]
    (played,) = table.past.moves[-1].events
    assert (played.id, played.fields["sum"]) == ("played", 13)


@pytest.mark.parametrize("one_more", ["blue-1", "rotten-4 on blue", "blue-7"])
def test_after_exactly_13_any_further_card_takes_all(one_more: str) -> None:
    table = Table("blue-7", "blue-5", "blue-1", one_more)
    assert table.taken(0) == ["blue-1", "blue-5", "blue-7"]
    assert target(table.state, "blue") == [one_more.split()[0]]


def test_14_is_too_much() -> None:
    table = Table("blue-7", "blue-7")
    assert table.taken(1) == ["blue-7"]
    assert target(table.state, "blue") == ["blue-7"]


def test_a_rotten_four_that_is_too_much_stays_and_the_next_cards_count_from_it() -> None:
    table = Table("green-5", "green-5", "rotten-4 on green", "green-7")
    assert table.taken(2) == ["green-5", "green-5"]
    assert target(table.state, "green") == ["green-7", "rotten-4"]
    (played,) = table.past.moves[-1].events
    assert played.fields["sum"] == 11


def test_only_the_target_that_was_played_on_is_taken() -> None:
    table = Table("blue-7", "yellow-7", "green-7", "blue-7")
    assert table.taken(0) == ["blue-7"]
    assert target(table.state, "yellow") == ["yellow-7"]
    assert target(table.state, "green") == ["green-7"]


def test_taken_cards_join_those_that_were_taken_before() -> None:
    table = Table("blue-7", "green-1", "green-1", "blue-7", "green-1", "green-2", "blue-7")
    assert table.taken(0) == ["blue-7", "blue-7"]


def test_taken_cards_do_not_go_to_the_hand() -> None:
    table = Table("blue-7", "blue-7")
    table.draw()
    assert texts(table.state, 1) == []
    assert table.taken(1) == ["blue-7"]
    assert [player["hand"] for player in shown(table.state)["players"]] == [5, 5, 5]
