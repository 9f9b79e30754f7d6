"""What travels between the server and its clients: HTTP bodies, and what socket messages are made of.

The messages themselves are in socket_messages.py. The client's types are generated from these models: see
describe.py. docs/protocol.md explains them.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from redphone.core.game import MOST_DATA

MOST_NAME: Final = 40
MOST_SEATS: Final = 6
LEAST_LIMIT: Final = 30
MOST_LIMIT: Final = 30 * 24 * 3600
USUAL_LIMIT: Final = 24 * 3600
MOST_NUMBER: Final = 1_000_000_000
MOST_LINK: Final = 4096
MOST_DECK: Final = MOST_DATA
"""Characters of a deck file."""

Level = Literal["easy", "medium", "hard"]
LEVELS: Final[tuple[Level, ...]] = ("easy", "medium", "hard")
Status = Literal["waiting", "playing", "over", "closed"]

SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Field(ge=0, le=MOST_NUMBER)]
Secret = Annotated[str, Field(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
OptionChoice = bool | int | str
GameName = Annotated[str, Field(max_length=40)]
# One that is longer is not a bad request but too large, and that is said.
DeckText = Annotated[str, Field(json_schema_extra={"maxLength": MOST_DECK})]


class Given(BaseModel):
    """What a client sends: exactly the fields that are named, of exactly their types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Sent(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


# What the engine says: a text's id, and fields that are numbers or ids of names.


class Said(BaseModel):
    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, int | str] = Field(init=False)

    id: str


class Event(Said):
    """Something that happened, as this reader was told it. Its text is `event-` and the id."""


class Prompt(Said):
    """The question that this reader is asked."""


class Offer(Said):
    """Something that this reader may do now: `action` is what is sent back, the rest says it in words."""

    action: str


class Problem(Said):
    """What went wrong: a text's id and its fields."""


class Outcome(Sent):
    scores: list[int]
    winners: list[int]
    reason: str


class View(Sent):
    """The position as one reader is shown it. `table` is the game's own."""

    game: str
    rules: int
    options: dict[str, OptionChoice]
    seats: int
    seat: int | None = Field(description="whose view; null: a watcher's")
    actor: int = Field(
        description="who must decide: a seat, -1: chance, -2: the game is over, -3: it is not said who"
    )
    waiting: list[int] = Field(description="all seats that are asked now, as far as this reader is shown it")
    prompt: Prompt | None
    offers: list[Offer]
    answer: Offer | None = Field(description="what this reader chose, while others have still to answer")
    table: dict[str, object]
    outcome: Outcome | None


class Step(Sent):
    """One row of a table's log, as this reader was told it.

    A seat's action, what chance did (seat -1), all answers to a discreet question (seat -3), or an undo: then
    `undoes` is the n of the step taken back. Step 0 is what happened before anybody acted.
    """

    n: Number
    seat: int
    events: list[Event]
    undoes: int | None
    at: int = Field(description="when, in milliseconds since 1970")


# HTTP


class ErrorReply(Sent):
    error: Problem


class Health(Sent):
    status: Literal["ok", "failing"] = Field(description="failing: the store does not answer")
    version: str
    compiled: bool


class GameOption(Sent):
    default: OptionChoice
    values: list[OptionChoice]


class GameInfo(Sent):
    game: str = Field(description="the name by which tables ask for it")
    package: str = Field(description="the folder of its texts and of its drawings")
    title: str = Field(description="the id of the text that is its name: a package may have two games")
    about: str = Field(description="the id of the text that says what it is")
    rules: int
    least_seats: int
    most_seats: int
    options: dict[str, GameOption]
    levels: list[Level]
    decks: bool = Field(description="whether a table can be made with an owner's own deck")
    reconstructed: list[str] = Field(
        description="what of its data is ours because the printed values could not be known; empty: nothing"
    )


class Games(Sent):
    games: list[GameInfo]


class Guest(Sent):
    name: str = Field(description="empty: none was given")


class Me(Sent):
    guest: Guest | None = Field(description="null: nobody yet; a guest is made when one is needed")


class Named(Given):
    name: Annotated[str, Field(max_length=MOST_NAME)]


class Nothing(Given):
    """An empty object."""


class DeviceLink(Sent):
    secret: str = Field(description="for POST /api/device on the other device, once")
    expires: int


