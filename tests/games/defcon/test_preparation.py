"""The preparation phase of DEFCON: discards, new cards within the limit, Coups and Censorship."""

from __future__ import annotations

import pytest
from tests.games.clauses import clause
from tests.games.defcon.positions import (
    AFRICASIA,
    AMERICA,
    EASTASIA,
    EURASIA,
    PREPARATION,
    STATES,
    Defcon,
    ids,
    told,
)

from redphone.games.defcon import state as slots
from redphone.games.defcon.consensus import hand_limit


@pytest.mark.parametrize(
    ("state", "limit"), [("rogue", 1), ("threat", 2), ("watched", 3), ("exemplary", 4), ("catalyst", 5)]
)
def test_the_better_the_reputation_the_more_cards_in_hand(state: str, limit: int) -> None:
    table = Defcon()
    table.put(slots.REPUTATION, AMERICA, STATES[state])
    assert hand_limit(table.state, 0) == limit
    table.put(slots.REPUTATION, AMERICA, STATES[state] - 1)
    assert hand_limit(table.state, 0) == limit


def rulebook_example() -> Defcon:
    """The rulebook's example: an exemplary state with a card, a watched one with two, a threat with three."""
    table = Defcon(3, order=[EURASIA, EASTASIA, AFRICASIA])
    table.put(slots.REPUTATION, EURASIA, STATES["exemplary"])
    table.put(slots.REPUTATION, EASTASIA, STATES["watched"])
    table.put(slots.REPUTATION, AFRICASIA, STATES["threat"])
    table.deal(EURASIA, "propaganda")
    table.deal(EASTASIA, "espionage", "blessing")
    table.deal(AFRICASIA, "dunkirk", "ultimatum", "embargo")
    return table


def test_the_example_an_exemplary_state_with_one_card_draws_two_without_discarding() -> None:
    table = rulebook_example()
    table.go_to(PREPARATION, EURASIA)
    assert table.can("cards") == ["0", "1", "2"]


def test_the_example_a_watched_state_with_two_cards_draws_one_or_discards_first() -> None:
    table = rulebook_example()
    table.go_to(PREPARATION, EASTASIA)
    assert table.can("cards") == ["0", "1"]
    table.do("discard blessing")
    assert table.can("cards") == ["0", "1", "2"]


def test_the_example_a_threat_with_three_cards_discards_its_whole_hand_to_draw_two() -> None:
    table = rulebook_example()
    table.go_to(PREPARATION, AFRICASIA)
    # A hand above the limit is not cut by force.
    assert table.can("cards") == ["0"]
    table.do("discard dunkirk")
    assert table.can("cards") == ["0"]
    table.do("discard ultimatum")
    assert table.can("cards") == ["0", "1"]
    table.do("discard embargo")
    assert table.can("cards") == ["0", "1", "2"]


def test_discards_lie_in_the_open() -> None:
    table = Defcon()
    table.deal(AMERICA, "propaganda", "espionage")
    events = table.do("discard espionage")
    assert told(events, "discarded") == [{"power": AMERICA, "card": "espionage"}]
    assert all(event.is_for(None) for event in events)
    assert table.cards(slots.DISCARD) == ["espionage"]


def test_cards_are_drawn_one_by_one_and_only_their_drawer_sees_them() -> None:
    table = Defcon()
    table.do("cards 2")
    assert table.actor == "chance"
    events = table.do("draw embargo")
    assert [(event.id, event.is_for(0), event.is_for(1), event.is_for(None)) for event in events] == [
        ("drew", True, False, False),
        ("drew-hidden", False, True, True),
    ]
    table.do("draw dunkirk")
    assert table.hand(AMERICA) == ["dunkirk", "embargo"]
    assert table.actor != "chance"


def test_when_the_pile_is_out_the_discards_become_a_new_one() -> None:
    table = Defcon()
    pile = table.cards(slots.DECK)
    pile.remove("embargo")
    table.discard(*pile)
    table.do("cards 2")
    events = table.do("draw embargo")
    assert "reshuffled" in ids(events)
    assert table.cards(slots.DISCARD) == []
    assert len(table.cards(slots.DECK)) == 50
    assert table.actor == "chance"


def test_nobody_draws_more_cards_than_there_are() -> None:
    table = Defcon()
    deck = table.cards(slots.DECK)
    table.keep(AMERICA, *deck[1:])
    assert table.can("cards") == ["0", "1"]


