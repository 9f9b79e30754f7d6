"""What a question says: how many cubes can still be placed or removed, which tracks may be moved."""

from __future__ import annotations

import pytest
from tests.crisis import MILITARY, POLITICAL, Ours, event_of_ours


def asks(crisis: Ours) -> tuple[str, int]:
    """The question, and its number."""
    question = crisis.question
    return str(question["id"]), int(question["n"])


# Cubes to place


@pytest.mark.parametrize(
    ("side", "card", "at"), [("us", "offensive_missiles", POLITICAL), ("ussr", "maskirovka", MILITARY)]
)
def test_one_cube_on_each_of_three_battlegrounds_is_asked_for_as_three(
    side: str, card: str, at: list[str]
) -> None:
    crisis = event_of_ours(side, card)
    for n in (3, 2, 1):
        assert asks(crisis) == ("ask-place", n)
        crisis.do(f"place {at[n - 1]}")
    assert crisis.is_over


def test_no_more_is_asked_for_than_the_card_says() -> None:
    crisis = event_of_ours("us", "excomm", ours={})
    for n in (4, 3):
        assert asks(crisis) == ("ask-place", n)
        crisis.do("place atlantic")
    assert asks(crisis) == ("ask-place", 2)


def test_no_more_cubes_are_asked_for_than_the_supply_has() -> None:
    crisis = event_of_ours("us", "excomm", ours={"turkey": 5, "italy": 5, "television": 5, "alliances": 1})
    assert crisis.supply[crisis.we] == 1
    assert asks(crisis) == ("ask-place", 1)


def test_no_more_cubes_are_asked_for_than_may_lie_on_the_battlegrounds_that_are_left() -> None:
    # At most two on each, and only one of the three has room.
    full = {"united_nations": 5, "television": 5}
    crisis = event_of_ours("us", "speech_to_the_nation", ours=full)
    assert asks(crisis) == ("ask-place", 2)
    crisis.do("place alliances")
    assert asks(crisis) == ("ask-place", 1)


@pytest.mark.parametrize(("there", "n"), [(1, 3), (2, 3), (3, 2), (4, 1)])
def test_no_more_cubes_are_asked_for_than_make_five(there: int, n: int) -> None:
    assert asks(event_of_ours("ussr", "strategic_balance", ours={"atlantic": there})) == ("ask-place", n)


# Cubes to remove


def test_no_more_cubes_are_to_be_removed_than_lie_on_one_battleground() -> None:
    assert asks(event_of_ours("us", "public_protests", ours={"italy": 1})) == ("ask-remove", 1)
    crisis = event_of_ours("us", "public_protests", ours={"italy": 2, "turkey": 3})
    assert asks(crisis) == ("ask-remove", 3)
    crisis.do("remove italy")
    assert asks(crisis) == ("ask-remove", 1)


def test_no_more_cubes_are_to_be_removed_than_lie_on_the_board() -> None:
    crisis = event_of_ours("ussr", "missile_trade", ours={"berlin": 1, "italy": 1})
    assert crisis.question == {"id": "ask-remove", "side": "ussr", "n": 2}
    crisis = event_of_ours("ussr", "missile_trade", ours={"berlin": 2, "italy": 5})
    assert asks(crisis) == ("ask-remove", 3)


@pytest.mark.parametrize(("there", "n"), [(1, 1), (2, 2), (3, 2)])
def test_the_cubes_to_be_removed_are_those_of_the_opponent_if_the_card_says_so(there: int, n: int) -> None:
    crisis = event_of_ours("us", "non_invasion_pledge", theirs={"turkey": there, "italy": 1})
    assert crisis.question == {"id": "ask-remove", "side": "ussr", "n": n}


# Tracks


@pytest.mark.parametrize(
    ("side", "card", "track"),
    [
        ("us", "mathematical_precision", "political"),
        ("us", "non_invasion_pledge", "political"),
        ("ussr", "mrbms_and_irbms", "military"),
    ],
)
def test_the_question_names_the_only_track_that_a_card_moves(side: str, card: str, track: str) -> None:
    crisis = event_of_ours(side, card, theirs={})
    assert crisis.question == {"id": "ask-one-track", "side": side, "track": track, "n": 2}


def test_the_question_says_that_only_the_highest_track_is_lowered() -> None:
    crisis = event_of_ours("ussr", "turn_back_the_ships")
    assert crisis.question == {"id": "ask-highest-track", "side": "ussr", "n": 2}


def test_the_question_says_how_many_tracks_may_still_be_moved_and_whose() -> None:
    guns = event_of_ours("us", "the_guns_of_august")
    assert guns.question == {"id": "ask-track", "side": "us", "n": 2, "left": 1}
    blockade = event_of_ours("ussr", "berlin_blockade")
    assert blockade.actor == blockade.they
    assert blockade.question == {"id": "ask-track", "side": "ussr", "n": 2, "left": 1}
    fifty = event_of_ours("us", "fifty_fifty", ours={"television": 1})
    assert fifty.question == {"id": "ask-track", "side": "us", "n": 1, "left": 2}
    fifty.do("defcon political-1")
    assert fifty.question == {"id": "ask-track", "side": "us", "n": 1, "left": 1}
