"""The events of the United States that place cubes: when the US plays them, and when it triggers them.

In these tests we are the US.
"""

from __future__ import annotations

from functools import partial

import pytest
from tests.crisis import (
    BATTLEGROUNDS,
    PLAYED,
    all_at,
    both_ways,
    check_without_effect,
    event_of_ours,
    offered_event,
    told,
)
from tests.games.clauses import clause

WITHOUT_US_CUBES = [at for at in BATTLEGROUNDS if at not in ("turkey", "italy")]
"""At the start of a game."""
SEVENTEEN = {"turkey": 5, "italy": 5, "united_nations": 5, "television": 2}


us = partial(event_of_ours, "us")


# Excomm


@both_ways
@clause("excomm", "Place up to 4 in total where the US has no cubes")
def test_excomm_places_four_cubes_where_the_us_has_none(way: str) -> None:
    crisis = us("excomm", way)
    assert crisis.offers() == [*[f"place {at}" for at in WITHOUT_US_CUBES], "pass"]
    crisis.do("place atlantic", "place berlin", "place television", "place alliances")
    assert crisis.is_over
    assert [crisis.our_cubes(at) for at in ("atlantic", "berlin", "television", "alliances")] == 4 * [1]


@both_ways
@clause("excomm", "Place up to 4 in total where the US has no cubes")
def test_excomm_looks_once_where_the_us_has_no_cubes(way: str) -> None:
    crisis = us("excomm", way)
    crisis.do("place berlin")
    # There is a US cube on Berlin now, and another may follow.
    assert crisis.can("place") == WITHOUT_US_CUBES


@both_ways
@clause("excomm", "Place up to 4 in total where the US has no cubes")
def test_excomm_does_not_mind_soviet_cubes_and_may_place_none(way: str) -> None:
    crisis = us("excomm", way, ours={}, theirs=dict.fromkeys(BATTLEGROUNDS, 1))
    assert len(crisis.can("place")) == 9
    crisis.do("pass")
    assert crisis.is_over
    assert crisis.supply[crisis.we] == 17


@both_ways
@clause("excomm", "at most 2 on each")
def test_excomm_places_at_most_two_on_each(way: str) -> None:
    crisis = us("excomm", way)
    crisis.do("place berlin", "place berlin")
    assert crisis.can("place") == [at for at in WITHOUT_US_CUBES if at != "berlin"]
    crisis.do("place atlantic", "place atlantic")
    assert crisis.is_over


@both_ways
def test_excomm_has_an_icon_two_cubes_on_a_battleground_are_one_step(way: str) -> None:
    crisis = us("excomm", way, our_tracks=all_at(4), their_tracks=all_at(4))
    crisis.do("place berlin", "place television", "place berlin", "place television")
    assert crisis.our_steps == [5, 4, 5]
    assert crisis.their_steps == [4, 4, 4]


@both_ways
def test_excomm_on_two_battlegrounds_of_one_track_escalates_it_twice(way: str) -> None:
    crisis = us("excomm", way, our_tracks=all_at(4))
    crisis.do("place berlin", "place atlantic", "place berlin", "place atlantic")
    assert crisis.our_steps == [6, 4, 4]


@both_ways
def test_excomm_spread_over_four_battlegrounds_moves_no_track(way: str) -> None:
    crisis = us("excomm", way, our_tracks=all_at(4))
    crisis.do("place berlin", "place atlantic", "place cuba_military", "place cuba_political")
    assert crisis.our_steps == [4, 4, 4]


@both_ways
def test_the_steps_of_excomm_beyond_the_end_of_the_track_are_lost(way: str) -> None:
    crisis = us("excomm", way, our_tracks=all_at(7))
    events = crisis.do("place berlin", "place berlin", "place atlantic", "place atlantic")
    assert told(events, "escalated") == [{"side": "us", "track": "military", "n": 1, "now": 8}]
    assert crisis.our_steps == [8, 7, 7]


