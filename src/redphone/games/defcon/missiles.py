"""Missile strikes: on troops, on a fortification or a fleet, and nuclear ones. [Conflict: missile strike]

Each is declared: the missile, the action, the aggression and, for a nuclear one, the launcher's Blessing are
spent. Then its target may stop it, and only then it does what it does. [Ruling 18]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.bits import Buffer, bit, count, low
from redphone.core.events import Field, Prompt
from redphone.core.flow import DONE, Step
from redphone.core.layout import SEATS
from redphone.core.steps import Choice
from redphone.core.zones import EVERYBODY
from redphone.games.defcon.box import Box
from redphone.games.defcon.cards import BLESSING, STRATEGIC_DEFENSE_INITIATIVE, SUSTAINABLE_ECOCITY
from redphone.games.defcon.consensus import seat_of_power
from redphone.games.defcon.effects import (
    aggression_of_nuke,
    aggression_of_strike,
    become_aggressive,
    discard_kept,
    hold,
    kill,
    lands_of_others,
    lose_land,
    owner,
    raze,
    sink,
)
from redphone.games.defcon.numbers import (
    BOMB,
    BOMBED,
    CAPITAL_AT,
    CAPITAL_KEPT,
    CAPITAL_LOST,
    CAPITAL_MOVED,
    DISCARDED,
    IRRADIATED,
    NUKE,
    NUKED,
    NUKED_CITY,
    SANK,
    STOPPED,
    STRIKE,
    STRUCK,
)
from redphone.games.defcon.powers import (
    AT_SEAT,
    MOST_POWERS,
    NOBODY,
    RADIATION_TOKENS,
    STRIKE_KILLS,
    TERRITORIES,
)
from redphone.games.defcon.state import (
    ACCIDENT,
    ACTED,
    CAPITAL,
    FORTS,
    KEPT,
    LANDS,
    MANNED,
    MISSILES,
    NEUTRAL,
    NUKES,
    POWER,
    RADIATION,
    SHIPS,
    TROOPS,
    TRUCE,
)
from redphone.games.defcon.windows import Window, took_reply

if TYPE_CHECKING:
    from redphone.core.state import Frame, State


# What can be fired at.


def strike_targets(s: State, seat: i64) -> i64:
    """Enemy territories with troops, as a set."""
    return lands_of_others(s, seat) & s.d[MANNED]


def nuke_targets(s: State, seat: i64) -> i64:
    """Enemy or neutral ground, as a set: never one's own, closed or irradiated ground, nor what has become
    neutral in this round; and there must be a radiation token for it. [Rulings 18 and 22]
    """
    d = s.d
    if count(d[RADIATION]) >= RADIATION_TOKENS:
        return 0
    return lands_of_others(s, seat) | (d[NEUTRAL] & ~d[TRUCE])


def offer_missiles(s: State, box: Box, seat: i64, out: Buffer) -> None:
    """All that this power can fire at now."""
    d = s.d
    if d[MISSILES + seat]:
        out.add_members(STRIKE, strike_targets(s, seat))
        out.add_members(BOMB, lands_of_others(s, seat) & d[FORTS])
        for other in range(d[SEATS]):
            if other != seat:
                zones = d[SHIPS + other]
                while zones:
                    out.add(BOMB + TERRITORIES + MOST_POWERS * low(zones) + d[POWER + other])
                    zones &= zones - 1
    if d[NUKES + seat]:
        out.add_members(NUKE, nuke_targets(s, seat))
        for other in range(d[SEATS]):
            if other != seat and box.deck.held(d[KEPT + other], SUSTAINABLE_ECOCITY):
                out.add(NUKE + TERRITORIES + d[POWER + other])


def killed_by_strike(s: State, at: i64) -> i64:
    """How many troops a conventional missile kills on a territory."""
    killed = s.d[TROOPS + at]
    return STRIKE_KILLS if killed > STRIKE_KILLS else killed


# The strikes.


@final
class DefenceWindow(Window):
    """The Strategic Defence Initiative of who is fired at: this step runs for the target."""

    def __init__(self, box: Box, missile: str) -> None:
        super().__init__(box, "ask-defence", [STRATEGIC_DEFENSE_INITIATIVE])
        self.missile: Final = missile

    def concerned(self, s: State, seat: i64) -> i64:
        return bit(seat)

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        """With what is fired at, which the strike below this question knows."""
        d = s.d
        world = self.box.world
        strike = s.stack[s.depth - 2]
        noun = strike.arg
        at = world.territories[noun] if noun < TERRITORIES else ""
        if at == "" and self.missile == "bomb":
            at = world.zones[(noun - TERRITORIES) // MOST_POWERS]
        power = world.powers[d[POWER + strike.who]]
        n: i64 = 0
        if noun < TERRITORIES and self.missile != "bomb":
            n = d[TROOPS + noun] if self.missile == "nuke" else killed_by_strike(s, noun)
        fate = "none"
        if noun < TERRITORIES and self.missile == "nuke":
            fate = capital_if_nuked(s, noun)
        at = at or "sustainable_ecocity"
        fields: dict[str, Field] = {"power": power, "missile": self.missile, "at": at}
        return Prompt(self.asks, {**fields, "n": int(n), "fate": fate})


def is_stopped(s: State, target: i64) -> bool:
    """Has the target's defence stopped the missile?"""
    if took_reply(s, target) < 0:
        return False
    if s.listening:
        s.tell(STOPPED, EVERYBODY, s.d[POWER + target])
    return True


