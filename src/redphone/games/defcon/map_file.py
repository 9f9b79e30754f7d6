"""A map as its file has it, data/map.toml or an owner's own, and everything that is wrong with it."""

from __future__ import annotations

import re
from typing import Final, final

from redphone.core.events import Field
from redphone.faults import LANGUAGES, Fault, Path, Reader, listed, shown
from redphone.games.defcon.cards import KINDS
from redphone.games.defcon.consensus import STATES
from redphone.games.defcon.numbers import ITEMS, SOURCES
from redphone.games.defcon.outline import Point, Ring, fits, is_inside, rings_of
from redphone.games.defcon.powers import HOME, MOST_ZONES, PHASES, POWERS, POWERS_AND_NOBODY, TERRITORIES

FEWEST_SEAS: Final = 4
"""That a power touches: each of the four places its first fleet, the last one too."""
RESERVED: Final = frozenset(
    [*POWERS_AND_NOBODY, *KINDS, *STATES, *PHASES, *ITEMS, *SOURCES, "ecocity", "strike", "bomb"]
)
"""What else is called by a name in questions, events and records: no place is called so, or its name would
stand there too.
"""
MOST_NAME: Final = 40
MOST_SHAPE: Final = 20_000
MOST_SIZE: Final = 10_000
USUAL_ROOM: Final = 20
LAND: Final = "territory"
SEA: Final = "sea"
LAKE: Final = "lake"
PLACE: Final = ["slug", "name", "short", "label", "label_again", "token", "room", "shape"]


@final
class Place:
    """A territory, a sea zone or a lake."""

    def __init__(self, r: Reader, kind: str, size: tuple[int, int]) -> None:
        self.kind: Final = kind
        self.path: Final = r.path
        r.nothing_but([*PLACE, *KEYS[kind]])
        self.slug: Final = slug_of(r)
        self.names: Final = names_of(r, "name", True)
        self.shorts: Final = names_of(r, "short", False) or self.names
        """For the board, where there is little room."""
        power = r.word("power", POWERS, None) if kind == LAND else ""
        self.power: Final = power if r.table.get("power") == power else ""
        self.lands: Final = slugs_of(r, {LAND: "borders", SEA: "touches"}.get(kind, ""))
        self.seas: Final = slugs_of(r, {LAND: "seas", SEA: "adjacent"}.get(kind, ""))
        self.label: Final = point_of(r, "label", size, (0.0, 0.0))
        self.token: Final = point_of(r, "token", size, self.label)
        self.again: Final = points_of(r, "label_again", size)
        self.room: Final = r.number("room", 1, MOST_SIZE, USUAL_ROOM)
        self.rings: Final = shape_of(r, size)
        if self.rings and not is_inside(self.token, self.rings):
            r.fault("fault-token-outside", {"name": self.slug}, "token")


KEYS: Final = {LAND: ["power", "borders", "seas"], SEA: ["touches", "adjacent"], LAKE: []}
"""What each kind of place has besides."""


@final
class Link:
    """A crossing, by which two territories border on each other, or a canal between two sea zones."""

    def __init__(self, r: Reader, size: tuple[int, int]) -> None:
        r.nothing_but(["between", "name", "at"])
        self.path: Final = r.path
        self.between: Final = slugs_of(r, "between")
        self.names: Final = names_of(r, "name", True)
        self.at: Final = points_of(r, "at", size) if r.has("at") else []
        if len(self.between) != 2:
            r.fault("fault-between", {}, "between")


def slug_of(r: Reader) -> str:
    slug = r.table.get("slug")
    if isinstance(slug, str) and re.fullmatch("[a-z][a-z0-9_]{0,39}", slug):
        return slug
    if r.has("slug"):
        r.fault("fault-slug", {"typed": shown(slug)}, "slug")
    else:
        r.fault("fault-no-slug", {})
    return ""


def names_of(r: Reader, name: str, needed: bool) -> dict[str, str]:
    """What it is called, in each language."""
    if not r.has(name):
        if needed:
            r.fault("fault-no-name", {"name": name, "known": listed(LANGUAGES)})
        return {}
    table = r.below(name)
    table.nothing_but(LANGUAGES)
    names: dict[str, str] = {}
    for lang in LANGUAGES:
        if table.has(lang):
            names[lang] = table.text(lang, MOST_NAME)
        elif isinstance(r.table[name], dict):
            r.fault("fault-lacks-language", {"name": name, "lang": lang}, name)
    return names if len(names) == len(LANGUAGES) else {}


def slugs_of(r: Reader, name: str) -> list[str]:
    """A list of places by their slugs; what is wrong with it reads as no place at all."""
    if not name:
        return []
    value = r.table.get(name)
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        r.fault("fault-places", {"name": name}, name)
        return []
    return [str(one) for one in value]


def corner(size: tuple[int, int]) -> dict[str, Field]:
    """The lower right one, as a file writes it: without a comma between thousands."""
    return {"width": str(size[0]), "height": str(size[1])}


def is_number(value: object) -> bool:
    return type(value) is int or type(value) is float


def as_point(value: object, size: tuple[int, int]) -> Point | None:
    if not isinstance(value, list) or len(value) != 2 or not all(is_number(one) for one in value):
        return None
    x, y = value
    # Looked at before it becomes a float: a file may say 10 with a thousand zeros.
    return (float(x), float(y)) if 0 <= x <= size[0] and 0 <= y <= size[1] else None


