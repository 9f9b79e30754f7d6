"""Conflict cards that change what a power is thought of, what it holds or what it knows."""

from __future__ import annotations

import pytest
from tests.games.clauses import clause
from tests.games.defcon.positions import told
from tests.games.defcon.war import War, has

START, TOP = 5, 9


def test_a_card_is_no_offensive_action_and_goes_to_the_discarded_ones() -> None:
    war = War(america=has(hand=["propaganda"], missiles=1))
    events = war.do("play propaganda")
    assert told(events, "played") == [{"power": "america", "card": "propaganda"}]
    assert not war.has_acted
    assert war.can("strike")
    assert war.hand("america") == []
    assert war.discarded == ["propaganda"]


def test_cards_are_played_after_the_offensive_action_too() -> None:
    war = War(america=has(hand=["propaganda"], missiles=1))
    war.do("strike scandinavia")
    assert war.offers() == ["play propaganda", "choose done"]


def test_who_has_passed_has_no_more_turns_while_the_others_go_on_until_all_have_passed() -> None:
    war = War(america=has(missiles=3), africasia=has(missiles=1))
    turns = [war.turn]
    for action in ("strike scandinavia", "pass", "strike kamchatka", "pass", "strike india", "pass"):
        war.do(action)
        turns.append(war.turn)
    assert turns == ["america", "eurasia", "africasia", "eastasia", "america", "africasia", "america"]
    war.do("strike japan")
    assert (war.turn, war.phase) == ("america", "conflict")
    war.do("pass")
    assert war.phase == "reorganisation"


def test_immediate_cards_dunkirk_and_speech_are_not_played_in_ones_own_turn() -> None:
    hand = ["dunkirk", "speech_to_parliament", "censorship", "counter_espionage", "maginot_line"]
    war = War(america=has(hand=hand))
    assert war.can("play") == []


# Reputation.


@clause("propaganda", "Gain 1 reputation")
def test_propaganda_gains_a_row() -> None:
    war = War(america=has(hand=["propaganda"]))
    war.do("play propaganda")
    assert war.number("america", "reputation") == START + 1


@clause("nobel_prize", "Gain 2 reputation")
def test_the_nobel_prize_gains_two_rows() -> None:
    war = War(america=has(hand=["nobel_prize"]))
    events = war.do("play nobel_prize")
    assert war.number("america", "reputation") == START + 2
    assert told(events, "reputation-rose") == [{"power": "america", "n": 2, "state": "exemplary"}]


def test_rows_above_the_highest_are_lost() -> None:
    war = War(america=has(hand=["nobel_prize", "propaganda"], reputation=TOP - 1))
    war.do("play nobel_prize")
    assert war.number("america", "reputation") == TOP
    assert war.can("play") == []


@pytest.mark.parametrize(
    "card", ["chemical_weapons_scandal", "international_criminal_court", "excommunication"]
)
@clause("chemical_weapons_scandal", "Choose a power")
@clause("international_criminal_court", "Choose a power")
@clause("excommunication", "Choose a power")
def test_a_power_is_chosen_among_the_others_whose_reputation_can_fall(card: str) -> None:
    war = War(america=has(hand=[card]), eastasia=has(reputation=0))
    war.do(f"play {card}")
    assert war.can("against") == ["eurasia", "africasia"]
    assert war.can("pass") == []


@clause("chemical_weapons_scandal", "it loses 2 reputation")
def test_a_scandal_costs_two_rows() -> None:
    war = War(america=has(hand=["chemical_weapons_scandal"]))
    war.do("play chemical_weapons_scandal", "against eurasia")
    assert war.number("eurasia", "reputation") == START - 2


@clause("international_criminal_court", "it loses 1 reputation")
def test_the_court_costs_a_row() -> None:
    war = War(america=has(hand=["international_criminal_court"]))
    war.do("play international_criminal_court", "against africasia")
    assert war.number("africasia", "reputation") == START - 1


@clause("excommunication", "it loses 1 reputation")
def test_excommunication_costs_a_row() -> None:
    war = War(america=has(hand=["excommunication"]))
    war.do("play excommunication", "against eastasia")
    assert war.number("eastasia", "reputation") == START - 1


