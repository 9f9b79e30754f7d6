"""What is written, each by a function of a connection.

They are handed to the clerk by name and with what they are told as plain data: it may be another process.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from typing import Any, Final

from sqlalchemy import Connection, Dialect, bindparam, insert, select, update

from redphone.server.errors import Lost
from redphone.server.schema import chairs, chat, decks, devices, guests, links, moves, tables
from redphone.server.store import ChairRow, Change, DeckRow, GuestRow, MoveRow, TableRow

Rows = list[tuple[Any, ...]]
"""Moves, each behind the version that its table must have."""
MOST_ROWS: Final = 32
"""In one statement. Each has its price, so they should be few; but in statements of a hundred a row takes
longer, in part for what SQLite keeps of a statement until its end."""
MARKS: Final = {"qmark": "?", "format": "%s", "pyformat": "%s"}
"""Where a value goes in a statement, by the drivers' ways to say it."""


# Made once: to put a statement together takes longer than the database needs for it.
NEW_TABLE: Final = insert(tables)
NEW_CHAIRS: Final = insert(chairs)
CHANGED_TABLE: Final = update(tables).where(
    tables.c.id == bindparam("this"), tables.c.version == bindparam("seen")
)
CHANGED_CHAIRS: Final = update(chairs).where(
    chairs.c.table == bindparam("this"), chairs.c.seat == bindparam("here")
)


def nothing(connection: Connection) -> None:
    """A transaction in which nothing is written costs no sync; but whoever else has locked it is noticed."""


def add_guest(connection: Connection, guest: GuestRow, device: bytes, at: int) -> None:
    connection.execute(insert(guests).values(id=guest.id, name=guest.name, created=at))
    connection.execute(insert(devices).values(hash=device, guest=guest.id, created=at))


def rename(connection: Connection, guest: str, name: str) -> None:
    connection.execute(update(guests).where(guests.c.id == guest).values(name=name))


def add_link(connection: Connection, guest: str, link: bytes, expires: int, at: int) -> None:
    connection.execute(links.delete().where(links.c.expires < at))
    connection.execute(insert(links).values(hash=link, guest=guest, expires=expires))


def use_link(connection: Connection, link: bytes, device: bytes, at: int) -> GuestRow | None:
    found = connection.execute(
        links.delete().where(links.c.hash == link).returning(links.c.guest, links.c.expires)
    ).one_or_none()
    if found is None or found.expires < at:
        return None
    connection.execute(insert(devices).values(hash=device, guest=found.guest, created=at))
    row = connection.execute(select(guests).where(guests.c.id == found.guest)).one()
    return GuestRow(row.id, row.name)


def insert_moves(connection: Connection, rows: Rows) -> None:
    for start in range(0, len(rows), MOST_ROWS):
        some = rows[start : start + MOST_ROWS]
        values = tuple(chain.from_iterable(some))
        connection.exec_driver_sql(inserting_moves(connection.dialect, len(some)), values)


@lru_cache(maxsize=MOST_ROWS)
def inserting_moves(dialect: Dialect, rows: int) -> str:
    """The statement that inserts so many rows at once, each behind the version that its table must have.

    SQLAlchemy's own way to write many takes twice as long. A table of another version is not found: then the
    row has no table, which the database refuses as it refuses a number that is taken.
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
            if not change.same_chairs:
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