class Missile(Step):
    """A missile is launched. The frame's `who` is the launcher; its `seat` becomes the target's."""

    def __init__(self, box: Box, missile: str) -> None:
        super().__init__()
        self.box: Final = box
        self.defence: Final = DefenceWindow(box, missile)

    def children(self) -> list[Step]:
        return [self.defence]

    def launch(self, s: State, seat: i64, noun: i64) -> i64:
        """Declare it, and say who is the target; -1: nobody is."""
        raise TypeError(f"{type(self).__name__} is not launched")

    def hit(self, s: State, target: i64, noun: i64) -> None:
        """Nothing has stopped it."""
        raise TypeError(f"{type(self).__name__} hits nothing")

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc == 0:
            f.pc = 1
            s.d[ACTED] = 1
            f.seat = self.launch(s, f.who, f.arg)
            return self.defence.number
        if not is_stopped(s, f.seat):
            self.hit(s, f.seat, f.arg)
        return DONE


@final
class Strike(Missile):
    """A conventional missile on the troops of a territory: the argument."""

    def __init__(self, box: Box) -> None:
        super().__init__(box, "strike")

    def launch(self, s: State, seat: i64, noun: i64) -> i64:
        d = s.d
        target = owner(s, noun)
        d[MISSILES + seat] -= 1
        if s.listening:
            s.tell(STRUCK, EVERYBODY, d[POWER + seat], noun, d[POWER + target])
        if d[ACCIDENT]:
            d[ACCIDENT] = 0
        else:
            become_aggressive(s, self.box, seat, aggression_of_strike(s, target))
        return target

    def hit(self, s: State, target: i64, noun: i64) -> None:
        kill(s, target, noun, killed_by_strike(s, noun))
        hold(s, target, noun)


