"""The events of the United Nations that place cubes, played by either side."""

from __future__ import annotations

import pytest
from tests.crisis import (
    BATTLEGROUNDS,
    MILITARY,
    POLITICAL,
    SIDES,
    WORLD_OPINION,
    Ours,
    both_sides,
    check_unused,
    check_without_effect,
    event_of_ours,
    offered_event,
    told,
)
from tests.games.clauses import clause

PLACING = [
    ("speech_to_the_nation", WORLD_OPINION),
    ("close_allies", POLITICAL),
    ("nuclear_submarines", MILITARY),
    ("scramble", BATTLEGROUNDS),
]
all_that_place = pytest.mark.parametrize(("card", "places"), PLACING, ids=[card for card, _ in PLACING])

SIXTEEN = {"cuba_political": 4, "turkey": 4, "berlin": 4, "united_nations": 4}
SEVENTEEN = {**SIXTEEN, "berlin": 5}


# Speech to the Nation


@both_sides
@clause("speech_to_the_nation", "Place up to 3 in total on world opinion battlegrounds")
def test_speech_to_the_nation_places_three_cubes_on_world_opinion_battlegrounds(side: str) -> None:
    crisis = event_of_ours(side, "speech_to_the_nation")
    assert crisis.offers() == [*[f"place {at}" for at in WORLD_OPINION], "pass"]
    crisis.do("place united_nations", "place television", "place alliances")
    assert crisis.is_over
    assert [crisis.our_cubes(at) for at in WORLD_OPINION] == [1, 1, 1]


@both_sides
@clause("speech_to_the_nation", "at most 2 on each")
def test_speech_to_the_nation_places_no_third_cube_on_a_battleground(side: str) -> None:
    crisis = event_of_ours(side, "speech_to_the_nation")
    crisis.do("place television", "place television")
    assert crisis.can("place") == ["united_nations", "alliances"]
    crisis.do("place alliances")
    assert crisis.is_over


@both_sides
@clause("speech_to_the_nation", "at most 2 on each")
def test_speech_to_the_nation_does_not_count_the_cubes_that_were_there(side: str) -> None:
    crisis = event_of_ours(side, "speech_to_the_nation", ours={"television": 3})
    crisis.do("place television", "place television")
    assert crisis.our_cubes("television") == 5
    assert crisis.can("place") == ["united_nations", "alliances"]


# Close Allies


@both_sides
@clause("close_allies", "Place up to 2 in total on political battlegrounds")
def test_close_allies_places_two_cubes_on_political_battlegrounds(side: str) -> None:
    crisis = event_of_ours(side, "close_allies", ours={}, theirs={})
    assert crisis.offers() == [*[f"place {at}" for at in POLITICAL], "pass"]
    crisis.do("place turkey", "place italy")
    assert crisis.is_over
    assert [crisis.our_cubes(at) for at in POLITICAL] == [0, 1, 1]


@both_sides
@clause("close_allies", "Place up to 2 in total on political battlegrounds")
def test_close_allies_may_place_both_cubes_on_the_same(side: str) -> None:
    crisis = event_of_ours(side, "close_allies", ours={})
    crisis.do("place cuba_political", "place cuba_political")
    assert crisis.is_over
    assert crisis.our_cubes("cuba_political") == 2


# Nuclear Submarines


@both_sides
@clause("nuclear_submarines", "Place up to 2 in total on military battlegrounds")
def test_nuclear_submarines_places_two_cubes_on_military_battlegrounds(side: str) -> None:
    crisis = event_of_ours(side, "nuclear_submarines", ours={}, theirs={})
    assert crisis.offers() == [*[f"place {at}" for at in MILITARY], "pass"]
    crisis.do("place atlantic", "place berlin")
    assert crisis.is_over
    assert [crisis.our_cubes(at) for at in MILITARY] == [0, 1, 1]


@both_sides
@clause("nuclear_submarines", "Place up to 2 in total on military battlegrounds")
def test_nuclear_submarines_may_place_both_cubes_on_the_same(side: str) -> None:
    crisis = event_of_ours(side, "nuclear_submarines", ours={})
    crisis.do("place berlin", "place berlin")
    assert crisis.is_over
    assert crisis.our_cubes("berlin") == 2


# Scramble


