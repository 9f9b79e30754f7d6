"""What can be asked of a map file without drawing it: see redphone/decks.py."""

from __future__ import annotations

from typing import Final

from redphone.core.events import Field
from redphone.faults import Fault
from redphone.games.defcon.map_file import LAND, SEA, MapFile, corner, how_many
from redphone.games.defcon.map_links import find_faults
from redphone.games.defcon.outline import fits, is_inside, rings_of

DATA: Final = "map"
"""The data file that is a map."""
VIEW_BOX: Final = "viewBox"


def read(data: dict[str, object]) -> MapFile:
    """What a file says, with everything that is wrong with it."""
    file = MapFile(data)
    find_faults(file)
    return file


def mistakes(data: dict[str, object]) -> list[Fault]:
    """Everything that is wrong with a file: where, from the top of it, and why."""
    return read(data).faults


def counted(data: dict[str, object]) -> tuple[str, dict[str, Field]]:
    """How much there is on a map, as a text with its fields."""
    return "map-counts", {"territories": how_many(data, LAND), "seas": how_many(data, SEA)}


def mistakes_of_shapes(data: dict[str, object], shapes: dict[str, object]) -> list[Fault]:
    """What does not fit between a map and the file of shapes that the browser draws it with."""
    file = read(data)
    width, height = file.size
    faults: list[Fault] = []
    if shapes.get(VIEW_BOX) != f"0 0 {width} {height}":
        faults.append(Fault([VIEW_BOX], "fault-view-box", corner(file.size)))
    places = {place.slug: place for place in file.places}
    for slug in shapes:
        if slug != VIEW_BOX and slug not in places:
            faults.append(Fault([slug], "fault-no-such-place", {"name": slug[:60]}))
    for slug, place in places.items():
        value = shapes.get(slug)
        rings = rings_of(value) if isinstance(value, str) else None
        if slug not in shapes:
            faults.append(Fault([], "fault-no-shape", {"name": slug}))
        elif rings is None:
            faults.append(Fault([slug], "fault-shape", {}))
        elif not fits(rings, width, height):
            faults.append(Fault([slug], "fault-shape-outside", corner(file.size)))
        elif not is_inside(place.token, rings):
            faults.append(Fault([slug], "fault-token-outside", {"name": slug}))
    return faults
