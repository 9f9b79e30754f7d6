"""Plans a round of 13 in which everybody takes the piles that they are meant to take.

A plan says for each target which piles are laid on it, card by card (`r` is a rotten four), and who takes
each of them:

    {"blue": [("4 7", MARIE), ("7 1 2 1", MARC), ("7 2 1", LEFT)], "yellow": …}

Whoever takes a pile lays the first card of the next one; who lays the others does not matter. All that the
planner has to find is an order in which the turns fall right: what the players draw is ours to decide.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tests.positions import Table

from redphone import Game

LEFT = -1
"""Nobody takes this pile: it lies on its target at the end."""
ANYBODY = -1

Plan = Mapping[str, Sequence[tuple[str, int]]]


def laid(colour: str, piles: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    """The plays on a target in their order, each with the seat that makes it."""
    out: list[tuple[str, int]] = []
    by = ANYBODY
    for cards, taker in piles:
        for card in cards.split():
            out.append((f"rotten-4 on {colour}" if card == "r" else f"{colour}-{card}", by))
            by = ANYBODY
        by = taker
    return out


def in_turn(targets: Iterable[Sequence[tuple[str, int]]], seats: int) -> list[str]:
    """All plays of the round, seat 0 first, in an order that gives everybody their own."""
    queues = [list(target) for target in targets]
    total = sum(len(queue) for queue in queues)
    plays: list[str] = []
    hopeless: set[tuple[int, ...]] = set()

    def go_on(at: tuple[int, ...]) -> bool:
        if len(plays) == total:
            return True
        if at in hopeless:
            return False
        # Those who must make a certain play make it; what anybody may lay can wait.
        for by in (len(plays) % seats, ANYBODY):
            for k, queue in enumerate(queues):
                if at[k] < len(queue) and queue[at[k]][1] == by:
                    plays.append(queue[at[k]][0])
                    if go_on((*at[:k], at[k] + 1, *at[k + 1 :])):
                        return True
                    plays.pop()
        hopeless.add(at)
        return False

    if not go_on((0,) * len(queues)):
        raise ValueError("there is no order in which the turns fall so")
    return plays


def round_of(plan: Plan, seats: int, game: Game | None = None) -> Table:
    """A table at which the round went as planned, up to its last card."""
    return Table(*in_turn((laid(*target) for target in plan.items()), seats), seats=seats, game=game)
