"""13 in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypedDict, cast

from rich.text import Text

from redphone.core.events import Event
from redphone.terminal import (
    ALARM,
    LAMP,
    PHONE,
    QUIET,
    STRONG,
    Paper,
    View,
    beside,
    fit,
    frame,
    grid,
    joined,
    sides,
    width_of,
    wrap,
)
from redphone.terminal import Table as PlainTable
from redphone.texts import Texts

# Every colour has a shape, so that the table reads without colours too.
SHAPES: Final = {"blue": "●", "yellow": "◆", "green": "▲", "rotten": "✸"}
INKS: Final = {"blue": "ink.blue", "yellow": "ink.yellow", "green": "ink.green", "rotten": "ink.red"}
CARDS: Final = {"blue": "card.blue", "yellow": "card.yellow", "green": "card.green", "rotten": "card.red"}


class EffectView(TypedDict):
    sum: int
    takes: int


class TargetView(TypedDict):
    colour: str
    cards: list[str]
    sum: int
    room: int
    four: EffectView


class PlayerView(TypedDict):
    hand: int
    taken: int
    pile: list[str] | None
    sheet: list[int]
    total: int


class TableView(TypedDict):
    round: int
    rounds: int
    dealer: int
    limit: int
    deck: int
    targets: list[TargetView]
    playing: list[str]
    hand: list[str]
    players: list[PlayerView]


class OfferView(TypedDict, total=False):
    card: str
    target: str
    sum: int
    takes: int


class Table(PlainTable):
    numbers_offers = True
    explains = ("rules-brief", "reading-the-table")
    # Its few signs are plain, and the table stands still from the first move on.
    points_to_help = False
    deal = "dealer"
    draws = ("drew", "drew-hidden")

    def board(self, view: View, texts: Texts, paper: Paper) -> list[Text]:
        air = [Text()] if paper.airy else []
        parts = targets(view, texts, paper), players(view, texts, paper)
        return [heading(view, texts, paper), *air, *parts[0], *air, *parts[1], *air]

    def hand(self, view: View, texts: Texts, paper: Paper) -> list[Text]:
        table = table_of(view)
        if view["seat"] is None:
            return []
        kinds = list(dict.fromkeys(table["hand"]))
        width = min(20, paper.inner // max(1, len(kinds)))
        offers = offers_of(view)
        columns: list[list[Text]] = []
        for at, kind in enumerate(kinds):
            number = next((n for n, offer in enumerate(offers, 1) if offer.get("card") == kind), 0)
            # What the last column needs more, it takes from the margin.
            room = width if at + 1 < len(kinds) else min(20, paper.inner - at * width)
            card = card_piece(kind, table["hand"].count(kind), number, paper)
            words = effect(offers[number - 1], table, texts, room - 1) if number else [Text(), Text()]
            columns.append([fit(line, room) for line in [*card, *words]])
        return beside(columns, 0) if columns else [Text()] * (5 if paper.roomy else 3)

    def log(self, events: Sequence[Event], texts: Texts) -> list[Text]:
        """A line a turn. The table shows who drew and what was dealt, the interlude what was scored."""
        out: list[Text] = []
        turn = -1
        for event in events:
            said = texts.event(event)
            if event.id == "dealer":
                out.append(Text(said, STRONG))
                turn = -1
            elif event.id == "played":
                out.append(Text(said))
                turn = int(event.fields["seat"])
            elif event.id == "took" and out:
                said = texts.say("log-took", seat=event.fields["seat"], n=event.fields["n"])
                out[-1] = joined(out[-1], " ", (said, ALARM))
            elif event.id == "drew" and turn == texts.me and out:
                out[-1] = joined(out[-1], " ", (said, QUIET))
                turn = -1
        return out

    def ending(self, view: View, texts: Texts, paper: Paper) -> list[Text]:
        """The count says everything, and targets that go on mean nothing any more."""
        return []

    def interlude(self, events: Sequence[Event], view: View, texts: Texts, paper: Paper) -> list[Text]:
        """The end of a round: the opened piles, what was free, and what the round cost."""
        if not any(event.id == "pile" for event in events):
            return []
        table = table_of(view)
        done = texts.say("round-over", round=len(table["players"][0]["sheet"]), rounds=table["rounds"])
        exempt = [Text(texts.event(event)) for event in events if event.id == "exempt"]
        told = [line for said in exempt for line in wrap(said, paper.inner, indent=2)]
        head = [Text(done, STRONG), Text()]
        return [*head, *opened(events, texts, paper), Text(), *told, Text(), *sheet(table, texts, paper)]


def table_of(view: View) -> TableView:
    return cast(TableView, view["table"])


def offers_of(view: View) -> list[OfferView]:
    return cast(list[OfferView], view["offers"])


def colour_of(kind: str) -> str:
    return kind.rpartition("-")[0]


def value_of(kind: str) -> int:
    return int(kind.rpartition("-")[2])


def shape(colour: str) -> Text:
    return Text(SHAPES[colour], INKS[colour])


def heading(view: View, texts: Texts, paper: Paper) -> Text:
    table = table_of(view)
    left = joined(
        (f" {texts.say('title')} ", PHONE),
        (" " + texts.say("round-of", round=table["round"], rounds=table["rounds"]), STRONG),
    )
    if view["outcome"] is None:
        left.append(" · " + texts.say("dealer-is", seat=table["dealer"]), QUIET)
    return sides(left, Text(texts.say("to-draw", n=table["deck"])), paper.inner)


# The targets.


def targets(view: View, texts: Texts, paper: Paper) -> list[Text]:
    table = table_of(view)
    # A gap where it does not cost the names their room.
    gap = 1 if paper.inner // 3 >= 24 else 0
    width = (paper.inner - 2 * gap) // 3
    offers = {offer["target"]: (n, offer) for n, offer in enumerate(offers_of(view), 1) if is_target(offer)}
    blocks: list[list[Text]] = []
    for target in table["targets"]:
        colour = target["colour"]
        name = joined(shape(colour), (" " + texts.name(colour).upper(), STRONG))
        total = Text(f"{target['sum']}/{table['limit']}", STRONG)
        if name.cell_len + total.cell_len + 5 > width:
            total = Text(str(target["sum"]), STRONG)
        foot = Text(texts.say("room-for", n=target["room"], limit=table["limit"]), QUIET)
        if colour in offers:
            n, offer = offers[colour]
            total = Text(f"{n})", LAMP if paper.colour else "")
            foot = Text(f"{target['sum']} + {offer['sum'] - target['sum']} = {offer['sum']}")
            if offer["takes"]:
                takes = texts.say("card-takes", n=offer["takes"])
                foot = joined(foot if width >= 24 else f"→ {offer['sum']}", ", ", (takes, ALARM))
        lines = [meter(target, table["limit"], width - 4), cards_on(target, paper, width - 4)]
        blocks.append(frame(lines, width, INKS[colour], (name, total), foot))
    return beside(blocks, gap)


def is_target(offer: OfferView) -> bool:
    return "target" in offer and "card" not in offer


def meter(target: TargetView, limit: int, width: int) -> Text:
    """The sum as a bar of which the rotten part is a part of its own."""
    cells = min(limit, width)
    rotten = sum(value_of(kind) for kind in target["cards"] if colour_of(kind) == "rotten")
    full = cells * target["sum"] // limit
    bad = cells * rotten // limit
    return joined(
        ("■" * (full - bad), INKS[target["colour"]]),
        (SHAPES["rotten"] * bad, INKS["rotten"]),
        ("□" * (cells - full), QUIET),
    )


def cards_on(target: TargetView, paper: Paper, width: int) -> Text:
    """The cards that lie there, wide apart if they fit."""
    pieces = [card_chip(kind, paper) for kind in target["cards"]]
    for gap in (" ", ""):
        line = Text(gap).join(pieces)
        if line.cell_len <= width:
            return line
    bare = [Text(figure(kind), INKS[colour_of(kind)]) for kind in target["cards"]]
    return fit(Text(" ").join(bare), width)


def card_chip(kind: str, paper: Paper) -> Text:
    return Text(f" {figure(kind)} ", CARDS[colour_of(kind)]) if paper.colour else Text(f"[{figure(kind)}]")


def figure(kind: str) -> str:
    """A card on its own target needs no shape: only the rotten four, which may lie anywhere, has one."""
    colour = colour_of(kind)
    return f"{SHAPES[colour] if colour == 'rotten' else ''}{value_of(kind)}"


# The players and the score sheet.


def players(view: View, texts: Texts, paper: Paper) -> list[Text]:
    table = table_of(view)
    wide = paper.inner >= 72
    rows: list[list[Text]] = []
    for seat, player in enumerate(table["players"]):
        mark = Text("▸ " if seat == view["actor"] else "  ", INKS["yellow"])
        name = joined(mark, (texts.seat(seat), mine(seat, texts)))
        hand = hand_of(player["hand"], wide)
        rows.append([name, hand, pile_of(player, paper), *sheet_row(seat, table, texts)])
    is_closed = table["players"][0]["pile"] is None
    taken = texts.say("head-closed") if is_closed and wide else texts.say("head-taken")
    heads = [Text(), Text(texts.say("head-hand"), QUIET), Text(taken, QUIET)]
    numbers, total = sheet_head(table, texts.say("head-sum"))
    title = texts.say("score-sheet")
    if paper.inner >= 56 and width_of([title]) + 4 * table["rounds"] < paper.inner // 2:
        total = Text(title, QUIET)
    rows.insert(0, [*heads, *numbers, total])
    return grid(rows, "lll" + "r" * (table["rounds"] + 1), 2 if wide else 1, paper.inner)


def mine(seat: int, texts: Texts) -> str:
    return STRONG if seat == texts.me else ""


def sheet_head(table: TableView, total: str) -> tuple[list[Text], Text]:
    return [Text(f"{n:2}", QUIET) for n in range(1, table["rounds"] + 1)], Text(total, QUIET)


def sheet_row(seat: int, table: TableView, texts: Texts) -> list[Text]:
    """A player's line of the score sheet, with dots for what is still to come."""
    player = table["players"][seat]
    played = [Text(str(points), mine(seat, texts)) for points in player["sheet"]]
    to_come = [Text("·", QUIET)] * (table["rounds"] - len(played))
    return [*played, *to_come, Text(str(player["total"]), STRONG)]