@clause("excommunication", "its Blessing is discarded")
def test_excommunication_discards_a_blessing_which_still_stops_the_fall_before_it_goes() -> None:
    war = War(america=has(hand=["excommunication"]), eurasia=has(keeps=["blessing"], reputation=2))
    war.do("play excommunication")
    assert "eurasia" in war.can("against")
    events = war.do("against eurasia")
    assert war.number("eurasia", "reputation") == 2
    assert war.kept("eurasia") == []
    assert told(events, "discarded") == [{"power": "eurasia", "card": "blessing"}]


@clause("blessing", "Keep it, and your reputation does not fall below a threat to peace")
def test_a_blessing_is_kept_and_reputation_does_not_fall_below_the_lower_row_of_a_threat() -> None:
    war = War(america=has(hand=["blessing"], reputation=3), eurasia=has(hand=["chemical_weapons_scandal"]))
    events = war.do("play blessing")
    assert told(events, "keeps") == [{"power": "america", "card": "blessing"}]
    assert war.kept("america") == ["blessing"]
    assert war.hand("america") == war.discarded == []
    war.go_to("conflict", "eurasia")
    war.do("play chemical_weapons_scandal", "against america")
    assert war.number("america", "reputation") == 2


@clause("blessing", "if it is lower, rise to that at once")
@pytest.mark.parametrize("row", [0, 1])
def test_a_rogue_state_with_a_blessing_is_a_threat_to_peace_at_once(row: int) -> None:
    war = War(america=has(hand=["blessing"], reputation=row))
    war.do("play blessing")
    assert war.number("america", "reputation") == 2


def test_a_blessing_does_not_raise_who_is_higher() -> None:
    war = War(america=has(hand=["blessing"], reputation=3))
    war.do("play blessing")
    assert war.number("america", "reputation") == 3


def test_a_blessing_keeps_aggression_from_making_a_rogue_state() -> None:
    war = War(america=has(keeps=["blessing"], reputation=3, missiles=1))
    war.do("strike scandinavia")
    war.go_to("conflict", "america", round=2)
    assert war.number("america", "reputation") == 2


# Territories.


@clause("sustainable_ecocity", "Keep it, as one more territory")
def test_an_ecocity_is_kept_and_counts_as_one_more_territory() -> None:
    war = War(america=has(hand=["sustainable_ecocity"]))
    war.give("america", "kamchatka")
    war.do("play sustainable_ecocity")
    assert war.kept("america") == ["sustainable_ecocity"]
    assert war.discarded == []
    assert len(war.lands("america")) == 9
    events = war.go_to("investment", "america", round=2)
    # Ten territories and a watched state.
    assert {"power": "america", "n": 16 + 12} in told(events, "has-budget")


@clause("sustainable_ecocity", "no land attack can take it")
def test_an_ecocity_is_on_no_territory_that_could_be_attacked_or_demanded() -> None:
    hand = ["ultimatum", "airborne_troops"]
    war = War(america=has(hand=hand, quarters=3), eurasia=has(keeps=["sustainable_ecocity"]))
    war.give(None, *war.home("africasia"), *war.home("eastasia"))
    war.do("play ultimatum")
    assert war.can("demand") == war.home("eurasia")
    war.do("demand kamchatka", "choose cede", "garrison quarters")
    # Of Eurasia's nine territories all are gone by land but the card, with troops that go anywhere too.
    war.give("america", *war.home("eurasia")[1:])
    war.give(None, war.home("eurasia")[0])
    neutral = sorted([*war.home("africasia"), *war.home("eastasia"), war.home("eurasia")[0]])
    war.do("play airborne_troops")
    assert sorted(war.can("attack")) == neutral
    assert war.kept("eurasia") == ["sustainable_ecocity"]


@clause("government_transfer", "Move a capital from one of your territories to another")
def test_a_government_moves_its_capital_to_another_of_its_territories() -> None:
    war = War(america=has(hand=["government_transfer"], lands={"kamchatka": 1}))
    war.do("play government_transfer")
    assert war.can("capital") == [place for place in war.lands("america") if place != "east_usa"]
    events = war.do("capital kamchatka")
    assert war.where("america") == "kamchatka"
    assert told(events, "capital-moved") == [{"power": "america", "capital": "america", "at": "kamchatka"}]


