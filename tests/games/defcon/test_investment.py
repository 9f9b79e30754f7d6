"""The investment phase of DEFCON: the budget, the eight kinds of investment, and their limits."""

from __future__ import annotations

import tomllib

import pytest
from tests.games.clauses import clause
from tests.games.defcon.positions import (
    AFRICASIA,
    AMERICA,
    EASTASIA,
    EURASIA,
    INVESTMENT,
    STATES,
    Defcon,
    told,
)

import redphone
from redphone import Game
from redphone.games.defcon import state as slots
from redphone.games.defcon.powers import POWERS
from redphone.games.defcon.scoring import gdp

ITEMS = ["missile", "nuke", "sabotage", "aid"]


def investing(power: str = AMERICA, budget: int | None = None, seats: int = 4) -> Defcon:
    """It is this power's investment, with so much to spend."""
    table = Defcon(seats)
    table.go_to(INVESTMENT, power)
    if budget is not None:
        table.lay({slots.BUDGET: budget})
    return table


def test_the_example_seven_territories_and_an_exemplary_state_give_24() -> None:
    table = Defcon()
    table.give_realms(america=7, eurasia=8, africasia=8, eastasia=9)
    table.put(slots.REPUTATION, AMERICA, STATES["exemplary"])
    events = table.go_to(INVESTMENT, AMERICA)
    assert told(events, "has-budget") == [{"power": AMERICA, "n": 24}]
    assert table.slot(slots.BUDGET) == 24


def test_the_example_nine_territories_and_a_threat_to_peace_give_20() -> None:
    table = Defcon()
    table.give_realms(america=7, eurasia=8, africasia=8, eastasia=9)
    table.put(slots.REPUTATION, EASTASIA, STATES["threat"])
    table.go_to(INVESTMENT, EASTASIA)
    assert table.slot(slots.BUDGET) == 20


@pytest.mark.parametrize(
    ("territories", "worth"),
    [
        (1, 6),
        (4, 6),
        (5, 6),
        (6, 8),
        (7, 8),
        (8, 12),
        (9, 12),
        (10, 16),
        (11, 16),
        (12, 20),
        (13, 20),
        (14, 20),
    ],
)
def test_the_military_index_by_territories(territories: int, worth: int) -> None:
    table = Defcon()
    table.give_realms(america=territories, eurasia=2)
    table.put(slots.REPUTATION, AMERICA, 0)
    assert gdp(table.state, table.book.box, table.seat(AMERICA)) == 6 + worth


@pytest.mark.parametrize(
    ("row", "worth"), [(0, 6), (1, 6), (2, 8), (3, 8), (4, 12), (6, 16), (8, 20), (9, 20)]
)
def test_the_reputation_index_by_rows(row: int, worth: int) -> None:
    table = Defcon()
    table.put(slots.REPUTATION, AMERICA, row)
    assert gdp(table.state, table.book.box, table.seat(AMERICA)) == 12 + worth


def test_the_budget_is_fixed_as_the_turn_starts_and_aid_adds_nothing_to_it() -> None:
    table = investing()
    assert table.slot(slots.BUDGET) == 24
    table.do("buy aid")
    assert table.slot(slots.REPUTATION, AMERICA) == STATES["watched"] + 1
    assert table.slot(slots.BUDGET) == 20


