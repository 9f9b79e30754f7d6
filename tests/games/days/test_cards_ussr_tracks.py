"""The events of the Soviet strategy cards that move markers and prestige, played by the USSR."""

from __future__ import annotations

import pytest
from tests.crisis import US, USSR, Crisis, told
from tests.games.clauses import clause
from tests.games.days.rounds import Cubes, end_of_round, soviet, steps

TRACKS = ["military", "political", "world_opinion"]


# MRBMs & IRBMs


@pytest.mark.parametrize(("way", "step"), [("-2", 2), ("-1", 3), ("+1", 5), ("+2", 6)])
@clause("mrbms_and_irbms", "Move the USSR military track by up to 2, either way")
def test_mrbms_and_irbms_moves_the_soviet_military_track_by_up_to_two_either_way(way: str, step: int) -> None:
    crisis = soviet("mrbms_and_irbms", ussr_tracks={"military": 4})
    assert crisis.offers() == [f"defcon military{n:+d}" for n in (-2, -1, 1, 2)] + ["pass"]
    crisis.do(f"defcon military{way}")
    assert steps(crisis, USSR) == [step, 2, 2]
    assert steps(crisis, US) == [2, 3, 2]


@clause("mrbms_and_irbms", "Move the USSR military track by up to 2, either way")
def test_mrbms_and_irbms_may_leave_the_track_alone() -> None:
    crisis = soviet("mrbms_and_irbms")
    crisis.do("pass", "pass")
    assert crisis.plays(US)
    assert steps(crisis, USSR) == [3, 2, 2]
    assert crisis.supply[USSR] == 15


@pytest.mark.parametrize(("step", "ways"), [(2, [-1, 1, 2]), (7, [-2, -1, 1]), (8, [-2, -1])])
def test_mrbms_and_irbms_offers_no_step_beyond_the_track(step: int, ways: list[int]) -> None:
    crisis = soviet("mrbms_and_irbms", ussr_tracks={"military": step})
    assert crisis.offers() == [*(f"defcon military{n:+d}" for n in ways), "pass"]


@clause("mrbms_and_irbms", "then Command 1")
def test_mrbms_and_irbms_then_commands_one_cube_anywhere() -> None:
    crisis = soviet("mrbms_and_irbms")
    crisis.do("defcon military-1")
    assert crisis.actor == USSR
    assert len(crisis.offers()) == 9 + 1
    crisis.do("on berlin")
    assert crisis.offers() == ["cubes +1", "cubes -1"]
    crisis.do("cubes -1")
    assert crisis.plays(US)
    assert crisis.cubes("berlin") == [0, 0]
    assert steps(crisis, USSR) == [2, 2, 2]


@clause("mrbms_and_irbms", "then Command 1")
def test_the_command_of_mrbms_and_irbms_gets_the_cube_of_sops_and_then_moves_the_track() -> None:
    crisis = Crisis(us_hand=["u_thant"], ussr_hand=["sops", "mrbms_and_irbms"], first="ussr")
    crisis.do("event sops", "event u_thant", "event mrbms_and_irbms", "pass", "on italy", "cubes +2")
    assert crisis.cubes("italy") == [1, 2]
    assert steps(crisis, USSR) == [3, 3, 2]


def test_a_contained_mrbms_and_irbms_cannot_deflate_but_its_command_can() -> None:
    crisis = Crisis(
        ussr={"berlin": 2},
        us_hand=["containment"],
        ussr_hand=["sops", "mrbms_and_irbms"],
        first="ussr",
    )
    crisis.do("event sops", "event containment", "event mrbms_and_irbms")
    assert crisis.offers() == ["defcon military+1", "defcon military+2", "pass"]
    crisis.do("defcon military+1", "on berlin", "cubes -2")
    assert steps(crisis, USSR) == [3 + 1 - 1, 2, 2]


# Berlin Blockade


@clause("berlin_blockade", "The USSR gains 2 prestige")
def test_berlin_blockade_gives_the_ussr_two_prestige_at_once() -> None:
    crisis = Crisis(ussr_hand=["berlin_blockade"], first="ussr")
    events = crisis.do("event berlin_blockade")
    assert crisis.prestige == -2
    assert told(events, "gained") == [{"side": "ussr", "n": 2}]


@clause("berlin_blockade", "The USSR gains 2 prestige")
def test_the_prestige_of_berlin_blockade_is_taken_from_an_american_lead() -> None:
    crisis = Crisis(us={"turkey": 3}, ussr={}, us_agendas=["turkey"], ussr_agendas=["atlantic"])
    end_of_round(crisis)
    assert crisis.prestige == 3
    crisis.begin(ussr_hand=["berlin_blockade"], first="ussr")
    crisis.do("event berlin_blockade")
    assert crisis.prestige == 1


