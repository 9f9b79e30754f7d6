"""A deck on paper, for `redphone deck show`."""

from __future__ import annotations

from typing import Any, cast

from rich.text import Text

from redphone.core.game import Game
from redphone.games.minutes.play import MinutesBook
from redphone.games.minutes.terminal_view import KIND_SIGNS, sign
from redphone.games.minutes.terminal_words import event_in_full, sources_in_words
from redphone.terminal import QUIET, STRONG, joined, wrap
from redphone.texts import Texts


def show(game: Game, texts: Texts, width: int) -> list[Text]:
    """All cards with what they do, and how each fact is known."""
    book = game.book()
    assert isinstance(book, MinutesBook)
    file = book.shown.file
    out: list[Text] = []
    name, note = cast(dict[str, str], file["name"]), cast(dict[str, str], file["note"])
    if name:
        out += wrap(Text(name[texts.lang], STRONG), width)
    if note:
        out += wrap(Text(note[texts.lang]), width)
    if file["reconstructed"]:
        said = "deck-reconstructed" if file["ours"] else "deck-marks-reconstructed"
        out += wrap(Text(texts.say(said), QUIET), width)
    for slug, printed in book.shown.cards.items():
        card = cast(dict[str, Any], printed)
        head = joined(sign(card["side"]), f" {texts.name(card['side'])}  ", (texts.name(slug), STRONG))
        head.append(f"  {KIND_SIGNS[card['kind']]} {texts.name(card['kind'])}")
        head.append(f"  {texts.say('card-cubes', n=card['cubes'])}")
        out += [Text(), *wrap(head, width, 2)]
        for said in event_in_full(card, texts):
            out += wrap(Text(f"  {said}"), width, 2)
        out += wrap(Text(f"  {sources_in_words(card, file, texts)}", QUIET), width, 2)
        if card["note"]:
            out += wrap(Text(f"  {card['note'][texts.lang]}", QUIET), width, 2)
    return out
