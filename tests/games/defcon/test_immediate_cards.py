"""Immediate cards in others' turns, and the two conflict cards that are played in a battle.

Those that answer missiles, sabotage, Submarine Fleet and Airborne Troops, and Peacekeeping, are tested with
what they answer.
"""

from __future__ import annotations

import pytest
from tests.games.clauses import clause
from tests.games.defcon.positions import INVESTMENT, Defcon, told
from tests.games.defcon.war import War, has

# Preparation.


@clause("coup_detat", "Choose a power")
def test_a_coup_is_offered_before_each_other_power_draws() -> None:
    game = Defcon()
    game.deal("america", "coup_detat")
    game.do("cards 0")
    assert (game.turn, game.asked, game.question) == ("eurasia", ["america"], "ask-coup")
    game.do("pass", "cards 0")
    assert (game.turn, game.asked, game.question) == ("africasia", ["america"], "ask-coup")


@clause("coup_detat", "it gets no new card in this preparation")
def test_after_a_coup_a_power_draws_nothing() -> None:
    game = Defcon()
    game.deal("america", "coup_detat")
    game.do("cards 0", "play coup_detat")
    assert game.turn == "africasia"
    assert game.hand("eurasia") == []


# Investment.


def investing(*cards: str) -> Defcon:
    """Eurasia's investment starts, and America holds these cards."""
    game = Defcon()
    game.go_to(INVESTMENT, "america")
    game.deal("america", *cards)
    game.do("pass")
    assert game.turn == "eurasia"
    return game


@pytest.mark.parametrize("card", ["embargo", "revolution", "speculative_bubble"])
@clause("embargo", "Choose a power")
@clause("revolution", "Choose a power")
@clause("speculative_bubble", "Choose a power")
def test_a_card_against_an_economy_is_offered_as_each_other_power_starts_to_invest(card: str) -> None:
    game = investing(card)
    assert (game.asked, game.question) == (["america"], "ask-interference")
    assert game.offers() == [f"play {card}", "pass"]
    game.do("pass", "pass")
    assert (game.turn, game.asked) == ("africasia", ["america"])


@clause("embargo", "it makes at most 5 investments in this phase")
def test_under_an_embargo_a_power_makes_five_investments() -> None:
    game = investing("embargo")
    game.do("play embargo")
    assert game.can("recruit") == ["1", "2", "3", "4", "5"]
    game.do("recruit 4", "pass", "buy sabotage")
    assert game.offers() == ["pass"]


@clause("speculative_bubble", "it has 4 GDP less in this phase")
def test_a_bubble_costs_four_gdp() -> None:
    game = investing("speculative_bubble")
    events = game.do("play speculative_bubble")
    assert told(events, "lost-gdp") == [{"power": "eurasia", "n": 4}]
    # Of 24 GDP 20 are left: ten troops.
    assert game.can("recruit")[-1] == "10"


@clause("trade_agreement", "You have 4 GDP more in this phase")
def test_a_trade_agreement_brings_four_gdp() -> None:
    game = Defcon()
    game.go_to(INVESTMENT, "america")
    game.deal("america", "trade_agreement")
    assert game.can("recruit")[-1] == "12"
    game.do("play trade_agreement")
    assert game.can("recruit")[-1] == "14"


# Between phases.


@clause("security_council_presidency", "Reorder the initiative track as you like")
def test_the_presidency_orders_the_powers_anew_from_the_next_phase_on() -> None:
    game = Defcon()
    game.deal("eastasia", "security_council_presidency")
    game.go_to("preparation", "eastasia")
    game.do("cards 0")
    assert (game.asked, game.question) == (["eastasia"], "ask-presidency")
    game.do("play security_council_presidency", "next eastasia", "next africasia", "next america")
    assert game.order == ["eastasia", "africasia", "america", "eurasia"]
    assert (game.phase, game.turn) == ("investment", "eastasia")


# In a battle.


@clause("speech_to_parliament", "Throw 2 dice more when you defend against a land attack")
def test_a_speech_adds_two_dice_to_the_defence() -> None:
    war = War(america=has(quarters=2), eurasia=has(hand=["speech_to_parliament"]))
    war.do("attack kamchatka", "troops 2")
    assert (war.asked, war.question) == (["eurasia"], "ask-speech")
    war.do("play speech_to_parliament", "roll 0")
    assert war.can("roll") == ["0", "1", "2", "3"]


