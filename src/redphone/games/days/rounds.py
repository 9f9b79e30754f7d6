"""The steps of a round of 13 Days that are not the playing of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.bits import Buffer, bit, count, low, nth
from redphone.core.flow import DONE, WAIT, Decision, Do, Step
from redphone.core.layout import CHANCE
from redphone.core.rng import Rng
from redphone.core.steps import Condition, Sealed, Wrapper
from redphone.core.zones import EVERYBODY
from redphone.games.days.board import (
    AFTERMATH_PRESTIGE,
    AGENDAS_DRAWN,
    ROUNDS,
    US,
    USSR,
    Board,
)
from redphone.games.days.decks import Agendas, Cards
from redphone.games.days.effects import gain, hand_letter, move_prestige, shift
from redphone.games.days.numbers import (
    AFTERMATH_COUNTED,
    AGENDA,
    AGENDAS_CHOSEN,
    DISCARDED,
    FIRST_PLAYS,
    FLAGGED,
    IN_AFTERMATH,
    INITIATIVE,
    KEEP,
    KEPT_AGENDA,
    LEADS_OPINION,
    NOBODY_LEADS,
    REVEALED,
    ROUND_BEGAN,
    SAVED,
    SAVED_HIDDEN,
    SCORED,
    STANDS,
    STARTED_WAR,
    TIED,
)
from redphone.games.days.scoring import after_icons, agenda_pays, at_war, dominates, lead_for
from redphone.games.days.state import (
    AFTERMATH,
    AGENDAS,
    ALLIED,
    DISCARD,
    DRAWN,
    FIRST,
    FLAGS,
    HAND,
    KEPT,
    LASTING,
    MARKER,
    OPENED,
    PRESTIGE,
    RESOLVED,
    ROUND,
    TURN,
    WAR,
)

if TYPE_CHECKING:
    from redphone.core.state import Frame, State


@final
class RoundsLeft(Condition):
    def holds(self, s: State, seat: i64) -> bool:
        d = s.d
        return d[ROUND] < ROUNDS and d[WAR] == 0


@final
class Peace(Condition):
    def holds(self, s: State, seat: i64) -> bool:
        return s.d[WAR] == 0


@final
class Escalate(Do):
    """Escalate all DEFCON markers one step, in the first round too. [1. Escalate DEFCON tracks]"""

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        if s.listening:
            s.tell(ROUND_BEGAN, EVERYBODY, d[ROUND] + 1, ROUNDS)
        for side in range(i64(2)):
            for track in range(i64(3)):
                shift(s, side, track, 1)


@final
class DrawAgendas(Decision):
    """Draw three agendas in the open; their flags go on the board. [2. Draw agendas]"""

    def __init__(self, agendas: Agendas) -> None:
        super().__init__()
        self.deck: Final = agendas.deck

    def enter(self, s: State, f: Frame) -> None:
        f.who = CHANCE
        f.left = AGENDAS_DRAWN

    def advance(self, s: State, f: Frame) -> i64:
        return WAIT if f.left else DONE

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        self.deck.offer(s.d[AGENDAS], AGENDA, out)

    def weight(self, s: State, f: Frame, action: i64) -> i64:
        return self.deck.held(s.d[AGENDAS], action - AGENDA)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        cards = s.d[AGENDAS]
        return AGENDA + self.deck.kind_of[nth(cards, rng.below(count(cards)))]

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        agenda = action - AGENDA
        d[AGENDAS] = self.deck.without_one(d[AGENDAS], agenda)
        d[DRAWN + f.seat] = self.deck.with_one(d[DRAWN + f.seat], agenda)
        d[FLAGS + f.seat] = d[DRAWN + f.seat]
        s.learned = EVERYBODY
        if s.listening:
            s.tell(FLAGGED, EVERYBODY, f.seat, agenda)
        f.left -= 1


@final
class KeepAgenda(Sealed):
    """Both keep one agenda in secret, at once; the others go back unseen. [2. Draw agendas]"""

    def __init__(self, agendas: Agendas) -> None:
        super().__init__()
        self.asks = "ask-keep"
        self.deck: Final = agendas.deck

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        self.deck.offer(s.d[DRAWN + seat], KEEP, out)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        kinds = s.d[DRAWN + f.who] & self.deck.first
        return KEEP + self.deck.kind_of[nth(kinds, rng.below(count(kinds)))]

    def opened(self, s: State, f: Frame) -> None:
        d = s.d
        for side in range(i64(2)):
            agenda = s.answer(side) - KEEP
            d[KEPT + side] = self.deck.with_one(0, agenda)
            back = self.deck.without_one(d[DRAWN + side], agenda)
            d[AGENDAS] = self.deck.together(d[AGENDAS], back)
            d[DRAWN + side] = 0
            if s.listening:
                s.tell(KEPT_AGENDA, bit(side), agenda)
        if s.listening:
            s.tell(AGENDAS_CHOSEN, EVERYBODY)


@final
class Initiative(Decision):
    """Who trails in prestige, on a tie the USSR, says who plays first. [3. Strategy cards & initiative]"""

    def __init__(self) -> None:
        super().__init__()
        self.asks = "ask-first"

    def enter(self, s: State, f: Frame) -> None:
        d = s.d
        f.who = US if d[PRESTIGE] < 0 else USSR

    def advance(self, s: State, f: Frame) -> i64:
        return WAIT

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add(FIRST_PLAYS + US)
        out.add(FIRST_PLAYS + USSR)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        d[FIRST] = action - FIRST_PLAYS
        if s.listening:
            s.tell(INITIATIVE, EVERYBODY, seat, d[FIRST])
        s.pop()


@final
class SaveCards(Do):
    """The card that is left goes to the aftermath, face down. [4. Save card for aftermath]"""

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        for side in range(i64(2)):
            if s.listening:
                s.tell(SAVED, bit(side), low(d[HAND + side]))
                s.tell(SAVED_HIDDEN, EVERYBODY & ~bit(side), side)
            d[AFTERMATH + side] |= d[HAND + side]
            d[HAND + side] = 0


@final
class OpinionBonus(Wrapper):
    """The player with most cubes there triggers the effect; on a tie nobody. [5. World opinion bonus]"""

    def __init__(self, at: int, child: Step) -> None:
        super().__init__(child)
        self.at: i64 = at

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc:
            return DONE
        f.pc = 1
        leader = dominates(s, self.at)
        if leader < 0:
            if s.listening:
                s.tell(NOBODY_LEADS, EVERYBODY, self.at)
            return DONE
        if s.listening:
            s.tell(LEADS_OPINION, EVERYBODY, leader, self.at)
        f.seat = leader
        return self.child.number


@final
class TakeLetter(Do):
    def do(self, s: State, seat: i64, arg: i64) -> None:
        hand_letter(s, seat)


@final
class ToAftermath(Do):
    """The card that Alliances brought joins the aftermath, face down."""

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        if s.listening:
            s.tell(SAVED, bit(seat), low(d[ALLIED + seat]))
            s.tell(SAVED_HIDDEN, EVERYBODY & ~bit(seat), seat)
        d[AFTERMATH + seat] |= d[ALLIED + seat]
        d[ALLIED + seat] = 0


@final
class ToDiscard(Do):
    """The card that Alliances brought is discarded, face up."""

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        if s.listening:
            s.tell(DISCARDED, EVERYBODY, seat, low(d[ALLIED + seat]))
        d[DISCARD] |= d[ALLIED + seat]
        d[ALLIED + seat] = 0
        s.learned |= EVERYBODY & ~bit(seat)


@final
class ResolveAgendas(Do):
    """Reveal both; icons escalate what is in DEFCON 2; then both pay at once. [6. Resolve agendas]"""

    def __init__(self, board: Board, agendas: Agendas) -> None:
        super().__init__()
        self.board: Final = board
        self.agendas: Final = agendas

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        deck = self.agendas.deck
        us = deck.kind_of[low(d[KEPT + US])]
        ussr = deck.kind_of[low(d[KEPT + USSR])]
        s.learned = EVERYBODY
        if s.listening:
            s.tell(REVEALED, EVERYBODY, US, us)
            s.tell(REVEALED, EVERYBODY, USSR, ussr)
        pays = agenda_pays(s, self.board, self.agendas, us)
        pays_too = agenda_pays(s, self.board, self.agendas, ussr)
        ahead = lead_for(s, self.agendas, us)
        ahead_too = lead_for(s, self.agendas, ussr)
        for track in range(i64(3)):
            icons = self.agendas.icons_on(track, us, ussr)
            for side in range(i64(2)):
                marker = d[MARKER + 3 * side + track]
                shift(s, side, track, after_icons(marker, icons) - marker)
        if not self.agendas.lead_before:
            pays = agenda_pays(s, self.board, self.agendas, us)
            pays_too = agenda_pays(s, self.board, self.agendas, ussr)
            ahead = lead_for(s, self.agendas, us)
            ahead_too = lead_for(s, self.agendas, ussr)
        before = d[PRESTIGE]
        move_prestige(s, pays + pays_too)
        if s.listening:
            self.tell(s, us, pays, ahead)
            self.tell(s, ussr, pays_too, ahead_too)
            self.tell_prestige(s, int(before), int(before + pays + pays_too))
        for side in range(i64(2)):
            d[RESOLVED + side] = deck.together(d[RESOLVED + side], d[KEPT + side])
            d[KEPT + side] = 0
            d[FLAGS + side] = 0

    def tell(self, s: State, agenda: i64, pays: i64, ahead: i64) -> None:
        if pays > 0:
            s.tell(SCORED, EVERYBODY, US, agenda, pays, ahead)
        elif pays < 0:
            s.tell(SCORED, EVERYBODY, USSR, agenda, -pays, -ahead)
        else:
            s.tell(TIED, EVERYBODY, agenda)

    def tell_prestige(self, s: State, before: int, due: int) -> None:
        """Who leads now and by how much, by how much before, and what was lost of a greater lead."""
        now = int(s.d[PRESTIGE])
        if now >= 0:
            s.tell(STANDS, EVERYBODY, US, now, before, abs(due - now))
        else:
            s.tell(STANDS, EVERYBODY, USSR, -now, -before, abs(due - now))


@final
class CheckForWar(Do):
    """Whoever triggers global nuclear war has lost; both, if both do. [7. Check for nuclear war]"""

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        d[WAR] = at_war(s)
        if s.listening:
            for side in range(i64(2)):
                if (d[WAR] >> side) & 1:
                    s.tell(STARTED_WAR, EVERYBODY, side)


@final
class AdvanceRound(Do):
    """What lasted for the round ends. [8. Advance round marker]"""

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        d[ROUND] += 1
        d[TURN] = 0
        d[LASTING + US] = 0
        d[LASTING + USSR] = 0


@final
class Aftermath(Do):
    """The side whose own cards in the aftermath have more cubes gains 2 prestige. [End of game]"""

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self.cards: Final = cards

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        stack = d[AFTERMATH + US] | d[AFTERMATH + USSR]
        us = self.cards.cubes_of(stack & self.cards.of_side[US])
        ussr = self.cards.cubes_of(stack & self.cards.of_side[USSR])
        s.learned = EVERYBODY
        if s.listening:
            for side in range(i64(2)):
                saved = d[AFTERMATH + side]
                while saved:
                    s.tell(IN_AFTERMATH, EVERYBODY, side, low(saved))
                    saved &= saved - 1
            s.tell(AFTERMATH_COUNTED, EVERYBODY, us, ussr)
        for side in range(i64(2)):
            d[OPENED + side] = d[AFTERMATH + side]
            d[AFTERMATH + side] = 0
        if us > ussr:
            gain(s, US, AFTERMATH_PRESTIGE)
        elif ussr > us:
            gain(s, USSR, AFTERMATH_PRESTIGE)