def point_of(r: Reader, name: str, size: tuple[int, int], default: Point) -> Point:
    if not r.has(name):
        return default
    point = as_point(r.table.get(name), size)
    if point is None:
        r.fault("fault-point", {"name": name, **corner(size)}, name)
        return 0.0, 0.0
    return point


def points_of(r: Reader, name: str, size: tuple[int, int]) -> list[Point]:
    """A point, or a list of some."""
    value = r.table.get(name)
    one = as_point(value, size)
    if value is None or one is not None:
        return [] if one is None else [one]
    points = [as_point(each, size) for each in value] if isinstance(value, list) else [None]
    found = [point for point in points if point is not None]
    if len(found) != len(points):
        r.fault("fault-point", {"name": name, **corner(size)}, name)
    return found


def shape_of(r: Reader, size: tuple[int, int]) -> list[Ring]:
    """The outline, where the file draws one."""
    value = r.table.get("shape")
    if value is None:
        return []
    rings = rings_of(value) if isinstance(value, str) and len(value) <= MOST_SHAPE else None
    if rings is None:
        r.fault("fault-shape", {}, "shape")
        return []
    if not fits(rings, *size):
        r.fault("fault-shape-outside", corner(size), "shape")
        return []
    return rings


@final
class MapFile:
    """All that a map file says, and all that is wrong with it."""

    def __init__(self, data: dict[str, object]) -> None:
        self.faults: Final[list[Fault]] = []
        top = Reader(data, [], self.faults)
        top.nothing_but(["reconstructed", "viewbox", "powers", "crossing", "canal", LAND, SEA, LAKE])
        if data.get("powers", POWERS) != POWERS:
            top.fault("fault-powers", {"known": listed(POWERS)}, "powers")
        self.size: Final = size_of(top)
        # A hostile file may have thousands: what stands behind the last one that can count is not read.
        self.lands: Final = self._places(top, LAND, TERRITORIES + 1)
        self.seas: Final = self._places(top, SEA, MOST_ZONES + 1)
        self.lakes: Final = self._places(top, LAKE, MOST_ZONES)
        self.crossings: Final = self._links(top, "crossing")
        self.canals: Final = self._links(top, "canal")
        self._count(data)
        self._must_differ()
        self._must_all_be_drawn()

    @property
    def places(self) -> list[Place]:
        return [*self.lands, *self.seas, *self.lakes]

    def add(self, path: Path, id: str, fields: dict[str, Field]) -> None:
        self.faults.append(Fault(path, id, fields))

    def _places(self, top: Reader, kind: str, most: int) -> list[Place]:
        return [Place(r, kind, self.size) for r in top.tables(kind, most)]

    def _links(self, top: Reader, kind: str) -> list[Link]:
        return [Link(r, self.size) for r in top.tables(kind, TERRITORIES)]

    def _count(self, data: dict[str, object]) -> None:
        n_lands = how_many(data, LAND)
        if n_lands != TERRITORIES:
            wrong: dict[str, Field] = {"most": TERRITORIES, "n": n_lands}
            self.add([LAND, TERRITORIES], "fault-number-of-territories", wrong)
        n = how_many(data, SEA)
        if not FEWEST_SEAS <= n <= MOST_ZONES:
            fields: dict[str, Field] = {"lowest": FEWEST_SEAS, "highest": MOST_ZONES, "n": n}
            self.add([SEA, MOST_ZONES], "fault-number-of-seas", fields)
        for power in POWERS:
            own = [land for land in self.lands if land.power == power]
            if len(own) != HOME and all(land.power for land in self.lands) and n_lands == TERRITORIES:
                path: Path = [*own[HOME].path, "power"] if len(own) > HOME else [LAND]
                self.add(path, "fault-homes", {"power": power, "n": len(own), "most": HOME})

    def _must_differ(self) -> None:
        """Two places of one name would be two buttons of one name."""
        slugs: set[str] = set()
        names: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
        for place in self.places:
            if place.slug in RESERVED:
                self.add([*place.path, "slug"], "fault-slug-reserved", {"name": place.slug})
            elif place.slug and place.slug in slugs:
                self.add([*place.path, "slug"], "fault-slug-twice", {"name": place.slug})
            slugs.add(place.slug)
            for lang, name in place.names.items():
                if name and name.casefold() in names[lang]:
                    self.add([*place.path, "name", lang], "fault-name-twice", {"name": name})
                names[lang].add(name.casefold())

    def _must_all_be_drawn(self) -> None:
        """A map with holes is no map: all have a shape, or none."""
        without = [place for place in [*self.lands, *self.seas] if not place.rings]
        if without and any(place.rings for place in self.places):
            for place in without:
                self.add(place.path, "fault-no-shape", {"name": place.slug})


def how_many(data: dict[str, object], kind: str) -> int:
    found = data.get(kind)
    return len(found) if isinstance(found, list) else 0


def size_of(top: Reader) -> tuple[int, int]:
    """Width and height of the picture; where there is none, points may lie anywhere."""
    if not top.has("viewbox"):
        return MOST_SIZE, MOST_SIZE
    value = top.table.get("viewbox")
    if isinstance(value, list) and len(value) == 4 and all(type(one) is int for one in value):
        left, upper, width, height = value
        if left == 0 and upper == 0 and 1 <= width <= MOST_SIZE and 1 <= height <= MOST_SIZE:
            return width, height
    top.fault("fault-viewbox", {"highest": MOST_SIZE}, "viewbox")
    return MOST_SIZE, MOST_SIZE
