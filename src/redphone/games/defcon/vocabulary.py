"""The verbs and events of DEFCON, with their nouns: see numbers.py."""

from __future__ import annotations

from redphone.core.actions import Verb
from redphone.core.book import Book
from redphone.core.events import EventKind
from redphone.games.defcon import numbers
from redphone.games.defcon.box import Box
from redphone.games.defcon.consensus import STATES
from redphone.games.defcon.numbers import ITEMS, SOURCES
from redphone.games.defcon.powers import DRAWN, PHASES, TROOPS_EACH


def places(box: Box) -> list[str]:
    return [*box.world.territories, "quarters"]


def fleets(box: Box) -> list[str]:
    """`bering_sea-eurasia`: the fleets of a power in a sea zone."""
    return [f"{zone}-{power}" for zone in box.world.zones for power in box.world.powers]


def name_verbs(book: Book, box: Box) -> None:
    cards = box.deck.kinds
    powers = box.world.powers
    territories = box.world.territories
    zones = box.world.zones
    troops = [str(n) for n in range(1, TROOPS_EACH + 1)]
    book.verb(numbers.DRAW, Verb("draw", cards, secret=True))
    book.verb(numbers.CAPITAL_AT, Verb("capital", territories))
    book.verb(numbers.LAUNCH, Verb("fleet", zones))
    book.verb(numbers.DISCARD_CARD, Verb("discard", cards))
    book.verb(numbers.CARDS, Verb("cards", [str(n) for n in range(DRAWN + 1)]))
    book.verb(numbers.PLAY, Verb("play", cards))
    book.verb(numbers.RECRUIT, Verb("recruit", troops))
    book.verb(numbers.DEPLOY, Verb("deploy", places(box)))
    book.verb(numbers.BUY, Verb("buy", ITEMS))
    book.verb(numbers.FORTIFY, Verb("fortify", territories))
    book.verb(numbers.FROM, Verb("from", zones))
    book.verb(numbers.SAIL, Verb("sail", zones))
    book.verb(numbers.ATTACK, Verb("attack", territories))
    book.verb(numbers.SEND, Verb("troops", troops))
    book.verb(numbers.OCCUPY, Verb("occupy", troops))
    book.verb(numbers.STRIKE, Verb("strike", territories))
    book.verb(numbers.BOMB, Verb("bomb", territories + fleets(box)))
    book.verb(numbers.NUKE, Verb("nuke", territories + [f"ecocity-{power}" for power in powers]))
    book.verb(numbers.ENGAGE, Verb("engage", fleets(box)))
    book.verb(numbers.SABOTAGE, Verb("sabotage", powers))
    book.verb(numbers.AGAINST, Verb("against", powers))
    book.verb(numbers.LOOK, Verb("look", powers))
    book.verb(numbers.SACK, Verb("sack", powers))
    book.verb(numbers.LOSE, Verb("lose", cards))
    book.verb(
        numbers.STEAL, Verb("steal", [f"{power}-{kind}" for power in powers for kind in ("missile", "nuke")])
    )
    book.verb(numbers.RAZE, Verb("raze", territories))
    book.verb(numbers.BETRAY, Verb("betray", territories))
    book.verb(numbers.SEAT_OF, Verb("capital-of", powers))
    book.verb(numbers.DEMAND, Verb("demand", territories))
    book.verb(numbers.NEXT, Verb("next", powers))
    book.verb(numbers.PACIFY, Verb("pacify", territories))
    book.verb(numbers.MOVE, Verb("move", places(box)))
    book.verb(numbers.TO, Verb("to", places(box)))
    book.verb(numbers.GARRISON, Verb("garrison", SOURCES))


def name_events(book: Book, box: Box) -> None:
    name_events_of_rounds(book, box)
    name_events_of_battles(book, box)
    name_events_of_intrigue(book, box)


