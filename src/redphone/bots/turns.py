"""How a turn may end best by a seat's evaluation: what `greedy` does, and how search expects all to go on."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from redphone.core.actions import PASS
from redphone.core.bits import Buffer
from redphone.core.book import Book
from redphone.core.knowledge import imagined, knowledge, possibilities
from redphone.core.rng import Rng
from redphone.core.state import State

SLOTS: Final = 4096
"""Positions of one turn that are remembered; a power of two."""
MOST: Final = 3000
"""Of them, so that a free slot is found soon. A turn with more is weighed only so far."""
TRIES: Final = 2
"""Ways to begin a turn that somebody in a hurry looks at."""
DEALS: Final = 3
"""Worlds in which clicks are weighed that open hidden cards, where these may be any."""
MOST_CLICKS: Final = 12
"""Of a turn that is finished in a hurry."""
WORST: Final = 0x1000000000000000


@final
class Turns:
    """Weighs the ways in which a seat can end its turn, by its evaluation: all of them, or some in a hurry.

    Many orders of the same clicks come to the same position, which is weighed once. In a hurry, nobody's turn
    is played by what its seat cannot know: an evaluation looks only at what the seat knows, and see `Deals`.
    """

    def __init__(self, book: Book) -> None:
        self.book: Final = book
        self.position: vec[i64] = vec[i64]([0] * SLOTS)
        self.worth: vec[i64] = vec[i64]([0] * SLOTS)
        self.when: vec[i64] = vec[i64]([0] * SLOTS)
        """In which turn a slot was written; those of earlier turns are free."""
        self.turn: i64 = 0
        self.filled: i64 = 0
        self.clicks: Final = Buffer()
        """Those of the turn that is being played; `one_or_two`: those that are being weighed."""
        self.one_or_two: Final = Buffer()

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
        options = listed(world.fill(seat))
        n = i64(len(options))
        if n == 1:
            world.take(seat, options[0])
            self.finish(world, seat, rng)
            return world
        tries: i64 = TRIES
        if tries > n:
            tries = n
        deals = Deals(world, seat, rng)
        best = world
        best_worth: i64 = -WORST
        for k in range(tries):
            pick = k + rng.below(n - k)
            option = options[pick]
            options[pick] = options[k]
            after = world.clone()
            after.take(seat, option)
            self.clicks.clear()
            self.clicks.add(option)
            self.go_on(after, seat, rng)
            worth = deals.worth(self.opened(after, seat, rng), self.clicks)
            if worth > best_worth:
                best_worth = worth
                best = after
        return best

    def opened(self, after: State, seat: i64, rng: Rng) -> State:
        """What the seat's answer to a sealed question would come to: a copy; otherwise the same position."""
        if not after.has_answered(seat):
            return after
        then = after.clone()
        let_pass(then, seat)
        if then.asks(seat):
            then.take(seat, self.liked(then, seat, rng))
        return then

    def finish(self, world: State, seat: i64, rng: Rng) -> None:
        """Let a seat end its turn as its evaluation likes best: in the middle of a card that says little."""
        self.clicks.clear()
        self.go_on(world, seat, rng)

    def go_on(self, world: State, seat: i64, rng: Rng) -> None:
        period = self.book.period(world)
        for _click in range(i64(MOST_CLICKS)):
            if not world.asks(seat) or self.book.period(world) != period:
                return
            option = self.liked(world, seat, rng)
            self.clicks.add(option)
            world.take(seat, option)

    def liked(self, world: State, seat: i64, rng: Rng) -> i64:
        """The option after which the seat stands best."""
        options = listed(world.fill(seat))
        if len(options) == 1:
            return options[0]
        return self.best_of(world, seat, options, rng)

    def best_of(self, world: State, seat: i64, options: vec[i64], rng: Rng) -> i64:
        """The one of these options after which the seat stands best.

        Where a click by itself changes nothing (a battleground is named, and the cubes are yet to come), the
        next one is looked at as well: see `of_click`.
        """
        base = self.book.evaluate(world, seat)
        deals = Deals(world, seat, rng)
        best: i64 = options[0]
        best_worth: i64 = -WORST
        ties: i64 = 0
        after = world.clone()
        then = world.clone()
        for option in options:
            worth = self.of_click(world, seat, option, base, deals, after, then)
            if worth > best_worth:
                best_worth = worth
                best = option
                ties = 1
            elif worth == best_worth:
                # By lot, or whoever stands first in the lists would be attacked first.
                ties += 1
                if rng.below(ties) == 0:
                    best = option
        return best

    def of_click(
        self, world: State, seat: i64, option: i64, base: i64, deals: Deals, after: State, then: State
    ) -> i64:
        """What the seat may expect of an option. `after` and `then` are scratch."""
        clicks = self.one_or_two
        after.become(world)
        after.take(seat, option)
        let_pass(after, seat)
        clicks.clear()
        clicks.add(option)
        worth = deals.worth(after, clicks)
        if not after.asks(seat):
            return worth
        if self.book.by_click:
            if after.depth <= world.depth:
                return worth
            # Something was begun that is worth nothing before it is done.
            worth = -WORST
        elif worth != base:
            return worth
        for further in listed(after.fill(seat)):
            then.become(after)
            then.take(seat, further)
            clicks.clear()
            clicks.add(option)
            clicks.add(further)
            more = deals.worth(then, clicks)
            if more > worth:
                worth = more
        return worth

    def slot(self, position: i64) -> i64:
        """Where a position stands, or would stand."""
        slot = position & (SLOTS - 1)
        while self.when[slot] == self.turn and self.position[slot] != position:
            slot = (slot + 1) & (SLOTS - 1)
        return slot


