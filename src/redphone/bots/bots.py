"""Bots by name.

A bot takes knowledge, an rng and what its seat has seen, and answers with an offered action.
"""

from __future__ import annotations

import random
import re
from typing import Final

from redphone.bots.search import Search
from redphone.bots.tree import Thought
from redphone.bots.turns import Deals, Turns
from redphone.core.actions import Action
from redphone.core.events import Event
from redphone.core.knowledge import Knowledge, imagined, unanswered
from redphone.core.rng import Rng, as_rng
from redphone.core.state import State

IMAGINED: Final = 8
"""How many worlds `greedy` weighs an option in."""
IMAGINED_BY_CLICK: Final = 2
"""The same where clicks are weighed: there are many more of them, and few open cards."""
OVERLOOKED: Final = 2
"""`easy` overlooks one option of so many."""


class BotError(ValueError):
    """No bot is called so."""


class Bot:
    """A player. The same knowledge, rng and history give the same choice."""

    def __init__(self, spec: str) -> None:
        self.spec: Final = spec

    def choose(self, knowledge: Knowledge, rng: Rng | random.Random | int, seen: list[Event]) -> Action:
        """One of `knowledge.options()`."""
        options = knowledge.options()
        if not options:
            raise BotError(f"{self.spec} was asked to choose, but its seat is not asked anything")
        if len(options) == 1:
            return options[0]
        return self.pick(knowledge, options, as_rng(rng), seen)

    def pick(self, knowledge: Knowledge, options: list[Action], rng: Rng, seen: list[Event]) -> Action:
        raise TypeError(f"{self.spec} has no opinion")


class RandomBot(Bot):
    """Any option, each as likely."""

    def pick(self, knowledge: Knowledge, options: list[Action], rng: Rng, seen: list[Event]) -> Action:
        return options[rng.below(len(options))]


class FirstBot(Bot):
    """Always the first option."""

    def pick(self, knowledge: Knowledge, options: list[Action], rng: Rng, seen: list[Event]) -> Action:
        return options[0]


class GreedyBot(Bot):
    """The option after which its seat stands best at the end of its turn, on average over imagined worlds."""

    def pick(self, knowledge: Knowledge, options: list[Action], rng: Rng, seen: list[Event]) -> Action:
        worth = [0] * len(options)
        turns = Turns(knowledge.state.book)
        known = unanswered(knowledge.state)
        for _ in range(IMAGINED_BY_CLICK if known.book.by_click else IMAGINED):
            world = imagined(known, knowledge.place, rng)
            if world.book.by_click:
                self.weigh_clicks(turns, world, knowledge.place, options, worth, rng)
                continue
            turns.begin()
            for k, option in enumerate(options):
                after = world.clone()
                after.take(knowledge.place, option.number)
                worth[k] += int(turns.best(after, knowledge.place))
        best = max(worth)
        ties = [option for k, option in enumerate(options) if worth[k] == best]
        return ties[rng.below(len(ties))]

    def weigh_clicks(
        self, turns: Turns, world: State, seat: int, options: list[Action], worth: list[int], rng: Rng
    ) -> None:
        """Add what each option is worth by itself, or with the click that must follow."""
        base = world.book.evaluate(world, seat)
        deals = Deals(world, seat, rng)
        after = world.clone()
        then = world.clone()
        for k, option in enumerate(options):
            worth[k] += int(turns.of_click(world, seat, option.number, base, deals, after, then))


class EasyBot(GreedyBot):
    """As `greedy`, but it overlooks many of its options."""

    def pick(self, knowledge: Knowledge, options: list[Action], rng: Rng, seen: list[Event]) -> Action:
        noticed = [option for option in options if rng.below(OVERLOOKED) > 0]
        return super().pick(knowledge, noticed or options, rng, seen)


class SearchBot(Bot):
    """What a tree search visits most: see search.py."""

    def __init__(self, spec: str, iterations: int = 0, seconds: float = 0.0) -> None:
        super().__init__(spec)
        self.iterations: Final = iterations
        self.seconds: Final = seconds

    def pick(self, knowledge: Knowledge, options: list[Action], rng: Rng, seen: list[Event]) -> Action:
        return self.think(knowledge, rng)[0].action

    def think(self, knowledge: Knowledge, rng: Rng) -> list[Thought]:
        """What it thinks of each option, the best first."""
        search = Search(knowledge, rng)
        search.run(self.iterations, self.seconds)
        return search.thoughts()


def bot(spec: str) -> Bot:
    """A bot by its name.

    >>> import redphone
    >>> state = redphone.game("13").new(seats=3)
    >>> rng = redphone.Rng(13)
    >>> while state.actor == redphone.CHANCE:
    ...     state.apply(state.sample(rng))
    >>> choice = redphone.bot("greedy").choose(state.known_to(state.actor), rng, [])
    >>> choice in state.options()
    True
    >>> redphone.bot("clever")
    Traceback (most recent call last):
        ...
    redphone.bots.bots.BotError: no bot is called 'clever'; there are: easy, medium, hard, hard:TIME, ...
    """
    if spec == "random":
        return RandomBot(spec)
    if spec == "first":
        return FirstBot(spec)
    if spec == "easy":
        return EasyBot(spec)
    if spec in ("greedy", "medium"):
        return GreedyBot(spec)
    if spec == HARD:
        return SearchBot(spec, seconds=HARD_SECONDS)
    name, _, limit = spec.partition(":")
    if name not in (SEARCH, HARD):
        raise BotError(f"no bot is called {spec!r}; there are: {', '.join(SPECS)}")
    iterations, seconds = effort(spec, limit)
    return SearchBot(spec, iterations, seconds)


def effort(spec: str, limit: str) -> tuple[int, float]:
    """How long a search is to think: so many iterations, or so many seconds."""
    found = re.fullmatch(r"([0-9]{1,9})(ms|s|)", limit)
    if found is None or int(found[1]) == 0:
        raise BotError(
            f"{spec!r}: a search thinks for a time or a number of iterations: search:100ms, search:5000"
        )
    n = int(found[1])
    if found[2] == "":
        return n, 0.0
    seconds = n / 1000 if found[2] == "ms" else float(n)
    if seconds > MOST_SECONDS:
        raise BotError(f"{spec!r}: at most {MOST_SECONDS} seconds a decision")
    return 0, seconds


SEARCH: Final = "search"
HARD: Final = "hard"
HARD_SECONDS: Final = 0.1
MOST_SECONDS: Final = 600
LEVELS: Final = ["easy", "medium", "hard"]
"""What people choose: `greedy` that overlooks much, `greedy`, and a search of a tenth of a second."""
STEADY: Final = ["random", "first", "easy", "greedy", "search:24"]
"""Bots of every kind that do not go by the clock: the same knowledge and luck give the same choice."""
SPECS: Final = [*LEVELS, "hard:TIME", "search:TIME", "search:ITERATIONS", "greedy", "first", "random"]
"""Players that are handed what their seat knows, and nothing else."""
