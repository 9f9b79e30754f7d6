"""The offers of 13 Days in words, with what they would do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redphone.core.actions import Action
from redphone.core.bits import low
from redphone.core.events import Field, Offer
from redphone.games.days import numbers
from redphone.games.days.board import BATTLEGROUNDS, SIDES, TOP, TRACKS, US, Board
from redphone.games.days.cubes import commanded
from redphone.games.days.scoring import area, lead
from redphone.games.days.state import ALLIED, CUBES, ICON, MARKER
from redphone.games.days.tracks import steps_of, track_of
from redphone.games.days.turns import Events, leads_nowhere

if TYPE_CHECKING:
    from redphone.core.state import State


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
        return Offer(action, "offer-event", event_fields(s, events, seat, number - numbers.EVENT, True))
    if verb == "choose":
        return choice(s, events, seat, action)
    if verb in ("on", "place", "remove"):
        at = BATTLEGROUNDS.index(noun)
        fields = {"at": noun, "us": int(s.d[CUBES + at]), "ussr": int(s.d[CUBES + 9 + at])}
        if verb != "on":
            fields.update(with_a_cube(s, board, seat, at, number))
        return Offer(action, f"offer-{verb}", fields)
    if verb == "cubes":
        n = int(noun)
        where = s.stack[s.depth - 1].picks
        ahead = lead_of(s, seat, where)
        fields = {"n": abs(n), "lead_from": ahead, "lead_to": ahead + n}
        fields.update(reached(s, seat, board.track[where], n - 1 if n > 0 else n + 1))
        return Offer(action, "offer-cubes-place" if n > 0 else "offer-cubes-remove", fields)
    if verb == "defcon":
        way = number - numbers.DEFCON
        steps = int(steps_of(way))
        fields = {"n": abs(steps)}
        fields.update(reached(s, side_asked_about(s, seat), track_of(way), steps))
        return Offer(action, "offer-escalate" if steps > 0 else "offer-deflate", fields)
    if verb == "first":
        return Offer(action, "offer-first", {"first": noun, "seat": SIDES.index(noun)})
    return Offer(action, f"offer-{verb}", {"agenda" if verb == "keep" else "card": noun})


def event_fields(s: State, events: Events, seat: int, card: i64, played: bool) -> dict[str, Field]:
    """The card, whether its event would change nothing, and how it lets the other side push a marker."""
    begun = events.begun(s, seat, card, played)
    fields: dict[str, Field] = {"card": events.cards.deck.kinds[card], "idle": int(leads_nowhere(begun))}
    if (events.pushing >> card) & 1:
        fields.update(pushed(s, begun, seat))
    return fields


def pushed(s: State, begun: State, seat: int) -> dict[str, Field]:
    """Where the event lets the other side raise a marker of the seat's: the one that it may raise highest,
    and of several as high the one that climbs most.
    """
    fields: dict[str, Field] = {}
    if begun.depth == 0 or begun.actor != 1 - seat:
        return fields
    at = MARKER + 3 * seat
    highest = 0
    longest = 0
    for option in begun.options():
        then = begun.clone()
        then.take(then.actor, option.number)
        for track in range(len(TRACKS)):
            now, to = int(s.d[at + track]), int(then.d[at + track])
            if to > now and (to > highest or (to == highest and to - now > longest)):
                highest = to
                longest = to - now
                fields = {"push": TRACKS[track], "push_from": now, "push_to": to, "push_area": area(to)}
    return fields


def with_a_cube(s: State, board: Board, seat: int, at: i64, number: i64) -> dict[str, Field]:
    """What a cube of an event does: to the lead of whose cubes are asked about, and if the event has an icon
    to their marker, which the first on a battleground leaves where it is.
    """
    side = side_asked_about(s, seat)
    then = s.clone()
    f = then.stack[then.depth - 1]
    # The choice alone, not what the rules go on with.
    then.book.steps[f.step].take(then, f, seat, number)
    fields: dict[str, Field] = {"lead_from": lead_of(s, side, at), "lead_to": lead_of(then, side, at)}
    if s.d[ICON]:
        track = board.track[at]
        marker = MARKER + 3 * side + track
        fields["marker"] = SIDES[side]
        fields.update(reached(s, side, track, int(then.d[marker] - s.d[marker])))
    return fields


def lead_of(s: State, side: int, at: i64) -> int:
    """By how many cubes a side leads on a battleground; below 0 it trails."""
    return int(lead(s, at)) * (1 if side == US else -1)


def side_asked_about(s: State, seat: int) -> int:
    """Whose cubes or markers the question is about: the seat's own, unless it says otherwise."""
    prompt = s.prompt(seat)
    return SIDES.index(str(prompt.fields["side"])) if prompt and "side" in prompt.fields else seat


def reached(s: State, side: int, track: i64, steps: int) -> dict[str, Field]:
    """Where a marker would go: its track, where it stands, the step that it reaches, and both their areas."""
    now = int(s.d[MARKER + 3 * side + track])
    to = max(1, min(TOP, now + steps))
    return {"track": TRACKS[track], "from": now, "to": to, "from_area": area(now), "area": area(to)}


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
        return Offer(action, "offer-trigger", event_fields(s, events, seat, f.arg, False))
    if action.noun == "discard":
        # The card that Alliances brought, or that Intelligence Reports took.
        allied = s.d[ALLIED + seat]
        card = events.cards.deck.kinds[low(allied) if allied else f.arg]
        return Offer(action, "offer-discard", {"card": card})
    return Offer(action, f"offer-{action.noun}", {})
