"""What comes out of a run: for each bot its share, its Elo and its times; what each seat has won, and how the
games ended.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from redphone.arena.deals import Deal, Result, Times
from redphone.arena.statistics import (
    Interval,
    Meeting,
    Rating,
    Sprt,
    Z,
    bradley_terry,
    elo,
    mean_interval,
    wilson,
)
from redphone.arena.tables import Match

Pair = tuple[int, int]


@dataclass
class Standing:
    """One bot's games so far."""

    games: int = 0
    seats: int = 0
    """Its seats in all those games together."""
    others: int = 0
    """The seats of others in those games."""
    won: float = 0.0
    lost: float = 0.0
    """What the others have won. (A game that nobody wins is neither won nor lost.)"""
    points: int = 0
    lengths: int = 0
    deals: list[float] = field(default_factory=list)
    """Its share of each deal, for each of its seats."""
    times: Times = field(default_factory=Times)

    def add(self, deal: Deal, bot: int) -> None:
        before, seats = self.won, self.seats
        for result in deal.games:
            self._add(result, bot)
        self.deals.append((self.won - before) / (self.seats - seats))

    def _add(self, result: Result, bot: int) -> None:
        share = result.share(bot)
        self.games += 1
        self.won += share
        self.lost += 1 - share if result.winners else 0.0
        self.lengths += result.length
        for seat, number in enumerate(result.bots):
            if number == bot:
                self.seats += 1
                self.points += result.scores[seat]
                self.times.merge(result.times[seat])
            else:
                self.others += 1

    @property
    def win_share(self) -> float:
        """For each of its seats: the fair share is one by the number of seats at the table."""
        return self.won / self.seats if self.seats else 0.0

    @property
    def fair_share(self) -> float:
        return self.games / (self.seats + self.others) if self.games else 0.0

    @property
    def interval(self) -> Interval:
        """Wilson's, on games: the interval of what its seats win together, divided among them."""
        low, high = wilson(self.won, self.games)
        each = self.seats / self.games if self.games else 1.0
        return low / each, high / each

    @property
    def deals_interval(self) -> Interval | None:
        """On deals, whose games are not independent of each other."""
        return mean_interval(self.deals)

    @property
    def elo(self) -> float | None:
        return self._elo(self.won / (self.won + self.lost)) if self.won + self.lost else None

    @property
    def elo_interval(self) -> tuple[float | None, float | None]:
        low, high = wilson(self.won, self.won + self.lost)
        return self._elo(low), self._elo(high)

    def _elo(self, share: float) -> float | None:
        """To the others at its tables. None: without bound."""
        found = elo(share, self.others / self.seats)
        return found if math.isfinite(found) else None

    def as_json(self, spec: str) -> dict[str, object]:
        return {
            "spec": spec,
            "games": self.games,
            "seats": self.seats,
            "wins": self.won,
            "win_share": self.win_share,
            "interval": list(self.interval),
            "deals_interval": None if self.deals_interval is None else list(self.deals_interval),
            "fair_share": self.fair_share,
            "elo": self.elo,
            "elo_interval": list(self.elo_interval),
            "mean_score": self.points / self.seats if self.seats else None,
            "mean_length": self.lengths / self.games if self.games else None,
            "time_per_move": {
                "moves": self.times.moves,
                "mean": self.times.mean,
                "p99": self.times.percentile(0.99),
                "max": self.times.longest,
            },
        }


class Balance:
    """What each seat has won, whoever sat there. Where equals play, it says whether a side is better off."""

    def __init__(self, seats: int) -> None:
        self.wins: Final = [0.0] * seats
        """Of the decided games; of a victory that some of the seats share, a part for each of them."""
        self.decided = 0
        """Games that some have won and others have lost."""
        self.draws = 0
        """Games that everybody has won."""
        self.nobody = 0
        """Games that nobody has won."""
        self.wars: int | None = 0
        """Games that somebody has lost by nuclear war; None: not all of them say."""
        self.deals = 0
        self._squares: Final = [[0.0, 0.0, 0.0] for _ in range(seats)]
        """Sums over deals, for each seat: the square of what it won, that times the decided, their square."""

    def add(self, deal: Deal) -> None:
        decided, wins = self.decided, list(self.wins)
        for result in deal.games:
            self._add(result)
        self.deals += 1
        more = self.decided - decided
        for before, now, squares in zip(wins, self.wins, self._squares, strict=True):
            won = now - before
            for k, product in enumerate((won * won, won * more, more * more)):
                squares[k] += product

    def _add(self, result: Result) -> None:
        if result.ruined is None:
            self.wars = None
        elif self.wars is not None and result.ruined:
            self.wars += 1
        if not result.winners:
            self.nobody += 1
        elif len(result.winners) == len(self.wins):
            self.draws += 1
        else:
            self.decided += 1
            for seat in result.winners:
                self.wins[seat] += 1 / len(result.winners)

    def share(self, seat: int) -> float:
        return self.wins[seat] / self.decided if self.decided else 0.0

    def interval(self, seat: int) -> Interval:
        """Wilson's, on decided games."""
        return wilson(self.wins[seat], self.decided)

    def deals_interval(self, seat: int) -> Interval | None:
        """On deals: their games have the same cards, and these may be good for the same seat in all of them.
        None for fewer than two deals.
        """
        if self.deals < 2 or not self.decided:
            return None
        share = self.share(seat)
        won, both, decided = self._squares[seat]
        spread = max(0.0, won - 2 * share * both + share * share * decided) * self.deals / (self.deals - 1)
        half = Z * math.sqrt(spread) / self.decided
        return max(0.0, share - half), min(1.0, share + half)

    def as_json(self) -> dict[str, object]:
        seats: list[dict[str, object]] = []
        for seat, wins in enumerate(self.wins):
            low_high, by_deals = self.interval(seat), self.deals_interval(seat)
            seats.append(
                {
                    "wins": wins,
                    "share": self.share(seat),
                    "interval": list(low_high),
                    "deals_interval": None if by_deals is None else list(by_deals),
                }
            )
        return {
            "seats": seats,
            "decided": self.decided,
            "draws": self.draws,
            "nobody": self.nobody,
            "wars": self.wars,
        }


