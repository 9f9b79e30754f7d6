"""What a run of the bench shows: a table for people, JSON for programs, a row for bench/results.md."""

from __future__ import annotations

import datetime
import math
import os
import platform
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

import redphone
from redphone.bench import ours, peers
from redphone.bench.load import Load
from redphone.bench.load.figures import Side
from redphone.bench.slices import Measured, Spread

NOTHING: Final = "–"


@dataclass(frozen=True)
class Comparison:
    """A figure of ours beside one of hearts'."""

    name: str
    ours: str
    theirs: str
    at_least: bool

    def met(self, ratio: float, target: float) -> bool:
        return ratio >= target if self.at_least else ratio <= target

    def promise(self, target: float) -> str:
        return f"{'≥' if self.at_least else '≤'} {target:g} ×"


COMPARISONS: Final = (
    Comparison("random play inside", "decisions_per_s", "rollout_steps_per_s", at_least=True),
    Comparison("clone from Python", "python_clone_ns", "python_clone_ns", at_least=False),
    Comparison("play from Python", "python_decisions_per_s", "python_steps_per_s", at_least=True),
    Comparison("search", "search_iterations_per_s", "ismcts_simulations_per_s", at_least=True),
)
DAYS: Final = {"random play inside": 2.0, "clone from Python": 0.6, "play from Python": 1.0, "search": 2.0}
PROMISED: Final = {
    "13": {"random play inside": 3.0, "clone from Python": 0.6, "play from Python": 1.0, "search": 4.0},
    "13-days": DAYS,
    "13-minutes": DAYS,
    "defcon": {"random play inside": 0.25, "clone from Python": 1.0, "play from Python": 0.5, "search": 0.25},
}
"""What each game must reach in these comparisons, as a multiple of hearts."""
LOAD: Final = Comparison("moves/s", "redphone", "boardgame.io", at_least=True)
LOAD_PROMISED: Final = 1.5


