"""What lies on the table of 13 Days, as a seat is shown it, and its offers in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redphone.core.actions import Action
from redphone.core.bits import bit, count, low
from redphone.core.events import Field, Offer
from redphone.core.layout import WATCHER
from redphone.games.days import numbers
from redphone.games.days.board import (
    BATTLEGROUNDS,
    CARDS_PLAYED,
    DEFCON_1,
    DEFCON_2,
    EFFECTS,
    OWNERS,
    ROUNDS,
    SIDES,
    TOP,
    TRACKS,
    UNITED_NATIONS,
    US,
    USSR,
    Board,
)
from redphone.games.days.cubes import commanded
from redphone.games.days.decks import Agendas, Cards
from redphone.games.days.scoring import (
    after_icons,
    agenda_pays,
    bonus_at,
    lead,
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
from redphone.games.days.tracks import steps_of, track_of
from redphone.games.days.turns import Events

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


def area(marker: int) -> int:
    """The DEFCON area of a marker."""
    if marker >= DEFCON_1:
        return 1
    return 2 if marker >= DEFCON_2 else 3


def flagged(s: State, board: Board, agendas: Agendas) -> list[dict[str, object]]:
    """The agendas that each side drew, one of which it keeps, and what each would pay if the round ended now.

    `icon`: the markers in DEFCON 2 of its track would escalate first; the payment counts that, and whom the
    United Nations would bring the letter.
    """
    d = s.d
    found: list[dict[str, object]] = []
    for side in range(2):
        for name in agendas.deck.names(d[FLAGS + side]):
            agenda = agendas.deck.kinds.index(name)
            pays = int(agenda_pays(s, board, agendas, agenda))
            if agenda == agendas.letter:
                pays = int(agendas.bonus[agenda]) * (1 if letter_in_the_end(s) == US else -1)
            if agendas.is_track(agenda) and not agendas.lead_before:
                pays = int(agenda_pays(after(s, agenda, 1), board, agendas, agenda))
            found.append(
                {
                    "seat": side,
                    "agenda": name,
                    "icon": agendas.is_track(agenda),
                    "to": side_of(pays),
                    "pays": abs(pays),
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
        "war_by_icon": war_by_icon(s, agendas, side, seat),
        "war_by_kept": war_by_kept(s, agendas, side, seat),
    }


def war_by_icon(s: State, agendas: Agendas, side: i64, seat: int) -> list[str]:
    """The tracks on which icons could bring a marker of this side into DEFCON 1 if the round ended now,
    as far as the seat that looks knows: it knows what it keeps itself.
    """
    d = s.d
    found: list[str] = []
    for track in range(len(TRACKS)):
        icons = 0
        for owner in range(2):
            may_be = d[KEPT + owner] if owner == seat and d[KEPT + owner] else d[FLAGS + owner]
            # Of the flags of one side only one is kept.
            icons += 1 if agendas.deck.held(may_be, track) else 0
        if agendas.icons_once:
            icons = min(icons, 1)
        if lifted(s, side, track, icons):
            found.append(TRACKS[track])
    return found


def war_by_kept(s: State, agendas: Agendas, side: i64, seat: int) -> list[str]:
    """The track of these, if it is one, that what the seat keeps raises as high without any other agenda."""
    if seat == WATCHER:
        return []
    return [
        TRACKS[track]
        for track in range(len(TRACKS))
        if agendas.deck.held(s.d[KEPT + seat], track) and lifted(s, side, track, 1)
    ]


def lifted(s: State, side: i64, track: i64, icons: i64) -> bool:
    """Would so many icons bring a marker into DEFCON 1 that is not there yet?"""
    marker = s.d[MARKER + 3 * side + track]
    return marker < DEFCON_1 <= after_icons(marker, icons)


def hand_table(cards: Cards, held: i64) -> list[dict[str, object]]:
    return [card_table(cards, card) for card in range(len(cards.cubes)) if held & bit(card)]


def card_table(cards: Cards, card: i64) -> dict[str, object]:
    """What is printed on a card."""
    return {
        "card": cards.deck.kinds[card],
        "side": OWNERS[owner(cards, card)],
        "cubes": int(cards.cubes[card]),
        "icon": bool((cards.icons >> card) & 1),
    }


def owner(cards: Cards, card: i64) -> int:
    for side in range(3):
        if (cards.of_side[side] >> card) & 1:
            return side
    raise AssertionError(f"{cards.deck.kinds[card]} belongs to nobody")


def wording(s: State, board: Board, events: Events, seat: int, action: Action) -> Offer:
    """An offer with what it would do now."""
    number: i64 = action.number
    verb = action.verb
    noun = action.noun
    fields: dict[str, Field] = {}
    cards = events.cards
    if verb == "pass":
        return declining(s, events, seat, action)
    if verb in ("command", "letter"):
        card = number & 255
        cubes = cards.cubes[card] + (1 if verb == "letter" else 0)
        theirs = (cards.of_side[1 - seat] >> card) & 1
        fields = {"card": noun, "n": int(commanded(s, seat, cubes)), "theirs": int(theirs)}
        return Offer(action, f"offer-{verb}", fields)
    if verb == "event":
        matters = events.can_matter(s, seat, number - numbers.EVENT, True)
        return Offer(action, "offer-event", {"card": noun, "idle": 0 if matters else 1})
    if verb == "choose":
        return choice(s, events, seat, action)
    if verb in ("on", "place", "remove"):
        at = BATTLEGROUNDS.index(noun)
        fields = {"at": noun, "us": int(s.d[CUBES + at]), "ussr": int(s.d[CUBES + 9 + at])}
        return Offer(action, f"offer-{verb}", fields)
    if verb == "cubes":
        n = int(noun)
        track = board.track[s.stack[s.depth - 1].picks]
        fields = {"n": abs(n)}
        fields.update(reached(s, seat, track, n - 1 if n > 0 else n + 1))
        return Offer(action, "offer-cubes-place" if n > 0 else "offer-cubes-remove", fields)
    if verb == "defcon":
        way = number - numbers.DEFCON
        steps = int(steps_of(way))
        prompt = s.prompt(seat)
        side = SIDES.index(str(prompt.fields["side"])) if prompt and "side" in prompt.fields else seat
        fields = {"n": abs(steps)}
        fields.update(reached(s, side, track_of(way), steps))
        return Offer(action, "offer-escalate" if steps > 0 else "offer-deflate", fields)
    if verb == "first":
        return Offer(action, "offer-first", {"first": noun})
    return Offer(action, f"offer-{verb}", {"agenda" if verb == "keep" else "card": noun})


def reached(s: State, side: int, track: i64, steps: int) -> dict[str, Field]:
    """Where a marker would go: its track, where it stands, the step that it reaches, and the area there."""
    now = int(s.d[MARKER + 3 * side + track])
    to = max(1, min(TOP, now + steps))
    return {"track": TRACKS[track], "from": now, "to": to, "area": area(to)}


def declining(s: State, events: Events, seat: int, action: Action) -> Offer:
    """`pass` says no to an event, orders nothing, or means: that is all."""
    prompt = s.prompt(seat)
    asked = "" if prompt is None else prompt.id
    if asked == "ask-trigger":
        card = events.cards.deck.kinds[s.stack[s.depth - 1].arg]
        return Offer(action, "offer-decline", {"card": card})
    if asked in ("ask-command", "ask-command-place"):
        return Offer(action, "offer-no-cubes", {})
    return Offer(action, "offer-done", {})


def choice(s: State, events: Events, seat: int, action: Action) -> Offer:
    """An offer to choose between two things."""
    f = s.stack[s.depth - 1]
    if action.noun == "trigger":
        matters = events.can_matter(s, seat, f.arg, False)
        card = events.cards.deck.kinds[f.arg]
        return Offer(action, "offer-trigger", {"card": card, "idle": 0 if matters else 1})
    if action.noun == "discard":
        # The card that Alliances brought, or that Intelligence Reports took.
        allied = s.d[ALLIED + seat]
        card = events.cards.deck.kinds[low(allied) if allied else f.arg]
        return Offer(action, "offer-discard", {"card": card})
    return Offer(action, f"offer-{action.noun}", {})
