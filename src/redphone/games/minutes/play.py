"""The sequence of play of 13 Minutes and of its campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.actions import Action, Verb
from redphone.core.bits import count
from redphone.core.book import Book, Edition, Outcome
from redphone.core.events import EventKind, Offer
from redphone.core.game import game
from redphone.core.steps import Each, If, Seq, While
from redphone.core.zones import EVERYBODY, NOBODY, Zone
from redphone.faults import Reader
from redphone.games.minutes import numbers
from redphone.games.minutes.auction import Auction, Bid, Lot, NameFirst
from redphone.games.minutes.board import (
    CAMPAIGN_GAMES,
    CUBES_EACH,
    DRAWS,
    HAND_SIZE,
    KINDS,
    SIDES,
    TURNS,
    ZONES,
)
from redphone.games.minutes.cards import events_of
from redphone.games.minutes.cubes import Command, Limits
from redphone.games.minutes.deck import Cards
from redphone.games.minutes.evaluate import evaluate, victory
from redphone.games.minutes.fits import Fits
from redphone.games.minutes.games import (
    ASK_SIDES,
    KEEP_SIDES,
    SWAP_SIDES,
    EndOfGame,
    GamesLeft,
    NextGame,
    SetUp,
)
from redphone.games.minutes.state import (
    CARD,
    CUBES,
    DECK,
    GAME,
    HAND,
    LAST,
    PAID,
    POINTS,
    SEEN_CUBA,
    SIZE,
    SUPPLY,
    SWAPPED,
    TABLE,
    TOTAL,
    TURN,
    TURNED,
    WAR,
)
from redphone.games.minutes.turns import DrawCard, PlayCard, Trigger, Turns
from redphone.games.minutes.view import Shown, own_table, table
from redphone.games.minutes.vocabulary import Where
from redphone.games.minutes.wording import wording

if TYPE_CHECKING:
    from redphone.core.state import State

CAMPAIGN: Final = "13-minutes-campaign"
SIDES_BETWEEN: Final = {"no": KEEP_SIDES, "yes": SWAP_SIDES, "ask": ASK_SIDES}


@final
class MinutesBook(Book):
    def __init__(self, edition: Edition) -> None:
        super().__init__(edition, SIZE)
        self.clear_lead = 2_500
        self.foresight = 4
        # After the last draw: Cuba and the other's hand.
        self.few = 1 + HAND_SIZE
        self.campaign: Final = edition.slug == CAMPAIGN
        self.cards: Final = Cards(edition.data["deck"])
        ties = edition.options["bid_ties"]
        most = edition.options["cube_limit"]
        assert type(ties) is int
        assert type(most) is int
        self.most_ties: Final = ties
        self.limits: Final = Limits(most, away_from_owner=edition.options["foreign_removal"] == "owner")
        deck = self.cards.deck
        self.decks = [deck]
        self.zones = [
            Zone("deck", deck, DECK, NOBODY),
            # To whoever has not looked, Cuba is one of the cards that nobody has drawn.
            *[
                Zone(f"Cuba, seen by {seen:b}", deck, SEEN_CUBA + seen - 1, seen, inside=DECK)
                for seen in (1, 2, 3)
            ],
            *[
                Zone(
                    f"hand {seat + 1}{', seen' * seen}",
                    deck,
                    HAND + 2 * seat + seen,
                    2**seat | 3 * seen,
                    HAND + 2 * seat,
                )
                for seat in range(2)
                for seen in range(2)
            ],
            *[Zone(f"table {zone}", deck, TABLE + zone, EVERYBODY) for zone in range(3)],
            Zone("Cuba, turned over", deck, TURNED, EVERYBODY),
            *[Zone(f"last {seat + 1}", deck, LAST + seat, EVERYBODY) for seat in range(2)],
        ]
        self.name_verbs()
        self.name_events()
        self.card_events: Final = events_of(self.cards, self.limits)
        self.shown: Final = Shown(self.cards, ours=edition.data_hash == game(edition.slug).data_hash)
        command = Command(self.limits, Fits(self.cards, Where(Reader({}, [], []))), 0)
        left = GamesLeft(self.campaign)
        sides = SIDES_BETWEEN[str(edition.options.get("swap_sides", "no"))]
        self.freeze(
            While(
                left,
                Seq(
                    SetUp(self.cards, self.campaign),
                    Each(DrawCard(HAND_SIZE, ends_turn=False)),
                    Auction(Bid(self.most_ties), Lot(), self.most_ties),
                    NameFirst(),
                    Turns(
                        Seq(
                            PlayCard(self, self.card_events, command, Trigger(self, self.card_events)),
                            DrawCard(1, ends_turn=True),
                        )
                    ),
                    EndOfGame(self.cards, self.campaign),
                    If(left, NextGame(self, sides)),
                ),
            )
        )

    def name_verbs(self) -> None:
        cards = self.cards.deck.kinds
        fields = [*cards, "cuba"]
        cubes = [f"{sign}{n}" for sign in "+-" for n in range(1, CUBES_EACH + 1)]
        self.verb(numbers.BIDS, Verb("bid", [str(n) for n in range(CUBES_EACH + 1)], secret=True))
        self.verb(numbers.LOT, Verb("lot", SIDES))
        self.verb(numbers.DRAW, Verb("draw", cards, secret=True))
        self.verb(numbers.CUBA_IS, Verb("cuba", cards, secret=True))
        self.verb(numbers.FIRST_PLAYS, Verb("first", SIDES))
        self.verb(numbers.NEUTRAL, Verb("neutral", cards))
        self.verb(numbers.SPHERE, Verb("sphere", cards))
        self.verb(numbers.ON, Verb("on", fields))
        self.verb(numbers.CUBES_MOVED, Verb("cubes", cubes))
        self.verb(numbers.PLACE, Verb("place", fields))
        self.verb(numbers.REMOVE, Verb("remove", fields))
        self.verb(numbers.TOWARD, Verb("toward", fields))
        self.verb(numbers.AWAY, Verb("away", fields))

    def name_events(self) -> None:
        cards = self.cards.deck.kinds
        fields = [*cards, "cuba"]
        both: dict[str, list[str] | None] = {"us": None, "ussr": None}
        played: dict[str, list[str] | None] = {"side": SIDES, "card": cards}
        cubes: dict[str, list[str] | None] = {"side": SIDES, "at": fields, "n": None, "now": None}
        self.event(numbers.GAME_BEGAN, EventKind("game", {"game": None, "swapped": None}))
        self.event(numbers.BIDS_OPENED, EventKind("bids", {"us": None, "ussr": None, "side": SIDES}))
        self.event(numbers.BIDS_TIED, EventKind("bids-tied", {"n": None}))
        self.event(numbers.BY_LOT, EventKind("by-lot", {"side": SIDES}))
        self.event(numbers.INITIATIVE, EventKind("initiative", {"side": SIDES, "first": SIDES}))
        self.event(numbers.DREW, EventKind("drew", {"card": cards}))
        self.event(numbers.DREW_HIDDEN, EventKind("drew-hidden", {"side": SIDES}))
        self.event(numbers.LAID, EventKind("laid", {**played, "to": ZONES}))
        self.event(numbers.COMMANDED, EventKind("commanded", {**played, "n": None}))
        self.event(numbers.PLAYED_EVENT, EventKind("played-event", played))
        self.event(numbers.TRIGGERED, EventKind("triggered", played))
        self.event(numbers.DECLINED, EventKind("declined", played))
        self.event(numbers.NO_EFFECT, EventKind("no-effect", {"card": cards}))
        self.event(numbers.PLACED, EventKind("placed", cubes))
        self.event(numbers.REMOVED, EventKind("removed", cubes))
        self.event(numbers.MOVED, EventKind("moved", {"at": fields, "to": ZONES}))
        self.event(numbers.SAW_CUBA, EventKind("saw-cuba", {"card": cards}))
        self.event(numbers.LOOKED_AT_CUBA, EventKind("looked-at-cuba", {"side": SIDES}))
        self.event(numbers.SAW_HAND, EventKind("saw-hand", {"card": cards}))
        self.event(numbers.LOOKED_AT_HAND, EventKind("looked-at-hand", {"side": SIDES}))
        self.event(numbers.DOMINATED, EventKind("dominated", both))
        self.event(numbers.TURNED_CUBA, EventKind("turned-cuba", {"card": cards, "to": ZONES}))
        self.event(numbers.MAJORITY_WON, EventKind("majority", {"side": SIDES, "n": None, "other": None}))
        self.event(numbers.NO_MAJORITY, EventKind("no-majority", {"n": None}))
        self.event(numbers.LAST_CARD, EventKind("last-card", played))
        self.event(numbers.AFTERMATH_COUNTED, EventKind("aftermath", {**both, "side": SIDES}))
        self.event(numbers.LAST_LAID, EventKind("last-laid", {"kind": KINDS}))
        self.event(numbers.STARTED_WAR, EventKind("war", {"side": SIDES}))
        self.event(numbers.GAME_SCORED, EventKind("points", both))
        self.event(numbers.CAMPAIGN_STANDS, EventKind("totals", both))
        self.event(numbers.BIDS_TIED_LAST, EventKind("bids-tied-last", {"n": None}))
        self.event(numbers.AFTERMATH_TIED, EventKind("aftermath-tied", both))

    def start(self, s: State) -> None:
        """Every game is set up by its first step."""
        d = s.d
        d[DECK] = self.cards.deck.full

    def table(self, s: State) -> dict[str, object]:
        return table(s, self.cards, self.shown, self.campaign)

    def own(self, s: State, seat: int) -> dict[str, object]:
        return own_table(s, self.cards, seat)

    def wording(self, s: State, seat: int, action: Action) -> Offer:
        return wording(s, self.card_events, seat, action)

    def outcome(self, s: State) -> Outcome:
        """The most points win; who has started nuclear war has lost. [3. End; Campaigns]"""
        d = s.d
        counted = TOTAL if self.campaign else POINTS
        scores = [int(d[counted]), int(d[counted + 1])]
        if d[WAR] == 3:
            return Outcome(scores, [], "reason-campaign-both-war" if self.campaign else "reason-both-war")
        # Where sides change, a seat is no side: the text says who began as which.
        swaps = self.options.get("swap_sides", "no") != "no"
        if d[WAR]:
            lost = "reason-campaign-war-swapped" if swaps else "reason-campaign-war"
            return Outcome(scores, [1 if d[WAR] == 1 else 0], lost if self.campaign else "reason-war")
        if scores[0] == scores[1]:
            return Outcome(scores, [0, 1], "reason-draw")
        winner = 0 if scores[0] > scores[1] else 1
        if not self.campaign:
            return Outcome(scores, [winner], "reason-points")
        return Outcome(scores, [winner], "reason-campaign-swapped" if swaps else "reason-campaign")

    def victory(self, s: State, seat: i64) -> i64:
        return victory(s, self.campaign, seat)

    def evaluate(self, s: State, seat: i64) -> i64:
        return evaluate(s, self.cards, self.campaign, seat)

    def period(self, s: State) -> i64:
        return s.d[GAME]

    def turns(self, s: State) -> i64:
        d = s.d
        played = count(d[TABLE] | d[TABLE + 1] | d[TABLE + 2])
        if d[CARD]:
            played -= 1
        return TURNS * d[GAME] + played

    def is_closing(self, s: State) -> bool:
        """Everything is drawn, and each side has a turn left at the most: what lies hidden is among a few."""
        return s.d[TURN] > DRAWS and s.d[TURNED] == 0

    def is_ruined(self, s: State, seat: i64) -> bool:
        """By nuclear war."""
        return (s.d[WAR] >> seat) & 1 == 1

    def audit(self, s: State) -> list[str]:
        d = s.d
        wrong: list[str] = []
        on_the_table = d[TABLE] | d[TABLE + 1] | d[TABLE + 2]
        for seat in range(2):
            cubes = [int(d[CUBES + 14 * seat + at]) for at in range(14)]
            paid, supply = int(d[PAID + seat]), int(d[SUPPLY + seat])
            if (d[TURN] and sum(cubes) + paid + supply != CUBES_EACH) or supply < 0:
                wrong.append(f"seat {seat} has {cubes} on the table, {supply} beside it and paid {paid}")
            if min(cubes) < 0 or max(cubes) > self.limits.most:
                wrong.append(f"seat {seat} has {cubes} on the battlegrounds")
            for at in range(13):
                if cubes[at] and not (on_the_table >> at) & 1:
                    wrong.append(f"seat {seat} has cubes on {self.cards.deck.kinds[at]}, which is not laid")
        if self.campaign or d[SWAPPED] == 0:
            return wrong
        return [*wrong, "the sides were exchanged within a game"]

    def longest(self, seats: int) -> int:
        # Four cards dealt, both bid until they are no longer tied, a lot, who is first, the turns, and both
        # go on. A turn: where the card goes, Command or Event or the answer to it, the event, a Command, a
        # draw.
        turn = 1 + 1 + self.cards.clicks + 2 + 1
        game = 2 * HAND_SIZE + 2 * self.most_ties + 2 + 1 + 1 + TURNS * turn + 2
        return game * (CAMPAIGN_GAMES if self.campaign else 1)
