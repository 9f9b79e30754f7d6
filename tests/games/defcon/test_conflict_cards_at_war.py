"""Conflict cards for attacks, strikes, troops and fleets; Counter-espionage."""

from __future__ import annotations

import pytest
from tests.games.clauses import clause
from tests.games.defcon.positions import told
from tests.games.defcon.war import War, has

ROGUE, THREAT, START = 1, 3, 5


# For a land attack.


def at_kamchatka(*hand: str) -> War:
    """America, in Alaska, may attack Kamchatka over the strait, where three troops defend the capital."""
    return War(
        america=has(hand=hand, quarters=4),
        eurasia=has(lands={"kamchatka": 3}, capital="kamchatka"),
    )


@clause("air_raid", "Your next land attack has 2 dice more")
def test_an_air_raid_adds_two_dice_in_every_round_of_the_next_land_attack() -> None:
    war = at_kamchatka("air_raid")
    war.do("play air_raid", "attack kamchatka", "troops 2")
    assert war.can("roll") == [str(n) for n in range(5)]
    war.do("roll 0", "roll 0", "choose fight")
    assert war.can("roll") == [str(n) for n in range(5)]


def test_two_air_raids_add_four_dice() -> None:
    war = at_kamchatka("air_raid", "air_raid")
    war.do("play air_raid", "play air_raid", "attack kamchatka", "troops 1")
    assert war.can("roll") == [str(n) for n in range(6)]


def test_an_air_raid_is_offered_only_where_an_attack_with_dice_can_follow() -> None:
    assert at_kamchatka("air_raid").can("play") == ["air_raid"]
    assert War(america=has(hand=["air_raid"])).can("play") == []
    empty = War(
        2,
        options={"pair": "america_eurasia"},
        america=has(hand=["air_raid"], quarters=1),
        eurasia=has(lands={"kamchatka": 0}),
    )
    assert empty.can("attack") == ["kamchatka"]
    assert empty.can("play") == []


@clause("casus_belli", "Your next land attack does not count as aggression")
@clause("aggression", "not with a Casus Belli")
def test_a_casus_belli_excuses_the_next_land_attack() -> None:
    war = at_kamchatka("casus_belli")
    war.do("play casus_belli", "attack kamchatka", "troops 2")
    assert war.number("america", "aggression") == 0


def test_without_a_casus_belli_the_same_attack_is_aggression() -> None:
    war = at_kamchatka()
    war.do("attack kamchatka", "troops 2")
    assert war.number("america", "aggression") == 1


@clause("casus_belli", "missiles do")
def test_a_casus_belli_does_not_excuse_missiles() -> None:
    war = War(america=has(hand=["casus_belli"], quarters=1, missiles=1))
    war.do("play casus_belli", "strike scandinavia")
    assert war.number("america", "aggression") == 2


@pytest.mark.parametrize(
    ("america", "eurasia"),
    [
        ({"quarters": 2}, {"reputation": THREAT}),
        ({"quarters": 2, "aggression": 1}, {}),
        ({"quarters": 0}, {}),
    ],
    ids=["a threat to peace", "aggressive already", "no troops"],
)
def test_a_casus_belli_is_offered_only_where_an_attack_would_be_aggression(
    america: dict[str, int], eurasia: dict[str, int]
) -> None:
    war = War(
        2,
        options={"pair": "america_eurasia"},
        america=has(hand=["casus_belli"])._replace(numbers=america),
        eurasia=has()._replace(numbers=eurasia),
    )
    assert war.can("play") == []


@clause("assassination_attempt", "Choose a power")
def test_assassins_are_sent_to_a_power_with_a_capital_on_its_ground() -> None:
    war = War(
        america=has(hand=["assassination_attempt"], quarters=1, capital="west_canada"),
        eurasia=has(capital="kamchatka"),
        africasia=has(capital="eurasia"),
    )
    events = war.do("play assassination_attempt")
    assert war.can("against") == ["eurasia", "eastasia"]
    events = war.do("against eurasia")
    assert told(events, "plotted") == [{"power": "america", "target": "eurasia"}]


