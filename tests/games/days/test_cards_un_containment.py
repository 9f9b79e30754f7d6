"""Containment, and what it and Bay of Pigs forbid: that an event of its victim deflates the victim's tracks.

In these tests we are the victim.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.crisis import Ours, all_at, both_sides, told
from tests.games.clauses import clause

TRIGGERED_TOO = "played_or_triggered"
# Each side's card that moves its own track by up to two and then Commands 1; and the track.
MOVES = {"us": ("mathematical_precision", "political"), "ussr": ("mrbms_and_irbms", "military")}


def contained(side: str, *hand: str, their_hand: tuple[str, ...] = (), **position: Any) -> Ours:
    """They have played Containment; it is our turn."""
    position.setdefault("our_tracks", all_at(4))
    crisis = Ours(side, hand, ["containment", *their_hand], they_begin=True, **position)
    crisis.do("event containment")
    return crisis


def after_bay_of_pigs(*hand: str, ussr_hand: tuple[str, ...] = ()) -> Ours:
    """The same by Bay of Pigs: we are the US, and have no cubes on Alliances to remove."""
    crisis = Ours("us", hand, ["bay_of_pigs", *ussr_hand], they_begin=True, our_tracks=all_at(4))
    crisis.do("event bay_of_pigs")
    assert crisis.lasting() == [("us", "bay_of_pigs")]
    return crisis


@both_sides
@clause(
    "containment",
    "Events of cards that the opponent plays cannot deflate their tracks for the rest of the round",
)
def test_containment_cancels_the_deflation_of_u_thant(side: str) -> None:
    crisis = contained(side, "u_thant")
    assert crisis.lasting() == [(side, "containment")]
    assert crisis.is_idle("event u_thant")
    events = crisis.do("event u_thant")
    assert [each["track"] for each in told(events, "blocked")] == ["military", "political", "world_opinion"]
    # That says it all: nothing else is told of an event that was blocked.
    assert told(events, "no-effect") == []
    assert crisis.our_steps == [4, 4, 4]


@both_sides
def test_containment_leaves_the_guns_of_august_its_escalation_and_its_command(side: str) -> None:
    crisis = contained(side, "the_guns_of_august")
    crisis.do("event the_guns_of_august")
    assert crisis.can("defcon") == [
        "military+1",
        "military+2",
        "political+1",
        "political+2",
        "world_opinion+1",
        "world_opinion+2",
    ]
    crisis.do("defcon military+1")
    assert crisis.asked == (crisis.we, "ask-command")


@both_sides
def test_containment_blocks_our_own_fifty_fifty(side: str) -> None:
    crisis = contained(side, "fifty_fifty", ours={"television": 1})
    crisis.do("event fifty_fifty")
    assert crisis.can("defcon") == ["military+1", "political+1", "world_opinion+1"]


@both_sides
def test_containment_does_not_block_the_opponent_s_fifty_fifty(side: str) -> None:
    crisis = contained(side, their_hand=("fifty_fifty",), ours={"television": 1})
    crisis.pass_turns(1)
    crisis.do("event fifty_fifty")
    assert crisis.actor == crisis.we
    crisis.do("defcon military-1", "defcon political-1")
    assert crisis.our_steps == [3, 3, 4]


@both_sides
@clause(
    "containment",
    "Events of cards that the opponent plays cannot deflate their tracks for the rest of the round",
)
def test_containment_does_not_bind_its_player(side: str) -> None:
    crisis = contained(side, their_hand=("u_thant",), their_tracks=all_at(5))
    crisis.pass_turns(1)
    crisis.do("event u_thant")
    assert crisis.their_steps == [4, 4, 4]


@both_sides
def test_containment_does_not_bind_the_opponent_when_our_fifty_fifty_lets_them_move(side: str) -> None:
    crisis = contained(side, "fifty_fifty", theirs={"television": 1}, their_tracks=all_at(5))
    crisis.do("event fifty_fifty", "defcon military-1", "pass")
    assert crisis.their_steps == [4, 5, 5]


@both_sides
def test_containment_does_not_block_a_command(side: str) -> None:
    crisis = contained(side, "close_allies", ours={"berlin": 2})
    crisis.do("command close_allies", "on berlin", "cubes -2")
    assert crisis.our_steps == [3, 4, 4]


@both_sides
def test_containment_does_not_block_a_command_that_an_event_grants(side: str) -> None:
    crisis = contained(side, "a_face_saver", ours={"berlin": 3})
    crisis.do("event a_face_saver", "on berlin", "cubes -3")
    assert crisis.our_steps == [2, 4, 4]


@both_sides
def test_containment_does_not_block_the_bonus_of_television(side: str) -> None:
    crisis = contained(side, ours={"television": 1}, our_tracks=all_at(3))
    crisis.pass_turns(7)
    assert crisis.asked == (crisis.we, "ask-track")
    assert crisis.lasting() == [(side, "containment")]
    events = crisis.do("defcon world_opinion-1")
    assert told(events, "deflated") == [{"side": side, "track": "world_opinion", "n": 1, "now": 2}]


@both_sides
@clause(
    "containment",
    "Events of cards that the opponent plays cannot deflate their tracks for the rest of the round",
)
def test_containment_ends_with_the_round(side: str) -> None:
    crisis = contained(side, our_tracks=all_at(3), their_tracks=all_at(3), ours={}, theirs={})
    crisis.reserved = ["u_thant"]
    crisis.pass_turns(7)
    hands = {f"{side}_hand": ["u_thant"]}
    crisis.begin(**hands, first=side)
    assert crisis.lasting() == []
    before = crisis.our_steps
    crisis.do("event u_thant")
    assert crisis.our_steps == [step - 1 for step in before]


# Played or triggered


def own_track_moves(side: str, ban: Ours) -> list[str]:
    """They play our card that moves a track for Command, and we trigger it. How far it may move."""
    card, track = MOVES[side]
    ban.pass_turns(1)
    ban.do(f"command {card}", "choose trigger")
    return [way.removeprefix(track) for way in ban.can("defcon")]


@both_sides
@clause(
    "containment",
    "Events of cards that the opponent plays cannot deflate their tracks for the rest of the round",
)
def test_containment_does_not_block_an_event_that_its_victim_triggers(side: str) -> None:
    crisis = contained(side, their_hand=(MOVES[side][0],))
    assert own_track_moves(side, crisis) == ["-2", "-1", "+1", "+2"]


@both_sides
def test_containment_blocks_triggered_events_too_if_the_option_says_so(side: str) -> None:
    crisis = contained(side, their_hand=(MOVES[side][0],), containment=TRIGGERED_TOO)
    assert own_track_moves(side, crisis) == ["+1", "+2"]


@both_sides
@pytest.mark.parametrize("option", ["played", TRIGGERED_TOO])
def test_containment_blocks_the_card_that_its_victim_plays_under_either_option(
    side: str, option: str
) -> None:
    card, track = MOVES[side]
    crisis = contained(side, card, containment=option)
    crisis.do(f"event {card}")
    assert crisis.can("defcon") == [f"{track}+1", f"{track}+2"]


def test_bay_of_pigs_blocks_an_event_that_its_victim_plays() -> None:
    crisis = after_bay_of_pigs("mathematical_precision")
    crisis.do("event mathematical_precision")
    assert crisis.can("defcon") == ["political+1", "political+2"]


def test_bay_of_pigs_blocks_an_event_that_its_victim_triggers() -> None:
    crisis = after_bay_of_pigs(ussr_hand=("mathematical_precision",))
    assert own_track_moves("us", crisis) == ["+1", "+2"]


def test_bay_of_pigs_does_not_block_a_command() -> None:
    crisis = Ours("us", ["close_allies"], ["bay_of_pigs"], ours={"italy": 2}, they_begin=True)
    crisis.do("event bay_of_pigs", "command close_allies", "on italy", "cubes -2")
    assert crisis.our_steps == [2, 2, 2]


# What is left of cards whose deflation is blocked


def test_a_blocked_missile_trade_removes_the_cubes_and_moves_no_marker() -> None:
    crisis = contained("ussr", "missile_trade", ours={"berlin": 4})
    events = crisis.do("event missile_trade", "remove berlin", "remove berlin", "remove berlin")
    assert crisis.our_cubes("berlin") == 1
    assert crisis.our_steps == [4, 4, 4]
    assert {each["track"] for each in told(events, "blocked")} == {"military"}


def test_a_blocked_operation_mongoose_gains_prestige_and_lets_the_ussr_only_escalate() -> None:
    crisis = contained("us", "operation_mongoose")
    crisis.do("event operation_mongoose")
    assert crisis.prestige == 1
    assert crisis.asked == (crisis.they, "ask-track")
    assert crisis.offers() == ["defcon military+1", "defcon political+1", "defcon world_opinion+1", "pass"]


def test_a_blocked_non_invasion_pledge_removes_cubes_and_can_only_escalate() -> None:
    crisis = contained("us", "non_invasion_pledge", theirs={"turkey": 2})
    crisis.do("event non_invasion_pledge", "remove turkey", "remove turkey")
    assert crisis.their_cubes("turkey") == 0
    assert crisis.can("defcon") == ["political+1", "political+2"]


def test_a_blocked_invasion_of_cuba_escalates_and_deflates_nothing() -> None:
    crisis = contained("us", "invasion_of_cuba")
    crisis.do("event invasion_of_cuba", "defcon military+2")
    assert crisis.our_steps == [6, 4, 4]
    assert crisis.is_over


def test_a_blocked_public_protests_removes_its_cubes_as_it_never_moves_a_marker() -> None:
    crisis = contained("us", "public_protests", ours={"italy": 3})
    events = crisis.do("event public_protests", "remove italy", "remove italy", "pass")
    assert told(events, "blocked") == []
    assert crisis.our_cubes("italy") == 1


@both_sides
def test_television_may_deflate_right_after_a_contained_event_was_the_last_card(side: str) -> None:
    crisis = Ours(
        side, ["u_thant"], ["containment"], {"television": 1}, {}, all_at(3), all_at(3), they_begin=True
    )
    crisis.do("event containment")
    crisis.pass_turns(6, sparing=["u_thant"])
    events = crisis.do("event u_thant")
    assert len(told(events, "blocked")) == 3
    assert told(events, "leads") == [{"side": side, "at": "television"}]
    assert crisis.asked == (crisis.we, "ask-track")
    assert crisis.can("defcon") == [
        f"{track}{step}" for track in ("military", "political", "world_opinion") for step in ("-1", "+1")
    ]
    crisis.do("defcon military-1")
    assert told(crisis.past.moves[-1].events, "deflated") == [
        {"side": side, "track": "military", "n": 1, "now": 2}
    ]
