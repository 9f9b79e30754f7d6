"""The personal letter: one cube more for a Command, and then it is the opponent's. [Command]"""

from __future__ import annotations

import pytest
from tests.crisis import US, USSR, Crisis, told
from tests.games.days.rounds import end_of_round, steps


def test_only_who_holds_the_letter_is_offered_it() -> None:
    crisis = Crisis(us_hand=["scramble"], ussr_hand=["close_allies"], first="us")
    assert "letter scramble" in crisis.offers()
    crisis.do("command scramble", "pass")
    assert not any(offer.startswith("letter ") for offer in crisis.offers())


@pytest.mark.parametrize(("card", "n"), [("sops", 2), ("close_allies", 3), ("scramble", 4)])
def test_the_letter_adds_one_cube_to_a_command_and_it_escalates_like_the_others(card: str, n: int) -> None:
    crisis = Crisis(us_hand=[card], first="us")
    crisis.do(f"letter {card}", "on atlantic")
    assert crisis.offers() == [f"cubes +{k}" for k in range(1, n + 1)]
    crisis.do(f"cubes +{n}")
    assert steps(crisis, US) == [2 + n - 1, 3, 2]


def test_the_letter_is_declared_with_the_card_before_the_opponent_decides_on_the_event() -> None:
    crisis = Crisis(us_hand=["fidel_castro"], first="us")
    events = crisis.do("letter fidel_castro")
    assert told(events, "used-letter") == [{"side": "us", "card": "fidel_castro", "n": 4}]
    assert crisis.actor == USSR
    assert crisis.offers() == ["choose trigger", "pass"]
    assert crisis.letter == "ussr"


def test_the_letter_passes_at_once_and_the_opponent_may_use_it_in_their_next_turn() -> None:
    crisis = Crisis(us_hand=["scramble"], ussr_hand=["close_allies"], first="us")
    events = crisis.do("letter scramble")
    assert told(events, "got-letter") == [{"side": "ussr"}]
    assert crisis.letter == "ussr"
    crisis.do("on atlantic", "cubes +4")
    assert "letter close_allies" in crisis.offers()
    crisis.do("letter close_allies", "on atlantic", "cubes +3")
    assert crisis.cubes("atlantic") == [4, 3]
    assert crisis.letter == "us"


def test_the_letter_passes_even_if_the_command_is_for_nothing() -> None:
    crisis = Crisis(us_hand=["scramble"], first="us")
    crisis.do("letter scramble", "pass")
    assert crisis.letter == "ussr"
    assert crisis.supply == [15, 15]


def test_a_card_may_be_commanded_without_the_letter_which_then_stays() -> None:
    crisis = Crisis(us_hand=["scramble"], first="us")
    crisis.do("command scramble", "on atlantic", "cubes +3")
    assert crisis.letter == "us"


def test_the_letter_is_not_for_events_nor_for_the_commands_that_events_grant() -> None:
    crisis = Crisis(us_hand=["a_face_saver"], first="us")
    offers = [offer for offer in crisis.offers() if offer.endswith("a_face_saver")]
    assert offers == ["command a_face_saver", "letter a_face_saver", "event a_face_saver"]
    crisis.do("event a_face_saver")
    assert not any(offer.startswith("letter") for offer in crisis.offers())
    crisis.do("on atlantic")
    assert crisis.offers() == ["cubes +1", "cubes +2", "cubes +3"]
    crisis.do("cubes +3")
    # The opponent's Command of one, on the turn of the US, without the letter too.
    assert crisis.actor == USSR
    assert not any(offer.startswith("letter") for offer in crisis.offers())
    assert crisis.letter == "us"


def test_the_letter_is_not_for_the_command_of_a_triggered_event() -> None:
    crisis = Crisis(us_hand=["scramble", "mrbms_and_irbms"], first="us")
    crisis.do("letter scramble", "pass")
    assert crisis.letter == "ussr"
    crisis.pass_turns(1)
    crisis.do("command mrbms_and_irbms", "choose trigger", "pass", "on atlantic")
    assert crisis.offers() == ["cubes +1"]
    assert crisis.letter == "ussr"


def test_a_card_taken_by_intelligence_reports_may_be_commanded_with_the_letter() -> None:
    crisis = Crisis(us_hand=["intelligence_reports"], ussr_hand=["scramble"], first="us")
    crisis.do("event intelligence_reports", "take scramble")
    assert "letter scramble" in crisis.offers()
    crisis.do("letter scramble", "on atlantic")
    assert crisis.offers()[-1] == "cubes +4"
    assert crisis.letter == "ussr"


def test_who_got_the_letter_from_the_united_nations_may_use_it_in_the_next_round() -> None:
    crisis = Crisis(ussr={"united_nations": 1})
    end_of_round(crisis)
    assert crisis.letter == "ussr"
    crisis.begin(ussr_hand=["scramble"], first="ussr")
    crisis.do("letter scramble", "on atlantic", "cubes +4")
    assert crisis.cubes("atlantic") == [0, 4]
    assert crisis.letter == "us"


def test_the_letter_may_go_back_and_forth_in_one_round() -> None:
    crisis = Crisis(first="us")
    holders = []
    for _ in range(8):
        holders.append(crisis.letter)
        card = next(offer for offer in crisis.offers() if offer.startswith("letter "))
        crisis.do(card)
        while not any(offer.startswith("on ") for offer in crisis.offers()):
            crisis.do("pass")
        crisis.do("pass")
    assert holders == 4 * ["us", "ussr"]