def test_a_captured_capital_is_transferred_as_well_and_which_is_asked() -> None:
    war = War(america=has(hand=["government_transfer"], lands={"west_russia": 1}))
    war.do("play government_transfer")
    assert war.can("capital-of") == ["america", "eurasia"]
    war.do("capital-of eurasia", "capital mexico")
    assert war.where("eurasia") == "mexico"
    assert war.where("america") == "east_usa"


def test_without_a_capital_on_its_territories_a_power_transfers_none() -> None:
    for capital in ("eurasia", "kamchatka"):
        war = War(america=has(hand=["government_transfer"], capital=capital))
        assert war.can("play") == []


# Ultimatum.


def ultimatum(**america: int) -> War:
    war = War(
        america=has(hand=["ultimatum"])._replace(numbers=america),
        eurasia=has(lands={"kamchatka": 3}, capital="kamchatka"),
        forts=["kamchatka"],
    )
    war.do("play ultimatum")
    return war


@clause("ultimatum", "Demand a territory of a power")
def test_an_ultimatum_demands_a_territory_and_its_power_is_really_asked() -> None:
    war = ultimatum()
    assert len(war.can("demand")) == 24
    events = war.do("demand kamchatka")
    assert told(events, "demanded") == [{"power": "america", "at": "kamchatka", "target": "eurasia"}]
    assert (war.actor, war.question) == ("eurasia", "ask-ultimatum")
    assert war.offers() == ["choose cede", "choose refuse"]


@clause("ultimatum", "if it agrees, the territory is yours and it gains 2 reputation")
def test_who_cedes_a_territory_gains_two_rows_and_its_troops_go_to_transit() -> None:
    war = ultimatum(quarters=2, transit=1)
    war.do("demand kamchatka", "choose cede")
    assert (war.actor, war.question) == ("america", "ask-garrison")
    assert war.can("garrison") == ["quarters", "transit", "token"]
    war.do("garrison quarters")
    assert war.owner("kamchatka") == "america"
    assert war.troops("kamchatka") == 1
    assert war.numbers("america", "quarters", "transit", "reputation") == [1, 1, START]
    assert war.numbers("eurasia", "transit", "reputation") == [3, START + 2]
    assert not war.is_fortified("kamchatka")
    assert war.where("eurasia") == "kamchatka"


@pytest.mark.parametrize(
    ("source", "troops", "quarters", "transit"), [("transit", 1, 1, 0), ("token", 0, 1, 1)]
)
def test_a_ceded_territory_is_held_by_a_troop_from_transit_or_by_a_token(
    source: str, troops: int, quarters: int, transit: int
) -> None:
    war = ultimatum(quarters=1, transit=1)
    war.do("demand kamchatka", "choose cede", f"garrison {source}")
    assert war.owner("kamchatka") == "america"
    assert war.troops("kamchatka") == troops
    assert war.numbers("america", "quarters", "transit") == [quarters, transit]


@clause("ultimatum", "if it refuses, you lose 1 reputation")
def test_a_refused_ultimatum_costs_who_has_asked_a_row() -> None:
    war = ultimatum()
    events = war.do("demand kamchatka", "choose refuse")
    assert told(events, "refused") == [{"power": "eurasia", "at": "kamchatka"}]
    assert war.numbers("america", "reputation") == [START - 1]
    assert war.numbers("eurasia", "reputation", "transit") == [START, 0]
    assert war.owner("kamchatka") == "eurasia"


def test_who_has_neither_a_troop_nor_a_token_for_another_territory_demands_none() -> None:
    empty = dict.fromkeys(["west_canada", "east_canada", "west_usa", "mexico", "andes"], 0)
    war = War(america=has(hand=["ultimatum"], lands=empty))
    assert war.can("play") == []
    war = War(america=has(hand=["ultimatum"], lands=empty, transit=1))
    war.do("play ultimatum", "demand kamchatka", "choose cede")
    assert war.can("garrison") == ["transit"]


