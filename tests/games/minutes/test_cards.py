"""The events of the deck that comes with the game: a test for each clause."""

from __future__ import annotations

from typing import Unpack

import pytest
from tests.games.minutes.tables import (
    NEUTRAL,
    US,
    US_SPHERE,
    USSR,
    USSR_SPHERE,
    Cubes,
    Minutes,
    Options,
    told,
    turn_of,
)

import redphone

SPARE = ["u2_photographs", "u2_downed"]
OTHER = ("wave_and_smile", "fidel_castro")


def playing(
    card: str,
    seat: int = US,
    cubes: Cubes | None = None,
    neutral: list[str] | None = None,
    us: list[str] | None = None,
    ussr: list[str] | None = None,
    **options: Unpack[Options],
) -> Minutes:
    """The seat has laid this card in the neutral zone and uses its event."""
    minutes = turn_of(
        seat,
        (card, SPARE[card == SPARE[0]]),
        OTHER if card not in OTHER else ("excomm", "quarantine"),
        neutral=["cuba"] if neutral is None else neutral,
        us=us or [],
        ussr=ussr or [],
        cubes=cubes,
        **options,
    )
    minutes.do(f"neutral {card}", "choose event")
    return minutes


def test_excomm_places_up_to_two_on_one_battleground_without_us_cubes() -> None:
    minutes = playing("excomm", neutral=["cuba", "quarantine"], cubes={"quarantine": (1, 0), "cuba": (0, 2)})
    assert minutes.can("place") == ["excomm", "cuba"]
    minutes.do("place cuba")
    # One battleground: the second cube goes to the same, though it has a US cube now.
    assert minutes.offers() == ["place cuba", "pass"]
    minutes.do("place cuba")
    assert minutes.cubes("cuba") == [2, 2]
    assert minutes.zone("cuba") == US_SPHERE
    assert minutes.actor == redphone.CHANCE


def test_an_event_may_place_fewer_cubes_or_none() -> None:
    minutes = playing("excomm")
    minutes.do("place excomm", "pass")
    assert minutes.cubes("excomm") == [1, 0]
    none = playing("excomm")
    events = none.do("pass")
    assert told(events, "moved") == []
    assert none.supply == [13, 13]


def test_wave_and_smile_moves_up_to_two_us_cubes_and_both_battlegrounds_move() -> None:
    minutes = playing("wave_and_smile", neutral=["cuba", "scramble"], cubes={"scramble": (3, 0)})
    assert minutes.can("remove") == ["scramble"]
    minutes.do("remove scramble", "remove scramble")
    assert minutes.can("place") == ["wave_and_smile", "cuba"]
    events = minutes.do("place cuba")
    assert minutes.cubes("scramble") == [1, 0]
    assert minutes.cubes("cuba") == [2, 0]
    assert told(events, "moved") == [{"at": "scramble", "to": USSR_SPHERE}, {"at": "cuba", "to": US_SPHERE}]
    assert minutes.supply == [10, 13]


def test_wave_and_smile_may_move_one_cube_or_none() -> None:
    minutes = playing("wave_and_smile", neutral=["cuba", "scramble"], cubes={"scramble": (3, 0)})
    minutes.do("remove scramble", "pass", "place cuba")
    assert minutes.cubes("scramble") == [2, 0]
    assert minutes.cubes("cuba") == [1, 0]
    none = playing("wave_and_smile", neutral=["cuba", "scramble"], cubes={"scramble": (3, 0)})
    none.do("pass")
    assert none.actor == redphone.CHANCE
    assert none.cubes("scramble") == [3, 0]


def test_public_protests_removes_any_number_of_us_cubes_from_one_battleground() -> None:
    minutes = playing(
        "public_protests", neutral=["cuba", "scramble"], cubes={"cuba": (6, 1), "scramble": (1, 0)}
    )
    assert minutes.can("remove") == ["scramble", "cuba"]
    minutes.do("remove cuba")
    assert minutes.can("remove") == ["cuba"]
    minutes.do("remove cuba", "remove cuba", "remove cuba", "remove cuba", "pass")
    assert minutes.cubes("cuba") == [1, 1]
    assert minutes.zone("cuba") == USSR_SPHERE
    assert minutes.supply == [11, 12]


