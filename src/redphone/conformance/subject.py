"""The game under test, as the checks ask it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from redphone.bots.bots import bot
from redphone.core.actions import Action, who
from redphone.core.book import Book, OptionValue, Outcome
from redphone.core.events import Event, Offer, Prompt
from redphone.core.game import Game
from redphone.core.knowledge import Knowledge
from redphone.core.layout import CHANCE
from redphone.core.play import Play, heard
from redphone.core.records import Record
from redphone.core.rng import Rng
from redphone.core.state import State
from redphone.core.zones import Deck

Place = int | None
"""A seat; None is the spectator."""


def place_name(place: Place) -> str:
    return "the spectator" if place is None else who(place)


class Act(NamedTuple):
    """Who does what."""

    seat: int
    action: Action

    def __str__(self) -> str:
        return f"{who(self.seat)}: {self.action}"


class Setup(NamedTuple):
    """What is agreed before a game: the options that are not as usual, and the version of the rules."""

    options: Mapping[str, OptionValue]
    rules: int


class Subject:
    """A game at a table of so many seats. All that the checks want to know of it, they ask here.

    The classes of the compiled engine can be neither subclassed nor patched, and a kit that has never caught
    anything proves nothing. So the tests of the kit plant their faults by overriding one of these methods.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.places: list[Place] = [*range(seats), None]
        self._actions: dict[str, list[Action]] = {}
        self._decks: dict[str, list[tuple[Deck, list[tuple[str, int]]]]] = {}

    # A game with its past.

    def start(self, setup: Setup) -> Play:
        return Play(self.game, self.seats, setup.options, setup.rules)

    def act(self, play: Play, action: Action, seat: int) -> None:
        play.apply(action, seat)

    def again(self, play: Play, moves: int | None = None) -> Play:
        """The same moves, or so many of them, once more: to try something and leave the other as it is."""
        book = play.state.book
        copy = self.start(Setup(book.options, book.version))
        for move in play.moves[:moves]:
            self.act(copy, move.action, move.seat)
        return copy

    def can_undo(self, play: Play, seat: int) -> bool:
        return play.can_undo(seat)

    def undo(self, play: Play, seat: int) -> None:
        play.undo(seat)

    def record(self, play: Play) -> Record:
        return play.record

    # A position.

    def load(self, dump: bytes) -> State:
        return self.game.load(dump)

    def dump(self, state: State) -> bytes:
        return state.dump()

    def clone(self, state: State) -> State:
        return state.clone()

    def apply(self, state: State, action: Action | str, seat: int) -> list[Event]:
        """Act without a past, and hear what is told of it."""
        return heard(state, action, seat)

    def asked(self, state: State) -> list[int]:
        """Who must decide: chance, or one seat, or several at once."""
        return [CHANCE] if state.actor == CHANCE else state.waiting

    def options(self, state: State, seat: int) -> list[Action]:
        return state.options(seat)

    def odds(self, state: State) -> list[tuple[Action, float]]:
        return state.chance()

    def sample(self, state: State, rng: Rng) -> Action:
        return state.sample(rng)

    def prompt(self, state: State, place: Place) -> Prompt | None:
        return state.prompt(place)

    def offers(self, state: State, place: Place) -> list[Offer]:
        return state.offers(place)

    def view(self, state: State, place: Place) -> dict[str, object]:
        return state.view(place)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def longest(self, state: State) -> int:
        return state.book.longest(self.seats)

    # What a place knows.

    def knowledge(self, state: State, place: Place) -> Knowledge:
        return state.known_to(place)

    def known(self, state: State, place: Place) -> bytes:
        """The knowledge as bytes: what is compared, and what must not tell more than it should."""
        return self.knowledge(state, place).dump()

    def imagine(self, knowledge: Knowledge, rng: Rng) -> State:
        return knowledge.imagine(rng)

    def choice(self, spec: str, state: State, seat: int, rng: Rng, seen: list[Event]) -> Action:
        """What a bot does in this seat."""
        return bot(spec).choose(self.knowledge(state, seat), rng, seen)

    # The rules.

    def actions(self, book: Book) -> list[Action]:
        """Everything that anybody can ever do."""
        if book.hash not in self._actions:
            self._actions[book.hash] = [action for action in book.actions if action is not None]
        return self._actions[book.hash]

    def decks(self, book: Book) -> list[tuple[Deck, list[tuple[str, int]]]]:
        """The decks, and for each the names and slots of the zones that its cards can lie in."""
        if book.hash not in self._decks:
            self._decks[book.hash] = [
                (deck, [(zone.name, int(zone.at)) for zone in book.zones if zone.deck is deck])
                for deck in book.decks
            ]
        return self._decks[book.hash]
