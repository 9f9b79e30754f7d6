"""What an offer says would come of it, against what comes of it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.defcon.positions import AFRICASIA, AMERICA, EURASIA, STATES, Defcon
from tests.games.defcon.war import Has, War, has

from redphone.games.defcon import state as slots

OF_CONQUEST = ["territories", "military", "gdp", "reputation", "gdp_end"]
OF_LOSS = ["left", "gdp_left", "ends"]


def offer(war: Defcon, action: str) -> dict[str, Any]:
    seat = war.state.actor
    (found,) = [each.as_dict() for each in war.state.offers(seat) if each.action.text == action]
    return found


def power(war: Defcon, name: str = AMERICA) -> dict[str, Any]:
    return dict(war.table()["powers"][war.seat(name)])


def end_round(war: Defcon) -> None:
    round = war.round
    while war.actor != "nobody" and war.round == round:
        war.be_dull()


def check_end(war: Defcon, said: dict[str, Any], name: str = AMERICA) -> None:
    """After the act: the power ends the round where the offer has said, and where its table says now."""
    assert power(war, name)["end"] == {"row": said["reputation"], "gdp": said["gdp_end"]}
    end_round(war)
    assert power(war, name)["reputation"]["row"] == said["reputation"]
    assert power(war, name)["gdp"] == said["gdp_end"]


def win(war: Defcon, at: str, troops: int) -> None:
    """Attack with the best of luck."""
    war.do(f"attack {at}", f"troops {troops}")
    while war.question != "ask-occupy":
        rolls = war.offers()
        # Who attacks throws first.
        war.do(rolls[0] if war.slot(slots.HITS) else rolls[-1])


# Land attacks.


def test_an_attack_says_what_its_power_has_with_the_territory_and_when_the_round_ends() -> None:
    war = War(america=has(quarters=5))
    said = offer(war, "attack kamchatka")
    assert [said[field] for field in OF_CONQUEST] == [9, 5, 24, 4, 24]
    assert "points" not in said
    win(war, "kamchatka", 5)
    for action in ("occupy 1", "occupy 4"):
        assert {field: offer(war, action)[field] for field in OF_CONQUEST} == {
            field: said[field] for field in OF_CONQUEST
        }
    war.do("occupy 5")
    now = power(war)
    assert (now["military"]["territories"], now["military"]["row"], now["gdp"]) == (9, 5, 24)
    check_end(war, said)


def test_who_fights_on_is_told_what_it_would_win() -> None:
    war = War(america=has(quarters=5), eurasia=has(lands={"kamchatka": 2}))
    said = offer(war, "attack kamchatka")
    war.do("attack kamchatka", "troops 3")
    war.do("roll 1", "roll 0")
    fight = offer(war, "choose fight")
    for field in (*OF_CONQUEST, *OF_LOSS):
        assert fight[field] == said[field]


def test_the_points_of_capitals_and_the_loss_of_who_held_them_are_said() -> None:
    war = War(america=has(quarters=5), eurasia=has(capital="kamchatka"), africasia=has(capital="west_africa"))
    war.put_capital(AFRICASIA, "kamchatka")
    said = offer(war, "attack kamchatka")
    assert said["points"] == 6
    before = power(war)["points"]
    win(war, "kamchatka", 5)
    war.do("occupy 5")
    assert power(war)["points"] == before + 6 + said["gdp"] - 24
    loser = power(war, EURASIA)
    assert [said[field] for field in OF_LOSS] == [loser["military"]["territories"], loser["gdp"], 0]


def test_what_nobody_holds_is_nobody_s_loss() -> None:
    said = offer(War(america=has(quarters=1), neutral=["kamchatka"]), "attack kamchatka")
    assert not set(OF_LOSS) & set(said)


def test_the_last_territory_is_said_to_end_the_game_although_an_ecocity_is_left() -> None:
    war = War(america=has(quarters=5), eurasia=has(keeps=["sustainable_ecocity"]))
    assert offer(war, "attack kamchatka")["ends"] == 0
    war.give(AFRICASIA, *[at for at in war.lands(EURASIA) if at != "kamchatka"])
    said = offer(war, "attack kamchatka")
    assert (said["left"], said["ends"]) == (1, 1)
    win(war, "kamchatka", 5)
    war.do("occupy 5")
    assert war.is_ending


@pytest.mark.parametrize("scope", ["battle", "action"])
def test_the_dice_of_an_attack_are_those_that_are_thrown(scope: str) -> None:
    war = War(
        america=has(quarters=9, hand=["air_raid"]),
        eurasia=has(hand=["speech_to_parliament"], lands={"kamchatka": 1, "east_russia": 2}),
        forts=["east_russia"],
        options={"attack_scope": scope},
    )
    war.put_capital(EURASIA, "east_russia")
    said = offer(war, "attack kamchatka")
    assert (said["dice"], said["dice_against"]) == (9, 1)
    war.do("play air_raid")
    said = offer(war, "attack kamchatka")
    assert (said["dice"], said["dice_against"]) == (11, 1)
    war.do("attack kamchatka")
    assert [offer(war, f"troops {n}")["dice"] for n in (1, 9)] == [3, 11]
    war.do("troops 9", "play speech_to_parliament", "roll 1", "roll 0", "occupy 1")
    said = offer(war, "attack east_russia")
    war.do("attack east_russia")
    assert war.table()["battle"]["dice"] == [said["dice"], said["dice_against"]]
    # Where an action is one attack, the raid and the speech go on.
    assert [said["dice"], said["dice_against"]] == ([10, 9] if scope == "action" else [8, 7])


def test_on_ground_without_troops_only_the_defender_throws_and_assassins_silence_a_capital() -> None:
    war = War(america=has(quarters=3), eurasia=has(lands={"kamchatka": 0}, capital="kamchatka"))
    said = offer(war, "attack kamchatka")
    assert (said["dice"], said["dice_against"]) == (0, 2)
    war.put(slots.ASSASSINS, AMERICA, 1 << war.seat(EURASIA))
    said = offer(war, "attack kamchatka")
    assert (said["dice"], said["dice_against"]) == (0, 0)


def test_who_does_not_stay_is_said_to_attack_on_only_if_there_is_something_to_attack() -> None:
    war = War(america=has(quarters=3))
    win(war, "kamchatka", 3)
    assert offer(war, "occupy 1")["onward"] == 1
    war.do("occupy 1")
    assert war.question == "ask-go-on"
    # All around it is America's own.
    war = War(america=has(quarters=3))
    war.give(AMERICA, "east_russia", "mongolia", "japan")
    win(war, "kamchatka", 3)
    assert offer(war, "occupy 1")["onward"] == 0
    war.do("occupy 1")
    assert war.question != "ask-go-on"
    assert war.number(AMERICA, "transit") == 2


# Missiles.


def test_who_launches_a_nuclear_missile_is_told_that_its_blessing_is_lost_and_where_it_falls() -> None:
    war = War(america=has(nukes=1, keeps=["blessing"], reputation=STATES["threat"]))
    said = offer(war, "nuke scandinavia")
    assert (said["loses_blessing"], said["aggression"], said["reputation"]) == (1, 3, 0)
    war.do("nuke scandinavia")
    check_end(war, said)
    unblessed = War(america=has(nukes=1, reputation=STATES["threat"]))
    assert offer(unblessed, "nuke scandinavia")["loses_blessing"] == 0


def test_a_blessing_is_counted_on_where_it_stays() -> None:
    war = War(america=has(missiles=1, keeps=["blessing"], reputation=STATES["threat"]))
    said = offer(war, "strike scandinavia")
    assert said["reputation"] == 2
    war.do("strike scandinavia")
    check_end(war, said)


def test_aggression_that_there_was_before_is_counted() -> None:
    war = War(america=has(quarters=3, missiles=1, aggression=2))
    assert power(war)["end"] == {"row": 3, "gdp": 20}
    assert offer(war, "attack kamchatka")["reputation"] == 3
    assert offer(war, "strike scandinavia")["reputation"] == 3


@pytest.mark.parametrize(("armageddon", "row"), [("off", 2), ("no_loss", 5), ("all_level_one", 4)])
def test_in_the_last_round_armageddon_is_counted(armageddon: str, row: int) -> None:
    war = War(america=has(nukes=1), last_round=True, options={"armageddon": armageddon})
    said = offer(war, "nuke scandinavia")
    assert said["reputation"] == row
    war.do("nuke scandinavia")
    assert power(war)["end"]["row"] == row
    end_round(war)
    assert power(war)["reputation"]["row"] == row


def test_a_nuclear_missile_says_what_is_left_to_who_is_hit() -> None:
    war = War(america=has(nukes=2), eurasia=has(keeps=["sustainable_ecocity"]))
    for action in ("nuke scandinavia", "nuke ecocity-eurasia"):
        said = offer(war, action)
        assert (said["left"], said["gdp_left"]) == (8, 24)
        assert said.get("ends", 0) == 0
    war.do("nuke ecocity-eurasia")
    assert power(war, EURASIA)["gdp"] == 24
    assert power(war, EURASIA)["military"]["territories"] == 8


def test_a_strike_says_whether_the_territory_is_lost_with_its_last_troops() -> None:
    homes = ["west_europe", "central_europe", "south_europe", "east_russia", "kamchatka"]
    war = War(america=has(missiles=1), eurasia=has(lands={"west_russia": 4, **dict.fromkeys(homes, 0)}))
    assert "left" not in offer(war, "strike west_russia")
    assert offer(war, "strike scandinavia")["left"] == 7
    war.do("strike scandinavia")
    assert war.owner("scandinavia") is None
    # With a token left it is held.
    assert "left" not in offer(War(america=has(missiles=1)), "strike scandinavia")


def test_who_is_shot_at_is_told_how_many_troops_would_be_lost() -> None:
    for action, n in (("strike scandinavia", 3), ("nuke scandinavia", 5), ("bomb scandinavia", 0)):
        war = War(
            america=has(missiles=1, nukes=1),
            eurasia=has(hand=["propaganda"], lands={"scandinavia": 5}),
            forts=["scandinavia"],
        )
        war.do(action)
        prompt = war.state.prompt(war.seat(EURASIA))
        assert prompt is not None
        assert prompt.fields["n"] == n


# Reputation.


@pytest.mark.parametrize(
    ("hand", "action", "rows"),
    [
        ([], "sabotage eurasia", 1),
        (["chemical_weapons_scandal"], "against eurasia", 2),
        (["international_criminal_court"], "against eurasia", 1),
        (["excommunication"], "against eurasia", 1),
    ],
)
@pytest.mark.parametrize("is_blessed", [False, True])
def test_what_costs_a_power_reputation_says_where_that_falls_to(
    hand: list[str], action: str, rows: int, is_blessed: bool
) -> None:
    # From the upper row of a threat to peace: a Blessing saves the second row.
    keeps = ["blessing"] if is_blessed else []
    war = War(america=has(hand=hand, spies=1), eurasia=has(keeps=keeps, reputation=STATES["threat"]))
    for card in hand:
        war.do(f"play {card}")
    row = max(STATES["threat"] - rows, 2 if is_blessed else 0)
    assert offer(war, action)["row"] == row
    war.do(action)
    assert war.number(EURASIA, "reputation") == row


def test_a_plot_costs_no_reputation() -> None:
    war = War(america=has(hand=["assassination_attempt"]))
    war.do("play assassination_attempt")
    assert "row" not in offer(war, "against eurasia")


def test_aid_says_where_it_leads() -> None:
    war = Defcon(2)
    war.go_to("investment", EURASIA)
    war.put(slots.REPUTATION, EURASIA, 5)
    said = offer(war, "buy aid")
    war.do("buy aid")
    assert power(war, EURASIA)["reputation"]["row"] == said["reputation"] == 6
    assert power(war, EURASIA)["gdp"] == said["gdp_end"]


# The seas.


def crosses(war: Defcon, zone: str, name: str = AMERICA) -> bool:
    return zone in war.table(name)["crossed"]


def test_a_sea_is_crossed_by_land_attacks_from_its_coasts_alone() -> None:
    war = War(america=has(quarters=3, fleets={"sargasso_sea": 1, "west_mediterranean": 1}))
    assert crosses(war, "sargasso_sea")
    assert not crosses(war, "west_mediterranean")
    # Somebody's fleets may come to an empty sea, and to one that others have.
    assert crosses(war, "bering_sea")
    assert not crosses(war, "black_sea")
    assert war.table()["crossed"] == []


def test_seas_behind_each_other_are_crossed_where_the_option_says_so() -> None:
    fleets = {"sargasso_sea": 1, "west_mediterranean": 1}
    war = War(america=has(quarters=3, fleets=fleets), options={"sea_chains": True})
    assert crosses(war, "west_mediterranean")
    # With a fleet there it would be the next one; behind a sea without one of its fleets nothing is.
    assert crosses(war, "east_mediterranean")
    assert not crosses(war, "black_sea")


def test_a_sea_is_crossed_from_irradiated_ground() -> None:
    fleets = {"china_sea": 1}
    assert not crosses(War(america=has(quarters=3, fleets=fleets)), "china_sea")
    assert crosses(War(america=has(quarters=3, fleets=fleets), irradiated=["japan"]), "china_sea")


# Attacks at sea.


def test_a_naval_attack_says_how_likely_it_is_with_all_fleets_that_can_join() -> None:
    war = War(
        america=has(fleets={"norwegian_sea": 3, "bering_sea": 1}, tired={"norwegian_sea": 1}),
        eurasia=has(fleets={"arctic_ocean": 1}),
    )
    said = offer(war, "engage arctic_ocean-eurasia")
    assert said["fleets"] == 3
    war.do("engage arctic_ocean-eurasia", "from norwegian_sea", "from norwegian_sea", "from bering_sea")
    assert said["percent"] == round(100 * war.table()["battle"]["conquest"])


def test_a_fleet_that_joins_says_whether_it_gives_up_its_zone_and_what_crosses_that() -> None:
    war = War(
        america=has(fleets={"norwegian_sea": 2, "bering_sea": 1, "arctic_ocean": 1}),
        eurasia=has(fleets={"arctic_ocean": 1}),
    )
    war.do("engage arctic_ocean-eurasia")
    said = {zone: offer(war, f"from {zone}") for zone in ("norwegian_sea", "bering_sea", "arctic_ocean")}
    assert {zone: (each["leaves"], each["crossed"]) for zone, each in said.items()} == {
        "norwegian_sea": (0, 0),
        "bering_sea": (1, 1),
        "arctic_ocean": (0, 0),
    }


# Capitals.


@pytest.mark.parametrize(
    ("eurasia", "fate"),
    [
        (has(capital="kamchatka"), "none"),
        (has(capital="scandinavia"), "moves"),
        (has(capital="kamchatka"), "keeps"),
    ],
)
def test_a_nuclear_missile_says_what_becomes_of_the_capital(eurasia: Has, fate: str) -> None:
    war = War(america=has(nukes=1), eurasia=eurasia, africasia=has(capital="west_africa"))
    if fate == "keeps":
        war.put_capital(AFRICASIA, "scandinavia")
    points = {name: power(war, name)["points"] for name in (EURASIA, AFRICASIA)}
    assert offer(war, "nuke scandinavia")["fate"] == fate
    war.do("nuke scandinavia")
    while war.question == "ask-evacuate":
        war.do(war.offers()[0])
    now = power(war, EURASIA)
    assert now["points"] - now["gdp"] == points[EURASIA] - 24


def test_who_cedes_a_territory_is_told_what_it_will_have() -> None:
    war = War(
        america=has(hand=["ultimatum"], quarters=1), eurasia=has(capital="kamchatka", lands={"kamchatka": 2})
    )
    war.do("play ultimatum", "demand kamchatka")
    said = offer(war, "choose cede")
    war.do("choose cede", "garrison quarters")
    now = power(war, EURASIA)
    assert (said["left"], said["gdp_left"], said["points_left"]) == (
        now["military"]["territories"],
        now["gdp"],
        now["points"],
    )
