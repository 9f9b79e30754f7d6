"""What lies on the table of 13 Minutes, as a seat is shown it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.bits import count, low
from redphone.core.layout import WATCHER
from redphone.games.minutes.board import (
    CAMPAIGN_GAMES,
    CAMPAIGN_POINTS,
    CUBA,
    CUBA_POINTS,
    CUBES_EACH,
    DRAWS,
    KINDS,
    SIDES,
    TURNS,
    US,
    USSR,
    WAR_AT,
    ZONES,
)
from redphone.games.minutes.deck import Cards
from redphone.games.minutes.described import event_of
from redphone.games.minutes.effects import lying_in, side_of, zone_name, zone_of
from redphone.games.minutes.scoring import dominates, field_points, military_fields, same_kind, symbols
from redphone.games.minutes.state import (
    AFTERMATH,
    BID,
    CARD,
    CUBA_LIES,
    CUBES,
    FIRST,
    GAME,
    HAND,
    LAST,
    LOOKED,
    MAJORITY,
    PAID,
    POINTS,
    SEEN_CUBA,
    SUPPLY,
    TABLE,
    TIES,
    TOTAL,
    TURN,
    TURNED,
    WAR,
    WINNER,
)
from redphone.games.minutes.turns import held

if TYPE_CHECKING:
    from redphone.core.state import State


@final
class Shown:
    """What is printed on the cards, and how it is known: the same in every position."""

    def __init__(self, cards: Cards, ours: bool) -> None:
        self.slugs: Final = cards.deck.kinds
        self.cards: Final[dict[str, object]] = {
            card.slug: {
                "side": card.side,
                "kind": card.kind,
                "cubes": card.cubes,
                "event": event_of(card),
                "names": dict(card.names),
                "text": dict(card.words),
                "note": dict(card.note),
                "source": dict(card.source),
            }
            for card in cards.file.cards
        }
        self.file: Final[dict[str, object]] = {
            "name": dict(cards.file.name),
            "note": dict(cards.file.note),
            "reconstructed": any("reconstructed" in card.source.values() for card in cards.file.cards),
            # The deck that comes with the game, as it is.
            "ours": ours,
        }


def table(s: State, cards: Cards, shown: Shown, campaign: bool) -> dict[str, object]:
    d = s.d
    over = d[TURNED] != 0
    playing = int(d[TURN]) > 0
    return {
        "phase": "end" if over else "cards" if playing else "auction",
        "turn": int(d[TURN]),
        # Each side plays as many cards as there are rounds.
        "round": (int(d[TURN]) + 1) // 2,
        "rounds": TURNS // 2,
        "first": SIDES[side_of(s, d[FIRST])] if playing else None,
        "player": SIDES[side_of(s, (d[FIRST] + d[TURN] - 1) & 1)] if playing and not over else None,
        "deck": max(0, DRAWS - drawn(s)),
        "in_play": shown.slugs[d[CARD] - 1] if d[CARD] else None,
        "auction": auction_table(s),
        "end": end(s, cards) if over else None,
        "campaign": campaign_table(s) if campaign else None,
        "cards": shown.cards,
        "file": shown.file,
    }


def own_table(s: State, cards: Cards, seat: int) -> dict[str, object]:
    d = s.d
    watching = seat == WATCHER
    hand: i64 = 0
    if not watching:
        hand = held(s, seat)
    return {
        "you": None if watching else SIDES[side_of(s, seat)],
        # Which card lies on Cuba, and what the sides have by it, only some know.
        "fields": [field(s, cards, at, seat) for at in in_order(s)],
        "sides": [side_table(s, cards, side, seat) for side in (US, USSR)],
        "hand": cards.deck.names(hand),
        # Of these the other side may trigger the event.
        "theirs": [] if watching else cards.deck.names(hand & cards.of_side[side_of(s, 1 - seat)]),
        "seen": [] if watching else cards.deck.names(d[HAND + 2 * (1 - seat) + 1]),
        "cuba": cuba_card(s, cards, seat),
        "now": now(s, cards, seat),
    }


def drawn(s: State) -> int:
    """How many cards have been drawn at the end of turns; a turn that goes on has not yet drawn."""
    d = s.d
    # Zone by zone: to who does not see them, they are right in their sizes alone.
    in_hand = sum(int(count(d[HAND + k])) for k in range(4))
    laid = int(count(d[TABLE] | d[TABLE + 1] | d[TABLE + 2]))
    return max(0, in_hand + laid - 4)


def in_order(s: State) -> list[i64]:
    """The battlegrounds zone by zone: the neutral zone, the sphere of the US, that of the USSR."""
    found: list[i64] = []
    for zone in (i64(0), 1 + side_of(s, US), 1 + side_of(s, USSR)):
        lying = lying_in(s, zone)
        if (lying >> CUBA) & 1:
            found.append(CUBA)
        found += [at for at in range(i64(CUBA)) if (lying >> at) & 1]
    return found


def field(s: State, cards: Cards, at: i64, seat: int) -> dict[str, object]:
    """A battleground, and which card it is; of Cuba, None to who may not know."""
    d = s.d
    us, ussr = side_of(s, US), side_of(s, USSR)
    leader = dominates(s, at)
    cubes = [int(d[CUBES + 14 * us + at]), int(d[CUBES + 14 * ussr + at])]
    zone = zone_of(s, at)
    return {
        "at": "cuba" if at == CUBA else cards.deck.kinds[at],
        "zone": ZONES[zone_name(s, zone)],
        "cubes": cubes,
        "leader": None if leader < 0 else SIDES[side_of(s, leader)],
        "lead": abs(cubes[0] - cubes[1]),
        "points": CUBA_POINTS if at == CUBA else 1,
        "face_up": at != CUBA or d[TURNED] != 0,
        "card": cuba_card(s, cards, seat) if at == CUBA else cards.deck.kinds[at],
    }


def known_cuba(s: State, seat: int) -> i64:
    """The card that Cuba is, as far as this seat knows, as a set of one; 0: it does not know."""
    d = s.d
    if d[TURNED]:
        return d[TURNED]
    if seat == WATCHER:
        return 0
    return d[SEEN_CUBA + seat] | d[SEEN_CUBA + 2]


def cuba_card(s: State, cards: Cards, seat: int) -> str | None:
    known = known_cuba(s, seat)
    return cards.deck.kinds[low(known)] if known else None


def side_table(s: State, cards: Cards, side: int, seat: int) -> dict[str, object]:
    """What is seen of a side, and how near it is to war as far as the seat that looks knows."""
    d = s.d
    owner = side_of(s, side)
    return {
        "side": SIDES[side],
        "seat": int(owner),
        "supply": int(d[SUPPLY + owner]),
        "paid": int(d[PAID + owner]),
        "cubes": CUBES_EACH,
        "hand": int(count(d[HAND + 2 * owner]) + count(d[HAND + 2 * owner + 1])),
        "looked": bool((d[LOOKED] >> owner) & 1),
        "danger": [danger(s, cards, owner, kind, seat) for kind in range(3)],
    }


def danger(s: State, cards: Cards, owner: i64, kind: i64, seat: int) -> dict[str, object]:
    """The symbols of one kind in a sphere. `war`: enough of them. `near`: one is missing, and it may still
    come. `cuba`: the face-down card there may be, or is known to be, that one. `last`: the last cards may
    bring it, as both may show this kind.
    """
    d = s.d
    known = known_cuba(s, seat)
    here = d[CUBA_LIES] == 1 + owner
    n = known_symbols(s, cards, owner, kind, seat)
    unknown = here and known == 0 and d[TURNED] == 0 and may_be(s, cards, kind, seat)
    return {
        "kind": KINDS[kind],
        "symbols": n,
        "war_at": WAR_AT,
        "war": n >= WAR_AT,
        "near": d[TURNED] == 0 and n == WAR_AT - 1,
        "cuba": bool(unknown and n == WAR_AT - 1),
        "last": d[TURNED] == 0 and n == WAR_AT - 1 and may_be_last(s, cards, kind, seat),
    }


def known_symbols(s: State, cards: Cards, owner: i64, kind: i64, seat: int) -> int:
    """The symbols of one kind in a sphere, with Cuba's there if the seat knows it, and the last cards."""
    d = s.d
    more: i64 = 0
    if d[CUBA_LIES] == 1 + owner:
        more = known_cuba(s, seat)
    if d[TURNED] and same_kind(cards, low(d[LAST]), low(d[LAST + 1])):
        more |= d[LAST + owner]
    return int(symbols(s, cards, owner, kind, more))


