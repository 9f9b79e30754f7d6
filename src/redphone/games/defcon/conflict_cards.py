"""The 21 conflict cards: our own one-line summary of each, then the same clauses in verbs.

Clauses are set apart by semicolons; the tests name each of them. Verbs: card_verbs.py, one_card.py and
ultimatum.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redphone.core.bits import bit, count, low
from redphone.core.book import Book
from redphone.core.flow import Step
from redphone.core.steps import Seq
from redphone.games.defcon.box import Box
from redphone.games.defcon.card_verbs import (
    Conscript,
    Discredit,
    Excommunicate,
    Gain,
    Keep,
    Plot,
    Prepare,
    Raise,
    Secretly,
    blessed,
    guarded,
    own_capitals,
)
from redphone.games.defcon.cards import (
    ACCIDENTAL_STRIKE,
    AIR_RAID,
    AIRBORNE_TROOPS,
    ASSASSINATION_ATTEMPT,
    BETRAYAL,
    BLESSING,
    CASUS_BELLI,
    CHEMICAL_WEAPONS_SCANDAL,
    CONSCRIPTION,
    ESPIONAGE,
    EXCOMMUNICATION,
    FIRST_IMMEDIATE,
    GOVERNMENT_TRANSFER,
    INFILTRATION,
    INTERNATIONAL_CRIMINAL_COURT,
    KINDS,
    NOBEL_PRIZE,
    PROPAGANDA,
    SUBMARINE_FLEET,
    SUSTAINABLE_ECOCITY,
    ULTIMATUM,
)
from redphone.games.defcon.consensus import TOP_ROW
from redphone.games.defcon.effects import (
    aggression_of_strike,
    aggression_on_land,
    lands_of_others,
    moves_aggression,
    owner,
)
from redphone.games.defcon.intrigue import can_be_discredited
from redphone.games.defcon.missiles import strike_targets
from redphone.games.defcon.one_card import (
    Betray,
    Drop,
    Infiltrate,
    Spy,
    Surface,
    TransferGovernment,
    holding,
    stealable,
)
from redphone.games.defcon.powers import CEDED_ROWS
from redphone.games.defcon.reach import attackable, neighbourhood
from redphone.games.defcon.state import (
    ACCIDENT,
    ACTED,
    AGGRESSION,
    DOCK,
    FIELD,
    FORTS,
    KEPT,
    LANDS,
    MANNED,
    MISSILES,
    PRETEXT,
    QUARTERS,
    RAIDS,
    REPUTATION,
    RESERVE,
)
from redphone.games.defcon.ultimatum import Demand, garrisons

if TYPE_CHECKING:
    from redphone.core.state import State


def conflict_cards(book: Book, box: Box, airborne_attack: Step, deploy: Step) -> list[Step | None]:
    """By kind; None: not played in one's own turn, see land.py."""
    table = by_name(book, box, airborne_attack, deploy)
    return [table[KINDS[kind]] for kind in range(FIRST_IMMEDIATE)]


def by_name(book: Book, box: Box, airborne_attack: Step, deploy: Step) -> dict[str, Step | None]:
    return {
        # Your next land attack has 2 dice more.
        "air_raid": Prepare(RAIDS),
        # Attack any territory, wherever it is; with up to 3 troops.
        "airborne_troops": Secretly(box, AIRBORNE_TROOPS, Drop(airborne_attack)),
        # Choose a power; its capitals do not defend it in your next land attack.
        "assassination_attempt": Plot(box),
        # Choose 2 enemy troops; they return to their reserve.
        "betrayal": Betray(2),
        # Keep it, and your reputation does not fall below a threat to peace; if it is lower, rise to that at
        # once; discard it when you launch a nuclear missile.
        "blessing": Seq(Keep(box, BLESSING), Raise(box)),
        # Your next land attack does not count as aggression; missiles do.
        "casus_belli": Prepare(PRETEXT),
        # Choose a power; it loses 2 reputation.
        "chemical_weapons_scandal": Discredit(box, 2),
        # Take 2 troops from your reserve.
        "conscription": Conscript(2, deploy),
        # Your next conventional strike does not count as aggression.
        "accidental_strike": Prepare(ACCIDENT),
        # After a failed land attack; all troops of that battle go to transit, the killed ones too.
        "dunkirk": None,
        # Either look at the cards of a power; or a power discards one at random.
        "espionage": Spy(box),
        # Choose a power; it loses 1 reputation; its Blessing is discarded.
        "excommunication": Excommunicate(box),
        # Move a capital from one of your territories to another.
        "government_transfer": TransferGovernment(box),
        # Either remove an enemy fortification; or steal an enemy missile of any kind.
        "infiltration": Infiltrate(),
        # Choose a power; it loses 1 reputation.
        "international_criminal_court": Discredit(box, 1),
        # Gain 2 reputation.
        "nobel_prize": Gain(box, 2),
        # Gain 1 reputation.
        "propaganda": Gain(box, 1),
        # Throw 2 dice more when you defend against a land attack.
        "speech_to_parliament": None,
        # Put a fleet from your reserve on any sea zone.
        "submarine_fleet": Secretly(box, SUBMARINE_FLEET, Surface(box)),
        # Keep it, as one more territory; no land attack can take it; a nuclear strike destroys it.
        "sustainable_ecocity": Keep(box, SUSTAINABLE_ECOCITY),
        # Demand a territory of a power; if it agrees, the territory is yours and it gains 2 reputation; if it
        # refuses, you lose 1 reputation.
        "ultimatum": Demand(book, box, gain=CEDED_ROWS, loss=1),
    }


