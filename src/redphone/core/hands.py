"""Hands of which others have seen some cards.

Each seat's knowledge says which cards it knows to be in a hand. It does not say which of them others know, so
in a world that a seat imagines nobody else has looked at a hand; and whoever did not see which card was
stolen from a hand no longer knows what is left there, where a careful player might still say "in this hand or
in that one". Both tell a bot less than a perfect memory would, never more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from redphone.core.bits import bit, count
from redphone.core.zones import Deck, Zone

if TYPE_CHECKING:
    from redphone.core.state import State


@final
class Hand:
    """A seat's cards, in one zone for each set of other seats that have seen them.

    Where nobody ever gets to see another's cards, a plain Zone is enough, and faster.
    """

    def __init__(self, deck: Deck, at: int, owner: int, seats: int) -> None:
        self.deck: Final = deck
        self.owner: i64 = owner
        self.zones: Final[list[Zone]] = []
        self.viewers: vec[i64] = vec[i64]()
        """For each zone the other seats that see it."""
        for k in range(2 ** (seats - 1)):
            # The bits of k with a gap at the owner's place.
            viewers = k % 2**owner + (k >> owner) * 2 ** (owner + 1)
            name = f"hand {owner + 1}" if k == 0 else f"hand {owner + 1}, seen by {viewers:b}"
            self.zones.append(Zone(name, deck, at + k, viewers + 2**owner, inside=at))
            self.viewers = append(self.viewers, viewers)

    def cards(self, s: State) -> i64:
        """All cards of the hand."""
        d = s.d
        held: i64 = 0
        for zone in self.zones:
            held = self.deck.together(held, d[zone.at])
        return held

    def size(self, s: State) -> i64:
        """How many cards the hand has.

        (Not `count(cards(s))`: knowledge of unseen zones is right in their sizes alone.)
        """
        n: i64 = 0
        for zone in self.zones:
            n += zone.size(s)
        return n

    def put(self, s: State, kind: i64, viewers: i64) -> None:
        """Take a card into the hand that these others have seen."""
        d = s.d
        zone = self._seen_by(viewers)
        d[zone.at] = self.deck.with_one(d[zone.at], kind)
        s.learned |= zone.audience

    def take(self, s: State, kind: i64) -> None:
        """A card leaves the hand in sight of everybody.

        Who has seen one of its kind cannot know whether this was it: for each viewer the number of cards of
        this kind that they know to be here falls by one.
        """
        d = s.d
        widest = self.zones[0]
        for zone in self.zones:
            if self.deck.held(d[zone.at], kind) and count(zone.audience) >= count(widest.audience):
                widest = zone
        d[widest.at] = self.deck.without_one(d[widest.at], kind)
        counted = widest.audience
        for k in range(i64(len(self.zones))):
            zone = self.zones[k]
            if zone.audience & ~counted and self.deck.held(d[zone.at], kind):
                d[zone.at] = self.deck.without_one(d[zone.at], kind)
                still = self._seen_by(self.viewers[k] & counted)
                d[still.at] = self.deck.with_one(d[still.at], kind)
                counted |= zone.audience

    def show(self, s: State, viewer: i64) -> None:
        """Another seat looks at all cards of the hand."""
        d = s.d
        for k in range(i64(len(self.zones))):
            zone = self.zones[k]
            if not zone.seen_by(viewer) and d[zone.at]:
                seen = self._seen_by(self.viewers[k] | bit(viewer))
                d[seen.at] = self.deck.together(d[seen.at], d[zone.at])
                d[zone.at] = 0
                s.learned |= bit(viewer)

    def forget(self, s: State, viewer: i64) -> None:
        """A card may have left the hand that this seat did not see: it no longer knows what is there."""
        d = s.d
        for k in range(i64(len(self.zones))):
            zone = self.zones[k]
            if viewer != self.owner and zone.seen_by(viewer) and d[zone.at]:
                unseen = self._seen_by(self.viewers[k] & ~bit(viewer))
                d[unseen.at] = self.deck.together(d[unseen.at], d[zone.at])
                d[zone.at] = 0

    def _seen_by(self, viewers: i64) -> Zone:
        below = viewers & (bit(self.owner) - 1)
        return self.zones[below | ((viewers >> (self.owner + 1)) << self.owner)]
