"""Bots think in processes of their own, and are handed what their seat knows.

What they answer goes the way of everybody's moves. A turn is owed as long as the log has no answer to it, so
after a crash it is simply thought about again.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import multiprocessing.connection
import os
import random
import signal
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Final

import redphone
from redphone.core.book import OptionValue
from redphone.core.dumps import unpacked
from redphone.core.events import Event, Field
from redphone.core.game import Game
from redphone.core.knowledge import Knowledge
from redphone.core.rng import Rng
from redphone.core.state import from_ints
from redphone.server.messages import Level
from redphone.server.tables import Chance, LiveTable

Answer = Callable[[str, int, int, str], Awaitable[bool]]
Again = Callable[[str], Awaitable[None]]
TRIES: Final = 3
log: Final = logging.getLogger("redphone.bots")


@dataclass(frozen=True)
class Question:
    """All that a bot is told: plain data, and nothing that its seat does not know."""

    game: str
    rules: int
    options: dict[str, OptionValue]
    seat: int
    level: Level
    knowledge: bytes
    seen: list[tuple[str, dict[str, Field]]]
    seed: int


class Runner:
    def __init__(self, processes: int, chance: Chance, answer: Answer, again: Again) -> None:
        self._processes: Final = processes or max(1, (os.cpu_count() or 2) - 1)
        self._seeds: Final = seeds(chance)
        self._answer: Final = answer
        self._again: Final = again
        self._pool: Executor | None = None
        self._thinking: Final[dict[tuple[str, int], asyncio.Task[None]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        """Those who think, and those who are answering."""
        self._closed = False

    def thinks_at(self, table: str) -> bool:
        return any(at == table for at, _ in self._thinking)

    def owed(self, live: LiveTable) -> None:
        """Let every bot think that is asked now. The table's lock is held."""
        if self._closed:
            return
        for seat in live.waiting:
            chair = live.row.chairs[seat]
            key = (live.row.id, seat)
            if chair.kind == "bot" and key not in self._thinking:
                turn = self._turn(live.row.id, seat, self.question(live, seat), live.n)
                task = self._thinking[key] = asyncio.create_task(turn)
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def question(self, live: LiveTable, seat: int) -> Question:
        play, row = live.play, live.row
        assert play is not None
        return Question(
            game=row.game,
            rules=row.rules,
            options=row.options,
            seat=seat,
            level=row.chairs[seat].level or "medium",
            knowledge=play.state.known_to(seat).dump(),
            seen=[(event.id, event.fields) for event in play.seen(seat)],
            seed=self._seeds(),
        )

    async def _turn(self, table: str, seat: int, question: Question, seen: int) -> None:
        is_done = False
        try:
            try:
                action = await self._thought(question)
            finally:
                # From here on it may be asked again: its answer often leads to its next question.
                del self._thinking[table, seat]
            is_done = await self._answer(table, seat, seen, action)
        except Exception:
            log.exception("a bot's turn failed", extra={"table": table, "seat": seat})
            # Not at once: what is wrong may be wrong again.
            await asyncio.sleep(1)
        if not is_done and not self._closed:
            # Somebody was faster, or it went wrong: if the turn is still owed, it is thought about anew.
            await self._again(table)

    async def _thought(self, question: Question) -> str:
        for _ in range(TRIES):
            pool = self._pool
            try:
                if pool is None:
                    pool = self._pool = new_pool(self._processes)
                return await asyncio.get_running_loop().run_in_executor(pool, think, question)
            except Exception:
                log.exception("a bot could not think", extra={"game": question.game})
                if self._pool is pool and pool is not None:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
        # It would fail again and again: better any move than a table that stands still.
        return think_simply(question)

    async def close(self) -> None:
        self._closed = True
        for task in self._thinking.values():
            task.cancel()
        # Who is answering already may finish.
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def seeds(chance: Chance) -> Callable[[], int]:
    """Where bots have their luck from: the secure source, or, in a test, the test's."""
    if isinstance(chance, random.Random):
        return lambda: chance.getrandbits(96)
    return lambda: int(chance.next())


# In the other process


def new_pool(processes: int) -> ProcessPoolExecutor:
    # Spawned: a fork would copy a process with threads, its sockets and all hidden cards.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, mp_context=context, initializer=settle_in)


def settle_in() -> None:
    """Ctrl-C is for the server, which ends us in good order; and if it is killed, we go too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=follow, args=(parent.sentinel,), daemon=True).start()


def follow(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)


def think(question: Question) -> str:
    return str(redphone.bot(question.level).choose(known(question), Rng(question.seed), told(question)))


def think_simply(question: Question) -> str:
    return str(redphone.bot("random").choose(known(question), Rng(question.seed), told(question)))


def known(question: Question) -> Knowledge:
    book = game_of(question.game).book(question.options, question.rules)
    _, ints = unpacked(question.knowledge)
    return Knowledge(from_ints(book, ints), question.seat)


def told(question: Question) -> list[Event]:
    # Who else was told is not handed over.
    return [Event(id, fields, 1 << question.seat) for id, fields in question.seen]


@cache
def game_of(slug: str) -> Game:
    return redphone.game(slug)
