"""The compiled engine and its source play the same games, move for move."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TypedDict

import pytest

import redphone
from redphone.core.game import slugs

SRC = Path(__file__).resolve().parents[2] / "src"

# Every registered game, hidden ones too, at every number of seats; and some two seconds of each, uncompiled.
GAMES = [redphone.game(slug) for slug in slugs(hidden=True)]
TABLES = [(game.slug, seats) for game in GAMES for seats in range(game.seats[0], game.seats[1] + 1)]
POSITIONS = 10_000
"""For each seed. A game of DEFCON is as long as fifteen of 13 Minutes."""

PLAY = """
import json, sys, redphone
from redphone.core.rollouts import checksum

slug, seats, games = sys.argv[1:]
first, second = (checksum(redphone.game(slug).book(), int(seats), int(games), seed) for seed in (13, 1962))
print(json.dumps({"compiled": redphone.compiled, "file": redphone.__file__, "checksums": [first, second]}))
"""


class Played(TypedDict):
    compiled: bool
    file: str
    checksums: list[int]


def games_for(slug: str, seats: int) -> int:
    """How many games have so many positions, more or less."""
    state, rng, positions = redphone.game(slug).new(seats), redphone.Rng(13), 0
    while state.actor != redphone.OVER:
        state.apply(state.sample(rng))
        positions += 1
    return 1 + POSITIONS // positions


def play(slug: str, seats: int, folder: Path, path: Path | None) -> Played:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    # In another folder, so that nothing comes from the checkout unseen.
    command = [sys.executable, "-W", "error", "-c", PLAY, slug, str(seats), str(games_for(slug, seats))]
    done = subprocess.run(command, cwd=folder, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    played: Played = json.loads(done.stdout)
    return played


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_seeded_games_are_the_same_in_both_builds(slug: str, seats: int, tmp_path: Path) -> None:
    from_wheel = play(slug, seats, tmp_path, path=None)
    assert from_wheel["compiled"]
    assert not Path(from_wheel["file"]).is_relative_to(SRC)

    from_source = play(slug, seats, tmp_path, path=SRC)
    assert not from_source["compiled"]
    assert Path(from_source["file"]).is_relative_to(SRC)

    first, second = from_source["checksums"]
    assert first != second, "a checksum that does not depend on what is played shows nothing"
    assert from_wheel["checksums"] == [first, second]


def test_the_games_that_are_compared_are_all_of_them() -> None:
    packages = {file.parent.name for file in (SRC / "redphone" / "games").glob("*/__init__.py")}
    assert {game.registration.folder.name for game in GAMES} == packages
    assert {"13", "drill"} <= {game.slug for game in GAMES}