def hand_of(cards: int, wide: bool) -> Text:
    # Always as wide as a full hand, so that the columns stand still.
    return joined(str(cards), (" " + ("▮" * cards).ljust(5) if wide else "", QUIET))


def pile_of(player: PlayerView, paper: Paper) -> Text:
    """How many cards were taken; where the piles are open, of which colours."""
    if player["pile"] is None or not player["taken"]:
        return Text(str(player["taken"])) if player["taken"] else Text("·", QUIET)
    counts = {colour: sum(colour_of(kind) == colour for kind in player["pile"]) for colour in SHAPES}
    return Text(" ").join([joined(shape(colour), str(n)) for colour, n in counts.items() if n])


# The end of a round.

PILES: Final = {"blue": "blue", "yellow": "yellow", "green": "green", "rotten": "fours"}
"""What lies in a pile, and the field of the event that counts it."""


def opened(events: Sequence[Event], texts: Texts, paper: Paper) -> list[Text]:
    """The opened piles. What costs nothing says so; on narrow paper it stands in brackets."""
    wide = paper.inner >= 72
    free = {(event.fields["seat"], event.fields["colour"]) for event in events if event.id == "exempt"}
    points = {event.fields["seat"]: int(event.fields["points"]) for event in events if event.id == "scored"}
    heads = [shape(colour) for colour in PILES]
    if wide:
        heads = [joined(shape(colour), " ", texts.name(colour)) for colour in PILES if colour != "rotten"]
        heads.append(shape("rotten"))
    total = texts.say("score-sheet") if paper.inner >= 50 else texts.say("head-sum")
    rows = [[Text(), *heads, Text(total, QUIET)]]
    for pile in (event for event in events if event.id == "pile"):
        seat = int(pile.fields["seat"])
        name = Text(texts.seat(seat), mine(seat, texts))
        cells: list[Text] = []
        for colour, field in PILES.items():
            cards = int(pile.fields[field])
            if (seat, colour) not in free:
                cells.append(Text(str(cards), STRONG) if cards else Text("·", QUIET))
            elif wide:
                cells.append(joined((str(cards), QUIET), " ", (texts.say("free"), INKS["green"])))
            else:
                cells.append(Text(f"({cards})", INKS["green"]))
        rows.append([name, *cells, Text(str(points[seat]), STRONG)])
    return grid(rows, "lllllr", 3 if wide else 2)


