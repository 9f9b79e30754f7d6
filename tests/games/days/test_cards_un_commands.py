"""The events of the United Nations that are Commands, or change them: SOPs, To the Brink, A Face-Saver."""

from __future__ import annotations

from typing import Any

import pytest
from tests.crisis import SIDES, Ours, both_sides, event_of_ours, told
from tests.games.clauses import clause

# Cards of the United Nations, which nobody triggers, by their cubes.
UN_CARDS = {1: "u_thant", 2: "close_allies", 3: "scramble"}


def most(crisis: Ours, at: str = "alliances") -> int:
    """The most cubes that the Command which is asked for now may place on an empty battleground."""
    crisis.do(f"on {at}")
    offered = [int(n) for n in crisis.can("cubes")]
    assert sorted(offered) == list(range(1, len(offered) + 1))
    return len(offered)


def after_sops(side: str, *hand: str, their_hand: tuple[str, ...] = (), **position: Any) -> Ours:
    """We have played SOPs, they have passed a turn."""
    crisis = event_of_ours(side, "sops", hand=hand, their_hand=their_hand, **position)
    crisis.pass_turns(1, sparing=their_hand)
    return crisis


def on_the_brink(side: str, *hand: str, **position: Any) -> Ours:
    """They have played To the Brink; it is our turn."""
    crisis = Ours(side, hand, ["to_the_brink"], they_begin=True, **position)
    crisis.do("event to_the_brink")
    return crisis


# SOPs


@both_sides
@pytest.mark.parametrize("cubes", UN_CARDS)
@clause("sops", "Your Commands get 1 cube more for the rest of the round")
def test_after_sops_our_commands_get_one_cube_more(side: str, cubes: int) -> None:
    crisis = after_sops(side, UN_CARDS[cubes])
    events = crisis.do(f"command {UN_CARDS[cubes]}")
    assert told(events, "commanded") == [{"side": side, "card": UN_CARDS[cubes], "n": cubes + 1}]
    assert most(crisis) == cubes + 1


@both_sides
@clause("sops", "Your Commands get 1 cube more for the rest of the round")
def test_after_sops_the_offers_name_the_cubes_that_a_command_would_have(side: str) -> None:
    crisis = after_sops(side, "scramble")
    ours = {offer.action.text: offer.fields for offer in crisis.state.offers(crisis.we)}
    assert ours["command scramble"]["n"] == 4


@both_sides
@clause("sops", "Your Commands get 1 cube more for the rest of the round")
def test_the_cube_of_sops_may_be_removed_too_and_moves_the_track(side: str) -> None:
    crisis = after_sops(side, "u_thant", ours={"berlin": 3}, our_tracks={"military": 4})
    crisis.do("command u_thant", "on berlin", "cubes -2")
    assert crisis.our_cubes("berlin") == 1
    assert crisis.our_steps[0] == 3


@both_sides
@clause("sops", "Your Commands get 1 cube more for the rest of the round")
def test_after_sops_the_opponent_s_commands_are_as_before(side: str) -> None:
    crisis = event_of_ours(side, "sops", their_hand=["close_allies"])
    assert crisis.lasting() == [(side, "sops")]
    crisis.do("command close_allies")
    assert most(crisis) == 2


@both_sides
@clause("sops", "Your Commands get 1 cube more for the rest of the round")
def test_after_sops_the_commands_of_the_guns_of_august_and_a_face_saver_get_one_more(side: str) -> None:
    crisis = after_sops(side, "the_guns_of_august", "a_face_saver", ours={}, our_tracks={"military": 3})
    crisis.do("event the_guns_of_august", "pass")
    assert most(crisis, "atlantic") == 2
    crisis.do("cubes +2")
    assert crisis.our_steps[0] == 4
    crisis.pass_turns(1)
    crisis.do("event a_face_saver")
    assert most(crisis) == 4


@both_sides
@clause("sops", "Your Commands get 1 cube more for the rest of the round")
def test_sops_gives_one_more_to_the_command_that_the_opponent_s_face_saver_grants(side: str) -> None:
    crisis = event_of_ours(side, "sops", their_hand=["a_face_saver"])
    crisis.do("event a_face_saver", "pass")
    assert crisis.asked == (crisis.we, "ask-command")
    assert most(crisis) == 2


