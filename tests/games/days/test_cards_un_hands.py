"""The events of the United Nations that are about hands: Intelligence Reports and Summit Meeting."""

from __future__ import annotations

from typing import Any

import pytest
from tests.crisis import SIDES, Ours, all_at, both_sides, check_unused, event_of_ours, told
from tests.games.clauses import clause

from redphone import CHANCE

# Each side's own card that places cubes on one battleground.
OWN = {"us": ("quarantine", "atlantic", 2), "ussr": ("strategic_balance", "atlantic", 3)}
FIVE_OF_THE_UN = ["scramble", "close_allies", "u_thant", "sops", "nuclear_submarines"]


def taking(side: str, card: str, hand: tuple[str, ...] = (), **position: Any) -> Ours:
    """Our Intelligence Reports has just taken this card from them."""
    crisis = event_of_ours(side, "intelligence_reports", hand=hand, their_hand=[card], **position)
    crisis.do(f"take {card}")
    return crisis


def hand_sizes(crisis: Ours) -> tuple[int, int]:
    """Ours and theirs, as everybody sees them."""
    sizes = [each["hand"] for each in crisis.shown()["sides"]]
    return sizes[crisis.we], sizes[crisis.they]


# Intelligence Reports: taking


@both_sides
@clause("intelligence_reports", "Take a random card from the opponent's hand")
def test_intelligence_reports_takes_any_card_of_the_opponent_s_hand_by_chance(side: str) -> None:
    crisis = event_of_ours(side, "intelligence_reports", their_hand=FIVE_OF_THE_UN)
    assert crisis.actor == CHANCE
    assert sorted(crisis.can("take")) == sorted(FIVE_OF_THE_UN)
    assert [chance for _, chance in crisis.state.chance()] == 5 * [0.2]


@both_sides
@clause("intelligence_reports", "Take a random card from the opponent's hand")
def test_everybody_sees_the_card_that_intelligence_reports_takes(side: str) -> None:
    crisis = event_of_ours(side, "intelligence_reports", their_hand=FIVE_OF_THE_UN)
    (took,) = crisis.do("take scramble")
    assert took.as_dict() == {"id": "took", "side": side, "card": "scramble"}
    for seat in (0, 1, None):
        assert took.is_for(seat)
        assert crisis.shown(seat)["in_play"]["card"] == "scramble"
    assert "scramble" not in crisis.hand(crisis.they)
    assert hand_sizes(crisis) == (4, 4)


# Intelligence Reports: playing


@both_sides
@clause("intelligence_reports", "play it or discard it")
def test_a_taken_card_of_the_united_nations_may_be_played_for_command_or_event_or_discarded(
    side: str,
) -> None:
    crisis = taking(side, "scramble")
    letter = ["letter scramble"] if side == "us" else []
    assert crisis.asked == (crisis.we, "ask-taken")
    assert crisis.offers() == ["command scramble", *letter, "event scramble", "choose discard"]


@both_sides
@clause("intelligence_reports", "play it or discard it")
def test_a_taken_card_of_our_own_may_be_played_for_its_event(side: str) -> None:
    card, at, n = OWN[side]
    crisis = taking(side, card, ours={})
    crisis.do(f"event {card}", *n * [f"place {at}"])
    assert crisis.our_cubes(at) == n
    assert crisis.actor == CHANCE


@both_sides
@clause("intelligence_reports", "play it or discard it")
def test_a_taken_card_may_be_played_for_command_with_its_steps(side: str) -> None:
    crisis = taking(side, "scramble", ours={}, our_tracks=all_at(4))
    crisis.do("command scramble")
    assert crisis.asked == (crisis.we, "ask-command")
    crisis.do("on berlin", "cubes +3")
    assert crisis.our_cubes("berlin") == 3
    assert crisis.our_steps == [6, 4, 4]


@clause("intelligence_reports", "play it or discard it")
def test_a_taken_card_may_be_played_for_command_with_the_letter() -> None:
    crisis = taking("us", "scramble")
    crisis.do("letter scramble")
    assert crisis.letter == "ussr"
    crisis.do("on television")
    assert crisis.can("cubes") == ["+1", "+2", "+3", "+4"]


@both_sides
@clause("intelligence_reports", "play it or discard it")
def test_sops_counts_for_a_taken_card(side: str) -> None:
    crisis = event_of_ours(side, "sops", hand=["intelligence_reports"], their_hand=["scramble"])
    crisis.pass_turns(1, sparing=["scramble"])
    crisis.do("event intelligence_reports", "take scramble", "command scramble", "on television")
    assert crisis.can("cubes") == ["+1", "+2", "+3", "+4"]


