"""13 Days in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from redphone.core.events import Event
from redphone.games.days.terminal_board import groups, heading, sides_table
from redphone.games.days.terminal_hand import hand, rows_on
from redphone.games.days.terminal_log import log, without_the_climb
from redphone.games.days.terminal_notes import notes
from redphone.games.days.terminal_round import end_of_round
from redphone.games.days.terminal_view import (
    ICON,
    IN_READING_ORDER,
    ON_THE_BOARD,
    CardView,
    sign,
    table_of,
)
from redphone.terminal import QUIET, STRONG, Paper, View, flow, joined, wrap
from redphone.terminal import Table as PlainTable
from redphone.texts import Texts


class Table(PlainTable):
    numbers_offers = True
    repeats_offers = False
    widest = 140
    explains = ("rules-brief", "reading-the-table")
    deal = "agendas-chosen"
    draws = ("drew", "drew-hidden")
    looks = ("cards",)

    def rank(self, action: str) -> int:
        """Battlegrounds are numbered as they are read."""
        verb, _, noun = action.partition(" ")
        return IN_READING_ORDER.index(noun) if verb in ON_THE_BOARD else len(IN_READING_ORDER)

    def board(self, view: View, texts: Texts, paper: Paper) -> list[Text]:
        air = [Text()] if paper.airy else []
        out = [
            *heading(view, texts, paper),
            *air,
            *groups(view, texts, paper),
            *air,
            *sides_table(view, texts, paper),
        ]
        # Two rules, two lines of the log, a row of help and a row for the answer.
        rest = paper.height - len(out) - len(air) - rows_on(paper) - 6
        return [*out, *notes(view, texts, paper, max(2, rest)), *air]

    def hand(self, view: View, texts: Texts, paper: Paper) -> list[Text]:
        return [] if view["seat"] is None else hand(view, texts, paper)

    def log(self, events: Sequence[Event], texts: Texts) -> list[Text]:
        return log(events, texts)

    def story(self, moves: Sequence[Sequence[Event]], texts: Texts) -> list[list[str]]:
        return super().story(without_the_climb(moves), texts)

    def interlude(self, events: Sequence[Event], view: View, texts: Texts, paper: Paper) -> list[Text]:
        return end_of_round(events, view, texts, paper)

    def look(self, word: str, view: View, texts: Texts, paper: Paper) -> list[Text]:
        """My cards in full, what I saved, and all that was played or scored."""
        table = table_of(view)
        out: list[Text] = []
        for card in [*([table["in_play"]] if table["in_play"] else []), *table["drawn"], *table["hand"]]:
            out += card_in_full(card, texts, paper)
        for head, names in (
            ("cards-aside", table["aside"]),
            ("cards-saved", table["aftermath"]),
            ("cards-discarded", table["discard"]),
            ("agendas-resolved", table["resolved"]),
        ):
            pieces = [Text(texts.name(name)) for name in names]
            if pieces:
                out += [Text(), Text(texts.say(head), STRONG), *flow(pieces, paper.inner)]
        return [*out, Text(), Text(texts.say("cards-to-draw", n=table["deck"]), QUIET)]


def card_in_full(card: CardView, texts: Texts, paper: Paper) -> list[Text]:
    name = joined(sign(card["side"]), f" {texts.name(card['side'])} ", (texts.name(card["card"]), STRONG))
    name.append(f" · {texts.say('card-cubes', n=card['cubes'])}")
    if card["icon"]:
        name.append(f" · {ICON} {texts.say('card-icon')}")
    return [
        *wrap(name, paper.inner, 2),
        *wrap(Text("  " + texts.attribute(card["card"], "summary")), paper.inner, 2),
    ]
