"""Positions of DEFCON: a game is begun as at a table, then the table is laid as a test wants it.

Powers, territories and sea zones are named as in the data files. The pieces stay complete: troops come from
their power's reserve and go back there, cards come from the pile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import redphone
import redphone.games.defcon
from redphone import Event, Game, Play, State
from redphone.core.actions import who
from redphone.core.book import OptionValue
from redphone.core.state import from_ints
from redphone.games.defcon import state as slots
from redphone.games.defcon.play import DefconBook
from redphone.games.defcon.powers import PHASES, POWERS

AMERICA, EURASIA, AFRICASIA, EASTASIA = POWERS
PREPARATION, INVESTMENT, CONFLICT, REORGANISATION = PHASES[2:]
STATES = {"rogue": 1, "threat": 3, "watched": 5, "exemplary": 7, "catalyst": 9}
"""The upper row of each state of the reputation index."""
DULL = ["pass", "cards 0", "choose done", "choose retreat", "choose refuse"]
"""What somebody does whom a test is not about, the first that is offered; otherwise the first offer."""
ZONES = 24  # slots of fleets for each power


class Defcon:
    """A game of DEFCON at any point: what is asked, what lies on the table, what to do next.

    It begins after the set-up, in the first preparation. Unless told otherwise, the order of the initiative
    is that of the seats, capitals stand on the first territories in the file, and fleets wherever they may.
    """

    def __init__(
        self,
        seats: int = 4,
        *,
        order: Sequence[str] = (),
        capitals: Mapping[str, str] | None = None,
        fleets: Mapping[str, str] | None = None,
        game: Game | None = None,
        **options: OptionValue,
    ) -> None:
        self.game = redphone.game("defcon") if game is None else game
        self.past = Play(self.game, seats, options)
        self.roll_for(order)
        while self.phase == "setup":
            wanted = capitals if self.can("capital") else fleets
            place = (wanted or {}).get(self.actor)
            verb = "capital" if self.can("capital") else "fleet"
            self.do(f"{verb} {place or self.can(verb)[0]}")

    def roll_for(self, order: Sequence[str]) -> None:
        """Let the dice bring this order of the initiative."""
        wanted = list(order or self.powers)
        for power in self.powers:
            self.do(f"roll {8 - wanted.index(power)}")

    # What is asked, and what to do.

    @property
    def state(self) -> State:
        return self.past.state

    @property
    def book(self) -> DefconBook:
        return cast("DefconBook", self.state.book)

    @property
    def powers(self) -> list[str]:
        """The powers that are played, by seat."""
        return [POWERS[self.state.d[slots.POWER + seat]] for seat in range(self.state.seats)]

    def seat(self, power: str) -> int:
        return self.powers.index(power)

    @property
    def actor(self) -> str:
        """The power that is asked, of several at once the first; `chance`; or `nobody`: the game is over."""
        actor = self.state.actor
        return self.powers[actor] if actor >= 0 else who(actor)

    @property
    def asked(self) -> list[str]:
        """All powers that are asked at once, by seat."""
        return [self.powers[seat] for seat in self.state.waiting]

    @property
    def question(self) -> str:
        """The id of the question that is asked."""
        prompt = self.state.prompt(self.state.actor) if self.state.actor >= 0 else None
        return "" if prompt is None else prompt.id

    def do(self, *actions: str) -> list[Event]:
        """Do these one after the other, by whoever is asked. What happened at all of them."""
        events: list[Event] = []
        for action in actions:
            events += self.past.apply(action)
        return events

    def answer(self, **answers: str) -> list[Event]:
        """Answer a question to several powers at once; who is not named passes."""
        events: list[Event] = []
        asked = self.asked
        assert set(answers) <= set(asked), asked
        for power in asked:
            events += self.past.apply(answers.get(power, "pass"), self.seat(power))
        return events

    def offers(self, power: str | None = None) -> list[str]:
        """What is offered, in words of the record."""
        seat = None if power is None else self.seat(power)
        return [str(action) for action in self.state.options(seat)]

    def can(self, verb: str) -> list[str]:
        """The nouns that are offered with a verb: `can("attack")` is what may be attacked."""
        return [action.noun for action in self.state.options() if action.verb == verb]

    def be_dull(self) -> list[Event]:
        """Whoever is asked does as little as possible."""
        offers = self.offers()
        return self.do(next((offer for offer in DULL if offer in offers), offers[0]))

    def go_to(self, phase: str, power: str | None = None, *, round: int | None = None) -> list[Event]:
        """Be dull until it is this phase (of this round) and this power's question in its own turn.

        Without a power: until the first question of the phase. What happened on the way.
        """
        events: list[Event] = []
        while not self.is_at(phase, power, round):
            assert self.actor != "nobody", f"{phase} of {power} never came"
            events += self.be_dull()
        return events

    def is_at(self, phase: str, power: str | None, round: int | None) -> bool:
        if self.phase != phase or (round is not None and self.round != round):
            return False
        return power is None or (self.turn == power == self.actor and not self.state.sealed)

    def go_to_the_end(self) -> list[Event]:
        events: list[Event] = []
        while self.actor != "nobody":
            events += self.be_dull()
        return events

    # What lies on the table.

    def slot(self, at: int, power: str | None = None) -> int:
        """A number of the state, of one power where each has one."""
        return int(self.state.d[at + (0 if power is None else self.seat(power))])

    @property
    def phase(self) -> str:
        return PHASES[self.slot(slots.PHASE)]

    @property
    def round(self) -> int:
        """From 1 on."""
        return 1 + self.slot(slots.ROUND)

    @property
    def turn(self) -> str | None:
        turn = self.slot(slots.TURN)
        return self.powers[turn - 1] if turn else None

    @property
    def order(self) -> list[str]:
        return [self.powers[self.slot(slots.ORDER + k)] for k in range(self.state.seats)]

    def at(self, place: str) -> int:
        """The number of a territory."""
        return self.book.box.world.territories.index(place)

    def zone(self, zone: str) -> int:
        return self.book.box.world.zones.index(zone)

    def home(self, power: str) -> list[str]:
        """The territories that a power starts with."""
        return self.book.box.world.territories[8 * POWERS.index(power) :][:8]

    def named(self, members: int) -> list[str]:
        """The territories of a set."""
        return [place for k, place in enumerate(self.book.box.world.territories) if members >> k & 1]

    def lands(self, power: str) -> list[str]:
        return self.named(self.slot(slots.LANDS, power))

    def owner(self, place: str) -> str | None:
        return next((power for power in self.powers if place in self.lands(power)), None)

    def troops(self, place: str) -> int:
        return self.slot(slots.TROOPS + self.at(place))

    def fleets(self, power: str) -> dict[str, int]:
        """The fleets of a power by sea zone, where there are any."""
        first = slots.FLEETS + ZONES * self.seat(power)
        zones = self.book.box.world.zones
        return {zone: self.slot(first + k) for k, zone in enumerate(zones) if self.slot(first + k)}

    def hand(self, power: str) -> list[str]:
        box = self.book.box
        return box.deck.names(box.hands[self.seat(power)].cards(self.state))

    def cards(self, slot: int, power: str | None = None) -> list[str]:
        """The cards in a zone: DECK, DISCARD, or KEPT of a power."""
        return self.book.box.deck.names(self.slot(slot, power))

    def capital(self, power: str) -> int:
        """As the state says it: 0, 1 + a territory, or 33 + a seat."""
        return self.slot(slots.CAPITAL + POWERS.index(power))

    def table(self, power: str | None = None) -> dict[str, Any]:
        """The table as a power, or a spectator, is shown it."""
        return cast("dict[str, Any]", self.state.view(None if power is None else self.seat(power))["table"])

    # Laying the table. A question that stands is asked anew; but who is asked at once stays the same.

    def lay(self, changes: Mapping[int, int]) -> None:
        """Write these numbers into the state; what is asked finds its offers again."""
        ints = self.state.ints()
        for at, value in changes.items():
            ints[at] = value
        self.past.state = from_ints(self.book, ints)
        assert self.book.audit(self.state) == []

    def put(self, slot: int, power: str, n: int) -> None:
        """A number of one power: REPUTATION, AGGRESSION, MISSILES, NUKES, SPIES, BARRED …"""
        self.lay({slot + self.seat(power): n})

    def put_troops(self, **places: int) -> None:
        """So many troops on these territories, of who controls them."""
        for place, n in places.items():
            power = self.owner(place)
            assert power is not None, place
            manned = self.slot(slots.MANNED) & ~(1 << self.at(place))
            self.lay(
                {
                    slots.TROOPS + self.at(place): n,
                    slots.MANNED: manned | (1 << self.at(place) if n else 0),
                    **self.reserve(power, n - self.troops(place)),
                }
            )

    def put_quarters(self, power: str, n: int, slot: int = slots.QUARTERS) -> None:
        """So many troops in the quarters of a power, or in TRANSIT."""
        self.lay({slot + self.seat(power): n, **self.reserve(power, n - self.slot(slot, power))})

    def reserve(self, power: str, n: int) -> dict[int, int]:
        """The reserve without so many troops."""
        return {slots.RESERVE + self.seat(power): self.slot(slots.RESERVE, power) - n}

    def give(self, power: str | None, *places: str, troops: int = 1) -> None:
        """These territories are controlled by a power, with so many troops on each, or are neutral."""
        for place in places:
            here = 1 << self.at(place)
            holder = self.owner(place)
            changes = {
                slots.NEUTRAL: self.slot(slots.NEUTRAL) & ~here,
                slots.MANNED: self.slot(slots.MANNED) & ~here,
                slots.TROOPS + self.at(place): 0,
            }
            if holder is not None:
                changes |= self.reserve(holder, -self.troops(place))
                changes[slots.LANDS + self.seat(holder)] = self.slot(slots.LANDS, holder) & ~here
            if power is None:
                changes[slots.NEUTRAL] |= here
                changes[slots.FORTS] = self.slot(slots.FORTS) & ~here
            else:
                changes[slots.LANDS + self.seat(power)] = self.slot(slots.LANDS, power) | here
            self.lay(changes)
            if power is not None and troops:
                self.put_troops(**{place: troops})

    def give_realms(self, **sizes: int) -> None:
        """Powers control so many territories: of their own, then of those that others lost; rest: neutral."""
        free = [place for power, n in sizes.items() for place in self.home(power)[n:]]
        self.give(None, *free)
        for power, n in sizes.items():
            for _ in range(n - 8):
                self.give(power, free.pop(0))

    def put_fleets(self, power: str, **zones: int) -> None:
        """The fleets of a power: these, and no others."""
        first = slots.FLEETS + ZONES * self.seat(power)
        changes = {first + k: 0 for k in range(ZONES)}
        for zone, n in zones.items():
            changes[first + self.zone(zone)] = n
        changes[slots.SHIPS + self.seat(power)] = sum(1 << self.zone(zone) for zone, n in zones.items() if n)
        changes[slots.DOCK + self.seat(power)] = 4 - sum(zones.values())
        self.lay(changes)

    def put_forts(self, *places: str) -> None:
        """Fortifications stand here, and nowhere else."""
        self.lay({slots.FORTS: sum(1 << self.at(place) for place in places)})

    def put_capital(self, power: str, place: str | None, *, kept_by: str | None = None) -> None:
        """A capital stands here, lies beside somebody's headquarters, or is lost."""
        where = 0 if place is None else 1 + self.at(place)
        if kept_by is not None:
            where = 33 + self.seat(kept_by)
        self.lay({slots.CAPITAL + POWERS.index(power): where})

    def irradiate(self, *places: str) -> None:
        for place in places:
            self.give(None, place)
            here = 1 << self.at(place)
            self.lay(
                {
                    slots.NEUTRAL: self.slot(slots.NEUTRAL) & ~here,
                    slots.RADIATION: self.slot(slots.RADIATION) | here,
                }
            )

    def deal(self, power: str, *cards: str) -> None:
        """The hand of a power: these cards, from the pile, and no others, which go back to it.

        Who is asked in a window is judged when it opens: deal before that.
        """
        first = slots.HAND + 8 * self.seat(power)
        self.swap(self.hand(power), cards, first, {first + k: 0 for k in range(8)})

    def keep(self, power: str, *cards: str) -> None:
        """The cards that a power keeps in front of it."""
        at = slots.KEPT + self.seat(power)
        self.swap(self.cards(slots.KEPT, power), cards, at, {})

    def discard(self, *cards: str) -> None:
        """The discarded cards."""
        self.swap(self.cards(slots.DISCARD), cards, slots.DISCARD, {})

    def swap(self, old: Sequence[str], new: Sequence[str], at: int, changes: dict[int, int]) -> None:
        deck = self.book.box.deck
        pile = self.slot(slots.DECK)
        for card in old:
            pile = deck.with_one(pile, deck.kinds.index(card))
        there = 0
        for card in new:
            kind = deck.kinds.index(card)
            assert deck.held(pile, kind), f"{card} is not in the pile"
            pile = deck.without_one(pile, kind)
            there = deck.with_one(there, kind)
        self.lay({**changes, at: int(there), slots.DECK: int(pile)})


def ids(events: Sequence[Event]) -> list[str]:
    return [event.id for event in events]


def told(events: Sequence[Event], id: str) -> list[dict[str, Any]]:
    """The fields of all events of a kind."""
    return [dict(event.fields) for event in events if event.id == id]
