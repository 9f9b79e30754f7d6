"""A land attack: troops sent, dice, retreat, conquest, and on from there. [Conflict: land attack]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.actions import PASS
from redphone.core.bits import Buffer, bit
from redphone.core.book import Book
from redphone.core.events import Prompt
from redphone.core.flow import DONE, WAIT, Decision, Step
from redphone.core.zones import EVERYBODY
from redphone.games.defcon.battle import (
    AttackThrow,
    DefenceThrow,
    DunkirkWindow,
    MaginotWindow,
    SpeechWindow,
    begin_battle,
    defence_dice,
    end_attack,
    end_battle,
    forget_support,
)
from redphone.games.defcon.box import Box
from redphone.games.defcon.card_table import CardTable
from redphone.games.defcon.cards import AIR_RAID, ASSASSINATION_ATTEMPT, CASUS_BELLI
from redphone.games.defcon.conflict_cards import can_matter
from redphone.games.defcon.effects import gain_land, hold, lose_land, raze, spend
from redphone.games.defcon.numbers import (
    ATTACK,
    ATTACK_FAILED,
    DID_NOT_OCCUPY,
    OCCUPY,
    PLAY,
    RETREATED,
    SEND,
    WALLED,
    WENT_TO_TRANSIT,
)
from redphone.games.defcon.reach import attackable, neighbourhood
from redphone.games.defcon.state import (
    ACTED,
    BARRED,
    DEFENDER,
    DEPLOYED,
    FIELD,
    FORCE,
    POWER,
    QUARTERS,
    RESERVE,
    SPEECHES,
    TRANSIT,
    TROOPS,
)
from redphone.games.defcon.windows import took_reply

if TYPE_CHECKING:
    from redphone.core.state import Frame, State

# How far a land attack has come.
SENDING: Final = 0
SPEAKING: Final = 1
HEARD: Final = 2
THROWING: Final = 3
DEFENDING: Final = 4
JUDGING: Final = 5
DECIDED: Final = 6
WON: Final = 7
OCCUPIED: Final = 8
WALL_BUILT: Final = 9
GOING_ON: Final = 10
FAILED: Final = 11
RESCUED: Final = 12
OVER: Final = 13


@final
class LandAttack(Step):
    """Send troops from the quarters against a territory: the argument. `most`: Airborne Troops are three."""

    def __init__(self, book: Book, box: Box, table: CardTable, most: int) -> None:
        super().__init__()
        self.asks = "ask-troops"
        self.box: Final = box
        self.most: i64 = most
        self.speech: Final = SpeechWindow(box)
        self.attack: Final = AttackThrow(box.dice)
        self.defence: Final = DefenceThrow(box.dice)
        self.fight_on: Final = FightOn(book, box)
        self.occupy: Final = Occupy(box)
        self.maginot: Final = MaginotWindow(box)
        self.go_on: Final = GoOn(box, table)
        self.dunkirk: Final = DunkirkWindow(box)

    def children(self) -> list[Step]:
        return [
            self.speech,
            self.attack,
            self.defence,
            self.fight_on,
            self.occupy,
            self.maginot,
            self.go_on,
            self.dunkirk,
        ]

    def advance(self, s: State, f: Frame) -> i64:
        d = s.d
        while True:
            pc = f.pc
            if pc == SENDING:
                return WAIT
            at = d[FIELD] - 1
            defender = d[DEFENDER] - 1
            if pc == SPEAKING:
                if defence_dice(s, at) == 0:
                    f.pc = WON
                    continue
                f.pc = HEARD
                return self.speech.number
            if pc == HEARD:
                f.pc = THROWING
                if took_reply(s, defender) >= 0:
                    d[SPEECHES + defender] += 1
                    f.pc = SPEAKING
            elif pc == THROWING:
                f.pc = DEFENDING
                return self.attack.number
            elif pc == DEFENDING:
                f.pc = JUDGING
                return self.defence.number
            elif pc == JUDGING:
                if d[FORCE] == 0:
                    f.pc = FAILED
                elif d[TROOPS + at] == 0:
                    f.pc = WON
                else:
                    f.pc = DECIDED
                    return self.fight_on.number
            elif pc == DECIDED:
                f.pc = THROWING if d[FORCE] else FAILED
            elif pc == WON:
                raze(s, at)
                f.pc = OCCUPIED
                return self.occupy.number
            elif pc == OCCUPIED:
                if d[FIELD] == 0:
                    end_attack(s, f.seat)
                    f.pc = OVER
                    continue
                f.pc = WALL_BUILT
                return self.maginot.number
            elif pc == WALL_BUILT:
                if defender >= 0 and took_reply(s, defender) >= 0:
                    d[BARRED + defender] |= bit(f.seat)
                    if s.listening:
                        s.tell(WALLED, EVERYBODY, d[POWER + defender], d[POWER + f.seat])
                if not self.box.attack_scope_action:
                    end_attack(s, f.seat)
                f.pc = GOING_ON
                if d[FORCE]:
                    return self.go_on.number
            elif pc == GOING_ON:
                f.pc = SPEAKING
                if d[FORCE] == 0:
                    if self.box.attack_scope_action:
                        end_attack(s, f.seat)
                    f.pc = OVER
            elif pc == FAILED:
                if s.listening:
                    s.tell(ATTACK_FAILED, EVERYBODY, d[POWER + f.seat], at)
                hold(s, defender, at)
                f.pc = RESCUED
                return self.dunkirk.number
            elif pc == RESCUED:
                if took_reply(s, f.seat) >= 0:
                    rescue(s, f.seat)
                end_attack(s, f.seat)
                f.pc = OVER
            else:
                # Assassins that were sent after the last battle wait for another.
                end_battle(s)
                forget_support(s)
                return DONE

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        n = s.d[QUARTERS + seat]
        if n > self.most:
            n = self.most
        for k in range(n):
            out.add(SEND + k)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        n = 1 + action - SEND
        d[QUARTERS + seat] -= n
        d[ACTED] = 1
        begin_battle(s, self.box, seat, f.arg, n)
        f.pc = SPEAKING

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        return Prompt(self.asks, {"at": self.box.world.territories[f.arg]})


def rescue(s: State, seat: i64) -> None:
    """Dunkirk: all troops of the battle come back, those that were killed in it too.

    (Who retreated is in transit already, and no longer counted among the deployed: see FightOn.)
    """
    d = s.d
    n = d[DEPLOYED]
    d[RESERVE + seat] -= n
    d[TRANSIT + seat] += n
    if s.listening and n:
        s.tell(WENT_TO_TRANSIT, EVERYBODY, d[POWER + seat], n)


@final
class FightOn(Decision):
    """After each round of combat in which both sides have troops left: fight on, or retreat to transit."""

    def __init__(self, book: Book, box: Box) -> None:
        super().__init__()
        self.box: Final = box
        self.fight: i64 = book.choice("fight")
        self.retreat: i64 = book.choice("retreat")

    def advance(self, s: State, f: Frame) -> i64:
        return DONE if f.pc else WAIT

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add(self.fight)
        out.add(self.retreat)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        f.pc = 1
        if action == self.retreat:
            d = s.d
            d[TRANSIT + seat] += d[FORCE]
            if s.listening:
                s.tell(RETREATED, EVERYBODY, d[POWER + seat], d[FIELD] - 1, d[FORCE])
            # Dunkirk brings back the others only.
            d[DEPLOYED] -= d[FORCE]
            d[FORCE] = 0

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        d = s.d
        at = d[FIELD] - 1
        return Prompt(
            "ask-fight",
            {"at": self.box.world.territories[at], "n": int(d[FORCE]), "against": int(d[TROOPS + at])},
        )


@final
class Occupy(Decision):
    """Leave at least one troop to take control, or decline: then the loser holds the empty territory."""

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Final = box

    def advance(self, s: State, f: Frame) -> i64:
        return DONE if f.pc else WAIT

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        for k in range(s.d[FORCE]):
            out.add(OCCUPY + k)
        out.add(PASS)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        at = d[FIELD] - 1
        defender = d[DEFENDER] - 1
        f.pc = 1
        if action == PASS:
            if s.listening:
                s.tell(DID_NOT_OCCUPY, EVERYBODY, d[POWER + seat], at)
            to_transit(s, seat)
            if defender >= 0:
                hold(s, defender, at)
            d[FIELD] = 0
            return
        if defender >= 0:
            lose_land(s, defender, at)
        n = 1 + action - OCCUPY
        d[FORCE] -= n
        gain_land(s, seat, at, n)

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        d = s.d
        return Prompt("ask-occupy", {"at": self.box.world.territories[d[FIELD] - 1], "n": int(d[FORCE])})


def is_beaten(s: State) -> bool:
    """Is the attacker asked whether it occupies? Then nobody throws any more, whatever walls still stand."""
    return isinstance(s.book.steps[s.stack[s.depth - 1].step], Occupy)


def to_transit(s: State, seat: i64) -> None:
    """What is left of the attackers ends the attack."""
    d = s.d
    if d[FORCE]:
        d[TRANSIT + seat] += d[FORCE]
        if s.listening:
            s.tell(WENT_TO_TRANSIT, EVERYBODY, d[POWER + seat], d[FORCE])
        d[FORCE] = 0


def onward(s: State, box: Box, seat: i64) -> i64:
    """The territories that an attack can go on to from the one that was won, as a set."""
    here = bit(s.d[FIELD] - 1)
    return neighbourhood(s, box, seat, here) & attackable(s, seat) & ~here


@final
class GoOn(Step):
    """With the troops that do not stay: attack on from the conquered territory, in one group, or end it."""

    def __init__(self, box: Box, table: CardTable) -> None:
        super().__init__()
        self.box: Final = box
        self.table: Final = table

    def children(self) -> list[Step]:
        return self.table.all()

    def advance(self, s: State, f: Frame) -> i64:
        if f.pc == 1:
            f.pc = 0
            return self.table.step(f.left)
        if f.pc == 2:
            return DONE
        f.can = onward(s, self.box, f.seat)
        if f.can:
            return WAIT
        to_transit(s, f.seat)
        return DONE

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        out.add_members(ATTACK, f.can)
        hand = self.box.hands[seat].cards(s)
        if hand:
            self.offer(s, seat, hand, AIR_RAID, out)
            self.offer(s, seat, hand, ASSASSINATION_ATTEMPT, out)
            self.offer(s, seat, hand, CASUS_BELLI, out)
        out.add(PASS)

    def offer(self, s: State, seat: i64, hand: i64, card: i64, out: Buffer) -> None:
        if self.box.deck.held(hand, card) and can_matter(s, self.box, seat, card):
            out.add(PLAY + card)

    def take(self, s: State, f: Frame, seat: i64, action: i64) -> None:
        d = s.d
        if action == PASS:
            to_transit(s, seat)
            f.pc = 2
        elif action >= ATTACK:
            begin_battle(s, self.box, seat, action - ATTACK, d[FORCE])
            f.pc = 2
        else:
            f.left = action - PLAY
            f.pc = 1
            spend(s, self.box, seat, f.left)

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        d = s.d
        return Prompt("ask-go-on", {"at": self.box.world.territories[d[FIELD] - 1], "n": int(d[FORCE])})
