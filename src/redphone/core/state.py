"""The state of a game: plain ints, a stack of frames, and the Book they are read with."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from redphone.core.actions import Action, IllegalAction
from redphone.core.bits import Buffer, bit
from redphone.core.dumps import packed
from redphone.core.events import Offer, Prompt, Told
from redphone.core.flow import settle
from redphone.core.frames import Frame as Frame
from redphone.core.knowledge import Knowledge, knowledge
from redphone.core.layout import ANSWER, CHANCE, MOST_SEATS, OVER, RULES, SEATS, SOMEBODY, WATCHER
from redphone.core.rng import Rng, as_rng

if TYPE_CHECKING:
    from redphone.core.book import Book, Outcome

FRAME_INTS: Final = 7


# Acyclic, as frames are: they cannot be reached from themselves, so the garbage collector need not look.
# It halves a clone.
@mypyc_attr(acyclic=True)
@final
class State:
    """A position. Made by `game.new()`, `game.load()` or `Knowledge.imagine()`.

    States of one Book share scratch space: use them from one thread, and other processes for more.

    >>> import redphone
    >>> state = redphone.game("13").new(seats=3)
    >>> state.actor == redphone.CHANCE, state.options()
    (True, [<dealer 1>, <dealer 2>, <dealer 3>])
    >>> state.apply("dealer 2")
    >>> state.apply("dealer 3")
    Traceback (most recent call last):
        ...
    redphone.core.actions.IllegalAction: 'dealer 3' is not offered; chance may: draw blue-1, draw blue-2, ...
    """

    def __init__(self, book: Book, d: vec[i64]) -> None:
        self.book: Final = book
        self.d: vec[i64] = d
        self.stack: vec[Frame] = vec[Frame](capacity=6)
        """Pooled: frames above `depth` are kept for the next push."""
        self.depth: i64 = 0
        self.learned: i64 = 0
        """The seats that the rules showed something hidden during the last action, a bit each: see undo."""
        self.listening: bool = False
        self.told: list[Told] = book.untold
        """What was told since somebody began to listen."""

    # For the rules.

    @property
    def seats(self) -> int:
        return int(self.d[SEATS])

    def push(self, step: i64, seat: i64, arg: i64) -> Frame:
        depth = self.depth
        self.depth = depth + 1
        if depth < len(self.stack):
            f = self.stack[depth]
            f.step = step
            f.seat = seat
            f.who = seat
            f.pc = 0
            f.left = 0
            f.picks = 0
            f.arg = arg
            f.can = 0
            return f
        f = Frame(step, seat, arg)
        self.stack = append(self.stack, f)
        return f

    def pop(self) -> None:
        """Leave the top step.

        A step whose `take` has finished it may do so itself, and save the loop a question.
        """
        self.depth -= 1

    def answer(self, seat: i64) -> i64:
        """What the seat answered to the sealed question that was just opened."""
        d = self.d
        return d[ANSWER + seat] - 1

    def tell(self, kind: i64, audience: i64, *values: i64) -> None:
        """Tell what happened. Rules in a hurry ask `listening` first."""
        if self.listening:
            self.told.append(Told(kind, audience, [int(value) for value in values]))

    def take(self, seat: i64, action: i64) -> None:
        """Do what was offered, unchecked, and run on: the core trusts its caller."""
        self.learned = 0
        f = self.stack[self.depth - 1]
        self.book.steps[f.step].take(self, f, seat, action)
        settle(self)

    def take_back(self, seat: i64) -> None:
        """Ask a seat again that has answered a sealed question which still waits for others."""
        d = self.d
        d[ANSWER + seat] = 0
        f = self.stack[self.depth - 1]
        f.picks |= bit(seat)
        settle(self)

    def fill(self, seat: i64) -> Buffer:
        """The Book's buffer, filled with the options of a seat or of chance; empty if it is not asked."""
        out = self.book.buffer
        out.clear()
        if self.asks(seat):
            f = self.stack[self.depth - 1]
            self.book.steps[f.step].options(self, f, seat, out)
        return out

    def asks(self, seat: i64) -> bool:
        """Is this seat (or chance) one of those that must decide now?"""
        if self.depth == 0:
            return False
        f = self.stack[self.depth - 1]
        if self.book.steps[f.step].sealed:
            # Beyond the word a shift starts again from 0 in C.
            return 0 <= seat < MOST_SEATS and (f.picks >> seat) & 1 == 1
        return f.who == seat

    # For everybody.

    @property
    def actor(self) -> int:
        """Who must decide: a seat, CHANCE or OVER.

        Of several that are asked at once, the first who has not answered.
        """
        if self.depth == 0:
            return OVER
        f = self.stack[self.depth - 1]
        return int(f.who)

    @property
    def waiting(self) -> list[int]:
        """All seats that are asked now and have not answered."""
        return [seat for seat in range(self.seats) if self.asks(seat)]

    @property
    def sealed(self) -> bool:
        """Is the question one to several seats at once?"""
        return self.depth > 0 and self.book.steps[self.stack[self.depth - 1].step].sealed

    @property
    def discreet(self) -> bool:
        """Is it one of which nobody is shown who is asked, or who has answered?"""
        return self.depth > 0 and self.book.steps[self.stack[self.depth - 1].step].discreet

    def waiting_for(self, seat: int | None) -> list[int]:
        """The seats that are asked now, as far as this seat is shown it; None is a spectator.

        Of a discreet question each sees whether it is asked itself; of the others nothing, unless everybody
        was asked: then it sees them all until it is opened, whoever has answered.
        """
        if not self.discreet:
            return self.waiting
        place = self.place_of(seat)
        all_were = self.stack[self.depth - 1].arg == bit(self.d[SEATS]) - 1
        return [each for each in range(self.seats) if (self.asks(each) if each == place else all_were)]

    def has_answered(self, seat: i64) -> bool:
        """Has this seat answered a sealed question that still waits for others?"""
        return 0 <= seat < MOST_SEATS and self.d[ANSWER + seat] != 0

    @property
    def answered(self) -> list[int]:
        """Those who have answered a sealed question that still waits for others."""
        return [seat for seat in range(self.seats) if self.d[ANSWER + seat] != 0]

    def options(self, seat: int | None = None) -> list[Action]:
        """What this seat (by default the actor) may do, in a stable order. For chance: what may happen."""
        out = self.fill(self.actor if seat is None else seat)
        actions = self.book.actions
        items = out.items
        found: list[Action] = []
        for k in range(out.size):
            action = actions[items[k]]
            assert action is not None
            found.append(action)
        return found

    def chance(self) -> list[tuple[Action, float]]:
        """What chance may bring, with probabilities; empty if it is not chance's turn."""
        if self.actor != CHANCE:
            return []
        f = self.stack[self.depth - 1]
        step = self.book.steps[f.step]
        outcomes = self.options()
        weights = [int(step.weight(self, f, outcome.number)) for outcome in outcomes]
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in zip(outcomes, weights, strict=True)]

    def sample(self, rng: Rng | random.Random | int) -> Action:
        """A random outcome of chance by its odds, or a random option of the actor, each as likely."""
        if self.depth == 0:
            raise IllegalAction("sample", OVER, [])
        f = self.stack[self.depth - 1]
        number = self.book.steps[f.step].sample(self, f, as_rng(rng), self.book.buffer)
        action = self.book.actions[number]
        assert action is not None
        return action

    def apply(self, action: Action | str, seat: int | None = None) -> None:
        """Do what was offered to this seat, by default the actor. Otherwise IllegalAction, and no change."""
        who = self.actor if seat is None else seat
        number = self.book.number_of(action)
        if number < 0 or not self.fill(who).holds(number):
            offered = [option.text for option in self.options(who)]
            raise IllegalAction(str(action), who if self.depth else OVER, offered)
        self.take(who, number)

    def prompt(self, seat: int | None) -> Prompt | None:
        """The question that this seat is asked, if it is asked one."""
        place = self.place_of(seat)
        if not self.asks(place):
            return None
        f = self.stack[self.depth - 1]
        return self.book.steps[f.step].question(self, f, place)

    def offers(self, seat: int | None) -> list[Offer]:
        """The options of a seat with the texts that say them in words."""
        if seat is None:
            return []
        return [self.book.wording(self, seat, action) for action in self.options(self.place_of(seat))]

    def own_answer(self, seat: int | None) -> Offer | None:
        """What this seat chose when it answered a sealed question that still waits for others, in words."""
        if seat is None or not self.has_answered(self.place_of(seat)):
            return None
        action = self.book.actions[self.answer(seat)]
        assert action is not None
        return self.book.wording(self, seat, action)

    def view(self, seat: int | None) -> dict[str, object]:
        """All that this seat is shown, ready for JSON; None is a spectator.

        Built from nothing, never stripped.
        """
        view = self.own_view(seat)
        view["table"] = {**self.open_table(), **self.own_table(seat)}
        return view

    def open_table(self) -> dict[str, object]:
        """What everybody sees of the table: whoever shows many places the same position makes it once."""
        return self.book.table(self)

    def own_table(self, seat: int | None) -> dict[str, object]:
        """What this seat is shown of the table besides."""
        return self.book.own(self, self.place_of(seat))

    def own_view(self, seat: int | None) -> dict[str, object]:
        """The view without the table."""
        prompt = self.prompt(seat)
        answer = self.own_answer(seat)
        outcome = self.outcome
        place = self.place_of(seat)
        actor = self.actor
        if self.discreet:
            actor = place if self.asks(place) else SOMEBODY
        return {
            "game": self.book.slug,
            "rules": self.book.version,
            "options": dict(self.book.options),
            "seats": self.seats,
            "seat": seat,
            "actor": actor,
            "waiting": self.waiting_for(seat),
            "prompt": None if prompt is None else prompt.as_dict(),
            "offers": [offer.as_dict() for offer in self.offers(seat)],
            "answer": None if answer is None else answer.as_dict(),
            "outcome": None if outcome is None else outcome.as_dict(),
        }

    def known_to(self, seat: int | None) -> Knowledge:
        """The state with what this seat cannot know removed. All that a bot is ever given."""
        return knowledge(self, self.place_of(seat))

    def place_of(self, seat: int | None) -> int:
        """A seat's place in an audience; a spectator's, who has no seat, behind them."""
        if seat is None:
            return WATCHER
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: 0 to {self.seats - 1}, or None for a spectator")
        return seat

    @property
    def outcome(self) -> Outcome | None:
        """After the end: scores, winners and the reason."""
        return self.book.outcome(self) if self.depth == 0 else None

    def clone(self) -> State:
        """An independent copy. It listens to nothing."""
        t = State(self.book, self.d[:])
        stack = t.stack
        for k in range(self.depth):
            stack = append(stack, self.stack[k].copy())
        t.stack = stack
        t.depth = self.depth
        t.learned = self.learned
        return t

    def become(self, other: State) -> None:
        """Be a copy of another state of the same Book: for who tries many things and keeps none of them."""
        self.d = other.d[:]
        self.depth = other.depth
        self.learned = other.learned
        for k in range(other.depth):
            if k < len(self.stack):
                self.stack[k].become(other.stack[k])
            else:
                self.stack = append(self.stack, other.stack[k].copy())

    def ints(self) -> list[int]:
        """All that the state is: its data, then its frames."""
        out = [int(x) for x in self.d]
        for k in range(self.depth):
            f = self.stack[k]
            out += [int(f.step), int(f.seat), int(f.who), int(f.pc), int(f.left), int(f.picks), int(f.arg)]
        return out

    def dump(self) -> bytes:
        """The state as bytes, for `game.load()`. It can be saved in the middle of anything."""
        return packed(self.book.header, self.ints())

    def digest(self) -> i64:
        """A number of 32 bits that differs where states do (but for accidents)."""
        h: i64 = 2166136261
        for x in self.d:
            h = mixed(h, x)
        for k in range(self.depth):
            f = self.stack[k]
            h = mixed(h, f.step)
            h = mixed(h, f.seat)
            h = mixed(h, f.who)
            h = mixed(h, f.pc)
            h = mixed(h, f.left)
            h = mixed(h, f.picks)
            h = mixed(h, f.arg)
        return h

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.book.hash == other.book.hash and self.ints() == other.ints()

    def __hash__(self) -> int:
        return int(self.digest())

    def __repr__(self) -> str:
        return f"<State of {self.book.slug}, {self.seats} seats, actor {self.actor}>"


