"""The events of the United Nations that move markers: The Guns of August, Fifty-Fifty, U Thant."""

from __future__ import annotations

from typing import Any

import pytest
from tests.crisis import Ours, all_at, both_sides, check_without_effect, event_of_ours, offered_event, told
from tests.games.clauses import clause

# How far a marker at this step may be moved by up to two.
REACH = {
    2: ["-1", "+1", "+2"],
    3: ["-2", "-1", "+1", "+2"],
    6: ["-2", "-1", "+1", "+2"],
    7: ["-2", "-1", "+1"],
    8: ["-2", "-1"],
}
ONE_EACH = ["military-1", "military+1", "political-1", "political+1", "world_opinion-1", "world_opinion+1"]


def deflated_to_one(side: str, card: str, **position: Any) -> Ours:
    """U Thant has brought all our markers to the first step, and we have this card too."""
    crisis = event_of_ours(side, "u_thant", hand=[card], our_tracks=all_at(2), **position)
    crisis.pass_turns(1)
    assert crisis.our_steps == [1, 1, 1]
    return crisis


# The Guns of August


@both_sides
@pytest.mark.parametrize("step", REACH)
@clause("the_guns_of_august", "Move one of your tracks by up to 2, either way")
def test_the_guns_of_august_offers_all_moves_by_up_to_two_that_stay_on_the_track(
    side: str, step: int
) -> None:
    crisis = event_of_ours(side, "the_guns_of_august", our_tracks=all_at(step))
    assert crisis.can("defcon") == [
        f"{track}{way}" for track in ("military", "political", "world_opinion") for way in REACH[step]
    ]


@both_sides
@clause("the_guns_of_august", "Move one of your tracks by up to 2, either way")
def test_the_guns_of_august_moves_no_marker_below_the_first_step(side: str) -> None:
    crisis = deflated_to_one(side, "the_guns_of_august")
    crisis.do("event the_guns_of_august")
    assert [way for way in crisis.can("defcon") if "-" in way] == []
    assert "military+2" in crisis.can("defcon")


@both_sides
@pytest.mark.parametrize(("way", "steps"), [("political+2", [4, 6, 4]), ("world_opinion-1", [4, 4, 3])])
@clause("the_guns_of_august", "Move one of your tracks by up to 2, either way")
def test_the_guns_of_august_moves_one_of_our_markers_and_none_of_theirs(
    side: str, way: str, steps: list[int]
) -> None:
    crisis = event_of_ours(side, "the_guns_of_august", our_tracks=all_at(4), their_tracks=all_at(5))
    crisis.do(f"defcon {way}")
    assert crisis.our_steps == steps
    assert crisis.their_steps == [5, 5, 5]
    assert crisis.can("defcon") == []


@both_sides
@clause("the_guns_of_august", "then Command 1")
def test_the_guns_of_august_grants_a_command_of_one(side: str) -> None:
    crisis = event_of_ours(side, "the_guns_of_august", ours={"berlin": 2}, our_tracks=all_at(4))
    crisis.do("defcon military-2")
    assert crisis.asked == (crisis.we, "ask-command")
    assert len(crisis.can("on")) == 9
    crisis.do("on berlin")
    assert crisis.offers() == ["cubes +1", "cubes -1"]
    crisis.do("cubes +1")
    assert crisis.our_cubes("berlin") == 3
    # One cube moves no marker.
    assert crisis.our_steps == [2, 4, 4]
    assert crisis.is_over


@both_sides
@clause("the_guns_of_august", "then Command 1")
def test_the_guns_of_august_without_a_move_grants_its_command_all_the_same(side: str) -> None:
    crisis = event_of_ours(side, "the_guns_of_august", our_tracks=all_at(4))
    crisis.do("pass")
    assert crisis.asked == (crisis.we, "ask-command")
    crisis.do("pass")
    assert crisis.our_steps == [4, 4, 4]
    assert crisis.is_over


# Fifty-Fifty


@both_sides
@clause("fifty_fifty", "Whoever leads Television")
def test_fifty_fifty_is_ours_if_we_lead_television(side: str) -> None:
    crisis = event_of_ours(side, "fifty_fifty", ours={"television": 2}, theirs={"television": 1})
    assert crisis.asked == (crisis.we, "ask-track")