def sheet(table: TableView, texts: Texts, paper: Paper) -> list[Text]:
    """The score sheet of all rounds."""
    numbers, total = sheet_head(table, texts.say("head-sum"))
    rows = [[Text(), *numbers, total]]
    for seat in range(len(table["players"])):
        rows.append([Text(texts.seat(seat), mine(seat, texts)), *sheet_row(seat, table, texts)])
    return grid(rows, "l" + "r" * (table["rounds"] + 1), 3 if paper.inner >= 50 else 1)


# The hand.


def card_piece(kind: str, copies: int, number: int, paper: Paper) -> list[Text]:
    """A card with the number of its offer; a box where there is room."""
    colour = colour_of(kind)
    face = f" {SHAPES[colour]} {value_of(kind)} "
    more = f" ×{copies}" if copies > 1 else ""
    if not paper.roomy:
        card = Text(face, CARDS[colour]) if paper.colour else Text(f"[{face.strip()}]")
        return [joined(*number_chip(number, paper), card, (more, STRONG))]
    line = "─" * len(face)
    ink = INKS[colour]
    label = (f" {number})" if number else "───", LAMP if number and paper.colour else ink)
    top = joined(("╭─", ink), label, ("─" * (len(face) - 4) + "╮", ink))
    middle = joined(("│", ink), (face, CARDS[colour] if paper.colour else ""), ("│", ink), (more, STRONG))
    return [top, middle, joined(("╰" + line + "╯", ink))]


