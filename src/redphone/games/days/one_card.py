"""Verbs that only one strategy card uses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.actions import PASS
from redphone.core.bits import Buffer, bit, count, low, nth
from redphone.core.events import Prompt
from redphone.core.flow import DONE, WAIT, Do, Step
from redphone.core.layout import CHANCE
from redphone.core.rng import Rng
from redphone.core.steps import Choice
from redphone.core.zones import EVERYBODY
from redphone.games.days.board import (
    ANYWHERE,
    ITALY,
    MILITARY,
    MOST_CUBES,
    POLITICAL,
    SIDES,
    TOP,
    US,
    USSR,
    WORLD_OPINION,
    Board,
)
from redphone.games.days.cubes import with_cubes, with_room
from redphone.games.days.effects import put, shift, shift_by_event
from redphone.games.days.numbers import DEFCON, DISCARDED, DISCARDS, PLACE, REMOVE, TAKES, TOOK
from redphone.games.days.state import ASIDE, CARD, CUBES, DISCARD, HAND, HELD, ICON, IDLE, MARKER, SUPPLY
from redphone.games.days.tracks import steps_of, track_of, way

if TYPE_CHECKING:
    from redphone.core.state import Frame, State


@final
class WaveAndSmile(Choice):
    """Every removed cube is placed again, never on a battleground that one was taken from.

    There is always room: seven battlegrounds hold 35 cubes, and nobody has more than 17.
    """

    def __init__(self, board: Board, n: int) -> None:
        super().__init__("ask-relocate", REMOVE)
        self.board: Final = board
        self.n: i64 = n

    def enter(self, s: State, f: Frame) -> None:
        f.left = self.n
        f.arg = 0

    def found(self, s: State, f: Frame) -> i64:
        if f.left == 0:
            return 0
        if f.pc == 0:
            return with_cubes(s, f.who, ANYWHERE)
        return with_room(s, f.who, ANYWHERE & ~f.picks)

    def advance(self, s: State, f: Frame) -> i64:
        can = self.found(s, f)
        if can == 0 and f.pc == 0:
            f.pc = 1
            f.left = self.n - f.left
            can = self.found(s, f)
        f.can = can
        if can:
            return WAIT
        return DONE

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        if f.pc == 0:
            out.add_members(REMOVE, f.can)
            out.add(PASS)
        else:
            out.add_members(PLACE, f.can)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        n = count(f.can)
        if f.pc:
            return PLACE + nth(f.can, rng.below(n))
        k = rng.below(n + 1)
        if k == n:
            return PASS
        return REMOVE + nth(f.can, k)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        if action == PASS:
            f.pc = 1
            f.left = self.n - f.left
            return
        f.left -= 1
        if f.pc == 0:
            at = action - REMOVE
            put(s, f.who, at, -1)
            if d[ICON] and (f.picks >> at) & 1:
                shift_by_event(s, f.who, self.board.track[at], -1)
            f.picks |= bit(at)
        else:
            at = action - PLACE
            put(s, f.who, at, 1)
            if d[ICON] and (f.arg >> at) & 1:
                shift(s, f.who, self.board.track[at], 1)
            f.arg |= bit(at)

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        return Prompt("ask-place-again" if f.pc else self.asks, {"n": int(f.left)})


@final
class IntelligenceReports(Step):
    """The taken card is extra to the four turns. The opponent draws last."""

    def __init__(self, play: Step, draw: Step) -> None:
        super().__init__()
        self.play: Final = play
        self.draw: Final = draw

    def children(self) -> list[Step]:
        return [self.play, self.draw]

    def enter(self, s: State, f: Frame) -> None:
        f.who = CHANCE

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc == 0:
            if s.d[HAND + 1 - f.seat]:
                return WAIT
            return DONE
        if f.pc == 1:
            f.pc = 2
            return self.play.number
        if f.pc == 2:
            f.pc = 3
            f.seat = 1 - f.seat
            return self.draw.number
        return DONE

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add_members(TAKES, s.d[HAND + 1 - f.seat])

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        hand = s.d[HAND + 1 - f.seat]
        return TAKES + nth(hand, rng.below(count(hand)))

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        card = action - TAKES
        # Played or discarded, it will lie open in any case.
        d[HAND + 1 - f.seat] &= ~bit(card)
        d[DISCARD] |= bit(card)
        d[CARD] = 1 + card
        d[IDLE] = 0
        s.learned = EVERYBODY
        if s.listening:
            s.tell(TOOK, EVERYBODY, f.seat, card)
        f.arg = card
        f.pc = 1


@final
class SummitMeeting(Step):
    """The cards are chosen one by one, discarded together, and only then are others drawn."""

    def __init__(self, draw: Step) -> None:
        super().__init__()
        self.asks = "ask-summit"
        self.draw: Final = draw

    def children(self) -> list[Step]:
        return [self.draw]

    def advance(self, s: State, f: Frame) -> i64:
        d = s.d
        if f.pc == 2:
            return DONE
        if f.pc == 0 and d[HAND + f.seat]:
            return WAIT
        f.pc = 2
        chosen = d[ASIDE + f.seat]
        if chosen == 0:
            return DONE
        f.arg = count(chosen)
        d[ASIDE + f.seat] = 0
        d[DISCARD] |= chosen
        # Not before: that a card lies aside is nobody else's business.
        d[IDLE] = 0
        s.learned |= EVERYBODY & ~bit(f.seat)
        if s.listening:
            while chosen:
                s.tell(DISCARDED, EVERYBODY, f.seat, low(chosen))
                chosen &= chosen - 1
        return self.draw.number

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add_members(DISCARDS, s.d[HAND + seat])
        out.add(PASS)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        hand = s.d[HAND + f.seat]
        n = count(hand)
        k = rng.below(n + 1)
        if k == n:
            return PASS
        return DISCARDS + nth(hand, k)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if action == PASS:
            f.pc = 1
            return
        d = s.d
        card = bit(action - DISCARDS)
        d[HAND + seat] &= ~card
        d[ASIDE + seat] |= card

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        return Prompt(self.asks, {"n": int(count(s.d[ASIDE + seat]))})


@final
class InvasionOfCuba(Choice):
    """Deflated by up to the steps that were really escalated."""

    def __init__(self) -> None:
        super().__init__("ask-track", DEFCON)

    def found(self, s: State, f: Frame) -> i64:
        d = s.d
        can: i64 = 0
        if f.pc == 0:
            for steps in range(i64(1), i64(3)):
                if d[MARKER + 3 * US + MILITARY] + steps <= TOP:
                    can |= bit(way(MILITARY, steps))
        elif f.pc == 1 and (d[HELD] >> US) & 1 == 0:
            for track in range(i64(POLITICAL), i64(WORLD_OPINION + 1)):
                for steps in range(i64(1), f.left + 1):
                    if d[MARKER + 3 * US + track] - steps >= 1:
                        can |= bit(way(track, -steps))
        return can

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if action == PASS:
            s.pop()
            return
        noun = action - DEFCON
        shift(s, US, track_of(noun), steps_of(noun))
        f.left = steps_of(noun)
        f.pc += 1

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        if f.pc:
            return Prompt("ask-deflate", {"side": SIDES[US], "n": int(f.left)})
        return Prompt("ask-escalate", {"side": SIDES[US], "n": 2})


@final
class SuezHungary(Do):
    """No choice of number: already ahead, nothing; against five US cubes it stops at five."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board: Final = board

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        there = d[CUBES + 9 * USSR + ITALY]
        n = d[CUBES + 9 * US + ITALY] + 1 - there
        if n > MOST_CUBES - there:
            n = MOST_CUBES - there
        if n > d[SUPPLY + USSR]:
            n = d[SUPPLY + USSR]
        if n > 0:
            put(s, USSR, ITALY, n)
            if d[ICON] and n > 1:
                shift(s, USSR, self.board.track[ITALY], n - 1)
