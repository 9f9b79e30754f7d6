"""Hands of which others have seen cards, against the simplest model: a list of what each of them saw."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.drill import Drill

import redphone
from redphone import State
from redphone.core.hands import Hand
from redphone.core.zones import Deck

KINDS = ["scout", "guard", "envoy"]
SEATS = 4

# A card comes in sight of some, a card goes in sight of all, somebody looks, somebody can know no more.
happenings = st.lists(
    st.one_of(
        st.tuples(st.just("put"), st.integers(0, 2), st.integers(0, 2**SEATS - 1)),
        st.tuples(st.just("take"), st.integers(0, 2), st.just(0)),
        st.tuples(st.just("show"), st.integers(0, SEATS - 1), st.just(0)),
        st.tuples(st.just("forget"), st.integers(0, SEATS - 1), st.just(0)),
    ),
    max_size=25,
)


def empty_hand(owner: int) -> tuple[State, Hand]:
    """A hand in the slots that the drill has for its hands, before anything is dealt."""
    state = redphone.game("drill").new()
    (first,) = [zone for zone in state.book.zones if zone.name == "hand 1"]
    return state, Hand(Deck("test", KINDS, [9, 9, 9]), int(first.at), owner, SEATS)


def known(state: State, hand: Hand, viewer: int) -> Counter[int]:
    """The cards of the hand that a seat sees, kind by kind."""
    seen = [zone.cards(state) for zone in hand.zones if zone.seen_by(viewer)]
    return +Counter({kind: sum(int(hand.deck.held(cards, kind)) for cards in seen) for kind in range(3)})


@pytest.mark.parametrize("owner", range(SEATS))
@given(happened=happenings)
def test_everybody_knows_of_a_hand_what_they_saw_and_not_what_may_have_gone(
    owner: int, happened: list[tuple[str, int, int]]
) -> None:
    state, hand = empty_hand(owner)
    cards: Counter[int] = Counter()
    saw: list[Counter[int]] = [Counter() for _ in range(SEATS)]
    saw[owner] = cards
    for what, which, viewers in happened:
        others = viewers & ~(1 << owner)
        if what == "put" and cards[which] < 9:
            hand.put(state, which, others)
            cards[which] += 1
            for seat in range(SEATS):
                saw[seat][which] += others >> seat & 1
        elif what == "take" and cards[which]:
            hand.take(state, which)
            cards[which] -= 1
            for seat in range(SEATS):
                if seat != owner:
                    saw[seat][which] = max(0, saw[seat][which] - 1)
        elif what == "show":
            hand.show(state, which)
            saw[which] = cards if which == owner else cards.copy()
        elif what == "forget" and which != owner:
            hand.forget(state, which)
            saw[which] = Counter()
    assert hand.size(state) == cards.total()
    assert Counter(hand.deck.names(hand.cards(state))) == +Counter({KINDS[k]: n for k, n in cards.items()})
    for seat in range(SEATS):
        assert known(state, hand, seat) == +saw[seat]


def test_the_zones_of_a_hand_are_one_place_and_its_owner_sees_them_all() -> None:
    _, hand = empty_hand(owner=2)
    assert len(hand.zones) == 8
    assert {zone.inside for zone in hand.zones} == {hand.zones[0].at}
    assert all(zone.seen_by(2) for zone in hand.zones)
    assert len({zone.audience for zone in hand.zones}) == 8


# In a game: the drill's looks and thefts.


def test_who_looks_knows_the_cards_and_the_third_player_knows_that_somebody_looked() -> None:
    drill = Drill("scout scout guard", "guard envoy chief", "scout scout scout", leader=0)
    events = drill.do("choose look", "pass")
    assert [event.id for event in events if event.is_for(2)] == ["looked"]
    assert [event.fields["card"] for event in events if event.id == "saw" and event.is_for(0)] == [
        "chief",
        "envoy",
        "guard",
    ]
    assert drill.seen_by(0)[1] == ["chief", "envoy", "guard"]
    assert drill.seen_by(2)[1] == []
    assert drill.seen_by(None)[1] == []


def test_what_was_seen_stays_known_in_every_imagined_world_and_a_new_card_does_not() -> None:
    drill = Drill("scout scout guard", "guard envoy chief", "scout scout scout", leader=0)
    drill.do("choose look", "pass", "draw scout", "choose gamble", "roll 0", "draw guard")
    known_to_looker = drill.state.known_to(0)
    hands = {drill.hand_in(known_to_looker.imagine(seed), 1) for seed in range(30)}
    assert all({"guard", "envoy", "chief"} <= set(hand) for hand in hands)
    assert len(hands) > 1


def test_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    drill = Drill("scout scout scout", "guard guard guard", "envoy scout scout", leader=0)
    events = drill.do("choose steal", "steal guard")
    for seat in (0, 1):
        assert [event.as_dict() for event in events if event.is_for(seat)] == [
            {"id": "stole", "seat": 0, "from": 1, "card": "guard"}
        ]
    for watcher in (2, None):
        assert [event.id for event in events if event.is_for(watcher)] == ["stole-hidden"]
    assert drill.seen_by(1)[0] == ["guard"]
    assert drill.seen_by(2)[0] == []


def test_who_looks_at_a_hand_later_does_not_learn_which_of_its_cards_was_stolen() -> None:
    one = Drill("guard scout scout", "scout envoy envoy", "scout scout scout", leader=0)
    one.do("choose steal", "steal scout", "draw guard", "choose gamble", "roll 0", "draw guard")
    one.do("choose look", "pass")
    other = Drill("scout scout scout", "guard envoy envoy", "scout scout scout", leader=0)
    other.do("choose steal", "steal guard", "draw guard", "choose gamble", "roll 0", "draw guard")
    other.do("choose look", "pass")
    # The third player saw a theft, and then the same hand.
    assert one.hand_in(one.state, 0) == other.hand_in(other.state, 0)
    assert one.play.seen(2) == other.play.seen(2)
    assert one.state.view(2) == other.state.view(2)
    assert one.state.known_to(2) == other.state.known_to(2)