@both_ways
def test_excomm_ends_when_the_us_has_no_cubes_left(way: str) -> None:
    crisis = us("excomm", way, ours={**SEVENTEEN, "television": 1})
    crisis.do("place berlin")
    assert crisis.is_over
    assert crisis.supply[crisis.we] == 0


@both_ways
def test_excomm_has_no_effect_when_the_us_has_cubes_everywhere(way: str) -> None:
    check_without_effect(*offered_event("us", "excomm", way, ours=dict.fromkeys(BATTLEGROUNDS, 1)))


# Lessons of Munich


@both_ways
@clause("lessons_of_munich", "Place up to 4 in total on Berlin, Italy and Turkey")
def test_lessons_of_munich_places_four_cubes_on_berlin_italy_and_turkey(way: str) -> None:
    crisis = us("lessons_of_munich", way, our_tracks=all_at(4))
    assert crisis.offers() == ["place berlin", "place turkey", "place italy", "pass"]
    crisis.do("place berlin", "place turkey", "place turkey", "place italy")
    assert crisis.is_over
    assert [crisis.our_cubes(at) for at in ("berlin", "turkey", "italy")] == [1, 3, 2]
    # It has no icon.
    assert crisis.our_steps == [4, 4, 4]


@both_ways
@clause("lessons_of_munich", "Place up to 4 in total on Berlin, Italy and Turkey")
def test_lessons_of_munich_may_place_fewer(way: str) -> None:
    crisis = us("lessons_of_munich", way)
    crisis.do("place berlin", "pass")
    assert crisis.is_over
    assert crisis.our_cubes("berlin") == 1


@both_ways
@clause("lessons_of_munich", "at most 2 on each")
def test_lessons_of_munich_places_at_most_two_on_each_and_fills_none_above_five(way: str) -> None:
    crisis = us("lessons_of_munich", way, ours={"italy": 4})
    crisis.do("place berlin", "place berlin")
    assert crisis.can("place") == ["turkey", "italy"]
    crisis.do("place italy")
    assert crisis.can("place") == ["turkey"]


# Offensive Missiles


@both_ways
@pytest.mark.parametrize("step", [2, 3])
@clause("offensive_missiles", "If the US political track is in DEFCON 3")
def test_offensive_missiles_works_while_the_us_political_track_is_in_defcon_3(way: str, step: int) -> None:
    crisis = us("offensive_missiles", way, our_tracks={"political": step}, their_tracks={"political": 8})
    assert crisis.asked == (crisis.we, "ask-place")


@both_ways
@pytest.mark.parametrize("step", [4, 6, 7, 8])
@clause("offensive_missiles", "If the US political track is in DEFCON 3")
def test_offensive_missiles_has_no_effect_above_defcon_3(way: str, step: int) -> None:
    ours, theirs = {"political": step}, {"political": 2}
    check_without_effect(
        *offered_event("us", "offensive_missiles", way, our_tracks=ours, their_tracks=theirs)
    )


@both_ways
@clause("offensive_missiles", "place up to 1 on every political battleground")
def test_offensive_missiles_places_one_cube_on_each_political_battleground(way: str) -> None:
    crisis = us("offensive_missiles", way, our_tracks=all_at(3))
    assert crisis.offers() == ["place cuba_political", "place turkey", "place italy", "pass"]
    crisis.do("place turkey")
    assert crisis.can("place") == ["cuba_political", "italy"]
    crisis.do("place cuba_political", "place italy")
    assert crisis.is_over
    assert [crisis.our_cubes(at) for at in ("cuba_political", "turkey", "italy")] == [1, 2, 2]
    assert crisis.our_steps == [3, 3, 3]


@both_ways
@clause("offensive_missiles", "place up to 1 on every political battleground")
def test_offensive_missiles_may_leave_battlegrounds_out_and_skips_full_ones(way: str) -> None:
    crisis = us("offensive_missiles", way, ours={"italy": 5})
    assert crisis.can("place") == ["cuba_political", "turkey"]
    crisis.do("place turkey", "pass")
    assert crisis.is_over
    assert crisis.our_cubes("cuba_political") == 0


