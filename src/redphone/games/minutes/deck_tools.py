"""What can be asked of a deck file without drawing it: see redphone/decks.py."""

from __future__ import annotations

from typing import Final

from redphone.faults import Fault
from redphone.games.minutes.deck import DeckFile

DATA: Final = "deck"
"""The data file that is a deck."""


def mistakes(data: dict[str, object]) -> list[Fault]:
    """Everything that is wrong with a file: where, from the top of it, and why."""
    return list(DeckFile(data).faults)


def how_many(data: dict[str, object]) -> int:
    """The cards of a deck in which nothing is wrong."""
    return len(DeckFile(data).cards)
