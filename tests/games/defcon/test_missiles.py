"""Missile strikes: what may be fired at, what it does, what it costs, and the defence against it."""

from __future__ import annotations

import pytest
from tests.games.clauses import clause
from tests.games.defcon.positions import EURASIA, told
from tests.games.defcon.war import War, has

SDI = "strategic_defense_initiative"
ROGUE, THREAT, START = 1, 3, 5


# Conventional strikes.


def test_a_conventional_missile_strikes_enemy_troops_anywhere_and_never_ones_own() -> None:
    war = War(america=has(missiles=1), eurasia=has(lands={"scandinavia": 0}))
    assert sorted(war.can("strike")) == sorted(
        place
        for power in ("eurasia", "africasia", "eastasia")
        for place in war.home(power)
        if place != "scandinavia"
    )


def test_without_missiles_nothing_can_be_fired_at() -> None:
    war = War(forts=["scandinavia"], eurasia=has(fleets={"black_sea": 1}))
    assert war.offers() == ["pass"]


@pytest.mark.parametrize(("present", "left"), [(5, 2), (3, 0), (2, 0)])
def test_a_conventional_strike_kills_three_troops_or_all_that_are_there(present: int, left: int) -> None:
    war = War(america=has(missiles=1), eurasia=has(lands={"scandinavia": present}))
    reserve = war.number("eurasia", "reserve")
    war.do("strike scandinavia")
    assert war.troops("scandinavia") == left
    assert war.number("eurasia", "reserve") == reserve + present - left
    assert war.owner("scandinavia") == "eurasia"


def test_a_strike_uses_up_the_missile_and_the_action() -> None:
    war = War(america=has(missiles=2, spies=1))
    war.do("strike scandinavia")
    assert war.number("america", "missiles") == 1
    assert war.has_acted
    assert war.can("strike") == war.can("bomb") == []


@clause("aggression", "a conventional strike is level 2")
def test_a_conventional_strike_is_aggression_of_level_2() -> None:
    war = War(america=has(missiles=1))
    assert told(war.do("strike scandinavia"), "became-aggressive") == [{"power": "america", "n": 2}]
    assert war.number("america", "aggression") == 2


@clause("aggression", "against a rogue state level 1")
def test_against_a_rogue_state_a_conventional_strike_is_aggression_of_level_1() -> None:
    war = War(america=has(missiles=1), eurasia=has(reputation=ROGUE))
    war.do("strike scandinavia")
    assert war.number("america", "aggression") == 1


def test_against_a_threat_to_peace_a_conventional_strike_still_is_level_2() -> None:
    war = War(america=has(missiles=1), eurasia=has(reputation=THREAT))
    war.do("strike scandinavia")
    assert war.number("america", "aggression") == 2


def test_on_ones_own_lost_ground_a_strike_is_aggression_all_the_same() -> None:
    war = War(america=has(missiles=1), eurasia=has(lands={"mexico": 1}))
    war.do("strike mexico")
    assert war.number("america", "aggression") == 2


@clause("aggression", "only the highest of a round counts")
def test_a_strike_after_a_nuclear_one_leaves_aggression_at_its_highest() -> None:
    war = War(america=has(missiles=1, aggression=3))
    war.do("strike scandinavia")
    assert war.number("america", "aggression") == 3


def test_who_has_no_token_left_for_the_emptied_territory_loses_it() -> None:
    homes = ["west_europe", "central_europe", "south_europe", "east_russia", "kamchatka"]
    war = War(america=has(missiles=1), eurasia=has(lands=dict.fromkeys(homes, 0)), forts=["scandinavia"])
    war.do("strike scandinavia")
    assert war.owner("scandinavia") is None
    assert war.is_neutral("scandinavia")
    assert not war.is_fortified("scandinavia")


# Strategic bombing.


