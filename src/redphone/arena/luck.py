"""Luck that is decided by a seed, so that several games can share it.

Sampling with the same seed does not do that: the first move that differs shifts every number after it, and
from there on the games have nothing in common. Here each physical card has a seeded priority, once for every
time that the cards are shuffled, and chance draws the card with the lowest: whoever draws the third card of a
pile draws the same card in both games. Another verb that takes from the same pile takes the card with the
highest: who looks at a card that was laid aside finds the one that would be left, and the others come as
before. Dice and lots are keyed by whom they are thrown for and by how many that seat has thrown.

To whoever does not know the seed it is fair: every card of a pool is as likely as the others.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from typing import Final

from redphone.core.actions import Action
from redphone.core.layout import CHANCE
from redphone.core.rng import Rng
from redphone.core.state import State
from redphone.core.zones import Deck

ONE: Final = 1 << 62
"""Dice take a number below this; the odds of a face are right to one part in it."""


def seeded(*words: object) -> Rng:
    """A generator of its own for everything that has a name.

    >>> seeded(1962, "deal", 1).next() == seeded(1962, "deal", 1).next() != seeded(1962, "deal", 2).next()
    True
    """
    digest = hashlib.sha256(" ".join(str(word) for word in words).encode()).digest()
    return Rng(int.from_bytes(digest[:12], "big"))


def weights(state: State) -> list[tuple[Action, int]]:
    """What chance may bring, and how often beside the others: of cards, how many there are in the pool."""
    frame = state.stack[state.depth - 1]
    step = state.book.steps[frame.step]
    found = [(outcome, int(step.weight(state, frame, outcome.number))) for outcome in state.options()]
    return [(outcome, weight) for outcome, weight in found if weight]


class Shuffle:
    """A pile of cards in the order in which they will come."""

    def __init__(self, deck: Deck, pool: dict[str, int], rng: Rng) -> None:
        self.deck: Final = deck
        self.left: Final = dict(pool)
        self.priorities: Final[dict[str, list[int]]] = {}
        """Those of the cards in the pile, for each kind."""
        # Every copy gets its number, in the pool or not: two pools that differ share the luck of the cards
        # that lie in both.
        for kind, copies in zip(deck.kinds, deck.copies, strict=True):
            numbers = [(int(rng.next()) << 32) | int(rng.next()) for _ in range(copies)]
            self.priorities[kind] = numbers[: pool.get(kind, 0)]

    def holds(self, pool: dict[str, int]) -> bool:
        """Is every card of the pool still in this pile? Others may have gone without chance."""
        return all(held <= self.left.get(kind, 0) for kind, held in pool.items())

    def lay_off(self, pool: dict[str, int]) -> None:
        """Nothing but the pool is left. The order of the cards in it stays as it is."""
        for kind in list(self.left):
            # By no order of theirs: a copy that is gone says nothing of when the others come.
            del self.priorities[kind][pool.get(kind, 0) :]
            self.left[kind] = pool.get(kind, 0)
            if not self.left[kind]:
                del self.left[kind]

    def draw(self) -> str:
        """Take the card with the lowest priority."""
        return self._take(min(self.left, key=lambda kind: min(self.priorities[kind])), min)

    def draw_last(self) -> str:
        """Take the card with the highest."""
        return self._take(max(self.left, key=lambda kind: max(self.priorities[kind])), max)

    def _take(self, kind: str, which: Callable[[list[int]], int]) -> str:
        numbers = self.priorities[kind]
        numbers.remove(which(numbers))
        self.left[kind] -= 1
        if not self.left[kind]:
            del self.left[kind]
        return kind


class Luck:
    """Decides for chance. One object for one game; the same seed for all games that share their luck.

    >>> import redphone
    >>> def deal(seed):
    ...     play, luck = redphone.Play(redphone.game("13"), seats=3), Luck(seed)
    ...     while play.state.actor == redphone.CHANCE:
    ...         action = play.apply(luck.choose(play.state))
    ...     return play.record.write()
    >>> deal("monday") == deal("monday") != deal("tuesday")
    True
    """

    def __init__(self, seed: object) -> None:
        self.seed: Final = seed
        self._shuffles: Final[dict[str, Shuffle]] = {}
        self.shuffled: Final[dict[str, int]] = {}
        """How many times cards were shuffled for each verb."""
        self._thrown: Final[dict[tuple[str, int], int]] = {}
        """How many dice of each verb were thrown for each seat."""

    def choose(self, state: State) -> Action:
        """What happens now: to be called once, and applied, while `state.actor` is CHANCE."""
        if state.actor != CHANCE:
            raise ValueError("it is not chance's turn")
        outcomes = weights(state)
        verb = state.book.verb_of(outcomes[0][0])
        for deck in state.book.decks:
            if verb.nouns == deck.kinds:
                return self._draw(verb.name, deck, outcomes)
        return self._throw(verb.name, int(state.stack[state.depth - 1].seat), outcomes)

    def _draw(self, verb: str, deck: Deck, outcomes: list[tuple[Action, int]]) -> Action:
        kind = self.drawn(verb, deck, {action.noun: held for action, held in outcomes})
        return next(action for action, _ in outcomes if action.noun == kind)

    def drawn(self, verb: str, deck: Deck, pool: dict[str, int]) -> str:
        """The kind of card that comes out of a pool; to be taken out of it before the next is drawn."""
        shuffle = self._shuffles.get(verb)
        if shuffle is None or shuffle.left != pool:
            for other in self._shuffles.values():
                if other.deck is deck and other.left == pool:
                    # The pile of another verb.
                    return other.draw_last()
            if sum(pool.values()) == 1:
                # A card that somebody has seen already: nobody's luck, and no reason to shuffle.
                return next(iter(pool))
        # Cards are shuffled when some have come back: a new round, agendas that went back to the deck,
        # somebody else's hand.
        if shuffle is None or not shuffle.holds(pool):
            count = self.shuffled[verb] = self.shuffled.get(verb, 0) + 1
            shuffle = self._shuffles[verb] = Shuffle(deck, pool, seeded(self.seed, verb, count))
        shuffle.lay_off(pool)
        return shuffle.draw()

    def _throw(self, verb: str, seat: int, outcomes: list[tuple[Action, int]]) -> Action:
        count = self._thrown[verb, seat] = self._thrown.get((verb, seat), 0) + 1
        rng = seeded(self.seed, verb, "of seat", seat, count)
        drawn = (int(rng.next()) << 30) | (int(rng.next()) >> 2)
        bounds = list(accumulate(weight for _, weight in outcomes))
        return outcomes[bisect_right(bounds, drawn * bounds[-1] // ONE)][0]
