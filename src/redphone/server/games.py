"""The games of this server. Each is read once: a Game parses its data files."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from types import ModuleType
from typing import Final

import redphone
from redphone.core.game import Game, slugs
from redphone.decks import deck_tools
from redphone.server.errors import Refused
from redphone.server.guests import plain
from redphone.server.messages import LEVELS
from redphone.texts import LANGUAGES

MOST_DECKS: Final = 64
"""Games with decks of owners that are kept, beside those at live tables."""


@cache
def game_of(slug: str) -> Game:
    return redphone.game(slug)


def find_game(slug: str, hidden: bool) -> Game:
    if slug not in slugs(hidden):
        raise Refused(422, "error-unknown-game", game=plain(slug))
    return game_of(slug)


def described(hidden: bool) -> list[dict[str, object]]:
    return [facts(game_of(slug)) for slug in slugs(hidden)]


@cache
def tools_of(slug: str) -> ModuleType | None:
    return deck_tools(game_of(slug))


@lru_cache(maxsize=MOST_DECKS)
def game_with(slug: str, deck: str) -> Game:
    """The game with an owner's deck that was found right when it came."""
    tools = tools_of(slug)
    assert tools is not None
    return game_of(slug).with_data({tools.DATA: deck})


def names_in(game: Game) -> dict[str, dict[str, str]]:
    """What a game's deck calls its cards, by language and id."""
    return {lang: game.names(lang) for lang in LANGUAGES}


def facts(game: Game) -> dict[str, object]:
    least, most = game.seats
    return {
        "game": game.slug,
        "package": game.registration.folder.name,
        "title": game.registration.title,
        "about": game.registration.about,
        "rules": game.rules,
        "least_seats": least,
        "most_seats": most,
        "options": {
            name: {"default": option.default, "values": option.values}
            for name, option in game.options.items()
        },
        "levels": list(LEVELS),
        "decks": tools_of(game.slug) is not None,
        "reconstructed": reconstructed(
            {name: game.registration.standard(name) for name in game.registration.data}
        ),
    }


def reconstructed(files: Mapping[str, str]) -> list[str]:
    """What of a game's data is printed nowhere: what a file lists at its top, or the file itself if the
    source of something in it is said to be a reconstruction.

    >>> reconstructed({"dice": 'reconstructed = ["die"]', "map": '[sea]\\nsource = { name = "rulebook" }'})
    ['die']
    >>> reconstructed({"deck": '[[card]]\\nsource = { cubes = "rulebook", event = "reconstructed" }'})
    ['deck']
    """
    found: list[str] = []
    for name, text in files.items():
        data = tomllib.loads(text)
        found += map(str, data.get("reconstructed", [name] if has_reconstructed_source(data) else []))
    return found


def has_reconstructed_source(data: object) -> bool:
    if isinstance(data, list):
        return any(map(has_reconstructed_source, data))
    if not isinstance(data, dict):
        return False
    source = data.get("source")
    here = isinstance(source, dict) and "reconstructed" in source.values()
    return here or any(map(has_reconstructed_source, data.values()))