class Device(Given):
    secret: Secret


class LinkOpened(Given):
    # Of any form: one that was cut off on its way, or grew, is answered like one that does not work any more.
    secret: Annotated[str, Field(max_length=MOST_LINK)]


class Player(Guest):
    tables: int = Field(description="of this guest that are not over")


class Whose(Sent):
    guest: Player | None = Field(description="null: this link does not work, or not any more")
    present: Player | None = Field(description="who this device is now; null: nobody yet")
    is_same: bool = Field(description="this device is that guest already")


class SeatWish(Given):
    kind: Literal["me", "friend", "open", "bot"]
    level: Level | None = None


class NewTable(Given):
    game: GameName
    options: Annotated[dict[str, OptionChoice], Field(max_length=20)] = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=MOST_SEATS)]
    limit: Annotated[int, Field(ge=LEAST_LIMIT, le=MOST_LIMIT)] = USUAL_LIMIT
    deck: DeckText | None = Field(
        None,
        description="the text of an owner's deck file, for games with `decks`; null: the game's own deck",
    )


class DeckFile(Given):
    """A deck that is to be looked through, before a table is made with it."""

    game: GameName
    deck: DeckText


class DeckFound(Sent):
    """A deck in which nothing is wrong."""

    name: dict[str, str] = Field(description="what it calls itself, by language; empty: it has no name")
    cards: int


class DeckMistake(Said):
    """What is wrong, as a text of the game."""

    line: int = Field(description="of the file that was sent, from 1")
    excerpt: str | None = Field(description="where it is no TOML: that line, or what is around the mistake")
    column: int | None = Field(description="where in the excerpt the mistake is, from 1")


class DeckMistakes(Sent):
    """A deck that was refused. The error's `n` counts all mistakes; the first 200 are listed."""

    error: Problem
    mistakes: list[DeckMistake]


class Join(Given):
    seat: SeatNumber | None = None
    invitation: Secret | None = None


class Replace(Given):
    seat: SeatNumber | None = Field(None, description="null: whoever is silent")
    level: Level = "medium"


class Chair(Sent):
    seat: int
    kind: Literal["person", "bot", "open", "friend"]
    name: str = Field(description="of a person; empty: none was given")
    level: Level | None = Field(description="of a bot")
    you: bool
    here: bool = Field(description="a person with an open socket at this table")
    replaced: bool = Field(description="a bot that took the chair of a person")
    struggling: bool = Field(description="a bot that cannot think at the moment, and does whatever it may")
    invitation: str | None = Field(description="of a friend's chair, shown to who made the table")


class Result(Sent):
    """How a table ended."""

    reason: Literal["finished", "resigned"]
    winners: list[int]
    scores: list[int] | None = Field(description="of a finished game")
    why: str | None = Field(description="of a finished game: the id of the text that says why")
    seat: int | None = Field(description="who resigned")


class OwnDeck(Sent):
    """An owner's deck, as it calls itself and its cards. Plain text, by language (en, fr, ru)."""

    name: dict[str, str] = Field(description="empty: it has none")
    names: dict[str, dict[str, str]] | None = Field(
        description="by language and id: what its cards are called; others as our texts call them. "
        "null in lists of tables"
    )


class Table(Sent):
    id: str
    game: str
    rules: int
    options: dict[str, OptionChoice]
    deck: OwnDeck | None = Field(description="null: the game's own")
    status: Status
    chairs: list[Chair]
    seat: int | None = Field(description="the reader's; null: a watcher")
    mine: bool = Field(description="the reader made it")
    limit: int = Field(description="seconds before a silent seat may be given to a bot")
    n: int = Field(description="the number of its last step")
    waiting: list[int] = Field(
        description="the seats that are asked now, as far as the reader is shown it: see `actor` of a view"
    )
    since: int = Field(description="since when; before the start: since the table was made")
    now: int = Field(description="the server's clock, in milliseconds since 1970, as all times")
    created: int
    ended: int | None
    result: Result | None
    rematch: str | None = Field(description="the table of the rematch, if somebody asked for one")


class Tables(Sent):
    mine: list[Table]
    open: list[Table]


class Position(Sent):
    n: int
    view: View


class Replay(Sent):
    """A finished game for one reader: `steps` without those that were taken back."""

    n: int
    seat: int | None
    steps: list[Step]
    table: Table
