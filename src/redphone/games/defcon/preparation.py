"""The preparation phase of DEFCON: Coups, discards and new action cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.bits import Buffer, bit, count, nth
from redphone.core.events import Prompt
from redphone.core.flow import DONE, WAIT, Decision, Do, Step
from redphone.core.layout import CHANCE
from redphone.core.rng import Rng
from redphone.core.steps import Condition, If, Seq
from redphone.core.zones import EVERYBODY
from redphone.games.defcon.box import Box
from redphone.games.defcon.cards import CENSORSHIP, COUP_DETAT, REVOLUTION
from redphone.games.defcon.consensus import hand_limit
from redphone.games.defcon.effects import others
from redphone.games.defcon.numbers import (
    CANCELLED,
    CANNOT_DRAW,
    CARDS,
    DISCARD_CARD,
    DISCARDED,
    DRAW,
    DREW,
    DREW_HIDDEN,
    RESHUFFLED,
)
from redphone.games.defcon.powers import DRAWN
from redphone.games.defcon.state import CARD, COUPED, DECK, DISCARD, POWER, TURN, UPRISING
from redphone.games.defcon.windows import AsLongAsPlayed, Window, took_reply

if TYPE_CHECKING:
    from redphone.core.state import Frame, State


def prepare(box: Box) -> Step:
    """A power's preparation. [Preparation]"""
    return Seq(
        AsLongAsPlayed(CoupWindow(box), Seq(Announce(), CensorshipWindow(box), Coup())),
        If(MayDraw(), Seq(ChooseCards(box), EndPreparation()), EndPreparation()),
    )


# Coup d'État: a power receives no new cards in this phase. Censorship cancels it.


@final
class CoupWindow(Window):
    """Before a power draws, the others may play it; again after one that was censored. [Ruling 7]"""

    def __init__(self, box: Box) -> None:
        super().__init__(box, "ask-coup", [COUP_DETAT])

    def concerned(self, s: State, seat: i64) -> i64:
        return others(s, seat) if s.d[COUPED] == 0 else 0


@final
class Announce(Do):
    """A card against the power whose turn it is waits for that power's answer."""

    def do(self, s: State, seat: i64, arg: i64) -> None:
        s.d[CARD] = 1 + arg


@final
class CensorshipWindow(Window):
    """The target of a Coup or a Revolution, and nobody else, may cancel it. [Ruling 7]

    One that would change nothing any more is not asked about.
    """

    def __init__(self, box: Box) -> None:
        super().__init__(box, "ask-censorship", [CENSORSHIP])

    def concerned(self, s: State, seat: i64) -> i64:
        d = s.d
        card = d[CARD] - 1
        if (card == COUP_DETAT and d[COUPED] == 0) or (card == REVOLUTION and d[UPRISING] == 0):
            return bit(d[TURN] - 1)
        return 0

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        d = s.d
        world = self.box.world
        return Prompt(
            self.asks, {"power": world.powers[d[POWER + f.seat]], "card": self.box.deck.kinds[d[CARD] - 1]}
        )


def was_cancelled(s: State, seat: i64) -> bool:
    """Has the power whose turn it is censored the card of this seat that was announced?"""
    d = s.d
    card = d[CARD] - 1
    d[CARD] = 0
    if took_reply(s, d[TURN] - 1) < 0:
        return False
    if s.listening:
        s.tell(CANCELLED, EVERYBODY, d[POWER + seat], card)
    return True


@final
class Coup(Do):
    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        if not was_cancelled(s, seat) and d[COUPED] == 0:
            d[COUPED] = 1
            if s.listening:
                s.tell(CANNOT_DRAW, EVERYBODY, d[POWER + d[TURN] - 1])


@final
class MayDraw(Condition):
    def holds(self, s: State, seat: i64) -> bool:
        return s.d[COUPED] == 0


@final
class EndPreparation(Do):
    def do(self, s: State, seat: i64, arg: i64) -> None:
        s.d[COUPED] = 0


# Discarding and drawing.


def room(s: State, box: Box, seat: i64) -> i64:
    """How many cards a power may draw now: at most two, within its limit, and as many as there are."""
    d = s.d
    free = hand_limit(s, seat) - box.hands[seat].size(s)
    if free < 0:
        return 0
    if free > DRAWN:
        free = DRAWN
    left = count(d[DECK]) + count(d[DISCARD])
    return left if left < free else free


@final
class ChooseCards(Step):
    """Discard, one by one and in the open, as many as you like; then say how many you draw. [Ruling 9]"""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Final = box
        self.draw: Final = DrawCards(box)
        self.asks = "ask-cards"

    def children(self) -> list[Step]:
        return [self.draw]

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc == 0:
            return WAIT
        if f.pc == 2:
            return DONE
        f.pc = 2
        return self.draw.number

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        box = self.box
        for n in range(room(s, box, f.seat) + 1):
            out.add(CARDS + n)
        box.deck.offer(box.hands[f.seat].cards(s), DISCARD_CARD, out)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if action >= CARDS:
            f.arg = action - CARDS
            f.pc = 1
            return
        box = self.box
        d = s.d
        card = action - DISCARD_CARD
        box.hands[f.seat].take(s, card)
        d[DISCARD] = box.deck.with_one(d[DISCARD], card)
        s.learned |= EVERYBODY & ~bit(f.seat)
        if s.listening:
            s.tell(DISCARDED, EVERYBODY, d[POWER + f.seat], card)

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        return Prompt(
            self.asks,
            {"limit": int(hand_limit(s, f.seat)), "held": int(self.box.hands[f.seat].size(s))},
        )


@final
class DrawCards(Decision):
    """As many as the argument says, one by one; when the pile is out, the discards become one.

    [Preparation]
    """

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Final = box

    def enter(self, s: State, f: Frame) -> None:
        f.who = CHANCE
        f.left = f.arg

    def advance(self, s: State, f: Frame) -> i64:
        if f.left == 0:
            return DONE
        d = s.d
        if d[DECK] == 0:
            if d[DISCARD] == 0:
                return DONE
            d[DECK] = d[DISCARD]
            d[DISCARD] = 0
            if s.listening:
                s.tell(RESHUFFLED, EVERYBODY)
        return WAIT

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        self.box.deck.offer(s.d[DECK], DRAW, out)

    def weight(self, s: State, f: Frame, action: i64) -> i64:
        return self.box.deck.held(s.d[DECK], action - DRAW)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        cards = s.d[DECK]
        return DRAW + self.box.deck.kind_of[nth(cards, rng.below(count(cards)))]

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        card = action - DRAW
        d[DECK] = self.box.deck.without_one(d[DECK], card)
        self.box.hands[f.seat].put(s, card, 0)
        if s.listening:
            s.tell(DREW, bit(f.seat), card)
            s.tell(DREW_HIDDEN, EVERYBODY & ~bit(f.seat), d[POWER + f.seat])
        f.left -= 1
