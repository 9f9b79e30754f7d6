"""Cards and zones against the simplest model: a multiset of names."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.positions import Table, cards_in

import redphone
from redphone import Rng
from redphone.core.bits import MOST_BITS, count
from redphone.core.zones import EVERYBODY, Deck, Zone, deal_at_random, move


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    copies: list[int] = []
    room = MOST_BITS
    for _ in range(draw(st.integers(1, 20))):
        if room:
            copies.append(draw(st.integers(1, min(room, 12))))
            room -= copies[-1]
    return Deck("test", [f"kind-{k}" for k in range(len(copies))], copies)


@st.composite
def decks_with_parts(draw: st.DrawFn) -> tuple[Deck, Counter[int], Counter[int]]:
    """A deck, some of its cards, and some of the others."""
    deck = draw(decks())
    one: Counter[int] = Counter()
    other: Counter[int] = Counter()
    for kind, copies in enumerate(deck.copies):
        one[kind] = draw(st.integers(0, copies))
        other[kind] = draw(st.integers(0, copies - one[kind]))
    return deck, one, other


def zone_of(deck: Deck, cards: Counter[int]) -> int:
    zone = 0
    for kind in cards.elements():
        zone = int(deck.with_one(zone, kind))
    return zone


def model_of(deck: Deck, zone: int) -> Counter[int]:
    return +Counter({kind: int(deck.held(zone, kind)) for kind in range(len(deck.kinds))})


def names_of(deck: Deck, cards: Counter[int]) -> list[str]:
    return [deck.kinds[kind] for kind in sorted(cards.elements())]


@given(decks())
def test_a_full_deck_holds_all_copies_of_each_kind(deck: Deck) -> None:
    assert model_of(deck, deck.full) == Counter(dict(enumerate(deck.copies)))
    assert count(deck.full) == sum(deck.copies)
    assert deck.names(deck.full) == [
        kind for kind, copies in zip(deck.kinds, deck.copies, strict=True) for _ in range(copies)
    ]


@given(decks_with_parts())
def test_a_zone_holds_what_was_put_there(parts: tuple[Deck, Counter[int], Counter[int]]) -> None:
    deck, cards, _ = parts
    zone = zone_of(deck, cards)
    assert model_of(deck, zone) == +cards
    assert deck.names(zone) == names_of(deck, cards)
    assert count(zone) == cards.total()


@given(decks_with_parts(), st.randoms(use_true_random=False))
def test_a_zone_has_one_form_in_whatever_order_the_cards_came_and_went(
    parts: tuple[Deck, Counter[int], Counter[int]], order: random.Random
) -> None:
    deck, cards, passing = parts
    shuffled = list((cards + passing).elements())
    order.shuffle(shuffled)
    zone = 0
    for kind in shuffled:
        zone = int(deck.with_one(zone, kind))
    for kind in passing.elements():
        zone = int(deck.without_one(zone, kind))
    assert zone == zone_of(deck, cards)


@given(decks_with_parts())
def test_two_zones_together_hold_the_cards_of_both(parts: tuple[Deck, Counter[int], Counter[int]]) -> None:
    deck, one, other = parts
    together = deck.together(zone_of(deck, one), zone_of(deck, other))
    assert together == zone_of(deck, one + other)
    assert together == deck.together(zone_of(deck, other), zone_of(deck, one))


@given(decks_with_parts())
def test_what_is_put_together_comes_apart_again(parts: tuple[Deck, Counter[int], Counter[int]]) -> None:
    deck, one, other = parts
    together = zone_of(deck, one + other)
    assert deck.apart(together, zone_of(deck, other)) == zone_of(deck, one)
    assert deck.apart(together, together) == 0


@given(decks_with_parts())
def test_two_zones_have_in_common_the_smaller_number_of_each_kind(
    parts: tuple[Deck, Counter[int], Counter[int]],
) -> None:
    deck, one, other = parts
    common = deck.common(zone_of(deck, one), zone_of(deck, other))
    assert common == zone_of(deck, one & other)


@given(decks_with_parts())
def test_the_first_bits_name_each_kind_in_the_zone_once(
    parts: tuple[Deck, Counter[int], Counter[int]],
) -> None:
    deck, cards, _ = parts
    kinds = zone_of(deck, cards) & deck.first
    assert count(kinds) == len(+cards)
    assert {int(deck.kind_of[k]) for k in range(MOST_BITS) if kinds >> k & 1} == set(+cards)


@given(decks_with_parts(), st.integers(0, 2**32), st.integers(0, MOST_BITS))
def test_random_cards_come_out_of_the_pool_and_not_more_than_asked_for(
    parts: tuple[Deck, Counter[int], Counter[int]], seed: int, n: int
) -> None:
    deck, pool, _ = parts
    n = min(n, pool.total())
    dealt = model_of(deck, int(deal_at_random(deck, zone_of(deck, pool), n, Rng(seed))))
    assert dealt.total() == n
    assert dealt <= pool


def test_a_random_card_is_a_random_copy_not_a_random_kind() -> None:
    deck = Deck("gems", ["ruby", "opal"], [3, 1])
    rng = Rng(6)
    dealt = Counter(deck.names(deal_at_random(deck, deck.full, 1, rng))[0] for _ in range(4000))
    assert abs(dealt["ruby"] - 3000) <= 5 * 750**0.5


def test_a_deck_of_more_than_61_cards_is_refused() -> None:
    assert count(Deck("large", ["card"], [61]).full) == 61
    with pytest.raises(ValueError, match="'too large' has 62 cards, at most 61 fit"):
        Deck("too large", ["card"], [62])


@pytest.mark.parametrize("copies", [[1, 0], [1], [1, 1, 1]])
def test_a_deck_needs_at_least_one_copy_of_each_of_its_kinds(copies: list[int]) -> None:
    with pytest.raises(ValueError, match="needs at least one copy of each kind"):
        Deck("gaps", ["here", "there"], copies)


def zone(name: str) -> Zone:
    (found,) = [each for each in redphone.game("13").book().zones if each.name == name]
    return found


def test_a_zone_is_seen_by_its_audience_only() -> None:
    hand, deck, blue = zone("hand 2"), zone("deck"), zone("target blue")
    assert [seat for seat in range(8) if hand.seen_by(seat)] == [1]
    assert [seat for seat in range(8) if deck.seen_by(seat)] == []
    assert [seat for seat in range(8) if blue.seen_by(seat)] == list(range(8))
    assert blue.audience == EVERYBODY


def test_a_zone_that_is_a_whole_place_lies_inside_itself() -> None:
    assert zone("hand 2").inside == zone("hand 2").at


def test_a_zone_tells_its_size() -> None:
    table = Table()
    assert [zone(name).size(table.state) for name in ("hand 1", "deck", "target blue")] == [5, 35, 0]


def test_a_moved_card_is_in_one_place_only_and_who_sees_it_there_has_learned_something() -> None:
    state = Table().state
    before = len(cards_in(state, "deck"))
    kind = zone("deck").deck.kinds.index("rotten-4")
    state.learned = 0
    move(state, kind, zone("deck"), zone("hand 2"))
    assert len(cards_in(state, "deck")) == before - 1
    assert cards_in(state, "hand 2").count("rotten-4") == 1
    assert state.learned == 0b10
    move(state, kind, zone("hand 2"), zone("target blue"))
    assert cards_in(state, "target blue") == ["rotten-4"]
    assert state.learned == EVERYBODY


def test_a_card_that_goes_where_fewer_see_it_teaches_nobody_anything() -> None:
    state = Table("blue-7").state
    state.learned = 0
    move(state, zone("deck").deck.kinds.index("blue-7"), zone("target blue"), zone("hand 3"))
    assert state.learned == 0
