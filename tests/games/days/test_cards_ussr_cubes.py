"""The events of the Soviet strategy cards that place and remove cubes, played by the USSR."""

from __future__ import annotations

import pytest
from tests.crisis import US, USSR, Crisis, told
from tests.games.clauses import clause
from tests.games.days.rounds import FIFTEEN_ELSEWHERE, soviet, steps

# Moscow is our Brain


@clause("moscow_is_our_brain", "Place up to 4 in total where the USSR has cubes")
def test_moscow_is_our_brain_places_only_where_the_ussr_already_has_cubes() -> None:
    crisis = soviet("moscow_is_our_brain", us={"italy": 2}, ussr={"berlin": 1, "television": 3})
    assert crisis.offers() == ["place berlin", "place television", "pass"]


@clause("moscow_is_our_brain", "Place up to 4 in total where the USSR has cubes")
def test_moscow_is_our_brain_ends_with_the_fourth_cube() -> None:
    crisis = soviet("moscow_is_our_brain", ussr={"berlin": 1, "television": 1, "italy": 1})
    crisis.do("place berlin", "place television", "place italy", "place italy")
    assert crisis.plays(US)
    assert [crisis.cubes(at)[USSR] for at in ("berlin", "television", "italy")] == [2, 2, 3]


@clause("moscow_is_our_brain", "at most 2 on each")
def test_moscow_is_our_brain_places_at_most_two_on_each() -> None:
    crisis = soviet("moscow_is_our_brain")
    crisis.do("place berlin", "place berlin")
    assert crisis.offers() == ["place cuba_military", "pass"]
    crisis.do("place cuba_military", "place cuba_military")
    assert crisis.plays(US)


def test_moscow_is_our_brain_escalates_one_step_for_each_second_cube_on_a_battleground() -> None:
    crisis = soviet("moscow_is_our_brain", ussr={"berlin": 1, "cuba_military": 1, "italy": 1})
    crisis.do("place berlin", "place cuba_military", "place italy")
    assert steps(crisis, USSR) == [3, 2, 2]
    crisis.do("place berlin")
    assert steps(crisis, USSR) == [4, 2, 2]


def test_moscow_is_our_brain_on_two_battlegrounds_of_one_track_escalates_it_twice() -> None:
    crisis = soviet("moscow_is_our_brain")
    crisis.do("place berlin", "place cuba_military", "place berlin", "place cuba_military")
    assert crisis.markers("military") == [2, 5]


def test_moscow_is_our_brain_spread_over_four_battlegrounds_moves_no_track() -> None:
    spread = ["berlin", "cuba_military", "italy", "television"]
    crisis = soviet("moscow_is_our_brain", ussr=dict.fromkeys(spread, 1))
    crisis.do(*(f"place {at}" for at in spread))
    assert crisis.plays(US)
    assert steps(crisis, USSR) == [3, 2, 2]


def test_the_steps_of_moscow_is_our_brain_beyond_the_end_of_the_track_are_lost() -> None:
    crisis = soviet("moscow_is_our_brain", ussr_tracks={"military": 7})
    crisis.do("place berlin", "place berlin", "place cuba_military", "place cuba_military")
    assert crisis.cubes("berlin") == crisis.cubes("cuba_military") == [0, 3]
    assert crisis.markers("military") == [2, 8]


def test_moscow_is_our_brain_may_place_none_or_fewer() -> None:
    crisis = soviet("moscow_is_our_brain")
    crisis.do("place berlin", "pass")
    assert crisis.plays(US)
    assert crisis.cubes("berlin") == [0, 2]
    none = soviet("moscow_is_our_brain")
    none.do("pass")
    assert none.plays(US)
    assert none.supply == [15, 15]


def test_moscow_is_our_brain_respects_five_cubes_on_a_battleground_and_the_supply() -> None:
    full = soviet("moscow_is_our_brain", ussr={"berlin": 4, "italy": 5, "atlantic": 5})
    assert full.offers() == ["place berlin", "pass"]
    full.do("place berlin")
    assert full.plays(US)
    last_cube = soviet("moscow_is_our_brain", ussr={"berlin": 4, "italy": 4, "atlantic": 4, "turkey": 4})
    last_cube.do("place berlin")
    assert last_cube.supply[USSR] == 0
    assert last_cube.plays(US)


def test_moscow_is_our_brain_without_a_soviet_cube_on_the_board_has_no_effect() -> None:
    crisis = Crisis(ussr={}, ussr_hand=["moscow_is_our_brain"], first="ussr")
    assert "event moscow_is_our_brain" in crisis.offers()
    events = crisis.do("event moscow_is_our_brain")
    assert told(events, "no-effect") == [{"card": "moscow_is_our_brain"}]
    assert crisis.plays(US)


# Missile Trade


