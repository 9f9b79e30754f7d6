"""Who dominates, what counts in the end, and when there is war."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redphone.core.bits import bit, count, low
from redphone.games.minutes.board import CUBA, CUBA_POINTS, WAR_AT
from redphone.games.minutes.deck import Cards
from redphone.games.minutes.effects import lying_in, on_the_table, side_of, zone_of
from redphone.games.minutes.state import CUBES, TABLE

if TYPE_CHECKING:
    from redphone.core.state import State


def dominates(s: State, at: i64) -> i64:
    """Who has more cubes there, on a tie whose sphere it is; -1: nobody. [Dominance on battlegrounds]"""
    d = s.d
    difference = d[CUBES + at] - d[CUBES + 14 + at]
    if difference > 0:
        return 0
    if difference < 0:
        return 1
    return zone_of(s, at) - 1


def dominated(s: State, seat: i64, among: i64) -> i64:
    """The battlegrounds of a set that a seat dominates."""
    found: i64 = 0
    while among:
        at = low(among)
        if dominates(s, at) == seat:
            found |= bit(at)
        among &= among - 1
    return found


def field_points(s: State, seat: i64) -> i64:
    """One point for each battleground that a seat dominates, two for Cuba."""
    held = dominated(s, seat, on_the_table(s))
    n = count(held)
    if (held >> CUBA) & 1:
        n += CUBA_POINTS - 1
    return n


def military_fields(s: State, cards: Cards, seat: i64, cuba: i64) -> i64:
    """How many military battlegrounds a seat dominates, with this card as Cuba; -1: not counted."""
    d = s.d
    military = (d[TABLE] | d[TABLE + 1] | d[TABLE + 2]) & cards.of_kind[0]
    if cuba >= 0 and (cards.of_kind[0] >> cuba) & 1:
        military |= bit(CUBA)
    return count(dominated(s, seat, military))


def aftermath_cubes(s: State, cards: Cards, seat: i64, last: i64) -> i64:
    """The cubes printed on the last cards that belong to a seat's side, in whosever hand they are."""
    return cards.cubes_of(last & cards.of_side[side_of(s, seat)])


def symbols(s: State, cards: Cards, seat: i64, kind: i64, more: i64) -> i64:
    """The radiation symbols of a kind in a seat's sphere, with these cards besides."""
    return count((lying_in(s, 1 + seat) & ~bit(CUBA) | more) & cards.of_kind[kind])


def starts_war(s: State, cards: Cards, seat: i64, more: i64) -> bool:
    """Three symbols of one kind in the sphere, with these cards besides. [Check for nuclear war]"""
    for kind in range(i64(3)):
        if symbols(s, cards, seat, kind, more) >= WAR_AT:
            return True
    return False


def same_kind(cards: Cards, one: i64, other: i64) -> bool:
    return cards.kind[one] == cards.kind[other]
