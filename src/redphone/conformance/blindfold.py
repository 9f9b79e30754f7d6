"""The blindfold test: what a place cannot know changes nothing that it gets.

For every seat and the spectator, worlds are imagined from its knowledge. They differ from the real one only
where the place cannot see, so everything that the place is given in them must be the same, byte for byte:
knowledge, view, options, words, a bot's choice. Then both worlds take a step that looks the same from that
place, and it must hear the same of it if, and only if, it knows the same after it.
"""

from __future__ import annotations

from redphone.bots.bots import STEADY
from redphone.conformance import structure
from redphone.conformance.moments import Broken, Check, Moment, Position
from redphone.core.actions import who
from redphone.core.layout import OVER

UNLIKE = "worlds unlike the real one"
"""Counted: if imagining gave back the real world, every comparison would be with itself."""
COMPARED = "steps compared"


def imagining_keeps_knowledge(m: Moment) -> None:
    for sight in m.sights:
        for world in sight.worlds:
            m.tally[UNLIKE] += world.ints() != m.ints
            if m.subject.known(world, sight.place) != sight.known:
                raise Broken(f"{sight.name} would know something else in a world that it imagines")


def views_are_blind(m: Moment) -> None:
    """Here, and after a step that tells the place nothing of which world it is in."""
    for sight in m.sights:
        real = sight.view(m.state)
        for world in (sight.knowledge.state, *sight.worlds):
            if sight.view(world) != real:
                raise Broken(f"{sight.name} is shown\n{real}\nbut as far as it knows\n{sight.view(world)}")
        for step in sight.steps:
            if step.known[0] == step.known[1]:
                one, other = (sight.view(state) for state in step.states)
                if one != other:
                    how = f"after '{step.how}' in two worlds"
                    raise Broken(f"{sight.name} knows the same {how}, but is shown\n{one}\nand\n{other}")


def options_are_blind(m: Moment) -> None:
    """Who is asked, and what the place itself may do, the order included."""
    for sight in m.sights:
        real = sight.options(m.state)
        for world in (sight.knowledge.state, *sight.worlds):
            if (world.actor, world.waiting) != (m.state.actor, m.state.waiting):
                raise Broken(f"{m.state.waiting} are asked, but as far as {sight.name} knows {world.waiting}")
            if sight.options(world) != real:
                raise Broken(f"{sight.name} may do {real}, but as far as it knows {sight.options(world)}")


def words_are_blind(m: Moment) -> None:
    """The question and the offers in words."""
    for sight in m.sights:
        real = sight.words(m.state)
        for world in (sight.knowledge.state, *sight.worlds):
            if sight.words(world) != real:
                raise Broken(f"{sight.name} is told\n{real}\nbut as far as it knows\n{sight.words(world)}")


def imagined_worlds_are_sound(m: Moment) -> None:
    for sight in m.sights:
        for world in sight.worlds:
            position = Position(m.subject, world, None)
            for check in SOUND:
                try:
                    check(position)
                except Broken as broken:
                    raise Broken(
                        f"in a world that {sight.name} imagines, {check.__name__}: {broken}"
                    ) from None


SOUND = (
    structure.somebody_is_asked_until_the_end,
    structure.options_are_never_empty,
    structure.options_are_unique,
    structure.dump_and_load_are_exact,
    structure.options_keep_their_order,
    structure.samples_are_options,
    structure.cards_are_conserved,
    structure.cards_are_where_all_know_them_to_be,
    structure.audit_is_clean,
    structure.odds_sum_to_one,
)
"""Of the structural checks those that an imagined state could fail where a played one does not."""


def imagined_worlds_can_be_played(m: Moment) -> None:
    """One world of each place, at random to its end, with the cards counted there."""
    longest = m.subject.longest(m.state)
    for sight in m.sights:
        world = m.subject.clone(sight.worlds[0])
        rng = sight.rng(2)
        played = len(m.play.moves)
        while world.actor != OVER:
            if played > longest:
                raise Broken(f"a world that {sight.name} imagines goes on after {longest} decisions")
            world.apply(m.subject.sample(world, rng))
            played += 1
        structure.outcome_comes_at_the_end(Position(m.subject, world, None))
        structure.cards_are_conserved(Position(m.subject, world, None))


def events_tell_only_what_is_known(m: Moment) -> None:
    """Equal knowledge, equal events: nobody is told what he may not know."""
    for sight in m.sights:
        for step in sight.steps:
            m.tally[COMPARED] += 1
            if step.known[0] == step.known[1] and step.told[0] != step.told[1]:
                raise Broken(
                    f"{sight.name} knows the same after '{step.how}' in two worlds, but was told"
                    f"\n{step.told[0]}\nand\n{step.told[1]}"
                )


def events_tell_all_that_is_known(m: Moment) -> None:
    """Equal events, equal knowledge: nobody comes to know what he was not told."""
    for sight in m.sights:
        for step in sight.steps:
            if step.told[0] == step.told[1] and step.known[0] != step.known[1]:
                raise Broken(
                    f"{sight.name} was told the same of a step that looked like '{step.how}' in two worlds, "
                    f"but knows something else in each:\n{step.told[0]}"
                )


def bots_do_not_peek(m: Moment) -> None:
    for sight in m.sights:
        seat = sight.place
        if seat is None or seat not in m.options:
            continue
        seen = m.play.seen(seat)
        for spec in STEADY:
            choices = [
                m.subject.choice(spec, state, seat, m.rng(), seen) for state in (m.state, *sight.worlds)
            ]
            if len(set(choices)) > 1:
                raise Broken(f"{spec} in {who(seat)} chooses by what it cannot know: {choices}")
            if choices[0] not in m.options[seat]:
                raise Broken(f"{spec} in {who(seat)} chooses '{choices[0]}', which is not offered")


BLINDFOLD: tuple[Check, ...] = (
    imagining_keeps_knowledge,
    options_are_blind,
    words_are_blind,
    views_are_blind,
    imagined_worlds_are_sound,
    imagined_worlds_can_be_played,
    events_tell_only_what_is_known,
    events_tell_all_that_is_known,
    bots_do_not_peek,
)
