"""What the table shows: who leads where, where flags stand, what is going on; secrets to their owner."""

from __future__ import annotations

import json
from typing import Any, cast

from tests.crisis import US, USSR, Crisis

import redphone


def battleground(crisis: Crisis, at: str) -> dict[str, Any]:
    (found,) = [each for each in crisis.shown()["battlegrounds"] if each["at"] == at]
    return dict(found)


def track(crisis: Crisis, name: str) -> dict[str, Any]:
    (found,) = [each for each in crisis.shown()["tracks"] if each["track"] == name]
    return dict(found)


# The board.


def test_a_battleground_shows_who_dominates_it_and_by_how_much() -> None:
    crisis = Crisis(us={"berlin": 4, "turkey": 2}, ussr={"berlin": 1, "turkey": 2, "italy": 3})
    assert battleground(crisis, "berlin") == {
        "at": "berlin",
        "track": "military",
        "printed": 1,
        "cubes": [4, 1],
        "leader": US,
        "lead": 3,
        "bonus": 1,
        "connected": False,
        "flags": [USSR],
    }
    italy, turkey = battleground(crisis, "italy"), battleground(crisis, "turkey")
    assert (italy["leader"], italy["lead"], italy["bonus"]) == (USSR, 3, 1)
    assert (turkey["leader"], turkey["lead"], turkey["bonus"]) == (None, 0, 0)


def test_a_connected_battleground_shows_a_bonus_for_each_other_one_of_its_leader() -> None:
    crisis = Crisis(us={"cuba_political": 1, "cuba_military": 2, "atlantic": 1}, ussr={"atlantic": 3})
    shown = {name: battleground(crisis, name) for name in ("cuba_political", "cuba_military", "atlantic")}
    assert {name: each["connected"] for name, each in shown.items()} == dict.fromkeys(shown, True)
    assert {name: each["bonus"] for name, each in shown.items()} == {
        "cuba_political": 1,
        "cuba_military": 1,
        "atlantic": 0,
    }


def test_a_track_shows_markers_areas_room_and_who_is_more_escalated() -> None:
    crisis = Crisis(us_tracks={"military": 7, "political": 6}, ussr_tracks={"military": 4, "political": 8})
    assert track(crisis, "military") == {
        "track": "military",
        "markers": [7, 4],
        "areas": [1, 2],
        "room": [0, 3],
        "leader": US,
        "lead": 3,
        "flags": [],
    }
    political = track(crisis, "political")
    assert (political["areas"], political["room"]) == ([2, 1], [1, 0])
    assert (political["leader"], political["lead"]) == (USSR, 2)
    opinion = track(crisis, "world_opinion")
    assert (opinion["areas"], opinion["room"], opinion["leader"]) == ([3, 3], [5, 5], None)


def test_flags_stand_where_the_agendas_are_and_the_letter_s_on_the_united_nations() -> None:
    crisis = Crisis(
        us_agendas=["personal_letter", "atlantic", "political"],
        ussr_agendas=["berlin", "political", "world_opinion"],
    )
    table = crisis.shown()
    assert {each["at"]: each["flags"] for each in table["battlegrounds"] if each["flags"]} == {
        "united_nations": [US],
        "atlantic": [US],
        "berlin": [USSR],
    }
    assert {each["track"]: each["flags"] for each in table["tracks"]} == {
        "military": [],
        "political": [US, USSR],
        "world_opinion": [USSR],
    }


def test_both_copies_of_a_track_are_two_flags_of_one_side() -> None:
    crisis = Crisis(us_agendas=["military", "military", "italy"])
    assert track(crisis, "military")["flags"] == [US, US]


def test_flags_are_retrieved_when_the_agendas_are_resolved() -> None:
    crisis = Crisis()
    crisis.pass_turns()
    table = crisis.shown()
    assert table["round"] == 2
    assert table["agendas"] == []
    assert [each["flags"] for each in table["battlegrounds"] + table["tracks"]] == 12 * [[]]
    assert table["resolved"] == ["berlin", "turkey"]


# What is going on.


def test_the_turn_is_of_who_plays_the_card_whoever_is_asked() -> None:
    crisis = Crisis(us_hand=["a_face_saver"])
    crisis.do("event a_face_saver", "pass")
    assert crisis.state.actor == USSR
    assert crisis.shown(USSR)["player"] == US
    crisis.do("pass")
    assert crisis.shown(USSR)["player"] == USSR


def test_round_turn_and_initiative_are_shown() -> None:
    crisis = Crisis(first="ussr")
    names = ("round", "rounds", "turn", "turns", "first", "deck", "agenda_deck")
    table = crisis.shown()
    assert [table[name] for name in names] == [1, 3, 1, 8, USSR, 29, 11]
    crisis.pass_turns(3)
    assert crisis.shown()["turn"] == 4
    crisis.pass_turns(5)
    table = crisis.shown()
    assert [table[name] for name in names] == [2, 3, 0, 8, None, 29, 11]


def test_prestige_is_shown_as_leader_and_lead() -> None:
    crisis = Crisis(us_hand=["operation_mongoose"], ussr_hand=["berlin_blockade"])
    assert crisis.shown()["prestige"] == {"leader": None, "lead": 0}
    crisis.do("event operation_mongoose", "pass")
    assert crisis.shown()["prestige"] == {"leader": US, "lead": 1}
    crisis.do("event berlin_blockade", "pass")
    assert crisis.shown()["prestige"] == {"leader": USSR, "lead": 1}


