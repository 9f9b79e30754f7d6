"""What is told of a game of 13, and to whom."""

from __future__ import annotations

import pytest
from tests.positions import Table, random_play

import redphone
from redphone import CHANCE, Event, Play

EVERYBODY = (0, 1, 2, None)


def heard(events: list[Event], seat: int | None) -> list[dict[str, int | str]]:
    return [event.as_dict() for event in events if event.is_for(seat)]


def test_everybody_is_told_who_deals_who_begins_and_how_many_rounds_there_are() -> None:
    play = Play(redphone.game("13"), 3)
    events = play.apply("dealer 3")
    for seat in EVERYBODY:
        assert heard(events, seat) == [{"id": "dealer", "seat": 2, "first": 0, "round": 1, "rounds": 6}]


def test_who_draws_a_card_is_told_which_and_the_others_only_that() -> None:
    table = Table("blue-7")
    events = table.past.apply("draw rotten-4")
    assert heard(events, 0) == [{"id": "drew", "card": "rotten-4"}]
    for seat in (1, 2, None):
        assert heard(events, seat) == [{"id": "drew-hidden", "seat": 0}]


def test_nobody_is_told_of_another_s_draws_what_they_were() -> None:
    play = random_play(seats=4, seed=1)
    own: dict[int | None, int] = {}
    for seat in (0, 1, 2, 3, None):
        own[seat] = sum(event.id == "drew" for event in play.seen(seat))
        hidden = [event.fields["seat"] for event in play.seen(seat) if event.id == "drew-hidden"]
        assert seat not in hidden
        assert own[seat] + len(hidden) == 4 * 50
    assert own[None] == 0
    assert sum(own.values()) == 4 * 50


def test_everybody_is_told_which_card_is_played_where_and_to_which_sum() -> None:
    table = Table("blue-7", hands={1: ["blue-5"]})
    events = table.make("blue-5")
    for seat in EVERYBODY:
        assert heard(events, seat) == [
            {"id": "played", "seat": 1, "card": "blue-5", "target": "blue", "sum": 12}
        ]


def test_a_rotten_four_is_told_once_when_it_lies() -> None:
    table = Table(hands={0: ["rotten-4"]})
    assert table.past.apply("play rotten-4") == []
    events = table.past.apply("on yellow")
    for seat in EVERYBODY:
        assert heard(events, seat) == [
            {"id": "played", "seat": 0, "card": "rotten-4", "target": "yellow", "sum": 4}
        ]


def test_who_takes_is_told_after_the_sum_that_was_too_much() -> None:
    events = Table("blue-7", "blue-5", hands={2: ["blue-2"]}).make("blue-2")
    for seat in EVERYBODY:
        assert heard(events, seat) == [
            {"id": "played", "seat": 2, "card": "blue-2", "target": "blue", "sum": 14},
            {"id": "took", "seat": 2, "target": "blue", "n": 2},
        ]


def test_what_was_told_of_taken_cards_is_their_number_and_not_the_cards() -> None:
    # The display keeps the piles closed, and the log does not reopen them.
    for event in random_play(seats=3, seed=2).seen(None):
        if event.id == "took":
            assert sorted(event.fields) == ["n", "seat", "target"]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_at_the_end_of_a_round_everybody_is_told_the_piles_the_majorities_and_the_points(seats: int) -> None:
    play = random_play(seats, seed=3)
    (first, *_) = [move.events for move in play.moves if any(event.id == "scored" for event in move.events)]
    told = [event for event in first if event.id in ("pile", "exempt", "scored")]
    assert all(event.is_for(seat) for event in told for seat in (*range(seats), None))
    # Player by player: what was taken, what is free, what it comes to.
    assert [event.id for event in told if event.id != "exempt"] == seats * ["pile", "scored"]
    assert [event.fields["seat"] for event in told if event.id == "scored"] == list(range(seats))
    last = None
    for event in told:
        if event.id == "exempt":
            assert last == event.fields["seat"]
        last = event.fields["seat"]


def test_the_next_dealer_is_named_right_after_the_points() -> None:
    play = random_play(seats=4, seed=4)
    ends = [move.events for move in play.moves if any(event.id == "scored" for event in move.events)]
    assert [events[-1].id for events in ends] == ["dealer", "dealer", "dealer", "scored"]


def test_every_event_of_a_game_is_one_that_its_book_declares() -> None:
    play = random_play(seats=5, seed=5)
    kinds = {kind.name: list(kind.fields) for kind in play.state.book.events}
    seen = set()
    for move in play.moves:
        for event in move.events:
            assert list(event.fields) == kinds[event.id]
            seen.add(event.id)
    assert seen == set(kinds)


def test_something_is_told_of_every_action_but_of_choosing_a_rotten_four() -> None:
    play = random_play(seats=3, seed=6)
    silent = {str(move.action) for move in play.moves if not move.events}
    assert silent == {"play rotten-4"}
    assert play.moves[0].seat == CHANCE
