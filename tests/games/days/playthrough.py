"""The play-through at the end of the rulebook: its record by chapters, and the board in plain text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.crisis import SIDES, US, USSR, Days
from tests.positions import shown

from redphone import CHANCE, Event, Record, State

FILE = Path(__file__).parent / "records" / "playthrough.record"
WHO = {"us": US, "ussr": USSR, "chance": CHANCE}
START = "Round 1: agendas"


def in_short(events: list[Event]) -> list[str]:
    """What everybody or one side was told, in short: `placed us atlantic 3 3`, the fields without names."""
    return [" ".join([event.id, *map(str, event.fields.values())]) for event in events]


def chapters(record: Record) -> dict[str, int]:
    """Where each chapter of the record begins: the last comment above a line is the title of one."""
    found: dict[str, int] = {}
    for number, line in enumerate(record.lines):
        if line.comments:
            title = line.comments[-1].removeprefix("# ")
            assert title not in found
            found[title] = number
    return found


class Retold(Days):
    """The record, replayed up to a chapter, and from there on as the test tells it."""

    def __init__(self, title: str) -> None:
        self.record = Record.read(FILE)
        super().__init__(self.record.start())
        starts = chapters(self.record)
        self.next = starts[title]
        self.end = min([at for at in starts.values() if at > self.next], default=len(self.record.lines))
        for line in self.record.lines[: self.next]:
            self.record.advance(self.past, line)

    def go(self, *moves: str) -> list[str]:
        """The record's next moves are these: make them. What was told of them."""
        heard: list[str] = []
        for move in moves:
            who, _, action = move.partition(" ")
            line = self.record.lines[self.next]
            assert (line.seat, line.action) == (WHO[who], action)
            assert self.next < self.end
            heard += in_short(self.past.apply(action, WHO[who]))
            self.next += 1
        return heard

    def draws(self, *cards: str) -> None:
        """Chance brings these strategy cards."""
        self.go(*[f"chance draw {card}" for card in cards])

    def flags(self) -> dict[str, list[str]]:
        """The agendas that each side has flagged."""
        found: dict[str, list[str]] = {"us": [], "ussr": []}
        for each in self.shown()["agendas"]:
            found[SIDES[each["seat"]]].append(each["agenda"])
        return found

    def pays(self, agenda: str) -> tuple[str | None, int]:
        """Whom an agenda would pay if the round ended now, and how much."""
        each = next(each for each in self.shown()["agendas"] if each["agenda"] == agenda)
        return None if each["to"] is None else SIDES[each["to"]], each["pays"]

    def all_markers(self) -> dict[str, list[int]]:
        return {each["track"]: each["markers"] for each in self.shown()["tracks"]}

    def areas(self, side: int) -> list[int]:
        """The DEFCON areas of a side's markers: military, political, world opinion."""
        return [each["areas"][side] for each in self.shown()["tracks"]]

    def owners(self, seat: int) -> Counter[str]:
        """How many cards of the US, the USSR and the UN a side holds."""
        return Counter(card["side"] for card in self.shown(seat)["hand"])

    def face(self, seat: int, name: str) -> tuple[str, int]:
        """Side and cubes of a card in a hand, or of the card that Alliances brought."""
        table = self.shown(seat)
        (found,) = [card for card in table["hand"] + table["drawn"] if card["card"] == name]
        return found["side"], found["cubes"]

    def offer(self, seat: int, action: str) -> dict[str, int | str]:
        """An offer with what it would do."""
        (found,) = [offer for offer in self.state.offers(seat) if str(offer.action) == action]
        return found.as_dict()


@contextmanager
def chapter(title: str) -> Iterator[Retold]:
    """A chapter that the test tells from its first to its last move."""
    game = Retold(title)
    yield game
    assert game.next == game.end, "moves of the chapter were left out"


NAMES = {
    "cuba_political": "Cuba (political)",
    "cuba_military": "Cuba (military)",
    "atlantic": "Atlantic",
    "berlin": "Berlin",
    "turkey": "Turkey",
    "italy": "Italy",
    "united_nations": "United Nations",
    "television": "Television",
    "alliances": "Alliances",
    "military": "military track",
    "political": "political track",
    "world_opinion": "world opinion track",
}


def board(state: State) -> str:
    """The board in plain text: cubes on the left; markers with their DEFCON areas on the right."""
    table = shown(state)
    left = [f"{'cubes':<18}{'US':>2}{'USSR':>6}"]
    for each in table["battlegrounds"]:
        us, ussr = (str(n or "-") for n in each["cubes"])
        left.append(f"{NAMES[each['at']]:<18}{us:>2}{ussr:>6}")
    right = [f"{'DEFCON':<20}{'US':>5}{'USSR':>7}"]
    for each in table["tracks"]:
        us, ussr = (f"{marker} ({area})" for marker, area in zip(each["markers"], each["areas"], strict=True))
        right.append(f"{NAMES[each['track']]:<20}{us:>5}{ussr:>7}")
    us, ussr = (side["supply"] for side in table["sides"])
    right += ["", f"{'cubes left':<20}{us:>5}{ussr:>7}"]
    sides = ["US", "USSR"]
    prestige = table["prestige"]
    leader = "tied" if prestige["leader"] is None else f"{sides[prestige['leader']]} +{prestige['lead']}"
    right += ["", f"{'prestige':<20}{leader:>12}", f"{'personal letter':<20}{sides[table['letter']]:>12}"]
    right += [f"{'aftermath':<20}{saved(table):>12}"]
    return "\n".join(f"{one:<32}{other}".rstrip() for one, other in zip(left, right, strict=True)) + "\n"


def saved(table: dict[str, Any]) -> str:
    n = sum(side["aftermath"] for side in table["sides"]) + sum(map(len, table["opened"]))
    return "empty" if n == 0 else f"{n} cards"
