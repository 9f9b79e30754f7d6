"""What rules and cards do to the board of 13 Days: cubes, markers, prestige. The limits are kept here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redphone.core.zones import EVERYBODY
from redphone.games.days.board import MOST_LEAD, TOP, US
from redphone.games.days.numbers import (
    BLOCKED,
    DEFLATED,
    ESCALATED,
    GAINED,
    GOT_LETTER,
    PLACED,
    REMOVED,
)
from redphone.games.days.state import CUBES, HELD, IDLE, LETTER, MARKER, PRESTIGE, SUPPLY

if TYPE_CHECKING:
    from redphone.core.state import State


def shift(s: State, side: i64, track: i64, steps: i64) -> None:
    """Move a DEFCON marker up, or (below 0) down. It never leaves the track: further steps are lost."""
    d = s.d
    at = MARKER + 3 * side + track
    before = d[at]
    after = before + steps
    if after < 1:
        after = 1
    elif after > TOP:
        after = TOP
    if after == before:
        return
    d[at] = after
    d[IDLE] = 0
    if s.listening:
        if after > before:
            s.tell(ESCALATED, EVERYBODY, side, track, after - before, after)
        else:
            s.tell(DEFLATED, EVERYBODY, side, track, before - after, after)


def shift_by_event(s: State, side: i64, track: i64, steps: i64) -> None:
    """The same by an event: Containment and Bay of Pigs forbid some events to deflate."""
    d = s.d
    if steps < 0 and (d[HELD] >> side) & 1:
        if s.listening and d[MARKER + 3 * side + track] > 1:
            s.tell(BLOCKED, EVERYBODY, side, track)
        return
    shift(s, side, track, steps)


def put(s: State, side: i64, at: i64, n: i64) -> None:
    """Place cubes from the supply, or (below 0) take them back to it."""
    d = s.d
    d[CUBES + 9 * side + at] += n
    d[SUPPLY + side] -= n
    d[IDLE] = 0
    if s.listening:
        if n > 0:
            s.tell(PLACED, EVERYBODY, side, at, n, d[CUBES + 9 * side + at])
        elif n < 0:
            s.tell(REMOVED, EVERYBODY, side, at, -n, d[CUBES + 9 * side + at])


def gain(s: State, side: i64, n: i64) -> None:
    """Prestige is one marker: what one gains the other loses. Nobody leads by more than 5."""
    before = s.d[PRESTIGE]
    if side == US:
        move_prestige(s, n)
    else:
        move_prestige(s, -n)
    if s.d[PRESTIGE] == before:
        return
    s.d[IDLE] = 0
    if s.listening:
        s.tell(GAINED, EVERYBODY, side, abs(int(s.d[PRESTIGE] - before)))


def move_prestige(s: State, n: i64) -> None:
    """Move the marker towards the US, or (below 0) the USSR."""
    d = s.d
    lead = d[PRESTIGE] + n
    if lead > MOST_LEAD:
        lead = MOST_LEAD
    elif lead < -MOST_LEAD:
        lead = -MOST_LEAD
    d[PRESTIGE] = lead


def hand_letter(s: State, to: i64) -> None:
    d = s.d
    if d[LETTER] != to:
        d[LETTER] = to
        if s.listening:
            s.tell(GOT_LETTER, EVERYBODY, to)
