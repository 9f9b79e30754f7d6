"""What a seat knows, and the worlds that it cannot tell from the real one.

Both are written from the zones alone.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.actions import Action
from redphone.core.bits import bit, count, low
from redphone.core.dumps import packed
from redphone.core.events import Offer, Prompt
from redphone.core.flow import settle
from redphone.core.layout import ANSWER, MOST_SEATS, UNKNOWN, WATCHER
from redphone.core.rng import Rng, as_rng
from redphone.core.zones import Deck, Zone, deal_at_random

if TYPE_CHECKING:
    from redphone.core.state import State


@final
class Knowledge:
    """The state with what one seat cannot know removed: perfect recall, and all that a bot is given.

    It is knowledge of cards: what others have seen, and that a card must be in one of two hands, is not in it
    (see hands.py). Inside is a state whose unseen zones hold as many cards as the real ones, but always the
    same: it answers every question that the seat may ask, and the answers to others are worthless.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.state: Final = state
        self.place: Final = seat
        """The seat, or WATCHER."""

    @property
    def seat(self) -> int | None:
        return None if self.place == WATCHER else self.place

    @property
    def view(self) -> dict[str, object]:
        return self.state.view(self.seat)

    @property
    def prompt(self) -> Prompt | None:
        return self.state.prompt(self.seat)

    def options(self) -> list[Action]:
        """What this seat may do now; nothing if it is not asked."""
        return [] if self.place == WATCHER else self.state.options(self.place)

    def offers(self) -> list[Offer]:
        return self.state.offers(self.seat)

    def imagine(self, rng: Rng | random.Random | int) -> State:
        """A random full state that this seat cannot tell from the real one."""
        return imagined(self.state, self.place, as_rng(rng))

    def dump(self) -> bytes:
        """The knowledge as bytes: equal where nothing that the seat knows differs."""
        return packed(f"knowledge of {self.seat} {self.state.book.hash}", self.state.ints())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Knowledge) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash(self.dump())

    def __repr__(self) -> str:
        return f"<Knowledge of {self.seat} in {self.state!r}>"


def knowledge(s: State, seat: i64) -> Knowledge:
    """What a seat, or the WATCHER, knows of a state."""
    t = s.clone()
    t.learned = 0
    d = t.d
    zones = t.book.zones
    _merge_seen_parts(t, seat)
    # A zone's cards become their number, those of an unseen part of a place count to its first zone, ...
    for zone in zones:
        if not zone.seen_by(seat):
            d[zone.at] = count(d[zone.at])
    for zone in zones:
        if zone.inside != zone.at and not zone.seen_by(seat):
            d[zone.inside] += d[zone.at]
            d[zone.at] = 0
    # ... and the number becomes a zone of that size that says nothing else.
    for zone in zones:
        if not zone.seen_by(seat):
            d[zone.at] = bit(d[zone.at]) - 1
    for other in range(i64(MOST_SEATS)):
        if other != seat and d[ANSWER + other] != 0:
            d[ANSWER + other] = UNKNOWN
    for depth in range(t.depth):
        # What a step below was going to offer may be somebody's hand.
        t.stack[depth].can = 0
    if t.depth > 0:
        f = t.stack[t.depth - 1]
        if t.asks(seat):
            t.book.steps[f.step].advance(t, f)
    return Knowledge(t, int(seat))


def _merge_seen_parts(t: State, seat: i64) -> None:
    """Who has seen cards of another's hand does not know which of them others have seen as well."""
    d = t.d
    for zone in t.book.zones:
        if zone.inside == zone.at or not zone.seen_by(seat):
            continue
        # The owner, who sees the first zone of the place, was there whenever a card was shown, and knows.
        first = zone
        for other in t.book.zones:
            if other.inside == zone.inside and other.seen_by(seat):
                first = other
                break
        if first.at != zone.inside and first.at != zone.at:
            d[first.at] = zone.deck.together(d[first.at], d[zone.at])
            d[zone.at] = 0


def imagined(known: State, seat: i64, rng: Rng) -> State:
    """Lay out at random what the seat cannot see, and think of answers that others may have given."""
    t = known.clone()
    for deck in t.book.decks:
        _lay_out(t, deck, seat, rng)
    d = t.d
    if t.depth > 0:
        f = t.stack[t.depth - 1]
        step = t.book.steps[f.step]
        out = t.book.buffer
        for other in range(i64(MOST_SEATS)):
            if d[ANSWER + other] == UNKNOWN:
                out.clear()
                step.options(t, f, other, out)
                d[ANSWER + other] = 1 + out.items[rng.below(out.size)]
        # Nothing moves: the step that waits finds its offers in the imagined world.
        settle(t)
    return t


