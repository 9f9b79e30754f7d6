"""What a power of DEFCON stands for, all in thousandths of a point of the final count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from redphone.core.bits import bit, count, low
from redphone.core.layout import SEATS
from redphone.games.defcon.battle import defence_dice
from redphone.games.defcon.box import Box
from redphone.games.defcon.cards import BLESSING, SUSTAINABLE_ECOCITY
from redphone.games.defcon.consensus import THREAT_ROW, capitals, territories
from redphone.games.defcon.land import is_beaten
from redphone.games.defcon.powers import CARD_DICE, CONFLICT, INVESTMENT, MOST_ZONES, PREPARATION, ROUNDS
from redphone.games.defcon.state import (
    AGGRESSION,
    AT_SEA,
    BUDGET,
    COUPED,
    DEFENDER,
    FIELD,
    FLEETS,
    FORCE,
    INVESTMENTS,
    KEPT,
    LANDS,
    MANNED,
    MISSILES,
    NUKES,
    PASSED,
    PHASE,
    QUARTERS,
    RAIDS,
    REPUTATION,
    ROUND,
    SABOTAGED,
    SHIPS,
    SPIES,
    TRANSIT,
    TROOPS,
    TURN,
    UPRISING,
)

if TYPE_CHECKING:
    from redphone.core.state import State

CAPITAL: Final = 3_000
TROOP: Final = 420
"""In the quarters or in transit; a troop on the board defends."""
GARRISON: Final = 240
FLEET: Final = 500
MISSILE: Final = 150
"""That nobody knows a use for yet: see `threat`."""
NUKE: Final = 100
SPY: Final = 900
SPY_OF_TWO: Final = 1_300
"""Where there is one other power, and all that it loses is a gain."""
NEXT_SPY: Final = 60
"""What each further one is worth of the one before, in hundredths: the first is for who is ahead."""
CARD: Final = 450
GDP: Final = 170
"""What can still be spent."""
COUPED_WORTH: Final = 700
UPRISING_WORTH: Final = 500
MOST_SPENT: Final = 5  # on one investment, as a rule
CROWD: Final = 8
"""Troops in the quarters beyond these are worth half as much."""


def rows() -> vec[i64]:
    """What a row of either index is worth: the points that it scores, smoothed, as every second counts."""
    return vec[i64]([5_000, 6_000, 7_200, 9_000, 11_000, 13_000, 15_000, 17_000, 19_000, 20_500])


ROWS: Final = rows()


def part_of_game() -> vec[i64]:
    """What pieces are worth in each round, in hundredths: they score nothing themselves."""
    return vec[i64]([100, 95, 85, 65, 30])


PIECES: Final = part_of_game()


def is_done(s: State, seat: i64) -> bool:
    """Can the power do nothing more in the conflict of this round?"""
    d = s.d
    return d[PHASE] > CONFLICT or (d[PHASE] == CONFLICT and d[PASSED] & bit(seat) != 0)


def worth(s: State, box: Box, seat: i64) -> i64:
    """What a power stands for in sight of everybody."""
    d = s.d
    pieces = PIECES[d[ROUND]]
    row = row_after(s, box, seat, falls(s, box, seat))
    # Rows are income too, as long as there are rounds to spend it in.
    income = 100 + 6 * (ROUNDS - 1 - d[ROUND])
    held = 1000 * territories(s, seat, SUSTAINABLE_ECOCITY, box.deck) + battle(s, box, seat)
    total = (ROWS[row] + military(held)) * income // 100 + CAPITAL * capitals(s, seat)
    ready = d[QUARTERS + seat] + d[TRANSIT + seat]
    if d[FIELD] and d[TURN] == 1 + seat:
        ready += d[FORCE] >> 1
    crowd: i64 = 0
    if ready > CROWD:
        crowd = ready - CROWD
    stuff = TROOP * (2 * ready - crowd) // 2 + MISSILE * d[MISSILES + seat] + NUKE * d[NUKES + seat]
    stuff += spies(s, seat) + GARRISON * garrisons(s, seat) + fleets(s, box, seat)
    if d[TURN] == 1 + seat:
        stuff += prospects(s)
    return total + stuff * pieces // 100


def prospects(s: State) -> i64:
    """What the power whose turn it is can still get out of it."""
    d = s.d
    if d[PHASE] == PREPARATION:
        return -COUPED_WORTH * d[COUPED]
    if d[PHASE] != INVESTMENT:
        return 0
    budget = d[BUDGET]
    # An Embargo makes many small investments impossible.
    if budget > MOST_SPENT * d[INVESTMENTS]:
        budget = MOST_SPENT * d[INVESTMENTS]
    return GDP * budget - UPRISING_WORTH * d[UPRISING]


def spies(s: State, seat: i64) -> i64:
    """Sabotage is worth what is left to sabotage: every other power once in a round."""
    d = s.d
    others = d[SEATS] - 1
    uses = others * (ROUNDS - 1 - d[ROUND])
    if not is_done(s, seat):
        uses += others - count(d[SABOTAGED + seat])
    left = d[SPIES + seat]
    if left > uses:
        left = uses
    if others == 1:
        return SPY_OF_TWO * left
    each: i64 = SPY
    total: i64 = 0
    while left:
        total += each
        each = each * NEXT_SPY // 100
        left -= 1
    return total


def row_after(s: State, box: Box, seat: i64, fall: i64) -> i64:
    """The row of the reputation index that a power would fall to."""
    d = s.d
    row = d[REPUTATION + seat] - fall
    if row < 0:
        row = 0
    if row < THREAT_ROW and box.deck.held(d[KEPT + seat], BLESSING):
        row = THREAT_ROW
    return row


def falls(s: State, box: Box, seat: i64) -> i64:
    """The rows that a power will lose by its aggression when the round ends."""
    d = s.d
    if box.armageddon == "no_loss" and d[ROUND] == ROUNDS - 1:
        return 0
    return d[AGGRESSION + seat]


def military(held: i64) -> i64:
    """The smoothed worth of so many thousandths of territories."""
    if held <= 4_000:
        return ROWS[0] + (held - 4_000) // 2
    if held >= 13_000:
        return ROWS[9] + (held - 13_000) // 20
    k = held // 1000 - 4
    return ROWS[k] + (ROWS[k + 1] - ROWS[k]) * (held % 1000) // 1000


def battle(s: State, box: Box, seat: i64) -> i64:
    """What a battle under way may bring or cost, in thousandths of a territory."""
    d = s.d
    if d[FIELD] == 0 or d[AT_SEA] or d[FORCE] == 0:
        return 0
    attacker = d[TURN] - 1
    defender = d[DEFENDER] - 1
    if seat != attacker and seat != defender:
        return 0
    at = d[FIELD] - 1
    if d[LANDS + attacker] & bit(at):
        return 0
    chance: i64 = 1000
    if not is_beaten(s):
        chance = odds(d[FORCE], CARD_DICE * d[RAIDS], d[TROOPS + at], defence_dice(s, at))
    return chance if seat == attacker else -chance


def odds(force: i64, extra: i64, troops: i64, dice: i64) -> i64:
    """About how likely it is that an attack conquers, in thousandths: strength against strength."""
    if dice == 0:
        return 1000
    attack = force * (force + extra) * 10
    defence = (troops + 1) * dice * 10
    if troops == 0:
        # One throw of the defender, and whoever is left walks in.
        return 1000 * force * 2 // (force * 2 + dice)
    share = 1000 * attack // (attack + defence)
    # Even strength is even odds, and a lead decides: steeper than the share itself.
    steep = 500 + 2 * (share - 500)
    if steep < 20:
        return 20
    return steep if steep < 980 else i64(980)


def garrisons(s: State, seat: i64) -> i64:
    """Troops on the board; beyond the third in one place they count for nothing here."""
    d = s.d
    held = d[LANDS + seat] & d[MANNED]
    n: i64 = 0
    while held:
        troops = d[TROOPS + low(held)]
        n += troops if troops < 3 else i64(3)
        held &= held - 1
    return n


def fleets(s: State, box: Box, seat: i64) -> i64:
    """Fleets are worth what they touch of others' lands; the second in a place less."""
    d = s.d
    zones = d[SHIPS + seat]
    total: i64 = 0
    while zones:
        zone = low(zones)
        zones &= zones - 1
        n = d[FLEETS + MOST_ZONES * seat + zone]
        enemy = count(box.world.coasts[zone] & ~d[LANDS + seat])
        total += FLEET * (1 + enemy) // 3 + FLEET * (n - 1) // 3
    return total


def in_hand(s: State, box: Box, seat: i64) -> i64:
    """The cards that a power holds."""
    return CARD * box.hands[seat].size(s) * PIECES[s.d[ROUND]] // 100
