"""A deck on paper, for `redphone deck show`: the copies of each card, when it is played and what it does."""

from __future__ import annotations

from rich.text import Text

from redphone.core.game import Game
from redphone.games.defcon.cards import KINDS, timing_of
from redphone.games.defcon.deck_tools import DATA, counted
from redphone.games.defcon.play import DefconBook
from redphone.games.defcon.terminal import TIMINGS
from redphone.terminal import QUIET, STRONG, joined, wrap
from redphone.texts import Texts


def show(game: Game, texts: Texts, width: int) -> list[Text]:
    """All kinds of cards, those of one's own turn first."""
    book = game.book()
    assert isinstance(book, DefconBook)
    deck = book.box.deck
    out: list[Text] = []
    for kind, slug in enumerate(KINDS):
        timing = timing_of(kind)
        if kind == 0 or timing != timing_of(kind - 1):
            out += [Text(), *wrap(Text(texts.say(TIMINGS[timing]), STRONG), width)]
        out += wrap(joined(f"  {deck.copies[kind]} × ", (texts.name(slug), STRONG)), width, 4)
        out += wrap(Text(f"    {texts.attribute(slug, 'summary')}"), width, 4)
    if DATA not in game.replaced:
        out += [Text(), *wrap(Text(texts.say("deck-reconstructed"), QUIET), width)]
    id, fields = counted(book.edition.data[DATA])
    return [*out[1:], Text(), *wrap(Text(texts.say(id, **fields)), width)]
