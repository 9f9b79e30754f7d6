"""Who can be an actor or an audience, and the slots that the core keeps in every state's data."""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1
"""The actor when dice or unseen cards decide."""
OVER: Final = -2
"""The actor when nobody acts any more."""
SOMEBODY: Final = -3
"""In a view, in the place of the actor: a seat of which it is not said which one."""
MOST_SEATS: Final = 6
WATCHER: Final = 7
"""The place of a spectator in an audience, behind the seats."""

# A game's own slots start at HEADER. (Its state.py says 8: a Final is folded in its own module only.)
SEATS: Final = 0
RULES: Final = 1
ANSWER: Final = 2
"""One slot a seat: 1 + the action that it answered to a sealed question; 0: nothing yet."""
HEADER: Final = 8

UNKNOWN: Final = -1
"""In the place of an answer: given, but not for the eyes of the seat whose knowledge this is."""
