"""A card played for Command: cubes on one battleground, and the steps they cost. [Command]"""

from __future__ import annotations

import pytest
from tests.crisis import BATTLEGROUNDS, US, USSR, Crisis, told
from tests.games.days.rounds import FIFTEEN_ELSEWHERE, Cubes, steps

ONE, TWO, THREE = "sops", "close_allies", "scramble"
"""Cards of the UN by their cubes."""


def commanding(
    card: str = THREE,
    us: Cubes | None = None,
    ussr: Cubes | None = None,
    us_tracks: Cubes | None = None,
) -> Crisis:
    """The US has played this card for Command and is asked where."""
    crisis = Crisis(us, ussr, us_tracks, us_hand=[card], first="us")
    crisis.do(f"command {card}")
    return crisis


@pytest.mark.parametrize(("card", "n"), [(ONE, 1), (TWO, 2), (THREE, 3)])
def test_a_command_places_up_to_the_cubes_of_the_card_on_one_battleground(card: str, n: int) -> None:
    crisis = commanding(card)
    assert crisis.offers() == [*(f"on {at}" for at in BATTLEGROUNDS), "pass"]
    crisis.do("on atlantic")
    assert crisis.offers() == [f"cubes +{k}" for k in range(1, n + 1)]
    crisis.do(f"cubes +{n}")
    assert crisis.plays(USSR)
    assert crisis.cubes("atlantic") == [n, 0]
    assert crisis.supply == [15 - n, 15]


def test_a_command_removes_up_to_the_cubes_of_the_card_instead() -> None:
    crisis = commanding(us={"atlantic": 2})
    crisis.do("on atlantic")
    assert crisis.offers() == ["cubes +1", "cubes +2", "cubes +3", "cubes -1", "cubes -2"]
    crisis.do("cubes -2")
    assert crisis.plays(USSR)
    assert crisis.cubes("atlantic") == [0, 0]
    assert crisis.supply[US] == 17


def test_a_command_moves_only_one_s_own_cubes() -> None:
    crisis = commanding(us={}, ussr={"atlantic": 3})
    crisis.do("on atlantic")
    assert crisis.offers() == ["cubes +1", "cubes +2", "cubes +3"]
    crisis.do("cubes +1")
    assert crisis.cubes("atlantic") == [1, 3]


@pytest.mark.parametrize(("n", "moved"), [(1, 0), (2, 1), (3, 2)])
@pytest.mark.parametrize(
    ("at", "track"), [("atlantic", "military"), ("italy", "political"), ("alliances", "world_opinion")]
)
def test_placing_escalates_the_track_of_the_battleground_one_step_for_each_cube_after_the_first(
    at: str, track: str, n: int, moved: int
) -> None:
    crisis = commanding(us={})
    before = crisis.shown()["tracks"]
    crisis.do(f"on {at}", f"cubes +{n}")
    for was in before:
        expected = [was["markers"][US] + (moved if was["track"] == track else 0), was["markers"][USSR]]
        assert crisis.markers(was["track"]) == expected


@pytest.mark.parametrize(("n", "step"), [(1, 5), (2, 4), (3, 3)])
def test_removing_deflates_it_one_step_for_each_cube_after_the_first(n: int, step: int) -> None:
    crisis = commanding(us={"atlantic": 3}, us_tracks={"military": 5})
    crisis.do("on atlantic", f"cubes -{n}")
    assert steps(crisis, US) == [step, 3, 2]
    assert steps(crisis, USSR) == [3, 2, 2]


def test_a_command_may_be_for_nothing() -> None:
    crisis = commanding()
    events = crisis.do("pass")
    assert crisis.plays(USSR)
    assert crisis.supply == [15, 15]
    assert steps(crisis, US) == [2, 3, 2]
    assert events == []


@pytest.mark.parametrize(("there", "most"), [(2, 3), (3, 2), (4, 1)])
def test_a_battleground_never_holds_more_than_five_cubes_of_a_player(there: int, most: int) -> None:
    crisis = commanding(us={"atlantic": there})
    crisis.do("on atlantic")
    placing = [offer for offer in crisis.offers() if "+" in offer]
    assert placing == [f"cubes +{k}" for k in range(1, most + 1)]


