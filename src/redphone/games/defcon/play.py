"""The sequence of play of DEFCON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.actions import Action
from redphone.core.bits import bit, count
from redphone.core.book import Book, Edition, Outcome
from redphone.core.events import Offer
from redphone.core.steps import Seq, While
from redphone.core.zones import EVERYBODY, NOBODY, Zone
from redphone.games.defcon.audit import audit
from redphone.games.defcon.box import Box
from redphone.games.defcon.conflict import conflict_phase
from redphone.games.defcon.consensus import START_ROW
from redphone.games.defcon.evaluate import evaluate
from redphone.games.defcon.investment import Deploy, invest
from redphone.games.defcon.opening import PlaceCapital, PlaceFirstFleet, RollForOrder
from redphone.games.defcon.powers import (
    CONFLICT,
    FLEETS_EACH,
    HOME,
    INVESTMENT,
    MOST_POWERS,
    POWERS,
    PREPARATION,
    REORGANISATION,
    ROUNDS,
    TROOPS_EACH,
)
from redphone.games.defcon.preparation import prepare
from redphone.games.defcon.reorganisation import CountAggression, EndRound, MoveTroops, ReturnFromTransit
from redphone.games.defcon.rounds import BeginPhase, BeginRound, OrderPowers, Presidency, RoundsLeft
from redphone.games.defcon.scoring import REASONS, FinalScore, decided_by, points, winners
from redphone.games.defcon.state import (
    CLOSED,
    DECK,
    DISCARD,
    DOCK,
    KEPT,
    LANDS,
    MANNED,
    ORDER,
    PHASE,
    POWER,
    REPUTATION,
    RESERVE,
    ROUND,
    SIZE,
    TROOPS,
)
from redphone.games.defcon.view import own_table, table
from redphone.games.defcon.vocabulary import name_events, name_verbs
from redphone.games.defcon.windows import InOrder
from redphone.games.defcon.wording import wording

if TYPE_CHECKING:
    from redphone.core.state import State

PAIRS: Final = [
    "america_eurasia",
    "america_africasia",
    "america_eastasia",
    "eurasia_africasia",
    "eurasia_eastasia",
    "africasia_eastasia",
]
"""Which two powers play where there are two."""


def powers_of(edition: Edition, seats: int) -> list[int]:
    """The powers that are played, by seat. [Set-up: with two, powers that border on each other]"""
    if seats == 2:
        return [POWERS.index(power) for power in str(edition.options["pair"]).split("_")]
    absent = edition.options["absent"] if seats == 3 else ""
    return [k for k, power in enumerate(POWERS) if power != absent]


@final
class DefconBook(Book):
    def __init__(self, edition: Edition) -> None:
        super().__init__(edition, SIZE)
        self.box: Final = Box(edition)
        self.clear_lead = 10_000
        self.by_click = True
        box = self.box
        self.decks = [box.deck]
        self.zones = [
            Zone("deck", box.deck, DECK, NOBODY),
            Zone("discard", box.deck, DISCARD, EVERYBODY),
            *[Zone(f"kept {seat + 1}", box.deck, KEPT + seat, EVERYBODY) for seat in range(MOST_POWERS)],
            *[zone for hand in box.hands for zone in hand.zones],
        ]
        name_verbs(self, box)
        name_events(self, box)
        deploy = Deploy(box)
        self.freeze(
            Seq(
                RollForOrder(box.dice),
                InOrder(PlaceCapital(box)),
                InOrder(PlaceFirstFleet(box)),
                While(
                    RoundsLeft(),
                    Seq(
                        BeginRound(box),
                        OrderPowers(box),
                        Presidency(box),
                        BeginPhase(PREPARATION),
                        InOrder(prepare(box)),
                        Presidency(box),
                        BeginPhase(INVESTMENT),
                        InOrder(invest(box, deploy)),
                        Presidency(box),
                        BeginPhase(CONFLICT),
                        conflict_phase(self, box, deploy),
                        Presidency(box),
                        BeginPhase(REORGANISATION),
                        ReturnFromTransit(),
                        InOrder(MoveTroops(box)),
                        CountAggression(box),
                        EndRound(),
                    ),
                ),
                FinalScore(box),
            )
        )

    def start(self, s: State) -> None:
        """Eight territories each, with a troop on each of them; the rest in reserve. [Set-up]"""
        d = s.d
        d[DECK] = self.box.deck.full
        d[CLOSED] = bit(32) - 1
        for seat, power in enumerate(powers_of(self.edition, s.seats)):
            home = self.box.world.home[power]
            d[POWER + seat] = power
            d[ORDER + seat] = seat
            d[LANDS + seat] = home
            d[CLOSED] &= ~home
            d[MANNED] |= home
            for k in range(HOME):
                d[TROOPS + HOME * power + k] = 1
            d[RESERVE + seat] = TROOPS_EACH - HOME
            d[DOCK + seat] = FLEETS_EACH
            d[REPUTATION + seat] = START_ROW

    def table(self, s: State) -> dict[str, object]:
        return table(s, self.box)

    def own(self, s: State, seat: int) -> dict[str, object]:
        return own_table(s, self.box, seat)

    def wording(self, s: State, seat: int, action: Action) -> Offer:
        return wording(s, self.box, seat, action)

    def outcome(self, s: State) -> Outcome:
        """The most points; ties: reputation, territories, capitals, conquests. [End of the game]"""
        box = self.box
        won = winners(s, box)
        return Outcome(
            [int(points(s, box, seat)) for seat in range(s.seats)],
            [seat for seat in range(s.seats) if won & bit(seat)],
            REASONS[decided_by(s, box)],
        )

    def victory(self, s: State, seat: i64) -> i64:
        won = winners(s, self.box)
        return 1000 // count(won) if won & bit(seat) else 0

    def evaluate(self, s: State, seat: i64) -> i64:
        return evaluate(s, self.box, seat)

    def period(self, s: State) -> i64:
        """A phase of a round."""
        d = s.d
        return 8 * d[ROUND] + d[PHASE]

    def audit(self, s: State) -> list[str]:
        return audit(s, self.box)

    def longest(self, seats: int) -> int:
        # No bound: powers that tie for the initiative, and armies that keep missing each other, throw again.
        # All else comes to an end long before half of this, and so do the throws, but for thousands of misses
        # in a row. Random games have 320 decisions with two powers, 770 with four, hardly ever half as many
        # more.
        return 1_000 * ROUNDS * seats
