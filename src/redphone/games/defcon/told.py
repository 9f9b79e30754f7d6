"""What is wrong with a data file in one error, for who has no language and no lines."""

from __future__ import annotations

from functools import cache
from typing import Final

from redphone.faults import Fault, Path, in_short
from redphone.texts import Texts

SLUG: Final = "defcon"
MOST_SLUG: Final = 40


@cache
def english() -> Texts:
    return Texts("en", SLUG)


def told(name: str, faults: list[Fault], data: dict[str, object]) -> str:
    """The first mistakes of a file: `redphone map`, `deck` and `die` tell all of them."""
    texts = english()
    return in_short(
        f"{name}.toml",
        faults,
        lambda fault: f"{place_of(fault.path, data)}: {texts.say(fault.id, **fault.fields)}",
    )


def place_of(path: Path, data: dict[str, object]) -> str:
    """Where a mistake is: a place or a card by its slug, else by its number; and the field."""
    if len(path) < 2:
        return ".".join(str(part) for part in path) or "the file"
    slug = slug_in(data.get(str(path[0])), int(path[1]))
    start = slug or f"{path[0]} {int(path[1]) + 1}"
    return f"{start}, {path[2]}" if len(path) > 2 else start


def slug_in(tables: object, k: int) -> str:
    """What the file calls one of its tables; empty where it does not say it in a word."""
    one = tables[k] if isinstance(tables, list) and k < len(tables) else None
    slug = one.get("slug") if isinstance(one, dict) else None
    return slug if isinstance(slug, str) and slug.isidentifier() and len(slug) <= MOST_SLUG else ""