@dataclass(frozen=True)
class Report:
    """A finished run."""

    measured: Measured
    games: list[str]
    others: list[str]
    """The peers; empty if they were not asked for."""
    load: Load | None = None

    def as_dict(self) -> dict[str, object]:
        def figures(subject: str, names: tuple[str, ...]) -> dict[str, float]:
            return {name: round(self.measured.of(subject, name).median, 1) for name in names}

        found: dict[str, object] = {
            "compiled": redphone.compiled,
            "games": {slug: figures(slug, ours.FIGURES) for slug in self.games},
        }
        if self.others:
            found["peers"] = {peer: figures(peer, peers.FIGURES) for peer in self.others}
        if self.load is not None:
            found["load"] = self.load.as_dict()
        return found

    def ratio(self, slug: str, comparison: Comparison) -> Spread:
        return self.measured.ratio(slug, comparison.ours, peers.HEARTS, comparison.theirs)

    def tables(self) -> Group:
        """For the terminal: figures, and with peers the ratios to hearts and what was promised."""
        build = ("compiled", "") if redphone.compiled else ("UNCOMPILED", "bold red")
        parts: list[Table | Text] = [
            Text.assemble(f"redphone {redphone.__version__}, ", build, f", {machine()}"),
            self.figures(),
        ]
        if self.others:
            parts.append(self.ratios())
        parts.append(Text("Medians of short slices in processor time; half of them lie within ±.", "dim"))
        if self.load is not None:
            parts += [under_load(self.load), Text(memory(self.load.ours), "dim")]
        return Group(*parts)

    def figures(self) -> Table:
        inside = [f"{what}\ninside" for what in ("random play", "games", "clone")]
        table = right_aligned("", *inside, "clone\nPython", "play\nPython", "search\ninside")
        for slug in self.games:
            seats = ours.seats_of(redphone.game(slug))
            table.add_row(f"{slug}\n{seats} seats", *self.cells(slug, ours.FIGURES))
        for peer in self.others:
            rollouts, clone, play, search = self.cells(peer, peers.FIGURES)
            table.add_row(peer.replace(".", "\n"), rollouts, NOTHING, NOTHING, clone, play, search)
        return table

    def cells(self, subject: str, names: tuple[str, ...]) -> list[Text]:
        found = [(self.measured.of(subject, name), name) for name in names]
        return [shown(short(spread.median, name) + per(name), spread) for spread, name in found]

    def ratios(self) -> Table:
        table = right_aligned("× hearts", *("\n".join(c.name.rsplit(" ", 1)) for c in COMPARISONS))
        for slug in self.games:
            ratios = [self.ratio(slug, comparison) for comparison in COMPARISONS]
            table.add_row(slug, *(shown(f"{ratio.median:.2f}", ratio) for ratio in ratios))
        for slug in self.games:
            if slug in PROMISED:
                table.add_row(f"target of\n{slug}", *self.verdicts(slug))
        return table

    def verdicts(self, slug: str) -> list[Text]:
        """Whether a game keeps what was promised of it."""
        found: list[Text] = []
        for comparison in COMPARISONS:
            target = PROMISED[slug][comparison.name]
            met = comparison.met(self.ratio(slug, comparison).median, target)
            said = f"{comparison.promise(target)} {'met' if met else 'not met'}"
            found.append(Text(said, "green" if met else "bold red"))
        return found

    def save(self, path: Path) -> None:
        """Append a row for each game to the file's table, and one to that of the load; a file without a table
        gets it.
        """
        text = path.read_text(encoding="utf-8") if path.exists() else f"{TITLE}\n"
        checked_out = commit(path.parent)
        text = with_rows(text, HEAD, [self.row(slug, checked_out) for slug in self.games])
        if self.load is not None:
            text = with_rows(text, LOAD_HEAD, [load_row(self.load, checked_out)])
        path.write_text(text, encoding="utf-8")

    def row(self, slug: str, checked_out: str) -> str:
        def of(subject: str, names: tuple[str, ...]) -> list[str]:
            return [short(self.measured.of(subject, name).median, name) for name in names]

        against = [NOTHING] * (len(peers.PEERS) + 1)
        search_against = [NOTHING] * 2
        if self.others:
            *three, search = (f"{self.ratio(slug, comparison).median:.2f}" for comparison in COMPARISONS)
            against = [", ".join(of(peer, without(peers.SEARCH, peers.FIGURES))) for peer in peers.PEERS]
            against.append(", ".join(three))
            searches = [figure for peer in peers.PEERS for figure in of(peer, peers.SEARCH)]
            search_against = [", ".join(searches), search]
        return written(
            *about_this_run(checked_out),
            slug,
            *of(slug, without(ours.SEARCH, ours.FIGURES)),
            *against,
            *of(slug, ours.SEARCH),
            *search_against,
        )


def about_this_run(checked_out: str) -> tuple[str, ...]:
    build = "compiled" if redphone.compiled else "uncompiled"
    return datetime.date.today().isoformat(), redphone.__version__, checked_out, build, machine()


def written(*cells: str) -> str:
    """A row of a table."""
    return "| " + " | ".join(cell.replace("|", "/") for cell in cells) + " |"


def with_rows(text: str, head: str, rows: list[str]) -> str:
    """The text with these rows at the end of the table with this head; one that has none gets it."""
    if head not in text:
        text = f"{text.rstrip()}\n\n{head}\n"
    begin = text.index(head) + len(head)
    lines = text[begin:].splitlines()[1:]
    end = next((at for at, line in enumerate(lines) if not line.startswith("|")), len(lines))
    lines[end:end] = rows
    return "\n".join([text[:begin], *lines]) + "\n"


# The server under load


def under_load(load: Load) -> Table:
    table = right_aligned(f"{load.tables} tables", "moves", "p50", "p99", "bytes\na move", "client's\nshare")
    for name, side in (("redphone", load.ours), ("boardgame.io", load.theirs)):
        rate = shown(f"{short(side.rate.median, 'moves_per_s')}/s", side.rate)
        table.add_row(name, rate, *waits(side), f"{side.size:.0f}", f"{side.share:.2f}")
    met = LOAD.met(load.ratio.median, LOAD_PROMISED)
    said = f"{LOAD.promise(LOAD_PROMISED)} {'met' if met else 'not met'}"
    table.add_row("× boardgame.io", shown(f"{load.ratio.median:.2f}", load.ratio))
    table.add_row("target", Text(said, "green" if met else "bold red"))
    return table