@clause("sops", "Your Commands get 1 cube more for the rest of the round")
def test_sops_and_the_letter_both_add_a_cube() -> None:
    crisis = after_sops("us", "close_allies")
    assert told(crisis.do("letter close_allies"), "used-letter") == [
        {"side": "us", "card": "close_allies", "n": 4}
    ]
    assert most(crisis) == 4


@both_sides
@clause("sops", "Your Commands get 1 cube more for the rest of the round")
def test_sops_ends_with_the_round(side: str) -> None:
    crisis = event_of_ours(side, "sops", ours={}, theirs={})
    crisis.reserved = ["scramble"]
    crisis.pass_turns(7)
    hands = {f"{side}_hand": ["scramble"]}
    crisis.begin(**hands, first=side)
    assert crisis.lasting() == []
    crisis.do("command scramble")
    assert most(crisis) == 3


# To the Brink


@both_sides
@pytest.mark.parametrize("cubes", [2, 3])
@clause("to_the_brink", "The opponent's Commands get 1 cube less for the rest of the round")
def test_to_the_brink_takes_a_cube_from_the_opponent_s_commands(side: str, cubes: int) -> None:
    crisis = on_the_brink(side, UN_CARDS[cubes])
    events = crisis.do(f"command {UN_CARDS[cubes]}")
    assert told(events, "commanded") == [{"side": side, "card": UN_CARDS[cubes], "n": cubes - 1}]
    assert most(crisis) == cubes - 1


@both_sides
@clause("to_the_brink", "The opponent's Commands get 1 cube less for the rest of the round")
def test_to_the_brink_leaves_the_commands_of_its_player_alone(side: str) -> None:
    crisis = event_of_ours(side, "to_the_brink", hand=["scramble"])
    assert crisis.lasting() == [(crisis.their_side, "to_the_brink")]
    crisis.pass_turns(1)
    crisis.do("command scramble")
    assert most(crisis) == 3


@both_sides
@clause("to_the_brink", "The opponent's Commands get 1 cube less for the rest of the round")
def test_to_the_brink_takes_a_cube_from_the_command_of_a_face_saver(side: str) -> None:
    crisis = on_the_brink(side, "a_face_saver")
    crisis.do("event a_face_saver")
    assert most(crisis) == 2


@both_sides
@clause("to_the_brink", "The opponent's Commands get 1 cube less for the rest of the round")
def test_to_the_brink_ends_with_the_round(side: str) -> None:
    crisis = on_the_brink(side, ours={}, theirs={})
    crisis.reserved = ["scramble"]
    crisis.pass_turns(7)
    hands = {f"{side}_hand": ["scramble"]}
    crisis.begin(**hands, first=side)
    assert crisis.lasting() == []
    crisis.do("command scramble")
    assert most(crisis) == 3


@both_sides
@clause("to_the_brink", "never below 1")
def test_to_the_brink_never_takes_a_command_below_one_cube(side: str) -> None:
    crisis = on_the_brink(side, "u_thant")
    events = crisis.do("command u_thant")
    assert told(events, "commanded") == [{"side": side, "card": "u_thant", "n": 1}]
    assert most(crisis) == 1


@both_sides
@clause("to_the_brink", "never below 1")
def test_to_the_brink_never_takes_a_command_that_an_event_grants_below_one_cube(side: str) -> None:
    crisis = on_the_brink(side, "the_guns_of_august")
    crisis.do("event the_guns_of_august", "pass")
    assert most(crisis) == 1


@both_sides
@clause("to_the_brink", "never below 1")
def test_sops_and_to_the_brink_are_added_before_a_command_is_raised_to_one(side: str) -> None:
    crisis = on_the_brink(side, "sops", "u_thant", "scramble")
    crisis.do("event sops")
    crisis.pass_turns(1)
    assert sorted(crisis.lasting()) == [(side, "sops"), (side, "to_the_brink")]
    crisis.do("command u_thant")
    # 1 + 1 - 1, and not 1 (raised from 0) + 1.
    assert most(crisis) == 1
    crisis.do("cubes +1")
    crisis.pass_turns(1)
    crisis.do("command scramble")
    assert most(crisis, "television") == 3


