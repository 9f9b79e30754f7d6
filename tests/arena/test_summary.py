"""What is said of a run."""

from __future__ import annotations

import json

import pytest
from tests.arena.results import deal, result

from redphone.arena import Deal, Ending, Plan, Summary, arena, elo, ladder, run, whole_deals, wilson

PAIR = arena("13-days", ["first", "random"], 2)
FOUR = arena("13", ["first", "random"], 4)


def test_a_share_is_counted_on_games_and_on_deals() -> None:
    # 20 deals of which the first bot wins both games, 70 halved, 10 lost.
    deals = [deal(PAIR, n, [[0], [1]]) for n in range(20)]
    deals += [deal(PAIR, n, [[0], [0]]) for n in range(70)]
    deals += [deal(PAIR, n, [[1], [0]]) for n in range(10)]
    summary = Summary(PAIR, deals)
    first, random = summary.standings
    assert (first.games, first.won, first.win_share, random.win_share) == (200, 110, 0.55, 0.45)
    assert first.interval == wilson(110, 200)
    assert first.fair_share == 0.5
    assert first.elo == elo(0.55)
    assert random.elo == pytest.approx(-elo(0.55))
    assert first.deals_interval is not None
    low, high = first.deals_interval
    assert (low + high) / 2 == pytest.approx(0.55)
    # Halved deals are less spread than independent games would be.
    assert high - low < first.interval[1] - first.interval[0]


def test_one_among_three_has_a_fair_share_of_a_quarter_and_so_has_each_of_the_three() -> None:
    # The luck of the first seat decides every game.
    deals = [deal(FOUR, n, [[0], [0], [0], [0]]) for n in range(25)]
    one, three = Summary(FOUR, deals).standings
    assert one.win_share == three.win_share == one.fair_share == three.fair_share == 0.25
    assert (one.seats, three.seats) == (100, 300)
    assert one.interval == wilson(25, 100)
    low, high = wilson(75, 100)
    assert three.interval == (low / 3, high / 3)
    assert one.elo == pytest.approx(0)
    assert three.elo == pytest.approx(0)
    assert one.deals_interval == (0.25, 0.25)


def test_who_wins_all_has_no_bound_above() -> None:
    summary = Summary(PAIR, [deal(PAIR, 1, [[0], [1]])])
    first, random = summary.standings
    assert first.elo is None
    assert random.elo is None
    assert first.elo_interval[0] is not None
    assert first.elo_interval[1] is None
    assert random.elo_interval[0] is None
    assert json.loads(json.dumps(summary.as_json()))["bots"]["first"]["elo"] is None


def test_a_game_without_winner_counts_as_a_game_but_not_for_elo() -> None:
    first, random = Summary(PAIR, [deal(PAIR, 1, [[0], []]), deal(PAIR, 2, [[1], []])]).standings
    assert first.win_share == random.win_share == 0.25
    assert first.interval == wilson(1, 4)
    assert first.elo == 0


def test_endings_are_counted_by_reason_winners_and_losers() -> None:
    war = Deal(0, 1, [result((0, 1), [0], "reason-war"), result((1, 0), [1], "reason-war")])
    both = Deal(0, 2, [result((0, 1), [], "reason-both-war"), result((1, 0), [0, 1], "reason-most")])
    summary = Summary(PAIR, [war, both])
    assert summary.ways() == [
        (Ending("reason-war", (0,), (1,)), 2),
        (Ending("reason-both-war", (), (0, 1)), 1),
        (Ending("reason-most", (0, 1), ()), 1),
    ]
    three = Summary(FOUR, [Deal(0, 1, [result((0, 1, 1, 1), [2])])])
    assert three.ways() == [(Ending("reason-most", (1,), (0,)), 1)]


def test_the_seats_are_counted_whoever_sat_there() -> None:
    # The first seat wins 60 of 100 decided games; of the others 8 are drawn and 2 won by nobody.
    winners = [[0]] * 60 + [[1]] * 40 + [[0, 1]] * 8 + [[]] * 2
    deals = [deal(PAIR, n, winners[2 * n : 2 * n + 2]) for n in range(55)]
    balance = Summary(PAIR, deals).balance
    assert (balance.wins, balance.decided, balance.draws, balance.nobody) == ([60, 40], 100, 8, 2)
    assert (balance.share(0), balance.share(1)) == (0.6, 0.4)
    assert balance.interval(0) == wilson(60, 100)
    assert balance.interval(1) == wilson(40, 100)


