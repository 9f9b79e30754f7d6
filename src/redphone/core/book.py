"""The Book: the frozen rules of one game, with one set of options and data files.

No card, border or step number is a module's global, so two tables with different decks live in one process.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from redphone.core.actions import CHOOSE, GAME_VERBS, NOUNS, Action, Verb
from redphone.core.bits import Buffer
from redphone.core.events import EventKind, Offer, Told
from redphone.core.flow import Step
from redphone.core.layout import SEATS
from redphone.core.zones import Deck, Zone

if TYPE_CHECKING:
    from redphone.core.state import State

OptionValue = bool | int | str


@final
class Edition:
    """What a Book is built from: a game, a version of its rules, options, and its data files' contents."""

    def __init__(
        self,
        slug: str,
        version: int,
        seat_range: tuple[int, int],
        options: dict[str, OptionValue],
        data: dict[str, dict[str, object]],
        data_hash: str,
    ) -> None:
        self.slug: Final = slug
        self.version: Final = version
        self.seat_range: Final = seat_range
        self.options: Final = options
        self.data: Final = data
        """Each data file's content, by the file's name."""
        self.data_hash: Final = data_hash

    @property
    def hash(self) -> str:
        """Equal for equal rules: game, version, options and data."""
        facts = json.dumps([self.slug, self.version, self.options, self.data_hash], sort_keys=True)
        return hashlib.sha256(facts.encode()).hexdigest()[:16]


@final
class Outcome:
    """How a game ended."""

    def __init__(self, scores: list[int], winners: list[int], reason: str) -> None:
        self.scores: Final = scores
        self.winners: Final = winners
        self.reason: Final = reason
        """The id of the text that says why."""

    def as_dict(self) -> dict[str, object]:
        return {"scores": self.scores, "winners": self.winners, "reason": self.reason}

    def __repr__(self) -> str:
        return f"<scores {self.scores}, winners {self.winners}, {self.reason}>"