def test_five_of_each_player_may_stand_on_one_battleground() -> None:
    crisis = commanding(us={"atlantic": 4}, ussr={"atlantic": 5})
    crisis.do("on atlantic", "cubes +1")
    assert crisis.cubes("atlantic") == [5, 5]


def test_from_a_full_battleground_cubes_can_only_be_removed() -> None:
    crisis = commanding(us={"atlantic": 5})
    crisis.do("on atlantic")
    assert crisis.offers() == ["cubes -1", "cubes -2", "cubes -3"]


def test_no_more_cubes_are_placed_than_the_supply_holds() -> None:
    crisis = commanding(us={**FIFTEEN_ELSEWHERE, "berlin": 1})
    assert crisis.supply[US] == 1
    crisis.do("on atlantic")
    assert crisis.offers() == ["cubes +1"]


def test_with_all_seventeen_cubes_on_the_board_one_can_only_remove() -> None:
    crisis = commanding(us={**FIFTEEN_ELSEWHERE, "berlin": 2})
    assert crisis.supply[US] == 0
    assert crisis.offers() == ["on cuba_political", "on berlin", "on turkey", "on television", "pass"]
    crisis.do("on berlin")
    assert crisis.offers() == ["cubes -1", "cubes -2"]


@pytest.mark.parametrize(("step", "after"), [(6, 8), (7, 8), (8, 8)])
def test_a_marker_is_never_moved_beyond_the_top_of_its_track(step: int, after: int) -> None:
    crisis = commanding(us={}, us_tracks={"military": step})
    crisis.do("on atlantic", "cubes +3")
    assert crisis.cubes("atlantic") == [3, 0]
    assert crisis.markers("military")[US] == after


@pytest.mark.parametrize(("step", "after"), [(3, 1), (2, 1)])
def test_a_marker_is_never_moved_below_the_bottom_of_its_track(step: int, after: int) -> None:
    crisis = commanding(us={"atlantic": 3}, us_tracks={"military": step})
    crisis.do("on atlantic", "cubes -3")
    assert crisis.cubes("atlantic") == [0, 0]
    assert crisis.markers("military")[US] == after


def test_everybody_is_told_of_the_command_its_cubes_and_its_steps() -> None:
    crisis = Crisis(us_hand=[THREE], first="us")
    assert told(crisis.do(f"command {THREE}"), "commanded") == [{"side": "us", "card": THREE, "n": 3}]
    events = crisis.do("on atlantic", "cubes +3")
    assert all(event.is_for(seat) for event in events for seat in (US, USSR, None))
    assert [event.as_dict() for event in events] == [
        {"id": "placed", "side": "us", "at": "atlantic", "n": 3, "now": 3},
        {"id": "escalated", "side": "us", "track": "military", "n": 2, "now": 4},
    ]


# The opponent's card


@pytest.mark.parametrize(
    ("card", "first", "other"), [("fidel_castro", "us", USSR), ("lessons_of_munich", "ussr", US)]
)
def test_the_opponent_decides_on_the_event_of_their_card_before_the_command(
    card: str, first: str, other: int
) -> None:
    us_hand, ussr_hand = ([card], []) if first == "us" else ([], [card])
    crisis = Crisis(us_hand=us_hand, ussr_hand=ussr_hand, first=first)
    crisis.do(f"command {card}")
    assert crisis.actor == other
    assert crisis.offers() == ["choose trigger", "pass"]


def test_a_triggered_event_is_resolved_wholly_before_the_command() -> None:
    crisis = Crisis(us_hand=["fidel_castro"], first="us")
    events = crisis.do("command fidel_castro", "choose trigger")
    assert told(events, "triggered") == [{"side": "ussr", "card": "fidel_castro"}]
    for _ in range(3):
        assert crisis.actor == USSR
        crisis.do("place cuba_political")
    assert crisis.actor == US
    crisis.do("on cuba_political", "cubes +3")
    assert crisis.cubes("cuba_political") == [3, 3]
    assert crisis.plays(USSR)


