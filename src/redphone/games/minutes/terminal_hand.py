"""The hand of 13 Minutes in the terminal, with every offer that the board does not show."""

from __future__ import annotations

from rich.text import Text

from redphone.games.minutes.terminal_view import (
    ON_THE_BOARD,
    EndView,
    TableView,
    asked_in,
    chip,
    doubt,
    kind_sign,
    number_of,
    numbers_by,
    offers_of,
    sign,
    table_of,
)
from redphone.games.minutes.terminal_words import event_in_words
from redphone.terminal import QUIET, STRONG, Paper, View, flow, joined, width_of, wrap
from redphone.texts import Texts


def rows_on(paper: Paper) -> int:
    """Two cards of two rows and a head; with room, more of their texts."""
    if not paper.roomy:
        return 5
    return 9 if paper.airy else 7


def hand(view: View, texts: Texts, paper: Paper) -> list[Text]:
    """The offers in words first, then the cards; always as many rows on the same paper."""
    table = table_of(view)
    height = rows_on(paper)
    end = table["end"]
    out = end_rows(table, end, texts, paper) if end else []
    out = [*offers_in_words(view, texts, paper), *out]
    if asked_in(view) == "ask-play":
        out.append(heads(texts))
    if not end:
        out += cards(view, texts, paper, height - len(out))
    return out[:height] + [Text()] * (height - len(out))


def heads(texts: Texts) -> Text:
    """What the two numbers of a card mean."""
    return Text(f"{texts.say('head-neutral')} · {texts.say('head-sphere')}", QUIET)


def offers_in_words(view: View, texts: Texts, paper: Paper) -> list[Text]:
    """The offers that stand neither at a battleground nor at a card; what only closes a list, too.

    Bids are their own numbers: said in words once, so that the hand has room beside them.
    """
    pieces: list[Text] = []
    for place, offer in enumerate(offers_of(view), 1):
        number = number_of(str(offer["action"]), place)
        verb, _, noun = str(offer["action"]).partition(" ")
        if verb in ("neutral", "sphere", *ON_THE_BOARD):
            continue
        if verb == "bid" and noun not in ("0", "1"):
            pieces.append(chip(number, paper))
            last = offer is offers_of(view)[-1]
            pieces += [Text(texts.say("bid-so-many"), QUIET)] if last else []
            continue
        fields = {name: value for name, value in offer.items() if name not in ("action", "id")}
        pieces.append(joined(chip(number, paper), " ", texts.say(str(offer["id"]), **fields)))
    out = flow(pieces, paper.inner)
    if numbers_by(view, "toward") or numbers_by(view, "away"):
        out.append(Text(texts.say("toward-then-away"), QUIET))
    return out


def cards(view: View, texts: Texts, paper: Paper, rows: int) -> list[Text]:
    """Each card with what it does; cut to the rows there are, the first card first."""
    table = table_of(view)
    neutral, sphere = numbers_by(view, "neutral"), numbers_by(view, "sphere")
    # The card that is asked about is read before those that wait.
    asked = [table["in_play"]] if table["in_play"] and asked_in(view) in ("ask-action", "ask-trigger") else []
    shown = [*asked, *table["hand"]]
    width = width_of(texts.name(card) for card in shown)
    blocks: list[list[Text]] = []
    for slug in shown:
        card = table["cards"][slug]
        line = Text()
        if neutral:
            line.append(chip(neutral.get(slug), paper)).append(chip(sphere.get(slug), paper))
        line.append(" ").append(kind_sign(card["kind"])).append(sign(card["side"]))
        line.append(f"{card['cubes']} ")
        line.append(texts.name(slug), STRONG)
        line.append(doubt(table, slug).ljust(width + 2 - len(texts.name(slug))))
        if slug in table["theirs"]:
            line.append(sign(card["side"])).append(texts.say("they-first") + " ", QUIET)
        line.append(event_in_words(card, texts))
        blocks.append(wrap(line, paper.inner, indent=9 if neutral else 5))
    out: list[Text] = []
    for k, block in enumerate(blocks):
        room = rows - len(out) - (len(blocks) - k - 1)
        cut = block[: max(1, room)]
        if len(cut) < len(block):
            cut[-1] = joined(cut[-1], "…")
            if cut[-1].cell_len > paper.inner:
                cut[-1].truncate(paper.inner, overflow="ellipsis")
        out += cut
    return out[: max(0, rows)]


def end_rows(table: TableView, end: EndView, texts: Texts, paper: Paper) -> list[Text]:
    """How the points came about."""
    us, ussr = end["fields"]
    pieces = [Text(texts.say("event-dominated", us=us, ussr=ussr).rstrip("."))]
    if end["majority"]:
        pieces.append(joined(texts.say("end-majority") + " ", sign(end["majority"]), "1"))
    cubes = end["aftermath_cubes"]
    said = Text(texts.say("end-aftermath", us=cubes[0], ussr=cubes[1]))
    if end["aftermath"]:
        said.append(" ").append(sign(end["aftermath"])).append("1")
    pieces.append(said)
    for side, card in zip(("us", "ussr"), end["last"], strict=True):
        named = f" {texts.name(card)}{doubt(table, card)}"
        pieces.append(joined(texts.say("end-last") + " ", sign(side), named))
    return flow(pieces, paper.inner)