@clause("missile_trade", "Remove up to 3 USSR cubes in total")
def test_missile_trade_removes_up_to_three_soviet_cubes_from_anywhere() -> None:
    crisis = soviet("missile_trade", us={"italy": 3}, ussr={"berlin": 2, "television": 1, "turkey": 1})
    assert crisis.offers() == ["remove berlin", "remove turkey", "remove television", "pass"]
    crisis.do("remove berlin", "remove turkey", "remove television")
    assert crisis.plays(US)
    assert crisis.supply[USSR] == 16
    assert crisis.cubes("italy") == [3, 0]


@pytest.mark.parametrize(
    ("removed", "fall"),
    [
        (["berlin", "atlantic", "cuba_military"], 0),
        (["berlin", "berlin", "atlantic"], 1),
        (["berlin", "atlantic", "berlin"], 1),
        (["berlin", "berlin", "berlin"], 2),
    ],
)
def test_missile_trade_deflates_by_the_cubes_less_one_of_each_battleground(
    removed: list[str], fall: int
) -> None:
    ussr = {"berlin": 3, "atlantic": 1, "cuba_military": 1}
    crisis = soviet("missile_trade", ussr=ussr, ussr_tracks={"military": 5})
    crisis.do(*(f"remove {at}" for at in removed))
    assert crisis.markers("military") == [2, 5 - fall]


def test_missile_trade_deflates_no_lower_than_the_first_step() -> None:
    crisis = soviet("missile_trade", ussr={"berlin": 3}, ussr_tracks={"military": 2})
    crisis.do(*3 * ["remove berlin"])
    assert crisis.markers("military")[USSR] == 1


def test_missile_trade_may_remove_none() -> None:
    crisis = soviet("missile_trade")
    crisis.do("pass")
    assert crisis.plays(US)
    assert crisis.supply == [15, 15]


def test_a_contained_missile_trade_removes_the_cubes_and_leaves_the_marker() -> None:
    crisis = Crisis(
        ussr={"berlin": 3},
        ussr_tracks={"military": 5},
        us_hand=["containment"],
        ussr_hand=["missile_trade"],
        first="us",
    )
    crisis.do("event containment")
    events = crisis.do("event missile_trade", *3 * ["remove berlin"])
    assert crisis.cubes("berlin") == [0, 0]
    assert crisis.markers("military")[USSR] == 5
    assert told(events, "blocked") == 2 * [{"side": "ussr", "track": "military"}]


# Fidel Castro


@clause("fidel_castro", "Place up to 3 in total on the Cuba battlegrounds")
def test_fidel_castro_places_up_to_three_on_the_two_cuba_battlegrounds() -> None:
    crisis = soviet("fidel_castro")
    assert crisis.offers() == ["place cuba_political", "place cuba_military", "pass"]
    crisis.do("place cuba_political", "place cuba_military", "place cuba_military")
    assert crisis.plays(US)
    assert crisis.cubes("cuba_political") == [0, 1]
    assert crisis.cubes("cuba_military") == [0, 3]


def test_fidel_castro_may_place_all_three_on_one_and_moves_no_track() -> None:
    crisis = soviet("fidel_castro")
    crisis.do(*3 * ["place cuba_political"])
    assert crisis.cubes("cuba_political") == [0, 3]
    assert steps(crisis, USSR) == [3, 2, 2]


def test_fidel_castro_respects_five_cubes_on_a_battleground() -> None:
    crisis = soviet("fidel_castro", ussr={"cuba_military": 4, "cuba_political": 5})
    crisis.do("place cuba_military")
    assert crisis.plays(US)


# Suez-Hungary


@pytest.mark.parametrize(
    ("us", "ussr", "after"),
    [
        (1, 0, [1, 2]),
        (0, 0, [0, 1]),
        (3, 3, [3, 4]),
        (4, 1, [4, 5]),
    ],
)
@clause("suez_hungary", "Place on Italy one by one")
@clause("suez_hungary", "until the USSR has one more there than the US, or 5, or none left")
def test_suez_hungary_places_until_the_ussr_has_one_more_on_italy(
    us: int, ussr: int, after: list[int]
) -> None:
    crisis = soviet("suez_hungary", us={"italy": us}, ussr={"italy": ussr})
    assert crisis.cubes("italy") == after
    assert crisis.plays(US)


@clause("suez_hungary", "until the USSR has one more there than the US, or 5, or none left")
def test_suez_hungary_against_five_american_cubes_stops_at_five_all() -> None:
    crisis = soviet("suez_hungary", us={"italy": 5}, ussr={"italy": 2})
    assert crisis.cubes("italy") == [5, 5]


