"""A round of DEFCON from its alert level to its end, and the order of the initiative."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.bits import Buffer, bit
from redphone.core.flow import DONE, WAIT, Do, Step
from redphone.core.layout import SEATS
from redphone.core.steps import Condition
from redphone.core.zones import EVERYBODY
from redphone.games.defcon.box import Box
from redphone.games.defcon.cards import SECURITY_COUNCIL_PRESIDENCY
from redphone.games.defcon.numbers import BECAME_AGGRESSIVE, NEXT, PHASE_BEGAN, ROUND_BEGAN
from redphone.games.defcon.opening import tell_order
from redphone.games.defcon.powers import AT_LAND, INITIATIVE, ROUNDS, SETUP
from redphone.games.defcon.scoring import gdp, realm, standing
from redphone.games.defcon.state import AGGRESSION, ENDING, ORDER, PHASE, POWER, ROUND
from redphone.games.defcon.windows import Window, took_reply

if TYPE_CHECKING:
    from redphone.core.state import Frame, State


@final
class RoundsLeft(Condition):
    """Five rounds, or until somebody has lost its last territory. [End of the game]"""

    def holds(self, s: State, seat: i64) -> bool:
        d = s.d
        return d[PHASE] == SETUP or (d[ROUND] < ROUNDS - 1 and d[ENDING] == 0)


@final
class BeginRound(Do):
    """Tension rises by a level, but not in the first round. [Initiative; ruling 3]"""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Final = box

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        if d[PHASE] != SETUP:
            d[ROUND] += 1
        d[PHASE] = INITIATIVE
        if s.listening:
            s.tell(ROUND_BEGAN, EVERYBODY, d[ROUND] + 1, ROUNDS, ROUNDS - d[ROUND])
            s.tell(PHASE_BEGAN, EVERYBODY, INITIATIVE)
        if self.box.armageddon == "all_level_one" and d[ROUND] == ROUNDS - 1:
            for each in range(d[SEATS]):
                d[AGGRESSION + each] = AT_LAND
                if s.listening:
                    s.tell(BECAME_AGGRESSIVE, EVERYBODY, d[POWER + each], AT_LAND)


@final
class BeginPhase(Do):
    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase: i64 = phase

    def do(self, s: State, seat: i64, arg: i64) -> None:
        s.d[PHASE] = self.phase
        if s.listening:
            s.tell(PHASE_BEGAN, EVERYBODY, self.phase)


def is_ahead(s: State, box: Box, one: i64, other: i64) -> bool:
    """Does the one come before the other on the track, whoever was first until now? [Initiative]"""
    difference = gdp(s, box, one) - gdp(s, box, other)
    if difference == 0:
        difference = standing(s, box, one) - standing(s, box, other)
    if difference == 0:
        difference = realm(s, box, one) - realm(s, box, other)
    return difference > 0


@final
class OrderPowers(Do):
    """The highest GDP comes first; ties: reputation, territories, the old order. [Initiative; ruling 3]"""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Final = box

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        for end in range(i64(1), d[SEATS]):
            k = end
            while k > 0 and is_ahead(s, self.box, d[ORDER + k], d[ORDER + k - 1]):
                d[ORDER + k], d[ORDER + k - 1] = d[ORDER + k - 1], d[ORDER + k]
                k -= 1
        tell_order(s)


# Security Council Presidency: put the powers on the initiative track in any order.


@final
class PresidencyWindow(Window):
    """Between two phases every power may play it; it works from the next one on. [Ruling 7]"""

    def __init__(self, box: Box) -> None:
        super().__init__(box, "ask-presidency", [SECURITY_COUNCIL_PRESIDENCY])

    def concerned(self, s: State, seat: i64) -> i64:
        return bit(s.d[SEATS]) - 1


@final
class Presidency(Step):
    """The window, then whoever has played the card orders the powers anew.

    The order in which they do so is that of the moment when the cards were opened: `f.picks`, three bits
    each, from the first on.
    """

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.window: Final = PresidencyWindow(box)
        self.reorder: Final = Reorder(box)

    def children(self) -> list[Step]:
        return [self.window, self.reorder]

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc == 0:
            f.pc = 1
            return self.window.number
        d = s.d
        if f.pc == 1:
            f.pc = 2
            for k in range(d[SEATS]):
                seat = d[ORDER + d[SEATS] - 1 - k]
                if took_reply(s, seat) >= 0:
                    f.picks = 8 * f.picks + 1 + seat
        if f.picks == 0:
            return DONE
        f.seat = (f.picks & 7) - 1
        f.picks >>= 3
        return self.reorder.number


@final
class Reorder(Step):
    """`next POWER`, one by one; who is left comes last.

    `f.picks`: who has a place; `f.left`: the new order, three bits a place.
    """

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Final = box
        self.asks = "ask-next"

    def advance(self, s: State, f: Frame) -> i64:
        return DONE if f.pc == s.d[SEATS] else WAIT

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        d = s.d
        for each in range(d[SEATS]):
            if not f.picks & bit(each):
                out.add(NEXT + d[POWER + each])

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        for each in range(d[SEATS]):
            if d[POWER + each] == action - NEXT:
                self.put(f, each)
        if f.pc == d[SEATS] - 1:
            for each in range(d[SEATS]):
                if not f.picks & bit(each):
                    self.put(f, each)
            for k in range(d[SEATS]):
                d[ORDER + k] = (f.left >> (3 * k)) & 7
            tell_order(s)

    def put(self, f: Frame, seat: i64) -> None:
        if not f.picks & bit(seat):
            f.left |= seat * bit(3 * f.pc)
            f.picks |= bit(seat)
            f.pc += 1