def test_who_cedes_its_last_territory_ends_the_game_with_the_round() -> None:
    war = War(america=has(hand=["ultimatum"]))
    war.give(None, *[place for place in war.home("eurasia") if place != "kamchatka"])
    war.do("play ultimatum", "demand kamchatka", "choose cede", "garrison token")
    assert war.is_ending


@clause("aggression", "an ultimatum is none")
def test_an_ultimatum_is_neither_aggression_nor_an_offensive_action() -> None:
    war = ultimatum()
    war.do("demand kamchatka", "choose cede", "garrison token")
    assert war.number("america", "aggression") == 0
    assert not war.has_acted


# Espionage.


@clause("espionage", "Either look at the cards of a power")
def test_a_spy_sees_all_cards_of_a_power_and_nobody_else_does() -> None:
    war = War(
        america=has(hand=["espionage"]),
        eurasia=has(hand=["solidarity", "propaganda"]),
        africasia=has(hand=["dunkirk"]),
    )
    war.do("play espionage")
    assert war.offers() == ["look eurasia", "look africasia", "sack eurasia", "sack africasia"]
    events = war.do("look eurasia")
    seen = [(event.fields["card"], event.audience) for event in events if event.id == "saw"]
    assert seen == [("propaganda", 1), ("solidarity", 1)]
    assert told(events, "looked") == [{"power": "america", "target": "eurasia"}]
    assert war.hand("eurasia") == ["propaganda", "solidarity"]
    for power, known in (("america", ["propaganda", "solidarity"]), ("africasia", [])):
        hand = war.book.box.hands[war.seat("eurasia")]
        knowledge = war.state.known_to(war.seat(power)).state
        cards = [zone for zone in hand.zones if zone.seen_by(war.seat(power))]
        held = [name for zone in cards for name in zone.deck.names(zone.cards(knowledge))]
        assert held == known


@clause("espionage", "or a power discards one at random")
def test_a_spy_makes_a_power_lose_a_random_card() -> None:
    war = War(america=has(hand=["espionage"]), eurasia=has(hand=["solidarity", "solidarity", "propaganda"]))
    war.do("play espionage", "sack eurasia")
    assert war.actor == "chance"
    assert [(str(action), round(chance, 3)) for action, chance in war.state.chance()] == [
        ("lose propaganda", 0.333),
        ("lose solidarity", 0.667),
    ]
    events = war.do("lose solidarity")
    assert told(events, "lost-card") == [{"power": "eurasia", "card": "solidarity"}]
    assert war.hand("eurasia") == ["propaganda", "solidarity"]
    assert war.discarded == ["espionage", "solidarity"]


def test_where_nobody_else_holds_cards_there_is_nothing_to_spy_on() -> None:
    assert War(america=has(hand=["espionage", "propaganda"])).can("play") == ["propaganda"]


# Infiltration.


@clause("infiltration", "Either remove an enemy fortification")
def test_infiltrators_raze_an_enemy_fortification() -> None:
    war = War(america=has(hand=["infiltration"]), forts=["scandinavia", "mexico"])
    war.do("play infiltration")
    assert war.offers() == ["raze scandinavia"]
    war.do("raze scandinavia")
    assert not war.is_fortified("scandinavia")


@pytest.mark.parametrize("kind", ["missile", "nuke"])
@clause("infiltration", "or steal an enemy missile of any kind")
def test_infiltrators_steal_an_enemy_missile_of_any_kind(kind: str) -> None:
    war = War(
        america=has(hand=["infiltration"], missiles=1),
        eurasia=has(missiles=2, nukes=1),
        africasia=has(nukes=1),
    )
    war.do("play infiltration")
    assert war.offers() == ["steal eurasia-missile", "steal eurasia-nuke", "steal africasia-nuke"]
    events = war.do(f"steal eurasia-{kind}")
    assert told(events, "stole") == [{"power": "america", "target": "eurasia", "item": kind}]
    stolen = [2, 0, 1, 1] if kind == "missile" else [1, 1, 2, 0]
    assert war.numbers("america", "missiles", "nukes") + war.numbers("eurasia", "missiles", "nukes") == stolen


def test_without_enemy_fortifications_and_missiles_there_is_nothing_to_infiltrate() -> None:
    assert War(america=has(hand=["infiltration"], missiles=1), forts=["mexico"]).can("play") == []
