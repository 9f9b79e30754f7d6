"""Every answer of the FAQ, each test named by its question."""

from __future__ import annotations

import pytest
from tests.games.minutes.tables import (
    NEUTRAL,
    US,
    US_SPHERE,
    USSR,
    USSR_SPHERE,
    begin,
    last_command,
    told,
    turn_of,
)

import redphone

PHOTOGRAPHS = ("u2_photographs", "quarantine")


@pytest.mark.parametrize(("way", "zone"), [("toward", US_SPHERE), ("away", USSR_SPHERE)])
def test_does_the_move_of_u2_photographs_replace_the_usual_move_or_add_to_it(way: str, zone: str) -> None:
    minutes = turn_of(US, PHOTOGRAPHS)
    minutes.do("neutral u2_photographs", "choose event", "on cuba", "cubes +1")
    # It has not moved for the cube: both ways are still open.
    assert minutes.zone("cuba") == NEUTRAL
    assert minutes.offers() == ["toward cuba", "away cuba"]
    events = minutes.do(f"{way} cuba")
    assert told(events, "moved") == [{"at": "cuba", "to": zone}]
    assert minutes.cubes("cuba") == [1, 0]


def test_does_the_number_of_cubes_on_a_card_change_how_it_moves() -> None:
    minutes = turn_of(USSR, ("missile_trade", "u_thant"), cubes={"cuba": (5, 0)})
    events = minutes.do("neutral missile_trade", "choose command", "on cuba", "cubes +1")
    assert told(events, "moved") == [{"at": "cuba", "to": USSR_SPHERE}]
    assert minutes.cubes("cuba") == [5, 1]


@pytest.mark.parametrize(("command", "war"), [(["on u_thant", "cubes -1"], False), (["pass"], True)])
def test_is_war_checked_only_at_the_end_of_the_game(command: list[str], war: bool) -> None:
    minutes = last_command(
        "scramble",
        "u2_downed",
        "quarantine",
        ussr=["fidel_castro", "excomm", "u_thant"],
        cubes={"u_thant": (0, 1)},
    )
    # Three symbols lie there, and nobody has lost yet: the third may still leave.
    assert minutes.table()["sides"][USSR]["danger"][1]["war"]
    assert minutes.actor == USSR
    minutes.do(*command)
    assert minutes.table()["end"]["war"] == (["ussr"] if war else [])
    outcome = minutes.state.outcome
    assert outcome is not None
    assert (outcome.reason == "reason-war") == war


def test_may_i_add_cubes_to_a_card_that_is_in_my_sphere_already() -> None:
    minutes = turn_of(US, us=["cuba"], neutral=[])
    events = minutes.do("neutral excomm", "choose command", "on cuba", "cubes +2")
    assert told(events, "moved") == []
    assert minutes.zone("cuba") == US_SPHERE
    assert minutes.cubes("cuba") == [2, 0]


def test_what_are_commands_each_card_has_a_command_and_an_event() -> None:
    for card in ("excomm", "u_thant"):
        minutes = turn_of(US, (card, "quarantine"))
        minutes.do(f"neutral {card}")
        assert minutes.offers() == ["choose command", "choose event"]
    theirs = turn_of(US, ("fidel_castro", "quarantine"), ("excomm", "u_thant"))
    theirs.do("neutral fidel_castro")
    assert (theirs.actor, theirs.offers()) == (USSR, ["choose trigger", "pass"])
    theirs.do("pass")
    assert (theirs.actor, theirs.asked) == (US, "ask-command")


def test_does_cuba_move_between_the_spheres_like_any_other_card() -> None:
    minutes = turn_of(US)
    minutes.do("neutral excomm", "choose command", "on cuba", "cubes +1")
    assert minutes.zone("cuba") == US_SPHERE
    minutes.do("draw u_thant", "neutral u2_downed", "choose command", "on cuba", "cubes +2")
    assert minutes.zone("cuba") == NEUTRAL