@both_sides
@clause("intelligence_reports", "play it or discard it")
def test_a_taken_card_of_the_opponent_s_is_a_command_whose_event_they_may_trigger_first(side: str) -> None:
    card, at, n = OWN[SIDES[1 - SIDES.index(side)]]
    crisis = taking(side, card, theirs={})
    assert crisis.can("event") == []
    assert f"command {card}" in crisis.offers()
    crisis.do(f"command {card}")
    assert crisis.asked == (crisis.they, "ask-trigger")
    crisis.do("choose trigger", *n * [f"place {at}"])
    assert crisis.their_cubes(at) == n
    assert crisis.asked == (crisis.we, "ask-command")
    crisis.do("on television", "cubes +1")
    assert crisis.our_cubes("television") == 1
    assert crisis.actor == CHANCE


@both_sides
@clause("intelligence_reports", "play it or discard it")
def test_the_opponent_may_leave_the_event_of_their_card_that_was_taken(side: str) -> None:
    card, at, _ = OWN[SIDES[1 - SIDES.index(side)]]
    crisis = taking(side, card, theirs={})
    crisis.do(f"command {card}", "pass")
    assert crisis.their_cubes(at) == 0
    assert crisis.asked == (crisis.we, "ask-command")


@both_sides
@clause("intelligence_reports", "play it or discard it")
def test_a_taken_card_may_be_discarded_without_anything_happening(side: str) -> None:
    crisis = taking(side, OWN[SIDES[1 - SIDES.index(side)]][0])
    (card,) = crisis.can("command")
    before = crisis.shown()
    events = crisis.do("choose discard")
    assert told(events, "discarded") == [{"side": side, "card": card}]
    assert crisis.actor == CHANCE
    assert card in crisis.shown()["discard"]
    for same in ("battlegrounds", "tracks", "prestige", "letter"):
        assert crisis.shown()[same] == before[same]


@both_sides
def test_a_taken_event_without_an_icon_moves_no_marker_though_intelligence_reports_has_one(
    side: str,
) -> None:
    crisis = taking(side, "close_allies", ours={}, our_tracks=all_at(4))
    crisis.do("event close_allies", "place turkey", "place turkey")
    assert crisis.our_steps == [4, 4, 4]


@both_sides
def test_a_taken_card_of_the_opponent_s_without_an_icon_moves_no_marker_of_theirs(side: str) -> None:
    card = {"us": "fidel_castro", "ussr": "quarantine"}[side]
    at = {"us": "cuba_military", "ussr": "atlantic"}[side]
    crisis = taking(side, card, theirs={}, their_tracks=all_at(4))
    crisis.do(f"command {card}", "choose trigger", f"place {at}", f"place {at}")
    assert crisis.their_steps == [4, 4, 4]


@both_sides
def test_a_taken_summit_meeting_is_about_our_own_hand(side: str) -> None:
    crisis = taking(side, "summit_meeting", hand=("scramble",))
    crisis.do("event summit_meeting", "discard scramble", "pass")
    assert crisis.shown()["discard"].count("scramble") == 1
    crisis.settle()
    assert hand_sizes(crisis) == (4, 5)


# Intelligence Reports: the replacement


@both_sides
@clause("intelligence_reports", "the opponent draws another")
@pytest.mark.parametrize(
    "use", [["choose discard"], ["command scramble", "pass"], ["event scramble", "pass"]]
)
def test_the_opponent_draws_another_card_when_the_taken_one_is_done_with(side: str, use: list[str]) -> None:
    crisis = taking(side, "scramble", hand=("sops",))
    assert hand_sizes(crisis) == (4, 4)
    deck = crisis.shown()["deck"]
    crisis.do(*use)
    assert hand_sizes(crisis) == (4, 4)
    assert crisis.actor == CHANCE
    # Neither a card of a hand nor one that was played.
    assert not {"sops", "scramble", "intelligence_reports"} & set(crisis.can("draw"))
    crisis.do("draw u_thant")
    assert "u_thant" in crisis.hand(crisis.they)
    assert hand_sizes(crisis) == (4, 5)
    assert crisis.shown()["deck"] == deck - 1
    assert crisis.asked == (crisis.they, "ask-play")


@both_sides
@clause("intelligence_reports", "the opponent draws another")
def test_only_the_opponent_sees_which_card_replaces_the_taken_one(side: str) -> None:
    crisis = taking(side, "scramble")
    crisis.do("choose discard")
    events = crisis.do("draw u_thant")
    assert [event.as_dict() for event in events if event.is_for(crisis.they)] == [
        {"id": "drew", "card": "u_thant"}
    ]
    for seat in (crisis.we, None):
        assert [event.as_dict() for event in events if event.is_for(seat)] == [
            {"id": "drew-hidden", "side": crisis.their_side}
        ]


