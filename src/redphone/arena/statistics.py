"""Shares, ratings and when to stop: the few formulas that the arena needs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Z: Final = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""
SCALE: Final = 400 / math.log(10)
"""Elo points for one natural logarithm of odds."""

Interval = tuple[float, float]


def wilson(wins: float, games: float) -> Interval:
    """The 95 % interval of a share of independent games. Shared victories count as fractions.

    >>> [round(end, 4) for end in wilson(60, 100)]
    [0.502, 0.6906]
    >>> wilson(0, 0)
    (0.0, 1.0)
    >>> wilson(0, 10)[0], wilson(10, 10)[1]
    (0.0, 1.0)
    """
    if games <= 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    middle = share + Z * Z / (2 * games)
    below = 1 + Z * Z / games
    low, high = (middle - spread) / below, (middle + spread) / below
    # What the formula gives at the ends differs from them by a rounding.
    return (0.0 if wins <= 0 else low), (1.0 if wins >= games else high)


def mean_interval(values: Sequence[float]) -> Interval | None:
    """The 95 % interval of a mean, by the normal distribution; None for fewer than two values.

    >>> [round(end, 3) for end in mean_interval([0.5, 1.0, 0.5, 0.5, 1.0])]
    [0.46, 0.94]
    """
    n = len(values)
    if n < 2:
        return None
    mean = math.fsum(values) / n
    spread = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (n - 1) / n)
    return mean - Z * spread, mean + Z * spread


def elo(share: float, others: float = 1.0) -> float:
    """The Elo difference to the others of a bot that wins this share against so many others, all equal.

    One among `others` wins r / (r + others) of the games, where r = 10 ** (elo / 400). Two seats: the usual
    Elo.

    >>> round(elo(0.75)), round(elo(0.5)), round(elo(0.25, others=3))
    (191, 0, 0)
    >>> elo(1), elo(0)
    (inf, -inf)
    """
    if share <= 0:
        return -math.inf
    if share >= 1:
        return math.inf
    return SCALE * math.log(share / (1 - share) * others)


def expected(difference: float, others: float = 1.0) -> float:
    """The share that an Elo difference gives: the reverse of `elo`.

    >>> round(expected(191), 2), expected(0, others=3)
    (0.75, 0.25)
    """
    odds = math.exp(difference / SCALE)
    return odds / (odds + others)


LEAST_DEALS: Final = 16
"""A sequential test says nothing before: the variance of a handful of deals is no estimate."""
PRIOR_DEALS: Final = 4.0
"""So many deals of the variance of fair games are added, for those who win (or lose) every game."""


@dataclass
class Sprt:
    """Sequential test of two hypotheses on the Elo difference, `elo0` and `elo1`.

    The generalised test (GSPRT) with the normal approximation. An observation is a deal: the mean score of
    the first bot over the games of the deal. For two seats these are the five outcomes of a pair of games
    (pentanomial); what the two games of a pair share lowers the variance, and the test ends sooner.

    >>> test = Sprt(0, 50)
    >>> for score in 20 * [0.0, 0.5, 0.5, 1.0, 1.0]:
    ...     test.add(score)
    >>> test.accepted, round(test.llr, 1)
    (1, 3.3)
    """

    elo0: float
    elo1: float
    others: float = 1.0
    """How many others sit at the table."""
    games: int = 2
    """Games in a deal."""
    alpha: float = 0.05
    beta: float = 0.05
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, score: float) -> None:
        self.deals += 1
        self.total += score
        self.squares += score * score

    @property
    def bounds(self) -> Interval:
        """Below the first `elo0` is accepted, above the second `elo1`."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    @property
    def llr(self) -> float:
        """The logarithm of how much more likely the results are with `elo1` than with `elo0`."""
        if not self.deals:
            return 0.0
        mean = self.total / self.deals
        fair = 1 / (1 + self.others)
        prior = PRIOR_DEALS * fair * (1 - fair) / self.games
        spread = max(0.0, self.squares - self.deals * mean * mean)
        variance = (spread + prior) / (self.deals + PRIOR_DEALS)
        low, high = expected(self.elo0, self.others), expected(self.elo1, self.others)
        return self.deals * (high - low) * (2 * mean - low - high) / (2 * variance)

    @property
    def accepted(self) -> int | None:
        """Which hypothesis: 0, 1, or None as long as neither is."""
        if self.deals < LEAST_DEALS:
            return None
        low, high = self.bounds
        return 0 if self.llr <= low else 1 if self.llr >= high else None