def test_a_declined_event_does_not_happen_and_the_command_does() -> None:
    crisis = Crisis(us_hand=["fidel_castro"], first="us")
    events = crisis.do("command fidel_castro", "pass")
    assert told(events, "declined") == [{"side": "ussr", "card": "fidel_castro"}]
    crisis.do("on cuba_political", "cubes +3")
    assert crisis.cubes("cuba_political") == [3, 0]


@pytest.mark.parametrize("card", ["sops", "lessons_of_munich"])
def test_one_s_own_card_and_that_of_the_un_are_commanded_without_the_opponent(card: str) -> None:
    crisis = commanding(card)
    assert crisis.actor == US
    assert "on atlantic" in crisis.offers()


@pytest.mark.parametrize(
    ("first", "own", "other"), [("us", "quarantine", "fidel_castro"), ("ussr", "fidel_castro", "quarantine")]
)
def test_one_s_own_card_and_that_of_the_un_may_be_played_for_the_event_and_the_opponent_s_may_not(
    first: str, own: str, other: str
) -> None:
    hand = ["sops", own, other]
    us_hand, ussr_hand = (hand, []) if first == "us" else ([], hand)
    crisis = Crisis(us_hand=us_hand, ussr_hand=ussr_hand, first=first)
    assert {f"command {card}" for card in hand} < set(crisis.offers())
    assert {"event sops", f"event {own}"} < set(crisis.offers())
    assert f"event {other}" not in crisis.offers()


def test_an_event_without_the_icon_moves_no_track_and_one_with_it_moves_as_a_command_would() -> None:
    without = Crisis(ussr_hand=["fidel_castro"], first="ussr")
    without.do("event fidel_castro", *3 * ["place cuba_military"])
    assert steps(without, USSR) == [3, 2, 2]
    with_icon = Crisis(ussr_hand=["strategic_balance"], first="ussr")
    with_icon.do("event strategic_balance", *3 * ["place atlantic"])
    assert steps(with_icon, USSR) == [5, 2, 2]


def test_a_command_that_can_place_nothing_and_remove_nothing_is_over() -> None:
    # All political battlegrounds are full, and National Liberation may only place there.
    crisis = Crisis(
        ussr={"cuba_political": 5, "turkey": 5, "italy": 5}, ussr_hand=["national_liberation"], first="ussr"
    )
    crisis.do("event national_liberation")
    assert crisis.plays(US)


# What changes Commands for the rest of the round


def test_sops_and_to_the_brink_are_added_up_with_the_letter() -> None:
    crisis = Crisis(us_hand=["sops", "nuclear_submarines"], ussr_hand=["to_the_brink"], first="us")
    crisis.do("event sops", "event to_the_brink")
    # 1 + 1 for the letter + 1 for SOPs - 1 for To the Brink.
    crisis.do("letter nuclear_submarines", "on atlantic")
    assert crisis.offers() == ["cubes +1", "cubes +2"]


def test_a_command_of_one_with_to_the_brink_and_the_letter_is_one() -> None:
    # Everything is added up first, and only then raised to one.
    crisis = Crisis(us_hand=["nuclear_submarines"], ussr_hand=["to_the_brink"], first="ussr")
    crisis.do("event to_the_brink", "letter nuclear_submarines", "on atlantic")
    assert crisis.offers() == ["cubes +1"]


def test_lasting_effects_end_with_the_round() -> None:
    crisis = Crisis(us_hand=["sops"], ussr_hand=["to_the_brink"], first="us")
    crisis.do("event sops", "event to_the_brink")
    assert crisis.lasting() == [("us", "sops"), ("us", "to_the_brink")]
    crisis.pass_turns(6)
    assert crisis.lasting() == []
    crisis.begin(us_hand=[THREE], first="us")
    crisis.do(f"command {THREE}", "on atlantic")
    assert crisis.offers() == ["cubes +1", "cubes +2", "cubes +3"]
