"""What the table shows of the danger of war: who would start it if the round ended now, and by what."""

from __future__ import annotations

import pytest
from tests.crisis import US, USSR, Crisis
from tests.games.days.test_views import track


def war(crisis: Crisis) -> list[bool]:
    return [side["war"] for side in crisis.shown()["sides"]]


def ways(crisis: Crisis, by: str, seat: int | None = None) -> list[list[str]]:
    """The tracks by which war threatens each side in one way, as a seat is shown it."""
    sides = crisis.shown(seat)["sides"]
    return [[way["track"] for way in side["ways"] if way["by"] == by] for side in sides]


def by_agendas(crisis: Crisis) -> list[list[str]]:
    return ways(crisis, "agendas")


def test_war_is_shown_for_a_marker_in_defcon_1_and_for_three_in_defcon_2() -> None:
    assert war(Crisis()) == [False, False]
    assert war(Crisis(us_tracks={"political": 7})) == [True, False]
    assert war(Crisis(ussr_tracks={"military": 4, "political": 4, "world_opinion": 4})) == [False, True]
    assert war(Crisis(ussr_tracks={"military": 6, "political": 6})) == [False, False]


def test_a_flagged_track_warns_of_the_icon_that_would_mean_war() -> None:
    crisis = Crisis(us_tracks={"political": 6}, ussr_tracks={"military": 6})
    # Political is flagged by the US; nobody has flagged the military track.
    assert by_agendas(crisis) == [["political"], []]
    assert war(crisis) == [False, False]


def test_an_icon_is_no_threat_below_the_last_step_of_defcon_2_nor_in_defcon_1() -> None:
    assert by_agendas(Crisis(us_tracks={"political": 5})) == [[], []]
    assert by_agendas(Crisis(us_tracks={"political": 7})) == [[], []]


def test_an_icon_threatens_also_where_war_is_certain_for_there_are_two_ways_out_to_find_then() -> None:
    assert by_agendas(Crisis(us_tracks={"political": 6, "military": 7})) == [["political"], []]
    crisis = Crisis(us_tracks={"military": 4, "political": 6, "world_opinion": 4})
    assert war(crisis) == [True, False]
    assert by_agendas(crisis) == [["political"], []]


def test_who_keeps_the_icon_knows_that_it_will_mean_war_and_nobody_else_does() -> None:
    mine = ["political", "turkey", "italy"]
    crisis = Crisis(us_tracks={"political": 6}, ussr_tracks={"political": 6}, us_agendas=mine)
    kept = [ways(crisis, "kept", seat) for seat in (US, USSR, None)]
    assert kept == [[["political"], ["political"]], [[], []], [[], []]]
    # It is said once.
    assert ways(crisis, "agendas", US) == [[], []]
    # What raises a marker only together with the agenda of the other side is not certain.
    crisis = Crisis(us_tracks={"political": 5}, us_agendas=mine)
    assert ways(crisis, "kept", US) == [[], []]


def test_the_icon_threatens_both_sides() -> None:
    crisis = Crisis(us_tracks={"world_opinion": 6}, ussr_tracks={"world_opinion": 6})
    assert by_agendas(crisis) == [["world_opinion"], ["world_opinion"]]


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
    assert by_agendas(crisis) == [["political"], []]
    assert by_agendas(flagged_twice(4, us=1, ussr=1)) == [[], []]


def test_two_icons_that_escalate_a_track_once_threaten_like_one() -> None:
    assert by_agendas(flagged_twice(5, us=1, ussr=1, icons="once")) == [[], []]
    assert by_agendas(flagged_twice(6, us=1, ussr=1, icons="once")) == [["political"], []]


@pytest.mark.parametrize(("us", "ussr"), [(2, 0), (0, 2)])
def test_two_flags_of_one_side_on_a_track_threaten_like_one_for_it_keeps_only_one(us: int, ussr: int) -> None:
    crisis = flagged_twice(5, us, ussr)
    assert track(crisis, "political")["flags"] == us * [US] + ussr * [USSR]
    assert by_agendas(crisis) == [[], []]
    assert by_agendas(flagged_twice(6, us, ussr)) == [["political"], []]


def test_of_each_way_to_war_it_is_said_how_far_it_leads_by_how_many_agendas_and_what_would_be_safe() -> None:
    crisis = Crisis(
        us_tracks={"military": 5, "political": 6, "world_opinion": 8},
        us_agendas=["turkey", "political", "military"],
        ussr_agendas=["military", "world_opinion", "berlin"],
    )
    (us, ussr) = (side["ways"] for side in crisis.shown()["sides"])
    assert us == [
        # Both sides have flagged it: two icons lift it, and from 5 on they would.
        {"by": "agendas", "track": "military", "from": 5, "to": 7, "icons": 2, "safe": 4},
        {"by": "agendas", "track": "political", "from": 6, "to": 7, "icons": 1, "safe": 5},
        {"by": "defcon_1", "track": "world_opinion", "from": 8, "to": 8, "icons": 0, "safe": 5},
        # Of the three one must leave DEFCON 2, whatever becomes of the others.
        {"by": "three", "safe": 3},
    ]
    assert ussr == []
    # The US keeps Turkey, and brings no icon to either track.
    assert [(way["by"], way.get("track"), way["safe"]) for way in crisis.shown(US)["sides"][US]["ways"]] == [
        ("defcon_1", "world_opinion", 5),
        ("three", None, 3),
    ]


@pytest.mark.parametrize(("by", "safe"), [("political", 5), ("military", 6)])
def test_whoever_goes_down_as_far_as_is_said_is_safe(by: str, safe: int) -> None:
    """A marker in DEFCON 1, with a flag on its track and without one."""
    agendas = ["political", "turkey", "italy"]
    (way,) = Crisis(us_tracks={by: 7}, us_agendas=agendas).shown()["sides"][US]["ways"]
    assert (way["by"], way["safe"]) == ("defcon_1", safe)
    for step in (safe, safe + 1):
        ways_then = Crisis(us_tracks={by: step}, us_agendas=agendas).shown()["sides"][US]["ways"]
        assert bool(ways_then) is (step > safe)