@clause("assassination_attempt", "its capitals do not defend it in your next land attack")
@pytest.mark.parametrize(("target", "dice"), [("eurasia", 3), ("eastasia", 5)])
def test_capitals_of_who_is_plotted_against_throw_no_dice(target: str, dice: int) -> None:
    war = at_kamchatka("assassination_attempt")
    war.do("play assassination_attempt", f"against {target}", "attack kamchatka", "troops 4", "roll 0")
    assert war.can("roll") == [str(n) for n in range(dice + 1)]


def test_captured_capitals_of_who_is_plotted_against_throw_no_dice_either() -> None:
    war = War(america=has(hand=["assassination_attempt"], quarters=4), africasia=has(capital="kamchatka"))
    war.do("play assassination_attempt", "against eurasia", "attack kamchatka", "troops 4", "roll 0")
    assert war.can("roll") == ["0", "1"]


def test_assassins_may_be_sent_before_any_capital_can_be_attacked() -> None:
    war = War(2, eurasia=has(hand=["assassination_attempt"], quarters=0), africasia=has(capital="congo"))
    assert war.can("play") == ["assassination_attempt"]


def test_cards_for_a_land_attack_are_not_offered_after_the_action() -> None:
    hand = ["air_raid", "casus_belli", "assassination_attempt", "accidental_strike", "airborne_troops"]
    war = War(
        america=has(hand=hand, quarters=4, missiles=2),
        eurasia=has(lands={"kamchatka": 3}, capital="kamchatka"),
    )
    assert sorted(war.can("play")) == sorted(hand)
    war.do("strike scandinavia")
    # Assassins wait for the next one.
    assert war.can("play") == ["assassination_attempt"]


def test_cards_for_an_attack_that_does_not_come_are_lost_with_the_turn() -> None:
    war = War(america=has(hand=["air_raid"], quarters=4, missiles=1), eurasia=has(lands={"kamchatka": 3}))
    war.do("play air_raid", "strike scandinavia")
    war.go_to("conflict", "eurasia")
    war.go_to("conflict", "america")
    war.do("attack kamchatka", "troops 1")
    assert war.can("roll") == ["0", "1"]


def test_cards_for_a_land_attack_are_played_between_two_battles_too() -> None:
    hand = ["air_raid", "assassination_attempt", "casus_belli", "propaganda"]
    war = War(
        america=has(hand=hand, quarters=3),
        eurasia=has(reputation=THREAT, lands={"kamchatka": 0}),
        eastasia=has(lands={"japan": 2}, capital="japan"),
    )
    war.do("attack kamchatka", "troops 3", "occupy 1")
    assert war.can("play") == ["air_raid", "assassination_attempt", "casus_belli"]
    war.do("play air_raid", "play casus_belli", "play assassination_attempt", "against eastasia")
    war.do("attack japan")
    assert war.number("america", "aggression") == 0
    assert war.can("roll") == [str(n) for n in range(5)]
    war.do("roll 0")
    assert war.can("roll") == ["0", "1", "2"]


def test_assassins_wait_for_the_next_land_attack_in_whichever_turn_it_comes() -> None:
    war = War(
        america=has(hand=["assassination_attempt"], quarters=8, missiles=1),
        eurasia=has(lands={"kamchatka": 3}, capital="kamchatka"),
    )
    war.do("play assassination_attempt", "against eurasia", "strike scandinavia")
    war.go_to("conflict", "eurasia", round=2)
    assert war.table()["powers"][war.seat("america")]["assassins"] == [war.seat("eurasia")]
    war.go_to("conflict", "america", round=3)
    war.do("attack kamchatka", "troops 1", "roll 0")
    assert war.can("roll") == ["0", "1", "2", "3"]
    war.do("roll 3")
    # That was the next one: against another the capital defends again.
    war.go_to("conflict", "eurasia")
    war.go_to("conflict", "america")
    war.do("attack kamchatka", "troops 1", "roll 0")
    assert war.can("roll") == [str(n) for n in range(6)]


