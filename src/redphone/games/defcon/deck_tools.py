"""What can be asked of a deck file without drawing it: see redphone/decks.py."""

from __future__ import annotations

from redphone.core.events import Field
from redphone.faults import Fault
from redphone.games.defcon.cards import DATA, DeckFile

__all__ = ["DATA", "counted", "mistakes"]


def mistakes(data: dict[str, object]) -> list[Fault]:
    """Everything that is wrong with a file: where, from the top of it, and why."""
    return DeckFile(data).faults


def counted(data: dict[str, object]) -> tuple[str, dict[str, Field]]:
    """How much there is in a deck, as a text with its fields."""
    copies = DeckFile(data).copies
    return "deck-counts", {"kinds": len(copies), "n": sum(copies.values())}
