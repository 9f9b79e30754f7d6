"""National Liberation, U-2 Downed and Defensive Missiles, played by the USSR for their events."""

from __future__ import annotations

import pytest
from tests.crisis import US, USSR, Crisis, told
from tests.games.clauses import clause
from tests.games.days.rounds import FIFTEEN_ELSEWHERE, soviet

# National Liberation


@clause("national_liberation", "Command 3 onto one political battleground")
def test_national_liberation_is_a_command_of_three_on_one_political_battleground() -> None:
    crisis = soviet("national_liberation")
    assert crisis.offers() == ["on cuba_political", "on turkey", "on italy", "pass"]
    crisis.do("on turkey", "cubes +3")
    assert crisis.plays(US)
    assert crisis.cubes("turkey") == [1, 3]
    assert crisis.markers("political") == [3, 4]


@clause("national_liberation", "only to place")
def test_national_liberation_only_places() -> None:
    crisis = soviet("national_liberation", ussr={"turkey": 2})
    crisis.do("on turkey")
    assert crisis.offers() == ["cubes +1", "cubes +2", "cubes +3"]


@clause("national_liberation", "only to place")
def test_national_liberation_does_not_offer_a_full_battleground() -> None:
    crisis = soviet("national_liberation", ussr={"turkey": 5, "italy": 4})
    assert crisis.offers() == ["on cuba_political", "on italy", "pass"]
    crisis.do("on italy")
    assert crisis.offers() == ["cubes +1"]


def test_national_liberation_may_place_none() -> None:
    crisis = soviet("national_liberation")
    crisis.do("pass")
    assert crisis.plays(US)
    assert crisis.supply[USSR] == 15


def test_national_liberation_is_changed_by_sops_like_every_command() -> None:
    crisis = Crisis(us_hand=["u_thant"], ussr_hand=["sops", "national_liberation"], first="ussr")
    crisis.do("event sops", "event u_thant", "event national_liberation", "on italy")
    assert crisis.offers() == ["cubes +1", "cubes +2", "cubes +3", "cubes +4"]
    crisis.do("cubes +4")
    assert crisis.markers("political")[USSR] == 2 + 3


def test_to_the_brink_takes_a_cube_from_the_command_of_national_liberation() -> None:
    crisis = Crisis(us_hand=["to_the_brink"], ussr_hand=["national_liberation"], first="us")
    crisis.do("event to_the_brink", "event national_liberation", "on italy")
    assert crisis.offers() == ["cubes +1", "cubes +2"]


def test_national_liberation_without_a_cube_in_the_supply_has_no_effect() -> None:
    ussr = {**FIFTEEN_ELSEWHERE, "berlin": 2}
    crisis = Crisis(ussr=ussr, ussr_hand=["national_liberation"], first="ussr")
    assert told(crisis.do("event national_liberation"), "no-effect") == [{"card": "national_liberation"}]
    assert crisis.plays(US)


# U-2 Downed


@clause("u2_downed", "Place up to 2 on Turkey")
def test_u2_downed_places_up_to_two_on_turkey_and_moves_no_track() -> None:
    crisis = soviet("u2_downed")
    assert crisis.offers() == ["place turkey", "pass"]
    crisis.do("place turkey", "place turkey")
    assert crisis.plays(US)
    assert crisis.cubes("turkey") == [1, 2]
    assert crisis.markers("political") == [3, 2]


@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
@clause("u2_downed", "remove half of the US cubes from one Cuba battleground")
def test_u2_downed_removes_half_of_the_american_cubes_rounded_up(before: int, after: int) -> None:
    crisis = soviet("u2_downed", us={"cuba_political": before})
    crisis.do("pass", "remove cuba_political")
    assert crisis.plays(US)
    assert crisis.cubes("cuba_political") == [after, 0]
    assert crisis.supply[US] == 17 - after
    assert crisis.markers("political") == [3, 2]


@clause("u2_downed", "remove half of the US cubes from one Cuba battleground")
def test_u2_downed_lets_the_ussr_choose_between_two_cuba_battlegrounds_and_must_choose_one() -> None:
    crisis = soviet("u2_downed", us={"cuba_political": 4, "cuba_military": 1, "atlantic": 3})
    crisis.do("pass")
    assert crisis.actor == USSR
    assert crisis.offers() == ["remove cuba_political", "remove cuba_military"]
    crisis.do("remove cuba_military")
    assert crisis.plays(US)
    assert crisis.cubes("cuba_political") == [4, 0]


def test_u2_downed_is_complete_without_american_cubes_on_cuba() -> None:
    crisis = soviet("u2_downed", us={"atlantic": 3}, ussr={"turkey": 3, "cuba_military": 1})
    crisis.do("place turkey", "place turkey")
    assert crisis.plays(US)
    assert crisis.cubes("turkey") == [0, 5]
    assert crisis.cubes("cuba_military") == [0, 1]


def test_u2_downed_with_a_full_turkey_still_removes() -> None:
    crisis = soviet("u2_downed", us={"cuba_military": 3}, ussr={"turkey": 5})
    assert crisis.offers() == ["remove cuba_military"]


# Defensive Missiles


@clause("defensive_missiles", "Place up to 2 in total on Television and the United Nations")
def test_defensive_missiles_spread_over_two_battlegrounds_moves_no_track() -> None:
    crisis = soviet("defensive_missiles")
    assert crisis.offers() == ["place united_nations", "place television", "pass"]
    crisis.do("place television", "place united_nations")
    assert crisis.plays(US)
    assert crisis.cubes("television") == crisis.cubes("united_nations") == [0, 1]
    assert crisis.markers("world_opinion") == [2, 2]


@pytest.mark.parametrize("at", ["television", "united_nations"])
@clause("defensive_missiles", "Place up to 2 in total on Television and the United Nations")
def test_defensive_missiles_both_on_one_battleground_escalate_world_opinion(at: str) -> None:
    crisis = soviet("defensive_missiles")
    crisis.do(f"place {at}", f"place {at}")
    assert crisis.plays(US)
    assert crisis.cubes(at) == [0, 2]
    assert crisis.markers("world_opinion") == [2, 3]


def test_defensive_missiles_may_place_one_or_none() -> None:
    crisis = soviet("defensive_missiles")
    crisis.do("place television", "pass")
    assert crisis.plays(US)
    assert crisis.supply[USSR] == 14
    none = soviet("defensive_missiles")
    none.do("pass")
    assert none.plays(US)
    assert none.supply[USSR] == 15