def test_assassins_are_spent_where_occupying_is_declined() -> None:
    war = War(america=has(hand=["assassination_attempt"], quarters=2), eurasia=has(lands={"kamchatka": 0}))
    war.do("play assassination_attempt", "against eurasia")
    assert war.table()["powers"][0]["assassins"] == [war.seat("eurasia")]
    war.do("attack kamchatka", "troops 2")
    assert war.question == "ask-occupy"
    war.do("pass")
    assert war.table()["powers"][0]["assassins"] == []


# For a strike.


@clause("accidental_strike", "Your next conventional strike does not count as aggression")
@clause("aggression", "not as an accident")
def test_an_accidental_strike_is_no_aggression_and_excuses_one_strike_only() -> None:
    war = War(america=has(hand=["accidental_strike", "propaganda"], missiles=2))
    war.do("play accidental_strike", "strike scandinavia")
    assert war.number("america", "aggression") == 0
    assert war.troops("scandinavia") == 0
    war.do("choose done")
    war.go_to("conflict", "america")
    war.do("strike kamchatka")
    assert war.number("america", "aggression") == 2


def test_an_accident_that_was_stopped_is_used_up() -> None:
    war = War(
        america=has(hand=["accidental_strike"], missiles=1),
        eurasia=has(hand=["strategic_defense_initiative"]),
    )
    war.do("play accidental_strike", "strike scandinavia", "play strategic_defense_initiative")
    assert war.number("america", "aggression") == 0


def test_an_accident_that_does_not_come_is_lost_with_the_turn() -> None:
    war = War(america=has(hand=["accidental_strike"], missiles=2), forts=["scandinavia"])
    war.do("play accidental_strike", "bomb scandinavia")
    war.go_to("conflict", "eurasia")
    war.go_to("conflict", "america")
    war.do("strike scandinavia")
    assert war.number("america", "aggression") == 2


@pytest.mark.parametrize("card", ["accidental_strike", "casus_belli"])
def test_what_is_excused_already_needs_no_second_excuse(card: str) -> None:
    war = War(america=has(hand=[card, card], missiles=1, quarters=1))
    war.do(f"play {card}")
    assert war.can("play") == []


def test_a_nuclear_strike_is_no_accident() -> None:
    war = War(america=has(hand=["accidental_strike"], missiles=1, nukes=1))
    war.do("play accidental_strike", "nuke scandinavia")
    assert war.number("america", "aggression") == 3


@pytest.mark.parametrize("america", [{"missiles": 0}, {"missiles": 1, "aggression": 2}])
def test_an_accident_is_offered_only_where_a_strike_would_be_aggression(america: dict[str, int]) -> None:
    assert War(america=has(hand=["accidental_strike"])._replace(numbers=america)).can("play") == []


def test_where_armageddon_leaves_all_markers_alone_nothing_has_to_be_excused() -> None:
    america = has(hand=["accidental_strike", "casus_belli"], missiles=1, quarters=1)
    war = War(options={"armageddon": "all_level_one"}, last_round=True, america=america)
    assert war.can("play") == []
    assert war.number("america", "aggression") == 1
    war.do("strike scandinavia")
    assert war.number("america", "aggression") == 1


# Troops.


@clause("conscription", "Take 2 troops from your reserve")
def test_conscripts_go_to_the_quarters_or_to_controlled_territories() -> None:
    war = War(america=has(hand=["conscription"]))
    reserve = war.number("america", "reserve")
    war.do("play conscription")
    assert war.can("deploy") == war.lands("america")
    war.do("deploy mexico", "pass")
    assert war.troops("mexico") == 2
    assert war.numbers("america", "quarters", "reserve") == [1, reserve - 2]