def unanswered(known: State) -> State:
    """The same knowledge, as if nobody else had answered the sealed question that is asked now.

    What they answer is not known, and when they do must not matter: who thinks about them asks them all.
    """
    t = known.clone()
    d = t.d
    if t.depth > 0:
        f = t.stack[t.depth - 1]
        for other in range(i64(MOST_SEATS)):
            if d[ANSWER + other] == UNKNOWN:
                d[ANSWER + other] = 0
                f.picks |= bit(other)
    return t


def possibilities(known: State, seat: i64, rng: Rng) -> list[State]:
    """Imagined worlds, one for each way in which single cards that are known to be among a few may lie.

    Two copies of a kind are two ways, so that all are as likely. The other cards that the seat cannot see lie
    as they happen to, the same in all of them; and cards of two such zones do not change places. Where there
    are only `few` hidden cards of a deck, as the game says, they lie in every way in which they can.
    """
    worlds = [imagined(known, seat, rng)]
    if known.book.few:
        for deck in known.book.decks:
            worlds = _in_every_way(worlds, deck, seat)
    for zone in known.book.zones:
        if zone.within < 0 or zone.seen_by(seat) or count(known.d[zone.at]) != 1:
            continue
        for world in list(worlds):
            among = world.d[zone.within] & ~world.d[zone.at]
            while among:
                other = _with_another(world, zone, zone.deck.kind_of[low(among)], seat)
                if other is not None:
                    worlds.append(other)
                among &= among - 1
    return worlds


def _in_every_way(worlds: list[State], deck: Deck, seat: i64) -> list[State]:
    """These worlds with the hidden cards of a deck in every way in which they may lie, if they are few.

    In the order of the cards: which way was imagined makes no difference.
    """
    zones: list[Zone] = []
    for zone in worlds[0].book.zones:
        if zone.deck is deck and not zone.seen_by(seat):
            if zone.within >= 0:
                return worlds
            zones.append(zone)
    out: list[State] = []
    for world in worlds:
        hidden: i64 = 0
        for zone in zones:
            hidden = deck.together(hidden, world.d[zone.at])
        if count(hidden) > world.book.few:
            return worlds
        _fill(world.clone(), zones, 0, hidden, out)
    return out


def _fill(world: State, zones: list[Zone], k: i64, cards: i64, out: list[State]) -> None:
    """Lay these cards into the zones from the k-th on, as many in each as there are, in every way."""
    if k == i64(len(zones)):
        t = world.clone()
        settle(t)
        out.append(t)
        return
    zone = zones[k]
    d = world.d
    for part in _parts(cards, count(d[zone.at])):
        here: i64 = 0
        left = part
        while left:
            here = zone.deck.with_one(here, zone.deck.kind_of[low(left)])
            left &= left - 1
        d[zone.at] = here
        _fill(world, zones, k + 1, zone.deck.apart(cards, here), out)


def _parts(cards: i64, n: i64) -> list[i64]:
    """All sets of so many of these cards. (Copies of a kind are different cards.)"""
    if n == 0:
        return [0]
    found: list[i64] = []
    while count(cards) >= n:
        first = cards & -cards
        cards &= cards - 1
        for rest in _parts(cards, n - 1):
            found.append(first | rest)
    return found


def _with_another(world: State, zone: Zone, kind: i64, seat: i64) -> State | None:
    """The world in which a zone's only card has changed places with an unseen one of this kind, if any."""
    deck = zone.deck
    for place in world.book.zones:
        is_unseen = place.deck is deck and place.within < 0 and not place.seen_by(seat)
        if is_unseen and deck.held(world.d[place.at], kind):
            t = world.clone()
            there = deck.without_one(t.d[place.at], kind)
            t.d[place.at] = deck.with_one(there, deck.kind_of[low(t.d[zone.at])])
            t.d[zone.at] = deck.with_one(0, kind)
            settle(t)
            return t
    return None


def _lay_out(t: State, deck: Deck, seat: i64, rng: Rng) -> None:
    """Deal the unseen cards of a deck to the unseen zones; what is left is the largest of them."""
    d = t.d
    pool = deck.full
    largest: i64 = -1
    for zone in t.book.zones:
        if zone.deck is not deck:
            continue
        if zone.seen_by(seat):
            pool = deck.apart(pool, d[zone.at])
        elif zone.within < 0 and (largest < 0 or count(d[zone.at]) > count(d[largest])):
            largest = zone.at
    # First where cards are known to be among a few, or these might be gone.
    for zone in t.book.zones:
        if zone.deck is deck and not zone.seen_by(seat) and zone.within >= 0:
            among = deck.common(pool, d[zone.within])
            hand = deal_at_random(deck, among, count(d[zone.at]), rng)
            pool = deck.apart(pool, hand)
            d[zone.at] = hand
    for zone in t.book.zones:
        if zone.deck is deck and not zone.seen_by(seat) and zone.within < 0 and zone.at != largest:
            hand = deal_at_random(deck, pool, count(d[zone.at]), rng)
            pool = deck.apart(pool, hand)
            d[zone.at] = hand
    if largest >= 0:
        d[largest] = pool
