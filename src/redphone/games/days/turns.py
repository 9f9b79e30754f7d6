"""A turn of 13 Days: a strategy card played for Command or for its Event, the opponent's event first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from redphone.core.actions import PASS
from redphone.core.bits import Buffer, bit, count, low, nth
from redphone.core.book import Book
from redphone.core.events import Prompt
from redphone.core.flow import DONE, WAIT, Decision, Step, settle
from redphone.core.game import DataError
from redphone.core.layout import CHANCE
from redphone.core.rng import Rng
from redphone.core.state import State
from redphone.core.steps import By, Neighbour
from redphone.core.zones import EVERYBODY
from redphone.games.days.board import BAY_OF_PIGS, CARDS_PLAYED, CONTAINMENT, OWNERS, UN
from redphone.games.days.cubes import Command, Place, Remove, RemoveHalf, Withdraw, commanded
from redphone.games.days.decks import Cards
from redphone.games.days.effects import hand_letter
from redphone.games.days.numbers import (
    BLOCKED,
    COMMAND,
    COMMANDED,
    DECLINED,
    DISCARDED,
    EVENT,
    LETTER_TOO,
    NO_EFFECT,
    PLAYED_EVENT,
    TRIGGERED,
    USED_LETTER,
)
from redphone.games.days.one_card import SuezHungary, WaveAndSmile
from redphone.games.days.state import CARD, DISCARD, FIRST, HAND, HELD, ICON, IDLE, LASTING, LETTER, TURN
from redphone.games.days.tracks import UP, YOURS, MoveTrack

if TYPE_CHECKING:
    from redphone.core.state import Frame

CUBE_STEPS: Final = (Place, Remove, RemoveHalf, Command, Withdraw, WaveAndSmile, SuezHungary)


@final
class Events:
    """The events of all strategy cards, by card."""

    def __init__(self, cards: Cards, contain_triggered: bool) -> None:
        self.cards: Final = cards
        self.steps: vec[Step] = vec[Step]()
        """Filled by `fill`: Intelligence Reports plays cards itself."""
        self.pushing: i64 = 0
        """The cards whose events may let the other side raise a marker of who plays them, as a set."""
        self.contain_triggered: bool = contain_triggered
        """Containment also blocks events that its victim triggers on the opponent's turn."""

    def fill(self, table: dict[str, dict[str, Step]]) -> None:
        """Take up the card table: the events of each owner's cards."""
        # Cards are numbered owner by owner, and so are the steps.
        for side, owner in enumerate(OWNERS):
            known = table[owner]
            printed = self.cards.deck.names(self.cards.of_side[side])
            if sorted(printed) != sorted(known):
                wrong = sorted(set(printed) ^ set(known))
                raise DataError(f"cards.toml: [{owner}] lacks or adds cards: {', '.join(wrong)}")
            for slug in printed:
                card = bit(len(self.steps))
                if moves_cubes(known[slug]):
                    self.cards.event_cubes |= card
                if lets_push(known[slug], False):
                    self.pushing |= card
                self.steps = append(self.steps, known[slug])

    def start(self, s: State, seat: i64, card: i64, played: bool) -> i64:
        """Begin an event that the seat has played or triggered: the number of its step."""
        d = s.d
        lasting = d[LASTING + seat]
        d[ICON] = (self.cards.icons >> card) & 1
        d[HELD] = 0
        if lasting & BAY_OF_PIGS or (lasting & CONTAINMENT and (played or self.contain_triggered)):
            d[HELD] = bit(seat)
        d[IDLE] = 1
        return self.steps[card].number

    def begun(self, s: State, seat: i64, card: i64, played: bool) -> State:
        """A copy of the board on which the event has been begun, as far as nobody must decide, and nothing
        else goes on.
        """
        t = State(s.book, s.d[:])
        step = t.book.steps[self.start(t, seat, card, played)]
        # As settle does with a child.
        if step.instant:
            step.do(t, seat, card)
        else:
            step.enter(t, t.push(step.number, seat, card))
            settle(t)
        return t


def moves_cubes(step: Step) -> bool:
    """Does an event place or remove cubes itself? What a card does that it lets be played is that card's."""
    if isinstance(step, CUBE_STEPS):
        return True
    return not isinstance(step, PlayCard) and any(moves_cubes(child) for child in step.children())


def lets_push(step: Step, is_asked: bool) -> bool:
    """May an event let the opponent, if `is_asked`, raise a marker of a side that the card names?"""
    if isinstance(step, MoveTrack):
        return is_asked and step.of != YOURS and step.ways & UP != 0
    if isinstance(step, By):
        is_asked = isinstance(step.who, Neighbour)
    return not isinstance(step, PlayCard) and any(lets_push(child, is_asked) for child in step.children())


def end_event(s: State, card: i64) -> None:
    d = s.d
    # That a track was kept from deflating says as much.
    if s.listening and d[IDLE] and not (s.told and s.told[-1].kind == BLOCKED):
        s.tell(NO_EFFECT, EVERYBODY, card)
    d[ICON] = 0
    d[HELD] = 0
    d[IDLE] = 0


def leads_nowhere(t: State) -> bool:
    """Does the event that runs change nothing, whatever is chosen?"""
    if t.d[IDLE] == 0 or (t.depth > 0 and t.actor == CHANCE):
        return False
    for option in t.options():
        after = t.clone()
        after.take(after.actor, option.number)
        if not leads_nowhere(after):
            return False
    return True


