"""The investment phase of DEFCON: what the others do to a power's economy, and what it buys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.actions import PASS
from redphone.core.bits import Buffer, bit, count
from redphone.core.events import Prompt
from redphone.core.flow import DONE, WAIT, Do, Step
from redphone.core.steps import Choice, Seq
from redphone.core.zones import EVERYBODY
from redphone.games.defcon.box import Box
from redphone.games.defcon.cards import EMBARGO, REVOLUTION, SPECULATIVE_BUBBLE, TRADE_AGREEMENT
from redphone.games.defcon.consensus import TOP_ROW
from redphone.games.defcon.effects import (
    change_reputation,
    float_fleet,
    lift_fleet,
    others,
    ships_of_others,
    spend,
    station,
    supply_of_missiles,
    supply_of_sabotage,
)
from redphone.games.defcon.numbers import (
    AID,
    BOUGHT,
    BUY,
    DEPLOY,
    DEPLOYED_TO,
    DONE_INVESTING,
    FLEET_PLACED,
    FORTIFIED,
    FORTIFY,
    FROM,
    GOT_GDP,
    HAS_BUDGET,
    IN_UPRISING,
    IS_EMBARGOED,
    LAUNCH,
    LOST_GDP,
    MISSILE,
    NUCLEAR,
    PLAY,
    RECRUIT,
    RECRUITED,
    SAIL,
    SAILED,
    SPY,
)
from redphone.games.defcon.powers import (
    AID_COST,
    CARD_GDP,
    EMBARGOED,
    FLEET_COST,
    FORT_COST,
    FORTIFICATIONS,
    MISSILE_COST,
    NO_LIMIT,
    NUKE_COST,
    QUARTERS_NOUN,
    SABOTAGE_COST,
    SAIL_COST,
    TROOP_COST,
)
from redphone.games.defcon.preparation import Announce, CensorshipWindow, was_cancelled
from redphone.games.defcon.reach import shores
from redphone.games.defcon.scoring import gdp
from redphone.games.defcon.state import (
    BUDGET,
    DOCK,
    FORTS,
    INVESTMENTS,
    LANDS,
    MISSILES,
    NUKES,
    POWER,
    QUARTERS,
    REPUTATION,
    RESERVE,
    SHIPS,
    SPIES,
    TURN,
    UPRISING,
)
from redphone.games.defcon.windows import AsLongAsPlayed, Window

if TYPE_CHECKING:
    from redphone.core.state import Frame, State


def invest(box: Box, deploy: Deploy) -> Step:
    """A power's investment. [Investment]"""
    interference = AsLongAsPlayed(
        InterferenceWindow(box), Seq(Announce(), CensorshipWindow(box), Interfere())
    )
    return Seq(BeginInvestment(box), interference, Invest(box, deploy), EndInvestment())


@final
class BeginInvestment(Do):
    """The budget is fixed as the turn starts. [Ruling 10]"""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Final = box

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        d[BUDGET] = gdp(s, self.box, seat)
        d[INVESTMENTS] = NO_LIMIT
        d[UPRISING] = 0
        if s.listening:
            s.tell(HAS_BUDGET, EVERYBODY, d[POWER + seat], d[BUDGET])


@final
class EndInvestment(Do):
    """What is left is lost. [Investment]"""

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        if s.listening:
            s.tell(DONE_INVESTING, EVERYBODY, d[POWER + seat], d[BUDGET])
        d[BUDGET] = 0
        d[INVESTMENTS] = 0
        d[UPRISING] = 0


# What the others may do as a power's investment starts.


@final
class InterferenceWindow(Window):
    def __init__(self, box: Box) -> None:
        super().__init__(box, "ask-interference", [SPECULATIVE_BUBBLE, EMBARGO, REVOLUTION])

    def concerned(self, s: State, seat: i64) -> i64:
        return others(s, seat)


@final
class Interfere(Do):
    def do(self, s: State, seat: i64, arg: i64) -> None:
        if was_cancelled(s, seat):
            return
        d = s.d
        target = d[POWER + d[TURN] - 1]
        # 4 GDP less, though never less than none.
        if arg == SPECULATIVE_BUBBLE:
            lost: i64 = CARD_GDP
            if lost > d[BUDGET]:
                lost = d[BUDGET]
            d[BUDGET] -= lost
            if s.listening:
                s.tell(LOST_GDP, EVERYBODY, target, lost)
        # At most 5 investments.
        elif arg == EMBARGO and d[INVESTMENTS] != EMBARGOED:
            d[INVESTMENTS] = EMBARGOED
            if s.listening:
                s.tell(IS_EMBARGOED, EVERYBODY, target)
        # Neither troops nor fortifications come to the board.
        elif arg == REVOLUTION and d[UPRISING] == 0:
            d[UPRISING] = 1
            if s.listening:
                s.tell(IN_UPRISING, EVERYBODY, target)


