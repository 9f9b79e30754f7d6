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

At the end of what was learned, everybody plays on in a hurry to the end of the period (a round), where the
game is best evaluated, or for as many turns as the game says. A question's options are tried in the order in
which the evaluation likes them, more of them the oftener it is asked.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from redphone.bots.certain import Certain
from redphone.bots.tree import AFTER, FIRST, LABEL, NODE, OFFERED, TOTAL, VISITS, WON, Thought, Tree
from redphone.bots.turns import Turns, blind, listed
from redphone.core.actions import NOUNS
from redphone.core.bits import Buffer
from redphone.core.book import Book
from redphone.core.flow import settle
from redphone.core.knowledge import Knowledge, imagined, possibilities, unanswered
from redphone.core.layout import CHANCE, MOST_SEATS
from redphone.core.rng import Rng
from redphone.core.state import State

EXPLORE: Final = 0.15
EXPLORE_CLOSING: Final = 0.6
"""Where the end is near, and what is weighed is won or lost: a few bad samples say little there, and there is
time for many.
"""
OTHERS_LEARN: Final = 8
"""Every so-many-th iteration is one in which the others learn."""
WIDEN: Final = 1.5
"""Times the root of how often a question was asked: so many of its options are tried."""
PROVE: Final = 0.3
"""The share of the time for proofs, at most."""
LEAST_ITERATIONS: Final = 16
"""By the clock: where somebody else has had the processor, a decision is better late than rash."""
RUIN: Final = -100
"""In thousandths of a victory: where a game is as good as lost, it is better lost without ruin."""
MOST_NODES: Final = 4_000_000
SECRET: Final = 0x100000
"""Added to the label of a secret action, which others see only by its verb."""
ANOTHERS: Final = 0x1000000
"""Times 1 + the seat: added to the label of what another seat did."""


