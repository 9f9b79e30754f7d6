"""What the terminal tables of all games share: the paper, pieces to draw with, and a plain table.

A game's own `terminal.py` has a class `Table` that inherits from the one below. It is handed views, events
and texts, and has no rules. Colours only repeat what a shape, a word or a bracket already says.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.text import Text
from rich.theme import Theme

from redphone.core.events import Event
from redphone.core.game import Game
from redphone.texts import Texts

View = dict[str, object]

SKIP: Final = "skip"
"""What is typed at a question in another's turn, to be asked no more of them for a while."""

LAMP: Final = "lamp"
"""What waits for you. Nothing else is lit."""
PHONE: Final = "phone"
"""The house."""
ALARM: Final = "alarm"
STRONG: Final = "bold"
QUIET: Final = "dim"

# `ink.…` is seen on a dark and on a light ground; `card.…` brings its own ground.
PALETTE: Final = {
    "lamp": "bold #221a05 on #ffd36b",
    "phone": "bold #ffffff on #c62d22",
    "alarm": "bold #d9463a",
    "ink.blue": "#4a86d8",
    "ink.yellow": "#c08a00",
    "ink.green": "#2e9560",
    "ink.red": "#d9463a",
    "ink.orange": "#c9701a",
    "ink.purple": "#9a6ad0",
    "ink.sky": "#4fa3b8",
    "card.blue": "bold #ffffff on #1f56a8",
    "card.yellow": "bold #221a05 on #e0a526",
    "card.green": "bold #ffffff on #1f7a44",
    "card.red": "bold #ffffff on #a9281d",
}
SIXTEEN: Final = {
    "lamp": "bold black on bright_yellow",
    "phone": "bold white on red",
    "alarm": "bold red",
    "ink.blue": "bright_blue",
    "ink.yellow": "yellow",
    "ink.green": "green",
    "ink.red": "red",
    "ink.orange": "yellow",
    "ink.purple": "magenta",
    "ink.sky": "cyan",
    "card.blue": "bold bright_white on blue",
    "card.yellow": "black on yellow",
    "card.green": "black on green",
    "card.red": "bold bright_white on red",
}


def theme(colours: str | None) -> Theme:
    """The palette of a terminal, by what Rich calls its colours. (Of sixteen, Rich would choose others.)"""
    return Theme(SIXTEEN if colours == "standard" else PALETTE)


@dataclass(frozen=True)
class Paper:
    """What there is to draw on. The first and the last column stay empty."""

    width: int
    height: int
    colour: bool

    @property
    def inner(self) -> int:
        return self.width - 2

    @property
    def roomy(self) -> bool:
        """Is there height for pieces of several rows?"""
        return self.height >= 28

    @property
    def airy(self) -> bool:
        """Is there height for empty rows?"""
        return self.height >= 34


class Table:
    """A game in the terminal. This one shows any game, plainly."""

    game: Game | None = None
    """With its data files: for what is in no view, such as where the places of a map lie."""
    numbers_offers = False
    """Do the board and the hand show every offer with its number? Then a list of them can be left out."""
    repeats_offers = True
    """Are offers that have their numbers also listed in words, where there is room?"""
    widest = 100
    """The columns that the table makes use of."""
    looks: tuple[str, ...] = ()
    """Words at which it shows more, such as the cards in full."""
    explains: tuple[str, ...] = ("rules-brief",)
    """The texts of the help, each on a page of its own."""
    points_to_help = True
    """Is whoever has just sat down told where the signs are explained, if they are?"""
    deal = ""
    """The event after which cards are dealt: all draws that follow it at once are one line of the story."""
    skipping = ""
    """Where there are questions in others' turns: the text that says that one is not asked for a while."""
    draws: tuple[str, ...] = ()
    """The events of a drawn card: how its owner is told, with the `card`, and how the others are."""

    def rank(self, action: str) -> int:
        """Where an offer stands among the others; those of the same rank keep their order."""
        return 0

    def number(self, action: str, place: int) -> int:
        """What is typed for the offer at this place: counted from 1, unless the game has better numbers."""
        return place

    def board(self, view: View, texts: Texts, paper: Paper) -> list[Text]:
        """What everybody sees, and the question's marks upon it."""
        table = view["table"]
        facts = table.items() if isinstance(table, dict) else []
        out: list[Text] = []
        for name, fact in facts:
            said = json.dumps(fact, ensure_ascii=False)
            out += wrap(joined((f"{name}: ", QUIET), said), paper.inner, indent=2)
        return out

    def hand(self, view: View, texts: Texts, paper: Paper) -> list[Text]:
        """What the seat holds, with what it could do. Always of the same height in one game."""
        return []

    def log(self, events: Sequence[Event], texts: Texts) -> list[Text]:
        """What happened, in short lines."""
        return [Text(texts.event(event)) for event in events]

    def story(self, moves: Sequence[Sequence[Event]], texts: Texts) -> list[list[str]]:
        """The whole game to be read: of every move, the lines that tell it.

        The deal is one line, and of the other draws only the reader's own are told.
        """
        out: list[list[str]] = []
        deal: list[Event] = []
        at = 0
        is_dealing = False
        for events in moves:
            out.append([])
            for event in events:
                if is_dealing and event.id in self.draws:
                    # It is told where it begins, once it is known whole.
                    at = at if deal else len(out) - 1
                    deal.append(event)
                    continue
                if deal:
                    out[at].append(dealt(deal, texts))
                    deal = []
                is_dealing = event.id == self.deal
                if event.id not in self.draws[1:]:
                    out[-1].append(texts.event(event))
        if deal:
            out[at].append(dealt(deal, texts))
        return out

    def players(self, view: View) -> list[str]:
        """What the seats are called, by the ids of names; none: as the texts call them."""
        return []

    def declines(self, view: View) -> str:
        """The action that says no to a question in another's turn; empty: it is no such question."""
        return ""

    def spell(self, view: View) -> int:
        """For how long one is not asked: until this changes. Such as the round."""
        return 0

    def ending(self, view: View, texts: Texts, paper: Paper) -> list[Text]:
        """What stays in sight when the game is over, above how it was counted."""
        return self.board(view, texts, paper)

    def interlude(self, events: Sequence[Event], view: View, texts: Texts, paper: Paper) -> list[Text]:
        """What deserves a page of its own, such as the end of a round; mostly nothing."""
        return []

    def look(self, word: str, view: View, texts: Texts, paper: Paper) -> list[Text]:
        """What one of its `looks` shows."""
        return []