def test_u2_photographs_moves_its_battleground_even_without_a_cube() -> None:
    minutes = playing("u2_photographs")
    minutes.do("on cuba")
    assert minutes.offers() == ["cubes +1", "pass"]
    minutes.do("pass")
    events = minutes.do("away cuba")
    assert told(events, "moved") == [{"at": "cuba", "to": USSR_SPHERE}]
    assert minutes.cubes("cuba") == [0, 0]


def test_u2_photographs_moves_in_steps_and_what_is_in_the_sphere_stays_there() -> None:
    minutes = playing("u2_photographs", us=["cuba"], neutral=[])
    events = minutes.do("on cuba", "cubes +1", "toward cuba")
    assert told(events, "moved") == []
    away = playing("u2_photographs", us=["cuba"], neutral=[])
    events = away.do("on cuba", "cubes +1", "away cuba")
    assert told(events, "moved") == [{"at": "cuba", "to": NEUTRAL}]


def test_quarantine_places_up_to_two_on_cuba_only() -> None:
    minutes = playing("quarantine")
    assert minutes.offers() == ["place cuba", "pass"]
    minutes.do("place cuba", "place cuba")
    assert minutes.cubes("cuba") == [2, 0]
    assert minutes.zone("cuba") == US_SPHERE


def test_fidel_castro_places_up_to_two_on_one_battleground_with_us_cubes() -> None:
    minutes = playing(
        "fidel_castro", USSR, neutral=["cuba", "scramble"], cubes={"cuba": (1, 0), "scramble": (0, 1)}
    )
    assert minutes.offers() == ["place cuba", "pass"]
    minutes.do("place cuba", "place cuba")
    assert minutes.cubes("cuba") == [1, 2]


def test_moscow_is_our_brain_places_up_to_two_in_total_where_the_ussr_has_cubes() -> None:
    minutes = playing(
        "moscow_is_our_brain", USSR, neutral=["cuba", "scramble"], cubes={"cuba": (0, 1), "scramble": (2, 1)}
    )
    assert minutes.can("place") == ["scramble", "cuba"]
    events = minutes.do("place cuba", "place scramble")
    assert minutes.actor == redphone.CHANCE
    assert told(events, "moved") == [{"at": "cuba", "to": USSR_SPHERE}, {"at": "scramble", "to": USSR_SPHERE}]


@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 1), (3, 1), (5, 2), (6, 3)])
def test_u2_downed_removes_half_of_the_us_cubes_rounded_up_from_one_battleground(
    before: int, after: int
) -> None:
    minutes = playing("u2_downed", USSR, cubes={"cuba": (before, 1)})
    assert minutes.offers() == ["remove cuba"]
    events = minutes.do("remove cuba")
    assert minutes.cubes("cuba") == [after, 1]
    # Who removes pushes it away from themselves, whosever cubes they are.
    assert told(events, "moved") == [{"at": "cuba", "to": US_SPHERE}]
    assert minutes.supply == [13 - after, 12]


def test_foreign_removal_may_push_a_battleground_away_from_the_cubes_owner() -> None:
    minutes = playing("u2_downed", USSR, cubes={"cuba": (2, 0)}, foreign_removal="owner")
    events = minutes.do("remove cuba")
    assert told(events, "moved") == [{"at": "cuba", "to": USSR_SPHERE}]


@pytest.mark.parametrize(("way", "zone"), [("toward", USSR_SPHERE), ("away", US_SPHERE)])
def test_mrbms_and_irbms_move_one_battleground_one_step_either_way(way: str, zone: str) -> None:
    minutes = playing("mrbms_and_irbms", USSR, us=["scramble"])
    assert minutes.can("toward") == ["mrbms_and_irbms", "scramble", "cuba"]
    assert minutes.can("away") == ["mrbms_and_irbms", "cuba"]
    events = minutes.do(f"{way} cuba")
    assert told(events, "moved") == [{"at": "cuba", "to": zone}]
    assert minutes.actor == redphone.CHANCE


