"""A database, opened by its address."""

from __future__ import annotations

from sqlalchemy import URL, Engine, create_engine, make_url
from sqlalchemy.exc import ArgumentError

from redphone.server import sqlite


def opened(url: str) -> Engine:
    """Its engine: values do not show in what it says of a mistake."""
    where = make_url(url)
    if where.get_backend_name() == "sqlite" and is_in_memory(where):
        raise ArgumentError("a database in memory cannot be shared by those who read and those who write")
    engine = create_engine(where, hide_parameters=True)
    if where.get_backend_name() == "sqlite":
        sqlite.prepare(engine, where)
    return engine


def to_write(engine: Engine) -> Engine:
    """The same for who is going to write: says so when a transaction begins."""
    return engine.execution_options(writes=True)


def is_in_memory(url: URL) -> bool:
    return url.database in (None, "", ":memory:") or url.query.get("mode") == "memory"
