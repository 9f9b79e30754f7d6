"""Verbs that several conflict cards use, or that are like each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.bits import bit
from redphone.core.events import Prompt
from redphone.core.flow import DONE, Do, Step
from redphone.core.layout import SEATS
from redphone.core.steps import Choice
from redphone.core.zones import EVERYBODY
from redphone.games.defcon.box import Box
from redphone.games.defcon.cards import BLESSING, COUNTER_ESPIONAGE
from redphone.games.defcon.consensus import seat_of_power
from redphone.games.defcon.effects import (
    change_reputation,
    discard_kept,
    others,
)
from redphone.games.defcon.intrigue import can_be_discredited
from redphone.games.defcon.numbers import (
    AGAINST,
    CANCELLED,
    DISCARDED,
    KEEPS,
    PLOTTED,
)
from redphone.games.defcon.powers import EXCOMMUNICATION_ROWS, MOST_POWERS, TERRITORIES
from redphone.games.defcon.state import (
    ASSASSINS,
    CAPITAL,
    DISCARD,
    KEPT,
    LANDS,
    POWER,
    RESERVE,
)
from redphone.games.defcon.windows import Window, took_reply

if TYPE_CHECKING:
    from redphone.core.state import Frame, State


# For oneself.


@final
class Gain(Do):
    """Gain so many rows of reputation."""

    def __init__(self, box: Box, n: int) -> None:
        super().__init__()
        self.box: Final = box
        self.n: i64 = n

    def do(self, s: State, seat: i64, arg: i64) -> None:
        change_reputation(s, self.box, seat, self.n)


@final
class Prepare(Do):
    """One more of something that is counted until the next attack or strike."""

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot: i64 = slot

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        d[self.slot] += 1


@final
class Keep(Do):
    """The card, which was laid open, stays in front of the power that has played it."""

    def __init__(self, box: Box, card: int) -> None:
        super().__init__()
        self.box: Final = box
        self.card: i64 = card

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        deck = self.box.deck
        d[DISCARD] = deck.without_one(d[DISCARD], self.card)
        d[KEPT + seat] = deck.with_one(d[KEPT + seat], self.card)
        if s.listening:
            s.tell(KEEPS, EVERYBODY, d[POWER + seat], self.card)


@final
class Raise(Do):
    """Whoever is below what Blessing guarantees rises to it at once."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Final = box

    def do(self, s: State, seat: i64, arg: i64) -> None:
        change_reputation(s, self.box, seat, 0)


@final
class Conscript(Step):
    """Up to `n` troops from the reserve are deployed."""

    def __init__(self, n: int, deploy: Step) -> None:
        super().__init__()
        self.n: i64 = n
        self.deploy: Final = deploy

    def children(self) -> list[Step]:
        return [self.deploy]

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc:
            return DONE
        f.pc = 1
        f.arg = self.n
        if s.d[RESERVE + f.seat] < f.arg:
            f.arg = s.d[RESERVE + f.seat]
        return self.deploy.number


# Against a power.


class Against(Choice):
    """Choose a power. Subclasses say which can be chosen, and what becomes of it."""

    def __init__(self, box: Box, asks: str) -> None:
        super().__init__(asks, AGAINST)
        self.box: Final = box

    def strike(self, s: State, seat: i64, target: i64) -> None:
        raise TypeError(f"{type(self).__name__} does nothing to anybody")

    def may_stop(self, f: Frame) -> bool:
        return False

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        self.strike(s, seat, seat_of_power(s, action - AGAINST))
        s.pop()


@final
class Discredit(Against):
    """A power loses so many rows of reputation."""

    def __init__(self, box: Box, n: int) -> None:
        super().__init__(box, "ask-discredit")
        self.n: i64 = n

    def found(self, s: State, f: Frame) -> i64:
        return can_be_discredited(s, self.box, f.seat)

    def strike(self, s: State, seat: i64, target: i64) -> None:
        change_reputation(s, self.box, target, -self.n)

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        return Prompt(self.asks, {"n": int(self.n)})


