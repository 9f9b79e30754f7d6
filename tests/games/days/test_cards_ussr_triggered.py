"""The US plays a Soviet card for Command, and the USSR triggers its event first, as if it had played it."""

from __future__ import annotations

import pytest
from tests.crisis import US, USSR, Crisis, told
from tests.games.clauses import clause
from tests.games.days.rounds import Cubes


def triggered(card: str, us: Cubes | None = None, ussr: Cubes | None = None) -> Crisis:
    """The US commands with this card, and the USSR has just said that it triggers the event."""
    crisis = Crisis(us, ussr, us_hand=[card], first="us")
    crisis.do(f"command {card}")
    assert crisis.actor == USSR
    assert crisis.offers() == ["choose trigger", "pass"]
    crisis.do("choose trigger")
    return crisis


def commands(crisis: Crisis, n: int) -> bool:
    """The US is about to Command so many cubes."""
    if crisis.actor != US or "on atlantic" not in crisis.offers():
        return False
    trial = crisis.state.clone()
    trial.apply("on atlantic")
    return [str(action) for action in trial.options()] == [f"cubes +{k}" for k in range(1, n + 1)]


@clause("mrbms_and_irbms", "Move the USSR military track by up to 2, either way")
@clause("mrbms_and_irbms", "then Command 1")
def test_mrbms_and_irbms_triggered_moves_the_soviet_track_and_commands_before_the_us_does() -> None:
    crisis = triggered("mrbms_and_irbms")
    crisis.do("defcon military-1")
    assert crisis.actor == USSR
    crisis.do("on atlantic", "cubes +1")
    assert crisis.cubes("atlantic") == [0, 1]
    assert crisis.markers("military") == [2, 2]
    assert commands(crisis, 3)


@clause("mrbms_and_irbms", "then Command 1")
def test_sops_gives_the_command_of_a_triggered_mrbms_and_irbms_one_cube_more() -> None:
    crisis = Crisis(us_hand=["mrbms_and_irbms"], ussr_hand=["sops"], first="ussr")
    crisis.do("event sops", "command mrbms_and_irbms", "choose trigger", "pass", "on atlantic")
    assert crisis.offers() == ["cubes +1", "cubes +2"]


@clause("moscow_is_our_brain", "Place up to 4 in total where the USSR has cubes")
@clause("moscow_is_our_brain", "at most 2 on each")
def test_moscow_is_our_brain_triggered_places_soviet_cubes_before_the_us_commands() -> None:
    crisis = triggered("moscow_is_our_brain")
    assert crisis.offers() == ["place cuba_military", "place berlin", "pass"]
    crisis.do("place berlin", "place berlin", "pass")
    assert crisis.cubes("berlin") == [0, 3]
    assert crisis.markers("military") == [2, 4]
    assert commands(crisis, 3)


@clause("berlin_blockade", "The USSR gains 2 prestige")
@clause("berlin_blockade", "then the US may move one USSR track by up to 2, either way")
def test_berlin_blockade_triggered_pays_the_ussr_and_then_the_us_moves_a_soviet_track_and_commands() -> None:
    crisis = triggered("berlin_blockade")
    assert crisis.prestige == -2
    assert crisis.actor == US
    crisis.do("defcon world_opinion+2")
    assert crisis.markers("world_opinion") == [2, 4]
    assert commands(crisis, 2)


@pytest.mark.parametrize(
    ("answer", "cubes", "lasting"),
    [("choose withdraw", 0, []), ("choose endure", 2, [("us", "bay_of_pigs")])],
)
@clause("bay_of_pigs", "The US either removes 2 of its cubes from Alliances")
@clause("bay_of_pigs", "or its events cannot deflate this round")
def test_bay_of_pigs_triggered_asks_the_us_who_then_commands(
    answer: str, cubes: int, lasting: list[tuple[str, str]]
) -> None:
    crisis = triggered("bay_of_pigs", us={"alliances": 2})
    assert crisis.actor == US
    crisis.do(answer)
    assert crisis.cubes("alliances") == [cubes, 0]
    assert crisis.lasting() == lasting
    assert commands(crisis, 2)


@clause("bay_of_pigs", "or its events cannot deflate this round")
def test_bay_of_pigs_triggered_does_not_forbid_the_command_it_came_with_to_deflate() -> None:
    crisis = triggered("bay_of_pigs", us={"turkey": 2})
    crisis.do("on turkey", "cubes -2")
    assert crisis.lasting() == [("us", "bay_of_pigs")]
    assert crisis.markers("political") == [2, 2]


@clause("u2_downed", "Place up to 2 on Turkey")
@clause("u2_downed", "remove half of the US cubes from one Cuba battleground")
def test_u2_downed_triggered_places_and_removes_before_the_us_commands() -> None:
    crisis = triggered("u2_downed", us={"cuba_military": 3, "cuba_political": 1})
    crisis.do("place turkey", "pass")
    assert crisis.actor == USSR
    crisis.do("remove cuba_military")
    assert crisis.cubes("turkey") == [0, 1]
    assert crisis.cubes("cuba_military") == [1, 1]
    assert commands(crisis, 2)


@clause("suez_hungary", "Place on Italy one by one")
def test_suez_hungary_triggered_places_at_once_and_the_us_commands() -> None:
    crisis = triggered("suez_hungary")
    assert crisis.cubes("italy") == [1, 2]
    assert commands(crisis, 2)


def test_a_soviet_event_that_has_no_effect_may_be_triggered_too() -> None:
    crisis = triggered("suez_hungary", us={}, ussr={"italy": 1})
    assert told(crisis.past.moves[-1].events, "no-effect") == [{"card": "suez_hungary"}]
    assert commands(crisis, 2)


@pytest.mark.parametrize(
    "card",
    ["mrbms_and_irbms", "moscow_is_our_brain", "berlin_blockade", "bay_of_pigs", "u2_downed", "suez_hungary"],
)
def test_a_soviet_event_that_is_declined_does_nothing(card: str) -> None:
    crisis = Crisis(us={"alliances": 2, "italy": 1}, us_hand=[card], first="us")
    before = crisis.shown()
    events = crisis.do(f"command {card}", "pass")
    after = crisis.shown()
    assert told(events, "declined") == [{"side": "ussr", "card": card}]
    for name in ("battlegrounds", "tracks", "prestige", "lasting"):
        assert after[name] == before[name]
    assert crisis.actor == US
    assert "on atlantic" in crisis.offers()


@pytest.mark.parametrize("card", ["berlin_blockade", "fidel_castro"])
def test_the_us_never_plays_a_soviet_card_for_its_event(card: str) -> None:
    crisis = Crisis(us_hand=[card], first="us")
    assert f"command {card}" in crisis.offers()
    assert f"event {card}" not in crisis.offers()


def test_a_soviet_card_played_by_the_ussr_for_command_is_not_triggered_by_anybody() -> None:
    crisis = Crisis(ussr_hand=["fidel_castro"], first="ussr")
    crisis.do("command fidel_castro")
    assert crisis.actor == USSR
    assert "on atlantic" in crisis.offers()
