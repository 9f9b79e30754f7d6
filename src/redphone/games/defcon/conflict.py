"""The conflict phase: turns until all have passed. [Conflict; ruling 12]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.actions import PASS
from redphone.core.bits import Buffer, bit, low
from redphone.core.book import Book
from redphone.core.events import Prompt
from redphone.core.flow import DONE, WAIT, Step
from redphone.core.layout import SEATS
from redphone.core.steps import Seq, Wrapper
from redphone.core.zones import EVERYBODY
from redphone.games.defcon.battle import forget_support
from redphone.games.defcon.box import Box
from redphone.games.defcon.card_table import CardTable
from redphone.games.defcon.conflict_cards import can_matter, conflict_cards
from redphone.games.defcon.effects import spend
from redphone.games.defcon.intrigue import Peacekeeping, Sabotage, offer_sabotage
from redphone.games.defcon.land import LandAttack
from redphone.games.defcon.missiles import Bomb, Nuke, Strike, offer_missiles
from redphone.games.defcon.naval import Engage, offer_engagements
from redphone.games.defcon.numbers import (
    ATTACK,
    BOMB,
    ENGAGE,
    NUKE,
    PASSES,
    PLAY,
    SABOTAGE,
    SEND,
    STRIKE,
)
from redphone.games.defcon.powers import AIRBORNE, TROOPS_EACH
from redphone.games.defcon.reach import targets
from redphone.games.defcon.state import (
    ACCIDENT,
    ACTED,
    CARD,
    ORDER,
    PASSED,
    POWER,
    QUARTERS,
    SPIES,
    TURN,
)

if TYPE_CHECKING:
    from redphone.core.state import Frame, State

# How far a turn has come.
CHOOSING: Final = 0
GOING: Final = 1
GONE: Final = 2
ENDED: Final = 3

# What a turn can do: its children, in this order.
LAND: Final = 0
STRIKES: Final = 1
BOMBS: Final = 2
NUKES: Final = 3
SEA: Final = 4
SABOTAGES: Final = 5
PLAYS: Final = 6


def conflict_phase(book: Book, box: Box, deploy: Step) -> Step:
    """The whole phase; `deploy`: what becomes of troops that Conscription takes."""
    table = CardTable()
    airborne = LandAttack(book, box, table, AIRBORNE)
    table.steps = conflict_cards(book, box, airborne, deploy)
    peace = Peacekeeping(box)
    return Conflict(Seq(peace, Turn(book, box, table, LandAttack(book, box, table, TROOPS_EACH), peace)))


@final
class Conflict(Wrapper):
    """Turn after turn in the order of the initiative, without those who have passed."""

    def enter(self, s: State, f: Frame) -> None:
        d = s.d
        d[PASSED] = 0

    def advance(self, s: State, f: Frame) -> i64:
        d = s.d
        seats = d[SEATS]
        if d[PASSED] == bit(seats) - 1:
            d[TURN] = 0
            return DONE
        k = f.pc
        while d[PASSED] & bit(d[ORDER + k % seats]):
            k += 1
        f.pc = (k + 1) % seats
        f.seat = d[ORDER + k % seats]
        d[TURN] = 1 + f.seat
        d[ACTED] = 0
        return self.child.number


@final
class Turn(Step):
    """One offensive action, cards and sabotage before or after it; or pass, and be out for this phase."""

    def __init__(self, book: Book, box: Box, table: CardTable, land: Step, peace: Step) -> None:
        super().__init__()
        self.box: Final = box
        self.table: Final = table
        self.actions: Final = [land, Strike(box), Bomb(box), Nuke(box), Engage(book, box), Sabotage(box)]
        self.peace: Final = peace
        self.done: i64 = book.choice("done")

    def children(self) -> list[Step]:
        return [*self.actions, self.peace, *self.table.all()]

    def advance(self, s: State, f: Frame) -> i64:
        d = s.d
        if f.pc == GOING:
            f.pc = GONE
            if f.left == PLAYS:
                return self.table.step(f.arg)
            return self.actions[f.left].number
        if f.pc == GONE:
            d[CARD] = 0
            f.pc = CHOOSING
            if f.picks != d[ACTED]:
                return self.peace.number
        if f.pc == ENDED or (d[ACTED] and d[SPIES + f.seat] == 0 and self.box.hands[f.seat].size(s) == 0):
            # Whoever has neither cards nor sabotage has nothing more to do, as everybody sees.
            forget_support(s)
            d[ACCIDENT] = 0
            return DONE
        return WAIT

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        d = s.d
        box = self.box
        if not d[ACTED]:
            if d[QUARTERS + seat]:
                out.add_members(ATTACK, targets(s, box, seat))
            offer_missiles(s, box, seat, out)
            offer_engagements(s, box, seat, out)
        offer_sabotage(s, box, seat, out)
        kinds = box.hands[seat].cards(s) & box.deck.first
        while kinds:
            card = box.deck.kind_of[low(kinds)]
            kinds &= kinds - 1
            if self.table.is_played(card) and can_matter(s, box, seat, card):
                out.add(PLAY + card)
        out.add(self.done if d[ACTED] else i64(PASS))

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        if action == PASS:
            d[PASSED] |= bit(seat)
            if s.listening:
                s.tell(PASSES, EVERYBODY, d[POWER + seat])
            f.pc = ENDED
            return
        if action == self.done:
            f.pc = ENDED
            return
        f.picks = d[ACTED]
        f.pc = GOING
        f.arg = action & 255
        if action < ATTACK:
            f.left = PLAYS
            d[CARD] = 1 + f.arg
            spend(s, self.box, seat, f.arg)
        elif action < SEND:
            f.left = LAND
        elif action < BOMB:
            f.left = STRIKES
        elif action < NUKE:
            f.left = BOMBS
        elif action < ENGAGE:
            f.left = NUKES
        elif action < SABOTAGE:
            f.left = SEA
        else:
            f.left = SABOTAGES

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        return Prompt("ask-after-action" if s.d[ACTED] else "ask-conflict", {})


assert PLAY < ATTACK < SEND < STRIKE < BOMB < NUKE < ENGAGE < SABOTAGE