@pytest.mark.parametrize(
    ("budget", "items"),
    [(3, []), (4, ["missile", "sabotage", "aid"]), (5, ["missile", "sabotage", "aid"]), (6, ITEMS)],
)
def test_what_can_be_bought_for_so_much(budget: int, items: list[str]) -> None:
    table = investing(budget=budget)
    assert table.can("buy") == items
    assert (table.can("fortify") != []) == (budget >= 4)
    assert (table.can("fleet") != []) == (budget >= 4)
    assert (table.can("from") != []) == (budget >= 2)
    assert table.can("recruit") == [str(n) for n in range(1, budget // 2 + 1)]


def test_with_nothing_left_one_can_only_pass_and_is_asked_all_the_same() -> None:
    table = investing(budget=1)
    assert table.offers() == ["pass"]


def test_what_is_left_is_lost() -> None:
    table = investing()
    events = table.do("buy nuke", "pass")
    assert told(events, "done-investing") == [{"power": AMERICA, "n": 18}]
    table.go_to(INVESTMENT, AMERICA, round=2)
    assert table.slot(slots.BUDGET) == 24


@pytest.mark.parametrize(
    ("item", "slot", "cost"),
    [("missile", slots.MISSILES, 4), ("nuke", slots.NUKES, 6), ("sabotage", slots.SPIES, 4)],
)
def test_missiles_and_sabotage_come_to_the_headquarters(item: str, slot: int, cost: int) -> None:
    table = investing()
    events = table.do(f"buy {item}", f"buy {item}")
    assert table.slot(slot, AMERICA) == 2
    assert table.slot(slots.BUDGET) == 24 - 2 * cost
    assert told(events, "bought") == 2 * [{"power": AMERICA, "item": item}]


@pytest.mark.parametrize(
    ("item", "slot"), [("missile", slots.MISSILES), ("nuke", slots.NUKES), ("sabotage", slots.SPIES)]
)
def test_there_are_twelve_of_each_for_all_together(item: str, slot: int) -> None:
    table = investing()
    table.put(slot, EURASIA, 7)
    table.put(slot, AFRICASIA, 4)
    assert item in table.can("buy")
    table.do(f"buy {item}")
    assert item not in table.can("buy")


def test_aid_may_be_bought_again_and_again_but_not_at_the_top() -> None:
    table = investing()
    table.put(slots.REPUTATION, AMERICA, 7)
    table.do("buy aid", "buy aid")
    assert table.slot(slots.REPUTATION, AMERICA) == 9
    assert "aid" not in table.can("buy")


def test_troops_are_deployed_one_by_one_and_the_rest_goes_to_the_quarters() -> None:
    table = investing()
    table.do("recruit 3")
    assert table.slot(slots.BUDGET) == 18
    assert table.can("deploy") == table.home(AMERICA)
    table.do("deploy west_canada", "deploy west_canada")
    assert table.troops("west_canada") == 3
    table.do("pass")
    assert table.slot(slots.QUARTERS, AMERICA) == 1
    assert table.slot(slots.RESERVE, AMERICA) == 14
    assert table.question == "ask-invest"


def test_troops_come_to_any_controlled_territory_conquered_and_empty_ones_too() -> None:
    table = investing(EURASIA)
    table.give(EURASIA, "asia_minor", troops=0)
    table.do("recruit 1", "deploy asia_minor")
    assert table.troops("asia_minor") == 1
    # Its territory token came back: five others may be empty.
    table.put_troops(**dict.fromkeys(table.home(EURASIA)[:5], 0))


def test_nobody_has_more_than_25_troops() -> None:
    table = investing()
    table.put_quarters(AMERICA, 14)
    assert table.can("recruit") == ["1", "2", "3"]


def test_a_fleet_comes_to_an_empty_zone_beside_a_controlled_territory() -> None:
    table = investing()
    table.put_fleets(AMERICA)
    table.put_fleets(EURASIA, bering_sea=1)
    offered = table.can("fleet")
    assert "north_pacific" in offered
    assert "bering_sea" not in offered
    assert "black_sea" not in offered
    table.do("fleet north_pacific")
    assert table.fleets(AMERICA) == {"north_pacific": 1}
    assert table.slot(slots.BUDGET) == 20


def test_a_fleet_comes_beside_conquered_ground_too_and_no_longer_beside_lost_ground() -> None:
    table = investing()
    assert "south_atlantic" in table.can("fleet")
    table.give(AMERICA, "asia_minor")
    table.give(EURASIA, "brazil", "argentina")
    assert "black_sea" in table.can("fleet")
    assert "south_atlantic" not in table.can("fleet")


def test_a_fleet_comes_to_any_zone_with_fleets_of_one_s_own() -> None:
    table = investing()
    table.put_fleets(AMERICA, black_sea=1, bering_sea=1)
    table.put_fleets(EURASIA, bering_sea=1)
    assert {"black_sea", "bering_sea"} <= set(table.can("fleet"))


def test_nobody_has_more_than_four_fleets() -> None:
    table = investing()
    table.put_fleets(AMERICA, bering_sea=3)
    table.do("fleet bering_sea")
    assert table.can("fleet") == []


def test_fortifications_stand_one_on_each_controlled_territory() -> None:
    table = investing()
    assert table.can("fortify") == table.home(AMERICA)
    table.do("fortify mexico")
    assert "mexico" not in table.can("fortify")
    assert table.named(table.slot(slots.FORTS)) == ["mexico"]
    assert table.slot(slots.BUDGET) == 20


def test_there_are_sixteen_fortifications_for_all_together() -> None:
    table = investing()
    table.put_forts(*table.home(EURASIA), *table.home(AFRICASIA)[:7])
    assert table.can("fortify") == table.home(AMERICA)
    table.do("fortify mexico")
    assert table.can("fortify") == []


def test_a_fleet_sails_to_any_zone_of_the_world_without_enemy_fleets() -> None:
    table = investing()
    table.put_fleets(AMERICA, bering_sea=2)
    table.put_fleets(EURASIA, black_sea=1)
    for power in (AFRICASIA, EASTASIA):
        table.put_fleets(power)
    assert table.can("from") == ["bering_sea"]
    table.do("from bering_sea")
    assert sorted(table.can("sail")) == sorted(set(table.book.box.world.zones) - {"bering_sea", "black_sea"})
    events = table.do("sail arabian_sea")
    assert told(events, "sailed") == [{"power": AMERICA, "from": "bering_sea", "zone": "arabian_sea"}]
    assert table.fleets(AMERICA) == {"bering_sea": 1, "arabian_sea": 1}
    assert table.slot(slots.BUDGET) == 22


def with_four_zones() -> Game:
    """Our map with four sea zones that touch everything."""
    game = redphone.game("defcon")
    file = tomllib.loads(game.registration.standard("map"))
    zones = ["one", "two", "three", "four"]
    places = [land["slug"] for land in file["territory"]]
    text = ""
    for land in file["territory"]:
        text += f'[[territory]]\nslug = "{land["slug"]}"\npower = "{land["power"]}"\n'
        text += f"borders = {land['borders']}\nseas = {zones}\n{named(land['slug'])}"
    for zone in zones:
        others = [other for other in zones if other != zone]
        text += f'[[sea]]\nslug = "{zone}"\ntouches = {places}\nadjacent = {others}\n{named(zone)}'
    return game.with_data({"map": text})


def named(slug: str) -> str:
    return f'name = {{ en = "{slug}", fr = "{slug}", ru = "{slug}" }}\n'


def test_a_fleet_does_not_sail_from_the_only_zone_that_it_could_sail_to() -> None:
    table = Defcon(game=with_four_zones())
    table.go_to(INVESTMENT, AMERICA)
    zones = dict(zip(table.powers, ["one", "two", "three", "four"], strict=True))
    for power, zone in zones.items():
        table.put_fleets(power, **{zone: 1})
    assert table.can("from") == []
    table.put_fleets(AMERICA, one=1, two=1)
    table.do("from two")
    assert table.can("sail") == ["one"]


@clause("trade_agreement", "You have 4 GDP more in this phase")
def test_a_trade_agreement_gives_4_gdp_more_in_one_s_own_investment() -> None:
    table = investing(budget=0)
    table.deal(AMERICA, "trade_agreement", "trade_agreement")
    assert table.offers() == ["play trade_agreement", "pass"]
    events = table.do("play trade_agreement")
    assert told(events, "got-gdp") == [{"power": AMERICA, "n": 4}]
    table.do("buy missile")
    assert table.offers() == ["play trade_agreement", "pass"]


def test_powers_invest_in_the_order_of_the_initiative() -> None:
    table = Defcon(order=[EASTASIA, AMERICA, AFRICASIA, EURASIA])
    turns: list[str | None] = []
    table.go_to(INVESTMENT)
    while table.phase == INVESTMENT:
        turns.append(table.turn)
        table.be_dull()
    assert turns == [EASTASIA, AMERICA, AFRICASIA, EURASIA]
    assert set(turns) == set(POWERS)