def unseen(s: State, cards: Cards, kind: i64, seat: int) -> i64:
    """The cards of a kind that this seat has not seen, as a set."""
    d = s.d
    seen = d[TABLE] | d[TABLE + 1] | d[TABLE + 2] | known_cuba(s, seat)
    if seat != WATCHER:
        seen |= held(s, seat) | d[HAND + 2 * (1 - seat) + 1]
    return cards.of_kind[kind] & ~seen


def may_be(s: State, cards: Cards, kind: i64, seat: int) -> bool:
    """May a card that this seat has not seen be of a kind?"""
    return unseen(s, cards, kind, seat) != 0


def may_be_last(s: State, cards: Cards, kind: i64, seat: int) -> bool:
    """May both last cards be of a kind? What is left in a hand was in it, or is still drawn."""
    d = s.d
    hidden = unseen(s, cards, kind, seat)
    if seat == WATCHER:
        return count(hidden) >= 2
    other = 1 - seat
    mine = held(s, seat) & cards.of_kind[kind]
    if will_draw(s, seat):
        mine |= hidden
    theirs = d[HAND + 2 * other + 1] & cards.of_kind[kind]
    if count(d[HAND + 2 * other]) or will_draw(s, other):
        theirs |= hidden
    return mine != 0 and theirs != 0 and count(mine | theirs) >= 2


