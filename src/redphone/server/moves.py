"""Moves and undos that come by the socket: judged, committed, answered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from redphone.server.errors import Lost, Refused
from redphone.server.house import House
from redphone.server.hub import Connection
from redphone.server.shown import accepted
from redphone.server.socket_messages import Move, Undo
from redphone.server.store import Change, MoveRow
from redphone.server.tables import LiveTable, Stale


class Done(NamedTuple):
    """What somebody has done that is not yet committed."""

    moves: list[MoveRow]
    answer: bytes
    alone: int | None
    """The seat that alone is told of it: it has answered a discreet question."""


async def act(house: House, connection: Connection, message: Move | Undo) -> None:
    version = -1
    try:
        async with house.holding(connection.table) as live:
            version = live.row.version
            await do(house, live, connection, message)
    except Lost:
        await act_again(house, connection, message, version)


async def act_again(house: House, connection: Connection, message: Move | Undo, version: int) -> None:
    """Another process was faster: look again, and tell everybody here what happened there. It may have
    been an answer to the same sealed question: then ours stands beside it.
    """
    async with house.holding(connection.table) as live:
        house.tell(live, table=live.row.version != version)
        house.bots.owed(live)
        await do(house, live, connection, message)


def act_now(
    house: House, connection: Connection, message: Move, failed: Callable[[int, BaseException], None]
) -> bool:
    """As `act`, without a task that is woken for the message and again for the commit. Only at a table in
    memory that nobody else changes at the moment; otherwise False, and nothing was done.

    `failed` is told of a commit that failed, with the version that the table had.
    """
    live = house.at_hand(connection.table)
    if live is None or not live.lock.acquire_now():
        return False
    try:
        done = judged(house, live, connection, message)
        if done is None:
            live.lock.release()
            return True
        change = house.change(live, done.moves)
        house.store.write_then(change, partial(written, house, live, connection, change, done, failed))
    except BaseException as error:
        if not isinstance(error, Refused):
            house.forget(live)
        live.lock.release()
        raise
    return True


def written(
    house: House,
    live: LiveTable,
    connection: Connection,
    change: Change,
    done: Done,
    failed: Callable[[int, BaseException], None],
    error: BaseException | None,
) -> None:
    """Whoever waits for the table goes on after this, and finds it as it was committed, or not at all."""
    version = live.row.version
    try:
        if error is None:
            house.committed(live, change, connection, done.answer, done.alone)
        else:
            house.forget(live)
    except Exception as fault:
        error = fault
    finally:
        live.lock.release()
    if error is not None:
        failed(version, error)


async def do(house: House, live: LiveTable, connection: Connection, message: Move | Undo) -> None:
    done = judged(house, live, connection, message)
    if done is not None:
        await house.commit(live, done.moves, sender=connection, answer=done.answer, alone=done.alone)


def judged(house: House, live: LiveTable, connection: Connection, message: Move | Undo) -> Done | None:
    """What is to be committed; None: nothing, and the sender knows why."""
    seat = live.place_of(connection.guest)
    if seat is None:
        raise Refused(403, "error-not-seated")
    done = live.done.get((seat, message.id))
    if done is not None:
        connection.send(accepted(message.id, done))
        return None
    n = live.n
    try:
        if isinstance(message, Move):
            chance = house.luck.chance(live.row.id)
            rows = live.move(seat, message.action, message.seen, chance, house.now(), message.id)
        else:
            rows = live.undo(seat, message.seen, house.now(), message.id)
    except Stale:
        connection.send(live.conflict(seat, message.id))
        return None
    return Done(rows, accepted(message.id, rows[0].step), seat if live.n == n else None)
