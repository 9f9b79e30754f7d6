"""A live table: the game with its past, as it stands in the log, and what each reader is shown of it.

Everything that is sent to a reader is made here from `state.view(place)` and from events that are for that
place. A place is a seat, or None: a watcher.
"""

from __future__ import annotations

import random
from functools import cached_property
from typing import Final

import orjson

from redphone.core.actions import IllegalAction
from redphone.core.events import Event
from redphone.core.layout import CHANCE, OVER, SOMEBODY
from redphone.core.play import CannotUndo, Play
from redphone.core.rng import Rng
from redphone.core.state import State
from redphone.server.errors import Refused
from redphone.server.games import game_of, game_with, names_in
from redphone.server.lock import TableLock
from redphone.server.store import ChairRow, ChatRow, MoveRow, TableRow

Place = int | None
Chance = Rng | random.Random


class Stale(Exception):
    """The client had not seen what happened meanwhile."""


Acts = tuple[tuple[int, str], ...]
"""Who has done what."""


class Taken:
    """One step, as readers are told it.

    A row of the log, or all answers to a discreet question together: nobody is told who has answered, how
    often or when, before all have.
    """

    __slots__ = ("acts", "asked", "at", "events", "seat", "undoes")

    def __init__(
        self, seat: int, acts: Acts, events: tuple[Event, ...], undoes: int | None, at: int, asked: int
    ) -> None:
        self.seat: Final = seat
        self.acts: Final = acts
        """None: an undo."""
        # Tuples, which are never part of a ring: the garbage collector soon leaves them alone.
        self.events: Final = events
        self.undoes: Final = undoes
        self.at: Final = at
        self.asked: Final = asked
        """The number of the step since which the question that followed was open: its own, or, where others
        had still to answer a sealed question, an earlier one."""


