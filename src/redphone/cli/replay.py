"""`redphone replay`: step through the record of a game, print it, or check it."""

from __future__ import annotations

import sys
from argparse import Namespace
from bisect import bisect_left, bisect_right
from pathlib import Path
from typing import Final

from rich.text import Text

from redphone.cli.keys import Keys
from redphone.cli.mistakes import Mistake, cannot_read
from redphone.cli.screen import Screen, is_terminal
from redphone.cli.setup import find_seat, table_for, texts_for
from redphone.cli.told import told
from redphone.core.events import Event
from redphone.core.game import GameError
from redphone.core.layout import CHANCE
from redphone.core.play import Play
from redphone.core.records import Record, RecordError
from redphone.core.state import State
from redphone.terminal import QUIET, STRONG, Table, View, rule, wrap
from redphone.texts import Texts

Stop = tuple[int, int]
"""How many actions were done, and what is shown then."""
PAGE: Final = 0
"""A page of its own: what has just ended."""
TABLE: Final = 1


def run(arguments: Namespace, texts: Texts) -> int:
    record = read(arguments.file)
    seat = find_seat(arguments.seat, record.seats, otherwise=None)
    table = table_for(record.game)
    players = table.players(record.start().state.view(seat))
    texts = texts_for(record.game, texts.lang, seat, players)
    screen = Screen(colour=not arguments.no_color, widest=table.widest)
    screen.must_show(texts)
    replay = Replay(record, arguments.file, table, texts, screen)
    if arguments.check:
        said = texts.say("replay-good", file=arguments.file, n=len(record.lines))
        screen.show(wrap(Text(said), screen.paper.inner))
    elif arguments.all or not is_terminal(sys.stdin) or not is_terminal(sys.stdout):
        replay.print()
    else:
        with screen:
            replay.step_through()
    return 0


def read(file: str | None) -> Record:
    if file is None:
        raise Mistake("missing-file")
    try:
        text = Path(file).read_bytes().decode("utf-8")
        if not text:
            raise Mistake("empty-record", file=file)
        return Record.parse(text)
    except OSError as error:
        raise cannot_read(file, error) from error
    except UnicodeDecodeError as error:
        raise Mistake("cannot-read", because="because-no-text", file=file) from error
    except RecordError as error:
        raise Mistake("bad-record", file=file, line=error.line, reason=error.reason) from error