# Quarantine


@both_ways
@clause("quarantine", "Place up to 2 on the Atlantic")
def test_quarantine_places_two_cubes_on_the_atlantic_and_moves_no_track(way: str) -> None:
    crisis = us("quarantine", way, our_tracks=all_at(4))
    assert crisis.offers() == ["place atlantic", "pass"]
    crisis.do("place atlantic", "place atlantic")
    assert crisis.is_over
    assert crisis.our_cubes("atlantic") == 2
    assert crisis.our_steps == [4, 4, 4]


@both_ways
@clause("quarantine", "Place up to 2 on the Atlantic")
def test_quarantine_may_place_fewer_and_stops_at_five(way: str) -> None:
    crisis = us("quarantine", way)
    crisis.do("pass")
    assert crisis.our_cubes("atlantic") == 0
    crisis = us("quarantine", way, ours={"atlantic": 4})
    crisis.do("place atlantic")
    assert crisis.is_over
    assert crisis.our_cubes("atlantic") == 5


@both_ways
@pytest.mark.parametrize("cubes", [{"atlantic": 5}, SEVENTEEN], ids=["five there", "none left"])
def test_quarantine_has_no_effect_where_no_cube_can_be_placed(way: str, cubes: dict[str, int]) -> None:
    check_without_effect(*offered_event("us", "quarantine", way, ours=cubes))


# Eyeball to Eyeball


@both_ways
@clause("eyeball_to_eyeball", "If the US is higher on the military track")
def test_eyeball_to_eyeball_works_if_the_us_is_one_step_higher(way: str) -> None:
    crisis = us("eyeball_to_eyeball", way, our_tracks={"military": 4}, their_tracks={"military": 3})
    assert crisis.asked == (crisis.we, "ask-place")


@both_ways
@pytest.mark.parametrize("theirs", [4, 5])
@clause("eyeball_to_eyeball", "If the US is higher on the military track")
def test_eyeball_to_eyeball_has_no_effect_if_the_us_is_not_higher(way: str, theirs: int) -> None:
    ours = {"military": 4, "political": 6, "world_opinion": 6}
    check_without_effect(
        *offered_event("us", "eyeball_to_eyeball", way, our_tracks=ours, their_tracks={"military": theirs})
    )


@both_ways
@clause("eyeball_to_eyeball", "place up to 3 in total on the Cuba battlegrounds")
def test_eyeball_to_eyeball_places_three_cubes_on_the_cuba_battlegrounds(way: str) -> None:
    crisis = us("eyeball_to_eyeball", way, our_tracks=all_at(4))
    assert crisis.offers() == ["place cuba_political", "place cuba_military", "pass"]
    crisis.do("place cuba_political", "place cuba_military", "place cuba_political")
    assert crisis.is_over
    assert [crisis.our_cubes(at) for at in ("cuba_political", "cuba_military")] == [2, 1]
    # It has an icon: a step for the second cube on a battleground.
    assert crisis.our_steps == [4, 5, 4]


@both_ways
@clause("eyeball_to_eyeball", "place up to 3 in total on the Cuba battlegrounds")
def test_eyeball_to_eyeball_with_three_cubes_on_one_battleground_escalates_two_steps(way: str) -> None:
    crisis = us("eyeball_to_eyeball", way, our_tracks=all_at(4))
    crisis.do("place cuba_military", "place cuba_military", "place cuba_military")
    assert crisis.our_steps == [6, 4, 4]


def test_a_single_cube_by_eyeball_to_eyeball_escalates_nothing() -> None:
    # The play-through's third round.
    crisis = us("eyeball_to_eyeball", PLAYED, our_tracks=all_at(6))
    crisis.do("place cuba_military", "pass")
    assert crisis.our_cubes("cuba_military") == 1
    assert crisis.our_steps == [6, 6, 6]
