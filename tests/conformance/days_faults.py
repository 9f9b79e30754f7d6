"""Faults in what only 13 Days has: everybody knows that the agenda a side keeps is one of its three."""

from __future__ import annotations

from tests.conformance.faults import in_13_days, zone

from redphone.conformance import Subject
from redphone.core.actions import Action
from redphone.core.knowledge import Knowledge
from redphone.core.play import Play
from redphone.core.rng import Rng
from redphone.core.state import State
from redphone.games.days.state import FLAGS


@in_13_days("cards_are_where_all_know_them_to_be")
class TakesTheFlagsDownTooEarly(Subject):
    def act(self, play: Play, action: Action, seat: int) -> None:
        super().act(play, action, seat)
        if zone(play.state, "kept 1").size(play.state):
            play.state.d[FLAGS] = 0


@in_13_days("imagined_worlds_are_sound")
class ImaginesAnyAgenda(Subject):
    """The agenda that the other side keeps becomes one that it never drew."""

    def imagine(self, knowledge: Knowledge, rng: Rng) -> State:
        world = super().imagine(knowledge, rng)
        kept, deck = zone(world, "kept 2"), zone(world, "agendas")
        cards = deck.deck
        for kind in range(len(cards.kinds)):
            if (
                knowledge.seat != 1
                and kept.size(world)
                and cards.held(deck.cards(world), kind)
                and not cards.held(world.d[FLAGS + 1], kind)
            ):
                pool = cards.together(deck.cards(world), kept.cards(world))
                world.d[deck.at] = cards.without_one(pool, kind)
                world.d[kept.at] = cards.with_one(0, kind)
                break
        return world