@clause("aggression", "strategic bombing is none")
def test_bombing_destroys_a_fortification_and_is_no_aggression() -> None:
    war = War(america=has(missiles=1), forts=["scandinavia", "mexico"])
    assert war.can("bomb") == ["scandinavia"]
    war.do("bomb scandinavia")
    assert not war.is_fortified("scandinavia")
    assert war.is_fortified("mexico")
    assert war.troops("scandinavia") == 1
    assert war.numbers("america", "missiles", "aggression") == [0, 0]


def test_bombing_sinks_one_fleet_and_is_no_aggression() -> None:
    war = War(
        america=has(missiles=1, fleets={"bering_sea": 1}),
        eurasia=has(fleets={"black_sea": 2}),
        eastasia=has(fleets={"black_sea": 1}),
    )
    assert war.can("bomb") == ["black_sea-eurasia", "black_sea-eastasia"]
    war.do("bomb black_sea-eurasia")
    assert war.fleets_in("black_sea") == [0, 1, 0, 1]
    assert war.number("eurasia", "dock") == 3
    assert war.numbers("america", "missiles", "aggression") == [0, 0]


# Nuclear strikes.


def test_a_nuclear_missile_leaves_nothing_and_nobody_controls_the_territory_any_more() -> None:
    war = War(america=has(nukes=1), eurasia=has(lands={"scandinavia": 5}), forts=["scandinavia"])
    reserve = war.number("eurasia", "reserve")
    war.do("nuke scandinavia")
    assert war.owner("scandinavia") is None
    assert war.is_irradiated("scandinavia")
    assert not war.is_neutral("scandinavia")
    assert war.troops("scandinavia") == 0
    assert not war.is_fortified("scandinavia")
    assert war.number("eurasia", "reserve") == reserve + 5
    assert war.number("america", "nukes") == 0


@clause("aggression", "a nuclear strike is level 3")
@clause("aggression", "against a rogue state level 2")
def test_a_nuclear_strike_is_aggression_of_level_3_and_against_a_rogue_of_level_2() -> None:
    for reputation, level in ((START, 3), (THREAT, 3), (ROGUE, 2)):
        war = War(america=has(nukes=1), eurasia=has(reputation=reputation))
        war.do("nuke scandinavia")
        assert war.number("america", "aggression") == level


def test_own_closed_irradiated_and_freshly_neutral_ground_is_never_a_nuclear_target() -> None:
    war = War(
        3,
        options={"absent": "eastasia"},
        america=has(nukes=1),
        irradiated=["scandinavia"],
        truce=["congo"],
        neutral=["persia"],
    )
    others = [*war.home("eurasia"), *war.home("africasia")]
    assert war.can("nuke") == [place for place in others if place not in ("scandinavia", "congo")]


@clause("aggression", "on neutral ground level 3")
def test_neutral_ground_can_be_irradiated_at_level_3() -> None:
    war = War(america=has(nukes=1), neutral=["persia"], africasia=has(reputation=ROGUE))
    events = war.do("nuke persia")
    assert told(events, "nuked") == [{"power": "america", "at": "persia", "target": "nobody"}]
    assert war.is_irradiated("persia")
    assert not war.is_neutral("persia")
    assert war.number("america", "aggression") == 3


def test_without_a_radiation_token_there_is_no_nuclear_strike_but_on_ecocities() -> None:
    gone = ["india", "west_china", "mongolia", "japan", "indochina", "indonesia", "australia"]
    gone += ["west_africa", "congo", "east_africa", "south_africa", "persia"]
    war = War(america=has(nukes=1), eurasia=has(keeps=["sustainable_ecocity"]), irradiated=gone)
    assert war.can("nuke") == ["ecocity-eurasia"]
    war = War(america=has(nukes=1), irradiated=gone[:11])
    assert "scandinavia" in war.can("nuke")


def test_the_last_territory_lost_to_a_nuclear_strike_ends_the_game_with_the_round() -> None:
    war = War(america=has(nukes=1))
    war.give(None, *[place for place in war.home("eurasia") if place != "scandinavia"])
    assert not war.is_ending
    events = war.do("nuke scandinavia")
    assert told(events, "last-territory") == [{"power": "eurasia"}]
    assert war.is_ending


