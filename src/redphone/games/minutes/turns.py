"""A turn of 13 Minutes: a card is laid and becomes a battleground; then Command or Event; then a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from redphone.core.actions import PASS
from redphone.core.bits import Buffer, bit, count, nth
from redphone.core.book import Book
from redphone.core.events import Prompt
from redphone.core.flow import DONE, WAIT, Decision, Step, settle
from redphone.core.layout import CHANCE, HEADER
from redphone.core.rng import Rng
from redphone.core.state import State
from redphone.core.zones import EVERYBODY
from redphone.games.minutes.board import DRAWS, TURNS, UN
from redphone.games.minutes.deck import Cards
from redphone.games.minutes.effects import side_of, zone_name
from redphone.games.minutes.numbers import (
    COMMANDED,
    DECLINED,
    DRAW,
    DREW,
    DREW_HIDDEN,
    LAID,
    NEUTRAL,
    NO_EFFECT,
    PLAYED_EVENT,
    SPHERE,
    TRIGGERED,
)
from redphone.games.minutes.state import CARD, DECK, FIRST, HAND, TABLE, TOUCHED, TURN

if TYPE_CHECKING:
    from redphone.core.state import Frame


@final
class Events:
    """The events of all strategy cards, by card."""

    def __init__(self, cards: Cards, steps: list[Step], looking: int) -> None:
        self.cards: Final = cards
        self.steps: vec[Step] = vec[Step]()
        for step in steps:
            self.steps = append(self.steps, step)
        self.looking: i64 = looking
        """The cards that let somebody look at hidden cards, as a set."""

    def start(self, s: State, seat: i64, card: i64) -> i64:
        """Begin an event that the seat has played or triggered: the number of its step."""
        d = s.d
        d[TOUCHED] = 0
        if s.listening and not self.can_matter(s, seat, card):
            s.tell(NO_EFFECT, EVERYBODY, card)
        return self.steps[card].number

    def can_matter(self, s: State, seat: i64, card: i64) -> bool:
        """Would the event ask anything or change anything now? That somebody looked is told in any case:
        whether there was something new to see is not for everybody.
        """
        if (self.looking >> card) & 1:
            return True
        return not leads_nowhere(s, tried(s, self.steps[card].number, seat, card))


def tried(s: State, step: i64, seat: i64, card: i64) -> State:
    """A copy of the table on which the event has been begun, and nothing else goes on."""
    t = State(s.book, s.d[:])
    d = t.d
    d[CARD] = 1 + card
    t.book.steps[step].enter(t, t.push(step, seat, card))
    settle(t)
    return t


def leads_nowhere(s: State, t: State) -> bool:
    """Does nothing differ from `s` in any way in which `t` can go on?"""
    if t.depth > 0 and t.actor == CHANCE:
        return False
    for k in range(HEADER, len(t.d)):
        if t.d[k] != s.d[k] and k != CARD and k != TOUCHED:
            return False
    for option in t.options():
        after = t.clone()
        after.take(after.actor, option.number)
        if not leads_nowhere(s, after):
            return False
    return True


@final
class Turns(Step):
    """In turn, from the player with the initiative on, until both have a card left that nobody can follow.

    [2. Playing and drawing strategy cards]
    """

    def __init__(self, turn: Step) -> None:
        super().__init__()
        self.turn: Final = turn

    def children(self) -> list[Step]:
        return [self.turn]

    def advance(self, s: State, f: Frame) -> i64:
        d = s.d
        if f.pc == TURNS:
            return DONE
        f.seat = (d[FIRST] + f.pc) & 1
        f.pc += 1
        d[TURN] = f.pc
        return self.turn.number


@final
class DrawCard(Decision):
    """Draw so many cards, one by one; at the end of a turn, while the deck has any beside Cuba."""

    def __init__(self, n: int, ends_turn: bool) -> None:
        super().__init__()
        self.n: i64 = n
        self.ends_turn: bool = ends_turn

    def enter(self, s: State, f: Frame) -> None:
        f.who = CHANCE
        f.left = self.n
        if self.ends_turn and s.d[TURN] > DRAWS:
            f.left = 0

    def advance(self, s: State, f: Frame) -> i64:
        if f.left:
            return WAIT
        return DONE

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add_members(DRAW, s.d[DECK])

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        cards = s.d[DECK]
        return DRAW + nth(cards, rng.below(count(cards)))

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        card = action - DRAW
        d[DECK] &= ~bit(card)
        d[HAND + 2 * f.seat] |= bit(card)
        s.learned |= bit(f.seat)
        if s.listening:
            s.tell(DREW, bit(f.seat), card)
            s.tell(DREW_HIDDEN, EVERYBODY & ~bit(f.seat), side_of(s, f.seat))
        f.left -= 1


# How far the playing of a card has come.
CHOOSING: Final = 0
LAID_OWN: Final = 1
LAID_THEIRS: Final = 2
EVENT_NEXT: Final = 3
COMMAND_NEXT: Final = 4
PLAYED: Final = 5


@final
class PlayCard(Step):
    """Lay a card in the neutral zone or in your sphere, then Command, or the Event of your own or the UN's.

    `f.picks` is the card.
    """

    def __init__(self, book: Book, events: Events, command: Step, trigger: Step) -> None:
        super().__init__()
        self.events: Final = events
        self.cards: Final = events.cards
        self.command: Final = command
        self.trigger: Final = trigger
        self.as_command: i64 = book.choice("command")
        self.as_event: i64 = book.choice("event")

    def children(self) -> list[Step]:
        return [self.command, self.trigger, *self.events.steps]

    def advance(self, s: State, f: Frame) -> i64:
        pc = f.pc
        if pc <= LAID_OWN:
            return WAIT
        if pc == LAID_THEIRS:
            f.pc = COMMAND_NEXT
            f.arg = f.picks
            return self.trigger.number
        if pc == EVENT_NEXT:
            f.pc = PLAYED
            f.arg = f.picks
            return self.events.start(s, f.seat, f.picks)
        d = s.d
        d[TOUCHED] = 0
        if pc == COMMAND_NEXT:
            f.pc = PLAYED
            f.arg = self.cards.cubes[f.picks]
            if s.listening:
                s.tell(COMMANDED, EVERYBODY, side_of(s, f.seat), f.picks, f.arg)
            return self.command.number
        d[CARD] = 0
        return DONE

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        if f.pc == LAID_OWN:
            out.add(self.as_command)
            out.add(self.as_event)
            return
        hand = held(s, seat)
        out.add_members(NEUTRAL, hand)
        out.add_members(SPHERE, hand)

    def sample(self, s: State, f: Frame, rng: Rng, out: Buffer) -> i64:
        if f.pc == LAID_OWN:
            if rng.below(2):
                return self.as_event
            return self.as_command
        hand = held(s, f.seat)
        n = count(hand)
        k = rng.below(2 * n)
        if k < n:
            return NEUTRAL + nth(hand, k)
        return SPHERE + nth(hand, k - n)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        if f.pc == LAID_OWN:
            if action == self.as_command:
                f.pc = COMMAND_NEXT
                return
            f.pc = EVENT_NEXT
            if s.listening:
                s.tell(PLAYED_EVENT, EVERYBODY, side_of(s, seat), f.picks)
            return
        d = s.d
        card = action & 255
        zone: i64 = 0
        if action >= SPHERE:
            zone = 1 + seat
        d[HAND + 2 * seat] &= ~bit(card)
        d[HAND + 2 * seat + 1] &= ~bit(card)
        d[TABLE + zone] |= bit(card)
        s.learned |= EVERYBODY & ~bit(seat)
        d[CARD] = 1 + card
        f.picks = card
        f.pc = LAID_OWN
        if self.cards.side[card] == side_of(s, 1 - seat):
            f.pc = LAID_THEIRS
        if s.listening:
            s.tell(LAID, EVERYBODY, side_of(s, seat), card, zone_name(s, zone))

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        if f.pc == LAID_OWN:
            return Prompt("ask-action", {"card": self.cards.deck.kinds[f.picks]})
        return Prompt("ask-play", {})


def held(s: State, seat: i64) -> i64:
    """The cards of a hand, those included that the other has seen."""
    d = s.d
    return d[HAND + 2 * seat] | d[HAND + 2 * seat + 1]


def can_play_event(s: State, cards: Cards, seat: i64, card: i64) -> bool:
    """Is the card the seat's own, or the UN's?"""
    return cards.side[card] == UN or cards.side[card] == side_of(s, seat)


@final
class Trigger(Decision):
    """The opponent may use the event of their own card, as if they had played it. [Commands: Important]"""

    def __init__(self, book: Book, events: Events) -> None:
        super().__init__()
        self.events: Final = events
        self.trigger: i64 = book.choice("trigger")

    def children(self) -> list[Step]:
        return list(self.events.steps)

    def enter(self, s: State, f: Frame) -> None:
        f.seat = 1 - f.seat
        f.who = f.seat

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc == 0:
            return WAIT
        if f.pc == 1:
            f.pc = 2
            return self.events.start(s, f.seat, f.arg)
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
                s.tell(DECLINED, EVERYBODY, side_of(s, seat), f.arg)
            s.pop()
            return
        f.pc = 1
        if s.listening:
            s.tell(TRIGGERED, EVERYBODY, side_of(s, seat), f.arg)

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        return Prompt("ask-trigger", {"card": self.events.cards.deck.kinds[f.arg]})
