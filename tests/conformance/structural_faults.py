"""For each structural check faults that it must catch. The game is 13."""

from __future__ import annotations

from typing import Any

from tests.conformance.faults import hand, lose_a_card, structural, zone

from redphone.conformance import Subject
from redphone.conformance.subject import Place
from redphone.core.actions import Action, IllegalAction
from redphone.core.book import Outcome
from redphone.core.dumps import packed, unpacked
from redphone.core.events import Event, Offer, Prompt
from redphone.core.play import Play
from redphone.core.records import Record
from redphone.core.rng import Rng
from redphone.core.state import State
from redphone.games.thirteen.state import DEALER, SUM

# Who is asked, and what is offered.


@structural("somebody_is_asked_until_the_end")
class AsksTheNeighbour(Subject):
    def asked(self, state: State) -> list[int]:
        return [(seat + 1) % self.seats if seat >= 0 else seat for seat in super().asked(state)]


@structural("options_are_never_empty")
class HasNoTargetToName(Subject):
    def options(self, state: State, seat: int) -> list[Action]:
        return [option for option in super().options(state, seat) if option.verb != "on"]


@structural("options_are_never_empty")
class OffersToThoseWhoAreNotAsked(Subject):
    def options(self, state: State, seat: int) -> list[Action]:
        return super().options(state, state.actor)


@structural("options_are_unique")
class OffersACardTwice(Subject):
    def options(self, state: State, seat: int) -> list[Action]:
        options = super().options(state, seat)
        return options + [option for option in options if option.text == "play rotten-4"]


@structural("texts_parse_back")
class CallsACardOtherwise(Subject):
    def options(self, state: State, seat: int) -> list[Action]:
        return [
            Action(option.number, option.verb, "blue-five") if option.text == "play blue-5" else option
            for option in super().options(state, seat)
        ]


@structural("options_keep_their_order")
class ShufflesTheTargets(Subject):
    times = 0

    def options(self, state: State, seat: int) -> list[Action]:
        options = super().options(state, seat)
        self.times += 1
        return options[::-1] if options and options[0].verb == "on" and self.times % 2 else options


@structural("samples_are_options")
class SamplesAnything(Subject):
    def sample(self, state: State, rng: Rng) -> Action:
        actions = self.actions(state.book)
        return actions[rng.below(len(actions))]


@structural("unoffered_actions_are_refused")
class LetsAnybodyAct(Subject):
    def apply(self, state: State, action: Action | str, seat: int) -> list[Event]:
        return super().apply(state, action, state.actor)


@structural("unoffered_actions_are_refused")
class RefusesTooLate(Subject):
    def apply(self, state: State, action: Action | str, seat: int) -> list[Event]:
        try:
            return super().apply(state, action, seat)
        except IllegalAction:
            lose_a_card(state, "deck")
            raise


@structural("odds_sum_to_one")
class DrawsRottenFoursTooOften(Subject):
    def odds(self, state: State) -> list[tuple[Action, float]]:
        return [
            (action, 2 * odd if action.noun == "rotten-4" else odd) for action, odd in super().odds(state)
        ]


@structural("odds_sum_to_one")
class DrawsSomethingNever(Subject):
    def odds(self, state: State) -> list[tuple[Action, float]]:
        odds = super().odds(state)
        return (
            [(odds[0][0], 0.0), (odds[1][0], odds[0][1] + odds[1][1]), *odds[2:]] if len(odds) > 1 else odds
        )


@structural("questions_go_to_those_asked")
class AsksWithoutWords(Subject):
    def prompt(self, state: State, place: Place) -> Prompt | None:
        prompt = super().prompt(state, place)
        return None if prompt is not None and prompt.id == "ask-on" else prompt


@structural("offers_are_the_options")
class KeepsAnOptionSilent(Subject):
    def offers(self, state: State, place: Place) -> list[Offer]:
        return [offer for offer in super().offers(state, place) if offer.action.text != "on green"]


# Copies of a state.


@structural("clones_are_independent")
class ClonesNothing(Subject):
    def clone(self, state: State) -> State:
        return state


@structural("clones_are_independent")
class ClonesOneCardLess(Subject):
    def clone(self, state: State) -> State:
        clone = super().clone(state)
        lose_a_card(clone, "target green")
        return clone


@structural("clones_are_independent")
class ClonesTheFrameBadly(Subject):
    """In the middle of a card: the target of a rotten four is being chosen."""

    def clone(self, state: State) -> State:
        clone = super().clone(state)
        if zone(state, "playing").cards(state):
            clone.stack[clone.depth - 1].pc = 0
        return clone


@structural("dump_and_load_are_exact")
class LoadsAnotherDealer(Subject):
    def load(self, dump: bytes) -> State:
        state = super().load(dump)
        state.d[DEALER] = 0
        return state


@structural("dump_and_load_are_exact")
class DumpsWithTheTime(Subject):
    times = 0

    def dump(self, state: State) -> bytes:
        self.times += 1
        line, ints = unpacked(super().dump(state))
        return packed(line.replace("{", f'{{"time": {self.times}, ', 1), ints)