@clause("coup_detat", "Choose a power")
@clause("coup_detat", "it gets no new card in this preparation")
def test_a_coup_before_its_target_s_draw_leaves_it_without_new_cards() -> None:
    table = Defcon()
    table.deal(AFRICASIA, "coup_detat")
    table.do("cards 0")
    # Eurasia's preparation: the others with cards are asked.
    assert (table.turn, table.question, table.asked) == (EURASIA, "ask-coup", [AFRICASIA])
    events = table.answer(africasia="play coup_detat")
    assert told(events, "cannot-draw") == [{"power": EURASIA}]
    assert (table.turn, table.question) == (AFRICASIA, "ask-cards")


def test_all_other_powers_with_cards_are_asked_whatever_they_hold() -> None:
    table = Defcon()
    for power, card in ((AMERICA, "propaganda"), (EURASIA, "coup_detat"), (EASTASIA, "dunkirk")):
        table.deal(power, card)
    table.do("cards 0")
    assert (table.turn, table.asked) == (EURASIA, [AMERICA, EASTASIA])
    assert table.offers(AMERICA) == table.offers(EASTASIA) == ["pass"]


def couped(*censorships: str, coups: int = 1) -> Defcon:
    """Eurasia is the target of so many Coups, and holds these cards."""
    table = Defcon()
    table.deal(EURASIA, *censorships)
    table.deal(AFRICASIA, "coup_detat")
    if coups == 2:
        table.deal(EASTASIA, "coup_detat")
    table.do("cards 0")
    answers = {"africasia": "play coup_detat"} | ({"eastasia": "play coup_detat"} if coups == 2 else {})
    table.answer(**answers)
    return table


@clause("censorship", "The effects of a Coup d'État against you are cancelled")
def test_censorship_of_the_target_cancels_a_coup() -> None:
    table = couped("censorship")
    assert (table.question, table.asked) == ("ask-censorship", [EURASIA])
    events = table.answer(eurasia="play censorship")
    assert told(events, "cancelled") == [{"power": AFRICASIA, "card": "coup_detat"}]
    assert (table.actor, table.question) == (EURASIA, "ask-cards")
    assert sorted(table.cards(slots.DISCARD)) == ["censorship", "coup_detat"]


def test_a_target_with_other_cards_is_asked_for_censorship_too_and_can_only_pass() -> None:
    table = couped("propaganda")
    assert (table.question, table.offers()) == ("ask-censorship", ["pass"])
    table.do("pass")
    assert table.turn == AFRICASIA


def test_nobody_but_the_target_is_asked_to_censor_a_coup() -> None:
    table = Defcon()
    for power, card in ((EURASIA, "propaganda"), (AFRICASIA, "coup_detat"), (EASTASIA, "censorship")):
        table.deal(power, card)
    table.do("cards 0")
    table.answer(africasia="play coup_detat")
    assert (table.question, table.asked) == ("ask-censorship", [EURASIA])


def test_no_other_immediate_card_is_played_in_the_preparation() -> None:
    table = Defcon()
    others = ["trade_agreement", "embargo", "revolution", "speculative_bubble", "peacekeeping"]
    table.deal(AMERICA, *others)
    assert (table.actor, table.can("play")) == (AMERICA, [])
    table.do("cards 0")
    assert (table.question, table.offers(AMERICA)) == ("ask-coup", ["pass"])


def test_two_coups_need_two_censorships() -> None:
    table = couped("censorship", "censorship", coups=2)
    table.do("play censorship")
    assert table.question == "ask-censorship"
    table.do("play censorship")
    assert table.question == "ask-cards"


def test_after_a_coup_that_works_nobody_is_asked_to_censor_another() -> None:
    table = couped("censorship", coups=2)
    table.do("pass")
    assert (table.turn, table.hand(EURASIA)) == (AFRICASIA, ["censorship"])


def test_after_a_censored_coup_everybody_is_asked_for_another_and_after_one_that_works_nobody() -> None:
    table = Defcon()
    table.deal(AFRICASIA, "coup_detat", "coup_detat")
    table.deal(EURASIA, "censorship", "propaganda")
    table.do("cards 0")
    table.answer(africasia="play coup_detat")
    table.do("play censorship")
    assert (table.question, table.asked) == ("ask-coup", [AFRICASIA])
    table.do("play coup_detat")
    assert table.question == "ask-censorship"
    table.do("pass")
    assert table.turn == AFRICASIA
    assert table.question == "ask-coup"
    assert table.hand(EURASIA) == ["propaganda"]


def test_a_coup_lasts_for_one_preparation() -> None:
    table = couped()
    table.go_to(PREPARATION, EURASIA, round=2)
    assert table.can("cards") == ["0", "1", "2"]
