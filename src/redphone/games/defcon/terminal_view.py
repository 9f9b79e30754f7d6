"""The view of DEFCON as its terminal table reads it, its signs, and the numbers of its offers."""

from __future__ import annotations

import re
from typing import Any, Final, TypedDict, cast

from rich.cells import cell_len
from rich.text import Text

from redphone.terminal import LAMP, Paper, View, joined

# Every colour has a sign, so that the table reads without colours too.
SIGNS: Final = {"america": "■", "eurasia": "▲", "africasia": "◆", "eastasia": "●"}
INKS: Final = {
    "america": "ink.blue",
    "eurasia": "ink.green",
    "africasia": "ink.yellow",
    "eastasia": "ink.red",
}
FORT: Final = "□"
CAPITAL: Final = "★"
RADIATION: Final = "☢"
NOBODYS: Final = "–"
SEA: Final = "~"

FIRST_ZONE: Final = 41
FIRST_OTHER: Final = 70
BOUGHT: Final = ("missile", "nuke", "sabotage", "aid")
"""Each has its own number, whatever else can be paid for: who buys twice types the same twice."""
FIRST_FLEET: Final = 400
POWERS_AT_SEA: Final = 4
INVESTS: Final = "ask-invest"
ON_LAND: Final = {
    **dict.fromkeys(("capital", "deploy", "fortify", "attack", "raze", "betray", "demand", "pacify"), 0),
    **dict.fromkeys(("move", "to"), 0),
    "strike": 100,
    "bomb": 200,
    "nuke": 300,
}
"""What is added to a territory's number for each verb: three kinds of missile may have the same target."""
AT_SEA: Final = {"fleet": 0, "sail": 0, "from": 100}
COUNTED: Final = {"troops": 0, "occupy": 0, "cards": 0, "recruit": 200}
"""Verbs whose nouns are numbers: what is added to them."""


class IndexView(TypedDict):
    row: int
    gdp: int
    state: str
    territories: int


class PowerView(TypedDict):
    seat: int
    power: str
    lands: int
    military: IndexView
    reputation: IndexView
    gdp: int
    end: dict[str, int]
    aggression: int
    hand: int
    hand_limit: int
    passed: bool
    quarters: int
    transit: int
    reserve: int
    missiles: int
    nukes: int
    sabotage: int
    sabotaged: list[int]
    barred: list[int]
    assassins: list[int]
    fleets: int
    dock: int
    tokens: int
    kept: list[str]
    capitals: list[str]
    trophies: list[str]
    points: int


class TerritoryView(TypedDict):
    at: str
    home: str
    owner: int | None
    troops: int
    fort: bool
    capitals: list[str]
    radiation: bool
    closed: bool
    neutral: bool
    truce: bool


class ZoneView(TypedDict):
    zone: str
    fleets: list[int]
    tired: list[int]
    controller: int | None


class BattleView(TypedDict):
    at: str | None
    zone: str | None
    attacker: int
    defender: int | None
    force: int
    against: int
    dice: list[int]
    won: bool
    decided: bool
    conquest: float


class PendingView(TypedDict):
    raids: int
    pretext: bool
    accident: bool


class CardView(TypedDict):
    card: str
    timing: str
    in_others_turns: bool
    copies: int


class TableView(TypedDict):
    round: int
    rounds: int
    defcon: int
    phase: str
    turn: int | None
    order: list[int]
    powers: list[PowerView]
    territories: list[TerritoryView]
    zones: list[ZoneView]
    battle: BattleView | None
    investment: dict[str, Any] | None
    pending: PendingView
    deck: int
    discard: list[str]
    supply: dict[str, int]
    hand: list[CardView]
    seen: list[list[str]]
    crossed: list[str]
    reconstructed: list[str]


Fields = dict[str, Any]


def table_of(view: View) -> TableView:
    return cast(TableView, view["table"])


def offers_of(view: View) -> list[Fields]:
    return cast(list[Fields], view["offers"])


def waiting_in(view: View) -> list[int]:
    return cast(list[int], view["waiting"])


