"""The rounds, the calibration and the statistics, on a clock that the tests move."""

from __future__ import annotations

from itertools import pairwise

import pytest

from redphone.bench import slices
from redphone.bench.slices import Measured, Probe, calibrated, measure, spread


class Clock:
    """Time that passes only when a probe works."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def probe(self, subject: str, seconds_for_one: float, log: list[tuple[str, int]]) -> Probe:
        def work(size: int, seed: int) -> tuple[float, ...]:
            self.now += size * seconds_for_one
            log.append((subject, seed))
            return (size,)

        return Probe(subject, ("games_per_s",), work)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(slices, "finest_clock", lambda: clock)
    return clock


def test_a_rate_is_what_was_done_by_the_second_and_a_time_is_nanoseconds_for_one() -> None:
    measured = Measured()
    measured.add(Probe("13", ("games_per_s", "clone_ns"), lambda size, seed: ()), (50, 200), seconds=0.5)
    assert measured.of("13", "games_per_s").median == 100
    assert measured.of("13", "clone_ns").median == pytest.approx(2_500_000)


def test_a_ratio_is_taken_round_by_round_so_that_a_slow_machine_slows_both_sides() -> None:
    measured = Measured()
    ours = Probe("13", ("decisions_per_s",), lambda size, seed: ())
    theirs = Probe("peer", ("rollout_steps_per_s",), lambda size, seed: ())
    for slowness in (1.0, 7.0, 1.5, 3.0):
        measured.add(ours, (400,), slowness)
        measured.add(theirs, (100,), slowness)
    ratio = measured.ratio("13", "decisions_per_s", "peer", "rollout_steps_per_s")
    assert (ratio.low, ratio.median, ratio.high) == (4, 4, 4)
    assert measured.of("13", "decisions_per_s").percent > 0


def test_the_spread_of_a_single_slice_is_that_slice() -> None:
    assert spread([3.0]).percent == 0


def test_fast_and_slow_work_get_slices_of_the_same_length(clock: Clock) -> None:
    for seconds_for_one in (1e-7, 1e-4, 0.009):
        size = calibrated(clock.probe("13", seconds_for_one, []), 0.01, clock)
        assert size * seconds_for_one == pytest.approx(0.01, rel=0.15)


def test_work_that_is_longer_than_a_slice_is_still_done_once(clock: Clock) -> None:
    assert calibrated(clock.probe("13", 2.0, []), 0.01, clock) == 1


def test_each_round_measures_all_with_the_same_seed_and_every_other_one_backwards(clock: Clock) -> None:
    log: list[tuple[str, int]] = []
    probes = [clock.probe("13", 0.004, log), clock.probe("peer", 0.005, log)]
    told: list[tuple[int, int]] = []
    measured = measure(
        probes, rounds=3, seconds=0.01, progress=lambda done, total: told.append((done, total))
    )
    assert log[-6:] == [("13", 0), ("peer", 0), ("peer", 1), ("13", 1), ("13", 2), ("peer", 2)]
    assert told == [(1, 3), (2, 3), (3, 3)]
    assert measured.of("13", "games_per_s").median == pytest.approx(250)
    assert measured.of("peer", "games_per_s").median == pytest.approx(200)


def test_the_clock_goes_on_while_work_is_done_and_never_backwards() -> None:
    clock = slices.finest_clock()
    readings = []
    for _ in range(100):
        sum(range(10_000))
        readings.append(clock())
    assert all(earlier <= later for earlier, later in pairwise(readings))
    assert readings[0] < readings[-1]