# Components.


@structural("cards_are_conserved")
class LosesACard(Subject):
    def act(self, play: Play, action: Action, seat: int) -> None:
        super().act(play, action, seat)
        if seat >= 0:
            lose_a_card(play.state, f"taken {seat + 1}")


@structural("cards_are_conserved")
class FindsCards(Subject):
    """All cards once more. Added up in bits alone, nothing would be missing."""

    def act(self, play: Play, action: Action, seat: int) -> None:
        super().act(play, action, seat)
        if action.text == "play blue-2":
            taken = zone(play.state, f"taken {seat + 1}")
            play.state.d[taken.at] = taken.deck.full


@structural("cards_are_conserved")
class HoldsTheSecondCopyWithoutTheFirst(Subject):
    """Copies are counted from the lowest bit of their kind up: this is no card at all."""

    def act(self, play: Play, action: Action, seat: int) -> None:
        super().act(play, action, seat)
        state = play.state
        deck = state.book.decks[0]
        kind = deck.kinds.index("yellow-2")
        if action.text == "draw yellow-2":
            for held in state.book.zones:
                if deck.held(held.cards(state), kind) == 1:
                    first = deck.with_one(0, kind)
                    second = deck.with_one(first, kind) ^ first
                    state.d[held.at] = held.cards(state) ^ first ^ second


@structural("audit_is_clean")
class AddsUpWrongly(Subject):
    def act(self, play: Play, action: Action, seat: int) -> None:
        super().act(play, action, seat)
        if action.text == "play blue-4":
            play.state.d[SUM] += 1


# Views, events, ends.


@structural("views_are_json")
class ShowsATuple(Subject):
    def view(self, state: State, place: Place) -> dict[str, object]:
        return super().view(state, place) | {"seats": tuple(range(state.seats))}


@structural("views_are_json")
class ShowsNumberedThings(Subject):
    def view(self, state: State, place: Place) -> dict[str, object]:
        return super().view(state, place) | {"seats": [{"by": {1: "one"}}]}


@structural("views_are_json")
class ShowsNoNumber(Subject):
    def view(self, state: State, place: Place) -> dict[str, object]:
        return super().view(state, place) | {"seats": float("nan")}


@structural("views_are_json")
class CrashesWhenItShows(Subject):
    def view(self, state: State, place: Place) -> dict[str, object]:
        if place is None and "rotten-4" in hand(state, 1):
            raise ZeroDivisionError("nobody has seen this coming")
        return super().view(state, place)


@structural("events_are_json")
class TellsASet(Subject):
    def apply(self, state: State, action: Action | str, seat: int) -> list[Event]:
        # The fault: a set is no field.
        cards: Any = {1, 2}
        odd = Event("odd", {"cards": cards}, 255)
        return [*super().apply(state, action, seat), odd]


@structural("events_are_json")
class TellsNobody(Subject):
    def apply(self, state: State, action: Action | str, seat: int) -> list[Event]:
        return [*super().apply(state, action, seat), Event("drew", {"card": "blue-5"}, 0)]


@structural("outcome_comes_at_the_end")
class HasWonAlready(Subject):
    def outcome(self, state: State) -> Outcome | None:
        return super().outcome(state) or Outcome([0] * state.seats, [0], "reason-fewest")


@structural("outcome_comes_at_the_end")
class WinsFromBeyondTheTable(Subject):
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and Outcome(outcome.scores, [*outcome.winners, state.seats], outcome.reason)


@structural("game_is_bounded")
class ShouldHaveEnded(Subject):
    def longest(self, state: State) -> int:
        return 30


@structural("plays_go_like_clones")
class GoesAnotherWayThanItsClone(Subject):
    def act(self, play: Play, action: Action, seat: int) -> None:
        super().act(play, action, seat)
        if action.text == "play green-1":
            play.state.d[DEALER] = (play.state.d[DEALER] + 1) % self.seats


@structural("plays_go_like_clones")
class TellsAnotherStoryThanItsClone(Subject):
    def act(self, play: Play, action: Action, seat: int) -> None:
        super().act(play, action, seat)
        if action.text == "play green-2":
            play.moves[-1].events.reverse()
            play.moves[-1].events.pop()


@structural("records_replay")
class ForgetsALine(Subject):
    def record(self, play: Play) -> Record:
        record = super().record(play)
        del record.lines[1:2]
        return record


@structural("records_replay")
class WritesAnotherResult(Subject):
    def record(self, play: Play) -> Record:
        record = super().record(play)
        result = record.result and record.result + " 7"
        return Record(record.game, record.rules, record.options, record.seats, record.lines, result)


@structural("play_goes_on")
class Crashes(Subject):
    def act(self, play: Play, action: Action, seat: int) -> None:
        if action.text == "play yellow-7":
            raise KeyError("yellow-7")
        super().act(play, action, seat)
