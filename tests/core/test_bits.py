"""Small sets as bits, against Python's own sets. All 61 members are tried: ints break at the high ones."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from redphone.core.bits import MOST_BITS, Buffer, bit, count, low, nth

MEMBERS = range(MOST_BITS)

sets = st.sets(st.integers(0, MOST_BITS - 1))
some = st.sets(st.integers(0, MOST_BITS - 1), min_size=1)


def bits_of(members: set[int]) -> int:
    return sum(2**member for member in members)


def listed(buffer: Buffer) -> list[int]:
    return [int(buffer.items[k]) for k in range(buffer.size)]


def test_a_set_has_room_for_a_whole_deck_of_61_cards() -> None:
    assert MOST_BITS == 61


@pytest.mark.parametrize("member", MEMBERS)
def test_each_member_has_a_bit_of_its_own(member: int) -> None:
    assert bit(member) == 2**member
    assert count(bit(member)) == 1
    assert low(bit(member)) == member
    assert nth(bit(member), 0) == member


def test_the_bit_behind_the_last_member_gives_the_full_set_when_one_is_taken_away() -> None:
    full = bit(MOST_BITS) - 1
    assert full == bits_of(set(MEMBERS))
    assert count(full) == MOST_BITS
    assert [nth(full, k) for k in MEMBERS] == list(MEMBERS)


def test_the_empty_set_has_no_members() -> None:
    assert count(0) == 0


@pytest.mark.parametrize("lower", MEMBERS)
def test_any_two_members_are_counted_and_found_in_order(lower: int) -> None:
    for higher in range(lower + 1, MOST_BITS):
        both = bit(lower) | bit(higher)
        assert count(both) == 2
        assert low(both) == lower
        assert [nth(both, 0), nth(both, 1)] == [lower, higher]


@given(sets)
def test_the_count_of_bits_is_the_size_of_the_set(members: set[int]) -> None:
    assert count(bits_of(members)) == len(members)


@given(some)
def test_the_lowest_bit_is_the_smallest_member(members: set[int]) -> None:
    assert low(bits_of(members)) == min(members)


@given(some)
def test_the_nth_bits_are_the_members_in_order(members: set[int]) -> None:
    bits = bits_of(members)
    assert [nth(bits, k) for k in range(len(members))] == sorted(members)


@given(sets, st.integers(0, 1000))
def test_a_buffer_lists_what_was_added_in_order(members: set[int], base: int) -> None:
    buffer = Buffer()
    buffer.add(4711)
    buffer.add_members(base, bits_of(members))
    assert listed(buffer) == [4711, *(base + member for member in sorted(members))]
    assert buffer.size == 1 + len(members)


@given(sets, st.integers(-1, MOST_BITS))
def test_a_buffer_holds_what_was_added_and_nothing_else(members: set[int], asked: int) -> None:
    buffer = Buffer()
    buffer.add_members(100, bits_of(members))
    assert buffer.holds(100 + asked) == (asked in members)


def test_a_cleared_buffer_holds_nothing_of_before() -> None:
    buffer = Buffer()
    buffer.add_members(0, bits_of({3, 5, 60}))
    buffer.clear()
    assert listed(buffer) == []
    assert not buffer.holds(60)
    buffer.add(7)
    assert listed(buffer) == [7]
