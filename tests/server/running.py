"""A real server on a free port, and people who use it."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

import httpx
from tests.luck import SteadyLuck
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from redphone.server.app import create_app
from redphone.server.house import House
from redphone.server.messages import Level
from redphone.server.run import Server, listening
from redphone.server.settings import Limits, Rate, Settings
from redphone.server.socket_messages import server_messages

Data = dict[str, Any]
T = TypeVar("T")
SECONDS = 60
"""However busy the machine is."""
OFTEN = Rate(10_000, 10_000)
AT_ONCE = 2
"""Servers that may be about to end."""
GENEROUS = Limits(requests=OFTEN, changes=OFTEN, messages=OFTEN, new_guests=OFTEN, chat=OFTEN, decks=OFTEN)


class Clock:
    """The server's clock, which a test can put forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead


class Running:
    def __init__(
        self,
        database: Path,
        limits: Limits = GENEROUS,
        client: Path | None = None,
        hello_seconds: float = 10,
        hidden_games: bool = True,
        bot_paces: Mapping[Level, float] = MappingProxyType({}),
        **more: Any,
    ) -> None:
        self.database = database
        self.clock = Clock()
        self.lines: set[httpx.Client | Socket] = set()
        """Those that are not closed yet."""
        self.settings = Settings(
            database=f"sqlite:///{database}",
            limits=limits,
            hidden_games=hidden_games,
            bot_processes=1,
            bot_paces=bot_paces,
            hello_seconds=hello_seconds,
            client=client or database.parent / "no client",
            **more,
        )
        self.luck = SteadyLuck()
        self.app = create_app(self.settings, luck=self.luck, now=self.clock)
        self.door = listening("127.0.0.1", 0)
        self.port: int = self.door.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.ready = threading.Event()
        self.server = Server(self.app, self.settings, self.ready.set)
        self.thread = threading.Thread(target=self.server.run, args=([self.door],))
        self.thread.start()
        assert self.ready.wait(SECONDS)

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def ask(self, question: Coroutine[Any, Any, T]) -> T:
        """Ask the house something, in its own event loop."""
        loop = self.house.loop
        return asyncio.run_coroutine_threadsafe(question, loop).result(SECONDS)

    def stop(self) -> None:
        self.leave()
        self.end()

    def leave(self) -> None:
        """Begin to stop: to say goodbye takes a while, in which others can be served."""
        # Also where a test has failed before its people left: or a later test would be told of their sockets.
        with ExitStack() as stack:
            stack.callback(setattr, self.server, "should_exit", True)
            for line in self.lines:
                stack.callback(line.close)
        self.lines.clear()

    def end(self) -> None:
        self.thread.join(SECONDS)
        assert not self.thread.is_alive(), f"the server of {self.database} does not end"

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        connection = sqlite3.connect(self.database)
        try:
            return connection.execute(query).fetchall()
        finally:
            connection.close()


def wait_until(is_so: Callable[[], bool]) -> None:
    """Until something is so that is going to be."""
    end = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


@contextmanager
def running(database: Path, **more: Any) -> Iterator[Running]:
    server = Running(database, **more)
    try:
        yield server
    finally:
        server.stop()


class Leaving:
    """Servers that nobody needs any more. No test waits for the end of its own: the next ones do."""

    def __init__(self) -> None:
        self.servers: list[Running] = []

    def add(self, server: Running) -> None:
        server.leave()
        self.servers.append(server)
        self.wait(AT_ONCE)

    def wait(self, at_most: int) -> None:
        """Until so many are left."""
        while len(self.servers) > at_most:
            self.servers.pop(0).end()


@contextmanager
def served(leaving: Leaving, database: Path, **more: Any) -> Iterator[Running]:
    """As `running`, where nobody looks at the database afterwards."""
    server = Running(database, **more)
    try:
        yield server
    finally:
        leaving.add(server)


