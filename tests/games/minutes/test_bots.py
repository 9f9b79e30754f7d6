"""What a position of 13 Minutes is worth, the bot that goes by it, and the wars that a search proves."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.games.minutes.tables import US, USSR, Cubes, Minutes, last_command, turn_of
from tests.positions import shown

import redphone
from redphone import CHANCE, OVER, Rng, State
from redphone.arena import wilson
from redphone.bots.search import Search
from redphone.core.knowledge import possibilities

GREEDY = redphone.bot("greedy")
GAMES = ["13-minutes", "13-minutes-campaign"]
MILITARY = ("quarantine", "scramble", "missile_trade")

FEW, MANY = 4, 120
"""Games. Uncompiled, one takes some seconds, and only the first few of the same games are played."""


def worth(state: State, seat: int) -> int:
    return int(state.book.evaluate(state, seat))


def choices(minutes: Minutes, times: int = 8) -> set[str]:
    """What greedy does here, with different luck in what it imagines."""
    known = minutes.state.known_to(minutes.actor)
    return {str(GREEDY.choose(known, Rng(seed), [])) for seed in range(times)}


def proven(minutes: Minutes) -> set[str]:
    """What is offered and leads to war for certain, by what the seat that is asked knows."""
    search = Search(minutes.state.known_to(minutes.actor), Rng(1))
    search.prove(0.0)
    return {str(option) for option in minutes.state.options() if option.number in search.lost}


def worlds(minutes: Minutes, seat: int) -> list[State]:
    return possibilities(minutes.state.known_to(seat).state, seat, Rng(1))


# The evaluation.


@pytest.mark.parametrize("slug", GAMES)
def test_what_a_seat_does_not_know_does_not_change_the_worth(slug: str) -> None:
    others = 0
    for seed in range(6):
        state, rng = redphone.game(slug).new(), Rng(seed)
        while state.actor != OVER:
            state.apply(state.sample(rng))
            for seat in (US, USSR):
                if state.actor == OVER:
                    continue
                world = state.known_to(seat).imagine(rng)
                others += world.ints() != state.ints()
                assert worth(world, seat) == worth(state, seat)
    assert others > 100, "there was something to be ignorant of"


def test_what_intelligence_reports_has_shown_counts_for_the_seat_that_saw_it_alone() -> None:
    def looking(cuba: str) -> Minutes:
        minutes = turn_of(
            US,
            ["intelligence_reports", "excomm"],
            us=["cuba", "quarantine", "scramble"],
            neutral=[],
            cubes={"cuba": (1, 0)},
        )
        minutes.do("neutral intelligence_reports", "choose event", f"cuba {cuba}")
        return minutes

    third, harmless = looking("missile_trade"), looking("public_protests")
    assert worth(third.state, US) < worth(harmless.state, US)
    assert worth(third.state, USSR) == worth(harmless.state, USSR)


@pytest.mark.parametrize("seat", [US, USSR])
def test_three_symbols_in_the_own_sphere_are_feared_more_than_they_bring(seat: int) -> None:
    cubes = dict.fromkeys(MILITARY, (1, 0) if seat == US else (0, 1))
    two = laid(seat, MILITARY[:2], ["cuba", MILITARY[2]], cubes)
    three = laid(seat, MILITARY, ["cuba"], cubes)
    assert worth(three.state, seat) < worth(two.state, seat)
    assert worth(three.state, 1 - seat) > worth(two.state, 1 - seat)


def laid(seat: int, own: Sequence[str], neutral: Sequence[str], cubes: Cubes) -> Minutes:
    """It is this seat's turn, and these cards lie in its sphere."""
    us, ussr = (own, ()) if seat == US else ((), own)
    hand, other = ("excomm", "u2_photographs"), ("fidel_castro", "u2_downed")
    return turn_of(seat, hand, other, neutral=neutral, us=us, ussr=ussr, cubes=cubes)


def test_a_war_that_nobody_can_avert_any_more_outweighs_all_points() -> None:
    rich = dict.fromkeys((*MILITARY, "excomm"), (0, 3))
    war = last_command("u2_photographs", "u2_downed", "u_thant", ussr=MILITARY, cubes=rich)
    peace = last_command("u2_photographs", "u2_downed", "u_thant", cubes={"excomm": (3, 0), "cuba": (3, 0)})
    war.do("pass")
    assert worth(war.state, USSR) < worth(peace.state, USSR)
    assert worth(war.state, US) > worth(peace.state, US)


@pytest.mark.parametrize("slug", GAMES)
def test_at_the_end_the_winner_stands_best(slug: str) -> None:
    for seed in range(6):
        state, rng = redphone.game(slug).new(), Rng(seed)
        while state.actor != OVER:
            state.apply(state.sample(rng))
        assert state.outcome is not None
        for seat in (US, USSR):
            is_only = state.outcome.winners == [seat]
            assert (worth(state, seat) > 0) == is_only
            assert state.book.victory(state, seat) == (
                1000 if is_only else 500 if len(state.outcome.winners) == 2 else 0
            )


# Greedy.


