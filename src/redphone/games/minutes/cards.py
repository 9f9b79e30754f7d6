"""Events as steps: each clause of a deck file, in the words of the rules."""

from __future__ import annotations

from redphone.core.bits import bit
from redphone.core.flow import Step
from redphone.core.steps import By, If, Neighbour, Seq
from redphone.games.minutes.cubes import Command, Limits, MoveCubes, Place, Remove, RemoveHalf
from redphone.games.minutes.deck import Cards
from redphone.games.minutes.fields import PlaceAndShift, Shift
from redphone.games.minutes.fits import EnoughFit, Fits, whose
from redphone.games.minutes.looks import LookAtCuba, LookAtHand
from redphone.games.minutes.turns import Events
from redphone.games.minutes.vocabulary import (
    COMMAND,
    EITHER,
    LOOK,
    MOVE,
    OPPONENT,
    PLACE,
    REMOVE,
    SHIFT,
    WAYS,
    Clause,
)


def events_of(cards: Cards, limits: Limits) -> Events:
    steps: list[Step] = []
    looking = 0
    for k, card in enumerate(cards.file.cards):
        steps.append(Seq(*[clause_step(clause, cards, limits) for clause in card.event]))
        if any(clause.do == LOOK for clause in card.event):
            looking |= bit(k)
    return Events(cards, steps, looking)


def clause_step(clause: Clause, cards: Cards, limits: Limits) -> Step:
    """A clause with its condition, done by whom it names."""
    step = plain_step(clause, cards, limits)
    if clause.by == OPPONENT:
        step = By(Neighbour(), step)
    if clause.condition is not None:
        # Judged for the player of the event, whoever then acts.
        step = If(EnoughFit(cards, clause.condition.where, clause.condition.at_least), step)
    return step


def plain_step(clause: Clause, cards: Cards, limits: Limits) -> Step:
    fits = Fits(cards, clause.where)
    n = clause.up_to
    if clause.do == PLACE:
        if clause.step == EITHER:
            return PlaceAndShift(limits, fits, n)
        return Place(limits, fits, n, clause.battlegrounds, clause.each)
    if clause.do == REMOVE:
        if clause.half:
            return RemoveHalf(limits, fits, whose(clause.of))
        return Remove(limits, fits, n, whose(clause.of), clause.battlegrounds, clause.each)
    if clause.do == MOVE:
        return MoveCubes(limits, fits, Fits(cards, clause.to), n, whose(clause.of))
    if clause.do == SHIFT:
        return Shift(fits, clause.battlegrounds, WAYS.index(clause.way))
    if clause.do == COMMAND:
        return Command(limits, fits, n)
    return Seq(*[LookAtCuba() if sight == "cuba" else LookAtHand() for sight in clause.at])