@pytest.mark.parametrize("ussr", [2, 4])
def test_suez_hungary_does_nothing_when_the_ussr_is_already_ahead(ussr: int) -> None:
    crisis = Crisis(us={"italy": 1}, ussr={"italy": ussr}, ussr_hand=["suez_hungary"], first="ussr")
    events = crisis.do("event suez_hungary")
    assert crisis.cubes("italy") == [1, ussr]
    assert told(events, "no-effect") == [{"card": "suez_hungary"}]


@pytest.mark.parametrize(("elsewhere", "placed"), [(15, 2), (16, 1), (17, 0)])
@clause("suez_hungary", "until the USSR has one more there than the US, or 5, or none left")
def test_suez_hungary_stops_when_the_supply_is_exhausted(elsewhere: int, placed: int) -> None:
    ussr = {**FIFTEEN_ELSEWHERE, "alliances": elsewhere - 15}
    crisis = soviet("suez_hungary", us={"italy": 4}, ussr=ussr)
    assert crisis.cubes("italy") == [4, placed]
    assert crisis.supply[USSR] == 0


def test_suez_hungary_leaves_no_choice_and_moves_no_track() -> None:
    crisis = Crisis(us={"italy": 4}, ussr={}, ussr_hand=["suez_hungary"], first="ussr")
    events = crisis.do("event suez_hungary")
    assert told(events, "placed") == [{"side": "ussr", "at": "italy", "n": 5, "now": 5}]
    assert crisis.markers("political") == [3, 2]
    assert crisis.plays(US)


# Maskirovka


@pytest.mark.parametrize("step", [2, 3])
@clause("maskirovka", "If the USSR military track is in DEFCON 3")
@clause("maskirovka", "place up to 1 on every military battleground")
def test_maskirovka_in_defcon_3_places_up_to_one_on_every_military_battleground(step: int) -> None:
    crisis = soviet("maskirovka", ussr_tracks={"military": step})
    assert crisis.offers() == ["place cuba_military", "place atlantic", "place berlin", "pass"]
    crisis.do("place berlin")
    assert crisis.offers() == ["place cuba_military", "place atlantic", "pass"]
    crisis.do("place cuba_military", "place atlantic")
    assert crisis.plays(US)
    assert [crisis.cubes(at)[USSR] for at in ("cuba_military", "atlantic", "berlin")] == [2, 1, 2]
    assert crisis.markers("military")[USSR] == step


@pytest.mark.parametrize("step", [4, 6, 7, 8])
@clause("maskirovka", "If the USSR military track is in DEFCON 3")
def test_maskirovka_outside_defcon_3_may_be_played_and_has_no_effect(step: int) -> None:
    crisis = Crisis(ussr_tracks={"military": step}, ussr_hand=["maskirovka"], first="ussr")
    events = crisis.do("event maskirovka")
    assert told(events, "no-effect") == [{"card": "maskirovka"}]
    assert crisis.plays(US)
    assert crisis.supply[USSR] == 15


def test_maskirovka_looks_at_the_military_track_of_the_ussr_alone() -> None:
    crisis = soviet("maskirovka", us_tracks={"military": 6}, ussr_tracks={"military": 3, "political": 6})
    assert not crisis.plays(US)


def test_maskirovka_may_leave_battlegrounds_out_and_skips_full_ones() -> None:
    crisis = soviet("maskirovka", ussr={"berlin": 5})
    assert crisis.offers() == ["place cuba_military", "place atlantic", "pass"]
    crisis.do("pass")
    assert crisis.plays(US)
    assert crisis.supply[USSR] == 12


# Strategic Balance


@pytest.mark.parametrize(("placed", "step"), [(1, 3), (2, 4), (3, 5)])
@clause("strategic_balance", "Place up to 3 on the Atlantic")
def test_strategic_balance_places_up_to_three_on_the_atlantic_and_escalates_after_the_first(
    placed: int, step: int
) -> None:
    crisis = soviet("strategic_balance")
    assert crisis.offers() == ["place atlantic", "pass"]
    crisis.do(*placed * ["place atlantic"], *(["pass"] if placed < 3 else []))
    assert crisis.plays(US)
    assert crisis.cubes("atlantic") == [0, placed]
    assert crisis.markers("military")[USSR] == step


def test_strategic_balance_on_a_full_atlantic_has_no_effect() -> None:
    crisis = Crisis(ussr={"atlantic": 5}, ussr_hand=["strategic_balance"], first="ussr")
    assert told(crisis.do("event strategic_balance"), "no-effect") == [{"card": "strategic_balance"}]
    assert crisis.plays(US)


def test_strategic_balance_escalates_only_for_the_cubes_that_found_a_place() -> None:
    crisis = soviet("strategic_balance", ussr={"atlantic": 3})
    crisis.do("place atlantic", "place atlantic")
    assert crisis.plays(US)
    assert crisis.markers("military")[USSR] == 4