def test_an_ecocity_is_no_last_territory() -> None:
    war = War(america=has(nukes=1), eurasia=has(keeps=["sustainable_ecocity"]))
    war.give(None, *[place for place in war.home("eurasia") if place != "scandinavia"])
    war.do("nuke scandinavia")
    assert war.is_ending


# Capitals under a nuclear strike.


def test_the_owner_of_a_nuked_capital_moves_it_to_a_territory_that_it_controls() -> None:
    war = War(america=has(nukes=1), eurasia=has(lands={"mexico": 1}))
    war.do("nuke west_russia")
    assert (war.actor, war.question) == ("eurasia", "ask-evacuate")
    assert war.can("capital") == war.lands("eurasia")
    assert "mexico" in war.can("capital")
    assert "west_russia" not in war.can("capital")
    war.do("capital kamchatka")
    assert war.where("eurasia") == "kamchatka"


def test_a_captured_capital_that_is_nuked_is_kept_beside_its_captors_headquarters() -> None:
    war = War(america=has(nukes=1), eurasia=has(lands={"north_africa": 1}))
    events = war.do("nuke north_africa")
    assert told(events, "capital-kept") == [{"power": "eurasia", "capital": "africasia"}]
    assert war.where("africasia") == "eurasia"


def test_who_holds_a_captured_capital_beside_its_own_keeps_the_one_and_moves_the_other() -> None:
    war = War(america=has(nukes=1), africasia=has(capital="west_russia"))
    war.do("nuke west_russia")
    assert war.where("africasia") == "eurasia"
    war.do("capital kamchatka")
    assert war.where("eurasia") == "kamchatka"


def test_a_capital_on_nuked_neutral_ground_is_moved_by_its_original_owner() -> None:
    war = War(america=has(nukes=1), neutral=["west_russia"])
    war.do("nuke west_russia")
    assert war.actor == "eurasia"
    war.do("capital kamchatka")
    assert war.where("eurasia") == "kamchatka"


def test_a_nuked_capital_whose_owner_controls_nothing_else_is_lost() -> None:
    war = War(america=has(nukes=1))
    war.give(None, *[place for place in war.home("eurasia") if place != "west_russia"])
    events = war.do("nuke west_russia")
    assert told(events, "capital-lost") == [{"capital": "eurasia"}]
    assert war.where("eurasia") is None


# Kept cards.


@clause("sustainable_ecocity", "a nuclear strike destroys it")
def test_a_nuclear_strike_on_an_ecocity_discards_it_counts_as_aggression_and_takes_no_radiation_token() -> (
    None
):
    war = War(america=has(nukes=1), eurasia=has(keeps=["sustainable_ecocity"]))
    assert "ecocity-eurasia" in war.can("nuke")
    war.do("nuke ecocity-eurasia")
    assert war.kept("eurasia") == []
    assert war.discarded == ["sustainable_ecocity"]
    assert war.number("america", "aggression") == 3
    assert not any(war.is_irradiated(place) for place in war.home("eurasia"))
    assert len(war.lands("eurasia")) == 8


def test_a_nuclear_strike_on_the_ecocity_of_a_rogue_is_aggression_of_level_2() -> None:
    war = War(america=has(nukes=1), eurasia=has(keeps=["sustainable_ecocity"], reputation=ROGUE))
    war.do("nuke ecocity-eurasia")
    assert war.number("america", "aggression") == 2


def test_ones_own_ecocity_is_no_target() -> None:
    war = War(america=has(nukes=1, keeps=["sustainable_ecocity"]))
    assert not [noun for noun in war.can("nuke") if noun.startswith("ecocity")]


@clause("blessing", "discard it when you launch a nuclear missile")
def test_who_launches_a_nuclear_missile_loses_its_blessing() -> None:
    war = War(america=has(nukes=1, keeps=["blessing"]), eurasia=has(keeps=["sustainable_ecocity"]))
    events = war.do("nuke scandinavia")
    assert told(events, "discarded") == [{"power": "america", "card": "blessing"}]
    assert war.kept("america") == []
    assert war.discarded == ["blessing"]