@pytest.mark.parametrize(
    ("answer", "after"),
    [
        ("defcon military+2", [5, 2, 2]),
        ("defcon military-2", [1, 2, 2]),
        ("defcon political+1", [3, 3, 2]),
        ("defcon world_opinion-1", [3, 2, 1]),
    ],
)
@clause("berlin_blockade", "then the US may move one USSR track by up to 2, either way")
def test_berlin_blockade_lets_the_us_move_one_soviet_track_by_up_to_two_either_way(
    answer: str, after: list[int]
) -> None:
    crisis = soviet("berlin_blockade")
    assert crisis.actor == US
    crisis.do(answer)
    assert crisis.plays(US)
    assert steps(crisis, USSR) == after
    assert steps(crisis, US) == [2, 3, 2]


@clause("berlin_blockade", "then the US may move one USSR track by up to 2, either way")
def test_berlin_blockade_lets_the_us_move_nothing() -> None:
    crisis = soviet("berlin_blockade", ussr_tracks={"military": 8, "political": 4, "world_opinion": 2})
    assert crisis.offers() == [
        "defcon military-2",
        "defcon military-1",
        "defcon political-2",
        "defcon political-1",
        "defcon political+1",
        "defcon political+2",
        "defcon world_opinion-1",
        "defcon world_opinion+1",
        "defcon world_opinion+2",
        "pass",
    ]
    crisis.do("pass")
    assert crisis.plays(US)
    assert steps(crisis, USSR) == [8, 4, 2]


# Bay of Pigs


def test_bay_of_pigs_asks_the_us_if_it_has_two_cubes_on_alliances() -> None:
    crisis = soviet("bay_of_pigs", us={"alliances": 2})
    assert crisis.actor == US
    assert crisis.offers() == ["choose withdraw", "choose endure"]


@clause("bay_of_pigs", "The US either removes 2 of its cubes from Alliances")
def test_bay_of_pigs_the_us_may_remove_exactly_two_cubes_from_alliances() -> None:
    crisis = soviet("bay_of_pigs", us={"alliances": 3}, ussr={"alliances": 2})
    crisis.do("choose withdraw")
    assert crisis.plays(US)
    assert crisis.cubes("alliances") == [1, 2]
    assert crisis.supply[US] == 16
    assert crisis.lasting() == []
    assert steps(crisis, US) == [2, 3, 2]


@clause("bay_of_pigs", "or its events cannot deflate this round")
def test_bay_of_pigs_the_us_may_keep_its_cubes_and_endure_the_ban() -> None:
    crisis = soviet("bay_of_pigs", us={"alliances": 3})
    crisis.do("choose endure")
    assert crisis.cubes("alliances") == [3, 0]
    assert crisis.lasting() == [("us", "bay_of_pigs")]


@pytest.mark.parametrize("cubes", [0, 1])
@clause("bay_of_pigs", "or its events cannot deflate this round")
def test_bay_of_pigs_with_fewer_than_two_cubes_on_alliances_the_ban_applies_unasked(cubes: int) -> None:
    crisis = soviet("bay_of_pigs", us={"alliances": cubes})
    assert crisis.plays(US)
    assert crisis.lasting() == [("us", "bay_of_pigs")]
    assert crisis.cubes("alliances") == [cubes, 0]


def banned(
    us_hand: list[str], ussr_hand: list[str] | None = None, us: Cubes | None = None, ussr: Cubes | None = None
) -> Crisis:
    """The US is to play, and its events cannot deflate."""
    crisis = Crisis(us, ussr, us_hand=us_hand, ussr_hand=["bay_of_pigs", *(ussr_hand or [])], first="ussr")
    crisis.do("event bay_of_pigs")
    assert crisis.lasting() == [("us", "bay_of_pigs")]
    return crisis


@clause("bay_of_pigs", "or its events cannot deflate this round")
def test_the_ban_of_bay_of_pigs_blocks_the_events_that_the_us_plays() -> None:
    crisis = banned(["u_thant"])
    events = crisis.do("event u_thant")
    assert steps(crisis, US) == [2, 3, 2]
    assert told(events, "blocked") == [{"side": "us", "track": track} for track in TRACKS]


@clause("bay_of_pigs", "or its events cannot deflate this round")
def test_the_ban_of_bay_of_pigs_blocks_the_events_that_the_us_triggers() -> None:
    crisis = banned(["sops"], ["non_invasion_pledge"], ussr={"turkey": 2})
    crisis.do("event sops", "command non_invasion_pledge", "choose trigger")
    # The rest of the event happens.
    crisis.do("remove turkey", "remove turkey")
    assert crisis.cubes("turkey") == [1, 0]
    assert crisis.offers() == ["defcon political+1", "defcon political+2", "pass"]