def number_chip(number: int, paper: Paper) -> list[tuple[str, str]]:
    if not number:
        # The cards stand still while the others play.
        return [("   ", ""), (" " if paper.colour else "", "")]
    return [(f" {number})", LAMP), (" ", "")] if paper.colour else [(f"{number}) ", "")]


def effect(offer: OfferView, table: TableView, texts: Texts, width: int) -> list[Text]:
    """What playing the card would do now."""
    lies = {target["colour"]: target for target in table["targets"]}
    if "sum" not in offer:
        return effect_anywhere(lies.values(), texts, width)
    before = lies[offer["target"]]["sum"]
    figures = f"{before} + {offer['sum'] - before} = {offer['sum']}"
    if width < len("13 + 7 = 20"):
        figures = figures.replace(" ", "")
    if offer["takes"]:
        return [Text(figures, ALARM), Text(texts.say("card-takes", n=offer["takes"]), ALARM)]
    is_full = offer["sum"] == table["limit"]
    fits = texts.say("card-full", limit=table["limit"]) if is_full else texts.say("card-stays")
    return [Text(figures), Text(fits, QUIET)]


def effect_anywhere(lies: Iterable[TargetView], texts: Texts, width: int) -> list[Text]:
    """The same of a card that may lie on any target: each target's new sum, then what would be taken."""
    sums: list[tuple[str, int]] = []
    takes: list[tuple[str, int]] = []
    for target in lies:
        sums.append((target["colour"], target["four"]["sum"]))
        if target["four"]["takes"]:
            takes.append((target["colour"], target["four"]["takes"]))
    if not takes:
        return [marked(sums, width), Text(texts.say("card-stays"), QUIET)]
    word = width_of([texts.say("card-takes", n="")]) + 1
    return [marked(sums, width), Text(texts.say("card-takes", n=marked(takes, width - word).plain), ALARM)]


def marked(numbers: Sequence[tuple[str, int]], width: int) -> Text:
    """Numbers, each with the shape of a colour, as close as they must be."""
    out = Text()
    for inside, between in ((" ", " "), ("", " "), ("", "")):
        out = Text(between).join([joined(shape(colour), f"{inside}{n}") for colour, n in numbers])
        if out.cell_len <= width:
            return out
    return out
