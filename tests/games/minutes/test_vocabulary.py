"""The words of events that the built-in deck does not use, and how several clauses go together."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.minutes.tables import US, USSR, event_as, game_with, told, turn_of

import redphone
from redphone.games.minutes import vocabulary
from redphone.games.minutes.board import KINDS, OWNERS
from redphone.games.minutes.deck import SOURCES


def test_by_the_opponent_asks_the_opponent_and_you_is_them() -> None:
    game = game_with(
        event_as("excomm", '{ do = "place", up_to = 1, by = "opponent", where = { sphere = "own" } }')
    )
    minutes = turn_of(US, ussr=["scramble"], us=["u_thant"], game=game)
    minutes.do("neutral excomm", "choose event")
    assert minutes.actor == USSR
    assert minutes.can("place") == ["scramble"]
    minutes.do("place scramble")
    assert minutes.cubes("scramble") == [0, 1]


@pytest.mark.parametrize(("there", "asked"), [(["scramble"], False), (["scramble", "u_thant"], True)])
def test_a_condition_needs_so_many_battlegrounds(there: list[str], asked: bool) -> None:
    clause = '{ do = "command", up_to = 2, if = { where = { sphere = "opponent" }, at_least = 2 } }'
    minutes = turn_of(US, ussr=there, game=game_with(event_as("excomm", clause)))
    minutes.do("neutral excomm", "choose event")
    assert (minutes.actor == US) == asked


@pytest.mark.parametrize(
    ("where", "found"),
    [
        ('sphere = "own"', ["u_thant"]),
        ('sphere = ["own", "neutral"]', ["excomm", "u_thant", "cuba"]),
        ('sphere = "opponent"', ["missile_trade", "scramble"]),
        ('kind = "military"', ["missile_trade", "scramble"]),
        ('kind = ["military", "political"]', ["excomm", "missile_trade", "u_thant", "scramble"]),
        ('side = "un"', ["u_thant", "scramble"]),
        ('side = ["us", "ussr"]', ["excomm", "missile_trade"]),
        ("cuba = true", ["cuba"]),
        ("cuba = false", ["excomm", "missile_trade", "u_thant", "scramble"]),
        ("this = true", ["excomm"]),
        ("this = false", ["missile_trade", "u_thant", "scramble", "cuba"]),
        (
            'kind = ["military", "political", "world_opinion"]',
            ["excomm", "missile_trade", "u_thant", "scramble"],
        ),
        ('own = "some"', ["u_thant", "scramble"]),
        ('own = "none"', ["excomm", "missile_trade", "cuba"]),
        ('opponent = "some"', ["missile_trade", "scramble"]),
        ('us = "some", ussr = "none"', ["u_thant"]),
        ('sphere = "opponent", us = "none"', ["missile_trade"]),
    ],
)
def test_where_says_which_battlegrounds_are_meant(where: str, found: list[str]) -> None:
    game = game_with(event_as("excomm", f'{{ do = "place", up_to = 1, where = {{ {where} }} }}'))
    minutes = turn_of(
        US,
        us=["u_thant"],
        ussr=["missile_trade", "scramble"],
        cubes={"u_thant": (1, 0), "missile_trade": (0, 1), "scramble": (2, 2)},
        game=game,
    )
    minutes.do("neutral excomm", "choose event")
    assert minutes.can("place") == found


def test_at_most_so_many_on_each() -> None:
    game = game_with(event_as("excomm", '{ do = "place", up_to = 3, battlegrounds = 2, each = 2 }'))
    minutes = turn_of(US, neutral=["cuba", "scramble"], game=game)
    minutes.do("neutral excomm", "choose event", "place cuba", "place cuba")
    assert minutes.can("place") == ["excomm", "scramble"]
    minutes.do("place scramble")
    assert minutes.actor == redphone.CHANCE


def test_cubes_of_the_opponent_may_be_moved() -> None:
    clause = (
        '{ do = "move", of = "opponent", up_to = "any", from = { cuba = true }, to = { sphere = "own" } }'
    )
    minutes = turn_of(
        US, us=["scramble", "u_thant"], cubes={"cuba": (0, 2)}, game=game_with(event_as("excomm", clause))
    )
    minutes.do("neutral excomm", "choose event", "remove cuba", "remove cuba")
    assert minutes.can("place") == ["u_thant", "scramble"]
    events = minutes.do("place scramble")
    assert minutes.cubes("scramble") == [0, 2]
    assert told(events, "moved") == [{"at": "cuba", "to": "ussr_sphere"}]


@pytest.mark.parametrize(("way", "can"), [("toward", ["cuba"]), ("away", ["u_thant"])])
def test_battlegrounds_may_be_moved_one_way_only(way: str, can: list[str]) -> None:
    where = "where = { cuba = true }" if way == "toward" else 'where = { sphere = "own" }'
    game = game_with(event_as("excomm", f'{{ do = "shift", way = "{way}", {where} }}'))
    minutes = turn_of(US, us=["u_thant"], game=game)
    minutes.do("neutral excomm", "choose event")
    assert minutes.can(way) == can
    assert minutes.can("away" if way == "toward" else "toward") == []


def test_a_second_look_at_cuba_shows_the_same_card_and_asks_nothing() -> None:
    game = game_with(event_as("excomm", '{ do = "look", at = "cuba" }, { do = "look", at = "cuba" }'))
    minutes = turn_of(US, game=game)
    minutes.do("neutral excomm", "choose event")
    assert minutes.actor == redphone.CHANCE
    events = minutes.do("cuba scramble")
    assert told(events, "saw-cuba") == [{"card": "scramble"}] * 2


def test_an_event_of_two_clauses_moves_a_battleground_that_both_touch_once() -> None:
    clauses = '{ do = "place", up_to = 1 }, { do = "remove", up_to = 1 }, { do = "place", up_to = 1 }'
    minutes = turn_of(US, ussr=["cuba"], game=game_with(event_as("excomm", clauses)))
    minutes.do("neutral excomm", "choose event", "place cuba")
    assert minutes.zone("cuba") == "neutral_zone"
    minutes.do("remove cuba")
    assert minutes.zone("cuba") == "neutral_zone"
    minutes.do("place cuba")
    assert (minutes.zone("cuba"), minutes.cubes("cuba")) == ("neutral_zone", [1, 0])
    # In the next turn it moves again.
    minutes.settle()
    minutes.do("neutral fidel_castro", "choose command", "on cuba", "cubes +1")
    assert minutes.zone("cuba") == "ussr_sphere"


def test_a_command_or_moved_cubes_in_an_event_do_not_move_a_battleground_again_and_the_offer_says_so() -> (
    None
):
    clauses = '{ do = "place", up_to = 2 }, { do = "command", up_to = 1 }, { do = "move", up_to = 1 }'
    minutes = turn_of(US, ussr=["cuba"], neutral=["u_thant"], game=game_with(event_as("excomm", clauses)))
    minutes.do("neutral excomm", "choose event", "place cuba", "place cuba", "on cuba")
    (offer,) = [offer for offer in minutes.state.offers(US) if str(offer.action) == "cubes +1"]
    assert (offer.fields["moves"], offer.fields["to"]) == (0, "neutral_zone")
    minutes.do("cubes +1")
    assert (minutes.zone("cuba"), minutes.cubes("cuba")) == ("neutral_zone", [3, 0])
    minutes.do("remove cuba", "place u_thant")
    assert (minutes.zone("cuba"), minutes.zone("u_thant")) == ("neutral_zone", "us_sphere")


def test_a_shift_and_a_step_either_way_are_moves_of_their_own() -> None:
    clauses = '{ do = "place", up_to = 1 }, { do = "shift" }, { do = "place", up_to = 1, step = "either" }'
    minutes = turn_of(US, ussr=["cuba"], game=game_with(event_as("excomm", clauses)))
    minutes.do("neutral excomm", "choose event", "place cuba", "toward cuba")
    assert minutes.zone("cuba") == "us_sphere"
    minutes.do("on cuba", "cubes +1", "away cuba")
    assert minutes.zone("cuba") == "neutral_zone"


def test_cubes_placed_after_a_step_either_way_do_not_move_the_battleground_again() -> None:
    clauses = '{ do = "place", up_to = 1, step = "either" }, { do = "place", up_to = 1 }'
    minutes = turn_of(US, game=game_with(event_as("excomm", clauses)))
    minutes.do("neutral excomm", "choose event", "on cuba", "cubes +1", "away cuba", "place cuba")
    assert (minutes.zone("cuba"), minutes.cubes("cuba")) == ("ussr_sphere", [2, 0])


def test_an_event_that_looks_is_never_said_to_change_nothing() -> None:
    looks = '{ do = "look", at = "cuba" }'
    game = game_with(event_as("excomm", looks), event_as("quarantine", looks))
    minutes = turn_of(US, game=game)
    minutes.do("neutral excomm", "choose event", "cuba scramble", "draw u_thant")
    minutes.do("neutral fidel_castro", "choose command", "pass")
    minutes.settle()
    # Cuba is known already. Whether a look has shown anything new is not for everybody.
    minutes.do("neutral quarantine")
    (offer,) = [offer for offer in minutes.state.offers(US) if str(offer.action) == "choose event"]
    assert offer.fields["idle"] == 0
    assert told(minutes.do("choose event"), "no-effect") == []


def test_the_command_after_the_opponents_event_moves_what_the_event_has_touched() -> None:
    minutes = turn_of(US, ("fidel_castro", "excomm"), ("u2_downed", "quarantine"), cubes={"cuba": (1, 0)})
    minutes.do("neutral fidel_castro", "choose trigger", "place cuba", "pass")
    assert minutes.zone("cuba") == "ussr_sphere"
    minutes.do("on cuba", "cubes +1")
    assert minutes.zone("cuba") == "neutral_zone"


def test_every_word_of_the_vocabulary_is_explained_to_who_writes_a_deck() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "decks.md").read_text(encoding="utf-8")
    explained = {
        word.strip('"')
        for code in re.findall(r"`([^`\n]+)`", guide)
        for word in re.findall(r'"?[a-z_]+"?', code)
    }
    limits = {limit for each in vocabulary.DO.values() for limit in each}
    words = {
        *vocabulary.DO,
        *limits,
        *vocabulary.EVERY_CLAUSE,
        *vocabulary.WHERE,
        *vocabulary.SPHERES,
        *vocabulary.WHOSE,
        *vocabulary.WAYS,
        *vocabulary.SIGHTS,
        *(vocabulary.SOME, vocabulary.NONE, vocabulary.PLAYER, vocabulary.OPPONENT),
        *(vocabulary.USUAL, vocabulary.EITHER, "any", "at_least"),
        *(*KINDS, *OWNERS, *SOURCES),
    }
    assert words - explained == set()
