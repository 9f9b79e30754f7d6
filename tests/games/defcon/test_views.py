"""What the table of DEFCON shows: everything that is open to everybody, and secrets to their owners."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.defcon.positions import (
    AFRICASIA,
    AMERICA,
    CONFLICT,
    EASTASIA,
    EURASIA,
    INVESTMENT,
    PREPARATION,
    Defcon,
)

import redphone
from redphone.games.defcon import state as slots


def power(war: Defcon, name: str) -> dict[str, Any]:
    (found,) = [each for each in war.table()["powers"] if each["power"] == name]
    return dict(found)


def land(war: Defcon, at: str) -> dict[str, Any]:
    (found,) = [each for each in war.table()["territories"] if each["at"] == at]
    return dict(found)


def sea(war: Defcon, zone: str) -> dict[str, Any]:
    (found,) = [each for each in war.table()["zones"] if each["zone"] == zone]
    return dict(found)


def offer(war: Defcon, action: str) -> dict[str, Any]:
    seat = war.state.actor
    (found,) = [each.as_dict() for each in war.state.offers(seat) if each.action.text == action]
    return found


# Where the game is.


def test_the_round_is_shown_with_its_alert_level_phase_and_order() -> None:
    war = Defcon(order=[EASTASIA, AMERICA, EURASIA, AFRICASIA])
    table = war.table()
    assert (table["round"], table["rounds"], table["defcon"], table["phase"]) == (1, 5, 5, "preparation")
    assert table["order"] == [3, 0, 1, 2]
    assert table["turn"] == 3
    war.go_to(PREPARATION, EASTASIA, round=3)
    assert (war.table()["round"], war.table()["defcon"]) == (3, 3)


def test_an_ended_game_stays_in_its_last_round() -> None:
    war = Defcon(2)
    war.go_to_the_end()
    table = war.table()
    assert (table["round"], table["defcon"], table["turn"]) == (5, 1, None)


# Powers.


def test_a_power_is_shown_with_both_indices_its_gdp_and_its_points() -> None:
    war = Defcon()
    war.put(slots.REPUTATION, EURASIA, 6)
    war.give(EURASIA, "persia", "asia_minor")
    war.put_capital(AFRICASIA, "persia")
    shown = power(war, EURASIA)
    assert shown["lands"] == 10
    assert shown["military"] == {"territories": 10, "row": 6, "gdp": 16}
    assert shown["reputation"] == {"row": 6, "state": "exemplary", "gdp": 16}
    assert (shown["gdp"], shown["hand_limit"]) == (32, 4)
    assert sorted(shown["capitals"]) == [AFRICASIA, EURASIA]
    assert shown["points"] == 32 + 3 + 3


def test_the_points_now_are_those_that_the_game_would_end_with() -> None:
    war = Defcon(3)
    war.go_to_the_end()
    outcome = war.state.outcome
    assert outcome is not None
    assert [each["points"] for each in war.table()["powers"]] == outcome.scores


def test_an_ecocity_counts_for_the_military_index_and_lies_open() -> None:
    war = Defcon()
    war.keep(AMERICA, "sustainable_ecocity")
    shown = power(war, AMERICA)
    assert (shown["lands"], shown["military"]["territories"]) == (8, 9)
    assert shown["kept"] == ["sustainable_ecocity"]


def test_headquarters_are_public() -> None:
    war = Defcon()
    war.put_quarters(EURASIA, 4)
    war.put_quarters(EURASIA, 2, slots.TRANSIT)
    war.put(slots.MISSILES, EURASIA, 3)
    war.put(slots.NUKES, EURASIA, 1)
    war.put(slots.SPIES, EURASIA, 2)
    shown = power(war, EURASIA)
    assert [shown[name] for name in ("quarters", "transit", "reserve")] == [4, 2, 11]
    assert [shown[name] for name in ("missiles", "nukes", "sabotage")] == [3, 1, 2]
    assert war.table()["supply"] == {"missile": 9, "nuke": 11, "sabotage": 10, "fort": 16, "radiation": 12}


def test_a_capital_beside_a_headquarters_is_a_trophy_and_scores() -> None:
    war = Defcon()
    war.put_capital(AMERICA, None, kept_by=EURASIA)
    assert power(war, EURASIA)["trophies"] == [AMERICA]
    assert AMERICA in power(war, EURASIA)["capitals"]
    assert power(war, AMERICA)["capitals"] == []


# Places.


def test_a_territory_shows_who_holds_it_and_what_stands_there() -> None:
    war = Defcon()
    war.put_troops(brazil=3)
    war.put_forts("brazil")
    war.put_capital(AMERICA, "brazil")
    assert land(war, "brazil") == {
        "at": "brazil",
        "home": AMERICA,
        "owner": 0,
        "troops": 3,
        "fort": True,
        "capitals": [AMERICA],
        "radiation": False,
        "closed": False,
        "neutral": False,
        "truce": False,
    }


def test_ground_without_a_holder_says_why() -> None:
    war = Defcon(2)
    war.give(None, "persia")
    war.irradiate("congo")
    assert (land(war, "persia")["owner"], land(war, "persia")["neutral"]) == (None, True)
    assert (land(war, "congo")["owner"], land(war, "congo")["radiation"]) == (None, True)
    assert (land(war, "brazil")["owner"], land(war, "brazil")["closed"]) == (None, True)


def test_a_sea_zone_shows_fleets_and_who_controls_it() -> None:
    war = Defcon()
    war.put_fleets(AMERICA, bering_sea=2, black_sea=1)
    war.put_fleets(EURASIA, black_sea=1)
    war.put_fleets(AFRICASIA)
    war.put_fleets(EASTASIA)
    assert sea(war, "bering_sea") == {
        "zone": "bering_sea",
        "fleets": [2, 0, 0, 0],
        "tired": [0, 0, 0, 0],
        "controller": 0,
    }
    # A shared zone is nobody's.
    assert (sea(war, "black_sea")["fleets"], sea(war, "black_sea")["controller"]) == ([1, 1, 0, 0], None)
    assert (power(war, AMERICA)["fleets"], power(war, AMERICA)["dock"]) == (3, 1)


# What is being done.


def test_an_investment_shows_the_budget_of_who_invests() -> None:
    war = Defcon(2)
    assert war.table()["investment"] is None
    war.go_to(INVESTMENT, EURASIA)
    war.do("buy missile")
    assert war.table()["investment"] == {"seat": 0, "budget": 20, "left": None, "uprising": False}
    war.lay({slots.INVESTMENTS: 4, slots.UPRISING: 1})
    assert (war.table()["investment"]["left"], war.table()["investment"]["uprising"]) == (4, True)


def test_cards_that_support_the_next_attack_are_shown_to_all() -> None:
    war = Defcon(2, order=[AFRICASIA, EURASIA])
    war.go_to(CONFLICT, AFRICASIA)
    war.put_quarters(AFRICASIA, 3)
    war.deal(AFRICASIA, "air_raid", "casus_belli")
    war.do("play air_raid", "play casus_belli")
    assert war.table()["pending"] == {
        "raids": 1,
        "pretext": True,
        "accident": False,
        "acted": False,
    }


def test_a_battle_at_sea_is_shown_with_its_zone() -> None:
    war = Defcon(2, order=[AFRICASIA, EURASIA])
    war.go_to(CONFLICT, AFRICASIA)
    war.put_fleets(AFRICASIA, black_sea=2)
    war.put_fleets(EURASIA, east_mediterranean=1)
    assert war.table()["battle"] is None
    war.do("engage east_mediterranean-eurasia", "from black_sea", "from black_sea")
    battle = war.table()["battle"]
    assert (battle["at"], battle["zone"]) == (None, "east_mediterranean")
    assert (battle["attacker"], battle["defender"], battle["dice"]) == (1, 0, [2, 1])


# Offers in words.


def test_an_attack_says_whom_it_meets_how_it_would_end_and_how_aggressive_it_is() -> None:
    war = Defcon(2, order=[AFRICASIA, EURASIA])
    war.go_to(CONFLICT, AFRICASIA)
    war.put_quarters(AFRICASIA, 5)
    said = offer(war, "attack west_russia")
    assert said["id"] == "offer-attack"
    assert (said["defender"], said["against"], said["n"], said["aggression"]) == (EURASIA, 1, 5, 1)
    assert 90 < said["percent"] < 100
    war.put(slots.REPUTATION, EURASIA, 3)
    assert offer(war, "attack west_russia")["aggression"] == 0


def test_what_is_likely_is_never_called_certain() -> None:
    war = Defcon(2, order=[AFRICASIA, EURASIA])
    war.go_to(CONFLICT, AFRICASIA)
    war.put_quarters(AFRICASIA, 6)
    assert offer(war, "attack west_russia")["percent"] == 99
    war.put_troops(west_russia=0)
    assert offer(war, "attack west_russia")["percent"] == 100


@pytest.mark.parametrize(
    ("question", "id"),
    [("ask-invest", "offer-end-investment"), ("ask-conflict", "offer-pass"), ("ask-move", "offer-end-moves")],
)
def test_passing_says_what_it_ends(question: str, id: str) -> None:
    war = Defcon(2)
    while war.question != question:
        war.be_dull()
    assert offer(war, "pass")["id"] == id


# Secrets.


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    war = Defcon()
    war.deal(AMERICA, "air_raid", "air_raid", "embargo")
    assert war.table(AMERICA)["hand"] == [
        {"card": "air_raid", "timing": "conflict", "in_others_turns": False, "copies": 2},
        {"card": "embargo", "timing": "immediate", "in_others_turns": True, "copies": 1},
    ]
    assert power(war, AMERICA)["hand"] == 3
    for other in (EURASIA, AFRICASIA, EASTASIA, None):
        shown = json.dumps(war.state.view(None if other is None else war.seat(other)))
        assert "air_raid" not in shown
        assert "embargo" not in shown


def test_a_speech_is_asked_for_in_others_turns_although_it_is_a_card_of_the_conflict() -> None:
    war = Defcon()
    war.deal(AMERICA, "dunkirk", "speech_to_parliament")
    shown = {card["card"]: card["in_others_turns"] for card in war.table(AMERICA)["hand"]}
    assert shown == {"dunkirk": False, "speech_to_parliament": True}


def test_whoever_has_looked_at_a_hand_goes_on_seeing_it() -> None:
    war = Defcon(3)
    spy, victim, third = war.powers
    war.go_to(CONFLICT, spy)
    war.deal(spy, "espionage")
    war.deal(victim, "dunkirk")
    war.do("play espionage", f"look {victim}")
    assert war.table(spy)["seen"] == [[], ["dunkirk"], []]
    assert war.table(third)["seen"] == war.table()["seen"] == [[], [], []]


def test_the_discard_lies_open_and_the_pile_is_a_number() -> None:
    war = Defcon()
    war.discard("nobel_prize")
    table = war.table()
    assert table["discard"] == ["nobel_prize"]
    assert table["deck"] == 50


# What is our own.


def test_the_table_says_which_of_its_components_are_reconstructed() -> None:
    war = Defcon(2)
    assert sorted(war.table()["reconstructed"]) == ["deck", "die", "map"]
    own = redphone.game("defcon").with_data({"die": "faces = 6\nhit_faces = 2\n"})
    assert sorted(Defcon(2, game=own).table()["reconstructed"]) == ["deck", "map"]


def test_what_a_file_says_of_itself_counts_not_whether_it_is_ours() -> None:
    ours = redphone.game("defcon").registration.standard("map")
    marked = redphone.game("defcon").with_data(
        {"map": ours.replace("label = [404, 158]", "label = [405, 158]")}
    )
    assert "map" in Defcon(2, game=marked).table()["reconstructed"]
    said = 'reconstructed = ["map"]\n'
    assert said in ours
    unmarked = redphone.game("defcon").with_data({"map": ours.replace(said, "")})
    assert "map" not in Defcon(2, game=unmarked).table()["reconstructed"]


def test_every_view_of_a_game_is_ready_for_json() -> None:
    state, rng = redphone.game("defcon").new(seats=4), redphone.Rng(62)
    while state.actor != redphone.OVER:
        if state.actor != redphone.CHANCE:
            seat = state.waiting[0]
            assert json.loads(json.dumps(state.view(seat))) == state.view(seat)
        state.apply(state.sample(rng))


def test_where_a_new_fleet_cannot_be_placed_the_view_says_why() -> None:
    war = Defcon()
    war.go_to(INVESTMENT, EASTASIA)
    unfit = war.table(EASTASIA)["unfit"]
    assert set(unfit.values()) == {"far", "others"}
    assert war.table(AMERICA)["unfit"] == {}
    assert set(unfit).isdisjoint(war.can("fleet"))
    assert len(unfit) + len(war.can("fleet")) == len(war.table()["zones"])
