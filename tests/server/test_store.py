"""The store: many writers share a commit, and the key (table, number) settles who was first."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, event

from redphone.server.errors import Lost
from redphone.server.schema import metadata
from redphone.server.sql import MIGRATIONS, SqlStore
from redphone.server.store import ChairRow, Change, ChatRow, GuestRow, MoveRow, TableRow
from redphone.server.writing import MOST_ROWS

DEVICE = b"d" * 32


def row(table: str, number: int, move_id: str | None = None, seat: int = 0) -> MoveRow:
    return MoveRow(table, number, seat, "bid 1", None, move_id, 5, 1, 5, number, 1)


def a_table(id: str, **more: Any) -> TableRow:
    chairs = [ChairRow(0, "person", "ada"), ChairRow(1, "open")]
    return TableRow(id, "13-days", 1, {"containment": "played"}, 60, "ada", 5, chairs, **more)


async def opened(database: Path) -> SqlStore:
    store = SqlStore(f"sqlite:///{database}")
    await store.add_guest(GuestRow("ada", "Ada"), DEVICE, 1)
    await store.write(Change(table=a_table("t"), new=True))
    return store


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_what_is_written_is_read(database: Path) -> None:
    async def work() -> None:
        store = await opened(database)
        assert await store.guest_of(DEVICE) == GuestRow("ada", "Ada")
        assert await store.guest_of(b"x" * 32) is None
        moves = [row("t", 1), row("t", 2, "mine")]
        await store.write(Change(moves))
        assert await store.moves("t") == moves
        assert await store.moves("t", after=1) == moves[1:]
        said = ChatRow("t", 1, "ada", 0, "Ada", "hi", "c", 9)
        await store.write(Change(chat=said))
        assert await store.chat("t", 10) == [said]
        found = await store.table("t")
        assert found is not None
        assert (found.n, found.waiting, found.since) == (2, 1, 5)
        assert found.chairs[0].name == "Ada"
        assert found.options == {"containment": "played"}
        store.close()

    run(work())


def test_two_cannot_write_the_same_number_and_who_was_second_fails_alone(database: Path) -> None:
    async def work() -> None:
        store = await opened(database)
        await store.write(Change(table=a_table("u"), new=True))
        changes = [Change([row("t", 1)]), Change([row("t", 1)]), Change([row("u", 1)])]
        done = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
        assert sorted(type(each).__name__ for each in done) == ["Lost", "NoneType", "NoneType"]
        assert done[2] is None
        assert len(await store.moves("t")) == 1
        assert len(await store.moves("u")) == 1
        store.close()

    run(work())


def test_what_belongs_together_is_written_together_or_not_at_all(database: Path) -> None:
    async def work() -> None:
        store = await opened(database)
        await store.write(Change([row("t", 1)]))
        begun = a_table("t", status="playing", version=1)
        with pytest.raises(Lost):
            await store.write(Change([row("t", 2), row("t", 1)], begun))
        found = await store.table("t")
        assert found is not None
        assert (found.status, found.version, found.n) == ("waiting", 0, 1)
        store.close()

    run(work())


def test_who_changes_a_table_must_have_seen_the_last_change(database: Path) -> None:
    async def work() -> None:
        store = await opened(database)
        await store.write(Change(table=a_table("t", version=1)))
        with pytest.raises(Lost):
            await store.write(Change(table=a_table("t", version=1)))
        await store.write(Change(table=a_table("t", version=2)))
        store.close()

    run(work())


def test_who_moves_must_have_seen_the_last_change_of_the_table(database: Path) -> None:
    async def work() -> None:
        store = await opened(database)
        await store.write(Change(table=a_table("u"), new=True))
        await store.write(Change(table=a_table("t", version=1, status="over")))
        changes = [Change([row("t", 1)]), Change([row("u", 1)])]
        done = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
        assert [type(each).__name__ for each in done] == ["Lost", "NoneType"]
        assert await store.moves("t") == []
        await store.write(Change([row("t", 1)], version=1))
        store.close()

    run(work())


def test_links_that_are_too_old_are_forgotten(database: Path) -> None:
    async def work() -> None:
        store = await opened(database)
        await store.add_link("ada", b"1" * 32, expires=10, at=1)
        await store.add_link("ada", b"2" * 32, expires=20, at=10)
        await store.add_link("ada", b"3" * 32, expires=30, at=11)
        with store.engine.connect() as connection:
            found = connection.exec_driver_sql("select expires from links order by expires").all()
        assert [tuple(each) for each in found] == [(20,), (30,)]
        store.close()

    run(work())


def test_moves_of_many_tables_share_a_commit(database: Path) -> None:
    async def work() -> None:
        store = await opened(database)
        for k in range(50):
            await store.write(Change(table=a_table(f"t{k}"), new=True))
        commits: list[object] = []
        event.listen(store.engine, "commit", commits.append)
        await asyncio.gather(*(store.write(Change([row(f"t{k}", 1)])) for k in range(50)))
        assert 1 <= len(commits) <= 5
        store.close()

    run(work())


def test_of_many_moves_that_belong_together_none_is_written_if_the_last_is_not(database: Path) -> None:
    async def work() -> None:
        store = await opened(database)
        many = 3 * MOST_ROWS
        await store.write(Change([row("t", many)]))
        with pytest.raises(Lost):
            await store.write(Change([row("t", n) for n in range(1, many + 1)]))
        assert [each.number for each in await store.moves("t")] == [many]
        store.close()

    run(work())


def test_who_does_not_wait_is_told_of_the_commit_or_of_what_went_wrong(database: Path) -> None:
    async def work() -> None:
        store = await opened(database)
        told: list[BaseException | None] = []
        for change in (Change([row("t", 1)]), Change([row("t", 1)]), Change(table=a_table("t"), new=True)):
            store.write_then(change, told.append)
        assert told == []
        await store.write(Change([row("t", 2)]))
        assert [type(each) for each in told] == [type(None), Lost, Lost]
        assert [each.number for each in await store.moves("t")] == [1, 2]
        store.close()

    run(work())


def test_one_who_fails_when_told_of_the_commit_keeps_nobody_else_waiting(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(error: BaseException | None) -> None:
        raise RuntimeError("a fault of ours")

    async def work() -> None:
        store = await opened(database)
        store.write_then(Change([row("t", 1)]), fails)
        await asyncio.wait_for(store.write(Change([row("t", 2)])), 10)
        store.close()

    run(work())
    assert "what was written cannot be told" in caplog.text


def test_what_waits_is_written_before_the_store_closes(database: Path) -> None:
    async def work() -> None:
        store = await opened(database)
        tasks = [asyncio.ensure_future(store.write(Change([row("t", n)]))) for n in range(1, 30)]
        await asyncio.sleep(0)
        store.close()
        await asyncio.gather(*tasks)

    run(work())

    async def look() -> None:
        store = SqlStore(f"sqlite:///{database}")
        assert len(await store.moves("t")) == 29
        store.close()

    run(look())


def test_the_turns_that_bots_owe_are_found(database: Path) -> None:
    async def work() -> None:
        store = await opened(database)
        chairs = [ChairRow(0, "person", "ada"), ChairRow(1, "bot", level="easy")]
        for id, waiting in (("asked", 0b10), ("both", 0b11), ("not", 0b01)):
            table = a_table(id, status="playing")
            table.chairs = chairs
            last = row(id, 2)._replace(waiting=waiting)
            await store.write(Change([row(id, 1), last], table, new=True))
        assert sorted(await store.owed_by_bots()) == ["asked", "both"]
        store.close()

    run(work())


def test_moves_of_an_older_database_are_kept(database: Path) -> None:
    moves = [row("t", n, f"m{n}") for n in range(1, 40)]

    async def write() -> None:
        store = await opened(database)
        await store.write(Change(moves))
        store.close()

    async def read() -> None:
        store = SqlStore(f"sqlite:///{database}")
        assert await store.moves("t") == moves
        store.close()

    run(write())
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "002")
        assert "uq_moves_table_seat_move_id" in made_by(connection)
    engine.dispose()
    run(read())
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        assert made_by(connection).strip().endswith("WITHOUT ROWID")
    engine.dispose()


def made_by(connection: Connection) -> str:
    """The statement that makes the table of moves."""
    found = connection.exec_driver_sql("select sql from sqlite_master where name = 'moves'").scalar_one()
    return str(found)


def test_the_migrations_make_what_the_schema_says(database: Path) -> None:
    SqlStore(f"sqlite:///{database}").close()
    # Once more: nothing is left to do.
    SqlStore(f"sqlite:///{database}").close()
    engine = create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_the_folder_of_the_database_is_made(tmp_path: Path) -> None:
    SqlStore(f"sqlite:///{tmp_path}/new/deep/tables.db").close()
    assert (tmp_path / "new/deep/tables.db").is_file()