def can_matter(s: State, box: Box, seat: i64, card: i64) -> bool:
    """Would the card change anything, or at least what the rest of this turn can do?"""
    d = s.d
    if card == AIR_RAID:
        return next_fields(s, box, seat, d[MANNED]) != 0
    if card == AIRBORNE_TROOPS:
        return d[ACTED] == 0 and d[QUARTERS + seat] > 0 and attackable(s, seat) != 0
    if card == ASSASSINATION_ATTEMPT:
        # Not only where a capital can be attacked in this turn: it waits. [Ruling 14]
        return guarded(s, seat) != 0
    if card == BETRAYAL:
        return strike_targets(s, seat) != 0
    if card == BLESSING:
        return box.deck.held(d[KEPT + seat], BLESSING) == 0
    if card == CASUS_BELLI:
        return d[PRETEXT] == 0 and next_fields(s, box, seat, provocations(s, box, seat)) != 0
    if card == CHEMICAL_WEAPONS_SCANDAL:
        return can_be_discredited(s, box, seat) != 0
    if card == CONSCRIPTION:
        return d[RESERVE + seat] > 0
    if card == ACCIDENTAL_STRIKE:
        return can_have_accident(s, box, seat)
    if card == ESPIONAGE:
        return holding(s, box, seat) != 0
    if card == EXCOMMUNICATION:
        return (can_be_discredited(s, box, seat) | blessed(s, box, seat)) != 0
    if card == GOVERNMENT_TRANSFER:
        return count(d[LANDS + seat]) > 1 and own_capitals(s, seat) != 0
    if card == INFILTRATION:
        return lands_of_others(s, seat) & d[FORTS] != 0 or stealable(s, seat) != 0
    if card == INTERNATIONAL_CRIMINAL_COURT:
        return can_be_discredited(s, box, seat) != 0
    if card == NOBEL_PRIZE:
        return d[REPUTATION + seat] < TOP_ROW
    if card == PROPAGANDA:
        return d[REPUTATION + seat] < TOP_ROW
    if card == SUBMARINE_FLEET:
        return d[DOCK + seat] > 0
    if card == ULTIMATUM:
        return lands_of_others(s, seat) != 0 and garrisons(s, seat) != 0
    return card == SUSTAINABLE_ECOCITY


def next_fields(s: State, box: Box, seat: i64, among: i64) -> i64:
    """Where the next battle of this turn can be fought, as far as a card helps there: `among`.

    Where cards support all battles of an action, they may help further on.
    """
    d = s.d
    can = attackable(s, seat)
    if not box.attack_scope_action:
        can &= among
    if d[FIELD]:
        # Between two battles of an action.
        return neighbourhood(s, box, seat, bit(d[FIELD] - 1)) & can
    if can == 0 or d[ACTED] or d[QUARTERS + seat] == 0:
        return 0
    if box.deck.held(box.hands[seat].cards(s), AIRBORNE_TROOPS):
        return can
    return neighbourhood(s, box, seat, d[LANDS + seat]) & can


def provocations(s: State, box: Box, seat: i64) -> i64:
    """The territories of others an attack on which would move the aggression index, as a set."""
    if not moves_aggression(s, box):
        return 0
    d = s.d
    found: i64 = 0
    lands = lands_of_others(s, seat)
    while lands:
        at = low(lands)
        lands &= lands - 1
        if aggression_on_land(s, box, seat, at) > d[AGGRESSION + seat]:
            found |= bit(at)
    return found


def can_have_accident(s: State, box: Box, seat: i64) -> bool:
    """Is there a conventional strike in this turn that would move the aggression index?"""
    d = s.d
    if d[ACTED] or d[ACCIDENT] or d[MISSILES + seat] == 0 or not moves_aggression(s, box):
        return False
    lands = strike_targets(s, seat)
    while lands:
        if aggression_of_strike(s, owner(s, low(lands))) > d[AGGRESSION + seat]:
            return True
        lands &= lands - 1
    return False