def asked_in(view: View) -> str:
    """The question that the reader is asked; empty: none."""
    prompt = view["prompt"]
    return str(prompt["id"]) if isinstance(prompt, dict) else ""


def is_window(view: View) -> bool:
    """Is the reader asked in another's turn, and may play a card or not? [Ruling 7]"""
    verbs = [parts(offer)[0] for offer in offers_of(view)]
    return "pass" in verbs and {*verbs} <= {"pass", "play"} and table_of(view)["turn"] != view["seat"]


def parts(offer: Fields) -> tuple[str, str]:
    """An offer's verb and noun."""
    verb, _, noun = str(offer["action"]).partition(" ")
    return verb, noun


def places(table: TableView) -> dict[str, int]:
    """The number of each place, which never changes: territories from 1, the quarters, sea zones from 41."""
    out = {land["at"]: number for number, land in enumerate(table["territories"], 1)}
    out["quarters"] = len(out) + 1
    for k, zone in enumerate(table["zones"]):
        out[zone["zone"]] = FIRST_ZONE + k
    return out


def numbers(view: View) -> dict[str, int]:
    """What is typed for each offer, by its action.

    A place's own number, with 100, 200 or 300 more for missiles; a number of troops or cards is that number;
    0 is always no, or no more. What is bought has a number from 70 on. All else is counted from 1, or behind
    that where places are asked for too.
    """
    table = table_of(view)
    known = places(table)
    zones = [zone["zone"] for zone in table["zones"]]
    out: dict[str, int] = {}
    others: list[str] = []
    for offer in offers_of(view):
        verb, noun = parts(offer)
        action = str(offer["action"])
        if action in ("pass", "choose done"):
            out[action] = 0
        elif verb in ON_LAND and noun in known:
            out[action] = ON_LAND[verb] + known[noun]
        elif verb in AT_SEA:
            # Where new fleets can be placed too, those that move have other numbers.
            more = AT_SEA[verb] if asked_in(view) == INVESTS else 0
            out[action] = more + known[noun]
        elif verb in ("bomb", "engage"):
            zone, _, power = noun.rpartition("-")
            fleet = FIRST_FLEET + POWERS_AT_SEA * zones.index(zone) + list(SIGNS).index(power)
            out[action] = fleet + (100 if verb == "engage" else 0)
        elif verb in COUNTED:
            out[action] = COUNTED[verb] + int(noun)
        elif verb == "buy":
            out[action] = FIRST_OTHER + BOUGHT.index(noun)
        else:
            others.append(action)
    first = FIRST_OTHER + len(BOUGHT) * (asked_in(view) == INVESTS) if any(out.values()) else 1
    out.update({action: first + k for k, action in enumerate(others)})
    return out


def lit_places(view: View) -> dict[str, int]:
    """The places that can be chosen, each with the lowest number that is typed for it."""
    known = places(table_of(view))
    out: dict[str, int] = {}
    for action, number in numbers(view).items():
        verb, _, noun = action.partition(" ")
        if (verb in ON_LAND or verb in AT_SEA) and noun in known:
            out[noun] = min(number, out.get(noun, number))
    return out


def sign(power: str) -> Text:
    return Text(SIGNS[power], INKS[power])


def chip(number: int | None, paper: Paper) -> Text:
    """The number of an offer, four columns wide; without one, an empty place for it."""
    if number is None:
        return Text(" " * 4)
    if paper.colour:
        return joined((f"{number:3})", LAMP))
    return Text(f"{number})".ljust(4) if number < 100 else f"{number} ")


def shortened(name: str, width: int) -> str:
    """A name that is too long without its small words, and its first word cut: "Cen. Europe"."""
    if cell_len(name) <= width:
        return name
    words = [word for word in re.split(r"[\s'’-]+", name) if not word.islower() or len(word) > 3]
    rest = " ".join(words[1:])
    for length in range(len(words[0]) - 1, 0, -1):
        cut = f"{words[0][:length]}. {rest}"
        if rest and cell_len(cut) <= width:
            return cut
    return name[: width - 1] + "…"
