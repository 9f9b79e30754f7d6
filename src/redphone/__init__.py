"""Red Phone: the table for 13 Days, 13 Minutes, DEFCON and Knizia's 13.

>>> import redphone
>>> state = redphone.game("13").new(seats=4)
>>> state.actor == redphone.CHANCE
True
"""

from __future__ import annotations

from redphone.bots import BotError, bot
from redphone.core import rollouts
from redphone.core.actions import Action, IllegalAction
from redphone.core.book import Outcome
from redphone.core.events import Event, Offer, Prompt
from redphone.core.game import DataError, Game, GameError, game, slugs
from redphone.core.knowledge import Knowledge
from redphone.core.layout import CHANCE, OVER
from redphone.core.play import CannotUndo, Play
from redphone.core.records import Record, RecordError
from redphone.core.rng import Rng
from redphone.core.state import State
from redphone.games import days as days
from redphone.games import defcon as defcon
from redphone.games import drill as drill
from redphone.games import minutes as minutes
from redphone.games import thirteen as thirteen

__version__ = "0.1.0"

compiled: bool = not str(rollouts.__file__).endswith(".py")
"""Is the engine compiled? If not, it is the same engine, a hundred times slower."""

__all__ = [
    "CHANCE",
    "OVER",
    "Action",
    "BotError",
    "CannotUndo",
    "DataError",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "Knowledge",
    "Offer",
    "Outcome",
    "Play",
    "Prompt",
    "Record",
    "RecordError",
    "Rng",
    "State",
    "all_games",
    "bot",
    "compiled",
    "game",
]


def all_games() -> list[Game]:
    """The games that people play here."""
    return [game(slug) for slug in slugs()]
