"""Five strategy cards each, the initiative, and four turns each. [3. Strategy cards & initiative]"""

from __future__ import annotations

import pytest
from tests.crisis import SPARE, US, USSR, Crisis, told
from tests.games.days.rounds import end_of_round, heard

import redphone
from redphone import CHANCE, OVER, Play
from redphone.texts import Texts


def agendas_kept() -> Play:
    """The first strategy card is about to be drawn."""
    play = Play(redphone.game("13-days"), 2)
    for agenda in SPARE[US] + SPARE[USSR]:
        play.apply(f"agenda {agenda}")
    play.apply(f"keep {SPARE[US][0]}", US)
    play.apply(f"keep {SPARE[USSR][0]}", USSR)
    return play


def deal(play: Play) -> None:
    while play.state.actor == CHANCE:
        play.apply(play.state.options()[0])


def test_each_draws_five_strategy_cards_first_the_us() -> None:
    play = agendas_kept()
    before = len(play.moves)
    deal(play)
    drawn = [event.fields["side"] for event in play.seen(None) if event.id == "drew-hidden"]
    assert drawn == 5 * ["us"] + 5 * ["ussr"]
    assert len(play.moves) == before + 10


def test_every_card_that_is_left_is_as_likely() -> None:
    play = agendas_kept()
    odds = [chance for _, chance in play.state.chance()]
    assert odds == pytest.approx(39 * [1 / 39])
    play.apply("draw sops")
    assert [chance for _, chance in play.state.chance()] == pytest.approx(38 * [1 / 38])
    assert "draw sops" not in [str(action) for action, _ in play.state.chance()]


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    play = agendas_kept()
    events = play.apply("draw sops")
    assert heard(events, US) == [{"id": "drew", "card": "sops"}]
    for seat in (USSR, None):
        assert heard(events, seat) == [{"id": "drew-hidden", "side": "us"}]
    crisis = Crisis(us_hand=["sops", "u_thant"])
    assert {"sops", "u_thant"} <= set(crisis.hand(US))
    assert not {"sops", "u_thant"} & set(crisis.hand(USSR))
    assert crisis.shown(None)["hand"] == []
    assert [side["hand"] for side in crisis.shown(None)["sides"]] == [5, 5]


def test_in_the_first_round_the_ussr_names_who_plays_first_when_both_have_seen_their_hands() -> None:
    play = agendas_kept()
    deal(play)
    assert play.state.actor == USSR
    assert [str(action) for action in play.state.options()] == ["first us", "first ussr"]
    texts = Texts("en", "13-days", me=USSR)
    said = [texts.say(offer.id, **offer.fields) for offer in play.state.offers(USSR)]
    assert said == ["The US plays first", "You play first"]


@pytest.mark.parametrize(("first", "seat"), [("us", US), ("ussr", USSR)])
def test_who_was_named_plays_the_first_card(first: str, seat: int) -> None:
    crisis = Crisis(first=first)
    assert crisis.actor == seat
    assert crisis.shown()["first"] == seat
    assert told(crisis.past.moves[-1].events, "initiative") == [{"side": "ussr", "first": first}]


@pytest.mark.parametrize(
    ("us", "ussr", "prestige", "names"),
    [
        ({"turkey": 2}, {}, 2, USSR),
        ({}, {"turkey": 2}, -2, US),
        ({"turkey": 2}, {"turkey": 2}, 0, USSR),
    ],
    ids=["the US leads", "the USSR leads", "tied"],
)
def test_who_trails_in_prestige_names_who_plays_first_and_on_a_tie_the_ussr(
    us: dict[str, int], ussr: dict[str, int], prestige: int, names: int
) -> None:
    crisis = Crisis(us=us, ussr=ussr, us_agendas=["turkey"], ussr_agendas=["atlantic"])
    end_of_round(crisis)
    assert crisis.prestige == prestige
    crisis.begin(first="us")
    move = crisis.past.moves[-1]
    assert str(move.action) == "first us"
    assert move.seat == names


@pytest.mark.parametrize(("first", "order"), [("us", [US, USSR]), ("ussr", [USSR, US])])
def test_four_turns_each_in_alternation(first: str, order: list[int]) -> None:
    crisis = Crisis(first=first)
    actors = []
    for turn in range(1, 9):
        actors.append(crisis.actor)
        assert crisis.shown()["turn"] == turn
        crisis.pass_turns(1)
    assert actors == 4 * order
    assert crisis.actor == CHANCE
    assert crisis.shown()["round"] == 2


def test_a_card_that_was_played_lies_open_on_the_discard_pile_and_never_comes_again() -> None:
    crisis = Crisis(us_hand=["sops"])
    crisis.do("event sops")
    assert crisis.shown(None)["discard"] == ["sops"]
    assert [side["hand"] for side in crisis.shown()["sides"]] == [4, 5]
    crisis.pass_turns(7)
    crisis.reserved = ["sops"]
    for agenda in ("italy", "political", "military", "atlantic", "military", "political"):
        crisis.do(f"agenda {agenda}")
    crisis.past.apply("keep italy", US)
    crisis.past.apply("keep atlantic", USSR)
    # 39 less the ten cards of the first round.
    assert len(crisis.offers()) == 29
    assert "draw sops" not in crisis.offers()


def test_the_deck_is_never_reshuffled_and_lasts_for_three_rounds() -> None:
    crisis = Crisis()
    left = [crisis.shown()["deck"]]
    for _ in range(2):
        end_of_round(crisis)
        crisis.begin(first="us")
        left.append(crisis.shown()["deck"])
    assert left == [29, 19, 9]


def test_even_with_all_that_draws_more_cards_one_is_left_in_the_deck() -> None:
    crisis = Crisis(us={"alliances": 1}, us_hand=["summit_meeting"], ussr_hand=["intelligence_reports"])
    crisis.do("event summit_meeting")
    crisis.do(*(f"discard {card}" for card in crisis.hand(US)))
    crisis.settle()
    crisis.do("event intelligence_reports")
    crisis.settle()
    crisis.do("choose discard")
    crisis.settle()
    crisis.pass_turns(6)
    for _ in range(2):
        crisis.settle()
        crisis.do("choose discard")
        crisis.begin(first="us")
        crisis.pass_turns(8)
    crisis.settle()
    crisis.do("choose discard")
    assert crisis.state.actor == OVER
    assert crisis.shown()["deck"] == 1
