"""`redphone deck`, `map` and `die`: check a file that an owner wrote, show what a game has, or copy it to be
changed.
"""

from __future__ import annotations

import importlib
import tomllib
from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Final

from rich.text import Text

from redphone import decks
from redphone.cli.files import reserve, text_of
from redphone.cli.mistakes import Mistake, cannot_write, nearest
from redphone.cli.screen import Screen
from redphone.cli.setup import find_game, pointed_at, texts_for
from redphone.core.game import Game, game, slugs
from redphone.decks import looks_like, mistakes_of, mistakes_of_shapes, tools_for
from redphone.terminal import ALARM, joined, wrap
from redphone.texts import Texts

WAYS = ("check", "show", "copy")


@dataclass(frozen=True)
class Kind:
    """A kind of file, and what is said where something is missing."""

    name: str
    no_way: str
    unknown_way: str
    no_file: str
    none: str


KINDS: Final = {
    decks.DECK: Kind(decks.DECK, "missing-deck-way", "unknown-deck-way", "missing-deck-file", "no-deck"),
    decks.MAP: Kind(decks.MAP, "missing-map-way", "unknown-map-way", "missing-map-file", "no-map"),
    decks.DIE: Kind(decks.DIE, "missing-die-way", "unknown-die-way", "missing-die-file", "no-die"),
}


def run(arguments: Namespace, texts: Texts) -> int:
    kind = KINDS[arguments.command]
    what, file, named = arguments.what, arguments.file, arguments.game
    if what is None:
        raise Mistake(kind.no_way)
    if what not in WAYS:
        raise Mistake(kind.unknown_way, typed=what, known=", ".join(WAYS), meant=nearest(what, WAYS))
    if file in slugs() and named is None and not Path(file).exists():
        # Not a file, but the game whose deck, map or die is meant.
        file, named = None, file
    # What is to be written says nothing yet of its game.
    found, tools = game_with(kind, named, None if what == "copy" else file)
    screen = Screen(colour=not arguments.no_color)
    screen.must_show(texts)
    if what == "show":
        if file is not None:
            found = find_game(found.slug, [f"{tools.DATA}={file}"])
        own = texts_for(found, texts.lang, None)
        screen.show(paper_of(found, kind).show(found, own, screen.paper.inner))
        return 0
    if file is None:
        raise Mistake(kind.no_file)
    if what == "copy":
        return copied(found, tools, file, screen, texts)
    return Check(found, tools, texts, screen).run(file, getattr(arguments, "shapes", None))


def copied(found: Game, tools: ModuleType, file: str, screen: Screen, texts: Texts) -> int:
    """The game's own file, as one to begin with."""
    own = reserve(Path(file))
    try:
        own.write_text(found.registration.standard(tools.DATA), encoding="utf-8", newline="\n")
    except OSError as error:
        raise cannot_write(file, error) from error
    screen.show([Text(texts.say("file-copied", file=file))])
    return 0


def game_with(kind: Kind, typed: str | None, file: str | None) -> tuple[Game, ModuleType]:
    """The game that is named, or else whose file it seems to be, with its tools; without a file, the first.

    A game of which a deck is all that can be replaced comes before one that has other files besides.
    """
    games = sorted((game(slug) for slug in slugs()), key=lambda one: len(one.registration.data))
    known = {one: tools for one in games if (tools := tools_for(one, kind.name)) is not None}
    if typed is None and file is not None and len(known) > 1:
        found = looks_like(text_of(file), known)
    else:
        found = find_game(next(iter(known)).slug if typed is None and known else typed)
    tools = tools_for(found, kind.name)
    if tools is None:
        raise Mistake(kind.none, game=found.slug, known=", ".join(one.slug for one in known) or "-")
    return found, tools


def paper_of(found: Game, kind: Kind) -> ModuleType:
    return importlib.import_module(f"redphone.games.{found.registration.folder.name}.terminal_{kind.name}")


class Check:
    """Every mistake of a file with its line."""

    def __init__(self, found: Game, tools: ModuleType, texts: Texts, screen: Screen) -> None:
        self.found: Final = found
        self.tools: Final = tools
        self.texts: Final = texts
        self.own: Final = texts_for(found, texts.lang, None)
        self.screen: Final = screen

    def run(self, file: str, shapes: str | None) -> int:
        """0 if there is no mistake. Shapes are looked at where the map is right."""
        text = text_of(file)
        drawn = None if shapes is None else text_of(shapes)
        mistakes = mistakes_of(text, self.found, self.tools)
        self.tell(file, mistakes)
        n = len(mistakes)
        if shapes is not None and drawn is not None and not mistakes:
            wrong = mistakes_of_shapes(drawn, text, self.tools)
            self.tell(shapes, wrong)
            n += len(wrong)
        if n:
            self.say(self.texts.say("deck-mistakes", n=n, data=self.tools.DATA, game=self.found.slug))
        else:
            self.say(self.texts.say("deck-fits", file=Path(file).name, game=self.found.slug))
        self.count(text)
        return 1 if n else 0

    def tell(self, file: str, mistakes: list[decks.Mistake]) -> None:
        for mistake in mistakes:
            said = self.own.say(mistake.id, **mistake.fields)
            line = joined((f"{Path(file).name}:{mistake.line}: ", ALARM), said)
            self.screen.show(wrap(line, self.screen.paper.inner, indent=2))
            if mistake.excerpt is not None:
                self.screen.show(pointed_at(mistake.excerpt))

    def count(self, text: str) -> None:
        """How much there is in it, where the game says so and the file can be read at all."""
        if hasattr(self.tools, "counted"):
            try:
                id, fields = self.tools.counted(tomllib.loads(decks.as_one_system_writes(text)))
            except (ValueError, RecursionError):
                return
            self.say(self.own.say(id, **fields))

    def say(self, line: str) -> None:
        self.screen.show(wrap(Text(line), self.screen.paper.inner))
