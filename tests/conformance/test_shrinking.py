"""A game that fails is shrunk to a short record, the same one each time."""

from __future__ import annotations

import pytest

import redphone
from redphone import Action, Play, State
from redphone.conformance import Failure, Run, Subject, shrink
from redphone.conformance.moments import Finding, Walk
from redphone.conformance.shrink import Script, Shrinking, shrunk
from redphone.conformance.structure import views_are_json
from redphone.conformance.subject import Place, Setup

AS_USUAL = Setup({}, 1)


def of_13(subject: type[Subject]) -> Subject:
    return subject(redphone.game("13"), 3)


class StumblesOverATakenPile(Subject):
    """Somebody has taken cards: that takes a few turns to come about."""

    def view(self, state: State, place: Place) -> dict[str, object]:
        view = super().view(state, place)
        if any(zone.name.startswith("taken") and zone.cards(state) for zone in state.book.zones):
            view["taken"] = {1, 2}
        return view


class CrashesAtTheSecondRottenFour(Subject):
    def act(self, play: Play, action: Action, seat: int) -> None:
        if action.text == "play rotten-4" and any(move.action == action for move in play.moves):
            raise OverflowError("a second rotten four")
        super().act(play, action, seat)


class CannotBegin(Subject):
    def start(self, setup: Setup) -> Play:
        raise LookupError("the box is empty")


class FailsOnce(Subject):
    failed = False

    def view(self, state: State, place: Place) -> dict[str, object]:
        if not self.failed and not state.waiting and state.book.zones[1].cards(state):
            self.failed = True
            raise OSError("a moon beam")
        return super().view(state, place)


def failure_of(subject: Subject, seed: int = 7) -> Failure:
    failure = Run(subject, 700, 0, seed).through().failure
    assert failure is not None
    return failure


def test_a_record_is_cut_to_what_the_failure_needs() -> None:
    record = failure_of(of_13(StumblesOverATakenPile)).record
    # Sixteen lines until the hands are dealt; then cards above 13 on one target, and a draw after each.
    assert 16 < len(record.lines) <= 26
    *_, play = record.replay()
    assert any(zone.name.startswith("taken") and zone.cards(play.state) for zone in play.state.book.zones)


def test_a_crash_in_the_rules_is_shrunk_too_and_the_act_is_named() -> None:
    failure = failure_of(of_13(CrashesAtTheSecondRottenFour))
    assert failure.check == "play_goes_on"
    assert failure.message == "OverflowError: a second rotten four"
    assert len(failure.record.lines) <= 60
    assert failure.record.comments[-1].endswith("play rotten-4")
    assert [line.action for line in failure.record.lines].count("play rotten-4") == 1


def test_a_game_that_cannot_begin_is_a_failure_with_an_empty_record() -> None:
    failure = failure_of(of_13(CannotBegin))
    assert failure.check == "play_goes_on"
    assert failure.message == "LookupError: the box is empty"
    assert failure.record.lines == []


def test_what_does_not_fail_again_is_reported_as_it_was_found() -> None:
    failure = failure_of(of_13(FailsOnce))
    assert failure.check == "views_are_json"
    assert failure.message == "OSError: a moon beam\n(It did not fail again in the same game.)"
    assert failure.record.lines
    failure.record.check()


def test_the_same_run_gives_the_same_record() -> None:
    assert failure_of(of_13(StumblesOverATakenPile)) == failure_of(of_13(StumblesOverATakenPile))


def test_whatever_the_seed_the_record_is_short() -> None:
    lengths = [len(failure_of(of_13(StumblesOverATakenPile), seed).record.lines) for seed in range(5)]
    assert max(lengths) <= 30


def test_the_search_gives_up_after_so_many_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shrink, "MOST_TRIES", 3)
    script = Script(of_13(StumblesOverATakenPile), AS_USUAL, views_are_json)
    case = script.case([5] * 100, everywhere=True)
    assert case is not None
    search = Shrinking(script, case)
    search.run()
    assert search.tries == 3


def test_only_the_same_check_counts_as_the_same_failure() -> None:
    script = Script(of_13(StumblesOverATakenPile), AS_USUAL, views_are_json)
    assert shrunk(script, [5] * 100, Finding("views_are_json", "as planted")) is not None
    assert shrunk(script, [5] * 100, Finding("views_are_json", "another", crash="KeyError")) is None
    assert shrunk(script, [5] * 100, Finding("odds_sum_to_one", "another")) is None


def test_every_number_names_an_act_and_has_a_smallest_twin() -> None:
    for number in (0, 1, 7, 10**9 + 7):
        walk = Walk(of_13(Subject), AS_USUAL)
        for _ in range(40):
            smallest, act = walk.find(number)
            assert walk.find(smallest) == (smallest, act)
            assert act is not None
            assert act.action in walk.play.state.options(act.seat)
            walk.go(act)


def test_a_number_names_who_answers_a_sealed_question_first() -> None:
    walk = Walk(Subject(redphone.game("drill"), 3), Setup({}, 2))
    while not walk.play.state.sealed:
        walk.go(walk.find(0)[1])
    acts = {str(walk.find(number)[1]) for number in range(9)}
    assert acts == {f"seat {seat}: bid {bid}" for seat in (1, 2, 3) for bid in (0, 1, 2)}