@clause("to_the_brink", "never below 1")
def test_the_letter_and_to_the_brink_are_added_before_a_command_is_raised_to_one() -> None:
    crisis = on_the_brink("us", "u_thant")
    crisis.do("letter u_thant")
    assert most(crisis) == 1


# A Face-Saver


@both_sides
@clause("a_face_saver", "Command 3")
def test_a_face_saver_is_a_command_of_three_to_place_with_its_steps(side: str) -> None:
    crisis = event_of_ours(side, "a_face_saver", ours={}, our_tracks={"military": 3})
    assert len(crisis.can("on")) == 9
    assert "pass" in crisis.offers()
    crisis.do("on atlantic")
    assert crisis.offers() == ["cubes +1", "cubes +2", "cubes +3"]
    crisis.do("cubes +3")
    assert crisis.our_cubes("atlantic") == 3
    assert crisis.our_steps[0] == 5


@both_sides
@clause("a_face_saver", "Command 3")
def test_a_face_saver_is_a_command_of_three_to_remove_with_its_steps(side: str) -> None:
    crisis = event_of_ours(side, "a_face_saver", ours={"italy": 4}, our_tracks={"political": 5})
    crisis.do("on italy")
    assert crisis.offers() == ["cubes +1", "cubes -1", "cubes -2", "cubes -3"]
    crisis.do("cubes -3")
    assert crisis.our_cubes("italy") == 1
    assert crisis.our_steps[1] == 3


@both_sides
@clause("a_face_saver", "Command 3")
def test_a_face_saver_is_limited_by_the_cubes_that_are_left(side: str) -> None:
    sixteen = {"cuba_political": 5, "turkey": 5, "berlin": 5, "united_nations": 1}
    crisis = event_of_ours(side, "a_face_saver", ours=sixteen)
    crisis.do("on atlantic")
    assert crisis.offers() == ["cubes +1"]


@both_sides
@clause("a_face_saver", "Command 3")
def test_the_steps_of_a_face_saver_stop_at_the_end_of_the_track(side: str) -> None:
    crisis = event_of_ours(side, "a_face_saver", our_tracks={"world_opinion": 7})
    events = crisis.do("on television", "cubes +3")
    assert told(events, "escalated") == [{"side": side, "track": "world_opinion", "n": 1, "now": 8}]
    assert crisis.our_steps[2] == 8


@both_sides
@clause("a_face_saver", "then the opponent may Command 1")
def test_after_a_face_saver_the_opponent_may_command_one(side: str) -> None:
    crisis = event_of_ours(side, "a_face_saver", theirs={"berlin": 2})
    crisis.do("on television", "cubes +3")
    steps = crisis.their_steps
    assert crisis.asked == (crisis.they, "ask-command")
    assert len(crisis.can("on")) == 9
    crisis.do("on berlin")
    assert crisis.offers() == ["cubes +1", "cubes -1"]
    crisis.do("cubes -1")
    assert crisis.their_cubes("berlin") == 1
    assert crisis.their_steps == steps
    assert crisis.asked == (crisis.they, "ask-play")


@both_sides
@clause("a_face_saver", "then the opponent may Command 1")
def test_the_opponent_may_leave_the_command_of_a_face_saver(side: str) -> None:
    crisis = event_of_ours(side, "a_face_saver")
    crisis.do("on television", "cubes +3")
    assert crisis.do("pass") == []
    assert crisis.asked == (crisis.they, "ask-play")


@both_sides
@clause("a_face_saver", "then the opponent may Command 1")
def test_a_face_saver_for_nothing_gives_the_opponent_their_command_all_the_same(side: str) -> None:
    crisis = event_of_ours(side, "a_face_saver")
    crisis.do("pass")
    assert crisis.asked == (crisis.they, "ask-command")


@both_sides
@clause("a_face_saver", "then the opponent may Command 1")
def test_the_letter_cannot_be_added_to_a_command_that_an_event_grants(side: str) -> None:
    crisis = event_of_ours(side, "a_face_saver")
    assert crisis.can("letter") == []
    crisis.do("pass")
    assert crisis.can("letter") == []
    assert crisis.letter == SIDES[0]
