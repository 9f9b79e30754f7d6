"""Taking back in 13 Days: one's own clicks, until the other side or chance acts or something is learned."""

from __future__ import annotations

import pytest
from tests.crisis import US, USSR, Crisis

import redphone
from redphone import CHANCE, OVER, CannotUndo, Play


def take_back(crisis: Crisis, seat: int, n: int = 1) -> list[str]:
    return [str(crisis.past.undo(seat)) for _ in range(n)]


def assert_closed(crisis: Crisis) -> None:
    """Nobody takes anything back."""
    for seat in (US, USSR):
        assert not crisis.past.can_undo(seat)
        with pytest.raises(CannotUndo, match=f"seat {seat + 1} has nothing to take back"):
            crisis.past.undo(seat)


def test_cubes_of_an_event_are_taken_back_one_by_one() -> None:
    crisis = Crisis(us_hand=["scramble"])
    before = crisis.state.dump()
    crisis.do("event scramble", "place berlin", "place atlantic")
    assert take_back(crisis, US) == ["place atlantic"]
    assert crisis.cubes("atlantic") == [0, 0]
    assert crisis.cubes("berlin") == [1, 1]
    crisis.do("place turkey")
    assert take_back(crisis, US, 3) == ["place turkey", "place berlin", "event scramble"]
    assert crisis.state.dump() == before
    crisis.do("command scramble")
    assert [line.text() for line in crisis.past.record.lines[-1:]] == ["1 command scramble"]


def test_a_whole_command_is_taken_back_until_the_other_side_plays() -> None:
    crisis = Crisis(us_hand=["excomm"], ussr_hand=["fidel_castro"])
    before = crisis.state.dump()
    crisis.do("command excomm", "on berlin", "cubes +3")
    assert crisis.actor == USSR
    assert crisis.markers("military")[US] == 4
    assert crisis.past.can_undo(US)
    assert not crisis.past.can_undo(USSR)
    take_back(crisis, US, 3)
    assert crisis.state.dump() == before
    crisis.do("command excomm", "on berlin", "cubes +3", "event fidel_castro")
    assert not crisis.past.can_undo(US)
    assert take_back(crisis, USSR) == ["event fidel_castro"]
    # The card of the US was played before the one that was taken back: it stays.
    assert_closed(crisis)


def test_only_the_number_or_the_battleground_can_be_taken_back() -> None:
    crisis = Crisis(us_hand=["excomm"])
    crisis.do("command excomm", "on berlin", "cubes +3")
    take_back(crisis, US)
    assert crisis.offers() == ["cubes +1", "cubes +2", "cubes +3"]
    take_back(crisis, US)
    crisis.do("on italy", "cubes -1")
    assert crisis.cubes("italy") == [0, 0]


def test_the_letter_comes_back_with_the_card() -> None:
    crisis = Crisis(us_hand=["sops"])
    crisis.do("letter sops")
    assert crisis.letter == "ussr"
    take_back(crisis, US)
    assert crisis.letter == "us"
    assert "sops" in crisis.hand(US)


def test_an_opponent_s_card_can_be_taken_back_until_they_answer() -> None:
    crisis = Crisis(us_hand=["fidel_castro"])
    crisis.do("command fidel_castro")
    assert crisis.actor == USSR
    take_back(crisis, US)
    assert "fidel_castro" in crisis.hand(US)
    crisis.do("command fidel_castro", "choose trigger")
    assert not crisis.past.can_undo(US)


def test_who_answers_takes_back_the_answer_and_the_event_s_clicks_until_the_command() -> None:
    crisis = Crisis(us_hand=["fidel_castro"])
    crisis.do("command fidel_castro", "choose trigger", "place cuba_military", "pass")
    assert crisis.actor == US
    assert take_back(crisis, USSR, 3) == ["pass", "place cuba_military", "choose trigger"]
    assert_closed(crisis)
    crisis.do("pass")
    assert take_back(crisis, USSR) == ["pass"]
    crisis.do("pass", "on turkey")
    assert not crisis.past.can_undo(USSR)
    assert take_back(crisis, US) == ["on turkey"]
    # The card lies: the other side has answered it.
    assert_closed(crisis)


def test_what_the_other_side_did_in_my_event_stands() -> None:
    crisis = Crisis(us_hand=["operation_mongoose"])
    crisis.do("event operation_mongoose")
    assert crisis.actor == USSR
    assert crisis.past.can_undo(US)
    crisis.do("defcon military+1")
    assert not crisis.past.can_undo(US)
    assert take_back(crisis, USSR) == ["defcon military+1"]


# Secret choices and chance.


def test_a_kept_agenda_can_be_changed_until_the_other_side_has_kept_one() -> None:
    play = Play(redphone.game("13-days"))
    for agenda in ("italy", "turkey", "political", "berlin", "atlantic", "military"):
        play.apply(f"agenda {agenda}")
    play.apply("keep italy", US)
    assert not play.can_undo(USSR)
    play.undo(US)
    play.apply("keep turkey", US)
    play.apply("keep berlin", USSR)
    # Both are chosen: neither is taken back.
    assert not play.can_undo(US)
    assert not play.can_undo(USSR)
    assert [line.text() for line in play.record.lines[-2:]] == ["1 keep turkey", "2 keep berlin"]