class Replay:
    """All positions of a record, and a finger on one of them. A record that does not hold is a Mistake."""

    def __init__(self, record: Record, file: str, table: Table, texts: Texts, screen: Screen) -> None:
        self.table = table
        self.texts = texts
        self.screen = screen
        self.seat = texts.me
        self.states: list[State] = []
        try:
            self.play: Play = record.start()
            for play in record.replay():
                self.play = play
                self.states.append(play.state.clone())
            record.check()
        except RecordError as error:
            raise Mistake("bad-record", file=file, line=error.line, reason=error.reason) from error
        except GameError as error:
            # The data files that stand in its header.
            raise Mistake("bad-data", reason=str(error)) from error
        self.last = len(self.states) - 1
        self.stops = self.all_stops()

    def all_stops(self) -> list[Stop]:
        """Where stepping stops: where somebody decides, where a page of its own is due, and at the end."""
        out: list[Stop] = []
        for n, state in enumerate(self.states):
            if n and self.interlude(n):
                out.append((n, PAGE))
            if state.actor != CHANCE or n == self.last:
                out.append((n, TABLE))
        return out

    # Printing.

    def print(self) -> None:
        """Every action that can be told, with its number."""
        inner = self.screen.paper.inner
        digits = max(3, len(str(self.last)))
        lines: list[Text] = []
        moves = [self.events(n - 1, n) for n in range(1, self.last + 1)]
        for n, story in enumerate(self.table.story(moves, self.texts), 1):
            label = str(n).rjust(digits)
            for line in story:
                told = wrap(Text(f"{label}  {line}"), inner, indent=digits + 2)
                told[0].stylize(QUIET, 0, digits)
                lines += told
                label = " " * digits
        self.screen.show([*lines, Text(), *wrap(Text(self.ending(), STRONG), inner)])

    def ending(self) -> str:
        outcome = self.states[-1].outcome
        return self.texts.say("record-open") if outcome is None else self.texts.outcome(outcome)

    # Stepping.

    def step_through(self) -> None:
        at = self.stops[0]
        notice = ""
        with Keys() as keys:
            while True:
                self.screen.draw(self.page(at, notice))
                word = keys.word(self.screen)
                if word == "help":
                    # Any key leads back.
                    self.screen.draw(self.help())
                    word = keys.word(self.screen)
                    if word != "quit":
                        continue
                if word == "quit":
                    return
                notice = self.beyond(word)
                at = self.moved(at, word)

    def beyond(self, word: str) -> str:
        """What is said of a number that is too big."""
        if not word.isdecimal() or int(word) <= self.last:
            return ""
        return self.texts.say("replay-beyond", n=word, total=str(self.last))

    def help(self) -> list[Text]:
        lines = [*self.texts.say("replay-keys").splitlines(), "", self.texts.say("go-on")]
        return [piece for line in lines for piece in wrap(Text(line), self.screen.paper.inner, indent=2)]

    def moved(self, at: Stop, word: str) -> Stop:
        """Where a word leads: next, back, first, last, or a number of actions."""
        if word == "next":
            return self.stops[min(bisect_right(self.stops, at), len(self.stops) - 1)]
        if word == "back":
            return self.stops[max(bisect_left(self.stops, at) - 1, 0)]
        if word == "first":
            return self.stops[0]
        if word == "last":
            return self.stops[-1]
        return (min(int(word), self.last), TABLE) if word.isdecimal() else at

    def events(self, start: int, end: int) -> list[Event]:
        return self.play.seen(self.seat, start, end)

    def view(self, n: int) -> View:
        # What could be done is not asked here.
        return {**self.states[n].view(self.seat), "offers": [], "past": self.events(0, n)}

    def interlude(self, n: int) -> list[Text]:
        return self.table.interlude(self.events(n - 1, n), self.view(n), self.texts, self.screen.paper)

    def page(self, at: Stop, notice: str = "") -> list[Text]:
        n, kind = at
        paper = self.screen.paper
        step = Text(self.texts.say("replay-step", n=n, total=self.last), STRONG)
        foot = [
            rule(step, Text(), paper.inner),
            *wrap(Text(notice) if notice else Text(self.texts.say("replay-help"), QUIET), paper.inner),
        ]
        if kind == PAGE:
            return [*self.interlude(n), Text(), *foot]
        view = self.view(n)
        board = self.table.board(view, self.texts, paper)
        hand = self.table.hand(view, self.texts, paper)
        if n == self.last:
            foot = [*wrap(Text(self.ending(), STRONG), paper.inner), *foot]
        # One rule, and one row for a number that is typed.
        rows = max(2, min(9, paper.height - len(board) - len(hand) - len(foot) - 2))
        return [
            *board,
            rule(Text(self.texts.say("log"), QUIET), Text(), paper.inner),
            *self.log(n, rows),
            *hand,
            *foot,
        ]

    def log(self, n: int, rows: int) -> list[Text]:
        """The last that happened; what lies before the last stop is dimmed."""
        before = max((stop for stop, kind in self.stops if stop < n and kind == TABLE), default=0)
        earlier = self.events(max(0, before - 50), before) if before else []
        old, new = told(self.table, earlier, self.events(before, n), self.texts)
        inner = self.screen.paper.inner
        lines = [*(Text(line.plain, QUIET) for line in old), *new]
        out = [piece for line in lines for piece in wrap(line, inner, indent=2)][-rows:]
        return out + [Text()] * (rows - len(out))