def test_conscription_takes_no_more_than_the_reserve_has() -> None:
    war = War(america=has(hand=["conscription"], quarters=16))
    assert war.number("america", "reserve") == 1
    war.do("play conscription", "pass")
    assert war.numbers("america", "quarters", "reserve") == [17, 0]
    assert War(america=has(hand=["conscription"], quarters=17)).can("play") == []


@clause("betrayal", "Choose 2 enemy troops")
def test_betrayal_chooses_two_enemy_troops_on_the_board_of_one_power_or_two() -> None:
    war = War(america=has(hand=["betrayal"]), eurasia=has(lands={"scandinavia": 3, "kamchatka": 0}))
    war.do("play betrayal")
    assert "scandinavia" in war.can("betray")
    assert "kamchatka" not in war.can("betray")
    assert "mexico" not in war.can("betray")
    war.do("betray scandinavia")
    assert war.question == "ask-betray"
    war.do("betray congo")
    assert war.troops("scandinavia") == 2
    assert war.troops("congo") == 0
    assert war.question == "ask-conflict"


@clause("betrayal", "they return to their reserve")
def test_betrayed_troops_return_to_their_reserve_and_a_token_holds_the_ground() -> None:
    war = War(america=has(hand=["betrayal"]))
    reserve = war.number("eurasia", "reserve")
    war.do("play betrayal", "betray scandinavia", "betray kamchatka")
    assert war.number("eurasia", "reserve") == reserve + 2
    assert war.owner("scandinavia") == war.owner("kamchatka") == "eurasia"
    assert war.number("america", "aggression") == 0


def test_who_has_no_token_left_loses_a_betrayed_territory() -> None:
    homes = ["west_europe", "central_europe", "south_europe", "east_russia"]
    war = War(america=has(hand=["betrayal"]), eurasia=has(lands=dict.fromkeys(homes, 0)))
    war.do("play betrayal", "betray scandinavia", "betray kamchatka")
    assert war.owner("scandinavia") == "eurasia"
    assert war.is_neutral("kamchatka")


# Airborne Troops.


@clause("airborne_troops", "Attack any territory, wherever it is")
def test_airborne_troops_attack_any_territory() -> None:
    war = War(america=has(hand=["airborne_troops"], quarters=2), truce=["congo"], irradiated=["persia"])
    war.do("play airborne_troops")
    attackable = [*war.home("eurasia"), *war.home("africasia"), *war.home("eastasia")]
    assert war.can("attack") == [place for place in attackable if place not in ("congo", "persia")]
    war.do("attack australia", "troops 2")
    assert war.has_acted
    assert war.number("america", "aggression") == 1


@clause("airborne_troops", "with up to 3 troops")
def test_airborne_troops_are_three_at_most() -> None:
    war = War(america=has(hand=["airborne_troops"], quarters=8))
    war.do("play airborne_troops", "attack australia")
    assert war.can("troops") == ["1", "2", "3"]


def test_airborne_troops_need_troops_in_the_quarters_and_the_action() -> None:
    assert War(america=has(hand=["airborne_troops"])).can("play") == []


def test_an_air_raid_supports_airborne_troops_far_away() -> None:
    america = has(hand=["airborne_troops", "air_raid"], quarters=2)
    war = War(2, options={"pair": "america_eastasia"}, america=america, truce=["japan"])
    assert war.can("attack") == []
    assert war.can("play") == ["air_raid", "airborne_troops"]


# Submarine Fleet.


@clause("submarine_fleet", "Put a fleet from your reserve on any sea zone")
def test_a_submarine_fleet_appears_in_any_sea_zone_enemy_ones_too() -> None:
    war = War(america=has(hand=["submarine_fleet"]), eurasia=has(fleets={"black_sea": 2}))
    war.do("play submarine_fleet")
    assert war.can("fleet") == war.book.box.world.zones
    war.do("fleet black_sea")
    assert war.fleets_in("black_sea")[:2] == [1, 2]
    assert war.number("america", "dock") == 3
    assert war.can("engage") == ["black_sea-eurasia"]


