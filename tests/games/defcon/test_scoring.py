"""The end of DEFCON: points, victory, every tie-break, and the loss of the last territory."""

from __future__ import annotations

from tests.games.defcon.positions import (
    AFRICASIA,
    AMERICA,
    CONFLICT,
    EASTASIA,
    EURASIA,
    REORGANISATION,
    STATES,
    Defcon,
    told,
)

from redphone import Outcome
from redphone.games.defcon import state as slots


def ending(seats: int = 4, reputation_ties: str = "row") -> Defcon:
    """In the last reorganisation, with the last power's moves to come and no capital on the board."""
    table = Defcon(seats, reputation_ties=reputation_ties)
    table.go_to(REORGANISATION, table.order[-1], round=5)
    table.lay(dict.fromkeys(range(slots.CAPITAL, slots.CAPITAL + 4), 0))
    return table


def outcome(table: Defcon) -> Outcome:
    table.go_to_the_end()
    found = table.state.outcome
    assert found is not None
    return found


def test_the_example_31_20_31_and_26_points_eurasia_wins_by_reputation() -> None:
    table = ending()
    table.give_realms(america=10, eastasia=6, eurasia=7, africasia=8)
    for power, state in (
        (AMERICA, "watched"),
        (EASTASIA, "watched"),
        (EURASIA, "catalyst"),
        (AFRICASIA, "threat"),
    ):
        table.put(slots.REPUTATION, power, STATES[state])
    table.put_capital(AMERICA, table.lands(AMERICA)[0])
    table.put_capital(EURASIA, table.lands(EURASIA)[0])
    table.put_capital(AFRICASIA, table.lands(AFRICASIA)[0])
    # The second one of Africasia: a captured capital counts for who controls the territory.
    table.put_capital(EASTASIA, table.lands(AFRICASIA)[1])
    events = table.go_to_the_end()
    found = outcome(table)
    points = dict(zip(table.powers, found.scores, strict=True))
    assert points == {AMERICA: 31, EASTASIA: 20, EURASIA: 31, AFRICASIA: 26}
    assert (found.winners, found.reason) == ([table.seat(EURASIA)], "reason-reputation")
    assert told(events, "scored")[0] == {
        "power": AMERICA,
        "reputation": 12,
        "military": 16,
        "capitals": 3,
        "n": 31,
    }


def test_the_most_points_win() -> None:
    table = ending()
    table.put_capital(AFRICASIA, table.home(AFRICASIA)[0])
    found = outcome(table)
    assert found.scores == [24, 24, 27, 24]
    assert (found.winners, found.reason) == ([2], "reason-points")


def test_a_capital_beside_the_headquarters_scores_too() -> None:
    table = ending()
    table.put_capital(AFRICASIA, None, kept_by=EASTASIA)
    assert outcome(table).scores == [24, 24, 24, 27]


def test_a_capital_on_neutral_ground_scores_for_nobody() -> None:
    table = ending()
    table.put_capital(AFRICASIA, "mexico")
    table.give(None, "mexico")
    assert outcome(table).scores == [20, 24, 24, 24]


def test_equal_points_are_decided_by_the_row_of_reputation() -> None:
    table = ending(2)
    table.put(slots.REPUTATION, AFRICASIA, 4)
    found = outcome(table)
    assert (found.scores, found.winners, found.reason) == ([24, 24], [0], "reason-reputation")


def test_equal_points_are_decided_by_the_state_of_reputation_where_the_option_says_so() -> None:
    table = ending(2, reputation_ties="state")
    table.put(slots.REPUTATION, AFRICASIA, 4)
    assert outcome(table).reason == "reason-shared"


def test_then_by_the_number_of_territories_ecocity_included() -> None:
    table = ending(2)
    table.keep(AFRICASIA, "sustainable_ecocity")
    found = outcome(table)
    assert (found.scores, found.winners, found.reason) == ([24, 24], [1], "reason-territories")


def test_whose_points_reputation_and_territories_are_equal_have_as_many_capitals() -> None:
    # So this tie-break of the rulebook never decides: capitals are what is left of the points.
    table = ending()
    table.put_capital(AMERICA, "mexico")
    table.put_capital(EURASIA, table.home(EURASIA)[0])
    found = outcome(table)
    assert (found.scores, found.winners, found.reason) == ([27, 27, 24, 24], [0, 1], "reason-shared")


def test_then_by_the_territories_beyond_those_of_the_start() -> None:
    table = ending(2)
    table.give(None, *table.home(AFRICASIA)[:2])
    table.give(AFRICASIA, table.home(EURASIA)[0])
    assert len(table.lands(EURASIA)) == len(table.lands(AFRICASIA)) == 7
    found = outcome(table)
    assert (found.scores, found.winners, found.reason) == ([20, 20], [1], "reason-abroad")


def test_an_ecocity_is_a_territory_beyond_those_of_the_start_too() -> None:
    table = ending(2)
    table.give(None, table.home(AFRICASIA)[0])
    table.keep(AFRICASIA, "sustainable_ecocity")
    found = outcome(table)
    assert (found.scores, found.winners, found.reason) == ([24, 24], [1], "reason-abroad")


def test_still_tied_they_share_the_victory() -> None:
    table = ending()
    found = outcome(table)
    assert (found.winners, found.reason) == ([0, 1, 2, 3], "reason-shared")
    assert [table.book.victory(table.state, seat) for seat in range(4)] == 4 * [250]


def test_losing_the_last_territory_ends_the_game_with_that_round() -> None:
    table = Defcon(2)
    table.go_to(CONFLICT, EURASIA)
    last, *others = table.home(AFRICASIA)
    table.give(EURASIA, *others)
    table.put_troops(**{last: 0})
    table.put_capital(AFRICASIA, None)
    table.put_quarters(EURASIA, 5)
    events = table.do(f"attack {last}", "troops 2", "occupy 2")
    assert told(events, "last-territory") == [{"power": AFRICASIA}]
    assert table.slot(slots.ENDING) == 1
    table.go_to_the_end()
    assert (table.round, table.phase) == (1, REORGANISATION)


def test_it_ends_even_if_one_is_regained_and_that_power_is_scored_normally() -> None:
    table = Defcon(2)
    table.go_to(CONFLICT, EURASIA)
    last = "asia_minor"
    others = [place for place in table.home(AFRICASIA) if place != last]
    table.give(None, *others)
    table.put_troops(**{last: 0})
    table.put_capital(AFRICASIA, None)
    table.put_capital(EURASIA, None)
    table.put_quarters(EURASIA, 1)
    table.put_quarters(AFRICASIA, 1)
    table.deal(AFRICASIA, "airborne_troops")
    events = table.do(f"attack {last}", "troops 1", "occupy 1")
    assert told(events, "last-territory") == [{"power": AFRICASIA}]
    assert table.lands(AFRICASIA) == []
    table.go_to(CONFLICT, AFRICASIA)
    table.do("play airborne_troops", f"attack {others[0]}", "troops 1", "occupy 1")
    assert table.lands(AFRICASIA) == [others[0]]
    found = outcome(table)
    assert table.round == 1
    # Nine territories and one, both watched states, Eurasia by the aggression of one level.
    assert found.scores == [12 + 12, 12 + 6]