class LiveTable:
    def __init__(self, row: TableRow, deck: str | None = None) -> None:
        self.row: TableRow = row
        """Replaced, never changed: what waits for its commit is not yet true."""
        self.deck: Final = deck
        """The text of an owner's deck; None: the game's own."""
        self.game: Final = game_of(row.game) if deck is None else game_with(row.game, deck)
        self.lock: Final = TableLock()
        """Held by whoever changes the table, until that is committed, and by whoever looks at its game."""
        self.play: Play | None = None
        self.steps: Final[list[Taken]] = []
        """Step 0 is the opening."""
        self.n = 0
        """The number of the last step."""
        self.rows = 0
        """The number of the last row of the log."""
        self._answers: Acts = ()
        """To the discreet question that is open: rows that are no step yet."""
        self.done: Final[dict[tuple[int, str], int]] = {}
        """The moves that clients sent, by seat and id."""
        self._line: Final[list[int]] = []
        """The numbers of the steps that were not taken back."""
        self._views: Final[dict[Place, dict[str, object]]] = {}
        self._open_table: bytes | None = None
        self.chat: Final[list[ChatRow]] = []
        """The newest lines."""

    @cached_property
    def names(self) -> dict[str, dict[str, str]]:
        """What an owner's deck calls its cards."""
        return names_in(self.game)

    # Who sits where

    def chair_of(self, guest: str | None) -> ChairRow | None:
        for chair in self.row.chairs:
            if guest is not None and chair.guest == guest and chair.kind == "person":
                return chair
        return None

    def place_of(self, guest: str | None) -> Place:
        chair = self.chair_of(guest)
        return None if chair is None else chair.seat

    @property
    def state(self) -> State:
        if self.play is None:
            raise Refused(409, "error-not-started")
        return self.play.state

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked. Nobody is at a table that is over, wherever its game stands."""
        return self.play.state.waiting if self.play is not None and self.row.status == "playing" else []

    def waiting_for(self, place: Place) -> list[int]:
        """The same, as far as a reader is shown it."""
        playing = self.play is not None and self.row.status == "playing"
        return self.state.waiting_for(place) if playing else []

    @property
    def since(self) -> int:
        if self.row.status != "playing" or not self.steps:
            return self.row.ended or self.row.created
        return self.steps[self.asked].at

    @property
    def asked(self) -> int:
        """The number of the step since which the question is open."""
        return self.steps[-1].asked

    # Playing

    def begin(self, at: int) -> None:
        row = self.row
        self.play = Play(self.game, len(row.chairs), row.options, row.rules)
        self.steps.append(Taken(CHANCE, (), tuple(self.play.opening), None, at, 0))
        self._forget_views()

    def draw(self, chance: Chance, at: int) -> list[MoveRow]:
        """Let chance decide what is chance's."""
        play = self.play
        assert play is not None
        rows: list[MoveRow] = []
        while play.state.actor == CHANCE:
            rows.append(self._applied(CHANCE, play.state.sample(chance).text, None, at))
        return rows

    def move(
        self, seat: int, action: str, seen: int, chance: Chance, at: int, move_id: str | None
    ) -> list[MoveRow]:
        """Do it, with what chance makes of it: the rows to be committed. Otherwise nothing has changed."""
        self._must_be_fresh(seat, seen)
        if self.state.discreet and self.state.has_answered(seat):
            # From another window: the number says nothing of it.
            raise Stale
        try:
            rows = [self._applied(seat, action, move_id, at)]
        except IllegalAction as error:
            raise Refused(409, "error-illegal") from error
        return rows + self.draw(chance, at)

    def undo(self, seat: int, seen: int, at: int, move_id: str | None) -> list[MoveRow]:
        self._must_be_fresh(seat, seen)
        play = self.play
        assert play is not None
        try:
            play.undo(seat)
        except CannotUndo as error:
            if seen != self.n or play.state.discreet:
                # It could be, when it was offered.
                raise Stale from error
            raise Refused(409, "error-no-undo") from error
        return [self._taken_back(seat, move_id, at)]

    def replay(self, rows: list[MoveRow]) -> None:
        """Take up what the log has."""
        play = self.play
        assert play is not None
        for row in rows:
            if row.undoes is not None:
                play.undo(row.seat)
                self._taken_back(row.seat, row.move_id, row.at)
            else:
                self._applied(row.seat, row.action, row.move_id, row.at)

    def _must_be_fresh(self, seat: int, seen: int) -> None:
        """Who acts must have seen what happened; answers to one sealed question do not disturb each other."""
        state = self.state
        if self.row.status != "playing":
            raise Refused(409, "error-over")
        if seen == self.n:
            return
        is_open = state.sealed and self.steps[-1].asked <= seen < self.n
        if not is_open or any(step.seat == seat for step in self.steps[seen + 1 :]):
            raise Stale

    def _applied(self, seat: int, action: str, move_id: str | None, at: int) -> MoveRow:
        play = self.play
        assert play is not None
        is_discreet = play.state.discreet
        events = play.apply(action, seat)
        state, who = play.state, seat
        acts: Acts = ((seat, action),)
        if is_discreet:
            self._answers += acts
            if state.has_answered(seat):
                # Others have still to answer. Nothing is told of an answer before it is opened.
                return self._logged(seat, action, None, move_id, at)
            who, acts, self._answers = SOMEBODY, self._answers, ()
        # A sealed question that somebody has answered already was open before.
        asked = self._last().asked if state.sealed and state.answered else self.n + 1
        self._line.append(self.n + 1)
        self._told(Taken(who, acts, tuple(events), None, at, asked))
        return self._logged(seat, action, None, move_id, at)

    def _taken_back(self, seat: int, move_id: str | None, at: int) -> MoveRow:
        """The row of an undo that the play has done."""
        undone = self.n
        if self.state.discreet:
            self._answers = tuple(answer for answer in self._answers if answer[0] != seat)
        else:
            # Others may have answered the same sealed question since.
            undone = next(n for n in reversed(self._line) if self.steps[n].seat == seat)
            self._line.remove(undone)
            # ... or have begun to think about it: it is still the same.
            asked = self._last().asked if self.state.sealed else self.n + 1
            self._told(Taken(seat, (), (), undone, at, asked))
        return self._logged(seat, "", undone, move_id, at)

    def _last(self) -> Taken:
        """The last step that was not taken back."""
        return self.steps[self._line[-1] if self._line else 0]

    def _told(self, step: Taken) -> None:
        self.steps.append(step)
        self.n += 1

    def _logged(self, seat: int, action: str, undoes: int | None, move_id: str | None, at: int) -> MoveRow:
        self.rows += 1
        if move_id is not None:
            self.done[seat, move_id] = self.n
        self._forget_views()
        state = self.state
        waiting = shown = mask(state.waiting)
        if state.discreet:
            shown = mask(state.waiting_for(None))
        return MoveRow(
            table=self.row.id,
            number=self.rows,
            seat=seat,
            action=action,
            undoes=undoes,
            move_id=move_id,
            at=at,
            waiting=waiting,
            since=self.steps[self.steps[-1].asked].at,
            step=self.n,
            shown=shown,
        )

    @property
    def is_finished(self) -> bool:
        return self.play is not None and self.play.state.actor == OVER

    # What readers are shown

    def view(self, place: Place) -> dict[str, object]:
        """The view, made once for all who have the same place; what everybody sees of the table, and that is
        most of it, once for all places, as JSON.
        """
        found = self._views.get(place)
        if found is None:
            state = self.state
            if self._open_table is None:
                self._open_table = orjson.dumps(state.open_table())
            table = joined(self._open_table, orjson.dumps(state.own_table(place)))
            found = self._views[place] = state.own_view(place)
            found["table"] = orjson.Fragment(table)
        return found

    def _forget_views(self) -> None:
        """The game has gone on."""
        self._views.clear()
        self._open_table = None

    def _standing(self, place: Place) -> dict[str, object]:
        play = self.play
        return {
            "n": self.n,
            "view": self.view(place),
            "undo": place is not None
            and self.row.status == "playing"
            and play is not None
            and play.can_undo(place),
            "since": self.since,
        }

    def moved(self, place: Place, seen: int | None) -> bytes:
        """All that happened since a reader looked, and how it stands."""
        # Who comes from another past than ours hears it all.
        start = 0 if seen is None or seen > self.n else seen + 1
        told = self.told(place, range(start, len(self.steps)))
        return orjson.dumps({"type": "moved", "steps": told, **self._standing(place)})

    def conflict(self, place: Place, id: str) -> bytes:
        return orjson.dumps({"type": "conflict", "id": id, **self._standing(place)})

    def told(self, place: Place, numbers: range | list[int]) -> list[dict[str, object]]:
        out: list[dict[str, object]] = []
        for n in numbers:
            step = self.steps[n]
            events = [event.as_dict() for event in step.events if event.is_for(place)]
            out.append({"n": n, "seat": step.seat, "events": events, "undoes": step.undoes, "at": step.at})
        return out

    def line(self) -> list[int]:
        """The numbers of the steps that were not taken back, the opening first."""
        return [0, *self._line]

    def position(self, n: int) -> State:
        """The game as it stood after step n."""
        if not 0 <= n <= self.n or not self.steps:
            raise Refused(404, "error-no-position")
        taken: dict[int, Acts] = {}
        for number, step in enumerate(self.steps[: n + 1]):
            if step.undoes is None:
                taken[number] = step.acts
            else:
                del taken[step.undoes]
        row = self.row
        state = self.game.new(len(row.chairs), row.options, row.rules)
        for acts in taken.values():
            for seat, action in acts:
                state.apply(action, seat)
        return state


def joined(one: bytes, other: bytes) -> bytes:
    """Two JSON objects as one.

    >>> joined(b'{"deck":3}', b'{"hand":[]}')
    b'{"deck":3,"hand":[]}'
    >>> joined(b'{"deck":3}', b"{}"), joined(b"{}", b'{"hand":[]}')
    (b'{"deck":3}', b'{"hand":[]}')
    """
    return one[:-1] + b"," + other[1:] if len(one) > 2 < len(other) else max(one, other, key=len)


def mask(seats: list[int]) -> int:
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found