def test_mrbms_and_irbms_may_move_nothing() -> None:
    minutes = playing("mrbms_and_irbms", USSR)
    assert told(minutes.do("pass"), "moved") == []


def test_missile_trade_removes_up_to_three_ussr_cubes_from_up_to_two_battlegrounds() -> None:
    minutes = playing(
        "missile_trade",
        USSR,
        neutral=["cuba", "scramble", "u_thant"],
        cubes={"cuba": (0, 2), "scramble": (0, 2), "u_thant": (0, 2)},
    )
    minutes.do("remove cuba", "remove scramble")
    assert minutes.can("remove") == ["scramble", "cuba"]
    events = minutes.do("remove scramble")
    # It moved when its first cube left, and only then.
    assert told(events, "moved") == []
    assert minutes.zone("scramble") == US_SPHERE
    assert minutes.actor == redphone.CHANCE


def test_u_thant_moves_up_to_two_battlegrounds_out_of_ones_own_sphere() -> None:
    minutes = playing("u_thant", us=["scramble", "cuba"], ussr=["missile_trade"], neutral=["excomm"])
    assert minutes.offers() == ["away scramble", "away cuba", "pass"]
    minutes.do("away cuba")
    assert minutes.offers() == ["away scramble", "pass"]
    minutes.do("away scramble")
    assert [minutes.zone(at) for at in ("cuba", "scramble")] == [NEUTRAL, NEUTRAL]


def test_scramble_places_up_to_two_in_total_on_up_to_two_battlegrounds() -> None:
    minutes = playing("scramble", neutral=["cuba", "excomm"])
    minutes.do("place cuba")
    assert minutes.can("place") == ["excomm", "scramble", "cuba"]
    minutes.do("place scramble")
    assert minutes.actor == redphone.CHANCE


def test_intelligence_reports_looks_at_cuba_and_at_the_hand_and_then_commands_one() -> None:
    minutes = playing("intelligence_reports")
    assert minutes.actor == redphone.CHANCE
    events = minutes.do("cuba u_thant")
    assert told(events, "saw-cuba") == [{"card": "u_thant"}]
    assert told(events, "saw-hand") == [{"card": "wave_and_smile"}, {"card": "fidel_castro"}]
    assert [event.is_for(USSR) for event in events if event.id in ("saw-cuba", "saw-hand")] == [False] * 3
    assert told(events, "looked-at-cuba") == [{"side": "us"}]
    assert told(events, "looked-at-hand") == [{"side": "us"}]
    assert minutes.asked == "ask-command"
    minutes.do("on cuba")
    assert minutes.offers() == ["cubes +1"]
    assert minutes.table(US)["cuba"] == "u_thant"
    assert minutes.table(US)["seen"] == ["wave_and_smile", "fidel_castro"]
    assert minutes.table(USSR)["cuba"] is None
    assert minutes.table(None)["cuba"] is None
    assert minutes.table(USSR)["sides"][US]["looked"]


def test_events_move_battlegrounds_like_commands() -> None:
    minutes = playing("excomm", ussr=["cuba"], neutral=[])
    events = minutes.do("place cuba", "place cuba")
    assert told(events, "moved") == [{"at": "cuba", "to": NEUTRAL}]


def test_an_event_that_can_change_nothing_may_be_played_and_says_so() -> None:
    minutes = turn_of(US, ("wave_and_smile", "scramble"))
    minutes.do("neutral wave_and_smile")
    (offer,) = [offer for offer in minutes.state.offers(US) if offer.id == "offer-event"]
    assert offer.fields["idle"] == 1
    events = minutes.do("choose event")
    assert told(events, "no-effect") == [{"card": "wave_and_smile"}]
    assert minutes.actor == redphone.CHANCE