def test_a_conventional_missile_leaves_the_blessing_where_it_is() -> None:
    war = War(america=has(missiles=1, keeps=["blessing"]))
    war.do("strike scandinavia")
    assert war.kept("america") == ["blessing"]


# The Strategic Defence Initiative.

FIRED = {
    "strike scandinavia": {"missiles": 1},
    "bomb scandinavia": {"missiles": 1},
    "bomb black_sea-eurasia": {"missiles": 1},
    "nuke scandinavia": {"nukes": 1},
    "nuke ecocity-eurasia": {"nukes": 1},
}


def fired(action: str, hand: list[str]) -> War:
    war = War(
        america=has(
            keeps=["blessing"], missiles=FIRED[action].get("missiles", 0), nukes=FIRED[action].get("nukes", 0)
        ),
        eurasia=has(
            hand=hand, keeps=["sustainable_ecocity"], lands={"scandinavia": 2}, fleets={"black_sea": 1}
        ),
        africasia=has(hand=[SDI]),
        forts=["scandinavia"],
    )
    war.do(action)
    return war


@pytest.mark.parametrize("action", FIRED)
@clause("strategic_defense_initiative", "A missile of any kind that targets you has no effect")
def test_the_target_may_stop_a_missile_of_any_kind(action: str) -> None:
    war = fired(action, [SDI])
    assert war.asked == ["eurasia"]
    assert war.offers() == [f"play {SDI}", "pass"]
    events = war.do(f"play {SDI}")
    assert told(events, "stopped") == [{"power": "eurasia"}]
    assert war.troops("scandinavia") == 2
    assert war.is_fortified("scandinavia")
    assert war.owner("scandinavia") == "eurasia"
    assert war.fleets("eurasia") == {"black_sea": 1}
    assert war.kept("eurasia") == ["sustainable_ecocity"]
    assert SDI in war.discarded


@pytest.mark.parametrize("action", FIRED)
@clause("strategic_defense_initiative", "it returns to the supply")
def test_a_missile_that_was_stopped_is_spent_with_its_aggression_and_the_blessing(action: str) -> None:
    let_through = fired(action, ["propaganda"])
    let_through.do("pass")
    stopped = fired(action, [SDI])
    stopped.do(f"play {SDI}")
    for war in (let_through, stopped):
        assert war.numbers("america", "missiles", "nukes") == [0, 0]
        assert war.kept("america") == ([] if action.startswith("nuke") else ["blessing"])
        assert war.turn == "eurasia"
    assert stopped.number("america", "aggression") == let_through.number("america", "aggression")


@pytest.mark.parametrize("action", FIRED)
def test_who_holds_cards_is_asked_whether_it_has_a_defence_or_not(action: str) -> None:
    war = fired(action, ["propaganda"])
    assert war.asked == ["eurasia"]
    assert war.question == "ask-defence"
    assert war.offers() == ["pass"]


def test_the_question_says_who_fires_what_at_what() -> None:
    asked = {}
    for action in FIRED:
        war = fired(action, [SDI])
        prompt = war.state.prompt(war.seat(EURASIA))
        assert prompt is not None
        asked[action] = (prompt.fields["power"], prompt.fields["missile"], prompt.fields["at"])
    assert asked == {
        "strike scandinavia": ("america", "strike", "scandinavia"),
        "bomb scandinavia": ("america", "bomb", "scandinavia"),
        "bomb black_sea-eurasia": ("america", "bomb", "black_sea"),
        "nuke scandinavia": ("america", "nuke", "scandinavia"),
        "nuke ecocity-eurasia": ("america", "nuke", "sustainable_ecocity"),
    }


def test_who_holds_no_cards_is_not_asked() -> None:
    war = fired("strike scandinavia", [])
    assert war.troops("scandinavia") == 0


def test_nobody_is_asked_about_a_missile_on_neutral_ground() -> None:
    war = War(america=has(nukes=1), africasia=has(hand=[SDI]), neutral=["persia"])
    war.do("nuke persia")
    assert war.is_irradiated("persia")
