"""How the bench measures on a machine that is never quiet.

A machine that others use too changes its speed by half within seconds: who is measured one after the other
is measured in different weather. So everything is measured in slices of a hundredth of a second, in rounds:
in every round each probe has one slice, next to those that it is compared with, and every other round goes
backwards.

- The clock is the processor time of this thread, where the system counts it finely enough. On a machine of
  two cores that others used too, the median of 60 slices of one and the same thing varied from run to run
  by 26 % on the wall's clock and by 5 % on this one; with two more processes that wanted the cores, by 24 %
  and 13 %.
- A ratio is the median of the rounds' ratios, for both sides of a round had the same weather: it varied by
  2 %, and by 3 % on the busier machine; the ratio of the two medians by 2.5 % and 5 %.
- A figure is the median of its slices. The best slice would be steadier, but it is that of the easiest
  position: positions take turns, and some are faster than others. The mean follows every hiccup.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

ROUNDS: Final = 120
SLICE: Final = 0.01
"""Seconds that a slice lasts, more or less."""

Work = Callable[[int, int], tuple[float, ...]]
"""Does so much work (games, clones), from this seed; what was done, once for each figure."""


@dataclass(frozen=True)
class Probe:
    """What can be measured of a subject. A figure that ends in `_ns` is time for one, others are rates."""

    subject: str
    figures: tuple[str, ...]
    work: Work


@dataclass(frozen=True)
class Spread:
    """The median of many slices, and the quartiles around it."""

    low: float
    median: float
    high: float

    @property
    def percent(self) -> float:
        """Half of the slices lie about so near to the median."""
        return 50 * (self.high - self.low) / self.median


def spread(values: Sequence[float]) -> Spread:
    """
    >>> spread([5.0, 1.0, 3.0, 2.0, 4.0])
    Spread(low=2.0, median=3.0, high=4.0)
    """
    if len(values) == 1:
        return Spread(values[0], values[0], values[0])
    low, median, high = statistics.quantiles(values, n=4, method="inclusive")
    return Spread(low, median, high)


class Measured:
    """All slices of a run."""

    def __init__(self) -> None:
        self.slices: dict[tuple[str, str], list[float]] = {}
        """By subject and figure, one value a round."""

    def add(self, probe: Probe, done: Sequence[float], seconds: float) -> None:
        for figure, amount in zip(probe.figures, done, strict=True):
            value = seconds / amount * 1e9 if figure.endswith("_ns") else amount / seconds
            self.slices.setdefault((probe.subject, figure), []).append(value)

    def of(self, subject: str, figure: str) -> Spread:
        return spread(self.slices[subject, figure])

    def ratio(self, subject: str, figure: str, other: str, others_figure: str) -> Spread:
        """How many times the other's figure this one is, round by round."""
        pairs = zip(self.slices[subject, figure], self.slices[other, others_figure], strict=True)
        return spread([ours / theirs for ours, theirs in pairs])


def finest_clock() -> Callable[[], float]:
    """The thread's processor time; on a system that counts it in large ticks, the time on the wall."""
    if hasattr(time, "thread_time") and time.get_clock_info("thread_time").resolution <= 1e-6:
        return time.thread_time
    return time.perf_counter


def calibrated(probe: Probe, seconds: float, clock: Callable[[], float]) -> int:
    """How much work fills a slice. What is slow (an uncompiled engine) gets less, but never none."""
    size = 1
    while True:
        began = clock()
        probe.work(size, 0)
        taken = clock() - began
        if taken >= seconds / 4:
            return max(1, round(size * seconds / taken))
        size *= 2


def measure(
    probes: Sequence[Probe],
    rounds: int = ROUNDS,
    seconds: float = SLICE,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Measured:
    """Measure all probes in rounds. Probes that are to be compared should stand next to each other."""
    clock = finest_clock()
    sizes = [calibrated(probe, seconds, clock) for probe in probes]
    measured = Measured()
    order = list(zip(probes, sizes, strict=True))
    for number in range(rounds):
        for probe, size in order:
            began = clock()
            done = probe.work(size, number)
            measured.add(probe, done, clock() - began)
        order.reverse()
        progress(number + 1, rounds)
    return measured
