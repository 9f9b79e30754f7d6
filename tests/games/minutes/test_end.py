"""The end of the game: points, Cuba, the military majority, the aftermath, nuclear war. [3. Конец игры]"""

from __future__ import annotations

import pytest
from tests.games.minutes.tables import NEUTRAL, US, USSR, Minutes, last_command, told

REST = ("scramble", "u2_downed", "quarantine")
"""Last cards of the US and of the USSR, and Cuba: nothing that counts twice."""


def test_each_dominated_battleground_is_one_point_by_more_cubes() -> None:
    minutes = last_command(*REST, cubes={"excomm": (2, 1), "u_thant": (0, 1), "fidel_castro": (3, 0)})
    events = minutes.do("pass")
    assert told(events, "dominated") == [{"us": 2, "ussr": 1}]


def test_cuba_counts_two() -> None:
    events = last_command(*REST, cubes={"cuba": (1, 0)}).do("pass")
    assert told(events, "dominated") == [{"us": 2, "ussr": 0}]


def test_a_tie_in_cubes_belongs_to_whose_sphere_it_lies_in_and_so_does_an_empty_battleground() -> None:
    minutes = last_command(
        *REST, us=["excomm", "u2_photographs"], ussr=["u_thant"], cubes={"excomm": (2, 2), "u_thant": (1, 1)}
    )
    assert told(minutes.do("pass"), "dominated") == [{"us": 2, "ussr": 1}]


def test_more_cubes_dominate_even_in_the_opponents_sphere() -> None:
    events = last_command(*REST, us=["excomm"], cubes={"excomm": (1, 2)}).do("pass")
    assert told(events, "dominated") == [{"us": 0, "ussr": 1}]


def test_a_tie_in_the_neutral_zone_is_nobodys() -> None:
    events = last_command(*REST, cubes={"excomm": (2, 2)}).do("pass")
    assert told(events, "dominated") == [{"us": 0, "ussr": 0}]


def test_cuba_is_turned_over_and_the_cubes_stay_on_it() -> None:
    minutes = last_command(*REST, ussr=["cuba"], cubes={"cuba": (0, 3)})
    assert minutes.field("cuba")["card"] is None
    events = minutes.do("pass")
    assert told(events, "turned-cuba") == [{"card": "quarantine", "to": "ussr_sphere"}]
    for seat in (US, USSR, None):
        assert minutes.field("cuba", seat)["card"] == "quarantine"
    assert minutes.cubes("cuba") == [0, 3]
    assert minutes.field("cuba")["face_up"]


def test_most_military_battlegrounds_are_one_more_point() -> None:
    minutes = last_command(
        "excomm",
        "u2_downed",
        "u_thant",
        cubes={"quarantine": (1, 0), "scramble": (2, 0), "missile_trade": (0, 1)},
    )
    events = minutes.do("pass")
    assert told(events, "majority") == [{"side": "us", "n": 2, "other": 1}]
    outcome = minutes.state.outcome
    assert outcome is not None
    # Two battlegrounds, the majority; the aftermath is tied, 2 to 2.
    assert outcome.scores == [3, 1]


def test_a_tied_military_majority_is_nobodys() -> None:
    cubes = {"quarantine": (1, 0), "missile_trade": (0, 1)}
    events = last_command("excomm", "u2_downed", "u_thant", cubes=cubes).do("pass")
    assert told(events, "majority") == []
    assert told(events, "no-majority") == [{"n": 1}]


@pytest.mark.parametrize(("cuba", "majority"), [("scramble", ["us"]), ("u_thant", [])])
def test_cuba_counts_as_military_if_it_turns_out_to_be(cuba: str, majority: list[str]) -> None:
    events = last_command("excomm", "u2_downed", cuba, cubes={"cuba": (1, 0)}).do("pass")
    assert [event["side"] for event in told(events, "majority")] == majority


