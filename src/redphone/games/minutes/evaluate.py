"""How good a position of 13 Minutes is for a side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redphone.core.bits import bit, count, low
from redphone.games.minutes.board import CUBA, CUBA_POINTS, TURNS, WAR_AT
from redphone.games.minutes.deck import Cards
from redphone.games.minutes.effects import on_the_table, side_of, zone_of
from redphone.games.minutes.numbers import BIDS
from redphone.games.minutes.state import (
    BID,
    CARD,
    CUBA_LIES,
    CUBES,
    FIRST,
    GAME,
    HAND,
    POINTS,
    SEEN_CUBA,
    SUPPLY,
    TABLE,
    TIES,
    TOTAL,
    TURN,
    TURNED,
    WAR,
)

if TYPE_CHECKING:
    from redphone.core.state import State

# In thousandths of a point.
WON: Final = 20_000
TIED_FIELD: Final = 700
"""A battleground that only its sphere gives to a side: one cube takes it."""
LEAD: Final = 60
"""Each cube by which a battleground is led, the first two beyond one."""
MAJORITY: Final = 600
MAJORITY_MORE: Final = 150
"""Each military battleground beyond the one that makes the majority."""
CUBE_IN_SUPPLY: Final = 140
"""While there are cards to place them with."""
TURN_TO_COME: Final = 400
"""Of the last player while they have one more than the first, beside what they can take with it."""
COMMAND_TO_COME: Final = 900
"""After the opponent's event on a card of theirs, less what that event may do."""
PLAYS_LAST: Final = 1_600
"""What a bid is made for."""
LAST_WORD: Final = 3_600
"""Less, the nearer it comes: then it shows in what can be taken with it."""
SPARE: Final = 7
"""Cubes that the three cards to be drawn leave of thirteen."""
HIGH_BID: Final = 10
AFTERMATH_CUBE: Final = 130

# What is to be feared of the symbols in one's sphere.
CERTAIN_WAR: Final = 16_000
REPAIR: Final = 2_200
"""Three symbols, and still time to push one of them away: a turn spent on it."""
PUSH_TO_COME: Final = 1_000
"""Two symbols, and a third in the neutral zone that the opponent can push into the sphere."""
TWO_SYMBOLS: Final = 300


def victory(s: State, campaign: bool, seat: i64) -> i64:
    """The share of the victory in a game that is over, in thousandths."""
    d = s.d
    if d[WAR]:
        if (d[WAR] >> seat) & 1:
            return 0
        return 1000
    counted: i64 = POINTS
    if campaign:
        counted = TOTAL
    if d[counted] == d[counted + 1]:
        return 500
    if d[counted + seat] > d[counted + 1 - seat]:
        return 1000
    return 0


def evaluate(s: State, cards: Cards, campaign: bool, seat: i64) -> i64:
    """By how much the seat is ahead: in the campaign, and in this game if it ended about like this."""
    d = s.d
    other = 1 - seat
    if s.depth == 0:
        return (victory(s, campaign, seat) - 500) * WON // 500
    worth: i64 = 0
    if campaign and d[GAME]:
        worth = 1000 * (d[TOTAL + seat] - d[TOTAL + other])
    if d[TURNED]:
        # Between two games of a campaign.
        return worth
    laid = count(d[TABLE] | d[TABLE + 1] | d[TABLE + 2])
    if laid == 0:
        return worth + auction_worth(s, cards, seat)
    worth += fields_worth(s, seat) + military_worth(s, cards, seat)
    left = TURNS - laid
    worth += supply_worth(s, seat, left)
    # A card that is still to be played is worth something: who has played one more is not ahead for that.
    tempo = LAST_WORD * left // (2 * TURNS)
    if laid & 1:
        tempo += TURN_TO_COME + 6 * within_reach(s, 1 - d[FIRST]) // 10
    if d[FIRST] == seat:
        worth -= tempo
    else:
        worth += tempo
    mover = (d[FIRST] + laid + 1) & 1
    if d[CARD] and cards.side[d[CARD] - 1] == side_of(s, 1 - mover):
        if mover == seat:
            worth += COMMAND_TO_COME
        else:
            worth -= COMMAND_TO_COME
    hand = d[HAND + 2 * seat] | d[HAND + 2 * seat + 1] | d[HAND + 2 * other + 1]
    own = cards.cubes_of(hand & cards.of_side[side_of(s, seat)])
    theirs = cards.cubes_of(hand & cards.of_side[side_of(s, other)])
    worth += AFTERMATH_CUBE * (own - theirs)
    return worth + fear(s, cards, other, seat) - fear(s, cards, seat, seat)


