"""The world that the rules move in: territories and sea zones by number, and what borders on what, as sets.

A territory's number is 8 times its power's plus its place among that power's territories in the file; a sea
zone's is its place in the file.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from redphone.core.bits import bit
from redphone.core.game import DataError
from redphone.games.defcon.map_file import MapFile, Place
from redphone.games.defcon.map_tools import DATA, read
from redphone.games.defcon.powers import HOME, POWERS, TERRITORIES
from redphone.games.defcon.told import told


@final
class World:
    """A map as the rules ask for it. Sets of territories have 32 bits, sets of sea zones at most 24."""

    def __init__(self, data: dict[str, object]) -> None:
        file = read(data)
        if file.faults:
            raise DataError(told(DATA, file.faults, data))
        lands = [land for power in POWERS for land in file.lands if land.power == power]
        self.file: Final = file
        self.territories: Final = [land.slug for land in lands]
        """By number, the territories of a power behind each other."""
        self.zones: Final = [sea.slug for sea in file.seas]
        self.powers: Final = POWERS
        self.power_of: vec[i64] = vec[i64]([k // HOME for k in range(TERRITORIES)])
        """By territory: whose it is at the start."""
        self.home: vec[i64] = vec[i64]([255 * bit(HOME * power) for power in range(len(POWERS))])
        """By power: the territories that it starts with."""
        self.borders: vec[i64] = sets([land.lands for land in lands], self.territories)
        """By territory: the territories that it borders on, by a crossing too."""
        self.seas: vec[i64] = sets([land.seas for land in lands], self.zones)
        """By territory: the sea zones that it touches."""
        self.coasts: vec[i64] = sets([sea.lands for sea in file.seas], self.territories)
        """By sea zone: the territories that it touches."""
        self.adjacent: vec[i64] = sets([sea.seas for sea in file.seas], self.zones)
        """By sea zone: the sea zones beside it, by a canal too."""


def sets(listed: list[list[str]], numbered: list[str]) -> vec[i64]:
    """Lists of slugs as sets of numbers."""
    out = vec[i64]([0] * len(listed))
    for k, slugs in enumerate(listed):
        for slug in slugs:
            out[k] |= bit(numbered.index(slug))
    return out


def own_names(data: dict[str, dict[str, object]]) -> dict[str, dict[str, str]]:
    """What the map calls its territories and sea zones, by language and slug: see Registration.names."""
    names: dict[str, dict[str, str]] = {}
    places: list[Place] = MapFile(data[DATA]).places
    for place in places:
        for lang, name in place.names.items():
            names.setdefault(lang, {})[place.slug] = name
    return names
