"""The rulebook's worked examples of a land attack and of the aggression index, statement by statement."""

from __future__ import annotations

from tests.games.defcon.positions import AFRICASIA, AMERICA, CONFLICT, EASTASIA, Defcon, told
from tests.games.defcon.war import CAPITALS

from redphone.games.defcon import state as slots


def war_at(power: str) -> Defcon:
    war = Defcon(4, order=(), capitals={**CAPITALS, "eurasia": "kamchatka"})
    war.go_to(CONFLICT, power)
    return war


def test_africasia_attacks_west_russia_and_then_east_russia_as_in_the_rulebook() -> None:
    war = war_at(AFRICASIA)
    war.put_quarters(AFRICASIA, 6)
    war.put_troops(west_russia=2, east_russia=2)
    war.put_forts("west_russia")
    assert war.slot(slots.AGGRESSION, AFRICASIA) == 0
    # It controls Asia Minor, which borders on West Russia.
    assert "west_russia" in war.can("attack")
    reserve = war.slot(slots.RESERVE, AFRICASIA)
    events = war.do("attack west_russia", "troops 6")
    assert war.slot(slots.AGGRESSION, AFRICASIA) == 1
    assert told(events, "attacked") == [
        {"power": "africasia", "at": "west_russia", "n": 6, "defender": "eurasia"}
    ]
    # Six dice, two hits; five dice for two troops and a fortification, two hits as well.
    assert war.can("roll") == [str(n) for n in range(7)]
    war.do("roll 2")
    assert war.can("roll") == [str(n) for n in range(6)]
    war.do("roll 2")
    # Both lose two troops: nobody defends any more, and the fortification goes back.
    assert war.troops("west_russia") == 0
    assert war.slot(slots.FORTS) == 0
    assert war.can("occupy") == ["1", "2", "3", "4"]
    war.do("occupy 1")
    assert (war.owner("west_russia"), war.troops("west_russia")) == ("africasia", 1)
    assert (len(war.lands("africasia")), len(war.lands("eurasia"))) == (9, 7)
    # The three others attack East Russia at once; aggression does not move again.
    war.do("attack east_russia")
    assert war.slot(slots.AGGRESSION, AFRICASIA) == 1
    assert war.can("roll") == [str(n) for n in range(4)]
    war.do("roll 1")
    assert war.can("roll") == [str(n) for n in range(3)]
    war.do("roll 2")
    # Two attackers and one defender have fallen; Africasia fights on, one die against one.
    assert war.offers() == ["choose fight", "choose retreat"]
    war.do("choose fight")
    assert war.can("roll") == ["0", "1"]
    war.do("roll 1")
    assert war.can("roll") == ["0", "1"]
    war.do("roll 1")
    # All have fallen: the empty territory stays Eurasia's, with a token.
    assert (war.owner("east_russia"), war.troops("east_russia")) == ("eurasia", 0)
    assert (len(war.lands("africasia")), len(war.lands("eurasia"))) == (9, 7)
    assert war.slot(slots.TRANSIT, AFRICASIA) == 0
    assert war.slot(slots.RESERVE, AFRICASIA) == reserve + 5


def test_the_example_of_the_aggression_index_eastasia_at_1_and_america_at_2_then_3() -> None:
    war = war_at(EASTASIA)
    war.put(slots.REPUTATION, AMERICA, 7)
    war.give(AMERICA, "japan")
    war.give(AMERICA, "east_russia")
    war.put_quarters(EASTASIA, 1)
    war.put_quarters(AMERICA, 1)
    war.put(slots.MISSILES, AMERICA, 1)
    war.put(slots.NUKES, AMERICA, 1)
    # Eastasia attacks an exemplary state by land: level 1.
    war.do("attack east_russia", "troops 1")
    assert war.slot(slots.AGGRESSION, EASTASIA) == 1
    war.do("roll 0", "roll 1")
    # In return America launches a conventional missile: level 2.
    war.go_to(CONFLICT, AMERICA)
    war.do("strike mongolia")
    assert war.slot(slots.AGGRESSION, AMERICA) == 2
    # A land attack in the same round leaves it there, a nuclear missile moves it to level 3.
    war.go_to(CONFLICT, AMERICA)
    war.do("attack mongolia", "troops 1")
    assert war.slot(slots.AGGRESSION, AMERICA) == 2
    war.do("occupy 1")
    war.go_to(CONFLICT, AMERICA)
    war.do("nuke india")
    assert war.slot(slots.AGGRESSION, AMERICA) == 3
