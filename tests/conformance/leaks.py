"""For each check of the blindfold test and of undo, faults that it must catch. The game is 13."""

from __future__ import annotations

from tests.conformance.faults import leak, secret, zone

from redphone.conformance import Subject
from redphone.conformance.subject import Place
from redphone.core.actions import Action
from redphone.core.events import Event, Offer, Prompt
from redphone.core.game import Game
from redphone.core.knowledge import Knowledge
from redphone.core.layout import CHANCE
from redphone.core.play import Play
from redphone.core.rng import Rng
from redphone.core.state import State
from redphone.core.zones import EVERYBODY, NOBODY

# Knowledge and imagination.


@leak("imagining_keeps_knowledge", "events_tell_all_that_is_known")
class KnowsASecret(Subject):
    def known(self, state: State, place: Place) -> bytes:
        return super().known(state, place) + bytes([secret(state, place)])


@leak("imagining_keeps_knowledge")
class ForgetsItsOwnHand(Subject):
    def imagine(self, knowledge: Knowledge, rng: Rng) -> State:
        world = super().imagine(knowledge, rng)
        one, other = zone(world, "hand 1").at, zone(world, "hand 2").at
        world.d[one], world.d[other] = world.d[other], world.d[one]
        return world


@leak("imagined_worlds_are_sound")
class ImaginesTheSameCardsTwice(Subject):
    def imagine(self, knowledge: Knowledge, rng: Rng) -> State:
        world = super().imagine(knowledge, rng)
        one, other = zone(world, "hand 2"), zone(world, "hand 3")
        if knowledge.seat not in (1, 2) and one.size(world) == other.size(world):
            world.d[one.at] = world.d[other.at]
        return world


@leak("imagined_worlds_can_be_played")
class ImaginesEndlessWorlds(Subject):
    def longest(self, state: State) -> int:
        return 30


class OtherAudience(Subject):
    """A fault in the engine's own tables: other seats see a zone. In a Book of its own, with other cards."""

    zone = ""
    audience = EVERYBODY
    limit = 0

    def __init__(self, game: Game, seats: int) -> None:
        text = game.registration.standard("cards").replace("limit = 13", f"limit = {self.limit}")
        super().__init__(game.with_data({"cards": text}), seats)
        for open_piles in (False, True):
            for found in self.game.book({"open_piles": open_piles}).zones:
                if found.name == self.zone:
                    found.audience = self.audience


@leak("events_tell_all_that_is_known")
class KnowsAHandByItsZone(OtherAudience):
    zone, audience, limit = "hand 2", EVERYBODY, 21


@leak("views_are_blind")
class DoesNotKnowATargetByItsZone(OtherAudience):
    zone, audience, limit = "target green", NOBODY, 22


# What a place is given.


@leak("options_are_blind")
class OffersLessForASecret(Subject):
    def options(self, state: State, seat: int) -> list[Action]:
        options = super().options(state, seat)
        return options[:1] if seat >= 0 and secret(state, seat) else options


@leak("options_are_blind")
class OrdersByASecret(Subject):
    def options(self, state: State, seat: int) -> list[Action]:
        options = super().options(state, seat)
        return options[::-1] if seat >= 0 and secret(state, seat) else options


@leak("words_are_blind")
class OffersASecret(Subject):
    def offers(self, state: State, place: Place) -> list[Offer]:
        offers = super().offers(state, place)
        for offer in offers:
            offer.fields["risk"] = int(secret(state, place))
        return offers


@leak("words_are_blind")
class AsksASecret(Subject):
    def prompt(self, state: State, place: Place) -> Prompt | None:
        prompt = super().prompt(state, place)
        return prompt and Prompt(prompt.id, {"risk": int(secret(state, place))})


@leak("views_are_blind")
class ShowsASecret(Subject):
    def view(self, state: State, place: Place) -> dict[str, object]:
        return super().view(state, place) | {"seats": int(secret(state, place))}


@leak("views_are_blind")
class ShowsItInTheOrderOfASecret(Subject):
    def view(self, state: State, place: Place) -> dict[str, object]:
        view = super().view(state, place)
        return dict(reversed(view.items())) if secret(state, place) else view


@leak("views_are_blind")
class ShowsWhatWasDrawnLast(Subject):
    """In an imagined world nothing was drawn yet, so it can be seen only after a step."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.drawn: dict[int, tuple[State, str]] = {}

    def apply(self, state: State, action: Action | str, seat: int) -> list[Event]:
        self.drawn[id(state)] = (state, str(action))
        return super().apply(state, action, seat)

    def view(self, state: State, place: Place) -> dict[str, object]:
        _, drawn = self.drawn.get(id(state), (state, ""))
        return super().view(state, place) | {"seats": drawn}


@leak("events_tell_only_what_is_known")
class TellsEverybodyWhatWasDrawn(Subject):
    def apply(self, state: State, action: Action | str, seat: int) -> list[Event]:
        events = super().apply(state, action, seat)
        return [Event(event.id, event.fields, EVERYBODY) for event in events]


@leak("events_tell_only_what_is_known")
class TellsASecretByTheOrder(Subject):
    def apply(self, state: State, action: Action | str, seat: int) -> list[Event]:
        events = super().apply(state, action, seat)
        return events[::-1] if seat >= 0 and secret(state, seat) else events


@leak("events_tell_all_that_is_known")
class DoesNotTellWhatWasDrawn(Subject):
    def apply(self, state: State, action: Action | str, seat: int) -> list[Event]:
        return [event for event in super().apply(state, action, seat) if event.id != "drew"]


@leak("bots_do_not_peek")
class Peeks(Subject):
    def choice(self, spec: str, state: State, seat: int, rng: Rng, seen: list[Event]) -> Action:
        if spec == "greedy" and secret(state, seat):
            return self.options(state, seat)[0]
        return super().choice(spec, state, seat, rng, seen)


@leak("bots_do_not_peek")
class Cheats(Subject):
    def choice(self, spec: str, state: State, seat: int, rng: Rng, seen: list[Event]) -> Action:
        return self.actions(state.book)[0]


# Undo.


@leak("undo_gives_nothing_away")
class UndoesForOthers(Subject):
    def can_undo(self, play: Play, seat: int) -> bool:
        return any(super(UndoesForOthers, self).can_undo(play, other) for other in range(self.seats))


@leak("undo_gives_nothing_away")
class NeverUndoes(Subject):
    def can_undo(self, play: Play, seat: int) -> bool:
        return False


@leak("undo_gives_nothing_away")
class OffersUndoByASecret(Subject):
    def apply(self, state: State, action: Action | str, seat: int) -> list[Event]:
        events = super().apply(state, action, seat)
        if seat >= 0 and secret(state, seat):
            state.learned |= 1 << seat
        return events


@leak("chance_is_never_undone")
class UndoesADraw(Subject):
    """The card that one has drawn at the end of one's turn."""

    def can_undo(self, play: Play, seat: int) -> bool:
        has_drawn = (
            bool(play.moves) and play.moves[-1].seat == CHANCE and play.state.actor == (seat + 1) % self.seats
        )
        return has_drawn or super().can_undo(play, seat)


@leak("undo_restores_everything")
class RemembersWhatWasUndone(Subject):
    def undo(self, play: Play, seat: int) -> None:
        undone = play.moves[-1]
        super().undo(play, seat)
        play.moves.append(undone)


@leak("undo_restores_everything")
class UndoesTheHistoryOnly(Subject):
    def undo(self, play: Play, seat: int) -> None:
        state = play.state
        super().undo(play, seat)
        play.state = state
