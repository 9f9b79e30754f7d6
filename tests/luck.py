"""The luck of the tests: the same in every run, whoever is faster in it.

`REDPHONE_LUCK=7 make test` deals everything otherwise, and again the same whenever it is 7: what then fails
met a position that it had not met before.
"""

from __future__ import annotations

import os
import random

from redphone.server.chance import SEED_BITS, Luck

SEED = 1962 + int(os.environ.get("REDPHONE_LUCK") or 0)


class SteadyLuck(Luck):
    """Each table and each question to a bot has luck of its own: what happens at one does not hang on what
    happened at another before, nor on whether a person or a bot was the first to answer.
    """

    def __init__(self, seed: int = SEED) -> None:
        super().__init__()
        self.number = seed
        self.orders: dict[str, int] = {}
        """Tables have other names in every run: they are told apart by their order."""
        self.next = 0
        self.chances: dict[str, random.Random] = {}

    def begin_anew(self) -> None:
        """The next table is dealt what the first one was: nothing hangs on tests that had this server before.
        Their tables, at which bots may still play, go on as they were.
        """
        self.next = 0

    def order(self, table: str) -> int:
        if table not in self.orders:
            self.orders[table] = self.next
            self.next += 1
        return self.orders[table]

    def chance(self, table: str) -> random.Random:
        at = self.order(table)
        if table not in self.chances:
            self.chances[table] = random.Random(f"{self.number} {at}")
        return self.chances[table]

    def seed(self, table: str, seat: int, asked: int) -> int:
        at = self.order(table)
        return random.Random(f"{self.number} {at} {seat} {asked}").getrandbits(SEED_BITS)
