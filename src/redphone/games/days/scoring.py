"""Who dominates, what agendas pay, and when there is war."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redphone.core.bits import bit, low
from redphone.games.days.board import DEFCON_1, DEFCON_2, UNITED_NATIONS, US, USSR, Board
from redphone.games.days.decks import Agendas
from redphone.games.days.state import CUBES, LETTER, MARKER

if TYPE_CHECKING:
    from redphone.core.state import State


def lead(s: State, at: i64) -> i64:
    """How many cubes more the US has on a battleground; below 0 the USSR."""
    d = s.d
    return d[CUBES + at] - d[CUBES + 9 + at]


def lead_on(s: State, track: i64) -> i64:
    """By how many steps the US is more escalated on a track; below 0 the USSR."""
    d = s.d
    return d[MARKER + track] - d[MARKER + 3 + track]


def area(marker: i64) -> int:
    """The DEFCON area of a marker."""
    if marker >= DEFCON_1:
        return 1
    return 2 if marker >= DEFCON_2 else 3


def lead_for(s: State, agendas: Agendas, agenda: i64) -> i64:
    """The lead that an agenda is about, the letter's about none; below 0 it is the USSR's."""
    if agenda == agendas.letter:
        return 0
    return lead_on(s, agenda) if agendas.is_track(agenda) else lead(s, agendas.at[agenda])


def dominates(s: State, at: i64) -> i64:
    """Who has more cubes on a battleground; -1: nobody."""
    difference = lead(s, at)
    if difference > 0:
        return US
    if difference < 0:
        return USSR
    return -1


def bonus_at(s: State, board: Board, at: i64) -> i64:
    """What a battleground pays its dominating player beyond the difference.

    Connected battlegrounds: +1 for each other one that the same player dominates. [6. Resolve agendas]
    """
    who = dominates(s, at)
    if who < 0:
        return 0
    bonus = board.bonus[at]
    if (board.connected >> at) & 1:
        others = board.connected & ~bit(at)
        while others:
            if dominates(s, low(others)) == who:
                bonus += 1
            others &= others - 1
    return bonus


def agenda_pays(s: State, board: Board, agendas: Agendas, agenda: i64) -> i64:
    """The prestige that an agenda would bring the US now; below 0 the USSR.

    It pays whoever dominates, its owner or not. A tie pays nobody.
    """
    d = s.d
    if agenda == agendas.letter:
        return agendas.bonus[agenda] if d[LETTER] == US else -agendas.bonus[agenda]
    if agendas.is_track(agenda):
        return with_bonus(lead_on(s, agenda), agendas.bonus[agenda])
    at = agendas.at[agenda]
    return with_bonus(lead(s, at), bonus_at(s, board, at))


def letter_in_the_end(s: State) -> i64:
    """Who will hold the letter when agendas pay, if nothing changes: the United Nations bring it before."""
    d = s.d
    leader = dominates(s, UNITED_NATIONS)
    if leader < 0:
        return d[LETTER]
    return leader


def with_bonus(difference: i64, bonus: i64) -> i64:
    """The difference and the bonus, for whoever is ahead; nothing on a tie."""
    if difference > 0:
        return difference + bonus
    if difference < 0:
        return difference - bonus
    return 0


def after_icons(marker: i64, icons: i64) -> i64:
    """Where so many icons on its track leave a marker: each escalates what is in DEFCON 2 then.

    [6. Resolve agendas]
    """
    for _icon in range(icons):
        if DEFCON_2 <= marker < DEFCON_1:
            marker += 1
    return marker


def triggers_war(s: State, side: i64) -> bool:
    """Any marker in DEFCON 1, or all three in DEFCON 2. [7. Check for nuclear war]"""
    d = s.d
    raised: i64 = 0
    for track in range(i64(3)):
        marker = d[MARKER + 3 * side + track]
        if marker >= DEFCON_1:
            return True
        if marker >= DEFCON_2:
            raised += 1
    return raised == 3


def at_war(s: State) -> i64:
    """Who would trigger nuclear war if the round ended now, as a set."""
    sides: i64 = 0
    for side in range(i64(2)):
        if triggers_war(s, side):
            sides |= bit(side)
    return sides
