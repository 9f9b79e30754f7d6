"""The board of DEFCON in the terminal: a column for each power, then the seas and what is going on."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from redphone.games.defcon.terminal_view import (
    CAPITAL,
    FORT,
    INKS,
    NOBODYS,
    RADIATION,
    SEA,
    SIGNS,
    PowerView,
    TableView,
    TerritoryView,
    ZoneView,
    chip,
    lit_places,
    shortened,
    sign,
    table_of,
    waiting_in,
)
from redphone.terminal import ALARM, PHONE, QUIET, STRONG, Paper, View, beside, fit, flow, joined, sides
from redphone.texts import Texts

GAP: Final = 2
WIDE: Final = 100
"""From so many columns on sea zones have their whole names."""
SHORT_NAME: Final = 14
BROAD: Final = 40
"""From so many columns on the figures of a power need a row less."""
STANDING: Final = {
    "rogue": "short-rogue",
    "threat": "short-threat",
    "watched": "short-watched",
    "exemplary": "short-exemplary",
    "catalyst": "short-catalyst",
}


def heading(view: View, texts: Texts, paper: Paper) -> Text:
    table = table_of(view)
    left = joined((f" {texts.say('title')} {table['defcon']} ", PHONE), " ")
    left.append(texts.say("round-of", round=table["round"], rounds=table["rounds"]), STRONG)
    left.append(f" · {texts.name(table['phase'])}")
    order = Text("›").join([sign(power_of(table, seat)) for seat in table["order"]])
    left.append(" · ").append(order)
    right = texts.say("deck-of", n=table["deck"])
    if table["reconstructed"]:
        right += f" · {texts.say('is-reconstructed')}"
    if left.cell_len + len(right) + 1 > paper.inner:
        right = ""
    return sides(left, Text(right, QUIET), paper.inner)


def power_of(table: TableView, seat: int) -> str:
    return table["powers"][seat]["power"]


def columns(view: View, texts: Texts, paper: Paper) -> list[Text]:
    """The powers side by side: who they are, what they have, and their territories of the start."""
    table = table_of(view)
    width = (paper.inner + GAP) // len(table["powers"]) - GAP
    on_land = {land["at"] for land in table["territories"]}
    lit = {at: number for at, number in lit_places(view).items() if at in on_land}
    blocks: list[list[Text]] = []
    for power in table["powers"]:
        lands = [land for land in table["territories"] if land["home"] == power["power"]]
        rows = [cell(land, table, lit, texts, paper, width) for land in lands]
        blocks.append([head(power, view, texts, paper, width), *figures(power, texts, width), *rows])
    return beside([[fit(line, width) for line in block] for block in blocks], GAP)


def head(power: PowerView, view: View, texts: Texts, paper: Paper, width: int) -> Text:
    """Whoever reads is written in capitals."""
    mark = "▸" if power["seat"] in waiting_in(view) else "×" if power["passed"] else " "
    name = texts.name(power["power"])
    style = f"bold {INKS[power['power']]}" if paper.colour else STRONG
    left = joined(mark, sign(power["power"]), " ")
    left.append(name.upper() if power["seat"] == view["seat"] else name, style)
    right = texts.say("points-of", n=power["points"])
    if left.cell_len + 1 + cell_len(right) > width:
        right = str(power["points"])
    return sides(left, Text(right, STRONG), width)


def figures(power: PowerView, texts: Texts, width: int) -> list[Text]:
    """What a power has, in three rows, or in two of a broad column."""
    aggression = f"{texts.say('head-aggression')}{power['aggression']}"
    standing = texts.say(STANDING[power["reputation"]["state"]])
    rows = [
        joined(
            (aggression, ALARM if power["aggression"] else ""),
            f" {texts.say('head-gdp')}{power['gdp']} {standing}",
        ),
        Text(
            f"{texts.say('head-quarters')}{power['quarters']} {texts.say('head-transit')}{power['transit']} "
            f"{texts.say('head-cards')}{power['hand']}/{power['hand_limit']}"
        ),
        Text(
            f"{texts.say('head-missiles')}{power['missiles']}+{power['nukes']} "
            f"{texts.say('head-sabotage')}{power['sabotage']} "
            f"{texts.say('head-fleets')}{power['fleets']}/{power['dock']}"
        ),
    ]
    if width >= BROAD:
        rows = [joined(rows[0], "  ", rows[1]), rows[2]]
    return rows


def cell(
    land: TerritoryView, table: TableView, lit: dict[str, int], texts: Texts, paper: Paper, width: int
) -> Text:
    """A territory: its number if it can be chosen, its name, and what stands there."""
    out = chip(lit.get(land["at"]), paper) if lit else Text()
    right = garrison(land, table)
    room = width - out.cell_len - right.cell_len - 1
    out.append(shortened(texts.name(land["at"]), room))
    return sides(out, right, width)


def garrison(land: TerritoryView, table: TableView) -> Text:
    """`■3□★`: whose, how many troops, a fortification, a capital (a captured one with its own sign)."""
    if land["radiation"]:
        return Text(RADIATION, ALARM)
    capitals = Text()
    holder = None if land["owner"] is None else power_of(table, land["owner"])
    for power in land["capitals"]:
        capitals.append(CAPITAL, INKS[power])
        if power != holder:
            capitals.append(SIGNS[power], INKS[power])
    if holder is None:
        return joined((NOBODYS, QUIET), capitals)
    style = INKS[holder] if holder == land["home"] else f"reverse {INKS[holder]}"
    return joined((f"{SIGNS[holder]}{land['troops']}", style), FORT if land["fort"] else "", capitals)


def around(view: View, texts: Texts, paper: Paper) -> list[Text]:
    """Fleets, kept cards, trophies, and what was played for an attack.

    Sea zones that can be chosen stand among the offers.
    """
    table = table_of(view)
    lit = lit_places(view)
    fleets = [zone for zone in table["zones"] if any(zone["fleets"]) and zone["zone"] not in lit]
    pieces = [at_sea(zone, table, texts, paper) for zone in fleets]
    for power in table["powers"]:
        mine = [texts.name(card) for card in power["kept"]]
        mine += [f"{CAPITAL}{SIGNS[trophy]}" for trophy in power["trophies"]]
        if mine:
            pieces.append(joined(sign(power["power"]), f" {', '.join(mine)}"))
    return flow([*pieces, *played(table, texts)], paper.inner, gap=2)


def at_sea(zone: ZoneView, table: TableView, texts: Texts, paper: Paper) -> Text:
    """`~ Black Sea ▲2(1)`: two fleets of Eurasia, one of which has retreated."""
    name = texts.name(zone["zone"])
    out = joined((f"{SEA} ", QUIET), name if paper.inner >= WIDE else shortened(name, SHORT_NAME))
    for seat, n in enumerate(zone["fleets"]):
        if n:
            out.append(" ").append(sign(power_of(table, seat))).append(str(n), INKS[power_of(table, seat)])
        if zone["tired"][seat]:
            out.append(f"/{zone['tired'][seat]}", QUIET)
    return out


def played(table: TableView, texts: Texts) -> list[Text]:
    """The cards that wait for the next attack, and the battle that is being fought."""
    pending = table["pending"]
    cards = ["air_raid"] * pending["raids"]
    cards += ["casus_belli"] if pending["pretext"] else []
    cards += ["accidental_strike"] if pending["accident"] else []
    cards += ["assassination_attempt"] if any(power["assassins"] for power in table["powers"]) else []
    out = [Text(f"+{texts.name(card)}") for card in cards]
    battle = table["battle"]
    if battle and not battle["decided"]:
        place = texts.name(str(battle["at"] or battle["zone"]))
        said = Text(f"{place}: ", STRONG)
        said.append(sign(power_of(table, battle["attacker"]))).append(str(battle["force"]))
        said.append(" × ")
        if battle["defender"] is not None:
            said.append(sign(power_of(table, battle["defender"])))
        said.append(str(battle["against"]))
        said.append(f" {texts.say('battle-dice', mine=battle['dice'][0], theirs=battle['dice'][1])}", QUIET)
        out.append(said)
    return out
