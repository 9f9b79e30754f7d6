"""The clerk, who writes: here, or in a process of its own."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import ArgumentError
from tests.server.running import SECONDS, Person, Running, running
from tests.server.test_moves import offered
from tests.server.test_tables import duel

from redphone.server.apart import Apart, portable
from redphone.server.errors import Lost, Unwell
from redphone.server.sql import SqlStore
from redphone.server.store import ChairRow, Change, GuestRow, MoveRow, TableRow
from redphone.server.writing import add_guest

DEVICE, OTHER = b"d" * 32, b"o" * 32


def move(number: int) -> MoveRow:
    return MoveRow("t", number, 0, "bid 1", None, f"m{number}", 5, 1, 5, number, 1)


def a_table(version: int = 0) -> TableRow:
    return TableRow("t", "13-days", 1, {}, 60, "ada", 5, [ChairRow(0, "person", "ada")], version=version)


def process_of(store: SqlStore) -> int:
    desk = store._writer._desk
    assert isinstance(desk, Apart)
    assert desk._process is not None
    assert desk._process.pid is not None
    return desk._process.pid


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def with_store(database: Path, work: Callable[[SqlStore], Awaitable[None]], *, apart: bool = True) -> None:
    async def run() -> None:
        store = SqlStore(f"sqlite:///{database}", clerk_apart=apart)
        try:
            await store.add_guest(GuestRow("ada", "Ada"), DEVICE, 1)
            await store.write(Change(table=a_table(), new=True))
            await work(store)
        finally:
            store.close()

    asyncio.run(run())


@pytest.mark.parametrize("apart", [False, True], ids=["here", "apart"])
def test_of_jobs_that_share_a_commit_each_hears_what_it_has_found_or_that_it_was_slower(
    database: Path, *, apart: bool
) -> None:
    async def work(store: SqlStore) -> None:
        await store.add_link("ada", b"l" * 32, expires=10, at=1)
        done: list[object] = [
            *await asyncio.gather(
                store.write(Change([move(1)])),
                store.use_link(b"l" * 32, OTHER, 5),
                store.write(Change([move(1)])),
                store.write(Change(table=a_table(version=7))),
                store.use_link(b"?" * 32, OTHER, 5),
                store.write(Change([move(2)])),
                return_exceptions=True,
            )
        ]
        assert done[:2] == [None, GuestRow("ada", "Ada")]
        assert [type(each) for each in done[2:4]] == [Lost, Lost]
        assert done[4:] == [None, None]
        assert [each.number for each in await store.moves("t")] == [1, 2]
        assert await store.guest_of(OTHER) == GuestRow("ada", "Ada")

    with_store(database, work, apart=apart)


@pytest.mark.parametrize("apart", [False, True], ids=["here", "apart"])
def test_where_nothing_can_be_written_everybody_is_told_and_goes_on_later(
    database: Path, *, apart: bool
) -> None:
    async def work(store: SqlStore) -> None:
        with closing(sqlite3.connect(database)) as other:
            other.execute("alter table moves rename to away")
            other.commit()
            done = await asyncio.gather(
                store.write(Change([move(1)])),
                store.write(Change(table=a_table(version=1))),
                return_exceptions=True,
            )
            assert [type(each) for each in done] == [Unwell, Unwell]
            assert {type(each.__cause__).__name__ for each in done if isinstance(each, Unwell)} == {
                "OperationalError"
            }
            other.execute("alter table away rename to moves")
            other.commit()
        # The table's version is what it was.
        await store.write(Change([move(1)], version=0))

    with_store(database, work, apart=apart)


def test_a_lost_clerk_is_followed_by_another(database: Path) -> None:
    async def work(store: SqlStore) -> None:
        first = process_of(store)
        os.kill(first, signal.SIGKILL)
        with pytest.raises(Unwell):
            await store.write(Change([move(1)]))
        await store.write(Change([move(1)]))
        assert process_of(store) != first
        assert [each.number for each in await store.moves("t")] == [1]

    with_store(database, work)


def test_a_clerk_goes_on_whatever_is_sent_to_all_of_us_and_goes_with_its_store(database: Path) -> None:
    clerks = []

    async def work(store: SqlStore) -> None:
        clerks.append(process_of(store))
        for sign in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            os.kill(clerks[0], sign)
        await store.write(Change([move(1)]))
        assert process_of(store) == clerks[0]

    with_store(database, work)
    assert not is_there(clerks[0])


def test_what_a_clerk_has_begun_and_what_waits_is_written_before_the_store_closes(database: Path) -> None:
    async def work() -> None:
        store = SqlStore(f"sqlite:///{database}", clerk_apart=True)
        await store.add_guest(GuestRow("ada", "Ada"), DEVICE, 1)
        await store.write(Change(table=a_table(), new=True))
        begun = [store.write(Change([move(n)])) for n in range(1, 30)]
        await asyncio.sleep(0)
        waiting = [store.write(Change([move(n)])) for n in range(30, 60)]
        store.close()
        assert await asyncio.gather(*begun, *waiting) == 59 * [None]

    asyncio.run(work())
    with closing(sqlite3.connect(database)) as kept:
        assert kept.execute("select count(*) from moves").fetchone() == (59,)


SCRIPT = """
import signal, sys, time
from redphone.server.sql import SqlStore
if __name__ == '__main__':
    # Also where tests run in the background of a shell, which ignores it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    store = SqlStore(sys.argv[1], clerk_apart=True)
    print('opened', flush=True)
    if len(sys.argv) > 2:
        time.sleep(600)
