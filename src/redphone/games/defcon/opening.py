"""Before the first round of DEFCON: who comes first, where the capitals stand, and the first fleets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.actions import ROLL
from redphone.core.bits import Buffer, bit
from redphone.core.flow import DONE, WAIT, Decision
from redphone.core.layout import CHANCE, SEATS
from redphone.core.rng import Rng
from redphone.core.steps import Choice
from redphone.core.zones import EVERYBODY
from redphone.games.defcon.box import Box
from redphone.games.defcon.dice import Dice
from redphone.games.defcon.effects import float_fleet, ships_of_others
from redphone.games.defcon.numbers import (
    CAPITAL_AT,
    CAPITAL_PLACED,
    FLEET_PLACED,
    LAUNCH,
    ORDERED,
    ROLLED_FOR_ORDER,
)
from redphone.games.defcon.powers import SETUP_DICE
from redphone.games.defcon.reach import shores
from redphone.games.defcon.state import CAPITAL, DOCK, ORDER, POWER

if TYPE_CHECKING:
    from redphone.core.state import Frame, State


@final
class RollForOrder(Decision):
    """Each power throws all dice: the more hits, the earlier. Who is tied throws again. [Set-up; ruling 2]

    `f.picks`: the places of the track at which powers begin that are not tied with those before;
    `f.pc`: the place of the power that throws; `f.arg`: the hits of each seat, four bits each.
    """

    def __init__(self, dice: Dice) -> None:
        super().__init__()
        self.dice: Final = dice

    def enter(self, s: State, f: Frame) -> None:
        f.who = CHANCE
        f.picks = 1

    def advance(self, s: State, f: Frame) -> i64:
        return DONE if f.pc == s.d[SEATS] else WAIT

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        for k in range(i64(SETUP_DICE + 1)):
            out.add(ROLL + k)

    def weight(self, s: State, f: Frame, action: i64) -> i64:
        return self.dice.weight(SETUP_DICE, action - ROLL)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        return ROLL + self.dice.throw(SETUP_DICE, rng)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        thrower = d[ORDER + f.pc]
        hits = action - ROLL
        f.arg = (f.arg & ~(15 * bit(4 * thrower))) | (hits * bit(4 * thrower))
        if s.listening:
            s.tell(ROLLED_FOR_ORDER, EVERYBODY, d[POWER + thrower], hits)
        f.pc += 1
        if f.pc == d[SEATS] or f.picks & bit(f.pc):
            self.sort(s, f)
            f.pc = first_tie(f.picks, d[SEATS])
            if f.pc == d[SEATS]:
                tell_order(s)

    def sort(self, s: State, f: Frame) -> None:
        """The powers that were tied and have all thrown come in the order of their hits."""
        d = s.d
        start = f.pc - 1
        while not f.picks & bit(start):
            start -= 1
        for end in range(start + 1, f.pc):
            k = end
            while k > start and thrown(f, d[ORDER + k]) > thrown(f, d[ORDER + k - 1]):
                d[ORDER + k], d[ORDER + k - 1] = d[ORDER + k - 1], d[ORDER + k]
                k -= 1
        for k in range(start + 1, f.pc):
            if thrown(f, d[ORDER + k]) != thrown(f, d[ORDER + k - 1]):
                f.picks |= bit(k)


def thrown(f: Frame, seat: i64) -> i64:
    return (f.arg >> (4 * seat)) & 15


def first_tie(starts: i64, seats: i64) -> i64:
    """The first place whose power is tied with the next one; behind the last place: nobody is."""
    for k in range(seats - 1):
        if not starts & bit(k + 1):
            return k
    return seats


def tell_order(s: State) -> None:
    """Say the order of the initiative, from the first on."""
    if s.listening:
        d = s.d
        for k in range(d[SEATS]):
            s.tell(ORDERED, EVERYBODY, k + 1, d[POWER + d[ORDER + k]])


@final
class PlaceCapital(Choice):
    """A capital stands on a territory that its power starts with. [Set-up]"""

    def __init__(self, box: Box) -> None:
        super().__init__("ask-capital", CAPITAL_AT)
        self.box: Final = box

    def found(self, s: State, f: Frame) -> i64:
        return self.box.world.home[s.d[POWER + f.seat]]

    def may_stop(self, f: Frame) -> bool:
        return False

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        at = action - CAPITAL_AT
        d[CAPITAL + d[POWER + f.seat]] = 1 + at
        if s.listening:
            s.tell(CAPITAL_PLACED, EVERYBODY, d[POWER + f.seat], at)
        s.pop()


@final
class PlaceFirstFleet(Choice):
    """The first fleet, beside one's own shores, where nobody else's is. [Set-up; ruling 2]"""

    def __init__(self, box: Box) -> None:
        super().__init__("ask-first-fleet", LAUNCH)
        self.box: Final = box

    def found(self, s: State, f: Frame) -> i64:
        world = self.box.world
        return shores(world, world.home[s.d[POWER + f.seat]]) & ~ships_of_others(s, f.seat)

    def may_stop(self, f: Frame) -> bool:
        return False

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        zone = action - LAUNCH
        d[DOCK + f.seat] -= 1
        float_fleet(s, f.seat, zone, 1)
        if s.listening:
            s.tell(FLEET_PLACED, EVERYBODY, d[POWER + f.seat], zone)
        s.pop()