def dealt(draws: Sequence[Event], texts: Texts) -> str:
    """How many cards each was dealt, and which the reader was."""
    # Whoever reads is not named.
    owners = [event.fields.get("seat", event.fields.get("side")) for event in draws]
    said = texts.say("log-dealt", n=max(map(owners.count, owners)))
    mine = ", ".join(texts.name(str(event.fields["card"])) for event in draws if "card" in event.fields)
    return f"{said} {texts.say('log-dealt-me', cards=mine)}" if mine else said


def joined(*parts: str | tuple[str, str] | Text) -> Text:
    """One line of parts, each plain, with a style, or a text."""
    out = Text()
    for part in parts:
        if isinstance(part, tuple):
            out.append(*part)
        else:
            out.append(part)
    return out


def fit(text: Text, width: int, align: str = "l") -> Text:
    """A text in exactly so many columns, at the left or at the right."""
    out = text.copy()
    if out.cell_len > width:
        out.truncate(width, overflow="ellipsis")
    space = width - out.cell_len
    if align == "r":
        out.pad_left(space)
    else:
        out.pad_right(space)
    return out


def grid(rows: Sequence[Sequence[Text]], align: str, gap: int, width: int = 0) -> list[Text]:
    """Rows in columns that are as wide as they must be: `l` and `r` say which side a column keeps to.

    With a width, the first column takes all that the others leave.
    """
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    if width:
        widths[0] = max(1, width - sum(widths[1:]) - gap * (len(widths) - 1))
    between = Text(" " * gap)
    columns = list(zip(widths, align, strict=True))
    return [
        between.join([fit(cell, *column) for cell, column in zip(row, columns, strict=True)]) for row in rows
    ]


def sides(left: Text, right: Text, width: int) -> Text:
    """One text at each end of a line. The left one is cut if they do not fit."""
    if not right.plain:
        return fit(left, width)
    return fit(left, width - right.cell_len - 1) + " " + right


def rule(left: Text, right: Text, width: int) -> Text:
    """A line with words in it."""
    start = joined(("── ", QUIET), left, " ") if left.plain else Text()
    end = joined(" ", right, (" ──", QUIET)) if right.plain else Text()
    middle = max(0, width - start.cell_len - end.cell_len)
    return fit(joined(start, ("─" * middle, QUIET), end), width)


def frame(lines: Sequence[Text], width: int, style: str, top: tuple[Text, Text], bottom: Text) -> list[Text]:
    """A box with words in its upper and lower edge."""
    head = _edge("╭", "╮", *top, width, style)
    foot = _edge("╰", "╯", bottom, Text(), width, style)
    body = [joined(("│ ", style), fit(line, width - 4), (" │", style)) for line in lines]
    return [head, *body, foot]


def _edge(start: str, end: str, left: Text, right: Text, width: int, style: str) -> Text:
    left = joined(" ", left, " ") if left.plain else Text()
    right = joined(" ", right, " ") if right.plain else Text()
    line = width - 2 - left.cell_len - right.cell_len
    if line < 0 and right.plain:
        # The space between the two is the first thing that narrow paper saves.
        right, line = right[1:], line + 1
    words = fit(joined(left, ("─" * max(0, line), style), right), width - 2)
    return joined((start, style), words, (end, style))


def beside(blocks: Sequence[Sequence[Text]], gap: int) -> list[Text]:
    """Blocks of the same height, side by side."""
    return [Text(" " * gap).join(lines) for lines in zip(*blocks, strict=True)]


def flow(pieces: Sequence[Text], width: int, gap: int = 3) -> list[Text]:
    """Pieces one after the other, as many as fit on a line. Only what is longer than a line is broken."""
    out: list[Text] = []
    for piece in pieces:
        if out and out[-1].cell_len + gap + piece.cell_len <= width:
            out[-1] = out[-1] + " " * gap + piece
        else:
            out += wrap(piece, width, indent=4)
    return out


def wrap(text: Text, width: int, indent: int = 0) -> list[Text]:
    """Break a text at its spaces; later lines are indented. (Rich would also break where French must not.)"""
    out: list[Text] = []
    for line in text.split("\n", allow_blank=True):
        rest, room = line, width
        while rest.cell_len > room:
            end = chars_in(rest.plain, room)
            words = len(rest.plain) - len(rest.plain.lstrip(" "))
            space = rest.plain.rfind(" ", words, end + 1)
            # A word that is longer than a line, such as a path, is broken anywhere: nothing is lost.
            at = end if space < 0 else space
            out.append(joined(" " * (width - room), rest[:at]))
            rest, room = rest[at if space < 0 else at + 1 :], width - indent
        out.append(joined(" " * (width - room), rest))
    return out


def chars_in(text: str, width: int) -> int:
    """How many characters fit, but at least one."""
    n = 1
    while n < len(text) and cell_len(text[: n + 1]) <= width:
        n += 1
    return n


def width_of(texts: Iterable[str]) -> int:
    """The columns of the widest of these."""
    return max((cell_len(text) for text in texts), default=0)
