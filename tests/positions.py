"""Positions of 13, reached as at a table: through the public API, with chance decided by us."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

import redphone
from redphone import CHANCE, OVER, Event, Game, Play, Rng, State

SEVENS = """
# Each card that is played on another of its colour takes it: piles can be planned card by card.
limit = 13
hand = 2
colour_values = [7, 7, 7, 7]
rotten_value = 4
rotten_copies = 1

[minus_points]
colour = 1
rotten = 2
"""


def sevens(copies: int = 4, rotten: int = 1) -> Game:
    """13 with nothing but sevens in the colours."""
    text = SEVENS.replace("[7, 7, 7, 7]", str(copies * [7]))
    text = text.replace("rotten_copies = 1", f"rotten_copies = {rotten}")
    return redphone.game("13").with_data({"cards": text})


def shown(state: State, seat: int | None = None) -> dict[str, Any]:
    """The table as a seat, or a spectator, is shown it."""
    return cast("dict[str, Any]", state.view(seat)["table"])


def target(state: State, colour: str) -> list[str]:
    """The cards on a target."""
    (found,) = [each["cards"] for each in shown(state)["targets"] if each["colour"] == colour]
    return cast("list[str]", found)


def texts(state: State, seat: int | None = None) -> list[str]:
    """What is offered, in words of the record."""
    return [str(action) for action in state.options(seat)]


def cards_in(state: State, zone: str) -> list[str]:
    """What really lies in a zone of the Book, whoever is shown it: `hand 1`, `taken 2`, `deck`."""
    (found,) = [each for each in state.book.zones if each.name == zone]
    return found.deck.names(found.cards(state))


def all_cards(state: State) -> Counter[str]:
    return Counter(card for zone in state.book.zones for card in cards_in(state, zone.name))


class Table:
    """A game of 13 whose cards come as wished. Unless told otherwise, the last seat deals and seat 0 begins.

    A play is written `blue-7`, or `rotten-4 on yellow`.
    """

    def __init__(
        self,
        *plays: str,
        seats: int = 3,
        dealer: int | None = None,
        hands: Mapping[int, Sequence[str]] | None = None,
        open_piles: bool = False,
        game: Game | None = None,
    ) -> None:
        """Deal so that these plays can be made in turn from the first player on, and make them."""
        self.game = redphone.game("13") if game is None else game
        self.past = Play(self.game, seats, {"open_piles": open_piles})
        self.hand_size: int = tomllib.loads(self.game.replaced.get("cards", "hand = 5"))["hand"]
        self.wanted: dict[int, list[str]] = {seat: [] for seat in range(seats)}
        for seat, cards in (hands or {}).items():
            self.wanted[seat] += cards
        self.past.apply(f"dealer {seats if dealer is None else dealer + 1}")
        self.plan(*plays)
        self.draw()
        self.make(*plays)

    @property
    def state(self) -> State:
        return self.past.state

    @property
    def actor(self) -> int:
        return self.state.actor

    def plan(self, *plays: str) -> None:
        """Let the players draw what they need for these plays, the first of which is the round's first."""
        first = shown(self.state)["dealer"] + 1
        for number, play in enumerate(plays):
            self.wanted[(first + number) % self.state.seats].append(play.split()[0])

    def make(self, *plays: str) -> list[Event]:
        """Make these plays, and draw what is drawn before each of them. What happened at the last one."""
        events: list[Event] = []
        for play in plays:
            self.draw()
            card, _, on = play.partition(" on ")
            events = self.past.apply(f"play {card}")
            if on:
                events += self.past.apply(f"on {on}")
        return events

    def draw(self) -> None:
        """Let everybody draw who must: what is wanted, then whatever nobody else wants."""
        while self.actor == CHANCE:
            self.past.apply(f"draw {self.next_card()}")

    def next_card(self) -> str:
        wanted = self.wanted[self.drawer()]
        if wanted:
            return wanted.pop(0)
        deck = shown(self.state)["deck"]
        reserved = Counter(card for cards in self.wanted.values() for card in cards)
        for action, odds in self.state.chance():
            if round(odds * deck) > reserved[action.noun]:
                return action.noun
        raise AssertionError("every card of the pile is wanted by somebody else")

    def drawer(self) -> int:
        """Whose hand is short of a card: the first from the dealer's left on."""
        table = shown(self.state)
        first = table["dealer"] + 1
        seats = self.state.seats
        for seat in range(first, first + seats):
            if table["players"][seat % seats]["hand"] < self.hand_size:
                return int(seat % seats)
        raise AssertionError("all hands are full")

    def taken(self, seat: int) -> list[str]:
        """The pile in front of a player, whoever may look at it."""
        return cards_in(self.state, f"taken {seat + 1}")

    def scores(self) -> list[int]:
        """The minus points of the last round that is over."""
        return [player["sheet"][-1] for player in shown(self.state)["players"]]


def positions(state: State, seed: int) -> Iterator[State]:
    """Every position of a random game from here on, first and last included. It is one state that goes on."""
    rng = Rng(seed)
    yield state
    while state.actor != OVER:
        state.apply(state.sample(rng))
        yield state


def random_play(seats: int, seed: int, game: Game | None = None) -> Play:
    """A whole random game, with its past."""
    play = Play(redphone.game("13") if game is None else game, seats)
    rng = Rng(seed)
    while play.state.actor != OVER:
        play.apply(play.state.sample(rng))
    return play
