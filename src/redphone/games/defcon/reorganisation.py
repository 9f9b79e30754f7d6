"""The reorganisation phase of DEFCON, and what aggression costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.actions import PASS
from redphone.core.bits import Buffer, bit
from redphone.core.events import Prompt
from redphone.core.flow import DONE, WAIT, Do, Step
from redphone.core.layout import SEATS
from redphone.core.zones import EVERYBODY
from redphone.games.defcon.battle import forget_support
from redphone.games.defcon.box import Box
from redphone.games.defcon.effects import (
    can_empty,
    change_reputation,
    hold,
    is_aggression_free,
    station,
    withdraw,
)
from redphone.games.defcon.numbers import MOVE, MOVED, RALLIED, TO
from redphone.games.defcon.powers import MOST_ZONES, MOVES, QUARTERS_NOUN, TERRITORIES
from redphone.games.defcon.state import (
    ACCIDENT,
    ACTED,
    AGGRESSION,
    BARRED,
    LANDS,
    MANNED,
    PASSED,
    POWER,
    QUARTERS,
    SABOTAGED,
    TIRED,
    TRANSIT,
    TROOPS,
    TRUCE,
)

if TYPE_CHECKING:
    from redphone.core.state import Frame, State


@final
class ReturnFromTransit(Do):
    """All troops in transit come back to the quarters, before anybody moves. [Reorganisation; ruling 24]"""

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        for each in range(d[SEATS]):
            n = d[TRANSIT + each]
            if n:
                d[TRANSIT + each] = 0
                d[QUARTERS + each] += n
                if s.listening:
                    s.tell(RALLIED, EVERYBODY, d[POWER + each], n)


@final
class MoveTroops(Step):
    """Up to four troops, one by one, between controlled territories, near or far, and the quarters.

    `f.left`: how many may still move; `f.pc`: 1 + the place that one leaves. [Reorganisation]
    """

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Final = box
        self.places: Final = [*box.world.territories, "quarters"]

    def enter(self, s: State, f: Frame) -> None:
        f.left = MOVES

    def advance(self, s: State, f: Frame) -> i64:
        if f.left == 0:
            return DONE
        f.can = sources(s, f.seat) if f.pc == 0 else destinations(s, f.seat, f.pc - 1)
        return WAIT if f.can else DONE

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        if f.pc:
            out.add_members(TO, f.can)
        else:
            out.add_members(MOVE, f.can)
            out.add(PASS)

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        if f.pc:
            return Prompt("ask-to", {"place": self.places[f.pc - 1]})
        return Prompt("ask-move", {"n": int(f.left)})

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if action == PASS:
            f.left = 0
        elif f.pc == 0:
            f.pc = 1 + action - MOVE
        else:
            place = f.pc - 1
            f.pc = 0
            f.left -= 1
            move_troop(s, f.seat, place, action - TO)


def sources(s: State, seat: i64) -> i64:
    """The places that a troop can leave, as a set."""
    d = s.d
    lands = d[LANDS + seat]
    found = lands & d[MANNED]
    if d[QUARTERS + seat] and lands:
        found |= bit(QUARTERS_NOUN)
    return found


def destinations(s: State, seat: i64, place: i64) -> i64:
    """Where it can go. The last troop of a territory may not leave a sixth one empty: with all tokens on the
    board it goes to one of these territories, whose token comes free. [Ruling 16]
    """
    d = s.d
    lands = d[LANDS + seat]
    if place < TERRITORIES and d[TROOPS + place] == 1 and not can_empty(s, seat):
        return lands & ~d[MANNED]
    return (lands | bit(QUARTERS_NOUN)) & ~bit(place)


def move_troop(s: State, seat: i64, place: i64, to: i64) -> None:
    d = s.d
    if s.listening:
        s.tell(MOVED, EVERYBODY, d[POWER + seat], place, to)
    if to == QUARTERS_NOUN:
        d[QUARTERS + seat] += 1
    else:
        station(s, seat, to, 1)
    if place == QUARTERS_NOUN:
        d[QUARTERS + seat] -= 1
    else:
        withdraw(s, place, 1)
        hold(s, seat, place)


@final
class CountAggression(Do):
    """For all at once, a level of aggression costs a row of reputation; then all markers return to 0.

    [Reorganisation; Armageddon: ruling 24]
    """

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Final = box

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        is_free = is_aggression_free(s, self.box)
        for each in range(d[SEATS]):
            if not is_free and d[AGGRESSION + each]:
                change_reputation(s, self.box, each, -d[AGGRESSION + each])
            d[AGGRESSION + each] = 0


@final
class EndRound(Do):
    """What lasts for a round, or for its conflict phase, is over."""

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        d[PASSED] = 0
        d[ACTED] = 0
        d[TRUCE] = 0
        d[ACCIDENT] = 0
        forget_support(s)
        for each in range(d[SEATS]):
            d[SABOTAGED + each] = 0
            d[BARRED + each] = 0
            for zone in range(i64(MOST_ZONES)):
                d[TIRED + MOST_ZONES * each + zone] = 0
