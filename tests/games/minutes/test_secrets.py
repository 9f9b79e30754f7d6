"""Who sees what, and what undo may take back."""

from __future__ import annotations

from tests.games.minutes.tables import (
    CARDS,
    US,
    USSR,
    Minutes,
    begin,
    event_as,
    game_with,
    last_command,
    told,
    turn_of,
)

import redphone
from redphone import Rng
from redphone.core.state import from_ints
from redphone.games.minutes import state as slots

LOOK = ("intelligence_reports", "quarantine")


def looking() -> Minutes:
    """The US has looked at Cuba, which is Scramble, and at the hand of the USSR."""
    minutes = turn_of(US, LOOK)
    minutes.do("neutral intelligence_reports", "choose event", "cuba scramble")
    return minutes


def test_hands_are_seen_by_their_owners_alone() -> None:
    minutes = begin()
    assert minutes.table(US)["hand"] == ["excomm", "quarantine"]
    assert minutes.table(USSR)["hand"] == ["fidel_castro", "u2_downed"]
    assert minutes.table(None)["hand"] == []
    assert [side["hand"] for side in minutes.table(None)["sides"]] == [2, 2]


def test_cuba_is_face_down_to_both() -> None:
    minutes = begin()
    for seat in (US, USSR, None):
        assert minutes.table(seat)["cuba"] is None
    # It may be any card that the one who imagines has not seen.
    worlds = {world_cuba(minutes, seed) for seed in range(200)}
    assert worlds == set(CARDS) - {"excomm", "quarantine"}


def world_cuba(minutes: Minutes, seed: int) -> str:
    """Which card Cuba turns out to be at the end of a world that the US imagines."""
    world = minutes.state.known_to(US).imagine(Rng(seed))
    rng = Rng(seed + 1000)
    while world.actor != redphone.OVER:
        world.apply(world.sample(rng))
    table = world.view(None)["table"]
    assert isinstance(table, dict)
    return str(next(field["card"] for field in table["fields"] if field["at"] == "cuba"))


def test_what_a_look_shows_stays_secret_to_the_other_side() -> None:
    minutes = looking()
    assert minutes.table(US)["cuba"] == "scramble"
    assert minutes.table(USSR)["cuba"] is None
    assert minutes.table(None)["cuba"] is None
    assert minutes.field("cuba", US)["card"] == "scramble"
    assert not minutes.field("cuba", US)["face_up"]
    # That it was looked at is public.
    assert minutes.table(None)["sides"][US]["looked"]
    assert not minutes.table(None)["sides"][USSR]["looked"]


def test_seen_cards_are_remembered_until_they_are_played() -> None:
    minutes = looking()
    minutes.do("pass", "draw u_thant")
    assert minutes.table(US)["seen"] == ["fidel_castro", "u2_downed"]
    minutes.do("neutral u2_downed", "choose command", "pass", "draw excomm")
    assert minutes.table(US)["seen"] == ["fidel_castro"]
    assert minutes.table(USSR)["hand"] == ["excomm", "fidel_castro"]
    for seed in range(20):
        world = minutes.state.known_to(US).imagine(Rng(seed))
        table = world.view(USSR)["table"]
        assert isinstance(table, dict)
        assert "fidel_castro" in table["hand"]


def test_who_has_looked_at_cuba_never_draws_it() -> None:
    minutes = looking()
    minutes.do("pass")
    assert "scramble" not in minutes.can("draw")
    minutes.do("draw u_thant")
    for seed in range(30):
        world = minutes.state.known_to(USSR).imagine(Rng(seed))
        # To the USSR any card that it has not seen may be Cuba.
        assert world.view(USSR)["table"] == minutes.state.view(USSR)["table"]


def test_both_may_look_and_see_the_same_card() -> None:
    minutes = looking()
    minutes.lay(neutral=["cuba"], us_hand=["quarantine"], ussr_hand=["intelligence_reports", "u2_downed"])
    ints = minutes.state.ints()
    ints[slots.DECK] &= ~(2 ** CARDS.index("scramble"))
    minutes.play.state = from_ints(minutes.state.book, ints)
    minutes.do("pass", "draw u_thant", "neutral intelligence_reports", "choose event")
    assert minutes.actor == redphone.CHANCE
    assert minutes.offers() == ["cuba scramble"]
    events = minutes.do("cuba scramble")
    assert told(events, "saw-cuba") == [{"card": "scramble"}]
    assert minutes.table(USSR)["cuba"] == minutes.table(US)["cuba"] == "scramble"


def test_ones_own_card_and_command_may_be_taken_back_until_a_card_is_drawn() -> None:
    minutes = turn_of(US)
    play = minutes.play
    minutes.do("neutral excomm")
    assert play.can_undo(US)
    minutes.do("choose command", "on cuba", "cubes +2")
    assert play.can_undo(US)
    for _ in range(4):
        play.undo(US)
    assert minutes.asked == "ask-play"
    assert minutes.cubes("cuba") == [0, 0]
    minutes.do("neutral excomm", "choose command", "pass", "draw u_thant")
    assert not play.can_undo(US)


def test_a_look_closes_the_undo() -> None:
    minutes = looking()
    assert not minutes.play.can_undo(US)


def test_the_last_cards_and_cuba_are_open_to_everybody_at_the_end() -> None:
    minutes = last_command("scramble", "u2_downed", "quarantine")
    assert minutes.table(None)["end"] is None
    minutes.do("pass")
    for seat in (US, USSR, None):
        assert minutes.table(seat)["end"]["last"] == ["scramble", "u2_downed"]
        assert minutes.table(seat)["cuba"] == "quarantine"


def test_a_look_at_a_hand_alone_closes_the_undo() -> None:
    game = game_with(event_as("excomm", '{ do = "look", at = "hand" }, { do = "shift" }'))
    minutes = turn_of(US, game=game)
    minutes.do("neutral excomm")
    assert minutes.play.can_undo(US)
    minutes.do("choose event")
    assert minutes.asked == "ask-shift"
    assert not minutes.play.can_undo(US)
    assert minutes.table(US)["seen"] == ["fidel_castro", "u2_downed"]
