"""The offers of 13 Minutes in words, with what they would do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redphone.core.actions import Action
from redphone.core.bits import bit, low
from redphone.core.events import Field, Offer, Prompt
from redphone.games.minutes import numbers
from redphone.games.minutes.board import CUBA, KINDS, OWNERS, SIDES, UN, US, USSR, WAR_AT, ZONES
from redphone.games.minutes.deck import Cards
from redphone.games.minutes.effects import one_step, side_of, zone_name, zone_of
from redphone.games.minutes.state import CUBES, TOUCHED
from redphone.games.minutes.turns import Events
from redphone.games.minutes.view import known_cuba, known_symbols

if TYPE_CHECKING:
    from redphone.core.state import State

ON_THE_TABLE = ("on", "place", "remove")


def wording(s: State, events: Events, seat: int, action: Action) -> Offer:
    number: i64 = action.number
    verb, noun = action.verb, action.noun
    cards = events.cards
    if verb == "pass":
        return declining(s, events, seat, action)
    if verb in ("neutral", "sphere"):
        card = number & 255
        theirs = cards.side[card] != UN and cards.side[card] != side_of(s, seat)
        kind = cards.kind[card]
        here = known_symbols(s, cards, seat, kind, seat)
        fields: dict[str, Field] = {
            "card": noun,
            "side": OWNERS[cards.side[card]],
            "kind": KINDS[kind],
            "theirs": int(theirs),
        }
        if verb == "sphere":
            fields.update({"from": here, "to": here + 1, "war": int(here + 1 >= WAR_AT)})
        return Offer(action, f"offer-{verb}", fields)
    if verb == "choose":
        return choice(s, events, seat, action)
    if verb in ON_THE_TABLE:
        kinds = cards.deck.kinds
        at = kinds.index(noun) if noun in kinds else CUBA
        fields = field_words(s, at, noun)
        prompt = s.prompt(seat)
        if verb != "on" and prompt is not None:
            fields.update(step_by(s, cards, seat, at, verb, prompt))
            fields.update(changed_by(s, seat, at, verb, prompt))
        return Offer(action, f"offer-{verb}", fields)
    if verb == "cubes":
        n = int(noun)
        at = s.stack[s.depth - 1].picks
        prompt = s.prompt(seat)
        if prompt is not None and prompt.id == "ask-cubes-here":
            # Which way the battleground goes is asked next.
            return Offer(action, "offer-cubes-here", {"n": n, **cubes_then(s, at, seat, n)})
        if (s.d[TOUCHED] >> at) & 1:
            # Its event has moved it already.
            fields = {"n": abs(n), **stays(s, at)}
        else:
            fields = {"n": abs(n), **moved(s, cards, seat, at, seat if n > 0 else 1 - seat)}
        fields.update(cubes_then(s, at, seat, n))
        return Offer(action, "offer-cubes-place" if n > 0 else "offer-cubes-remove", fields)
    if verb in ("toward", "away"):
        at = number - (numbers.TOWARD if verb == "toward" else numbers.AWAY)
        toward = seat if verb == "toward" else 1 - seat
        return Offer(action, f"offer-{verb}", {"at": noun, **moved(s, cards, seat, at, toward)})
    if verb == "first":
        return Offer(action, "offer-first", {"first": noun})
    return Offer(action, f"offer-{verb}", {"n": int(noun)})


def field_words(s: State, at: i64, noun: str) -> dict[str, Field]:
    """A battleground with the cubes of both sides and the zone it lies in."""
    return {
        "at": noun,
        "us": int(s.d[CUBES + 14 * side_of(s, US) + at]),
        "ussr": int(s.d[CUBES + 14 * side_of(s, USSR) + at]),
        "zone": ZONES[zone_name(s, zone_of(s, at))],
    }


def cubes_then(s: State, at: i64, owner: i64, n: int) -> dict[str, Field]:
    """The cubes of both sides that would stand on a battleground with so many more, or fewer, of a seat's."""
    us = int(s.d[CUBES + 14 * side_of(s, US) + at])
    ussr = int(s.d[CUBES + 14 * side_of(s, USSR) + at])
    if side_of(s, owner) == US:
        return {"us_then": us + n, "ussr_then": ussr}
    return {"us_then": us, "ussr_then": ussr + n}


