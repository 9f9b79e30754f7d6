"""Who triggers global nuclear war has lost. [7. Check for nuclear war]"""

from __future__ import annotations

import pytest
from tests.crisis import US, USSR, Crisis, told
from tests.games.days.rounds import CALM, Cubes, calm_start, end_of_round, ended, play_out

EMPTY: dict[str, int] = {}


def tied(us_tracks: Cubes | None = None, ussr_tracks: Cubes | None = None, us: Cubes = EMPTY) -> Crisis:
    """A round whose agendas pay nothing."""
    return Crisis(us, {}, us_tracks, ussr_tracks, us_agendas=["turkey"], ussr_agendas=["italy"])


@pytest.mark.parametrize("track", ["military", "political", "world_opinion"])
@pytest.mark.parametrize("step", [7, 8])
def test_a_marker_in_defcon_1_at_the_end_of_a_round_loses_the_game(track: str, step: int) -> None:
    us = tied(us_tracks={track: step})
    events = end_of_round(us)
    assert told(events, "war") == [{"side": "us"}]
    assert (ended(us).winners, ended(us).reason) == ([USSR], "reason-war")
    ussr = tied(ussr_tracks={track: step})
    end_of_round(ussr)
    assert ended(ussr).winners == [US]


def test_a_marker_at_the_top_of_defcon_2_is_no_war() -> None:
    crisis = tied(us_tracks={"military": 6}, ussr_tracks={"political": 6})
    events = end_of_round(crisis)
    assert told(events, "war") == []
    assert crisis.shown()["round"] == 2


@pytest.mark.parametrize("steps", [(4, 4, 4), (6, 5, 4)])
def test_all_three_markers_in_defcon_2_lose_the_game(steps: tuple[int, int, int]) -> None:
    tracks = dict(zip(["military", "political", "world_opinion"], steps, strict=True))
    crisis = tied(ussr_tracks=tracks)
    end_of_round(crisis)
    assert (ended(crisis).winners, ended(crisis).reason) == ([US], "reason-war")


@pytest.mark.parametrize("low", ["military", "political", "world_opinion"])
def test_two_markers_in_defcon_2_and_one_below_are_no_war(low: str) -> None:
    tracks = {**dict.fromkeys(["military", "political", "world_opinion"], 6), low: 3}
    crisis = tied(us_tracks=tracks)
    end_of_round(crisis)
    assert crisis.state.outcome is None


def test_war_is_judged_only_after_the_agendas() -> None:
    crisis = Crisis(
        us={"berlin": 2},
        us_tracks={"military": 7, "political": 4, "world_opinion": 2},
        us_hand=["close_allies"],
    )
    assert crisis.shown()["sides"][US]["war"] is True
    assert crisis.state.outcome is None
    crisis.do("command close_allies", "on berlin", "cubes -2")
    assert crisis.shown()["sides"][US]["war"] is False
    crisis.pass_turns(7)
    # The escalation of the second round brings it back, and is not judged either.
    assert crisis.markers("military")[US] == 7
    assert crisis.shown()["round"] == 2
    assert crisis.state.outcome is None


def test_television_may_still_avert_war() -> None:
    crisis = tied(us_tracks={"military": 7}, us={"television": 1})
    end_of_round(crisis, "defcon military-1")
    assert crisis.shown()["round"] == 2


def test_television_may_start_it_too() -> None:
    crisis = tied(us_tracks={"military": 6}, us={"television": 1})
    end_of_round(crisis, "defcon military+1")
    assert ended(crisis).winners == [USSR]


@pytest.mark.parametrize("owner", ["us", "ussr"])
def test_an_icon_may_bring_a_marker_into_defcon_1_whoever_kept_the_agenda(owner: str) -> None:
    kept = ("military", "turkey") if owner == "us" else ("turkey", "military")
    crisis = Crisis({}, {}, {"military": 6}, us_agendas=kept[:1], ussr_agendas=kept[1:])
    end_of_round(crisis)
    # It paid first: 7 against 3, and 1.
    assert crisis.prestige == 5
    assert ended(crisis).winners == [USSR]


def test_who_triggers_war_has_lost_whatever_the_prestige() -> None:
    crisis = Crisis({"italy": 5}, {}, {"military": 7}, us_agendas=["italy"], ussr_agendas=["turkey"])
    end_of_round(crisis)
    assert crisis.prestige == 5
    assert ended(crisis).winners == [USSR]


def test_if_both_trigger_war_nobody_wins() -> None:
    crisis = tied(us_tracks={"military": 7}, ussr_tracks={"military": 4, "political": 4, "world_opinion": 4})
    events = end_of_round(crisis)
    assert told(events, "war") == [{"side": "us"}, {"side": "ussr"}]
    assert (ended(crisis).winners, ended(crisis).reason) == ([], "reason-both-war")


def test_war_in_the_second_round_ends_the_game_there() -> None:
    crisis = tied(us_tracks={"military": 6})
    end_of_round(crisis)
    crisis.begin(us_agendas=["atlantic"], ussr_agendas=["berlin"])
    events = end_of_round(crisis)
    assert ended(crisis).winners == [USSR]
    assert told(events, "round") == []


def test_after_war_in_the_third_round_there_is_no_aftermath() -> None:
    crisis = calm_start("sops", "excomm")
    play_out(crisis, "excomm")
    crisis.reserved = ["fidel_castro"]
    crisis.begin([], [], CALM[1][:1], CALM[1][1:])
    play_out(crisis)
    # All was calm until the US escalated the military track.
    crisis.begin(["fidel_castro"], [], CALM[2][:1], CALM[2][1:])
    crisis.do("letter fidel_castro", "pass", "on berlin", "cubes +4")
    events = play_out(crisis)
    assert told(events, "war") == [{"side": "us"}]
    assert told(events, "aftermath") == told(events, "in-aftermath") == []
    assert crisis.shown()["opened"] == [[], []]
    assert crisis.prestige == 0
    assert ended(crisis).winners == [USSR]
