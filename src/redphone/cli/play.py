"""`redphone play`: a game in the terminal."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from rich.cells import cell_len
from rich.text import Text

from redphone.cli.files import new_record, program, reserve, shown, typed
from redphone.cli.live import LiveTable
from redphone.cli.mistakes import whole
from redphone.cli.screen import Screen
from redphone.cli.setup import (
    chance_for,
    find_bots,
    find_game,
    find_options,
    find_seat,
    find_seats,
    table_for,
    texts_for,
)
from redphone.cli.uncompiled import say_if_uncompiled
from redphone.core.play import Play
from redphone.texts import Texts


def run(arguments: Namespace, texts: Texts) -> int:
    game = find_game(arguments.game, arguments.data, arguments.deck)
    seats = find_seats(game, arguments.seats)
    seat = find_seat(arguments.seat, seats, otherwise=0)
    options = find_options(game, arguments.option)
    bots = find_bots(arguments.bots, [other for other in range(seats) if other != seat])
    seed = None if arguments.seed is None else whole("--seed", arguments.seed)
    table = table_for(game)
    screen = Screen(colour=not arguments.no_color, fast=arguments.fast, widest=table.widest)
    play = Play(game, seats, options)
    players = table.players(play.state.view(seat))
    texts = texts_for(game, texts.lang, seat, players)
    screen.must_show(texts)
    path = reserve(Path(arguments.record).expanduser()) if arguments.record else new_record(game.slug)
    live = LiveTable(
        play,
        table,
        texts,
        screen,
        bots=bots,
        chance=chance_for(seed, "chance"),
        bot_chance={other: chance_for(seed, f"seat {other + 1}") for other in bots},
        path=path,
        in_language=lambda lang: texts_for(game, lang, seat, players),
    )
    if screen.live and seat is not None:
        live.notice = Text(say_if_uncompiled(texts, None))
    else:
        say_if_uncompiled(texts, sys.stderr)
    if seat is None and not screen.live:
        screen.say(texts.say("watching"))
    try:
        finished = live.run()
    except KeyboardInterrupt:
        screen.say(live.texts.say("interrupted"))
        say_saved(path, screen, live.texts)
        return 130
    if finished:
        screen.show(live.end())
        say_saved(path, screen, live.texts)
    else:
        if live.notice.plain:
            screen.say(live.notice.plain)
        say_saved(path, screen, live.texts)
        screen.say(live.texts.say("goodbye"))
    return 0


def say_saved(path: Path, screen: Screen, texts: Texts) -> None:
    screen.say(texts.say("saved"))
    screen.say(shown(path))
    how, command = texts.say("to-replay"), f"{program()} replay {typed(path)}"
    if cell_len(f"{how} {command}") <= screen.paper.inner:
        screen.say(f"{how} {command}")
    else:
        screen.say(how)
        screen.say(command)
