"""The store in a database: SQLAlchemy Core, whatever the database.

Reading is done in threads, on connections of its own; writing by one writer.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import alembic.command
import alembic.config
from sqlalchemy import (
    Connection,
    Row,
    and_,
    case,
    func,
    or_,
    select,
)
from sqlalchemy.exc import OperationalError
from sqlalchemy.sql import Select

from redphone.server import database, writing
from redphone.server.apart import Apart
from redphone.server.clerk import Clerk
from redphone.server.errors import Unwell
from redphone.server.here import Here
from redphone.server.schema import chairs, chat, decks, devices, guests, links, moves, tables
from redphone.server.store import ChairRow, Change, ChatRow, DeckRow, GuestRow, MoveRow, TableRow
from redphone.server.writer import Writer, settle

T = TypeVar("T")
MIGRATIONS: Final = Path(__file__).parent / "migrations"
UNFINISHED: Final = ("waiting", "playing")
NEWEST_FIRST: Final = (tables.c.created.desc(), tables.c.id)


class SqlStore:
    def __init__(self, url: str, *, clerk_apart: bool = False) -> None:
        """`clerk_apart`: writing is done in another process, where that is possible."""
        self.engine: Final = database.opened(url)
        to_write = database.to_write(self.engine)
        with to_write.begin() as connection:
            migrate(connection)
        # On Windows no event loop listens to what another process says.
        is_apart = clerk_apart and sys.platform != "win32"
        self._writer: Final = Writer(Apart(url) if is_apart else Here(Clerk(to_write)))

    def close(self) -> None:
        self._writer.close()
        self.engine.dispose()

    async def _read(self, question: Callable[[Connection], T]) -> T:
        def ask() -> T:
            try:
                with self.engine.connect() as connection:
                    return question(connection)
            except OperationalError as error:
                raise Unwell from error

        return await asyncio.to_thread(ask)

    # Reading

    async def probe(self) -> None:
        await self._read(lambda connection: connection.execute(select(guests.c.id).limit(1)).first())
        await self._writer.do(writing.nothing)

    async def guest_of(self, device: bytes) -> GuestRow | None:
        query = (
            select(guests.c.id, guests.c.name)
            .join(devices, devices.c.guest == guests.c.id)
            .where(devices.c.hash == device)
        )
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else GuestRow(row.id, row.name)

    async def guest_behind(self, link: bytes, at: int) -> GuestRow | None:
        query = (
            select(guests.c.id, guests.c.name)
            .join(links, links.c.guest == guests.c.id)
            .where(links.c.hash == link, links.c.expires >= at)
        )
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else GuestRow(row.id, row.name)

    async def table(self, id: str) -> TableRow | None:
        found = await self._read(lambda connection: whole_tables(connection, tables_where(tables.c.id == id)))
        return found[0] if found else None

    async def deck(self, id: str) -> DeckRow | None:
        query = select(decks).where(decks.c.id == id)
        row = await self._read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else DeckRow(**row._mapping)

    async def moves(self, table: str, after: int = 0) -> list[MoveRow]:
        query = select(moves).where(moves.c.table == table, moves.c.number > after).order_by(moves.c.number)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [MoveRow(**row._mapping) for row in rows]

    async def chat(self, table: str, most: int) -> list[ChatRow]:
        query = select(chat).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(most)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return [ChatRow(**row._mapping) for row in reversed(rows)]

    async def said(self, table: str, guest: str, chat_id: str) -> int | None:
        mine = and_(chat.c.table == table, chat.c.guest == guest, chat.c.chat_id == chat_id)
        query = select(chat.c.number).where(mine)
        return await self._read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def tables_of(self, guest: str, most: int) -> list[TableRow]:
        order = (*asked_first(guest), *NEWEST_FIRST)
        query = tables_where(tables_of(guest)).order_by(None).order_by(*order).limit(most)
        return await self._read(lambda connection: whole_tables(connection, query))

    async def open_tables(self, most: int) -> list[TableRow]:
        free = select(chairs.c.table).where(chairs.c.kind == "open")
        query = tables_where(and_(tables.c.status == "waiting", tables.c.id.in_(free))).limit(most)
        return await self._read(lambda connection: whole_tables(connection, query))

    async def unfinished_tables_of(self, guest: str) -> int:
        return await self._count(tables_of(guest))

    async def unfinished_tables_made_by(self, guest: str) -> int:
        return await self._count(tables.c.maker == guest)

    async def _count(self, whose: Any) -> int:
        query = select(func.count()).select_from(tables).where(whose, tables.c.status.in_(UNFINISHED))
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def owed_by_bots(self) -> list[str]:
        query = (
            select(tables.c.id, chairs.c.seat, moves.c.waiting)
            .select_from(tables)
            .join(chairs, and_(chairs.c.table == tables.c.id, chairs.c.kind == "bot"))
            .outerjoin(moves, and_(moves.c.table == tables.c.id, moves.c.number == last_number()))
            .where(tables.c.status == "playing")
        )
        rows = await self._read(lambda connection: connection.execute(query).all())
        # Where nobody has acted yet, only the game knows who is asked.
        asked = [row.id for row in rows if row.waiting is None or (row.waiting >> row.seat) & 1]
        return list(dict.fromkeys(asked))

    # Writing

    def write(self, change: Change) -> asyncio.Future[None]:
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.write_then(change, partial(settle, written))
        return written

    def write_then(self, change: Change, done: Callable[[BaseException | None], None]) -> None:
        if change.table is None and change.chat is None:
            self._writer.insert(change.moves, change.version, done)
        else:
            self._writer.then(partial(writing.write, change=change), done)

    async def add_guest(self, guest: GuestRow, device: bytes, at: int) -> None:
        await self._writer.do(partial(writing.add_guest, guest=guest, device=device, at=at))

    async def rename(self, guest: str, name: str) -> None:
        await self._writer.do(partial(writing.rename, guest=guest, name=name))

    async def add_link(self, guest: str, link: bytes, expires: int, at: int) -> None:
        await self._writer.do(partial(writing.add_link, guest=guest, link=link, expires=expires, at=at))

    async def use_link(self, link: bytes, device: bytes, at: int) -> GuestRow | None:
        return await self._writer.do(partial(writing.use_link, link=link, device=device, at=at))


def migrate(connection: Connection) -> None:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, "head")


def tables_of(guest: str) -> Any:
    """Where this guest sits, or has made the table and it has not started."""
    sits = select(chairs.c.table).where(chairs.c.guest == guest)
    return or_(tables.c.id.in_(sits), and_(tables.c.maker == guest, tables.c.status == "waiting"))


def last_number() -> Any:
    """Of a table's last move."""
    earlier = moves.alias("earlier")
    of_table = select(func.max(earlier.c.number)).where(earlier.c.table == tables.c.id)
    return of_table.correlate(tables).scalar_subquery()


