"""`redphone fuzz` and `redphone bench`: what the command line adds to the kit and to the bench."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.positions import random_play

import redphone
from redphone import Game
from redphone.cli.fuzz import MADE_UP, USUAL_SEED, WITHOUT_LIMIT, Task, limits, made_up_games, work
from redphone.conformance import Failure, Report


def test_a_game_without_failures_passes(run: Run) -> None:
    done = run("fuzz", "13", "--seats", "3", "--decisions", "40", "--blindfold", "2")
    assert done.code == 0
    assert done.out == " 13, 3 players: 1 game, 40 decisions, 2 positions blindfolded: no failure.\n"


def test_without_a_number_of_seats_every_number_is_tested_at_once(run: Run) -> None:
    done = run("fuzz", "13", "--decisions", "10", "--blindfold", "1", "--lang", "ru")
    assert done.code == 0
    lines = sorted(line.strip() for line in done.out.splitlines())
    assert [line.split(":")[0] for line in lines] == [
        "13, 3 игрока",
        "13, 4 игрока",
        "13, 5 игроков",
        "13, 6 игроков",
    ]
    assert all("10 решений" in line and "ошибок нет" in line for line in lines)


def test_a_game_whose_data_owners_write_is_played_as_often_again_with_made_up_files(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[tuple[str | None, int, int, float | None]] = []

    def fuzz(
        game: Game, seats: int, *, decisions: int, positions: int, seconds: float | None, **more: object
    ) -> Report:
        played.append((game.replaced.get("deck"), decisions, positions, seconds))
        return Report(game.slug, seats, 1, decisions=decisions, positions=positions)

    monkeypatch.setattr("redphone.cli.fuzz.fuzz", fuzz)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    done = run("fuzz", "13-minutes", "--decisions", "1000000", "--blindfold", "20000", "--for", "60")
    (standard, *counts), *made_up = played
    assert (standard, *counts) == (None, 1_000_000, 20_000, 30.0)
    assert [counts for _, *counts in made_up] == [[50_000, 1_000, 1.5]] * MADE_UP
    assert len({deck for deck, *_ in made_up}) == MADE_UP
    assert " ".join(done.out.split()) == (
        "13-minutes, 2 players: 0 games, 2,000,000 decisions, 40,000 positions blindfolded: no failure."
    )


def test_own_data_and_made_up_files_are_two_tasks_told_as_one(run: Run) -> None:
    done = run("fuzz", "13-minutes", "--decisions", "20", "--blindfold", "1")
    assert done.code == 0
    # At least so many decisions and positions of each of the files that are made up.
    assert " ".join(done.out.split()).endswith("40 decisions, 21 positions blindfolded: no failure.")


def test_made_up_files_are_a_task_of_their_own() -> None:
    task = Task("13-minutes", 2, 20, 1, USUAL_SEED, None, Path(), made_up=True)
    report = work(task, lambda report: None)
    assert (report.decisions, report.positions) == (MADE_UP, MADE_UP)
    assert task.part(report, 0.0) == 1.0


def test_where_owners_write_nothing_nothing_is_made_up() -> None:
    assert list(made_up_games(redphone.game("13"), 1)) == []


def failing(check: str) -> object:
    """A fuzz that finds something at once."""

    def fuzz(
        game: object, seats: int, *, folder: Path, seed: int, progress: object, **limits: object
    ) -> Report:
        record = random_play(seats, seed=1).record
        record.save(folder / "13.record")
        report = Report("13", seats, seed)
        report.failure = Failure(check, "two\nlines", "13", seats, seed, record.write(), folder / "13.record")
        return report

    return fuzz


def test_a_failure_is_a_record_and_a_number_for_the_shell(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("redphone.cli.fuzz.fuzz", failing("clone_is_independent"))
    done = run("fuzz", "13", "--seats", "4", "--records", "found/here")
    assert done.code == 1
    said = " ".join(done.out.split())
    assert (
        said == "13, 4 players: clone_is_independent: two lines. The record of the game: found/here/13.record"
    )
    assert run("replay", "--check", "found/here/13.record").code == 0


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ((None, None, None), (WITHOUT_LIMIT, WITHOUT_LIMIT // 50, 60.0)),
        ((None, None, "5m"), (WITHOUT_LIMIT, WITHOUT_LIMIT // 50, 300.0)),
        (("1000", None, None), (1000, 20, None)),
        ((None, "20", None), (1000, 20, None)),
        (("7", "9", "1s"), (7, 9, 1.0)),
        (("1", None, None), (1, 1, None)),
    ],
)
def test_limits_that_are_not_given_follow_from_those_that_are(
    given: tuple[str | None, str | None, str | None], meant: tuple[int, int, float | None]
) -> None:
    assert limits(*given) == meant


def test_the_bar_shows_the_slower_of_two_tasks_or_the_time() -> None:
    report = Report("13", 3, 1, decisions=50, positions=1)
    assert Task("13", 3, 100, 10, 1, None, Path()).part(report, 99.0) == 0.1
    assert Task("13", 3, 100, 10, 1, 4.0, Path()).part(report, 1.0) == 0.25
    assert Task("13", 3, 100, 10, 1, 4.0, Path()).part(report, 9.0) == 1.0


def test_bench_is_handed_its_arguments(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[Namespace] = []

    def bench(arguments: Namespace) -> int:
        handed.append(arguments)
        return 0

    monkeypatch.setattr("redphone.bench.run", bench)
    assert run("bench", "--json", "--peers", "--game", "13", "--save", "results.md").code == 0
    assert run("bench").code == 0
    full, bare = handed
    assert (full.json, full.peers, full.game, full.save) == (True, True, ["13"], "results.md")
    assert (bare.json, bare.peers, bare.game, bare.save) == (False, False, [], None)
