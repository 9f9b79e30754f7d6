"""Two players at a table, of this server or of the other: a move is done when both have seen what it led to.

What a player must know of a message is looked for in its bytes, never parsed: which position it shows, and
at our own tables, where the rules are those of 13 Days, what may be done there.
"""

from __future__ import annotations

import json
import random
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from redphone.bench.load.servers import Running, posted
from redphone.bench.load.wire import Wire, opened

Heard = Callable[[Wire, bytes], None]
SEATS: Final = (0, 1)
POSITION: Final = re.compile(rb'\],"n":(\d+),"view":')
OFFERED: Final = re.compile(rb'"action":"([^"]+)"')
ANSWER: Final = b'"answer":'
ACCEPTED: Final = b'{"type":"accepted"'
MOVED: Final = b'{"type":"moved"'
TABLE: Final = b'{"type":"table"'
STATE: Final = re.compile(rb'"_stateID":(\d+)')
UPDATE: Final = b'42/days,["update"'
SYNC: Final = b'42/days,["sync"'
MATCH_DATA: Final = b'42/days,["matchData"'
NUMBER: Final = "the number of the position"


class Table(ABC):
    """Moves at it go on as long as whoever is told of each wants them to."""

    def __init__(self, server: Running, rng: random.Random, failed: Callable[[str], None]) -> None:
        self.server: Final = server
        self.rng: Final = rng
        self.failed: Final = failed
        self.wires: list[Wire] = []
        self.seen: Final = [-1, -1]
        """The position that each player was shown last."""
        self.began = 0.0
        self.bytes = 0
        """That came since somebody moved."""
        self.is_over = False
        self.is_moving = False
        self.done: Callable[[Table, float], None] = lambda table, seconds: None
        """Called when both have seen a move, with the time that it took."""

    @property
    def is_ready(self) -> bool:
        return self.seen[0] == self.seen[1] >= 0

    def move(self) -> None:
        self.is_moving = True
        self.bytes = 0
        self.began = time.perf_counter()
        self.send_move()

    def shown(self, seat: int, position: int) -> None:
        before = self.seen[seat]
        self.seen[seat] = position
        if self.is_moving and self.is_ready and position > before:
            self.is_moving = False
            self.done(self, time.perf_counter() - self.began)

    def close(self) -> None:
        for wire in self.wires:
            wire.close()

    @abstractmethod
    async def open(self) -> None:
        """Make it, and let both sit down."""

    @abstractmethod
    async def watch(self) -> Wire:
        """Somebody else, who only looks on."""

    @abstractmethod
    def send_move(self) -> None: ...


class OurTable(Table):
    """13 Days: whoever is asked does something that is offered."""

    def __init__(self, server: Running, rng: random.Random, failed: Callable[[str], None]) -> None:
        super().__init__(server, rng, failed)
        self.id = ""
        self.moves = 0
        self.offers: Final[list[list[bytes]]] = [[], []]

    async def open(self) -> None:
        me, anybody = {"kind": "me"}, {"kind": "open"}
        made, cookie = await posted(self.server, "/api/tables", {"game": "13-days", "seats": [me, anybody]})
        self.id = made["id"]
        _, other = await posted(self.server, f"/api/tables/{self.id}/join", {})
        for seat, each in enumerate((cookie, other)):
            self.wires.append(await self.socket(each, partial(self.heard, seat)))
        for wire in self.wires:
            wire.send(b'{"type":"hello"}')

    async def socket(self, cookie: str, heard: Heard) -> Wire:
        headers = {"Origin": self.server.address, "Cookie": f"redphone={cookie}"}
        return await opened(self.server.port, f"/api/tables/{self.id}/socket", headers, heard, self.failed)

    async def watch(self) -> Wire:
        wire = await self.socket("", heard_by_nobody)
        wire.send(b'{"type":"hello"}')
        return wire

    def heard(self, seat: int, wire: Wire, message: bytes) -> None:
        self.bytes += len(message)
        if message.startswith(MOVED):
            position = POSITION.search(message)
            assert position is not None
            # What was chosen before, and waits for the other's answer, is no offer.
            self.offers[seat] = OFFERED.findall(message.partition(ANSWER)[0])
            # Nobody is asked when a game is over; of the two messages, the other may have come before.
            self.is_over = not any(self.offers)
            self.shown(seat, int(position[1]))
        elif not message.startswith((ACCEPTED, TABLE)):
            self.failed(message.decode())

    def send_move(self) -> None:
        seat = 0 if self.offers[0] else 1
        action = self.rng.choice(self.offers[seat])
        self.moves += 1
        self.wires[seat].send(
            b'{"type":"move","id":"m%d","seen":%d,"action":"%s"}' % (self.moves, self.seen[seat], action)
        )


