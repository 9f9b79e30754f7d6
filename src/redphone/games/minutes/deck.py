"""The strategy cards of 13 Minutes, read from data/deck.toml or from the file of an owner."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from redphone.core.bits import bit, low
from redphone.core.events import Field
from redphone.core.game import DataError
from redphone.core.zones import Deck
from redphone.faults import LANGUAGES, Fault, Path, Reader, in_short, shown
from redphone.games.minutes.board import CARDS, KINDS, OWNERS, ZONES
from redphone.games.minutes.vocabulary import clauses
from redphone.texts import Texts

FACTS: Final = ["name", "kind", "cubes", "event"]
"""What is known of a card, or is not: each has a source."""
SOURCES: Final = ["rulebook", "public", "inferred", "reconstructed", "owner"]
"""Stated in the rulebook or its FAQ; in several public descriptions; follows from them; not known, our own
proposal; copied from the printed card by the owner of the file."""
FACE_DOWN: Final = "cuba"
"""What the card that lies face down is called."""
RESERVED: Final = [FACE_DOWN, *OWNERS, *KINDS, *ZONES]
"""What else the texts have names for: a card with such a slug would give its own name to all of it."""
NAMED: Final = [
    *("excomm", "wave_and_smile", "public_protests", "u2_photographs", "quarantine"),
    *("fidel_castro", "moscow_is_our_brain", "u2_downed", "mrbms_and_irbms", "missile_trade"),
    *("u_thant", "scramble", "intelligence_reports"),
]
"""The cards that our texts have names for."""
SLUG: Final = "13-minutes"
"""Whose texts are meant: the campaign has the same."""
MOST_CUBES: Final = 5
MOST_NAME: Final = 40
MOST_WORDS: Final = 300


@cache
def texts_in(lang: str) -> Texts:
    return Texts(lang, SLUG)


@final
class Card:
    """One card as the file has it."""

    def __init__(self, r: Reader, faults: list[Fault]) -> None:
        r.nothing_but(["slug", "side", "kind", "cubes", "event", "name", "text", "note", "source"])
        slug = r.table.get("slug")
        if not isinstance(slug, str) or not re.fullmatch("[a-z][a-z0-9_]{0,39}", slug):
            if r.has("slug"):
                r.fault("fault-slug", {"typed": shown(slug)}, "slug")
            else:
                r.fault("fault-no-slug", {}, "slug")
            slug = ""
        elif slug in RESERVED:
            r.fault("fault-slug-taken", {"name": slug}, "slug")
        self.slug: Final = slug
        self.side: Final = r.word("side", OWNERS, None)
        self.kind: Final = r.word("kind", KINDS, None)
        self.cubes: Final = r.number("cubes", 1, MOST_CUBES, None)
        if not r.has("event"):
            r.fault("fault-no-event", {})
        self.event: Final = clauses(r.table["event"], [*r.path, "event"], faults) if r.has("event") else []
        names = r.said("name", MOST_NAME)
        self.own_names: Final = r.table.get("name")
        if not names and slug not in NAMED:
            names = dict.fromkeys(LANGUAGES, slug.replace("_", " ").capitalize())
        self.names: Final = names
        """What the file calls it, by language; empty: as our texts do."""
        self.words: Final = r.said("text", MOST_WORDS)
        """What the file says of its event, shown as it is."""
        self.note: Final = r.said("note", MOST_WORDS)
        given = r.below("source")
        given.nothing_but(FACTS)
        self.source: Final = {fact: given.word(fact, SOURCES, SOURCES[-1]) for fact in FACTS}


@final
class DeckFile:
    """All that a deck file says, and all that is wrong with it."""

    def __init__(self, data: dict[str, object]) -> None:
        self.faults: Final[list[Fault]] = []
        top = Reader(data, [], self.faults)
        top.nothing_but(["deck", "card"])
        about = top.below("deck")
        about.nothing_but(["name", "note"])
        self.name: Final = about.said("name", MOST_NAME)
        self.note: Final = about.said("note", MOST_WORDS)
        self.cards: Final[list[Card]] = []
        found = data.get("card")
        if not isinstance(found, list) or not all(isinstance(card, dict) for card in found):
            # Where they stand under another word, that word has been blamed.
            if found is not None or not any(isinstance(data[name], list) for name in data):
                self.faults.append(Fault(["card"], "fault-cards", {}))
            return
        # A hostile file may have thousands: what stands behind the last one that can count is not read.
        for k, card in enumerate(found[: CARDS + 1]):
            self.cards.append(Card(Reader(card, ["card", k], self.faults), self.faults))
        if len(found) != CARDS:
            self.faults.append(
                Fault(["card", CARDS], "fault-number-of-cards", {"most": CARDS, "n": len(found)})
            )
        first: dict[str, int] = {}
        for k, one in enumerate(self.cards):
            if one.slug and first.setdefault(one.slug, k) != k:
                fields: dict[str, Field] = {"name": one.slug, "first": first[one.slug] + 1, "second": k + 1}
                self.faults.append(Fault(["card", k, "slug"], "fault-slug-twice", fields))
        for lang in LANGUAGES:
            self._must_differ(lang)

    def _must_differ(self, lang: str) -> None:
        """Two cards of one name, or one called Cuba, would be two buttons of one name."""
        texts = texts_in(lang)
        cuba = texts.name(FACE_DOWN)
        first: dict[str, int] = {}
        for k, card in enumerate(self.cards):
            if not card.slug or card.slug in RESERVED:
                continue
            name = card.names[lang] if card.names else texts.name(card.slug)
            if name.casefold() == cuba.casefold():
                self._add(Fault(self._name_of(k, lang), "fault-reserved", {"name": name}))
            earlier = first.setdefault(name.casefold(), k)
            if earlier != k and self.cards[earlier].slug != card.slug:
                # The one whose name the file has chosen is the one to change.
                at = k if card.own_names is not None else earlier
                fields: dict[str, Field] = {"name": name, "first": earlier + 1, "second": k + 1}
                self._add(Fault(self._name_of(at, lang), "fault-name-twice", fields))

    def _name_of(self, k: int, lang: str) -> Path:
        path: Path = ["card", k, "name"]
        return [*path, lang] if isinstance(self.cards[k].own_names, dict) else path

    def _add(self, fault: Fault) -> None:
        """A mistake in a name that holds for all languages is told once."""
        if all(known.path != fault.path or known.id != fault.id for known in self.faults):
            self.faults.append(fault)


@final
class Cards:
    """Side, kind and cubes of each strategy card, as the rules ask for them."""

    def __init__(self, data: dict[str, object]) -> None:
        file = DeckFile(data)
        if file.faults:
            # For who has no language of their own: see deck_tools.py for all others.
            english = texts_in("en")
            raise DataError(
                in_short(
                    "deck.toml",
                    file.faults,
                    lambda fault: f"{place(fault, file)}: {english.say(fault.id, **fault.fields)}",
                )
            )
        self.file: Final = file
        self.deck: Final = Deck("strategy", [card.slug for card in file.cards], [1] * CARDS)
        self.cubes: vec[i64] = vec[i64]()
        self.kind: vec[i64] = vec[i64]()
        self.side: vec[i64] = vec[i64]()
        self.of_side: vec[i64] = vec[i64]([0, 0, 0])
        """The cards of the US, the USSR and the UN, as sets."""
        self.of_kind: vec[i64] = vec[i64]([0, 0, 0])
        """The military, political and world opinion cards, as sets."""
        for k, card in enumerate(file.cards):
            side = OWNERS.index(card.side)
            kind = KINDS.index(card.kind)
            self.cubes = append(self.cubes, card.cubes)
            self.kind = append(self.kind, kind)
            self.side = append(self.side, side)
            self.of_side[side] |= bit(k)
            self.of_kind[kind] |= bit(k)

    def cubes_of(self, cards: i64) -> i64:
        """The cubes on a set of cards."""
        n: i64 = 0
        while cards:
            n += self.cubes[low(cards)]
            cards &= cards - 1
        return n

    @property
    def clicks(self) -> int:
        """The most decisions that an event asks for."""
        return max(sum(int(clause.clicks) for clause in card.event) for card in self.file.cards)


def place(fault: Fault, file: DeckFile) -> str:
    """Where a mistake is, for who has no line numbers: the card's name, and the clause."""
    path = fault.path
    if len(path) < 2 or not isinstance(path[1], int):
        return ".".join(str(part) for part in path) or "the file"
    k = path[1]
    said = file.cards[k].slug if k < len(file.cards) and file.cards[k].slug else f"card {k + 1}"
    if len(path) > 3 and isinstance(path[3], int):
        said += f", clause {path[3] + 1}"
    return said


def own_names(data: dict[str, dict[str, object]]) -> dict[str, dict[str, str]]:
    """What the deck file calls its cards, by language and card."""
    names: dict[str, dict[str, str]] = {}
    for card in DeckFile(data["deck"]).cards:
        for lang, name in card.names.items():
            names.setdefault(lang, {})[card.slug] = name
    return names
