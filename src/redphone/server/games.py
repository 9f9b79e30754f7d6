"""The games of this server. Each is read once: a Game parses its data files."""

from __future__ import annotations

from functools import cache

import redphone
from redphone.core.game import Game, slugs
from redphone.server.errors import Refused
from redphone.server.guests import plain
from redphone.server.messages import LEVELS


@cache
def game_of(slug: str) -> Game:
    return redphone.game(slug)


def find_game(slug: str, hidden: bool) -> Game:
    if slug not in slugs(hidden):
        raise Refused(422, "error-unknown-game", game=plain(slug))
    return game_of(slug)


def described(hidden: bool) -> list[dict[str, object]]:
    return [facts(game_of(slug)) for slug in slugs(hidden)]


def facts(game: Game) -> dict[str, object]:
    least, most = game.seats
    return {
        "game": game.slug,
        "package": game.registration.folder.name,
        "rules": game.rules,
        "least_seats": least,
        "most_seats": most,
        "options": {
            name: {"default": option.default, "values": option.values}
            for name, option in game.options.items()
        },
        "levels": list(LEVELS),
    }
