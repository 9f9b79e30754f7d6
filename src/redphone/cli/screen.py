"""The terminal, or whatever the output goes to: drawing, asking, and letting go politely."""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
import time
import unicodedata
from collections.abc import Sequence
from types import TracebackType
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

from redphone.cli.mistakes import Mistake
from redphone.terminal import Paper, Table, theme
from redphone.texts import Texts

NARROWEST: Final = 40
"""Tables are never drawn narrower; on narrower terminals their lines are cut."""

# What a terminal without Unicode shows instead, character for character.
PLAIN: Final = str.maketrans(
    {
        **dict.fromkeys("─━", "-"),
        **dict.fromkeys("│┃", "|"),
        **dict.fromkeys("╭╮╰╯", "+"),
        **dict.fromkeys("“”«»", '"'),
        **dict.fromkeys("–—−", "-"),
        **dict.fromkeys("▸›→", ">"),
        **dict.fromkeys("●○", "o"),
        "◆": "@",
        "▲": "^",
        **dict.fromkeys("✸★", "*"),
        "⚑": "P",
        "☢": "!",
        "∞": "&",
        "■": "#",
        "□": ".",
        "▮": "#",
        "·": "-",
        "×": "x",
        "…": ".",
        "’": "'",
        "\u00a0": " ",
    }
)


class Screen:
    """Redraws in place on a terminal (`live`), and otherwise writes one thing after the other."""

    def __init__(self, colour: bool = True, fast: bool = False, widest: int = Table.widest) -> None:
        self.out = sys.stdout
        self.widest = widest
        """The columns that are made use of, however many there are."""
        # Rich looks at NO_COLOR, TERM and whether this is a terminal at all.
        self.console = Console(file=self.out, no_color=None if colour else True, highlight=False)
        self.console.push_theme(theme(self.console.color_system))
        self.colour = self.console.color_system is not None and not self.console.no_color
        self.encoding = getattr(self.out, "encoding", None) or "utf-8"
        self.unicode = can_encode("●○◆▲✸★■□⚑☢∞─╭▸", self.encoding)
        both = is_terminal(sys.stdin) and is_terminal(self.out)
        self.live = both and not self.console.is_dumb_terminal
        self.pace = 0.0 if fast or not self.live else 0.6
        """Seconds that a bot's move takes at least, so that it can be followed."""
        if self.live:
            with contextlib.suppress(ImportError):
                # Its import alone gives `input` a line that can be edited, and a history.
                importlib.import_module("readline")

    @property
    def paper(self) -> Paper:
        columns, rows = self.size()
        return Paper(max(NARROWEST, min(self.widest, columns)), rows, self.colour)

    def size(self) -> tuple[int, int]:
        """Columns and rows. What is not a terminal has 80 columns unless COLUMNS says otherwise."""
        columns = rows = 0
        if is_terminal(self.out):
            with contextlib.suppress(OSError):
                columns, rows = os.get_terminal_size(self.out.fileno())
        elif os.environ.get("COLUMNS", "").isdecimal():
            columns = int(os.environ["COLUMNS"])
        return columns or 80, rows or 24

    def __enter__(self) -> Screen:
        if self.live:
            self.out.write("\x1b[?1049h\x1b[H\x1b[2J")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.live:
            self.out.write("\x1b[?1049l")
            self.out.flush()

    def show(self, lines: Sequence[Text]) -> None:
        """Write lines below what is there."""
        self.out.write("".join(self.rendered(line) + "\n" for line in lines))
        self.out.flush()

    def say(self, sentence: str) -> None:
        """Write a line. A path in it can be copied: it is not broken, even if it is too long."""
        print(written(f" {sentence}", self.out), file=self.out, flush=True)

    def draw(self, lines: Sequence[Text]) -> None:
        """A terminal's whole page; otherwise the same as `show`."""
        if not self.live:
            self.show([*lines, Text()])
            return
        rows = self.size()[1]
        # The last row is for the answer. What is too high for the terminal loses its top.
        page = list(lines)[-(rows - 1) :]
        self.out.write("\x1b[H" + "".join(f"\x1b[2K{self.rendered(line)}\n" for line in page) + "\x1b[J")
        self.out.flush()

    def rendered(self, line: Text) -> str:
        """A line with its colours, if there are any, and never longer than the terminal."""
        text = line.copy()
        if text.plain:
            text.pad_left(1)
        if not self.colour:
            # (With colours, spaces at the end can be the edge of a card.)
            text.rstrip()
        columns = self.size()[0]
        if text.cell_len > columns:
            text.truncate(columns)
        if not self.unicode:
            text.plain = "".join(plainly(letter, self.encoding) for letter in text.plain)
        with self.console.capture() as captured:
            self.console.print(text, end="", soft_wrap=True)
        return captured.get()

    def ask(self, mark: str = "") -> str:
        """What is typed. EOFError: nothing more will be."""
        mark = f" {mark}› " if self.unicode else f" {mark}> "
        if self.live:
            return input(mark)
        self.out.write(mark)
        self.out.flush()
        typed = sys.stdin.readline() if sys.stdin is not None else ""
        if not is_terminal(sys.stdin):
            # So that what was piped in can be followed in what comes out.
            self.out.write(typed if typed.endswith("\n") else typed + "\n")
        if not typed:
            if is_terminal(sys.stdin):
                self.out.write("\n")
            raise EOFError
        return typed.rstrip("\n")

    def page(self, lines: Sequence[Text], texts: Texts) -> None:
        """Something to be read before the game goes on."""
        if not self.live:
            self.show([*lines, Text()])
            return
        self.draw([Text(), *lines, Text()])
        input(f" {texts.say('go-on')} ")

    def wait(self) -> None:
        if self.pace:
            time.sleep(self.pace)

    def must_show(self, texts: Texts) -> None:
        """Refuse a language whose letters this output does not have."""
        if not can_encode(texts.say("your-turn").replace("À", "A"), self.encoding):
            raise Mistake("no-letters", lang=texts.lang, encoding=self.encoding)


def is_terminal(stream: object) -> bool:
    isatty = getattr(stream, "isatty", None)
    try:
        return bool(isatty and isatty())
    except ValueError:
        # A closed stream.
        return False


def can_encode(letters: str, encoding: str) -> bool:
    try:
        letters.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def plainly(letter: str, encoding: str) -> str:
    """The nearest that this encoding has. What is drawn is drawn in ASCII, so that it is of one kind."""
    letter = letter.translate(PLAIN)
    for other in (letter, unicodedata.normalize("NFKD", letter)[0]):
        if can_encode(other, encoding):
            return other
    return "?"


def written(text: str, stream: TextIO) -> str:
    """A text as this stream can show it."""
    encoding = stream.encoding or "utf-8"
    return text if can_encode(text, encoding) else "".join(plainly(letter, encoding) for letter in text)