@final
class Turns(Step):
    """Four cards each, in turn, from the player with the initiative on. [3. Strategy cards & initiative]"""

    def __init__(self, turn: Step) -> None:
        super().__init__()
        self.turn: Final = turn

    def children(self) -> list[Step]:
        return [self.turn]

    def advance(self, s: State, f: Frame) -> i64:
        d = s.d
        if f.pc == CARDS_PLAYED:
            return DONE
        f.seat = (d[FIRST] + f.pc) & 1
        f.pc += 1
        d[TURN] = f.pc
        return self.turn.number


# How far the playing of a card has come.
CHOOSING: Final = 0
EVENT_NEXT: Final = 1
TRIGGER_NEXT: Final = 2
COMMAND_NEXT: Final = 3
PLAYED: Final = 4


@final
class PlayCard(Step):
    """Play a strategy card for Command, or for its Event if it is yours or the UN's.

    A card of your hand; or `taken`: the argument's, which Intelligence Reports took, and which may also be
    discarded.
    """

    def __init__(self, book: Book, events: Events, command: Step, trigger: Step, taken: bool) -> None:
        super().__init__()
        self.events: Final = events
        self.cards: Final = events.cards
        self.command: Final = command
        self.trigger: Final = trigger
        self.taken: bool = taken
        self.discard: i64 = book.choice("discard")

    def children(self) -> list[Step]:
        return [self.command, self.trigger, *self.events.steps]

    def advance(self, s: State, f: Frame) -> i64:
        pc = f.pc
        if pc == CHOOSING:
            return WAIT
        if pc == EVENT_NEXT:
            f.pc = PLAYED
            f.arg = f.picks
            return self.events.start(s, f.seat, f.picks, True)
        if pc == TRIGGER_NEXT:
            f.pc = COMMAND_NEXT
            if (self.cards.of_side[1 - f.seat] >> f.picks) & 1:
                f.arg = f.picks
                return self.trigger.number
        if pc <= COMMAND_NEXT:
            f.pc = PLAYED
            f.arg = f.left
            return self.command.number
        end_event(s, f.picks)
        d = s.d
        d[CARD] = 0
        return DONE

    def playable(self, s: State, f: Frame) -> i64:
        """The cards that can be played, as a set."""
        if self.taken:
            return bit(f.arg)
        d = s.d
        return d[HAND + f.seat]

    def with_event(self, seat: i64) -> i64:
        """The cards whose events this seat may play, as a set."""
        return self.cards.of_side[seat] | self.cards.of_side[UN]

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        d = s.d
        playable = self.playable(s, f)
        has_letter = d[LETTER] == seat
        while playable:
            card = low(playable)
            out.add(COMMAND + card)
            if has_letter:
                out.add(LETTER_TOO + card)
            if (self.with_event(seat) >> card) & 1:
                out.add(EVENT + card)
            playable &= playable - 1
        if self.taken:
            out.add(self.discard)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        d = s.d
        playable = self.playable(s, f)
        cards = count(playable)
        own = playable & self.with_event(f.seat)
        events = count(own)
        letters: i64 = 0
        if d[LETTER] == f.seat:
            letters = cards
        discards: i64 = 0
        if self.taken:
            discards = 1
        k = rng.below(cards + events + letters + discards)
        if k < cards:
            return COMMAND + nth(playable, k)
        k -= cards
        if k < events:
            return EVENT + nth(own, k)
        k -= events
        if k < letters:
            return LETTER_TOO + nth(playable, k)
        return self.discard

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        if action == self.discard:
            if s.listening:
                s.tell(DISCARDED, EVERYBODY, seat, f.arg)
            d[CARD] = 0
            s.pop()
            return
        card = action & 255
        f.picks = card
        if not self.taken:
            d[HAND + seat] &= ~bit(card)
            d[DISCARD] |= bit(card)
            s.learned |= EVERYBODY & ~bit(seat)
        d[CARD] = 1 + card
        if action >= EVENT:
            f.pc = EVENT_NEXT
            if s.listening:
                s.tell(PLAYED_EVENT, EVERYBODY, seat, card)
            return
        f.pc = TRIGGER_NEXT
        f.left = self.cards.cubes[card]
        if action >= LETTER_TOO:
            # Declared with the card, before the opponent decides on the event; it passes at once.
            f.left += 1
            if s.listening:
                s.tell(USED_LETTER, EVERYBODY, seat, card, commanded(s, seat, f.left))
            hand_letter(s, 1 - seat)
        elif s.listening:
            s.tell(COMMANDED, EVERYBODY, seat, card, commanded(s, seat, f.left))

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        if self.taken:
            return Prompt("ask-taken", {"card": self.cards.deck.kinds[f.arg]})
        # Each side's last: one card is left over.
        return Prompt("ask-play", {"last": int(s.d[TURN] > CARDS_PLAYED - 2)})


@final
class Trigger(Decision):
    """The opponent may trigger the event of their own card, as if they had played it. [Command]"""

    def __init__(self, book: Book, events: Events) -> None:
        super().__init__()
        self.events: Final = events
        self.trigger: i64 = book.choice("trigger")

    def enter(self, s: State, f: Frame) -> None:
        f.seat = 1 - f.seat
        f.who = f.seat

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc == 0:
            return WAIT
        if f.pc == 1:
            f.pc = 2
            return self.events.start(s, f.seat, f.arg, False)
        end_event(s, f.arg)
        return DONE

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add(self.trigger)
        out.add(PASS)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        if rng.below(2):
            return PASS
        return self.trigger

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if action == PASS:
            if s.listening:
                s.tell(DECLINED, EVERYBODY, seat, f.arg)
            s.pop()
            return
        f.pc = 1
        if s.listening:
            s.tell(TRIGGERED, EVERYBODY, seat, f.arg)

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        return Prompt("ask-trigger", {"card": self.events.cards.deck.kinds[f.arg]})
