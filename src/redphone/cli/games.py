"""`redphone games`: what can be played, a line or two each; and all there is to know of one game."""

from __future__ import annotations

import contextlib
import json
from argparse import Namespace

from rich.text import Text

import redphone
from redphone.cli.screen import Screen
from redphone.cli.setup import find_game
from redphone.core.game import Game
from redphone.terminal import QUIET, STRONG, fit, joined, wrap
from redphone.texts import TextError, Texts


def run(arguments: Namespace, texts: Texts) -> int:
    games = redphone.all_games() if arguments.game is None else [find_game(arguments.game)]
    if arguments.json:
        print(
            json.dumps(
                [facts(game, Texts(texts.lang, game.slug)) for game in games], indent=2, ensure_ascii=False
            )
        )
        return 0
    screen = Screen(colour=not arguments.no_color)
    screen.must_show(texts)
    width = screen.paper.inner
    if arguments.game is not None:
        screen.show(in_full(games[0], Texts(texts.lang, arguments.game), width))
        return 0
    for game in games:
        screen.show(in_brief(game, Texts(texts.lang, game.slug), width))
    screen.show(wrap(Text(texts.say("more-of-a-game", command="redphone games 13-days"), QUIET), width))
    return 0


def facts(game: Game, texts: Texts) -> dict[str, object]:
    return {
        "game": game.slug,
        "title": texts.say(game.registration.title),
        "about": texts.say(game.registration.about),
        "seats": list(game.seats),
        "rules": game.rules,
        "data": list(game.registration.data),
        "options": {
            name: {
                "about": about(name, texts),
                "default": option.text(option.default),
                "values": [option.text(value) for value in option.values],
            }
            for name, option in game.options.items()
        },
    }


def about(option: str, texts: Texts) -> str:
    return texts.attribute(f"option-{option.replace('_', '-')}", "about")


def in_brief(game: Game, texts: Texts, width: int) -> list[Text]:
    """The name by which it is started, how many play, and what it is about."""
    low, high = game.seats
    name = fit(Text(game.slug, STRONG), indent_of(game))
    players = (
        texts.say("players-exactly", n=low)
        if low == high
        else texts.say("players-from-to", min=low, max=high)
    )
    return [joined(name, (players, QUIET)), *indented([texts.say(game.registration.about)], game, width)]


def in_full(game: Game, texts: Texts, width: int) -> list[Text]:
    """The same, which seat is which side, and the options."""
    lines: list[str] = []
    with contextlib.suppress(TextError):
        # Where seats are sides, they have names.
        names = ", ".join(f"{seat} {texts.say(f'seat-{seat}')}" for seat in range(1, game.seats[1] + 1))
        lines.append(texts.say("which-seats", names=names))
    for option_name, option in game.options.items():
        values = "|".join(option.text(value) for value in option.values)
        usual = texts.say("option-default", value=option.text(option.default))
        lines.append(f"--option {option_name}={values}  {about(option_name, texts)} ({usual})")
    return [*in_brief(game, texts, width), *indented(lines, game, width)]


def indent_of(game: Game) -> int:
    return max(6, len(game.slug) + 2)


def indented(lines: list[str], game: Game, width: int) -> list[Text]:
    indent = indent_of(game)
    return [part for line in lines for part in wrap(joined(" " * indent, line), width, indent)]
