"""Where luck comes from: the system's secure source, asked for much at once.

Each question to the system lets go of the interpreter's lock, and getting it back costs more than the bits.
"""

from __future__ import annotations

import os
import random
from typing import Final

AT_ONCE: Final = 4096
SEED_BITS: Final = 96


class SecureChance(random.SystemRandom):
    """The system's random bits, each of them used once."""

    def __init__(self) -> None:
        super().__init__()
        self._bytes = b""
        self._used = 0

    def getrandbits(self, k: int) -> int:
        size = (k + 7) // 8
        if size > AT_ONCE:
            return super().getrandbits(k)
        if self._used + size > len(self._bytes):
            self._bytes, self._used = os.urandom(AT_ONCE), 0
        start, self._used = self._used, self._used + size
        return int.from_bytes(self._bytes[start : self._used], "big") >> (8 * size - k)


class Luck:
    """What chance does at every table, and what the bots' choices begin with."""

    def __init__(self) -> None:
        self._source: Final = SecureChance()

    def chance(self, table: str) -> random.Random:
        """Who decides at this table what nobody decides."""
        return self._source

    def seed(self, table: str, seat: int, asked: int) -> int:
        """For the bot that sits there and is asked since this step."""
        return self._source.getrandbits(SEED_BITS)
