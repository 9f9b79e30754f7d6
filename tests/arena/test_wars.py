"""Wars that their loser could have avoided."""

from __future__ import annotations

import pytest
from tests.crisis import US, USSR, Crisis, at_television
from tests.games.minutes.tables import last_command

from redphone.arena.wars import avoidable, could_avoid, warmongers
from redphone.core.records import Line


def test_a_war_that_another_action_would_have_avoided_is_the_loser_s_fault() -> None:
    crisis = at_television(7)
    crisis.do("defcon political+1")
    crisis.settle()
    outcome = crisis.state.outcome
    assert outcome is not None
    assert outcome.reason == "reason-war"
    assert warmongers(crisis.past.record) == avoidable(crisis.past.record) == [US]


def test_a_last_action_that_avoids_nothing_is_not_to_blame() -> None:
    crisis = at_television(8)
    assert "defcon military-1" in crisis.offers()
    before = crisis.state.clone()
    crisis.do("defcon military-1")
    crisis.settle()
    record = crisis.past.record
    assert warmongers(record) == [US]
    assert not could_avoid(US, [(before, Line(US, "defcon military-1", []))])
    # With its last card, though, the US could still have climbed down, and after that nobody could help it.
    assert avoidable(record) == [US]


def test_what_is_too_much_to_look_at_is_held_against_the_loser() -> None:
    last = Crisis(first="ussr")
    decisions = [
        (Crisis(first="us").state, Line(US, "", [])),
        (last.state, Line(USSR, "", [])),
    ]
    assert not could_avoid(US, decisions), "the USSR had the last say, and could have kept the peace"
    assert could_avoid(US, decisions, most=0)


@pytest.mark.parametrize(("cubes", "blamed"), [((0, 1), True), ((1, 0), False)])
def test_in_13_minutes_too_a_war_is_the_fault_of_who_could_have_pushed_a_symbol_away(
    cubes: tuple[int, int], blamed: bool
) -> None:
    # Its own cubes can be removed there, and none of anybody is in the supply.
    minutes = last_command(
        "u2_photographs",
        "u2_downed",
        "u_thant",
        ussr=["quarantine", "scramble", "missile_trade"],
        cubes={"scramble": cubes, "excomm": (12, 12)},
    )
    before = minutes.state.clone()
    minutes.do("pass")
    outcome = minutes.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("reason-war", [US])
    assert could_avoid(USSR, [(before, Line(USSR, "pass", []))]) == blamed


def test_a_game_that_goes_on_has_no_war() -> None:
    crisis = at_television(7)
    crisis.do("defcon military-1")
    assert crisis.state.outcome is None
    assert avoidable(crisis.past.record) == []
