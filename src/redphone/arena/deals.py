"""A game, and the games of a deal."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from redphone.arena.luck import Luck, seeded
from redphone.arena.tables import Match, rotated
from redphone.bots import bot
from redphone.core.events import Event
from redphone.core.layout import CHANCE, OVER
from redphone.core.play import Play
from redphone.core.records import Line, Record

STEP: Final = math.log(1.005)
"""Times of moves are counted in classes of half a percent."""
LOOK: Final = 0.05
"""Seconds between two looks at whether to go on."""


class Stopped(Exception):
    """Somebody has had enough: the game is left as it is."""


@dataclass
class Times:
    """How long moves took, in seconds. A move without a choice is none."""

    moves: int = 0
    total: float = 0.0
    longest: float = 0.0
    classes: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.classes[round(math.log(max(seconds, 1e-7)) / STEP)] += 1

    def merge(self, other: Times) -> None:
        self.moves += other.moves
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.classes.update(other.classes)

    @property
    def mean(self) -> float:
        return self.total / self.moves if self.moves else 0.0

    def percentile(self, share: float) -> float:
        """The time that this share of the moves did not take longer than, to half a percent.

        >>> times = Times()
        >>> for milliseconds in range(1, 101):
        ...     times.add(milliseconds / 1000)
        >>> round(times.percentile(0.5), 3), round(times.percentile(0.99), 3)
        (0.05, 0.099)
        """
        left = share * self.moves
        for at in sorted(self.classes):
            left -= self.classes[at]
            if left <= 1e-9:
                return min(math.exp(STEP * at), self.longest)
        return self.longest

    def as_json(self) -> list[object]:
        classes = {str(at): n for at, n in sorted(self.classes.items())}
        return [self.moves, round(self.total, 7), round(self.longest, 7), classes]

    @staticmethod
    def of_json(found: Any) -> Times:
        moves, total, longest, classes = found
        return Times(moves, total, longest, Counter({int(at): n for at, n in classes.items()}))


@dataclass
class Result:
    """How one game of a deal went."""

    bots: tuple[int, ...]
    """Who sat where."""
    scores: list[int]
    winners: list[int]
    """Seats."""
    reason: str
    length: int
    """The decisions of the players, chance left out."""
    times: list[Times]
    ruined: list[int] | None = None
    """The seats that lost by their own doing (nuclear war); None: played by an older version, which did not
    keep it.
    """

    def share(self, bot: int) -> float:
        """What all seats of a bot have won: of a shared victory a part, of a game without winner nothing."""
        won = sum(1 for seat in self.winners if self.bots[seat] == bot)
        return won / len(self.winners) if self.winners else 0.0

    def as_json(self) -> dict[str, object]:
        return {
            "bots": list(self.bots),
            "scores": self.scores,
            "winners": self.winners,
            "reason": self.reason,
            "length": self.length,
            "times": [times.as_json() for times in self.times],
            "ruined": self.ruined,
        }

    @staticmethod
    def of_json(found: Any) -> Result:
        times = [Times.of_json(one) for one in found["times"]]
        bots = tuple(found["bots"])
        ruined = found.get("ruined")
        return Result(
            bots, found["scores"], found["winners"], found["reason"], found["length"], times, ruined
        )


@dataclass
class Deal:
    """The games of a deal, in the order of the rotations."""

    table: int
    """Which of the match's tables, from 0."""
    number: int
    """Which deal of that table, from 1."""
    games: list[Result]

    def as_json(self) -> dict[str, object]:
        return {
            "table": self.table,
            "deal": self.number,
            "games": [result.as_json() for result in self.games],
        }

    @staticmethod
    def of_json(found: Any) -> Deal:
        return Deal(found["table"], found["deal"], [Result.of_json(one) for one in found["games"]])


def go_on() -> None:
    """Nobody has had enough."""


def play_game(
    match: Match, table: int, deal: int, turn: int, look: Callable[[], None] = go_on
) -> tuple[Result, Play]:
    """One game: of this table, of this deal (from 1), in this rotation (from 0).

    Chance depends on the seed and the deal alone; a bot's generator on the game of the deal and on its seat,
    too. `look` is called now and then, and may raise Stopped.
    """
    sitting = rotated(match.tables[table], turn)
    play = Play(match.game(), match.seats, match.options)
    luck = Luck(f"{match.seed} luck of deal {deal}")
    # New bots for every game: none may carry over what it has learned in another.
    bots = [bot(match.bots[number]) for number in sitting]
    rngs = [seeded(match.seed, "deal", deal, "game", turn, "seat", seat) for seat in range(match.seats)]
    seen: list[list[Event]] = [play.seen(seat) for seat in range(match.seats)]
    times = [Times() for _ in sitting]
    length = 0
    looked = perf_counter()
    while (actor := play.state.actor) != OVER:
        if actor == CHANCE:
            events = play.apply(luck.choose(play.state))
        else:
            knowledge = play.state.known_to(actor)
            began = perf_counter()
            action = bots[actor].choose(knowledge, rngs[actor], seen[actor])
            took = perf_counter() - began
            if len(play.state.options()) > 1:
                times[actor].add(took)
            events = play.apply(action)
            length += 1
            if began - looked > LOOK:
                looked = began
                look()
        for event in events:
            for seat in range(match.seats):
                if event.is_for(seat):
                    seen[seat].append(event)
    outcome = play.state.outcome
    assert outcome is not None
    ruined = [seat for seat in range(match.seats) if play.state.book.is_ruined(play.state, seat)]
    result = Result(sitting, outcome.scores, outcome.winners, outcome.reason, length, times, ruined)
    return result, play


def play_deal(
    match: Match, table: int, deal: int, records: Path | None = None, look: Callable[[], None] = go_on
) -> Deal:
    """All games of a deal; with a folder, their records are written there."""
    games: list[Result] = []
    for turn in range(match.seats):
        result, play = play_game(match, table, deal, turn, look)
        if records is not None:
            signed(play.record, [match.labels[bot] for bot in result.bots]).save(
                records / record_name(match, table, deal, turn)
            )
        games.append(result)
    return Deal(table, deal, games)


def record_name(match: Match, table: int, deal: int, turn: int) -> str:
    """The file of a game's record, all counted from 1.

    >>> from redphone.arena.tables import arena
    >>> record_name(arena("13-days", ["greedy", "random"], 2, seed=7), 0, 12, 1)
    '13-days-seed7-deal12-game2.record'
    """
    at = f"-table{table + 1}" if len(match.tables) > 1 else ""
    return f"{match.slug}-seed{match.seed}{at}-deal{deal}-game{turn + 1}.record"


def signed(record: Record, names: list[str]) -> Record:
    """The record with the names of its players above the first action."""
    comments = [f"# {seat + 1} {name}" for seat, name in enumerate(names)]
    first, *rest = record.lines
    lines = [Line(first.seat, first.action, comments + first.comments, first.number), *rest]
    return Record(record.game, record.rules, record.options, record.seats, lines, record.result)
