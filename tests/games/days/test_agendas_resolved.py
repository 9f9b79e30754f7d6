"""Agendas are revealed, escalate, and pay. [6. Resolve agendas]

The other agenda is the Atlantic's unless a test says otherwise, where nobody has a cube: it pays nothing.
"""

from __future__ import annotations

import pytest
from tests.crisis import US, USSR, Crisis, told
from tests.games.days.rounds import Cubes, end_of_round, steps

from redphone import Event


def resolved(
    us_agenda: str,
    ussr_agenda: str,
    us: Cubes,
    ussr: Cubes,
    us_tracks: Cubes | None = None,
    ussr_tracks: Cubes | None = None,
) -> tuple[Crisis, list[Event]]:
    """A round in which nothing is moved, and what happened at its end."""
    crisis = Crisis(us, ussr, us_tracks, ussr_tracks, us_agendas=[us_agenda], ussr_agendas=[ussr_agenda])
    return crisis, end_of_round(crisis)


def prestige(agenda: str, us: Cubes, ussr: Cubes) -> int:
    """By how much the US leads after a round with this agenda."""
    return resolved(agenda, "atlantic", us, ussr)[0].prestige


def test_both_agendas_are_revealed_to_everybody_and_the_payments_told() -> None:
    _, events = resolved("italy", "berlin", {"italy": 1}, {"berlin": 1})
    for seat in (US, USSR, None):
        assert all(event.is_for(seat) for event in events if event.id in ("revealed", "scored"))
    assert told(events, "revealed") == [
        {"side": "us", "agenda": "italy"},
        {"side": "ussr", "agenda": "berlin"},
    ]
    assert told(events, "scored") == [
        {"side": "us", "agenda": "italy", "n": 2, "lead": 1},
        {"side": "ussr", "agenda": "berlin", "n": 2, "lead": 1},
    ]


@pytest.mark.parametrize(
    ("agenda", "us", "ussr", "pays"),
    [
        ("turkey", 3, 1, 2),
        ("turkey", 1, 4, -3),
        ("italy", 3, 1, 2 + 1),
        ("italy", 0, 1, -1 - 1),
        ("berlin", 2, 1, 1 + 1),
        ("berlin", 0, 3, -3 - 1),
    ],
)
def test_a_battleground_pays_the_difference_and_its_printed_bonus(
    agenda: str, us: int, ussr: int, pays: int
) -> None:
    assert prestige(agenda, {agenda: us}, {agenda: ussr}) == pays


@pytest.mark.parametrize("agenda", ["turkey", "italy", "berlin", "cuba_political", "cuba_military"])
@pytest.mark.parametrize("cubes", [0, 2])
def test_a_tied_battleground_pays_nobody(agenda: str, cubes: int) -> None:
    crisis, events = resolved(agenda, "atlantic", {agenda: cubes}, {agenda: cubes})
    assert crisis.prestige == 0
    assert told(events, "tied") == [{"agenda": agenda}, {"agenda": "atlantic"}]


@pytest.mark.parametrize("owner", ["us", "ussr"])
@pytest.mark.parametrize(("us", "ussr", "pays"), [(3, 0, 3), (0, 3, -3)])
def test_an_agenda_pays_whoever_dominates_its_owner_or_not(owner: str, us: int, ussr: int, pays: int) -> None:
    kept = ("turkey", "atlantic") if owner == "us" else ("atlantic", "turkey")
    crisis, _ = resolved(*kept, {"turkey": us}, {"turkey": ussr})
    assert crisis.prestige == pays


# Connected battlegrounds: Cuba (political), Cuba (military), Atlantic


@pytest.mark.parametrize(
    ("us", "ussr", "pays"),
    [
        ({"cuba_political": 2}, {}, 2),
        ({"cuba_political": 2, "cuba_military": 1}, {}, 2 + 1),
        ({"cuba_political": 2, "cuba_military": 1, "atlantic": 1}, {}, 2 + 2),
        ({"cuba_political": 2, "cuba_military": 3}, {"cuba_military": 2}, 2 + 1),
        ({"cuba_political": 2, "cuba_military": 2}, {"cuba_military": 2}, 2),
        ({"cuba_political": 2}, {"cuba_military": 2, "atlantic": 2}, 2),
        ({"cuba_political": 2, "italy": 5, "turkey": 5}, {}, 2),
        ({"cuba_military": 1, "atlantic": 1}, {}, 0),
        ({"cuba_military": 5}, {"cuba_political": 2, "atlantic": 1}, -2 - 1),
    ],
)
def test_a_connected_battleground_pays_one_more_for_each_other_that_the_same_player_dominates(
    us: Cubes, ussr: Cubes, pays: int
) -> None:
    crisis, _ = resolved("cuba_political", "berlin", us, ussr)
    assert crisis.prestige == pays


@pytest.mark.parametrize("agenda", ["cuba_political", "cuba_military", "atlantic"])
def test_all_three_connected_battlegrounds_count_for_each_other(agenda: str) -> None:
    crisis, _ = resolved(agenda, "berlin", {}, {"cuba_political": 1, "cuba_military": 1, "atlantic": 1})
    assert crisis.prestige == -1 - 2


# The personal letter


def test_the_letter_s_agenda_pays_two_to_whoever_holds_it() -> None:
    assert prestige("personal_letter", {}, {}) == 2
    assert prestige("personal_letter", {}, {"united_nations": 1}) == -2


def test_the_cubes_on_the_united_nations_do_not_change_what_the_letter_pays() -> None:
    assert prestige("personal_letter", {"united_nations": 5}, {}) == 2


# The tracks


