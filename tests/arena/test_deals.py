"""Games and deals: reproducible, with their records and times."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import redphone
from redphone.arena import Deal, Match, Result, Times, arena, play_deal, play_game
from redphone.arena.deals import Stopped, signed

DAYS = arena("13-days", ["first", "random"], 2)
THIRTEEN = arena("13", ["random", "first", "random"], 3, options={"open_piles": True})


def course(match: Match, table: int, deal: int, turn: int) -> str:
    return play_game(match, table, deal, turn)[1].record.write()


@pytest.mark.parametrize("match", [DAYS, THIRTEEN], ids=["13-days", "13"])
def test_a_game_of_a_run_can_be_played_again(match: Match) -> None:
    once = course(match, 0, 3, 1)
    assert course(match, 0, 3, 1) == once
    assert course(match, 0, 4, 1) != once
    assert course(match, 0, 3, 0) != once


def test_the_games_of_a_deal_have_the_same_luck_and_other_seats() -> None:
    games = [play_game(THIRTEEN, 0, 1, turn) for turn in range(3)]
    deals = [[move.action.text for move in play.moves if move.seat == redphone.CHANCE] for _, play in games]
    assert deals[0] == deals[1] == deals[2]
    assert [result.bots for result, _ in games] == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


def test_a_bot_has_another_generator_in_every_game_and_seat() -> None:
    match = arena("13", ["random", "random", "random"], 3)
    plays = [play_game(match, 0, 1, turn)[1] for turn in range(2)]
    # With the same cards, and the same player in every seat, only their generators differ.
    texts = [[move.action.text for move in play.moves] for play in plays]
    assert texts[0] != texts[1]


def test_a_result_says_who_won_and_how_long_it_took() -> None:
    result, play = play_game(DAYS, 0, 1, 0)
    outcome = play.state.outcome
    assert outcome is not None
    assert (result.scores, result.winners, result.reason) == (outcome.scores, outcome.winners, outcome.reason)
    assert result.length == sum(1 for move in play.moves if move.seat >= 0)
    assert 0 < sum(times.moves for times in result.times) <= result.length
    for times in result.times:
        assert 0 < times.mean <= times.longest
        assert times.percentile(0.5) <= times.percentile(0.99) <= times.longest


def test_shared_victories_are_divided_and_a_game_without_winner_counts_for_nobody() -> None:
    def shares(winners: list[int]) -> list[float]:
        result = Result((0, 1, 1, 2), [0, 0, 0, 0], winners, "", 0, [])
        return [result.share(bot) for bot in range(3)]

    assert shares([3]) == [0, 0, 1]
    assert shares([0, 1]) == [0.5, 0.5, 0]
    assert shares([1, 2]) == [0, 1, 0]
    assert shares([0, 1, 2, 3]) == [0.25, 0.5, 0.25]
    assert shares([]) == [0, 0, 0]


def test_every_game_of_a_deal_is_written_as_a_record_that_replays(tmp_path: Path) -> None:
    deal = play_deal(DAYS, 0, 2, tmp_path)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [
        "13-days-seed1962-deal2-game1.record",
        "13-days-seed1962-deal2-game2.record",
    ]
    for file, result in zip(files, deal.games, strict=True):
        record = redphone.Record.read(file)
        names = [f"# {seat + 1} {DAYS.labels[bot]}" for seat, bot in enumerate(result.bots)]
        assert record.lines[0].comments == names
        outcome = record.check().state.outcome
        assert outcome is not None
        assert (outcome.scores, outcome.winners) == (result.scores, result.winners)


def test_a_signed_record_is_the_same_game() -> None:
    record = play_game(DAYS, 0, 1, 0)[1].record
    lines = signed(record, ["Ana", "Luc"]).write().splitlines()
    assert [line for line in lines if line.startswith("#")] == ["# 1 Ana", "# 2 Luc"]
    assert [line for line in lines if not line.startswith("#")] == record.write().splitlines()


def test_a_deal_comes_back_from_json_as_it_was() -> None:
    deal = play_deal(DAYS, 0, 1)
    again = Deal.of_json(json.loads(json.dumps(deal.as_json())))
    for one, other in zip(deal.games, again.games, strict=True):
        assert (one.bots, one.scores, one.winners, one.reason, one.length) == (
            other.bots,
            other.scores,
            other.winners,
            other.reason,
            other.length,
        )
        for times, others in zip(one.times, other.times, strict=True):
            assert (times.moves, times.classes) == (others.moves, others.classes)
            assert others.total == pytest.approx(times.total, abs=1e-6)


def test_percentiles_are_right_to_half_a_percent() -> None:
    times = Times()
    for n in range(1, 1001):
        times.add(n / 100)
    assert times.percentile(0.99) == pytest.approx(9.9, rel=0.005)
    assert times.percentile(0.5) == pytest.approx(5.0, rel=0.005)
    assert times.mean == pytest.approx(5.005)
    both = Times()
    both.merge(times)
    both.add(100.0)
    assert (both.moves, both.longest) == (1001, 100.0)
    assert Times().percentile(0.99) == Times().mean == 0.0


def test_a_game_is_left_when_somebody_has_had_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("redphone.arena.deals.LOOK", -1.0)

    def enough() -> None:
        raise Stopped

    with pytest.raises(Stopped):
        play_game(DAYS, 0, 1, 0, enough)
