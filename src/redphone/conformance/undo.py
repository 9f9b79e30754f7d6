"""Undo: a seat may take back what taught it nothing while nobody else has acted; then all is as before.

An answer to a sealed question it may take back until that is opened, whoever else has answered.
"""

from __future__ import annotations

from redphone.conformance.moments import Broken, Check, Moment
from redphone.conformance.subject import Act
from redphone.core.actions import who
from redphone.core.layout import CHANCE
from redphone.core.play import Play
from redphone.core.state import State

WORLDS = 8
"""In how many imagined worlds an act is tried out, to see whether the seat learns something by it."""

OFFERED = "undo offered"
WITHHELD = "undo withheld"
NEEDLESSLY = "undo withheld although nothing was learned in any world"


def chance_is_never_undone(m: Moment) -> bool:
    if not m.play.moves or m.play.moves[-1].seat != CHANCE:
        return False
    for seat in (CHANCE, *range(m.subject.seats)):
        if m.subject.can_undo(m.play, seat):
            raise Broken(f"{who(seat)} may undo after chance has acted")
    return True


def undo_gives_nothing_away(m: Moment) -> bool:
    """Whoever takes back an act must be no wiser for it. And it is withheld for no other reason."""
    act = m.act
    if act is None or act.seat == CHANCE:
        return False
    play = m.acted
    for seat in range(m.subject.seats):
        has_answered = seat in play.state.answered
        if seat != act.seat and m.subject.can_undo(play, seat) != has_answered:
            may = "may not undo its answer, because" if has_answered else "may undo, although"
            raise Broken(f"{who(seat)} {may} {who(act.seat)} has acted after it")
    offered = m.subject.can_undo(play, act.seat)
    learned = _has_learned(play.state, act.seat)
    if not offered and not learned:
        raise Broken(f"'{act}' may not be undone, although the seat has learned nothing")
    alike = 0
    for world in _worlds_after(m, act):
        if m.subject.known(world, act.seat) == m.subject.known(play.state, act.seat):
            alike += 1
            if _has_learned(world, act.seat) != learned:
                raise Broken(f"whether '{act}' may be undone depends on what the seat does not know")
        elif offered:
            raise Broken(f"'{act}' may be undone, but the seat has learned something by it")
    m.tally[OFFERED if offered else WITHHELD] += 1
    m.tally[NEEDLESSLY] += not offered and alike == WORLDS
    return True


def _has_learned(state: State, seat: int) -> bool:
    return state.learned >> seat & 1 == 1


def _worlds_after(m: Moment, act: Act) -> list[State]:
    """The act in worlds that its seat could not tell from the real one before it."""
    knowledge = m.subject.knowledge(m.state, act.seat)
    rng = m.rng()
    worlds = [m.subject.imagine(knowledge, rng) for _ in range(WORLDS)]
    for world in worlds:
        m.subject.apply(world, act.action, act.seat)
    return worlds


def undo_restores_everything(m: Moment) -> bool:
    """State, questions, history and record, through all the acts that can be taken back in a row."""
    act = m.act
    if act is None or act.seat == CHANCE:
        return False
    # What is taken back is gone from it: no check after this one may ask for it.
    play = m.acted
    while m.subject.can_undo(play, act.seat):
        m.subject.undo(play, act.seat)
        here_before = len(play.moves) == len(m.play.moves)
        expected = m.play if here_before else m.subject.again(m.play, len(play.moves))
        for part, here, there in zip(
            PARTS, _parts(m, play, act.seat), _parts(m, expected, act.seat), strict=True
        ):
            if here != there:
                raise Broken(f"undoing '{act}' does not restore {part}: {here!r} instead of {there!r}")
    return True


PARTS = ("the state", "the questions", "what was seen", "the record", "whether more can be undone")


def _parts(m: Moment, play: Play, seat: int) -> tuple[object, ...]:
    return (
        m.subject.dump(play.state),
        [repr(play.prompt(other)) for other in range(m.subject.seats)],
        [play.seen(place) for place in m.subject.places],
        m.subject.record(play).write(),
        m.subject.can_undo(play, seat),
    )


UNDO: tuple[Check, ...] = (chance_is_never_undone, undo_gives_nothing_away, undo_restores_everything)