def blessed(s: State, box: Box, seat: i64) -> i64:
    """The other powers that keep a Blessing, as a set of powers."""
    d = s.d
    found: i64 = 0
    for other in range(d[SEATS]):
        if other != seat and box.deck.held(d[KEPT + other], BLESSING):
            found |= bit(d[POWER + other])
    return found


@final
class Excommunicate(Against):
    """Reputation falls first, as far as Blessing lets it; then Blessing is discarded. [Ruling 21]"""

    def __init__(self, box: Box) -> None:
        super().__init__(box, "ask-excommunicate")

    def found(self, s: State, f: Frame) -> i64:
        return can_be_discredited(s, self.box, f.seat) | blessed(s, self.box, f.seat)

    def strike(self, s: State, seat: i64, target: i64) -> None:
        change_reputation(s, self.box, target, -EXCOMMUNICATION_ROWS)
        while discard_kept(s, self.box, target, BLESSING):
            if s.listening:
                s.tell(DISCARDED, EVERYBODY, s.d[POWER + target], BLESSING)


def own_capitals(s: State, seat: i64) -> i64:
    """The powers whose capitals stand on territories that this one controls, as a set of powers."""
    d = s.d
    found: i64 = 0
    for power in range(i64(MOST_POWERS)):
        at = d[CAPITAL + power] - 1
        # Beside a headquarters it has no territory.
        if 0 <= at < TERRITORIES and d[LANDS + seat] & bit(at):
            found |= bit(power)
    return found


def guarded(s: State, seat: i64) -> i64:
    """The other powers that have a capital to defend them, unless that is plotted against already, as a set
    of powers.
    """
    d = s.d
    found: i64 = 0
    for other in range(d[SEATS]):
        if other != seat and not d[ASSASSINS + seat] & bit(other) and own_capitals(s, other):
            found |= bit(d[POWER + other])
    return found


@final
class Plot(Against):
    """A power's capitals do not defend it in the next land attack, in whichever turn that comes."""

    def __init__(self, box: Box) -> None:
        super().__init__(box, "ask-plot")

    def found(self, s: State, f: Frame) -> i64:
        return guarded(s, f.seat)

    def strike(self, s: State, seat: i64, target: i64) -> None:
        d = s.d
        d[ASSASSINS + seat] |= bit(target)
        if s.listening:
            s.tell(PLOTTED, EVERYBODY, d[POWER + seat], d[POWER + target])


# Cards that Counter-espionage stops.


@final
class CounterWindow(Window):
    """May another power stop this card by Counter-espionage?"""

    def __init__(self, box: Box, card: int) -> None:
        super().__init__(box, "ask-counter-espionage", [COUNTER_ESPIONAGE])
        self.card: Final = card

    def concerned(self, s: State, seat: i64) -> i64:
        return others(s, seat)

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        power = self.box.world.powers[s.d[POWER + f.seat]]
        return Prompt(self.asks, {"power": power, "card": self.box.deck.kinds[self.card]})


@final
class Secretly(Step):
    """A card's effect, unless the Counter-espionage of any other power cancels it. [Ruling 7]"""

    def __init__(self, box: Box, card: int, effect: Step) -> None:
        super().__init__()
        self.card: i64 = card
        self.window: Final = CounterWindow(box, card)
        self.effect: Final = effect

    def children(self) -> list[Step]:
        return [self.window, self.effect]

    def advance(self, s: State, f: Frame) -> i64:
        d = s.d
        if f.pc == 0:
            f.pc = 1
            return self.window.number
        if f.pc == 2:
            return DONE
        f.pc = 2
        cancelled = False
        for seat in range(d[SEATS]):
            if took_reply(s, seat) >= 0:
                cancelled = True
        if not cancelled:
            return self.effect.number
        if s.listening:
            s.tell(CANCELLED, EVERYBODY, d[POWER + f.seat], self.card)
        return DONE
