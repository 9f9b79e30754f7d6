"""What questions say beside their offers: how many cubes can really still be placed, removed or moved."""

from __future__ import annotations

import pytest
from tests.games.minutes.tables import US, USSR, Minutes, event_as, game_with, turn_of

import redphone
from redphone.texts import LANGUAGES, Texts


def left(minutes: Minutes) -> int:
    """How many more cubes there are, as the question says."""
    prompt = minutes.state.prompt(minutes.actor)
    assert prompt is not None
    n = prompt.fields["n"]
    assert isinstance(n, int)
    return n


def test_a_question_counts_the_cubes_that_can_really_still_be_placed() -> None:
    clause = '{ do = "place", up_to = 5, battlegrounds = 2, each = 2 }'
    minutes = turn_of(
        US,
        neutral=["cuba", "scramble"],
        cubes={"cuba": (5, 0), "scramble": (4, 0)},
        game=game_with(event_as("excomm", clause)),
        cube_limit=5,
    )
    # Two on Excomm and the fifth on Scramble.
    minutes.do("neutral excomm", "choose event")
    assert left(minutes) == 3
    minutes.do("place excomm")
    assert left(minutes) == 2


def test_a_question_counts_the_cubes_that_can_really_still_be_moved() -> None:
    game = game_with(event_as("excomm", '{ do = "move", up_to = "any" }'))
    minutes = turn_of(US, neutral=["cuba", "scramble"], cubes={"cuba": (3, 0), "scramble": (1, 0)}, game=game)
    minutes.do("neutral excomm", "choose event")
    assert left(minutes) == 3
    minutes.do("remove cuba")
    assert left(minutes) == 2
    to_cuba = game_with(event_as("excomm", '{ do = "move", up_to = "any", to = { cuba = true } }'))
    full = turn_of(
        US,
        neutral=["cuba", "scramble"],
        cubes={"cuba": (3, 0), "scramble": (4, 0)},
        game=to_cuba,
        cube_limit=5,
    )
    full.do("neutral excomm", "choose event")
    assert left(full) == 2


def test_a_question_counts_the_cubes_that_can_really_still_be_removed() -> None:
    minutes = turn_of(
        USSR,
        ("missile_trade", "u2_downed"),
        ("excomm", "quarantine"),
        neutral=["cuba", "scramble", "u_thant"],
        cubes={"cuba": (0, 1), "scramble": (0, 1), "u_thant": (0, 1)},
    )
    # Up to three from up to two battlegrounds: there is a cube on each, and the third is out of reach.
    minutes.do("neutral missile_trade", "choose event")
    assert left(minutes) == 2
    minutes.do("remove cuba")
    assert left(minutes) == 1
    minutes.do("remove scramble")
    assert minutes.actor == redphone.CHANCE


def test_a_command_counts_the_cubes_that_can_really_be_placed_or_removed_there() -> None:
    # Five are the most on a battleground: two fit, or all three of the Command leave.
    minutes = turn_of(US, ("scramble", "u_thant"), cubes={"cuba": (3, 0)}, cube_limit=5)
    minutes.do("neutral scramble", "choose command", "on cuba")
    assert left(minutes) == 3
    few = turn_of(US, ("scramble", "u_thant"), neutral=["cuba", "excomm"], cubes={"excomm": (11, 0)})
    few.do("neutral scramble", "choose command")
    # Which Command it is, whatever is left of the cubes.
    assert left(few) == 3
    few.do("on cuba")
    assert (left(few), few.offers()) == (2, ["cubes +1", "cubes +2"])


@pytest.mark.parametrize(("cubes", "n"), [(12, 1), (13, 0)])
def test_a_step_with_a_cube_is_a_step_without_one_where_there_is_none_left(cubes: int, n: int) -> None:
    minutes = turn_of(
        US, ("u2_photographs", "u_thant"), neutral=["cuba", "excomm"], cubes={"excomm": (cubes, 0)}
    )
    minutes.do("neutral u2_photographs", "choose event")
    assert left(minutes) == n
    for lang in LANGUAGES:
        said = Texts(lang, "13-minutes").say("ask-place-and-shift", n=n)
        assert any(sign.isdigit() for sign in said) == (n > 0)
