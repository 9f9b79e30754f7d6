"""Ruin that is certain: proven where the end of a period is near, and not sampled."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from redphone.bots.turns import listed
from redphone.core.state import State

MOST: Final = 4_000
"""Positions of one world; then nothing more is proven."""


@final
class Certain:
    """Which options ruin a seat (see `Book.is_ruined`) whatever anybody, chance included, does afterwards."""

    def __init__(self, seat: i64, worlds: list[State], most: int = MOST) -> None:
        self.seat: i64 = seat
        self.worlds: Final = worlds
        self.period: i64 = worlds[0].book.period(worlds[0])
        """What comes after its end is not looked at."""
        self.until: float = 0.0
        """When to stop, by the clock; 0: never."""
        self.most: i64 = most
        self.gave_up: bool = False
        """Was something left open, for lack of time or room?"""
        self.proven: Final[list[dict[tuple[int, ...], bool]]] = [{} for _ in worlds]

    def ruins(self, option: i64) -> bool:
        """In every world."""
        for world, proven in zip(self.worlds, self.proven):
            after = world.clone()
            after.take(self.seat, option)
            if not self.is_certain(after, proven):
                return False
        return True

    def is_certain(self, world: State, proven: dict[tuple[int, ...], bool]) -> bool:
        if world.depth == 0:
            return world.book.is_ruined(world, self.seat)
        if world.book.period(world) != self.period:
            return False
        position = tuple(world.ints())
        if position in proven:
            return proven[position]
        if len(proven) >= self.most or (self.until and perf_counter() > self.until):
            self.gave_up = True
            return False
        certain = True
        who = world.stack[world.depth - 1].who
        for option in listed(world.fill(who)):
            after = world.clone()
            after.take(who, option)
            if not self.is_certain(after, proven):
                certain = False
                break
        proven[position] = certain
        return certain