@dataclass(frozen=True)
class Meeting:
    """What two bots have won of the games that they played at one kind of table."""

    one: int
    other: int
    won: float
    lost: float
    seats: tuple[int, int] = (1, 1)
    """How many seats each of them had."""


@dataclass(frozen=True)
class Rating:
    elo: float
    interval: Interval


def bradley_terry(players: int, meetings: Sequence[Meeting]) -> list[Rating]:
    """Ratings with 95 % intervals that explain the results best; their mean is 0.

    Who has m seats against n wins m·r / (m·r + n·s) of the games. Half a game with a fair result is added to
    each meeting, so that who wins all games has a rating too. Intervals are of independent games, by the
    information matrix.

    >>> [round(rating.elo) for rating in bradley_terry(2, [Meeting(0, 1, 75, 25)])]
    [95, -95]
    >>> a, b, c = bradley_terry(3, [Meeting(0, 1, 10, 0), Meeting(1, 2, 6, 4), Meeting(0, 2, 9, 1)])
    >>> a.elo > b.elo > c.elo, a.interval[0] < a.elo < a.interval[1]
    (True, True)
    """
    played = [_with_prior(meeting) for meeting in meetings]
    strength = [0.0] * players
    inverse: list[list[float]] = []
    for _ in range(200):
        slope = [0.0] * players
        # Only differences count, which leaves one direction free: this holds the mean where it is.
        curve = [[1.0] * players for _ in range(players)]
        for meeting in played:
            i, j = meeting.one, meeting.other
            m, n = meeting.seats
            share = 1 / (1 + n / m * math.exp(strength[j] - strength[i]))
            games = meeting.won + meeting.lost
            surplus, information = meeting.won - games * share, games * share * (1 - share)
            slope[i] += surplus
            slope[j] -= surplus
            curve[i][i] += information
            curve[j][j] += information
            curve[i][j] -= information
            curve[j][i] -= information
        inverse = inverted(curve)
        steps = [math.fsum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        # Far from the solution a whole step of Newton's can overshoot.
        scale = min(1.0, 1.0 / max(abs(step) for step in steps)) if any(steps) else 1.0
        strength = [now + scale * step for now, step in zip(strength, steps, strict=True)]
        if max(abs(step) for step in steps) < 1e-10:
            break
    mean = math.fsum(strength) / players
    out: list[Rating] = []
    for k, natural in enumerate(strength):
        rating = SCALE * (natural - mean)
        # The direction that was held contributes 1 / players² of its own: it is nobody's uncertainty.
        spread = Z * SCALE * math.sqrt(max(0.0, inverse[k][k] - 1 / players**2))
        out.append(Rating(rating, (rating - spread, rating + spread)))
    return out


def _with_prior(meeting: Meeting) -> Meeting:
    m, n = meeting.seats
    fair = m / (m + n)
    won, lost = meeting.won + fair / 2, meeting.lost + (1 - fair) / 2
    return Meeting(meeting.one, meeting.other, won, lost, meeting.seats)


def inverted(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a small matrix.

    >>> inverted([[2.0, 0.0], [1.0, 1.0]])
    [[0.5, 0.0], [-0.5, 1.0]]
    """
    n = len(matrix)
    rows = [[*row, *(1.0 if k == at else 0.0 for k in range(n))] for at, row in enumerate(matrix)]
    for at in range(n):
        pivot = max(range(at, n), key=lambda row: abs(rows[row][at]))
        if rows[pivot][at] == 0:
            raise ValueError("these bots have not all met each other, directly or through others")
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(n):
            if other != at and rows[other][at]:
                factor = rows[other][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[n:] for row in rows]
