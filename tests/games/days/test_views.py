"""What the table shows: who leads where, what flags would pay, how near war is; secrets to their owner."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.crisis import US, USSR, Crisis


def battleground(crisis: Crisis, at: str) -> dict[str, Any]:
    (found,) = [each for each in crisis.shown()["battlegrounds"] if each["at"] == at]
    return dict(found)


def track(crisis: Crisis, name: str) -> dict[str, Any]:
    (found,) = [each for each in crisis.shown()["tracks"] if each["track"] == name]
    return dict(found)


def agenda(crisis: Crisis, name: str) -> dict[str, Any]:
    (found,) = [each for each in crisis.shown()["agendas"] if each["agenda"] == name]
    return dict(found)


def war(crisis: Crisis) -> list[bool]:
    return [side["war"] for side in crisis.shown()["sides"]]


def war_by_icon(crisis: Crisis) -> list[list[str]]:
    return [side["war_by_icon"] for side in crisis.shown()["sides"]]


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


# What agendas would pay.


def test_the_flagged_agenda_of_a_battleground_shows_whom_it_would_pay_and_how_much() -> None:
    crisis = Crisis(
        us={"italy": 1, "atlantic": 3, "cuba_military": 1},
        ussr={"berlin": 2, "atlantic": 1},
        us_agendas=["italy", "atlantic", "turkey"],
        ussr_agendas=["berlin", "cuba_military", "political"],
    )
    assert agenda(crisis, "italy") == {"seat": US, "agenda": "italy", "icon": False, "to": US, "pays": 2}
    assert agenda(crisis, "atlantic")["pays"] == 2 + 1
    assert (agenda(crisis, "turkey")["to"], agenda(crisis, "turkey")["pays"]) == (None, 0)
    assert (agenda(crisis, "berlin")["to"], agenda(crisis, "berlin")["pays"]) == (USSR, 3)
    # It pays whoever dominates, whoever flagged it.
    assert (agenda(crisis, "cuba_military")["seat"], agenda(crisis, "cuba_military")["to"]) == (USSR, US)


def test_the_letter_s_agenda_would_pay_its_holder() -> None:
    crisis = Crisis(us_hand=["scramble"], us_agendas=["personal_letter", "turkey", "political"])
    assert (agenda(crisis, "personal_letter")["to"], agenda(crisis, "personal_letter")["pays"]) == (US, 2)
    crisis.do("letter scramble")
    assert (agenda(crisis, "personal_letter")["to"], agenda(crisis, "personal_letter")["pays"]) == (USSR, 2)


@pytest.mark.parametrize(
    ("us", "ussr", "after", "before"),
    [
        (5, 3, 4, 3),  # only the US marker is in DEFCON 2: its icon widens the lead
        (5, 4, 2, 2),  # both climb
        (7, 5, 2, 3),  # only the USSR's climbs
        (3, 2, 2, 2),  # nobody's
        (7, 6, 0, 2),  # the icon makes it a tie
    ],
)
def test_the_agenda_of_a_track_counts_the_icon_as_the_option_says(
    us: int, ussr: int, after: int, before: int
) -> None:
    for agenda_lead, pays in (("after_escalation", after), ("before_escalation", before)):
        crisis = Crisis(
            us_tracks={"military": us},
            ussr_tracks={"military": ussr},
            us_agendas=["italy", "military", "turkey"],
            agenda_lead=agenda_lead,
        )
        assert agenda(crisis, "military") == {
            "seat": US,
            "agenda": "military",
            "icon": True,
            "to": US if pays else None,
            "pays": pays,
        }
        # Nothing has really moved.
        assert crisis.markers("military") == [us, ussr]


@pytest.mark.parametrize("agenda_lead", ["after_escalation", "before_escalation"])
def test_what_the_kept_agendas_would_pay_is_what_they_pay(agenda_lead: str) -> None:
    crisis = Crisis(
        us_tracks={"military": 5},
        us_agendas=["military", "italy", "turkey"],
        ussr_agendas=["berlin", "atlantic", "world_opinion"],
        agenda_lead=agenda_lead,
    )
    military, berlin = agenda(crisis, "military"), agenda(crisis, "berlin")
    assert (military["to"], berlin["to"]) == (US, USSR)
    crisis.pass_turns()
    assert crisis.prestige == military["pays"] - berlin["pays"]


# War.


def test_war_is_shown_for_a_marker_in_defcon_1_and_for_three_in_defcon_2() -> None:
    assert war(Crisis()) == [False, False]
    assert war(Crisis(us_tracks={"political": 7})) == [True, False]
    assert war(Crisis(ussr_tracks={"military": 4, "political": 4, "world_opinion": 4})) == [False, True]
    assert war(Crisis(ussr_tracks={"military": 6, "political": 6})) == [False, False]


def test_a_flagged_track_warns_of_the_icon_that_would_mean_war() -> None:
    crisis = Crisis(us_tracks={"political": 6}, ussr_tracks={"military": 6})
    # Political is flagged by the US; nobody has flagged the military track.
    assert war_by_icon(crisis) == [["political"], []]
    assert war(crisis) == [False, False]


def test_an_icon_is_no_threat_below_the_last_step_of_defcon_2_nor_in_defcon_1() -> None:
    assert war_by_icon(Crisis(us_tracks={"political": 5})) == [[], []]
    assert war_by_icon(Crisis(us_tracks={"political": 7})) == [[], []]


def test_an_icon_threatens_also_where_war_is_certain_for_there_are_two_ways_out_to_find_then() -> None:
    assert war_by_icon(Crisis(us_tracks={"political": 6, "military": 7})) == [["political"], []]
    crisis = Crisis(us_tracks={"military": 4, "political": 6, "world_opinion": 4})
    assert war(crisis) == [True, False]
    assert war_by_icon(crisis) == [["political"], []]


def test_who_keeps_the_icon_knows_that_it_will_mean_war_and_nobody_else_does() -> None:
    mine = ["political", "turkey", "italy"]
    crisis = Crisis(us_tracks={"political": 6}, ussr_tracks={"political": 6}, us_agendas=mine)
    kept = [[side["war_by_kept"] for side in crisis.shown(seat)["sides"]] for seat in (US, USSR, None)]
    assert kept == [[["political"], ["political"]], [[], []], [[], []]]
    # What raises a marker only together with the agenda of the other side is not certain.
    crisis = Crisis(us_tracks={"political": 5}, us_agendas=mine)
    assert [side["war_by_kept"] for side in crisis.shown(US)["sides"]] == [[], []]


def test_the_icon_threatens_both_sides() -> None:
    crisis = Crisis(us_tracks={"world_opinion": 6}, ussr_tracks={"world_opinion": 6})
    assert war_by_icon(crisis) == [["world_opinion"], ["world_opinion"]]


def flagged_twice(us_step: int, us: int, ussr: int, icons: str = "each") -> Crisis:
    """The political track with so many flags of each side, and the US at this step."""
    return Crisis(
        us_tracks={"political": us_step},
        us_agendas=[*us * ["political"], "turkey", "italy"][:3],
        ussr_agendas=[*ussr * ["political"], "berlin", "atlantic", "military"][:3],
        same_track_icons=icons,
    )


def test_two_icons_on_a_track_that_each_side_has_flagged_threaten_a_step_earlier() -> None:
    crisis = flagged_twice(5, us=1, ussr=1)
    assert track(crisis, "political")["flags"] == [US, USSR]
    assert war_by_icon(crisis) == [["political"], []]
    assert war_by_icon(flagged_twice(4, us=1, ussr=1)) == [[], []]


def test_two_icons_that_escalate_a_track_once_threaten_like_one() -> None:
    assert war_by_icon(flagged_twice(5, us=1, ussr=1, icons="once")) == [[], []]
    assert war_by_icon(flagged_twice(6, us=1, ussr=1, icons="once")) == [["political"], []]


@pytest.mark.parametrize(("us", "ussr"), [(2, 0), (0, 2)])
def test_two_flags_of_one_side_on_a_track_threaten_like_one_for_it_keeps_only_one(us: int, ussr: int) -> None:
    crisis = flagged_twice(5, us, ussr)
    assert track(crisis, "political")["flags"] == us * [US] + ussr * [USSR]
    assert war_by_icon(crisis) == [[], []]
    assert war_by_icon(flagged_twice(6, us, ussr)) == [["political"], []]


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
    shown = {"card": "strategic_balance", "side": "ussr", "cubes": 1, "icon": True}
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


# Secrets.


def test_hand_and_kept_agenda_are_shown_to_their_owner_only() -> None:
    hand = ["containment", "excomm", "quarantine", "scramble", "sops"]
    crisis = Crisis(us_hand=hand)
    assert sorted(crisis.hand(US)) == hand
    assert {"card": "excomm", "side": "us", "cubes": 3, "icon": True} in crisis.shown(US)["hand"]
    assert crisis.shown(US)["kept"] == ["turkey"]
    assert crisis.shown(USSR)["kept"] == ["berlin"]
    assert not set(crisis.hand(USSR)) & set(crisis.hand(US))
    assert [side["hand"] for side in crisis.shown(USSR)["sides"]] == [5, 5]


def test_a_spectator_is_shown_no_secret_and_neither_is_the_other_side() -> None:
    crisis = Crisis(us_hand=["summit_meeting", "excomm"], us={"alliances": 1})
    crisis.pass_turns()
    crisis.do("draw maskirovka")
    assert crisis.shown(US)["drawn"] == [{"card": "maskirovka", "side": "ussr", "cubes": 2, "icon": False}]
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
        "aftermath", "hand", "side", "supply", "war", "war_by_icon", "war_by_kept",
    ]  # fmt: skip


# Offers.


def test_an_offer_to_command_says_how_many_cubes_with_letter_and_lasting_effects() -> None:
    crisis = Crisis(us_hand=["sops", "scramble", "suez_hungary", "u_thant"], ussr_hand=["to_the_brink"])
    crisis.do("event sops")
    offers = {str(offer.action): offer.as_dict() for offer in crisis.state.offers(USSR)}
    assert offers["command to_the_brink"]["n"] == 2
    crisis.do("event to_the_brink")
    offers = {str(offer.action): offer.as_dict() for offer in crisis.state.offers(US)}
    # One more and one less.
    assert offers["command scramble"] == {
        "action": "command scramble",
        "id": "offer-command",
        "card": "scramble",
        "n": 3,
        "theirs": 0,
    }
    assert offers["letter scramble"]["n"] == 4
    assert offers["command suez_hungary"]["theirs"] == 1
    assert "event suez_hungary" not in offers


def test_an_offer_of_an_event_says_whether_it_would_change_anything() -> None:
    crisis = Crisis(us={"atlantic": 5}, us_hand=["quarantine", "close_allies", "excomm"])
    offers = {str(offer.action): offer.as_dict() for offer in crisis.state.offers(US)}
    assert [offers[f"event {card}"]["idle"] for card in ("quarantine", "close_allies", "excomm")] == [1, 0, 0]
