"""Round 2 of the rulebook's play-through: all that the text says of it, where it says it."""

from __future__ import annotations

from collections import Counter

from tests.crisis import US, USSR
from tests.games.days.playthrough import Retold, chapter


def test_all_tracks_escalate_and_the_us_stands_higher_on_every_one() -> None:
    end = Retold("Round 1: end")
    heard = end.go("ussr defcon military-1", "chance draw bay_of_pigs", "us choose discard")
    assert heard[-6:] == [
        "escalated us military 1 6",
        "escalated us political 1 4",
        "escalated us world_opinion 1 4",
        "escalated ussr military 1 5",
        "escalated ussr political 1 3",
        "escalated ussr world_opinion 1 3",
    ]
    # The designer's note: a weaker position, with more escalated tracks.
    assert all(us > ussr for us, ussr in end.all_markers().values())
    assert end.areas(US) == [2, 2, 2]
    assert end.areas(USSR) == [2, 3, 3]


def test_the_us_keeps_cuba_and_the_ussr_the_atlantic() -> None:
    with chapter("Round 2: agendas") as game:
        game.go("chance agenda political", "chance agenda cuba_political", "chance agenda berlin")
        game.go("chance agenda turkey", "chance agenda atlantic", "chance agenda military")
        assert {side: set(flags) for side, flags in game.flags().items()} == {
            "us": {"political", "cuba_political", "berlin"},
            "ussr": {"turkey", "atlantic", "military"},
        }
        game.go("us keep cuba_political", "ussr keep atlantic")
        assert game.shown(US)["kept"] == ["cuba_political"]
        assert game.shown(USSR)["kept"] == ["atlantic"]
        # The US is strong on the Atlantic and short of cubes; the USSR holds one of the two in Cuba.
        assert game.cubes("atlantic") == [5, 4]
        assert game.supply == [6, 4]
        assert game.cubes("cuba_military") == [0, 1]


def test_the_us_draws_soviet_cards_and_the_ussr_goes_second_again() -> None:
    with chapter("Round 2: hands") as game:
        game.draws(
            "mrbms_and_irbms", "strategic_balance", "berlin_blockade", "operation_mongoose", "wave_and_smile"
        )
        game.draws("air_strike", "non_invasion_pledge", "missile_trade", "to_the_brink", "fifty_fifty")
        assert game.owners(US) == Counter(ussr=3, us=2)
        assert game.owners(USSR) == Counter(us=2, ussr=1, un=2)
        assert game.prestige == 0
        assert game.actor == USSR
        assert game.go("ussr first us") == ["initiative ussr us"]


def test_berlin_blockade_two_prestige_for_two_steps_of_world_opinion() -> None:
    with chapter("Round 2: Berlin Blockade") as game:
        assert game.go("us command berlin_blockade", "ussr choose trigger") == [
            "commanded us berlin_blockade 2",
            "triggered ussr berlin_blockade",
            "gained ussr 2",
        ]
        assert game.prestige == -2
        assert game.actor == US
        assert game.go("us defcon world_opinion+2") == ["escalated ussr world_opinion 2 5"]
        assert game.cubes("turkey") == [1, 3]
        assert game.go("us on turkey", "us cubes +2") == [
            "placed us turkey 2 3",
            "escalated us political 1 5",
        ]
        assert game.cubes("turkey") == [3, 3]


def test_fifty_fifty_lets_the_ussr_lower_two_tracks() -> None:
    with chapter("Round 2: Fifty-Fifty") as game:
        assert game.cubes("television") == [0, 1]
        assert game.go("ussr event fifty_fifty", "ussr defcon world_opinion-1", "ussr defcon military-1") == [
            "played-event ussr fifty_fifty",
            "deflated ussr world_opinion 1 4",
            "deflated ussr military 1 4",
        ]
        assert game.actor == US


def test_mrbms_and_irbms_lower_the_military_track_and_add_a_cube_to_the_atlantic() -> None:
    with chapter("Round 2: MRBMs & IRBMs") as game:
        heard = game.go(
            "us command mrbms_and_irbms",
            "ussr choose trigger",
            "ussr defcon military-1",
            "ussr on atlantic",
            "ussr cubes +1",
        )
        assert heard[2:] == ["deflated ussr military 1 3", "placed ussr atlantic 1 5"]
        tracks = game.all_markers()
        assert game.go("us on berlin", "us cubes +1") == ["placed us berlin 1 2"]
        # One cube alone does not move the US military track.
        assert game.all_markers() == tracks


