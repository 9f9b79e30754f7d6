"""Owners' own decks: a data file of a game, written by who owns the printed cards. See docs/decks.md."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from typing import Final

from redphone.core.book import OptionValue
from redphone.core.game import DataError, Game
from redphone.decks import Mistake, as_one_system_writes, mistakes_of, unfit
from redphone.server.errors import Refused
from redphone.server.games import game_of, game_with, tools_of
from redphone.server.messages import MOST_DECK
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
        told = [
            {**mistake.fields, "id": mistake.id, "line": mistake.line}
            for mistake in self.mistakes[:MOST_MISTAKES]
        ]
        return {**super().content(), "mistakes": told}


def checked(slug: str, text: str) -> DeckRow:
    """A deck as it is kept, if nothing is wrong with it. Not in the event loop: a hostile one takes long."""
    tools = tools_of(slug)
    assert tools is not None
    text = as_one_system_writes(text)
    mistakes = mistakes_of(text, game_of(slug), tools)
    if mistakes:
        raise BadDeck(mistakes)
    # Read once more, and remembered: whoever comes next finds it.
    game_with(slug, text)
    key = hashlib.sha256(f"{slug}\n{text}".encode()).hexdigest()
    return DeckRow(key, text, title_of(text, tools.DATA))


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


def title_of(text: str, name: str) -> dict[str, str]:
    """What a deck without mistakes calls itself, by language; empty: nothing.

    >>> title_of('[deck]\\nname = { fr = "Le mien" }', "deck")
    {'en': 'Le mien', 'fr': 'Le mien', 'ru': 'Le mien'}
    """
    said = tomllib.loads(text).get(name, {}).get("name", "")
    by_language = dict.fromkeys(LANGUAGES, said) if isinstance(said, str) else said
    told = {lang: by_language[lang].strip() for lang in LANGUAGES if by_language.get(lang)}
    return {lang: told.get(lang, next(iter(told.values()))) for lang in LANGUAGES if told}