def changed_by(s: State, seat: int, at: i64, verb: str, prompt: Prompt) -> dict[str, Field]:
    """The cubes that would stand on a battleground if cubes were placed on it now, or removed from it;
    those that were taken to be moved lie there until it is known where they go.
    """
    side = prompt.fields.get("side", SIDES[side_of(s, seat)])
    owner = side_of(s, SIDES.index(str(side)))
    n = 1 if verb == "place" else -1
    if prompt.id == "ask-move-to":
        n = int(prompt.fields["n"])
    elif prompt.id == "ask-take-cubes":
        n = -1 - int(prompt.fields["taken"])
    elif prompt.id == "ask-remove-half":
        n = -((int(s.d[CUBES + 14 * owner + at]) + 1) // 2)
    return cubes_then(s, at, owner, n)


def step_by(s: State, cards: Cards, seat: int, at: i64, verb: str, prompt: Prompt) -> dict[str, Field]:
    """Where a battleground goes if an event places cubes on it or removes them; once an event."""
    if (s.d[TOUCHED] >> at) & 1:
        return stays(s, at)
    toward: i64 = seat
    if verb == "remove":
        asked = prompt.fields.get("side")
        is_theirs = asked in SIDES and asked != SIDES[side_of(s, seat)]
        # Away from who removes, or from whose cubes they are.
        if not (is_theirs and s.book.options["foreign_removal"] == "owner"):
            toward = 1 - seat
    return moved(s, cards, seat, at, toward)


def moved(s: State, cards: Cards, seat: int, at: i64, toward: i64) -> dict[str, Field]:
    """Where a battleground lies, where a step to a seat's side takes it, and if that is a sphere, how many
    symbols of its kind would lie there, as far as the seat that is asked knows them.
    """
    zone = zone_of(s, at)
    to = one_step(zone, toward)
    fields: dict[str, Field] = {
        "zone": ZONES[zone_name(s, zone)],
        "to": ZONES[zone_name(s, to)],
        "moves": int(to != zone),
    }
    known = known_cuba(s, seat) if at == CUBA else bit(at)
    if to == zone or to == 0 or known == 0:
        return fields
    kind = cards.kind[low(known)]
    here = known_symbols(s, cards, to - 1, kind, seat)
    return {
        **fields,
        "kind": KINDS[kind],
        "symbols": here,
        "then": here + 1,
        "war": int(here + 1 >= WAR_AT),
    }


def stays(s: State, at: i64) -> dict[str, Field]:
    zone = ZONES[zone_name(s, zone_of(s, at))]
    return {"zone": zone, "to": zone, "moves": 0}


def declining(s: State, events: Events, seat: int, action: Action) -> Offer:
    """`pass` says no to an event, orders nothing, places nothing, or means: that is all."""
    prompt = s.prompt(seat)
    asked = "" if prompt is None else prompt.id
    if asked == "ask-trigger":
        card = events.cards.deck.kinds[s.stack[s.depth - 1].arg]
        return Offer(action, "offer-decline", {"card": card})
    if asked == "ask-command":
        return Offer(action, "offer-no-cubes", {})
    if asked == "ask-cubes-here":
        return Offer(action, "offer-no-cube-here", {})
    return Offer(action, "offer-done", {})


def choice(s: State, events: Events, seat: int, action: Action) -> Offer:
    f = s.stack[s.depth - 1]
    noun = action.noun
    if noun in ("trigger", "event"):
        card = f.arg if noun == "trigger" else f.picks
        matters = events.can_matter(s, seat, card)
        name = events.cards.deck.kinds[card]
        return Offer(action, f"offer-{noun}", {"card": name, "idle": 0 if matters else 1})
    if noun == "command":
        return Offer(
            action,
            "offer-command",
            {"card": events.cards.deck.kinds[f.picks], "n": int(events.cards.cubes[f.picks])},
        )
    if noun == "keep":
        return Offer(action, "offer-keep-sides", {"side": SIDES[side_of(s, seat)]})
    if noun == "swap":
        return Offer(action, "offer-swap-sides", {"side": SIDES[side_of(s, 1 - seat)]})
    return Offer(action, "offer-ready", {})
