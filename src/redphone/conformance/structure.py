"""What must hold at every decision of every game, whatever its rules are."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from redphone.conformance.moments import Broken, Check, Moment, Position
from redphone.conformance.subject import place_name
from redphone.core.actions import Action, IllegalAction, who
from redphone.core.layout import CHANCE, OVER
from redphone.core.records import Record

NONSENSE = "juggle three-hats"
BEYOND_ANY_TABLE = 64
"""As a shift of 64 bits it is one of 0: a seat that careless arithmetic takes for the first."""


def somebody_is_asked_until_the_end(p: Position) -> None:
    actor, asked = p.state.actor, p.asked
    if actor in (OVER, CHANCE):
        if asked != ([] if actor == OVER else [CHANCE]):
            raise Broken(f"the actor is {'nobody' if actor == OVER else 'chance'}, but {asked} are asked")
    elif asked != sorted(asked) or not asked or asked[0] != actor or asked[-1] >= p.subject.seats:
        raise Broken(f"the actor is {who(actor)}, but {asked} are asked")
    elif len(asked) > 1 and not p.state.sealed:
        raise Broken(f"{asked} are asked at once, but the question is not sealed")


def options_are_never_empty(p: Position) -> None:
    for seat, options in p.options.items():
        if not options:
            raise Broken(f"{who(seat)} is asked but has no options")
    for seat in range(-1, p.subject.seats):
        if seat not in p.options and p.subject.options(p.state, seat):
            raise Broken(f"{who(seat)} is not asked but has options")


def options_are_unique(p: Position) -> None:
    for seat, options in p.options.items():
        if len({action.number for action in options}) != len(options) or len(set(options)) != len(options):
            raise Broken(f"{who(seat)} is offered something twice: {options}")


def options_keep_their_order(p: Position) -> None:
    subject = p.subject
    clone = subject.clone(p.state)
    for seat, options in p.options.items():
        for asked, state in (
            ("once more", p.state),
            ("in a clone", clone),
            ("after dump and load", p.loaded),
        ):
            again = subject.options(state, seat)
            if again != options:
                raise Broken(f"{who(seat)} was offered {options}, but asked {asked} {again}")


def texts_parse_back(p: Position) -> None:
    book = p.state.book
    for options in p.options.values():
        for action in options:
            if book.number_of(str(action)) != action.number:
                raise Broken(
                    f"{str(action)!r} is action {action.number} but reads as {book.number_of(str(action))}"
                )


def samples_are_options(p: Position) -> None:
    actor = p.state.actor
    if actor != OVER:
        sample = p.subject.sample(p.state, p.rng())
        if sample not in p.options[actor]:
            raise Broken(f"'{sample}' was sampled for {who(actor)}, but the options are {p.options[actor]}")


def unoffered_actions_are_refused(p: Position) -> None:
    learned = p.state.learned
    for action, seat in _unoffered(p):
        try:
            p.subject.apply(p.state, action, seat)
        except IllegalAction as error:
            offered = [str(option) for option in p.options.get(seat, [])]
            if error.offered != offered:
                message = f"'{action}' by {who(seat)} was refused, but with the wrong offers"
                raise Broken(f"{message}: {error.offered}, not {offered}") from None
        else:
            raise Broken(f"{who(seat)} could do '{action}', which was not offered")
    if p.state.ints() != p.ints or p.state.learned != learned:
        raise Broken("what was not offered was refused, but the state changed")


def _unoffered(p: Position) -> Iterator[tuple[Action | str, int]]:
    """An action that is not an option, a text that is no action, and an option of somebody else."""
    pick = int(p.state.digest())
    everything = p.subject.actions(p.state.book)
    actor = p.asked[pick % len(p.asked)] if p.asked else 0
    options = p.options.get(actor, [])
    for k in range(len(everything)):
        action = everything[(pick + k) % len(everything)]
        if action not in options:
            yield action, actor
            break
    yield NONSENSE, actor
    strangers = [CHANCE, OVER, *range(p.subject.seats + 1), BEYOND_ANY_TABLE]
    stranger = pick % len(strangers)
    while strangers[stranger] in p.options:
        stranger = (stranger + 1) % len(strangers)
    yield options[pick % len(options)] if options else everything[pick % len(everything)], strangers[stranger]


def clones_are_independent(p: Position) -> None:
    subject, act = p.subject, p.act
    other = subject.clone(p.state)
    kept = subject.clone(other)
    if kept.ints() != p.ints:
        raise Broken("a clone differs from the original")
    if act is None:
        return
    # The position that follows was made of a clone, too.
    one, _ = p.following
    subject.apply(other, act.action, act.seat)
    if p.state.ints() != p.ints:
        raise Broken(f"'{act}' in a clone changed the original")
    if kept.ints() != p.ints:
        raise Broken(f"'{act}' changed a clone that was made before")
    if one.ints() != other.ints() or one.learned != other.learned:
        raise Broken(f"'{act}' comes out differently in two clones")


def dump_and_load_are_exact(p: Position) -> None:
    loaded = p.loaded
    if loaded.ints() != p.ints:
        raise Broken("a loaded state differs from the one that was dumped")
    if p.subject.dump(loaded) != p.dump:
        raise Broken("a loaded state dumps to other bytes")
    if p.act is not None:
        after, _ = p.following
        # Not the loaded state itself: other checks look at it too.
        further = p.subject.clone(loaded)
        p.subject.apply(further, p.act.action, p.act.seat)
        if further.ints() != after.ints() or further.learned != after.learned:
            raise Broken(f"'{p.act}' comes out differently after dump and load")


def sealed_answers_commute(p: Position) -> bool:
    if not p.state.sealed or len(p.asked) < 2:
        return False
    rng = p.rng()
    first, second = p.asked[0], p.asked[1 + rng.below(len(p.asked) - 1)]
    answers = {seat: p.options[seat][rng.below(len(p.options[seat]))] for seat in (first, second)}
    one, other = p.subject.clone(p.state), p.subject.clone(p.state)
    for seat in (first, second):
        p.subject.apply(one, answers[seat], seat)
    for seat in (second, first):
        p.subject.apply(other, answers[seat], seat)
    if one.ints() != other.ints():
        raise Broken(f"it matters who answers first of {who(first)} and {who(second)}: {answers}")
    return True


def cards_are_conserved(p: Position) -> None:
    for deck, zones in p.subject.decks(p.state.book):
        first, full = int(deck.first), int(deck.full)
        cards, size = 0, 0
        for zone, at in zones:
            there = p.ints[at]
            # Copies of a kind are counted from its lowest bit up; a gap would be a card that is none.
            if (there & ~first) >> 1 & ~there or there & ~full:
                raise Broken(f"{zone} holds bits that are no {deck.name}: {there:b}")
            if there:
                cards = deck.together(cards, there)
                size += there.bit_count()
        if cards != full or size != full.bit_count():
            raise Broken(f"{size} of the {full.bit_count()} {deck.name} are there: {deck.names(cards)}")


def cards_are_where_all_know_them_to_be(p: Position) -> None:
    for place in p.state.book.zones:
        if place.within >= 0 and p.ints[place.at] & ~p.ints[place.within]:
            known = place.deck.names(p.ints[place.within])
            raise Broken(
                f"{place.name} holds {place.deck.names(p.ints[place.at])}, which is not among {known}"
            )


def audit_is_clean(p: Position) -> None:
    wrong = p.state.book.audit(p.state)
    if wrong:
        raise Broken("; ".join(wrong))


def odds_sum_to_one(p: Position) -> None:
    odds = p.subject.odds(p.state)
    if [action for action, _ in odds] != p.options.get(CHANCE, []):
        raise Broken(f"chance may bring {p.options.get(CHANCE, [])}, but has odds for {odds}")
    if odds and (min(odd for _, odd in odds) <= 0 or abs(sum(odd for _, odd in odds) - 1) > 1e-9):
        raise Broken(f"these are no probabilities: {odds}")


def questions_go_to_those_asked(p: Position) -> None:
    for place in p.subject.places:
        prompt = p.subject.prompt(p.state, place)
        if (prompt is not None) != (place in p.options):
            asked = "is asked something" if place in p.options else "is not asked anything"
            raise Broken(f"{place_name(place)} {asked}, but its prompt is {prompt}")
        if prompt is not None and (not prompt.id or no_json(prompt.as_dict())):
            raise Broken(f"{place_name(place)} is asked {prompt}, which is no prompt")


def offers_are_the_options(p: Position) -> None:
    for place in p.subject.places:
        offers = p.subject.offers(p.state, place)
        options = [] if place is None else p.options.get(place, [])
        if [offer.action for offer in offers] != options:
            raise Broken(f"{place_name(place)} has the options {options}, but is offered {offers}")
        for offer in offers:
            if not offer.id or no_json(offer.as_dict()):
                raise Broken(f"{place_name(place)} is offered {offer}, which is no offer")


def views_are_json(p: Position) -> None:
    everybodys = p.state.open_table().keys()
    views = {place: p.subject.view(p.state, place) for place in p.subject.places}
    passed: frozenset[int] = frozenset()
    for place, view in views.items():
        wrong = no_json(view, passed)
        if wrong:
            raise Broken(f"the view of {place_name(place)} does not survive JSON: {wrong}")
        # What is printed on cards is the same thing in all of them.
        table = view["table"]
        passed = frozenset(map(id, table.values())) if isinstance(table, dict) else passed
        # A server joins the two as JSON, where a name that comes twice has no meaning.
        twice = everybodys & p.state.own_table(place).keys()
        if twice:
            raise Broken(f"the table and what {place_name(place)} has of its own both name {sorted(twice)}")


def events_are_json(p: Position) -> None:
    _, events = p.following
    for event in events:
        wrong = no_json(event.as_dict())
        if wrong or not event.id:
            raise Broken(f"the event {event!r} does not survive JSON: {wrong}")
        if not any(event.is_for(place) for place in p.subject.places):
            raise Broken(f"the event {event} is told to nobody")


def no_json(value: Any, passed: frozenset[int] = frozenset()) -> str:
    """What would come back otherwise from JSON, or not at all; nothing if all is well.

    The same question as a round trip's, in a third of its time: only these types come back as they went.
    `passed` are dictionaries and lists, all of them still there, that need not be looked through again.
    """
    containers = [value]
    for container in containers:
        if type(container) is dict:
            if not _TEXT.issuperset(map(type, container)):
                return f"the keys of {container} are not all texts"
            container = container.values()
        for item in container:
            kind = type(item)
            if kind in _PLAIN:
                continue
            if kind is dict or kind is list:
                if id(item) not in passed:
                    containers.append(item)
            elif kind is not float or not math.isfinite(item):
                return f"{item!r} is a {kind.__name__}"
    return ""


_TEXT = frozenset((str,))
_PLAIN = frozenset((str, int, bool, type(None)))


def outcome_comes_at_the_end(p: Position) -> None:
    outcome = p.subject.outcome(p.state)
    if (outcome is not None) != (p.state.actor == OVER):
        raise Broken(f"the actor is {p.state.actor} and the outcome {outcome}")
    if outcome is None:
        return
    seats = range(p.subject.seats)
    if len(outcome.scores) != len(seats):
        raise Broken(f"{len(seats)} seats have the scores {outcome.scores}")
    if outcome.winners != [seat for seat in seats if seat in outcome.winners]:
        raise Broken(f"{outcome.winners} are no winners of {len(seats)} seats")
    if not outcome.reason or no_json(outcome.as_dict()):
        raise Broken(f"{outcome} does not say why the game is over")


def game_is_bounded(m: Moment) -> None:
    longest = m.subject.longest(m.state)
    if len(m.play.moves) > longest:
        raise Broken(f"the game goes on after {longest} decisions")


def plays_go_like_clones(m: Moment) -> bool:
    """A state that has come a long way has pooled frames; a clone of it has none, and must do the same."""
    if m.twin is None:
        return False
    last = m.play.moves[-1]
    if m.twin.state.ints() != m.ints or m.twin.state.learned != m.state.learned:
        raise Broken(f"'{last.action}' of {who(last.seat)} has come out otherwise than in a clone")
    if m.twin.events != last.events:
        raise Broken(f"'{last.action}' was told as {last.events}, but in a clone as {m.twin.events}")
    return True


def records_replay(m: Moment) -> bool:
    """Only whole games: a record is what is left of one."""
    if m.state.actor != OVER:
        return False
    text = m.subject.record(m.play).write()
    record = Record.parse(text)
    if record.write() != text:
        raise Broken("the record is written otherwise after it was read")
    end = record.check()
    if end.state.dump() != m.dump:
        raise Broken("the record leads to another position")
    if end.record.write() != text:
        raise Broken("the replayed game has another record")
    return True


STRUCTURE: tuple[Check, ...] = (
    somebody_is_asked_until_the_end,
    options_are_never_empty,
    options_are_unique,
    texts_parse_back,
    clones_are_independent,
    dump_and_load_are_exact,
    options_keep_their_order,
    samples_are_options,
    unoffered_actions_are_refused,
    sealed_answers_commute,
    cards_are_conserved,
    cards_are_where_all_know_them_to_be,
    audit_is_clean,
    odds_sum_to_one,
    questions_go_to_those_asked,
    offers_are_the_options,
    views_are_json,
    events_are_json,
    outcome_comes_at_the_end,
    game_is_bounded,
    plays_go_like_clones,
    records_replay,
)
"""In an order in which later checks may rely on earlier ones."""
