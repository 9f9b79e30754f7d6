"""Verbs that only one conflict card uses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.bits import Buffer, bit, count, low, nth
from redphone.core.events import Prompt
from redphone.core.flow import DONE, WAIT, Decision, Step
from redphone.core.layout import CHANCE, SEATS
from redphone.core.rng import Rng
from redphone.core.steps import Choice
from redphone.core.zones import EVERYBODY
from redphone.games.defcon.box import Box
from redphone.games.defcon.card_verbs import own_capitals
from redphone.games.defcon.consensus import seat_of_power
from redphone.games.defcon.effects import (
    float_fleet,
    hold,
    kill,
    lands_of_others,
    owner,
    raze,
)
from redphone.games.defcon.numbers import (
    ATTACK,
    BETRAY,
    CAPITAL_AT,
    CAPITAL_MOVED,
    FLEET_PLACED,
    LAUNCH,
    LOOK,
    LOOKED,
    LOSE,
    LOST_CARD,
    RAZE,
    SACK,
    SAW,
    SEAT_OF,
    STEAL,
    STOLE,
)
from redphone.games.defcon.reach import attackable
from redphone.games.defcon.state import (
    CAPITAL,
    DISCARD,
    DOCK,
    FORTS,
    LANDS,
    MANNED,
    MISSILES,
    NUKES,
    POWER,
    QUARTERS,
)

if TYPE_CHECKING:
    from redphone.core.state import Frame, State


# What one has.


@final
class TransferGovernment(Choice):
    """Move a capital (where there are several: which) from one controlled territory to another."""

    def __init__(self, box: Box) -> None:
        super().__init__("ask-which-capital", SEAT_OF)
        self.box: Final = box

    def enter(self, s: State, f: Frame) -> None:
        capitals = own_capitals(s, f.seat)
        if count(capitals) == 1:
            f.arg = low(capitals)
            f.pc = 1

    def found(self, s: State, f: Frame) -> i64:
        d = s.d
        if f.pc == 0:
            return own_capitals(s, f.seat)
        return 0 if f.pc == 2 else d[LANDS + f.seat] & ~bit(d[CAPITAL + f.arg] - 1)

    def may_stop(self, f: Frame) -> bool:
        return False

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add_members(CAPITAL_AT if f.pc else SEAT_OF, f.can)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        return (CAPITAL_AT if f.pc else SEAT_OF) + nth(f.can, rng.below(count(f.can)))

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        f.pc += 1
        if f.pc == 1:
            f.arg = action - SEAT_OF
            return
        d = s.d
        at = action - CAPITAL_AT
        d[CAPITAL + f.arg] = 1 + at
        if s.listening:
            s.tell(CAPITAL_MOVED, EVERYBODY, d[POWER + seat], f.arg, at)

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        if f.pc:
            return Prompt("ask-transfer", {"capital": self.box.world.powers[f.arg]})
        return Prompt(self.asks, {})


# Against what a power has.


@final
class Betray(Choice):
    """Enemy troops on the board, one by one, return to their reserve. [Ruling 23]"""

    def __init__(self, n: int) -> None:
        super().__init__("ask-betray", BETRAY)
        self.n: i64 = n

    def enter(self, s: State, f: Frame) -> None:
        f.left = self.n

    def found(self, s: State, f: Frame) -> i64:
        return lands_of_others(s, f.seat) & s.d[MANNED] if f.left else 0

    def may_stop(self, f: Frame) -> bool:
        return False

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        at = action - BETRAY
        holder = owner(s, at)
        f.left -= 1
        kill(s, holder, at, 1)
        hold(s, holder, at)

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        return Prompt(self.asks, {"n": int(f.left)})


def stealable(s: State, seat: i64) -> i64:
    """The missiles that others have: bit 2 times the power for a conventional one, the next for a nuclear."""
    d = s.d
    found: i64 = 0
    for other in range(d[SEATS]):
        if other != seat:
            if d[MISSILES + other]:
                found |= bit(2 * d[POWER + other])
            if d[NUKES + other]:
                found |= bit(2 * d[POWER + other] + 1)
    return found


@final
class Infiltrate(Decision):
    """Raze an enemy fortification, or steal an enemy missile."""

    def __init__(self) -> None:
        super().__init__()
        self.asks = "ask-infiltrate"

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add_members(RAZE, lands_of_others(s, f.seat) & s.d[FORTS])
        out.add_members(STEAL, stealable(s, f.seat))

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        s.pop()
        if action >= RAZE:
            raze(s, action - RAZE)
            return
        d = s.d
        power = (action - STEAL) >> 1
        kind = (action - STEAL) & 1
        slot: i64 = NUKES if kind else MISSILES
        d[slot + seat_of_power(s, power)] -= 1
        d[slot + seat] += 1
        if s.listening:
            s.tell(STOLE, EVERYBODY, d[POWER + seat], power, kind)


@final
class Spy(Step):
    """Look at the cards of a power, or it discards one at random."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.asks = "ask-espionage"
        self.box: Final = box

    def advance(self, s: State, f: Frame) -> i64:
        return DONE if f.pc == 2 else WAIT

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        if f.pc:
            self.box.deck.offer(self.box.hands[f.left].cards(s), LOSE, out)
            return
        found = holding(s, self.box, f.seat)
        out.add_members(LOOK, found)
        out.add_members(SACK, found)

    def weight(self, s: State, f: Frame, action: i64) -> i64:
        return self.box.deck.held(self.box.hands[f.left].cards(s), action - LOSE)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        if f.pc:
            cards = self.box.hands[f.left].cards(s)
            return LOSE + self.box.deck.kind_of[nth(cards, rng.below(count(cards)))]
        found = holding(s, self.box, f.seat)
        verb: i64 = LOOK if rng.below(2) else SACK
        return verb + nth(found, rng.below(count(found)))

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if f.pc:
            self.lose(s, f.left, action - LOSE)
            f.pc = 2
        elif action >= SACK:
            # Chance picks the card.
            f.left = seat_of_power(s, action - SACK)
            f.who = CHANCE
            f.pc = 1
        else:
            self.look(s, seat, action - LOOK)
            f.pc = 2

    def look(self, s: State, seat: i64, power: i64) -> None:
        hand = self.box.hands[seat_of_power(s, power)]
        if s.listening:
            s.tell(LOOKED, EVERYBODY, s.d[POWER + seat], power)
            cards = hand.cards(s)
            while cards:
                s.tell(SAW, bit(seat), power, self.box.deck.kind_of[low(cards)])
                cards &= cards - 1
        hand.show(s, seat)

    def lose(self, s: State, loser: i64, card: i64) -> None:
        d = s.d
        self.box.hands[loser].take(s, card)
        d[DISCARD] = self.box.deck.with_one(d[DISCARD], card)
        s.learned |= EVERYBODY & ~bit(loser)
        if s.listening:
            s.tell(LOST_CARD, EVERYBODY, d[POWER + loser], card)