class Book:
    """A game's rules; each game has a subclass.

    Its `__init__` fills the tables, then calls `freeze` with the tree.
    """

    def __init__(self, edition: Edition, size: int) -> None:
        self.edition: Final = edition
        self.slug: Final = edition.slug
        self.version: Final = edition.version
        self.options: Final = edition.options
        self.seat_range: Final = edition.seat_range
        self.hash: Final = edition.hash
        self.header: str = ""
        """What a dump says of itself."""
        self.size: Final = size
        """How many ints a state's data has, for the most seats."""
        self.decks: list[Deck] = []
        self.zones: list[Zone] = []
        self.events: list[EventKind] = []
        self.verbs: list[Verb] = [
            Verb("pass", [""]),
            Verb("choose", []),
            Verb("roll", [str(n) for n in range(NOUNS)]),
        ]
        self.steps: vec[Step] = vec[Step]()
        self.actions: list[Action | None] = []
        """By number; None where a number has no action."""
        self.numbers: dict[str, int] = {}
        self.buffer: Buffer = Buffer()
        self.clear_lead: i64 = 10_000
        """The evaluation at which half of what is open between a fair share and victory is expected."""
        self.foresight: i64 = 0
        """How many turns search plays on, where that is less than to the end of the period; 0: to its end."""
        self.by_click: bool = False
        """Turns have too many ends to weigh them all: bots weigh a click, and where that only begins
        something, the next one with it.
        """
        self.few: i64 = 0
        """So many hidden cards of a deck are laid out in all their ways, where a search wants to be certain
        (see `possibilities`); 0: never.
        """
        self.untold: list[Told] = []
        """What a state has told before anybody listens: nothing, in one list for all."""

    # Written by each game.

    def start(self, s: State) -> None:
        """Set up the data of a new state."""
        raise TypeError(f"{self.slug} does not say how it starts")

    def table(self, s: State) -> dict[str, object]:
        """What everybody sees of the table."""
        raise TypeError(f"{self.slug} shows nothing")

    def own(self, s: State, seat: int) -> dict[str, object]:
        """What this seat, or the WATCHER, is shown of the table besides: under other names than `table`."""
        raise TypeError(f"{self.slug} shows nobody a hand")

    def outcome(self, s: State) -> Outcome:
        """Scores, winners and reason of a finished game."""
        raise TypeError(f"{self.slug} has no outcome")

    def evaluate(self, s: State, seat: i64) -> i64:
        """How good the position is for a seat, in thousandths of whatever the game counts. More is better."""
        return 0

    def victory(self, s: State, seat: i64) -> i64:
        """A finished game's victory in thousandths: 1000 for its only winner. Games write it for speed."""
        outcome = self.outcome(s)
        return 1000 // len(outcome.winners) if int(seat) in outcome.winners else 0

    def prospect(self, s: State, seat: i64) -> i64:
        """The victory that may be expected, in thousandths: a fair share where the evaluation says 0."""
        if s.depth == 0:
            return self.victory(s, seat)
        fair = 1000 // s.d[SEATS]
        worth = self.evaluate(s, seat)
        if worth > 0:
            return fair + (1000 - fair) * worth // (worth + self.clear_lead)
        return fair + fair * worth // (self.clear_lead - worth)

    def period(self, s: State) -> i64:
        """Which part of the game it is; where one ends, a position is best evaluated."""
        return 0

    def turns(self, s: State) -> i64:
        """How many turns have been played to their end; asked where there is a `foresight`."""
        return 0

    def is_closing(self, s: State) -> bool:
        """May the period end with this turn, and hidden cards be opened? It is judged from public facts."""
        return False

    def is_ruined(self, s: State, seat: i64) -> bool:
        """Has the seat lost a finished game by its own doing? Where the period is closing, search proves that
        an option leads there; so it must not depend on cards that nobody knows to be among a few, unless
        there are only `few` of them.
        """
        return False

    def wording(self, s: State, seat: int, action: Action) -> Offer:
        """An offer in words. Games add what the action would do now."""
        return Offer(action, f"offer-{action.verb}", {"noun": action.noun} if action.noun else {})

    def audit(self, s: State) -> list[str]:
        """What must hold in every position and does not. The core itself counts the cards."""
        return []

    def longest(self, seats: int) -> int:
        """How many decisions, chance included, a game has at the most.

        Where dice may miss for ever, there is no such number; then it is one that a game passes only if
        thousands of throws miss in a row. Only tests ask: they take a longer game for one that never ends.
        """
        raise TypeError(f"{self.slug} does not say how long it can last")

    # For the core.

    def freeze(self, root: Step) -> None:
        """Number the tree's steps and the actions. The root is step 0."""
        self._number(root)
        self.header = self._header()
        for zone in self.zones:
            for first in self.zones:
                if first.at == zone.inside and first.audience & ~zone.audience:
                    raise ValueError(f"who sees {first.name} must see {zone.name}, a part of the same place")
        for verb_number, verb in enumerate(self.verbs):
            for noun_number in range(NOUNS):
                if noun_number >= len(verb.nouns):
                    self.actions.append(None)
                    continue
                action = Action(verb_number * NOUNS + noun_number, verb.name, verb.nouns[noun_number])
                if action.text in self.numbers:
                    raise ValueError(f"two actions of {self.slug} read {action.text!r}")
                self.actions.append(action)
                self.numbers[action.text] = action.number

    def _header(self) -> str:
        # Slots and step numbers mean something only with the tree that they were made with.
        tree = " ".join([str(self.size)] + [type(step).__name__ for step in self.steps])
        edition = self.edition
        return json.dumps(
            {
                "game": edition.slug,
                "rules": edition.version,
                "options": edition.options,
                "data": edition.data_hash,
                "tree": hashlib.sha256(tree.encode()).hexdigest()[:16],
            }
        )

    def _number(self, step: Step) -> None:
        if step.number >= 0:
            return
        step.number = len(self.steps)
        self.steps = append(self.steps, step)
        for child in step.children():
            self._number(child)

    def verb(self, number: int, verb: Verb) -> None:
        """Add a game's verb.

        The number is said again so that the literals in the rules can be checked against it.
        """
        if number != len(self.verbs) * NOUNS or len(self.verbs) < GAME_VERBS:
            raise ValueError(f"{verb.name!r} must be verb {len(self.verbs) * NOUNS}, not {number}")
        self.verbs.append(verb)

    def event(self, number: int, kind: EventKind) -> None:
        """Add a kind of event, likewise."""
        if number != len(self.events):
            raise ValueError(f"{kind.name!r} must be event {len(self.events)}, not {number}")
        self.events.append(kind)

    def choice(self, name: str) -> i64:
        """The number of the action `choose NAME`."""
        choose = self.verbs[CHOOSE // NOUNS]
        if name not in choose.nouns:
            choose.nouns.append(name)
        return CHOOSE + choose.nouns.index(name)

    def number_of(self, action: Action | str) -> int:
        """An action's number in this Book, or -1."""
        if isinstance(action, Action):
            number = action.number
            if number < len(self.actions) and self.actions[number] is action:
                return number
            return self.numbers.get(action.text, -1)
        return self.numbers.get(action, -1)

    def verb_of(self, action: Action) -> Verb:
        return self.verbs[action.number // NOUNS]
