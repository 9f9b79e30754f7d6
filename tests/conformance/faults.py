"""How faults are planted: in a Subject, between the kit and a sound engine, or in the engine's own tables."""

from __future__ import annotations

from collections.abc import Callable

from redphone.conformance import Subject
from redphone.conformance.subject import Place
from redphone.core.state import State
from redphone.core.zones import Zone

Fault = type[Subject]

STRUCTURAL: dict[Fault, tuple[str, ...]] = {}
"""Faults that a look at one position, or at one act, must find, with the check that must find it.

Where a fault breaks two demands at once, it depends on the position which of the two checks is the first.
"""
LEAKS: dict[Fault, tuple[str, ...]] = {}
"""Faults that only the blindfold test or the limits of undo can find."""
IN_THE_DRILL: dict[Fault, tuple[str, ...]] = {}
"""Faults in what 13 has not: answers to a sealed question, and acts that teach something."""

IN_13_DAYS: dict[Fault, tuple[str, ...]] = {}
"""Faults in what only 13 Days has: a card that everybody knows to be one of three."""


def structural(*checks: str) -> Callable[[Fault], Fault]:
    return planted(STRUCTURAL, checks)


def leak(*checks: str) -> Callable[[Fault], Fault]:
    return planted(LEAKS, checks)


def in_the_drill(*checks: str) -> Callable[[Fault], Fault]:
    return planted(IN_THE_DRILL, checks)


def in_13_days(*checks: str) -> Callable[[Fault], Fault]:
    return planted(IN_13_DAYS, checks)


def planted(faults: dict[Fault, tuple[str, ...]], checks: tuple[str, ...]) -> Callable[[Fault], Fault]:
    def plant(fault: Fault) -> Fault:
        faults[fault] = checks
        return fault

    return plant


def zone(state: State, name: str) -> Zone:
    return next(zone for zone in state.book.zones if zone.name == name)


def hand(state: State, seat: int) -> list[str]:
    held = zone(state, f"hand {seat + 1}")
    return held.deck.names(held.cards(state))


def secret(state: State, place: Place) -> bool:
    """Something that this place must not know: whether a neighbour holds a rotten four."""
    return "rotten-4" in hand(state, 0 if place is None else (place + 1) % state.seats)


def lose_a_card(state: State, name: str) -> None:
    there = zone(state, name)
    for kind in range(len(there.deck.kinds)):
        if there.deck.held(there.cards(state), kind):
            state.d[there.at] = there.deck.without_one(there.cards(state), kind)
            return
