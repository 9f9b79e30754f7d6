"""What is measured of a server under load."""

from __future__ import annotations

import math
import statistics
from dataclasses import dataclass, field

from redphone.bench.slices import Spread, spread


@dataclass
class Side:
    """What was measured of one server."""

    rates: list[float] = field(default_factory=list)
    """Moves a second, one value a round."""
    waits: list[float] = field(default_factory=list)
    """The seconds that each move took."""
    sizes: list[float] = field(default_factory=list)
    """The bytes of a move's messages to both players, one mean a round."""
    shares: list[float] = field(default_factory=list)
    """Of a processor, that the client took in each round."""
    table_bytes: float = math.nan
    """Of the server's memory, for a table in the middle of its game, without its sockets."""
    socket_bytes: float = math.nan
    """Of the server's memory, for a socket at which nothing happens."""

    @property
    def rate(self) -> Spread:
        return spread(self.rates)

    @property
    def size(self) -> float:
        return statistics.median(self.sizes)

    @property
    def share(self) -> float:
        return statistics.median(self.shares)

    def wait(self, percent: int) -> float:
        """So many in a hundred moves took no longer, in milliseconds.

        >>> side = Side(waits=[0.001 * k for k in range(101)])
        >>> round(side.wait(50)), round(side.wait(99))
        (50, 99)
        """
        return 1000 * statistics.quantiles(self.waits, n=100, method="inclusive")[percent - 1]

    def as_dict(self) -> dict[str, float | None]:
        return {
            "moves_per_s": round(self.rate.median, 1),
            "p50_ms": round(self.wait(50), 2),
            "p99_ms": round(self.wait(99), 2),
            "bytes_per_move": round(self.size),
            "client_share": round(self.share, 2),
            "table_bytes": known(self.table_bytes),
            "socket_bytes": known(self.socket_bytes),
        }


def known(value: float) -> float | None:
    """A number as JSON can have it."""
    return None if math.isnan(value) else round(value)


@dataclass(frozen=True)
class Load:
    tables: int
    ours: Side
    theirs: Side

    @property
    def ratio(self) -> Spread:
        """How many times theirs ours is, round by round."""
        pairs = zip(self.ours.rates, self.theirs.rates, strict=True)
        return spread([mine / other for mine, other in pairs])

    def as_dict(self) -> dict[str, object]:
        return {
            "tables": self.tables,
            "redphone": self.ours.as_dict(),
            "boardgame.io": self.theirs.as_dict(),
            "ratio": round(self.ratio.median, 2),
        }
