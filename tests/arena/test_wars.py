"""Wars that their loser could have avoided."""

from __future__ import annotations

from tests.crisis import US, USSR, Crisis, at_television

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


def test_a_game_that_goes_on_has_no_war() -> None:
    crisis = at_television(7)
    crisis.do("defcon military-1")
    assert crisis.state.outcome is None
    assert avoidable(crisis.past.record) == []
