"""What rules and cards do to the table of 13 Minutes: cubes, and battlegrounds that slide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redphone.core.bits import bit
from redphone.core.zones import EVERYBODY
from redphone.games.minutes.board import CUBA, NEUTRAL_ZONE
from redphone.games.minutes.numbers import MOVED, PLACED, REMOVED
from redphone.games.minutes.state import CUBA_LIES, CUBES, SUPPLY, SWAPPED, TABLE, TOUCHED

if TYPE_CHECKING:
    from redphone.core.state import State


def side_of(s: State, seat: i64) -> i64:
    """The side that a seat plays in this game; and the seat that plays a side."""
    return seat ^ s.d[SWAPPED]


def zone_of(s: State, at: i64) -> i64:
    """Where a battleground lies: in the neutral zone (0), or 1 + the seat in whose sphere."""
    d = s.d
    if at == CUBA:
        return d[CUBA_LIES]
    if (d[TABLE] >> at) & 1:
        return NEUTRAL_ZONE
    if (d[TABLE + 1] >> at) & 1:
        return 1
    return 2


def zone_name(s: State, zone: i64) -> i64:
    """The number of its name: zones are called by sides."""
    if zone == NEUTRAL_ZONE:
        return NEUTRAL_ZONE
    return 1 + side_of(s, zone - 1)


def lying_in(s: State, zone: i64) -> i64:
    """The battlegrounds of a zone as a set, Cuba among them."""
    d = s.d
    if d[CUBA_LIES] == zone:
        return d[TABLE + zone] | bit(CUBA)
    return d[TABLE + zone]


def on_the_table(s: State) -> i64:
    """All battlegrounds."""
    d = s.d
    return d[TABLE] | d[TABLE + 1] | d[TABLE + 2] | bit(CUBA)


def one_step(zone: i64, toward: i64) -> i64:
    """The zone that is one step nearer to a seat's sphere; the sphere itself, if it is that."""
    if zone == NEUTRAL_ZONE:
        return 1 + toward
    if zone == 1 + toward:
        return zone
    return NEUTRAL_ZONE


def slide(s: State, at: i64, toward: i64) -> None:
    """Move a battleground one step to a seat's side of the table; in its sphere it stays. [Commands]"""
    d = s.d
    zone = zone_of(s, at)
    to = one_step(zone, toward)
    if to == zone:
        return
    if at == CUBA:
        d[CUBA_LIES] = to
    else:
        d[TABLE + zone] &= ~bit(at)
        d[TABLE + to] |= bit(at)
    if s.listening:
        s.tell(MOVED, EVERYBODY, at, zone_name(s, to))


def is_first_touch(s: State, at: i64) -> bool:
    """Do cubes of this event, or of this Command, touch a battleground for the first time? Only then it
    moves, however many of the event's clauses come back to it. [Events: note]
    """
    d = s.d
    if (d[TOUCHED] >> at) & 1:
        return False
    d[TOUCHED] |= bit(at)
    return True


def put(s: State, seat: i64, at: i64, n: i64) -> None:
    """Place cubes from the supply, or (below 0) take them back to it."""
    d = s.d
    d[CUBES + 14 * seat + at] += n
    d[SUPPLY + seat] -= n
    if s.listening:
        if n > 0:
            s.tell(PLACED, EVERYBODY, side_of(s, seat), at, n, d[CUBES + 14 * seat + at])
        elif n < 0:
            s.tell(REMOVED, EVERYBODY, side_of(s, seat), at, -n, d[CUBES + 14 * seat + at])
