"""Runs do what they say: so many decisions, so many positions, for so long, with a report that is true."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.conformance.structural_faults import ShowsATuple

import redphone
from redphone.conformance import CHECKS, Report, Subject, examine, fuzz
from redphone.conformance.moments import Moment
from redphone.conformance.runs import Run
from redphone.conformance.structure import STRUCTURE
from redphone.conformance.subject import Setup
from redphone.core.layout import CHANCE
from redphone.core.records import Record, RecordError

GAME = redphone.game("13")


def test_every_decision_goes_through_every_structural_check() -> None:
    report = fuzz(GAME, 4, decisions=600, positions=0)
    assert report.decisions == 600
    assert report.positions == 0
    seldom = {"sealed_answers_commute", "records_replay"}
    for check in STRUCTURE:
        if check.__name__ not in seldom:
            # At the end of a game they look once more. Only one of them needs an act before it.
            first = 1 if check.__name__ == "plays_go_like_clones" else 0
            assert report.counts[check.__name__] in (600 - first, 601 - first)


def test_the_record_of_every_finished_game_is_replayed() -> None:
    report = fuzz(GAME, 4, decisions=900, positions=0)
    assert report.games == 3
    assert report.counts["records_replay"] == 2


def test_positions_are_drawn_from_the_games_that_the_decisions_are_of() -> None:
    report = fuzz(GAME, 3, decisions=400, positions=8)
    assert report.decisions == 400
    assert report.positions == 8
    assert report.games <= 2
    assert report.counts["views_are_blind"] == 8


def test_a_run_of_positions_alone_makes_no_structural_check() -> None:
    report = fuzz(GAME, 3, decisions=0, positions=4)
    assert (report.decisions, report.positions) == (0, 4)
    assert not any(report.counts[check.__name__] for check in STRUCTURE)


def test_the_same_seed_gives_the_same_report_and_another_another() -> None:
    def counts(seed: int) -> tuple[int, dict[str, int]]:
        report = fuzz(GAME, 3, decisions=150, positions=10, seed=seed)
        return report.games, dict(report.counts)

    assert counts(1) == counts(1)
    assert counts(1) != counts(2)


def test_a_run_ends_when_its_time_is_up() -> None:
    report = fuzz(GAME, 3, decisions=10**9, positions=10**9, seconds=0.3)
    assert report.failure is None
    assert 0 < report.decisions < 10**9
    assert report.seconds < 20


def test_progress_is_told_before_every_game() -> None:
    seen: list[int] = []

    def note(report: Report) -> None:
        seen.append(report.games)

    fuzz(redphone.game("drill"), 3, decisions=150, positions=0, progress=note)
    assert seen[:3] == [0, 1, 2]


class Notes(Subject):
    """Writes down what is agreed for each game."""

    def __init__(self, game: redphone.Game) -> None:
        super().__init__(game, 3)
        self.options_drawn: list[dict[str, object]] = []
        self.rules_drawn: list[int] = []

    def start(self, setup: Setup) -> redphone.Play:
        self.options_drawn.append(dict(setup.options))
        self.rules_drawn.append(setup.rules)
        return super().start(setup)


def test_options_are_drawn_for_each_game_unless_they_are_given() -> None:
    notes = Notes(GAME)
    for seed in range(20):
        Run(notes, 1, 0, seed).through()
    assert {"open_piles": True} in notes.options_drawn
    assert {"open_piles": False} in notes.options_drawn

    notes = Notes(GAME)
    for seed in range(20):
        Run(notes, 1, 0, seed, options={"open_piles": True}).through()
    assert notes.options_drawn == 20 * [{"open_piles": True}]


def test_older_rules_are_played_too_but_seldom() -> None:
    notes = Notes(redphone.game("drill"))
    for seed in range(60):
        Run(notes, 1, 0, seed).through()
    assert set(notes.rules_drawn) == {1, 2}
    assert notes.rules_drawn.count(2) > 40


def test_a_report_says_in_one_line_what_was_done() -> None:
    report = fuzz(GAME, 3, decisions=60, positions=2)
    assert str(report).startswith(
        "13 with 3 seats: 1 games, 60 decisions through every structural check, 2 pos"
    )


def test_a_failure_says_check_seats_seed_message_and_where_its_record_is(tmp_path: Path) -> None:
    failure = Run(ShowsATuple(GAME, 3), 50, 0, seed=5, folder=tmp_path / "failed").through().failure
    assert failure is not None
    assert failure.path == tmp_path / "failed" / "13-3-views_are_json.record"
    first, message, where = str(failure).split("\n")
    assert first == "13 with 3 seats, seed 5: views_are_json"
    assert message == "the view of seat 1 does not survive JSON: (0, 1, 2) is a tuple"
    assert where == f"the record is {failure.path}"


def test_without_a_folder_the_record_is_part_of_what_the_failure_says() -> None:
    failure = Run(ShowsATuple(GAME, 3), 50, 0, seed=5).through().failure
    assert failure is not None
    assert failure.path is None
    assert str(failure).endswith(failure.text)


# Records as tests.


def played(decisions: int) -> Record:
    play = redphone.Play(GAME, seats=3)
    rng = redphone.Rng(13)
    for _ in range(decisions):
        play.apply(play.state.sample(rng))
    return play.record


def test_a_record_can_be_examined_with_all_checks() -> None:
    assert examine(played(18)) is None


def test_an_examined_record_fails_where_it_should() -> None:
    found = examine(played(3), ShowsATuple(GAME, 3))
    assert found is not None
    assert found.check == "views_are_json"


def test_at_the_end_of_an_examined_record_everything_that_can_follow_is_tried() -> None:
    tried: set[str] = set()

    def note(moment: Moment) -> None:
        if len(moment.play.moves) == 1:
            assert moment.act is not None
            tried.add(str(moment.act.action))

    record = played(1)
    assert examine(record, None, [note]) is None
    assert tried == {str(option) for option in record.check().state.options(CHANCE)}
    assert len(tried) == 16


def test_a_record_with_an_impossible_line_is_refused() -> None:
    text = played(2).write().replace("chance draw", "chance dealer 1\nchance draw", 1)
    with pytest.raises(RecordError, match="'dealer 1' is not offered"):
        examine(Record.parse(text), None, list(CHECKS.values())[:1])
