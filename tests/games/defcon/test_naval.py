"""Naval attacks: which fleets can attack which, dice on both sides, retreat, and what is left."""

from __future__ import annotations

import pytest
from tests.games.clauses import clause
from tests.games.defcon.positions import told
from tests.games.defcon.war import War, has


def sea_war(
    ours: dict[str, int], theirs: dict[str, int], tired: dict[str, int] | None = None, spies: int = 1
) -> War:
    """America with these fleets against Eurasia with those. (A spy keeps America's turn from ending.)"""
    return War(america=has(fleets=ours, tired=tired, spies=spies), eurasia=has(fleets=theirs))


def test_fleets_attack_an_enemy_zone_beside_one_that_they_control() -> None:
    war = sea_war({"norwegian_sea": 1}, {"arctic_ocean": 1, "black_sea": 1})
    assert war.can("engage") == ["arctic_ocean-eurasia"]


def test_each_power_in_a_zone_is_a_target_of_its_own() -> None:
    war = War(
        america=has(fleets={"norwegian_sea": 1}),
        eurasia=has(fleets={"arctic_ocean": 1}),
        eastasia=has(fleets={"arctic_ocean": 1}),
    )
    assert war.can("engage") == ["arctic_ocean-eurasia", "arctic_ocean-eastasia"]


def test_fleets_in_a_shared_zone_attack_only_inside_it() -> None:
    war = sea_war({"norwegian_sea": 1}, {"norwegian_sea": 1, "arctic_ocean": 1})
    assert war.can("engage") == ["norwegian_sea-eurasia"]
    war.do("engage norwegian_sea-eurasia")
    assert war.can("from") == ["norwegian_sea"]


def test_fleets_in_a_shared_zone_do_not_join_an_attack_beside_it() -> None:
    war = sea_war({"norwegian_sea": 1, "bering_sea": 1}, {"arctic_ocean": 1, "bering_sea": 1})
    war.do("engage arctic_ocean-eurasia")
    assert war.can("from") == ["norwegian_sea"]


def test_fleets_that_have_retreated_into_a_shared_zone_do_not_join_an_attack_inside_it() -> None:
    war = sea_war({"arctic_ocean": 2}, {"arctic_ocean": 1}, tired={"arctic_ocean": 1})
    war.do("engage arctic_ocean-eurasia", "from arctic_ocean")
    assert war.actor == "chance"
    assert war.can("roll") == ["0", "1"]


def test_fleets_join_one_by_one_from_all_zones_around_and_at_least_one_must() -> None:
    war = sea_war({"norwegian_sea": 2, "bering_sea": 1, "black_sea": 1}, {"arctic_ocean": 1})
    war.do("engage arctic_ocean-eurasia")
    assert war.question == "ask-fleets"
    assert sorted(war.offers()) == ["from bering_sea", "from norwegian_sea"]
    war.do("from norwegian_sea")
    assert sorted(war.offers()) == ["from bering_sea", "from norwegian_sea", "pass"]
    war.do("from norwegian_sea")
    assert sorted(war.offers()) == ["from bering_sea", "pass"]
    assert war.fleets("america") == {"arctic_ocean": 2, "bering_sea": 1, "black_sea": 1}
    events = war.do("pass")
    assert told(events, "engaged") == [
        {"power": "america", "zone": "arctic_ocean", "target": "eurasia", "n": 2}
    ]


def test_when_all_have_joined_the_battle_begins_by_itself() -> None:
    war = sea_war({"norwegian_sea": 1}, {"arctic_ocean": 1})
    war.do("engage arctic_ocean-eurasia", "from norwegian_sea")
    assert war.actor == "chance"


def test_in_a_shared_zone_some_fleets_may_stay_out_of_the_battle() -> None:
    war = sea_war({"arctic_ocean": 2, "black_sea": 1}, {"arctic_ocean": 3})
    war.do("engage arctic_ocean-eurasia", "from arctic_ocean", "pass", "roll 0")
    assert war.can("roll") == ["0", "1", "2", "3"]
    war.do("roll 3")
    assert war.fleets("america") == {"arctic_ocean": 1, "black_sea": 1}


def test_both_sides_throw_a_die_a_fleet_and_lose_at_once() -> None:
    war = sea_war({"norwegian_sea": 3}, {"arctic_ocean": 2})
    war.do("engage arctic_ocean-eurasia", *3 * ["from norwegian_sea"])
    assert war.can("roll") == ["0", "1", "2", "3"]
    war.do("roll 1")
    assert war.fleets_in("arctic_ocean")[:2] == [3, 2]
    assert war.can("roll") == ["0", "1", "2"]
    events = war.do("roll 2")
    assert told(events, "rolled") == [{"power": "eurasia", "dice": 2, "n": 2}]
    assert war.fleets_in("arctic_ocean")[:2] == [1, 1]
    assert war.numbers("america", "dock") == [3]
    assert war.numbers("eurasia", "dock") == [3]


def test_dice_are_chance_by_their_odds() -> None:
    war = sea_war({"norwegian_sea": 2}, {"arctic_ocean": 1})
    war.do("engage arctic_ocean-eurasia", "from norwegian_sea", "from norwegian_sea")
    assert [chance for _, chance in war.state.chance()] == [0.25, 0.5, 0.25]


def test_while_both_have_fleets_left_the_attacker_fights_on_or_retreats() -> None:
    war = sea_war({"norwegian_sea": 2}, {"arctic_ocean": 2})
    war.do("engage arctic_ocean-eurasia", "from norwegian_sea", "from norwegian_sea", "roll 1", "roll 1")
    assert (war.actor, war.question) == ("america", "ask-fight-at-sea")
    assert war.offers() == ["choose fight", "choose retreat"]
    war.do("choose fight")
    assert war.actor == "chance"
    assert war.can("roll") == ["0", "1"]


