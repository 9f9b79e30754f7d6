"""Looking at what lies face down. What is seen stays secret to the other side."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from redphone.core.bits import Buffer, bit, count, low, nth
from redphone.core.flow import DONE, WAIT, Decision, Do
from redphone.core.layout import CHANCE
from redphone.core.rng import Rng
from redphone.core.zones import EVERYBODY
from redphone.games.minutes.effects import side_of
from redphone.games.minutes.numbers import CUBA_IS, LOOKED_AT_CUBA, LOOKED_AT_HAND, SAW_CUBA, SAW_HAND
from redphone.games.minutes.state import DECK, HAND, LOOKED, SEEN_CUBA

if TYPE_CHECKING:
    from redphone.core.state import Frame, State


@final
class LookAtCuba(Decision):
    """Which card Cuba is, nobody knows before the first look: only then does chance decide.

    (It is as likely to be any of the cards that nobody has drawn.) Whoever has looked knows, and whether they
    have is known to everybody: a second look asks nothing.
    """

    def enter(self, s: State, f: Frame) -> None:
        f.who = CHANCE

    def advance(self, s: State, f: Frame) -> i64:
        if (s.d[LOOKED] >> f.seat) & 1:
            if s.listening:
                self.tell(s, f.seat)
            return DONE
        return WAIT

    def possible(self, s: State, f: Frame) -> i64:
        """The cards that it may be."""
        d = s.d
        other = d[SEEN_CUBA + 1 - f.seat]
        if other:
            return other
        return d[DECK]

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add_members(CUBA_IS, self.possible(s, f))

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        cards = self.possible(s, f)
        return CUBA_IS + nth(cards, rng.below(count(cards)))

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        card = bit(action - CUBA_IS)
        if d[SEEN_CUBA + 1 - f.seat]:
            d[SEEN_CUBA + 1 - f.seat] = 0
            d[SEEN_CUBA + 2] = card
        else:
            d[DECK] &= ~card
            d[SEEN_CUBA + f.seat] = card
        d[LOOKED] |= bit(f.seat)
        s.learned |= bit(f.seat)
        if s.listening:
            self.tell(s, f.seat)
        s.pop()

    def tell(self, s: State, seat: i64) -> None:
        d = s.d
        seen = d[SEEN_CUBA + seat] | d[SEEN_CUBA + 2]
        # In a world that the other side imagines, the card is not yet decided.
        if seen:
            s.tell(SAW_CUBA, bit(seat), low(seen))
        s.tell(LOOKED_AT_CUBA, EVERYBODY & ~bit(seat), side_of(s, seat))


@final
class LookAtHand(Do):
    """Look at all cards of the opponent's hand."""

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        hidden = HAND + 2 * (1 - seat)
        if d[hidden]:
            d[hidden + 1] |= d[hidden]
            d[hidden] = 0
            s.learned |= bit(seat)
        if s.listening:
            cards = d[hidden + 1]
            while cards:
                s.tell(SAW_HAND, bit(seat), low(cards))
                cards &= cards - 1
            s.tell(LOOKED_AT_HAND, EVERYBODY & ~bit(seat), side_of(s, seat))
