"""Which battlegrounds a clause is about: the conditions of a deck file, as the rules ask for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from redphone.core.bits import bit, count, low
from redphone.core.steps import Condition
from redphone.games.minutes.board import ANYWHERE, CUBA, CUBA_ONLY, KINDS, OWNERS, SIDES
from redphone.games.minutes.deck import Cards
from redphone.games.minutes.effects import lying_in, on_the_table, side_of
from redphone.games.minutes.state import CARD, CUBES
from redphone.games.minutes.vocabulary import SOME, SPHERES, WHOSE, Where

if TYPE_CHECKING:
    from redphone.core.state import State

OWN: Final = 0
OPPONENT: Final = 1
FIRST_SIDE: Final = 2
"""Whose cubes: the acting player's, the opponent's, or those of a side (2 and 3)."""


def whose(word: str) -> int:
    return WHOSE.index(word)


def seat_of(s: State, whose: i64, seat: i64) -> i64:
    """The seat whose cubes are meant when this one acts."""
    if whose == OWN:
        return seat
    if whose == OPPONENT:
        return 1 - seat
    return side_of(s, whose - FIRST_SIDE)


@final
class Fits:
    """The battlegrounds that fit a `where`."""

    def __init__(self, cards: Cards, where: Where) -> None:
        self.among: i64 = ANYWHERE
        """What can be said of a battleground wherever it lies. Cuba, face down, has no kind and no side."""
        if where.kinds:
            self.among &= either([int(cards.of_kind[KINDS.index(kind)]) for kind in where.kinds])
        if where.sides:
            self.among &= either([int(cards.of_side[OWNERS.index(side)]) for side in where.sides])
        if where.cuba is not None:
            self.among &= CUBA_ONLY if where.cuba else ANYWHERE & ~CUBA_ONLY
        self.this: i64 = 0 if where.this is None else 1 if where.this else 2
        """1: only the card that is being played; 2: any other."""
        self.spheres: i64 = 0
        """The player's own, the neutral zone, the opponent's, a bit each; 0: whichever."""
        for k, sphere in enumerate(SPHERES):
            if sphere in where.spheres:
                self.spheres |= bit(k)
        self.whose: vec[i64] = vec[i64]()
        self.some: vec[bool] = vec[bool]()
        """Whose cubes must be there, or must not."""
        for word, wanted in where.cubes.items():
            self.whose = append(self.whose, whose(word))
            self.some = append(self.some, wanted == SOME)

    def found(self, s: State, seat: i64) -> i64:
        """Those on the table that fit when this seat acts, as a set."""
        d = s.d
        found = on_the_table(s) & self.among
        if self.this == 1:
            found &= bit(d[CARD] - 1)
        elif self.this == 2:
            found &= ~bit(d[CARD] - 1)
        if self.spheres:
            zones: i64 = 0
            if self.spheres & 1:
                zones |= lying_in(s, 1 + seat)
            if self.spheres & 2:
                zones |= lying_in(s, 0)
            if self.spheres & 4:
                zones |= lying_in(s, 2 - seat)
            found &= zones
        for k in range(i64(len(self.whose))):
            cubes = CUBES + 14 * seat_of(s, self.whose[k], seat)
            left = found
            while left:
                at = low(left)
                if (d[cubes + at] > 0) != self.some[k]:
                    found &= ~bit(at)
                left &= left - 1
        return found


def either(sets: list[int]) -> int:
    out = 0
    for one in sets:
        out |= one
    return out


@final
class EnoughFit(Condition):
    """At least so many battlegrounds fit."""

    def __init__(self, cards: Cards, where: Where, at_least: int) -> None:
        self.fits: Final = Fits(cards, where)
        self.at_least: i64 = at_least

    def holds(self, s: State, seat: i64) -> bool:
        return count(self.fits.found(s, seat)) >= self.at_least


assert bit(CUBA) == CUBA_ONLY
assert WHOSE[FIRST_SIDE:] == SIDES
