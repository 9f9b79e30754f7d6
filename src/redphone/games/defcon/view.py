"""What lies on the table of DEFCON, as a seat is shown it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redphone.core.bits import bit, count
from redphone.core.layout import SEATS, WATCHER
from redphone.games.defcon.box import Box
from redphone.games.defcon.cards import FIRST_IMMEDIATE, SPEECH_TO_PARLIAMENT, SUSTAINABLE_ECOCITY
from redphone.games.defcon.consensus import (
    GDP,
    STATES,
    capitals,
    hand_limit,
    military_row,
    state_of,
    territories,
)
from redphone.games.defcon.effects import (
    owner,
    ships_of_others,
    supply_of_missiles,
    supply_of_sabotage,
    waters,
)
from redphone.games.defcon.forecast import at_end
from redphone.games.defcon.powers import (
    AT_SEAT,
    CAPITAL_POINTS,
    CONFLICT,
    FORTIFICATIONS,
    INVESTMENT,
    MOST_POWERS,
    MOST_ZONES,
    NO_LIMIT,
    PHASES,
    RADIATION_TOKENS,
    ROUNDS,
    TERRITORIES,
    TOKENS_EACH,
)
from redphone.games.defcon.reach import is_crossed
from redphone.games.defcon.state import (
    ACCIDENT,
    ACTED,
    AGGRESSION,
    ASSASSINS,
    BARRED,
    BUDGET,
    CAPITAL,
    CARD,
    CLOSED,
    DECK,
    DISCARD,
    DOCK,
    ENDING,
    FLEETS,
    FORTS,
    INVESTMENTS,
    KEPT,
    LANDS,
    MANNED,
    MISSILES,
    NEUTRAL,
    NUKES,
    ORDER,
    PASSED,
    PHASE,
    POWER,
    PRETEXT,
    QUARTERS,
    RADIATION,
    RAIDS,
    REPUTATION,
    RESERVE,
    ROUND,
    SABOTAGED,
    SPIES,
    TIRED,
    TRANSIT,
    TROOPS,
    TRUCE,
    TURN,
    UPRISING,
)
from redphone.games.defcon.view_battle import battle, odds

if TYPE_CHECKING:
    from redphone.core.state import State


def table(s: State, box: Box) -> dict[str, object]:
    d = s.d
    rounds_begun = min(ROUNDS, int(d[ROUND]) + 1)
    return {
        "round": rounds_begun,
        "rounds": ROUNDS,
        "defcon": 1 + ROUNDS - rounds_begun,
        "phase": PHASES[d[PHASE]],
        "turn": int(d[TURN]) - 1 if d[TURN] else None,
        "order": [int(d[ORDER + k]) for k in range(s.seats)],
        "ending": d[ENDING] != 0,
        "powers": [power_table(s, box, one) for one in range(d[SEATS])],
        "territories": [territory(s, box, at) for at in range(TERRITORIES)],
        "zones": [zone_table(s, box, zone) for zone in range(len(box.world.zones))],
        "battle": battle(s, box),
        "investment": investment(s),
        "pending": pending(s, box),
        "in_play": box.deck.kinds[d[CARD] - 1] if d[CARD] else None,
        "deck": int(count(d[DECK])),
        "discard": box.deck.names(d[DISCARD]),
        "supply": supply(s),
        "reconstructed": list(box.reconstructed),
    }


def own_table(s: State, box: Box, seat: int) -> dict[str, object]:
    watching = seat == WATCHER
    return {
        "hand": [] if watching else cards(box, box.hands[seat].cards(s)),
        "seen": [seen(s, box, one, seat) for one in range(s.seats)],
        "odds": [] if watching else odds(s, box, seat),
        "crossed": [] if watching else crossed(s, box, seat),
        "unfit": {} if watching else unfit(s, box, seat),
    }


def power_table(s: State, box: Box, seat: i64) -> dict[str, object]:
    """What everybody sees of a power."""
    d = s.d
    held = territories(s, seat, SUSTAINABLE_ECOCITY, box.deck)
    row = military_row(held)
    reputation = d[REPUTATION + seat]
    gdp = GDP[row] + GDP[reputation]
    fleets: i64 = 0
    for zone in range(len(box.world.zones)):
        fleets += d[FLEETS + MOST_ZONES * seat + zone]
    return {
        "seat": int(seat),
        "power": box.world.powers[d[POWER + seat]],
        "lands": int(count(d[LANDS + seat])),
        "military": {"territories": int(held), "row": int(row), "gdp": int(GDP[row])},
        "reputation": {
            "row": int(reputation),
            "state": STATES[state_of(s, seat)],
            "gdp": int(GDP[reputation]),
        },
        "gdp": int(gdp),
        "end": at_end(s, box, seat),
        "aggression": int(d[AGGRESSION + seat]),
        "hand": int(box.hands[seat].size(s)),
        "hand_limit": int(hand_limit(s, seat)),
        "passed": d[PHASE] == CONFLICT and (d[PASSED] >> seat) & 1 == 1,
        "quarters": int(d[QUARTERS + seat]),
        "transit": int(d[TRANSIT + seat]),
        "reserve": int(d[RESERVE + seat]),
        "missiles": int(d[MISSILES + seat]),
        "nukes": int(d[NUKES + seat]),
        "sabotage": int(d[SPIES + seat]),
        "sabotaged": seats_in(d[SABOTAGED + seat]),
        "barred": seats_in(d[BARRED + seat]),
        "assassins": seats_in(d[ASSASSINS + seat]),
        "fleets": int(fleets),
        "dock": int(d[DOCK + seat]),
        "tokens": TOKENS_EACH - int(count(d[LANDS + seat] & ~d[MANNED])),
        "kept": box.deck.names(d[KEPT + seat]),
        "capitals": [box.world.powers[power] for power in range(MOST_POWERS) if has(s, seat, power)],
        "trophies": [
            box.world.powers[power] for power in range(MOST_POWERS) if d[CAPITAL + power] == AT_SEAT + seat
        ],
        "points": int(gdp + CAPITAL_POINTS * capitals(s, seat)),
    }


def has(s: State, seat: i64, power: i64) -> bool:
    """Does this power's capital count for a seat?"""
    d = s.d
    at = d[CAPITAL + power]
    return at == AT_SEAT + seat or (0 < at < AT_SEAT and d[LANDS + seat] & bit(at - 1) != 0)