@both_sides
@clause("fifty_fifty", "Whoever leads Television")
def test_fifty_fifty_is_theirs_if_they_lead_television(side: str) -> None:
    crisis = event_of_ours(
        side, "fifty_fifty", theirs={"television": 1}, our_tracks=all_at(4), their_tracks=all_at(5)
    )
    assert crisis.asked == (crisis.they, "ask-track")
    crisis.do("defcon military-1", "defcon political-1")
    assert crisis.their_steps == [4, 4, 5]
    assert crisis.our_steps == [4, 4, 4]
    assert crisis.asked == (crisis.they, "ask-play")


@both_sides
@pytest.mark.parametrize("television", [{}, {"television": 2}], ids=["no cubes", "a tie"])
@clause("fifty_fifty", "Whoever leads Television")
def test_fifty_fifty_is_nobody_s_if_nobody_leads_television(side: str, television: dict[str, int]) -> None:
    check_without_effect(*offered_event(side, "fifty_fifty", ours=television, theirs=television))


@both_sides
@clause("fifty_fifty", "may move two of their own tracks by 1 each, either way")
def test_fifty_fifty_moves_two_different_tracks_by_one_any_mix_of_up_and_down(side: str) -> None:
    crisis = event_of_ours(side, "fifty_fifty", ours={"television": 1}, our_tracks=all_at(4))
    assert crisis.offers() == [*[f"defcon {way}" for way in ONE_EACH], "pass"]
    crisis.do("defcon political+1")
    assert crisis.can("defcon") == [way for way in ONE_EACH if "political" not in way]
    crisis.do("defcon world_opinion-1")
    assert crisis.our_steps == [4, 5, 3]
    assert crisis.is_over


@both_sides
@pytest.mark.parametrize("moves", [[], ["defcon military-1"]], ids=["none", "one"])
@clause("fifty_fifty", "may move two of their own tracks by 1 each, either way")
def test_fifty_fifty_may_move_fewer_than_two_tracks(side: str, moves: list[str]) -> None:
    crisis = event_of_ours(side, "fifty_fifty", ours={"television": 1}, our_tracks=all_at(4))
    crisis.do(*moves, "pass")
    assert crisis.our_steps == [4 - len(moves), 4, 4]
    assert crisis.is_over


@both_sides
@clause("fifty_fifty", "may move two of their own tracks by 1 each, either way")
def test_fifty_fifty_moves_no_marker_beyond_the_ends_of_its_track(side: str) -> None:
    crisis = event_of_ours(side, "fifty_fifty", ours={"television": 1}, our_tracks=all_at(8))
    assert crisis.can("defcon") == ["military-1", "political-1", "world_opinion-1"]
    crisis = deflated_to_one(side, "fifty_fifty", ours={"television": 1})
    crisis.do("event fifty_fifty")
    assert crisis.can("defcon") == ["military+1", "political+1", "world_opinion+1"]


# U Thant


@both_sides
@clause("u_thant", "Deflate all three of your tracks by 1")
def test_u_thant_deflates_all_three_of_our_tracks_and_none_of_theirs(side: str) -> None:
    tracks = {"military": 8, "political": 4, "world_opinion": 2}
    crisis = event_of_ours(side, "u_thant", our_tracks=tracks, their_tracks=all_at(5))
    assert crisis.our_steps == [7, 3, 1]
    assert crisis.their_steps == [5, 5, 5]
    assert crisis.is_over


@both_sides
@clause("u_thant", "Deflate all three of your tracks by 1")
def test_u_thant_leaves_a_marker_on_the_first_step_where_it_is(side: str) -> None:
    # A Command that removes two cubes has brought the marker there.
    crisis = Ours(side, ["u_thant", "close_allies"], ours={"berlin": 2}, our_tracks=all_at(2))
    crisis.do("command close_allies", "on berlin", "cubes -2")
    crisis.pass_turns(1)
    assert crisis.our_steps == [1, 2, 2]
    events = crisis.do("event u_thant")
    assert [each["track"] for each in told(events, "deflated")] == ["political", "world_opinion"]
    assert crisis.our_steps == [1, 1, 1]


@both_sides
@clause("u_thant", "Deflate all three of your tracks by 1")
def test_u_thant_may_be_played_without_effect_when_all_markers_are_on_the_first_step(side: str) -> None:
    crisis = Ours(
        side,
        ["fifty_fifty", "close_allies", "u_thant"],
        ours={"television": 1, "berlin": 2},
        our_tracks=all_at(2),
    )
    crisis.do("event fifty_fifty", "defcon political-1", "defcon world_opinion-1")
    crisis.pass_turns(1)
    crisis.do("command close_allies", "on berlin", "cubes -2")
    crisis.pass_turns(1)
    assert crisis.our_steps == [1, 1, 1]
    check_without_effect(crisis, "event u_thant")
