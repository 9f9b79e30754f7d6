"""What a position of 13 Days is worth, and the bot that goes by it."""

from __future__ import annotations

from math import sqrt

import pytest
from tests.crisis import US, USSR, Crisis

import redphone
from redphone import CHANCE, OVER, Rng, State

GREEDY = redphone.bot("greedy")

FEW, MANY = 6, 240
"""Games. Uncompiled, one takes some seconds, and only the first few of the same games are played."""


def worth(state: State, seat: int) -> int:
    return int(state.book.evaluate(state, seat))


def choices(crisis: Crisis, seat: int, times: int = 8) -> set[str]:
    """What greedy does here, with different luck in what it imagines."""
    return {str(GREEDY.choose(crisis.state.known_to(seat), Rng(seed), [])) for seed in range(times)}


def played_out(seed: int, greedy: int) -> State:
    """A game of greedy in this seat against random."""
    state = redphone.game("13-days").new()
    rng = Rng(seed)
    while state.actor != OVER:
        if state.actor == greedy:
            state.apply(GREEDY.choose(state.known_to(greedy), rng, []))
        else:
            state.apply(state.sample(rng))
    return state


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z = 1.96
    share = wins / games
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def test_what_is_good_for_one_side_is_bad_for_the_other() -> None:
    ahead = Crisis(us={"italy": 3}, us_agendas=["italy", "turkey", "political"])
    behind = Crisis(us={}, ussr={"italy": 3}, us_agendas=["italy", "turkey", "political"])
    assert worth(ahead.state, US) > worth(behind.state, US)
    assert worth(ahead.state, USSR) < worth(behind.state, USSR)


def test_cubes_count_more_where_the_own_agenda_is() -> None:
    agendas = ["italy", "turkey", "political"]
    there = Crisis(us={"italy": 2}, ussr={}, us_agendas=agendas)
    elsewhere = Crisis(us={"turkey": 2}, ussr={}, us_agendas=agendas)
    assert worth(there.state, US) > worth(elsewhere.state, US)


@pytest.mark.parametrize("tracks", [{"military": 7}, {"military": 4, "political": 4, "world_opinion": 4}])
def test_a_war_that_would_come_now_outweighs_every_agenda(tracks: dict[str, int]) -> None:
    safe = Crisis(us={"italy": 0}, us_agendas=["italy", "turkey", "cuba_political"])
    war = Crisis(us={"italy": 5}, us_tracks=tracks, us_agendas=["italy", "turkey", "cuba_political"])
    assert worth(war.state, US) < worth(safe.state, US)
    assert worth(war.state, USSR) > worth(safe.state, USSR)


def test_an_own_agenda_that_would_escalate_into_war_is_feared() -> None:
    agendas = ["military", "italy", "turkey"]
    others = ["italy", "military", "turkey"]
    kept = Crisis(us_tracks={"military": 6}, us_agendas=agendas)
    not_kept = Crisis(us_tracks={"military": 6}, us_agendas=others)
    assert worth(kept.state, US) < worth(not_kept.state, US)


def test_at_the_end_the_winner_stands_best() -> None:
    for seed in range(4):
        state = redphone.game("13-days").new()
        rng = Rng(seed)
        while state.actor != OVER:
            state.apply(state.sample(rng))
        assert state.outcome is not None
        for seat in (US, USSR):
            assert (worth(state, seat) > 0) == (seat in state.outcome.winners)


def test_what_the_other_side_keeps_in_secret_does_not_change_the_worth() -> None:
    one = Crisis(ussr_agendas=["berlin", "atlantic", "world_opinion"])
    other = Crisis(ussr_agendas=["atlantic", "berlin", "world_opinion"])
    assert worth(one.state, US) == worth(other.state, US)


def test_greedy_removes_cubes_rather_than_start_a_war_with_its_last_card() -> None:
    crisis = Crisis(
        us={"atlantic": 5, "turkey": 1},
        us_tracks={"military": 7},
        us_hand=["public_protests", "lessons_of_munich", "excomm", "air_strike", "quarantine"],
        ussr_hand=["fidel_castro", "missile_trade", "maskirovka", "suez_hungary", "u2_downed"],
        first="ussr",
    )
    crisis.pass_turns(7)
    assert crisis.actor == US
    for step in range(10):
        if crisis.actor == CHANCE or crisis.shown()["round"] > 1:
            break
        seat = crisis.actor
        crisis.do(str(GREEDY.choose(crisis.state.known_to(seat), Rng(step), [])))
    assert crisis.markers("military")[US] < 8
    assert crisis.state.outcome is None


def test_greedy_triggers_an_event_that_helps_it() -> None:
    crisis = Crisis(
        us={}, ussr={}, us_hand=["fidel_castro"], ussr_agendas=["cuba_military", "berlin", "atlantic"]
    )
    crisis.do("command fidel_castro")
    assert choices(crisis, USSR) == {"choose trigger"}


def test_greedy_beats_random_from_both_sides() -> None:
    won = []
    for seed in range(MANY if redphone.compiled else FEW):
        outcome = played_out(seed, seed % 2).outcome
        assert outcome is not None
        won.append(outcome.winners == [seed % 2])
    assert sum(won[:FEW]) >= FEW - 1, won[:FEW]
    if redphone.compiled:
        low, high = wilson(sum(won), MANY)
        assert low >= 0.8, f"greedy won {sum(won)} of {MANY}: {low:.3f} to {high:.3f}"
