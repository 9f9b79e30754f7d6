"""Steps that any game can use. A word moves here when two games use it."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import append, vec
from mypy_extensions import i64

from redphone.core.actions import NOUNS, PASS, ROLL
from redphone.core.bits import Buffer, bit, count, low, nth
from redphone.core.flow import DONE, WAIT, Decision, Step
from redphone.core.layout import ANSWER, CHANCE, SEATS
from redphone.core.rng import Rng
from redphone.core.zones import EVERYBODY, Deck, Zone, move

if TYPE_CHECKING:
    from redphone.core.book import Book
    from redphone.core.state import Frame, State


@final
class Seq(Step):
    """One after the other."""

    def __init__(self, *steps: Step) -> None:
        super().__init__()
        self.steps: vec[Step] = vec[Step](list(steps))
        self.count: i64 = len(steps)

    def children(self) -> list[Step]:
        return list(self.steps)

    def advance(self, s: State, f: Frame) -> i64:
        k = f.pc
        if k == self.count:
            return DONE
        f.pc = k + 1
        return self.steps[k].number


class Wrapper(Step):
    """A step around one other, which runs once at most."""

    def __init__(self, child: Step) -> None:
        super().__init__()
        self.child: Step = child

    def children(self) -> list[Step]:
        return [self.child]


@final
class Each(Wrapper):
    """Each seat once, clockwise, from the one that this step runs for."""

    def enter(self, s: State, f: Frame) -> None:
        f.left = f.seat

    def advance(self, s: State, f: Frame) -> i64:
        seats = s.d[SEATS]
        k = f.pc
        if k == seats:
            return DONE
        f.pc = k + 1
        f.seat = (f.left + k) % seats
        return self.child.number


class Who:
    """Somebody named by a rule: 'the player who leads', 'your left neighbour'."""

    def seat(self, s: State, seat: i64) -> i64:
        """The seat that is meant when this one acts; -1 if there is none."""
        raise TypeError(f"{type(self).__name__} names nobody")


@final
class Neighbour(Who):
    """The next player clockwise; with two players the opponent."""

    def seat(self, s: State, seat: i64) -> i64:
        return (seat + 1) % s.d[SEATS]


@final
class By(Wrapper):
    """'Your opponent …', 'the leader …': the child runs for somebody else, or for nobody: not at all."""

    def __init__(self, who: Who, child: Step) -> None:
        super().__init__(child)
        self.who: Who = who

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc:
            return DONE
        f.pc = 1
        other = self.who.seat(s, f.seat)
        if other < 0:
            return DONE
        f.seat = other
        return self.child.number


class Condition:
    """Something that is true or not when a rule asks."""

    def holds(self, s: State, seat: i64) -> bool:
        raise TypeError(f"{type(self).__name__} says nothing")


@final
class If(Step):
    """If the condition holds when this step starts, the one; otherwise the other, if there is one."""

    def __init__(self, condition: Condition, then: Step, otherwise: Step | None = None) -> None:
        super().__init__()
        self.condition: Condition = condition
        self.then: Step = then
        self.otherwise: Step | None = otherwise

    def children(self) -> list[Step]:
        return [self.then] if self.otherwise is None else [self.then, self.otherwise]

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc:
            return DONE
        f.pc = 1
        if self.condition.holds(s, f.seat):
            return self.then.number
        return DONE if self.otherwise is None else self.otherwise.number


@final
class While(Wrapper):
    """Again and again, as long as the condition holds at the start of a pass."""

    def __init__(self, condition: Condition, child: Step) -> None:
        super().__init__(child)
        self.condition: Condition = condition

    def advance(self, s: State, f: Frame) -> i64:
        return self.child.number if self.condition.holds(s, f.seat) else DONE


@final
class Since(Step):
    """A clause as it reads since version `n` of the rules, and as it read before: old records replay."""

    def __init__(self, n: int, new: Step, old: Step) -> None:
        super().__init__()
        self.n: int = n
        self.new: Step = new
        self.old: Step = old

    def children(self) -> list[Step]:
        return [self.new, self.old]

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc:
            return DONE
        f.pc = 1
        return self.new.number if s.book.version >= self.n else self.old.number


@final
class OneOf(Step):
    """'Either … or …': exactly one, named by the player as `choose NAME`."""

    def __init__(self, book: Book, asks: str, **branches: Step) -> None:
        super().__init__()
        self.asks = asks
        self.branches: vec[Step] = vec[Step](list(branches.values()))
        self.offers: vec[i64] = vec[i64]()
        for name in branches:
            self.offers = append(self.offers, book.choice(name))

    def children(self) -> list[Step]:
        return list(self.branches)

    def advance(self, s: State, f: Frame) -> i64:
        k = f.pc
        if k == 0:
            return WAIT
        if k < 0:
            return DONE
        f.pc = -1
        return self.branches[k - 1].number

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        for offer in self.offers:
            out.add(offer)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        for k in range(len(self.offers)):
            if self.offers[k] == action:
                f.pc = k + 1


@final
class May(Wrapper):
    """'You may …': `choose NAME`, or `pass`."""

    def __init__(self, book: Book, asks: str, name: str, child: Step) -> None:
        super().__init__(child)
        self.asks = asks
        self.offer: i64 = book.choice(name)

    def advance(self, s: State, f: Frame) -> i64:
        k = f.pc
        if k == 0:
            return WAIT
        if k == 2:
            return DONE
        f.pc = 2
        return self.child.number

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add(self.offer)
        out.add(PASS)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        f.pc = 2 if action == PASS else 1


class Sealed(Step):
    """A question to several seats at once, each answered with one action; opened when all have answered.

    Subclasses say who is asked (from public facts alone: who is asked is seen by everybody), what each may
    answer (there must be something), and what happens when the answers are opened. Of a `discreet` one the
    others see only that the table waits: what led to it, and its last answer, cannot be taken back.
    """

    def __init__(self) -> None:
        super().__init__()
        self.sealed = True

    def asked(self, s: State, seat: i64) -> i64:
        """The seats that are asked, as a set. By default all."""
        return bit(s.d[SEATS]) - 1

    def opened(self, s: State, f: Frame) -> None:
        """All have answered: `s.answer(seat)`."""
        raise TypeError(f"{type(self).__name__} does nothing with its answers")

    def enter(self, s: State, f: Frame) -> None:
        f.picks = self.asked(s, f.seat)
        f.arg = f.picks
        if self.discreet and f.picks:
            s.learned = EVERYBODY

    def advance(self, s: State, f: Frame) -> i64:
        if f.picks:
            f.who = low(f.picks)
            return WAIT
        if f.arg:
            if self.discreet or count(f.arg) > 1:
                s.learned = EVERYBODY
            self.opened(s, f)
            d = s.d
            for seat in range(d[SEATS]):
                d[ANSWER + seat] = 0
        return DONE

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        d[ANSWER + seat] = 1 + action
        f.picks &= ~bit(seat)


@final
class Roll(Wrapper):
    """A die, or several at once: chance picks a number by its weight; it is the child's argument."""

    def __init__(self, weights: list[int], child: Step) -> None:
        super().__init__(child)
        if len(weights) > NOUNS or min(weights, default=0) < 0 or not 0 < sum(weights) < 2**31:
            raise ValueError(f"at most {NOUNS} weights, none below 0, with a sum from 1 to 2**31: {weights}")
        self.weights: vec[i64] = vec[i64]([i64(w) for w in weights])
        self.total: i64 = sum(weights)

    def enter(self, s: State, f: Frame) -> None:
        f.who = CHANCE

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc == 0:
            return WAIT
        if f.pc == 2:
            return DONE
        f.pc = 2
        return self.child.number

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        for k in range(len(self.weights)):
            if self.weights[k]:
                out.add(ROLL + k)

    def weight(self, s: State, f: Frame, action: i64) -> i64:
        return self.weights[action - ROLL]

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        r = rng.below(self.total)
        k: i64 = 0
        while r >= self.weights[k]:
            r -= self.weights[k]
            k += 1
        return ROLL + k

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        f.arg = action - ROLL
        f.pc = 1