def test_who_adds_which_card_to_their_sphere_if_the_symbols_match() -> None:
    """The example: the USSR holds Excomm (US, 2 cubes, green), the US holds U Thant (UN, 1 cube, green)."""
    minutes = last_command("u_thant", "excomm", "scramble", us=["fidel_castro", "moscow_is_our_brain"])
    events = minutes.do("pass")
    assert told(events, "aftermath") == [{"us": 2, "ussr": 0, "side": "us"}]
    assert minutes.table()["end"]["aftermath"] == "us"
    assert told(events, "last-laid") == [{"kind": "political"}]
    # To each sphere the card that its own side held.
    assert minutes.table()["end"]["last"] == ["u_thant", "excomm"]
    assert minutes.table()["end"]["laid"] == {"us_sphere": "u_thant", "ussr_sphere": "excomm"}
    # U Thant is the third green symbol in the sphere of the US; Excomm lies alone in that of the USSR.
    danger = [side["danger"][1]["symbols"] for side in minutes.table()["sides"]]
    assert danger == [3, 1]
    assert told(events, "war") == [{"side": "us"}]


def test_which_cards_have_which_symbol() -> None:
    kinds: dict[str, set[str]] = {}
    for slug, card in begin().table()["cards"].items():
        kinds.setdefault(card["kind"], set()).add(slug)
    assert kinds["political"] == {"fidel_castro", "moscow_is_our_brain", "excomm", "u_thant"}
    assert kinds["world_opinion"] == {"wave_and_smile", "public_protests", "u2_photographs", "u2_downed"}
    assert len(kinds["military"]) == 5
    sides = [card["side"] for card in begin().table()["cards"].values()]
    assert [sides.count(side) for side in ("us", "ussr", "un")] == [5, 5, 3]


def test_is_there_a_limit_of_five_cubes_on_a_battleground() -> None:
    minutes = turn_of(US, ("scramble", "u_thant"), cubes={"cuba": (8, 0)})
    minutes.do("neutral scramble", "choose command", "on cuba", "cubes +3")
    assert minutes.cubes("cuba") == [11, 0]
    house_rule = turn_of(US, ("scramble", "u_thant"), neutral=["cuba"], cubes={"cuba": (5, 0)}, cube_limit=5)
    house_rule.do("neutral scramble", "choose command", "on cuba")
    assert house_rule.offers() == ["cubes -1", "cubes -2", "cubes -3"]


def test_does_up_to_2_cubes_on_up_to_two_battlegrounds_mean_2_in_total() -> None:
    minutes = turn_of(US, ("scramble", "u_thant"), neutral=["cuba", "excomm"])
    minutes.do("neutral scramble", "choose event", "place cuba", "place excomm")
    assert minutes.actor == redphone.CHANCE
    assert minutes.supply == [11, 13]
    both_on_one = turn_of(US, ("scramble", "u_thant"), neutral=["cuba", "excomm"])
    both_on_one.do("neutral scramble", "choose event", "place cuba", "place cuba")
    assert both_on_one.actor == redphone.CHANCE
    assert both_on_one.cubes("cuba") == [2, 0]


def test_what_if_nobody_wants_to_play_first_and_the_auction_is_tied_again_and_again() -> None:
    minutes = begin()
    minutes.bid(0, 0)
    # Bid more, to play LAST: the winner decides.
    minutes.bid(0, 1)
    assert minutes.actor == USSR
    minutes.do("first us")
    assert minutes.actor == US


def test_is_it_better_to_play_last() -> None:
    """The last to play may push a battleground into the other's sphere, and so start their war."""
    green = ["fidel_castro", "moscow_is_our_brain"]
    minutes = last_command(
        "scramble", "u2_downed", "quarantine", us=green, neutral=["u_thant"], cubes={"u_thant": (0, 1)}
    )
    assert minutes.actor == USSR
    events = minutes.do("on u_thant", "cubes -1")
    assert told(events, "moved") == [{"at": "u_thant", "to": US_SPHERE}]
    assert told(events, "war") == [{"side": "us"}]
    first = turn_of(US, ("fidel_castro", "excomm"), ("u2_downed", "u_thant"))
    # Played first, on an empty table, the event of Fidel Castro does nothing.
    first.do("neutral fidel_castro")
    assert told(first.do("choose trigger"), "no-effect") == [{"card": "fidel_castro"}]