def name_events_of_rounds(book: Book, box: Box) -> None:
    cards = box.deck.kinds
    powers = box.world.powers
    territories = box.world.territories
    zones = box.world.zones
    book.event(numbers.ROLLED_FOR_ORDER, EventKind("rolled-for-order", {"power": powers, "n": None}))
    book.event(numbers.ORDERED, EventKind("ordered", {"place": None, "power": powers}))
    book.event(numbers.CAPITAL_PLACED, EventKind("capital-placed", {"power": powers, "at": territories}))
    book.event(numbers.FLEET_PLACED, EventKind("fleet-placed", {"power": powers, "zone": zones}))
    book.event(numbers.ROUND_BEGAN, EventKind("round", {"round": None, "rounds": None, "defcon": None}))
    book.event(numbers.PHASE_BEGAN, EventKind("phase", {"phase": PHASES}))
    book.event(numbers.DREW, EventKind("drew", {"card": cards}))
    book.event(numbers.DREW_HIDDEN, EventKind("drew-hidden", {"power": powers}))
    book.event(numbers.DISCARDED, EventKind("discarded", {"power": powers, "card": cards}))
    book.event(numbers.RESHUFFLED, EventKind("reshuffled", {}))
    book.event(numbers.PLAYED, EventKind("played", {"power": powers, "card": cards}))
    book.event(numbers.CANCELLED, EventKind("cancelled", {"power": powers, "card": cards}))
    book.event(numbers.CANNOT_DRAW, EventKind("cannot-draw", {"power": powers}))
    book.event(numbers.HAS_BUDGET, EventKind("has-budget", {"power": powers, "n": None}))
    book.event(numbers.GOT_GDP, EventKind("got-gdp", {"power": powers, "n": None}))
    book.event(numbers.LOST_GDP, EventKind("lost-gdp", {"power": powers, "n": None}))
    book.event(numbers.IS_EMBARGOED, EventKind("is-embargoed", {"power": powers}))
    book.event(numbers.IN_UPRISING, EventKind("in-uprising", {"power": powers}))
    book.event(numbers.BOUGHT, EventKind("bought", {"power": powers, "item": ITEMS}))
    book.event(numbers.RECRUITED, EventKind("recruited", {"power": powers, "n": None}))
    book.event(numbers.DEPLOYED_TO, EventKind("deployed", {"power": powers, "place": places(box), "n": None}))
    book.event(numbers.FORTIFIED, EventKind("fortified", {"power": powers, "at": territories}))
    book.event(numbers.SAILED, EventKind("sailed", {"power": powers, "from": zones, "zone": zones}))
    book.event(numbers.DONE_INVESTING, EventKind("done-investing", {"power": powers, "n": None}))


