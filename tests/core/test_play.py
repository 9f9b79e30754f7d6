"""A state with its past: what each seat was told, and what can be taken back."""

from __future__ import annotations

import pytest
from tests.positions import Table, random_play, texts

import redphone
from redphone import CHANCE, CannotUndo, Event, IllegalAction, Play, Rng


def dealt(game: str = "drill", seed: int = 1) -> Play:
    """A game after its deal."""
    play = Play(redphone.game(game), 3)
    rng = Rng(seed)
    while play.state.actor == CHANCE:
        play.step(rng)
    return play


def second_auction() -> Play:
    """A drill in which somebody's act, which taught it nothing, has led to an auction."""
    for seed in range(100):
        play, rng = dealt(), Rng(seed)
        while play.state.actor != redphone.OVER:
            play.apply(play.state.sample(rng))
            if play.state.sealed and not play.state.answered and play.can_undo(play.moves[-1].seat):
                return play
    raise AssertionError


def ids(events: list[Event]) -> list[str]:
    return [event.id for event in events]


def test_an_action_returns_what_happened() -> None:
    play = Play(redphone.game("13"), seats=3)
    (event,) = play.apply("dealer 2")
    assert event.id == "dealer"
    assert event.fields == {"seat": 1, "first": 2, "round": 1, "rounds": 6}


def test_an_action_may_be_given_as_itself_or_as_its_text() -> None:
    one, other = Play(redphone.game("13"), 3), Play(redphone.game("13"), 3)
    assert one.apply(one.state.options()[1]) == other.apply("dealer 2")
    assert one.state == other.state


def test_each_seat_has_seen_what_it_was_told_in_order_and_nothing_else() -> None:
    play = random_play(seats=4, seed=3)
    everything = [event for move in play.moves for event in move.events]
    for seat in (0, 1, 2, 3, None):
        assert play.seen(seat) == [event for event in everything if event.is_for(seat)]
    assert len({len(play.seen(seat)) for seat in (0, 1, 2, 3, None)}) == 1
    assert "drew" not in ids(play.seen(None))


def test_a_refused_action_leaves_no_trace() -> None:
    table = Table("blue-7")
    table.draw()
    play = table.past
    before, seen, lines = play.state.dump(), play.seen(1), len(play.record.lines)
    with pytest.raises(IllegalAction):
        play.apply("play blue-3")
    with pytest.raises(IllegalAction):
        play.apply(str(play.state.options()[0]), seat=2)
    assert (play.state.dump(), play.seen(1), len(play.record.lines)) == (before, seen, lines)
    assert play.apply(play.state.options()[0])[0].id == "played"


def test_a_play_listens_only_while_it_acts() -> None:
    table = Table("blue-7")
    table.draw()
    clone = table.state.clone()
    clone.apply(clone.options()[0])
    assert clone.told == []
    assert not table.state.listening


def test_chance_is_asked_to_step_only_when_it_is_its_turn() -> None:
    table = Table()
    with pytest.raises(ValueError, match="not chance's turn but that of seat 1"):
        table.past.step(1)
    play = Play(redphone.game("13"), 3)
    assert ids(play.step(1)) == ["dealer"]


def test_the_question_of_a_seat_is_that_of_the_state() -> None:
    table = Table()
    prompt = table.past.prompt(0)
    assert prompt is not None
    assert prompt.as_dict() == {"id": "ask-play"}
    assert table.past.prompt(1) is None
    assert table.past.prompt(None) is None


# Undo.


def test_what_was_done_last_can_be_taken_back_by_who_did_it() -> None:
    table = Table("blue-7", "blue-5")
    play = table.past
    table.draw()
    before, seen, record = play.state.dump(), play.seen(0), play.record.write()
    play.apply(play.state.options()[0])
    assert play.can_undo(2)
    taken_back = play.undo(2)
    assert taken_back == play.state.options()[0]
    assert (play.state.dump(), play.seen(0), play.record.write()) == (before, seen, record)


def test_nobody_takes_back_what_another_did() -> None:
    play = Table("blue-7", "blue-5").past
    assert [play.can_undo(seat) for seat in range(3)] == [False, True, False]
    with pytest.raises(CannotUndo, match="seat 3 has nothing to take back"):
        play.undo(2)


def test_several_actions_in_a_row_of_one_seat_are_taken_back_one_by_one_and_not_more() -> None:
    table = Table("blue-7", hands={1: ["rotten-4"]})
    table.draw()
    play = table.past
    before = play.state.dump()
    play.apply("play rotten-4")
    between = play.state.dump()
    play.apply("on green")
    assert str(play.undo(1)) == "on green"
    assert play.state.dump() == between
    assert str(play.undo(1)) == "play rotten-4"
    assert play.state.dump() == before
    with pytest.raises(CannotUndo):
        play.undo(1)


def test_when_chance_has_acted_nothing_can_be_taken_back() -> None:
    table = Table("blue-7")
    play = table.past
    assert play.can_undo(0)
    play.step(5)
    assert not play.can_undo(0)
    with pytest.raises(CannotUndo):
        play.undo(0)


def test_chance_takes_nothing_back() -> None:
    play = Play(redphone.game("13"), 3)
    play.apply("dealer 1")
    assert not play.can_undo(CHANCE)
    with pytest.raises(CannotUndo, match="chance has nothing to take back"):
        play.undo(CHANCE)


def test_a_new_game_has_nothing_to_take_back() -> None:
    assert not Play(redphone.game("13"), 3).can_undo(0)


