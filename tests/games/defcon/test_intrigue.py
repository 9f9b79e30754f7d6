"""Sabotage and Solidarity; Peacekeeping."""

from __future__ import annotations

import pytest
from tests.games.clauses import clause
from tests.games.defcon.positions import told
from tests.games.defcon.war import War, has

START = 5


# Sabotage.


def test_sabotage_costs_its_target_a_row_of_reputation_and_returns_to_the_supply() -> None:
    war = War(america=has(spies=2))
    assert war.can("sabotage") == ["eurasia", "africasia", "eastasia"]
    events = war.do("sabotage eurasia")
    assert told(events, "reputation-fell") == [{"power": "eurasia", "n": 1, "state": "watched"}]
    assert war.number("eurasia", "reputation") == START - 1
    assert war.number("america", "spies") == 1


@clause("aggression", "sabotage is none")
def test_sabotage_is_no_offensive_action_and_no_aggression() -> None:
    war = War(america=has(spies=1, missiles=1))
    war.do("sabotage eurasia")
    assert not war.has_acted
    assert war.can("strike")
    assert war.number("america", "aggression") == 0


def test_sabotage_can_follow_the_offensive_action() -> None:
    war = War(america=has(spies=1, missiles=1))
    war.do("strike scandinavia")
    assert war.can("sabotage") == ["eurasia", "africasia", "eastasia"]


def test_the_same_power_is_sabotaged_only_once_in_a_round() -> None:
    war = War(america=has(spies=3))
    war.do("sabotage eurasia")
    assert war.can("sabotage") == ["africasia", "eastasia"]
    war.go_to("conflict", "america", round=2)
    assert war.can("sabotage") == ["eurasia", "africasia", "eastasia"]


def test_two_powers_may_sabotage_the_same_third() -> None:
    war = War(america=has(spies=1), africasia=has(spies=1))
    war.do("sabotage eurasia")
    war.go_to("conflict", "africasia")
    assert "eurasia" in war.can("sabotage")


def test_sabotage_needs_a_token_and_a_reputation_that_can_fall() -> None:
    assert War().can("sabotage") == []
    war = War(
        america=has(spies=1), eurasia=has(reputation=0), africasia=has(reputation=2, keeps=["blessing"])
    )
    assert war.can("sabotage") == ["eastasia"]


@clause("solidarity", "A sabotage against you has no effect")
def test_solidarity_saves_the_reputation_of_who_is_sabotaged() -> None:
    war = War(america=has(spies=1), eurasia=has(hand=["solidarity"]), africasia=has(hand=["solidarity"]))
    war.do("sabotage eurasia")
    assert war.asked == ["eurasia"]
    assert war.offers() == ["play solidarity", "pass"]
    war.do("play solidarity")
    assert war.number("eurasia", "reputation") == START
    assert war.discarded == ["solidarity"]


def test_a_sabotage_without_effect_is_spent_and_its_target_used_up_for_the_round() -> None:
    war = War(america=has(spies=2), eurasia=has(hand=["solidarity"]))
    war.do("sabotage eurasia", "play solidarity")
    assert war.number("america", "spies") == 1
    assert war.can("sabotage") == ["africasia", "eastasia"]


def test_who_holds_cards_is_asked_for_solidarity_whether_it_has_it_or_not() -> None:
    war = War(america=has(spies=1), eurasia=has(hand=["propaganda"]))
    war.do("sabotage eurasia")
    assert war.asked == ["eurasia"]
    assert war.offers() == ["pass"]
    war.do("pass")
    assert war.number("eurasia", "reputation") == START - 1


# Peacekeeping.


def occupied(troops: int = 2) -> War:
    """Eurasia holds Mexico with some troops; America, whose it is, and Eurasia hold cards."""
    war = War(
        america=has(hand=["peacekeeping"]),
        eurasia=has(lands={"mexico": troops}, hand=["propaganda"]),
        africasia=has(hand=["propaganda"]),
        forts=["mexico"],
    )
    war.do("pass")
    return war


def test_who_has_lost_a_starting_territory_is_asked_as_each_turn_starts() -> None:
    war = occupied()
    assert war.asked == ["america"]
    assert war.question == "ask-peacekeeping"
    assert war.offers() == ["play peacekeeping", "pass"]
    war.do("pass")
    assert (war.actor, war.turn) == ("eurasia", "eurasia")
    war.do("pass")
    assert war.asked == ["america"]


def test_who_has_lost_a_starting_territory_is_asked_after_each_offensive_action() -> None:
    war = War(america=has(hand=["propaganda"], missiles=1), eurasia=has(lands={"mexico": 1}))
    war.do("strike scandinavia")
    assert (war.asked, war.question) == (["america"], "ask-peacekeeping")
    assert war.offers() == ["pass"]


