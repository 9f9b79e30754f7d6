"""What a run of the checks has done, and what it found."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from redphone.conformance.undo import OFFERED, WITHHELD
from redphone.core.records import Record


@dataclass(frozen=True)
class Failure:
    """What failed, and the simplest game found in which it fails."""

    check: str
    message: str
    game: str
    seats: int
    seed: int
    text: str
    """The record of the game up to where it fails."""
    path: Path | None
    """The file that it was written to."""

    @property
    def record(self) -> Record:
        return Record.parse(self.text)

    def __str__(self) -> str:
        where = self.text if self.path is None else f"the record is {self.path}"
        return f"{self.game} with {self.seats} seats, seed {self.seed}: {self.check}\n{self.message}\n{where}"


@dataclass
class Report:
    """The figures of a run."""

    game: str
    seats: int
    seed: int
    games: int = 0
    """How many were begun; the last one was left where the run was done."""
    decisions: int = 0
    """Each of them went through every structural check before it was made."""
    positions: int = 0
    """Each of them went through the blindfold test for every place, and through the limits of undo."""
    counts: Counter[str] = field(default_factory=Counter)
    """How often each check ran, by its name, and a few figures besides."""
    seconds: float = 0.0
    failure: Failure | None = None

    @property
    def undo_offered(self) -> int:
        """Of the acts of seats at those positions, how many could be taken back."""
        return self.counts[OFFERED]

    @property
    def undo_withheld(self) -> int:
        return self.counts[WITHHELD]

    def __str__(self) -> str:
        acts = self.undo_offered + self.undo_withheld
        done = (
            f"{self.game} with {self.seats} seats: {self.games:,} games, "
            f"{self.decisions:,} decisions through every structural check, "
            f"{self.positions:,} positions through the blindfold, undo offered after "
            f"{self.undo_offered:,} of {acts:,} acts, {self.seconds:.0f} s"
        )
        return done if self.failure is None else f"{done}\n{self.failure}"
