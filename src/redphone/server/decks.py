"""Owners' own decks: a data file of a game, written by who owns the printed cards. See docs/decks.md."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from types import ModuleType
from typing import Final

from redphone.core.book import OptionValue
from redphone.core.game import DataError, Game
from redphone.server.errors import Refused
from redphone.server.games import deck_tools, game_of, game_with
from redphone.server.messages import MOST_DECK
from redphone.server.store import DeckRow
from redphone.texts import LANGUAGES
from redphone.toml_lines import Lines

MOST_MISTAKES: Final = 200
"""That one answer names. A person's file has fewer; a hostile one could have one on each line."""
MOST_REASON: Final = 300

Mistake = tuple[int, str]
"""The line, and what is wrong there."""


class BadDeck(Refused):
    """A deck file with mistakes."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        super().__init__(422, "error-bad-deck", n=len(mistakes))
        self.mistakes: Final = mistakes

    def content(self) -> dict[str, object]:
        told = [
            {"line": line, "reason": reason[:MOST_REASON]} for line, reason in self.mistakes[:MOST_MISTAKES]
        ]
        return {**super().content(), "mistakes": told}


def checked(slug: str, text: str) -> DeckRow:
    """A deck as it is kept, if nothing is wrong with it. Not in the event loop: a hostile one takes long."""
    tools = deck_tools(slug)
    assert tools is not None
    # A file is the same file, whatever system it comes from.
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    mistakes = mistakes_of(text, game_of(slug), tools)
    if mistakes:
        raise BadDeck(mistakes)
    # Read once more, and remembered: whoever comes next finds it.
    game_with(slug, text)
    key = hashlib.sha256(f"{slug}\n{text}".encode()).hexdigest()
    return DeckRow(key, text, title_of(text, tools.DATA))


def must_take_decks(game: Game, text: str) -> None:
    if deck_tools(game.slug) is None:
        raise Refused(422, "error-no-decks", game=game.slug)
    if len(text) > MOST_DECK:
        raise Refused(413, "error-too-large")
    if any("\ud800" <= c <= "\udfff" for c in text):
        # JSON can write half of a character: nobody could keep it, nor send it back.
        raise Refused(422, "error-bad-request", where="body.deck")


def must_fit(game: Game, options: Mapping[str, OptionValue]) -> None:
    """What the core finds out when it lays the tables."""
    try:
        game.book(options)
    except DataError as error:
        raise BadDeck([(1, str(error))]) from error


def mistakes_of(text: str, game: Game, tools: ModuleType) -> list[Mistake]:
    """What is wrong with a deck, by line. What is no TOML at all, or too deep, is one mistake."""
    try:
        game.with_data({tools.DATA: text})
    except DataError as error:
        reason = str(error).removeprefix(f"{tools.DATA}.toml: ")
        line = re.search(r" \(at line (\d+), column \d+\)", reason)
        return [(1, reason)] if line is None else [(int(line[1]), reason.replace(line[0], ""))]
    faults = tools.mistakes(tomllib.loads(text))
    if not faults:
        return []
    lines = Lines(text)
    return sorted([(lines.of(path), str(reason)) for path, reason in faults], key=lambda fault: fault[0])


def title_of(text: str, name: str) -> dict[str, str]:
    """What a deck without mistakes calls itself, by language; empty: nothing.

    >>> title_of('[deck]\\nname = { fr = "Le mien" }', "deck")
    {'en': 'Le mien', 'fr': 'Le mien', 'ru': 'Le mien'}
    """
    said = tomllib.loads(text).get(name, {}).get("name", "")
    by_language = dict.fromkeys(LANGUAGES, said) if isinstance(said, str) else said
    told = {lang: by_language[lang].strip() for lang in LANGUAGES if by_language.get(lang)}
    return {lang: told.get(lang, next(iter(told.values()))) for lang in LANGUAGES if told}
