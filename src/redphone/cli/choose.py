"""The offers in words, what was typed, and which of them it means."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from redphone.core.events import Offer
from redphone.terminal import LAMP, Paper, flow, joined
from redphone.texts import TextError, Texts

LONG_LIST: Final = 120
"""A list of offers that is longer takes more rows than it is worth."""


def in_words(offers: Sequence[Offer], numbers: Sequence[int], texts: Texts, paper: Paper) -> list[Text]:
    """The offers in words, numbered."""
    pieces: list[Text] = []
    for number, offer in zip(numbers, offers, strict=True):
        chip = (f" {number})", LAMP) if paper.colour else f"{number})"
        pieces.append(joined(chip, " ", texts.say(offer.id, **offer.fields)))
    return flow(pieces, paper.inner)


def meant(typed: str, offers: Sequence[Offer], texts: Texts, numbers: Sequence[int] = ()) -> list[Offer]:
    """The offers that it can mean: none, the one, or several if it says too little.

    An offer's number; its action as records have it ("play blue-5"); or parts of the words of the action or
    of the offer in the reader's language, in any order: "blue-5", "b5", "5 bl". Without `numbers`, offers
    are counted from 1.
    """
    typed = " ".join(typed.split()).lower()
    if typed.isdecimal():
        counted = numbers or range(1, len(offers) + 1)
        return [offer for number, offer in zip(counted, offers, strict=True) if number == int(typed)]
    exact = [offer for offer in offers if offer.action.text.lower() == typed]
    if exact:
        return exact
    parts = pieces(typed)
    found = [
        offer for offer in offers if parts and any(covers(words, parts) for words in readings(offer, texts))
    ]
    # A verb that is typed in full is that verb, not a word of another offer.
    return [offer for offer in found if offer.action.verb in parts] or found


def not_offered(typed: str, offers: Sequence[Offer], texts: Texts, numbers: Sequence[int]) -> str:
    """What may be done instead; where that is long to say, the numbers of it."""
    said = ", ".join(offer.action.text for offer in offers)
    if cell_len(said) > LONG_LIST:
        verbs = ", ".join(dict.fromkeys(offer.action.verb for offer in offers))
        said = f"{min(numbers)}–{max(numbers)} ({verbs})"
    return texts.say("not-offered", typed=typed, offered=said)


def readings(offer: Offer, texts: Texts) -> list[list[str]]:
    """The words that stand for an offer: of its action, of its noun's name, and of the offer itself."""
    noun = offer.action.noun
    # The numbers of an offer in words are those of its consequences: only the noun's own count.
    numbers = [piece for piece in pieces(noun) if piece.isdecimal()]
    said = [piece for piece in pieces(texts.say(offer.id, **offer.fields)) if not piece.isdecimal()]
    out = [pieces(offer.action.text), said + numbers]
    # Not every noun is a thing with a name: some are numbers.
    with contextlib.suppress(TextError):
        out.append(pieces(texts.name(noun)))
    # What narrow tables call it.
    with contextlib.suppress(TextError):
        out.append(pieces(f"{offer.action.verb} {texts.say(f'short-{noun}'.replace('_', '-'))}"))
    return out


def pieces(text: str) -> list[str]:
    """Words and numbers: "play blue-5" and "playblue5" are three."""
    return re.findall(r"[0-9]+|[^\W\d_]+", text.lower())


def covers(words: Sequence[str], parts: Sequence[str]) -> bool:
    """Is each part the beginning of a word of its own? Numbers must be whole."""
    left = list(words)
    # The longest first, so that a short beginning does not take the word that a longer one needs.
    for part in sorted(parts, key=len, reverse=True):
        found = next((w for w in left if w == part or (not part.isdecimal() and w.startswith(part))), None)
        if found is None:
            return False
        left.remove(found)
    return True
