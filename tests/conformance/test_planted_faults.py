"""The kit is tested too: it catches what is planted, and a sound game passes the same run."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.conformance import days_faults, drill_faults, leaks, structural_faults
from tests.conformance.faults import IN_13_DAYS, IN_THE_DRILL, LEAKS, STRUCTURAL, Fault

import redphone
from redphone import Action, Event, Play, State
from redphone.conformance import CHECKS, Report, Run, Subject, examine, runs
from redphone.conformance.moments import PLAYING
from redphone.core.records import Record

SEATS = 3
DECISIONS = 1300
"""Two whole games of 13 with three seats."""
POSITIONS = 100
MOST_LINES = 50
"""Of a shrunk record. In 13 the first card is played after 16 lines, when all hands are dealt."""
LONGER = {"records_replay", "outcome_comes_at_the_end", "game_is_bounded"}
"""Checks that may need a game to its end."""


def run(subject: Subject, decisions: int, positions: int, folder: Path | None = None) -> Report:
    return Run(subject, decisions, positions, seed=13, folder=folder).through()


def assert_caught(report: Report, subject: Subject, checks: tuple[str, ...]) -> None:
    """By a check that is meant for it, with a short record that replays and shows it again."""
    failure = report.failure
    assert failure is not None, f"{checks} have found nothing: {report}"
    assert failure.check in checks, failure
    assert failure.path is not None
    record = Record.read(failure.path)
    assert record.write() == failure.text
    record.check()
    assert len(record.lines) <= MOST_LINES or failure.check in LONGER
    assert record.comments[0] == f"# {failure.check}: {failure.message.splitlines()[0]}"
    if failure.check != PLAYING:
        found = examine(record, subject, [CHECKS[failure.check]])
        assert found is not None
        assert found.check == failure.check


def assert_sound_without_the_fault(report: Report) -> None:
    assert report.failure is not None
    if report.failure.check != PLAYING:
        assert examine(report.failure.record, None, [CHECKS[report.failure.check]]) is None


@pytest.mark.parametrize("fault", STRUCTURAL)
def test_a_fault_that_one_position_can_show_is_caught(fault: Fault, tmp_path: Path) -> None:
    subject = fault(redphone.game("13"), SEATS)
    report = run(subject, DECISIONS, 0, tmp_path)
    assert_caught(report, subject, STRUCTURAL[fault])
    assert_sound_without_the_fault(report)


@pytest.mark.parametrize("fault", [fault for fault in LEAKS if not issubclass(fault, leaks.OtherAudience)])
def test_a_fault_that_only_other_worlds_can_show_is_caught(fault: Fault, tmp_path: Path) -> None:
    subject = fault(redphone.game("13"), SEATS)
    report = run(subject, 0, POSITIONS, tmp_path)
    assert_caught(report, subject, LEAKS[fault])
    assert_sound_without_the_fault(report)


@pytest.mark.parametrize("fault", [fault for fault in LEAKS if issubclass(fault, leaks.OtherAudience)])
def test_a_fault_in_the_tables_of_the_engine_is_caught(fault: Fault, tmp_path: Path) -> None:
    subject = fault(redphone.game("13"), SEATS)
    assert_caught(run(subject, 0, POSITIONS, tmp_path), subject, LEAKS[fault])


@pytest.mark.parametrize("fault", IN_THE_DRILL)
def test_a_fault_in_what_only_the_drill_has_is_caught(fault: Fault, tmp_path: Path) -> None:
    subject = fault(redphone.game("drill"), SEATS)
    is_structural = "sealed_answers_commute" in IN_THE_DRILL[fault]
    report = run(subject, 200 if is_structural else 0, 0 if is_structural else POSITIONS, tmp_path)
    assert_caught(report, subject, IN_THE_DRILL[fault])
    assert_sound_without_the_fault(report)


@pytest.mark.parametrize("fault", IN_13_DAYS)
def test_a_fault_in_what_only_13_days_has_is_caught(fault: Fault, tmp_path: Path) -> None:
    subject = fault(redphone.game("13-days"), 2)
    is_structural = "imagined_worlds_are_sound" not in IN_13_DAYS[fault]
    report = run(subject, 200 if is_structural else 0, 0 if is_structural else POSITIONS, tmp_path)
    assert_caught(report, subject, IN_13_DAYS[fault])
    assert_sound_without_the_fault(report)


def test_for_every_check_there_is_a_fault() -> None:
    everywhere = (STRUCTURAL, LEAKS, IN_THE_DRILL, IN_13_DAYS)
    planted = {checks[0] for faults in everywhere for checks in faults.values()}
    assert planted == {*CHECKS, PLAYING}


def test_every_file_of_faults_has_planted_some() -> None:
    files = {fault.__module__ for fault in (*STRUCTURAL, *LEAKS, *IN_THE_DRILL, *IN_13_DAYS)}
    assert files == {file.__name__ for file in (structural_faults, leaks, drill_faults, days_faults)}


def test_without_a_fault_the_same_run_passes() -> None:
    assert run(Subject(redphone.game("13"), SEATS), DECISIONS, 0).failure is None
    assert run(Subject(redphone.game("13"), SEATS), 0, POSITIONS).failure is None


def test_with_other_cards_and_no_fault_the_same_run_passes() -> None:
    class SameAudience(leaks.OtherAudience):
        limit = 20

    assert run(SameAudience(redphone.game("13"), SEATS), 0, POSITIONS).failure is None


class LearnsByEverything(Subject):
    """No single act looks as if undo were withheld without a reason."""

    def act(self, play: Play, action: Action, seat: int) -> None:
        super().act(play, action, seat)
        play.state.learned = -1

    def apply(self, state: State, action: Action | str, seat: int) -> list[Event]:
        events = super().apply(state, action, seat)
        state.learned = -1
        return events

    def can_undo(self, play: Play, seat: int) -> bool:
        return False


def test_that_undo_is_never_offered_is_a_failure_of_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "ACTS_WITHOUT_UNDO", 5)
    failure = run(LearnsByEverything(redphone.game("13"), SEATS), 0, 30).failure
    assert failure is not None
    assert failure.check == "undo_is_offered_sometimes"
