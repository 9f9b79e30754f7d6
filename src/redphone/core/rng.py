"""Randomness is handed in by the caller and never kept in a state."""

from __future__ import annotations

import random
from typing import Final, final

from mypy_extensions import i64

_LANE: Final = 0xFFFFFFFF


@final
class Rng:
    """Chris Doty-Humphrey's sfc32: sound, and in 32-bit lanes, so that both builds give the same numbers.

    >>> rng = Rng(1962)
    >>> [rng.below(6) for _ in range(8)]
    [5, 4, 5, 0, 2, 0, 4, 3]
    """

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = (seed >> 64) & 0xFFFFFFFF
        self.counter: i64 = 1
        for _ in range(15):
            self.next()

    def next(self) -> i64:
        """32 random bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.counter) & _LANE
        self.counter = (self.counter + 1) & _LANE
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _LANE
        self.c = (((c << 21) | (c >> 11)) + out) & _LANE
        return out

    def below(self, n: i64) -> i64:
        """One of 0 … n - 1, each as likely (to one part in 2**32 / n). n is below 2**31."""
        return (self.next() * n) >> 32


def as_rng(source: Rng | random.Random | int) -> Rng:
    """What a public function was handed, as our own generator. A `random.Random` gives one seed."""
    if isinstance(source, Rng):
        return source
    if isinstance(source, random.Random):
        return Rng(source.getrandbits(96))
    return Rng(source)
