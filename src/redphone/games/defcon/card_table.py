"""The steps of the cards that are played in one's own turn, by kind.

Filled when all of them are there: Airborne Troops is a land attack, and in a land attack cards are played.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from redphone.core.flow import Step


@final
class CardTable:
    def __init__(self) -> None:
        self.steps: list[Step | None] = []

    def step(self, card: i64) -> i64:
        """The number of a card's step."""
        step = self.steps[card]
        assert step is not None
        return step.number

    def is_played(self, card: i64) -> bool:
        """Is it a card of one's own turn?"""
        return card < i64(len(self.steps)) and self.steps[card] is not None

    def all(self) -> list[Step]:
        return [step for step in self.steps if step is not None]
