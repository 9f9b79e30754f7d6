"""Runs: on several processes, broken off and gone on with, and ended by a sequential test."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.arena.results import deal

from redphone.arena import (
    Deal,
    Match,
    Plan,
    Save,
    SaveError,
    Sprt,
    Summary,
    arena,
    ladder,
    run,
    score,
    whole_deals,
)

MATCH = arena("13-days", ["first", "random"], 2, seed=7)
TIMES = "time_per_move"


def facts(deals: list[Deal], match: Match = MATCH) -> dict[str, Any]:
    """The summary without the times."""
    found: dict[str, Any] = Summary(match, deals).as_json()
    for bot in found["bots"].values():
        del bot[TIMES]
    return found


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = run(Plan(MATCH, whole_deals(12, 2), processes=1))
    together = run(Plan(MATCH, whole_deals(12, 2), processes=2))
    assert [one.number for one in alone] == [1, 2, 3, 4, 5, 6]
    assert facts(alone) == facts(together)


def test_a_single_deal_of_a_run_is_the_same_alone() -> None:
    whole = run(Plan(MATCH, range(1, 5), processes=1))
    (third,) = run(Plan(MATCH, range(3, 4), processes=1))
    assert facts([whole[2]]) == facts([third])


def test_every_table_is_as_far_as_the_others() -> None:
    match = ladder("13", ["first", "random"], 3)
    assert Plan(match, range(1, 3)).tasks() == [(0, 1), (1, 1), (0, 2), (1, 2)]


class Enough(Exception):
    pass


def broken_off(path: Path, after: int, deals: range, match: Match = MATCH) -> list[int]:
    """A run that ends after so many deals: their numbers."""
    played: list[int] = []

    def count(deal: Deal) -> None:
        played.append(deal.number)
        if len(played) == after:
            raise Enough

    save = Save(path, match)
    with pytest.raises(Enough):
        run(Plan(match, deals, processes=1, save=save), count)
    save.close()
    return played


def test_a_run_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    assert broken_off(path, 3, range(1, 7)) == [1, 2, 3]
    kept = path.read_text()
    save = Save(path, MATCH)
    assert [one.number for one in save.deals] == [1, 2, 3]
    played: list[int] = []
    deals = run(Plan(MATCH, range(1, 7), processes=1, save=save), lambda one: played.append(one.number))
    save.close()
    # Those of the file are shown first, then the rest is played.
    assert played == [1, 2, 3, 4, 5, 6]
    assert path.read_text().startswith(kept)
    assert len(path.read_text().splitlines()) == 7
    assert facts(deals) == facts(run(Plan(MATCH, range(1, 7), processes=1)))


def test_a_finished_run_is_not_played_again_and_can_be_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    for deals in (range(1, 3), range(1, 3), range(1, 5), range(1, 2)):
        save = Save(path, MATCH)
        found = run(Plan(MATCH, deals, processes=1, save=save))
        save.close()
        assert [one.number for one in found] == list(deals)
    assert len(path.read_text().splitlines()) == 5


def test_half_a_line_at_the_end_is_as_if_it_had_not_been_written(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    broken_off(path, 2, range(1, 7))
    whole = path.read_bytes()
    for cut in (whole[:-1], whole[:-200], whole + b'{"table":0,"deal'):
        path.write_bytes(cut)
        save = Save(path, MATCH)
        numbers = [one.number for one in save.deals]
        assert numbers == ([1, 2] if len(cut) > len(whole) else [1])
        run(Plan(MATCH, range(1, 4), processes=1, save=save))
        save.close()
        lines = [json.loads(line) for line in path.read_text().splitlines()]
        assert [line["deal"] for line in lines[1:]] == [1, 2, 3]


def test_even_half_a_header_is_completed(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    Save(path, MATCH).close()
    header = path.read_bytes()
    for half in (b"", header[:40], header[:-1]):
        path.write_bytes(half)
        Save(path, MATCH).close()
        assert path.read_bytes() == header


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (arena("13-days", ["first", "greedy"], 2, seed=7), "bots"),
        (arena("13-days", ["first", "random"], 2, seed=8), "seed"),
        (arena("13", ["first", "random"], 3, seed=7), "game"),
        (ladder("13-days", ["first", "random", "random"], 2, seed=7), "bots"),
    ],
)
def test_a_file_of_another_run_is_refused(other: Match, what: str, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    Save(path, MATCH).close()
    before = path.read_bytes()
    with pytest.raises(SaveError) as error:
        Save(path, other)
    assert error.value.what == what
    assert path.read_bytes() == before


@pytest.mark.parametrize(("key", "value"), [("rules", 99), ("options", {"x": "y"}), ("redphone", "0.0.0")])
def test_a_file_with_other_rules_options_or_bots_is_refused(key: str, value: object, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    Save(path, MATCH).close()
    path.write_text(json.dumps(json.loads(path.read_text()) | {key: value}) + "\n")
    with pytest.raises(SaveError) as error:
        Save(path, MATCH)
    assert error.value.what == key


@pytest.mark.parametrize("text", ["precious", "precious\n", "[]\n", '{"format": "other"}\n', "\n"])
def test_a_file_that_is_no_run_is_never_written_to(text: str, tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text(text)
    with pytest.raises(SaveError) as error:
        Save(path, MATCH)
    assert error.value.line == 1
    assert path.read_text() == text


def test_a_line_in_the_middle_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    broken_off(path, 2, range(1, 4))
    lines = path.read_text().splitlines()
    path.write_text("\n".join([lines[0], lines[1][:50], lines[2]]) + "\n")
    with pytest.raises(SaveError) as error:
        Save(path, MATCH)
    assert error.value.line == 2


def test_a_sequential_test_ends_the_run_and_what_lies_beyond_is_not_counted(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    decided: list[tuple[int, int | None, dict[str, Any]]] = []
    for processes in (1, 2):
        sprt = Sprt(-400, -200)
        save = Save(path.with_suffix(f".{processes}"), MATCH)
        deals = run(Plan(MATCH, range(1, 400), processes=processes, save=save, sprt=sprt))
        save.close()
        assert len(deals) == sprt.deals < 300
        decided.append((sprt.deals, sprt.accepted, facts(deals)))
    assert decided[0] == decided[1]
    assert decided[0][1] == 1
    # Gone on with, it is decided already.
    sprt, save = Sprt(-400, -200), Save(path.with_suffix(".1"), MATCH)
    before = path.with_suffix(".1").read_bytes()
    run(Plan(MATCH, range(1, 400), processes=1, save=save, sprt=sprt))
    save.close()
    assert (sprt.deals, sprt.accepted) == decided[0][:2]
    assert path.with_suffix(".1").read_bytes() == before


def test_the_score_of_a_deal_is_the_mean_share_of_the_first_bot() -> None:
    assert score(deal(MATCH, 1, [[0], [1]])) == 1.0
    assert score(deal(MATCH, 1, [[0], [0]])) == 0.5
    assert score(deal(MATCH, 1, [[1], [0, 1]])) == 0.25
    # Nobody wins: the fair share.
    assert score(deal(MATCH, 1, [[], []])) == 0.5
    four = arena("13", ["first", "random"], 4)
    assert score(deal(four, 1, [[0], [0], [], []])) == (1 + 0 + 1 / 4 + 1 / 4) / 4
