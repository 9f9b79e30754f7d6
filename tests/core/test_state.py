"""States: who is asked what, odds, clones and equality."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from tests.positions import Table, positions, shown, texts

import redphone
from redphone import CHANCE, OVER, Rng


def test_a_state_says_who_is_asked_and_what() -> None:
    state = Table(hands={1: ["green-7", "green-7", "green-7", "rotten-4", "rotten-4"]}, dealer=0).state
    assert state.actor == 1
    assert state.waiting == [1]
    assert texts(state) == texts(state, 1) == ["play green-7", "play rotten-4"]
    assert texts(state, 0) == texts(state, 2) == []


def test_when_chance_decides_no_seat_is_waited_for() -> None:
    state = redphone.game("13").new(seats=3)
    assert state.actor == CHANCE
    assert state.waiting == []
    assert [state.prompt(seat) for seat in range(3)] == [None, None, None]


def test_only_the_seat_that_is_asked_has_a_question_and_offers() -> None:
    state = Table().state
    assert [bool(state.prompt(seat)) for seat in range(3)] == [True, False, False]
    assert [bool(state.offers(seat)) for seat in range(3)] == [True, False, False]
    assert state.prompt(None) is None
    assert state.offers(None) == []


def test_chance_has_odds_only_when_it_is_the_actor() -> None:
    assert Table().state.chance() == []
    state = redphone.game("13").new(seats=4)
    assert sum(odds for _, odds in state.chance()) == pytest.approx(1)
    assert [action for action, _ in state.chance()] == state.options()


def test_a_random_outcome_follows_the_odds() -> None:
    state = redphone.game("13").new(seats=3)
    state.apply("dealer 1")
    rng = Rng(17)
    drawn = Counter(str(state.sample(rng)) for _ in range(10_000))
    for action, odds in state.chance():
        expected = 10_000 * odds
        assert abs(drawn[str(action)] - expected) <= 5 * expected**0.5


def test_a_random_option_is_any_option_as_likely() -> None:
    state = Table(hands={0: ["blue-1", "blue-1", "blue-1", "green-2", "rotten-4"]}).state
    rng = Rng(18)
    chosen = Counter(str(state.sample(rng)) for _ in range(6000))
    assert sorted(chosen) == ["play blue-1", "play green-2", "play rotten-4"]
    assert all(abs(times - 2000) <= 5 * 2000**0.5 for times in chosen.values())


def test_sampling_and_looking_change_nothing() -> None:
    for state in positions(redphone.game("13").new(seats=3), seed=2):
        before = state.dump()
        for seat in (0, 1, 2, None):
            state.view(seat)
            state.known_to(seat).imagine(5)
        state.options()
        state.chance()
        if state.actor != OVER:
            state.sample(1)
        assert state.dump() == before


def test_a_clone_is_equal_and_goes_its_own_way() -> None:
    state = Table("blue-7", "rotten-4 on yellow").state
    clone = state.clone()
    assert clone == state
    assert clone.dump() == state.dump()
    before = state.dump()
    for _ in positions(clone, seed=3):
        assert state.dump() == before
    assert clone.actor == OVER
    assert clone != state


def test_a_clone_made_at_any_position_plays_on_like_the_original() -> None:
    rng = Rng(4)
    for state in positions(redphone.game("13").new(seats=5), seed=5):
        clone = state.clone()
        assert clone == state
        assert clone.options() == state.options()
        if state.actor != OVER:
            # One random move, made by the clone first: the original still has the same choice.
            action = clone.sample(rng)
            clone.apply(action)
            other = state.clone()
            other.apply(action)
            assert clone == other


def test_a_state_that_becomes_another_plays_on_like_it_and_leaves_it_alone() -> None:
    game = redphone.game("13-days")
    rng = Rng(6)
    scratch = game.new()
    for state in positions(game.new(), seed=7):
        before = state.dump()
        scratch.become(state)
        assert scratch == state
        assert scratch.options() == state.options()
        for _ in range(3):
            if scratch.actor != OVER:
                scratch.apply(scratch.sample(rng))
        assert state.dump() == before


def test_equal_states_have_equal_hashes_and_digests() -> None:
    one, other = Table("blue-7", "blue-2").state, Table("blue-7", "blue-2").state
    assert one == other
    assert hash(one) == hash(other)
    assert one.digest() == other.digest()
    other.apply(other.options()[0])
    assert one != other
    assert one.digest() != other.digest()


def test_states_of_different_options_or_decks_are_never_equal() -> None:
    game = redphone.game("13")
    assert game.new(seats=3) == game.new(seats=3)
    assert game.new(seats=3) != game.new(seats=4)
    assert game.new(seats=3) != game.new(seats=3, options={"open_piles": True})
    assert game.new(seats=3) != "a state"


def test_the_digests_of_a_game_s_positions_are_all_different() -> None:
    seen = [int(state.digest()) for state in positions(redphone.game("13").new(seats=3), seed=6)]
    assert len(set(seen)) == len(seen)


def test_a_state_shows_itself_in_one_line() -> None:
    assert repr(Table().state) == "<State of 13, 3 seats, actor 0>"


def test_every_view_of_every_position_is_json_and_names_its_seat() -> None:
    for state in positions(redphone.game("13").new(seats=3), seed=7):
        for seat in (0, 1, 2, None):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["seat"] == seat


def test_a_view_carries_the_question_the_offers_and_the_options_of_the_game() -> None:
    table = Table("blue-7", hands={1: ["blue-5"]}, open_piles=True)
    table.draw()
    view = table.state.view(1)
    assert {name: view[name] for name in ("game", "rules", "options", "seats", "actor", "waiting")} == {
        "game": "13",
        "rules": 1,
        "options": {"open_piles": True},
        "seats": 3,
        "actor": 1,
        "waiting": [1],
    }
    assert view["prompt"] == {"id": "ask-play"}
    assert view["offers"] == [offer.as_dict() for offer in table.state.offers(1)]
    assert view["outcome"] is None
    assert table.state.view(0)["prompt"] is None
    assert table.state.view(0)["offers"] == []


def test_before_the_end_there_is_no_outcome_and_after_it_there_is_one_in_every_view() -> None:
    for state in positions(redphone.game("13").new(seats=3), seed=8):
        assert (state.outcome is None) == (state.actor != OVER)
    assert state.outcome is not None
    for seat in (0, 1, 2, None):
        assert state.view(seat)["outcome"] == state.outcome.as_dict()


@pytest.mark.parametrize("seat", [OVER, CHANCE, 3, 6, 9])
def test_there_is_no_view_for_a_seat_that_is_not_at_the_table(seat: int) -> None:
    # Seat -1 is chance: its "hand" would be the pile, which nobody sees.
    state = Table().state
    with pytest.raises(ValueError, match="seat"):
        state.view(seat)
    with pytest.raises(ValueError, match="seat"):
        state.known_to(seat)


def test_the_state_counts_its_seats() -> None:
    assert [redphone.game("13").new(seats=n).seats for n in (3, 4, 5, 6)] == [3, 4, 5, 6]
    assert redphone.game("13").new().seats == 3


def test_the_deck_shrinks_by_one_with_each_draw() -> None:
    state = redphone.game("13").new(seats=3)
    state.apply("dealer 1")
    for left in range(50, 35, -1):
        assert shown(state)["deck"] == left
        state.apply(state.options()[0])
    assert shown(state)["deck"] == 35