def supply_worth(s: State, seat: i64, left: i64) -> i64:
    """Cubes that are left to place, while there are turns to place them in."""
    d = s.d
    return CUBE_IN_SUPPLY * left * (useful(d[SUPPLY + seat], left) - useful(d[SUPPLY + 1 - seat], left)) // 10


def useful(supply: i64, left: i64) -> i64:
    """As many cubes as one can hope to place: two a card, and there are so many turns of both."""
    if supply > left:
        return left
    return supply


def auction_worth(s: State, cards: Cards, seat: i64) -> i64:
    """Before the first card: how likely the seat's own bid wins the last word, and what it costs.

    By that bid alone: what others bid is anybody's guess, and after the auction nothing can be done about it.
    """
    d = s.d
    bid = s.answer(seat) - BIDS
    if bid < 0:
        bid = d[BID + seat] - 1
    if bid < 0:
        return 0
    # A hand of many cubes needs most of the thirteen, a hand of few leaves more to spare.
    spare = SPARE - cards.cubes_of(d[HAND + 2 * seat] | d[HAND + 2 * seat + 1])
    # Most bids are small, and after a tie they grow.
    short = HIGH_BID - bid + d[TIES]
    if short < 0:
        short = 0
    worth = PLAYS_LAST - PLAYS_LAST * short * short // (HIGH_BID * HIGH_BID)
    beyond = bid - spare
    if beyond > 0:
        # The fewer cubes are left, the more each of them is missed.
        worth -= CUBE_IN_SUPPLY * beyond + 20 * beyond * (beyond - 1)
    if d[TURN]:
        # The winner has said who is first.
        if d[FIRST] == seat:
            worth -= 1
        else:
            worth += 1
    return worth


def fields_worth(s: State, seat: i64) -> i64:
    """Points for battlegrounds, less where they are easily lost."""
    d = s.d
    worth: i64 = 0
    left = on_the_table(s)
    while left:
        at = low(left)
        left &= left - 1
        lead = d[CUBES + 14 * seat + at] - d[CUBES + 14 * (1 - seat) + at]
        here: i64 = 0
        if lead > 0:
            here = 1000 + security(lead)
        elif lead < 0:
            here = -1000 - security(-lead)
        else:
            zone = zone_of(s, at)
            if zone == 1 + seat:
                here = TIED_FIELD
            elif zone:
                here = -TIED_FIELD
        if at == CUBA:
            here *= CUBA_POINTS
        worth += here
    return worth


def within_reach(s: State, seat: i64) -> i64:
    """The best that a seat can take with one Command: what changes hands, less where it needs more cubes."""
    d = s.d
    best: i64 = 0
    left = on_the_table(s)
    while left:
        at = low(left)
        left &= left - 1
        need = 1 + d[CUBES + 14 * (1 - seat) + at] - d[CUBES + 14 * seat + at]
        if need <= 0 or need > 3 or need > d[SUPPLY + seat]:
            continue
        # Commands are of one, two or three cubes.
        taken = 2600 - 600 * need
        zone = zone_of(s, at)
        if need == 1 and zone == 1 + seat:
            continue
        if need == 1 and zone == 0:
            taken = 1000
        if at == CUBA:
            taken *= CUBA_POINTS
        if taken > best:
            best = taken
    return best


def security(lead: i64) -> i64:
    if lead > 3:
        lead = 3
    return LEAD * (lead - 1)


def military_worth(s: State, cards: Cards, seat: i64) -> i64:
    """The majority of the military battlegrounds, with Cuba if the seat knows it."""
    d = s.d
    left = (d[TABLE] | d[TABLE + 1] | d[TABLE + 2]) & cards.of_kind[0]
    known = d[SEEN_CUBA + seat] | d[SEEN_CUBA + 2]
    if known & cards.of_kind[0]:
        left |= bit(CUBA)
    ahead: i64 = 0
    while left:
        at = low(left)
        left &= left - 1
        lead = d[CUBES + 14 * seat + at] - d[CUBES + 14 * (1 - seat) + at]
        zone = zone_of(s, at)
        if lead > 0 or (lead == 0 and zone == 1 + seat):
            ahead += 1
        elif lead < 0 or zone:
            ahead -= 1
    if ahead > 0:
        return MAJORITY + MAJORITY_MORE * (ahead - 1)
    if ahead < 0:
        return -MAJORITY + MAJORITY_MORE * (ahead + 1)
    return 0