def test_what_was_taken_back_is_not_in_the_record() -> None:
    table = Table("blue-7", hands={1: ["rotten-4", "blue-1"]})
    table.draw()
    play = table.past
    play.apply("play rotten-4")
    play.apply("on blue")
    play.undo(1)
    play.undo(1)
    play.apply("play blue-1")
    texts_written = [line.text() for line in play.record.lines]
    assert texts_written[-1] == "2 play blue-1"
    assert "2 play rotten-4" not in texts_written
    assert play.record.check().state == play.state


def test_after_an_undo_the_same_can_be_done_again_or_something_else() -> None:
    table = Table("blue-7", hands={1: ["rotten-4", "blue-1"]})
    table.draw()
    play = table.past
    events = play.apply("play blue-1")
    play.undo(1)
    assert play.apply("play blue-1") == events
    play.undo(1)
    assert texts(play.state).count("play rotten-4") == 1


# Questions to several seats at once. The drill's auction asks all three.


def test_a_sealed_question_waits_for_all_that_have_not_answered() -> None:
    play = dealt()
    state = play.state
    assert state.sealed
    assert (state.actor, state.waiting, state.answered) == (0, [0, 1, 2], [])
    play.apply("bid 1", seat=2)
    assert (state.actor, state.waiting, state.answered) == (0, [0, 1], [2])
    play.apply("bid 0", seat=0)
    assert (state.actor, state.waiting, state.answered) == (1, [1], [0, 2])
    assert ids(play.apply("bid 2", seat=1)) == ["bids"]
    assert (state.sealed, state.answered) == (False, [])


def test_who_has_answered_a_sealed_question_is_not_asked_again() -> None:
    play = dealt()
    play.apply("bid 1", seat=2)
    with pytest.raises(IllegalAction, match="seat 3 is not asked now"):
        play.apply("bid 2", seat=2)
    assert play.prompt(2) is None
    assert play.prompt(1) is not None


def test_nobody_is_told_a_sealed_answer_before_all_have_answered() -> None:
    play = dealt()
    assert play.apply("bid 1", seat=2) == []
    assert play.apply("bid 0", seat=0) == []
    (opened,) = play.apply("bid 2", seat=1)
    assert opened.fields == {"first": 0, "second": 2, "third": 1}
    assert all(opened.is_for(seat) for seat in (0, 1, 2, None))


def test_answers_to_a_sealed_question_come_to_the_same_in_any_order_and_stand_in_the_order_of_the_seats() -> (
    None
):
    bids = {0: "bid 1", 1: "bid 0", 2: "bid 2"}
    plays = [dealt(), dealt()]
    for play, order in zip(plays, [(0, 1, 2), (2, 0, 1)], strict=True):
        for seat in order:
            play.apply(bids[seat], seat)
    assert plays[0].state == plays[1].state
    assert plays[0].record.write() == plays[1].record.write()
    assert [line.text() for line in plays[1].record.lines[-3:]] == ["1 bid 1", "2 bid 0", "3 bid 2"]
    assert plays[1].record.check().state == plays[1].state


def test_a_sealed_answer_can_be_taken_back_until_all_are_opened_whoever_else_has_answered() -> None:
    play, straight = dealt(), dealt()
    play.apply("bid 1", seat=2)
    assert [play.can_undo(seat) for seat in range(3)] == [False, False, True]
    play.apply("bid 0", seat=0)
    assert [play.can_undo(seat) for seat in range(3)] == [True, False, True]
    assert str(play.undo(2)) == "bid 1"
    assert play.state.waiting == [1, 2]
    assert [play.can_undo(seat) for seat in range(3)] == [True, False, False]
    straight.apply("bid 0", seat=0)
    assert play.state == straight.state
    assert play.record.write() == straight.record.write()
    for each in (play, straight):
        each.apply("bid 2", seat=2)
        each.apply("bid 1", seat=1)
    assert [play.can_undo(seat) for seat in range(3)] == [False, False, False]
    assert play.state == straight.state
    assert play.record.write() == straight.record.write()


def test_what_led_to_a_sealed_question_can_be_taken_back_while_nobody_has_answered_it() -> None:
    play = second_auction()
    last, moves = play.moves[-1].seat, len(play.moves)
    other = (last + 1) % 3
    play.apply("bid 1", last)
    play.apply("bid 2", other)
    play.undo(last)
    assert not play.can_undo(last), "another one has answered"
    play.undo(other)
    assert len(play.moves) == moves
    play.undo(last)
    assert not play.state.sealed


def test_who_answers_last_has_seen_the_others_answers_and_takes_nothing_back() -> None:
    play = dealt()
    for seat in range(3):
        play.apply("bid 1", seat)
    assert [play.can_undo(seat) for seat in range(3)] == [False, False, False]


def test_answers_to_two_sealed_questions_in_one_game_stay_apart_in_the_record() -> None:
    play = Play(redphone.game("drill"), 3)
    rng = Rng(3)
    bids = []
    while play.state.actor != redphone.OVER:
        seat = play.state.waiting[-1] if play.state.sealed else play.state.actor
        action = play.state.options(seat)[0] if play.state.sealed else play.state.sample(rng)
        if play.state.sealed:
            bids.append(seat)
        play.apply(action, seat)
    assert bids == 4 * [2, 1, 0]
    written = [line.seat for line in play.record.lines if line.action.startswith("bid")]
    assert written == 4 * [0, 1, 2]
    assert play.record.check().state == play.state


def test_nobody_sits_where_there_is_no_seat() -> None:
    play = redphone.Play(redphone.game("13"), seats=3)
    for seat in (-1, 3, 7, 64):
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            play.seen(seat)
