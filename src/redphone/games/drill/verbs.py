"""What can be done in the drill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.bits import Buffer, bit, count, low, nth
from redphone.core.events import Prompt
from redphone.core.flow import DONE, WAIT, Decision, Do
from redphone.core.hands import Hand
from redphone.core.layout import CHANCE, SEATS
from redphone.core.rng import Rng
from redphone.core.steps import Sealed
from redphone.core.zones import EVERYBODY, Deck
from redphone.games.drill.state import BIDS, BLOCKED, DECK, DISCARD, LEADER, POINTS

if TYPE_CHECKING:
    from redphone.core.state import Frame, State

DRAW: Final = 768
BID: Final = 1024
SELL: Final = 1280
DISCARD_CARD: Final = 1536
STEAL: Final = 1792

DREW: Final = 0
DREW_HIDDEN: Final = 1
BIDS_OPENED: Final = 2
SOLD: Final = 3
BLOCKED_LOOK: Final = 4
LOOKED: Final = 5
SAW: Final = 6
STOLE: Final = 7
STOLE_HIDDEN: Final = 8
ROLLED: Final = 9

MOST_BID: Final = 2


@final
class Bid(Sealed):
    """All bid at once. Who alone bids most leads the round; a tie for it, and nobody does."""

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add_members(BID, bit(MOST_BID + 1) - 1)

    def opened(self, s: State, f: Frame) -> None:
        d = s.d
        best: i64 = -1
        for seat in range(d[SEATS]):
            bid = s.answer(seat) - BID
            d[BIDS + seat] = bid
            if bid > best:
                best = bid
                d[LEADER] = seat
            elif bid == best:
                d[LEADER] = -1
        s.tell(BIDS_OPENED, EVERYBODY, d[BIDS], d[BIDS + 1], d[BIDS + 2])

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        return Prompt("ask-bid", {"most": MOST_BID})


class PickOwn(Decision):
    """Pick a card of your hand; what then becomes of it, subclasses say. An empty hand is not asked."""

    def __init__(self, verb: int, hands: list[Hand]) -> None:
        super().__init__()
        self.verb: i64 = verb
        self.hands: Final = hands
        self.deck: Final = hands[0].deck

    def advance(self, s: State, f: Frame) -> i64:
        f.can = 0 if f.pc else self.hands[f.who].cards(s)
        return WAIT if f.can else DONE

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        self.deck.offer(f.can, self.verb, out)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        kind = action - self.verb
        self.hands[seat].take(s, kind)
        d[DISCARD] = self.deck.with_one(d[DISCARD], kind)
        f.pc = 1
        self.picked(s, seat, kind)

    def picked(self, s: State, seat: i64, kind: i64) -> None:
        raise TypeError("nothing is done with the card")


@final
class Sell(PickOwn):
    """Sell a card for what it is worth."""

    def __init__(self, hands: list[Hand], worth: list[int]) -> None:
        super().__init__(SELL, hands)
        self.worth: Final = worth
        self.asks = "ask-sell"

    def picked(self, s: State, seat: i64, kind: i64) -> None:
        d = s.d
        d[POINTS + seat] += self.worth[kind]
        s.tell(SOLD, EVERYBODY, seat, kind)


@final
class Block(PickOwn):
    """Discard a card, and nobody looks."""

    def __init__(self, hands: list[Hand]) -> None:
        super().__init__(DISCARD_CARD, hands)
        self.asks = "ask-discard"

    def picked(self, s: State, seat: i64, kind: i64) -> None:
        d = s.d
        d[BLOCKED] = 1
        s.tell(BLOCKED_LOOK, EVERYBODY, seat, kind)


@final
class Look(Do):
    """Look at all cards of your left neighbour. The third player sees that you look."""

    def __init__(self, hands: list[Hand]) -> None:
        super().__init__()
        self.hands: Final = hands

    def do(self, s: State, seat: i64, arg: i64) -> None:
        other = (seat + 1) % s.d[SEATS]
        hand = self.hands[other]
        hand.show(s, seat)
        s.tell(LOOKED, EVERYBODY, seat, other)
        cards = hand.cards(s)
        while cards:
            s.tell(SAW, bit(seat), other, hand.deck.kind_of[low(cards)])
            cards &= cards - 1


@final
class Steal(Decision):
    """Take a random card of your left neighbour.

    The two of you know which it is; the third player does not.
    """

    def __init__(self, hands: list[Hand]) -> None:
        super().__init__()
        self.hands: Final = hands
        self.deck: Final = hands[0].deck

    def enter(self, s: State, f: Frame) -> None:
        f.who = CHANCE
        f.left = (f.seat + 1) % s.d[SEATS]

    def advance(self, s: State, f: Frame) -> i64:
        return WAIT if f.pc == 0 and self.hands[f.left].size(s) else DONE

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        self.deck.offer(self.hands[f.left].cards(s), STEAL, out)

    def weight(self, s: State, f: Frame, action: i64) -> i64:
        return self.deck.held(self.hands[f.left].cards(s), action - STEAL)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        cards = self.hands[f.left].cards(s)
        return STEAL + self.deck.kind_of[nth(cards, rng.below(count(cards)))]

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        kind = action - STEAL
        thief = f.seat
        victim = f.left
        third = 3 - thief - victim
        # The third no longer knows what is left in this hand. What it knew of the thief's hand is still
        # there.
        self.hands[victim].forget(s, third)
        self.hands[victim].take(s, kind)
        self.hands[thief].put(s, kind, bit(victim))
        f.pc = 1
        s.tell(STOLE, bit(thief) | bit(victim), thief, victim, kind)
        s.tell(STOLE_HIDDEN, EVERYBODY & ~(bit(thief) | bit(victim)), thief, victim)


@final
class Win(Do):
    """Win as many points as the die shows."""

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        d[POINTS + seat] += arg
        s.tell(ROLLED, EVERYBODY, seat, arg)


@final
class Reshuffle(Do):
    """When the deck is out, the discarded cards become the deck."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self.deck: Final = deck

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        if d[DECK] == 0:
            d[DECK] = d[DISCARD]
            d[DISCARD] = 0