@both_sides
@clause("scramble", "Place 1 on each of up to three different battlegrounds")
def test_scramble_places_one_cube_on_each_of_three_battlegrounds(side: str) -> None:
    crisis = event_of_ours(side, "scramble", ours={}, theirs={})
    assert crisis.can("place") == BATTLEGROUNDS
    crisis.do("place atlantic")
    assert crisis.can("place") == [at for at in BATTLEGROUNDS if at != "atlantic"]
    crisis.do("place turkey")
    assert crisis.can("place") == [at for at in BATTLEGROUNDS if at not in ("atlantic", "turkey")]
    crisis.do("place alliances")
    assert crisis.is_over
    assert [crisis.our_cubes(at) for at in BATTLEGROUNDS] == [0, 0, 1, 0, 1, 0, 0, 0, 1]


@both_sides
@clause("scramble", "Place 1 on each of up to three different battlegrounds")
def test_scramble_may_reinforce_where_cubes_are(side: str) -> None:
    crisis = event_of_ours(side, "scramble", ours={"berlin": 3})
    crisis.do("place berlin", "pass")
    assert crisis.is_over
    assert crisis.our_cubes("berlin") == 4


# All of them


@both_sides
@all_that_place
@clause("speech_to_the_nation", "Place up to 3 in total on world opinion battlegrounds")
@clause("close_allies", "Place up to 2 in total on political battlegrounds")
@clause("nuclear_submarines", "Place up to 2 in total on military battlegrounds")
@clause("scramble", "Place 1 on each of up to three different battlegrounds")
def test_up_to_includes_none(side: str, card: str, places: list[str]) -> None:
    crisis = event_of_ours(side, card, ours={"berlin": 2})
    assert crisis.offers() == [*[f"place {at}" for at in places], "pass"]
    check_unused(crisis.do("pass"), card)
    assert crisis.is_over
    assert crisis.supply[crisis.we] == 15


@both_sides
@all_that_place
def test_the_placing_events_without_an_icon_move_no_marker(side: str, card: str, places: list[str]) -> None:
    crisis = Ours(side, [card])
    before = (crisis.our_steps, crisis.their_steps)
    events = crisis.do(f"event {card}")
    while not crisis.is_over:
        # As often as may be on the first that is offered.
        events += crisis.do(crisis.offers()[0])
    assert [event.id for event in events[1:]] == ["placed"] * len(events[1:])
    assert len(events) > 2
    assert (crisis.our_steps, crisis.their_steps) == before


@both_sides
@all_that_place
def test_no_placing_event_offers_a_battleground_with_five_of_our_cubes(
    side: str, card: str, places: list[str]
) -> None:
    full, *others = places
    crisis = event_of_ours(side, card, ours={full: 5}, theirs={others[0]: 5})
    assert crisis.can("place") == others


@both_sides
@all_that_place
def test_a_placing_event_ends_with_the_seventeenth_cube(side: str, card: str, places: list[str]) -> None:
    crisis = event_of_ours(side, card, ours=SIXTEEN)
    assert crisis.can("place") == places
    crisis.do(f"place {places[-1]}")
    assert crisis.is_over
    assert crisis.supply[crisis.we] == 0


@both_sides
@all_that_place
def test_a_placing_event_without_cubes_left_may_be_played_and_does_nothing(
    side: str, card: str, places: list[str]
) -> None:
    check_without_effect(*offered_event(side, card, ours=SEVENTEEN))


@both_sides
@all_that_place
def test_a_placing_event_that_can_do_something_says_so(side: str, card: str, places: list[str]) -> None:
    crisis, action = offered_event(side, card, ours=SIXTEEN)
    assert not crisis.is_idle(action)
    assert told(crisis.do(action), "no-effect") == []


def test_either_side_may_play_the_events_of_the_united_nations() -> None:
    for side in SIDES:
        crisis = Ours(side, ["scramble", "sops", "containment", "u_thant", "close_allies"])
        assert sorted(crisis.can("event")) == ["close_allies", "containment", "scramble", "sops", "u_thant"]


@both_sides
@all_that_place
def test_nobody_is_asked_to_trigger_a_card_of_the_united_nations(
    side: str, card: str, places: list[str]
) -> None:
    crisis = Ours(side, [card])
    crisis.do(f"command {card}")
    assert crisis.asked == (crisis.we, "ask-command")
