"""The socket of a table: hello, then messages one after the other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import Final

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from redphone.server import moves, talk, wire
from redphone.server.errors import Lost, Refused, Unwell
from redphone.server.guard import address_of
from redphone.server.guests import COOKIE
from redphone.server.house import House
from redphone.server.hub import BAD_MESSAGE, NO_TABLE, TOO_MANY, UNWELL, Connection
from redphone.server.limits import Limiter
from redphone.server.socket_messages import Hello, Move, Ping, Say, Undo, client_messages
from redphone.server.wire import wire_of

Message = Hello | Move | Undo | Say | Ping
A_MOVE: Final = ('{"type":"move",', '{"type": "move",')
"""How those begin that clients send. Whoever writes it otherwise is served by a longer way."""
PONG: Final = b'{"type":"pong"}'
MOST_MISTAKES: Final = 20
"""Messages in a row that are none, before the socket is closed."""
MOST_HASTE: Final = 20
"""Messages that come too fast, less those that don't, before the socket is closed: not in a row, or a flood
that is just slow enough for some of it to be let in would never end."""
GONE: Final = 0
"""The client has closed it."""
log: Final = logging.getLogger("redphone.socket")


class Socket:
    def __init__(self, websocket: WebSocket, house: House, messages: Limiter) -> None:
        self.websocket: Final = websocket
        self.wire: Final = wire_of(websocket.scope)
        self.house: Final = house
        self.messages: Final = messages
        self.is_idle = False
        """Does `talk` wait for a message? Otherwise another one has to wait for it."""
        self.again: Final[set[asyncio.Task[None]]] = set()
        self.paid: Move | None = None
        """A move that was read, and has to wait for its turn: it is read again, and counts once."""
        self.mistakes = 0
        self.haste = 0
        self.closer: asyncio.Task[None] | None = None

    async def serve(self, table: str) -> None:
        house, websocket = self.house, self.websocket
        await websocket.accept()
        try:
            guest = await house.guests.find(websocket.cookies.get(COOKIE))
            live = await house.table(table)
        except Refused as reason:
            await websocket.close(NO_TABLE, reason.id)
            return
        except Unwell:
            await websocket.close(UNWELL, "error-unwell")
            return
        connection = Connection(
            table,
            None if guest is None else guest.id,
            address_of(websocket.scope),
            self.wire,
            house.hub.outbox,
            house.settings.limits.outbox,
        )
        try:
            house.hub.open(connection, live.chair_of(connection.guest) is not None)
        except Refused as reason:
            await websocket.close(TOO_MANY, reason.id)
            return
        self.wire.listener = partial(self.heard, connection)
        try:
            # A task of its own: a message wakes what is here, not every layer that a request goes through.
            await asyncio.create_task(self.talk(connection))
        finally:
            self.wire.listener = None
            with contextlib.suppress(Unwell):
                await talk.goodbye(house, connection)

    async def talk(self, connection: Connection) -> None:
        connection.closing.add_done_callback(self.close_soon)
        try:
            async with asyncio.timeout(None) as deadline:
                deadline.reschedule(asyncio.get_running_loop().time() + self.house.settings.hello_seconds)
                while True:
                    message = await self.next_message(connection)
                    await self.handle(connection, message)
                    if connection.is_listening and deadline.when() is not None:
                        deadline.reschedule(None)
        except TimeoutError:
            connection.close(BAD_MESSAGE, "error-hello-first")
        except WebSocketDisconnect:
            connection.close(GONE, "")
        self.close_soon(connection.closing)
        if self.closer is not None:
            await self.closer

    def close_soon(self, closing: asyncio.Future[tuple[int, str]]) -> None:
        if self.closer is None:
            self.closer = asyncio.create_task(self.close(*closing.result()))

    async def close(self, code: int, reason: str) -> None:
        """Tell the client; uvicorn then tells us that it is gone."""
        if code == GONE:
            return
        try:
            async with asyncio.timeout(wire.LAST_SECONDS):
                await self.websocket.close(code, reason)
        except TimeoutError:
            # It does not read what was sent to it before.
            self.wire.hang_up()
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass

    async def next_message(self, connection: Connection) -> Message:
        """The next message that is one."""
        while True:
            self.is_idle = True
            received = await self.wire.receive()
            self.is_idle = False
            if received["type"] != "websocket.receive" or connection.closing.done():
                raise WebSocketDisconnect
            message = self.read(connection, received.get("text"))
            if message is not None:
                return message

    def read(self, connection: Connection, text: str | None) -> Message | None:
        """The message, if it is one; None: whoever sent it is told."""
        if self.paid is not None:
            paid, self.paid = self.paid, None
            return paid
        wait = self.messages.wait(connection.owner)
        if wait:
            self.slow_down(connection, wait)
            return None
        self.haste = max(0, self.haste - 1)
        if text is None or len(text.encode()) > self.house.settings.limits.message:
            self.complain(connection, None)
            return None
        try:
            message = client_messages.validate_json(text)
        except ValidationError:
            self.complain(connection, id_in(text))
            return None
        self.mistakes = 0
        return message

    def heard(self, connection: Connection, text: str) -> bool:
        """A move, which is what nearly everything is, is done as soon as it is heard, where that is possible;
        False: it must wait for its turn, like everything else.
        """
        if not (self.is_idle and connection.is_listening and text.startswith(A_MOVE)):
            return False
        if connection.closing.done():
            return False
        message = self.read(connection, text)
        if not isinstance(message, Move):
            return message is None
        try:
            failed = partial(self.failed, connection, message)
            is_begun = moves.act_now(self.house, connection, message, failed)
        except Exception as error:
            self.answer_failure(connection, message, error)
            return True
        if not is_begun:
            self.paid = message
        return is_begun

    def failed(self, connection: Connection, message: Move, version: int, error: BaseException) -> None:
        """What `heard` has begun was not committed."""
        if isinstance(error, Lost):
            trying = asyncio.create_task(self.try_again(connection, message, version))
            self.again.add(trying)
            trying.add_done_callback(self.again.discard)
        else:
            self.answer_failure(connection, message, error)

    async def try_again(self, connection: Connection, message: Move, version: int) -> None:
        try:
            await moves.act_again(self.house, connection, message, version)
        except Exception as error:
            self.answer_failure(connection, message, error)

    def slow_down(self, connection: Connection, wait: float) -> None:
        self.haste += 1
        if self.haste > MOST_HASTE or not connection.is_listening:
            # Who was not greeted yet would wait for an answer to its hello: better it comes again.
            connection.close(TOO_MANY, "error-too-fast")
        else:
            connection.send(error_message(None, {"id": "error-too-fast", "seconds": max(1, round(wait))}))

    def complain(self, connection: Connection, id: str | None) -> None:
        self.mistakes += 1
        if self.mistakes > MOST_MISTAKES:
            connection.close(BAD_MESSAGE, "error-bad-message")
        else:
            connection.send(error_message(id, {"id": "error-bad-message"}))

    async def handle(self, connection: Connection, message: Message) -> None:
        house = self.house
        try:
            if isinstance(message, Ping):
                connection.send(PONG)
            elif isinstance(message, Hello):
                await talk.hello(house, connection, message.seen, message.chat)
            elif not connection.is_listening:
                raise Refused(409, "error-hello-first")
            elif isinstance(message, Say):
                await talk.say(house, connection, message)
            else:
                await moves.act(house, connection, message)
        except Exception as error:
            self.answer_failure(connection, message, error)

    def answer_failure(self, connection: Connection, message: Message, error: BaseException) -> None:
        id = message.id if isinstance(message, Move | Undo | Say) else None
        if isinstance(error, Refused):
            connection.send(error_message(id, error.problem()))
            return
        # What is wrong with the store, it has said itself.
        if not isinstance(error, Lost | Unwell):
            # Ours, not the client's: it may try again, with the same id.
            where = {"table": connection.table, "type": message.type}
            log.error("message failed", extra=where, exc_info=error)
        connection.send(error_message(id, {"id": "error-try-again"}))


def error_message(id: str | None, problem: dict[str, int | str]) -> bytes:
    return orjson.dumps({"type": "error", "id": id, "error": problem})


def id_in(text: str) -> str | None:
    """The id of a message that is otherwise none, so that its sender knows what is meant."""
    try:
        found = orjson.loads(text)
    except ValueError:
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= 64 else None