@final
class Draw(Decision):
    """Draw up to `n` cards, one by one, from a zone that nobody sees into a zone of the seat's own.

    Chance decides which. `n` = 0: as many as the argument says.
    """

    def __init__(self, verb: int, n: int, source: Zone, to: list[Zone], drew: int, drew_hidden: int) -> None:
        super().__init__()
        self.drew: i64 = drew
        """The event that tells the drawer the card; the other one tells the others that it was drawn."""
        self.drew_hidden: i64 = drew_hidden
        self.verb: i64 = verb
        self.n: i64 = n
        self.source: Zone = source
        self.to: vec[Zone] = vec[Zone](to)
        self.at: i64 = source.at
        self.deck: Deck = source.deck

    def enter(self, s: State, f: Frame) -> None:
        f.who = CHANCE
        f.left = self.n
        if self.n == 0:
            f.left = f.arg

    def advance(self, s: State, f: Frame) -> i64:
        if f.left > 0 and s.d[self.at]:
            return WAIT
        return DONE

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        self.deck.offer(s.d[self.at], self.verb, out)

    def weight(self, s: State, f: Frame, action: i64) -> i64:
        return self.deck.held(s.d[self.at], action - self.verb)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        cards = s.d[self.at]
        return self.verb + self.deck.kind_of[nth(cards, rng.below(count(cards)))]

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        kind = action - self.verb
        move(s, kind, self.source, self.to[f.seat])
        if s.listening:
            s.tell(self.drew, bit(f.seat), kind)
            s.tell(self.drew_hidden, EVERYBODY & ~bit(f.seat), f.seat)
        f.left -= 1
        if f.left == 0:
            s.pop()


class Choice(Decision):
    """One click after another: a member of `f.can`, or `pass` for no more."""

    def __init__(self, asks: str, verb: int) -> None:
        super().__init__()
        self.asks = asks
        self.verb: i64 = verb

    def found(self, s: State, f: Frame) -> i64:
        """What can be clicked now, as a set."""
        raise TypeError(f"{type(self).__name__} offers nothing")

    def may_stop(self, f: Frame) -> bool:
        return True

    def advance(self, s: State, f: Frame) -> i64:
        can = self.found(s, f)
        f.can = can
        if can:
            return WAIT
        return DONE

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add_members(self.verb, f.can)
        if self.may_stop(f):
            out.add(PASS)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        can = f.can
        n = count(can)
        if self.may_stop(f):
            k = rng.below(n + 1)
            if k == n:
                return PASS
            return self.verb + nth(can, k)
        return self.verb + nth(can, rng.below(n))
