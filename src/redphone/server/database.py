"""A database, opened by its address."""

from __future__ import annotations

from sqlalchemy import Engine, create_engine, make_url

from redphone.server import sqlite


def opened(url: str) -> Engine:
    """Its engine: values do not show in what it says of a mistake."""
    where = make_url(url)
    engine = create_engine(where, hide_parameters=True)
    if where.get_backend_name() == "sqlite":
        sqlite.prepare(engine, where)
    return engine


def to_write(engine: Engine) -> Engine:
    """The same for who is going to write: says so when a transaction begins."""
    return engine.execution_options(writes=True)


def is_shared(url: str) -> bool:
    """Does another process that opens it find the same? Not in what is kept in memory."""
    where = make_url(url)
    return where.get_backend_name() != "sqlite" or where.database not in (None, "", ":memory:")
