"""A state with its past: what live tables, replays and beliefs use."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import mypyc_attr

from redphone.core.actions import Action, who
from redphone.core.book import OptionValue
from redphone.core.events import Event, Prompt, named
from redphone.core.game import Game
from redphone.core.layout import CHANCE
from redphone.core.records import Line, Record, result_line
from redphone.core.rng import Rng
from redphone.core.state import State


class CannotUndo(ValueError):
    """There is nothing that this seat may take back."""


@mypyc_attr(acyclic=True)
@final
class Move:
    """An action that was done, and what was told of it."""

    def __init__(self, seat: int, action: Action, question: int, events: list[Event]) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.question: Final = question
        """Which sealed question it answered, counted from 1; 0: it answered none."""
        self.events: Final = events


@final
class Play:
    """A game being played.

    >>> import redphone
    >>> play = redphone.Play(redphone.game("13"), seats=3)
    >>> play.apply("dealer 1")
    [<{"id":"dealer","seat":0,"first":1,"round":1,"rounds":6}>]
    >>> for card in 5 * ["blue-1"] + 5 * ["blue-2"]: # doctest: +IGNORE_EXCEPTION_DETAIL
    ...     play.apply("draw " + card)
    Traceback (most recent call last):
    redphone.core.actions.IllegalAction: 'draw blue-1' is not offered
    >>> play.seen(1)[-1], play.seen(2)[-1]
    (<{"id":"drew","card":"blue-1"}>, <{"id":"drew-hidden","seat":1}>)
    """

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        rules: int | None = None,
    ) -> None:
        self.game: Final = game
        self.state: State = game.new(seats, options, rules)
        self.opening: Final = said(self.state)
        """What happened before anybody acted."""
        self.moves: Final[list[Move]] = []
        self._questions: int = 0
        self._before: list[State] = []
        """The positions before the last moves, all of one seat, that it may still take back. Answers to a
        sealed question that is not opened are not among them: the state has them apart."""

    def apply(self, action: Action | str, seat: int | None = None) -> list[Event]:
        """Do what was offered, or raise IllegalAction and change nothing.

        What happened, to whomever it was told.
        """
        state = self.state
        seat = state.actor if seat is None else seat
        before = state.clone()
        events = heard(state, action, seat)
        done = state.book.actions[state.book.number_of(action)]
        assert done is not None
        is_first = not self.moves or self.moves[-1].seat != seat
        if before.sealed and not before.answered:
            self._questions += 1
        self.moves.append(Move(seat, done, self._questions if before.sealed else 0, events))
        if state.has_answered(seat):
            # Answers that are not opened do not disturb each other: each is taken back by itself.
            return events
        is_final = seat == CHANCE or (state.learned >> seat) & 1 == 1
        if is_first or is_final:
            self._before = []
        if not is_final:
            self._before.append(before)
        return events

    def step(self, rng: Rng | random.Random | int) -> list[Event]:
        """Let chance decide what is chance's: to be called while `state.actor` is CHANCE."""
        if self.state.actor != CHANCE:
            raise ValueError(f"it is not chance's turn but that of {who(self.state.actor)}")
        return self.apply(self.state.sample(rng))

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last action back?

        Only while nobody else, chance included, has acted, and if it has learned nothing by it; an answer to
        a sealed question until that is opened, whoever else has answered.
        """
        return self.state.has_answered(seat) or (bool(self._before) and self.moves[-1].seat == seat)

    def undo(self, seat: int) -> Action:
        """Take back the last action of this seat."""
        if not self.can_undo(seat):
            raise CannotUndo(f"{who(seat)} has nothing to take back")
        last = len(self.moves) - 1
        if self.state.has_answered(seat):
            self.state.take_back(seat)
            while self.moves[last].seat != seat:
                last -= 1
        else:
            self.state = self._before.pop()
        return self.moves.pop(last).action

    def seen(self, seat: int | None, start: int = 0, end: int | None = None) -> list[Event]:
        """All that this seat (None: a spectator) was told, in order; or only by the moves from `start` on, up
        to `end`. What happened before anybody acted goes with the first move.
        """
        self.state.place_of(seat)
        told = self.opening[:] if start == 0 else []
        for move in self.moves[start:end]:
            told += move.events
        return [event for event in told if event.is_for(seat)]

    def prompt(self, seat: int | None) -> Prompt | None:
        """The question that this seat is asked now."""
        return self.state.prompt(seat)

    @property
    def record(self) -> Record:
        """The record so far. Answers to a sealed question stand in it in the order of the seats."""
        moves = self.moves[:]
        at = 0
        while at < len(moves):
            end = at + 1
            while end < len(moves) and moves[at].question and moves[end].question == moves[at].question:
                end += 1
            moves[at:end] = sorted(moves[at:end], key=_seat)
            at = end
        state = self.state
        outcome = state.outcome
        return Record(
            self.game,
            state.book.version,
            state.book.options,
            state.seats,
            [Line(move.seat, move.action.text, []) for move in moves],
            "" if outcome is None else result_line(outcome),
        )


def heard(state: State, action: Action | str, seat: int) -> list[Event]:
    """Do what was offered, and hear what is told of it, to whomever."""
    state.told = []
    state.listening = True
    try:
        state.apply(action, seat)
    finally:
        state.listening = False
    return said(state)


def said(state: State) -> list[Event]:
    """What the rules have told of this state since somebody began to listen."""
    kinds = state.book.events
    return [named(kinds[told.kind], told) for told in state.told]


def _seat(move: Move) -> int:
    return move.seat
