"""`redphone games`: what can be played."""

from __future__ import annotations

import contextlib
import json
from argparse import Namespace

from rich.text import Text

import redphone
from redphone.cli.screen import Screen
from redphone.core.game import Game
from redphone.terminal import QUIET, STRONG, fit, joined, wrap
from redphone.texts import TextError, Texts


def run(arguments: Namespace, texts: Texts) -> int:
    games = redphone.all_games()
    if arguments.json:
        print(
            json.dumps(
                [facts(game, Texts(texts.lang, game.slug)) for game in games], indent=2, ensure_ascii=False
            )
        )
        return 0
    screen = Screen(colour=not arguments.no_color)
    screen.must_show(texts)
    for game in games:
        screen.show(entry(game, Texts(texts.lang, game.slug), screen.paper.inner))
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


def entry(game: Game, texts: Texts, width: int) -> list[Text]:
    low, high = game.seats
    name = fit(Text(game.slug, STRONG), max(6, len(game.slug) + 2))
    players = (
        texts.say("players-exactly", n=low)
        if low == high
        else texts.say("players-from-to", min=low, max=high)
    )
    out = [joined(name, (players, QUIET))]
    lines = [texts.say(game.registration.about)]
    with contextlib.suppress(TextError):
        # Where seats are sides, they have names.
        names = ", ".join(f"{seat} {texts.say(f'seat-{seat}')}" for seat in range(1, high + 1))
        lines.append(texts.say("which-seats", names=names))
    for option_name, option in game.options.items():
        values = "|".join(option.text(value) for value in option.values)
        usual = texts.say("option-default", value=option.text(option.default))
        lines.append(f"--option {option_name}={values}  {about(option_name, texts)} ({usual})")
    indent = name.cell_len
    for line in lines:
        out += wrap(joined(" " * indent, line), width, indent)
    return out
