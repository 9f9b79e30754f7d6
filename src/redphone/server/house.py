"""The house: tables in memory, and who hears of what is committed at them.

Whatever changes a table is done while its lock is held: judged, committed, then told. What was not committed
is never shown; a table whose commit failed is forgotten, and read again from the store.

What people do at a table: `lifecycle` (by HTTP), `moves` and `talk` (by its socket).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import orjson

from redphone.server.bots import Runner
from redphone.server.chance import Luck
from redphone.server.errors import Refused
from redphone.server.guests import Guests
from redphone.server.hub import Connection, Hub
from redphone.server.limits import Limiter
from redphone.server.settings import Settings
from redphone.server.shown import live_shown
from redphone.server.store import Change, GuestRow, MoveRow, Store, TableRow
from redphone.server.tables import LiveTable, Place, Stale
from redphone.server.wire import framed

log: Final = logging.getLogger("redphone.tables")


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class House:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        luck: Luck | None = None,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.luck: Final = Luck() if luck is None else luck
        self.now: Final = now
        self.loop: Final = asyncio.get_running_loop()
        self.hub: Final = Hub(settings.limits)
        self.guests: Final = Guests(store)
        self.bots: Final = Runner(
            settings.bot_processes,
            settings.bot_paces,
            self.luck,
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

    def at_hand(self, id: str) -> LiveTable | None:
        """The table, if it is in memory: there it stays, while others are used less lately."""
        live = self._live.get(id)
        if live is not None:
            self._live.move_to_end(id)
        return live

    async def table(self, id: str) -> LiveTable:
        live = self.at_hand(id)
        if live is not None:
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
        # Chairs are replaced, like all that belongs to a table.
        same_chairs = row is not None and row.chairs is live.row.chairs
        return Change(moves, row, version=live.row.version, same_chairs=same_chairs)

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

    async def bot_moves(self, table: str, seat: int, seen: int, action: str) -> bool:
        """What a bot has thought of, by the same way as everybody's moves. False: somebody was faster, and it
        must think again. What it may not do is refused: that is a mistake of ours, and no reason to hurry.
        """
        async with self.holding(table) as live:
            if live.row.status != "playing" or live.row.chairs[seat].kind != "bot":
                return True
            try:
                rows = live.move(seat, action, seen, self.luck.chance(table), self.now(), None)
            except Stale:
                return False
            await self.commit(live, rows)
            return True

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
