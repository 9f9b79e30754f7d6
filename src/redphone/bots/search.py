"""Tree search over what a seat knows: information-set Monte Carlo tree search with several observers.

Every seat has a tree of its own, whose branches are what that seat does and sees others do: secret actions
look alike to the others, and chance does not branch. Each iteration plays in another imagined world.

Two kinds of iterations alternate, so that nobody's secrets are used by somebody else:

- In a world that the searching seat imagines, that seat's own tree learns, and the others answer from their
  trees, which do not.
- The searcher goes as its own tree says, and learns nothing; as soon as another seat is asked, the cards that
  this one does not see, the searcher's among them, are dealt anew. From there on the trees of the others
  learn, and the searcher acts as somebody whose cards are not known.

Otherwise the others would come to play as if they saw the searcher's hand, for that is the same in every
world that the searcher imagines.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from redphone.core.actions import NOUNS, Action
from redphone.core.bits import Buffer
from redphone.core.book import Book
from redphone.core.flow import settle
from redphone.core.knowledge import Knowledge, imagined, knowledge
from redphone.core.layout import CHANCE, MOST_SEATS
from redphone.core.rng import Rng
from redphone.core.state import State

EXPLORE: Final = 0.15
OTHERS_LEARN: Final = 3
"""Every so-many-th iteration is one in which the others learn."""
MOST_NODES: Final = 4_000_000
MOST_CLICKS: Final = 12
"""Of a turn that is finished by liking."""
WORST: Final = 0x1000000000000000
LEAST_VISITS: Final = 3
"""In a line that is shown."""
LOOKS: Final = 16
"""Iterations between two looks at the clock."""
SECRET: Final = 0x100000
"""Added to the label of a secret action, which others see only by its verb."""
ANOTHERS: Final = 0x1000000
"""Times 1 + the seat: added to the label of what another seat did."""


@final
class Thought:
    """What a search thinks of an option."""

    def __init__(self, action: Action, visits: int, value: float, line: list[tuple[int, str]]) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.value: Final = value
        """The share of victory that it expects."""
        self.line: Final = line
        """How it expects the game to go on: seats and actions."""


@final
class Tree:
    """What one seat has learned. Nodes are numbers; 0 is the root."""

    def __init__(self) -> None:
        self.label: vec[i64] = vec[i64]([0])
        self.first: vec[i64] = vec[i64]([-1])
        """The first child; `after`: the next child of the same parent."""
        self.after: vec[i64] = vec[i64]([-1])
        self.visits: vec[i64] = vec[i64]([0])
        self.offered: vec[i64] = vec[i64]([0])
        """How often it could have been chosen: what is not in hand is not on offer."""
        self.total: vec[i64] = vec[i64]([0])
        """The victories of its visits, added up."""

    def child(self, node: i64, label: i64) -> i64:
        """The child with this label, or -1."""
        found = self.first[node]
        while found >= 0 and self.label[found] != label:
            found = self.after[found]
        return found

    def into(self, node: i64, label: i64) -> i64:
        """The child with this label, new if there is none."""
        found = self.child(node, label)
        if found < 0:
            found = self.grow(node, label)
        return found

    def reached(self, node: i64) -> i64:
        """How often it was reached: what others did is not visited, so what the owner did then counts."""
        n = self.visits[node]
        if n:
            return n
        child = self.first[node]
        while child >= 0:
            n += self.reached(child)
            child = self.after[child]
        return n

    def grow(self, node: i64, label: i64) -> i64:
        """A new child."""
        new = i64(len(self.label))
        self.label = append(self.label, label)
        self.first = append(self.first, -1)
        self.after = append(self.after, self.first[node])
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.total = append(self.total, 0)
        self.first[node] = new
        return new


@final
class Search:
    """The search of one decision."""

    def __init__(self, known: Knowledge, rng: Rng, full_rollouts: bool = False) -> None:
        self.known: Final = known.state
        self.book: Book = known.state.book
        self.me: i64 = known.place
        self.seats: i64 = known.state.seats
        self.rng: Final = rng
        self.rollout: i64 = 1_000_000 if full_rollouts else self.book.rollout
        self.finishes: bool = not full_rollouts
        self.explore: float = EXPLORE
        self.others_learn: i64 = OTHERS_LEARN
        self.own: Final = Tree()
        """What the searching seat learns with its own cards."""
        self.trees: vec[Tree] = vec[Tree]([Tree() for _ in range(MOST_SEATS)])
        """What each seat learns where nobody knows its cards."""
        self.iterations: i64 = 0
        self.at: vec[i64] = vec[i64]([0] * (MOST_SEATS + 1))
        """Where each seat is in its tree; `at_own`: the searcher in its own."""
        self.at_own: i64 = 0
        self.path_seat: vec[i64] = vec[i64]()
        self.path_node: vec[i64] = vec[i64]()
        self.length: i64 = 0
        self.last: i64 = -1
        """Who has tried something new in this iteration; -1: nobody."""
        self.is_offered: vec[i64] = vec[i64]([0] * len(self.book.actions))
        """The last question in which an action was offered; see `offers`."""
        self.offers: i64 = 0
        self.secret: vec[i64] = vec[i64]([1 if verb.secret else 0 for verb in self.book.verbs])
        self.options: Final = Buffer()

    def run(self, iterations: int = 0, seconds: float = 0.0) -> None:
        """Think for so many iterations, or for so long."""
        if iterations:
            for _ in range(iterations):
                self.iterate()
            return
        end = perf_counter() + seconds
        while perf_counter() < end and len(self.own.label) < MOST_NODES:
            for _look in range(i64(LOOKS)):
                self.iterate()

    def iterate(self) -> None:
        self.iterations += 1
        self.length = 0
        self.at_own = 0
        for seat in range(self.seats):
            self.at[seat] = 0
        teaches = self.iterations % self.others_learn == 0
        world = self.descend(imagined(self.known, self.me, self.rng), teaches)
        if self.finishes and self.last >= 0:
            self.finish(world, self.last)
        self.play_on(world)
        self.learn(world, teaches)

    def descend(self, world: State, teaches: bool) -> State:
        """Down the trees, until something new is tried (by `last`) or the game is over: to which position.

        Where the others are taught, the searcher goes first as it likes best so far, and learns nothing; as
        soon as another is asked, the cards that this one does not see are dealt anew.
        """
        steps = self.book.steps
        out = self.options
        self.last = -1
        first = True
        dealt_anew = False
        while world.depth > 0:
            f = world.stack[world.depth - 1]
            step = steps[f.step]
            who = f.who
            if first:
                # Of several that are asked at once the searcher comes first; answers commute.
                who = self.me
                first = False
            if who == CHANCE:
                step.take(world, f, who, step.sample(world, f, self.rng, self.book.buffer))
                settle(world)
                continue
            if teaches and not dealt_anew and who != self.me:
                world = imagined(knowledge(world, who).state, who, self.rng)
                dealt_anew = True
                f = world.stack[world.depth - 1]
            out.clear()
            step.options(world, f, who, out)
            tree = self.trees[who]
            node = self.at[who]
            learns = dealt_anew
            explores = True
            if not dealt_anew:
                if who == self.me:
                    tree = self.own
                    node = self.at_own
                    learns = not teaches
                else:
                    explores = False
            child = self.select(tree, node, out, learns, explores)
            if child < 0:
                # Nothing was learned here yet, and nothing shall be.
                return world
            action = tree.label[child]
            if learns:
                self.note(who, child)
            is_new = tree.visits[child] == 0
            self.follow(who, action, child, dealt_anew, teaches)
            world.take(who, action)
            if is_new:
                self.last = who
                return world
        return world

    def finish(self, world: State, seat: i64) -> None:
        """Let a seat end its turn as its evaluation likes best: in the middle of a card that says little."""
        for _click in range(i64(MOST_CLICKS)):
            if not world.asks(seat):
                return
            world.take(seat, self.liked(world, seat))

    def liked(self, world: State, seat: i64) -> i64:
        """The option after which the seat stands best.

        Where a click by itself changes nothing (a battleground is named, and the cubes are yet to come), the
        next one is looked at as well.
        """
        book = self.book
        base = book.evaluate(world, seat)
        options = listed(world.fill(seat))
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

    def select(self, tree: Tree, node: i64, out: Buffer, learns: bool, explores: bool) -> i64:
        """The child to go to.

        Who learns tries what was not tried yet; who explores goes where most is promised (by upper confidence
        bounds); otherwise one does what has turned out best. -1 where nothing is known.
        """
        self.offers += 1
        stamp = self.offers
        for k in range(out.size):
            self.is_offered[out.items[k]] = stamp
        tried: i64 = 0
        best: i64 = -1
        best_bound = -1.0
        child = tree.first[node]
        while child >= 0:
            label = tree.label[child]
            if label < SECRET and self.is_offered[label] == stamp:
                self.is_offered[label] = -stamp
                visits = tree.visits[child]
                offered = tree.offered[child]
                if learns:
                    offered += 1
                    tree.offered[child] = offered
                if visits:
                    tried += 1
                    bound = float(tree.total[child]) / float(1000 * visits)
                    if explores:
                        bound += self.explore * math.sqrt(math.log(float(offered)) / float(visits))
                    if bound > best_bound:
                        best_bound = bound
                        best = child
                else:
                    self.is_offered[label] = stamp
            child = tree.after[child]
        if tried == out.size or not learns:
            return best
        # Any of the others, each as likely.
        skip = self.rng.below(out.size - tried)
        for k in range(out.size):
            if self.is_offered[out.items[k]] == stamp:
                if skip == 0:
                    found = tree.child(node, out.items[k])
                    if found < 0:
                        found = tree.grow(node, out.items[k])
                        tree.offered[found] = 1
                    return found
                skip -= 1
        return best

    def note(self, who: i64, child: i64) -> None:
        if self.length < len(self.path_node):
            self.path_seat[self.length] = who
            self.path_node[self.length] = child
        else:
            self.path_seat = append(self.path_seat, who)
            self.path_node = append(self.path_node, child)
        self.length += 1

    def follow(self, who: i64, action: i64, child: i64, dealt_anew: bool, teaches: bool) -> None:
        """Every seat goes on in its tree by what it saw."""
        label = (1 + who) * ANOTHERS + action
        if self.secret[action // NOUNS]:
            label = (1 + who) * ANOTHERS + SECRET + action // NOUNS
        for seat in range(self.seats):
            mine = seat == self.me and not dealt_anew
            if seat == who:
                if mine:
                    self.at_own = child
                    if teaches:
                        # Where the others will think the searcher to be.
                        self.at[seat] = self.trees[seat].into(self.at[seat], action)
                else:
                    self.at[seat] = child
            else:
                if mine:
                    self.at_own = self.own.into(self.at_own, label)
                if teaches or not mine:
                    self.at[seat] = self.trees[seat].into(self.at[seat], label)

    def play_on(self, world: State) -> None:
        """At random, so far as the game's evaluation wants it."""
        steps = self.book.steps
        out = self.book.buffer
        left = self.rollout
        rng = self.rng
        while world.depth > 0:
            f = world.stack[world.depth - 1]
            step = steps[f.step]
            if f.who != CHANCE:
                if left == 0:
                    return
                left -= 1
            step.take(world, f, f.who, step.sample(world, f, rng, out))
            settle(world)

    def learn(self, world: State, teaches: bool) -> None:
        """Tell the nodes on the way what came of it."""
        book = self.book
        tree = self.own
        known_seat: i64 = -1
        value: i64 = 0
        for k in range(self.length):
            seat = self.path_seat[k]
            if seat != known_seat:
                known_seat = seat
                value = book.prospect(world, seat)
            if teaches:
                tree = self.trees[seat]
            node = self.path_node[k]
            tree.visits[node] += 1
            tree.total[node] += value

    def thoughts(self) -> list[Thought]:
        """What was found of each option, the most visited first."""
        found: list[Thought] = []
        for action in self.known.options(int(self.me)):
            node = self.own.child(0, action.number)
            visits = int(self.own.visits[node]) if node >= 0 else 0
            value = self.own.total[node] / (1000 * visits) if visits else 0.0
            found.append(Thought(action, visits, value, self.line(node) if node >= 0 else []))
        return sorted(found, key=lambda thought: -thought.visits)

    def line(self, node: i64) -> list[tuple[int, str]]:
        """How the search expects it to go on: seats and actions; a secret one by its verb."""
        line: list[tuple[int, str]] = []
        tree = self.own
        while True:
            best: i64 = -1
            child = tree.first[node]
            while child >= 0:
                if best < 0 or tree.reached(child) > tree.reached(best):
                    best = child
                child = tree.after[child]
            if best < 0 or tree.reached(best) < LEAST_VISITS:
                return line
            label = tree.label[best]
            seat = int(label // ANOTHERS - 1 if label >= ANOTHERS else self.me)
            number = label % ANOTHERS
            if number >= SECRET:
                line.append((seat, self.book.verbs[number - SECRET].name))
            else:
                action = self.book.actions[number]
                assert action is not None
                line.append((seat, action.text))
            node = best


def listed(options: Buffer) -> vec[i64]:
    """A copy: the buffer is used again by the next question."""
    return options.items[: options.size]
