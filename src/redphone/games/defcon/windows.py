"""Cards in others' turns: a question to every power that could act, and what comes of the answers.

Who is asked is judged from public facts alone: how many cards a power holds, not which. All are asked at
once; what they play works in the order of the initiative. [Ruling 7]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from redphone.core.actions import PASS
from redphone.core.bits import Buffer
from redphone.core.events import Prompt
from redphone.core.flow import DONE, Step
from redphone.core.layout import SEATS
from redphone.core.steps import Sealed, Wrapper
from redphone.games.defcon.box import Box
from redphone.games.defcon.effects import spend, with_cards
from redphone.games.defcon.numbers import PLAY
from redphone.games.defcon.state import ORDER, POWER, REPLY, TURN

if TYPE_CHECKING:
    from redphone.core.state import Frame, State


class Window(Sealed):
    """'At any time': may somebody play one of these cards now? Subclasses say who is concerned."""

    def __init__(self, box: Box, asks: str, cards: list[int]) -> None:
        super().__init__()
        self.discreet = True
        self.box: Final = box
        self.asks = asks
        self.cards: vec[i64] = vec[i64]([i64(card) for card in cards])

    def concerned(self, s: State, seat: i64) -> i64:
        """The powers that such a card could be of use to, as a set of seats. Public facts alone."""
        raise TypeError(f"{type(self).__name__} asks nobody")

    def asked(self, s: State, seat: i64) -> i64:
        concerned = self.concerned(s, seat)
        return concerned & with_cards(s, self.box) if concerned else 0

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        hand = self.box.hands[seat].cards(s)
        for card in self.cards:
            if self.box.deck.held(hand, card):
                out.add(PLAY + card)
        out.add(PASS)

    def opened(self, s: State, f: Frame) -> None:
        d = s.d
        for k in range(d[SEATS]):
            seat = d[ORDER + k]
            answer = s.answer(seat)
            if answer >= PLAY:
                spend(s, self.box, seat, answer - PLAY)
                d[REPLY + seat] = 1 + answer - PLAY

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        turn = s.d[TURN]
        return Prompt(self.asks, {"power": self.box.world.powers[s.d[POWER + turn - 1]]} if turn else {})


def took_reply(s: State, seat: i64) -> i64:
    """The card that a power has answered with, once; -1: none."""
    d = s.d
    card = d[REPLY + seat] - 1
    d[REPLY + seat] = 0
    return card


@final
class Replies(Wrapper):
    """The child for each power that has played a card, in the order of the initiative; its argument is the
    card.
    """

    def advance(self, s: State, f: Frame) -> i64:
        d = s.d
        while f.pc < d[SEATS]:
            seat = d[ORDER + f.pc]
            f.pc += 1
            card = took_reply(s, seat)
            if card >= 0:
                f.seat = seat
                f.arg = card
                return self.child.number
        return DONE


@final
class AsLongAsPlayed(Step):
    """A window and what comes of it, again and again until nobody plays a card: who has several is asked
    after each. [Ruling 7]
    """

    def __init__(self, window: Window, reply: Step) -> None:
        super().__init__()
        self.window: Final = window
        self.replies: Final = Replies(reply)

    def children(self) -> list[Step]:
        return [self.window, self.replies]

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc == 0:
            f.pc = 1
            return self.window.number
        f.pc = 0
        d = s.d
        for seat in range(d[SEATS]):
            if d[REPLY + seat]:
                return self.replies.number
        return DONE


@final
class InOrder(Wrapper):
    """Each power in the order of the initiative; it is its turn."""

    def advance(self, s: State, f: Frame) -> i64:
        d = s.d
        if f.pc == d[SEATS]:
            d[TURN] = 0
            return DONE
        f.seat = d[ORDER + f.pc]
        d[TURN] = 1 + f.seat
        f.pc += 1
        return self.child.number
