"""The board of 13 Days: sides, tracks, battlegrounds, and what data/board.toml says is printed there."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from redphone.core.bits import bit
from redphone.core.game import DataError

US: Final = 0
USSR: Final = 1
UN: Final = 2
SIDES: Final = ["us", "ussr"]
OWNERS: Final = [*SIDES, "un"]
"""Of strategy cards."""

MILITARY: Final = 0
POLITICAL: Final = 1
WORLD_OPINION: Final = 2
TRACKS: Final = ["military", "political", "world_opinion"]

CUBA_POLITICAL: Final = 0
CUBA_MILITARY: Final = 1
ATLANTIC: Final = 2
BERLIN: Final = 3
TURKEY: Final = 4
ITALY: Final = 5
UNITED_NATIONS: Final = 6
TELEVISION: Final = 7
ALLIANCES: Final = 8
BATTLEGROUNDS: Final = [
    "cuba_political",
    "cuba_military",
    "atlantic",
    "berlin",
    "turkey",
    "italy",
    "united_nations",
    "television",
    "alliances",
]
ANYWHERE: Final = 511

MOST_CUBES: Final = 5  # of one player on a battleground
CUBES_EACH: Final = 17
MOST_LEAD: Final = 5  # in prestige
ROUNDS: Final = 3
CARDS_PLAYED: Final = 8  # in a round, by both together
AGENDAS_DRAWN: Final = 3
HAND_SIZE: Final = 5
AFTERMATH_PRESTIGE: Final = 2

# A track: 1 to 3 is the DEFCON 3 area, 4 to 6 DEFCON 2, 7 and 8 DEFCON 1.
DEFCON_2: Final = 4
DEFCON_1: Final = 7
TOP: Final = 8

# What can work on a side for the rest of a round, as a set in LASTING.
SOPS: Final = 1
TO_THE_BRINK: Final = 2
CONTAINMENT: Final = 4
BAY_OF_PIGS: Final = 8
EFFECTS: Final = ["sops", "to_the_brink", "containment", "bay_of_pigs"]


def among(*battlegrounds: int) -> int:
    """A set of battlegrounds.

    >>> among(CUBA_MILITARY, BERLIN)
    10
    """
    return sum(2**at for at in battlegrounds)


@final
class Board:
    def __init__(self, data: dict[str, object]) -> None:
        only(data, ["connected", "battlegrounds", "markers"], "board.toml")
        spaces = tables(data, "battlegrounds", BATTLEGROUNDS, "board.toml")
        self.track: vec[i64] = vec[i64]([0] * 9)
        """The track that each battleground belongs to."""
        self.bonus: vec[i64] = vec[i64]([0] * 9)
        self.start: vec[i64] = vec[i64]([0] * 18)
        self.of_track: Final = [0, 0, 0]
        """The battlegrounds of each track, as sets."""
        for at, name in enumerate(BATTLEGROUNDS):
            space = spaces[name]
            where = f"board.toml: {name}"
            only(space, ["track", "bonus", *SIDES], where)
            track = space.get("track")
            if not isinstance(track, str) or track not in TRACKS:
                raise DataError(f"{where}: track is one of {', '.join(TRACKS)}, not {track!r}")
            self.track[at] = TRACKS.index(track)
            self.of_track[TRACKS.index(track)] |= 2**at
            self.bonus[at] = number(space, "bonus", 0, 5, where)
            for side, flag in enumerate(SIDES):
                self.start[9 * side + at] = number(space, flag, 0, MOST_CUBES, where)
        connected = data.get("connected")
        if not isinstance(connected, list) or not all(name in BATTLEGROUNDS for name in connected):
            raise DataError("board.toml: connected is a list of battlegrounds")
        self.connected: i64 = 0
        for name in connected:
            self.connected |= bit(BATTLEGROUNDS.index(name))
        self.markers: vec[i64] = vec[i64]([0] * 6)
        starts = tables(data, "markers", TRACKS, "board.toml")
        for track, name in enumerate(TRACKS):
            only(starts[name], SIDES, f"board.toml: {name}")
            for side, flag in enumerate(SIDES):
                self.markers[3 * side + track] = number(starts[name], flag, 1, TOP, f"board.toml: {name}")
        for side, flag in enumerate(SIDES):
            placed = sum(self.start[9 * side + at] for at in range(9))
            if placed > CUBES_EACH:
                raise DataError(f"board.toml: {flag} starts with {placed} cubes, and has {CUBES_EACH}")


def tables(
    data: dict[str, object], name: str, keys: list[str] | None, file: str
) -> dict[str, dict[str, object]]:
    """A table of tables, with exactly these keys if they are given."""
    found = data.get(name)
    if not isinstance(found, dict):
        raise DataError(f"{file}: [{name}] is missing")
    if keys is not None and sorted(found) != sorted(keys):
        raise DataError(f"{file}: [{name}] has exactly: {', '.join(keys)}")
    for key, value in found.items():
        if not isinstance(value, dict):
            raise DataError(f"{file}: {key} is a table, not {value!r}")
    return found


def only(data: dict[str, object], names: list[str], where: str) -> None:
    for name in data:
        if name not in names:
            raise DataError(f"{where}: {name!r} means nothing here; there are: {', '.join(names)}")


def number(data: dict[str, object], name: str, low: int, high: int, where: str) -> int:
    value = data.get(name)
    if type(value) is not int or not low <= value <= high:
        raise DataError(f"{where}: {name} is a number from {low} to {high}, not {value!r}")
    return value
