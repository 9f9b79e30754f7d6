"""Cards and where they lie, and who may see them there.

A zone is one int: for each kind of card as many bits as there are copies, and as many of them set, from the
lowest up, as lie in this zone. So a zone has one form only, its size is its number of bits, a random card is
a random bit, and a deck of single cards is a plain set.

Who sees a zone never changes. A card that somebody gets to see moves to another zone of the same place: the
cards of a hand that nobody else has seen and those that a neighbour has seen are two zones (see hands.py). To
a seat that cannot see it, a zone's cards count as lying in the place's first zone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from redphone.core.bits import MOST_BITS, Buffer, bit, count, low, nth
from redphone.core.rng import Rng

if TYPE_CHECKING:
    from redphone.core.state import State

EVERYBODY: Final = 255
NOBODY: Final = 0


@final
class Deck:
    """The kinds of one deck of cards and how many copies there are of each.

    >>> deck = Deck("gems", ["ruby", "opal"], [3, 1])
    >>> zone = deck.with_one(deck.with_one(0, 0), 1)
    >>> deck.names(zone), deck.names(deck.full)
    (['ruby', 'opal'], ['ruby', 'ruby', 'ruby', 'opal'])
    >>> deck.names(deck.apart(deck.full, zone)), deck.together(deck.apart(deck.full, zone), zone) == deck.full
    (['ruby', 'ruby'], True)
    """

    def __init__(self, name: str, kinds: list[str], copies: list[int]) -> None:
        if sum(copies) > MOST_BITS:
            raise ValueError(f"the deck {name!r} has {sum(copies)} cards, at most {MOST_BITS} fit")
        if len(kinds) != len(copies) or min(copies, default=1) < 1:
            raise ValueError(f"the deck {name!r} needs at least one copy of each kind")
        self.name: str = name
        self.kinds: list[str] = kinds
        self.copies: vec[i64] = vec[i64]([i64(n) for n in copies])
        self.bits_of: vec[i64] = vec[i64]([0] * len(kinds))
        """The bits of each kind."""
        self.kind_of: vec[i64] = vec[i64]()
        """The kind that a bit belongs to."""
        self.first: i64 = 0
        """The lowest bit of each kind: `zone & first` has one bit for each kind in the zone."""
        self.full: i64 = 0
        at: i64 = 0
        for kind in range(i64(len(kinds))):
            self.first |= bit(at)
            for _ in range(self.copies[kind]):
                self.kind_of = append(self.kind_of, kind)
                self.bits_of[kind] |= bit(at)
                self.full |= bit(at)
                at += 1

    def held(self, zone: i64, kind: i64) -> i64:
        """How many cards of this kind lie in the zone."""
        return count(zone & self.bits_of[kind])

    def with_one(self, zone: i64, kind: i64) -> i64:
        """The zone with one more card of this kind."""
        # Set bits from the lowest up, plus the lowest, carry into the next free bit.
        bits = self.bits_of[kind]
        return zone | ((zone & bits) + (bits & -bits))

    def without_one(self, zone: i64, kind: i64) -> i64:
        """The zone with one card less of this kind; it must hold one."""
        bits = self.bits_of[kind]
        held = zone & bits
        return zone & ~((held ^ (held >> 1)) & bits)

    def together(self, one: i64, other: i64) -> i64:
        """All cards of two zones."""
        while other:
            one = self.with_one(one, self.kind_of[low(other)])
            other &= other - 1
        return one

    def apart(self, whole: i64, part: i64) -> i64:
        """What is left of `whole` without the cards of `part`."""
        while part:
            whole = self.without_one(whole, self.kind_of[low(part)])
            part &= part - 1
        return whole

    def common(self, one: i64, other: i64) -> i64:
        """The cards that lie in both: of each kind the smaller number. (Each kind's bits fill from below.)"""
        return one & other

    def offer(self, zone: i64, verb: i64, out: Buffer) -> None:
        """Offer the verb with each kind in the zone."""
        kinds = zone & self.first
        while kinds:
            out.add(verb + self.kind_of[low(kinds)])
            kinds &= kinds - 1

    def names(self, zone: i64) -> list[str]:
        """The cards of a zone by their kinds' names, in the deck's order."""
        out: list[str] = []
        while zone:
            out.append(self.kinds[self.kind_of[low(zone)]])
            zone &= zone - 1
        return out


@final
class Zone:
    """A slot of the state's data that holds cards of a deck.

    `audience`: a bit for each seat that sees them.
    """

    def __init__(
        self, name: str, deck: Deck, at: int, audience: int, inside: int = -1, within: int = -1
    ) -> None:
        self.name: str = name
        self.deck: Deck = deck
        self.at: i64 = at
        self.audience: i64 = audience
        self.inside: i64 = inside if inside >= 0 else at
        """The slot of the place's first zone; this one's own where it is the first or the only one."""
        self.within: i64 = within
        """A public slot with a set of cards: everybody knows that this zone's are among them. -1: none.

        Zones of one deck that are bound so must always be able to have their cards, whatever the others have.
        """

    def seen_by(self, seat: i64) -> bool:
        return (self.audience >> seat) & 1 == 1

    def cards(self, s: State) -> i64:
        d = s.d
        return d[self.at]

    def size(self, s: State) -> i64:
        d = s.d
        return count(d[self.at])


def move(s: State, kind: i64, source: Zone, to: Zone) -> None:
    """Move a card, and keep count of who learns what it is."""
    d = s.d
    deck = source.deck
    d[source.at] = deck.without_one(d[source.at], kind)
    d[to.at] = deck.with_one(d[to.at], kind)
    s.learned |= to.audience & ~source.audience


def deal_at_random(deck: Deck, pool: i64, n: i64, rng: Rng) -> i64:
    """`n` random cards out of a pool."""
    hand: i64 = 0
    size = count(pool)
    for _card in range(n):
        kind = deck.kind_of[nth(pool, rng.below(size))]
        pool = deck.without_one(pool, kind)
        hand = deck.with_one(hand, kind)
        size -= 1
    return hand
