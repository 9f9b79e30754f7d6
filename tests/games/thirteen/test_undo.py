"""Taking back in 13: as long as nobody, chance included, has acted since."""

from __future__ import annotations

import pytest
from tests.positions import Table, sevens, shown, texts

import redphone
from redphone import CannotUndo, Play


def before_a_rotten_four() -> Play:
    table = Table("blue-7", "blue-5", hands={2: ["rotten-4", "yellow-1"]})
    table.draw()
    return table.past


def test_a_rotten_four_can_be_taken_back_before_its_target_is_named() -> None:
    play = before_a_rotten_four()
    hand = shown(play.state, 2)["hand"]
    play.apply("play rotten-4")
    assert play.can_undo(2)
    play.undo(2)
    assert shown(play.state, 2)["hand"] == hand
    assert shown(play.state)["playing"] == []
    play.apply("play yellow-1")


def test_only_the_target_of_a_rotten_four_can_be_taken_back_and_another_named() -> None:
    play = before_a_rotten_four()
    play.apply("play rotten-4")
    play.apply("on blue")
    assert shown(play.state)["players"][2]["taken"] == 2
    play.undo(2)
    assert shown(play.state)["players"][2]["taken"] == 0
    assert texts(play.state) == ["on blue", "on yellow", "on green"]
    play.apply("on green")
    assert [line.text() for line in play.record.lines[-2:]] == ["3 play rotten-4", "3 on green"]


def test_nobody_else_takes_back_half_a_rotten_four() -> None:
    play = before_a_rotten_four()
    play.apply("play rotten-4")
    for seat in (0, 1):
        assert not play.can_undo(seat)
        with pytest.raises(CannotUndo):
            play.undo(seat)


def test_the_draw_closes_the_undo_even_for_half_of_the_turn() -> None:
    play = before_a_rotten_four()
    play.apply("play rotten-4")
    play.apply("on green")
    play.step(1)
    assert not play.can_undo(2)
    with pytest.raises(CannotUndo, match="seat 3 has nothing to take back"):
        play.undo(2)


def test_having_shown_a_card_does_not_close_the_undo() -> None:
    play = Table("blue-7").past
    assert play.can_undo(0)
    play.undo(0)
    assert shown(play.state)["targets"][0]["cards"] == []
    assert "blue-7" in shown(play.state, 0)["hand"]


def played_until(cards_left: int) -> Table:
    """A round of three with sevens only, up to its last cards."""
    table = Table(game=sevens())
    for _ in range(13 - cards_left):
        table.draw()
        # The last option first, so that the rotten four is gone.
        table.past.apply(table.state.options()[-1])
        if "on green" in texts(table.state):
            table.past.apply("on green")
    return table


def test_with_the_pile_empty_a_card_can_be_taken_back_until_the_next_player_acts() -> None:
    table = played_until(cards_left=3)
    play = table.past
    assert shown(play.state)["deck"] == 0
    before = play.state.dump()
    seat = play.state.actor
    play.apply(play.state.options()[0])
    assert play.state.actor == (seat + 1) % 3
    assert play.can_undo(seat)
    play.undo(seat)
    assert play.state.dump() == before
    play.apply(play.state.options()[0])
    play.apply(play.state.options()[0])
    assert not play.can_undo(seat)


def test_the_last_card_of_a_round_opens_the_piles_and_cannot_be_taken_back() -> None:
    table = played_until(cards_left=1)
    play = table.past
    seat = play.state.actor
    play.apply(play.state.options()[0])
    assert shown(play.state)["round"] == 2
    assert not play.can_undo(seat)
    with pytest.raises(redphone.CannotUndo):
        play.undo(seat)


def test_an_undone_game_is_the_game_that_was_played_without_the_undone() -> None:
    rng = redphone.Rng(8)
    play, straight = Play(redphone.game("13"), 3), Play(redphone.game("13"), 3)
    undone = 0
    while play.state.actor != redphone.OVER:
        seat = play.state.actor
        if seat >= 0 and rng.below(3) == 0:
            # In a copy first: the last card of a round is not taken back.
            action = play.state.sample(rng)
            trial = play.state.clone()
            trial.apply(action)
            if not trial.learned:
                play.apply(action)
                play.undo(seat)
                undone += 1
        action = play.state.sample(rng)
        assert play.apply(action) == straight.apply(action)
    assert undone > 50
    assert play.state == straight.state
    assert play.record.write() == straight.record.write()
    assert play.seen(1) == straight.seen(1)