@pytest.mark.parametrize(
    ("us_last", "ussr_last", "us", "ussr", "winner"),
    [
        ("public_protests", "missile_trade", 3, 1, "us"),
        ("missile_trade", "public_protests", 3, 1, "us"),
        ("fidel_castro", "u2_downed", 0, 5, "ussr"),
        ("excomm", "wave_and_smile", 4, 0, "us"),
        ("scramble", "missile_trade", 0, 1, "ussr"),
        ("scramble", "u_thant", 0, 0, None),
        ("excomm", "u2_downed", 2, 2, None),
    ],
)
def test_the_last_cards_count_their_own_sides_cubes_in_whosever_hand_and_the_un_does_not_count(
    us_last: str, ussr_last: str, us: int, ussr: int, winner: str | None
) -> None:
    minutes = last_command(us_last, ussr_last, "quarantine")
    events = minutes.do("pass")
    assert told(events, "last-card") == [
        {"side": "us", "card": us_last},
        {"side": "ussr", "card": ussr_last},
    ]
    cubes = {"us": us, "ussr": ussr}
    assert told(events, "aftermath") == ([{**cubes, "side": winner}] if winner else [])
    assert told(events, "aftermath-tied") == ([] if winner else [cubes])
    assert minutes.table()["end"]["aftermath"] == winner
    outcome = minutes.state.outcome
    assert outcome is not None
    assert outcome.scores == [int(winner == "us"), int(winner == "ussr")]


def test_last_cards_with_different_symbols_are_not_laid() -> None:
    minutes = last_command("u_thant", "wave_and_smile", "quarantine", us=["fidel_castro", "excomm"])
    events = minutes.do("pass")
    assert told(events, "last-laid") == []
    assert told(events, "war") == []


def test_last_cards_count_for_war_and_never_for_points() -> None:
    minutes = last_command("u_thant", "excomm", "quarantine")
    events = minutes.do("pass")
    assert told(events, "last-laid") == [{"kind": "political"}]
    assert told(events, "dominated") == [{"us": 0, "ussr": 0}]
    # Only the point of the aftermath: Excomm has two cubes of the US.
    assert points_of(minutes) == [1, 0]


def points_of(minutes: Minutes) -> list[int]:
    outcome = minutes.state.outcome
    assert outcome is not None
    return outcome.scores


@pytest.mark.parametrize("kind", ["military", "political", "world_opinion"])
def test_three_symbols_of_one_kind_in_the_sphere_are_nuclear_war(kind: str) -> None:
    three = {
        "military": ["mrbms_and_irbms", "missile_trade", "intelligence_reports"],
        "political": ["excomm", "u_thant", "fidel_castro"],
        "world_opinion": ["wave_and_smile", "public_protests", "u2_photographs"],
    }[kind]
    minutes = last_command(*REST, ussr=three)
    events = minutes.do("pass")
    assert told(events, "war") == [{"side": "ussr"}]
    outcome = minutes.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([US], "reason-war")
    # The USSR would have won by points.
    assert outcome.scores[USSR] > outcome.scores[US]


def test_two_of_each_kind_are_no_war() -> None:
    six = ["mrbms_and_irbms", "missile_trade", "excomm", "u_thant", "wave_and_smile", "public_protests"]
    minutes = last_command(*REST, us=six)
    assert told(minutes.do("pass"), "war") == []


def test_cubas_symbol_counts_in_the_sphere_where_it_lies() -> None:
    two = ["mrbms_and_irbms", "missile_trade"]
    war = last_command(*REST, us=[*two, "cuba"])
    assert told(war.do("pass"), "war") == [{"side": "us"}]
    peace = last_command(*REST, us=two, neutral=["cuba"])
    assert told(peace.do("pass"), "war") == []
    assert peace.zone("cuba") == NEUTRAL


def test_if_both_start_the_war_nobody_wins() -> None:
    minutes = last_command(
        *REST,
        us=["excomm", "u_thant", "fidel_castro"],
        ussr=["wave_and_smile", "public_protests", "u2_photographs"],
    )
    events = minutes.do("pass")
    assert told(events, "war") == [{"side": "us"}, {"side": "ussr"}]
    outcome = minutes.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([], "reason-both-war")


def test_the_most_points_win() -> None:
    minutes = last_command(*REST, cubes={"cuba": (1, 0)})
    minutes.do("pass")
    outcome = minutes.state.outcome
    assert outcome is not None
    # Cuba and the military majority for the US, the aftermath for the USSR (U-2 Downed).
    assert (outcome.scores, outcome.winners, outcome.reason) == ([3, 1], [US], "reason-points")


def test_equal_points_are_a_draw() -> None:
    minutes = last_command("scramble", "u_thant", "quarantine")
    minutes.do("pass")
    outcome = minutes.state.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ([0, 0], [US, USSR], "reason-draw")
