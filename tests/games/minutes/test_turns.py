"""Laying cards, Commands, and drawing. [2. Розыгрыш и добор карт стратегии; Команды]"""

from __future__ import annotations

import pytest
from tests.games.minutes.tables import CARDS, NEUTRAL, US, US_SPHERE, USSR, USSR_SPHERE, begin, told, turn_of

import redphone


def test_set_up_gives_thirteen_cubes_and_two_cards_each_and_cuba_lies_face_down_in_the_middle() -> None:
    minutes = begin()
    table = minutes.table()
    assert minutes.supply == [13, 13]
    assert [side["hand"] for side in table["sides"]] == [2, 2]
    assert table["hand"] == ["excomm", "quarantine"]
    assert table["fields"] == [
        {
            "at": "cuba",
            "zone": NEUTRAL,
            "cubes": [0, 0],
            "leader": None,
            "lead": 0,
            "points": 2,
            "face_up": False,
            "card": None,
        }
    ]
    assert table["deck"] == 8


def test_a_card_is_laid_in_the_neutral_zone_or_in_ones_own_sphere_and_never_in_the_other() -> None:
    minutes = turn_of(US)
    assert minutes.offers() == ["neutral excomm", "neutral quarantine", "sphere excomm", "sphere quarantine"]
    events = minutes.do("sphere excomm")
    assert told(events, "laid") == [{"side": "us", "card": "excomm", "to": US_SPHERE}]
    assert minutes.zone("excomm") == US_SPHERE
    other = turn_of(USSR, ("fidel_castro", "u2_downed"), ("excomm", "quarantine"))
    other.do("sphere fidel_castro")
    assert other.zone("fidel_castro") == USSR_SPHERE
    other = turn_of(US)
    other.do("neutral excomm")
    assert other.zone("excomm") == NEUTRAL


@pytest.mark.parametrize("card", ["excomm", "u_thant"])
def test_ones_own_card_and_the_un_s_may_be_used_for_command_or_for_the_event_but_not_for_both(
    card: str,
) -> None:
    minutes = turn_of(US, hand=(card, "quarantine"))
    minutes.do(f"neutral {card}")
    assert minutes.actor == US
    assert minutes.offers() == ["choose command", "choose event"]
    minutes.do("choose command", "on cuba", "cubes +1")
    assert minutes.actor == redphone.CHANCE


@pytest.mark.parametrize(("card", "n"), [("u_thant", 1), ("excomm", 2), ("scramble", 3)])
def test_a_command_places_up_to_the_cubes_of_the_card_on_one_battleground(card: str, n: int) -> None:
    minutes = turn_of(US, hand=(card, "quarantine"))
    minutes.do(f"neutral {card}", "choose command")
    assert minutes.offers() == [f"on {card}", "on cuba", "pass"]
    minutes.do("on cuba")
    assert minutes.offers() == [f"cubes +{k}" for k in range(1, n + 1)]
    events = minutes.do(f"cubes +{n}")
    assert told(events, "placed") == [{"side": "us", "at": "cuba", "n": n, "now": n}]
    assert minutes.cubes("cuba") == [n, 0]
    assert minutes.supply == [13 - n, 13]


def test_a_command_may_remove_cubes_which_return_to_the_supply() -> None:
    minutes = turn_of(US, hand=("scramble", "u_thant"), cubes={"cuba": (2, 0)})
    minutes.do("neutral scramble", "choose command", "on cuba")
    assert minutes.offers() == ["cubes +1", "cubes +2", "cubes +3", "cubes -1", "cubes -2"]
    events = minutes.do("cubes -2")
    assert told(events, "removed") == [{"side": "us", "at": "cuba", "n": 2, "now": 0}]
    assert minutes.cubes("cuba") == [0, 0]
    assert minutes.supply == [13, 13]


def test_a_command_moves_only_ones_own_cubes() -> None:
    minutes = turn_of(US, hand=("scramble", "u_thant"), cubes={"cuba": (0, 3)})
    minutes.do("neutral scramble", "choose command", "on cuba")
    assert minutes.offers() == ["cubes +1", "cubes +2", "cubes +3"]


def test_a_command_of_nothing_is_legal_and_moves_nothing() -> None:
    minutes = turn_of(US)
    minutes.do("neutral excomm", "choose command")
    events = minutes.do("pass")
    assert told(events, "moved") == []
    assert minutes.zone("excomm") == NEUTRAL
    assert minutes.supply == [13, 13]


@pytest.mark.parametrize("n", [1, 2, 3])
def test_placing_moves_the_battleground_one_step_however_many_cubes(n: int) -> None:
    minutes = turn_of(US, hand=("scramble", "u_thant"), ussr=["cuba"], neutral=[])
    minutes.do("neutral scramble", "choose command", "on cuba")
    events = minutes.do(f"cubes +{n}")
    assert told(events, "moved") == [{"at": "cuba", "to": NEUTRAL}]


@pytest.mark.parametrize("n", [1, 2, 3])
def test_removing_moves_the_battleground_one_step_away(n: int) -> None:
    minutes = turn_of(USSR, ("scramble", "u_thant"), ussr=["cuba"], neutral=[], cubes={"cuba": (0, 3)})
    minutes.do("neutral scramble", "choose command", "on cuba")
    events = minutes.do(f"cubes -{n}")
    assert told(events, "moved") == [{"at": "cuba", "to": NEUTRAL}]
    again = turn_of(USSR, ("scramble", "u_thant"), neutral=["cuba"], cubes={"cuba": (0, 3)})
    events = again.do("neutral scramble", "choose command", "on cuba", f"cubes -{n}")
    assert told(events, "moved") == [{"at": "cuba", "to": US_SPHERE}]


