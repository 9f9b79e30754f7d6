"""The view of 13 Minutes as its terminal table reads it, and the signs that it draws with."""

from __future__ import annotations

from typing import Any, Final, TypedDict, cast

from rich.text import Text

from redphone.terminal import LAMP, Paper, View, joined
from redphone.texts import Texts

# Every colour has a sign, so that the table reads without colours too.
SIGNS: Final = {"us": "■", "ussr": "★", "un": "○"}
INKS: Final = {"us": "ink.blue", "ussr": "ink.red", "un": "ink.sky"}
KIND_SIGNS: Final = {"military": "▲", "political": "◆", "world_opinion": "●"}
KIND_INKS: Final = {"military": "ink.orange", "political": "ink.green", "world_opinion": "ink.purple"}
FACE_DOWN: Final = "?"
DOUBTFUL: Final = "?"
"""Behind a card of which a part is reconstructed."""
DANGER: Final = "☢"
OF_SIDE: Final = {"us_sphere": "us", "ussr_sphere": "ussr"}
ON_THE_BOARD: Final = ("on", "place", "remove", "toward", "away")
"""The verbs of the offers that have their numbers at the battlegrounds."""


class FieldView(TypedDict):
    at: str
    zone: str
    cubes: list[int]
    leader: str | None
    lead: int
    points: int
    face_up: bool
    card: str | None


class DangerView(TypedDict):
    kind: str
    symbols: int
    war_at: int
    war: bool
    cuba: bool
    last: bool


class SideView(TypedDict):
    side: str
    seat: int
    supply: int
    paid: int
    hand: int
    looked: bool
    danger: list[DangerView]


class NowView(TypedDict):
    sum: list[int]


class EndView(TypedDict):
    points: list[int]
    fields: list[int]
    majority: str | None
    aftermath: str | None
    aftermath_cubes: list[int]
    last: list[str]
    laid: dict[str, str] | None
    war: list[str]


class CampaignView(TypedDict):
    game: int
    totals: list[int]
    to: int


class FileView(TypedDict):
    name: dict[str, str]
    ours: bool


class TableView(TypedDict):
    you: str | None
    phase: str
    turn: int
    round: int
    rounds: int
    deck: int
    in_play: str | None
    fields: list[FieldView]
    sides: list[SideView]
    hand: list[str]
    theirs: list[str]
    seen: list[str]
    cuba: str | None
    now: NowView
    end: EndView | None
    campaign: CampaignView | None
    cards: dict[str, Any]
    file: FileView


def table_of(view: View) -> TableView:
    return cast(TableView, view["table"])


def deck_name(table: TableView, texts: Texts) -> str:
    """What an owner's deck is called, in a sentence; empty: it is ours, or has no name."""
    file = table["file"]
    return "" if file["ours"] or not file["name"] else texts.say("deck-is", name=file["name"][texts.lang])


def doubt(table: TableView, card: str) -> str:
    """What stands behind a card's name wherever it is shown; empty: nothing of it is reconstructed."""
    return DOUBTFUL if "reconstructed" in table["cards"][card]["source"].values() else ""


def offers_of(view: View) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], view["offers"])


def asked_in(view: View) -> str:
    """The question that the reader is asked; empty: none."""
    prompt = view["prompt"]
    return str(prompt["id"]) if isinstance(prompt, dict) else ""


def sign(side: str) -> Text:
    return Text(SIGNS[side], INKS[side])


def kind_sign(kind: str) -> Text:
    return Text(KIND_SIGNS[kind], KIND_INKS[kind])


def number_of(action: str, place: int) -> int:
    """What is typed for an offer: a bid's number is the number of its cubes."""
    verb, _, noun = action.partition(" ")
    return int(noun) if verb == "bid" else place


def chip(number: int | None, paper: Paper) -> Text:
    """The number of an offer, three columns wide; without one, an empty place for it."""
    if number is None:
        return Text(" " * 3)
    if paper.colour:
        return joined((f"{number:2})", LAMP))
    return Text(f"{number})".ljust(3))


def numbers_by(view: View, verb: str) -> dict[str, int]:
    """The numbers of the offers with this verb, by their nouns."""
    out: dict[str, int] = {}
    for number, offer in enumerate(offers_of(view), 1):
        found, _, noun = str(offer["action"]).partition(" ")
        if found == verb:
            out[noun] = number
    return out


def in_reading_order(table: TableView) -> list[str]:
    """The zones from the top: the opponent's sphere, the neutral zone, one's own (who watches: the US)."""
    mine = "ussr_sphere" if table["you"] == "ussr" else "us_sphere"
    return ["us_sphere" if mine == "ussr_sphere" else "ussr_sphere", "neutral_zone", mine]
