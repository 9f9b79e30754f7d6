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
import signal
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

import redphone
from redphone.core.book import OptionValue
from redphone.core.dumps import unpacked
from redphone.core.events import Event, Field
from redphone.core.knowledge import Knowledge
from redphone.core.rng import Rng
from redphone.core.state import from_ints
from redphone.processes import submitted
from redphone.server.chance import Luck
from redphone.server.errors import Lost
from redphone.server.games import game_of, game_with
from redphone.server.messages import Level
from redphone.server.tables import LiveTable

Answer = Callable[[str, int, int, str], Awaitable[bool]]
Again = Callable[[str], Awaitable[None]]
Changed = Callable[[], Awaitable[None]]
TRIES: Final = 3
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 60.0
"""Seconds before it is tried again, twice as many after each failure."""
log: Final = logging.getLogger("redphone.bots")


@dataclass(frozen=True)
class Question:
    """All that a bot is told: plain data, and nothing that its seat does not know."""

    game: str
    rules: int
    options: dict[str, OptionValue]
    deck: str | None
    seat: int
    level: Level
    knowledge: bytes
    seen: list[tuple[str, dict[str, Field]]]
    seed: int


class Runner:
    def __init__(
        self,
        processes: int,
        paces: Mapping[Level, float],
        luck: Luck,
        answer: Answer,
        again: Again,
        changed: Changed,
    ) -> None:
        self._processes: Final = processes or max(1, (os.cpu_count() or 2) - 1)
        self._paces: Final = paces
        self._luck: Final = luck
        self._answer: Final = answer
        self._again: Final = again
        self._changed: Final = changed
        """Called when bots begin to struggle, and when they think again."""
        self._pool: Executor | None = None
        self._failures = 0
        """Since a bot has thought last."""
        self._not_before = 0.0
        self.clock: Callable[[], float] = time.monotonic
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._thinking: Final[dict[tuple[str, int], asyncio.Task[None]]] = {}
        self._answering: Final[dict[asyncio.Task[None] | None, str]] = {}
        """Whose answers are on their way, and to which table."""
        self._setbacks: Final[Counter[tuple[str, int]]] = Counter()
        """How often in a row a turn went wrong."""
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        """Those who think, those who are answering, and those who wait before they try again."""
        self._closed = False

    def thinks_at(self, table: str) -> bool:
        return any(at == table for at, _ in self._thinking)

    def owed(self, live: LiveTable) -> None:
        """Let every bot think that is asked now. The table's lock is held."""
        if self._closed:
            return
        for chair in live.row.chairs:
            key = (live.row.id, chair.seat)
            if chair.kind == "bot" and chair.seat in live.waiting and key not in self._thinking:
                turn = self._turn(*key, self.question(live, chair.seat), live.n)
                task = self._thinking[key] = asyncio.create_task(turn)
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def taken_up(self, live: LiveTable) -> None:
        """As `owed`, where nobody knows whether they think already. The table's lock is held."""
        if live.row.id not in self._answering.values():
            self.owed(live)

    def question(self, live: LiveTable, seat: int) -> Question:
        play, row = live.play, live.row
        assert play is not None
        return Question(
            game=row.game,
            rules=row.rules,
            options=row.options,
            deck=live.deck,
            seat=seat,
            level=row.chairs[seat].level or "medium",
            knowledge=play.state.known_to(seat).dump(),
            seen=[(event.id, event.fields) for event in play.seen(seat)],
            seed=self._luck.seed(row.id, seat, live.asked),
        )

    async def _turn(self, table: str, seat: int, question: Question, seen: int) -> None:
        is_done = False
        asked = self.clock()
        try:
            try:
                action = await self._thought(question)
                await self._paced(question.level, asked)
            finally:
                # From here on it may be asked again: its answer often leads to its next question.
                del self._thinking[table, seat]
            this = asyncio.current_task()
            self._answering[this] = table
            try:
                is_done = await self._answer(table, seat, seen, action)
            finally:
                del self._answering[this]
        except Exception as error:
            await self._went_wrong(table, seat, error)
        else:
            self._setbacks.pop((table, seat), None)
        while not is_done and not self._closed:
            # Somebody was faster, or it went wrong: if the turn is still owed, it is thought about anew.
            try:
                await self._again(table)
                is_done = True
            except Exception as error:
                await self._went_wrong(table, seat, error)

    async def _went_wrong(self, table: str, seat: int, error: Exception) -> None:
        """Say so, and wait: what is wrong may be wrong again, and longer each time. A turn is never given up:
        nobody else would take it up."""
        setbacks = self._setbacks[table, seat] = self._setbacks[table, seat] + 1
        if not isinstance(error, Lost):
            log.error("a bot's turn failed", extra={"table": table, "seat": seat}, exc_info=error)
        await self.sleep(min(LONGEST_PAUSE, 2.0 ** (setbacks - 1)))

    async def _paced(self, level: Level, asked: float) -> None:
        """How long it took depends on hidden cards, such as whether there was anything to choose from: nobody
        shall see that. An answer comes when its time has come; who took longer, when twice that has.
        """
        pace = self._paces.get(level, 0.0)
        if pace > 0:
            await self.sleep(pace - (self.clock() - asked) % pace)

    async def _thought(self, question: Question) -> str:
        for _ in range(TRIES):
            if not await self._may_try():
                break
            pool = self._pool
            try:
                if pool is None:
                    pool = self._pool = new_pool(self._processes)
                thinking = asyncio.wrap_future(submitted(pool, think, question))
            except Exception as error:
                await self._failed(pool, error)
                continue
            try:
                action = await thinking
            except BrokenExecutor as error:
                await self._failed(pool, error)
            except Exception:
                # Of this question: it would be the same next time, and others do think.
                log.exception("a bot could not think", extra={"game": question.game})
                break
            else:
                await self._recovered()
                return action
        # Better any move than a table that stands still.
        return think_simply(question)

    @property
    def struggle(self) -> bool:
        """Processes die again and again, so often that people should know: bots do whatever they may."""
        return self._failures >= TRIES

    async def _may_try(self) -> bool:
        """After a failure not at once: what was wrong is often still wrong. If it lasts, nobody waits."""
        left = self._not_before - self.clock()
        if left > 0 and not self.struggle:
            await self.sleep(left)
            return True
        return left <= 0

    async def _failed(self, pool: Executor | None, error: Exception) -> None:
        if self._pool is not pool:
            # Several thought there, and one of them has seen to it.
            return
        self._pool = None
        if pool is not None:
            pool.shutdown(wait=False)
        self._failures += 1
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (self._failures - 1))
        self._not_before = self.clock() + pause
        if self._failures == 1:
            log.error("bots cannot think", exc_info=error)
        elif self._failures == TRIES:
            log.error("bots still cannot think, and do whatever they may")
            await self._changed()

    async def _recovered(self) -> None:
        if not self._failures:
            return
        was_said, self._failures = self.struggle, 0
        log.info("bots think again")
        if was_said:
            await self._changed()

    async def close(self) -> None:
        self._closed = True
        for task in self._thinking.values():
            task.cancel()
        # Who is answering already may finish.
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)


def new_pool(processes: int) -> ProcessPoolExecutor:
    # Spawned: a fork would copy a process with threads, its sockets and all hidden cards.
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(processes, mp_context=context, initializer=settle_in)


# In the other process


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
    deck = question.deck
    game = game_of(question.game) if deck is None else game_with(question.game, deck)
    book = game.book(question.options, question.rules)
    _, ints = unpacked(question.knowledge)
    return Knowledge(from_ints(book, ints), question.seat)


def told(question: Question) -> list[Event]:
    # Who else was told is not handed over.
    return [Event(id, fields, 1 << question.seat) for id, fields in question.seen]
