"""How good a position of DEFCON is for a power: what stands there, and what may come of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redphone.core.bits import bit, low
from redphone.core.layout import SEATS
from redphone.games.defcon.box import Box
from redphone.games.defcon.cards import SUSTAINABLE_ECOCITY
from redphone.games.defcon.consensus import territories
from redphone.games.defcon.effects import (
    aggression_of_nuke,
    aggression_of_strike,
    aggression_on_land,
    has_capital,
    owner,
)
from redphone.games.defcon.powers import (
    CAPITAL_DICE,
    CARD_DICE,
    CONFLICT,
    FORT_DICE,
    INVESTMENT,
    ROUNDS,
    STRIKE_KILLS,
)
from redphone.games.defcon.reach import neighbourhood, targets
from redphone.games.defcon.scoring import points
from redphone.games.defcon.state import (
    AGGRESSION,
    ASSASSINS,
    FORTS,
    LANDS,
    MISSILES,
    NUKES,
    PHASE,
    QUARTERS,
    RAIDS,
    ROUND,
    TRANSIT,
    TROOPS,
    TURN,
)
from redphone.games.defcon.worth import (
    CAPITAL,
    GARRISON,
    PIECES,
    ROWS,
    in_hand,
    is_done,
    military,
    odds,
    row_after,
    worth,
)

if TYPE_CHECKING:
    from redphone.core.state import State

WON: Final = 100_000
OF_BEST: Final = 60
OF_ALL: Final = 40
"""How much of what the others have is a loss, in hundredths: the strongest of them, and all together."""

# In hundredths of what may come of it.
ATTACK_TO_COME: Final = 50
PRICE_TO_COME: Final = 30
BEHIND_MISSILES: Final = 85
NUKES_TO_COME: Final = 60
IN_ANOTHER_ROUND: Final = 60
WORST_LOSS: Final = 30
ALL_LOSSES: Final = 12
TO_BE_RAISED: Final = 4
"""Troops that a power may still raise before it attacks."""


def evaluate(s: State, box: Box, seat: i64) -> i64:
    """By how much the power is ahead: of the strongest of the others, and of all of them together."""
    d = s.d
    seats = d[SEATS]
    if s.depth == 0:
        return final(s, box, seat)
    own = worth(s, box, seat) - risk(s, box, seat) + in_hand(s, box, seat)
    best: i64 = -WON
    total: i64 = 0
    ahead = seat
    for other in range(seats):
        if other != seat:
            theirs = worth(s, box, other)
            total += theirs
            if theirs > best:
                best = theirs
                ahead = other
    own += (threat(s, box, seat, ahead) + deterrent(s, box, seat, ahead)) * PIECES[d[ROUND]] // 100
    return own - (OF_BEST * best + OF_ALL * total // (seats - 1)) // 100


def final(s: State, box: Box, seat: i64) -> i64:
    """At the end only the points count, and who has won by them."""
    best: i64 = 0
    for other in range(s.d[SEATS]):
        if other != seat and points(s, box, other) > best:
            best = points(s, box, other)
    return 1000 * (points(s, box, seat) - best) + (WON if s.book.victory(s, seat) else -WON)


def share(s: State, other: i64, ahead: i64) -> i64:
    """How much of what another power loses is a gain, in hundredths."""
    part = OF_ALL // (s.d[SEATS] - 1)
    return part + OF_BEST if other == ahead else part


def price(s: State, box: Box, seat: i64, level: i64) -> i64:
    """What it costs a power to be so aggressive in this round."""
    d = s.d
    now = d[AGGRESSION + seat]
    if level <= now or (d[ROUND] == ROUNDS - 1 and box.armageddon != "off"):
        return 0
    return ROWS[row_after(s, box, seat, now)] - ROWS[row_after(s, box, seat, level)]


def gained(s: State, box: Box, seat: i64) -> i64:
    """What one territory more is worth to a power."""
    held = 1000 * territories(s, seat, SUSTAINABLE_ECOCITY, box.deck)
    return military(held + 1000) - military(held)


def lost(s: State, box: Box, seat: i64) -> i64:
    """What one territory less costs it."""
    held = 1000 * territories(s, seat, SUSTAINABLE_ECOCITY, box.deck)
    return military(held) - military(held - 1000)


def threat(s: State, box: Box, seat: i64, ahead: i64) -> i64:
    """What the best attack may bring that the power could still begin with the troops in its quarters."""
    d = s.d
    done = is_done(s, seat)
    if d[QUARTERS + seat] == 0 or (done and d[ROUND] == ROUNDS - 1):
        return 0
    own = gained(s, box, seat)
    fields = targets(s, box, seat)
    best: i64 = 0
    while fields:
        gain = attack_on(s, box, seat, ahead, low(fields), own)
        fields &= fields - 1
        if gain > best:
            best = gain
    return best * IN_ANOTHER_ROUND // 100 if done else best


def attack_on(s: State, box: Box, seat: i64, ahead: i64, at: i64, own: i64) -> i64:
    """What an attack on a territory may bring, behind missiles perhaps: first on its walls."""
    d = s.d
    holder = owner(s, at)
    troops = d[TROOPS + at]
    prize = own
    part: i64 = 0
    level: i64 = 0
    capital: i64 = 0
    fort: i64 = 0
    if d[FORTS] & bit(at):
        fort = FORT_DICE
    if holder >= 0:
        part = share(s, holder, ahead)
        prize += part * lost(s, box, holder) // 100
        level = aggression_on_land(s, box, seat, at)
    if has_capital(s, at):
        prize += CAPITAL * (100 + part) // 100
        if holder >= 0 and not d[ASSASSINS + seat] & bit(holder):
            capital = CAPITAL_DICE
    extra: i64 = 0
    if d[TURN] == 1 + seat:
        extra = CARD_DICE * d[RAIDS]
    best: i64 = 0
    used: i64 = 0
    while True:
        chance = odds(d[QUARTERS + seat], extra, troops, troops + capital + fort)
        gain = ATTACK_TO_COME * (prize * chance // 1000) - PRICE_TO_COME * price(s, box, seat, level)
        if used:
            gain = gain * BEHIND_MISSILES // 100
        if gain > best:
            best = gain
        if used == d[MISSILES + seat] or troops + fort == 0:
            return best // 100
        used += 1
        if fort:
            fort = 0
        else:
            troops = troops - STRIKE_KILLS if troops > STRIKE_KILLS else i64(0)
            level = aggression_of_strike(s, holder)


def deterrent(s: State, box: Box, seat: i64, ahead: i64) -> i64:
    """What nuclear missiles may destroy of who is ahead; nothing, if the first costs more than that."""
    d = s.d
    n = d[NUKES + seat]
    if n == 0 or (is_done(s, seat) and d[ROUND] == ROUNDS - 1):
        return 0
    each = share(s, ahead, ahead) * (lost(s, box, ahead) + 2 * GARRISON) // 100
    first = each - price(s, box, seat, aggression_of_nuke(s, ahead))
    if first <= 0:
        return 0
    return NUKES_TO_COME * (first + (n - 1) * each) // 100


def risk(s: State, box: Box, seat: i64) -> i64:
    """What others could take from a power, by the troops of the strongest that can come."""
    d = s.d
    reached: i64 = 0
    most: i64 = 0
    for other in range(d[SEATS]):
        if other != seat and (d[QUARTERS + other] or d[PHASE] <= INVESTMENT):
            reached |= neighbourhood(s, box, other, d[LANDS + other])
            force = d[QUARTERS + other]
            if d[PHASE] > CONFLICT:
                force += d[TRANSIT + other]
            if d[PHASE] != CONFLICT:
                force += TO_BE_RAISED
            if force > most:
                most = force
    front = reached & d[LANDS + seat]
    worst: i64 = 0
    total: i64 = 0
    while front:
        at = low(front)
        front &= front - 1
        dice = d[TROOPS + at]
        stake: i64 = 2_200
        if d[FORTS] & bit(at):
            dice += FORT_DICE
        if has_capital(s, at):
            dice += CAPITAL_DICE
            stake += CAPITAL
        loss = stake * odds(most, 0, d[TROOPS + at], dice) // 1000
        total += loss
        if loss > worst:
            worst = loss
    # Only a few of them will really be attacked, the dearest first.
    return (WORST_LOSS * worst + ALL_LOSSES * total) // 100
