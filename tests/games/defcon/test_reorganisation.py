"""The reorganisation phase of DEFCON: transit, four moves, what aggression costs, Armageddon."""

from __future__ import annotations

import pytest
from tests.games.defcon.positions import (
    AFRICASIA,
    AMERICA,
    CONFLICT,
    EASTASIA,
    EURASIA,
    PREPARATION,
    REORGANISATION,
    Defcon,
    told,
)

from redphone.games.defcon import state as slots


def reorganising(power: str = AMERICA, round: int = 1, armageddon: str = "off") -> Defcon:
    table = Defcon(armageddon=armageddon)
    table.go_to(REORGANISATION, power, round=round)
    return table


def test_all_troops_in_transit_return_before_anybody_moves() -> None:
    table = Defcon(order=[EASTASIA, AMERICA, EURASIA, AFRICASIA])
    table.go_to(CONFLICT, AFRICASIA)
    for power in (AMERICA, AFRICASIA):
        table.put_quarters(power, 2, slots.TRANSIT)
    events = table.do("pass")
    assert (table.phase, table.actor) == (REORGANISATION, EASTASIA)
    assert told(events, "rallied") == [{"power": AMERICA, "n": 2}, {"power": AFRICASIA, "n": 2}]
    for power in (AMERICA, AFRICASIA):
        assert table.slot(slots.QUARTERS, power) == 2
        assert table.slot(slots.TRANSIT, power) == 0


def test_four_troops_may_move_anywhere_between_territories_and_quarters() -> None:
    table = reorganising()
    table.put_troops(west_canada=3)
    table.put_quarters(AMERICA, 1)
    assert table.can("move") == [*table.home(AMERICA), "quarters"]
    table.do("move west_canada")
    assert table.can("to") == [place for place in table.home(AMERICA) if place != "west_canada"] + [
        "quarters"
    ]
    table.do("to quarters", "move quarters")
    far = table.home(AMERICA)[-1]
    table.do(f"to {far}", "move west_canada", "to quarters", "move quarters")
    table.do(f"to {far}")
    assert table.troops(far) == 3
    assert table.troops("west_canada") == 1
    assert table.slot(slots.QUARTERS, AMERICA) == 1
    assert table.turn == EURASIA


def test_who_controls_nothing_has_nowhere_to_move_its_quarters_to() -> None:
    table = Defcon(2)
    table.go_to(CONFLICT, EURASIA)
    table.give(AFRICASIA, *table.home(EURASIA))
    table.put_quarters(EURASIA, 2)
    table.do("pass", "pass")
    assert (table.phase, table.actor) == (REORGANISATION, AFRICASIA)


def test_one_may_stop_before_the_fourth() -> None:
    table = reorganising()
    table.do("move west_canada", "to mexico", "pass")
    assert table.turn == EURASIA


def test_a_territory_without_troops_is_kept_with_a_token() -> None:
    table = reorganising()
    events = table.do("move west_canada", "to mexico")
    assert told(events, "held-empty") == [{"power": AMERICA, "at": "west_canada"}]
    assert "west_canada" in table.lands(AMERICA)


def test_nobody_empties_a_sixth_territory() -> None:
    table = reorganising()
    home = table.home(AMERICA)
    table.put_troops(**dict.fromkeys(home[:5], 0))
    assert table.can("move") == home[5:]
    table.do(f"move {home[5]}")
    # The token of the territory that it goes to comes free.
    assert table.can("to") == home[:5]
    table.do(f"to {home[0]}")
    assert table.troops(home[0]) == 1
    assert table.lands(AMERICA) == home


def test_a_territory_with_more_troops_may_send_them_anywhere_even_without_a_token_left() -> None:
    table = reorganising()
    home = table.home(AMERICA)
    table.put_troops(**dict.fromkeys(home[:5], 0))
    table.put_troops(**{home[5]: 2})
    table.do(f"move {home[5]}")
    assert table.can("to") == [place for place in home if place != home[5]] + ["quarters"]


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_each_level_of_aggression_costs_a_row_of_reputation_and_markers_return_to_0(level: int) -> None:
    table = reorganising(EASTASIA)
    table.put(slots.AGGRESSION, EURASIA, level)
    events = table.do("pass")
    assert table.slot(slots.REPUTATION, EURASIA) == 5 - level
    assert table.slot(slots.AGGRESSION, EURASIA) == 0
    assert len(told(events, "reputation-fell")) == (1 if level else 0)
    assert table.slot(slots.REPUTATION, AMERICA) == 5


def test_rows_below_the_last_are_lost() -> None:
    table = reorganising(EASTASIA)
    table.put(slots.AGGRESSION, EURASIA, 3)
    table.put(slots.REPUTATION, EURASIA, 1)
    table.do("pass")
    assert table.slot(slots.REPUTATION, EURASIA) == 0


def test_aggression_counts_for_all_when_everybody_has_moved() -> None:
    table = reorganising()
    for power in (AMERICA, EASTASIA):
        table.put(slots.AGGRESSION, power, 2)
    table.do("pass", "pass", "pass")
    assert table.slot(slots.REPUTATION, AMERICA) == 5
    events = table.do("pass")
    assert [fields["power"] for fields in told(events, "reputation-fell")] == [AMERICA, EASTASIA]


def after_a_nuclear_strike(round: int, armageddon: str) -> int:
    """How many rows one of aggression 3 loses in this round."""
    table = reorganising(EASTASIA, round, armageddon=armageddon)
    before = table.slot(slots.REPUTATION, EURASIA)
    if armageddon != "all_level_one" or round < 5:
        table.put(slots.AGGRESSION, EURASIA, 3)
    table.do("pass")
    return before - table.slot(slots.REPUTATION, EURASIA)


def test_without_armageddon_aggression_counts_in_the_last_round_too() -> None:
    assert after_a_nuclear_strike(5, "off") == 3


def test_with_armageddon_reputation_does_not_fall_by_aggression_in_the_fifth_round() -> None:
    assert after_a_nuclear_strike(4, "no_loss") == 3
    assert after_a_nuclear_strike(5, "no_loss") == 0


def test_with_the_other_armageddon_every_marker_stays_on_level_1_in_the_fifth_round_and_counts() -> None:
    assert after_a_nuclear_strike(4, "all_level_one") == 3
    table = Defcon(armageddon="all_level_one")
    table.go_to(PREPARATION, AMERICA, round=5)
    assert [table.slot(slots.AGGRESSION, power) for power in table.powers] == [1, 1, 1, 1]
    table.go_to(CONFLICT, AMERICA)
    table.put(slots.NUKES, AMERICA, 1)
    table.do("nuke scandinavia")
    assert table.slot(slots.AGGRESSION, AMERICA) == 1
    table.go_to_the_end()
    assert [table.slot(slots.REPUTATION, power) for power in table.powers] == [4, 4, 4, 4]


def test_what_lasts_for_a_round_is_over_with_it() -> None:
    table = reorganising(EASTASIA)
    table.give(None, "mexico")
    table.lay({slots.TRUCE: 1 << table.at("mexico")})
    table.put(slots.SABOTAGED, EURASIA, 1)
    table.put(slots.BARRED, EURASIA, 1)
    zone = table.zone(next(iter(table.fleets(AMERICA))))
    table.lay({slots.TIRED + zone: 1})
    table.do("pass")
    assert table.round == 2
    lasting = [slots.TRUCE, slots.PASSED, slots.SABOTAGED + 1, slots.BARRED + 1, slots.TIRED + zone]
    assert [table.slot(slot) for slot in lasting] == 5 * [0]
