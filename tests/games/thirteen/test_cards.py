"""The cards are data: an owner can replace them by one file, and mistakes in it are told clearly."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.positions import Table, all_cards, positions, sevens, shown, target, texts

import redphone
from redphone import OVER, DataError

STANDARD = redphone.game("13").registration.standard("cards")

EIGHTEEN = """
limit = 18
hand = 4
colour_values = [1, 3, 3, 6, 6, 6, 9, 9]
rotten_value = 6
rotten_copies = 5

[minus_points]
colour = 3
rotten = 10
"""


@pytest.fixture
def eighteen(tmp_path: Path) -> redphone.Game:
    file = tmp_path / "cards.toml"
    file.write_text(EIGHTEEN, encoding="utf-8")
    return redphone.game("13", data=file)


def with_change(old: str, new: str) -> str:
    assert old in STANDARD
    return STANDARD.replace(old, new)


def mistake_in(text: str) -> str:
    with pytest.raises(DataError) as found:
        redphone.game("13").with_data({"cards": text}).new()
    return str(found.value)


def test_another_deck_has_its_own_cards_hands_limit_and_rotten_value(eighteen: redphone.Game) -> None:
    state = eighteen.new(seats=4)
    cards = all_cards(state)
    assert cards.total() == 3 * 8 + 5
    assert (cards["green-6"], cards["green-1"], cards["rotten-6"]) == (3, 1, 5)
    table = Table("blue-9", "blue-6", "blue-3", "rotten-6 on blue", seats=4, game=eighteen)
    # 9 + 6 + 3 is exactly 18.
    assert shown(table.state)["limit"] == 18
    assert table.taken(3) == ["blue-3", "blue-6", "blue-9"]
    assert target(table.state, "blue") == ["rotten-6"]
    assert [player["hand"] for player in shown(Table(seats=4, game=eighteen).state)["players"]] == [
        4,
        4,
        4,
        4,
    ]


def test_another_deck_has_its_own_minus_points(eighteen: redphone.Game) -> None:
    play = Table(seats=4, game=eighteen).past
    rng = redphone.Rng(1)
    while play.state.actor != OVER:
        play.apply(play.state.sample(rng))
    events = play.seen(None)
    exempt = {"blue": -1, "yellow": -1, "green": -1}
    piles = [event.fields for event in events if event.id == "pile"][-4:]
    for event in [event for event in events if event.id in ("exempt", "dealer")][::-1]:
        if event.id == "dealer":
            break
        exempt[str(event.fields["colour"])] = int(event.fields["seat"])
    points = [int(event.fields["points"]) for event in events if event.id == "scored"][-4:]
    assert points == [
        10 * int(pile["fours"]) + sum(3 * int(pile[colour]) for colour in exempt if exempt[colour] != seat)
        for seat, pile in enumerate(piles)
    ]


def test_another_deck_plays_beside_the_standard_one(eighteen: redphone.Game) -> None:
    standard = redphone.game("13")
    alone = [state.dump() for state in positions(standard.new(seats=5), seed=2)]
    alone_too = [state.dump() for state in positions(eighteen.new(seats=5), seed=2)]
    ours, theirs = positions(standard.new(seats=5), seed=2), positions(eighteen.new(seats=5), seed=2)
    together: list[bytes] = []
    together_too: list[bytes] = []
    # Turn by turn, in one process.
    for _ in range(max(len(alone), len(alone_too))):
        together += [state.dump() for state in [next(ours, None)] if state is not None]
        together_too += [state.dump() for state in [next(theirs, None)] if state is not None]
    assert together == alone
    assert together_too == alone_too


def test_a_deck_may_be_as_small_as_one_hand_for_each_of_six() -> None:
    game = sevens(copies=1, rotten=9)
    state = game.new(seats=6)
    state.apply("dealer 1")
    for _ in range(12):
        state.apply(state.options()[0])
    assert shown(state)["deck"] == 0
    assert state.actor == 1


def test_a_deck_may_have_61_cards() -> None:
    game = redphone.game("13").with_data({"cards": with_change("rotten_copies = 8", "rotten_copies = 19")})
    assert all_cards(game.new()).total() == 61
    *_, last = positions(game.new(seats=3), seed=4)
    assert last.outcome is not None


def test_a_rotten_card_of_another_value_goes_by_its_value_in_texts(eighteen: redphone.Game) -> None:
    table = Table(seats=3, hands={0: 4 * ["rotten-6"]}, game=eighteen)
    assert texts(table.state) == ["play rotten-6"]


NUMBERS = [
    ("limit = 13 ", "limit = 0 ", "limit is a number from 1 to 99, not 0"),
    ("limit = 13 ", "limit = 100 ", "limit is a number from 1 to 99, not 100"),
    ("limit = 13 ", "limit = -13 ", "limit is a number from 1 to 99, not -13"),
    ("limit = 13 ", "limit = 13.0 ", "limit is a number from 1 to 99, not 13.0"),
    ("limit = 13 ", "limit = '13' ", "limit is a number from 1 to 99, not '13'"),
    ("limit = 13 ", "limit = true ", "limit is a number from 1 to 99, not True"),
    ("limit = 13 ", "limits = 13 ", "limit is a number from 1 to 99, not None"),
    ("hand = 5", "hand = 0", "hand is a number from 1 to 10, not 0"),
    ("hand = 5", "hand = 11", "hand is a number from 1 to 10, not 11"),
    ("hand = 5", "", "hand is a number from 1 to 10, not None"),
    ("rotten_value = 4 ", "rotten_value = 0 ", "rotten_value is a number from 1 to 99, not 0"),
    ("rotten_value = 4 ", "rotten_value = [4] ", r"rotten_value is a number from 1 to 99, not [4]"),
    ("rotten_copies = 8", "rotten_copies = 0", "rotten_copies is a number from 1 to 61, not 0"),
    ("rotten_copies = 8", "rotten_copies = 62", "rotten_copies is a number from 1 to 61, not 62"),
    ("colour = 1", "colour = -1", "colour is a number from 0 to 99, not -1"),
    ("rotten = 2", "rotten = 'two'", "rotten is a number from 0 to 99, not 'two'"),
    ("rotten = 2", "", "rotten is a number from 0 to 99, not None"),
]


@pytest.mark.parametrize(
    ("old", "new", "reason"), NUMBERS, ids=[new or f"no {old}" for old, new, _ in NUMBERS]
)
def test_a_number_that_is_none_or_out_of_range_is_named(old: str, new: str, reason: str) -> None:
    assert mistake_in(with_change(old, new)) == f"cards.toml: {reason}"


VALUES = "colour_values = [1, 1, 1, 2, 2, 2, 4, 4, 5, 5, 5, 7, 7, 7]"


@pytest.mark.parametrize(
    "values", ["", "= 7", "= []", "= [0]", "= [1, 100]", "= [1, '2']", "= [1, 2.5]", "= [1, true]"]
)
def test_colour_values_are_a_list_of_numbers(values: str) -> None:
    text = with_change(VALUES, f"colour_values {values}" if values else "")
    assert mistake_in(text) == "cards.toml: colour_values is a list of numbers from 1 to 99"


def test_more_than_61_cards_do_not_fit() -> None:
    assert (
        mistake_in(with_change("rotten_copies = 8", "rotten_copies = 20"))
        == "cards.toml: 62 cards, at most 61 fit"
    )


def test_there_must_be_a_hand_for_each_of_six() -> None:
    short = with_change(VALUES, "colour_values = [1, 2, 4, 5, 7, 7, 7]")
    assert mistake_in(short) == "cards.toml: 29 cards are too few to deal 5 to six"


@pytest.mark.parametrize("points", ["", "minus_points = 1"])
def test_the_minus_points_are_a_table(points: str) -> None:
    text = STANDARD[: STANDARD.index("[minus_points]")] + points
    assert mistake_in(text) == "cards.toml: [minus_points] says what a colour and a rotten card cost"


def test_a_card_that_is_above_the_limit_by_itself_is_a_mistake() -> None:
    # It would lie on an empty target with a sum that is too much, and take nothing.
    assert "limit" in mistake_in(with_change("limit = 13 ", "limit = 6 "))
    assert "limit" in mistake_in(with_change("rotten_value = 4 ", "rotten_value = 14 "))


def test_an_empty_file_is_a_mistake_and_not_the_standard_cards() -> None:
    assert mistake_in("").startswith("cards.toml: ")


def test_a_file_that_is_no_toml_is_a_mistake() -> None:
    assert mistake_in("limit: 13").startswith("cards.toml: ")