@dataclass(frozen=True)
class Ending:
    """A way in which games ended: why, which bots won, and which of them have no part in the victory."""

    reason: str
    winners: tuple[int, ...]
    losers: tuple[int, ...]


class Summary:
    """Sums up deals, one after the other."""

    def __init__(self, match: Match, deals: Iterable[Deal] = ()) -> None:
        self.match: Final = match
        self.labels: Final = match.labels
        self.standings: Final = [Standing() for _ in match.bots]
        self.endings: Final[Counter[Ending]] = Counter()
        self.balance: Final = Balance(match.seats)
        self.deals = 0
        self.games = 0
        self.lengths = 0
        self._meetings: Final[dict[tuple[Pair, Pair], tuple[float, float]]] = {}
        """What two bots have won of each other, by who they are and how many seats each of them had."""
        for deal in deals:
            self.add(deal)

    def add(self, deal: Deal) -> None:
        self.deals += 1
        self.games += len(deal.games)
        for bot in sorted(set(self.match.tables[deal.table])):
            self.standings[bot].add(deal, bot)
        self.balance.add(deal)
        for result in deal.games:
            self.lengths += result.length
            winners = sorted({result.bots[seat] for seat in result.winners})
            losers = sorted(set(result.bots) - set(winners))
            self.endings[Ending(result.reason, tuple(winners), tuple(losers))] += 1
            self._meet(result)

    def _meet(self, result: Result) -> None:
        bots = sorted(set(result.bots))
        if len(bots) == 2:
            one, other = bots
            key = ((one, other), (result.bots.count(one), result.bots.count(other)))
            won, lost = self._meetings.get(key, (0.0, 0.0))
            self._meetings[key] = won + result.share(one), lost + result.share(other)

    def ratings(self) -> list[Rating]:
        """The bots' ratings by all games in which two of them met."""
        met = [
            Meeting(one, other, won, lost, seats)
            for ((one, other), seats), (won, lost) in self._meetings.items()
        ]
        return bradley_terry(len(self.match.bots), met)

    def ways(self) -> list[tuple[Ending, int]]:
        """How games ended, the most frequent first."""
        return sorted(self.endings.items(), key=lambda item: (-item[1], item[0].reason, item[0].winners))

    def as_json(self, sprt: Sprt | None = None, ratings: bool = False) -> dict[str, object]:
        header = self.match.header()
        out: dict[str, object] = {
            **{key: header[key] for key in ("game", "rules", "options", "seats", "seed")},
            "tables": [[self.labels[bot] for bot in table] for table in self.match.tables],
            "deals": self.deals,
            "games": self.games,
            "mean_length": self.lengths / self.games if self.games else None,
        }
        bots: dict[str, dict[str, object]] = {}
        for label, spec, standing in zip(self.labels, self.match.bots, self.standings, strict=True):
            bots[label] = standing.as_json(spec)
        if ratings:
            for label, rating in zip(self.labels, self.ratings(), strict=True):
                bots[label] |= {"rating": rating.elo, "rating_interval": list(rating.interval)}
        out["bots"] = bots
        out["balance"] = self.balance.as_json()
        out["endings"] = [
            {
                "reason": ending.reason,
                "winners": [self.labels[bot] for bot in ending.winners],
                "losers": [self.labels[bot] for bot in ending.losers],
                "games": count,
            }
            for ending, count in self.ways()
        ]
        if sprt is not None:
            out["sprt"] = {
                "elo0": sprt.elo0,
                "elo1": sprt.elo1,
                "llr": sprt.llr,
                "bounds": list(sprt.bounds),
                "deals": sprt.deals,
                "accepted": None if sprt.accepted is None else f"elo{sprt.accepted}",
            }
        return out
