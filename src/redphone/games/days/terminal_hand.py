"""The hand of 13 Days in the terminal, with every offer that the board does not show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from redphone.games.days.terminal_view import (
    ICON,
    INKS,
    ON_THE_BOARD,
    CardView,
    OfferView,
    asked_in,
    chip,
    numbers_by,
    offers_of,
    past_of,
    reached,
    shape,
    short,
    sign,
    table_of,
    worth,
)
from redphone.terminal import ALARM, QUIET, STRONG, Paper, View, fit, flow, joined, width_of, wrap
from redphone.texts import Texts

OF_TRACKS: Final = ("ask-track", "ask-one-track", "ask-highest-track", "ask-escalate", "ask-deflate")
REMARKS: Final = {"keep": "chosen-in-secret", "first": "why-asked-first"}
"""What is said of a question, by the verb of its offers."""
WAYS: Final = {"command": "head-command", "letter": "head-with-letter", "event": "head-event"}
"""What can be done with a card, and the head of the column of those offers."""


def hand(view: View, texts: Texts, paper: Paper) -> list[Text]:
    """The offers in words first, then the cards; always as many rows on the same paper."""
    height = rows_on(paper)
    cards, columns = asked_cards(view)
    out = offers_in_words(view, texts, paper)
    has_heads = bool(columns) and any(way != "discard" for way in columns)
    if cards and not columns and len(cards) > height - len(out):
        # Not what is asked about: their names will do.
        names = [joined(sign(card["side"]), f"{card['cubes']} {texts.name(card['card'])}") for card in cards]
        out += flow(names, paper.inner)[: max(0, height - len(out))]
    elif cards:
        rows = card_rows(cards, columns, view, texts, paper, height - len(out) - has_heads)
        is_cut = any(row.plain.rstrip().endswith("…") for row in rows)
        out += [heads(columns, remark(view, is_cut, texts), texts, paper)] if has_heads else []
        out += rows
    return out + [Text()] * (height - len(out))


def remark(view: View, is_cut: bool, texts: Texts) -> str:
    """What becomes of the last card, when it is time to think of it; or where long texts are read."""
    prompt = view["prompt"]
    if isinstance(prompt, dict) and prompt.get("last"):
        return texts.say("last-card")
    return texts.say("cards-in-full") if is_cut else ""


def rows_on(paper: Paper) -> int:
    """A row for what is not a card, and five cards; with room, second rows for what is long to say."""
    if paper.inner >= 118 or not paper.roomy:
        return 6
    return 11 if paper.airy else 8


def asked_cards(view: View) -> tuple[list[CardView], list[str]]:
    """The cards to show, and the ways in which they are offered."""
    table = table_of(view)
    verbs = [offer["action"].partition(" ")[0] for offer in offers_of(view)]
    # Without any event the column says of all cards whose event may come first.
    columns = [way for way in (*WAYS, "discard") if way in verbs or (way == "event" and "command" in verbs)]
    cards = [*table["drawn"], *table["hand"]]
    taken = table["in_play"]
    if taken and columns and taken["card"] in numbers_by(offers_of(view), tuple(WAYS)):
        # A card that was taken from the opponent is in nobody's hand.
        cards.insert(0, taken)
    return cards, columns


def offers_in_words(view: View, texts: Texts, paper: Paper) -> list[Text]:
    """The offers that neither the board nor a card shows, and what there is to say of the question."""
    offers = offers_of(view)
    cards = {card["card"] for card in asked_cards(view)[0]}
    pieces: list[Text] = []
    steps: dict[str, list[Text]] = {}
    verbs: set[str] = set()
    for number, offer in enumerate(offers, 1):
        verb, _, noun = offer["action"].partition(" ")
        verbs.add(verb)
        label = fit(chip(number, paper), 4 if paper.colour or number > 9 else 3)
        if verb == "defcon":
            steps.setdefault(offer["track"], []).append(joined(label, reached(offer)))
        elif verb not in ON_THE_BOARD and noun not in cards:
            pieces.append(joined(label, said_of(offer, view, texts), *consequence(offer, view)))
    out: list[Text] = []
    names = {track: f" {short(track, texts)}" for track in steps}
    for track, moves in steps.items():
        # A row for each track: `▲ military  1 6→5  2 6→7 ☢ DEFCON 1`.
        name = joined(shape(track), fit(Text(names[track]), width_of(names.values())))
        out += flow([name, *moves], paper.inner)
    if not verbs.isdisjoint(ON_THE_BOARD):
        pieces.append(Text(texts.say("numbers-on-board"), QUIET))
    if "keep" in verbs:
        # What they pay stands one below the other.
        out += pieces
    else:
        out += flow(pieces, paper.inner)
    for verb, said in REMARKS.items():
        more = wrap(Text(texts.say(said), QUIET), paper.inner) if verb in verbs else []
        out += more if len(out) + len(more) <= rows_on(paper) else []
    return out


def said_of(offer: OfferView, view: View, texts: Texts) -> str:
    """An offer in words. To pass is to stop only where a track was moved."""
    past = past_of(view)
    has_moved = bool(past) and past[-1].id in ("escalated", "deflated")
    if offer["id"] == "offer-done" and asked_in(view) in OF_TRACKS and not has_moved:
        return texts.say("leave-tracks")
    return texts.say(offer["id"], **fields_of(offer))


def consequence(offer: OfferView, view: View) -> list[Text]:
    """What an agenda to be kept would pay now; where a Command moves the marker."""
    if "agenda" in offer:
        agendas = [each for each in table_of(view)["agendas"] if each["agenda"] == offer["agenda"]]
        return [joined("  ", ICON if agendas[0]["icon"] else "", worth(agendas[0]["to"], agendas[0]["pays"]))]
    if "to" in offer and offer["from"] != offer["to"]:
        return [joined("  ", shape(offer["track"]), reached(offer))]
    return []


def fields_of(offer: OfferView) -> dict[str, int | str]:
    return {
        name: value
        for name, value in offer.items()
        if name not in ("id", "action") and isinstance(value, int | str)
    }


def heads(columns: Sequence[str], remark: str, texts: Texts, paper: Paper) -> Text:
    names = [texts.say(head) for way, head in WAYS.items() if way in columns]
    cells = [fit(Text(name, QUIET), width) for name, width in zip(names, widths_of(columns, texts))]
    out = Text("").join(cells)
    room = paper.inner - out.cell_len
    if remark and Text(remark).cell_len < room:
        out.append_text(fit(Text(remark, QUIET), room, "r"))
    return out


def widths_of(columns: Sequence[str], texts: Texts) -> list[int]:
    widths: list[int] = []
    for way in columns:
        words = [texts.say(WAYS[way])] if way in WAYS else []
        if way == "event":
            words.append(f"★{texts.say('theirs-first')}")
        widths.append(max(5 if words else 3, width_of(words)) + 1)
    return widths


def card_rows(
    cards: Sequence[CardView], columns: Sequence[str], view: View, texts: Texts, paper: Paper, rows: int
) -> list[Text]:
    """A row for each card; a second one for what its event does, as long as there are rows."""
    offers = offers_of(view)
    found = {way: numbers_by(offers, (way,)) for way in columns}
    widths = widths_of(columns, texts)
    names = width_of(texts.name(card["card"]) for card in cards)
    left = sum(widths) + 4 + names + 1
    out: list[Text] = []
    abouts: list[list[Text]] = []
    lines: list[Text] = []
    for card in cards:
        line = Text()
        remarks: list[Text] = []
        is_theirs = False
        for way, width in zip(columns, widths, strict=True):
            number = found[way].get(card["card"], 0)
            cell = chip(number, paper)
            if number:
                offer = offers[number - 1]
                if way in ("command", "letter"):
                    cell = joined(cell, f"{offer['n']:2}")
                is_theirs = bool(offer.get("theirs"))
                if offer.get("idle"):
                    remarks = [Text(texts.say("idle-now") + " ", ALARM)]
            elif way == "event" and is_theirs:
                cell = joined(sign(card["side"]), (texts.say("theirs-first"), INKS[card["side"]]))
            line.append_text(fit(cell, width))
        line.append_text(joined(sign(card["side"]), (str(card["cubes"]), INKS[card["side"]])))
        line.append(ICON if card["icon"] else " ").append(" ")
        line.append_text(fit(Text(texts.name(card["card"]), STRONG), names + 1))
        about = joined(*remarks, (texts.attribute(card["card"], "summary"), "" if paper.roomy else QUIET))
        lines.append(line)
        abouts.append(wrap(about, max(10, paper.inner - left)))
    for line, told, n in zip(lines, abouts, shared([len(told) for told in abouts], rows), strict=True):
        shown = told if n == len(told) else [*told[: n - 1], Text(" ").join(told[n - 1 :])]
        out.append(fit(joined(line, shown[0]), paper.inner))
        out += [fit(joined(" " * left, rest), paper.inner) for rest in shown[1:]]
    return out


def shared(wanted: Sequence[int], rows: int) -> list[int]:
    """How many rows each gets, at least one: as many as possible get all that they want.

    >>> shared([3, 1, 2, 2], 6)
    [1, 1, 2, 2]
    """
    out = [1] * len(wanted)
    spare = rows - len(wanted)
    for at in sorted(range(len(wanted)), key=lambda at: wanted[at]):
        more = max(0, min(spare, wanted[at] - 1))
        out[at] += more
        spare -= more
    return out