@final
class Search:
    """The search of one decision."""

    def __init__(self, known: Knowledge, rng: Rng, full_rollouts: bool = False) -> None:
        self.known: Final = unanswered(known.state)
        self.book: Book = known.state.book
        self.me: i64 = known.place
        self.seats: i64 = known.state.seats
        self.rng: Final = rng
        self.full_rollouts: bool = full_rollouts
        """To the end of the game at random, for comparisons with others that do so."""
        self.own: Final = Tree()
        """What the searching seat learns with its own cards."""
        self.trees: vec[Tree] = vec[Tree]([Tree() for _ in range(MOST_SEATS)])
        """What each seat learns where nobody knows its cards."""
        self.iterations: i64 = 0
        self.at: vec[i64] = vec[i64]([0] * MOST_SEATS)
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
        self.turns: Final = Turns(self.book)
        self.lost: Final[set[int]] = set()
        """The options that are proven to lead to ruin."""
        self.is_closing: bool = self.book.is_closing(self.known)
        self.explore: float = EXPLORE_CLOSING if self.is_closing and not full_rollouts else EXPLORE
        self.period: i64 = self.book.period(known.state)
        self.until: i64 = self.book.turns(known.state) + self.book.foresight

    def run(self, iterations: int = 0, seconds: float = 0.0) -> None:
        """Think for so many iterations, or for so long; less long where that would change nothing."""
        begin = perf_counter()
        if self.is_closing:
            self.prove(0.0 if iterations else PROVE * seconds)
        if iterations:
            for _ in range(iterations):
                if self.is_full():
                    return
                self.iterate()
            return
        proven = perf_counter()
        now = proven
        while (now < begin + seconds or self.iterations < LEAST_ITERATIONS) and not self.is_full():
            self.iterate()
            now = perf_counter()
            left = float(self.iterations) * (begin + seconds - now) / (now - proven)
            if self.iterations >= LEAST_ITERATIONS and float(self.own.lead()) > left:
                # No other option can be visited as often any more.
                return

    def is_full(self) -> bool:
        """Is so much learned that there is no room for more?"""
        ints = i64(len(self.own.d))
        for seat in range(self.seats):
            ints += i64(len(self.trees[seat].d))
        return ints >= NODE * MOST_NODES

    def prove(self, seconds: float) -> None:
        """Find out which options lead to ruin for certain; each of them has its share of the time."""
        begin = perf_counter()
        certain = Certain(self.me, possibilities(self.known, self.me, self.rng))
        options = listed(self.known.fill(self.me))
        for k in range(i64(len(options))):
            if seconds:
                certain.until = begin + seconds * float(k + 1) / float(len(options))
            if certain.ruins(options[k]):
                self.lost.add(int(options[k]))

    def leave_out_lost(self, out: Buffer) -> None:
        """Offer only what is not proven to lose, if there is anything."""
        if i64(len(self.lost)) == out.size:
            return
        options = listed(out)
        out.clear()
        for option in options:
            if int(option) not in self.lost:
                out.add(option)

    def iterate(self) -> None:
        self.iterations += 1
        self.length = 0
        self.at_own = 0
        for seat in range(self.seats):
            self.at[seat] = 0
        teaches = self.iterations % OTHERS_LEARN == 0
        world = self.descend(imagined(self.known, self.me, self.rng), teaches)
        if self.full_rollouts:
            self.play_at_random(world)
        else:
            world = self.play_on(world)
        self.learn(world, teaches)

    def descend(self, world: State, teaches: bool) -> State:
        """Down the trees, as far as it looks or until something new is tried (by `last`): to which position.

        Where the others are taught, the searcher goes first as it likes best so far, and learns nothing; as
        soon as another is asked, the cards that this one does not see are dealt anew.
        """
        steps = self.book.steps
        out = self.options
        self.last = -1
        first = True
        dealt_anew = False
        while world.depth > 0 and (self.full_rollouts or not self.is_beyond(world)):
            f = world.stack[world.depth - 1]
            step = steps[f.step]
            who = f.who
            is_root = first
            if first:
                # Of several that are asked at once the searcher comes first; answers commute.
                who = self.me
                first = False
            if who == CHANCE:
                step.take(world, f, who, step.sample(world, f, self.rng, self.book.buffer))
                settle(world)
                continue
            if teaches and not dealt_anew and who != self.me:
                world = blind(world, who, self.rng)
                dealt_anew = True
                f = world.stack[world.depth - 1]
            out.clear()
            step.options(world, f, who, out)
            if is_root and self.lost:
                self.leave_out_lost(out)
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
            child: i64 = -1
            if node >= 0:
                child = self.select(world, who, tree, node, out, learns, explores)
            if child < 0 and teaches and who == self.me:
                # The searcher has not been here yet; the others, who are to be taught, still come.
                action = self.turns.liked(world, who, self.rng)
                self.follow(who, action, self.own.into(self.at_own, action), dealt_anew, teaches)
                world.take(who, action)
                continue
            if child < 0:
                # Nothing was learned here yet, and nothing shall be.
                return world
            action = tree.d[child + LABEL]
            if learns:
                self.note(who, child)
            is_new = tree.d[child + VISITS] == 0
            self.follow(who, action, child, dealt_anew, teaches)
            world.take(who, action)
            if is_new:
                self.last = who
                return world
        return world

    def is_beyond(self, world: State) -> bool:
        """Is this further than it looks?"""
        if self.book.foresight and self.book.turns(world) >= self.until:
            return True
        return self.book.period(world) != self.period

    def select(
        self, world: State, who: i64, tree: Tree, node: i64, out: Buffer, learns: bool, explores: bool
    ) -> i64:
        """The child to go to.

        Who learns tries another option now and then; who explores goes where most is promised (by upper
        confidence bounds); otherwise one does what has turned out best. -1 where nothing is known.
        """
        self.offers += 1
        stamp = self.offers
        for k in range(out.size):
            self.is_offered[out.items[k]] = stamp
        tried: i64 = 0
        n: i64 = 0
        best: i64 = -1
        best_bound = -1.0
        d = tree.d
        child = d[node + FIRST]
        while child >= 0:
            label = d[child + LABEL]
            if label < SECRET and self.is_offered[label] == stamp:
                self.is_offered[label] = -stamp
                visits = d[child + VISITS]
                offered = d[child + OFFERED]
                if learns:
                    offered += 1
                    d[child + OFFERED] = offered
                if visits:
                    tried += 1
                    n += visits
                    bound = float(d[child + TOTAL]) / float(1000 * visits)
                    if explores:
                        bound += self.explore * math.sqrt(math.log(float(offered)) / float(visits))
                    if bound > best_bound:
                        best_bound = bound
                        best = child
                else:
                    self.is_offered[label] = stamp
            child = d[child + AFTER]
        if tried == out.size or not learns:
            return best
        if tried and not self.full_rollouts and float(tried) > WIDEN * math.sqrt(float(n)):
            return best
        # A random one of those that were not tried: all that a search without an evaluation can do.
        skip: i64 = 0
        if self.full_rollouts:
            skip = self.rng.below(out.size - tried)
        untried = vec[i64]()
        option: i64 = -1
        for k in range(out.size):
            if self.is_offered[out.items[k]] == stamp:
                if skip == 0:
                    option = out.items[k]
                skip -= 1
                if not self.full_rollouts:
                    untried = append(untried, out.items[k])
        if len(untried) > 1:
            option = self.turns.best_of(world, who, untried, self.rng)
        found = tree.child(node, option)
        if found < 0:
            found = tree.grow(node, option)
            tree.d[found + OFFERED] = 1
        return found

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
                if teaches:
                    self.at[seat] = self.trees[seat].into(self.at[seat], label)
                elif not mine and self.at[seat] >= 0:
                    # Who learns nothing goes only where somebody has been.
                    self.at[seat] = self.trees[seat].child(self.at[seat], label)

    def play_on(self, world: State) -> State:
        """In a hurry, as far as it looks: to which position."""
        if self.last >= 0:
            self.turns.finish(world, self.last, self.rng)
        while world.depth > 0 and not self.is_beyond(world):
            f = world.stack[world.depth - 1]
            if f.who == CHANCE:
                step = self.book.steps[f.step]
                step.take(world, f, f.who, step.sample(world, f, self.rng, self.book.buffer))
                settle(world)
            else:
                world = self.turns.hurry(world, f.who, self.rng)
        return world

    def play_at_random(self, world: State) -> None:
        """To the end of the game."""
        steps = self.book.steps
        out = self.book.buffer
        rng = self.rng
        while world.depth > 0:
            f = world.stack[world.depth - 1]
            step = steps[f.step]
            step.take(world, f, f.who, step.sample(world, f, rng, out))
            settle(world)

    def learn(self, world: State, teaches: bool) -> None:
        """Tell the nodes on the way what came of it."""
        book = self.book
        tree = self.own
        known_seat: i64 = -1
        won: i64 = 0
        value: i64 = 0
        for k in range(self.length):
            seat = self.path_seat[k]
            if seat != known_seat:
                known_seat = seat
                won = book.prospect(world, seat)
                value = won
                if world.depth == 0 and book.is_ruined(world, seat):
                    value = RUIN
            if teaches:
                tree = self.trees[seat]
            node = self.path_node[k]
            tree.d[node + VISITS] += 1
            tree.d[node + TOTAL] += value
            tree.d[node + WON] += won

    def thoughts(self) -> list[Thought]:
        """What was found of each option, the most visited first, and what loses for certain last."""
        found: list[Thought] = []
        for action in self.known.options(int(self.me)):
            node = self.own.child(0, action.number)
            visits = int(self.own.d[node + VISITS]) if node >= 0 else 0
            value = self.own.d[node + WON] / (1000 * visits) if visits else 0.0
            lost = action.number in self.lost
            found.append(Thought(action, visits, value, self.line(node) if node >= 0 else [], lost))
        return sorted(found, key=lambda thought: (thought.lost, -thought.visits, -thought.value))

    def line(self, node: i64) -> list[tuple[int, str]]:
        """How the search expects it to go on: seats and actions; a secret one by its verb."""
        line: list[tuple[int, str]] = []
        for label in self.own.line(node):
            seat = int(label // ANOTHERS - 1 if label >= ANOTHERS else self.me)
            number = label % ANOTHERS
            if number >= SECRET:
                line.append((seat, self.book.verbs[number - SECRET].name))
            else:
                action = self.book.actions[number]
                assert action is not None
                line.append((seat, action.text))
        return line
