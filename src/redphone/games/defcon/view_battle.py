"""The battle that is being fought, and how an attack would end, for people to see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redphone.core.actions import Action
from redphone.core.bits import bit, count, low
from redphone.core.events import Field
from redphone.games.defcon.battle import defence_dice
from redphone.games.defcon.box import Box
from redphone.games.defcon.cards import AIR_RAID, AIRBORNE_TROOPS, SPEECH_TO_PARLIAMENT
from redphone.games.defcon.consensus import seat_of_power
from redphone.games.defcon.effects import has_capital, owner
from redphone.games.defcon.land import is_beaten
from redphone.games.defcon.naval import Engage, defending, joining
from redphone.games.defcon.numbers import ATTACK, ENGAGE, SEND
from redphone.games.defcon.odds import Chances
from redphone.games.defcon.powers import AIRBORNE, CAPITAL_DICE, CARD_DICE, FORT_DICE, MOST_POWERS, MOST_ZONES
from redphone.games.defcon.reach import attackable, neighbourhood
from redphone.games.defcon.state import (
    ASSASSINS,
    CARD,
    DEFENDER,
    DEPLOYED,
    FIELD,
    FLEETS,
    FORCE,
    FORTS,
    QUARTERS,
    RAIDS,
    SPEECHES,
    TROOPS,
    TURN,
)

if TYPE_CHECKING:
    from redphone.core.state import State


PLACES: Final = 9
LEAST: Final = 1e-9


def walls(s: State, at: i64) -> i64:
    """The dice that a fortification, a capital and Speeches give who holds a territory."""
    d = s.d
    holder = owner(s, at)
    if holder < 0:
        return 0
    dice: i64 = 0
    if d[FORTS] & bit(at):
        dice += FORT_DICE
    if has_capital(s, at) and not d[ASSASSINS + d[TURN] - 1] & bit(holder):
        dice += CAPITAL_DICE
    if dice + d[TROOPS + at]:
        dice += CARD_DICE * d[SPEECHES + holder]
    return dice


def dice_on(s: State, at: i64, troops: i64) -> dict[str, Field]:
    """What both sides would throw in the first round of a land attack with so many troops: on ground without
    troops nobody is to be hit.
    """
    d = s.d
    attack: i64 = 0
    if d[TROOPS + at]:
        attack = troops + CARD_DICE * d[RAIDS]
    return {"dice": int(attack), "dice_against": int(d[TROOPS + at] + walls(s, at))}


def attack_on(s: State, box: Box, at: i64, troops: i64, raids: i64 = 0, speeches: i64 = 0) -> Chances:
    """How a land attack with so many troops would end, with the cards that support it now, and these too."""
    d = s.d
    more = CARD_DICE * (d[RAIDS] + raids)
    behind = walls(s, at)
    if behind + d[TROOPS + at]:
        behind += CARD_DICE * speeches
    return box.odds.fight(int(troops), int(d[TROOPS + at]), int(more), int(behind))


def would_send(s: State, seat: i64) -> i64:
    """The most troops that could take part in an attack that is still to be chosen."""
    d = s.d
    if d[FIELD]:
        return d[FORCE]
    n = d[QUARTERS + seat]
    if d[CARD] == 1 + AIRBORNE_TROOPS and n > AIRBORNE:
        return AIRBORNE
    return n


def chances_of(s: State, box: Box, seat: i64, action: Action) -> Chances | None:
    """How an offered attack would end if it is fought on to its end; None: it is no attack.

    At sea with all fleets that can join, or with one more than have joined the attack.
    """
    number: i64 = action.number
    if action.verb == "attack":
        return attack_on(s, box, number - ATTACK, would_send(s, seat))
    if action.verb == "troops":
        return attack_on(s, box, s.stack[s.depth - 1].arg, 1 + number - SEND)
    if action.verb == "engage":
        noun = number - ENGAGE
        zone, other = noun // MOST_POWERS, seat_of_power(s, noun % MOST_POWERS)
        return box.odds.fight(int(joining(s, box, seat, zone)), int(s.d[FLEETS + MOST_ZONES * other + zone]))
    if action.verb == "from" and is_at_sea(s):
        return box.odds.fight(int(s.d[FORCE]) + 1, int(defending(s)))
    return None


def odds(s: State, box: Box, seat: int) -> list[dict[str, object]]:
    """For each attack that the seat is offered how likely the conquest is, and the losses to expect."""
    if seat not in s.waiting:
        return []
    found: list[dict[str, object]] = []
    for action in s.options(seat):
        chances = chances_of(s, box, seat, action)
        if chances is not None:
            found.append({"action": action.text, **told(chances)})
    return found


def told(chances: Chances) -> dict[str, object]:
    return {
        "conquest": rounded(chances.conquest),
        "lost": round(chances.lost, 2),
        "killed": round(chances.killed, 2),
        "left": [round(chance, 4) for chance in chances.left],
    }


def rounded(chance: float) -> float:
    """To nine places; what is neither certain nor impossible is never called so."""
    if chance in (0.0, 1.0):
        return chance
    return max(LEAST, min(1 - LEAST, round(chance, PLACES)))


def percent(chances: Chances) -> int:
    """In percent; what is neither certain nor impossible is never called so."""
    if chances.conquest in (0.0, 1.0):
        return int(chances.conquest) * 100
    return max(1, min(99, round(100 * chances.conquest)))


def is_at_sea(s: State) -> bool:
    """Is the battle one of fleets? (A field is a number, of a territory or of a sea zone.)"""
    for k in range(s.depth):
        if isinstance(s.book.steps[s.stack[k].step], Engage):
            return True
    return False


def fighting_on(s: State, box: Box, speeches: i64 = 0) -> Chances:
    """How the battle would end if it were fought on to its end, after so many Speeches more."""
    d = s.d
    if is_at_sea(s):
        return box.odds.fight(int(d[FORCE]), int(defending(s)))
    return attack_on(s, box, d[FIELD] - 1, d[FORCE], 0, speeches)


def with_card(s: State, box: Box, seat: i64, card: i64) -> tuple[Chances, Chances] | None:
    """How the battle would end now, and how if the card is played; None where there is none that it supports.

    A Speech is made in a battle. An Air Raid is flown before there is a target; but where an attack goes on,
    and a single territory lies open to it, that is the target.
    """
    d = s.d
    if d[FIELD] == 0 or is_at_sea(s):
        return None
    if card == SPEECH_TO_PARLIAMENT:
        return fighting_on(s, box), fighting_on(s, box, 1)
    if card == AIR_RAID:
        open_to_it = neighbourhood(s, box, seat, bit(d[FIELD] - 1)) & attackable(s, seat)
        if count(open_to_it) == 1:
            at = low(open_to_it)
            return attack_on(s, box, at, d[FORCE]), attack_on(s, box, at, d[FORCE], 1)
    return None


def battle(s: State, box: Box) -> dict[str, object] | None:
    """The battle on land or at sea: who fights whom with what, and the dice each would throw now."""
    d = s.d
    if d[FIELD] == 0 or d[TURN] == 0:
        return None
    return sea_battle(s, box) if is_at_sea(s) else land_battle(s, box)


def sea_battle(s: State, box: Box) -> dict[str, object]:
    d = s.d
    against = int(defending(s))
    return {
        "at": None,
        "zone": box.world.zones[d[FIELD] - 1],
        "attacker": int(d[TURN]) - 1,
        "defender": int(d[DEFENDER]) - 1,
        "force": int(d[FORCE]),
        "deployed": int(d[FORCE]),
        "against": against,
        "dice": [int(d[FORCE]), against],
        "raids": 0,
        "speeches": 0,
        "won": False,
        "decided": False,
        **told(fighting_on(s, box)),
    }


def land_battle(s: State, box: Box) -> dict[str, object]:
    d = s.d
    at = d[FIELD] - 1
    defender = int(d[DEFENDER]) - 1
    is_taken = owner(s, at) == d[TURN] - 1
    is_won = is_taken or is_beaten(s)
    # Who has lost or withdrawn all its troops fights no more.
    is_decided = is_won or d[FORCE] == 0
    chances = Chances(1.0, 0.0, 0.0, []) if is_won else fighting_on(s, box)
    troops: i64 = 0 if is_won else d[TROOPS + at]
    return {
        "at": box.world.territories[at],
        "zone": None,
        "attacker": int(d[TURN]) - 1,
        "defender": None if defender < 0 else defender,
        "force": int(d[FORCE]),
        "deployed": int(d[DEPLOYED]),
        "against": int(troops),
        "dice": [
            int(d[FORCE] + CARD_DICE * d[RAIDS]) if troops and not is_decided else 0,
            0 if is_decided else int(defence_dice(s, at)),
        ],
        "raids": int(d[RAIDS]),
        "speeches": 0 if defender < 0 else int(d[SPEECHES + defender]),
        "won": is_taken,
        "decided": is_decided,
        **told(chances),
    }