def test_greedy_pushes_a_third_symbol_away_with_its_last_command() -> None:
    minutes = last_command(
        "u2_photographs", "u2_downed", "u_thant", ussr=MILITARY, cubes={"scramble": (0, 1), "excomm": (0, 1)}
    )
    assert minutes.actor == USSR
    assert choices(minutes) == {"on scramble"}
    minutes.do("on scramble")
    assert choices(minutes) == {"cubes -1"}
    minutes.do("cubes -1")
    outcome = minutes.state.outcome
    assert outcome is not None
    assert outcome.reason != "reason-war"


def test_greedy_does_not_lay_a_third_symbol_into_its_own_sphere() -> None:
    minutes = turn_of(US, ["quarantine", "excomm"], us=["scramble", "missile_trade"])
    assert "sphere quarantine" in minutes.offers()
    assert "sphere quarantine" not in choices(minutes)


def test_greedy_beats_random_from_both_sides() -> None:
    won = 0
    games = MANY if redphone.compiled else FEW
    for seed in range(games):
        state, rng, greedy = redphone.game("13-minutes").new(), Rng(seed), seed % 2
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.apply(state.sample(rng))
                continue
            for seat in state.waiting:
                known = state.known_to(seat)
                options = known.options()
                other = options[rng.below(len(options))]
                state.apply(GREEDY.choose(known, rng, []) if seat == greedy else other, seat)
        assert state.outcome is not None
        won += state.outcome.winners == [greedy]
    assert won >= games - 1 if games == FEW else wilson(won, games)[0] >= 0.85, f"{won} of {games}"


# What a search proves.


def test_after_the_last_draw_the_hidden_cards_lie_in_every_way_in_which_they_can() -> None:
    minutes = last_command("u2_photographs", "u2_downed", "u_thant")
    known = minutes.state.known_to(USSR)
    found = worlds(minutes, USSR)
    assert len(found) == 2, "Cuba and the last card of the US may be either way round"
    assert all(world.known_to(USSR) == known for world in found)
    hands = {str(shown(world, US)["hand"]) for world in found}
    assert hands == {"['u2_photographs']", "['u_thant']"}


@pytest.mark.parametrize("slug", GAMES)
def test_as_long_as_cards_are_drawn_nothing_is_proven_and_then_there_are_three_worlds_at_the_most(
    slug: str,
) -> None:
    counts: dict[int, set[int]] = {}
    for seed in range(12):
        state, rng = redphone.game(slug).new(), Rng(seed)
        while state.actor != OVER:
            if state.actor != CHANCE and state.book.is_closing(state):
                n = len(possibilities(state.known_to(state.actor).state, state.actor, rng))
                counts.setdefault(shown(state)["turn"], set()).add(n)
            state.apply(state.sample(rng))
    assert set(counts) == {9, 10}
    assert max(counts[9]) == 3
    assert max(counts[10]) == 2


def test_a_war_at_the_last_click_is_proven() -> None:
    minutes = last_command(
        "u2_photographs", "u2_downed", "u_thant", ussr=MILITARY, cubes={"scramble": (0, 1), "excomm": (0, 1)}
    )
    assert minutes.state.book.is_closing(minutes.state)
    lost = proven(minutes)
    assert "pass" in lost
    assert "on scramble" not in lost
    minutes.do("on scramble")
    assert proven(minutes) == set(minutes.offers()) - {"cubes -1"}


@pytest.mark.parametrize("slug", GAMES)
def test_a_war_that_hangs_on_what_cuba_is_is_not_proven(slug: str) -> None:
    # Cuba is the third military card, or the US holds it.
    minutes = last_command(
        "public_protests", "u2_downed", "missile_trade", ussr=["cuba", "quarantine", "scramble"], slug=slug
    )
    assert "pass" not in proven(minutes)
    minutes.do("pass")
    outcome = minutes.state.outcome
    assert outcome is not None
    assert outcome.winners == [US]


def test_whatever_cuba_is_a_war_is_proven_if_both_cards_would_start_it() -> None:
    minutes = last_command(
        "mrbms_and_irbms", "u2_downed", "missile_trade", ussr=["cuba", "quarantine", "scramble"]
    )
    assert "pass" in proven(minutes)


def test_a_search_does_not_start_a_war_with_the_last_command() -> None:
    for seed in range(3):
        minutes = last_command(
            "u2_photographs",
            "u2_downed",
            "u_thant",
            ussr=MILITARY,
            cubes={"scramble": (0, 1), "excomm": (3, 0), "cuba": (3, 0)},
        )
        bot, rng = redphone.bot("search:8"), Rng(seed)
        while minutes.actor != OVER:
            minutes.do(str(bot.choose(minutes.state.known_to(minutes.actor), rng, [])))
        outcome = minutes.state.outcome
        assert outcome is not None
        assert outcome.reason == "reason-points", "lost, but in peace"


def test_between_two_games_of_a_campaign_there_is_nothing_to_prove() -> None:
    minutes = last_command("u2_photographs", "u2_downed", "u_thant", slug="13-minutes-campaign")
    minutes.do("pass")
    assert minutes.state.outcome is None
    assert not minutes.state.book.is_closing(minutes.state)
