"""The sequence of play of 13."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.actions import Action, Verb
from redphone.core.bits import bit
from redphone.core.book import Book, Edition, Outcome
from redphone.core.events import EventKind, Offer
from redphone.core.flow import Do
from redphone.core.layout import MOST_SEATS, SEATS, WATCHER
from redphone.core.steps import By, Condition, Draw, Each, Seq, While, Who
from redphone.core.zones import EVERYBODY, NOBODY, Zone
from redphone.games.thirteen import verbs
from redphone.games.thirteen.cards import COLOURS, ROTTEN, Cards
from redphone.games.thirteen.evaluate import evaluate
from redphone.games.thirteen.scoring import free_colours, minus_points, most_of, rounds, total
from redphone.games.thirteen.state import DEALER, DECK, HAND, PLAYING, ROUND, SHEET, SIZE, SUM, TAKEN, TARGET
from redphone.games.thirteen.verbs import NameDealer, PlayCard, Turns
from redphone.games.thirteen.view import table, wording

if TYPE_CHECKING:
    from redphone.core.state import State


@final
class ThirteenBook(Book):
    def __init__(self, edition: Edition) -> None:
        super().__init__(edition, SIZE)
        self.clear_lead = 6_000
        cards = Cards(edition.data["cards"])
        self.cards: Final = cards
        self.decks = [cards.deck]
        deck = Zone("deck", cards.deck, DECK, NOBODY)
        hands = [
            Zone(f"hand {seat + 1}", cards.deck, HAND + seat, int(bit(seat))) for seat in range(MOST_SEATS)
        ]
        targets = [
            Zone(f"target {name}", cards.deck, TARGET + k, EVERYBODY) for k, name in enumerate(COLOURS)
        ]
        # Played in the open, so everybody knows them; whether they are shown is the view's affair.
        taken = [Zone(f"taken {seat + 1}", cards.deck, TAKEN + seat, EVERYBODY) for seat in range(MOST_SEATS)]
        playing = Zone("playing", cards.deck, PLAYING, EVERYBODY)
        self.zones = [deck, *hands, *targets, *taken, playing]

        self.verb(verbs.LOT, Verb("dealer", [str(seat + 1) for seat in range(MOST_SEATS)]))
        self.verb(verbs.DRAW, Verb("draw", cards.deck.kinds, secret=True))
        self.verb(verbs.PLAY, Verb("play", cards.deck.kinds))
        self.verb(verbs.ON, Verb("on", COLOURS))

        kinds = cards.deck.kinds
        self.event(
            verbs.DEALER_NAMED,
            EventKind("dealer", {"seat": None, "first": None, "round": None, "rounds": None}),
        )
        self.event(verbs.DREW, EventKind("drew", {"card": kinds}))
        self.event(verbs.DREW_HIDDEN, EventKind("drew-hidden", {"seat": None}))
        self.event(
            verbs.PLAYED, EventKind("played", {"seat": None, "card": kinds, "target": COLOURS, "sum": None})
        )
        self.event(verbs.TOOK, EventKind("took", {"seat": None, "target": COLOURS, "n": None}))
        pile: dict[str, list[str] | None] = {
            "seat": None,
            "blue": None,
            "yellow": None,
            "green": None,
            "fours": None,
        }
        self.event(verbs.PILE, EventKind("pile", pile))
        self.event(verbs.EXEMPT, EventKind("exempt", {"seat": None, "colour": COLOURS, "n": None}))
        self.event(verbs.SCORED, EventKind("scored", {"seat": None, "points": None}))

        def draw(n: int) -> Draw:
            return Draw(verbs.DRAW, n, deck, hands, verbs.DREW, verbs.DREW_HIDDEN)

        self.freeze(
            Seq(
                NameDealer(),
                While(
                    RoundsLeft(),
                    Seq(
                        Shuffle(cards),
                        By(LeftOfDealer(), Each(draw(int(cards.hand)))),
                        Turns(PlayCard(cards), draw(1)),
                        Score(cards),
                    ),
                ),
            )
        )

    def start(self, s: State) -> None:
        d = s.d
        d[DECK] = self.cards.deck.full

    def table(self, s: State) -> dict[str, object]:
        return table(s, self.cards, self.options["open_piles"] is True)

    def own(self, s: State, seat: int) -> dict[str, object]:
        return {"hand": [] if seat == WATCHER else self.cards.deck.names(s.d[HAND + seat])}

    def wording(self, s: State, seat: int, action: Action) -> Offer:
        return wording(s, self.cards, action)

    def outcome(self, s: State) -> Outcome:
        """The fewest minus points win; who ties for the fewest shares the victory. [Fin du jeu]"""
        scores = [int(total(s, seat)) for seat in range(s.seats)]
        winners = [seat for seat in range(s.seats) if scores[seat] == min(scores)]
        return Outcome(scores, winners, "reason-fewest" if len(winners) == 1 else "reason-shared")

    def evaluate(self, s: State, seat: i64) -> i64:
        return evaluate(s, self.cards, seat)

    def victory(self, s: State, seat: i64) -> i64:
        own = total(s, seat)
        shared: i64 = 0
        for other in range(s.d[SEATS]):
            points = total(s, other)
            if points < own:
                return 0
            if points == own:
                shared += 1
        return 1000 // shared

    def period(self, s: State) -> i64:
        return s.d[ROUND]

    def audit(self, s: State) -> list[str]:
        wrong: list[str] = []
        for target, name in enumerate(COLOURS):
            value = self.cards.worth(s.d[TARGET + target])
            if value != s.d[SUM + target] or value > self.cards.limit:
                wrong.append(f"the {name} target holds {value}, its sum says {s.d[SUM + target]}")
        return wrong

    def longest(self, seats: int) -> int:
        # The first dealer; each round, every card is drawn and played, and each rotten four put on a target.
        cards = len(self.cards.deck.kind_of)
        return 1 + int(rounds(seats)) * (2 * cards + int(self.cards.deck.copies[self.cards.rotten]))


@final
class RoundsLeft(Condition):
    def holds(self, s: State, seat: i64) -> bool:
        d = s.d
        return d[ROUND] < rounds(d[SEATS])


@final
class LeftOfDealer(Who):
    def seat(self, s: State, seat: i64) -> i64:
        d = s.d
        return (d[DEALER] + 1) % d[SEATS]


@final
class Shuffle(Do):
    """A new round: the next player deals, all cards are shuffled again. [Préparation du jeu]"""

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards: Final = cards

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        if d[ROUND] > 0:
            d[DEALER] = (d[DEALER] + 1) % d[SEATS]
        d[DECK] = self.cards.deck.full
        for target in range(i64(3)):
            d[TARGET + target] = 0
            d[SUM + target] = 0
        for owner in range(i64(MOST_SEATS)):
            d[TAKEN + owner] = 0
        if s.listening:
            first = (d[DEALER] + 1) % d[SEATS]
            s.tell(verbs.DEALER_NAMED, EVERYBODY, d[DEALER], first, d[ROUND] + 1, rounds(d[SEATS]))


@final
class Score(Do):
    """Count the taken cards; what is left on the targets counts for nobody.

    [Fin de la manche et évaluation]
    """

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards: Final = cards

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        seats = d[SEATS]
        sheet = SHEET + 6 * d[ROUND]
        free = free_colours(s, self.cards)
        for owner in range(seats):
            d[sheet + owner] = minus_points(s, self.cards, owner, free)
            if s.listening:
                self.tell(s, owner)
        d[ROUND] += 1
        # The piles are open now, for those too who had lost count of them: nobody takes a play back after
        # that.
        s.learned = EVERYBODY

    def tell(self, s: State, owner: i64) -> None:
        d = s.d
        held = [self.cards.of_colour(d[TAKEN + owner], colour) for colour in range(4)]
        s.tell(verbs.PILE, EVERYBODY, owner, held[0], held[1], held[2], held[3])
        for colour in range(i64(ROTTEN)):
            if most_of(s, self.cards, colour) == owner:
                s.tell(verbs.EXEMPT, EVERYBODY, owner, colour, held[colour])
        s.tell(verbs.SCORED, EVERYBODY, owner, d[SHEET + 6 * d[ROUND] + owner])