"""


def script(folder: Path, *more: str) -> list[str]:
    file = folder / "script.py"
    file.write_text(SCRIPT, encoding="utf-8")
    return [sys.executable, str(file), f"sqlite:///{folder}/tables.db", *more]


def test_a_clerk_goes_when_its_server_is_killed(tmp_path: Path) -> None:
    with subprocess.Popen(script(tmp_path, "wait"), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "opened\n"
        server.kill()
        # Its clerk has this pipe as well: it ends when both are gone.
        assert server.stdout.read() == ""


def test_python_ends_also_where_a_store_was_left_open(tmp_path: Path) -> None:
    subprocess.run(script(tmp_path), check=True, timeout=SECONDS, stdout=subprocess.DEVNULL)


def test_what_is_sent_to_all_of_us_does_not_reach_a_clerk_that_is_on_its_way(tmp_path: Path) -> None:
    with subprocess.Popen(
        script(tmp_path, "wait"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, process_group=0
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "opened\n"
        try:
            os.killpg(server.pid, signal.SIGINT)
            said = server.communicate(timeout=SECONDS)[1]
        finally:
            server.kill()
    # The server alone was interrupted.
    assert said.count("KeyboardInterrupt") == 1


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "sqlite:///file:x?mode=memory&uri=true"])
def test_a_database_in_memory_is_refused(url: str) -> None:
    with pytest.raises(ArgumentError, match="in memory"):
        SqlStore(url)


def test_a_clerk_that_is_lost_while_nothing_is_written_is_not_missed(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(store: SqlStore) -> None:
        first = process_of(store)
        os.kill(first, signal.SIGKILL)
        async with asyncio.timeout(SECONDS):
            while process_of(store) == first:
                await asyncio.sleep(0.01)
        await store.write(Change([move(1)]))

    with_store(database, work)
    (said,) = (record for record in caplog.records if record.message == "the clerk is lost")
    assert vars(said)["exitcode"] == -signal.SIGKILL


@pytest.mark.parametrize(("of", "what"), [(SpawnProcess, "start"), (SpawnContext, "Pipe")])
def test_where_no_clerk_can_come_everybody_is_told_until_one_can(
    database: Path, monkeypatch: pytest.MonkeyPatch, of: type, what: str
) -> None:
    async def work(store: SqlStore) -> None:
        desk = store._writer._desk
        assert isinstance(desk, Apart)
        moments = [0.0]
        desk.clock = lambda: moments[-1]
        starts = []

        def fails(*any: object) -> None:
            starts.append(moments[-1])
            raise OSError("the system gives no more")

        with monkeypatch.context() as patched:
            patched.setattr(of, what, fails)
            os.kill(process_of(store), signal.SIGKILL)
            for _ in range(3):
                with pytest.raises(Unwell):
                    await store.write(Change([move(1)]))
            # Not once for each: after a pause, and a longer one.
            assert starts == [0]
            for moment in (0.4, 0.6, 1.4, 1.7):
                moments.append(moment)
                with pytest.raises(Unwell):
                    await store.write(Change([move(1)]))
            assert starts == [0, 0.6, 1.7]
        moments.append(100)
        await store.write(Change([move(1)]))

    with_store(database, work)


@pytest.mark.parametrize("apart", [False, True], ids=["here", "apart"])
def test_a_job_that_cannot_be_sent_harms_no_other(database: Path, *, apart: bool) -> None:
    async def work(store: SqlStore) -> None:
        begun = store.write(Change([move(1)]))
        await asyncio.sleep(0)
        wrong = store._writer.do(lambda connection: None)
        await begun
        with pytest.raises(Unwell):
            await wrong
        await store.write(Change([move(2)]))

    with_store(database, work, apart=apart)


def test_what_is_written_is_not_called_unwritten_because_it_cannot_be_said(database: Path) -> None:
    async def work(store: SqlStore) -> None:
        with pytest.raises(RuntimeError, match="a module cannot be sent"):
            await store._writer.do(returns_what_cannot_be_sent)
        assert await store.guest_of(OTHER) == GuestRow("bob", "Bob")

    with_store(database, work)


def returns_what_cannot_be_sent(connection: Connection) -> object:
    add_guest(connection, GuestRow("bob", "Bob"), OTHER, 1)
    return os


def test_who_was_told_nothing_finds_its_move_written_when_it_tries_again(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(database, clerk_apart=True) as server:
        ada = Person(server, "Ada")
        socket = ada.sit(duel(ada, Person(server, "Bob")))
        moved = socket.until("moved")
        store = server.house.store
        assert isinstance(store, SqlStore)
        action = offered(moved)[0]
        heard = Apart._heard

        def lost(desk: Apart) -> None:
            """The clerk has written it, and is lost before it says so."""
            monkeypatch.setattr(Apart, "_heard", heard)
            assert desk._process is not None
            desk._process.kill()
            desk._lost(EOFError())

        desk = store._writer._desk
        assert isinstance(desk, Apart)
        before = process_of(store)
        server.ask(listened(desk, lost))
        socket.move(action, moved["n"], "m")
        assert socket.until("accepted", "error")["error"] == {"id": "error-try-again"}
        assert server.rows("select count(*) from moves where move_id = 'm'") == [(1,)]
        # With the same id, as a client does it.
        socket.move(action, moved["n"], "m")
        assert socket.until("accepted", "error")["type"] == "accepted"
        assert server.rows("select count(*) from moves where move_id = 'm'") == [(1,)]
        assert process_of(store) != before


async def listened(desk: Apart, lost: Callable[[Apart], None]) -> None:
    """What the clerk says next is heard by `lost`."""
    assert desk._line is not None
    asyncio.get_running_loop().add_reader(desk._line.fileno(), lost, desk)


def test_the_chairs_of_a_table_are_written_only_where_somebody_has_changed_them(
    server: Running, person: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    changes: list[Change] = []
    write_then = server.house.store.write_then

    def noted(change: Change, done: Callable[[BaseException | None], None]) -> None:
        changes.append(change)
        write_then(change, done)

    monkeypatch.setattr(server.house.store, "write_then", noted)
    ada, bob = person("Ada"), person("Bob")
    id = duel(ada, bob)
    bob.post(f"/api/tables/{id}/resign")
    told = [(change.table.status, change.same_chairs) for change in changes if change.table is not None]
    assert told == [("waiting", False), ("playing", False), ("over", True)]


def test_chairs_that_are_the_same_are_left_as_they_are(database: Path) -> None:
    async def work(store: SqlStore) -> None:
        table = a_table(version=1)
        table.chairs = [ChairRow(0, "open")]
        await store.write(Change(table=table, same_chairs=True))
        kept = await store.table("t")
        assert kept is not None
        assert [(chair.kind, chair.name) for chair in kept.chairs] == [("person", "Ada")]

    with_store(database, work, apart=False)


def test_of_what_cannot_be_sent_only_is_told_what_it_is() -> None:
    class Local(Exception):
        """Of a function: nobody else can name it."""

    assert str(portable(Local("secret"))) == "a Local cannot be sent"
    error = OSError(28, "full")
    assert portable(error) is error