def test_may_an_events_cubes_go_on_the_card_that_was_just_laid() -> None:
    minutes = turn_of(US, ("scramble", "u_thant"))
    minutes.do("neutral scramble", "choose event", "place scramble")
    assert minutes.cubes("scramble") == [1, 0]
    assert minutes.zone("scramble") == US_SPHERE


def test_is_a_command_limited_to_the_card_that_was_played_or_to_ones_own_sphere() -> None:
    minutes = turn_of(
        US,
        ("scramble", "u_thant"),
        neutral=["cuba", "u2_photographs"],
        us=["excomm"],
        ussr=["mrbms_and_irbms"],
    )
    minutes.do("neutral scramble", "choose command")
    assert minutes.can("on") == ["excomm", "u2_photographs", "mrbms_and_irbms", "scramble", "cuba"]
    minutes.do("on mrbms_and_irbms", "cubes +3")
    assert minutes.cubes("mrbms_and_irbms") == [3, 0]


def test_does_the_played_card_limit_the_cubes_or_the_card_that_they_go_to() -> None:
    minutes = turn_of(US, ("scramble", "u_thant"), neutral=["cuba", "quarantine"])
    minutes.do("neutral scramble", "choose command", "on quarantine")
    assert minutes.offers() == ["cubes +1", "cubes +2", "cubes +3"]
    small = turn_of(US, ("u_thant", "scramble"), neutral=["cuba", "public_protests"])
    small.do("neutral u_thant", "choose command", "on public_protests")
    assert small.offers() == ["cubes +1"]


def test_is_it_right_to_make_the_opponent_start_the_war() -> None:
    purple = ["public_protests", "u2_photographs"]
    minutes = last_command(
        "scramble",
        "u2_downed",
        "quarantine",
        us=purple,
        neutral=["wave_and_smile"],
        cubes={"wave_and_smile": (0, 1)},
    )
    minutes.do("on wave_and_smile", "cubes -1")
    outcome = minutes.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([USSR], "reason-war")


def test_does_a_card_laid_in_the_neutral_zone_come_to_me_if_i_place_a_cube_on_it_at_once() -> None:
    minutes = turn_of(US)
    minutes.do("neutral excomm", "choose command", "on excomm", "cubes +1")
    assert minutes.zone("excomm") == US_SPHERE


def test_may_i_use_the_event_of_a_card_that_was_laid_in_an_earlier_turn() -> None:
    minutes = turn_of(US, ("excomm", "quarantine"), neutral=["cuba", "scramble", "u_thant"])
    minutes.do("neutral excomm")
    # Command or event of Excomm, and of nothing else.
    assert minutes.offers() == ["choose command", "choose event"]
    assert [offer.fields["card"] for offer in minutes.state.offers(US)] == ["excomm", "excomm"]


THEIRS = {
    US: ("fidel_castro", "moscow_is_our_brain", "u2_downed", "mrbms_and_irbms", "missile_trade"),
    USSR: ("excomm", "wave_and_smile", "public_protests", "u2_photographs", "quarantine"),
}
OTHER = {US: "quarantine", USSR: "fidel_castro"}


@pytest.mark.parametrize(("player", "card"), [(side, card) for side in THEIRS for card in THEIRS[side]])
def test_may_the_opponent_use_the_event_every_time_a_card_of_theirs_is_played(player: int, card: str) -> None:
    minutes = turn_of(player, (card, OTHER[player]), ("scramble", "u_thant"))
    minutes.do(f"neutral {card}")
    assert (minutes.actor, minutes.offers()) == (1 - player, ["choose trigger", "pass"])