def test_deals_that_are_won_by_one_seat_in_all_their_games_say_less_than_as_many_games_apart() -> None:
    twice = Summary(PAIR, [deal(PAIR, n, [[n % 2]] * 2) for n in range(50)]).balance
    halved = Summary(PAIR, [deal(PAIR, n, [[0], [1]]) for n in range(50)]).balance
    assert twice.share(0) == halved.share(0) == 0.5
    assert twice.interval(0) == halved.interval(0) == wilson(50, 100)
    by_deals = twice.deals_interval(0)
    assert by_deals is not None
    assert by_deals[0] < twice.interval(0)[0]
    assert by_deals[1] > twice.interval(0)[1]
    # As wide as that of half as many games.
    assert by_deals[1] - 0.5 == pytest.approx(1.96 * (0.25 / 49) ** 0.5, rel=1e-3)
    assert halved.deals_interval(0) == (0.5, 0.5)
    assert Summary(PAIR, [deal(PAIR, 1, [[0], [1]])]).balance.deals_interval(0) is None


def test_a_victory_that_some_seats_share_is_a_part_for_each() -> None:
    balance = Summary(FOUR, [Deal(0, 1, [result((0, 1, 1, 1), [1, 3]), result((1, 0, 1, 1), [1])])]).balance
    assert (balance.wins, balance.decided) == ([0.0, 1.5, 0.0, 0.5], 2)


def test_games_are_wars_where_somebody_was_ruined() -> None:
    games = [
        result((0, 1), [0], ruined=[1]),
        result((1, 0), [], ruined=[0, 1]),
        result((0, 1), [1], ruined=[]),
    ]
    assert Summary(PAIR, [Deal(0, 1, games)]).balance.wars == 2
    # A file that was written before wars were counted.
    assert Summary(PAIR, [Deal(0, 1, [*games, result((0, 1), [0])])]).balance.wars is None


def test_random_bots_start_wars_in_13_days_and_each_of_them_is_counted() -> None:
    match = arena("13-days", ["random", "random"], 2)
    found = json.loads(json.dumps(Summary(match, run(Plan(match, range(1, 11), processes=1))).as_json()))
    wars = sum(ending["games"] for ending in found["endings"] if "war" in ending["reason"])
    balance = found["balance"]
    assert balance["wars"] == wars > 0
    assert balance["decided"] + balance["draws"] + balance["nobody"] == 20
    assert sum(seat["wins"] for seat in balance["seats"]) == balance["decided"]
    assert set(balance["seats"][0]) == {"wins", "share", "interval", "deals_interval"}


def test_a_mirror_match_gives_one_half_exactly_to_who_never_hesitates() -> None:
    match = arena("13-days", ["first", "first"], 2)
    first, again = Summary(match, run(Plan(match, whole_deals(20, 2), processes=1))).standings
    assert first.win_share == again.win_share
    assert first.deals_interval is not None
    assert first.deals_interval[0] <= 0.5


def test_a_mirror_match_of_four_gives_a_quarter_or_so() -> None:
    match = arena("13", ["random", "random"], 4)
    one, three = Summary(match, run(Plan(match, whole_deals(120, 4), processes=1))).standings
    assert one.interval[0] < 0.25 < one.interval[1]
    assert one.won + three.won == pytest.approx(120)


def test_greedy_beats_random_at_13_and_is_rated_above_it() -> None:
    match = ladder("13", ["random", "greedy"], 3)
    summary = Summary(match, run(Plan(match, whole_deals(6, 3), processes=1)))
    random, greedy = summary.standings
    assert greedy.interval[0] > 1 / 3 > random.interval[1]
    assert summary.ratings()[1].interval[0] > summary.ratings()[0].interval[1]
    assert summary.games == 12


def test_json_has_the_shares_of_every_bot() -> None:
    match = arena("13-days", ["first", "random", "first"], 2)
    found = json.loads(json.dumps(Summary(match, run(Plan(match, range(1, 3), processes=1))).as_json()))
    assert (found["game"], found["games"], found["deals"], found["seats"]) == ("13-days", 12, 6, 2)
    assert list(found["bots"]) == ["first", "random", "first#2"]
    assert found["bots"]["first#2"]["spec"] == "first"
    assert all(bot["games"] == 8 for bot in found["bots"].values())
    low, high = found["bots"]["random"]["interval"]
    assert 0 <= low <= found["bots"]["random"]["win_share"] <= high <= 1
    assert set(found["bots"]["random"]["time_per_move"]) == {"moves", "mean", "p99", "max"}
    assert sum(ending["games"] for ending in found["endings"]) == 12
    assert found["tables"] == [["first", "random"], ["first", "first#2"], ["random", "first#2"]]