def test_a_battleground_in_the_opponents_sphere_stays_there_when_cubes_are_removed() -> None:
    minutes = turn_of(US, hand=("scramble", "u_thant"), ussr=["cuba"], neutral=[], cubes={"cuba": (2, 0)})
    events = minutes.do("neutral scramble", "choose command", "on cuba", "cubes -1")
    assert told(events, "moved") == []
    assert minutes.zone("cuba") == USSR_SPHERE


def test_the_opponent_may_use_the_event_of_their_card_before_the_command() -> None:
    minutes = turn_of(
        US,
        hand=("fidel_castro", "excomm"),
        other=("u2_downed", "u_thant"),
        neutral=["cuba", "quarantine"],
        cubes={"quarantine": (1, 0)},
    )
    minutes.do("neutral fidel_castro")
    assert minutes.actor == USSR
    assert minutes.offers() == ["choose trigger", "pass"]
    events = minutes.do("choose trigger")
    assert told(events, "triggered") == [{"side": "ussr", "card": "fidel_castro"}]
    assert minutes.actor == USSR
    assert minutes.can("place") == ["quarantine"]
    minutes.do("place quarantine", "place quarantine")
    assert minutes.cubes("quarantine") == [1, 2]
    assert minutes.zone("quarantine") == USSR_SPHERE
    assert minutes.actor == US
    assert minutes.asked == "ask-command"
    minutes.do("on quarantine", "cubes +3")
    assert minutes.cubes("quarantine") == [4, 2]


def test_the_opponent_may_decline_the_event() -> None:
    minutes = turn_of(US, hand=("fidel_castro", "excomm"), other=("u2_downed", "u_thant"))
    minutes.do("neutral fidel_castro")
    events = minutes.do("pass")
    assert told(events, "declined") == [{"side": "ussr", "card": "fidel_castro"}]
    assert told(events, "commanded") == [{"side": "us", "card": "fidel_castro", "n": 3}]
    assert minutes.actor == US


def test_a_card_of_the_opponent_is_for_command_only() -> None:
    minutes = turn_of(US, hand=("fidel_castro", "excomm"), other=("u2_downed", "u_thant"))
    minutes.do("sphere fidel_castro", "pass")
    assert minutes.asked == "ask-command"


def test_at_the_end_of_a_turn_a_second_card_is_drawn_and_the_other_plays() -> None:
    minutes = turn_of(US)
    minutes.do("neutral excomm", "choose command", "pass")
    assert minutes.actor == redphone.CHANCE
    drawable = set(CARDS) - {"excomm", "quarantine", "fidel_castro", "u2_downed"}
    assert set(minutes.can("draw")) == drawable
    minutes.do("draw u_thant")
    assert minutes.table(US)["hand"] == ["quarantine", "u_thant"]
    assert minutes.table(US)["deck"] == 7
    assert minutes.actor == USSR


def test_the_game_ends_when_both_have_taken_a_turn_without_drawing_and_hold_one_card() -> None:
    minutes = turn_of(US)
    turns = draws = 0
    while minutes.actor != redphone.OVER:
        if minutes.actor == redphone.CHANCE:
            draws += 1
            minutes.do(minutes.offers()[0])
        elif minutes.asked == "ask-play":
            turns += 1
            if turns > 8:
                assert draws == 8
                assert minutes.table()["deck"] == 0
            minutes.do(minutes.offers()[0])
        elif minutes.asked == "ask-action":
            minutes.do("choose command")
        else:
            minutes.do("pass")
    assert (turns, draws) == (10, 8)
    table = minutes.table()
    assert len(table["fields"]) == 11
    assert len(table["end"]["last"]) == 2


@pytest.mark.parametrize(("limit", "most"), [(13, ["cubes +1", "cubes +2", "cubes +3"]), (5, ["cubes +1"])])
def test_the_house_rule_of_five_cubes_limits_what_can_be_placed(limit: int, most: list[str]) -> None:
    minutes = turn_of(
        US,
        hand=("scramble", "u_thant"),
        neutral=["cuba", "excomm"],
        cubes={"cuba": (4, 0), "excomm": (5, 0)},
        cube_limit=limit,
    )
    minutes.do("neutral scramble", "choose command", "on cuba")
    assert [offer for offer in minutes.offers() if "+" in offer] == most


def test_with_the_house_rule_neither_events_nor_moved_cubes_exceed_five() -> None:
    minutes = turn_of(
        US,
        hand=("scramble", "wave_and_smile"),
        neutral=["cuba", "excomm"],
        cubes={"cuba": (5, 0), "excomm": (4, 0)},
        cube_limit=5,
    )
    minutes.do("neutral scramble", "choose event")
    assert minutes.can("place") == ["excomm", "scramble"]
    minutes.do("place excomm")
    assert minutes.can("place") == ["scramble"]
    moving = turn_of(
        US,
        hand=("scramble", "wave_and_smile"),
        neutral=["cuba", "excomm"],
        cubes={"cuba": (5, 0), "excomm": (4, 0)},
        cube_limit=5,
    )
    moving.do("neutral wave_and_smile", "choose event", "remove cuba", "remove cuba")
    assert moving.can("place") == ["wave_and_smile"]


def test_the_opponent_may_use_the_event_of_a_card_of_theirs_in_a_later_turn_too() -> None:
    minutes = turn_of(US, ("fidel_castro", "u2_downed"), ("excomm", "quarantine"))
    minutes.do("neutral fidel_castro", "pass", "pass", "draw scramble")
    minutes.do("neutral excomm")
    assert (minutes.actor, minutes.offers()) == (US, ["choose trigger", "pass"])
    minutes.do("pass", "pass", "draw u_thant", "neutral u2_downed")
    assert (minutes.table()["turn"], minutes.actor) == (3, USSR)
    assert minutes.offers() == ["choose trigger", "pass"]
