"""The events of the United States that remove, move or Command cubes: played, and triggered.

In these tests we are the US.
"""

from __future__ import annotations

from functools import partial

import pytest
from tests.crisis import (
    BATTLEGROUNDS,
    MILITARY,
    PLAYED,
    TRIGGERED,
    Ours,
    all_at,
    both_ways,
    check_unused,
    check_without_effect,
    event_of_ours,
    offered_event,
    told,
)
from tests.games.clauses import clause

us = partial(event_of_ours, "us")


# Public Protests


@both_ways
@clause("public_protests", "Remove any number of US cubes")
def test_public_protests_removes_us_cubes_from_wherever_they_are_and_no_soviet_ones(way: str) -> None:
    crisis = us("public_protests", way, ours={"italy": 5, "berlin": 1}, theirs={"berlin": 2, "turkey": 2})
    assert crisis.offers() == ["remove berlin", "remove italy", "pass"]
    crisis.do(*5 * ["remove italy"])
    assert crisis.our_cubes("italy") == 0
    assert crisis.supply[crisis.we] == 16
    assert crisis.is_over


@both_ways
@clause("public_protests", "Remove any number of US cubes")
def test_public_protests_may_remove_fewer_or_none_and_moves_no_track(way: str) -> None:
    crisis = us("public_protests", way, ours={"italy": 5}, our_tracks=all_at(4))
    crisis.do("remove italy", "remove italy", "remove italy", "pass")
    assert crisis.is_over
    assert crisis.our_cubes("italy") == 2
    assert crisis.our_steps == [4, 4, 4]
    crisis = us("public_protests", way)
    check_unused(crisis.do("pass"), "public_protests")
    assert crisis.is_over


@both_ways
@clause("public_protests", "all from one battleground")
def test_public_protests_goes_on_only_where_it_began(way: str) -> None:
    crisis = us("public_protests", way, ours={"italy": 2, "turkey": 2})
    crisis.do("remove turkey")
    assert crisis.offers() == ["remove turkey", "pass"]
    crisis.do("remove turkey")
    assert crisis.is_over
    assert crisis.our_cubes("italy") == 2


@both_ways
def test_public_protests_has_no_effect_when_the_us_has_no_cubes(way: str) -> None:
    check_without_effect(*offered_event("us", "public_protests", way, ours={}))


# Air Strike


@both_ways
def test_air_strike_is_one_of_two_things_and_the_us_chooses(way: str) -> None:
    crisis = us("air_strike", way)
    assert crisis.actor == crisis.we
    assert sorted(crisis.offers()) == ["choose rally", "choose strike"]