# What a power buys.


def affordable(s: State, cost: i64) -> i64:
    """How many investments at this cost the power whose turn it is may still make. [Ruling 10]"""
    d = s.d
    n = d[BUDGET] // cost
    return n if n < d[INVESTMENTS] else d[INVESTMENTS]


def pay(s: State, cost: i64, n: i64) -> None:
    d = s.d
    d[BUDGET] -= cost * n
    d[INVESTMENTS] -= n


def recruits(s: State, seat: i64) -> i64:
    """Troops that can be bought at the most."""
    n = affordable(s, TROOP_COST)
    left = s.d[RESERVE + seat]
    return n if n < left else left


def launches(s: State, box: Box, seat: i64) -> i64:
    """Where a new fleet may come: an empty zone beside a controlled territory, or to one's own.

    [Ruling 11]
    """
    d = s.d
    if d[DOCK + seat] == 0:
        return 0
    return (shores(box.world, d[LANDS + seat]) & ~ships_of_others(s, seat)) | d[SHIPS + seat]


def open_waters(s: State, box: Box, seat: i64) -> i64:
    """The zones without fleets of others, which a fleet may sail to from anywhere."""
    return (bit(i64(len(box.world.zones))) - 1) & ~ships_of_others(s, seat)


def sites(s: State, seat: i64) -> i64:
    """Where a fortification may be built."""
    d = s.d
    if d[UPRISING] or count(d[FORTS]) == FORTIFICATIONS:
        return 0
    return d[LANDS + seat] & ~d[FORTS]


@final
class Invest(Step):
    """One thing after the other, until the power has enough. [Investment]

    `f.pc`: 1, troops wait for their places; 2, a fleet for where it sails to; 3, all is done.
    """

    def __init__(self, box: Box, deploy: Deploy) -> None:
        super().__init__()
        self.box: Final = box
        self.deploy: Final = deploy
        self.sail: Final = Sail(box)
        self.asks = "ask-invest"

    def children(self) -> list[Step]:
        return [self.deploy, self.sail]

    def advance(self, s: State, f: Frame) -> i64:
        pc = f.pc
        if pc == 0:
            return WAIT
        if pc == 3:
            return DONE
        f.pc = 0
        return self.deploy.number if pc == 1 else self.sail.number

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        d = s.d
        left = int(d[INVESTMENTS]) if d[INVESTMENTS] <= EMBARGOED else NO_LIMIT
        return Prompt(self.asks, {"budget": int(d[BUDGET]), "investments": left})

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        d = s.d
        box = self.box
        who = f.seat
        for k in range(recruits(s, who)):
            out.add(RECRUIT + k)
        if affordable(s, MISSILE_COST) and supply_of_missiles(s, MISSILES):
            out.add(BUY + MISSILE)
        if affordable(s, NUKE_COST) and supply_of_missiles(s, NUKES):
            out.add(BUY + NUCLEAR)
        if affordable(s, SABOTAGE_COST) and supply_of_sabotage(s):
            out.add(BUY + SPY)
        if affordable(s, AID_COST) and d[REPUTATION + who] < TOP_ROW:
            out.add(BUY + AID)
        if affordable(s, FLEET_COST):
            out.add_members(LAUNCH, launches(s, box, who))
        if affordable(s, FORT_COST):
            out.add_members(FORTIFY, sites(s, who))
        if affordable(s, SAIL_COST):
            self.offer_ships(s, who, out)
        if box.deck.held(box.hands[who].cards(s), TRADE_AGREEMENT):
            out.add(PLAY + TRADE_AGREEMENT)
        out.add(PASS)

    def offer_ships(self, s: State, seat: i64, out: Buffer) -> None:
        zones = open_waters(s, self.box, seat)
        ships = s.d[SHIPS + seat]
        if count(zones) == 1:
            # Not from the only place that there is to sail to.
            ships &= ~zones
        if zones:
            out.add_members(FROM, ships)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        who = f.seat
        if action == PASS:
            f.pc = 3
        elif action >= FROM:
            f.arg = action - FROM
            f.pc = 2
        elif action >= FORTIFY:
            self.fortify(s, who, action - FORTIFY)
        elif action >= BUY:
            self.buy(s, who, action - BUY)
        elif action >= RECRUIT:
            f.arg = 1 + action - RECRUIT
            f.pc = 1
            pay(s, TROOP_COST, f.arg)
            if s.listening:
                s.tell(RECRUITED, EVERYBODY, s.d[POWER + who], f.arg)
        elif action >= PLAY:
            self.trade(s, who)
        else:
            self.launch(s, who, action - LAUNCH)

    def fortify(self, s: State, seat: i64, at: i64) -> None:
        d = s.d
        pay(s, FORT_COST, 1)
        d[FORTS] |= bit(at)
        if s.listening:
            s.tell(FORTIFIED, EVERYBODY, d[POWER + seat], at)

    def buy(self, s: State, seat: i64, item: i64) -> None:
        d = s.d
        if s.listening:
            s.tell(BOUGHT, EVERYBODY, d[POWER + seat], item)
        if item == MISSILE:
            pay(s, MISSILE_COST, 1)
            d[MISSILES + seat] += 1
        elif item == NUCLEAR:
            pay(s, NUKE_COST, 1)
            d[NUKES + seat] += 1
        elif item == SPY:
            pay(s, SABOTAGE_COST, 1)
            d[SPIES + seat] += 1
        else:
            pay(s, AID_COST, 1)
            change_reputation(s, self.box, seat, 1)

    def trade(self, s: State, seat: i64) -> None:
        """Trade Agreement: 4 GDP more."""
        d = s.d
        spend(s, self.box, seat, TRADE_AGREEMENT)
        d[BUDGET] += CARD_GDP
        if s.listening:
            s.tell(GOT_GDP, EVERYBODY, d[POWER + seat], CARD_GDP)

    def launch(self, s: State, seat: i64, zone: i64) -> None:
        d = s.d
        pay(s, FLEET_COST, 1)
        d[DOCK + seat] -= 1
        float_fleet(s, seat, zone, 1)
        if s.listening:
            s.tell(FLEET_PLACED, EVERYBODY, d[POWER + seat], zone)