def tables_where(condition: Any) -> Select[Any]:
    """Tables with their last move, the newest first."""
    next_one = tables.alias("next_one")
    rematch = select(next_one.c.id).where(next_one.c.rematch_of == tables.c.id).correlate(tables)
    return (
        select(
            tables,
            rematch.scalar_subquery().label("rematch"),
            decks.c.name.label("deck_name"),
            func.coalesce(moves.c.step, 0).label("n"),
            func.coalesce(moves.c.waiting, 0).label("waiting"),
            func.coalesce(moves.c.shown, 0).label("shown"),
            func.coalesce(moves.c.since, tables.c.created).label("since"),
        )
        .select_from(tables)
        .outerjoin(decks, decks.c.id == tables.c.deck)
        .outerjoin(moves, and_(moves.c.table == tables.c.id, moves.c.number == last_number()))
        .where(condition)
        .order_by(*NEWEST_FIRST)
    )


def asked_first(guest: str) -> list[Any]:
    """How the tables of a guest are ordered, as `shown.asks_first` does it: false comes before true."""
    mine = and_(chairs.c.table == tables.c.id, chairs.c.guest == guest, chairs.c.kind == "person")
    seat = select(func.min(chairs.c.seat)).where(mine).correlate(tables).scalar_subquery()
    bit = moves.c.waiting.bitwise_rshift(seat).bitwise_and(1)
    asked = and_(tables.c.status == "playing", func.coalesce(bit, 0) == 1)
    return [case((asked, 0), else_=1), case((tables.c.status.in_(UNFINISHED), 0), else_=1)]


def whole_tables(connection: Connection, query: Select[Any]) -> list[TableRow]:
    rows = connection.execute(query).all()
    sitting = chairs_of(connection, [row.id for row in rows])
    return [TableRow(**row._mapping, chairs=sitting[row.id]) for row in rows]


def chairs_of(connection: Connection, ids: Iterable[str]) -> dict[str, list[ChairRow]]:
    found: dict[str, list[ChairRow]] = {id: [] for id in ids}
    query = (
        select(chairs, func.coalesce(guests.c.name, "").label("name"))
        .outerjoin(guests, guests.c.id == chairs.c.guest)
        .where(chairs.c.table.in_(found))
        .order_by(chairs.c.table, chairs.c.seat)
    )
    for row in connection.execute(query).all():
        found[row.table].append(chair_of(row))
    return found


def chair_of(row: Row[Any]) -> ChairRow:
    values = dict(row._mapping)
    del values["table"]
    return ChairRow(**values)