def test_to_the_brink_costs_the_us_a_cube_of_every_command() -> None:
    with chapter("Round 2: To the Brink") as game:
        assert game.go("ussr event to_the_brink") == [
            "played-event ussr to_the_brink",
            "lasts us to_the_brink",
        ]
        assert game.lasting() == [("us", "to_the_brink")]
        assert game.face(US, "wave_and_smile") == ("us", 2)
        assert game.offer(US, "command wave_and_smile")["n"] == 1


def test_wave_and_smile_moves_two_cubes_from_alliances_to_cuba() -> None:
    with chapter("Round 2: Wave and Smile") as game:
        game.go("us event wave_and_smile", "us remove alliances", "us remove alliances")
        assert game.go("us place cuba_political", "us place cuba_political") == [
            "placed us cuba_political 1 1",
            "placed us cuba_political 1 2",
        ]
        assert game.cubes("alliances") == [0, 0]
        assert game.cubes("cuba_political") == [2, 0]


def test_non_invasion_pledge_clears_turkey_before_the_ussr_levels_cuba() -> None:
    with chapter("Round 2: Non-Invasion Pledge") as game:
        assert game.go(
            "ussr command non_invasion_pledge",
            "us choose trigger",
            "us remove turkey",
            "us remove turkey",
            "us defcon political-2",
        ) == [
            "commanded ussr non_invasion_pledge 2",
            "triggered us non_invasion_pledge",
            "removed ussr turkey 1 2",
            "removed ussr turkey 1 1",
            "deflated us political 2 3",
        ]
        assert game.go("ussr on cuba_political", "ussr cubes +2") == [
            "placed ussr cuba_political 2 2",
            "escalated ussr political 1 4",
        ]
        assert game.cubes("cuba_political") == [2, 2]


def test_strategic_balance_is_of_no_use_with_five_soviet_cubes_on_the_atlantic() -> None:
    with chapter("Round 2: Strategic Balance") as game:
        assert game.cubes("atlantic") == [5, 5]
        game.go("us command strategic_balance")
        assert game.offer(USSR, "choose trigger")["idle"] == 1
        trial = game.state.clone()
        trial.apply("choose trigger")
        assert trial.actor == US
        # One cube, though To the Brink works: never below 1.
        assert game.go("ussr pass", "us on cuba_political", "us cubes +1") == [
            "declined ussr strategic_balance",
            "placed us cuba_political 1 3",
        ]


def test_air_strike_removes_one_cube_and_the_ussr_commands_two_back() -> None:
    with chapter("Round 2: Air Strike") as game:
        assert game.go(
            "ussr command air_strike", "us choose trigger", "us choose strike", "us remove cuba_political"
        )[2:] == ["removed ussr cuba_political 1 1"]
        heard = game.go("ussr on cuba_political", "ussr cubes +2")
        assert heard == [
            "placed ussr cuba_political 2 3",
            "escalated ussr political 1 5",
            "saved operation_mongoose",
            "saved-hidden us",
            "saved missile_trade",
            "saved-hidden ussr",
            "leads ussr television",
        ]
        assert game.cubes("cuba_political") == [3, 3]
        # Secretly: each knows its own card only.
        assert "operation_mongoose" in game.shown(US)["aftermath"]
        assert "missile_trade" in game.shown(USSR)["aftermath"]
        assert "operation_mongoose" not in game.shown(USSR)["aftermath"]


def test_the_end_of_round_2_scores_nothing_and_the_ussr_leads_by_two() -> None:
    with chapter("Round 2: end") as game:
        assert game.actor == USSR
        assert game.letter == "ussr"
        heard = game.go("ussr defcon world_opinion-1")
        assert heard[:9] == [
            "deflated ussr world_opinion 1 3",
            "leads ussr united_nations",
            "nobody-leads alliances",
            "revealed us cuba_political",
            "revealed ussr atlantic",
            "tied cuba_political",
            "tied atlantic",
            "prestige ussr 2 2 0",
            "round 3 3",
        ]
        # The letter is retained: nobody is told that it has moved.
        assert game.letter == "ussr"
        assert game.cubes("cuba_political") == [3, 3]
        assert game.cubes("atlantic") == [5, 5]
        assert game.prestige == -2
        assert game.shown()["round"] == 3
