"""What rules and cards do to the board of DEFCON. The limits of pieces are kept here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redphone.core.bits import bit, count
from redphone.core.layout import SEATS
from redphone.core.zones import EVERYBODY
from redphone.games.defcon.box import Box
from redphone.games.defcon.cards import BLESSING
from redphone.games.defcon.consensus import ROGUE, THREAT, THREAT_ROW, TOP_ROW, state_of
from redphone.games.defcon.numbers import (
    BECAME_AGGRESSIVE,
    CAPITAL_CAPTURED,
    CONQUERED,
    FLEETS_LOST,
    FORT_GONE,
    HELD_EMPTY,
    LAST_TERRITORY,
    LOST_CONTROL,
    PLAYED,
    REPUTATION_FELL,
    REPUTATION_ROSE,
    TROOPS_LOST,
)
from redphone.games.defcon.powers import (
    AT_LAND,
    AT_SEAT,
    BY_MISSILE,
    BY_NUKE,
    MISSILES_OF_A_KIND,
    MOST_POWERS,
    MOST_ZONES,
    ROUNDS,
    SABOTAGE_TOKENS,
    TOKENS_EACH,
)
from redphone.games.defcon.state import (
    AGGRESSION,
    CAPITAL,
    DISCARD,
    DOCK,
    ENDING,
    FLEETS,
    FORTS,
    KEPT,
    LANDS,
    MANNED,
    NEUTRAL,
    POWER,
    REPUTATION,
    RESERVE,
    ROUND,
    SHIPS,
    SPIES,
    TIRED,
    TROOPS,
)

if TYPE_CHECKING:
    from redphone.core.state import State


# Who and where.


def owner(s: State, at: i64) -> i64:
    """Who controls a territory; -1: nobody does."""
    d = s.d
    for seat in range(d[SEATS]):
        if d[LANDS + seat] & bit(at):
            return seat
    return -1


def others(s: State, seat: i64) -> i64:
    """The other powers, as a set of seats."""
    return (bit(s.d[SEATS]) - 1) & ~bit(seat)


def lands_of_others(s: State, seat: i64) -> i64:
    """The territories that other powers control, as a set."""
    d = s.d
    found: i64 = 0
    for other in range(d[SEATS]):
        if other != seat:
            found |= d[LANDS + other]
    return found


def ships_of_others(s: State, seat: i64) -> i64:
    """The sea zones with fleets of other powers, as a set."""
    d = s.d
    found: i64 = 0
    for other in range(d[SEATS]):
        if other != seat:
            found |= d[SHIPS + other]
    return found


def waters(s: State, seat: i64) -> i64:
    """The sea zones that a power controls: those with its fleets and nobody else's. [Ruling 20]"""
    return s.d[SHIPS + seat] & ~ships_of_others(s, seat)


def has_capital(s: State, at: i64) -> bool:
    d = s.d
    for power in range(i64(MOST_POWERS)):
        if d[CAPITAL + power] == 1 + at:
            return True
    return False


def with_cards(s: State, box: Box) -> i64:
    """The powers that hold cards, which everybody sees, as a set of seats."""
    found: i64 = 0
    for seat in range(s.d[SEATS]):
        if box.hands[seat].size(s):
            found |= bit(seat)
    return found


def supply_of_missiles(s: State, kind: i64) -> i64:
    """Missiles that nobody has: of `MISSILES` or of `NUKES`."""
    d = s.d
    left: i64 = MISSILES_OF_A_KIND
    for seat in range(d[SEATS]):
        left -= d[kind + seat]
    return left


def supply_of_sabotage(s: State) -> i64:
    d = s.d
    left: i64 = SABOTAGE_TOKENS
    for seat in range(d[SEATS]):
        left -= d[SPIES + seat]
    return left


# Cards.


