"""What can be asked of a die file without throwing it: see redphone/decks.py."""

from __future__ import annotations

from redphone.faults import Fault
from redphone.games.defcon.dice import DATA, DieFile

__all__ = ["DATA", "mistakes"]


def mistakes(data: dict[str, object]) -> list[Fault]:
    """Everything that is wrong with a file: where, from the top of it, and why."""
    return DieFile(data).faults
