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
from pathlib import Path

import pytest
from tests.server.running import SECONDS, Person, running, wait_until
from tests.server.test_moves import offered
from tests.server.test_tables import duel

from redphone.server.apart import Apart, portable
from redphone.server.errors import Lost, Unwell
from redphone.server.here import Here
from redphone.server.sql import SqlStore
from redphone.server.store import ChairRow, Change, GuestRow, MoveRow, TableRow

DEVICE, OTHER = b"d" * 32, b"o" * 32


def move(number: int) -> MoveRow:
    return MoveRow("t", number, 0, "bid 1", None, f"m{number}", 5, 1, 5, number, 1)


def a_table(version: int = 0) -> TableRow:
    return TableRow("t", "13-days", 1, {}, 60, "ada", 5, [ChairRow(0, "person", "ada")], version=version)


def process_of(store: SqlStore) -> int:
    desk = store._writer._desk
    assert isinstance(desk, Apart)
    pid = desk._process.pid
    assert pid is not None
    return pid


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


def test_a_clerk_goes_when_its_server_is_killed(tmp_path: Path) -> None:
    script = (
        "import sys, time\n"
        "from redphone.server.sql import SqlStore\n"
        "if __name__ == '__main__':\n"
        "    store = SqlStore(sys.argv[1], clerk_apart=True)\n"
        "    print(store._writer._desk._process.pid, flush=True)\n"
        "    time.sleep(600)\n"
    )
    file = tmp_path / "script.py"
    file.write_text(script, encoding="utf-8")
    command = [sys.executable, str(file), f"sqlite:///{tmp_path}/tables.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        clerk = int(server.stdout.readline())
        server.kill()
    wait_until(lambda: not is_there(clerk))


def test_python_ends_also_where_a_store_was_left_open(tmp_path: Path) -> None:
    script = (
        "import sys\n"
        "from redphone.server.sql import SqlStore\n"
        "if __name__ == '__main__':\n"
        "    SqlStore(sys.argv[1], clerk_apart=True)\n"
    )
    file = tmp_path / "script.py"
    file.write_text(script, encoding="utf-8")
    command = [sys.executable, str(file), f"sqlite:///{tmp_path}/tables.db"]
    subprocess.run(command, check=True, timeout=SECONDS)


def test_what_is_kept_in_memory_is_written_here() -> None:
    store = SqlStore("sqlite://", clerk_apart=True)
    assert isinstance(store._writer._desk, Here)
    store.close()


def test_a_game_is_played_while_clerks_are_lost(database: Path) -> None:
    with running(database, clerk_apart=True) as server:
        ada = Person(server, "Ada")
        socket = ada.sit(duel(ada, Person(server, "Bob")))
        moved = socket.until("moved")
        store = server.house.store
        assert isinstance(store, SqlStore)
        os.kill(process_of(store), signal.SIGKILL)
        action = offered(moved)[0]
        socket.move(action, moved["n"], "m")
        assert socket.until("accepted", "error")["error"] == {"id": "error-try-again"}
        # With the same id, as a client does it.
        socket.move(action, moved["n"], "m")
        assert socket.until("accepted", "error")["type"] == "accepted"
        assert server.rows("select count(*) from moves where move_id = 'm'") == [(1,)]


def test_an_error_that_cannot_be_sent_is_told_in_words() -> None:
    class Local(Exception):
        """Of a function: nobody else can name it."""

    assert str(portable(Local("full"))) == "Local: full"
    error = OSError(28, "full")
    assert portable(error) is error
