"""What the offers of 13 Days say that they would do now."""

from __future__ import annotations

from typing import Any, cast

import pytest
from tests.crisis import US, USSR, Crisis
from tests.positions import shown

import redphone
from redphone import State


def test_an_offer_to_command_says_how_many_cubes_with_letter_and_lasting_effects() -> None:
    crisis = Crisis(us_hand=["sops", "scramble", "suez_hungary", "u_thant"], ussr_hand=["to_the_brink"])
    crisis.do("event sops")
    offers = {str(offer.action): offer.as_dict() for offer in crisis.state.offers(USSR)}
    assert offers["command to_the_brink"]["n"] == 2
    crisis.do("event to_the_brink")
    offers = {str(offer.action): offer.as_dict() for offer in crisis.state.offers(US)}
    # One more and one less.
    assert offers["command scramble"] == {
        "action": "command scramble",
        "id": "offer-command",
        "card": "scramble",
        "n": 3,
        "theirs": 0,
    }
    assert offers["letter scramble"]["n"] == 4
    assert offers["command suez_hungary"]["theirs"] == 1
    assert "event suez_hungary" not in offers


def test_an_offer_of_an_event_says_whether_it_would_change_anything() -> None:
    crisis = Crisis(us={"atlantic": 5}, us_hand=["quarantine", "close_allies", "excomm"])
    offers = {str(offer.action): offer.as_dict() for offer in crisis.state.offers(US)}
    assert [offers[f"event {card}"]["idle"] for card in ("quarantine", "close_allies", "excomm")] == [1, 0, 0]


MARKER = ("marker", "track", "from", "to", "area")


def moved_by(crisis: Crisis, action: str) -> list[object]:
    """What an offer says of a marker; nothing if it says nothing."""
    fields = offered(crisis, crisis.actor, action)
    return [fields[name] for name in MARKER if name in fields]


def test_a_cube_of_an_event_with_an_icon_says_where_the_marker_goes() -> None:
    crisis = Crisis(us={}, us_hand=["excomm"], us_tracks={"military": 3})
    crisis.do("event excomm")
    stays = ["us", "military", 3, 3, 3]
    assert moved_by(crisis, "place atlantic") == stays
    crisis.do("place atlantic")
    assert moved_by(crisis, "place atlantic") == ["us", "military", 3, 4, 2]
    assert moved_by(crisis, "place berlin") == stays


@pytest.mark.parametrize(("card", "to", "area"), [("sops", 3, 3), ("containment", 4, 2)])
def test_a_removed_cube_says_that_it_lowers_the_marker_unless_that_is_forbidden(
    card: str, to: int, area: int
) -> None:
    crisis = Crisis(
        us_hand=[card], ussr={"atlantic": 2}, ussr_hand=["missile_trade"], ussr_tracks={"military": 4}
    )
    crisis.do(f"event {card}", "event missile_trade", "remove atlantic")
    assert moved_by(crisis, "remove atlantic") == ["ussr", "military", 4, to, area]


def test_a_cube_of_an_event_without_an_icon_says_nothing_of_markers() -> None:
    crisis = Crisis(us_hand=["quarantine"])
    crisis.do("event quarantine", "place atlantic")
    assert moved_by(crisis, "place atlantic") == []


PUSH = ("push", "push_from", "push_to", "push_area")


def offered(crisis: Crisis, seat: int, action: str) -> dict[str, Any]:
    (found,) = [offer.as_dict() for offer in crisis.state.offers(seat) if str(offer.action) == action]
    return dict(found)


def test_operation_mongoose_says_which_marker_the_ussr_may_raise_highest_and_how_far() -> None:
    crisis = Crisis(us_hand=["operation_mongoose"], us_tracks={"military": 4, "political": 6})
    assert offered(crisis, US, "event operation_mongoose") == {
        "action": "event operation_mongoose",
        "id": "offer-event",
        "card": "operation_mongoose",
        "idle": 0,
        "push": "political",
        "push_from": 6,
        "push_to": 7,
        "push_area": 1,
    }


def test_berlin_blockade_says_it_too_played_or_triggered() -> None:
    crisis = Crisis(
        first="ussr",
        ussr_hand=["berlin_blockade"],
        ussr_tracks={"military": 3, "world_opinion": 4},
        us_tracks={"military": 6},
    )
    offer = offered(crisis, USSR, "event berlin_blockade")
    assert [offer[name] for name in PUSH] == ["world_opinion", 4, 6, 2]
    crisis = Crisis(us_hand=["berlin_blockade"], ussr_tracks={"military": 5})
    crisis.do("command berlin_blockade")
    offer = offered(crisis, USSR, "choose trigger")
    assert [offer[name] for name in PUSH] == ["military", 5, 7, 1]


