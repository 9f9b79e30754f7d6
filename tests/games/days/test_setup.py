"""The set-up, and the escalation that begins every round. [Game set up; 1. Escalate DEFCON tracks]"""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any, cast

import pytest
from tests.crisis import US, USSR, Crisis, board_with, told
from tests.games.days.rounds import end_of_round, steps

import redphone
from redphone import CHANCE, GameError, Play


def start() -> dict[str, Any]:
    """The table before the first agenda is drawn."""
    return cast("dict[str, Any]", redphone.game("13-days").new().view(None)["table"])


def test_the_us_starts_on_italy_and_turkey_and_the_ussr_on_berlin_and_cuba_military() -> None:
    cubes = {each["at"]: each["cubes"] for each in start()["battlegrounds"] if each["cubes"] != [0, 0]}
    assert cubes == {"italy": [1, 0], "turkey": [1, 0], "berlin": [0, 1], "cuba_military": [0, 1]}


def test_each_side_has_fifteen_of_its_seventeen_cubes_left() -> None:
    assert [(side["side"], side["supply"]) for side in start()["sides"]] == [("us", 15), ("ussr", 15)]


def test_each_battleground_belongs_to_its_track() -> None:
    of_track: dict[str, list[str]] = {}
    for each in start()["battlegrounds"]:
        of_track.setdefault(each["track"], []).append(each["at"])
    assert of_track == {
        "political": ["cuba_political", "turkey", "italy"],
        "military": ["cuba_military", "atlantic", "berlin"],
        "world_opinion": ["united_nations", "television", "alliances"],
    }


def test_the_prestige_marker_starts_in_the_middle() -> None:
    assert start()["prestige"] == {"leader": None, "lead": 0}


def test_the_us_starts_with_the_personal_letter() -> None:
    assert start()["letter"] == US


def test_three_rounds_are_played_and_the_first_has_begun() -> None:
    table = start()
    assert (table["round"], table["rounds"], table["turn"], table["turns"]) == (1, 3, 0, 8)


def test_there_are_thirteen_agendas_and_thirtynine_strategy_cards() -> None:
    table = start()
    assert (table["agenda_deck"], table["deck"]) == (13, 39)
    assert table["discard"] == table["resolved"] == []


def test_each_track_is_two_agendas_and_each_of_six_battlegrounds_and_the_letter_one() -> None:
    state = redphone.game("13-days").new()
    assert state.actor == CHANCE
    copies = {action.noun: round(13 * odds) for action, odds in state.chance()}
    assert copies == {
        **dict.fromkeys(["military", "political", "world_opinion"], 2),
        **dict.fromkeys(["cuba_political", "cuba_military", "atlantic", "berlin", "turkey", "italy"], 1),
        "personal_letter": 1,
    }


def test_there_are_thirteen_strategy_cards_of_each_alignment() -> None:
    cards = tomllib.loads(redphone.game("13-days").registration.standard("cards"))
    assert {side: len(found) for side, found in cards.items()} == {"us": 13, "ussr": 13, "un": 13}
    cubes = {side: Counter(card["cubes"] for card in found.values()) for side, found in cards.items()}
    # Both superpowers have the same strength, which is what the aftermath is counted by.
    assert cubes["us"] == cubes["ussr"] == {3: 4, 2: 5, 1: 4}


@pytest.mark.parametrize("seats", [1, 3])
def test_13_days_is_played_by_two(seats: int) -> None:
    with pytest.raises(GameError, match=f"13-days is played by 2, not by {seats}"):
        redphone.game("13-days").new(seats)


def test_all_markers_escalate_one_step_in_the_first_round_too() -> None:
    printed = tomllib.loads(redphone.game("13-days").registration.standard("board"))["markers"]
    assert printed == {
        "military": {"us": 1, "ussr": 2},
        "political": {"us": 2, "ussr": 1},
        "world_opinion": {"us": 1, "ussr": 1},
    }
    assert {each["track"]: each["markers"] for each in start()["tracks"]} == {
        "military": [2, 3],
        "political": [3, 2],
        "world_opinion": [2, 2],
    }


def test_the_first_round_and_its_escalation_are_told_before_anybody_acts() -> None:
    play = Play(redphone.game("13-days"), 2)
    for seat in (US, USSR, None):
        events = play.seen(seat)
        assert events[0].as_dict() == {"id": "round", "round": 1, "rounds": 3}
        assert [event.id for event in events[1:]] == 6 * ["escalated"]


def test_all_markers_escalate_one_step_at_the_start_of_each_later_round() -> None:
    crisis = Crisis()
    events = end_of_round(crisis)
    assert (steps(crisis, US), steps(crisis, USSR)) == ([3, 4, 3], [4, 3, 3])
    assert told(events, "round") == [{"round": 2, "rounds": 3}]
    assert len(told(events, "escalated")) == 6


def test_a_marker_at_the_top_of_its_track_stays_there() -> None:
    text = board_with({}, {}, {}, {}).replaced["board"]
    text = text.replace("military = { us = 1", "military = { us = 8")
    state = Play(redphone.game("13-days").with_data({"board": text}), 2).state
    table = cast("dict[str, Any]", state.view(None)["table"])
    assert table["tracks"][0]["markers"] == [8, 3]


def test_the_areas_of_a_track_are_three_steps_three_steps_and_two() -> None:
    areas: dict[int, int] = {}
    for step in range(2, 9):
        crisis = Crisis(us_tracks={"military": step})
        areas[step] = crisis.shown()["tracks"][0]["areas"][US]
    assert areas == {2: 3, 3: 3, 4: 2, 5: 2, 6: 2, 7: 1, 8: 1}
