"""A state saved as bytes: exact at every position, and refused where it is not what it says."""

from __future__ import annotations

import json

import pytest
from tests.positions import Table, positions, sevens, texts

import redphone
from redphone import OVER, GameError, Rng, State
from redphone.core.dumps import MAGIC, packed, unpacked

REFUSED = r"not a state of Red Phone|damaged or cut off"


def middle_of_a_rotten_four() -> State:
    """The four lies in the open; its target is being chosen."""
    state = Table("blue-7", "blue-2", hands={2: ["rotten-4"]}).state
    table_draws(state)
    state.apply("play rotten-4")
    return state


def table_draws(state: State) -> None:
    while state.actor == redphone.CHANCE:
        state.apply(state.options()[0])


def header(dump: bytes) -> dict[str, object]:
    line = dump[len(MAGIC) : dump.index(b"\n")]
    found = json.loads(line)
    assert isinstance(found, dict)
    return found


def with_header(dump: bytes, **changes: object) -> bytes:
    """The same state with another first line, and the sum that goes with it."""
    _, ints = unpacked(dump)
    return packed(json.dumps(header(dump) | changes), ints)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_state_loaded_at_any_position_is_the_same_and_plays_on_alike(seats: int) -> None:
    game = redphone.game("13")
    rng = Rng(seats)
    for state in positions(game.new(seats), seed=seats):
        loaded = game.load(state.dump())
        assert loaded == state
        assert loaded.dump() == state.dump()
        assert loaded.options() == state.options()
        assert loaded.chance() == state.chance()
        if state.actor != OVER:
            action = state.sample(rng)
            other = state.clone()
            other.apply(action)
            loaded.apply(action)
            assert loaded == other
    assert loaded.outcome is not None
    assert state.outcome is not None
    assert loaded.outcome.as_dict() == state.outcome.as_dict()


def test_a_state_can_be_saved_in_the_middle_of_a_rotten_four() -> None:
    state = middle_of_a_rotten_four()
    loaded = redphone.game("13").load(state.dump())
    assert loaded == state
    assert texts(loaded) == ["on blue", "on yellow", "on green"]
    assert loaded.view(2) == state.view(2)
    loaded.apply("on blue")
    state.apply("on blue")
    assert loaded == state


def test_a_loaded_state_keeps_its_options() -> None:
    state = Table(open_piles=True).state
    assert redphone.game("13").load(state.dump()).book is state.book


def test_a_loaded_state_shares_nothing_with_the_one_it_came_from() -> None:
    state = middle_of_a_rotten_four()
    dump = state.dump()
    redphone.game("13").load(dump).apply("on green")
    assert state.dump() == dump


def test_a_dump_says_in_plain_words_what_it_belongs_to() -> None:
    dump = Table().state.dump()
    assert dump.startswith(b"redphone-state 1 {")
    found = header(dump)
    assert (found["game"], found["rules"], found["options"]) == ("13", 1, {"open_piles": False})
    assert found["data"] == redphone.game("13").data_hash


def test_a_state_of_another_game_is_refused() -> None:
    dump = with_header(Table().state.dump(), game="whist")
    with pytest.raises(GameError, match="a state of whist, not of 13"):
        redphone.game("13").load(dump)


def test_a_state_of_another_deck_is_refused() -> None:
    with pytest.raises(GameError, match="played with other data files"):
        redphone.game("13").load(sevens().new(seats=3).dump())
    with pytest.raises(GameError, match="played with other data files"):
        sevens().load(redphone.game("13").new(seats=3).dump())


def test_a_state_of_newer_rules_is_refused() -> None:
    with pytest.raises(GameError, match="rules version 2 of 13 is not known here; the newest is 1"):
        redphone.game("13").load(with_header(Table().state.dump(), rules=2))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"open_pile": True}, "no option 'open_pile'"),
        ({"open_piles": "yes"}, "open_piles is one of: no, yes"),
        ({"open_piles": 1}, "open_piles is one of: no, yes"),
    ],
)
def test_a_state_of_unknown_options_is_refused(options: dict[str, object], reason: str) -> None:
    with pytest.raises(GameError, match=reason):
        redphone.game("13").load(with_header(Table().state.dump(), options=options))


@pytest.mark.parametrize(
    "content", [b"", b"redphone record 1\n", b"redphone-state 2 {}\n", b"\x80\x04\x95", b"{}"]
)
def test_what_is_no_state_is_refused(content: bytes) -> None:
    with pytest.raises(ValueError, match="not a state of Red Phone, or one of a newer format"):
        redphone.game("13").load(content)


def test_a_state_of_another_length_is_refused() -> None:
    dump = middle_of_a_rotten_four().dump()
    found, ints = unpacked(dump)
    for wrong in (ints[:-1], ints[:3], [], [*ints, 0]):
        with pytest.raises(ValueError, match="a state of 13 has"):
            redphone.game("13").load(packed(found, wrong))


def test_a_state_with_seats_that_the_game_does_not_have_is_refused() -> None:
    found, ints = unpacked(redphone.game("13").new(seats=3).dump())
    for seats in (0, 2, 7):
        with pytest.raises(ValueError, match=f"13 has 3 to 6 seats, not {seats}"):
            redphone.game("13").load(packed(found, [seats, *ints[1:]]))


def test_a_state_that_is_cut_off_anywhere_is_refused() -> None:
    dump = middle_of_a_rotten_four().dump()
    for length in range(len(dump)):
        with pytest.raises(ValueError, match=REFUSED):
            redphone.game("13").load(dump[:length])


def test_a_state_with_bytes_too_many_is_refused() -> None:
    dump = middle_of_a_rotten_four().dump()
    for more in (1, 4, 8, 56):
        with pytest.raises(ValueError, match="damaged or cut off"):
            redphone.game("13").load(dump + bytes(more))


def test_a_state_with_one_byte_changed_anywhere_is_refused() -> None:
    dump = middle_of_a_rotten_four().dump()
    for at in range(len(dump)):
        changed = bytearray(dump)
        changed[at] ^= 1
        with pytest.raises(ValueError, match=REFUSED):
            redphone.game("13").load(bytes(changed))


def test_a_state_of_another_tree_of_rules_is_refused() -> None:
    game = redphone.game("13")
    other = with_header(game.new(seats=3).dump(), tree="0123456789abcdef")
    with pytest.raises(redphone.GameError, match="another edition of the engine"):
        game.load(other)


@pytest.mark.parametrize("changes", [{"rules": "1"}, {"options": 5}, {"more": "than that"}])
def test_a_state_with_a_strange_first_line_is_refused(changes: dict[str, object]) -> None:
    game = redphone.game("13")
    with pytest.raises(redphone.GameError):
        game.load(with_header(game.new(seats=3).dump(), **changes))


def test_what_a_seat_knows_is_not_a_state() -> None:
    game = redphone.game("13")
    with pytest.raises(redphone.GameError, match="what a seat knows"):
        game.load(game.new(seats=3).known_to(1).dump())
