"""What happened and what is asked. Rules tell in ints; people, logs and the wire get ids with fields."""

from __future__ import annotations

import json
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from redphone.core.actions import Action
from redphone.core.layout import WATCHER

Field = int | str


@final
class EventKind:
    """A thing that a game can tell: its id and its fields, in the order in which the rules tell them.

    A field is a number, or is named by a table: `{"seat": None, "card": deck.kinds}`.
    """

    def __init__(self, name: str, fields: dict[str, list[str] | None]) -> None:
        self.name: str = name
        self.fields: Final = fields


@mypyc_attr(acyclic=True)
@final
class Told:
    """An event as the rules told it: plain ints."""

    def __init__(self, kind: i64, audience: i64, values: list[int]) -> None:
        self.kind: i64 = kind
        self.audience: i64 = audience
        self.values: list[int] = values


@mypyc_attr(acyclic=True)
@final
class Event:
    """Something that happened, as it is shown: an id and fields that are ids or numbers, for an audience.

    >>> drew = Event("drew", {"card": "blue-5"}, audience=0b01)
    >>> drew.is_for(0), drew.is_for(1), drew.is_for(None)
    (True, False, False)
    >>> drew.json()
    '{"id":"drew","card":"blue-5"}'
    """

    def __init__(self, id: str, fields: dict[str, Field], audience: int) -> None:
        self.id: str = id
        self.fields: dict[str, Field] = fields
        self.audience: int = audience

    def is_for(self, seat: int | None) -> bool:
        return (self.audience >> (WATCHER if seat is None else seat)) & 1 == 1

    def as_dict(self) -> dict[str, Field]:
        out: dict[str, Field] = {"id": self.id}
        out.update(self.fields)
        return out

    def json(self) -> str:
        return json.dumps(self.as_dict(), separators=(",", ":"))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.id == other.id
            and self.fields == other.fields
            and self.audience == other.audience
        )

    def __hash__(self) -> int:
        return hash(self.json())

    def __repr__(self) -> str:
        return f"<{self.json()}>"


def named(kind: EventKind, told: Told) -> Event:
    """The event with its ints replaced by names where its kind has a table for them."""
    fields: dict[str, Field] = {}
    for (field, table), value in zip(kind.fields.items(), told.values, strict=True):
        fields[field] = value if table is None else table[value]
    return Event(kind.name, fields, int(told.audience))


@mypyc_attr(acyclic=True)
@final
class Prompt:
    """The question that a seat is asked: a text's id and its fields."""

    def __init__(self, id: str, fields: dict[str, Field]) -> None:
        self.id: str = id
        self.fields: dict[str, Field] = fields

    def as_dict(self) -> dict[str, Field]:
        out: dict[str, Field] = {"id": self.id}
        out.update(self.fields)
        return out

    def __repr__(self) -> str:
        return f"<{json.dumps(self.as_dict())}>"


@mypyc_attr(acyclic=True)
@final
class Offer:
    """An action that a seat may choose, with the text that says so in words."""

    def __init__(self, action: Action, id: str, fields: dict[str, Field]) -> None:
        self.action: Action = action
        self.id: str = id
        self.fields: dict[str, Field] = fields

    def as_dict(self) -> dict[str, Field]:
        out: dict[str, Field] = {"action": self.action.text, "id": self.id}
        out.update(self.fields)
        return out

    def __repr__(self) -> str:
        return f"<{json.dumps(self.as_dict())}>"
