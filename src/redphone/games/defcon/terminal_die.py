"""A die on paper, for `redphone die show`."""

from __future__ import annotations

from rich.text import Text

from redphone.core.game import Game
from redphone.games.defcon.dice import DATA
from redphone.games.defcon.play import DefconBook
from redphone.terminal import QUIET, wrap
from redphone.texts import Texts


def show(game: Game, texts: Texts, width: int) -> list[Text]:
    """How many of its faces hit."""
    book = game.book()
    assert isinstance(book, DefconBook)
    faces, hits = int(book.box.dice.faces), int(book.box.dice.hits)
    said = texts.say("die-faces", faces=faces, hits=hits, percent=round(100 * hits / faces))
    out = wrap(Text(said), width)
    if DATA not in game.replaced:
        out += [Text(), *wrap(Text(texts.say("die-reconstructed"), QUIET), width)]
    return out