def test_victors_stay_in_the_zone() -> None:
    war = sea_war({"norwegian_sea": 2}, {"arctic_ocean": 1})
    events = war.do(
        "engage arctic_ocean-eurasia", "from norwegian_sea", "from norwegian_sea", "roll 1", "roll 1"
    )
    assert told(events, "sea-won") == [{"power": "america", "zone": "arctic_ocean"}]
    assert war.fleets("america") == {"arctic_ocean": 1}
    assert war.fleets("eurasia") == {}
    assert war.has_acted


def test_victors_may_attack_again_in_a_later_turn() -> None:
    war = sea_war({"norwegian_sea": 1}, {"arctic_ocean": 1, "bering_sea": 1}, spies=0)
    war.do("engage arctic_ocean-eurasia", "from norwegian_sea", "roll 1", "roll 0")
    for _ in range(3):
        war.do("pass")
    assert war.turn == "america"
    assert war.can("engage") == ["bering_sea-eurasia"]


def test_sunk_attackers_leave_the_zone_to_the_defender() -> None:
    war = sea_war({"norwegian_sea": 1}, {"arctic_ocean": 2})
    events = war.do("engage arctic_ocean-eurasia", "from norwegian_sea", "roll 1", "roll 2")
    assert told(events, "sea-lost") == [{"power": "america", "zone": "arctic_ocean"}]
    assert war.fleets_in("arctic_ocean")[:2] == [0, 1]


def test_mutual_loss_empties_the_zone() -> None:
    war = sea_war({"norwegian_sea": 1}, {"arctic_ocean": 1})
    war.do("engage arctic_ocean-eurasia", "from norwegian_sea", "roll 1", "roll 1")
    assert war.fleets_in("arctic_ocean") == [0, 0, 0, 0]
    assert war.numbers("america", "dock") == war.numbers("eurasia", "dock") == [4]


@clause("aggression", "a naval attack is none")
def test_a_naval_attack_is_no_aggression_and_is_the_offensive_action() -> None:
    war = sea_war({"norwegian_sea": 1}, {"arctic_ocean": 1})
    war.do("engage arctic_ocean-eurasia", "from norwegian_sea", "roll 1", "roll 0")
    assert war.number("america", "aggression") == 0
    assert war.has_acted
    assert war.can("engage") == []


def retreating(theirs: dict[str, int]) -> War:
    war = sea_war({"norwegian_sea": 2}, {"arctic_ocean": 2, **theirs})
    war.do("engage arctic_ocean-eurasia", "from norwegian_sea", "from norwegian_sea", "roll 0", "roll 0")
    return war


def test_retreating_fleets_split_freely_over_empty_and_controlled_zones_around() -> None:
    war = retreating({"bering_sea": 1})
    war.do("choose retreat")
    assert sorted(war.offers()) == ["sail north_atlantic", "sail norwegian_sea"]
    war.do("sail north_atlantic", "sail norwegian_sea")
    assert war.fleets("america") == {"north_atlantic": 1, "norwegian_sea": 1}
    assert war.fleets_in("arctic_ocean") == [0, 2, 0, 0]


def test_who_has_retreated_attacks_no_more_in_this_round() -> None:
    war = retreating({})
    war.do("choose retreat", "sail norwegian_sea", "sail bering_sea", "choose done")
    while war.turn != "america" or war.actor != "america":
        war.do("pass")
    assert war.round == 1
    assert war.can("engage") == []
    war.go_to("conflict", "america", round=2)
    assert war.can("engage") == ["arctic_ocean-eurasia"]


def test_fresh_fleets_attack_from_beside_those_that_have_retreated() -> None:
    war = sea_war({"norwegian_sea": 3}, {"arctic_ocean": 1}, tired={"norwegian_sea": 2})
    war.do("engage arctic_ocean-eurasia", "from norwegian_sea")
    assert war.actor == "chance"
    assert war.fleets("america") == {"norwegian_sea": 2, "arctic_ocean": 1}


def test_where_there_is_nowhere_to_go_the_battle_goes_on() -> None:
    war = sea_war({"black_sea": 1}, {"black_sea": 2, "east_mediterranean": 1})
    war.do("engage black_sea-eurasia", "from black_sea", "roll 0", "roll 0")
    assert war.actor == "chance"
    events = war.do("roll 1", "roll 0")
    assert told(events, "fleets-lost") == [{"power": "eurasia", "zone": "black_sea", "n": 1}]
    assert war.actor == "chance"


def test_a_shared_zone_is_nobodys_and_no_refuge() -> None:
    war = War(
        america=has(fleets={"norwegian_sea": 2, "black_sea": 1}),
        eurasia=has(fleets={"arctic_ocean": 2, "bering_sea": 1}),
        eastasia=has(fleets={"north_atlantic": 1}),
    )
    war.do("engage arctic_ocean-eurasia", "from norwegian_sea", "pass", "roll 0", "roll 0", "choose retreat")
    assert war.offers() == ["sail norwegian_sea"]


@pytest.mark.parametrize("powers", [2, 3])
def test_with_fewer_powers_all_seas_stay_open(powers: int) -> None:
    war = War(powers, eurasia=has(fleets={"south_pacific": 1}), africasia=has(fleets={"central_pacific": 1}))
    assert war.can("engage") == ["central_pacific-africasia"]
