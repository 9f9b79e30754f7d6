"""How often somebody may do something: buckets that fill with time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from redphone.server.errors import Refused
from redphone.server.settings import Rate

MOST_KEYS: Final = 50_000


class Limiter:
    """A bucket for each key. A full one need not be kept."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._rate: Final = rate
        self._clock: Final = clock
        self._buckets: Final[dict[str, tuple[float, float]]] = {}
        """What was left, and when."""

    def wait(self, key: str) -> float:
        """Take one; 0, or the seconds until there is one."""
        now = self._clock()
        full = float(self._rate.at_once)
        left, then = self._buckets.get(key, (full, now))
        left = min(full, left + (now - then) * self._rate.each_second)
        if left < 1:
            return (1 - left) / self._rate.each_second
        if len(self._buckets) >= MOST_KEYS and key not in self._buckets:
            self._forget(now)
        self._buckets[key] = (left - 1, now)
        return 0

    def take(self, key: str) -> None:
        wait = self.wait(key)
        if wait:
            raise Refused(429, "error-too-fast", seconds=max(1, round(wait)))

    def _forget(self, now: float) -> None:
        """Full buckets go; if there are too many others, so does the half that was used least lately."""
        rate = self._rate
        for key, (left, then) in list(self._buckets.items()):
            if left + (now - then) * rate.each_second >= rate.at_once:
                del self._buckets[key]
        oldest = sorted(self._buckets, key=lambda key: self._buckets[key][1])
        for key in oldest[: max(0, len(oldest) - MOST_KEYS // 2)]:
            del self._buckets[key]
