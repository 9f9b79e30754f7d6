"""How a battle would end that is fought on to its end. For people and their screens; no rule asks it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from redphone.games.defcon.dice import MOST_DICE, Dice

ALMOST: Final = 1.0 - 2.0**-53


@final
class Chances:
    """How likely the attacker is to win, and what both sides may expect to lose."""

    def __init__(self, conquest: float, lost: float, killed: float, left: list[float]) -> None:
        self.conquest: Final = conquest
        self.lost: Final = lost
        """Of the attacker's troops or fleets."""
        self.killed: Final = killed
        """Of the defender's."""
        self.left: Final = left
        """How likely the attacker is to win with none, one, two … of its own left."""


@final
class Odds:
    """Exact sums over all throws, each of them made once.

    Both sides throw a die for each troop or fleet, and the dice that cards, a fortification and a capital add
    in every round of the combat.
    """

    def __init__(self, dice: Dice) -> None:
        self.dice: Final = dice
        self.known: Final[dict[int, Chances]] = {}

    def fight(self, attackers: int, defenders: int, more: int = 0, behind: int = 0) -> Chances:
        """Attackers with `more` dice against defenders with the dice `behind` their walls."""
        if attackers == 0:
            return Chances(0.0, 0.0, 0.0, [0.0])
        if defenders == 0 and behind == 0:
            # Nobody throws for an empty territory.
            return Chances(1.0, 0.0, 0.0, [0.0] * attackers + [1.0])
        key = ((attackers * 64 + defenders) * 64 + more) * 64 + behind
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._fought(attackers, defenders, more, behind)
        return found

    def _fought(self, attackers: int, defenders: int, more: int, behind: int) -> Chances:
        """One round of the combat, and what comes after it.

        Where nobody has hit, the round is thrown again: all else is as likely as it is among the rest. Walls
        without troops throw once. [Ruling 14]
        """
        fall = self._losses(defenders + behind, attackers)
        kill = self._losses(attackers + more, defenders) if defenders else [1.0]
        conquest, lost, killed = 0.0, 0.0, 0.0
        left = [0.0] * (attackers + 1)
        again = 0.0
        for down, likely in enumerate(fall):
            for dead, as_likely in enumerate(kill):
                chance = likely * as_likely
                if down == 0 and dead == 0 and defenders:
                    again = chance
                    continue
                lost += chance * down
                killed += chance * dead
                if down == attackers:
                    continue
                if dead == defenders:
                    conquest += chance
                    left[attackers - down] += chance
                    continue
                rest = self.fight(attackers - down, defenders - dead, more, behind)
                conquest += chance * rest.conquest
                lost += chance * rest.lost
                killed += chance * rest.killed
                for k, likely_left in enumerate(rest.left):
                    left[k] += chance * likely_left
        some = 1.0 - again
        # A single die that may hit is a chance, however small: sums of floats lose it.
        conquest = min(conquest / some, ALMOST)
        return Chances(conquest, lost / some, killed / some, [chance / some for chance in left])

    def _losses(self, thrown: int, most: int) -> list[float]:
        """How likely each number of losses is: the hits, but not more than there are to be hit."""
        n: i64 = min(thrown, MOST_DICE)
        weights = [int(self.dice.weight(n, k)) for k in range(n + 1)]
        total = sum(weights)
        out = [0.0] * (most + 1)
        for hits, weight in enumerate(weights):
            out[min(hits, most)] += weight / total
        return out
