"""What one place has of a position: knowledge, worlds that it imagines, steps that look the same to it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

import orjson

from redphone.conformance.subject import Act, Place, Subject, place_name
from redphone.core.actions import Action
from redphone.core.events import Event
from redphone.core.rng import Rng
from redphone.core.state import State

WORLDS = 3
"""How many worlds a place imagines of a position."""
STEPS = 2
"""How many steps two worlds take side by side, at most: until the place can tell them apart."""


def encode(value: object) -> str:
    """JSON as it goes over the wire. Nothing is sorted: an order may tell something too."""
    return orjson.dumps(value).decode()


class Sight:
    """A place's sight of a position, and worlds that it must not be able to tell from it."""

    def __init__(self, subject: Subject, state: State, place: Place) -> None:
        self.subject = subject
        self.state = state
        self.place = place
        self.name = place_name(place)
        self.knowledge = subject.knowledge(state, place)
        self.known = subject.known(state, place)
        rng = self.rng(0)
        self.worlds = [subject.imagine(self.knowledge, rng) for _ in range(WORLDS)]

    def rng(self, purpose: int) -> Rng:
        """Of this position, place and purpose alone: what one check draws must not change another's."""
        place = self.subject.seats if self.place is None else self.place
        return Rng(int(self.state.digest()) << 32 | place << 8 | purpose)

    def view(self, state: State) -> str:
        return encode(self.subject.view(state, self.place))

    def options(self, state: State) -> list[Action]:
        return [] if self.place is None else self.subject.options(state, self.place)

    def words(self, state: State) -> str:
        """The question and the offers as texts' ids and fields."""
        prompt = self.subject.prompt(state, self.place)
        offers = [offer.as_dict() for offer in self.subject.offers(state, self.place)]
        return encode([None if prompt is None else prompt.as_dict(), offers])

    @cached_property
    def steps(self) -> list[Step]:
        """Steps of the real world beside those of each imagined one."""
        rng = self.rng(1)
        return [step for world in self.worlds for step in _side_by_side(self, world, rng)]


class Step(NamedTuple):
    """A step that two worlds took, and that looked the same to a place which could not tell the two apart."""

    how: str
    """The acts of the real world that led there."""
    told: list[str]
    """What the place was told of it, in each of the two."""
    known: list[bytes]
    """What it knows after it."""
    states: list[State]


def _side_by_side(sight: Sight, world: State, rng: Rng) -> Iterator[Step]:
    subject, place = sight.subject, sight.place
    states = [subject.clone(sight.state), subject.clone(world)]
    how: list[str] = []
    for _ in range(STEPS):
        asked = subject.asked(states[0])
        if not asked or subject.asked(states[1]) != asked:
            return
        seat = asked[rng.below(len(asked))]
        here, there = (looks(sight, state, seat) for state in states)
        options = [option for option, look in here.items() if look in there.values()]
        if not options:
            return
        act = options[rng.below(len(options))]
        others = [option for option, look in there.items() if look == here[act]]
        acts = (act, others[rng.below(len(others))])
        told = [_told(subject.apply(states[k], acts[k], seat), place) for k in (0, 1)]
        known = [subject.known(state, place) for state in states]
        how.append(str(Act(seat, act)))
        yield Step(", ".join(how), told, known, states)
        if known[0] != known[1]:
            return
        states = [subject.clone(state) for state in states]


def looks(sight: Sight, state: State, seat: int) -> dict[Action, str]:
    """What each option of a seat would look like from a place.

    One's own act is what it is. Of others one sees the verb and, unless that is secret, the noun; but nothing
    of an answer to a sealed question until the last one opens them all.
    """
    options = sight.subject.options(state, seat)
    last = len(state.waiting) == 1
    if seat != sight.place and state.sealed and not last:
        return dict.fromkeys(options, "")
    opened = "".join(_answers(state, sight.place)) if state.sealed and last else ""
    if seat == sight.place:
        return {option: opened + option.text for option in options}
    return {option: opened + _look(state, option) for option in options}


def _answers(state: State, place: Place) -> Iterator[str]:
    """What the answers of others to a sealed question look like when they are opened."""
    for seat in state.answered:
        answer = state.book.actions[state.answer(seat)]
        if seat != place and answer is not None:
            yield f"{seat} {_look(state, answer)}, "


def _look(state: State, action: Action) -> str:
    return action.verb if state.book.verb_of(action).secret else action.text


def _told(events: list[Event], place: Place) -> str:
    return "\n".join(event.json() for event in events if event.is_for(place))
