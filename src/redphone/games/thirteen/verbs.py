"""What can be done in 13, by players and by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.bits import Buffer, count, nth
from redphone.core.events import Prompt
from redphone.core.flow import DONE, WAIT, Decision, Step
from redphone.core.layout import CHANCE, SEATS
from redphone.core.rng import Rng
from redphone.core.zones import EVERYBODY
from redphone.games.thirteen.cards import ROTTEN, Cards
from redphone.games.thirteen.state import DEALER, HAND, PLAYING, SUM, TAKEN, TARGET

if TYPE_CHECKING:
    from redphone.core.state import Frame, State

# The numbers of the verbs' first actions: see Book.verb.
LOT: Final = 768  # dealer 1
DRAW: Final = 1024
PLAY: Final = 1280
ON: Final = 1536

# The numbers of the events: see Book.event.
DEALER_NAMED: Final = 0
DREW: Final = 1
DREW_HIDDEN: Final = 2
PLAYED: Final = 3
TOOK: Final = 4
PILE: Final = 5
EXEMPT: Final = 6
SCORED: Final = 7


@final
class NameDealer(Decision):
    """The first dealer is found by lot."""

    def enter(self, s: State, f: Frame) -> None:
        f.who = CHANCE

    def advance(self, s: State, f: Frame) -> i64:
        return DONE if f.pc else WAIT

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        for dealer in range(s.d[SEATS]):
            out.add(LOT + dealer)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        d[DEALER] = action - LOT
        f.pc = 1


@final
class PlayCard(Decision):
    """Play a card of your hand on the target of its colour, a rotten four on any target. [Déroulement du jeu]

    The rotten four is two small decisions: the card, then the target.
    """

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards: Final = cards

    def advance(self, s: State, f: Frame) -> i64:
        # Whose hand is empty gets no turn, so there is always a card to play; once it lies, `take` leaves.
        return WAIT

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        if f.pc == 1:
            for target in range(i64(3)):
                out.add(ON + target)
            return
        self.cards.deck.offer(s.d[HAND + seat], PLAY, out)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        if f.pc == 1:
            return ON + rng.below(3)
        deck = self.cards.deck
        kinds = s.d[HAND + f.who] & deck.first
        return PLAY + deck.kind_of[nth(kinds, rng.below(count(kinds)))]

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        cards = self.cards
        if f.pc == 1:
            d[PLAYING] = 0
            lay(s, cards, seat, cards.rotten, action - ON)
            s.pop()
            return
        kind = action - PLAY
        target = cards.colour[kind]
        d[HAND + seat] = cards.deck.without_one(d[HAND + seat], kind)
        if target == ROTTEN:
            # Everybody has seen it now, so it lies in the open until its target is named.
            d[PLAYING] = cards.deck.with_one(0, kind)
            f.pc = 1
            return
        lay(s, cards, seat, kind, target)
        s.pop()

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        return Prompt("ask-on" if f.pc == 1 else "ask-play", {})


def lay(s: State, cards: Cards, seat: i64, kind: i64, target: i64) -> None:
    """Lay a card on a target.

    Above 13, take the cards that lay there; the card just played stays. [Pas au-dessus de 13]
    """
    d = s.d
    deck = cards.deck
    value = cards.value[kind]
    total = d[SUM + target] + value
    if s.listening:
        s.tell(PLAYED, EVERYBODY, seat, kind, target, total)
    if total <= cards.limit:
        d[TARGET + target] = deck.with_one(d[TARGET + target], kind)
        d[SUM + target] = total
        return
    pile = d[TARGET + target]
    d[TAKEN + seat] = deck.together(d[TAKEN + seat], pile)
    d[TARGET + target] = deck.with_one(0, kind)
    d[SUM + target] = value
    if s.listening:
        s.tell(TOOK, EVERYBODY, seat, target, count(pile))


@final
class Turns(Step):
    """Clockwise from the dealer's left: play, then draw, until the pile and all hands are empty."""

    def __init__(self, play: Step, draw: Step) -> None:
        super().__init__()
        self.play: Final = play
        self.draw: Final = draw

    def children(self) -> list[Step]:
        return [self.play, self.draw]

    def enter(self, s: State, f: Frame) -> None:
        f.seat = s.d[DEALER]

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc == 1:
            f.pc = 0
            return self.draw.number
        d = s.d
        seats = d[SEATS]
        seat = f.seat
        for _seat in range(seats):
            seat += 1
            if seat == seats:
                seat = 0
            if d[HAND + seat]:
                f.seat = seat
                f.pc = 1
                return self.play.number
        return DONE
