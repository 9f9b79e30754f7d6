"""Open sockets, and what waits to be sent to them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import Final

from redphone.server.errors import Refused
from redphone.server.settings import Limits
from redphone.server.wire import WireProtocol, framed

STOPPING: Final = 1001
UNWELL: Final = 1013
BAD_MESSAGE: Final = 4400
NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429


class Outbox:
    """Frames wait here until the loop has come round, then all of them are sent in a row.

    Between frames that are sent one by one whoever reads them falls asleep, and to wake it takes longer than
    to send.
    """

    def __init__(self) -> None:
        self._frames: list[tuple[WireProtocol, bytes]] = []

    def put(self, wire: WireProtocol, frame: bytes) -> None:
        if not self._frames:
            asyncio.get_running_loop().call_soon(self._send)
        self._frames.append((wire, frame))

    def _send(self) -> None:
        frames, self._frames = self._frames, []
        for wire, frame in frames:
            wire.write(frame)


class Connection:
    """A socket at a table. What it does not read waits with its transport, and stalls nobody else."""

    def __init__(
        self, table: str, guest: str | None, address: str, wire: WireProtocol, outbox: Outbox, most: int
    ) -> None:
        self.table: Final = table
        self.guest: Final = guest
        self.address: Final = address
        self.place: int | None = None
        """The seat for which it has been given messages."""
        self.seen: int | None = None
        """The number of the last step that it was sent."""
        self.is_listening = False
        """Has said hello, and gets what happens."""
        self.closing: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        """Why it is to be closed, as soon as it is."""
        self._wire: Final = wire
        self._outbox: Final = outbox
        self._most: Final = most
        wire.most = most

    @property
    def owner(self) -> str:
        """Whose it is, for limits."""
        return self.guest or self.address

    def send(self, message: bytes) -> None:
        self.send_frame(framed(message))

    def send_frame(self, frame: bytes) -> None:
        if self.closing.done():
            return
        if self._wire.backlog() > self._most:
            # It does not read, so it would not read a goodbye either. It comes again, and says what it saw.
            self.close(TOO_SLOW, "error-too-slow")
            self._wire.hang_up()
            return
        self._outbox.put(self._wire, frame)

    def close(self, code: int, reason: str) -> None:
        if not self.closing.done():
            self.closing.set_result((code, reason))


class Hub:
    def __init__(self, limits: Limits) -> None:
        self._limits: Final = limits
        self._tables: Final[dict[str, set[Connection]]] = {}
        self._owners: Final[Counter[str]] = Counter()
        self._addresses: Final[Counter[str]] = Counter()
        self.outbox: Final = Outbox()
        self.is_stopping = False

    def open(self, connection: Connection, sits: bool) -> None:
        """`sits`: at this table. However many watch it, who plays comes in, as often as a guest may."""
        limits = self._limits
        if (
            (not sits and len(self._tables.get(connection.table, ())) >= limits.sockets_at_table)
            or self._owners[connection.owner] >= limits.sockets_of_guest
            or self._addresses[connection.address] >= limits.sockets_of_address
        ):
            raise Refused(429, "error-too-many-sockets")
        self._owners[connection.owner] += 1
        self._addresses[connection.address] += 1
        self._tables.setdefault(connection.table, set()).add(connection)
        if self.is_stopping:
            connection.close(STOPPING, "error-stopping")

    def leave(self, connection: Connection) -> None:
        at_table = self._tables.get(connection.table, set())
        if connection not in at_table:
            return
        at_table.discard(connection)
        if not at_table:
            del self._tables[connection.table]
        for counter, key in ((self._owners, connection.owner), (self._addresses, connection.address)):
            counter[key] -= 1
            if not counter[key]:
                del counter[key]

    def at(self, table: str) -> Iterable[Connection]:
        """Those who listen."""
        return [each for each in self._tables.get(table, ()) if each.is_listening]

    def has(self, table: str) -> bool:
        return table in self._tables

    def here(self, table: str) -> set[str]:
        """The guests who listen at a table."""
        return {each.guest for each in self.at(table) if each.guest is not None}

    def stop(self) -> None:
        self.is_stopping = True
        for connections in self._tables.values():
            for connection in connections:
                connection.close(STOPPING, "error-stopping")