def spend(s: State, box: Box, seat: i64, card: i64) -> None:
    """A card is played from the hand, in sight of everybody."""
    d = s.d
    box.hands[seat].take(s, card)
    d[DISCARD] = box.deck.with_one(d[DISCARD], card)
    s.learned |= EVERYBODY & ~bit(seat)
    if s.listening:
        s.tell(PLAYED, EVERYBODY, d[POWER + seat], card)


def discard_kept(s: State, box: Box, seat: i64, card: i64) -> bool:
    """A card that was kept in front of a power goes to the discarded ones, if there is one."""
    d = s.d
    if not box.deck.held(d[KEPT + seat], card):
        return False
    d[KEPT + seat] = box.deck.without_one(d[KEPT + seat], card)
    d[DISCARD] = box.deck.with_one(d[DISCARD], card)
    return True


# The indices.


def row_after(row: i64, rows: i64, is_blessed: bool) -> i64:
    """The row of the reputation index so many rows on."""
    after = row + rows
    lowest: i64 = 0
    if is_blessed:
        lowest = THREAT_ROW
    if after < lowest:
        after = lowest
    if after > TOP_ROW:
        after = TOP_ROW
    return after


def change_reputation(s: State, box: Box, seat: i64, rows: i64) -> None:
    """Rows beyond the ends are lost; Blessing keeps a power from falling below a threat to peace."""
    d = s.d
    before = d[REPUTATION + seat]
    after = row_after(before, rows, box.deck.held(d[KEPT + seat], BLESSING) > 0)
    d[REPUTATION + seat] = after
    if s.listening:
        if after > before:
            s.tell(REPUTATION_ROSE, EVERYBODY, d[POWER + seat], after - before, after >> 1)
        elif after < before:
            s.tell(REPUTATION_FELL, EVERYBODY, d[POWER + seat], before - after, after >> 1)


def aggression_on_land(s: State, box: Box, seat: i64, at: i64) -> i64:
    """How aggressive a land attack is: not at all on one's own lost ground, on nobody's, or on a state that
    is a threat itself. [Reorganisation]
    """
    target = owner(s, at)
    if target < 0 or box.world.home[s.d[POWER + seat]] & bit(at) or state_of(s, target) <= THREAT:
        return 0
    return AT_LAND


def aggression_of_strike(s: State, target: i64) -> i64:
    """How aggressive a conventional strike on a power's troops is."""
    return BY_MISSILE - 1 if state_of(s, target) == ROGUE else BY_MISSILE


def aggression_of_nuke(s: State, target: i64) -> i64:
    """How aggressive a nuclear strike is; -1 is the target on neutral ground."""
    return BY_NUKE - 1 if target >= 0 and state_of(s, target) == ROGUE else BY_NUKE


def moves_aggression(s: State, box: Box) -> bool:
    """Not where Armageddon leaves all markers where the round has put them."""
    return box.armageddon != "all_level_one" or s.d[ROUND] != ROUNDS - 1


def become_aggressive(s: State, box: Box, seat: i64, level: i64) -> None:
    """Only the most aggressive action of a round counts."""
    d = s.d
    if not moves_aggression(s, box):
        return
    if d[AGGRESSION + seat] < level:
        d[AGGRESSION + seat] = level
        if s.listening:
            s.tell(BECAME_AGGRESSIVE, EVERYBODY, d[POWER + seat], level)


def is_aggression_free(s: State, box: Box) -> bool:
    """Does the aggression of this round cost no reputation? [Armageddon: ruling 24]"""
    return box.armageddon == "no_loss" and s.d[ROUND] == ROUNDS - 1


# Troops and territories.


def station(s: State, seat: i64, at: i64, n: i64) -> None:
    """Troops come to a territory that their power controls; where from, the caller says."""
    d = s.d
    d[TROOPS + at] += n
    if d[TROOPS + at]:
        d[MANNED] |= bit(at)


def withdraw(s: State, at: i64, n: i64) -> None:
    """Troops leave a territory, to wherever the caller says: see `hold` for what becomes of it."""
    d = s.d
    d[TROOPS + at] -= n
    if d[TROOPS + at] == 0:
        d[MANNED] &= ~bit(at)


