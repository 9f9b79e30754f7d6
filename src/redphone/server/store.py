"""What is kept: guests, tables, moves and chat. The interface; sql.py has it in a database.

All writing goes through one writer, and what waits shares a commit. The key (table, number) of a move settles
who was first, and so does the version of its table: who was not gets `Lost`, and must look again. A store
that cannot read or write raises `Unwell`, and nothing has changed, unless who writes was lost in the middle:
moves and chat have ids of their clients, by which they are not written again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol

from redphone.core.book import OptionValue
from redphone.server.messages import Level, Status

ChairKind = Literal["person", "bot", "open", "friend"]


@dataclass
class GuestRow:
    id: str
    name: str


@dataclass
class ChairRow:
    seat: int
    kind: ChairKind
    guest: str | None = None
    """Who sits here; on a friend's chair: for whom it is kept, if that is known."""
    name: str = ""
    """The guest's. Kept with the guest, and not here."""
    level: Level | None = None
    replaced: bool = False
    invitation: str | None = None
    """Of a chair that was meant for a friend, also when somebody sits on it."""


@dataclass
class DeckRow:
    """An owner's deck. Kept once, however many tables are played with it."""

    id: str
    """The hash of its game and its text."""
    text: str
    name: dict[str, str]
    """What it calls itself, by language."""


@dataclass
class TableRow:
    id: str
    game: str
    rules: int
    options: dict[str, OptionValue]
    limit: int
    maker: str
    created: int
    chairs: list[ChairRow]
    status: Status = "waiting"
    ended: int | None = None
    result: dict[str, object] | None = None
    deck: str | None = None
    """The id of an owner's deck; None: the game's own."""
    deck_name: dict[str, str] | None = None
    """Kept with the deck, and not here."""
    rematch_of: str | None = None
    rematch: str | None = None
    version: int = 0
    """Counts the changes to everything above: who changes it must have seen the last one."""
    n: int = 0
    """The number of the last step."""
    waiting: int = 0
    """After the last move: the seats that are asked, a bit each."""
    shown: int = 0
    """Those of which others may be shown that they are."""
    since: int = 0


class MoveRow(NamedTuple):
    """A tuple, because the values of many are handed to the database in a row."""

    table: str
    number: int
    seat: int
    """Who acted; -1: chance."""
    action: str
    """Empty: an undo."""
    undoes: int | None
    """The step; of an answer to a discreet question, which is none yet, the one that has asked it."""
    move_id: str | None
    """The client's. Unique for a seat of a table."""
    at: int
    waiting: int
    since: int
    step: int
    """The number of the last step that readers are told: not its own while a discreet question is open."""
    shown: int


@dataclass
class ChatRow:
    table: str
    number: int
    guest: str
    seat: int | None
    name: str
    text: str
    chat_id: str
    at: int


@dataclass
class Change:
    """What is written at once for a table, or not at all."""

    moves: list[MoveRow] = field(default_factory=list)
    table: TableRow | None = None
    """If it changed: `version` is the new one."""
    version: int = 0
    """If it did not change: the one at which the moves were made. A table that was changed since, ended for
    example, takes none of them."""
    new: bool = False
    same_chairs: bool = False
    """Who sits where did not change with the table."""
    deck: DeckRow | None = None
    """That a new table is played with, unless it is kept already."""
    chat: ChatRow | None = None


class Store(Protocol):
    def close(self) -> None:
        """After everything that waits is written."""

    # Reading

    async def probe(self) -> None:
        """Read something, whatever it is, and get ready to write: whoever asks wants to know whether that is
        possible."""

    async def guest_of(self, device: bytes) -> GuestRow | None: ...

    async def guest_behind(self, link: bytes, at: int) -> GuestRow | None: ...

    async def table(self, id: str) -> TableRow | None: ...

    async def deck(self, id: str) -> DeckRow | None: ...

    async def moves(self, table: str, after: int = 0) -> list[MoveRow]: ...

    async def chat(self, table: str, most: int) -> list[ChatRow]: ...

    async def said(self, table: str, guest: str, chat_id: str) -> int | None:
        """The number of a line of chat, however old it is."""

    async def tables_of(self, guest: str, most: int) -> list[TableRow]:
        """First those where the guest is asked, then those that go on; the newest of each."""

    async def open_tables(self, most: int) -> list[TableRow]: ...

    async def unfinished_tables_of(self, guest: str) -> int:
        """How many of those of `tables_of` are not over."""

    async def unfinished_tables_made_by(self, guest: str) -> int: ...

    async def owed_by_bots(self) -> list[str]:
        """The tables at which a bot is asked."""

    # Writing

    def write(self, change: Change) -> Awaitable[None]:
        """Commit it, together with whatever else waits. `Lost`: somebody was faster."""
        ...

    def write_then(self, change: Change, done: Callable[[BaseException | None], None]) -> None:
        """The same, for who does not wait: `done` is called with what went wrong, or None."""

    async def add_guest(self, guest: GuestRow, device: bytes, at: int) -> None: ...

    async def rename(self, guest: str, name: str) -> None: ...

    async def add_link(self, guest: str, link: bytes, expires: int, at: int) -> None:
        """And forget those that are too old by now."""

    async def use_link(self, link: bytes, device: bytes, at: int) -> GuestRow | None:
        """Make the device one of the link's guest; None: there is no such link, or it is used or too old."""
