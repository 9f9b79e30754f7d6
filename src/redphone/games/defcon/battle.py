"""The dice of a battle on land, the cards that support either side, and the questions in between."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from redphone.core.bits import bit
from redphone.core.events import Prompt
from redphone.core.layout import SEATS
from redphone.core.zones import EVERYBODY
from redphone.games.defcon.box import Box
from redphone.games.defcon.cards import DUNKIRK, MAGINOT_LINE, SPEECH_TO_PARLIAMENT
from redphone.games.defcon.dice import Throw
from redphone.games.defcon.effects import (
    aggression_on_land,
    become_aggressive,
    has_capital,
    kill,
    owner,
)
from redphone.games.defcon.numbers import ATTACKED, ATTACKERS_LOST
from redphone.games.defcon.powers import CAPITAL_DICE, CARD_DICE, FORT_DICE, NOBODY
from redphone.games.defcon.state import (
    ASSASSINS,
    AT_SEA,
    DEFENDER,
    DEPLOYED,
    FIELD,
    FORCE,
    FORTS,
    HITS,
    PASSED,
    POWER,
    PRETEXT,
    RAIDS,
    RESERVE,
    SPEECHES,
    TROOPS,
    TURN,
)
from redphone.games.defcon.windows import Window

if TYPE_CHECKING:
    from redphone.core.state import Frame, State


def begin_battle(s: State, box: Box, seat: i64, at: i64, n: i64) -> None:
    """An attack is declared; aggression is judged now, by who holds the territory. [Ruling 17]"""
    d = s.d
    defender = owner(s, at)
    d[FIELD] = 1 + at
    d[DEFENDER] = 1 + defender
    d[FORCE] = n
    d[DEPLOYED] = n
    if s.listening:
        power: i64 = NOBODY
        if defender >= 0:
            power = d[POWER + defender]
        s.tell(ATTACKED, EVERYBODY, d[POWER + seat], at, n, power)
    if not d[PRETEXT]:
        become_aggressive(s, box, seat, aggression_on_land(s, box, seat, at))


def end_battle(s: State) -> None:
    d = s.d
    d[AT_SEA] = 0
    d[FIELD] = 0
    d[DEFENDER] = 0
    d[FORCE] = 0
    d[DEPLOYED] = 0
    d[HITS] = 0


def forget_support(s: State) -> None:
    """Cards for a land attack of this turn have done what they could. [Ruling 14]"""
    d = s.d
    d[PRETEXT] = 0
    d[RAIDS] = 0
    for each in range(d[SEATS]):
        d[SPEECHES + each] = 0


def end_attack(s: State, seat: i64) -> None:
    """A land attack is over, and with it what was played for it: in an earlier turn, too, by assassins."""
    d = s.d
    forget_support(s)
    d[ASSASSINS + seat] = 0


def defence_dice(s: State, at: i64) -> i64:
    """The dice of who holds a territory, each round; none for nobody's ground."""
    d = s.d
    attacker = d[TURN] - 1
    defender = d[DEFENDER] - 1
    if defender < 0:
        return 0
    dice = d[TROOPS + at]
    if d[FORTS] & bit(at):
        dice += FORT_DICE
    if has_capital(s, at) and not d[ASSASSINS + attacker] & bit(defender):
        dice += CAPITAL_DICE
    if dice:
        # A speech supports who has made it; where nobody throws, there is nothing to support.
        dice += CARD_DICE * d[SPEECHES + defender]
    return dice


@final
class AttackThrow(Throw):
    """The attacker throws one die a troop; against ground without troops only the defender throws."""

    def number_of_dice(self, s: State, seat: i64) -> i64:
        d = s.d
        if d[TROOPS + d[FIELD] - 1] == 0:
            return 0
        return d[FORCE] + CARD_DICE * d[RAIDS]

    def hit(self, s: State, seat: i64, hits: i64) -> None:
        d = s.d
        d[HITS] = hits


@final
class DefenceThrow(Throw):
    """The defender throws, and both sides lose a troop for each hit of the other. Excess hits are lost."""

    def number_of_dice(self, s: State, seat: i64) -> i64:
        return defence_dice(s, s.d[FIELD] - 1)

    def thrower(self, s: State, seat: i64) -> i64:
        return s.d[DEFENDER] - 1

    def hit(self, s: State, seat: i64, hits: i64) -> None:
        d = s.d
        at = d[FIELD] - 1
        lost = hits
        if lost > d[FORCE]:
            lost = d[FORCE]
        killed = d[HITS]
        if killed > d[TROOPS + at]:
            killed = d[TROOPS + at]
        d[HITS] = 0
        if lost:
            d[FORCE] -= lost
            d[RESERVE + seat] += lost
            if s.listening:
                s.tell(ATTACKERS_LOST, EVERYBODY, d[POWER + seat], at, lost)
        kill(s, d[DEFENDER] - 1, at, killed)


class BattleWindow(Window):
    """A question about the battle that is being fought."""

    def question(self, s: State, f: Frame, seat: i64) -> Prompt:
        d = s.d
        power = d[POWER + f.seat]
        territory = self.box.world.territories[d[FIELD] - 1]
        return Prompt(self.asks, {"power": self.box.world.powers[power], "at": territory})


@final
class SpeechWindow(BattleWindow):
    """Speech to Parliament is the defender's, before the dice; not after having passed. [Ruling 8]"""

    def __init__(self, box: Box) -> None:
        super().__init__(box, "ask-speech", [SPEECH_TO_PARLIAMENT])

    def concerned(self, s: State, seat: i64) -> i64:
        d = s.d
        defender = bit(d[DEFENDER] - 1)
        return defender if self.box.speech_after_pass else defender & ~d[PASSED]


@final
class MaginotWindow(BattleWindow):
    """Who has lost a territory to a land attack may bar the attacker, before the attack goes on."""

    def __init__(self, box: Box) -> None:
        super().__init__(box, "ask-maginot", [MAGINOT_LINE])

    def concerned(self, s: State, seat: i64) -> i64:
        defender = s.d[DEFENDER] - 1
        return bit(defender) if defender >= 0 else 0


@final
class DunkirkWindow(BattleWindow):
    """Who has failed may bring its troops home, if there are any that have not come home by themselves."""

    def __init__(self, box: Box) -> None:
        super().__init__(box, "ask-dunkirk", [DUNKIRK])

    def concerned(self, s: State, seat: i64) -> i64:
        return bit(seat) if s.d[DEPLOYED] else 0