@both_ways
@pytest.mark.parametrize(("cubes", "left"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
@clause("air_strike", "Either remove half of the USSR cubes from one Cuba battleground")
def test_air_strike_removes_half_of_the_soviet_cubes_rounded_up(way: str, cubes: int, left: int) -> None:
    crisis = us("air_strike", way, theirs={"cuba_military": cubes}, their_tracks=all_at(4))
    crisis.do("choose strike", "remove cuba_military")
    assert crisis.their_cubes("cuba_military") == left
    assert crisis.supply[crisis.they] == 17 - left
    assert crisis.their_steps == [4, 4, 4]
    assert crisis.is_over


@both_ways
@clause("air_strike", "Either remove half of the USSR cubes from one Cuba battleground")
def test_air_strike_hits_one_cuba_battleground_where_the_ussr_has_cubes(way: str) -> None:
    crisis = us("air_strike", way, theirs={"cuba_political": 2, "cuba_military": 2, "berlin": 2})
    crisis.do("choose strike")
    # It was chosen: it cannot be left now.
    assert crisis.offers() == ["remove cuba_political", "remove cuba_military"]
    crisis.do("remove cuba_political")
    assert [crisis.their_cubes(at) for at in ("cuba_political", "cuba_military")] == [1, 2]
    crisis = us("air_strike", way, theirs={"cuba_political": 2, "atlantic": 2})
    crisis.do("choose strike")
    assert crisis.offers() == ["remove cuba_political"]


@both_ways
@clause("air_strike", "Either remove half of the USSR cubes from one Cuba battleground")
def test_air_strike_on_an_empty_cuba_does_nothing(way: str) -> None:
    crisis = us("air_strike", way, theirs={"atlantic": 3})
    check_unused(crisis.do("choose strike"), "air_strike")
    assert crisis.is_over
    assert crisis.their_cubes("atlantic") == 3


@both_ways
@clause("air_strike", "or place up to 2 on Alliances")
def test_air_strike_places_two_cubes_on_alliances_instead(way: str) -> None:
    crisis = us("air_strike", way, our_tracks=all_at(4))
    crisis.do("choose rally")
    assert crisis.offers() == ["place alliances", "pass"]
    crisis.do("place alliances", "place alliances")
    assert crisis.is_over
    assert crisis.our_cubes("alliances") == 2
    assert crisis.their_cubes("cuba_military") == 1
    assert crisis.our_steps == [4, 4, 4]


@both_ways
@clause("air_strike", "or place up to 2 on Alliances")
def test_air_strike_may_place_fewer_on_alliances(way: str) -> None:
    crisis = us("air_strike", way)
    crisis.do("choose rally", "pass")
    assert crisis.is_over
    assert crisis.our_cubes("alliances") == 0


# U-2 Photographs


@both_ways
@clause("u2_photographs", "Command 3 onto one military battleground")
def test_u2_photographs_is_a_command_of_three_on_a_military_battleground(way: str) -> None:
    crisis = us("u2_photographs", way, our_tracks=all_at(4))
    assert crisis.offers() == ["on cuba_military", "on atlantic", "on berlin", "pass"]
    crisis.do("on atlantic", "cubes +3")
    assert crisis.is_over
    assert crisis.our_cubes("atlantic") == 3
    assert crisis.our_steps == [6, 4, 4]


@both_ways
@clause("u2_photographs", "Command 3 onto one military battleground")
def test_u2_photographs_may_place_fewer_or_none(way: str) -> None:
    crisis = us("u2_photographs", way, our_tracks=all_at(4))
    crisis.do("on berlin", "cubes +1")
    assert crisis.our_steps == [4, 4, 4]
    crisis = us("u2_photographs", way)
    check_unused(crisis.do("pass"), "u2_photographs")
    assert crisis.is_over


@both_ways
@clause("u2_photographs", "only to place")
def test_u2_photographs_removes_nothing_and_leaves_full_battlegrounds_out(way: str) -> None:
    crisis = us("u2_photographs", way, ours={"atlantic": 4, "berlin": 5})
    assert crisis.can("on") == ["cuba_military", "atlantic"]
    crisis.do("on atlantic")
    assert crisis.offers() == ["cubes +1"]


@both_ways
@clause("u2_photographs", "only to place")
def test_u2_photographs_has_no_effect_when_nothing_can_be_placed(way: str) -> None:
    check_without_effect(*offered_event("us", "u2_photographs", way, ours=dict.fromkeys(MILITARY, 5)))


@clause("u2_photographs", "Command 3 onto one military battleground")
def test_sops_gives_the_command_of_u2_photographs_one_cube_more() -> None:
    crisis = us("sops", PLAYED, hand=["u2_photographs"])
    crisis.pass_turns(1)
    crisis.do("event u2_photographs", "on atlantic")
    assert crisis.can("cubes") == ["+1", "+2", "+3", "+4"]


@clause("u2_photographs", "Command 3 onto one military battleground")
def test_to_the_brink_takes_a_cube_from_the_command_of_u2_photographs() -> None:
    crisis = Ours("us", ["u2_photographs"], ["to_the_brink"], they_begin=True)
    crisis.do("event to_the_brink", "event u2_photographs", "on atlantic")
    assert crisis.can("cubes") == ["+1", "+2"]


# Wave and Smile


@both_ways
@clause("wave_and_smile", "Remove up to 2 US cubes in total")
def test_wave_and_smile_removes_us_cubes_from_one_or_two_battlegrounds(way: str) -> None:
    crisis = us("wave_and_smile", way, ours={"turkey": 1, "italy": 3}, theirs={"berlin": 3})
    assert crisis.offers() == ["remove turkey", "remove italy", "pass"]
    crisis.do("remove italy")
    assert crisis.offers() == ["remove turkey", "remove italy", "pass"]
    crisis.do("remove italy")
    # Two are all.
    assert crisis.can("remove") == []


@both_ways
@clause("wave_and_smile", "Remove up to 2 US cubes in total")
def test_wave_and_smile_may_move_one_cube_or_none(way: str) -> None:
    crisis = us("wave_and_smile", way, ours={"turkey": 2})
    crisis.do("remove turkey", "pass", "place berlin")
    assert crisis.is_over
    assert [crisis.our_cubes(at) for at in ("turkey", "berlin")] == [1, 1]
    crisis = us("wave_and_smile", way)
    check_unused(crisis.do("pass"), "wave_and_smile")
    assert crisis.is_over


@both_ways
@clause("wave_and_smile", "place them on other battlegrounds")
def test_wave_and_smile_places_every_removed_cube_again(way: str) -> None:
    crisis = us("wave_and_smile", way, ours={"turkey": 3, "italy": 1}, our_tracks=all_at(4))
    crisis.do("remove turkey", "remove turkey")
    # No `pass`: both must be placed.
    assert crisis.offers() == [f"place {at}" for at in BATTLEGROUNDS if at != "turkey"]
    crisis.do("place atlantic")
    assert crisis.offers() == [f"place {at}" for at in BATTLEGROUNDS if at != "turkey"]
    crisis.do("place atlantic")
    assert crisis.is_over
    assert [crisis.our_cubes(at) for at in ("turkey", "italy", "atlantic")] == [1, 1, 2]
    assert crisis.supply[crisis.we] == 13
    # It has no icon.
    assert crisis.our_steps == [4, 4, 4]


@both_ways
@clause("wave_and_smile", "place them on other battlegrounds")
def test_wave_and_smile_places_nothing_on_either_source(way: str) -> None:
    crisis = us("wave_and_smile", way, ours={"turkey": 1, "italy": 1})
    crisis.do("remove turkey", "remove italy")
    assert crisis.can("place") == [at for at in BATTLEGROUNDS if at not in ("turkey", "italy")]
    crisis.do("place berlin", "place television")
    assert [crisis.our_cubes(at) for at in ("turkey", "italy", "berlin", "television")] == [0, 0, 1, 1]
    assert crisis.is_over


@both_ways
@clause("wave_and_smile", "place them on other battlegrounds")
def test_wave_and_smile_places_nothing_where_five_are(way: str) -> None:
    crisis = us("wave_and_smile", way, ours={"turkey": 2, "italy": 5, "berlin": 4})
    crisis.do("remove turkey", "remove turkey")
    assert "italy" not in crisis.can("place")
    crisis.do("place berlin")
    assert "berlin" not in crisis.can("place")


@both_ways
@clause("wave_and_smile", "place them on other battlegrounds")
def test_wave_and_smile_works_with_all_seventeen_cubes_on_the_board(way: str) -> None:
    crisis = us("wave_and_smile", way, ours={"turkey": 5, "italy": 5, "berlin": 5, "television": 2})
    crisis.do("remove turkey", "remove berlin", "place atlantic", "place atlantic")
    assert crisis.our_cubes("atlantic") == 2
    assert crisis.supply[crisis.we] == 0


@both_ways
def test_wave_and_smile_has_no_effect_when_the_us_has_no_cubes(way: str) -> None:
    check_without_effect(*offered_event("us", "wave_and_smile", way, ours={}))


# Whose turn it is


@pytest.mark.parametrize(("way", "next_question"), [(PLAYED, "ask-play"), (TRIGGERED, "ask-command")])
def test_the_ussr_commands_after_an_event_that_the_us_triggered(way: str, next_question: str) -> None:
    crisis = us("air_strike", way)
    crisis.do("choose strike", "remove cuba_military")
    assert crisis.asked == (crisis.they, next_question)


def test_the_ussr_cannot_play_an_event_of_the_us() -> None:
    cards = ["excomm", "air_strike", "quarantine", "wave_and_smile", "public_protests"]
    crisis = Ours("us", (), cards, they_begin=True)
    assert crisis.can("event") == []
    assert sorted(crisis.can("command")) == sorted(cards)


def test_the_us_may_leave_an_event_untriggered() -> None:
    crisis = Ours("us", (), ["excomm"], they_begin=True)
    crisis.do("command excomm")
    assert crisis.asked == (crisis.we, "ask-trigger")
    assert crisis.offers() == ["choose trigger", "pass"]
    assert told(crisis.do("pass"), "declined") == [{"side": "us", "card": "excomm"}]
    crisis.do("on television")
    assert crisis.can("cubes") == ["+1", "+2", "+3"]