@both_sides
@clause("intelligence_reports", "the opponent draws another")
def test_a_taken_card_is_extra_to_the_four_turns_of_both(side: str) -> None:
    crisis = taking(side, "scramble")
    crisis.do("command scramble", "pass")
    crisis.settle()
    crisis.pass_turns(7)
    crisis.settle()
    # Eight cards later both have saved the one that was left.
    assert [each["aftermath"] for each in crisis.shown()["sides"]] == [1, 1]
    assert crisis.shown()["round"] == 2


# Summit Meeting


@both_sides
@clause("summit_meeting", "Discard any number of cards from your hand")
def test_summit_meeting_offers_every_card_of_the_hand_and_none(side: str) -> None:
    crisis = event_of_ours(side, "summit_meeting", hand=FIVE_OF_THE_UN[:4])
    assert sorted(crisis.can("discard")) == sorted(FIVE_OF_THE_UN[:4])
    assert crisis.offers()[-1] == "pass"
    crisis.do("discard scramble")
    assert sorted(crisis.can("discard")) == sorted(FIVE_OF_THE_UN[1:4])


@both_sides
@clause("summit_meeting", "Discard any number of cards from your hand")
def test_summit_meeting_may_discard_no_card(side: str) -> None:
    crisis = event_of_ours(side, "summit_meeting")
    hand = crisis.hand(crisis.we)
    check_unused(crisis.do("pass"), "summit_meeting")
    assert crisis.hand(crisis.we) == hand
    assert crisis.is_over


@both_sides
@pytest.mark.parametrize("n", [1, 2, 3, 4])
@clause("summit_meeting", "Discard any number of cards from your hand")
@clause("summit_meeting", "draw as many")
def test_summit_meeting_draws_as_many_as_it_discards_up_to_the_whole_hand(side: str, n: int) -> None:
    crisis = event_of_ours(side, "summit_meeting", hand=FIVE_OF_THE_UN[:4])
    gone = FIVE_OF_THE_UN[:n]
    crisis.do(*[f"discard {card}" for card in gone])
    if n < 4:
        crisis.do("pass")
    assert set(gone) <= set(crisis.shown()["discard"])
    for drawn in ["containment", "fifty_fifty", "to_the_brink", "a_face_saver"][:n]:
        assert crisis.actor == CHANCE
        # What was discarded does not come back.
        assert not set(gone) & set(crisis.can("draw"))
        crisis.do(f"draw {drawn}")
        assert drawn in crisis.hand(crisis.we)
    assert crisis.is_over
    assert hand_sizes(crisis) == (4, 5)


@both_sides
@clause("summit_meeting", "Discard any number of cards from your hand")
def test_the_cards_of_summit_meeting_are_discarded_together(side: str) -> None:
    crisis = event_of_ours(side, "summit_meeting", hand=FIVE_OF_THE_UN[:4])
    crisis.do("discard scramble", "discard sops")
    assert not {"scramble", "sops"} & set(crisis.shown()["discard"])
    events = crisis.do("pass")
    assert sorted(str(each["card"]) for each in told(events, "discarded")) == ["scramble", "sops"]
    assert all(event.is_for(seat) for event in events for seat in (0, 1, None))


@both_sides
@clause("summit_meeting", "Discard any number of cards from your hand")
def test_nobody_sees_how_many_cards_summit_meeting_chooses_before_all_are_chosen(side: str) -> None:
    crisis = event_of_ours(side, "summit_meeting", hand=FIVE_OF_THE_UN[:4])
    others = (crisis.they, None)
    before = [crisis.state.view(seat) for seat in others]
    for card in FIVE_OF_THE_UN[:3]:
        assert crisis.do(f"discard {card}") == []
        assert [crisis.state.view(seat) for seat in others] == before


@both_sides
@clause("summit_meeting", "draw as many")
def test_only_its_player_sees_what_summit_meeting_draws(side: str) -> None:
    crisis = event_of_ours(side, "summit_meeting", hand=["scramble"])
    crisis.do("discard scramble", "pass")
    events = crisis.do("draw containment")
    assert [event.as_dict() for event in events if event.is_for(crisis.we)] == [
        {"id": "drew", "card": "containment"}
    ]
    for seat in (crisis.they, None):
        assert [event.as_dict() for event in events if event.is_for(seat)] == [
            {"id": "drew-hidden", "side": side}
        ]


@both_sides
@clause("summit_meeting", "draw as many")
def test_summit_meeting_as_the_fourth_card_may_change_the_one_that_is_saved(side: str) -> None:
    crisis = Ours(side, ["summit_meeting", "scramble"])
    for _ in range(3):
        crisis.pass_turns(2, sparing=["summit_meeting", "scramble"])
    crisis.do("event summit_meeting", "discard scramble", "draw containment")
    crisis.pass_turns(1)
    crisis.settle()
    assert crisis.shown(crisis.we)["aftermath"] == ["containment"]
