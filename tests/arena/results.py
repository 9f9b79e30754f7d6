"""Results of games that nobody has played."""

from __future__ import annotations

from redphone.arena import Deal, Match, Result, Times
from redphone.arena.tables import rotated


def result(
    bots: tuple[int, ...], winners: list[int], reason: str = "reason-most", ruined: list[int] | None = None
) -> Result:
    """A game that was won by these seats: a point for each of them."""
    scores = [1 if seat in winners else 0 for seat in range(len(bots))]
    return Result(bots, scores, winners, reason, 10, [Times() for _ in bots], ruined)


def deal(match: Match, number: int, winners: list[list[int]], table: int = 0) -> Deal:
    """A deal in whose games these seats have won."""
    games = [result(rotated(match.tables[table], turn), seats) for turn, seats in enumerate(winners)]
    return Deal(table, number, games)
