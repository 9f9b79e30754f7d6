"""Where players would really argue, the other reading is an option. Each test shows both."""

from __future__ import annotations

import pytest
from tests.crisis import US, USSR, Crisis, told
from tests.games.days.rounds import end_of_round, steps

import redphone
from redphone import Event


def test_the_options_and_their_defaults() -> None:
    options = redphone.game("13-days").options
    assert {name: (option.default, option.values) for name, option in options.items()} == {
        "agenda_lead": ("after_escalation", ["after_escalation", "before_escalation"]),
        "same_track_icons": ("each", ["each", "once"]),
        "containment": ("played", ["played", "played_or_triggered"]),
    }


# agenda_lead


@pytest.mark.parametrize(("value", "pays"), [("after_escalation", 3 + 1), ("before_escalation", 2 + 1)])
def test_the_lead_of_a_track_counts_after_its_icon_or_before(value: str, pays: int) -> None:
    crisis = Crisis(
        us={},
        ussr={},
        us_tracks={"military": 5},
        ussr_tracks={"military": 3},
        us_agendas=["military"],
        ussr_agendas=["atlantic"],
        agenda_lead=value,
    )
    (preview,) = [
        each["pays"]
        for each in crisis.shown()["agendas"]
        if each["agenda"] == "military" and each["seat"] == US
    ]
    assert preview == pays
    end_of_round(crisis)
    assert crisis.prestige == pays
    # The icon escalates in either case, and then the next round does.
    assert steps(crisis, US)[0] == 5 + 1 + 1


def test_before_the_escalation_the_leads_of_both_agendas_on_one_track_are_the_same() -> None:
    crisis = Crisis(
        us={},
        ussr={},
        us_tracks={"military": 4},
        ussr_tracks={"military": 3},
        us_agendas=["military"],
        ussr_agendas=["military"],
        agenda_lead="before_escalation",
    )
    events = end_of_round(crisis)
    assert told(events, "scored") == 2 * [{"side": "us", "agenda": "military", "n": 1 + 1, "lead": 1}]
    assert crisis.prestige == 4


@pytest.mark.parametrize("value", ["after_escalation", "before_escalation"])
def test_the_lead_on_a_battleground_does_not_depend_on_the_option(value: str) -> None:
    crisis = Crisis(us={"italy": 2}, us_agendas=["italy"], ussr_agendas=["atlantic"], agenda_lead=value)
    end_of_round(crisis)
    assert crisis.prestige == 3


# same_track_icons


def both_on_military(value: str, step: int = 4) -> tuple[Crisis, list[Event]]:
    crisis = Crisis(
        us={},
        ussr={},
        us_tracks={"military": step},
        ussr_tracks={"military": 3},
        us_agendas=["military"],
        ussr_agendas=["military"],
        same_track_icons=value,
    )
    return crisis, end_of_round(crisis)


@pytest.mark.parametrize(("value", "now", "pays"), [("each", 6, 3 + 1), ("once", 5, 2 + 1)])
def test_two_agendas_on_one_track_escalate_it_twice_or_once(value: str, now: int, pays: int) -> None:
    crisis, events = both_on_military(value)
    assert told(events, "scored") == 2 * [{"side": "us", "agenda": "military", "n": pays, "lead": pays - 1}]
    assert steps(crisis, US)[0] == now + 1


@pytest.mark.parametrize(("value", "war"), [("each", [{"side": "us"}]), ("once", [])])
def test_the_second_icon_may_be_what_brings_war(value: str, war: list[dict[str, str]]) -> None:
    _, events = both_on_military(value, step=5)
    assert told(events, "war") == war


@pytest.mark.parametrize("value", ["each", "once"])
def test_agendas_on_different_tracks_both_escalate_in_either_case(value: str) -> None:
    crisis = Crisis(
        us={},
        ussr={},
        us_tracks={"military": 4, "political": 4},
        us_agendas=["military"],
        ussr_agendas=["political"],
        same_track_icons=value,
    )
    end_of_round(crisis)
    assert steps(crisis, US)[:2] == [6, 6]


# containment


def contained(value: str, us_hand: list[str], ussr_hand: list[str]) -> Crisis:
    """The US is contained and plays the next card."""
    crisis = Crisis(us_hand=us_hand, ussr_hand=["containment", *ussr_hand], first="ussr", containment=value)
    crisis.do("event containment")
    assert crisis.lasting() == [("us", "containment")]
    return crisis


@pytest.mark.parametrize(
    ("value", "deflating"),
    [("played", ["defcon political-2", "defcon political-1"]), ("played_or_triggered", [])],
)
def test_containment_blocks_the_events_that_its_victim_triggers_or_not(
    value: str, deflating: list[str]
) -> None:
    crisis = contained(value, [], ["non_invasion_pledge"])
    crisis.pass_turns(1)
    crisis.do("command non_invasion_pledge", "choose trigger")
    assert crisis.actor == US
    assert crisis.offers() == [*deflating, "defcon political+1", "defcon political+2", "pass"]


@pytest.mark.parametrize("value", ["played", "played_or_triggered"])
def test_containment_blocks_the_events_that_its_victim_plays_in_either_case(value: str) -> None:
    crisis = contained(value, ["u_thant"], [])
    events = crisis.do("event u_thant")
    assert len(told(events, "blocked")) == 3
    assert steps(crisis, US) == [2, 3, 2]


@pytest.mark.parametrize("value", ["played", "played_or_triggered"])
def test_containment_never_blocks_commands_nor_the_other_side(value: str) -> None:
    crisis = contained(value, ["close_allies", "sops"], ["u_thant"])
    crisis.do("command close_allies", "on turkey", "cubes +2")
    assert steps(crisis, US) == [2, 4, 2]
    crisis.do("event u_thant")
    assert steps(crisis, USSR) == [2, 1, 1]
    crisis.do("command sops", "on turkey", "cubes -1")
    crisis.pass_turns(1)
    with_letter = next(offer for offer in crisis.offers() if offer.startswith("letter "))
    crisis.do(with_letter, "on turkey", "cubes -2")
    assert steps(crisis, US) == [2, 3, 2]
