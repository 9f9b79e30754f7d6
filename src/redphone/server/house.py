"""The house: tables in memory, what is done at them, and who hears of it.

Whatever changes a table is done while its lock is held: judged, committed, then told. What was not committed
is never shown; a table whose commit failed is forgotten, and read again from the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

import orjson

from redphone.server.bots import Runner
from redphone.server.chance import SecureChance
from redphone.server.errors import Lost, Refused
from redphone.server.guests import Guests, plain
from redphone.server.hub import Connection, Hub
from redphone.server.limits import Limiter
from redphone.server.messages import Move, Say, Undo
from redphone.server.settings import Settings
from redphone.server.shown import lines_shown, live_shown
from redphone.server.store import Change, ChatRow, GuestRow, MoveRow, Store, TableRow
from redphone.server.tables import Chance, LiveTable, Place, Stale
from redphone.server.wire import framed

log: Final = logging.getLogger("redphone.tables")


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class House:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        chance: Chance | None = None,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.chance: Final[Chance] = SecureChance() if chance is None else chance
        self.now: Final = now
        self.loop: Final = asyncio.get_running_loop()
        self.hub: Final = Hub(settings.limits)
        self.guests: Final = Guests(store)
        self.bots: Final = Runner(
            settings.bot_processes,
            settings.bot_paces,
            self.chance,
            self.bot_moves,
            self.look_after,
            self.bots_changed,
        )
        self.reading: Final = asyncio.Lock()
        """Held by who has a deck checked: a thread that computes slows everybody, and one is enough."""
        self.chat_limit: Final = Limiter(settings.limits.chat, time.monotonic)
        self._live: Final[OrderedDict[str, LiveTable]] = OrderedDict()
        self._loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}

    async def open(self) -> None:
        """Take up the turns that bots owe."""
        for id in await self.store.owed_by_bots():
            try:
                await self.look_after(id)
            except Exception:
                # One table that cannot be read any more is no reason to keep everybody from theirs.
                log.exception("a table cannot be taken up", extra={"table": id})

    async def look_after(self, id: str) -> None:
        async with self.holding(id) as live:
            self.bots.taken_up(live)

    async def close(self) -> None:
        await self.bots.close()
        self.store.close()

    # Tables in memory

    async def table(self, id: str) -> LiveTable:
        live = self._live.get(id)
        if live is not None:
            self._live.move_to_end(id)
            return live
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        # Shielded: whoever else waits for it goes on waiting.
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> LiveTable:
        row = await self.store.table(id)
        if row is None:
            raise Refused(404, "error-no-table")
        deck = None if row.deck is None else await self.store.deck(row.deck)
        live = LiveTable(row, None if deck is None else deck.text)
        if row.status in ("playing", "over"):
            moves = await self.store.moves(id)
            live.begin(moves[0].at if moves else row.created)
            live.replay(moves)
        live.chat.extend(await self.store.chat(id, self.settings.limits.chat_lines))
        return self.keep(live)

    def keep(self, live: LiveTable) -> LiveTable:
        self._live[live.row.id] = live
        if len(self._live) > self.settings.live_tables:
            for id, each in list(self._live.items()):
                if not (self.hub.has(id) or each.lock.locked() or self.bots.thinks_at(id) or each is live):
                    del self._live[id]
                    break
        return live

    def forget(self, live: LiveTable) -> None:
        if self.is_current(live):
            del self._live[live.row.id]

    def holding(self, id: str) -> Held:
        """The table, while nobody else changes it."""
        return Held(self, id)

    def is_current(self, live: LiveTable) -> bool:
        """And not forgotten meanwhile."""
        return self._live.get(live.row.id) is live

    # Committing and telling

    async def commit(
        self,
        live: LiveTable,
        moves: list[MoveRow],
        row: TableRow | None = None,
        *,
        sender: Connection | None = None,
        answer: bytes = b"",
        alone: int | None = None,
    ) -> None:
        """Write moves, and what changed of the table; then tell everybody, the sender first; or a seat alone,
        of its answer to a discreet question.
        """
        change = self.change(live, moves, row)
        await self.store.write(change)
        self.committed(live, change, sender, answer, alone)

    def change(self, live: LiveTable, moves: list[MoveRow], row: TableRow | None = None) -> Change:
        """What is to be written: by its last move a game changes its table too."""
        if live.is_finished and live.row.status == "playing":
            row = finished(
                live, live.row if row is None else replace(row, version=live.row.version), self.now()
            )
        return Change(moves, row, version=live.row.version)

    def committed(
        self, live: LiveTable, change: Change, sender: Connection | None, answer: bytes, alone: int | None
    ) -> None:
        if change.table is not None:
            live.row = change.table
        self.tell(live, table=change.table is not None, sender=sender, answer=answer, alone=alone)
        self.bots.owed(live)

    def tell(
        self,
        live: LiveTable,
        *,
        table: bool = False,
        sender: Connection | None = None,
        answer: bytes = b"",
        alone: int | None = None,
    ) -> None:
        """Send what is new to everybody at the table: the game, and if it changed, the table.

        A game begins after the table says so, and the table says that it is over after its last step. Who
        answers a discreet question sees that it is not asked any more; for the others there is nothing new.
        """
        messages: dict[tuple[Place, int | None], bytes] = {}
        is_over = live.row.status == "over"
        for connection in self.hub.at(live.row.id):
            place = live.place_of(connection.guest) if table else connection.place
            is_new = connection.seen != live.n or connection.place != place
            has_news = live.play is not None and (is_new or (alone is not None and place == alone))
            connection.place = place
            if table and not is_over:
                connection.send(self.table_message(live, connection.guest))
            if has_news:
                key = (place, connection.seen)
                if key not in messages:
                    messages[key] = framed(live.moved(*key))
                # The answer to whoever sent the move goes with it: one call of the system, not two.
                frame = messages[key]
                if connection is sender and alone is None:
                    frame = framed(answer) + frame
                elif connection is sender:
                    # There is no new number by which a client could know that `moved` is still to come.
                    frame += framed(answer)
                connection.send_frame(frame)
                connection.seen = live.n
            if table and is_over:
                connection.send(self.table_message(live, connection.guest))

    def table_message(self, live: LiveTable, guest: str | None) -> bytes:
        here, struggle = self.hub.here(live.row.id), self.bots.struggle
        shown = live_shown(live, guest, here, self.now(), struggle)
        return orjson.dumps({"type": "table", "table": shown})

    def announce(self, live: LiveTable) -> None:
        """Something about the table changed that is not in the store: who is here."""
        self.tell(live, table=True)

    async def bots_changed(self) -> None:
        """Bots struggle, or think again: said wherever one of them plays."""
        for id, each in list(self._live.items()):
            if each.row.status == "playing" and any(chair.kind == "bot" for chair in each.row.chairs):
                async with self.holding(id) as live:
                    self.announce(live)

    # What comes by the socket

    async def hello(self, connection: Connection, seen: int | None, chat: int) -> None:
        async with self.holding(connection.table) as live:
            was_here = connection.guest in self.hub.here(live.row.id)
            connection.place = live.place_of(connection.guest)
            connection.is_listening = True
            if connection.place is not None and not was_here:
                self.announce_to_others(live, connection)
            connection.send(self.table_message(live, connection.guest))
            if live.play is not None:
                connection.send(live.moved(connection.place, seen))
                connection.seen = live.n
            missed = [line for line in live.chat if line.number > chat]
            if missed:
                connection.send(chat_message(missed))
            # Whoever looks at a table that stands still sets it going again.
            self.bots.taken_up(live)

    def announce_to_others(self, live: LiveTable, connection: Connection) -> None:
        for other in self.hub.at(live.row.id):
            if other is not connection:
                other.send(self.table_message(live, other.guest))

    async def goodbye(self, connection: Connection) -> None:
        """The socket is closed."""
        self.hub.leave(connection)
        is_gone = connection.guest is not None and connection.guest not in self.hub.here(connection.table)
        if is_gone and connection.place is not None and not self.hub.is_stopping:
            async with self.holding(connection.table) as live:
                self.announce_to_others(live, connection)

    async def act(self, connection: Connection, message: Move | Undo) -> None:
        version = -1
        try:
            async with self.holding(connection.table) as live:
                version = live.row.version
                await self.do(live, connection, message)
        except Lost:
            await self.act_again(connection, message, version)

    async def act_again(self, connection: Connection, message: Move | Undo, version: int) -> None:
        """Another process was faster: look again, and tell everybody here what happened there. It may have
        been an answer to the same sealed question: then ours stands beside it.
        """
        async with self.holding(connection.table) as live:
            self.tell(live, table=live.row.version != version)
            self.bots.owed(live)
            await self.do(live, connection, message)

    def act_now(
        self, connection: Connection, message: Move, failed: Callable[[int, BaseException], None]
    ) -> bool:
        """As `act`, without a task that is woken for the message and again for the commit. Only at a table in
        memory that nobody else changes at the moment; otherwise False, and nothing was done.

        `failed` is told of a commit that failed, with the version that the table had.
        """
        live = self._live.get(connection.table)
        if live is None or not live.lock.acquire_now():
            return False
        try:
            self._live.move_to_end(connection.table)
            done = self.judged(live, connection, message)
            if done is None:
                live.lock.release()
                return True
            change = self.change(live, done.moves)
            self.store.write_then(change, partial(self._written, live, connection, change, done, failed))
        except BaseException as error:
            if not isinstance(error, Refused):
                self.forget(live)
            live.lock.release()
            raise
        return True

    def _written(
        self,
        live: LiveTable,
        connection: Connection,
        change: Change,
        done: Done,
        failed: Callable[[int, BaseException], None],
        error: BaseException | None,
    ) -> None:
        """Whoever waits for the table goes on after this, and finds it as it was committed, or not at all."""
        version = live.row.version
        try:
            if error is None:
                self.committed(live, change, connection, done.answer, done.alone)
            else:
                self.forget(live)
        except Exception as fault:
            error = fault
        finally:
            live.lock.release()
        if error is not None:
            failed(version, error)

    async def do(self, live: LiveTable, connection: Connection, message: Move | Undo) -> None:
        done = self.judged(live, connection, message)
        if done is not None:
            await self.commit(live, done.moves, sender=connection, answer=done.answer, alone=done.alone)

    def judged(self, live: LiveTable, connection: Connection, message: Move | Undo) -> Done | None:
        """What is to be committed; None: nothing, and the sender knows why."""
        seat = live.place_of(connection.guest)
        if seat is None:
            raise Refused(403, "error-not-seated")
        done = live.done.get((seat, message.id))
        if done is not None:
            connection.send(accepted(message.id, done))
            return None
        n = live.n
        try:
            if isinstance(message, Move):
                rows = live.move(seat, message.action, message.seen, self.chance, self.now(), message.id)
            else:
                rows = live.undo(seat, message.seen, self.now(), message.id)
        except Stale:
            connection.send(live.conflict(seat, message.id))
            return None
        return Done(rows, accepted(message.id, rows[0].step), seat if live.n == n else None)

    async def bot_moves(self, table: str, seat: int, seen: int, action: str) -> bool:
        """What a bot has thought of, by the same way as everybody's moves. False: somebody was faster, and it
        must think again. What it may not do is refused: that is a mistake of ours, and no reason to hurry.
        """
        async with self.holding(table) as live:
            if live.row.status != "playing" or live.row.chairs[seat].kind != "bot":
                return True
            try:
                rows = live.move(seat, action, seen, self.chance, self.now(), None)
            except Stale:
                return False
            await self.commit(live, rows)
            return True

    async def say(self, connection: Connection, message: Say) -> None:
        text = plain(message.text, lines=True)
        if not text:
            raise Refused(422, "error-empty-text")
        async with self.holding(connection.table) as live:
            chair = live.chair_of(connection.guest)
            if chair is None or connection.guest is None:
                raise Refused(403, "error-not-seated")
            for line in live.chat:
                if line.guest == connection.guest and line.chat_id == message.id:
                    connection.send(accepted(message.id, line.number))
                    return
            self.chat_limit.take(connection.guest)
            number = live.chat[-1].number + 1 if live.chat else 1
            line = ChatRow(
                table=live.row.id,
                number=number,
                guest=connection.guest,
                seat=chair.seat,
                name=chair.name,
                text=text,
                chat_id=message.id,
                at=self.now(),
            )
            try:
                await self.store.write(Change(chat=line))
            except Lost as error:
                self.forget(live)
                # Another process was faster; or it was said so long ago that it is not remembered here.
                said = await self.store.said(live.row.id, connection.guest, message.id)
                if said is None:
                    raise Refused(409, "error-try-again") from error
                connection.send(accepted(message.id, said))
                return
            live.chat.append(line)
            del live.chat[: -self.settings.limits.chat_lines]
            connection.send(accepted(message.id, number))
            frame = framed(chat_message([line]))
            for each in self.hub.at(live.row.id):
                each.send_frame(frame)

    async def rename(self, guest: GuestRow, name: str) -> None:
        await self.guests.rename(guest, name)
        for id, each in list(self._live.items()):
            if all(chair.guest != guest.id for chair in each.row.chairs):
                continue
            async with self.holding(id) as live:
                chairs = [
                    replace(chair, name=guest.name) if chair.guest == guest.id else chair
                    for chair in live.row.chairs
                ]
                live.row = replace(live.row, chairs=chairs)
                self.announce(live)


class Done(NamedTuple):
    """What somebody has done that is not yet committed."""

    moves: list[MoveRow]
    answer: bytes
    alone: int | None
    """The seat that alone is told of it: it has answered a discreet question."""


class Held:
    """A table with its lock: `async with house.holding(id) as live`.

    Every move comes this way: a generator would cost more than the lock.
    """

    __slots__ = ("_house", "_id", "_live")

    def __init__(self, house: House, id: str) -> None:
        self._house: Final = house
        self._id: Final = id
        self._live: LiveTable

    async def __aenter__(self) -> LiveTable:
        while True:
            live = await self._house.table(self._id)
            await live.lock.acquire()
            if self._house.is_current(live):
                self._live = live
                return live
            live.lock.release()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: object
    ) -> None:
        if kind is not None and not issubclass(kind, Refused):
            # Something went wrong in the middle: what was done in memory is not true, the store knows better.
            self._house.forget(self._live)
        self._live.lock.release()


def finished(live: LiveTable, row: TableRow, now: int) -> TableRow:
    """The table of a game that has come to its end."""
    outcome = live.state.outcome
    assert outcome is not None
    result: dict[str, object] = {
        "reason": "finished",
        "winners": outcome.winners,
        "scores": outcome.scores,
        "why": outcome.reason,
        "seat": None,
    }
    return replace(row, status="over", ended=now, result=result, version=row.version + 1)


def accepted(id: str, n: int) -> bytes:
    return orjson.dumps({"type": "accepted", "id": id, "n": n})


def chat_message(lines: list[ChatRow]) -> bytes:
    return orjson.dumps({"type": "chat", "lines": lines_shown(lines)})
