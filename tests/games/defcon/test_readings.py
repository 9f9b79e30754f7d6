"""How we read the rules of land attacks in DEFCON, and the other readings, which are options."""

from __future__ import annotations

import pytest
from tests.games.clauses import clause
from tests.games.defcon.positions import AFRICASIA, AMERICA, EURASIA, STATES, told
from tests.games.defcon.war import War, has

from redphone.games.defcon import state as slots


def sailing(*, sea_chains: bool) -> War:
    """America's fleets reach from its own shores into the Mediterranean."""
    fleets = {"sargasso_sea": 1, "west_mediterranean": 1}
    return War(america=has(quarters=3, fleets=fleets), options={"sea_chains": sea_chains})


def beyond(war: War) -> set[str]:
    """Territories on the second sea zone that do not lie on the first."""
    coasts = war.book.box.world.coasts
    far = int(coasts[war.zone("west_mediterranean")]) & ~int(coasts[war.zone("sargasso_sea")])
    return set(war.named(far))


def test_a_land_attack_crosses_one_controlled_sea_zone() -> None:
    war = sailing(sea_chains=False)
    shores = set(war.named(int(war.book.box.world.coasts[war.zone("sargasso_sea")])))
    assert shores - set(war.home(AMERICA)) <= set(war.can("attack"))
    assert len(beyond(war)) > 0
    assert not beyond(war) & set(war.can("attack"))


def test_a_land_attack_crosses_controlled_sea_zones_behind_each_other_where_the_option_says_so() -> None:
    war = sailing(sea_chains=True)
    assert beyond(war) <= set(war.can("attack"))


def test_an_empty_sea_zone_is_nobody_s_and_not_crossed() -> None:
    war = War(america=has(quarters=3))
    assert war.can("attack") == ["kamchatka", "west_africa", "japan"]


def test_a_shared_sea_zone_is_not_crossed() -> None:
    war = War(america=has(quarters=3, fleets={"sargasso_sea": 1}), eurasia=has(fleets={"sargasso_sea": 1}))
    assert war.can("attack") == ["kamchatka", "west_africa", "japan"]


def test_irradiated_territories_are_passage_in_chains_too() -> None:
    war = War(america=has(quarters=3), irradiated=["kamchatka"])
    assert "east_russia" in war.can("attack")
    assert "west_russia" not in war.can("attack")
    war = War(america=has(quarters=3), irradiated=["kamchatka", "east_russia"])
    assert "west_russia" in war.can("attack")


def test_a_sea_zone_beside_irradiated_ground_is_crossed_from_there() -> None:
    war = War(america=has(quarters=3, fleets={"china_sea": 1}))
    assert "indonesia" not in war.can("attack")
    war = War(america=has(quarters=3, fleets={"china_sea": 1}), irradiated=["japan"])
    assert "indonesia" in war.can("attack")


def test_closed_territories_are_neither_attacked_nor_crossed() -> None:
    war = War(2, options={"pair": "america_africasia"}, america=has(quarters=3))
    # Not Kamchatka and Japan, nor what lies behind them.
    assert war.can("attack") == ["west_africa"]


def test_attackers_come_from_the_quarters_only_and_are_at_least_one() -> None:
    assert War(america=has(transit=5)).can("attack") == []
    war = War(america=has(quarters=2, transit=5))
    war.do("attack kamchatka")
    assert war.offers() == ["troops 1", "troops 2"]


def second_battle(attack_scope: str) -> War:
    """After a conquest with an Air Raid the attack goes on with five troops."""
    war = War(
        america=has(quarters=6, hand=["air_raid"]),
        eurasia=has(lands={"kamchatka": 1, "east_russia": 1}),
        options={"attack_scope": attack_scope},
    )
    war.do("play air_raid", "attack kamchatka", "troops 6")
    assert len(war.offers()) == 1 + 6 + 2
    war.do("roll 1", "roll 0", "occupy 1", "attack east_russia")
    return war


def test_each_battle_is_a_land_attack_of_its_own_for_cards() -> None:
    assert len(second_battle("battle").offers()) == 1 + 5


def test_cards_support_all_battles_of_an_action_where_the_option_says_so() -> None:
    assert len(second_battle("action").offers()) == 1 + 5 + 2


def test_a_speech_supports_who_has_made_it_and_no_other_defender_of_the_same_action() -> None:
    war = War(
        america=has(quarters=8),
        eurasia=has(hand=["speech_to_parliament"], lands={"kamchatka": 1, "east_russia": 1}),
        options={"attack_scope": "action"},
    )
    war.do("attack kamchatka", "troops 8", "play speech_to_parliament", "roll 1")
    assert war.can("roll") == ["0", "1", "2", "3"]
    war.do("roll 0", "occupy 1", "attack mongolia", "roll 1")
    assert war.can("roll") == ["0", "1"]
    # Eurasia's own speech still holds where the attack comes back to it.
    war.do("roll 0", "occupy 1", "attack east_russia", "roll 1")
    assert war.can("roll") == ["0", "1", "2", "3"]


def attacked_after_passing(*, speech_after_pass: bool) -> War:
    """Eurasia has passed and holds a card when America attacks it."""
    war = War(
        america=has(quarters=2, missiles=1),
        eurasia=has(hand=["speech_to_parliament"]),
        options={"speech_after_pass": speech_after_pass},
    )
    war.do("strike india", "pass", "pass", "pass", "attack kamchatka", "troops 2")
    return war


def test_who_has_passed_makes_no_speech() -> None:
    assert attacked_after_passing(speech_after_pass=False).actor == "chance"


def test_who_has_passed_makes_a_speech_where_the_option_says_so() -> None:
    war = attacked_after_passing(speech_after_pass=True)
    assert (war.actor, war.question) == (EURASIA, "ask-speech")


