"""Sabotage, and the United Nations' peacekeeping."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.bits import Buffer, bit, count, nth
from redphone.core.events import Prompt
from redphone.core.flow import DONE, Step
from redphone.core.layout import SEATS
from redphone.core.rng import Rng
from redphone.core.steps import Choice
from redphone.core.zones import EVERYBODY
from redphone.games.defcon.box import Box
from redphone.games.defcon.cards import BLESSING, PEACEKEEPING, SOLIDARITY
from redphone.games.defcon.consensus import THREAT_ROW, seat_of_power
from redphone.games.defcon.effects import (
    change_reputation,
    lands_of_others,
    lose_land,
    owner,
    raze,
    station,
    withdraw,
)
from redphone.games.defcon.numbers import DEPLOY, DEPLOYED_TO, PACIFIED, PACIFY, SABOTAGE, SABOTAGED_BY
from redphone.games.defcon.powers import SABOTAGE_ROWS
from redphone.games.defcon.state import (
    KEPT,
    LANDS,
    NEUTRAL,
    POWER,
    REPUTATION,
    SABOTAGED,
    SPIES,
    TRANSIT,
    TROOPS,
    TRUCE,
)
from redphone.games.defcon.windows import Replies, Window, took_reply

if TYPE_CHECKING:
    from redphone.core.state import Frame, State


# Reputation.


def can_fall(s: State, box: Box, seat: i64) -> bool:
    """Is there a row of the reputation index that the power can still fall to?"""
    d = s.d
    if box.deck.held(d[KEPT + seat], BLESSING):
        return d[REPUTATION + seat] > THREAT_ROW
    return d[REPUTATION + seat] > 0


def can_be_discredited(s: State, box: Box, seat: i64) -> i64:
    """The other powers whose reputation can fall, as a set of powers."""
    d = s.d
    found: i64 = 0
    for other in range(d[SEATS]):
        if other != seat and can_fall(s, box, other):
            found |= bit(d[POWER + other])
    return found


# Sabotage.


def offer_sabotage(s: State, box: Box, seat: i64, out: Buffer) -> None:
    """Each other power once in a round, if it has a reputation to lose."""
    d = s.d
    if d[SPIES + seat] == 0:
        return
    for other in range(d[SEATS]):
        if other != seat and not d[SABOTAGED + seat] & bit(other) and can_fall(s, box, other):
            out.add(SABOTAGE + d[POWER + other])


@final
class SolidarityWindow(Window):
    """Solidarity of who is sabotaged: this step runs for the target."""

    def __init__(self, box: Box) -> None:
        super().__init__(box, "ask-solidarity", [SOLIDARITY])

    def concerned(self, s: State, seat: i64) -> i64:
        return bit(seat)


@final
class Sabotage(Step):
    """Discredit a power: the argument. Token and target are used up even where Solidarity helps.
    [Ruling 21]
    """

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Final = box
        self.solidarity: Final = SolidarityWindow(box)

    def children(self) -> list[Step]:
        return [self.solidarity]

    def advance(self, s: State, f: Frame) -> i64:
        d = s.d
        if f.pc == 0:
            f.pc = 1
            target = seat_of_power(s, f.arg)
            d[SPIES + f.seat] -= 1
            d[SABOTAGED + f.seat] |= bit(target)
            if s.listening:
                s.tell(SABOTAGED_BY, EVERYBODY, d[POWER + f.seat], f.arg)
            f.seat = target
            return self.solidarity.number
        if took_reply(s, f.seat) < 0:
            change_reputation(s, self.box, f.seat, -SABOTAGE_ROWS)
        return DONE


# Peacekeeping.


def lost_homes(s: State, box: Box, seat: i64) -> i64:
    """The starting territories of a power that another power controls, as a set."""
    return lands_of_others(s, seat) & box.world.home[s.d[POWER + seat]]


@final
class PeaceWindow(Window):
    """Asked: every power whose starting territories another power has conquered."""

    def __init__(self, box: Box) -> None:
        super().__init__(box, "ask-peacekeeping", [PEACEKEEPING])

    def concerned(self, s: State, seat: i64) -> i64:
        found: i64 = 0
        for each in range(s.d[SEATS]):
            if lost_homes(s, self.box, each):
                found |= bit(each)
        return found


@final
class Peacekeeping(Step):
    """'At any time', that is after each offensive action and as a turn starts: blue helmets. [Ruling 7]"""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.window: Final = PeaceWindow(box)
        self.replies: Final = Replies(Pacify(box))

    def children(self) -> list[Step]:
        return [self.window, self.replies]

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc == 2:
            return DONE
        f.pc += 1
        return self.window.number if f.pc == 1 else self.replies.number


@final
class Pacify(Choice):
    """One of your starting territories becomes neutral; who held it then reassigns its troops.

    Until then they wait in transit, where they stay if there is nowhere to go. [Ruling 22]
    """

    def __init__(self, box: Box) -> None:
        super().__init__("ask-pacify", PACIFY)
        self.box: Final = box

    def found(self, s: State, f: Frame) -> i64:
        if f.pc == 0:
            return lost_homes(s, self.box, f.seat)
        if f.left == 0:
            return 0
        return s.d[LANDS + f.who]

    def may_stop(self, f: Frame) -> bool:
        return False

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add_members(DEPLOY if f.pc else PACIFY, f.can)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        return (DEPLOY if f.pc else PACIFY) + nth(f.can, rng.below(count(f.can)))

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        if f.pc == 0:
            at = action - PACIFY
            f.pc = 1
            f.who = owner(s, at)
            f.left = d[TROOPS + at]
            if s.listening:
                s.tell(PACIFIED, EVERYBODY, d[POWER + seat], at)
            pacify(s, f.who, at)
            return
        at = action - DEPLOY
        f.left -= 1
        d[TRANSIT + seat] -= 1
        station(s, seat, at, 1)
        if s.listening:
            s.tell(DEPLOYED_TO, EVERYBODY, d[POWER + seat], at, 1)

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        return Prompt("ask-reassign", {"n": int(f.left)}) if f.pc else Prompt(self.asks, {})


def pacify(s: State, holder: i64, at: i64) -> None:
    """A territory becomes neutral and may not be attacked in this round; a capital stays there."""
    d = s.d
    n = d[TROOPS + at]
    withdraw(s, at, n)
    d[TRANSIT + holder] += n
    raze(s, at)
    d[NEUTRAL] |= bit(at)
    d[TRUCE] |= bit(at)
    lose_land(s, holder, at)
