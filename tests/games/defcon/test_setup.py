"""The set-up of DEFCON: territories, dice for the initiative, capitals, first fleets."""

from __future__ import annotations

import pytest
from tests.games.defcon.positions import AFRICASIA, AMERICA, EASTASIA, EURASIA, Defcon, ids, told

import redphone
from redphone import CHANCE, Play
from redphone.games.defcon import state as slots
from redphone.games.defcon.powers import POWERS


def test_each_power_starts_with_eight_territories_a_troop_on_each_and_the_rest_in_reserve() -> None:
    table = Defcon()
    for power in POWERS:
        assert table.lands(power) == table.home(power)
        assert len(table.home(power)) == 8
        assert [table.troops(place) for place in table.home(power)] == 8 * [1]
        assert table.slot(slots.RESERVE, power) == 17
        assert table.slot(slots.QUARTERS, power) == 0
        assert table.slot(slots.REPUTATION, power) == 5
        assert table.slot(slots.AGGRESSION, power) == 0
        assert table.hand(power) == []
    assert len(table.cards(slots.DECK)) == 51


def test_each_power_throws_eight_dice_and_more_hits_come_first() -> None:
    play = Play(redphone.game("defcon"), 4)
    assert [str(action) for action in play.state.options()] == [f"roll {n}" for n in range(9)]
    events = [event for n in (2, 7, 5, 3) for event in play.apply(f"roll {n}")]
    assert [fields["n"] for fields in told(events, "rolled-for-order")] == [2, 7, 5, 3]
    assert [fields["power"] for fields in told(events, "ordered")] == [EURASIA, AFRICASIA, EASTASIA, AMERICA]


def test_a_throw_of_eight_dice_is_one_chance_event_with_exact_odds() -> None:
    chances = dict(Play(redphone.game("defcon"), 2).state.chance())
    assert [round(256 * odds) for odds in chances.values()] == [1, 8, 28, 56, 70, 56, 28, 8, 1]


def test_tied_powers_reroll_among_themselves() -> None:
    play = Play(redphone.game("defcon"), 4)
    for n in (4, 6, 4, 1):
        play.apply(f"roll {n}")
    assert play.state.actor == CHANCE
    events = play.apply("roll 3") + play.apply("roll 5")
    # Of the two that were tied, the second one threw more; the others keep their places.
    assert [fields["power"] for fields in told(events, "rolled-for-order")] == [AMERICA, AFRICASIA]
    assert [fields["power"] for fields in told(events, "ordered")] == [EURASIA, AFRICASIA, AMERICA, EASTASIA]


def test_a_tie_between_all_is_rolled_again_by_all_and_two_ties_one_after_the_other() -> None:
    play = Play(redphone.game("defcon"), 4)
    for n in (4, 4, 4, 4, 5, 2, 5, 2):
        assert "ordered" not in ids(play.apply(f"roll {n}"))
    first = [event for n in (1, 0) for event in play.apply(f"roll {n}")]
    assert [fields["power"] for fields in told(first, "rolled-for-order")] == [AMERICA, AFRICASIA]
    last = [event for n in (3, 8) for event in play.apply(f"roll {n}")]
    assert [fields["power"] for fields in told(last, "rolled-for-order")] == [EURASIA, EASTASIA]
    assert [fields["power"] for fields in told(last, "ordered")] == [AMERICA, AFRICASIA, EASTASIA, EURASIA]


def test_all_capitals_then_all_first_fleets_are_placed_in_the_order_of_the_initiative() -> None:
    order = [EASTASIA, AMERICA, AFRICASIA, EURASIA]
    table = Defcon(order=order)
    placed = [
        (move.events[0].id, move.events[0].fields["power"]) for move in table.past.moves if move.seat >= 0
    ]
    assert placed == [("capital-placed", power) for power in order] + [
        ("fleet-placed", power) for power in order
    ]
    assert table.order == order


def test_a_capital_stands_on_a_starting_territory_of_its_power() -> None:
    play = Play(redphone.game("defcon"), 2)
    play.apply("roll 8")
    play.apply("roll 1")
    table = Defcon(2)
    assert [action.noun for action in play.state.options()] == table.home(EURASIA)


def test_the_first_fleet_comes_beside_an_own_territory_where_nobody_else_s_is() -> None:
    table = Defcon(order=POWERS, fleets={AMERICA: "bering_sea"})
    offered: list[str] = []
    world = table.book.box.world
    play = Play(redphone.game("defcon"), 4)
    for move in table.past.moves:
        if move.seat == table.seat(EURASIA) and move.action.verb == "fleet":
            offered = [action.noun for action in play.state.options()]
            break
        play.apply(move.action)
    shores = {
        zone
        for zone in world.zones
        for place in table.home(EURASIA)
        if world.seas[table.at(place)] >> table.zone(zone) & 1
    }
    assert "bering_sea" in shores
    assert set(offered) == shores - {"bering_sea"}


def test_with_two_powers_the_territories_of_the_others_are_closed_and_the_pair_is_chosen() -> None:
    table = Defcon(2)
    assert table.powers == [EURASIA, AFRICASIA]
    closed = table.named(table.slot(slots.CLOSED))
    assert closed == table.home(AMERICA) + table.home(EASTASIA)
    other = Defcon(2, pair="america_eastasia")
    assert other.powers == [AMERICA, EASTASIA]


@pytest.mark.parametrize("absent", POWERS)
def test_with_three_powers_one_is_absent_and_its_territories_are_closed(absent: str) -> None:
    table = Defcon(3, absent=absent)
    assert table.powers == [power for power in POWERS if power != absent]
    assert table.named(table.slot(slots.CLOSED)) == table.home(absent)
