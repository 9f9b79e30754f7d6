"""What a seat knows, and the worlds that it cannot tell from the real one."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.positions import Table, all_cards, cards_in, positions, texts

import redphone
from redphone import CHANCE, Knowledge, Play, Rng, State
from redphone.core.knowledge import unanswered

HANDS = {
    0: ["blue-1", "blue-2", "blue-4", "blue-5", "blue-7"],
    1: ["yellow-1", "yellow-2", "yellow-4", "yellow-5", "yellow-7"],
    2: ["green-1", "green-2", "green-4", "green-5", "green-7"],
}


def bidding() -> State:
    """The drill's auction: all three are asked at once."""
    play = Play(redphone.game("drill"), 3)
    while play.state.actor == CHANCE:
        play.step(4)
    return play.state


def test_a_seat_knows_its_own_hand_and_the_sizes_of_the_others() -> None:
    known = Table(hands=HANDS).state.known_to(1)
    assert isinstance(known, Knowledge)
    assert known.seat == 1
    assert cards_in(known.state, "hand 2") == HANDS[1]
    assert len(cards_in(known.state, "hand 1")) == 5
    assert cards_in(known.state, "hand 1") != HANDS[0]
    assert known.view == Table(hands=HANDS).state.view(1)


def test_a_spectator_knows_no_hand() -> None:
    known = Table(hands=HANDS).state.known_to(None)
    assert known.seat is None
    assert known.options() == []
    assert known.offers() == []
    assert known.prompt is None
    assert all(cards_in(known.state, f"hand {seat + 1}") != HANDS[seat] for seat in range(3))


def test_a_seat_s_knowledge_has_its_options_when_it_is_asked_and_none_when_not() -> None:
    state = Table(hands=HANDS).state
    assert state.known_to(0).options() == state.options(0) != []
    assert [offer.as_dict() for offer in state.known_to(0).offers()] == [
        offer.as_dict() for offer in state.offers(0)
    ]
    assert state.known_to(1).options() == []


def test_what_a_seat_cannot_see_does_not_change_its_knowledge() -> None:
    one = Table(hands=HANDS).state
    other = Table(hands={**HANDS, 2: ["rotten-4", "rotten-4", "blue-1", "green-7", "green-7"]}).state
    assert one != other
    for seat in (0, 1, None):
        assert one.known_to(seat) == other.known_to(seat)
        assert hash(one.known_to(seat)) == hash(other.known_to(seat))
        assert one.known_to(seat).dump() == other.known_to(seat).dump()
    assert one.known_to(2) != other.known_to(2)


def test_the_knowledge_of_two_seats_is_never_the_same() -> None:
    state = Table().state
    assert len({state.known_to(seat).dump() for seat in (0, 1, 2, None)}) == 4


def test_every_imagined_world_looks_the_same_to_the_seat_that_imagines_it() -> None:
    rng = Rng(11)
    for number, state in enumerate(positions(redphone.game("13").new(seats=4), seed=12)):
        seat = (0, 1, 2, 3, None)[number % 5]
        known = state.known_to(seat)
        world = known.imagine(rng)
        assert world.known_to(seat) == known
        assert world.view(seat) == state.view(seat)
        assert all_cards(world) == all_cards(state)
        if seat is not None:
            assert texts(world, seat) == texts(state, seat)


def test_imagined_worlds_differ_in_what_the_seat_cannot_see() -> None:
    known = Table(hands=HANDS).state.known_to(0)
    rng = Rng(13)
    worlds = [known.imagine(rng) for _ in range(50)]
    assert len({tuple(cards_in(world, "hand 2")) for world in worlds}) > 40
    assert len({tuple(cards_in(world, "hand 1")) for world in worlds}) == 1


def test_each_unseen_card_is_in_an_imagined_hand_as_often_as_its_share() -> None:
    # Seat 1 sees its five blue cards; 45 others are unseen, the eight rotten fours among them.
    known = Table(hands=HANDS).state.known_to(0)
    rng = Rng(14)
    fours = Counter(cards_in(known.imagine(rng), "hand 3").count("rotten-4") for _ in range(3000))
    mean = sum(n * times for n, times in fours.items()) / 3000
    assert mean == pytest.approx(5 * 8 / 45, abs=0.06)


def test_an_imagined_world_is_the_same_for_the_same_seed() -> None:
    known = Table(hands=HANDS).state.known_to(0)
    assert known.imagine(5) == known.imagine(Rng(5))
    assert known.imagine(random.Random(5)) == known.imagine(random.Random(5))


def test_an_imagined_world_can_be_played_to_its_end() -> None:
    *_, last = positions(Table("blue-7", "green-5").state.known_to(2).imagine(6), seed=6)
    assert last.outcome is not None


def test_imagining_does_not_change_the_knowledge() -> None:
    known = Table(hands=HANDS).state.known_to(0)
    before = known.dump()
    known.imagine(1).apply("play blue-1")
    assert known.dump() == before


def test_a_seat_knows_its_own_sealed_answer_and_that_another_has_answered() -> None:
    one, other = bidding(), bidding()
    one.apply("bid 1", 2)
    other.apply("bid 2", 2)
    for seat in (0, 1, None):
        assert one.known_to(seat) == other.known_to(seat)
        assert one.known_to(seat) != bidding().known_to(seat)
    assert one.known_to(2) != other.known_to(2)


def test_an_imagined_world_has_some_answer_where_another_has_answered() -> None:
    state = bidding()
    state.apply("bid 1", 2)
    known = state.known_to(0)
    rng = Rng(3)
    leaders = set()
    for _ in range(40):
        world = known.imagine(rng)
        assert world.known_to(0) == known
        world.apply("bid 1", 0)
        world.apply("bid 0", 1)
        leaders.add(world.actor)
    # Seat 2 may have bid less, more, or as much: then nobody leads, and the next round's auction follows.
    assert leaders == {0, 2}


def test_knowledge_is_the_same_as_if_nobody_else_had_answered() -> None:
    state = bidding()
    state.apply("bid 1", 0)
    before = state.known_to(0)
    assert unanswered(before.state) == before.state
    state.apply("bid 1", 2)
    after = state.known_to(0)
    assert after != before
    assert unanswered(after.state) == before.state
    assert after == state.known_to(0), "it is a copy that was changed"


def test_the_knowledge_shows_itself_in_one_line() -> None:
    assert repr(Table().state.known_to(1)) == "<Knowledge of 1 in <State of 13, 3 seats, actor 0>>"