def waits(side: Side) -> list[str]:
    return [f"{side.wait(percent):.1f} ms" for percent in (50, 99)]


def memory(side: Side) -> str:
    table, socket = kilobytes(side)
    return f"Memory: {table} for a table in the middle of its game, {socket} for a socket."


def kilobytes(side: Side) -> list[str]:
    found = (side.table_bytes, side.socket_bytes)
    return [NOTHING if math.isnan(size) else f"{size / 1024:.0f} KB" for size in found]


def load_row(load: Load, checked_out: str) -> str:
    def of(side: Side) -> str:
        return ", ".join([short(side.rate.median, "moves_per_s"), *waits(side)])

    return written(
        *about_this_run(checked_out),
        str(load.tables),
        of(load.ours),
        of(load.theirs),
        f"{load.ratio.median:.2f}",
        f"{load.ours.size:.0f}, {load.theirs.size:.0f}",
        f"{load.ours.share:.2f}, {load.theirs.share:.2f}",
        ", ".join(kilobytes(load.ours)),
    )


COLUMNS: Final = (
    "date",
    "version",
    "commit",
    "build",
    "machine",
    "game",
    "decisions/s",
    "games/s",
    "clone",
    "clone, Python",
    "decisions/s, Python",
    "hearts: steps/s; clone, steps/s, Python",
    "oh_hell: the same",
    "× hearts: the three",
    # The first rows were saved before there was a search: its columns come last.
    "search/s",
    "search/s: hearts, oh_hell",
    "× hearts: search",
)
LOAD_COLUMNS: Final = (
    *COLUMNS[:5],
    "tables",
    "redphone: moves/s, p50, p99",
    "boardgame.io: the same",
    "× boardgame.io",
    "bytes a move: both",
    "client's share of a processor: both",
    "memory: table, socket",
)
TITLE: Final = "# Results of the bench"
HEAD: Final = f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}"
LOAD_HEAD: Final = f"| {' | '.join(LOAD_COLUMNS)} |\n|{'---|' * len(LOAD_COLUMNS)}"


def right_aligned(first: str, *others: str) -> Table:
    table = Table(first, show_lines=True)
    for other in others:
        table.add_column(other, justify="right")
    return table


def without(some: tuple[str, ...], figures: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(figure for figure in figures if figure not in some)


def per(figure: str) -> str:
    return "" if figure.endswith("_ns") else "/s"


def short(value: float, figure: str) -> str:
    """
    >>> short(17_123_456, "decisions_per_s"), short(40_660, "games_per_s"), short(92.3, "clone_ns")
    ('17.1 M', '40.7 k', '92 ns')
    """
    if figure.endswith("_ns"):
        return f"{value:.0f} ns"
    for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        # What would be rounded up to 1000 k is 1 M.
        if value >= 0.9995 * size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


def shown(value: str, spread: Spread) -> Text:
    """A value over its spread: two lines of a cell."""
    return Text.assemble(value, (f"\n± {spread.percent:.0f} %", "dim"))


def machine() -> str:
    """The processor, how many cores it has for us, and the Python on it."""
    return f"{processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name" and value.strip():
                return value.strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def commit(folder: Path) -> str:
    """What is checked out there, with a + if the engine has been changed since."""
    try:
        top = git(folder, "rev-parse", "--show-toplevel")
        head = git(folder, "rev-parse", "--short", "HEAD")
        changed = git(Path(top), "status", "--porcelain", "--", "src", "setup.py", "pyproject.toml")
    except (OSError, subprocess.CalledProcessError):
        return NOTHING
    return f"{head}+" if changed else head


def git(folder: Path, *words: str) -> str:
    found = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, text=True, check=True)
    return found.stdout.strip()