def test_the_ban_of_bay_of_pigs_does_not_block_commands() -> None:
    crisis = banned(["close_allies"], us={"turkey": 3})
    crisis.do("command close_allies", "on turkey", "cubes -2")
    assert steps(crisis, US) == [2, 2, 2]


def test_the_ban_of_bay_of_pigs_does_not_block_the_bonus_of_television() -> None:
    crisis = banned([], us={"television": 1})
    crisis.pass_turns(7)
    assert "defcon political-1" in crisis.offers(US)
    crisis.do("defcon political-1")
    # Then the next round has escalated it again.
    assert told(crisis.past.moves[-1].events, "deflated") == [
        {"side": "us", "track": "political", "n": 1, "now": 2}
    ]


def test_the_ban_of_bay_of_pigs_does_not_block_fifty_fifty_played_by_the_ussr() -> None:
    crisis = banned(["sops"], ["fifty_fifty"], us={"television": 1})
    crisis.do("event sops", "event fifty_fifty")
    assert crisis.actor == US
    crisis.do("defcon political-1", "pass")
    assert steps(crisis, US) == [2, 2, 2]


def test_the_ban_of_bay_of_pigs_does_not_touch_the_ussr() -> None:
    crisis = banned(["sops"], ["u_thant"])
    crisis.do("event sops", "event u_thant")
    assert steps(crisis, USSR) == [2, 1, 1]


def test_the_ban_of_bay_of_pigs_ends_with_the_round() -> None:
    crisis = banned([])
    crisis.pass_turns(7)
    assert crisis.lasting() == []
    crisis.begin(us_hand=["u_thant"], first="us")
    before = steps(crisis, US)
    crisis.do("event u_thant")
    assert steps(crisis, US) == [step - 1 for step in before]


# Turn Back the Ships


@pytest.mark.parametrize(("way", "step"), [("-1", 4), ("-2", 3)])
@clause("turn_back_the_ships", "Deflate the most escalated USSR track by up to 2")
def test_turn_back_the_ships_deflates_the_most_escalated_track_by_up_to_two(way: str, step: int) -> None:
    crisis = soviet("turn_back_the_ships", ussr_tracks={"military": 4, "political": 5, "world_opinion": 4})
    assert crisis.offers() == ["defcon political-2", "defcon political-1", "pass"]
    crisis.do(f"defcon political{way}")
    assert crisis.plays(US)
    assert steps(crisis, USSR) == [4, step, 4]


@clause("turn_back_the_ships", "if tied, choose one")
def test_turn_back_the_ships_chooses_one_of_two_tied_tracks() -> None:
    crisis = soviet("turn_back_the_ships", ussr_tracks={"military": 4, "political": 3, "world_opinion": 4})
    assert crisis.offers() == [
        "defcon military-2",
        "defcon military-1",
        "defcon world_opinion-2",
        "defcon world_opinion-1",
        "pass",
    ]
    crisis.do("defcon world_opinion-2")
    assert crisis.plays(US)
    assert steps(crisis, USSR) == [4, 3, 2]


@clause("turn_back_the_ships", "if tied, choose one")
def test_turn_back_the_ships_chooses_one_of_three_tied_tracks_at_the_bottom_by_one_step() -> None:
    crisis = soviet("turn_back_the_ships", ussr_tracks={"military": 2, "political": 2, "world_opinion": 2})
    assert crisis.offers() == [*(f"defcon {track}-1" for track in TRACKS), "pass"]
    crisis.do("defcon military-1")
    assert steps(crisis, USSR) == [1, 2, 2]


@clause("turn_back_the_ships", "Deflate the most escalated USSR track by up to 2")
def test_turn_back_the_ships_may_deflate_nothing_and_never_escalates() -> None:
    crisis = soviet("turn_back_the_ships")
    assert not any("+" in offer for offer in crisis.offers())
    crisis.do("pass")
    assert crisis.plays(US)
    assert steps(crisis, USSR) == [3, 2, 2]


def test_a_contained_turn_back_the_ships_has_no_effect() -> None:
    crisis = Crisis(us_hand=["containment"], ussr_hand=["turn_back_the_ships"], first="us")
    crisis.do("event containment")
    events = crisis.do("event turn_back_the_ships")
    assert told(events, "no-effect") == [{"card": "turn_back_the_ships"}]
    assert crisis.plays(US)