def won() -> War:
    """America has beaten the troops in Kamchatka with three of its own."""
    war = War(america=has(quarters=5), eurasia=has(lands={"kamchatka": 1}), forts=["kamchatka"])
    war.do("attack kamchatka", "troops 3", "roll 1", "roll 0")
    return war


def test_after_winning_at_least_one_stays_and_the_fortification_is_gone() -> None:
    war = won()
    assert war.offers() == ["occupy 1", "occupy 2", "occupy 3", "pass"]
    assert not war.is_fortified("kamchatka")
    war.do("occupy 2")
    assert (war.owner("kamchatka"), war.troops("kamchatka")) == (AMERICA, 2)
    assert len(war.lands(AMERICA)) == 9
    assert len(war.lands(EURASIA)) == 7


def test_the_others_attack_on_in_one_group_or_go_to_transit() -> None:
    war = won()
    war.do("occupy 1")
    assert "east_russia" in war.can("attack")
    war.do("pass")
    assert war.numbers(AMERICA, "quarters", "transit") == [2, 2]
    war = won()
    war.do("occupy 1")
    events = war.do("attack east_russia")
    # Both of them: how many is not asked, and none goes to transit before.
    assert told(events, "attacked")[0]["n"] == 2
    assert war.can("roll") == ["0", "1", "2"]
    assert war.numbers(AMERICA, "quarters", "transit") == [2, 0]


def test_occupying_may_be_declined_and_the_loser_keeps_it_with_a_token() -> None:
    war = won()
    war.do("pass")
    assert (war.owner("kamchatka"), war.troops("kamchatka")) == (EURASIA, 0)
    assert war.numbers(AMERICA, "quarters", "transit") == [2, 3]


EMPTY = dict.fromkeys(["west_europe", "central_europe", "south_europe", "west_russia", "central_asia"], 0)
"""Territories of Eurasia that use up all its tokens."""


def test_who_has_no_token_left_loses_ground_that_was_won_and_not_occupied() -> None:
    war = War(america=has(quarters=2), eurasia=has(lands=EMPTY))
    war.do("attack kamchatka", "troops 2", "roll 1", "roll 0", "pass")
    assert war.is_neutral("kamchatka")


def test_who_has_no_token_left_loses_ground_where_all_have_fallen() -> None:
    war = War(america=has(quarters=1), eurasia=has(lands=EMPTY))
    war.do("attack kamchatka", "troops 1", "roll 1", "roll 1")
    assert war.is_neutral("kamchatka")


def test_one_retreats_only_after_a_round_of_combat() -> None:
    war = War(america=has(quarters=3))
    war.do("attack kamchatka", "troops 3")
    assert war.actor == "chance"
    war.do("roll 0", "roll 1")
    assert war.offers() == ["choose fight", "choose retreat"]
    war.do("choose retreat")
    assert war.numbers(AMERICA, "quarters", "transit") == [0, 2]


def test_walls_without_troops_throw_once_and_survivors_conquer() -> None:
    war = War(america=has(quarters=3), eurasia=has(lands={"kamchatka": 0}), forts=["kamchatka"])
    war.do("attack kamchatka", "troops 3")
    assert war.offers() == ["roll 0", "roll 1", "roll 2", "roll 3"]
    war.do("roll 2")
    assert war.question == "ask-occupy"
    assert war.can("occupy") == ["1"]


def test_a_capital_without_troops_throws_its_two_dice_captured_or_not_and_once() -> None:
    for capitals in ([EURASIA], [AFRICASIA], [EURASIA, AFRICASIA]):
        war = War(america=has(quarters=3), eurasia=has(lands={"kamchatka": 0}))
        for power in capitals:
            war.put_capital(power, "kamchatka")
        war.do("attack kamchatka", "troops 3")
        assert war.offers() == ["roll 0", "roll 1", "roll 2"]


def test_an_empty_territory_is_entered_without_dice() -> None:
    war = War(america=has(quarters=3), eurasia=has(lands={"kamchatka": 0}))
    war.do("attack kamchatka", "troops 1")
    assert war.question == "ask-occupy"


def test_when_all_troops_fall_at_once_the_defender_keeps_the_ground_with_a_token() -> None:
    war = War(america=has(quarters=1))
    war.do("attack kamchatka", "troops 1", "roll 1", "roll 1")
    assert (war.owner("kamchatka"), war.troops("kamchatka")) == (EURASIA, 0)


@pytest.mark.parametrize(
    ("state", "level"), [("rogue", 0), ("threat", 0), ("watched", 1), ("exemplary", 1), ("catalyst", 1)]
)
@clause("aggression", "A land attack is level 1")
@clause("aggression", "not on a threat to peace")
@clause("aggression", "not on a rogue state")
def test_a_land_attack_is_aggression_unless_its_target_is_a_threat_itself(state: str, level: int) -> None:
    war = War(america=has(quarters=1), eurasia=has(reputation=STATES[state]))
    war.do("attack kamchatka", "troops 1")
    assert war.slot(slots.AGGRESSION, AMERICA) == level


@clause("aggression", "not on one's own lost starting territory")
@clause("aggression", "not on neutral ground")
def test_attacking_one_s_own_lost_ground_or_neutral_ground_is_no_aggression() -> None:
    war = War(america=has(quarters=1), eurasia=has(lands={"west_canada": 1}))
    war.do("attack west_canada", "troops 1")
    assert war.number(AMERICA, "aggression") == 0
    war = War(america=has(quarters=1), neutral=["kamchatka"])
    war.do("attack kamchatka", "troops 1")
    assert war.number(AMERICA, "aggression") == 0
