"""What travels over the socket of a table. docs/socket.md explains it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field, TypeAdapter

from redphone.server.messages import Given, Number, Problem, Sent, Step, Table, View

MOST_CHAT: Final = 500
MOST_ACTION: Final = 100

ClientId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""Chosen by the client, for each thing that it does once: sent again, it is not done again."""

# What a client sends


class Hello(Given):
    """The first message. What was seen last; null: nothing."""

    type: Literal["hello"]
    seen: Number | None = None
    chat: Number = 0


class Move(Given):
    type: Literal["move"]
    id: ClientId
    seen: Number
    action: Annotated[str, Field(min_length=1, max_length=MOST_ACTION)]


class Undo(Given):
    type: Literal["undo"]
    id: ClientId
    seen: Number


class Say(Given):
    type: Literal["chat"]
    id: ClientId
    text: Annotated[str, Field(min_length=1, max_length=MOST_CHAT)]


class Ping(Given):
    type: Literal["ping"]


# What the server sends


class TableMessage(Sent):
    """The table as it is now: sent after hello, and whenever something about it changes but the game."""

    type: Literal["table"]
    table: Table


class Moved(Sent):
    """What happened since the last message, and the position now."""

    type: Literal["moved"]
    n: int
    steps: list[Step]
    view: View
    undo: bool = Field(description="may the reader take the last step back?")
    since: int


class Accepted(Sent):
    type: Literal["accepted"]
    id: str
    n: int


class Conflict(Sent):
    """Somebody was faster: nothing was done, and this is how it stands."""

    type: Literal["conflict"]
    id: str
    n: int
    view: View
    undo: bool
    since: int


class ChatLine(Sent):
    n: int
    seat: int | None
    name: str
    text: str
    at: int


class Chat(Sent):
    type: Literal["chat"]
    lines: list[ChatLine]


class ErrorMessage(Sent):
    type: Literal["error"]
    id: str | None = Field(description="of the message that was refused, if it had one")
    error: Problem


class Pong(Sent):
    type: Literal["pong"]


ClientMessage = Annotated[Hello | Move | Undo | Say | Ping, Field(discriminator="type")]
ServerMessage = Annotated[
    TableMessage | Moved | Accepted | Conflict | Chat | ErrorMessage | Pong, Field(discriminator="type")
]
client_messages: Final[TypeAdapter[Hello | Move | Undo | Say | Ping]] = TypeAdapter(ClientMessage)
server_messages: Final[
    TypeAdapter[TableMessage | Moved | Accepted | Conflict | Chat | ErrorMessage | Pong]
] = TypeAdapter(ServerMessage)