def name_events_of_battles(book: Book, box: Box) -> None:
    powers = box.world.powers
    holders = [*powers, "nobody"]
    territories = box.world.territories
    zones = box.world.zones
    on_land: dict[str, list[str] | None] = {"power": powers, "at": territories, "n": None}
    there: dict[str, list[str] | None] = {"power": powers, "at": territories}
    struck: dict[str, list[str] | None] = {"power": powers, "at": territories, "target": holders}
    at_sea: dict[str, list[str] | None] = {"power": powers, "zone": zones}
    capital: dict[str, list[str] | None] = {"power": powers, "capital": powers, "at": territories}
    book.event(numbers.ATTACKED, EventKind("attacked", {**on_land, "defender": holders}))
    book.event(numbers.BECAME_AGGRESSIVE, EventKind("became-aggressive", {"power": powers, "n": None}))
    book.event(numbers.ROLLED, EventKind("rolled", {"power": powers, "dice": None, "n": None}))
    book.event(numbers.TROOPS_LOST, EventKind("troops-lost", on_land))
    book.event(numbers.ATTACKERS_LOST, EventKind("attackers-lost", on_land))
    book.event(numbers.RETREATED, EventKind("retreated", on_land))
    book.event(numbers.ATTACK_FAILED, EventKind("attack-failed", there))
    book.event(numbers.CONQUERED, EventKind("conquered", on_land))
    book.event(numbers.DID_NOT_OCCUPY, EventKind("did-not-occupy", there))
    book.event(numbers.WENT_TO_TRANSIT, EventKind("went-to-transit", {"power": powers, "n": None}))
    book.event(numbers.HELD_EMPTY, EventKind("held-empty", there))
    book.event(numbers.LOST_CONTROL, EventKind("lost-control", there))
    book.event(numbers.FORT_GONE, EventKind("fort-gone", {"at": territories}))
    book.event(numbers.CAPITAL_CAPTURED, EventKind("capital-captured", capital))
    book.event(numbers.CAPITAL_MOVED, EventKind("capital-moved", capital))
    book.event(numbers.CAPITAL_KEPT, EventKind("capital-kept", {"power": powers, "capital": powers}))
    book.event(numbers.CAPITAL_LOST, EventKind("capital-lost", {"capital": powers}))
    book.event(numbers.STRUCK, EventKind("struck", struck))
    book.event(numbers.BOMBED, EventKind("bombed", struck))
    book.event(numbers.SANK, EventKind("sank", {**at_sea, "target": powers}))
    book.event(numbers.NUKED, EventKind("nuked", struck))
    book.event(numbers.NUKED_CITY, EventKind("nuked-city", {"power": powers, "target": powers}))
    book.event(numbers.STOPPED, EventKind("stopped", {"power": powers}))
    book.event(numbers.IRRADIATED, EventKind("irradiated", {"at": territories}))
    book.event(numbers.ENGAGED, EventKind("engaged", {**at_sea, "target": powers, "n": None}))
    book.event(numbers.FLEETS_LOST, EventKind("fleets-lost", {**at_sea, "n": None}))
    book.event(numbers.FLEET_RETREATED, EventKind("fleet-retreated", at_sea))
    book.event(numbers.SEA_WON, EventKind("sea-won", at_sea))
    book.event(numbers.SEA_LOST, EventKind("sea-lost", at_sea))


def name_events_of_intrigue(book: Book, box: Box) -> None:
    cards = box.deck.kinds
    powers = box.world.powers
    territories = box.world.territories
    two: dict[str, list[str] | None] = {"power": powers, "target": powers}
    card: dict[str, list[str] | None] = {"power": powers, "card": cards}
    there: dict[str, list[str] | None] = {"power": powers, "at": territories}
    index: dict[str, list[str] | None] = {"power": powers, "n": None, "state": STATES}
    book.event(numbers.SABOTAGED_BY, EventKind("sabotaged", two))
    book.event(numbers.REPUTATION_ROSE, EventKind("reputation-rose", index))
    book.event(numbers.REPUTATION_FELL, EventKind("reputation-fell", index))
    book.event(numbers.LOOKED, EventKind("looked", two))
    book.event(numbers.SAW, EventKind("saw", {"target": powers, "card": cards}))
    book.event(numbers.LOST_CARD, EventKind("lost-card", card))
    book.event(numbers.STOLE, EventKind("stole", {**two, "item": ITEMS}))
    book.event(numbers.PACIFIED, EventKind("pacified", there))
    book.event(
        numbers.MOVED, EventKind("moved", {"power": powers, "from": places(box), "place": places(box)})
    )
    book.event(numbers.RALLIED, EventKind("rallied", {"power": powers, "n": None}))
    book.event(numbers.DEMANDED, EventKind("demanded", {**there, "target": powers}))
    book.event(numbers.CEDED, EventKind("ceded", {**there, "target": powers}))
    book.event(numbers.REFUSED, EventKind("refused", there))
    book.event(numbers.PASSES, EventKind("passes", {"power": powers}))
    book.event(numbers.LAST_TERRITORY, EventKind("last-territory", {"power": powers}))
    book.event(
        numbers.SCORED,
        EventKind(
            "scored", {"power": powers, "reputation": None, "military": None, "capitals": None, "n": None}
        ),
    )
    book.event(numbers.KEEPS, EventKind("keeps", card))
    book.event(numbers.WALLED, EventKind("walled", two))
    book.event(numbers.PLOTTED, EventKind("plotted", two))
