"""The shared steps, as the drill uses them: who is asked what, and what follows."""

from __future__ import annotations

import pytest
from tests.drill import Drill
from tests.positions import positions, texts

import redphone
from redphone import CHANCE, OVER, IllegalAction

HANDS = ("scout scout guard", "guard envoy chief", "scout scout scout")
TURN = ["choose look", "choose steal", "choose sell", "choose gamble"]


def test_since_deals_three_cards_by_the_new_rules_and_two_by_the_old() -> None:
    for rules, cards in ((2, 3), (1, 2)):
        drill = Drill(rules=rules)
        while drill.state.actor == CHANCE:
            drill.play.step(1)
        assert drill.table()["hands"] == 3 * [cards]


def test_draw_gives_each_their_cards_one_by_one() -> None:
    drill = Drill(*HANDS)
    for seat, hand in enumerate(HANDS):
        assert sorted(drill.table(seat)["hand"]) == sorted(hand.split())
    assert drill.table()["deck"] == 16 - 9


def test_by_lets_the_leader_begin_and_each_goes_clockwise_from_there() -> None:
    for leader in range(3):
        drill = Drill(*HANDS, leader=leader)
        order = []
        for _ in range(3):
            order.append(drill.state.actor)
            drill.do("choose gamble", "roll 0")
            drill.play.step(1)
        assert order == [(leader + k) % 3 for k in range(3)]


def test_by_nobody_does_nothing() -> None:
    drill = Drill(*HANDS)
    assert drill.table()["round"] == 0
    drill.bid(1, 1, 0)
    # A tie: nobody leads, nobody has a turn, and the next auction follows.
    assert drill.table()["round"] == 1
    assert drill.state.waiting == [0, 1, 2]


def test_while_goes_on_as_long_as_there_are_rounds() -> None:
    drill = Drill(*HANDS)
    for number in range(4):
        assert drill.table()["round"] == number
        drill.bid(0, 0, 0)
    assert drill.state.actor == OVER


def test_one_of_asks_for_exactly_one_in_a_stable_order() -> None:
    drill = Drill(*HANDS, leader=1)
    assert drill.state.actor == 1
    assert texts(drill.state) == TURN
    prompt = drill.state.prompt(1)
    assert prompt is not None
    assert prompt.id == "ask-turn"
    drill.do("choose sell")
    assert texts(drill.state) == ["sell chief", "sell envoy", "sell guard"]
    with pytest.raises(IllegalAction):
        drill.do("choose gamble")


def test_may_can_be_declined_and_the_one_who_was_interrupted_goes_on() -> None:
    drill = Drill(*HANDS, leader=0)
    drill.do("choose look")
    # The neighbour is asked in the middle of the leader's turn.
    assert drill.state.actor == 1
    assert texts(drill.state) == ["choose block", "pass"]
    drill.do("pass")
    assert drill.seen_by(0)[1] == ["chief", "envoy", "guard"]
    drill.do("draw envoy")
    assert len(drill.table(0)["hand"]) == 4
    assert drill.state.actor == 1


def test_may_can_be_accepted_and_asks_on() -> None:
    drill = Drill(*HANDS, leader=0)
    drill.do("choose look", "choose block")
    assert drill.state.actor == 1
    assert texts(drill.state) == ["discard chief", "discard envoy", "discard guard"]
    drill.do("discard guard")
    assert drill.seen_by(0)[1] == []
    assert drill.table()["discard"] == ["guard"]
    drill.do("draw envoy")
    assert len(drill.table(0)["hand"]) == 4


NINE_CARDS = """
copies = { scout = 3, guard = 3, envoy = 3 }
worth = { scout = 1, guard = 2, envoy = 3 }
"""


def robbed() -> Drill:
    """All cards are dealt, so nobody draws, and after three thefts the second player has none left."""
    game = redphone.game("drill").with_data({"cards": NINE_CARDS})
    drill = Drill("scout scout scout", "guard guard guard", "envoy envoy envoy", leader=0, game=game)
    for _ in range(3):
        drill.do("choose steal", "steal guard", "choose gamble", "roll 0", "choose gamble", "roll 0")
        drill.bid(2, 0, 0)
    assert drill.table()["hands"] == [6, 0, 3]
    return drill


def test_if_asks_nobody_who_has_nothing_to_choose_from() -> None:
    drill = robbed()
    # No card to block the look with: it is the second player's own turn that comes next.
    drill.do("choose look")
    assert drill.state.actor == 1
    assert texts(drill.state) == TURN


def test_a_step_without_options_is_finished_at_once() -> None:
    drill = robbed()
    drill.do("choose gamble", "roll 0")
    # Nothing to sell, and nothing to draw.
    drill.do("choose sell")
    assert drill.state.actor == 2


def test_a_roll_follows_the_weights_and_a_weight_of_nothing_never_comes() -> None:
    drill = Drill(*HANDS, leader=0)
    drill.do("choose gamble")
    assert drill.state.actor == CHANCE
    assert {str(action): odds for action, odds in drill.state.chance()} == pytest.approx(
        {"roll 0": 3 / 6, "roll 1": 2 / 6, "roll 3": 1 / 6}
    )
    rng = redphone.Rng(1)
    rolled = [str(drill.state.sample(rng)) for _ in range(6000)]
    for number, expected in ((0, 3000), (1, 2000), (3, 1000)):
        assert abs(rolled.count(f"roll {number}") - expected) <= 5 * expected**0.5
    drill.do("roll 3")
    assert drill.table()["points"] == [3, 0, 0]


def test_a_theft_is_as_likely_as_there_are_copies_in_the_hand() -> None:
    drill = Drill("scout scout scout", "scout guard guard", "envoy envoy envoy", leader=0)
    drill.do("choose steal")
    assert {str(action): odds for action, odds in drill.state.chance()} == pytest.approx(
        {"steal scout": 1 / 3, "steal guard": 2 / 3}
    )


def test_the_discarded_cards_become_the_deck_when_it_is_out() -> None:
    reshuffled = 0
    for seed in range(30):
        before = 0
        for state in positions(redphone.game("drill").new(), seed):
            table = state.view(None)["table"]
            assert isinstance(table, dict)
            if table["discard"] == [] and before > 1:
                reshuffled += 1
            before = len(table["discard"])
    assert reshuffled > 0


def test_two_drills_with_different_dice_live_side_by_side() -> None:
    drill = redphone.game("drill")
    loaded = drill.with_data({"die": "weights = [0, 0, 0, 0, 1]"})
    states = [drill.new(), loaded.new()]
    for state in states:
        while state.actor == CHANCE:
            state.apply(state.options()[0])
        for bid in ("bid 2", "bid 0", "bid 0"):
            state.apply(bid)
        state.apply("choose gamble")
    assert texts(states[0]) == ["roll 0", "roll 1", "roll 3"]
    assert texts(states[1]) == ["roll 4"]
