"""The auction for the initiative. [1. Auction for initiative]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.bits import Buffer
from redphone.core.flow import DONE, WAIT, Decision, Step
from redphone.core.layout import CHANCE
from redphone.core.rng import Rng
from redphone.core.steps import Sealed
from redphone.core.zones import EVERYBODY
from redphone.games.minutes.board import CUBES_EACH, US, USSR
from redphone.games.minutes.effects import side_of
from redphone.games.minutes.numbers import (
    BIDS,
    BIDS_OPENED,
    BIDS_TIED,
    BIDS_TIED_LAST,
    BY_LOT,
    FIRST_PLAYS,
    INITIATIVE,
    LOT,
)
from redphone.games.minutes.state import BID, FIRST, PAID, SUPPLY, TIES, WINNER

if TYPE_CHECKING:
    from redphone.core.state import Frame, State


@final
class Auction(Step):
    """Bids until one is higher. After so many ties nobody pays, and the winner is found by lot."""

    def __init__(self, bid: Step, lot: Step, most_ties: int) -> None:
        super().__init__()
        self.bid: Final = bid
        self.lot: Final = lot
        self.most_ties: i64 = most_ties

    def children(self) -> list[Step]:
        return [self.bid, self.lot]

    def advance(self, s: State, f: Frame) -> i64:
        d = s.d
        if d[WINNER]:
            return DONE
        if d[TIES] < self.most_ties:
            return self.bid.number
        return self.lot.number


@final
class Bid(Sealed):
    """Both take any number of cubes and open their hands at once. Both bids leave the game; tied, neither."""

    def __init__(self, most_ties: int) -> None:
        super().__init__()
        self.asks = "ask-bid"
        self.most_ties: i64 = most_ties

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        for n in range(i64(CUBES_EACH + 1)):
            out.add(BIDS + n)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        return BIDS + rng.below(CUBES_EACH + 1)

    def opened(self, s: State, f: Frame) -> None:
        d = s.d
        one = s.answer(0) - BIDS
        other = s.answer(1) - BIDS
        d[BID] = 1 + one
        d[BID + 1] = 1 + other
        if one == other:
            d[TIES] += 1
            if s.listening:
                tied = i64(BIDS_TIED)
                if d[TIES] >= self.most_ties:
                    tied = i64(BIDS_TIED_LAST)
                s.tell(tied, EVERYBODY, one)
            return
        d[WINNER] = 1
        if other > one:
            d[WINNER] = 2
        for seat in range(i64(2)):
            d[PAID + seat] = d[BID + seat] - 1
            d[SUPPLY + seat] -= d[PAID + seat]
        if s.listening:
            s.tell(
                BIDS_OPENED,
                EVERYBODY,
                d[BID + side_of(s, US)] - 1,
                d[BID + side_of(s, USSR)] - 1,
                side_of(s, d[WINNER] - 1),
            )


@final
class Lot(Decision):
    """The winner of an auction that would not end."""

    def enter(self, s: State, f: Frame) -> None:
        f.who = CHANCE

    def advance(self, s: State, f: Frame) -> i64:
        return WAIT

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add(LOT + US)
        out.add(LOT + USSR)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        side = action - LOT
        d[WINNER] = 1 + side_of(s, side)
        if s.listening:
            s.tell(BY_LOT, EVERYBODY, side)
        s.pop()


@final
class NameFirst(Decision):
    """The winner says who plays first."""

    def __init__(self) -> None:
        super().__init__()
        self.asks = "ask-first"

    def enter(self, s: State, f: Frame) -> None:
        f.who = s.d[WINNER] - 1

    def advance(self, s: State, f: Frame) -> i64:
        return WAIT

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add(FIRST_PLAYS + US)
        out.add(FIRST_PLAYS + USSR)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        side = action - FIRST_PLAYS
        d[FIRST] = side_of(s, side)
        if s.listening:
            s.tell(INITIATIVE, EVERYBODY, side_of(s, seat), side)
        s.pop()
