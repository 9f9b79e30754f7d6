"""What is true of SQLite alone: its file, its journal, and how a transaction begins."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, event

PAGE: Final = 1024
"""Bytes. A move changes one page, and pages are what is written and synced: of SQLite's usual 4096 most would
be other moves of the same table, written again and again. Only a new file listens to it."""
BYTES_AHEAD: Final = 16 * 1024 * 1024
"""How far the journal may be ahead of the file. A hundred tables fill SQLite's usual 1000 pages many times a
second, and each time the file itself is written and synced."""

PATIENCE: Final = 10_000
"""Milliseconds to wait for another process that writes."""


def prepare(engine: Engine, url: URL) -> None:
    """Make the file's folder, and let every connection write ahead and sync in full."""
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True, mode=0o700)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, record: object) -> None:
        # The driver would begin transactions late, and not before reading: see `begun`.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA page_size={PAGE}")
        cursor.execute("PRAGMA journal_mode=WAL")
        # A commit is on the disk before anybody hears of it.
        cursor.execute("PRAGMA synchronous=FULL")
        (page,) = cursor.execute("PRAGMA page_size").fetchone()
        cursor.execute(f"PRAGMA wal_autocheckpoint={BYTES_AHEAD // page}")
        cursor.execute("PRAGMA foreign_keys=ON")
        # Pages that a statement has changed are kept until its end, in case it fails: not in a file.
        cursor.execute("PRAGMA temp_store=MEMORY")
        cursor.execute(f"PRAGMA busy_timeout={PATIENCE}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        # Who is going to write says so at once: a reader that begins to write could find the door locked.
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