def test_all_who_have_lost_ground_are_asked_at_once_if_they_hold_cards() -> None:
    war = War(
        america=has(hand=["propaganda"], lands={"scandinavia": 1}),
        eurasia=has(lands={"mexico": 1}, hand=["propaganda"]),
        africasia=has(lands={"india": 1}, hand=["dunkirk"]),
    )
    war.do("pass")
    assert war.asked == ["america", "eurasia"]


@clause("peacekeeping", "One of your starting territories that another power holds becomes neutral")
def test_peacekeeping_makes_a_lost_starting_territory_neutral() -> None:
    war = occupied()
    war.do("play peacekeeping")
    assert war.can("pacify") == ["mexico"]
    events = war.do("pacify mexico")
    assert told(events, "pacified") == [{"power": "america", "at": "mexico"}]
    assert war.is_neutral("mexico")
    assert war.owner("mexico") is None


@clause("peacekeeping", "its troops are reassigned by their owner")
def test_the_troops_of_pacified_ground_go_to_territories_that_their_owner_chooses() -> None:
    war = occupied(troops=2)
    war.do("play peacekeeping", "pacify mexico")
    assert (war.actor, war.question) == ("eurasia", "ask-reassign")
    assert war.can("deploy") == war.home("eurasia")
    war.do("deploy scandinavia", "deploy kamchatka")
    assert war.troops("scandinavia") == war.troops("kamchatka") == 2
    assert war.troops("mexico") == 0
    assert war.numbers("eurasia", "transit", "quarters") == [0, 0]


def test_troops_without_another_territory_go_to_transit_and_their_power_is_on_its_last_round() -> None:
    war = War(america=has(hand=["peacekeeping"]), eurasia=has(lands={"mexico": 2}))
    war.give(None, *war.home("eurasia"))
    war.do("pass", "play peacekeeping", "pacify mexico")
    assert war.number("eurasia", "transit") == 2
    assert war.is_ending


@clause("peacekeeping", "a fortification returns to the supply")
def test_a_fortification_on_pacified_ground_returns_to_the_supply() -> None:
    war = occupied()
    events = war.do("play peacekeeping", "pacify mexico")
    assert told(events, "fort-gone") == [{"at": "mexico"}]
    assert not war.is_fortified("mexico")


@clause("peacekeeping", "a capital stays")
def test_a_capital_stays_on_pacified_ground() -> None:
    war = War(america=has(hand=["peacekeeping"], capital="mexico"), eurasia=has(lands={"mexico": 0}))
    war.do("pass", "play peacekeeping", "pacify mexico")
    assert war.is_neutral("mexico")
    assert war.where("america") == "mexico"


@clause("peacekeeping", "it cannot be attacked in this round")
def test_pacified_ground_is_neither_attacked_nor_struck_in_the_same_round() -> None:
    war = War(
        america=has(hand=["peacekeeping"], lands={"scandinavia": 1}),
        eurasia=has(lands={"mexico": 0, "andes": 1}, quarters=3, nukes=1, missiles=1),
    )
    war.do("pass", "play peacekeeping", "pacify mexico")
    assert war.turn == "eurasia"
    for verb in ("attack", "strike", "nuke"):
        assert war.can(verb)
        assert "mexico" not in war.can(verb)


@clause("peacekeeping", "then it is entered as empty ground")
def test_pacified_ground_is_entered_without_dice_and_without_aggression_from_the_next_round_on() -> None:
    war = War(america=has(hand=["peacekeeping"], quarters=2), eurasia=has(lands={"mexico": 0}))
    war.do("pass", "play peacekeeping", "pacify mexico")
    war.go_to("conflict", "america", round=2)
    assert "mexico" in war.can("attack")
    war.do("attack mexico", "troops 1", "occupy 1")
    assert war.owner("mexico") == "america"
    assert war.number("america", "aggression") == 0


def test_a_starting_territory_that_was_ceded_is_another_powers_too() -> None:
    war = War(america=has(hand=["ultimatum"], quarters=1), eurasia=has(hand=["peacekeeping"]))
    war.do("play ultimatum", "demand scandinavia", "choose cede", "garrison quarters", "pass")
    assert (war.question, war.asked) == ("ask-peacekeeping", ["eurasia"])
    war.do("play peacekeeping")
    assert war.can("pacify") == ["scandinavia"]


@pytest.mark.parametrize(("neutral", "irradiated"), [(["mexico"], []), ([], ["mexico"])])
def test_ground_that_nobody_controls_needs_no_peacekeeping(neutral: list[str], irradiated: list[str]) -> None:
    war = War(neutral=neutral, irradiated=irradiated, america=has(hand=["peacekeeping"]))
    war.do("pass")
    assert (war.actor, war.turn) == ("eurasia", "eurasia")
