"""DEFCON in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from rich.text import Text

from redphone.core.events import Event
from redphone.core.game import game
from redphone.games.defcon.terminal_board import around, columns, heading, power_of
from redphone.games.defcon.terminal_hand import hand
from redphone.games.defcon.terminal_log import log
from redphone.games.defcon.terminal_map import map_in_words
from redphone.games.defcon.terminal_view import is_window, numbers, sign, table_of
from redphone.games.defcon.told import SLUG
from redphone.terminal import QUIET, STRONG, Paper, View, flow, grid, joined, wrap
from redphone.terminal import Table as PlainTable
from redphone.texts import Texts

FIGURES: Final = {
    "fact-aggression": "aggression",
    "fact-quarters": "quarters",
    "fact-transit": "transit",
    "fact-reserve": "reserve",
    "fact-fleets": "fleets",
    "fact-dock": "dock",
    "fact-missiles": "missiles",
    "fact-nukes": "nukes",
    "fact-sabotage": "sabotage",
    "fact-tokens": "tokens",
    "fact-cards": "hand",
}
"""What is said of a power, by the text that says what it is."""
TIMINGS: Final = {"immediate": "timing-immediate", "conflict": "timing-conflict"}


class Table(PlainTable):
    numbers_offers = True
    repeats_offers = False
    widest = 140
    explains = ("rules-brief", "reading-the-table")
    draws = ("drew", "drew-hidden")
    looks = ("cards", "map")
    skipping = "answer-ahead"

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        """What is typed for each offer on the table as it was drawn last, by its action."""

    def number(self, action: str, place: int) -> int:
        return self.numbers.get(action, place)

    def players(self, view: View) -> list[str]:
        return [power["power"] for power in table_of(view)["powers"]]

    def declines(self, view: View) -> str:
        return "pass" if is_window(view) else ""

    def spell(self, view: View) -> int:
        return table_of(view)["round"]

    def board(self, view: View, texts: Texts, paper: Paper) -> list[Text]:
        self.numbers = numbers(view)
        air = [Text()] if paper.airy else []
        out = [heading(view, texts, paper), *air, *columns(view, texts, paper), *air]
        more = around(view, texts, paper)
        rest = free(out, paper) - len(self.hand(view, texts, paper))
        if len(more) > max(1, rest):
            more = more[: max(1, rest)]
            more[-1] = joined(more[-1][: paper.inner - 2], " …")
        return [*out, *more, *air]

    def hand(self, view: View, texts: Texts, paper: Paper) -> list[Text]:
        # Without its air, the board has a heading and the columns.
        top = [Text(), *columns(view, texts, paper)]
        return hand(view, texts, paper, free(top, paper) - 1)

    def log(self, events: Sequence[Event], texts: Texts) -> list[Text]:
        return log(events, texts)

    def interlude(self, events: Sequence[Event], view: View, texts: Texts, paper: Paper) -> list[Text]:
        """How the points came about."""
        told = [event for event in events if event.id == "scored"]
        seats = {power["power"]: power["seat"] for power in table_of(view)["powers"]}
        out: list[Text] = []
        for event in told:
            power = str(event.fields["power"])
            who = texts.seat(seats[power])
            lead = "" if who == texts.name(power) else f"{who} · "
            said = joined(sign(power), f" {lead}{texts.event(event)}")
            out += wrap(said, paper.inner, 2)
        return out

    def look(self, word: str, view: View, texts: Texts, paper: Paper) -> list[Text]:
        """The cards and all figures of the powers; or all places with what they border on."""
        if word == "map":
            return map_in_words(self.game or game(SLUG), view, texts, paper)
        cards = cards_in_full(view, texts, paper)
        return [*cards, Text(), *powers_in_full(view, texts, paper)]


def free(top: Sequence[Text], paper: Paper) -> int:
    """The rows below the columns: without two rules, a line of the log, a row of help and the answer."""
    return paper.height - len(top) - 5


def cards_in_full(view: View, texts: Texts, paper: Paper) -> list[Text]:
    """My cards, the cards of others that I have seen, and the discarded ones."""
    table = table_of(view)
    out: list[Text] = []
    for card in table["hand"]:
        out += [Text(f"{texts.name(card['card'])} ×{card['copies']}", STRONG)]
        said = f"{texts.say(TIMINGS[card['timing']])} {texts.attribute(card['card'], 'summary')}"
        out += wrap(Text(f"  {said}"), paper.inner, 2)
    for seat, seen in enumerate(table["seen"]):
        if seen:
            names = ", ".join(texts.name(card) for card in seen)
            out += [Text(), *wrap(joined(sign(power_of(table, seat)), f" {names}"), paper.inner, 2)]
    if table["discard"]:
        pieces = [Text(texts.name(card)) for card in table["discard"]]
        out += [Text(), Text(texts.say("discarded-cards"), STRONG), *flow(pieces, paper.inner)]
    return [*out, Text(), Text(texts.say("deck-of", n=table["deck"]), QUIET)]


def powers_in_full(view: View, texts: Texts, paper: Paper) -> list[Text]:
    """All figures of the powers, a row each, and what is left in the box."""
    table = table_of(view)
    powers = table["powers"]
    facts: list[tuple[str, list[int]]] = [
        ("fact-points", [power["points"] for power in powers]),
        ("fact-reputation", [power["reputation"]["gdp"] for power in powers]),
        ("fact-military", [power["military"]["gdp"] for power in powers]),
        ("fact-territories", [power["military"]["territories"] for power in powers]),
        ("fact-capitals", [len(power["capitals"]) for power in powers]),
    ]
    for id, field in FIGURES.items():
        facts.append((id, [cast(dict[str, int], power)[field] for power in powers]))
    lines = [[Text(), *(Text(texts.name(power["power"]), STRONG) for power in powers)]]
    lines += [[Text(texts.say(id)), *(Text(str(n)) for n in values)] for id, values in facts]
    out = grid(lines, "l" + "r" * len(powers), 2)
    for power in powers:
        state = f" {texts.name(power['power'])}: {texts.name(power['reputation']['state'])}"
        kept = "".join(f", {texts.name(card)}" for card in power["kept"])
        out.append(joined(sign(power["power"]), state + kept))
    supply = table["supply"]
    said = texts.say(
        "supply-of",
        missiles=supply["missile"],
        nukes=supply["nuke"],
        sabotage=supply["sabotage"],
        forts=supply["fort"],
        radiation=supply["radiation"],
    )
    return [*out, Text(), *wrap(Text(said, QUIET), paper.inner)]
