"""Minus points: a colour is free for who has most of it alone; the rotten fours never are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redphone.core.bits import bit
from redphone.core.layout import SEATS
from redphone.games.thirteen.cards import ROTTEN, Cards
from redphone.games.thirteen.state import ROUND, SHEET, TAKEN

if TYPE_CHECKING:
    from redphone.core.state import State


def most_of(s: State, cards: Cards, colour: i64) -> i64:
    """Who has taken most cards of a colour; -1 where two or more tie for it, or nobody has any."""
    d = s.d
    best: i64 = 0
    owner: i64 = -1
    for seat in range(d[SEATS]):
        n = cards.of_colour(d[TAKEN + seat], colour)
        if n > best:
            best = n
            owner = seat
        elif n == best:
            owner = -1
    return owner


def free_colours(s: State, cards: Cards) -> i64:
    """Which colours cost whom nothing: `3 * seat + colour` where this seat alone has most of this colour."""
    free: i64 = 0
    for colour in range(i64(ROTTEN)):
        owner = most_of(s, cards, colour)
        if owner >= 0:
            free |= bit(3 * owner + colour)
    return free


def minus_points(s: State, cards: Cards, seat: i64, free: i64) -> i64:
    """What a seat's taken cards cost, as they lie now, if these colours are free (see `free_colours`)."""
    pile = s.d[TAKEN + seat]
    points = cards.rotten_points * cards.of_colour(pile, ROTTEN)
    for colour in range(i64(ROTTEN)):
        if not free & bit(3 * seat + colour):
            points += cards.colour_points * cards.of_colour(pile, colour)
    return points


def rounds(seats: i64) -> i64:
    """Each deals once; with three players twice. [Fin du jeu]"""
    return 6 if seats == 3 else seats


def total(s: State, seat: i64) -> i64:
    """A seat's minus points of all rounds so far."""
    d = s.d
    points: i64 = 0
    for k in range(d[ROUND]):
        points += d[SHEET + 6 * k + seat]
    return points
