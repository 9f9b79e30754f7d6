"""Actions, and what happens to those that were not offered."""

from __future__ import annotations

import pytest
from tests.positions import Table, positions, sevens, texts

import redphone
from redphone import CHANCE, OVER, Action, IllegalAction, State
from redphone.core.actions import NOUNS, Verb


def refused(state: State, action: Action | str, seat: int | None = None) -> IllegalAction:
    """The error for an action that is not offered, which must not change anything."""
    before = state.dump()
    with pytest.raises(IllegalAction) as found:
        state.apply(action, seat)
    assert state.dump() == before
    return found.value


def hand_of_one_colour() -> Table:
    return Table(hands={0: ["blue-1", "blue-2", "blue-4", "blue-5", "blue-7"]})


def test_an_action_reads_as_verb_and_noun() -> None:
    action = hand_of_one_colour().state.options()[3]
    assert isinstance(action, Action)
    assert (action.verb, action.noun, str(action)) == ("play", "blue-5", "play blue-5")
    assert repr(action) == "<play blue-5>"


def test_actions_with_the_same_text_are_equal() -> None:
    ours = hand_of_one_colour().state.options()[3]
    theirs = Table(hands={0: ["blue-5"]}, game=sevens_and_fives()).state.options()[0]
    assert ours == theirs
    assert len({ours, theirs}) == 1
    assert ours != "play blue-5"


def sevens_and_fives() -> redphone.Game:
    text = sevens().replaced["cards"].replace("[7, 7, 7, 7]", "[5, 5, 7, 7]")
    return redphone.game("13").with_data({"cards": text})


def test_an_illegal_action_says_what_was_offered_and_changes_nothing() -> None:
    error = refused(hand_of_one_colour().state, "play green-1")
    assert error.action == "play green-1"
    assert error.seat == 0
    assert error.offered == ["play blue-1", "play blue-2", "play blue-4", "play blue-5", "play blue-7"]
    assert str(error) == (
        "'play green-1' is not offered; "
        "seat 1 may: play blue-1, play blue-2, play blue-4, play blue-5, play blue-7"
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play blue-3",
        "blue-1",
        "play  blue-1",
        "PLAY BLUE-1",
        "play blue-1 ",
        "dealer 1",
        "on blue",
    ],
)
def test_a_text_that_is_no_offered_action_is_refused(text: str) -> None:
    error = refused(hand_of_one_colour().state, text)
    assert repr(text) in str(error)
    assert error.offered


def test_a_seat_that_is_not_asked_may_do_nothing() -> None:
    state = hand_of_one_colour().state
    error = refused(state, "play blue-1", seat=2)
    assert error.offered == []
    assert str(error) == "'play blue-1' is not offered; seat 3 is not asked now"


def test_chance_may_not_act_for_a_player_nor_a_player_for_chance() -> None:
    state = hand_of_one_colour().state
    assert str(refused(state, "play blue-1", seat=CHANCE)).endswith("chance is not asked now")
    first = redphone.game("13").new(seats=3)
    assert str(refused(first, "dealer 1", seat=0)).endswith("seat 1 is not asked now")
    assert str(refused(first, "dealer 4")).endswith("chance may: dealer 1, dealer 2, dealer 3")


@pytest.mark.parametrize("seat", [3, 6, 7, 60])
def test_a_seat_that_is_not_at_the_table_may_do_nothing(seat: int) -> None:
    assert refused(hand_of_one_colour().state, "play blue-1", seat=seat).offered == []


def test_an_action_of_another_book_is_taken_by_its_text() -> None:
    theirs = Table(hands={0: ["blue-7"]}, game=sevens_and_fives()).state
    ours = Table(hands={0: ["blue-7"]}).state
    action = theirs.options()[-1]
    assert str(action) == "play blue-7"
    assert action.number != ours.book.number_of("play blue-7")
    ours.apply(action)
    again = Table(hands={0: ["blue-7"]}).state
    again.apply("play blue-7")
    assert ours == again


def test_an_action_that_only_another_book_has_is_refused() -> None:
    text = sevens().replaced["cards"].replace("[7, 7, 7, 7]", "[3, 3, 7, 7]")
    theirs = Table(hands={0: ["blue-3"]}, game=redphone.game("13").with_data({"cards": text})).state
    action = theirs.options()[0]
    assert str(action) == "play blue-3"
    assert refused(hand_of_one_colour().state, action).action == "play blue-3"


def test_an_action_of_another_book_with_the_number_of_one_of_ours_is_not_taken_for_it() -> None:
    theirs = Table(hands={0: ["blue-7", "blue-7"]}, game=sevens()).state.options()[0]
    ours = hand_of_one_colour().state
    first = ours.options()[0]
    assert theirs.number == first.number
    assert theirs != first
    ours.apply(theirs)
    assert texts(ours, 0) == []
    assert "blue-7" in str(ours.view(None)["table"])


def test_nothing_is_offered_after_the_end() -> None:
    *_, state = positions(redphone.game("13").new(seats=3), seed=1)
    assert state.actor == OVER
    error = refused(state, "play blue-1")
    assert error.offered == []
    assert str(error) == "'play blue-1' is not offered; the game is over"


def test_nothing_can_be_drawn_at_random_after_the_end() -> None:
    *_, state = positions(redphone.game("13").new(seats=3), seed=1)
    with pytest.raises(IllegalAction, match="the game is over"):
        state.sample(1)


def test_a_verb_names_each_noun_once_and_not_too_many() -> None:
    assert Verb("roll", [str(n) for n in range(NOUNS)]).nouns[-1] == "255"
    with pytest.raises(ValueError, match="has 257 nouns, at most 256 fit"):
        Verb("roll", [str(n) for n in range(NOUNS + 1)])
    with pytest.raises(ValueError, match="'draw' names a noun twice"):
        Verb("draw", ["blue", "blue"])


def test_a_verb_says_whether_the_others_see_what_was_done() -> None:
    state = hand_of_one_colour().state
    book = state.book
    assert not book.verb_of(state.options()[0]).secret
    (draw,) = [verb for verb in book.verbs if verb.name == "draw"]
    assert draw.secret