def test_without_a_fleet_in_reserve_there_are_no_submarines() -> None:
    assert War(america=has(hand=["submarine_fleet"], fleets={"arctic_ocean": 4})).can("play") == []


# Counter-espionage.


@clause("counter_espionage", "Cancel a Submarine Fleet")
def test_any_other_power_may_cancel_a_submarine_fleet() -> None:
    war = War(
        america=has(hand=["submarine_fleet"]),
        eurasia=has(hand=["propaganda"]),
        eastasia=has(hand=["counter_espionage"]),
    )
    war.do("play submarine_fleet")
    assert war.asked == ["eurasia", "eastasia"]
    assert war.offers("eurasia") == ["pass"]
    assert war.offers("eastasia") == ["play counter_espionage", "pass"]
    events = war.answer(eastasia="play counter_espionage")
    assert told(events, "cancelled") == [{"power": "america", "card": "submarine_fleet"}]
    assert war.number("america", "dock") == 4
    assert war.discarded == ["submarine_fleet", "counter_espionage"]


@clause("counter_espionage", "or Airborne Troops")
def test_cancelled_airborne_troops_leave_the_action_unspent() -> None:
    war = War(america=has(hand=["airborne_troops"], quarters=3), africasia=has(hand=["counter_espionage"]))
    war.do("play airborne_troops")
    assert (war.asked, war.question) == (["africasia"], "ask-counter-espionage")
    war.do("play counter_espionage")
    assert (war.turn, war.question) == ("america", "ask-conflict")
    assert not war.has_acted
    assert war.number("america", "quarters") == 3
    assert "kamchatka" in war.can("attack")


@pytest.mark.parametrize(("card", "verb"), [("airborne_troops", "attack"), ("submarine_fleet", "fleet")])
def test_a_target_is_named_only_when_nobody_has_cancelled_the_card(card: str, verb: str) -> None:
    war = War(america=has(hand=[card], quarters=3), eurasia=has(hand=["propaganda"]))
    war.do(f"play {card}")
    prompt = war.state.prompt(war.seat("eurasia"))
    assert prompt is not None
    assert (prompt.id, war.asked) == ("ask-counter-espionage", ["eurasia"])
    assert sorted(prompt.fields) == ["card", "power"]
    war.do("pass")
    assert (war.actor, len(war.can(verb)) > 1) == ("america", True)


def test_who_plays_the_card_is_not_asked_to_cancel_it() -> None:
    war = War(america=has(hand=["submarine_fleet", "counter_espionage"]))
    war.do("play submarine_fleet")
    assert war.can("fleet")


def test_when_nobody_cancels_the_card_works() -> None:
    war = War(america=has(hand=["submarine_fleet"]), eurasia=has(hand=["counter_espionage"]))
    war.do("play submarine_fleet", "pass", "fleet arctic_ocean")
    assert war.fleets("america") == {"arctic_ocean": 1}
    assert war.hand("eurasia") == ["counter_espionage"]


def test_assassins_that_are_sent_after_the_last_battle_wait_for_the_next_land_attack() -> None:
    war = War(
        america=has(hand=["assassination_attempt"], quarters=4),
        eurasia=has(reputation=THREAT, lands={"kamchatka": 0}),
        eastasia=has(lands={"japan": 2}, capital="japan"),
    )
    war.do("attack kamchatka", "troops 3", "occupy 1")
    war.do("play assassination_attempt", "against eastasia", "pass")
    war.go_to("conflict", "eurasia")
    war.go_to("conflict", "america")
    war.do("attack japan", "troops 1", "roll 0")
    assert war.can("roll") == ["0", "1", "2"]