def test_lasting_effects_are_shown_with_the_side_that_they_work_on_until_the_round_ends() -> None:
    crisis = Crisis(us_hand=["sops", "to_the_brink", "containment"], ussr_hand=["bay_of_pigs"])
    crisis.do("event sops", "event bay_of_pigs", "event to_the_brink")
    crisis.pass_turns(1)
    crisis.do("event containment")
    assert crisis.lasting() == [
        ("us", "sops"),
        ("us", "bay_of_pigs"),
        ("ussr", "to_the_brink"),
        ("ussr", "containment"),
    ]
    crisis.pass_turns(3)
    assert crisis.shown()["round"] == 2
    assert crisis.lasting() == []


def test_the_card_in_play_lies_in_the_open_until_its_turn_is_over() -> None:
    crisis = Crisis(us_hand=["strategic_balance"])
    assert crisis.shown()["in_play"] is None
    crisis.do("command strategic_balance")
    shown = {"card": "strategic_balance", "side": "ussr", "cubes": 1, "icon": True, "event_cubes": True}
    for seat in (US, USSR, None):
        assert crisis.shown(seat)["in_play"] == shown
    crisis.do("choose trigger", "place atlantic", "pass", "on berlin")
    assert crisis.shown()["in_play"] == shown
    crisis.do("cubes +1")
    assert crisis.shown()["in_play"] is None
    assert crisis.shown()["discard"] == ["strategic_balance"]


def test_a_card_that_intelligence_reports_took_is_in_play_too() -> None:
    crisis = Crisis(us_hand=["intelligence_reports"], ussr_hand=["scramble"])
    crisis.do("event intelligence_reports", "take scramble")
    for seat in (US, USSR, None):
        assert crisis.shown(seat)["in_play"]["card"] == "scramble"
    crisis.do("choose discard")
    assert crisis.shown()["in_play"] is None


# Their events neither place nor remove cubes; of Intelligence Reports the card does that it lets be played.
WITHOUT_CUBES = {
    "berlin_blockade",
    "containment",
    "fifty_fifty",
    "intelligence_reports",
    "invasion_of_cuba",
    "operation_mongoose",
    "sops",
    "summit_meeting",
    "to_the_brink",
    "turn_back_the_ships",
    "u_thant",
}


def test_a_card_says_whether_its_event_places_or_removes_cubes() -> None:
    sides = cast(dict[str, list[str]], redphone.game("13-days").book().edition.data["cards"])
    cards = [card for side in sides.values() for card in side]
    says = {}
    for start in range(0, len(cards), 5):
        for each in Crisis(us_hand=cards[start : start + 5]).shown(US)["hand"]:
            says[each["card"]] = each["event_cubes"]
    assert len(says) == 39
    assert {card for card, has_cubes in says.items() if not has_cubes} == WITHOUT_CUBES


# Secrets.


def test_hand_and_kept_agenda_are_shown_to_their_owner_only() -> None:
    hand = ["containment", "excomm", "quarantine", "scramble", "sops"]
    crisis = Crisis(us_hand=hand)
    assert sorted(crisis.hand(US)) == hand
    assert {"card": "excomm", "side": "us", "cubes": 3, "icon": True, "event_cubes": True} in crisis.shown(
        US
    )["hand"]
    assert crisis.shown(US)["kept"] == ["turkey"]
    assert crisis.shown(USSR)["kept"] == ["berlin"]
    assert not set(crisis.hand(USSR)) & set(crisis.hand(US))
    assert [side["hand"] for side in crisis.shown(USSR)["sides"]] == [5, 5]


def test_a_spectator_is_shown_no_secret_and_neither_is_the_other_side() -> None:
    crisis = Crisis(us_hand=["summit_meeting", "excomm"], us={"alliances": 1})
    crisis.pass_turns()
    crisis.do("draw maskirovka")
    assert crisis.shown(US)["drawn"] == [
        {"card": "maskirovka", "side": "ussr", "cubes": 2, "icon": False, "event_cubes": True}
    ]
    assert crisis.shown(USSR)["drawn"] == []
    crisis.do("choose aftermath")
    assert len(crisis.shown(US)["aftermath"]) == 2
    assert "maskirovka" in crisis.shown(US)["aftermath"]
    assert len(crisis.shown(USSR)["aftermath"]) == 1
    assert [side["aftermath"] for side in crisis.shown()["sides"]] == [2, 1]
    watched = crisis.shown()
    assert [watched[name] for name in ("hand", "aside", "drawn", "kept", "aftermath")] == 5 * [[]]
    assert "maskirovka" not in json.dumps([crisis.state.view(USSR), crisis.state.view(None)])


def test_nothing_else_is_on_the_table() -> None:
    table = Crisis().shown(US)
    assert sorted(table) == [
        "aftermath", "agenda_deck", "agendas", "aside", "battlegrounds", "deck", "discard", "drawn", "first",
        "hand", "in_play", "kept", "lasting", "letter", "opened", "player", "prestige", "resolved", "round",
        "rounds", "sides", "tracks", "turn", "turns",
    ]  # fmt: skip
    assert sorted(table["sides"][0]) == [
        "aftermath", "hand", "side", "supply", "war", "ways",
    ]  # fmt: skip
