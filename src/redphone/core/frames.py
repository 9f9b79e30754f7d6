"""Frames: how far the rules have come, one for each step that has begun and is not done."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
@final
class Frame:
    """A finger in the rulebook: which step, for whom, who is asked, how far it has come.

    Frames are public: what somebody must not know lies in a zone or in a sealed answer, never here.
    """

    def __init__(self, step: i64, seat: i64, arg: i64) -> None:
        self.step: i64 = step
        self.seat: i64 = seat
        """On whose behalf the step runs. A child inherits it as it is when the child starts."""
        self.who: i64 = seat
        """Who is asked: a seat, or chance."""
        self.pc: i64 = 0
        self.left: i64 = 0
        self.picks: i64 = 0
        self.arg: i64 = arg
        """A number from the parent; a child inherits it too."""
        self.can: i64 = 0
        """The offers of a waiting step as a set.

        Scratch: found anew by `advance`, never saved or compared.
        """

    def copy(self) -> Frame:
        f = Frame(self.step, self.seat, self.arg)
        f.who = self.who
        f.pc = self.pc
        f.left = self.left
        f.picks = self.picks
        f.can = self.can
        return f

    def become(self, other: Frame) -> None:
        self.step = other.step
        self.seat = other.seat
        self.who = other.who
        self.pc = other.pc
        self.left = other.left
        self.picks = other.picks
        self.arg = other.arg
        self.can = other.can