@final
class Sail(Choice):
    """A fleet goes from the zone that the argument says to any without fleets of others. [Ruling 11]"""

    def __init__(self, box: Box) -> None:
        super().__init__("ask-sail", SAIL)
        self.box: Final = box

    def found(self, s: State, f: Frame) -> i64:
        return open_waters(s, self.box, f.seat) & ~bit(f.arg)

    def may_stop(self, f: Frame) -> bool:
        return False

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        return Prompt(self.asks, {"zone": self.box.world.zones[f.arg]})

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        zone = action - SAIL
        pay(s, SAIL_COST, 1)
        lift_fleet(s, f.seat, f.arg, 1)
        float_fleet(s, f.seat, zone, 1)
        if s.listening:
            s.tell(SAILED, EVERYBODY, s.d[POWER + f.seat], f.arg, zone)
        s.pop()


@final
class Deploy(Choice):
    """Troops from the reserve, as many as the argument says, come to controlled territories, one by one, and
    the rest to the quarters. Revolution keeps them from the board. [Investment; Conscription; ruling 11]
    """

    def __init__(self, box: Box) -> None:
        super().__init__("ask-deploy", DEPLOY)
        self.box: Final = box

    def enter(self, s: State, f: Frame) -> None:
        d = s.d
        f.left = f.arg
        if f.left > d[RESERVE + f.seat]:
            f.left = d[RESERVE + f.seat]
        d[RESERVE + f.seat] -= f.left
        d[QUARTERS + f.seat] += f.left

    def found(self, s: State, f: Frame) -> i64:
        d = s.d
        if f.left == 0:
            return 0
        if d[UPRISING] == 0 and d[LANDS + f.seat]:
            return d[LANDS + f.seat]
        self.stay(s, f)
        return 0

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        return Prompt(self.asks, {"n": int(f.left)})

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if action == PASS:
            self.stay(s, f)
            return
        d = s.d
        at = action - DEPLOY
        f.left -= 1
        d[QUARTERS + f.seat] -= 1
        station(s, f.seat, at, 1)
        if s.listening:
            s.tell(DEPLOYED_TO, EVERYBODY, d[POWER + f.seat], at, 1)

    def stay(self, s: State, f: Frame) -> None:
        """The rest stays in the quarters."""
        n = f.left
        f.left = 0
        if s.listening:
            s.tell(DEPLOYED_TO, EVERYBODY, s.d[POWER + f.seat], QUARTERS_NOUN, n)
