"""The combat die of DEFCON. A throw of several dice is one chance event: the number of hits. [Ruling 6]"""

from __future__ import annotations

from math import comb, gcd
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from redphone.core.actions import ROLL
from redphone.core.bits import Buffer
from redphone.core.flow import DONE, WAIT, Decision
from redphone.core.game import DataError
from redphone.core.layout import CHANCE
from redphone.core.rng import Rng
from redphone.core.zones import EVERYBODY
from redphone.faults import Fault, Reader
from redphone.games.defcon.numbers import ROLLED
from redphone.games.defcon.state import POWER
from redphone.games.defcon.told import told

if TYPE_CHECKING:
    from redphone.core.state import Frame, State

DATA: Final = "die"
FEWEST_FACES: Final = 2
MOST_FACES: Final = 20
MOST_DICE: Final = 60
"""More than 25 troops, a fortification, a capital and all cards together can ask for."""
ROW: Final = MOST_DICE + 1
SCALE: Final = 2**60
"""Where the exact weights would be larger, they are rounded to parts of this."""


@final
class DieFile:
    """What a die file says, and all that is wrong with it."""

    def __init__(self, data: dict[str, object]) -> None:
        self.faults: Final[list[Fault]] = []
        r = Reader(data, [], self.faults)
        r.nothing_but(["reconstructed", "faces", "hit_faces"])
        before = len(self.faults)
        self.faces: Final = r.number("faces", FEWEST_FACES, MOST_FACES, None)
        # Where the number of faces is wrong, nobody knows how many of them could hit.
        most = self.faces if len(self.faults) == before else MOST_FACES
        self.hits: Final = r.number("hit_faces", 1, most - 1, None)


@final
class Dice:
    """How likely each number of hits is."""

    def __init__(self, data: dict[str, object]) -> None:
        file = DieFile(data)
        if file.faults:
            raise DataError(told(DATA, file.faults, data))
        faces, hits = file.faces, file.hits
        self.faces: i64 = faces
        self.hits: i64 = hits
        self.weights: vec[i64] = vec[i64]([0] * (ROW * ROW))
        common = gcd(hits, faces)
        hit, miss = hits // common, (faces - hits) // common
        for n in range(ROW):
            ways = [comb(n, k) * hit**k * miss ** (n - k) for k in range(n + 1)]
            total = sum(ways)
            for k in range(n + 1):
                exact = ways[k] if total < SCALE else max(1, ways[k] * SCALE // total)
                self.weights[ROW * n + k] = exact

    def weight(self, n: i64, k: i64) -> i64:
        """How likely `k` hits of `n` dice are, beside the other numbers."""
        return self.weights[ROW * n + k]

    def throw(self, n: i64, rng: Rng) -> i64:
        hits: i64 = 0
        for _die in range(n):
            if rng.below(self.faces) < self.hits:
                hits += 1
        return hits


class Throw(Decision):
    """Somebody throws dice. Subclasses say how many, and what the hits do; no dice, no throw."""

    def __init__(self, dice: Dice) -> None:
        super().__init__()
        self.dice: Final = dice

    def number_of_dice(self, s: State, seat: i64) -> i64:
        raise TypeError(f"{type(self).__name__} throws nothing")

    def thrower(self, s: State, seat: i64) -> i64:
        """Whose dice they are."""
        return seat

    def hit(self, s: State, seat: i64, hits: i64) -> None:
        raise TypeError(f"{type(self).__name__} hits nothing")

    def enter(self, s: State, f: Frame) -> None:
        f.who = CHANCE
        f.left = self.number_of_dice(s, f.seat)

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc == 1:
            return DONE
        if f.left == 0:
            self.hit(s, f.seat, 0)
            return DONE
        return WAIT

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        for k in range(f.left + 1):
            out.add(ROLL + k)

    def weight(self, s: State, f: Frame, action: i64) -> i64:
        return self.dice.weight(f.left, action - ROLL)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        return ROLL + self.dice.throw(f.left, rng)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        hits = action - ROLL
        if s.listening:
            s.tell(ROLLED, EVERYBODY, s.d[POWER + self.thrower(s, f.seat)], f.left, hits)
        f.pc = 1
        self.hit(s, f.seat, hits)