def test_of_two_markers_that_can_be_raised_as_high_the_one_that_climbs_most_is_said() -> None:
    tracks = {"military": 8, "political": 7, "world_opinion": 6}
    crisis = Crisis(first="ussr", ussr_hand=["berlin_blockade"], ussr_tracks=tracks)
    offer = offered(crisis, USSR, "event berlin_blockade")
    assert [offer[name] for name in PUSH] == ["world_opinion", 6, 8, 1]


PUSHERS = {"operation_mongoose", "berlin_blockade"}


def can_be_pushed(crisis: Crisis, seat: int, action: str) -> bool:
    """May the other side raise a marker of this one, when that is done, by what it is asked next?"""
    then = crisis.state.clone()
    before = markers(then, seat)
    then.apply(action)
    if then.actor != 1 - seat:
        return False
    for option in then.options():
        after = then.clone()
        after.apply(option)
        if any(now > was for now, was in zip(markers(after, seat), before, strict=True)):
            return True
    return False


def markers(state: State, seat: int) -> list[int]:
    return [int(track["markers"][seat]) for track in shown(state)["tracks"]]


@pytest.mark.parametrize("leader", ["us", "ussr"])
@pytest.mark.parametrize(("seat", "side"), [(US, "us"), (USSR, "ussr")])
def test_no_other_event_lets_the_other_side_raise_a_marker(seat: int, side: str, leader: str) -> None:
    cards = cast(dict[str, list[str]], redphone.game("13-days").book().edition.data["cards"])
    for card in [*cards[side], *cards["un"]]:
        # Whoever leads Television moves markers of their own.
        given: dict[str, Any] = {f"{side}_hand": [card], leader: {"television": 1, "alliances": 3}}
        crisis = Crisis(first=side, **given)
        says = "push" in offered(crisis, seat, f"event {card}")
        assert says == can_be_pushed(crisis, seat, f"event {card}") == (card in PUSHERS), card


# The lead.


def leads(crisis: Crisis) -> dict[str, tuple[object, object]]:
    """What becomes of a lead, by what is offered."""
    offers = [offer.as_dict() for offer in crisis.state.offers(crisis.actor)]
    return {str(each["action"]): (each["lead_from"], each["lead_to"]) for each in offers if "lead_to" in each}


def test_a_cube_says_what_becomes_of_the_lead_of_whose_it_is() -> None:
    crisis = Crisis(us={"turkey": 1}, ussr={"turkey": 3}, us_hand=["lessons_of_munich"])
    crisis.do("event lessons_of_munich")
    assert leads(crisis) == {"place berlin": (0, 1), "place turkey": (-2, -1), "place italy": (0, 1)}
    crisis = Crisis(first="ussr", us={"turkey": 1}, ussr={"turkey": 3}, ussr_hand=["missile_trade"])
    crisis.do("event missile_trade")
    assert leads(crisis) == {"remove turkey": (2, 1)}


def test_half_of_the_cubes_of_the_other_side_say_what_becomes_of_its_lead() -> None:
    crisis = Crisis(us={"cuba_military": 1}, ussr={"cuba_military": 5}, us_hand=["air_strike"])
    crisis.do("event air_strike", "choose strike")
    assert leads(crisis) == {"remove cuba_military": (4, 1)}


def test_the_cubes_of_a_command_say_it_too() -> None:
    crisis = Crisis(us={"turkey": 1}, ussr={"turkey": 3}, us_hand=["quarantine"], us_tracks={"political": 3})
    crisis.do("letter quarantine", "on turkey")
    assert leads(crisis) == {"cubes +1": (-2, -1), "cubes +2": (-2, 0), "cubes -1": (-2, -3)}


def test_where_a_marker_would_go_both_areas_are_said() -> None:
    crisis = Crisis(us={"turkey": 1}, us_hand=["quarantine"], us_tracks={"political": 3})
    crisis.do("letter quarantine", "on turkey")
    fields = offered(crisis, US, "cubes +2")
    assert [fields[name] for name in ("from", "to", "from_area", "area")] == [3, 4, 3, 2]


def test_the_last_card_of_each_side_in_a_round_is_asked_for_as_such() -> None:
    crisis = Crisis()
    last = []
    for _ in range(8):
        last.append(crisis.question["last"])
        crisis.pass_turns(1)
    assert last == 6 * [0] + 2 * [1]
