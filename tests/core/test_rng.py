"""The generator: fair enough, the same everywhere, and handed in by the caller."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

import redphone
from redphone import CHANCE, Rng
from redphone.core.rng import as_rng


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, other = Rng(20), Rng(20)
    assert [one.next() for _ in range(1000)] == [other.next() for _ in range(1000)]


def test_different_seeds_give_different_numbers() -> None:
    starts = {tuple(rng.next() for _ in range(2)) for rng in map(Rng, range(500))}
    assert len(starts) == 500


def test_all_96_bits_of_a_seed_count() -> None:
    starts = {Rng(1 << k).next() for k in range(96)}
    assert len(starts) == 96


def test_the_numbers_are_those_of_sfc32_and_never_change() -> None:
    # Old records need no seed, but a bug report may name one.
    rng = Rng(0x1962_0000_0000_1963_0000_0000_1964)
    assert [rng.next() for _ in range(4)] == reference(0x1962_0000_0000_1963_0000_0000_1964, 4)


def reference(seed: int, n: int) -> list[int]:
    """sfc32 with plain Python ints, written from its description."""
    a, b, c = (seed >> shift & 0xFFFFFFFF for shift in (0, 32, 64))
    counter = 1
    out = []
    for _ in range(15 + n):
        drawn = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ b >> 9
        b = (c + (c << 3)) % 2**32
        c = (((c << 21 | c >> 11) % 2**32) + drawn) % 2**32
        out.append(drawn)
    return out[15:]


@pytest.mark.parametrize("seed", [0, 1, 13, 1962, 2**96 - 1])
def test_any_seed_gives_what_sfc32_gives(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.next() for _ in range(100)] == reference(seed, 100)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 50, 61])
def test_each_of_n_numbers_comes_about_as_often(n: int) -> None:
    rng = Rng(n)
    draws = 2000 * n
    seen = Counter(rng.below(n) for _ in range(draws))
    assert sorted(seen) == list(range(n))
    # Five standard deviations of a fair draw; the seed is fixed, so this passes always or never.
    for times in seen.values():
        assert abs(times - 2000) <= 5 * 2000**0.5


def test_a_number_says_nothing_about_the_next_one() -> None:
    rng = Rng(4)
    numbers = [rng.below(6) for _ in range(36_001)]
    pairs = Counter(pairwise(numbers))
    assert len(pairs) == 36
    assert all(abs(times - 1000) <= 5 * 1000**0.5 for times in pairs.values())


def test_a_generator_is_taken_as_it_is() -> None:
    rng = Rng(3)
    assert as_rng(rng) is rng


def test_a_number_is_taken_as_a_seed() -> None:
    assert as_rng(3).next() == Rng(3).next()


def test_python_s_own_generator_is_welcome_and_gives_one_seed() -> None:
    theirs, again = random.Random(8), random.Random(8)
    assert as_rng(theirs).next() == Rng(again.getrandbits(96)).next()
    assert theirs.getstate() == again.getstate()


def test_the_public_functions_accept_all_three() -> None:
    state = redphone.game("13").new(seats=3)
    assert state.actor == CHANCE
    for source in (5, Rng(5), random.Random(5)):
        assert state.sample(source) in state.options()
        assert state.known_to(None).imagine(source) == state


def test_a_state_never_keeps_a_generator() -> None:
    state = redphone.game("13").new(seats=3)
    before = state.dump()
    assert {str(state.sample(seed)) for seed in range(50)} == {"dealer 1", "dealer 2", "dealer 3"}
    assert state.dump() == before
