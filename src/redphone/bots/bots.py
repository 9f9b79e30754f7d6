"""Bots by name.

A bot takes knowledge, an rng and what its seat has seen, and answers with an offered action.
"""

from __future__ import annotations

import random
from typing import Final

from mypy_extensions import i64

from redphone.core.actions import Action
from redphone.core.events import Event
from redphone.core.knowledge import Knowledge
from redphone.core.rng import Rng, as_rng
from redphone.core.state import State

IMAGINED: Final = 8
"""How many worlds `greedy` weighs an option in."""


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
        for _ in range(IMAGINED):
            world = knowledge.imagine(rng)
            for k, option in enumerate(options):
                after = world.clone()
                after.take(knowledge.place, option.number)
                worth[k] += int(best_for(after, knowledge.place))
        best = max(worth)
        ties = [option for k, option in enumerate(options) if worth[k] == best]
        return ties[rng.below(len(ties))]


def best_for(world: State, seat: i64) -> i64:
    """The best evaluation that a seat can still reach before somebody else, or chance, acts."""
    if not world.asks(seat):
        return world.book.evaluate(world, seat)
    best: i64 = -0x1000000000000000
    for option in world.options(int(seat)):
        after = world.clone()
        after.take(seat, option.number)
        worth = best_for(after, seat)
        if worth > best:
            best = worth
    return best


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
    redphone.bots.bots.BotError: no bot is called 'clever'; there are: random, first, greedy
    """
    if spec == "random":
        return RandomBot(spec)
    if spec == "first":
        return FirstBot(spec)
    if spec == "greedy":
        return GreedyBot(spec)
    raise BotError(f"no bot is called {spec!r}; there are: {', '.join(SPECS)}")


SPECS: Final = ["random", "first", "greedy"]