def seats_in(members: i64) -> list[int]:
    return [seat for seat in range(MOST_POWERS) if (members >> seat) & 1]


def territory(s: State, box: Box, at: i64) -> dict[str, object]:
    d = s.d
    here = bit(at)
    holder = owner(s, at)
    return {
        "at": box.world.territories[at],
        "home": box.world.powers[box.world.power_of[at]],
        "owner": None if holder < 0 else int(holder),
        "troops": int(d[TROOPS + at]),
        "fort": d[FORTS] & here != 0,
        "capitals": [box.world.powers[power] for power in range(MOST_POWERS) if d[CAPITAL + power] == 1 + at],
        "radiation": d[RADIATION] & here != 0,
        "closed": d[CLOSED] & here != 0,
        "neutral": d[NEUTRAL] & here != 0,
        "truce": d[TRUCE] & here != 0,
    }


def zone_table(s: State, box: Box, zone: i64) -> dict[str, object]:
    """A sea zone: the fleets by seat, and of these those that have retreated and attack no more."""
    d = s.d
    controller: int | None = None
    for seat in range(d[SEATS]):
        if waters(s, seat) & bit(zone):
            controller = int(seat)
    return {
        "zone": box.world.zones[zone],
        "fleets": [int(d[FLEETS + MOST_ZONES * seat + zone]) for seat in range(s.seats)],
        "tired": [int(d[TIRED + MOST_ZONES * seat + zone]) for seat in range(s.seats)],
        "controller": controller,
    }


def investment(s: State) -> dict[str, object] | None:
    """What the power that invests may still do; None: nobody does."""
    d = s.d
    if d[PHASE] != INVESTMENT or d[TURN] == 0:
        return None
    left = int(d[INVESTMENTS])
    return {
        "seat": int(d[TURN]) - 1,
        "budget": int(d[BUDGET]),
        "left": None if left > NO_LIMIT // 2 else left,
        "uprising": d[UPRISING] != 0,
    }


def pending(s: State, box: Box) -> dict[str, object]:
    """What was played for the next attack of the power whose turn it is, and whether it has acted."""
    d = s.d
    return {
        "raids": int(d[RAIDS]),
        "pretext": d[PRETEXT] != 0,
        "accident": d[ACCIDENT] != 0,
        "acted": d[PHASE] == CONFLICT and d[ACTED] != 0,
    }


def supply(s: State) -> dict[str, object]:
    """What nobody has yet of what lies in the box for all."""
    d = s.d
    return {
        "missile": int(supply_of_missiles(s, MISSILES)),
        "nuke": int(supply_of_missiles(s, NUKES)),
        "sabotage": int(supply_of_sabotage(s)),
        "fort": FORTIFICATIONS - int(count(d[FORTS])),
        "radiation": RADIATION_TOKENS - int(count(d[RADIATION])),
    }


def crossed(s: State, box: Box, seat: i64) -> list[str]:
    """The sea zones that land attacks of a power cross, or would cross if it had the only fleets there."""
    zones = box.world.zones
    return [zones[zone] for zone in range(len(zones)) if is_crossed(s, box, seat, zone)]


def unfit(s: State, box: Box, seat: int) -> dict[str, str]:
    """While a power can place a new fleet, the sea zones where it cannot, and why: fleets of "others" are
    there, or none of its coasts, so that it is too "far".
    """
    if seat not in s.waiting:
        return {}
    fit = {action.noun for action in s.options(seat) if action.verb == "fleet"}
    if not fit:
        return {}
    taken = ships_of_others(s, seat)
    zones = box.world.zones
    why = {zones[zone]: "others" if taken & bit(zone) else "far" for zone in range(len(zones))}
    return {zone: reason for zone, reason in why.items() if zone not in fit}


def cards(box: Box, held: i64) -> list[dict[str, object]]:
    """Each kind of card in a hand: when it can be played, whether it is asked for in others' turns, and how
    many of it there are.
    """
    found: list[dict[str, object]] = []
    for card in range(len(box.deck.kinds)):
        n = box.deck.held(held, card)
        if n:
            found.append(
                {
                    "card": box.deck.kinds[card],
                    "timing": "immediate" if card >= FIRST_IMMEDIATE else "conflict",
                    "in_others_turns": card >= FIRST_IMMEDIATE or card == SPEECH_TO_PARLIAMENT,
                    "copies": int(n),
                }
            )
    return found


def seen(s: State, box: Box, whose: i64, seat: int) -> list[str]:
    """The cards that a seat knows to be in another power's hand."""
    if whose == seat or seat == WATCHER:
        return []
    found: i64 = 0
    for zone in box.hands[whose].zones:
        if zone.seen_by(seat):
            found = box.deck.together(found, s.d[zone.at])
    return box.deck.names(found)
