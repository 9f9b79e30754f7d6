"""How good a position of 13 Days is for a side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redphone.core.bits import count, low
from redphone.games.days.board import (
    ALLIANCES,
    CARDS_PLAYED,
    DEFCON_1,
    DEFCON_2,
    ROUNDS,
    UNITED_NATIONS,
    US,
    USSR,
    Board,
)
from redphone.games.days.decks import Agendas, Cards
from redphone.games.days.numbers import KEEP
from redphone.games.days.scoring import after_icons, agenda_pays, dominates, letter_in_the_end, with_bonus
from redphone.games.days.state import (
    AFTERMATH,
    FLAGS,
    KEPT,
    LETTER,
    MARKER,
    PRESTIGE,
    ROUND,
    SUPPLY,
    TURN,
    WAR,
)

if TYPE_CHECKING:
    from redphone.core.state import State

# In thousandths of prestige.
WON: Final = 30_000
WAR_NOW: Final = 20_000
"""A war if the round ended now; more of it the nearer the end is."""
STEP_NOW: Final = 2_500
"""Each step that must be climbed down before the round ends."""
STEP_LATER: Final = 1_800
"""Each step that must be climbed down before the game ends."""
HEIGHT: Final = 60
"""A marker's height, squared."""
LETTER_WORTH: Final = 400
OPINION_WORTH: Final = 350
CUBE_IN_SUPPLY: Final = 25
AFTERMATH_CUBE: Final = 350
FIELD_WORTH: Final = 500
"""A battleground outside world opinion that is dominated, while more rounds are to come."""


def evaluate(s: State, board: Board, cards: Cards, agendas: Agendas, seat: i64) -> i64:
    """By how much the seat is ahead, with what the round would bring if it ended now."""
    d = s.d
    other = 1 - seat
    if s.depth == 0:
        return WON if wins(s, seat) else -WON
    worth = 1000 * d[PRESTIGE]
    for at in range(i64(UNITED_NATIONS), i64(ALLIANCES + 1)):
        leader = dominates(s, at)
        if leader == US:
            worth += OPINION_WORTH
        elif leader == USSR:
            worth -= OPINION_WORTH
    if d[ROUND] < ROUNDS - 1:
        for at in range(i64(UNITED_NATIONS)):
            leader = dominates(s, at)
            if leader == US:
                worth += FIELD_WORTH
            elif leader == USSR:
                worth -= FIELD_WORTH
    if seat == USSR:
        worth = -worth
    if d[LETTER] == seat:
        worth += LETTER_WORTH
    else:
        worth -= LETTER_WORTH
    worth += CUBE_IN_SUPPLY * (d[SUPPLY + seat] - d[SUPPLY + other])
    saved = d[AFTERMATH + seat]
    worth += AFTERMATH_CUBE * (
        cards.cubes_of(saved & cards.of_side[seat]) - cards.cubes_of(saved & cards.of_side[other])
    )
    worth += HEIGHT * (height(s, other) - height(s, seat))
    return worth + round_end(s, board, agendas, seat)


def wins(s: State, seat: i64) -> bool:
    """Has this side won a game that is over?"""
    d = s.d
    if d[WAR]:
        return (d[WAR] >> seat) & 1 == 0
    if d[PRESTIGE] == 0:
        return d[LETTER] == seat
    return (d[PRESTIGE] > 0) == (seat == US)


def height(s: State, side: i64) -> i64:
    d = s.d
    n: i64 = 0
    for track in range(i64(3)):
        n += d[MARKER + 3 * side + track] * d[MARKER + 3 * side + track]
    return n


def round_end(s: State, board: Board, agendas: Agendas, seat: i64) -> i64:
    """What the agendas would pay and who would be at war, on average over those that may be kept.

    The other side's three flags are as likely each, whatever it keeps in the world that is looked at.
    """
    d = s.d
    own = d[KEPT + seat]
    if own == 0:
        own = d[FLAGS + seat]
        if s.answer(seat) >= KEEP:
            # It has chosen already, and waits for the other.
            own = agendas.deck.with_one(0, s.answer(seat) - KEEP)
    ours = count(own)
    theirs = count(d[FLAGS + 1 - seat])
    if ours == 0 or theirs == 0:
        return 0
    kind_of = agendas.deck.kind_of
    is_calm = icons_matter(s, seat) == 0
    others_calm = icons_matter(s, 1 - seat) == 0
    fears: i64 = -1
    others_fears: i64 = -1
    total: i64 = 0
    while own:
        one = kind_of[low(own)]
        flags = d[FLAGS + 1 - seat]
        while flags:
            another = kind_of[low(flags)]
            if fears < 0 or not is_calm:
                fears = fear(s, agendas, seat, one, another)
            if others_fears < 0 or not others_calm:
                others_fears = fear(s, agendas, 1 - seat, one, another)
            pays = pays_after(s, board, agendas, one, one, another)
            pays += pays_after(s, board, agendas, another, one, another)
            if seat == USSR:
                pays = -pays
            total += 1000 * pays + others_fears - fears
            flags &= flags - 1
        own &= own - 1
    return total // (ours * theirs)


def icons_matter(s: State, side: i64) -> i64:
    """How many markers of a side the icons of agendas would raise: those in DEFCON 2."""
    d = s.d
    n: i64 = 0
    for track in range(i64(3)):
        if DEFCON_2 <= d[MARKER + 3 * side + track] < DEFCON_1:
            n += 1
    return n


def fear(s: State, agendas: Agendas, side: i64, one: i64, other: i64) -> i64:
    """What a side has to fear of its own markers: nuclear war.

    No marker may be in DEFCON 1, and one at least must be below DEFCON 2: at the end of this round, and at
    the end of the game, even if nothing but the rounds raises the markers until then.
    """
    d = s.d
    rounds = ROUNDS - 1 - d[ROUND]
    steps_now: i64 = 0
    steps_later: i64 = 0
    lowest: i64 = DEFCON_1
    for track in range(i64(3)):
        marker = marker_after(s, agendas, side, track, one, other)
        if marker >= DEFCON_1:
            steps_now += marker - DEFCON_1 + 1
        if marker + rounds >= DEFCON_1:
            steps_later += marker + rounds - DEFCON_1 + 1
        if marker < lowest:
            lowest = marker
    if lowest >= DEFCON_2:
        steps_now += lowest - DEFCON_2 + 1
    if lowest + rounds >= DEFCON_2:
        steps_later += lowest + rounds - DEFCON_2 + 1
    worth = STEP_NOW * steps_now + STEP_LATER * steps_later
    if steps_now:
        # Early in a round there is time to climb down.
        worth += WAR_NOW * (4 + d[TURN]) // (4 + CARDS_PLAYED)
    return worth


def marker_after(s: State, agendas: Agendas, side: i64, track: i64, one: i64, other: i64) -> i64:
    """Where a marker stands when the icons of two agendas have worked."""
    d = s.d
    return after_icons(d[MARKER + 3 * side + track], agendas.icons_on(track, one, other))


def pays_after(s: State, board: Board, agendas: Agendas, agenda: i64, one: i64, other: i64) -> i64:
    """The prestige of an agenda for the US when the icons of both have worked."""
    if agenda == agendas.letter:
        return agendas.bonus[agenda] if letter_in_the_end(s) == US else -agendas.bonus[agenda]
    if agendas.lead_before or not agendas.is_track(agenda):
        return agenda_pays(s, board, agendas, agenda)
    us = marker_after(s, agendas, US, agenda, one, other)
    ussr = marker_after(s, agendas, USSR, agenda, one, other)
    return with_bonus(us - ussr, agendas.bonus[agenda])
