"""What is longer than the table has room for: page after page, or the end of it first."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from rich.text import Text

from redphone.cli.screen import Screen
from redphone.terminal import STRONG
from redphone.texts import Texts


def read(screen: Screen, texts: Texts, lines: Sequence[Text]) -> None:
    """Something about the game, on as many pages as it needs, which say how many they are."""
    title = Text(texts.say("title"), STRONG)
    if not screen.live:
        screen.page([title, Text(), *lines], texts)
        return
    # The title and an empty row below it, an empty row above and below, and one for the answer.
    most = max(3, screen.size()[1] - 5)
    pages = max(1, ceil(len(lines) / most))
    # As many on each, so that none is left with a line alone.
    rows = ceil(len(lines) / pages)
    for page in range(pages):
        count = Text(f"  {page + 1} / {pages}") if pages > 1 else Text()
        screen.page([title + count, Text(), *lines[page * rows : (page + 1) * rows]], texts)


def read_back(screen: Screen, texts: Texts, lines: Sequence[Text]) -> None:
    """All that happened. On a terminal the last page first, and back from there."""
    if not screen.live:
        screen.show(lines)
        return
    rows = max(3, screen.size()[1] - 3)
    end = len(lines)
    while True:
        screen.draw([Text(texts.say("log"), STRONG), *lines[max(0, end - rows) : end]])
        typed = screen.ask(texts.say("log-help") + " ")
        if typed.strip().lower() != "b":
            return
        end = max(min(rows, len(lines)), end - rows)