@pytest.mark.parametrize(
    ("us", "ussr", "pays"), [(3, 2, 1 + 1), (2, 3, -1 - 1), (2, 2, 0)], ids=["US", "USSR", "tie"]
)
def test_a_track_pays_the_more_escalated_the_difference_and_one(us: int, ussr: int, pays: int) -> None:
    crisis, _ = resolved("military", "atlantic", {}, {}, {"military": us}, {"military": ussr})
    assert crisis.prestige == pays


@pytest.mark.parametrize("track", ["military", "political", "world_opinion"])
def test_an_icon_escalates_all_markers_of_its_track_that_are_in_defcon_2_and_then_it_pays(track: str) -> None:
    crisis, events = resolved(track, "atlantic", {}, {}, {track: 5}, {track: 3})
    assert told(events, "escalated")[0] == {"side": "us", "track": track, "n": 1, "now": 6}
    # 5 became 6, 3 is in DEFCON 3 and stayed: a difference of 3, and 1.
    assert crisis.prestige == 4
    order = [event.id for event in events]
    assert order.index("revealed") < order.index("escalated") < order.index("scored")


def test_an_icon_escalates_the_markers_of_both_sides() -> None:
    crisis, events = resolved("military", "atlantic", {}, {}, {"military": 4}, {"military": 5})
    assert [(each["side"], each["now"]) for each in told(events, "escalated")[:2]] == [("us", 5), ("ussr", 6)]
    assert crisis.prestige == -1 - 1


@pytest.mark.parametrize(("before", "after"), [(3, 3), (4, 5), (5, 6), (6, 7), (7, 7), (8, 8)])
def test_an_icon_moves_only_markers_in_defcon_2(before: int, after: int) -> None:
    crisis, _ = resolved("military", "atlantic", {}, {}, {"military": before}, {"military": 2})
    next_round = 0 if crisis.state.outcome else 1
    assert steps(crisis, US)[0] == after + next_round


def test_an_icon_leaves_the_other_tracks_alone() -> None:
    crisis, _ = resolved("military", "atlantic", {}, {}, {"military": 4, "political": 4}, {})
    assert steps(crisis, US) == [4 + 1 + 1, 4 + 1, 2 + 1]


def test_the_agenda_of_a_battleground_has_no_icon() -> None:
    crisis, _ = resolved("berlin", "atlantic", {}, {}, {"military": 5}, {"military": 4})
    assert (steps(crisis, US)[0], steps(crisis, USSR)[0]) == (6, 5)


def test_all_icons_precede_all_scoring_and_both_agendas_on_one_track_score() -> None:
    crisis, events = resolved("military", "military", {}, {}, {"military": 4}, {"military": 3})
    # 4 became 5 and then 6; both agendas count 6 against 3.
    assert told(events, "escalated")[0] == {"side": "us", "track": "military", "n": 2, "now": 6}
    ids = [event.id for event in events]
    assert ids.index("escalated") < ids.index("scored")
    assert told(events, "scored") == 2 * [{"side": "us", "agenda": "military", "n": 4, "lead": 3}]
    assert crisis.prestige == 5


@pytest.mark.parametrize(("before", "after"), [(4, 6), (5, 7), (6, 7)])
def test_the_second_icon_moves_only_what_is_then_in_defcon_2(before: int, after: int) -> None:
    crisis, _ = resolved("military", "military", {}, {}, {"military": before}, {"military": 2})
    next_round = 0 if crisis.state.outcome else 1
    assert steps(crisis, US)[0] == after + next_round


def test_agendas_on_two_tracks_both_escalate_before_either_pays() -> None:
    _, events = resolved(
        "military", "political", {}, {}, {"military": 4, "political": 3}, {"military": 2, "political": 5}
    )
    at_the_end = [event.id for event in events if event.id in ("escalated", "scored")]
    assert at_the_end[:4] == ["escalated", "escalated", "scored", "scored"]
    assert told(events, "scored") == [
        {"side": "us", "agenda": "military", "n": 5 - 2 + 1, "lead": 3},
        {"side": "ussr", "agenda": "political", "n": 6 - 3 + 1, "lead": 3},
    ]


# One prestige marker


def test_the_sum_of_both_agendas_moves_the_marker_once() -> None:
    # 6 for the US and 3 for the USSR: 3, and not 5 (cut) less 3.
    crisis, _ = resolved("italy", "turkey", {"italy": 5}, {"turkey": 3})
    assert crisis.prestige == 3


@pytest.mark.parametrize(
    ("us", "ussr", "lead"), [({"italy": 5}, {}, 5), ({}, {"italy": 5}, -5)], ids=["US", "USSR"]
)
def test_nobody_leads_by_more_than_five(us: Cubes, ussr: Cubes, lead: int) -> None:
    assert prestige("italy", us, ussr) == lead


def test_the_payments_of_the_second_round_start_from_the_lead_that_was_cut() -> None:
    crisis, _ = resolved("italy", "atlantic", {"italy": 5}, {"berlin": 2})
    assert crisis.prestige == 5
    crisis.begin(us_agendas=["berlin"], ussr_agendas=["turkey"])
    end_of_round(crisis)
    # 5 less 3, though the first round paid 6.
    assert crisis.prestige == 2


def test_prestige_of_events_moves_the_marker_at_once_and_is_cut_at_once() -> None:
    crisis, _ = resolved("turkey", "atlantic", {}, {"turkey": 4})
    assert crisis.prestige == -4
    crisis.begin(
        ussr_hand=["berlin_blockade"], us_agendas=["personal_letter"], ussr_agendas=["italy"], first="ussr"
    )
    events = crisis.do("event berlin_blockade", "pass")
    assert crisis.prestige == -5
    assert told(events, "gained") == [{"side": "ussr", "n": 1}]
    crisis.pass_turns(7)
    # The lead of 6 was cut before the agendas paid 2.
    assert crisis.prestige == -3
