"""Discreet questions: until they are opened, others see only that the table waits: DEFCON's windows."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

import redphone
from redphone import OVER, Play, Rng, State
from redphone.core.layout import SOMEBODY

EVERYBODY = [0, 1, 2]


def questions(seed: int) -> Iterator[Play]:
    """The discreet questions of a random game, just asked."""
    play, rng = Play(redphone.game("defcon"), 3), Rng(seed)
    while play.state.actor != OVER:
        if play.state.discreet and not play.state.answered:
            yield play
        play.apply(play.state.sample(rng))


def asked(*seats: int) -> Play:
    """A discreet question to exactly these seats."""
    for seed in range(50):
        for play in questions(seed):
            if play.state.waiting == list(seats):
                return play
    raise AssertionError


def shown(state: State, seat: int | None) -> tuple[object, object]:
    view = state.view(seat)
    return view["actor"], view["waiting"]


def test_others_are_not_shown_who_is_asked_and_each_is_shown_whether_it_is_itself() -> None:
    state = asked(0, 2).state
    assert state.sealed
    assert (state.actor, state.waiting) == (0, [0, 2])
    assert [shown(state, seat) for seat in (0, 1, 2, None)] == [
        (0, [0]),
        (SOMEBODY, []),
        (2, [2]),
        (SOMEBODY, []),
    ]


def test_who_has_answered_is_not_asked_any_more_and_the_others_are_shown_nothing_of_it() -> None:
    play = asked(0, 2)
    before = [json.dumps(play.state.view(seat)) for seat in (1, 2, None)]
    assert play.apply("pass", 0) == []
    assert shown(play.state, 0) == (SOMEBODY, [])
    assert [json.dumps(play.state.view(seat)) for seat in (1, 2, None)] == before


def test_where_everybody_was_asked_the_others_are_waited_for_until_it_is_opened() -> None:
    play = asked(*EVERYBODY)
    assert [shown(play.state, seat) for seat in (0, 1, 2, None)] == [
        (0, EVERYBODY),
        (1, EVERYBODY),
        (2, EVERYBODY),
        (SOMEBODY, EVERYBODY),
    ]
    play.apply("pass", 1)
    assert [shown(play.state, seat) for seat in (0, 1, 2, None)] == [
        (0, EVERYBODY),
        (SOMEBODY, [0, 2]),
        (2, EVERYBODY),
        (SOMEBODY, EVERYBODY),
    ]


@pytest.mark.parametrize("seed", [1, 2])
def test_whoever_has_answered_in_whatever_order_changes_no_byte_of_what_another_is_shown(seed: int) -> None:
    sizes: Counter[int] = Counter()
    for play in questions(seed):
        waiting = play.state.waiting
        sizes[len(waiting)] += 1
        rng = Rng(seed)
        for order in permutations(waiting, len(waiting) - 1):
            trial = play.state.clone()
            views = {seat: json.dumps(trial.view(seat)) for seat in (*EVERYBODY, None)}
            for seat in order:
                options = trial.options(seat)
                trial.apply(options[rng.below(len(options))], seat)
                del views[seat]
                assert trial.discreet
                for other, view in views.items():
                    assert json.dumps(trial.view(other)) == view
    assert min(sizes[1], sizes[2], sizes[3]) > 2


def test_an_answer_can_be_taken_back_until_it_is_opened_and_what_led_to_the_question_cannot() -> None:
    play = asked(0, 2)
    assert [play.can_undo(seat) for seat in EVERYBODY] == [False, False, False]
    play.apply("pass", 0)
    assert [play.can_undo(seat) for seat in EVERYBODY] == [True, False, False]
    play.undo(0)
    play.apply("pass", 2)
    play.apply("pass", 0)
    assert [play.can_undo(seat) for seat in EVERYBODY] == [False, False, False]


def test_the_answer_of_the_only_one_that_is_asked_cannot_be_taken_back() -> None:
    """Others would see it asked again, and so that it was."""
    play = asked(1)
    play.apply("pass", 1)
    assert not play.can_undo(1)


def test_questions_that_all_are_asked_in_the_open_show_who_is_waited_for() -> None:
    play = Play(redphone.game("drill"), 3)
    while play.state.actor < 0:
        play.step(1)
    assert play.state.sealed
    assert not play.state.discreet
    play.apply("bid 1", 1)
    assert [shown(play.state, seat) for seat in (0, 1, None)] == 3 * [(0, [0, 2])]
