"""Wars that their loser could have avoided with what it was offered."""

from __future__ import annotations

from typing import Final

from redphone.bots.certain import Certain
from redphone.core.layout import CHANCE
from redphone.core.records import Line, Record
from redphone.core.state import State

MOST: Final = 200_000
"""Positions that are looked at after an option."""


def warmongers(record: Record) -> list[int]:
    """The seats that ruined themselves in a finished game: in 13 Days, those that started the war."""
    state = record.check().state
    return [seat for seat in range(state.seats) if state.depth == 0 and state.book.is_ruined(state, seat)]


def avoidable(record: Record, most: int = MOST) -> list[int]:
    """Those of them whom another action that they were offered would have saved.

    Looked at are the last decisions of such a seat: those after which nobody else could have saved it. What
    the seat could not know when it decided is known here, so it is blamed for bad luck, too.
    """
    ruined = warmongers(record)
    if not ruined:
        return []
    decisions = [
        (play.state.clone(), line)
        for play, line in zip(record.replay(), record.lines, strict=False)
        if line.seat != CHANCE and len(play.state.options(line.seat)) > 1
    ]
    return [seat for seat in ruined if could_avoid(seat, decisions, most)]


def could_avoid(seat: int, decisions: list[tuple[State, Line]], most: int = MOST) -> bool:
    """Where it is too much to look at everything, the doubt is held against the seat."""
    for state, line in reversed(decisions):
        saved = False
        for option in state.options(line.seat):
            certain = Certain(seat, [state], most)
            after = state.clone()
            after.take(line.seat, option.number)
            ruined = certain.is_certain(after, {})
            saved = saved or (not ruined and (line.seat == seat or not certain.gave_up))
        if saved:
            # By somebody else, later: then what it did before did not decide it.
            return line.seat == seat
    return False