def holding(s: State, box: Box, seat: i64) -> i64:
    """The other powers that hold cards, as a set of powers."""
    d = s.d
    found: i64 = 0
    for other in range(d[SEATS]):
        if other != seat and box.hands[other].size(s):
            found |= bit(d[POWER + other])
    return found


# Troops and fleets from elsewhere.


@final
class Surface(Choice):
    """A fleet from the reserve appears in any sea zone, enemy ones included. [Ruling 20]"""

    def __init__(self, box: Box) -> None:
        super().__init__("ask-submarine", LAUNCH)
        self.zones: i64 = bit(len(box.world.zones)) - 1

    def found(self, s: State, f: Frame) -> i64:
        return self.zones if s.d[DOCK + f.seat] else 0

    def may_stop(self, f: Frame) -> bool:
        return False

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        s.pop()
        d[DOCK + seat] -= 1
        float_fleet(s, seat, action - LAUNCH, 1)
        if s.listening:
            s.tell(FLEET_PLACED, EVERYBODY, d[POWER + seat], action - LAUNCH)


@final
class Drop(Choice):
    """Attack any territory on the map with troops from the air."""

    def __init__(self, attack: Step) -> None:
        super().__init__("ask-drop", ATTACK)
        self.attack: Final = attack

    def children(self) -> list[Step]:
        return [self.attack]

    def found(self, s: State, f: Frame) -> i64:
        return attackable(s, f.seat) if s.d[QUARTERS + f.seat] else 0

    def may_stop(self, f: Frame) -> bool:
        return False

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc == 0:
            f.can = self.found(s, f)
            return WAIT if f.can else DONE
        f.pc += 1
        return self.attack.number if f.pc == 2 else DONE

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        f.arg = action - ATTACK
        f.pc = 1