def test_the_initiative_can_be_named_again_until_the_first_card() -> None:
    crisis = Crisis(first="us")
    assert take_back(crisis, USSR) == ["first us"]
    crisis.do("first ussr")
    assert crisis.actor == USSR


def test_intelligence_reports_can_be_taken_back_until_chance_has_taken_a_card() -> None:
    crisis = Crisis(us_hand=["intelligence_reports"], ussr_hand=["scramble"])
    crisis.do("event intelligence_reports")
    assert crisis.actor == CHANCE
    take_back(crisis, US)
    crisis.do("event intelligence_reports", "take scramble")
    assert_closed(crisis)
    crisis.do("event scramble", "place turkey")
    # Playing the taken card is a choice again.
    assert take_back(crisis, US, 2) == ["place turkey", "event scramble"]
    assert_closed(crisis)
    crisis.do("choose discard")
    assert crisis.actor == CHANCE
    take_back(crisis, US)
    crisis.do("choose discard", "draw quarantine")
    assert_closed(crisis)


def test_summit_meeting_can_be_taken_back_until_a_card_is_drawn() -> None:
    crisis = Crisis(us_hand=["summit_meeting", "excomm", "u_thant"])
    crisis.do("event summit_meeting", "discard excomm")
    take_back(crisis, US)
    assert "excomm" in crisis.hand(US)
    crisis.do("discard u_thant", "pass")
    assert crisis.shown(USSR)["discard"] == ["summit_meeting", "u_thant"]
    take_back(crisis, US)
    assert crisis.shown(USSR)["discard"] == ["summit_meeting"]
    crisis.do("pass", "draw maskirovka")
    assert_closed(crisis)


# The end of a round.


def last_card(crisis: Crisis) -> None:
    crisis.pass_turns(7)
    card = next(offer for offer in crisis.offers() if offer.startswith("command "))
    crisis.do(card)
    if "choose trigger" in crisis.offers():
        crisis.do("pass")


def test_the_last_card_of_a_round_stands_once_it_has_revealed_the_agendas() -> None:
    crisis = Crisis()
    last_card(crisis)
    crisis.do("pass")
    assert crisis.shown()["round"] == 2
    assert_closed(crisis)


def test_the_last_card_of_a_round_can_be_taken_back_while_television_asks() -> None:
    crisis = Crisis(us={"television": 1}, first="us")
    last_card(crisis)
    crisis.do("pass")
    assert crisis.state.prompt(US) is not None
    assert take_back(crisis, USSR) == ["pass"]
    # The saved card is back in the hand.
    assert [side["aftermath"] for side in crisis.shown()["sides"]] == [0, 0]
    crisis.do("pass", "defcon military+1")
    # The agendas were revealed.
    assert_closed(crisis)


def test_television_can_be_taken_back_until_alliances_draws() -> None:
    crisis = Crisis(us={"television": 1, "alliances": 1})
    crisis.pass_turns()
    crisis.do("defcon political-1")
    assert crisis.actor == CHANCE
    assert take_back(crisis, US) == ["defcon political-1"]
    crisis.do("pass", "draw maskirovka")
    assert_closed(crisis)


def test_what_becomes_of_the_card_of_alliances_stands_because_the_agendas_are_revealed() -> None:
    for choice in ("aftermath", "discard"):
        crisis = Crisis(us={"alliances": 1})
        crisis.pass_turns()
        crisis.do("draw maskirovka", f"choose {choice}")
        assert_closed(crisis)


# Whole games.


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_an_undone_game_is_the_game_that_was_played_without_the_undone(seed: int) -> None:
    rng = redphone.Rng(seed)
    play, straight = Play(redphone.game("13-days")), Play(redphone.game("13-days"))
    undone = 0
    while play.state.actor != OVER:
        seat = play.state.actor
        if seat >= 0 and rng.below(3) == 0:
            action = play.state.sample(rng)
            trial = play.state.clone()
            trial.apply(action)
            if not (trial.learned >> seat) & 1:
                play.apply(action)
                play.undo(seat)
                undone += 1
        action = play.state.sample(rng)
        assert play.apply(action) == straight.apply(action)
    assert undone > 5
    assert play.state == straight.state
    assert play.record.write() == straight.record.write()
    for place in (US, USSR, None):
        assert play.seen(place) == straight.seen(place)


@pytest.mark.parametrize("seed", [7, 8, 9, 10])
def test_all_clicks_since_the_other_side_or_chance_acted_can_be_taken_back_and_no_more(seed: int) -> None:
    rng = redphone.Rng(seed)
    play = Play(redphone.game("13-days"))
    longest = 0
    while play.state.actor != OVER:
        play.apply(play.state.sample(rng))
        seat = play.moves[-1].seat
        if seat == CHANCE or (play.state.learned >> seat) & 1:
            assert not play.can_undo(US)
            assert not play.can_undo(USSR)
            continue
        own = 0
        while play.moves[-1 - own].seat == seat:
            own += 1
        assert not play.can_undo(1 - seat)
        taken = []
        while play.can_undo(seat):
            taken.append(play.undo(seat))
        assert len(taken) == own
        longest = max(longest, own)
        for action in reversed(taken):
            play.apply(action, seat)
    assert longest >= 3
