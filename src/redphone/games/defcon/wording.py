"""The offers of DEFCON in words, with what they would do now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redphone.core.actions import Action
from redphone.core.events import Field, Offer
from redphone.games.defcon import numbers
from redphone.games.defcon.box import Box
from redphone.games.defcon.consensus import seat_of_power
from redphone.games.defcon.effects import (
    aggression_of_nuke,
    aggression_of_strike,
    aggression_on_land,
    owner,
)
from redphone.games.defcon.forecast import (
    ceded,
    conquest,
    cost,
    discredited,
    is_blessed,
    loss,
    loss_by_strike,
    poorer,
    raised_to,
)
from redphone.games.defcon.land import onward
from redphone.games.defcon.missiles import capital_if_nuked, killed_by_strike
from redphone.games.defcon.naval import joining
from redphone.games.defcon.powers import (
    AID_COST,
    EXCOMMUNICATION_ROWS,
    FLEET_COST,
    FORT_COST,
    MISSILE_COST,
    MOST_POWERS,
    MOST_ZONES,
    NUKE_COST,
    QUARTERS_NOUN,
    SABOTAGE_COST,
    SABOTAGE_ROWS,
    SAIL_COST,
    TERRITORIES,
    TROOP_COST,
)
from redphone.games.defcon.reach import is_crossed
from redphone.games.defcon.state import (
    ACCIDENT,
    BUDGET,
    FIELD,
    FLEETS,
    FORCE,
    POWER,
    PRETEXT,
    QUARTERS,
    TROOPS,
)
from redphone.games.defcon.view_battle import (
    chances_of,
    dice_on,
    fighting_on,
    is_at_sea,
    percent,
    with_card,
    would_send,
)

if TYPE_CHECKING:
    from redphone.core.state import State

NOTHING_MORE: Final = {
    "ask-conflict": "offer-pass",
    "ask-deploy": "offer-rest-to-quarters",
    "ask-invest": "offer-end-investment",
    "ask-fleets": "offer-start-battle",
    "ask-go-on": "offer-end-attack",
    "ask-move": "offer-end-moves",
    "ask-occupy": "offer-do-not-occupy",
}
"""What `pass` means; to all other questions that it plays no card."""
GARRISONS: Final = {
    "quarters": "offer-garrison-quarters",
    "transit": "offer-garrison-transit",
    "token": "offer-garrison-token",
}
COSTS: Final = {"missile": MISSILE_COST, "nuke": NUKE_COST, "sabotage": SABOTAGE_COST, "aid": AID_COST}
ON_PLACES: Final = ["deploy", "move", "to"]
ON_CARDS: Final = ["discard", "play"]
ON_POWERS: Final = ["sabotage", "against", "look", "sack"]
ON_ENEMY_LAND: Final = ["raze", "betray", "demand"]


def wording(s: State, box: Box, seat: int, action: Action) -> Offer:
    verb, noun = action.verb, action.noun
    number: i64 = action.number
    if verb == "pass":
        return declining(s, seat, action)
    if verb == "choose":
        return choice(s, box, seat, action)
    if verb in ("attack", "troops"):
        return attack(s, box, seat, action)
    if verb in ("strike", "bomb", "nuke"):
        return missile(s, box, seat, action)
    if verb in ON_CARDS:
        return card(s, box, seat, action)
    if verb in ON_POWERS:
        target = seat_of_power(s, number & 255)
        fields: dict[str, Field] = {"target": noun}
        if verb in ("look", "sack"):
            fields["n"] = int(box.hands[target].size(s))
        elif rows := rows_lost(s, seat, verb):
            fields.update(discredited(s, box, target, rows))
        return Offer(action, f"offer-{verb}", fields)
    if verb in ON_ENEMY_LAND:
        return Offer(action, f"offer-{verb}", on_land(s, box, number & 255))
    if verb in ON_PLACES:
        at = number & 255
        n = s.d[QUARTERS + seat] if at == QUARTERS_NOUN else s.d[TROOPS + at]
        return Offer(action, f"offer-{verb}", {"place": noun, "n": int(n)})
    if verb == "engage":
        return Offer(action, "offer-engage", engaging(s, box, seat, action))
    if verb == "steal":
        power = (number - numbers.STEAL) >> 1
        item = "nuke" if number & 1 else "missile"
        return Offer(action, "offer-steal", {"target": box.world.powers[power], "item": item})
    if verb == "garrison":
        return Offer(action, GARRISONS[noun], {})
    if verb == "occupy":
        return occupying(s, box, seat, action)
    return plain(s, box, seat, action)


def rows_lost(s: State, seat: int, verb: str) -> int:
    """How many rows of reputation it costs the target; 0: that is not what it is about."""
    if verb == "sabotage":
        return SABOTAGE_ROWS
    prompt = s.prompt(seat)
    if prompt is None or prompt.id == "ask-plot":
        return 0
    n = prompt.fields.get("n", EXCOMMUNICATION_ROWS)
    assert isinstance(n, int)
    return n


def occupying(s: State, box: Box, seat: int, action: Action) -> Offer:
    """How many stay, how many do not, and whether there is anything that those could attack on from there."""
    n = int(action.noun)
    fields: dict[str, Field] = {
        "n": n,
        "rest": int(s.d[FORCE]) - n,
        "onward": 1 if onward(s, box, seat) else 0,
    }
    fields.update(conquest(s, box, seat, s.d[FIELD] - 1, 0))
    return Offer(action, "offer-occupy", fields)


def plain(s: State, box: Box, seat: int, action: Action) -> Offer:
    """What has a place, a number or a thing, and perhaps a price."""
    verb, noun = action.verb, action.noun
    invests = asked(s, seat) == "ask-invest"
    if verb == "recruit":
        n = int(noun)
        return Offer(action, "offer-recruit", {"n": n, "cost": TROOP_COST * n})
    if verb == "buy":
        buys: dict[str, Field] = {"item": noun, "cost": COSTS[noun]}
        if noun == "aid":
            buys.update(cost(s, box, seat, 0, rows=1))
        return Offer(action, "offer-buy", buys)
    if verb == "fortify":
        return Offer(action, "offer-fortify", {"at": noun, "cost": FORT_COST})
    if verb == "fleet":
        return Offer(action, "offer-fleet", {"zone": noun, "cost": FLEET_COST if invests else 0})
    if verb == "from":
        there = s.d[FLEETS + MOST_ZONES * seat + (action.number & 255)]
        fields: dict[str, Field] = {"zone": noun, "n": int(there), "cost": SAIL_COST if invests else 0}
        if is_at_sea(s):
            fields.update(leaving(s, box, seat, action.number & 255))
        return Offer(action, "offer-from", fields)
    if verb == "cards":
        return Offer(action, "offer-cards", {"n": int(noun)})
    if verb == "capital-of":
        return Offer(action, "offer-capital-of", {"capital": noun})
    if verb == "next":
        return Offer(action, "offer-next", {"power": noun})
    return Offer(action, f"offer-{verb}", {"zone" if verb == "sail" else "at": noun})


def leaving(s: State, box: Box, seat: int, zone: i64) -> dict[str, Field]:
    """Does the last fleet leave a zone to attack another, and did land attacks lead across that?"""
    is_last = s.d[FLEETS + MOST_ZONES * seat + zone] == 1 and zone != s.d[FIELD] - 1
    return {"leaves": 1 if is_last else 0, "crossed": 1 if is_last and is_crossed(s, box, seat, zone) else 0}


def engaging(s: State, box: Box, seat: int, action: Action) -> dict[str, Field]:
    """Fleets that can be attacked, and how likely the victory is with all that can join."""
    number: i64 = action.number
    zone, power = (number - numbers.ENGAGE) // MOST_POWERS, (number - numbers.ENGAGE) % MOST_POWERS
    chances = chances_of(s, box, seat, action)
    assert chances is not None
    fields = at_sea(s, box, zone, power)
    fields.update({"fleets": int(joining(s, box, seat, zone)), "percent": percent(chances)})
    return fields


def asked(s: State, seat: int) -> str:
    prompt = s.prompt(seat)
    return "" if prompt is None else prompt.id


def declining(s: State, seat: int, action: Action) -> Offer:
    """`pass` plays no card, or means: that is all."""
    id = NOTHING_MORE.get(asked(s, seat), "offer-no-card")
    fields: dict[str, Field] = {}
    if id == "offer-end-investment":
        fields = {"n": int(s.d[BUDGET])}
    elif id == "offer-rest-to-quarters":
        fields = {"n": int(s.stack[s.depth - 1].left)}
    elif id in ("offer-start-battle", "offer-end-attack", "offer-do-not-occupy"):
        fields = {"n": int(s.d[FORCE])}
    return Offer(action, id, fields)


def choice(s: State, box: Box, seat: int, action: Action) -> Offer:
    if action.noun == "fight":
        chances = fighting_on(s, box)
        fields: dict[str, Field] = {"percent": percent(chances), "lost": round(chances.lost)}
        if not is_at_sea(s):
            fields.update(conquest(s, box, seat, s.d[FIELD] - 1, 0))
        return Offer(action, "offer-fight", fields)
    if action.noun == "retreat":
        return Offer(action, "offer-retreat", {"n": int(s.d[FORCE])})
    if action.noun == "cede":
        return Offer(action, "offer-cede", ceded(s, box, seat, s.stack[s.depth - 1].arg))
    return Offer(action, f"offer-{action.noun}", {})


def card(s: State, box: Box, seat: int, action: Action) -> Offer:
    """A card; where it supports a side of a battle, with the odds of the conquest without it and with it."""
    fields: dict[str, Field] = {"card": action.noun}
    if action.verb == "play":
        chances = with_card(s, box, seat, action.number - numbers.PLAY)
        if chances is not None:
            fields.update({"percent_from": percent(chances[0]), "percent_to": percent(chances[1])})
            return Offer(action, "offer-support", fields)
    return Offer(action, f"offer-{action.verb}", fields)


def attack(s: State, box: Box, seat: int, action: Action) -> Offer:
    """How likely the conquest is with all that can be sent, or with so many, and how aggressive it is."""
    chances = chances_of(s, box, seat, action)
    assert chances is not None
    if action.verb == "troops":
        at = s.stack[s.depth - 1].arg
        n: i64 = int(action.noun)
    else:
        at = action.number - numbers.ATTACK
        n = would_send(s, seat)
    level: i64 = 0 if s.d[PRETEXT] else aggression_on_land(s, box, seat, at)
    fields = on_land(s, box, at)
    fields["defender"] = fields.pop("target")
    fields["against"] = fields.pop("n")
    raised = raised_to(s, box, seat, level)
    fields.update(
        {"n": int(n), "percent": percent(chances), "lost": round(chances.lost), "aggression": raised}
    )
    fields.update(dice_on(s, at, n))
    fields.update(conquest(s, box, seat, at, raised))
    return Offer(action, f"offer-{action.verb}", fields)


def missile(s: State, box: Box, seat: int, action: Action) -> Offer:
    number: i64 = action.number
    noun = number & 255
    if action.verb == "bomb":
        if noun < TERRITORIES:
            return Offer(action, "offer-bomb", on_land(s, box, noun))
        zone, power = (noun - TERRITORIES) // MOST_POWERS, (noun - TERRITORIES) % MOST_POWERS
        return Offer(action, "offer-sink", at_sea(s, box, zone, power))
    level: i64 = 0
    if action.verb == "strike":
        fields = on_land(s, box, noun)
        killed = killed_by_strike(s, noun)
        fields["n"] = int(killed)
        if not s.d[ACCIDENT]:
            level = aggression_of_strike(s, owner(s, noun))
        raised = raised_to(s, box, seat, level)
        fields["aggression"] = raised
        fields.update(cost(s, box, seat, raised))
        fields.update(loss_by_strike(s, box, noun, killed))
        return Offer(action, "offer-strike", fields)
    return nuke(s, box, seat, action)


def nuke(s: State, box: Box, seat: int, action: Action) -> Offer:
    """Who launches one loses its Blessing at once, so that this protects it no more. [Ruling 18]"""
    number: i64 = action.number
    noun = number & 255
    if noun < TERRITORIES:
        id = "offer-nuke"
        fields = {**on_land(s, box, noun), **loss(s, box, noun), "fate": capital_if_nuked(s, noun)}
        level = aggression_of_nuke(s, owner(s, noun))
    else:
        id = "offer-nuke-city"
        power = noun - TERRITORIES
        holder = seat_of_power(s, power)
        fields = {"target": box.world.powers[power], **poorer(s, box, holder)}
        level = aggression_of_nuke(s, holder)
    raised = raised_to(s, box, seat, level)
    fields.update({"aggression": raised, "loses_blessing": 1 if is_blessed(s, box, seat) else 0})
    fields.update(cost(s, box, seat, raised, ends_blessing=True))
    return Offer(action, id, fields)


def on_land(s: State, box: Box, at: i64) -> dict[str, Field]:
    """A territory, whose it is, and its troops."""
    d = s.d
    holder = owner(s, at)
    return {
        "at": box.world.territories[at],
        "target": "nobody" if holder < 0 else box.world.powers[d[POWER + holder]],
        "n": int(d[TROOPS + at]),
    }


def at_sea(s: State, box: Box, zone: i64, power: i64) -> dict[str, Field]:
    """Fleets of a power in a sea zone."""
    fleets = s.d[FLEETS + MOST_ZONES * seat_of_power(s, power) + zone]
    return {"zone": box.world.zones[zone], "target": box.world.powers[power], "n": int(fleets)}
