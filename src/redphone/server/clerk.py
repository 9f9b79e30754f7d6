"""The clerk, who does the writing: all jobs that come at the same time, in one transaction."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from redphone.server.errors import Lost, Unwell
from redphone.server.writing import Rows, insert_moves

Work = Callable[[Connection], Any]
Outcome = Any
"""What a job has found, and mostly that is nothing; an exception: what went wrong with this one alone."""
Told = Callable[[list[Outcome]], None]
log: Final = logging.getLogger("redphone.store")


class Job(NamedTuple):
    """Moves and nothing else, so that those of many jobs share a statement; or anything else."""

    rows: Rows
    work: Work | None


class Clerk:
    """Belongs to the thread that uses it first."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._kept: Connection | None = None

    def write(self, jobs: list[Job]) -> list[Outcome]:
        """Commit them, or raise: then nothing is written."""
        connection = self._connection()
        try:
            return self._in_one(connection, jobs)
        except (IntegrityError, Lost):
            # Somebody was slower than another process: nothing is written yet, and that one fails alone.
            return self._each_alone(connection, jobs)

    def close(self) -> None:
        if self._kept is not None:
            self._kept.close()

    def _connection(self) -> Connection:
        # One for all: taking it from the pool and giving it back would cost as much as a batch.
        if self._kept is None:
            self._kept = self._engine.connect()
        return self._kept

    def _in_one(self, connection: Connection, jobs: list[Job]) -> list[Outcome]:
        """All moves in few statements, and nothing that would be needed only if something went wrong."""
        rows = [row for job in jobs for row in job.rows]
        with connection.begin():
            if rows:
                insert_moves(connection, rows)
            return [None if job.work is None else job.work(connection) for job in jobs]

    def _each_alone(self, connection: Connection, jobs: list[Job]) -> list[Outcome]:
        with connection.begin():
            return [alone(connection, job.work or partial(insert_moves, rows=job.rows)) for job in jobs]


def alone(connection: Connection, work: Work) -> Outcome:
    try:
        with connection.begin_nested():
            return work(connection)
    except IntegrityError as error:
        lost = Lost()
        lost.__cause__ = error
        return lost
    except Lost as error:
        return error


def none_written(jobs: list[Job], why: Exception, where: list[str] | None = None) -> list[Outcome]:
    """The disk is full, the file is locked or gone: everybody is told. `where` it went wrong, if that was in
    another process."""
    facts: dict[str, object] = {"jobs": len(jobs)}
    if where is not None:
        facts |= {"exception": type(why).__name__, "where": where}
    log.error("commit failed", extra=facts, exc_info=why if where is None else None)
    outcomes: list[Outcome] = []
    for _ in jobs:
        unwell = Unwell()
        unwell.__cause__ = why
        outcomes.append(unwell)
    return outcomes
