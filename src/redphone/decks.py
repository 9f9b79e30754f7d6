"""Decks, maps and dice that owners of a printed game write: what is wrong with a file, as texts, by line.

A game whose deck can be replaced has a module `deck_tools`, for a map `map_tools`, for a die `die_tools`: see
docs/adding-a-game.md.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import re
import tomllib
import unicodedata
from types import ModuleType
from typing import Final, final

from redphone.core.events import Field
from redphone.core.game import MOST_DATA, MOST_DATA_LINE, DataError, Game
from redphone.faults import UNKNOWN, Fault, Path
from redphone.toml_lines import Lines

DECK: Final = "deck"
MAP: Final = "map"
DIE: Final = "die"
KINDS: Final = (DECK, MAP, DIE)
"""The files that are checked line by line: each has a command of its name."""
MOST_SHAPES: Final = 1_000_000
OTHER_QUOTES: Final = tuple("“”„‟‘’‚«»‹›")
MOST_REASON: Final = 300
"""Characters that are repeated of what others say."""
MOST_EXCERPT: Final = 60
"""Columns of a terminal for what is shown of a line with a mistake in it."""
AT_END: Final = " (at end of document)"
"""How the parser says that something was still to come."""


def cells(text: str) -> int:
    """How many columns of a terminal these letters need."""
    return sum(2 if unicodedata.east_asian_width(char) in ("W", "F") else 1 for char in text)


@final
class Excerpt:
    r"""A line of a file, or what is around a mistake in it, and the column where the mistake is, from 1.

    >>> Excerpt("cubes = = 2", 9).text, Excerpt("cubes\t=\x1b 2", 9).text
    ('cubes = = 2', 'cubes =� 2')
    >>> long = Excerpt("a" * 50 + " = = " + "b" * 50, 54, most=9)
    >>> long.text, long.column
    ('…a = = bbb…', 6)
    >>> wide = Excerpt("古" * 50 + " = = " + "巴" * 50, 54, most=9)
    >>> wide.text, wide.column
    ('… = = 巴巴…', 5)
    """

    def __init__(self, line: str, column: int, most: int = MOST_EXCERPT) -> None:
        start = max(0, min(column - 1 - most // 2, len(line) - most))
        end = min(len(line), start + most)
        while cells(line[start:end]) > most:
            # Some letters are as wide as two: what is farther from the mistake goes first.
            if column - 1 - start > end - column:
                start += 1
            else:
                end -= 1
        part = line[start:end].replace("\t", " ")
        # A hostile line must not write elsewhere on a terminal.
        part = "".join(char if char.isprintable() else "\ufffd" for char in part)
        before, after = "…" if start else "", "…" if end < len(line) else ""
        self.text: Final = before + part + after
        self.column: Final = column - start + len(before)


@final
class Mistake:
    """What its author is told: the line, and a text with its fields; of what is no TOML, the line itself."""

    def __init__(self, line: int, id: str, fields: dict[str, Field], excerpt: Excerpt | None = None) -> None:
        self.line: Final = line
        self.id: Final = id
        self.fields: Final = fields
        self.excerpt: Final = excerpt


def tools_for(game: Game, kind: str) -> ModuleType | None:
    """What a game says of decks, maps or dice, if owners may replace its own: the file, and its mistakes."""
    name = f"redphone.games.{game.registration.folder.name}.{kind}_tools"
    return None if importlib.util.find_spec(name) is None else importlib.import_module(name)


def deck_tools(game: Game) -> ModuleType | None:
    """Where a deck is all that an owner may replace: then a table on a server can be made with one."""
    return tools_for(game, DECK) if game.registration.data == [DECK] else None


def as_one_system_writes(text: str) -> str:
    """A file is the same file, whatever system it comes from."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def mistakes_of(text: str, game: Game, tools: ModuleType) -> list[Mistake]:
    """Everything that is wrong with a file, by line. What is too large or no TOML at all is one mistake."""
    text = as_one_system_writes(text)
    if len(text) > MOST_DATA:
        return [Mistake(1, "deck-too-large", {"n": len(text), "most": MOST_DATA})]
    for k, line in enumerate(text.split("\n"), 1):
        if len(line) > MOST_DATA_LINE:
            return [Mistake(k, "deck-line-too-long", {"n": len(line), "most": MOST_DATA_LINE})]
    try:
        changed = game.with_data({tools.DATA: text})
    except DataError as error:
        return [not_toml(str(error).removeprefix(f"{tools.DATA}.toml: "), text)]
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


def looks_like(text: str, games: dict[Game, ModuleType]) -> Game:
    """The game whose file it seems to be: to which the fewest of its words are unknown, then for which it has
    the fewest mistakes, and of several the first.
    """
    return min(games, key=lambda game: how_far_from(mistakes_of(text, game, games[game])))


def how_far_from(mistakes: list[Mistake]) -> tuple[int, int]:
    return sum(mistake.id == UNKNOWN for mistake in mistakes), len(mistakes)


def mistakes_of_shapes(text: str, of: str, tools: ModuleType) -> list[Mistake]:
    """What does not fit between the shapes in a JSON file and a map without mistakes, by line."""
    if len(text) > MOST_SHAPES:
        return [Mistake(1, "deck-too-large", {"n": len(text), "most": MOST_SHAPES})]
    try:
        shapes = json.loads(text)
    except ValueError as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        return [Mistake(line, "shapes-not-json", {"reason": str(error)[:MOST_REASON]})]
    except RecursionError:
        shapes = None
    if not isinstance(shapes, dict):
        return [Mistake(1, "shapes-no-table", {})]
    faults: list[Fault] = tools.mistakes_of_shapes(tomllib.loads(as_one_system_writes(of)), shapes)
    found = [Mistake(line_of_key(text, fault.path), fault.id, fault.fields) for fault in faults]
    return sorted(found, key=line_of)


def line_of_key(text: str, path: Path) -> int:
    """The line of a key of a JSON object, as a person looks for it: where it stands in quotes."""
    at = text.find(json.dumps(path[0])) if path else 0
    return 1 + text.count("\n", 0, max(at, 0))


def not_toml(reason: str, text: str) -> Mistake:
    """What the parser says, in its own words, with the line that it names and where in it; quotes that a word
    processor has made round are named as what they are.
    """
    lines = text.split("\n")
    if AT_END in reason:
        # What is missing there is missing after the last word; a line that is a comment has none.
        words = [k for k, one in enumerate(lines, 1) if one.strip() and not one.lstrip().startswith("#")]
        line = max(words, default=1)
        end = lines[line - 1].rstrip()
        why = reason.replace(AT_END, "")[:MOST_REASON]
        return Mistake(line, "deck-not-toml", {"reason": why}, Excerpt(end, len(end) + 1))
    found = re.search(r" \(at line (\d+), column (\d+)\)", reason)
    if found is None:
        return Mistake(1, "deck-not-toml", {"reason": reason[:MOST_REASON]})
    line, column = int(found[1]), int(found[2])
    here = Excerpt(lines[line - 1], column)
    if lines[line - 1][column - 1 : column] in OTHER_QUOTES:
        return Mistake(line, "deck-curly-quotes", {}, here)
    return Mistake(line, "deck-not-toml", {"reason": reason.replace(found[0], "")[:MOST_REASON]}, here)


def unfit(error: DataError) -> Mistake:
    """What the core finds out when it lays the tables."""
    return Mistake(1, "deck-does-not-fit", {"reason": str(error)[:MOST_REASON]})


def line_of(mistake: Mistake) -> int:
    return mistake.line
