"""The players of all tables of one server: as soon as both have seen a move, somebody makes the next."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable
from dataclasses import dataclass
from functools import partial
from typing import Final

from redphone.bench.load.figures import Side
from redphone.bench.load.players import SEATS, OurTable, Table, TheirTable
from redphone.bench.load.servers import NoServer, Running

AT_ONCE: Final = 10
"""So many tables are made at the same time."""
PATIENCE: Final = 120
"""Seconds: a server that is silent for longer is not slow but broken."""
HALF_A_GAME: Final = 30
"""Moves."""
WHILE_IT_SETTLES: Final = 0.5
"""Seconds from the last message until a server's memory is looked at."""


@dataclass(frozen=True)
class Effort:
    tables: int = 100
    rounds: int = 12
    seconds: float = 1.0
    """For which a slice lasts."""
    watchers: int = 300
    """Idle sockets, whose memory is measured."""


class Client:
    def __init__(self, server: Running, kind: type[OurTable | TheirTable], effort: Effort) -> None:
        self.server: Final = server
        self.kind: Final = kind
        self.effort: Final = effort
        self.side: Final = Side()
        self.rng: Final = random.Random(1962)
        self.tables: Final[list[Table]] = []
        """All that were made."""
        self.playing: Final[set[Table]] = set()
        self.ready: Final[list[Table]] = []
        """Tables at which nobody has moved yet: one of them is taken when a game is over."""
        self.is_on = False
        self.moves = 0
        self.bytes = 0
        self.waits: list[float] = []
        self.idle: Final = asyncio.Event()
        self.spent: Final = asyncio.Event()
        self.fault: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()

    def failed(self, why: str) -> None:
        if not self.fault.done():
            self.fault.set_exception(NoServer(f"{self.server.name}: {why[:500]}"))

    async def patiently(self, what: Awaitable[None]) -> None:
        """Wait for it, unless something goes wrong at a table."""
        task = asyncio.ensure_future(what)
        await asyncio.wait([task, self.fault], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            task.cancel()
            self.failed("it is silent")
        if self.fault.done():
            self.fault.result()
        await task

    # Tables

    async def made(self, tables: int) -> list[Table]:
        """New tables, at which both players sit and see how it stands."""
        found: list[Table] = []
        while len(found) < tables:
            group = [
                self.kind(self.server, self.rng, self.failed)
                for _ in range(min(AT_ONCE, tables - len(found)))
            ]
            self.tables.extend(group)
            await asyncio.gather(*(table.open() for table in group))
            found += group
        while not all(table.is_ready for table in found):
            await asyncio.sleep(0.01)
        return found

    async def prepare(self) -> None:
        """All tables of a slice, and as many again that take their places."""
        tables = self.effort.tables
        self.ready.extend(await self.made(2 * tables - len(self.playing) - len(self.ready)))
        while len(self.playing) < tables:
            self.take_next()

    def take_next(self) -> Table:
        table = self.ready.pop()
        table.done = self.moved
        self.playing.add(table)
        return table

    def moved(self, table: Table, seconds: float) -> None:
        """Both players of a table have seen a move."""
        if self.is_on:
            self.moves += 1
            self.bytes += table.bytes
            self.waits.append(seconds)
        if table.is_over:
            self.playing.discard(table)
            table.close()
            if self.ready:
                table = self.take_next()
            else:
                self.is_on = False
                self.spent.set()
        if self.is_on:
            table.move()
        elif not any(each.is_moving for each in self.playing):
            self.idle.set()

    async def close(self) -> None:
        """Leave all tables."""
        for table in self.tables:
            table.close()
        # A connection is closed when the loop has come round to it.
        await asyncio.sleep(0.1)

    # Measuring

    async def slice(self, *, counts: bool = True) -> None:
        """Let all tables play for a while, or until one is over and no other is ready to take its place."""
        self.moves, self.bytes, self.waits = 0, 0, []
        self.is_on = True
        self.idle.clear()
        self.spent.clear()
        processor, began = time.process_time(), time.perf_counter()
        for table in list(self.playing):
            table.move()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.spent.wait(), self.effort.seconds)
        self.is_on = False
        seconds = time.perf_counter() - began
        processor = time.process_time() - processor
        # What is under way comes to its end, so that the other server has the machine for itself.
        await self.idle.wait()
        if counts:
            if not self.moves:
                raise NoServer(f"{self.server.name}: no move in {seconds:.1f} seconds")
            self.side.rates.append(self.moves / seconds)
            self.side.waits += self.waits
            self.side.sizes.append(self.bytes / self.moves)
            self.side.shares.append(processor / seconds)

    async def memory(self) -> None:
        """What tables and sockets take of the server's memory; first some that are not counted.

        Not of Node's: what its collector leaves lying about is more than both.
        """
        tables, watchers = self.effort.tables, self.effort.watchers
        warm = await self.half_played(AT_ONCE)
        empty = await self.settled()
        counted = await self.half_played(tables)
        full = await self.settled()
        wires = [await counted[k % tables].watch() for k in range(watchers)]
        watched = await self.settled()
        self.side.socket_bytes = (watched - full) / watchers
        self.side.table_bytes = (full - empty) / tables - len(SEATS) * self.side.socket_bytes
        for wire in wires:
            wire.close()
        for table in (*warm, *counted):
            table.close()

    async def half_played(self, tables: int) -> list[Table]:
        found = await self.made(tables)
        for start in range(0, tables, AT_ONCE):
            await asyncio.gather(*(play(table, HALF_A_GAME) for table in found[start : start + AT_ONCE]))
        return found

    async def settled(self) -> float:
        await asyncio.sleep(WHILE_IT_SETTLES)
        return self.server.memory()


async def play(table: Table, moves: int) -> None:
    """One move after the other."""
    for _ in range(moves):
        if table.is_over:
            return
        done = asyncio.Event()
        table.done = partial(was_moved, done)
        table.move()
        await done.wait()


def was_moved(done: asyncio.Event, table: Table, seconds: float) -> None:
    done.set()
