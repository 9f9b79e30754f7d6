"""Owners' own decks: a data file of a game, written by who owns the printed cards. See docs/decks.md."""

from __future__ import annotations

import asyncio
import hashlib
import tomllib
from collections.abc import Mapping
from types import ModuleType
from typing import Any, Final

from redphone.core.book import OptionValue
from redphone.core.game import DataError, Game
from redphone.decks import Mistake, as_one_system_writes, mistakes_of, unfit
from redphone.server.errors import Refused
from redphone.server.games import find_game, game_of, game_with, tools_of
from redphone.server.house import House
from redphone.server.messages import MOST_DECK, DeckFile
from redphone.server.store import DeckRow
from redphone.texts import LANGUAGES

MOST_MISTAKES: Final = 200
"""That one answer names. A person's file has fewer; a hostile one could have one on each line."""


class BadDeck(Refused):
    """A deck file with mistakes."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        super().__init__(422, "error-bad-deck", n=len(mistakes))
        self.mistakes: Final = mistakes

    def content(self) -> dict[str, object]:
        return {**super().content(), "mistakes": [told(mistake) for mistake in self.mistakes[:MOST_MISTAKES]]}


def told(mistake: Mistake) -> dict[str, object]:
    here = mistake.excerpt
    shown = {"excerpt": here and here.text, "column": here and here.column}
    return {**mistake.fields, "id": mistake.id, "line": mistake.line, **shown}


async def look_through(house: House, file: DeckFile) -> dict[str, object]:
    """What its author wants to know of a deck before a table is made with it. Nothing of it is kept."""
    game = find_game(file.game, house.settings.hidden_games)
    must_take_decks(game, file.deck)
    async with house.reading:
        return await asyncio.to_thread(seen_through, game.slug, file.deck)


def seen_through(slug: str, text: str) -> dict[str, object]:
    """Nor is the game with it remembered: strangers who only ask would push out those that are played."""
    tools = must_be_right(slug, text)
    data = tomllib.loads(as_one_system_writes(text))
    return {"name": title_of(data, tools.DATA), "cards": tools.how_many(data)}


async def read(house: House, game: Game, text: str) -> DeckRow:
    async with house.reading:
        return await asyncio.to_thread(checked, game.slug, text)


def checked(slug: str, text: str) -> DeckRow:
    """A deck as it is kept, if nothing is wrong with it."""
    tools = must_be_right(slug, text)
    text = as_one_system_writes(text)
    # Read once more, and remembered: whoever comes next finds it.
    game_with(slug, text)
    key = hashlib.sha256(f"{slug}\n{text}".encode()).hexdigest()
    return DeckRow(key, text, title_of(tomllib.loads(text), tools.DATA))


def must_be_right(slug: str, text: str) -> ModuleType:
    """What the game says of decks. Not in the event loop: a hostile one takes long."""
    tools = tools_of(slug)
    assert tools is not None
    mistakes = mistakes_of(text, game_of(slug), tools)
    if mistakes:
        raise BadDeck(mistakes)
    return tools


def must_take_decks(game: Game, text: str) -> None:
    if tools_of(game.slug) is None:
        raise Refused(422, "error-no-decks", game=game.slug)
    if len(text) > MOST_DECK:
        raise Refused(413, "error-too-large")
    if any("\ud800" <= c <= "\udfff" for c in text):
        # JSON can write half of a character: nobody could keep it, nor send it back.
        raise Refused(422, "error-bad-request", where="body.deck")


def must_fit(game: Game, options: Mapping[str, OptionValue]) -> None:
    """With these options, too."""
    try:
        game.book(options)
    except DataError as error:
        raise BadDeck([unfit(error)]) from error


def title_of(data: Mapping[str, Any], name: str) -> dict[str, str]:
    """What a deck without mistakes calls itself, by language; empty: nothing.

    >>> title_of({"deck": {"name": {"fr": "Le mien"}}}, "deck")
    {'en': 'Le mien', 'fr': 'Le mien', 'ru': 'Le mien'}
    """
    said = data.get(name, {}).get("name", "")
    by_language = dict.fromkeys(LANGUAGES, said) if isinstance(said, str) else said
    told = {lang: by_language[lang].strip() for lang in LANGUAGES if by_language.get(lang)}
    return {lang: told.get(lang, next(iter(told.values()))) for lang in LANGUAGES if told}
