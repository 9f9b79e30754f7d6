"""A map on paper, for `redphone map show`: what borders on what."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence

from rich.text import Text

from redphone.core.game import Game
from redphone.games.defcon.map_tools import DATA, counted, read
from redphone.games.defcon.powers import POWERS
from redphone.terminal import QUIET, STRONG, joined, wrap
from redphone.texts import Texts


def show(game: Game, texts: Texts, width: int) -> list[Text]:
    """The territories of each power, then the sea zones, each with its neighbours."""
    text = game.replaced.get(DATA) or game.registration.standard(DATA)
    data = tomllib.loads(text)
    file = read(data)
    names = {place.slug: place.names[texts.lang] for place in file.places}
    out: list[Text] = []

    def line(slug: str, lands: Sequence[str], seas: Sequence[str]) -> None:
        near = ", ".join(names[one] for one in lands)
        water = ", ".join(names[one] for one in seas)
        parts = joined(f"  {names[slug]}  ", (near, QUIET))
        if water:
            parts.append(f" ≈ {water}" if near else f"≈ {water}", QUIET)
        out.extend(wrap(parts, width, 4))

    for power in POWERS:
        out += [Text(), Text(texts.name(power), STRONG)]
        for land in file.lands:
            if land.power == power:
                line(land.slug, land.lands, land.seas)
    out += [Text(), Text(texts.say("map-seas"), STRONG)]
    for sea in file.seas:
        line(sea.slug, sea.lands, sea.seas)
    id, fields = counted(data)
    if DATA not in game.replaced:
        out += [Text(), *wrap(Text(texts.say("map-reconstructed"), QUIET), width)]
    return [*out[1:], Text(), *wrap(Text(texts.say(id, **fields)), width)]