@clause("dunkirk", "After a failed land attack")
@clause("dunkirk", "all troops of that battle go to transit, the killed ones too")
def test_dunkirk_brings_home_all_troops_of_a_failed_attack() -> None:
    war = War(america=has(hand=["dunkirk"], quarters=3), eurasia=has(lands={"kamchatka": 4}))
    war.do("attack kamchatka", "troops 3", "roll 0", "roll 1", "choose fight", "roll 1", "roll 4")
    assert (war.asked, war.question) == (["america"], "ask-dunkirk")
    war.do("play dunkirk")
    assert war.numbers("america", "transit", "quarters", "reserve") == [3, 0, 25 - 8 - 3]
    assert war.owner("kamchatka") == "eurasia"


def test_a_speech_holds_in_every_round_of_the_battle_and_a_second_one_adds_to_it() -> None:
    hand = ["speech_to_parliament", "speech_to_parliament"]
    war = War(america=has(quarters=2), eurasia=has(hand=hand))
    war.do("attack kamchatka", "troops 2", "play speech_to_parliament", "play speech_to_parliament", "roll 0")
    assert war.can("roll") == [str(n) for n in range(6)]
    war.do("roll 0", "choose fight", "roll 0")
    assert war.can("roll") == [str(n) for n in range(6)]


def test_only_who_defends_is_asked_for_a_speech() -> None:
    war = War(
        america=has(quarters=2, hand=["speech_to_parliament"]),
        eurasia=has(hand=["propaganda"]),
        africasia=has(hand=["speech_to_parliament"]),
    )
    war.do("attack kamchatka", "troops 2")
    assert (war.asked, war.offers()) == (["eurasia"], ["pass"])


def test_dunkirk_brings_home_the_fallen_of_an_attack_that_was_broken_off() -> None:
    war = War(america=has(hand=["dunkirk"], quarters=3), eurasia=has(lands={"kamchatka": 4}))
    war.do("attack kamchatka", "troops 3", "roll 0", "roll 1", "choose retreat")
    assert (war.asked, war.question) == (["america"], "ask-dunkirk")
    war.do("play dunkirk")
    assert war.numbers("america", "transit", "quarters", "reserve") == [3, 0, 25 - 8 - 3]


def test_dunkirk_brings_home_the_troops_of_the_battle_that_failed_and_no_others() -> None:
    war = War(america=has(hand=["dunkirk"], quarters=4), eurasia=has(lands={"kamchatka": 1}))
    war.do("attack kamchatka", "troops 4", "roll 1", "roll 1", "occupy 1")
    war.do("attack east_russia", "roll 0", "roll 1", "choose fight", "roll 0", "roll 1", "play dunkirk")
    # One fell before Kamchatka and one holds it; the two that went on are back.
    assert war.numbers("america", "transit", "quarters", "reserve") == [2, 0, 25 - 8 - 1 - 2]


def test_nobody_is_asked_for_dunkirk_where_all_troops_have_come_back_by_themselves() -> None:
    war = War(america=has(hand=["dunkirk"], quarters=3))
    war.do("attack kamchatka", "troops 3", "roll 0", "roll 0", "choose retreat")
    assert war.number("america", "transit") == 3
    assert (war.actor, war.question) == ("america", "ask-after-action")


def test_a_maginot_line_bars_one_attacker_and_only_who_has_lost_ground_is_asked() -> None:
    war = War(
        america=has(quarters=1),
        eurasia=has(hand=["maginot_line"], lands={"kamchatka": 0}),
        africasia=has(hand=["propaganda"], quarters=1),
    )
    war.do("attack kamchatka", "troops 1", "occupy 1")
    assert war.asked == ["eurasia"]
    war.do("play maginot_line")
    war.go_to("conflict", "africasia")
    assert "west_russia" in war.can("attack")


@clause("maginot_line", "After losing a territory to a land attack")
@clause("maginot_line", "the attacker makes no more land attacks on your territories in this conflict phase")
def test_behind_a_maginot_line_a_power_is_not_attacked_by_the_same_power_again() -> None:
    war = War(
        america=has(quarters=4), eurasia=has(hand=["maginot_line"], lands={"kamchatka": 0, "east_russia": 0})
    )
    war.do("attack kamchatka", "troops 2", "occupy 1")
    assert (war.asked, war.question) == (["eurasia"], "ask-maginot")
    events = war.do("play maginot_line")
    assert told(events, "walled") == [{"power": "eurasia", "target": "america"}]
    # Whoever built it names whom it keeps out.
    barred = {power["power"]: power["barred"] for power in war.table()["powers"] if power["barred"]}
    assert barred == {"eurasia": [war.seat("america")]}
    assert war.can("attack") == ["mongolia", "japan"]
    war.do("pass")
    war.go_to("conflict", "eurasia")
    war.go_to("conflict", "america")
    assert war.round == 1
    assert not set(war.can("attack")) & set(war.home("eurasia"))
