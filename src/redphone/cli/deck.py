"""`redphone deck`: check a deck file, or show a deck with where each fact is known from."""

from __future__ import annotations

import importlib
from argparse import Namespace
from pathlib import Path
from types import ModuleType

from rich.text import Text

from redphone.cli.mistakes import Mistake, cannot_read, nearest
from redphone.cli.screen import Screen
from redphone.cli.setup import find_game, texts_for
from redphone.core.game import Game, game, slugs
from redphone.decks import deck_tools, mistakes_of
from redphone.terminal import ALARM, joined, wrap
from redphone.texts import Texts

WAYS = ("check", "show")


def run(arguments: Namespace, texts: Texts) -> int:
    what, file, named = arguments.what, arguments.file, arguments.game
    if what is None:
        raise Mistake("missing-deck-way")
    if what not in WAYS:
        raise Mistake("unknown-deck-way", typed=what, known=", ".join(WAYS), meant=nearest(what, WAYS))
    if file in slugs() and named is None and not Path(file).exists():
        # Not a file, but the game whose deck is meant.
        file, named = None, file
    found, tools = deck_game(named)
    screen = Screen(colour=not arguments.no_color)
    screen.must_show(texts)
    if what == "show":
        if file is not None:
            found = find_game(found.slug, [f"{tools.DATA}={file}"])
        screen.show(paper_of(found).show(found, texts_for(found, texts.lang, None), screen.paper.inner))
        return 0
    if file is None:
        raise Mistake("missing-deck-file")
    return check(file, found, tools, texts, screen)


def deck_game(typed: str | None) -> tuple[Game, ModuleType]:
    """The game whose decks are meant, and its tools for them: the first that has any, unless one is named."""
    known = {slug: tools for slug in slugs() if (tools := deck_tools(game(slug))) is not None}
    if typed is None and known:
        typed = next(iter(known))
    found = find_game(typed)
    tools = deck_tools(found)
    if tools is None:
        raise Mistake("no-deck", game=found.slug, known=", ".join(known) or "-")
    return found, tools


def paper_of(found: Game) -> ModuleType:
    return importlib.import_module(f"redphone.games.{found.registration.folder.name}.terminal_deck")


def check(file: str, found: Game, tools: ModuleType, texts: Texts, screen: Screen) -> int:
    """Every mistake of a file with its line; 0 if there is none."""
    mistakes = mistakes_of(text_of(file), found, tools)
    own = texts_for(found, texts.lang, None)
    for mistake in mistakes:
        said = own.say(mistake.id, **mistake.fields)
        line = joined((f"{Path(file).name}:{mistake.line}: ", ALARM), said)
        screen.show(wrap(line, screen.paper.inner, indent=2))
    if mistakes:
        screen.show(wrap(Text(texts.say("deck-mistakes", n=len(mistakes))), screen.paper.inner))
        return 1
    screen.show(wrap(Text(texts.say("deck-fits", file=Path(file).name, game=found.slug)), screen.paper.inner))
    return 0


def text_of(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Mistake("cannot-read", because="because-no-text", file=file) from error
    except OSError as error:
        raise cannot_read(file, error) from error
