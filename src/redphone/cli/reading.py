"""What is longer than the table has room for: page after page, or the end of it first."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from redphone.cli.screen import Screen
from redphone.terminal import STRONG
from redphone.texts import Texts


def read(screen: Screen, texts: Texts, lines: Sequence[Text]) -> None:
    """Something about the game, on as many pages as it needs."""
    head = [Text(texts.say("title"), STRONG), Text()]
    if not screen.live:
        screen.page([*head, *lines], texts)
        return
    # An empty row above and below, and one for the answer.
    rows = max(3, screen.size()[1] - len(head) - 3)
    for start in range(0, len(lines), rows):
        screen.page([*head, *lines[start : start + rows]], texts)


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
