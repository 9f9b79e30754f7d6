"""Who plays whom: tables, and the games of a deal.

A table is a tuple of bots, one for each seat. A deal is one luck, played once for each rotation of the table:
as many games as there are seats, and every bot has had every seat with the same cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

import redphone
from redphone.core.book import OptionValue
from redphone.core.game import Game, game
from redphone.core.layout import MOST_SEATS

Table = tuple[int, ...]
"""For each seat the number of a bot, in the order in which the bots were named."""


def labels(specs: Sequence[str]) -> list[str]:
    """Names for bots, each of them once: who is named twice plays against itself.

    >>> labels(["greedy", "random", "greedy"])
    ['greedy', 'random', 'greedy#2']
    """
    return [
        spec if spec not in specs[:at] else f"{spec}#{1 + list(specs[:at]).count(spec)}"
        for at, spec in enumerate(specs)
    ]


def one_among(one: int, other: int, seats: int) -> Table:
    """One bot, and another one in all the other seats."""
    return (one, *[other] * (seats - 1))


def meetings(bots: int, seats: int) -> tuple[Table, ...]:
    """The tables of an arena: as many bots as seats sit down together; otherwise every two of them meet.

    Of two that meet, who was named first has one seat and the other one all the rest.

    >>> meetings(2, 2), meetings(3, 2)
    (((0, 1),), ((0, 1), (0, 2), (1, 2)))
    >>> meetings(2, 4), meetings(4, 4)
    (((0, 1, 1, 1),), ((0, 1, 2, 3),))
    """
    if bots == seats:
        return (tuple(range(bots)),)
    return tuple(one_among(one, other, seats) for other in range(bots) for one in range(other))


def all_pairs(bots: int, seats: int) -> tuple[Table, ...]:
    """The tables of a ladder: every two meet, and with more than two seats both ways.

    >>> all_pairs(3, 2)
    ((0, 1), (0, 2), (1, 2))
    >>> all_pairs(2, 4)
    ((0, 1, 1, 1), (1, 0, 0, 0))
    """
    out: list[Table] = []
    for other in range(bots):
        for one in range(other):
            out.append(one_among(one, other, seats))
            if seats > 2:
                out.append(one_among(other, one, seats))
    return tuple(out)


def rotated(table: Table, by: int) -> Table:
    """The table of a deal's game, counted from 0: everybody moves on by a seat from one game to the next.

    >>> [rotated((0, 1, 1), by) for by in range(3)]
    [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    """
    return tuple(table[(seat - by) % len(table)] for seat in range(len(table)))


@dataclass(frozen=True)
class Match:
    """What is played by whom: all that a game's course depends on, but for the number of the deal."""

    slug: str
    seats: int
    bots: tuple[str, ...]
    tables: tuple[Table, ...]
    seed: int = 1962
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    data: Mapping[str, str] = field(default_factory=dict)
    """The texts of data files that stand in the place of the game's own."""

    def __post_init__(self) -> None:
        if not 2 <= self.seats <= MOST_SEATS or any(len(table) != self.seats for table in self.tables):
            raise ValueError(f"these are not tables of {self.seats}: {self.tables}")
        if {bot for table in self.tables for bot in table} != set(range(len(self.bots))):
            raise ValueError(f"at these tables not everybody plays: {self.bots}, {self.tables}")

    def game(self) -> Game:
        return _game(self.slug, tuple(self.data.items()))

    @property
    def labels(self) -> list[str]:
        return labels(self.bots)

    def header(self) -> dict[str, object]:
        """What must be the same for two runs to be one: the first line of a saved run."""
        played = self.game()
        book = played.book(self.options)
        return {
            # Other versions may have other bots by the same names.
            "redphone": redphone.__version__,
            "game": self.slug,
            "rules": book.version,
            "data": played.data_hash,
            "options": {name: played.options[name].text(value) for name, value in book.options.items()},
            "seats": self.seats,
            "bots": list(self.bots),
            "tables": [list(table) for table in self.tables],
            "seed": self.seed,
        }


@cache
def _game(slug: str, data: tuple[tuple[str, str], ...]) -> Game:
    # Reading the data files takes as long as playing a game.
    return game(slug).with_data(dict(data))


def arena(
    slug: str,
    bots: Sequence[str],
    seats: int,
    seed: int = 1962,
    options: Mapping[str, OptionValue] | None = None,
    data: Mapping[str, str] | None = None,
) -> Match:
    """The match that `redphone arena` plays."""
    return Match(slug, seats, tuple(bots), meetings(len(bots), seats), seed, options or {}, data or {})


def ladder(
    slug: str,
    bots: Sequence[str],
    seats: int,
    seed: int = 1962,
    options: Mapping[str, OptionValue] | None = None,
    data: Mapping[str, str] | None = None,
) -> Match:
    """The match that `redphone ladder` plays."""
    return Match(slug, seats, tuple(bots), all_pairs(len(bots), seats), seed, options or {}, data or {})
