"""Which territories a land attack can reach. [Conflict: bordering territories; ruling 13]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from redphone.core.bits import bit, low
from redphone.core.layout import SEATS
from redphone.games.defcon.box import Box
from redphone.games.defcon.effects import lands_of_others, waters
from redphone.games.defcon.state import BARRED, LANDS, NEUTRAL, RADIATION, TRUCE
from redphone.games.defcon.world import World

if TYPE_CHECKING:
    from redphone.core.state import State


def union(sets: vec[i64], members: i64) -> i64:
    """All that is in one of the sets of these members."""
    found: i64 = 0
    while members:
        found |= sets[low(members)]
        members &= members - 1
    return found


def shores(world: World, lands: i64) -> i64:
    """The sea zones that touch one of these territories."""
    return union(world.seas, lands)


def crossed(world: World, through: i64, own: i64, chains: bool) -> i64:
    """The sea zones over which a land attack leads from these territories: of its power's own those off their
    coasts, and by an option those that lie behind.
    """
    zones = shores(world, through) & own
    if chains:
        further = union(world.adjacent, zones) & own & ~zones
        while further:
            zones |= further
            further = union(world.adjacent, zones) & own & ~zones
    return zones


def reached(box: Box, radiation: i64, own: i64, start: i64) -> i64:
    """What borders on these territories for who controls these sea zones: see `neighbourhood`."""
    world = box.world
    through = start
    while True:
        zones = crossed(world, through, own, box.sea_chains)
        found = union(world.borders, through) | union(world.coasts, zones)
        passage = found & radiation & ~through
        if passage == 0:
            return found
        through |= passage


def neighbourhood(s: State, box: Box, seat: i64, start: i64) -> i64:
    """The territories that border on these, by land or by one controlled sea zone.

    Irradiated territories are passage: what borders on one that borders, borders as well.
    """
    return reached(box, s.d[RADIATION], waters(s, seat), start)


def is_crossed(s: State, box: Box, seat: i64, zone: i64) -> bool:
    """Would land attacks of a power cross a sea zone, if it had the only fleets there?"""
    d = s.d
    own = waters(s, seat) | bit(zone)
    start = d[LANDS + seat]
    through = start | (reached(box, d[RADIATION], own, start) & d[RADIATION])
    return crossed(box.world, through, own, box.sea_chains) & bit(zone) != 0


def attackable(s: State, seat: i64) -> i64:
    """The territories that a power may attack by land if it can get there."""
    d = s.d
    found = lands_of_others(s, seat) | (d[NEUTRAL] & ~d[TRUCE])
    for other in range(d[SEATS]):
        if d[BARRED + other] & bit(seat):
            found &= ~d[LANDS + other]
    return found


def targets(s: State, box: Box, seat: i64) -> i64:
    """The territories that a power may attack with troops from its quarters."""
    can = attackable(s, seat)
    if can == 0:
        return 0
    return neighbourhood(s, box, seat, s.d[LANDS + seat]) & can
