"""A map on paper, for `redphone map show` and at the table: what borders on what."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence

from rich.text import Text

from redphone.core.game import Game
from redphone.games.defcon.map_file import MapFile, Place
from redphone.games.defcon.map_tools import DATA, counted, read
from redphone.games.defcon.powers import POWERS
from redphone.games.defcon.terminal_view import places, sign, table_of
from redphone.terminal import QUIET, STRONG, Paper, View, joined, wrap
from redphone.texts import Texts


def show(game: Game, texts: Texts, width: int) -> list[Text]:
    """The territories of each power, then the sea zones, each with its neighbours."""
    file = file_of(game)
    names = {place.slug: place.names[texts.lang] for place in file.places}
    out: list[Text] = []
    for power in POWERS:
        lands = [land for land in file.lands if land.power == power]
        out += [Text(texts.name(power), STRONG), *listed(lands, names, width), Text()]
    out += [Text(texts.say("map-seas"), STRONG), *listed(file.seas, names, width), Text()]
    if DATA not in game.replaced:
        out += [*wrap(Text(texts.say("map-reconstructed"), QUIET), width), Text()]
    id, fields = counted(data_of(game))
    return [*out, *wrap(Text(texts.say(id, **fields)), width)]


def map_in_words(game: Game, view: View, texts: Texts, paper: Paper) -> list[Text]:
    """Every place with its number: the reader's own territories first, then the sea zones, then the rest."""
    table = table_of(view)
    file = file_of(game)
    names = {at: f"{number}\u00a0{texts.name(at)}" for at, number in places(table).items()}
    closed = {land["at"] for land in table["territories"] if land["closed"]}
    blocks: dict[str, list[Text]] = {}
    for power in [one["power"] for one in table["powers"]]:
        lands = [land for land in file.lands if land.power == power and land.slug not in closed]
        head = joined(sign(power), (f" {texts.name(power)}", STRONG))
        blocks[power] = [head, *listed(lands, names, paper.inner, closed), Text()]
    mine = [power["power"] for power in table["powers"] if power["seat"] == view["seat"]]
    out = [line for power in mine for line in blocks.pop(power)]
    out += [Text(texts.say("map-seas"), STRONG), *listed(file.seas, names, paper.inner, closed), Text()]
    out += [line for block in blocks.values() for line in block]
    if DATA in table["reconstructed"]:
        out += wrap(Text(texts.say("map-reconstructed"), QUIET), paper.inner)
    return out


def data_of(game: Game) -> dict[str, object]:
    return tomllib.loads(game.replaced.get(DATA) or game.registration.standard(DATA))


def file_of(game: Game) -> MapFile:
    return read(data_of(game))


def listed(
    found: Sequence[Place], names: Mapping[str, str], width: int, without: set[str] | None = None
) -> list[Text]:
    """`Brazil  Andes, Argentina ≈ South Atlantic`: each place with the lands and the waters beside it."""
    out: list[Text] = []
    for place in found:
        near = ", ".join(names[one] for one in place.lands if one not in (without or ()))
        water = ", ".join(names[one] for one in place.seas)
        line = joined("  ", (names[place.slug], STRONG), "  ", (near, QUIET))
        if water:
            line.append(f" ≈ {water}" if near else f"≈ {water}", QUIET)
        out += wrap(line, width, 4)
    return out
