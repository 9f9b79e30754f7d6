"""People who play by the socket as a good client does: they come back, and send again what was not accepted.

They remember all that the server has told them, so that it can be held against what it has kept.
"""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Origin

Data = dict[str, Any]
PAUSE = 0.03
"""Seconds between two messages: the server lets nobody send many more."""


class Broken(AssertionError):
    """The server did what it must never do."""


@dataclass(frozen=True)
class Wish:
    """A move, or without an action an undo, as it was sent."""

    id: str
    seen: int
    action: str


@dataclass(frozen=True)
class Heard:
    """What is not secret of a step that the server told of."""

    seat: int
    undoes: int | None
    at: int


class Player:
    """One seat of one table; without a cookie, somebody who watches."""

    def __init__(self, port: int, table: str, cookie: str, rng: random.Random) -> None:
        self.port = port
        self.table = table
        self.cookie = cookie
        self.rng = rng
        self.ids = (f"p{rng.getrandbits(40):x}-{k}" for k in count())
        self.wish: Wish | None = None
        """What was sent and not yet answered."""
        self.accepted: dict[str, tuple[int, Wish]] = {}
        """By id: the number of the step, and what was sent."""
        self.heard: dict[int, Heard] = {}
        self.resent = 0
        self.again = 0
        """How often a wish was sent again, and how often one that had been accepted long before."""
        self.n: int | None = None
        self.latest: tuple[list[str], bool] = ([], False)
        """What was offered last, and whether something could be taken back."""
        self.table_is_over = False
        self.is_over = False
        """And nothing is left to be answered."""

    async def play(self) -> None:
        """Until the table is over, through every loss of the connection."""
        while not self.is_over:
            try:
                async with connect(
                    f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket",
                    origin=Origin(f"http://127.0.0.1:{self.port}"),
                    additional_headers={"cookie": f"redphone={self.cookie}"},
                    compression=None,
                    max_size=None,
                ) as wire:
                    await self.talk(wire)
            except (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError):
                await asyncio.sleep(0.05)

    async def talk(self, wire: ClientConnection) -> None:
        await self.send(wire, {"type": "hello", "seen": self.n})
        if self.wish is not None:
            # Nobody knows whether it was done: so once more.
            self.resent += 1
            await self.ask(wire, self.wish)
        elif self.accepted and self.rng.random() < 0.5:
            # What was accepted before is accepted again, and not done again.
            self.again += 1
            await self.ask(wire, self.rng.choice(list(self.accepted.values()))[1])
        while not self.is_over:
            message: Data = json.loads(await wire.recv())
            await getattr(self, f"on_{message['type']}")(wire, message)

    async def send(self, wire: ClientConnection, message: Data) -> None:
        await wire.send(json.dumps(message))

    async def ask(self, wire: ClientConnection, wish: Wish) -> None:
        message: Data = {"type": "undo", "id": wish.id, "seen": wish.seen}
        if wish.action:
            message.update(type="move", action=wish.action)
        await self.send(wire, message)

    async def on_table(self, wire: ClientConnection, message: Data) -> None:
        self.table_is_over = message["table"]["status"] == "over"
        self.is_over = self.table_is_over and self.wish is None

    async def on_accepted(self, wire: ClientConnection, message: Data) -> None:
        id, n = message["id"], message["n"]
        if id in self.accepted:
            if self.accepted[id][0] != n:
                raise Broken(f"{id} was step {self.accepted[id][0]}, and now is {n}")
            return
        if self.wish is None or self.wish.id != id:
            raise Broken(f"{id} is accepted, which was not sent")
        self.accepted[id] = (n, self.wish)
        self.wish = None
        self.is_over = self.table_is_over
        if self.n is not None and n <= self.n:
            # It was done before the connection was lost, and no other message is going to come.
            await self.decide(wire)

    async def on_moved(self, wire: ClientConnection, message: Data) -> None:
        for step in message["steps"]:
            n = step["n"]
            told = Heard(step["seat"], step["undoes"], step["at"])
            if self.heard.setdefault(n, told) != told:
                raise Broken(f"step {n} was {self.heard[n]}, and now is {told}")
            if n and n - 1 not in self.heard:
                raise Broken(f"step {n} is told after {max(self.heard)}")
        if len(self.heard) != message["n"] + 1:
            raise Broken(f"{message['n']} steps, of which {len(self.heard) - 1} were told")
        self.n = message["n"]
        self.latest = [offer["action"] for offer in message["view"]["offers"]], message["undo"]
        await self.decide(wire)

    async def on_conflict(self, wire: ClientConnection, message: Data) -> None:
        """Somebody was faster. What comes next is in a message that is on its way, or was overlooked."""
        self.wish = None
        await self.on_moved(wire, {**message, "steps": []})

    async def on_error(self, wire: ClientConnection, message: Data) -> None:
        problem = message["error"]["id"]
        if problem == "error-over":
            self.wish, self.is_over = None, True
        elif problem in ("error-too-fast", "error-try-again") and self.wish is not None:
            await asyncio.sleep(1)
            await self.ask(wire, self.wish)
        else:
            raise Broken(f"{self.wish} is answered by {problem}")

    async def decide(self, wire: ClientConnection) -> None:
        actions, may_undo = self.latest
        if self.wish is not None or self.n is None or self.is_over or not (actions or may_undo):
            return
        await asyncio.sleep(PAUSE)
        if may_undo and self.rng.random() < 0.1:
            self.wish = Wish(next(self.ids), self.n, "")
        elif actions:
            self.wish = Wish(next(self.ids), self.n, self.rng.choice(actions))
        else:
            return
        await self.ask(wire, self.wish)
