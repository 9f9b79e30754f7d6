"""Faults in what 13 has not, in the drill: answers to a sealed question, and acts that teach something."""

from __future__ import annotations

from tests.conformance.faults import in_the_drill

from redphone.conformance import Subject
from redphone.conformance.subject import Place
from redphone.core.actions import Action
from redphone.core.events import Event
from redphone.core.play import Play
from redphone.core.state import State
from redphone.core.zones import EVERYBODY
from redphone.games.drill.state import POINTS


@in_the_drill("sealed_answers_commute")
class RewardsTheFirstAnswer(Subject):
    def apply(self, state: State, action: Action | str, seat: int) -> list[Event]:
        is_first = state.sealed and not state.answered
        events = super().apply(state, action, seat)
        if is_first:
            state.d[POINTS + seat] += 1
        return events


@in_the_drill("views_are_blind")
class ShowsSealedAnswers(Subject):
    def view(self, state: State, place: Place) -> dict[str, object]:
        return super().view(state, place) | {"answers": [state.answer(seat) for seat in range(state.seats)]}


@in_the_drill("options_are_blind")
class OffersLessByTheAnswersOfOthers(Subject):
    def options(self, state: State, seat: int) -> list[Action]:
        options = super().options(state, seat)
        return options[1:] if any(state.answer(other) % 2 for other in state.answered) else options


@in_the_drill("events_tell_only_what_is_known")
class TellsSealedAnswers(Subject):
    def apply(self, state: State, action: Action | str, seat: int) -> list[Event]:
        told = [Event("bids", {"first": str(action)}, EVERYBODY)] if state.sealed else []
        return told + super().apply(state, action, seat)


@in_the_drill("undo_gives_nothing_away", "undo_restores_everything")
class UndoesTheOpeningOfAnswers(Subject):
    """Who answers last has seen what the others have answered."""

    def can_undo(self, play: Play, seat: int) -> bool:
        has_opened = bool(play.moves) and play.moves[-1].question > 0 and not play.state.sealed
        return (has_opened and play.moves[-1].seat == seat) or super().can_undo(play, seat)
