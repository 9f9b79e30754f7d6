"""The search: it answers what is asked, with what its seat knows, and sees what is forced."""

from __future__ import annotations

import pytest
from tests.crisis import US, USSR, Crisis, all_at

import redphone
from redphone import CHANCE, OVER, Rng
from redphone.bots import BotError
from redphone.bots.search import Search, Tree

# Uncompiled, an iteration takes a hundred times as long.
THOROUGH = "search:2000" if redphone.compiled else "search:150"


@pytest.mark.parametrize(("slug", "seats"), [("13", 3), ("13", 6), ("13-days", 2), ("drill", 3)])
def test_a_search_answers_every_question_of_a_game_with_what_is_offered(slug: str, seats: int) -> None:
    bot = redphone.bot("search:12")
    state = redphone.game(slug).new(seats)
    rng = Rng(3)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.sample(rng))
            continue
        for seat in state.waiting:
            choice = bot.choose(state.known_to(seat), rng, [])
            assert choice in state.options(seat)
            state.apply(choice, seat)


def test_the_same_knowledge_and_luck_give_the_same_thoughts() -> None:
    crisis = Crisis(first="us")
    found = []
    for _ in range(2):
        search = Search(crisis.state.known_to(US), Rng(7))
        search.run(120)
        found.append([(str(each.action), each.visits, each.value, each.line) for each in search.thoughts()])
    assert found[0] == found[1]
    assert {text for text, *_ in found[0]} == set(crisis.offers())
    # A third of the iterations taught the other side.
    assert sum(visits for _, visits, _, _ in found[0]) == 80


def test_what_others_did_counts_as_often_as_it_led_to_an_own_decision() -> None:
    tree = Tree()
    other = tree.into(0, 7)
    next_other = tree.into(other, 8)
    for label, visits in ((1, 5), (2, 3)):
        child = tree.into(next_other, label)
        tree.visits[child] = visits
    assert tree.into(0, 7) == other
    assert [tree.reached(node) for node in (other, next_other)] == [8, 8]
    assert tree.reached(tree.child(next_other, 2)) == 3
    assert tree.child(next_other, 3) == -1


def test_a_search_does_not_change_the_knowledge_that_it_was_given() -> None:
    known = Crisis().state.known_to(US)
    before = known.dump()
    Search(known, Rng(1)).run(50)
    assert known.dump() == before


def test_the_other_side_s_sealed_choice_is_not_known_to_the_search() -> None:
    play = redphone.Play(redphone.game("13-days"))
    rng = Rng(2)
    while play.state.actor == CHANCE:
        play.step(rng)
    thoughts = []
    for answer in play.state.options(USSR)[:2]:
        other = redphone.game("13-days").load(play.state.dump())
        other.apply(answer, USSR)
        search = Search(other.known_to(US), Rng(9))
        search.run(90)
        thoughts.append([(str(each.action), each.visits, each.value) for each in search.thoughts()])
    assert thoughts[0] == thoughts[1]
    assert len(thoughts[0]) == len(play.state.options(US))


def test_a_search_avoids_the_war_that_one_step_avoids() -> None:
    # The last choice of the round: the US leads Television, and its military track is in DEFCON 1.
    crisis = Crisis(
        us={"television": 1}, us_tracks={"military": 7}, us_agendas=["italy", "turkey", "political"]
    )
    crisis.pass_turns()
    assert crisis.actor == US
    assert len(crisis.offers()) > 3
    choices = {str(redphone.bot(THOROUGH).choose(crisis.state.known_to(US), Rng(k), [])) for k in range(3)}
    assert choices == {"defcon military-1"}


def test_a_search_does_not_start_a_war_with_the_last_card() -> None:
    crisis = Crisis(us={"atlantic": 3, "turkey": 1}, us_tracks=all_at(4) | {"military": 6}, first="ussr")
    crisis.pass_turns(7)
    bot = redphone.bot(THOROUGH)
    rng = Rng(4)
    while crisis.actor != OVER and crisis.shown()["round"] == 1:
        if crisis.actor == CHANCE:
            crisis.settle()
        elif crisis.actor == US:
            crisis.do(str(bot.choose(crisis.state.known_to(US), rng, [])))
        else:
            crisis.do(crisis.offers()[-1])
    assert crisis.state.outcome is None, "removing two cubes or more would have kept the peace"


@pytest.mark.parametrize("spec", ["search:5", "search:1ms", "search:1s"])
def test_bots_that_search_have_names(spec: str) -> None:
    assert redphone.bot(spec).spec == spec


@pytest.mark.parametrize(
    "spec", ["search", "search:-1", "search:0", "search:fast", "search:1h", "search:0ms"]
)
def test_a_search_wants_to_know_how_long(spec: str) -> None:
    with pytest.raises(BotError, match="a search thinks for a time or a number of iterations: search:100ms"):
        redphone.bot(spec)


def test_nobody_waits_for_longer_than_ten_minutes() -> None:
    with pytest.raises(BotError, match="at most 600 seconds a decision"):
        redphone.bot("search:601s")
