"""How an attack would end is summed exactly: here it is summed again, die by die and round by round."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.defcon.positions import AFRICASIA, CONFLICT, Defcon
from tests.games.defcon.war import War, has

from redphone.games.defcon.dice import Dice
from redphone.games.defcon.odds import Odds
from redphone.games.defcon.worth import battle

ROUNDS = 400
"""Of combat; that nobody has won after so many is as good as impossible."""


def hits(dice: int, faces: int, hitting: int) -> list[float]:
    """How likely each number of hits is, counted over all ways in which the dice can fall."""
    ways = [0] * (dice + 1)
    for thrown in product(range(faces), repeat=dice):
        ways[sum(face < hitting for face in thrown)] += 1
    return [n / faces**dice for n in ways]


def fought(
    attackers: int, defenders: int, more: int, behind: int, faces: int, hitting: int
) -> tuple[float, float, float]:
    """Conquest, losses of the attacker and of the defender, by playing all rounds of combat one by one."""
    standing = {(attackers, defenders): 1.0}
    conquest = lost = killed = 0.0
    for _ in range(ROUNDS):
        after: dict[tuple[int, int], float] = {}
        for (mine, theirs), chance in standing.items():
            attack = hits(mine + more, faces, hitting) if theirs else [1.0]
            defence = hits(theirs + behind, faces, hitting)
            for (a, likely), (b, as_likely) in product(enumerate(attack), enumerate(defence)):
                left, others = max(0, mine - b), max(0, theirs - a)
                here = chance * likely * as_likely
                lost += here * (mine - left)
                killed += here * (theirs - others)
                if left and others:
                    after[left, others] = after.get((left, others), 0.0) + here
                elif left:
                    conquest += here
        standing = after
    return conquest, lost, killed


@pytest.mark.parametrize(("faces", "hitting"), [(2, 1), (3, 1)])
@pytest.mark.parametrize(
    ("attackers", "defenders", "more", "behind"),
    [
        (1, 1, 0, 0),
        (2, 1, 0, 0),
        (3, 2, 0, 0),
        (2, 3, 0, 0),
        (2, 2, 2, 0),
        (2, 1, 0, 3),
        (3, 1, 2, 2),
        (3, 0, 0, 3),
        (2, 0, 2, 2),
    ],
)
def test_the_odds_are_those_of_all_ways_in_which_the_dice_can_fall(
    faces: int, hitting: int, attackers: int, defenders: int, more: int, behind: int
) -> None:
    odds = Odds(Dice({"faces": faces, "hit_faces": hitting}))
    chances = odds.fight(attackers, defenders, more, behind)
    expected = fought(attackers, defenders, more, behind, faces, hitting)
    assert (chances.conquest, chances.lost, chances.killed) == pytest.approx(expected, abs=1e-9)


def test_one_against_one_with_a_fair_die_is_won_once_in_three() -> None:
    # Of the three throws that decide, one kills the defender alone, one the attacker alone, one both.
    chances = Odds(Dice({"faces": 6, "hit_faces": 3})).fight(1, 1)
    assert chances.conquest == pytest.approx(1 / 3)
    assert [chances.lost, chances.killed] == pytest.approx([2 / 3, 2 / 3])


def test_an_empty_territory_is_taken_for_certain_and_walls_without_troops_throw_once() -> None:
    odds = Odds(Dice({"faces": 6, "hit_faces": 3}))
    assert odds.fight(1, 0).conquest == 1.0
    # Two dice of a capital against one troop: it lives if both miss.
    assert odds.fight(1, 0, 0, 2).conquest == pytest.approx(1 / 4)
    assert odds.fight(0, 3).conquest == 0.0


def test_nobody_has_more_troops_than_the_odds_can_count() -> None:
    chances = Odds(Dice({"faces": 6, "hit_faces": 3})).fight(25, 25, 4, 9)
    assert 0 < chances.conquest < 0.5
    assert 0 < chances.killed <= 25 >= chances.lost > 0


# In a game.


def ready() -> Defcon:
    """Africasia attacks West Russia from Asia Minor."""
    war = Defcon(2, order=[AFRICASIA, "eurasia"])
    war.go_to(CONFLICT, AFRICASIA)
    war.put_capital("eurasia", "kamchatka")
    war.put_troops(west_russia=2)
    war.put_forts("west_russia")
    war.put_quarters(AFRICASIA, 6)
    return war


def odds_of(war: Defcon, action: str, power: str = AFRICASIA) -> dict[str, float]:
    (found,) = [each for each in war.table(power)["odds"] if each["action"] == action]
    return dict(found)


def test_an_attack_is_offered_with_the_odds_of_all_troops_in_the_quarters() -> None:
    war = ready()
    expected = war.book.box.odds.fight(6, 2, 0, 3)
    assert odds_of(war, "attack west_russia")["conquest"] == round(expected.conquest, 9)
    war.do("attack west_russia")
    assert odds_of(war, "troops 6")["conquest"] == round(expected.conquest, 9)
    assert odds_of(war, "troops 1")["conquest"] < odds_of(war, "troops 5")["conquest"]


def test_an_air_raid_raises_the_odds() -> None:
    war = ready()
    before = odds_of(war, "attack west_russia")["conquest"]
    war.deal(AFRICASIA, "air_raid")
    war.do("play air_raid")
    assert odds_of(war, "attack west_russia")["conquest"] > before
    expected = war.book.box.odds.fight(6, 2, 2, 3)
    assert odds_of(war, "attack west_russia")["lost"] == round(expected.lost, 2)


def test_a_battle_shows_as_many_dice_as_are_thrown() -> None:
    war = ready()
    war.do("attack west_russia", "troops 6")
    assert war.table()["battle"]["dice"] == [6, 5]
    assert war.offers() == [f"roll {n}" for n in range(7)]
    war.do("roll 1")
    assert war.offers() == [f"roll {n}" for n in range(6)]
    war.do("roll 2")
    battle = war.table()["battle"]
    assert (battle["force"], battle["against"], battle["dice"]) == (4, 1, [4, 4])
    assert battle["conquest"] == round(war.book.box.odds.fight(4, 1, 0, 3).conquest, 9)


def test_a_battle_whose_defenders_are_dead_is_won_whatever_walls_still_stand() -> None:
    war = War(america=has(quarters=4), eurasia=has(lands={"kamchatka": 1}, capital="kamchatka"))
    war.do("attack kamchatka", "troops 4")
    assert not war.table()["battle"]["decided"]
    assert worth_of_battle(war) not in (0, 1000)
    war.do("roll 1", "roll 0")
    assert war.question == "ask-occupy"
    battle = war.table()["battle"]
    assert (battle["dice"], battle["against"], battle["conquest"], battle["lost"]) == ([0, 0], 0, 1.0, 0)
    # Decided, but the territory is taken only by who occupies it.
    assert (battle["decided"], battle["won"]) == (True, False)
    assert worth_of_battle(war) == 1000
    war.do("occupy 1")
    battle = war.table()["battle"]
    assert (battle["decided"], battle["won"], battle["dice"]) == (True, True, [0, 0])


def worth_of_battle(war: Defcon) -> int:
    """What bots expect of it, in thousandths of a territory."""
    return int(battle(war.state, war.book.box, 0))


def test_a_battle_that_the_attacker_has_lost_is_decided_too() -> None:
    war = War(america=has(quarters=1, hand=["dunkirk"]), eurasia=has(lands={"kamchatka": 2}))
    war.do("attack kamchatka", "troops 1", "roll 1", "roll 2")
    assert war.question == "ask-dunkirk"
    battle = war.table()["battle"]
    assert (battle["decided"], battle["won"]) == (True, False)
    assert (battle["dice"], battle["conquest"]) == ([0, 0], 0.0)


def test_what_is_almost_certain_is_not_shown_as_decided() -> None:
    war = War(america=has(quarters=17), eurasia=has(lands={"kamchatka": 1}))
    war.do("attack kamchatka", "troops 17")
    battle = war.table()["battle"]
    assert not battle["decided"]
    assert 0.999999 < battle["conquest"] < 1
    war = War(america=has(quarters=1), eurasia=has(lands={"kamchatka": 17}, capital="kamchatka"))
    assert 0 < odds_of(war, "attack kamchatka", "america")["conquest"] < 0.000001


def test_no_sum_of_chances_becomes_a_certainty() -> None:
    odds = Odds(Dice({"faces": 6, "hit_faces": 3}))
    assert 1 - 1e-9 < odds.fight(25, 1, 4).conquest < 1
    assert 0 < odds.fight(1, 25, 0, 9).conquest < 1e-9


# Cards that support a side.


def offered(war: Defcon, power: str, action: str) -> dict[str, int | str]:
    seat = war.seat(power)
    (found,) = [each.as_dict() for each in war.state.offers(seat) if each.action.text == action]
    return found


def test_a_speech_is_offered_with_what_it_changes() -> None:
    war = War(
        america=has(quarters=4), eurasia=has(lands={"kamchatka": 2}, hand=["speech_to_parliament", "embargo"])
    )
    war.do("attack kamchatka", "troops 4")
    assert war.question == "ask-speech"
    fight = war.book.box.odds.fight
    now, then = fight(4, 2).conquest, fight(4, 2, 0, 2).conquest
    speech = offered(war, "eurasia", "play speech_to_parliament")
    assert (speech["percent_from"], speech["percent_to"]) == (round(100 * now), round(100 * then))
    war.do("play speech_to_parliament", "pass")
    assert war.table()["battle"]["conquest"] == round(then, 9)


def test_an_air_raid_is_offered_with_what_it_changes_where_an_attack_goes_on_against_one_target() -> None:
    # From Brazil, across the sea.
    war = War(
        america=has(quarters=6, hand=["air_raid"]),
        eurasia=has(lands={"brazil": 0}),
        africasia=has(lands={"west_africa": 3}),
    )
    assert "percent_to" not in offered(war, "america", "play air_raid")
    war.do("attack brazil", "troops 6", "occupy 1")
    assert (war.question, war.can("attack")) == ("ask-go-on", ["west_africa"])
    fight = war.book.box.odds.fight
    now, then = fight(5, 3).conquest, fight(5, 3, 2).conquest
    raid = offered(war, "america", "play air_raid")
    assert (raid["percent_from"], raid["percent_to"]) == (round(100 * now), round(100 * then))


def test_where_several_targets_are_open_an_air_raid_says_no_odds() -> None:
    war = War(
        america=has(quarters=6, hand=["air_raid"]),
        eurasia=has(lands={"brazil": 0, "argentina": 2}),
    )
    war.do("attack brazil", "troops 6", "occupy 1")
    assert len(war.can("attack")) == 2
    assert "percent_to" not in offered(war, "america", "play air_raid")


def test_only_who_is_asked_is_shown_odds() -> None:
    war = ready()
    assert war.table("eurasia")["odds"] == war.table()["odds"] == []


def test_a_naval_attack_is_offered_with_the_odds_of_all_fleets_and_each_that_joins_with_one_more() -> None:
    war = War(america=has(fleets={"norwegian_sea": 2}, spies=1), eurasia=has(fleets={"arctic_ocean": 2}))
    fight = war.book.box.odds.fight

    def odds() -> dict[str, float]:
        return {each["action"]: each["conquest"] for each in war.table("america")["odds"]}

    assert odds()["engage arctic_ocean-eurasia"] == round(fight(2, 2).conquest, 9)
    war.do("engage arctic_ocean-eurasia")
    assert odds() == {"from norwegian_sea": round(fight(1, 2).conquest, 9)}
    war.do("from norwegian_sea")
    assert odds() == {"from norwegian_sea": round(fight(2, 2).conquest, 9)}
