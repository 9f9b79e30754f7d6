"""The store in a database: SQLAlchemy Core, whatever the database.

Reading is done in threads, on connections of its own; writing by one writer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeVar

import alembic.command
import alembic.config
from sqlalchemy import (
    Connection,
    Dialect,
    Row,
    and_,
    bindparam,
    case,
    create_engine,
    func,
    insert,
    make_url,
    or_,
    select,
    update,
)
from sqlalchemy.exc import OperationalError
from sqlalchemy.sql import Select

from redphone.server import sqlite
from redphone.server.errors import Lost, Unwell
from redphone.server.schema import chairs, chat, decks, devices, guests, links, moves, tables
from redphone.server.store import ChairRow, Change, ChatRow, DeckRow, GuestRow, MoveRow, TableRow
from redphone.server.writer import Done, Rows, Writer, settle

T = TypeVar("T")
MIGRATIONS: Final = Path(__file__).parent / "migrations"
UNFINISHED: Final = ("waiting", "playing")
MOST_ROWS: Final = 32
"""In one statement. Each is a wait for the interpreter's lock, so they should be few; but in statements of a
hundred a row takes longer, in part for what SQLite keeps of a statement until its end."""
MARKS: Final = {"qmark": "?", "format": "%s", "pyformat": "%s"}
"""Where a value goes in a statement, by the drivers' ways to say it."""

NEWEST_FIRST: Final = (tables.c.created.desc(), tables.c.id)

# Made once: to put a statement together takes longer than the database needs for it.
NEW_TABLE: Final = insert(tables)
NEW_CHAIRS: Final = insert(chairs)
CHANGED_TABLE: Final = update(tables).where(
    tables.c.id == bindparam("this"), tables.c.version == bindparam("seen")
)
CHANGED_CHAIRS: Final = update(chairs).where(
    chairs.c.table == bindparam("this"), chairs.c.seat == bindparam("here")
)


class SqlStore:
    def __init__(self, url: str) -> None:
        where = make_url(url)
        self.engine: Final = create_engine(where, hide_parameters=True)
        if where.get_backend_name() == "sqlite":
            sqlite.prepare(self.engine, where)
        writing = self.engine.execution_options(writes=True)
        with writing.begin() as connection:
            migrate(connection)
        self._writer: Final = Writer(writing, insert_moves)

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
        # A transaction in which nothing is written costs no sync; but whoever else has locked it is noticed.
        await self._writer.do(lambda connection: None)

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
        self.write_then(change, partial(settle, written, [None]))
        return written

    def write_then(self, change: Change, done: Done) -> None:
        if change.table is None and change.chat is None:
            self._writer.insert(change.moves, change.version, done)
        else:
            self._writer.then(lambda connection: write(connection, change), done)

    async def add_guest(self, guest: GuestRow, device: bytes, at: int) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(guests).values(id=guest.id, name=guest.name, created=at))
            connection.execute(insert(devices).values(hash=device, guest=guest.id, created=at))

        await self._writer.do(work)

    async def rename(self, guest: str, name: str) -> None:
        query = update(guests).where(guests.c.id == guest).values(name=name)
        await self._writer.do(lambda connection: connection.execute(query).rowcount)

    async def add_link(self, guest: str, link: bytes, expires: int, at: int) -> None:
        def work(connection: Connection) -> None:
            connection.execute(links.delete().where(links.c.expires < at))
            connection.execute(insert(links).values(hash=link, guest=guest, expires=expires))

        await self._writer.do(work)

    async def use_link(self, link: bytes, device: bytes, at: int) -> GuestRow | None:
        def work(connection: Connection) -> GuestRow | None:
            found = connection.execute(
                links.delete().where(links.c.hash == link).returning(links.c.guest, links.c.expires)
            ).one_or_none()
            if found is None or found.expires < at:
                return None
            connection.execute(insert(devices).values(hash=device, guest=found.guest, created=at))
            row = connection.execute(select(guests).where(guests.c.id == found.guest)).one()
            return GuestRow(row.id, row.name)

        return await self._writer.do(work)


def migrate(connection: Connection) -> None:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    alembic.command.upgrade(config, "head")


def insert_moves(connection: Connection, rows: Rows) -> None:
    for start in range(0, len(rows), MOST_ROWS):
        some = rows[start : start + MOST_ROWS]
        values = tuple(chain.from_iterable(some))
        connection.exec_driver_sql(inserting_moves(connection.dialect, len(some)), values)


@lru_cache(maxsize=MOST_ROWS)
def inserting_moves(dialect: Dialect, rows: int) -> str:
    """The statement that inserts so many rows at once, each behind the version that its table must have.

    Row by row, the thread would have to wait for the interpreter's lock after each of them; SQLAlchemy's own
    way to write many takes twice as long. A table of another version is not found: then the row has no
    table, which the database refuses as it refuses a number that is taken.
    """
    mark = MARKS[dialect.paramstyle]
    into = ", ".join(dialect.identifier_preparer.quote(name) for name in MoveRow._fields)
    table = f"(SELECT id FROM {tables.name} WHERE version = {mark} AND id = {mark})"
    row = f"({', '.join([table, *[mark] * (len(MoveRow._fields) - 1)])})"
    return f"INSERT INTO {moves.name} ({into}) VALUES {', '.join([row] * rows)}"


def write(connection: Connection, change: Change) -> None:
    table = change.table
    if table is not None:
        values = facts(table)
        if change.new:
            if change.deck is not None:
                keep_deck(connection, change.deck)
            connection.execute(NEW_TABLE, {"id": table.id, **values})
            connection.execute(NEW_CHAIRS, [{"table": table.id, **seated(chair)} for chair in table.chairs])
        else:
            key = {"this": table.id, "seen": table.version - 1}
            if connection.execute(CHANGED_TABLE, {**key, **values}).rowcount != 1:
                raise Lost
            connection.execute(
                CHANGED_CHAIRS,
                [{"this": table.id, "here": chair.seat, **seated(chair)} for chair in table.chairs],
            )
    if change.moves:
        version = change.version if table is None else table.version
        insert_moves(connection, [(version, *row) for row in change.moves])
    if change.chat is not None:
        connection.execute(insert(chat).values(**vars(change.chat)))


def keep_deck(connection: Connection, deck: DeckRow) -> None:
    known = select(decks.c.id).where(decks.c.id == deck.id)
    if connection.execute(known).one_or_none() is None:
        connection.execute(insert(decks).values(**vars(deck)))


def facts(table: TableRow) -> dict[str, object]:
    """What the table's own row has; chairs, moves, the deck and the rematch are elsewhere."""
    elsewhere = {"id", "chairs", "deck_name", "rematch", "n", "waiting", "shown", "since"}
    return {name: value for name, value in vars(table).items() if name not in elsewhere}


def seated(chair: ChairRow) -> dict[str, object]:
    return {name: value for name, value in vars(chair).items() if name != "name"}


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