def will_draw(s: State, seat: int) -> bool:
    """Is there a card left that this seat draws? Both draw in turn, and who plays second draws last."""
    left = DRAWS - drawn(s)
    return left > 1 or (left == 1 and s.d[FIRST] != seat)


def auction_table(s: State) -> dict[str, object]:
    """The bids that were opened last, and whom they made the winner."""
    d = s.d
    us, ussr = side_of(s, US), side_of(s, USSR)
    return {
        "bids": [int(d[BID + us]) - 1, int(d[BID + ussr]) - 1] if d[BID] else None,
        "ties": int(d[TIES]),
        "winner": SIDES[side_of(s, d[WINNER] - 1)] if d[WINNER] else None,
        "by_lot": bool(d[WINNER] and d[BID] == d[BID + 1]),
    }


def now(s: State, cards: Cards, seat: int) -> dict[str, object]:
    """If it ended now: line by line what each side would have, and the sum. The last cards are not known, and
    of military battlegrounds those count that the seat knows of; so many each side has.
    """
    us, ussr = side_of(s, US), side_of(s, USSR)
    known = known_cuba(s, seat)
    cuba: i64 = -1
    if known:
        cuba = low(known)
    military = [int(military_fields(s, cards, owner, cuba)) for owner in (us, ussr)]
    majority: i64 = -1
    if military[0] != military[1]:
        majority = us if military[0] > military[1] else ussr
    lines = [*field_lines(s), for_one(s, majority, 1)]
    return {
        "lines": lines,
        "sum": [sum([line[side] for line in lines]) for side in (US, USSR)],
        "military": military,
        "cuba_known": known != 0,
    }


def field_lines(s: State) -> list[list[int]]:
    """Points for battlegrounds, and for Cuba, of the US and of the USSR."""
    cuba = for_one(s, dominates(s, CUBA), CUBA_POINTS)
    return [[int(field_points(s, side_of(s, side))) - cuba[side] for side in (US, USSR)], cuba]


def for_one(s: State, owner: i64, n: int) -> list[int]:
    """So many points for one side; below 0: for none."""
    points = [0, 0]
    if owner >= 0:
        points[int(side_of(s, owner))] = n
    return points


def end(s: State, cards: Cards) -> dict[str, object]:
    """How the game was counted when it was over."""
    d = s.d
    us, ussr = side_of(s, US), side_of(s, USSR)
    last = [d[LAST + us], d[LAST + ussr]]
    both = last[0] | last[1]
    names = [cards.deck.kinds[low(card)] for card in last]
    laid = same_kind(cards, low(last[0]), low(last[1]))
    return {
        "points": [int(d[POINTS + us]), int(d[POINTS + ussr])],
        "fields": [int(field_points(s, us)), int(field_points(s, ussr))],
        # Battlegrounds, Cuba, the military majority, the aftermath.
        "lines": [*field_lines(s), for_one(s, d[MAJORITY] - 1, 1), for_one(s, d[AFTERMATH] - 1, 1)],
        "winner": winner(s),
        "majority": SIDES[side_of(s, d[MAJORITY] - 1)] if d[MAJORITY] else None,
        "aftermath": SIDES[side_of(s, d[AFTERMATH] - 1)] if d[AFTERMATH] else None,
        "aftermath_cubes": [int(cards.cubes_of(both & cards.of_side[side])) for side in (US, USSR)],
        "last": names,
        # Of one kind they lie in the spheres of those who held them.
        "laid": dict(zip(ZONES[1:], names, strict=True)) if laid else None,
        "war": [SIDES[side] for side in (US, USSR) if (d[WAR] >> side_of(s, side)) & 1],
    }


def winner(s: State) -> str | None:
    """Who has won the game that is counted: who has not started a war, or has more points."""
    d = s.d
    if d[WAR]:
        return None if d[WAR] == 3 else SIDES[side_of(s, 1 if d[WAR] == 1 else 0)]
    if d[POINTS] == d[POINTS + 1]:
        return None
    return SIDES[side_of(s, 0 if d[POINTS] > d[POINTS + 1] else 1)]


def campaign_table(s: State) -> dict[str, object]:
    """The campaign's score; the game that is over is counted in it."""
    d = s.d
    us, ussr = side_of(s, US), side_of(s, USSR)
    over = int(d[GAME])
    return {
        "game": over if d[TURNED] else over + 1,
        "games": CAMPAIGN_GAMES,
        "totals": [int(d[TOTAL + us]), int(d[TOTAL + ussr])],
        "to": CAMPAIGN_POINTS,
        "swapped": us == 1,
    }
