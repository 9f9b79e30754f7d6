"""What must hold in every position of DEFCON: the pieces are those in the box, and each is in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redphone.core.layout import SEATS
from redphone.games.defcon.box import Box
from redphone.games.defcon.consensus import TOP_ROW
from redphone.games.defcon.powers import (
    AT_SEAT,
    BY_NUKE,
    FLEETS_EACH,
    FORTIFICATIONS,
    MISSILES_OF_A_KIND,
    MOST_ZONES,
    RADIATION_TOKENS,
    SABOTAGE_TOKENS,
    TERRITORIES,
    TOKENS_EACH,
    TROOPS_EACH,
)
from redphone.games.defcon.state import (
    AGGRESSION,
    AT_SEA,
    BUDGET,
    CAPITAL,
    CLOSED,
    DOCK,
    FIELD,
    FLEETS,
    FORCE,
    FORTS,
    INVESTMENTS,
    LANDS,
    MANNED,
    MISSILES,
    NEUTRAL,
    NUKES,
    ORDER,
    POWER,
    QUARTERS,
    RADIATION,
    REPUTATION,
    RESERVE,
    SHIPS,
    SPIES,
    TIRED,
    TRANSIT,
    TROOPS,
    TRUCE,
    TURN,
)

if TYPE_CHECKING:
    from redphone.core.state import State


def audit(s: State, box: Box) -> list[str]:
    """What is wrong with a position, in words for the fuzzer."""
    wrong: list[str] = []
    for seat in range(int(s.d[SEATS])):
        power = box.world.powers[s.d[POWER + seat]]
        wrong += [f"{power}: {text}" for text in wrong_pieces(s, seat) + wrong_fleets(s, box, seat)]
    return wrong + wrong_ground(s) + wrong_supply(s)


def members(ints: int) -> list[int]:
    return [k for k in range(61) if ints >> k & 1]


def wrong_pieces(s: State, seat: int) -> list[str]:
    d = [int(x) for x in s.d]
    wrong: list[str] = []
    lands = members(d[LANDS + seat])
    kept = [d[k + seat] for k in (RESERVE, QUARTERS, TRANSIT, DOCK, MISSILES, NUKES, SPIES)]
    if min(kept) < 0:
        wrong.append(f"fewer than none of something: {kept}")
    attacking = d[FORCE] if d[TURN] == 1 + seat and d[FIELD] and not d[AT_SEA] else 0
    on_board = sum(d[TROOPS + at] for at in lands)
    troops = on_board + d[RESERVE + seat] + d[QUARTERS + seat] + d[TRANSIT + seat] + attacking
    if troops != TROOPS_EACH:
        wrong.append(f"{troops} troops, {on_board} of them on the board and {attacking} attacking")
    empty = [at for at in lands if d[TROOPS + at] == 0 and d[FIELD] != 1 + at]
    if len(empty) > TOKENS_EACH:
        wrong.append(f"holds {len(empty)} territories without troops")
    if not 0 <= d[REPUTATION + seat] <= TOP_ROW or not 0 <= d[AGGRESSION + seat] <= BY_NUKE:
        wrong.append(f"reputation {d[REPUTATION + seat]}, aggression {d[AGGRESSION + seat]}")
    return wrong


def wrong_fleets(s: State, box: Box, seat: int) -> list[str]:
    d = s.d
    wrong: list[str] = []
    fleets = [int(d[FLEETS + MOST_ZONES * seat + zone]) for zone in range(MOST_ZONES)]
    tired = [int(d[TIRED + MOST_ZONES * seat + zone]) for zone in range(MOST_ZONES)]
    if sum(fleets) + d[DOCK + seat] != FLEETS_EACH or min(fleets) < 0:
        wrong.append(f"fleets {fleets}, and {d[DOCK + seat]} in the dock")
    if members(int(d[SHIPS + seat])) != [zone for zone in range(MOST_ZONES) if fleets[zone]]:
        wrong.append(f"fleets {fleets}, but ships in {members(int(d[SHIPS + seat]))}")
    if any(fleets[len(box.world.zones) :]):
        wrong.append(f"fleets beyond the map: {fleets}")
    if any(not 0 <= tired[zone] <= fleets[zone] for zone in range(MOST_ZONES)):
        wrong.append(f"fleets {fleets}, of which have retreated {tired}")
    return wrong


def wrong_ground(s: State) -> list[str]:
    """Every territory is somebody's, neutral, closed or irradiated, and only one of these."""
    d = [int(x) for x in s.d]
    seats = d[SEATS]
    wrong: list[str] = []
    kinds = [d[LANDS + seat] for seat in range(seats)] + [d[NEUTRAL], d[CLOSED], d[RADIATION]]
    for at in range(TERRITORIES):
        if [kind >> at & 1 for kind in kinds].count(1) != 1:
            wrong.append(f"territory {at} is in {[kind >> at & 1 for kind in kinds]}")
    held = [at for seat in range(seats) for at in members(d[LANDS + seat])]
    manned = [at for at in range(TERRITORIES) if d[TROOPS + at]]
    if manned != members(d[MANNED]) or any(d[TROOPS + at] < 0 for at in range(TERRITORIES)):
        wrong.append(f"troops on {manned}, but manned are {members(d[MANNED])}")
    for name, there in (("troops", manned), ("fortifications", members(d[FORTS]))):
        if any(at not in held for at in there):
            wrong.append(f"{name} on {there}, but held are {sorted(held)}")
    if d[TRUCE] & ~d[NEUTRAL]:
        wrong.append("a truce on ground that is not neutral")
    capitals = [d[CAPITAL + power] for power in range(4)]
    if any(0 < at < AT_SEAT and (d[RADIATION] | d[CLOSED]) >> (at - 1) & 1 for at in capitals):
        wrong.append(f"a capital where nobody can be: {capitals}")
    if any(not 0 <= at < AT_SEAT + seats for at in capitals):
        wrong.append(f"capitals nowhere: {capitals}")
    return wrong


def wrong_supply(s: State) -> list[str]:
    d = [int(x) for x in s.d]
    seats = d[SEATS]
    wrong: list[str] = []
    for name, slot, most in (
        ("conventional missiles", MISSILES, MISSILES_OF_A_KIND),
        ("nuclear missiles", NUKES, MISSILES_OF_A_KIND),
        ("sabotage tokens", SPIES, SABOTAGE_TOKENS),
    ):
        n = sum(d[slot + seat] for seat in range(seats))
        if n > most:
            wrong.append(f"{n} {name}, {most} lie in the box")
    for name, slot, most in (
        ("fortifications", FORTS, FORTIFICATIONS),
        ("radiation tokens", RADIATION, RADIATION_TOKENS),
    ):
        if len(members(d[slot])) > most:
            wrong.append(f"{len(members(d[slot]))} {name}, {most} lie in the box")
    if sorted(d[ORDER + k] for k in range(seats)) != list(range(seats)):
        wrong.append(f"the initiative track reads {[d[ORDER + k] for k in range(seats)]}")
    if d[BUDGET] < 0 or d[INVESTMENTS] < 0:
        wrong.append(f"a budget of {d[BUDGET]} for {d[INVESTMENTS]} investments")
    return wrong
