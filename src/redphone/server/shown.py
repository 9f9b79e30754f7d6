"""What readers are shown of a table beside its game."""

from __future__ import annotations

from collections.abc import Iterable

import orjson

from redphone.server.store import ChairRow, ChatRow, TableRow
from redphone.server.tables import LiveTable


def chair_shown(
    chair: ChairRow, reader: str | None, here: set[str], invites: bool, bots_struggle: bool
) -> dict[str, object]:
    return {
        "seat": chair.seat,
        "kind": chair.kind,
        "name": chair.name,
        "level": chair.level,
        "you": chair.kind == "person" and reader is not None and chair.guest == reader,
        "here": chair.kind == "person" and chair.guest in here,
        "replaced": chair.replaced,
        "struggling": chair.kind == "bot" and bots_struggle,
        "invitation": chair.invitation if invites and chair.kind == "friend" else None,
    }


def table_shown(
    row: TableRow, reader: str | None, here: set[str], now: int, bots_struggle: bool
) -> dict[str, object]:
    """A table as a guest (None: somebody without a cookie) is shown it."""
    mine = reader is not None and row.maker == reader
    invites = mine and row.status == "waiting"
    chairs = [
        chair_shown(chair, reader, here, invites, bots_struggle and row.status == "playing")
        for chair in row.chairs
    ]
    seats = [chair.seat for chair, shown in zip(row.chairs, chairs, strict=True) if shown["you"]]
    asked = row.shown
    for seat in seats:
        asked = asked & ~(1 << seat) | row.waiting & (1 << seat)
    playing = row.status == "playing"
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "deck": None if row.deck is None else {"name": row.deck_name or {}, "names": None},
        "status": row.status,
        "chairs": chairs,
        "seat": seats[0] if seats else None,
        "mine": mine,
        "limit": row.limit,
        "n": row.n,
        "waiting": [c.seat for c in row.chairs if playing and (asked >> c.seat) & 1],
        "since": row.since if playing else row.ended or row.created,
        "now": now,
        "created": row.created,
        "ended": row.ended,
        "result": row.result,
        "rematch": row.rematch,
    }


def live_shown(
    live: LiveTable, reader: str | None, here: set[str], now: int, bots_struggle: bool
) -> dict[str, object]:
    shown = table_shown(live.row, reader, here, now, bots_struggle)
    shown.update(n=live.n, waiting=live.waiting_for(live.place_of(reader)), since=live.since)
    if live.row.deck is not None:
        shown["deck"] = {"name": live.row.deck_name or {}, "names": live.names}
    return shown


def asks_first(shown: dict[str, object]) -> tuple[bool, bool]:
    """How the tables of a reader are sorted: where it is asked, then what goes on, then what is over."""
    waiting = shown["waiting"]
    assert isinstance(waiting, list)
    return shown["seat"] not in waiting, shown["status"] not in ("waiting", "playing")


def lines_shown(lines: Iterable[ChatRow]) -> list[dict[str, object]]:
    return [
        {"n": line.number, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
        for line in lines
    ]


def accepted(id: str, n: int) -> bytes:
    """To whoever has done or said something: it is kept, under this number."""
    return orjson.dumps({"type": "accepted", "id": id, "n": n})


def chat_message(lines: Iterable[ChatRow]) -> bytes:
    return orjson.dumps({"type": "chat", "lines": lines_shown(lines)})
