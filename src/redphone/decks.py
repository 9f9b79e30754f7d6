"""Decks that owners of a printed game write: what is wrong with a file, as texts with fields, by line.

A game whose deck can be replaced has a module `deck_tools`: see docs/adding-a-game.md.
"""

from __future__ import annotations

import importlib
import importlib.util
import re
import tomllib
from types import ModuleType
from typing import Final, final

from redphone.core.events import Field
from redphone.core.game import MOST_DATA, MOST_DATA_LINE, DataError, Game
from redphone.toml_lines import Lines

Path = list[str | int]
"""Where something is, from the top of the file: `["card", 3, "event", 0, "up_to"]`."""
MOST_REASON: Final = 300
"""Characters that are repeated of what others say."""


@final
class Fault:
    """What a game finds wrong: where, and a text of the game with its fields."""

    def __init__(self, path: Path, id: str, fields: dict[str, Field]) -> None:
        self.path: Final = path
        self.id: Final = id
        self.fields: Final = fields

    def __repr__(self) -> str:
        return f"<{self.path}: {self.id} {self.fields}>"


@final
class Mistake:
    """What its author is told: the line, and a text with its fields."""

    def __init__(self, line: int, id: str, fields: dict[str, Field]) -> None:
        self.line: Final = line
        self.id: Final = id
        self.fields: Final = fields


def deck_tools(game: Game) -> ModuleType | None:
    """What a game says of decks, if owners may replace its own: the name of the file, and its mistakes."""
    name = f"redphone.games.{game.registration.folder.name}.deck_tools"
    return None if importlib.util.find_spec(name) is None else importlib.import_module(name)


def as_one_system_writes(text: str) -> str:
    """A file is the same file, whatever system it comes from."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def mistakes_of(text: str, game: Game, tools: ModuleType) -> list[Mistake]:
    """Everything that is wrong with a deck, by line. What is too large or no TOML at all is one mistake."""
    text = as_one_system_writes(text)
    if len(text) > MOST_DATA:
        return [Mistake(1, "deck-too-large", {"n": len(text), "most": MOST_DATA})]
    for k, line in enumerate(text.split("\n"), 1):
        if len(line) > MOST_DATA_LINE:
            return [Mistake(k, "deck-line-too-long", {"n": len(line), "most": MOST_DATA_LINE})]
    try:
        changed = game.with_data({tools.DATA: text})
    except DataError as error:
        return [not_toml(str(error).removeprefix(f"{tools.DATA}.toml: "))]
    faults: list[Fault] = tools.mistakes(tomllib.loads(text))
    if faults:
        lines = Lines(text)
        found = [Mistake(lines.of(fault.path), fault.id, fault.fields) for fault in faults]
        return sorted(found, key=line_of)
    try:
        changed.book()
    except DataError as error:
        return [unfit(error)]
    return []


def not_toml(reason: str) -> Mistake:
    """What the parser says, in its own words, with the line that it names."""
    found = re.search(r" \(at line (\d+), column \d+\)", reason)
    if found is None:
        return Mistake(1, "deck-not-toml", {"reason": reason[:MOST_REASON]})
    return Mistake(int(found[1]), "deck-not-toml", {"reason": reason.replace(found[0], "")[:MOST_REASON]})


def unfit(error: DataError) -> Mistake:
    """What the core finds out when it lays the tables."""
    return Mistake(1, "deck-does-not-fit", {"reason": str(error)[:MOST_REASON]})


def line_of(mistake: Mistake) -> int:
    return mistake.line
