"""How a turn may end best by a seat's evaluation: what `greedy` does, and how search expects all to go on."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from redphone.core.bits import Buffer
from redphone.core.book import Book
from redphone.core.knowledge import imagined, knowledge
from redphone.core.rng import Rng
from redphone.core.state import State

SLOTS: Final = 4096
"""Positions of one turn that are remembered; a power of two."""
MOST: Final = 3000
"""Of them, so that a free slot is found soon. A turn with more is weighed only so far."""
TRIES: Final = 2
"""Ways to begin a turn that somebody in a hurry looks at."""
MOST_CLICKS: Final = 12
"""Of a turn that is finished in a hurry."""
WORST: Final = 0x1000000000000000


@final
class Turns:
    """Weighs the ways in which a seat can end its turn, by its evaluation: all of them, or some in a hurry.

    Many orders of the same clicks come to the same position, which is weighed once. Nobody's turn is played
    by what its seat cannot know: an evaluation looks only at what the seat knows, and where the turn may end
    the period, and so open hidden cards, it is planned in a world that was dealt anew.
    """

    def __init__(self, book: Book) -> None:
        self.book: Final = book
        self.position: vec[i64] = vec[i64]([0] * SLOTS)
        self.worth: vec[i64] = vec[i64]([0] * SLOTS)
        self.when: vec[i64] = vec[i64]([0] * SLOTS)
        """In which turn a slot was written; those of earlier turns are free."""
        self.turn: i64 = 0
        self.filled: i64 = 0
        self.first: i64 = 0
        """The click with which the turn began that was tried last and turned out best."""

    def begin(self) -> None:
        """Forget what was weighed: another turn, or another world."""
        self.turn += 1
        self.filled = 0

    def best(self, world: State, seat: i64) -> i64:
        """The best evaluation that the seat can reach before somebody else, or chance, acts."""
        if self.filled == MOST or not world.asks(seat):
            return self.book.evaluate(world, seat)
        position = world.digest()
        slot = self.slot(position)
        if self.when[slot] == self.turn and self.position[slot] == position:
            return self.worth[slot]
        best_worth: i64 = -WORST
        for option in listed(world.fill(seat)):
            after = world.clone()
            after.take(seat, option)
            worth = self.best(after, seat)
            if worth > best_worth:
                best_worth = worth
        if self.filled < MOST:
            # Others may have taken the slot meanwhile.
            slot = self.slot(position)
            self.filled += 1
            self.when[slot] = self.turn
            self.position[slot] = position
            self.worth[slot] = best_worth
        return best_worth

    def hurry(self, world: State, seat: i64, rng: Rng) -> State:
        """The seat's turn played to its end in a hurry: of a few ways to begin it, that which ends best."""
        if self.book.is_closing(world):
            self.begin_blindly(world, seat, rng)
            self.finish(world, seat, rng)
            return world
        return self.tried(world, seat, rng)

    def tried(self, world: State, seat: i64, rng: Rng) -> State:
        """Where the best of a few ways to begin a turn leads; `first` is the click that it begins with."""
        options = listed(world.fill(seat))
        n = i64(len(options))
        tries: i64 = TRIES
        if tries > n:
            tries = n
        best = world
        best_worth: i64 = -WORST
        for k in range(tries):
            pick = k + rng.below(n - k)
            option = options[pick]
            options[pick] = options[k]
            after = world
            if n > 1:
                after = world.clone()
            after.take(seat, option)
            self.finish_seeing(after, seat)
            worth = self.book.evaluate(after, seat)
            if worth > best_worth:
                best_worth = worth
                best = after
                self.first = option
        return best

    def begin_blindly(self, world: State, seat: i64, rng: Rng) -> None:
        """Begin a turn that may end the period, and so open cards that the seat does not know yet."""
        self.tried(blind(world, seat, rng), seat, rng)
        world.take(seat, self.first)

    def finish(self, world: State, seat: i64, rng: Rng) -> None:
        """Let a seat end its turn as its evaluation likes best: in the middle of a card that says little."""
        if not self.book.is_closing(world):
            self.finish_seeing(world, seat)
            return
        for _click in range(i64(MOST_CLICKS)):
            if not world.asks(seat):
                return
            world.take(seat, self.liked(blind(world, seat, rng), seat))

    def finish_seeing(self, world: State, seat: i64) -> None:
        for _click in range(i64(MOST_CLICKS)):
            if not world.asks(seat):
                return
            world.take(seat, self.liked(world, seat))

    def liked(self, world: State, seat: i64) -> i64:
        """The option after which the seat stands best."""
        options = listed(world.fill(seat))
        if len(options) == 1:
            return options[0]
        return self.best_of(world, seat, options)

    def best_of(self, world: State, seat: i64, options: vec[i64]) -> i64:
        """The one of these options after which the seat stands best.

        Where a click by itself changes nothing (a battleground is named, and the cubes are yet to come), the
        next one is looked at as well.
        """
        book = self.book
        base = book.evaluate(world, seat)
        best: i64 = options[0]
        best_worth: i64 = -WORST
        for option in options:
            after = world.clone()
            after.take(seat, option)
            worth = book.evaluate(after, seat)
            if worth == base and after.asks(seat):
                for further in listed(after.fill(seat)):
                    then = after.clone()
                    then.take(seat, further)
                    more = book.evaluate(then, seat)
                    if more > worth:
                        worth = more
            if worth > best_worth:
                best_worth = worth
                best = option
        return best

    def slot(self, position: i64) -> i64:
        """Where a position stands, or would stand."""
        slot = position & (SLOTS - 1)
        while self.when[slot] == self.turn and self.position[slot] != position:
            slot = (slot + 1) & (SLOTS - 1)
        return slot


def blind(world: State, seat: i64, rng: Rng) -> State:
    """A world that the seat cannot tell from this one: what it does not know is dealt anew."""
    return imagined(knowledge(world, seat).state, seat, rng)


def listed(options: Buffer) -> vec[i64]:
    """A copy: the buffer is used again by the next question."""
    return options.items[: options.size]
