"""The search: it answers what is asked, with what its seat knows, and sees what is forced."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest
from tests.crisis import US, USSR, Crisis, all_at, at_television
from tests.positions import shown

import redphone
from redphone import CHANCE, OVER, Record, Rng, State
from redphone.bots import BotError
from redphone.bots.certain import Certain
from redphone.bots.search import ANOTHERS, LEAST_ITERATIONS, RUIN, Search
from redphone.bots.tree import LABEL, TOTAL, VISITS, Tree
from redphone.bots.turns import Turns
from redphone.core.bits import bit
from redphone.core.game import slugs
from redphone.core.knowledge import possibilities
from redphone.games.days.state import PRESTIGE, WAR

# Uncompiled, an iteration takes a hundred times as long.
THOROUGH = "search:2000" if redphone.compiled else "search:100"


TABLES = [(slug, seats) for slug in slugs(hidden=True) for seats in sorted({*redphone.game(slug).seats})]
"""Every game, with as few and as many players as it takes."""
SIDES = [slug for slug in slugs() if redphone.game(slug).seats == (2, 2)]
"""The games of two sides, which a war may end."""


@pytest.mark.parametrize(("slug", "seats"), TABLES)
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
    # An eighth of the iterations taught the other side.
    assert sum(visits for _, visits, _, _ in found[0]) == 105


def test_what_others_did_counts_as_often_as_it_led_to_an_own_decision() -> None:
    tree = Tree()
    other = tree.into(0, 7)
    next_other = tree.into(other, 8)
    for label, visits in ((1, 5), (2, 3)):
        child = tree.into(next_other, label)
        tree.d[child + VISITS] = visits
    assert tree.into(0, 7) == other
    assert [tree.reached(node) for node in (other, next_other)] == [8, 8]
    assert tree.reached(tree.child(next_other, 2)) == 3
    assert tree.child(next_other, 3) == -1


def test_a_tree_finds_what_has_grown_in_it_however_large_it_becomes() -> None:
    tree, rng = Tree(), Rng(8)
    grown: dict[tuple[int, int], int] = {}
    nodes = [0]
    for _ in range(3000):
        parent, label = nodes[rng.below(len(nodes))], rng.below(40)
        assert tree.child(parent, label) == grown.get((parent, label), -1)
        if (parent, label) not in grown:
            nodes.append(tree.grow(parent, label))
            grown[parent, label] = nodes[-1]
    assert tree.nodes == nodes
    assert {key: tree.child(*key) for key in grown} == grown


@pytest.mark.parametrize(("visits", "lead"), [([], 0), ([4], 4), ([2, 9, 5], 4), ([7, 7], 0)])
def test_the_lead_is_that_of_the_most_visited_option(visits: list[int], lead: int) -> None:
    tree = Tree()
    for label, n in enumerate(visits):
        node = tree.grow(0, label)
        tree.d[node + VISITS] = n
    assert tree.lead() == lead


def test_a_search_does_not_change_the_knowledge_that_it_was_given() -> None:
    known = Crisis().state.known_to(US)
    before = known.dump()
    Search(known, Rng(1)).run(50)
    assert known.dump() == before


@pytest.mark.parametrize("slug", SIDES)
@pytest.mark.parametrize("seat", [US, USSR])
def test_neither_what_the_other_side_has_sealed_nor_whether_it_has_is_known_to_the_search(
    slug: str, seat: int
) -> None:
    state = at_sealed_question(slug)
    thoughts = []
    for answer in [None, *state.options(1 - seat)[:2]]:
        other = answered(state, 1 - seat, answer)
        search = Search(other.known_to(seat), Rng(9))
        search.run(90)
        thoughts.append([(str(each.action), each.visits, each.value) for each in search.thoughts()])
    assert thoughts[0] == thoughts[1] == thoughts[2]
    assert len(thoughts[0]) == len(state.options(seat)) > 1


@pytest.mark.parametrize("slug", SIDES)
@pytest.mark.parametrize("seat", [US, USSR])
def test_greedy_answers_a_sealed_question_alike_before_and_after_the_other_side(slug: str, seat: int) -> None:
    state = at_sealed_question(slug)
    greedy = redphone.bot("greedy")
    choices = {
        str(greedy.choose(answered(state, 1 - seat, answer).known_to(seat), Rng(9), []))
        for answer in [None, *state.options(1 - seat)]
    }
    assert len(choices) == 1


def at_sealed_question(slug: str) -> State:
    """The first one of the game: both sides are asked."""
    state, rng = redphone.game(slug).new(), Rng(2)
    while state.actor == CHANCE:
        state.apply(state.sample(rng))
    assert state.waiting == [US, USSR]
    return state


def answered(state: State, seat: int, answer: redphone.Action | None) -> State:
    """After this answer; None: nobody has answered yet."""
    after = state.clone()
    if answer is not None:
        after.apply(answer, seat)
    return after


def test_the_others_are_taught_in_worlds_where_nobody_knows_the_searcher_s_cards() -> None:
    state = redphone.game("13").new(3)
    rng = Rng(5)
    while state.actor == CHANCE or shown(state)["deck"] or max(hands(state)) > 3:
        state.apply(state.sample(rng))
    me = state.actor
    mine = {f"play {card}" for card in shown(state, me)["hand"]}
    search = Search(state.known_to(me), rng)
    search.run(800)
    # In its own tree the searcher plays what it holds; the others reckon with what it may hold.
    assert {action for action in done(search, search.own, me) if action.startswith("play")} == mine
    for other in {0, 1, 2} - {me}:
        expected = {action for action in done(search, search.trees[other], me) if action.startswith("play")}
        assert len(expected - mine) >= len(mine)


def hands(state: State) -> list[int]:
    return [player["hand"] for player in shown(state)["players"]]


def done(search: Search, tree: Tree, seat: int) -> set[str]:
    """What a seat does anywhere in a tree: under its own name, or without one in its own tree."""
    found = set()
    for node in tree.nodes[1:]:
        label = tree.d[node + LABEL]
        if label // ANOTHERS == (0 if tree is search.own else 1 + seat):
            action = search.book.actions[label % ANOTHERS]
            assert action is not None
            found.add(action.text)
    return found


def test_what_loses_for_certain_is_proven_and_comes_last() -> None:
    crisis = at_television(7)
    search = Search(crisis.state.known_to(US), Rng(3))
    search.run(9)
    best, *others = search.thoughts()
    assert (str(best.action), best.lost, best.visits) == ("defcon military-1", False, 8)
    # What is lost is not looked at any further.
    assert len(others) == len(crisis.offers()) - 1
    assert all(thought.lost and thought.visits == 0 for thought in others)


def test_nothing_is_proven_while_there_is_still_a_way_out() -> None:
    crisis = Crisis(us_tracks={"military": 8}, first="us")
    certain = Certain(US, possibilities(crisis.state.known_to(US).state, US, Rng(1)))
    assert len(certain.worlds) == 3, "the other side keeps one of three agendas"
    assert not any(certain.ruins(action.number) for action in crisis.state.options(US))


def test_a_war_is_proven_though_a_card_is_drawn_before_it() -> None:
    # Alliances draws a card after Television, and before the agendas are resolved.
    crisis = at_television(7, us={"alliances": 1})
    certain = Certain(US, possibilities(crisis.state.known_to(US).state, US, Rng(1)))
    ruinous = {str(action) for action in crisis.state.options(US) if certain.ruins(action.number)}
    assert ruinous == set(crisis.offers()) - {"defcon military-1"}


@pytest.mark.parametrize("slug", SIDES)
def test_what_is_proven_does_not_hang_on_the_world_that_was_imagined(slug: str) -> None:
    rng = Rng(12)
    closing = lost = 0
    for _ in range(6):
        state = redphone.game(slug).new()
        while state.actor != OVER:
            if state.actor >= 0 and state.book.is_closing(state):
                proven = set()
                for luck in range(3):
                    search = Search(state.known_to(state.actor), Rng(luck))
                    search.prove(0.0)
                    proven.add(frozenset(search.lost))
                assert len(proven) == 1
                closing += 1
                lost += proven != {frozenset()}
            state.apply(state.sample(rng))
    assert closing > 30
    assert lost, "and something was proven"


def test_a_game_without_wars_is_never_closing() -> None:
    state, rng = redphone.game("13").new(3), Rng(12)
    while state.actor != OVER:
        assert not state.book.is_closing(state)
        state.apply(state.sample(rng))
    assert not any(state.book.is_ruined(state, seat) for seat in range(3))


def test_a_click_that_ends_the_round_is_planned_without_the_other_s_secrets() -> None:
    # Whether the US better leads or hides depends on the agenda that the USSR keeps.
    known = at_television(5).state.known_to(US)
    liked, left = set(), set()
    for k in range(12):
        world = known.imagine(Rng(k))
        turns = Turns(world.book)
        liked.add(int(turns.liked(world, US, Rng(5))))
        left.add(str(shown(turns.hurry(world, US, Rng(5)))["tracks"]))
    assert len(liked) == len(left) == 1


def test_a_search_that_has_no_time_left_looks_before_it_leaps() -> None:
    # Proofs, or somebody else who needed the processor, may have taken all of it.
    search = Search(at_television(5).state.known_to(US), Rng(3))
    search.run(seconds=1e-9)
    assert search.iterations == LEAST_ITERATIONS
    best = search.thoughts()[0]
    assert best.visits > 0
    assert not best.lost


def test_a_game_that_is_lost_in_peace_is_better_than_one_that_is_lost_by_war() -> None:
    worth = []
    for war, prestige in ((bit(US), 3), (0, -3), (0, 3), (bit(USSR), -3)):
        over = Crisis().state.clone()
        over.depth = 0
        over.d[WAR], over.d[PRESTIGE] = war, prestige
        search = Search(Crisis().state.known_to(US), Rng(1))
        option = search.own.grow(0, Crisis().state.options(US)[0].number)
        search.note(US, option)
        search.learn(over, teaches=False)
        worth.append((int(search.own.d[option + TOTAL]), search.thoughts()[0].value))
    assert worth == [(RUIN, 0.0), (0, 0.0), (1000, 1.0), (1000, 1.0)]


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


@pytest.mark.parametrize("spec", ["search:5", "search:1ms", "search:1s", "hard", "hard:1s", "hard:20"])
def test_bots_that_search_have_names(spec: str) -> None:
    assert redphone.bot(spec).spec == spec


@pytest.mark.parametrize(
    "spec",
    ["search", "hard:", "hard:soon", "search:-1", "search:0", "search:fast", "search:1h", "search:0ms"],
)
def test_a_search_wants_to_know_how_long(spec: str) -> None:
    with pytest.raises(BotError, match="a search thinks for a time or a number of iterations: search:100ms"):
        redphone.bot(spec)


def test_nobody_waits_for_longer_than_ten_minutes() -> None:
    with pytest.raises(BotError, match="at most 600 seconds a decision"):
        redphone.bot("search:601s")


def test_near_the_end_it_finds_the_card_that_wins_behind_clicks_that_look_bad() -> None:
    # Who does not try again what lost once or twice finds it in 7 of these 16 attempts.
    record = Record.read(Path(__file__).parent / "records" / "a-card-that-wins.record")
    known = next(islice(record.replay(), 156, None)).state.known_to(US)
    wins = 0
    for luck in range(16):
        search = Search(known, Rng(luck))
        search.run(16_000)
        best = search.thoughts()[0]
        wins += str(best.action) == "command public_protests" and best.value > 0.9
    assert wins > 10
