"""The offers and the hand of DEFCON in the terminal."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from redphone.games.defcon.terminal_board import at_sea
from redphone.games.defcon.terminal_view import (
    AT_SEA,
    COUNTED,
    FIRST_FLEET,
    INVESTS,
    ON_LAND,
    SEA,
    Fields,
    asked_in,
    chip,
    is_window,
    lit_places,
    numbers,
    offers_of,
    parts,
    table_of,
)
from redphone.terminal import LAMP, QUIET, SKIP, STRONG, Paper, View, flow, joined, wrap
from redphone.texts import Texts

ODDS: Final = ("offer-attack", "offer-troops")
MISSILES: Final = {"strike": "add-strike", "bomb": "add-bomb", "nuke": "add-nuke"}
"""Offers on places that have other numbers than the place, and the texts that say which."""
INVESTED: Final = {"fortify": "price-fort", "fleet": "price-fleet", "from": "price-voyage"}
"""What is paid for by choosing a place."""


def rows_on(paper: Paper) -> int:
    if not paper.roomy:
        return 4
    return 9 if paper.airy else 6


def offers(view: View, texts: Texts, paper: Paper, named: bool) -> list[Text]:
    """What the board does not number, then how attacks would end, then the sea zones."""
    out = flow([*in_words(view, texts, paper), *added(view, texts)], paper.inner)
    out += flow(odds(view, texts, paper), paper.inner)
    return out + flow(seas(view, texts, paper, named), paper.inner, gap=2 if named else 0)


def hand(view: View, texts: Texts, paper: Paper, room: int) -> list[Text]:
    """The offers, then the cards; always as many rows on one paper, unless the offers need more."""
    height = rows_on(paper)
    out = offers(view, texts, paper, named=True)
    if len(out) > max(height, room):
        out = offers(view, texts, paper, named=False)
    if len(out) > height:
        height = max(height, min(room, len(out)))
    out += cards(view, texts, paper, height - len(out))
    if len(out) > height:
        out = out[:height]
        out[-1] = joined(out[-1][: paper.inner - 2], " …")
    return out + [Text()] * (height - len(out))


def fields_of(offer: Fields) -> Fields:
    return {name: value for name, value in offer.items() if name not in ("action", "id")}


def in_words(view: View, texts: Texts, paper: Paper) -> list[Text]:
    """The offers that the board does not number, the one that says no or no more last."""
    known = numbers(view)
    out: list[Text] = []
    last: list[Text] = []
    counted: list[Fields] = []
    for offer in offers_of(view):
        verb, noun = parts(offer)
        number = known[str(offer["action"])]
        is_placed = (verb in ON_LAND and "-" not in noun and noun != "quarters") or verb in AT_SEA
        if is_placed or verb == "troops":
            continue
        if verb in COUNTED and verb != "cards":
            counted.append(offer)
            continue
        said = joined(chip(number, paper), in_brief(offer, texts))
        (last if number == 0 and verb != "cards" else out).append(said)
    if counted:
        out.insert(0, counting(counted, known, texts, paper))
    if asked_in(view) == INVESTS:
        out += invested(view, texts, paper)
    if is_window(view):
        word = (f" {SKIP})", LAMP) if paper.colour else f"{SKIP})"
        last.append(joined(word, f" {texts.say('answer-ahead')}"))
    return [*out, *last]


def in_brief(offer: Fields, texts: Texts) -> str:
    """The offer in words; of what can be bought, its name and price."""
    if offer["id"] == "offer-buy":
        return f"{texts.name(offer['item'])} {offer['cost']}"
    return texts.say(str(offer["id"]), **fields_of(offer))


def invested(view: View, texts: Texts, paper: Paper) -> list[Text]:
    """`1)…8) fortification 4`: what choosing a territory or a sea zone pays for."""
    known = numbers(view)
    out: list[Text] = []
    for verb, id in INVESTED.items():
        some = [offer for offer in offers_of(view) if parts(offer)[0] == verb]
        if some:
            typed = [known[str(offer["action"])] for offer in some]
            ends = [chip(min(typed), paper), *([Text("… "), chip(max(typed), paper)] if some[1:] else [])]
            out.append(joined(*ends, texts.say(id, cost=some[0]["cost"])))
    return out


def seas(view: View, texts: Texts, paper: Paper, named: bool) -> list[Text]:
    """The sea zones that can be chosen, with the fleets there; where there is little room, their numbers."""
    table = table_of(view)
    lit = lit_places(view)
    if not named and asked_in(view) == INVESTS:
        found = [chip(lit[zone["zone"]], paper) for zone in table["zones"] if zone["zone"] in lit]
        return [Text(f"{SEA} ", QUIET), *found, Text(f" {texts.say('seas-on-map')}", QUIET)]
    return [
        joined(chip(lit[zone["zone"]], paper), at_sea(zone, table, texts, paper))
        for zone in table["zones"]
        if zone["zone"] in lit
    ]


def counting(offers: list[Fields], known: dict[str, int], texts: Texts, paper: Paper) -> Text:
    """`201)–212) 1 troop (2 GDP) – 12 troops (24 GDP)`: the first and the last of a row of numbers."""
    first, end = offers[0], offers[-1]
    out = joined(chip(known[str(first["action"])], paper), texts.say(str(first["id"]), **fields_of(first)))
    if end is not first:
        out.append(" … ").append(chip(known[str(end["action"])], paper))
        out.append(texts.say(str(end["id"]), **fields_of(end)))
    return out


def added(view: View, texts: Texts) -> list[Text]:
    """Which numbers the missiles have at a territory."""
    known = numbers(view)
    high = {parts(offer)[0] for offer in offers_of(view) if 100 < known[str(offer["action"])] < FIRST_FLEET}
    shown = [verb for verb in MISSILES if verb in high]
    return [Text(texts.say(MISSILES[verb]), QUIET) for verb in shown]


def odds(view: View, texts: Texts, paper: Paper) -> list[Text]:
    """How each attack would end."""
    known = numbers(view)
    on_places = any(offer["id"] == "offer-attack" for offer in offers_of(view))
    out = [Text(texts.say("odds-attack"), QUIET)] if on_places else []
    for offer in offers_of(view):
        if offer["id"] not in ODDS:
            continue
        out.append(joined(chip(known[str(offer["action"])], paper), said_odds(offer, texts)))
    return out


def said_odds(offer: Fields, texts: Texts) -> str:
    if offer["id"] == "offer-troops":
        return texts.say("odds-of", percent=offer["percent"], lost=offer["lost"])
    said = texts.say("odds-at", at=offer["at"], percent=offer["percent"], lost=offer["lost"])
    if offer["aggression"]:
        said += f" {texts.say('head-aggression')}{offer['aggression']}"
    return said


def cards(view: View, texts: Texts, paper: Paper, rows: int) -> list[Text]:
    """The hand with what each card does, as far as there are rows; otherwise the names alone."""
    if rows <= 0 or view["seat"] is None:
        return []
    held = table_of(view)["hand"]
    names = [f"{texts.name(card['card'])}{' ×2' if card['copies'] > 1 else ''}" for card in held]
    if not names:
        return [Text(texts.say("hand-is-empty"), QUIET)]
    lines: list[Text] = []
    for card, name in zip(held, names, strict=True):
        said = joined((name, STRONG), (f"  {texts.attribute(card['card'], 'summary')}", QUIET))
        lines += wrap(said, paper.inner, indent=4)
    if len(lines) <= rows:
        return lines
    return flow([Text(name, STRONG) for name in names], paper.inner)[:rows]
