"""Ultimatum: a territory is demanded, and its power is really asked. [Ruling 23]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.bits import Buffer, bit
from redphone.core.book import Book
from redphone.core.events import Prompt
from redphone.core.flow import DONE, WAIT, Step
from redphone.core.zones import EVERYBODY
from redphone.games.defcon.box import Box
from redphone.games.defcon.effects import (
    can_empty,
    change_reputation,
    gain_land,
    lands_of_others,
    lose_land,
    owner,
    raze,
    withdraw,
)
from redphone.games.defcon.numbers import CEDED, DEMAND, DEMANDED, GARRISON, REFUSED
from redphone.games.defcon.state import POWER, QUARTERS, TRANSIT, TROOPS

if TYPE_CHECKING:
    from redphone.core.state import Frame, State

FROM_QUARTERS: Final = 0
FROM_TRANSIT: Final = 1
BY_TOKEN: Final = 2


def garrisons(s: State, seat: i64) -> i64:
    """What could hold one more territory: a troop from the quarters or from transit, or a token, as a set."""
    d = s.d
    found: i64 = 0
    if d[QUARTERS + seat]:
        found |= bit(FROM_QUARTERS)
    if d[TRANSIT + seat]:
        found |= bit(FROM_TRANSIT)
    if can_empty(s, seat):
        found |= bit(BY_TOKEN)
    return found


@final
class Demand(Step):
    """Demand a territory of another power. It cedes it, and gains reputation; or it refuses, and who has
    asked loses some. [Ruling 23]
    """

    def __init__(self, book: Book, box: Box, gain: int, loss: int) -> None:
        super().__init__()
        self.box: Final = box
        self.gain: i64 = gain
        self.loss: i64 = loss
        self.cede: i64 = book.choice("cede")
        self.refuse: i64 = book.choice("refuse")

    def advance(self, s: State, f: Frame) -> i64:
        return DONE if f.pc == 3 else WAIT

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        if f.pc == 0:
            out.add_members(DEMAND, lands_of_others(s, f.seat))
        elif f.pc == 1:
            out.add(self.cede)
            out.add(self.refuse)
        else:
            out.add_members(GARRISON, garrisons(s, f.seat))

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        if f.pc == 0:
            f.arg = action - DEMAND
            f.who = owner(s, f.arg)
            f.pc = 1
            if s.listening:
                s.tell(DEMANDED, EVERYBODY, d[POWER + seat], f.arg, d[POWER + f.who])
        elif action == self.refuse:
            f.pc = 3
            if s.listening:
                s.tell(REFUSED, EVERYBODY, d[POWER + seat], f.arg)
            change_reputation(s, self.box, f.seat, -self.loss)
        elif action == self.cede:
            f.pc = 2
            f.who = f.seat
            if s.listening:
                s.tell(CEDED, EVERYBODY, d[POWER + seat], f.arg, d[POWER + f.seat])
        else:
            f.pc = 3
            holder = owner(s, f.arg)
            vacate(s, holder, f.arg)
            take_over(s, seat, f.arg, action - GARRISON)
            change_reputation(s, self.box, holder, self.gain)

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        if f.pc == 0:
            return Prompt("ask-demand", {})
        at = self.box.world.territories[f.arg]
        if f.pc == 2:
            return Prompt("ask-garrison", {"at": at})
        return Prompt("ask-ultimatum", {"at": at, "power": self.box.world.powers[s.d[POWER + f.seat]]})


def vacate(s: State, holder: i64, at: i64) -> None:
    """Who cedes a territory withdraws its troops to transit; a fortification returns to the supply."""
    d = s.d
    n = d[TROOPS + at]
    withdraw(s, at, n)
    d[TRANSIT + holder] += n
    raze(s, at)
    lose_land(s, holder, at)


def take_over(s: State, seat: i64, at: i64, source: i64) -> None:
    """Who gets a territory holds it with a troop or by a token."""
    d = s.d
    if source == BY_TOKEN:
        gain_land(s, seat, at, 0)
        return
    slot: i64 = QUARTERS if source == FROM_QUARTERS else TRANSIT
    d[slot + seat] -= 1
    gain_land(s, seat, at, 1)