def can_empty(s: State, seat: i64) -> bool:
    """Has the power a territory token left for one more territory without troops?"""
    d = s.d
    return count(d[LANDS + seat] & ~d[MANNED]) < TOKENS_EACH


def hold(s: State, seat: i64, at: i64) -> None:
    """A territory was emptied: a token holds it, or, where none is left, nobody does. [Ruling 16]"""
    d = s.d
    if d[MANNED] & bit(at):
        return
    if count(d[LANDS + seat] & ~d[MANNED]) <= TOKENS_EACH:
        if s.listening:
            s.tell(HELD_EMPTY, EVERYBODY, d[POWER + seat], at)
        return
    if s.listening:
        s.tell(LOST_CONTROL, EVERYBODY, d[POWER + seat], at)
    raze(s, at)
    d[NEUTRAL] |= bit(at)
    lose_land(s, seat, at)


def kill(s: State, seat: i64, at: i64, n: i64) -> None:
    """Troops on their own ground return to the reserve."""
    if n == 0:
        return
    d = s.d
    withdraw(s, at, n)
    d[RESERVE + seat] += n
    if s.listening:
        s.tell(TROOPS_LOST, EVERYBODY, d[POWER + seat], at, n)


def lose_land(s: State, seat: i64, at: i64) -> None:
    """A power no longer controls a territory. Without any, it ends the game with this round."""
    d = s.d
    d[LANDS + seat] &= ~bit(at)
    if d[LANDS + seat] == 0:
        d[ENDING] = 1
        if s.listening:
            s.tell(LAST_TERRITORY, EVERYBODY, d[POWER + seat])


def gain_land(s: State, seat: i64, at: i64, troops: i64) -> None:
    """A power takes control of a territory, whose last holder has lost it."""
    d = s.d
    d[LANDS + seat] |= bit(at)
    d[NEUTRAL] &= ~bit(at)
    station(s, seat, at, troops)
    if s.listening:
        s.tell(CONQUERED, EVERYBODY, d[POWER + seat], at, troops)
        for power in range(i64(MOST_POWERS)):
            if d[CAPITAL + power] == 1 + at and power != d[POWER + seat]:
                s.tell(CAPITAL_CAPTURED, EVERYBODY, d[POWER + seat], power, at)


def raze(s: State, at: i64) -> None:
    """A fortification, if there is one, returns to the supply."""
    d = s.d
    if d[FORTS] & bit(at):
        d[FORTS] &= ~bit(at)
        if s.listening:
            s.tell(FORT_GONE, EVERYBODY, at)


# Fleets.


def float_fleet(s: State, seat: i64, zone: i64, n: i64) -> None:
    """Fleets come to a sea zone; where from, the caller says."""
    d = s.d
    d[FLEETS + MOST_ZONES * seat + zone] += n
    d[SHIPS + seat] |= bit(zone)


def lift_fleet(s: State, seat: i64, zone: i64, n: i64) -> None:
    """Fleets leave a sea zone. Those that can still attack go first."""
    d = s.d
    at = FLEETS + MOST_ZONES * seat + zone
    d[at] -= n
    if d[TIRED + MOST_ZONES * seat + zone] > d[at]:
        d[TIRED + MOST_ZONES * seat + zone] = d[at]
    if d[at] == 0:
        d[SHIPS + seat] &= ~bit(zone)


def sink(s: State, seat: i64, zone: i64, n: i64) -> None:
    """Fleets return to the reserve."""
    if n == 0:
        return
    d = s.d
    lift_fleet(s, seat, zone, n)
    d[DOCK + seat] += n
    if s.listening:
        s.tell(FLEETS_LOST, EVERYBODY, d[POWER + seat], zone, n)


def kept_capital(s: State, power: i64) -> i64:
    """Beside whose headquarters a capital lies; -1: it does not."""
    at = s.d[CAPITAL + power]
    return at - AT_SEAT if at >= AT_SEAT else -1
