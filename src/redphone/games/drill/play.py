"""The drill: a small game for three that uses every step of the core, so that the core is proven by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.actions import Verb
from redphone.core.bits import count
from redphone.core.book import Book, Edition, Outcome
from redphone.core.events import EventKind
from redphone.core.flow import Do
from redphone.core.game import DataError
from redphone.core.hands import Hand
from redphone.core.layout import WATCHER
from redphone.core.steps import (
    By,
    Condition,
    Draw,
    Each,
    If,
    May,
    Neighbour,
    OneOf,
    Roll,
    Seq,
    Since,
    While,
    Who,
)
from redphone.core.zones import EVERYBODY, NOBODY, Deck, Zone
from redphone.games.drill import verbs
from redphone.games.drill.state import BIDS, BLOCKED, DECK, DISCARD, HAND, LEADER, POINTS, ROUND, SIZE
from redphone.games.drill.verbs import Bid, Block, Look, Reshuffle, Sell, Steal, Win

if TYPE_CHECKING:
    from redphone.core.state import State

ROUNDS: Final = 4
SEATS_HERE: Final = 3


@final
class DrillBook(Book):
    def __init__(self, edition: Edition) -> None:
        super().__init__(edition, SIZE)
        copies = numbers(edition.data["cards"], "copies")
        worth = numbers(edition.data["cards"], "worth")
        kinds = list(copies)
        cards = Deck("cards", kinds, list(copies.values()))
        self.cards: Final = cards
        self.decks = [cards]
        deck = Zone("deck", cards, DECK, NOBODY)
        discard = Zone("discard", cards, DISCARD, EVERYBODY)
        hands = [Hand(cards, HAND + 4 * seat, seat, SEATS_HERE) for seat in range(SEATS_HERE)]
        self.hands: Final = hands
        self.zones = [deck, discard] + [zone for hand in hands for zone in hand.zones]

        self.verb(verbs.DRAW, Verb("draw", kinds, secret=True))
        self.verb(verbs.BID, Verb("bid", [str(n) for n in range(verbs.MOST_BID + 1)], secret=True))
        self.verb(verbs.SELL, Verb("sell", kinds))
        self.verb(verbs.DISCARD_CARD, Verb("discard", kinds))
        self.verb(verbs.STEAL, Verb("steal", kinds, secret=True))

        self.event(verbs.DREW, EventKind("drew", {"card": kinds}))
        self.event(verbs.DREW_HIDDEN, EventKind("drew-hidden", {"seat": None}))
        self.event(verbs.BIDS_OPENED, EventKind("bids", {"first": None, "second": None, "third": None}))
        self.event(verbs.SOLD, EventKind("sold", {"seat": None, "card": kinds}))
        self.event(verbs.BLOCKED_LOOK, EventKind("blocked", {"seat": None, "card": kinds}))
        self.event(verbs.LOOKED, EventKind("looked", {"seat": None, "at": None}))
        self.event(verbs.SAW, EventKind("saw", {"at": None, "card": kinds}))
        self.event(verbs.STOLE, EventKind("stole", {"seat": None, "from": None, "card": kinds}))
        self.event(verbs.STOLE_HIDDEN, EventKind("stole-hidden", {"seat": None, "from": None}))
        self.event(verbs.ROLLED, EventKind("rolled", {"seat": None, "n": None}))

        die = edition.data["die"].get("weights")
        if not isinstance(die, list) or not all(type(n) is int and n >= 0 for n in die) or not any(die):
            raise DataError("die.toml: weights is a list of numbers, not all of them 0")

        def draw(n: int) -> Draw:
            to = [hand.zones[0] for hand in hands]
            return Draw(verbs.DRAW, n, deck, to, verbs.DREW, verbs.DREW_HIDDEN)

        # Look at the left neighbour's cards, who may discard one to prevent it: whom to ask is judged from
        # public facts.
        look = Seq(
            Unblock(),
            By(Neighbour(), If(HasCards(hands), May(self, "ask-block", "block", Block(hands)))),
            If(Unblocked(), Look(hands)),
        )
        turn = Seq(
            OneOf(
                self,
                "ask-turn",
                look=look,
                steal=Steal(hands),
                sell=Sell(hands, [worth.get(kind, 0) for kind in kinds]),
                gamble=Roll(die, Win()),
            ),
            Reshuffle(cards),
            draw(1),
        )
        # Since the second version of the rules three cards are dealt, before it were two.
        deal = Since(2, new=Each(draw(3)), old=Each(draw(2)))
        self.freeze(Seq(deal, While(RoundsLeft(), Seq(Bid(), By(Leader(), Each(turn)), NextRound()))))

    def start(self, s: State) -> None:
        d = s.d
        d[DECK] = self.cards.full

    def table(self, s: State) -> dict[str, object]:
        d = s.d
        return {
            "round": int(d[ROUND]),
            "leader": int(d[LEADER]),
            "bids": [int(d[BIDS + other]) for other in range(SEATS_HERE)],
            "deck": int(count(d[DECK])),
            "discard": self.cards.names(d[DISCARD]),
            "hands": [int(hand.size(s)) for hand in self.hands],
            "points": [int(d[POINTS + other]) for other in range(SEATS_HERE)],
        }

    def own(self, s: State, seat: int) -> dict[str, object]:
        return {
            "hand": [] if seat == WATCHER else self.cards.names(self.hands[seat].cards(s)),
            "seen": [self.seen(s, hand, seat) for hand in self.hands],
        }

    def seen(self, s: State, hand: Hand, seat: int) -> list[str]:
        """The cards of a hand that this seat has seen there."""
        out: list[str] = []
        for zone in hand.zones:
            if hand.owner != seat and zone.seen_by(seat):
                out += self.cards.names(zone.cards(s))
        return sorted(out)

    def outcome(self, s: State) -> Outcome:
        scores = [int(s.d[POINTS + seat]) for seat in range(SEATS_HERE)]
        winners = [seat for seat in range(SEATS_HERE) if scores[seat] == max(scores)]
        return Outcome(scores, winners, "reason-most")

    def evaluate(self, s: State, seat: i64) -> i64:
        d = s.d
        return 1000 * (3 * d[POINTS + seat] - d[POINTS] - d[POINTS + 1] - d[POINTS + 2])

    def longest(self, seats: int) -> int:
        # The deal; each round three bids, and for each seat at most five: choose, block or not, a card, and a
        # draw.
        return 3 * 3 + ROUNDS * (3 + 3 * 5)


def numbers(data: dict[str, object], name: str) -> dict[str, int]:
    table = data.get(name)
    if not isinstance(table, dict) or not all(type(n) is int and n > 0 for n in table.values()):
        raise DataError(f"cards.toml: [{name}] gives each kind a number above 0")
    return dict(table)


@final
class RoundsLeft(Condition):
    def holds(self, s: State, seat: i64) -> bool:
        return s.d[ROUND] < ROUNDS


@final
class HasCards(Condition):
    def __init__(self, hands: list[Hand]) -> None:
        self.hands: Final = hands

    def holds(self, s: State, seat: i64) -> bool:
        return self.hands[seat].size(s) > 0


@final
class Unblocked(Condition):
    def holds(self, s: State, seat: i64) -> bool:
        return s.d[BLOCKED] == 0


@final
class Leader(Who):
    def seat(self, s: State, seat: i64) -> i64:
        return s.d[LEADER]


@final
class Unblock(Do):
    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        d[BLOCKED] = 0


@final
class NextRound(Do):
    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        d[ROUND] += 1