def mixed(h: i64, x: i64) -> i64:
    """FNV-1a in 32 bits, fed with both halves of an int.

    (Wider products would overflow, differently in each build.)
    """
    h = ((h ^ (x & 0xFFFFFFFF)) * 16777619) & 0xFFFFFFFF
    return ((h ^ ((x >> 32) & 0xFFFFFFFF)) * 16777619) & 0xFFFFFFFF


def new(book: Book, seats: int, listening: bool = False) -> State:
    """The first position of a game; `listening`: with what was told before anybody acts."""
    d = vec[i64]([0] * book.size)
    d[SEATS] = seats
    d[RULES] = book.version
    s = State(book, d)
    if listening:
        s.told = []
        s.listening = True
    book.start(s)
    s.push(0, 0, 0)
    book.steps[0].enter(s, s.stack[0])
    settle(s)
    s.listening = False
    return s


def from_ints(book: Book, ints: list[int]) -> State:
    """The state that `ints()` came from.

    Sizes and seats are looked at; that the rest fits, the header says.
    """
    size = book.size
    if len(ints) < size or (len(ints) - size) % FRAME_INTS:
        raise ValueError(f"a state of {book.slug} has {size} ints and {FRAME_INTS} a frame, not {len(ints)}")
    s = State(book, vec[i64]([i64(x) for x in ints[:size]]))
    low, high = book.seat_range
    if not low <= s.seats <= high or s.seats > MOST_SEATS:
        raise ValueError(f"{book.slug} has {low} to {high} seats, not {s.seats}")
    for k in range(size, len(ints), FRAME_INTS):
        step, seat, who, pc, left, picks, arg = ints[k : k + FRAME_INTS]
        if not 0 <= step < len(book.steps) or not CHANCE <= who < s.seats or not 0 <= seat < s.seats:
            raise ValueError(f"a frame of step {step} that asks {who} is not one of {book.slug}")
        f = s.push(step, seat, arg)
        f.who = who
        f.pc = pc
        f.left = left
        f.picks = picks
    # Only to find the offers of the waiting step again: see Step.advance.
    settle(s)
    return s
