"""What borders on what: whether both sides say so, and whether every power can reach every other."""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from redphone.core.events import Field
from redphone.faults import Path
from redphone.games.defcon.map_file import FEWEST_SEAS, Link, MapFile, Place
from redphone.games.defcon.powers import POWERS

Links = dict[str, set[str]]


@final
class Said:
    """One list of a place, what it may name, and who must say the same of it."""

    def __init__(self, name: str, back: str, here: list[Place], there: list[Place]) -> None:
        self.name: Final = name
        self.back: Final = back
        self.here: Final = here
        self.there: Final = {place.slug: place for place in there if place.slug}


def find_faults(file: MapFile) -> None:
    """Add what is wrong with the borders, then with the ways; ways need borders that are right."""
    before = len(file.faults)
    lands, seas = file.lands, file.seas
    for said in [
        Said("borders", "borders", lands, lands),
        Said("seas", "touches", lands, seas),
        Said("touches", "seas", seas, lands),
        Said("adjacent", "adjacent", seas, seas),
    ]:
        for place in said.here:
            must_agree(file, place, said)
    for link in file.crossings:
        must_join(file, link, lands, "borders")
    for link in file.canals:
        must_join(file, link, seas, "adjacent")
    if len(file.faults) == before == 0:
        find_closed_ways(file)


def listed_in(place: Place, name: str) -> list[str]:
    return place.lands if name in ("borders", "touches") else place.seas


def must_agree(file: MapFile, place: Place, said: Said) -> None:
    """Whatever a place names is there, once, is not itself, and names it back."""
    seen: set[str] = set()
    for k, slug in enumerate(listed_in(place, said.name)):
        path: Path = [*place.path, said.name, k]
        fields: dict[str, Field] = {"name": said.name, "here": place.slug, "there": slug[:60]}
        if slug in seen:
            file.add(path, "fault-place-twice", fields)
        elif slug == place.slug:
            file.add(path, "fault-itself", fields)
        elif slug not in said.there:
            file.add(path, "fault-no-sea" if said.name in ("seas", "adjacent") else "fault-no-land", fields)
        elif place.slug and place.slug not in listed_in(said.there[slug], said.back):
            file.add(path, "fault-one-sided", {**fields, "back": said.back})
        seen.add(slug)


def must_join(file: MapFile, link: Link, places: list[Place], name: str) -> None:
    """A crossing or a canal only says where two neighbours meet: that they do, they say themselves."""
    if len(link.between) != 2:
        return
    known = {place.slug: place for place in places}
    here, there = link.between
    if here not in known or there not in listed_in(known[here], name):
        fields: dict[str, Field] = {"here": here[:60], "there": there[:60], "name": name}
        file.add([*link.path, "between"], "fault-joins-nothing", fields)


def find_closed_ways(file: MapFile) -> None:
    by_sea: Links = {sea.slug: set(sea.seas) for sea in file.seas}
    met = reached(file.seas[0].slug, by_sea)
    for sea in file.seas:
        if not sea.lands:
            file.add([*sea.path, "touches"], "fault-lonely-sea", {"name": sea.slug})
        elif sea.slug not in met:
            fields: dict[str, Field] = {"here": file.seas[0].slug, "there": sea.slug}
            file.add([*sea.path, "adjacent"], "fault-seas-apart", fields)
    for power in POWERS:
        own = [land for land in file.lands if land.power == power]
        n = len({sea for land in own for sea in land.seas})
        if n < FEWEST_SEAS:
            boxed: dict[str, Field] = {"power": power, "n": n, "lowest": FEWEST_SEAS}
            file.add(own[0].path, "fault-boxed-in", boxed)
    # With three and four powers nothing is cut off that can be reached with two: pairs are enough.
    for power, other in combinations(POWERS, 2):
        must_hang_together(file, power, other)


def must_hang_together(file: MapFile, power: str, other: str) -> None:
    """Where only two play, the land of the others is closed, and the sea is open."""
    open_lands = {land.slug: land for land in file.lands if land.power in (power, other)}
    touched = {sea.slug: set(sea.lands) for sea in file.seas}
    links: Links = {}
    for land in open_lands.values():
        near = set(land.lands).union(*(touched[sea] for sea in land.seas))
        links[land.slug] = near & open_lands.keys()
    met = reached(next(iter(open_lands)), links)
    if not any(open_lands[slug].power == other for slug in met):
        path = next(land.path for land in open_lands.values() if land.power == other)
        file.add(path, "fault-no-way", {"power": power, "other": other})
        return
    for land in open_lands.values():
        if land.slug not in met:
            fields: dict[str, Field] = {"name": land.slug, "power": power, "other": other}
            file.add(land.path, "fault-cut-off", fields)


def reached(start: str, links: Links) -> set[str]:
    met: set[str] = set()
    todo = [start]
    while todo:
        here = todo.pop()
        if here not in met:
            met.add(here)
            todo += links[here]
    return met
