"""13 Minutes and its campaign in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from redphone.core.events import Event
from redphone.games.minutes.terminal_board import heading, zones
from redphone.games.minutes.terminal_hand import hand
from redphone.games.minutes.terminal_log import log
from redphone.games.minutes.terminal_view import deck_name, kind_sign, number_of, sign, table_of
from redphone.games.minutes.terminal_words import event_in_full, sources_in_words
from redphone.terminal import QUIET, STRONG, Paper, View, joined, wrap
from redphone.terminal import Table as PlainTable
from redphone.texts import Texts


class Table(PlainTable):
    numbers_offers = True
    repeats_offers = False
    widest = 120
    explains = ("rules-brief", "reading-the-table")
    deal = "game"
    draws = ("drew", "drew-hidden")
    looks = ("cards",)

    def number(self, action: str, place: int) -> int:
        return number_of(action, place)

    def board(self, view: View, texts: Texts, paper: Paper) -> list[Text]:
        air = [Text()] if paper.airy else []
        return [*heading(view, texts, paper), *air, *zones(view, texts, paper), *air]

    def hand(self, view: View, texts: Texts, paper: Paper) -> list[Text]:
        return [] if view["seat"] is None and not table_of(view)["end"] else hand(view, texts, paper)

    def log(self, events: Sequence[Event], texts: Texts) -> list[Text]:
        return log(events, texts)

    def interlude(self, events: Sequence[Event], view: View, texts: Texts, paper: Paper) -> list[Text]:
        """The end of a game: how it was counted."""
        table = table_of(view)
        campaign, end = table["campaign"], table["end"]
        if not end or not any(event.id == "points" for event in events):
            return []
        out: list[Text] = []
        if campaign:
            out = [Text(texts.say("game-is-over", n=campaign["game"]), STRONG), Text()]
        told = [event for event in events if event.id in COUNTED]
        for event in told:
            out += wrap(Text(texts.event(event)), paper.inner, 2)
        options = view["options"]
        if campaign and isinstance(options, dict) and not end["war"]:
            sides = texts.attribute("option-swap-sides", options["swap_sides"])
            said = f"{texts.say('option-swap-sides')} – {sides}"
            out += [Text(), Text(said, QUIET)]
        return out

    def look(self, word: str, view: View, texts: Texts, paper: Paper) -> list[Text]:
        """My cards, those on the table and the others in full, with where each fact is known from."""
        table = table_of(view)
        on_the_table = [field["card"] for field in table["fields"] if field["card"]]
        elsewhere = [
            slug for slug in table["cards"] if slug not in on_the_table and slug not in table["hand"]
        ]
        named = deck_name(table, texts)
        out = [Text(), *wrap(Text(named), paper.inner)] if named else []
        for head, slugs in (
            ("cards-in-hand", table["hand"]),
            ("cards-seen", table["seen"]),
            ("cards-on-the-table", on_the_table),
            ("cards-elsewhere", [slug for slug in elsewhere if slug not in table["seen"]]),
        ):
            if slugs:
                out += [Text(), Text(texts.say(head), STRONG)]
            for slug in slugs:
                out += card_in_full(slug, view, texts, paper)
        return out[1:]


COUNTED = (
    "dominated",
    "turned-cuba",
    "majority",
    "no-majority",
    "last-card",
    "aftermath",
    "aftermath-tied",
    "last-laid",
    "war",
    "points",
    "totals",
)
"""The events of the end of a game."""


def card_in_full(slug: str, view: View, texts: Texts, paper: Paper) -> list[Text]:
    table = table_of(view)
    card = table["cards"][slug]
    name = joined(sign(card["side"]), kind_sign(card["kind"]), " ", (texts.name(slug), STRONG))
    name.append(f" · {texts.name(card['kind'])} · {texts.say('card-cubes', n=card['cubes'])}")
    return [
        *wrap(name, paper.inner, 2),
        *(line for said in event_in_full(card, texts) for line in wrap(Text(f"  {said}"), paper.inner, 2)),
        *wrap(Text(f"  {sources_in_words(card, table['file'], texts)}", QUIET), paper.inner, 2),
    ]
