"""Steps, frames and the only loop of the engine.

The rules of a game are a tree of steps. A frame is a finger in that tree; the frames of a state are a stack,
and whoever the top frame asks is the actor. Interrupting is pushing, returning is popping.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from redphone.core.bits import Buffer
from redphone.core.events import Prompt
from redphone.core.rng import Rng

if TYPE_CHECKING:
    from redphone.core.state import Frame, State

# What `advance` answers besides the number of a child to run next.
WAIT: Final = -1
DONE: Final = -2


class Step:
    """One instruction of the rulebook.

    Immutable: everything that changes lives in the frame or in the state.
    """

    def __init__(self) -> None:
        self.number: i64 = -1
        """Its place in the Book, which numbers the tree."""
        self.instant: bool = False
        """It asks nothing and runs no child: done at once, without a frame."""
        self.sealed: bool = False
        """It asks several seats at once."""
        self.discreet: bool = False
        """A sealed question that nobody is shown to be asked, or to have answered, before it is opened."""
        self.asks: str = ""
        """The id of the question's text, where it asks one of a seat."""

    def children(self) -> list[Step]:
        """The steps that this one may run, for the Book to number."""
        return []

    def enter(self, s: State, f: Frame) -> None:
        """What to remember; called once, with a fresh frame."""

    def advance(self, s: State, f: Frame) -> i64:
        """The number of the child to run next, or WAIT, or DONE.

        It may be called again while it waits (a loaded or imagined state has to find its offers anew), so
        what it does before it answers WAIT must come to the same when it is done twice.
        """
        return DONE

    def do(self, s: State, seat: i64, arg: i64) -> None:
        """What an instant step does."""
        raise TypeError(f"{type(self).__name__} is not instant")

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        """What may be chosen by this seat (or happen, for chance). None: finished."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        """What choosing does. The core has checked that it was offered."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        """A random option, each as likely.

        Chance steps override it with their odds, and with something faster.
        """
        out.clear()
        self.options(s, f, f.who, out)
        return out.items[rng.below(out.size)]

    def weight(self, s: State, f: Frame, action: i64) -> i64:
        """How likely this outcome is beside the others of a chance step."""
        return 1

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        """What the seat is asked, in words."""
        return Prompt(self.asks, {})


class Decision(Step):
    """A step that asks. Written as three answers: enter, options, take. No options means finished.

    Where finding the options is slow, override `advance` too: leave them as a set in `f.can` and emit that in
    `options`.
    """

    def advance(self, s: State, f: Frame) -> i64:
        out = s.book.buffer
        out.clear()
        self.options(s, f, f.who, out)
        return WAIT if out.size else DONE


class Do(Step):
    """An instruction that needs no choice. Subclasses write `do`."""

    def __init__(self) -> None:
        super().__init__()
        self.instant = True


def settle(s: State) -> None:
    """Run the rules until somebody must decide, or the game is over."""
    steps = s.book.steps
    while s.depth > 0:
        f = s.stack[s.depth - 1]
        child = steps[f.step].advance(s, f)
        # Down the tree with the fresh frame in hand: reading it from the stack again costs a tenth more.
        while child >= 0:
            step = steps[child]
            if step.instant:
                step.do(s, f.seat, f.arg)
                break
            f = s.push(child, f.seat, f.arg)
            step.enter(s, f)
            child = step.advance(s, f)
        if child == WAIT:
            return
        if child == DONE:
            s.depth -= 1