@final
class Bomb(Missile):
    """Strategic bombing: a conventional missile on a fortification, or on a fleet. No aggression."""

    def __init__(self, box: Box) -> None:
        super().__init__(box, "bomb")

    def launch(self, s: State, seat: i64, noun: i64) -> i64:
        d = s.d
        d[MISSILES + seat] -= 1
        if noun < TERRITORIES:
            target = owner(s, noun)
            if s.listening:
                s.tell(BOMBED, EVERYBODY, d[POWER + seat], noun, d[POWER + target])
            return target
        power = (noun - TERRITORIES) % MOST_POWERS
        if s.listening:
            s.tell(SANK, EVERYBODY, d[POWER + seat], (noun - TERRITORIES) // MOST_POWERS, power)
        return seat_of_power(s, power)

    def hit(self, s: State, target: i64, noun: i64) -> None:
        if noun < TERRITORIES:
            raze(s, noun)
        else:
            sink(s, target, (noun - TERRITORIES) // MOST_POWERS, 1)


@final
class Nuke(Step):
    """A nuclear missile on a territory, or on a power's Ecocity: the argument."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Final = box
        self.defence: Final = DefenceWindow(box, "nuke")
        self.evacuate: Final = Evacuate(box)

    def children(self) -> list[Step]:
        return [self.defence, self.evacuate]

    def advance(self, s: State, f: Frame) -> i64:
        d = s.d
        if f.pc == 0:
            f.pc = 1
            d[ACTED] = 1
            target = self.target(s, f.arg)
            self.launch(s, f.who, f.arg, target)
            if target >= 0:
                f.seat = target
                return self.defence.number
            f.picks = irradiate(s, f.arg, target)
        elif f.pc == 1:
            if is_stopped(s, f.seat):
                return DONE
            if f.arg >= TERRITORIES:
                discard_kept(s, self.box, f.seat, SUSTAINABLE_ECOCITY)
                return DONE
            f.picks = irradiate(s, f.arg, f.seat)
        # Capitals that must go, each by its own power.
        f.pc = 2
        if f.picks:
            f.arg = low(f.picks)
            f.seat = seat_of_power(s, f.arg)
            f.picks &= f.picks - 1
            return self.evacuate.number
        return DONE

    def target(self, s: State, noun: i64) -> i64:
        """Whose the target is; -1: nobody's."""
        if noun < TERRITORIES:
            return owner(s, noun)
        return seat_of_power(s, noun - TERRITORIES)

    def launch(self, s: State, seat: i64, noun: i64, target: i64) -> None:
        d = s.d
        d[NUKES + seat] -= 1
        if s.listening:
            if noun >= TERRITORIES:
                s.tell(NUKED_CITY, EVERYBODY, d[POWER + seat], noun - TERRITORIES)
            elif target >= 0:
                s.tell(NUKED, EVERYBODY, d[POWER + seat], noun, d[POWER + target])
            else:
                s.tell(NUKED, EVERYBODY, d[POWER + seat], noun, NOBODY)
        become_aggressive(s, self.box, seat, aggression_of_nuke(s, target))
        if discard_kept(s, self.box, seat, BLESSING) and s.listening:
            s.tell(DISCARDED, EVERYBODY, d[POWER + seat], BLESSING)


def irradiate(s: State, at: i64, target: i64) -> i64:
    """Nobody controls the territory any more, for the rest of the game.

    A captured capital is kept by its captor. The powers whose capitals must leave, as a set: who controlled
    the territory moves its own, and from neutral ground everybody theirs. [Ruling 19]
    """
    d = s.d
    leaving: i64 = 0
    if target >= 0:
        kill(s, target, at, d[TROOPS + at])
        raze(s, at)
    d[NEUTRAL] &= ~bit(at)
    d[RADIATION] |= bit(at)
    if s.listening:
        s.tell(IRRADIATED, EVERYBODY, at)
    for power in range(i64(MOST_POWERS)):
        if d[CAPITAL + power] == 1 + at:
            if target < 0 or d[POWER + target] == power:
                leaving |= bit(power)
                d[CAPITAL + power] = 0
            else:
                d[CAPITAL + power] = AT_SEAT + target
                if s.listening:
                    s.tell(CAPITAL_KEPT, EVERYBODY, d[POWER + target], power)
    if target >= 0:
        lose_land(s, target, at)
    return leaving


def capital_if_nuked(s: State, at: i64) -> str:
    """What would become of the capital of a territory: "none" is there, its power "moves" it or has nowhere
    to put it, so that it is "lost", or its captor "keeps" it. [Ruling 19]
    """
    d = s.d
    holder = owner(s, at)
    fate = "none"
    for power in range(i64(MOST_POWERS)):
        if d[CAPITAL + power] != 1 + at:
            continue
        if holder >= 0 and d[POWER + holder] != power:
            if fate == "none":
                fate = "keeps"
        elif d[LANDS + seat_of_power(s, power)] & ~bit(at):
            fate = "moves"
        else:
            fate = "lost"
    return fate


@final
class Evacuate(Choice):
    """A power moves its capital (the argument), which has left irradiated ground, to a territory that it
    controls; one without territories loses it. [Ruling 19]
    """

    def __init__(self, box: Box) -> None:
        super().__init__("ask-evacuate", CAPITAL_AT)
        self.box: Final = box

    def found(self, s: State, f: Frame) -> i64:
        if f.pc:
            return 0
        d = s.d
        lands = d[LANDS + f.seat]
        if lands == 0:
            f.pc = 1
            if s.listening:
                s.tell(CAPITAL_LOST, EVERYBODY, f.arg)
        return lands

    def may_stop(self, f: Frame) -> bool:
        return False

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        at = action - CAPITAL_AT
        f.pc = 1
        d[CAPITAL + f.arg] = 1 + at
        if s.listening:
            s.tell(CAPITAL_MOVED, EVERYBODY, d[POWER + seat], f.arg, at)

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        return Prompt(self.asks, {"capital": self.box.world.powers[f.arg]})