class Person:
    """A browser with its cookie."""

    def __init__(self, server: Running, name: str = "") -> None:
        self.server = server
        headers = {"origin": server.address, "content-type": "application/json"}
        self.http = httpx.Client(base_url=server.address, headers=headers, timeout=SECONDS, verify=False)
        server.lines.add(self.http)
        self.sockets: list[Socket] = []
        if name:
            self.post("/api/me", {"name": name})

    @property
    def cookie(self) -> str:
        return str(self.http.cookies.get("redphone", ""))

    def get(self, path: str, status: int = 200) -> Data:
        return self.checked(self.http.get(path), status)

    def post(self, path: str, body: object = None, status: int = 200) -> Data:
        return self.checked(self.http.post(path, content=json.dumps({} if body is None else body)), status)

    def checked(self, answer: httpx.Response, status: int) -> Data:
        assert answer.status_code == status, answer.text
        data: Data = answer.json()
        return data

    def refused(self, path: str, body: object, status: int, id: str) -> Data:
        error: Data = self.post(path, body, status)["error"]
        assert error["id"] == id
        return error

    def make(self, game: str, *seats: str, **more: object) -> str:
        """A table; a seat is `me`, `friend`, `open` or the level of a bot."""
        wishes = [
            {"kind": "bot", "level": seat} if seat in ("easy", "medium", "hard") else {"kind": seat}
            for seat in seats
        ]
        id: str = self.post("/api/tables", {"game": game, "seats": wishes, **more}, 201)["id"]
        return id

    def table(self, id: str) -> Data:
        return self.get(f"/api/tables/{id}")

    def sit(self, id: str, seen: int | None = None, chat: int = 0, hello: bool = True) -> Socket:
        socket = Socket(self.server, id, self.cookie)
        self.sockets.append(socket)
        if hello:
            socket.send(type="hello", seen=seen, chat=chat)
        return socket

    def leave(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.http.close()
        self.server.lines.discard(self.http)


class Socket:
    """Somebody's socket at a table: every message that comes is a message as the models have it."""

    def __init__(self, server: Running, id: str, cookie: str = "", origin: str | None = None) -> None:
        headers = {"cookie": f"redphone={cookie}"} if cookie else {}
        opening = connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{id}/socket",
            origin=Origin(origin or server.address),
            additional_headers=headers,
            compression=None,
            max_size=None,
            # What comes and is not read is kept: or it would not notice that it was closed.
            max_queue=None,
            open_timeout=SECONDS,
        )
        self.stack = ExitStack()
        self.wire: ClientConnection = self.stack.enter_context(opening)
        self.lines = server.lines
        self.lines.add(self)
        self.ids = (f"{secrets.token_hex(4)}-{k}" for k in count())
        self.sent = ""
        """The id of the last move."""
        self.indent: int | None = None
        """How its messages are written. A move that is written otherwise than usual goes the long way."""

    def send(self, **message: object) -> None:
        self.wire.send(json.dumps(message, indent=self.indent))

    def next(self) -> Data:
        text = self.wire.recv(timeout=SECONDS)
        server_messages.validate_json(text)
        message: Data = json.loads(text)
        return message

    def until(self, *types: str) -> Data:
        """The next message of one of these types."""
        while (message := self.next())["type"] not in types:
            pass
        return message

    def when(self, is_right: Callable[[Data], bool], *types: str) -> Data:
        """The next message of one of these types of which something is true."""
        while not is_right(message := self.until(*types)):
            pass
        return message

    def move(self, action: str, seen: int, id: str = "") -> str:
        self.sent = id or next(self.ids)
        self.send(type="move", id=self.sent, seen=seen, action=action)
        return self.sent

    def positions(self) -> Iterator[Data]:
        """Each position once, for somebody who moves at most once in each. What others do while a move is on
        its way, such as answering the same sealed question, is nothing to choose anew for.
        """
        message = self.until("moved")
        while True:
            sent = self.sent
            yield message
            message = self.until("moved") if self.sent == sent else self.done(self.sent)

    def done(self, id: str) -> Data:
        """The position after a move of one's own."""
        moved = None
        while (message := self.until("moved", "accepted", "conflict", "error"))["type"] == "moved":
            moved = message
        assert (message["type"], message["id"]) == ("accepted", id), message
        # Of a discreet answer it is told before it is accepted.
        if moved is not None and moved["n"] >= message["n"]:
            return moved
        n = message["n"]
        return self.when(lambda told: bool(told["n"] >= n), "moved")

    def undo(self, seen: int) -> None:
        self.send(type="undo", id=next(self.ids), seen=seen)

    def is_silent(self, seconds: float = 0.3) -> bool:
        try:
            self.wire.recv(timeout=seconds)
        except TimeoutError:
            return True
        return False

    def closed(self) -> tuple[int | None, str | None]:
        """Why the server closed it."""
        try:
            while True:
                self.next()
        except ConnectionClosed:
            return self.wire.close_code, self.wire.close_reason

    def close(self) -> None:
        self.stack.close()
        self.lines.discard(self)
