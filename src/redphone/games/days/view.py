"""What lies on the table of 13 Days, as a seat is shown it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redphone.core.bits import bit, count, low
from redphone.core.layout import WATCHER
from redphone.games.days.board import (
    BATTLEGROUNDS,
    CARDS_PLAYED,
    DEFCON_1,
    DEFCON_2,
    EFFECTS,
    OWNERS,
    ROUNDS,
    SIDES,
    TRACKS,
    UNITED_NATIONS,
    US,
    USSR,
    Board,
)
from redphone.games.days.decks import Agendas, Cards
from redphone.games.days.scoring import (
    after_icons,
    agenda_pays,
    area,
    bonus_at,
    lead,
    lead_for,
    lead_on,
    letter_in_the_end,
    triggers_war,
)
from redphone.games.days.state import (
    AFTERMATH,
    AGENDAS,
    ALLIED,
    ASIDE,
    CARD,
    CUBES,
    DECK,
    DISCARD,
    FIRST,
    FLAGS,
    HAND,
    KEPT,
    LASTING,
    LETTER,
    MARKER,
    OPENED,
    PRESTIGE,
    RESOLVED,
    ROUND,
    SUPPLY,
    TURN,
)

if TYPE_CHECKING:
    from redphone.core.state import State


def table(s: State, board: Board, cards: Cards, agendas: Agendas) -> dict[str, object]:
    d = s.d
    over = s.depth == 0
    prestige = int(d[PRESTIGE])
    return {
        "round": int(d[ROUND]) + (0 if over else 1),
        "rounds": ROUNDS,
        "turn": int(d[TURN]),
        "turns": CARDS_PLAYED,
        "first": int(d[FIRST]) if d[TURN] else None,
        # Whose turn it is, whoever is asked.
        "player": int(d[FIRST] + d[TURN] - 1) & 1 if d[TURN] else None,
        "letter": int(d[LETTER]),
        "prestige": {"leader": side_of(prestige), "lead": abs(prestige)},
        "battlegrounds": [battleground(s, board, agendas, at) for at in range(len(BATTLEGROUNDS))],
        "tracks": [track_table(s, agendas, track) for track in range(len(TRACKS))],
        "agendas": flagged(s, board, agendas),
        "lasting": lasting(s),
        "in_play": card_table(cards, d[CARD] - 1) if d[CARD] else None,
        "deck": int(count(d[DECK])),
        "agenda_deck": int(count(d[AGENDAS])),
        "discard": cards.deck.names(d[DISCARD]),
        "resolved": agendas.deck.names(agendas.deck.together(d[RESOLVED], d[RESOLVED + 1])),
        "opened": [hand_table(cards, d[OPENED + side]) for side in range(2)],
    }


def own_table(s: State, cards: Cards, agendas: Agendas, seat: int) -> dict[str, object]:
    d = s.d
    watching = seat == WATCHER
    return {
        # Where war threatens, as far as the seat knows.
        "sides": [side_table(s, agendas, side, seat) for side in range(2)],
        "hand": [] if watching else hand_table(cards, d[HAND + seat]),
        "aside": [] if watching else cards.deck.names(d[ASIDE + seat]),
        "drawn": [] if watching else hand_table(cards, d[ALLIED + seat]),
        "kept": [] if watching else agendas.deck.names(d[KEPT + seat]),
        "aftermath": [] if watching else cards.deck.names(d[AFTERMATH + seat]),
    }


def side_of(lead: int) -> int | None:
    """Who leads, where the lead of the US is counted up and that of the USSR down."""
    if lead == 0:
        return None
    return US if lead > 0 else USSR


def battleground(s: State, board: Board, agendas: Agendas, at: i64) -> dict[str, object]:
    d = s.d
    ahead = int(lead(s, at))
    return {
        "at": BATTLEGROUNDS[at],
        "track": TRACKS[board.track[at]],
        "cubes": [int(d[CUBES + 9 * side + at]) for side in range(2)],
        "leader": side_of(ahead),
        "lead": abs(ahead),
        "printed": int(board.bonus[at]),
        "bonus": int(bonus_at(s, board, at)),
        "connected": bool((board.connected >> at) & 1),
        "flags": flags_on(s, agendas, at, -1),
    }


def flags_on(s: State, agendas: Agendas, at: i64, track: i64) -> list[int]:
    """The sides whose flags stand on a battleground or on a track, twice where two do."""
    d = s.d
    found: list[int] = []
    for side in range(2):
        flags = d[FLAGS + side]
        while flags:
            agenda = agendas.deck.kind_of[low(flags)]
            flags &= flags - 1
            place = agendas.at[agenda]
            if agenda == agendas.letter:
                place = UNITED_NATIONS
            if (place == at and at >= 0) or (place < 0 and agenda == track):
                found.append(side)
    return found


def track_table(s: State, agendas: Agendas, track: i64) -> dict[str, object]:
    d = s.d
    markers = [int(d[MARKER + 3 * side + track]) for side in range(2)]
    ahead = int(lead_on(s, track))
    return {
        "track": TRACKS[track],
        "markers": markers,
        "areas": [area(marker) for marker in markers],
        # Steps until the marker alone would mean war; 0: it does.
        "room": [max(0, DEFCON_1 - marker) for marker in markers],
        "leader": side_of(ahead),
        "lead": abs(ahead),
        "flags": flags_on(s, agendas, -1, track),
    }


def flagged(s: State, board: Board, agendas: Agendas) -> list[dict[str, object]]:
    """The agendas that each side drew, one of which it keeps, and what each would pay if the round ended now.

    `icon`: the markers in DEFCON 2 of its track would escalate first; the payment counts that, and whom the
    United Nations would bring the letter. It is the sum of `lead` and `bonus`.
    """
    d = s.d
    found: list[dict[str, object]] = []
    for side in range(2):
        for name in agendas.deck.names(d[FLAGS + side]):
            agenda = agendas.deck.kinds.index(name)
            is_raised = agendas.is_track(agenda) and not agendas.lead_before
            then = after(s, agenda, 1) if is_raised else s
            ahead = int(lead_for(then, agendas, agenda))
            if agenda == agendas.letter:
                pays = int(agendas.bonus[agenda]) * (1 if letter_in_the_end(s) == US else -1)
            else:
                pays = int(agenda_pays(then, board, agendas, agenda))
            found.append(
                {
                    "seat": side,
                    "agenda": name,
                    "icon": agendas.is_track(agenda),
                    "to": side_of(pays),
                    "pays": abs(pays),
                    "lead": abs(ahead),
                    "bonus": abs(pays) - abs(ahead),
                }
            )
    return found


def after(s: State, track: i64, icons: i64) -> State:
    """A copy in which icons have escalated a track."""
    t = s.clone()
    d = t.d
    for side in range(i64(2)):
        d[MARKER + 3 * side + track] = after_icons(d[MARKER + 3 * side + track], icons)
    return t


def lasting(s: State) -> list[dict[str, object]]:
    """What works on a side for the rest of the round."""
    d = s.d
    return [
        {"effect": name, "seat": side}
        for side in range(2)
        for k, name in enumerate(EFFECTS)
        if (d[LASTING + side] >> k) & 1
    ]


def side_table(s: State, agendas: Agendas, side: i64, seat: int) -> dict[str, object]:
    """What a seat sees of a side."""
    d = s.d
    return {
        "side": SIDES[side],
        "supply": int(d[SUPPLY + side]),
        "hand": int(count(d[HAND + side])) + int(count(d[ASIDE + side])),
        "aftermath": int(count(d[AFTERMATH + side])),
        "war": bool(triggers_war(s, side)),
        "ways": ways_to_war(s, agendas, side, seat),
    }


def ways_to_war(s: State, agendas: Agendas, side: i64, seat: int) -> list[dict[str, object]]:
    """All that would bring a side to war if the round ended now, as far as the seat that looks knows.

    `by`: a marker in `defcon_1`; one that what the seat has `kept` lifts there without any other agenda, or
    that `agendas` may lift there; all `three` in DEFCON 2 or higher. `icons`: so many agendas are needed.
    `safe`: the highest step at which that cannot happen; of the three, one must be so low.
    """
    d = s.d
    found: list[dict[str, object]] = []
    raised = 0
    for track in range(len(TRACKS)):
        marker = d[MARKER + 3 * side + track]
        if marker < DEFCON_2:
            continue
        raised += 1
        icons = icons_that_may_come(s, agendas, track, seat)
        by = ""
        if marker >= DEFCON_1:
            by = "defcon_1"
        elif (
            after_icons(marker, 1) >= DEFCON_1
            and seat != WATCHER
            and agendas.deck.held(d[KEPT + seat], track)
        ):
            by = "kept"
        elif after_icons(marker, icons) >= DEFCON_1:
            by = "agendas"
        if by:
            found.append(
                {
                    "by": by,
                    "track": TRACKS[track],
                    "from": int(marker),
                    "to": max(int(marker), DEFCON_1),
                    "icons": fewest(marker),
                    "safe": highest_safe(icons),
                }
            )
    if raised == len(TRACKS):
        found.append({"by": "three", "safe": DEFCON_2 - 1})
    return found


def icons_that_may_come(s: State, agendas: Agendas, track: i64, seat: int) -> i64:
    """How many icons agendas may bring to a track, as far as the seat knows: what it keeps itself."""
    d = s.d
    icons: i64 = 0
    for owner in range(2):
        may_be = d[KEPT + owner] if owner == seat and d[KEPT + owner] else d[FLAGS + owner]
        # Of the flags of one side only one is kept.
        if agendas.deck.held(may_be, track):
            icons += 1
    return 1 if agendas.icons_once and icons > 1 else icons


def fewest(marker: i64) -> int:
    """How many icons lift a marker of DEFCON 2 into DEFCON 1."""
    icons = 0
    while after_icons(marker, icons) < DEFCON_1:
        icons += 1
    return icons


def highest_safe(icons: i64) -> int:
    """The highest step from which so many icons lift no marker into DEFCON 1."""
    step: i64 = DEFCON_1 - 1
    while after_icons(step, icons) >= DEFCON_1:
        step -= 1
    return int(step)


def hand_table(cards: Cards, held: i64) -> list[dict[str, object]]:
    return [card_table(cards, card) for card in range(len(cards.cubes)) if held & bit(card)]


def card_table(cards: Cards, card: i64) -> dict[str, object]:
    """What is printed on a card, and whether its event places or removes cubes."""
    return {
        "card": cards.deck.kinds[card],
        "side": OWNERS[owner(cards, card)],
        "cubes": int(cards.cubes[card]),
        "icon": bool((cards.icons >> card) & 1),
        "event_cubes": bool((cards.event_cubes >> card) & 1),
    }


def owner(cards: Cards, card: i64) -> int:
    for side in range(3):
        if (cards.of_side[side] >> card) & 1:
            return side
    raise AssertionError(f"{cards.deck.kinds[card]} belongs to nobody")