def fear(s: State, cards: Cards, side: i64, seat: i64) -> i64:
    """What a side has to fear of the symbols in its own sphere, as far as the seat that looks knows."""
    d = s.d
    other = 1 - side
    known = d[SEEN_CUBA + seat] | d[SEEN_CUBA + 2]
    cuba_here = d[CUBA_LIES] == 1 + side
    sphere = d[TABLE + 1 + side]
    if cuba_here:
        sphere |= known
    if count(sphere) < WAR_AT - 1:
        return 0
    laid = count(d[TABLE] | d[TABLE + 1] | d[TABLE + 2])
    # Turns to come, that of a card which is not yet played to its end included.
    first_next = (d[FIRST] + laid) & 1
    turns = TURNS - laid
    if d[CARD]:
        first_next = 1 - first_next
        turns += 1
    mine = turns // 2
    if first_next == side:
        mine = (turns + 1) // 2
    theirs = turns - mine
    unseen = unseen_by(s, cards, seat)
    pushed = pushable(s, other, d[TABLE])
    mended = pushable(s, side, d[TABLE + 1 + side])
    cuba_near = d[CUBA_LIES] == 0 and d[CUBES + 14 * other + CUBA] > 0
    if cuba_near:
        pushed |= known
    worth: i64 = 0
    for kind in range(i64(3)):
        of_kind = cards.of_kind[kind]
        symbols = count(sphere & of_kind)
        if symbols >= WAR_AT:
            beyond = symbols - WAR_AT + 1
            if mine < beyond or mended & of_kind == 0:
                worth += CERTAIN_WAR
            else:
                worth += REPAIR * beyond
        elif symbols == WAR_AT - 1:
            worth += TWO_SYMBOLS
            pushed_now = theirs > 0 and pushed & of_kind != 0
            if pushed_now and mine == 0:
                worth += CERTAIN_WAR
            elif pushed_now:
                worth += PUSH_TO_COME
            odds: i64 = 0
            if known == 0 and (cuba_here or (cuba_near and theirs > 0)):
                odds = share(unseen, of_kind)
            if odds == 0:
                odds = last_cards(s, seat, of_kind, unseen)
            if mine:
                odds //= 3
            worth += CERTAIN_WAR * odds // 1000
    return worth


def pushable(s: State, seat: i64, among: i64) -> i64:
    """The battlegrounds that a seat can push away: it has cubes there to remove."""
    d = s.d
    found: i64 = 0
    while among:
        at = low(among)
        among &= among - 1
        if d[CUBES + 14 * seat + at]:
            found |= bit(at)
    return found


def unseen_by(s: State, cards: Cards, seat: i64) -> i64:
    """The cards of which the seat does not know where they are."""
    d = s.d
    seen = d[TABLE] | d[TABLE + 1] | d[TABLE + 2] | d[SEEN_CUBA + seat] | d[SEEN_CUBA + 2]
    seen |= d[HAND + 2 * seat] | d[HAND + 2 * seat + 1] | d[HAND + 2 * (1 - seat) + 1]
    return cards.deck.full & ~seen


def share(unseen: i64, of_kind: i64) -> i64:
    """How many of the unseen cards are of a kind, in thousandths."""
    if unseen == 0:
        return 0
    return 1000 * count(unseen & of_kind) // count(unseen)


def last_cards(s: State, seat: i64, of_kind: i64, unseen: i64) -> i64:
    """How likely both last cards show this symbol, in thousandths: only who has one card left can say."""
    d = s.d
    last = d[HAND + 2 * seat] | d[HAND + 2 * seat + 1]
    if count(last) != 1 or last & of_kind == 0:
        return 0
    seen = d[HAND + 2 * (1 - seat) + 1]
    if count(seen) == 1:
        return share(seen, of_kind)
    return share(unseen, of_kind)
