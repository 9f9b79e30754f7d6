"""Naval attacks: fleets gathered, dice, retreat. [Conflict: naval attack; ruling 20]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.actions import PASS
from redphone.core.bits import Buffer, bit, count, low, nth
from redphone.core.book import Book
from redphone.core.events import Prompt
from redphone.core.flow import DONE, WAIT, Step
from redphone.core.layout import SEATS
from redphone.core.rng import Rng
from redphone.core.steps import Choice
from redphone.core.zones import EVERYBODY
from redphone.games.defcon.box import Box
from redphone.games.defcon.consensus import seat_of_power
from redphone.games.defcon.dice import Throw
from redphone.games.defcon.effects import float_fleet, lift_fleet, ships_of_others, sink, waters
from redphone.games.defcon.numbers import (
    ENGAGE,
    ENGAGED,
    FLEET_RETREATED,
    FROM,
    SAIL,
    SEA_LOST,
    SEA_WON,
)
from redphone.games.defcon.powers import MOST_POWERS, MOST_ZONES
from redphone.games.defcon.state import (
    ACTED,
    AT_SEA,
    DEFENDER,
    FIELD,
    FLEETS,
    FORCE,
    HITS,
    POWER,
    SHIPS,
    TIRED,
)

if TYPE_CHECKING:
    from redphone.core.state import Frame, State

# How far an attack has come.
GATHERING: Final = 0
GATHERED: Final = 1
THROWING: Final = 2
DEFENDING: Final = 3
JUDGING: Final = 4
RETREATING: Final = 5
OVER: Final = 6


# What can be done at sea.


def ready(s: State, seat: i64) -> i64:
    """The sea zones with fleets of a power that have not retreated in this round, as a set."""
    d = s.d
    found: i64 = 0
    zones = d[SHIPS + seat]
    while zones:
        zone = low(zones)
        zones &= zones - 1
        if d[FLEETS + MOST_ZONES * seat + zone] > d[TIRED + MOST_ZONES * seat + zone]:
            found |= bit(zone)
    return found


def offer_engagements(s: State, box: Box, seat: i64, out: Buffer) -> None:
    """The fleets of others beside a sea zone that this power controls, or in one that it shares with them."""
    d = s.d
    fresh = ready(s, seat)
    if fresh == 0:
        return
    own = fresh & waters(s, seat)
    zones = ships_of_others(s, seat)
    while zones:
        zone = low(zones)
        zones &= zones - 1
        if fresh & bit(zone) or own & box.world.adjacent[zone]:
            for other in range(d[SEATS]):
                if other != seat and d[SHIPS + other] & bit(zone):
                    out.add(ENGAGE + MOST_POWERS * zone + d[POWER + other])


def sources(s: State, box: Box, seat: i64, zone: i64) -> i64:
    """The zones beside this one whose fleets can join an attack on it, as a set."""
    return ready(s, seat) & waters(s, seat) & box.world.adjacent[zone]


def joining(s: State, box: Box, seat: i64, zone: i64) -> i64:
    """How many fleets of a power can join an attack on a zone that has not begun."""
    d = s.d
    zones = sources(s, box, seat, zone) | bit(zone)
    n: i64 = 0
    while zones:
        at = MOST_ZONES * seat + low(zones)
        n += d[FLEETS + at] - d[TIRED + at]
        zones &= zones - 1
    return n


def refuges(s: State, box: Box, seat: i64, zone: i64) -> i64:
    """Where fleets can retreat to from a battle: zones beside it that are controlled, or empty."""
    return box.world.adjacent[zone] & ~ships_of_others(s, seat)


# The attack.


@final
class Engage(Step):
    """Attack the fleets of a power in a sea zone: the argument is 4 times the zone, plus the power.

    Fleets that join the attack sail into the zone at once; how many of those there they are, FORCE says. They
    have never retreated in this round, so losses and retreats take them first: see `lift_fleet`.
    """

    def __init__(self, book: Book, box: Box) -> None:
        super().__init__()
        self.box: Final = box
        self.gather: Final = Gather(box)
        self.attack: Final = SeaAttackThrow(box.dice)
        self.defence: Final = SeaDefenceThrow(box.dice)
        self.withdraw: Final = Withdraw(box)
        self.fight: i64 = book.choice("fight")
        self.retreat: i64 = book.choice("retreat")

    def children(self) -> list[Step]:
        return [self.gather, self.attack, self.defence, self.withdraw]

    def enter(self, s: State, f: Frame) -> None:
        d = s.d
        d[ACTED] = 1
        d[AT_SEA] = 1
        d[FIELD] = 1 + f.arg // MOST_POWERS
        d[DEFENDER] = 1 + seat_of_power(s, f.arg % MOST_POWERS)
        d[FORCE] = 0

    def advance(self, s: State, f: Frame) -> i64:
        d = s.d
        while True:
            pc = f.pc
            if pc == GATHERING:
                f.pc = GATHERED
                return self.gather.number
            if pc == GATHERED:
                if s.listening:
                    s.tell(ENGAGED, EVERYBODY, d[POWER + f.seat], d[FIELD] - 1, f.arg % MOST_POWERS, d[FORCE])
                f.pc = THROWING
            elif pc == THROWING:
                f.pc = DEFENDING
                return self.attack.number
            elif pc == DEFENDING:
                f.pc = JUDGING
                return self.defence.number
            elif pc == JUDGING:
                if d[FORCE] and defending(s):
                    if refuges(s, self.box, f.seat, d[FIELD] - 1):
                        return WAIT
                    # Nowhere to go: nothing to decide.
                    f.pc = THROWING
                else:
                    if s.listening:
                        kind: i64 = SEA_WON if d[FORCE] else SEA_LOST
                        s.tell(kind, EVERYBODY, d[POWER + f.seat], d[FIELD] - 1)
                    f.pc = OVER
            elif pc == RETREATING:
                f.pc = OVER
                return self.withdraw.number
            else:
                end_engagement(s)
                return DONE

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add(self.fight)
        out.add(self.retreat)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        f.pc = THROWING if action == self.fight else RETREATING

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        d = s.d
        return Prompt(
            "ask-fight-at-sea",
            {"zone": self.box.world.zones[d[FIELD] - 1], "n": int(d[FORCE]), "against": int(defending(s))},
        )


def defending(s: State) -> i64:
    """How many fleets defend the zone."""
    d = s.d
    return d[FLEETS + MOST_ZONES * (d[DEFENDER] - 1) + d[FIELD] - 1]


def end_engagement(s: State) -> None:
    d = s.d
    d[AT_SEA] = 0
    d[FIELD] = 0
    d[DEFENDER] = 0
    d[FORCE] = 0
    d[HITS] = 0


@final
class Gather(Choice):
    """Fleets join the attack, one by one, at least one: from zones beside it that the attacker controls, and
    from inside a zone that it shares.
    """

    def __init__(self, box: Box) -> None:
        super().__init__("ask-fleets", FROM)
        self.box: Final = box

    def found(self, s: State, f: Frame) -> i64:
        d = s.d
        if f.pc:
            return 0
        zone = d[FIELD] - 1
        found = sources(s, self.box, f.seat, zone)
        own = MOST_ZONES * f.seat + zone
        if d[FLEETS + own] - d[TIRED + own] > d[FORCE]:
            found |= bit(zone)
        return found

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add_members(FROM, f.can)
        if s.d[FORCE]:
            out.add(PASS)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        n = count(f.can)
        k = rng.below(n + 1 if s.d[FORCE] else n)
        return PASS if k == n else FROM + nth(f.can, k)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if action == PASS:
            f.pc = 1
            return
        d = s.d
        zone = d[FIELD] - 1
        start = action - FROM
        if start != zone:
            lift_fleet(s, seat, start, 1)
            float_fleet(s, seat, zone, 1)
        d[FORCE] += 1

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        d = s.d
        return Prompt(
            self.asks,
            {
                "zone": self.box.world.zones[d[FIELD] - 1],
                "power": self.box.world.powers[d[POWER + d[DEFENDER] - 1]],
                "n": int(d[FORCE]),
            },
        )


@final
class SeaAttackThrow(Throw):
    """One die for each fleet that attacks."""

    def number_of_dice(self, s: State, seat: i64) -> i64:
        return s.d[FORCE]

    def hit(self, s: State, seat: i64, hits: i64) -> None:
        d = s.d
        d[HITS] = hits


@final
class SeaDefenceThrow(Throw):
    """One die for each fleet that defends; then both sides lose a fleet for each hit of the other."""

    def number_of_dice(self, s: State, seat: i64) -> i64:
        return defending(s)

    def thrower(self, s: State, seat: i64) -> i64:
        return s.d[DEFENDER] - 1

    def hit(self, s: State, seat: i64, hits: i64) -> None:
        d = s.d
        zone = d[FIELD] - 1
        lost = hits
        if lost > d[FORCE]:
            lost = d[FORCE]
        sunk = d[HITS]
        if sunk > defending(s):
            sunk = defending(s)
        d[HITS] = 0
        d[FORCE] -= lost
        sink(s, seat, zone, lost)
        sink(s, d[DEFENDER] - 1, zone, sunk)


@final
class Withdraw(Choice):
    """The fleets that are left retreat, one by one, and attack no more in this round."""

    def __init__(self, box: Box) -> None:
        super().__init__("ask-withdraw", SAIL)
        self.box: Final = box

    def found(self, s: State, f: Frame) -> i64:
        d = s.d
        if d[FORCE] == 0:
            return 0
        return refuges(s, self.box, f.seat, d[FIELD] - 1)

    def may_stop(self, f: Frame) -> bool:
        return False

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        zone = action - SAIL
        lift_fleet(s, seat, d[FIELD] - 1, 1)
        float_fleet(s, seat, zone, 1)
        d[TIRED + MOST_ZONES * seat + zone] += 1
        d[FORCE] -= 1
        if s.listening:
            s.tell(FLEET_RETREATED, EVERYBODY, d[POWER + seat], zone)

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        d = s.d
        return Prompt(self.asks, {"zone": self.box.world.zones[d[FIELD] - 1], "n": int(d[FORCE])})
