"""The events of the United States that move markers or prestige: played, and triggered.

In these tests we are the US.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from tests.crisis import PLAYED, Ours, all_at, both_ways, check_without_effect, event_of_ours, offered_event
from tests.games.clauses import clause

ONE_EACH = ["military-1", "military+1", "political-1", "political+1", "world_opinion-1", "world_opinion+1"]
# How far a marker at this step may be moved by up to two.
REACH = [
    (2, ["-1", "+1", "+2"]),
    (4, ["-2", "-1", "+1", "+2"]),
    (7, ["-2", "-1", "+1"]),
    (8, ["-2", "-1"]),
]


us = partial(event_of_ours, "us")


def after_u_thant(card: str, way: str, **position: Any) -> Ours:
    """The same when the US has played U Thant before, and so has markers on the first step."""
    ours, theirs = ([card], []) if way == PLAYED else ([], [card])
    crisis = Ours("us", ["u_thant", *ours], theirs, **position)
    crisis.do("event u_thant")
    if way == PLAYED:
        crisis.pass_turns(1)
        crisis.do(f"event {card}")
    else:
        crisis.do(f"command {card}", "choose trigger")
    return crisis


# Mathematical Precision


@both_ways
@pytest.mark.parametrize(("step", "ways"), REACH)
@clause("mathematical_precision", "Move the US political track by up to 2, either way")
def test_mathematical_precision_offers_the_us_political_track_alone(
    way: str, step: int, ways: list[str]
) -> None:
    crisis = us("mathematical_precision", way, our_tracks={"political": step})
    assert crisis.offers() == [*[f"defcon political{steps}" for steps in ways], "pass"]


@both_ways
@pytest.mark.parametrize("steps", [-2, -1, 1, 2])
@clause("mathematical_precision", "Move the US political track by up to 2, either way")
def test_mathematical_precision_moves_the_us_political_track(way: str, steps: int) -> None:
    crisis = us("mathematical_precision", way, our_tracks=all_at(4), their_tracks=all_at(4))
    crisis.do(f"defcon political{steps:+d}")
    assert crisis.our_steps == [4, 4 + steps, 4]
    assert crisis.their_steps == [4, 4, 4]


@both_ways
@clause("mathematical_precision", "Move the US political track by up to 2, either way")
def test_mathematical_precision_goes_no_lower_than_the_first_step(way: str) -> None:
    crisis = after_u_thant("mathematical_precision", way, our_tracks=all_at(2))
    assert crisis.can("defcon") == ["political+1", "political+2"]


@both_ways
@clause("mathematical_precision", "then Command 1")
def test_mathematical_precision_grants_a_command_of_one_in_any_case(way: str) -> None:
    for first in ("defcon political+1", "pass"):
        crisis = us("mathematical_precision", way, ours={"italy": 2}, our_tracks=all_at(4))
        crisis.do(first)
        assert crisis.asked == (crisis.we, "ask-command")
        assert len(crisis.can("on")) == 9
        steps = crisis.our_steps
        crisis.do("on italy")
        assert crisis.offers() == ["cubes +1", "cubes -1"]
        crisis.do("cubes +1")
        assert crisis.our_cubes("italy") == 3
        assert crisis.our_steps == steps
        assert crisis.is_over


@clause("mathematical_precision", "then Command 1")
def test_sops_gives_the_command_of_a_triggered_mathematical_precision_one_cube_more() -> None:
    crisis = Ours("us", ["sops"], ["mathematical_precision"], our_tracks=all_at(4))
    crisis.do("event sops", "command mathematical_precision", "choose trigger", "pass", "on atlantic")
    assert crisis.can("cubes") == ["+1", "+2"]
    crisis.do("cubes +2")
    assert crisis.our_steps == [5, 4, 4]
    # The card has three cubes for the USSR, SOPs or not.
    crisis.do("on atlantic")
    assert crisis.can("cubes") == ["+1", "+2", "+3"]


# Operation Mongoose


@both_ways
@clause("operation_mongoose", "The US gains 1 prestige")
def test_operation_mongoose_gives_the_us_one_prestige_at_once(way: str) -> None:
    crisis = us("operation_mongoose", way)
    assert crisis.prestige == 1
    assert crisis.actor == crisis.they


@clause("operation_mongoose", "The US gains 1 prestige")
def test_the_prestige_of_operation_mongoose_is_taken_from_a_soviet_lead() -> None:
    crisis = Ours("us", ["operation_mongoose"], ["berlin_blockade"], they_begin=True)
    crisis.do("event berlin_blockade", "pass", "event operation_mongoose")
    assert crisis.prestige == -1


@both_ways
@clause("operation_mongoose", "then the USSR may move one US track by 1, either way")
def test_operation_mongoose_lets_the_ussr_move_one_us_track_by_one(way: str) -> None:
    crisis = us("operation_mongoose", way, our_tracks=all_at(4), their_tracks=all_at(5))
    assert crisis.asked == (crisis.they, "ask-track")
    assert crisis.offers() == [*[f"defcon {each}" for each in ONE_EACH], "pass"]
    crisis.do("defcon world_opinion+1")
    assert crisis.our_steps == [4, 4, 5]
    assert crisis.their_steps == [5, 5, 5]
    assert crisis.is_over


@both_ways
@clause("operation_mongoose", "then the USSR may move one US track by 1, either way")
def test_the_ussr_may_leave_the_us_tracks_alone(way: str) -> None:
    crisis = us("operation_mongoose", way, our_tracks=all_at(4))
    assert crisis.do("pass") == []
    assert crisis.our_steps == [4, 4, 4]
    assert crisis.is_over


@both_ways
@clause("operation_mongoose", "then the USSR may move one US track by 1, either way")
def test_the_ussr_moves_no_us_marker_beyond_the_ends_of_its_track(way: str) -> None:
    crisis = us("operation_mongoose", way, our_tracks=all_at(8))
    assert crisis.can("defcon") == ["military-1", "political-1", "world_opinion-1"]
    crisis = after_u_thant("operation_mongoose", way, our_tracks=all_at(2))
    assert crisis.can("defcon") == ["military+1", "political+1", "world_opinion+1"]


# Non-Invasion Pledge


@both_ways
@clause("non_invasion_pledge", "Remove up to 2 USSR cubes from Turkey")
def test_non_invasion_pledge_removes_two_soviet_cubes_from_turkey(way: str) -> None:
    crisis = us("non_invasion_pledge", way, theirs={"turkey": 3, "italy": 2}, their_tracks=all_at(4))
    assert crisis.offers() == ["remove turkey", "pass"]
    crisis.do("remove turkey", "remove turkey")
    assert crisis.their_cubes("turkey") == 1
    assert crisis.our_cubes("turkey") == 1
    # It has no icon.
    assert crisis.their_steps == [4, 4, 4]
    assert crisis.can("remove") == []


@both_ways
@clause("non_invasion_pledge", "Remove up to 2 USSR cubes from Turkey")
def test_non_invasion_pledge_may_remove_fewer(way: str) -> None:
    crisis = us("non_invasion_pledge", way, theirs={"turkey": 3})
    crisis.do("remove turkey", "pass")
    assert crisis.their_cubes("turkey") == 2
    assert crisis.asked == (crisis.we, "ask-one-track")


@both_ways
@pytest.mark.parametrize(("step", "ways"), REACH)
@clause("non_invasion_pledge", "then move the US political track by up to 2, either way")
def test_non_invasion_pledge_without_soviet_cubes_on_turkey_moves_the_track_at_once(
    way: str, step: int, ways: list[str]
) -> None:
    crisis = us("non_invasion_pledge", way, our_tracks={"political": step})
    assert crisis.offers() == [*[f"defcon political{steps}" for steps in ways], "pass"]


@both_ways
@clause("non_invasion_pledge", "then move the US political track by up to 2, either way")
def test_non_invasion_pledge_moves_the_us_political_track_or_leaves_it(way: str) -> None:
    crisis = us("non_invasion_pledge", way, theirs={"turkey": 1}, our_tracks=all_at(4))
    crisis.do("remove turkey", "defcon political-2")
    assert crisis.our_steps == [4, 2, 4]
    assert crisis.is_over
    crisis = us("non_invasion_pledge", way, our_tracks=all_at(4))
    crisis.do("pass")
    assert crisis.our_steps == [4, 4, 4]
    assert crisis.is_over


# Invasion of Cuba


@both_ways
@pytest.mark.parametrize(("step", "ways"), [(2, ["+1", "+2"]), (6, ["+1", "+2"]), (7, ["+1"])])
@clause("invasion_of_cuba", "Escalate the US military track by up to 2")
def test_invasion_of_cuba_escalates_the_us_military_track_as_far_as_it_goes(
    way: str, step: int, ways: list[str]
) -> None:
    crisis = us("invasion_of_cuba", way, our_tracks={"military": step})
    assert crisis.offers() == [*[f"defcon military{steps}" for steps in ways], "pass"]


@both_ways
@clause("invasion_of_cuba", "Escalate the US military track by up to 2")
def test_invasion_of_cuba_without_escalation_deflates_nothing(way: str) -> None:
    crisis = us("invasion_of_cuba", way, our_tracks=all_at(5))
    crisis.do("pass")
    assert crisis.our_steps == [5, 5, 5]
    assert crisis.is_over


@both_ways
@clause("invasion_of_cuba", "Escalate the US military track by up to 2")
def test_invasion_of_cuba_has_no_effect_at_the_end_of_the_military_track(way: str) -> None:
    check_without_effect(*offered_event("us", "invasion_of_cuba", way, our_tracks=all_at(8)))


@both_ways
@pytest.mark.parametrize(
    ("escalated", "offered"),
    [
        (1, ["political-1", "world_opinion-1"]),
        (2, ["political-2", "political-1", "world_opinion-2", "world_opinion-1"]),
    ],
)
@clause("invasion_of_cuba", "then deflate one other US track by up to as many")
def test_invasion_of_cuba_deflates_another_track_by_up_to_the_steps_escalated(
    way: str, escalated: int, offered: list[str]
) -> None:
    crisis = us("invasion_of_cuba", way, our_tracks=all_at(5), their_tracks=all_at(5))
    crisis.do(f"defcon military+{escalated}")
    assert crisis.offers() == [*[f"defcon {each}" for each in offered], "pass"]
    crisis.do(f"defcon world_opinion-{escalated}")
    assert crisis.our_steps == [5 + escalated, 5, 5 - escalated]
    assert crisis.their_steps == [5, 5, 5]
    assert crisis.is_over


@both_ways
@clause("invasion_of_cuba", "then deflate one other US track by up to as many")
def test_invasion_of_cuba_need_not_deflate_as_far_or_at_all(way: str) -> None:
    for then, steps in (("defcon political-1", [7, 4, 5]), ("pass", [7, 5, 5])):
        crisis = us("invasion_of_cuba", way, our_tracks=all_at(5))
        crisis.do("defcon military+2", then)
        assert crisis.our_steps == steps
        assert crisis.is_over


@both_ways
@clause("invasion_of_cuba", "then deflate one other US track by up to as many")
def test_invasion_of_cuba_deflates_no_marker_below_the_first_step(way: str) -> None:
    tracks = {"military": 4, "political": 2, "world_opinion": 3}
    crisis = us("invasion_of_cuba", way, our_tracks=tracks)
    crisis.do("defcon military+2")
    assert crisis.can("defcon") == ["political-1", "world_opinion-2", "world_opinion-1"]


@both_ways
@clause("invasion_of_cuba", "then deflate one other US track by up to as many")
def test_invasion_of_cuba_ends_when_the_other_tracks_are_on_the_first_step(way: str) -> None:
    crisis = after_u_thant("invasion_of_cuba", way, our_tracks=all_at(2))
    crisis.do("defcon military+1")
    assert crisis.our_steps == [2, 1, 1]
    assert crisis.is_over