@final
class Deals:
    """What a seat that is about to act may expect of clicks that end the period, and so open hidden cards.

    It must not plan by the cards that lie there in one world, nor by those of another that happens to come:
    the same clicks are weighed in a few worlds that it cannot tell from this one.
    """

    def __init__(self, world: State, seat: i64, rng: Rng) -> None:
        self.world: Final = world
        self.seat: i64 = seat
        self.rng: Final = rng
        self.period: i64 = world.book.period(world)
        self.dealt: list[State] | None = None

    def worth(self, after: State, clicks: Buffer) -> i64:
        """The evaluation of a position that these clicks have led to."""
        book = after.book
        if after.depth > 0 and book.period(after) == self.period:
            return book.evaluate(after, self.seat)
        dealt = self.dealt
        if dealt is None:
            dealt = self.deal()
        total: i64 = 0
        then = self.world.clone()
        for deal in dealt:
            then.become(deal)
            for k in range(clicks.size):
                if not then.fill(self.seat).holds(clicks.items[k]):
                    # What was opened on the way has left something else to choose.
                    break
                then.take(self.seat, clicks.items[k])
                let_pass(then, self.seat)
            total += book.evaluate(then, self.seat)
        return total // i64(len(dealt))

    def deal(self) -> list[State]:
        known = knowledge(self.world, self.seat).state
        dealt = possibilities(known, self.seat, self.rng)
        if len(dealt) == 1:
            # Nothing is known to be among a few.
            for _ in range(DEALS - 1):
                dealt.append(imagined(known, self.seat, self.rng))
        self.dealt = dealt
        return dealt


def let_pass(world: State, seat: i64) -> None:
    """Let all others pass who have still to answer a sealed question before anything comes of what this seat
    did, if they may: its own answer to the same question, or what others may answer with a card.

    Weighed before, every answer would be worth the same (the last of the seats alone would know what it
    does), and what was paid for an act would be gone without any gain.
    """
    while world.has_answered(seat) or (world.discreet and not world.asks(seat)):
        other = i64(world.actor)
        if not world.fill(other).holds(PASS):
            return
        world.take(other, PASS)


def blind(world: State, seat: i64, rng: Rng) -> State:
    """A world that the seat cannot tell from this one: what it does not know is dealt anew."""
    return imagined(knowledge(world, seat).state, seat, rng)


def listed(options: Buffer) -> vec[i64]:
    """A copy: the buffer is used again by the next question."""
    return options.items[: options.size]