class TheirTable(Table):
    """A match of boardgame.io: the views of a recorded game, one after the other."""

    def __init__(self, server: Running, rng: random.Random, failed: Callable[[str], None]) -> None:
        super().__init__(server, rng, failed)
        self.id = ""
        self.last = 0
        """The position in which the recorded game is over."""
        self.moves: Final[list[bytes]] = []
        """What each player sends, but for the number of the position."""

    async def open(self) -> None:
        game = self.rng.randrange(len(self.server.lengths))
        self.last = self.server.lengths[game] - 1
        wish = {"numPlayers": len(SEATS), "setupData": {"game": game}}
        self.id = (await posted(self.server, "/games/days/create", wish))[0]["matchID"]
        for seat in SEATS:
            wish = {"playerID": str(seat), "playerName": f"player {seat}"}
            joined, _ = await posted(self.server, f"/games/days/{self.id}/join", wish)
            credentials = joined["playerCredentials"]
            self.moves.append(their_move(self.id, seat, credentials))
            self.wires.append(await self.socket(str(seat), credentials, partial(self.heard, seat)))

    async def socket(self, player: str | None, credentials: str | None, heard: Heard) -> Wire:
        """Engine.io without its detour by long polling; then the game's namespace, and sync."""

        def talked(wire: Wire, message: bytes) -> None:
            if message.startswith(b"42"):
                heard(wire, message)
            elif message.startswith(b"40"):
                wire.send(event("sync", self.id, player, credentials, len(SEATS)))
            elif message.startswith(b"0"):
                wire.send(b"40/days,")
            elif message == b"2":
                wire.send(b"3")
            else:
                self.failed(message.decode())

        headers = {"Origin": self.server.address}
        path = "/socket.io/?EIO=4&transport=websocket"
        return await opened(self.server.port, path, headers, talked, self.failed)

    async def watch(self) -> Wire:
        return await self.socket(None, None, heard_by_nobody)

    def heard(self, seat: int, wire: Wire, message: bytes) -> None:
        self.bytes += len(message)
        if message.startswith((UPDATE, SYNC)):
            state = STATE.search(message)
            assert state is not None
            self.is_over = int(state[1]) >= self.last
            self.shown(seat, int(state[1]))
        elif not message.startswith(MATCH_DATA):
            self.failed(message.decode())

    def send_move(self) -> None:
        seat = self.seen[0] % 2
        self.wires[seat].send(self.moves[seat] % self.seen[seat])


def heard_by_nobody(wire: Wire, message: bytes) -> None:
    """What those are sent who only look on."""


def their_move(match: str, seat: int, credentials: str) -> bytes:
    """
    >>> their_move("m", 1, "c") % 7
    b'42/days,["update",{"type":"MAKE_MOVE","payload":{"type":"act","args":["pass"],"playerID":"1","credentials":"c"}},7,"m","1"]'
    """
    payload = {"type": "act", "args": ["pass"], "playerID": str(seat), "credentials": credentials}
    action = {"type": "MAKE_MOVE", "payload": payload}
    return event("update", action, NUMBER, match, str(seat)).replace(b'"%s"' % NUMBER.encode(), b"%d")


def event(*words: Any) -> bytes:
    """As socket.io has it, in the game's namespace.

    >>> event("sync", "m", "0")
    b'42/days,["sync","m","0"]'
    """
    return b"42/days," + json.dumps(words, separators=(",", ":")).encode()
