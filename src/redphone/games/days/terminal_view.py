"""The view of 13 Days as its terminal table reads it, and the signs that it draws with."""

from __future__ import annotations

from typing import Final, TypedDict, cast

from rich.text import Text

from redphone.core.events import Event
from redphone.games.days.board import DEFCON_1, DEFCON_2, TOP
from redphone.terminal import ALARM, LAMP, QUIET, Paper, View, joined
from redphone.texts import Texts

SIDES: Final = ("us", "ussr")
# Every colour has a sign, so that the table reads without colours too.
SIGNS: Final = {"us": "■", "ussr": "★", "un": "○"}
INKS: Final = {"us": "ink.blue", "ussr": "ink.red", "un": "ink.sky"}
CHIPS: Final = {"us": "card.blue", "ussr": "card.red"}
SHAPES: Final = {"military": "▲", "political": "◆", "world_opinion": "●"}
SHAPE_INKS: Final = {"military": "ink.orange", "political": "ink.green", "world_opinion": "ink.purple"}
FLAG: Final = "⚑"
ICON: Final = "☢"
CONNECTED: Final = "∞"
SHORT: Final = {
    "military": "short-military",
    "political": "short-political",
    "world_opinion": "short-world-opinion",
    "cuba_political": "short-cuba-political",
    "cuba_military": "short-cuba-military",
    "atlantic": "short-atlantic",
    "berlin": "short-berlin",
    "turkey": "short-turkey",
    "italy": "short-italy",
    "united_nations": "short-united-nations",
    "television": "short-television",
    "alliances": "short-alliances",
    "personal_letter": "short-personal-letter",
}
"""What narrow columns call a track, a battleground or an agenda."""
IN_READING_ORDER: Final = (
    *("cuba_military", "atlantic", "berlin"),
    *("cuba_political", "turkey", "italy"),
    *("united_nations", "television", "alliances"),
)
"""The battlegrounds as the table shows them: track by track."""
ON_THE_BOARD: Final = ("on", "place", "remove")
"""The verbs of the offers that have their numbers at the battlegrounds."""
AREA_2: Final = DEFCON_2
AREA_1: Final = DEFCON_1
STEPS: Final = TOP


class LeadView(TypedDict):
    leader: int | None
    lead: int


class BattlegroundView(LeadView):
    at: str
    track: str
    cubes: list[int]
    printed: int
    bonus: int
    connected: bool
    flags: list[int]


class TrackView(LeadView):
    track: str
    markers: list[int]
    areas: list[int]
    room: list[int]
    flags: list[int]


class AgendaView(TypedDict):
    seat: int
    agenda: str
    icon: bool
    to: int | None
    pays: int
    lead: int
    bonus: int


class LastingView(TypedDict):
    effect: str
    seat: int


class CardView(TypedDict):
    card: str
    side: str
    cubes: int
    icon: bool


class WayToWar(TypedDict):
    by: str


class WayView(WayToWar, total=False):
    track: str


class SideView(TypedDict):
    side: str
    supply: int
    hand: int
    aftermath: int
    war: bool
    ways: list[WayView]


class TableView(TypedDict):
    round: int
    rounds: int
    turn: int
    turns: int
    letter: int
    prestige: LeadView
    battlegrounds: list[BattlegroundView]
    tracks: list[TrackView]
    agendas: list[AgendaView]
    lasting: list[LastingView]
    in_play: CardView | None
    sides: list[SideView]
    deck: int
    discard: list[str]
    resolved: list[str]
    opened: list[list[CardView]]
    hand: list[CardView]
    aside: list[str]
    drawn: list[CardView]
    kept: list[str]
    aftermath: list[str]


# `from` cannot be the name of a field in a class.
OfferView = TypedDict(
    "OfferView",
    {
        "action": str,
        "id": str,
        "card": str,
        "at": str,
        "track": str,
        "agenda": str,
        "n": int,
        "idle": int,
        "theirs": int,
        "from": int,
        "to": int,
        "area": int,
        "from_area": int,
    },
    total=False,
)


def table_of(view: View) -> TableView:
    return cast(TableView, view["table"])


def offers_of(view: View) -> list[OfferView]:
    return cast(list[OfferView], view["offers"])


def past_of(view: View) -> list[Event]:
    """All that the reader was told, where the view brings it along."""
    return cast(list[Event], view.get("past", []))


def asked_in(view: View) -> str:
    """The question that the reader is asked; empty: none."""
    prompt = view["prompt"]
    return str(prompt["id"]) if isinstance(prompt, dict) else ""


def sign(side: str) -> Text:
    return Text(SIGNS[side], INKS[side])


def shape(track: str) -> Text:
    return Text(SHAPES[track], SHAPE_INKS[track])


def short(thing: str, texts: Texts) -> str:
    return texts.say(SHORT[thing])


def chip(number: int, paper: Paper) -> Text:
    """The number of an offer, three columns wide; 0: an empty place for one."""
    if not number:
        return Text(" " * 3)
    if paper.colour:
        return joined((f"{number:2})", LAMP))
    return Text(f"{number})".ljust(3))


def reached(offer: OfferView) -> Text:
    """Where a marker would go, `6→7 ☢ DEFCON 1`: the area if it is another one, and DEFCON 1 always."""
    now, to, area = offer["from"], offer["to"], offer["area"]
    out = Text(f"{now}→{to}")
    if area == 1:
        out.append(f" {ICON} DEFCON 1", ALARM)
    elif area != offer["from_area"]:
        out.append(f" DEFCON {area}", "ink.yellow" if area == 2 else QUIET)
    return out


def worth(seat: int | None, n: int, plus: str = "+") -> Text:
    """Who gets or leads by how much."""
    return Text("0") if seat is None else joined(sign(SIDES[seat]), (f"{plus}{n}", INKS[SIDES[seat]]))


def numbers_by(offers: list[OfferView], verbs: tuple[str, ...]) -> dict[str, int]:
    """The numbers of the offers with one of these verbs, by their nouns."""
    out: dict[str, int] = {}
    for number, offer in enumerate(offers, 1):
        verb, _, noun = offer["action"].partition(" ")
        if verb in verbs:
            out[noun] = number
    return out
