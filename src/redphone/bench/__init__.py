"""`redphone bench`: how fast the engine is, and with `--peers` how fast others are in the same run.

Of each game: decisions/s and games/s of whole random games inside the compiled loop, the time of a clone
inside it and from Python, decisions/s through the public API driven from Python, and iterations/s of the
search with full random rollouts. How it is measured: slices.py. Who the peers are and what is measured of
them: peers.py. With the peers also the server of 13 Days under load, beside another server: load.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

import redphone
from redphone.bench import load, ours, peers
from redphone.bench.load import Effort, NoServer
from redphone.bench.peers import NoPeers
from redphone.bench.report import Report
from redphone.bench.slices import ROUNDS, SLICE, measure

__all__ = ["Effort", "NoPeers", "NoServer", "Report", "add_arguments", "run", "take"]

USERS_MISTAKE = 2
TOGETHER = (
    *(ours.INSIDE, peers.ROLLOUTS),
    *(ours.SEARCH, peers.SEARCH),
    *(ours.CLONE, ours.PYTHON_CLONE),
    *(ours.PYTHON_PLAY, peers.PYTHON_PLAY),
)
"""In which order a round measures: what is compared stands together. Peers' clones are called like ours."""


def take(
    games: Sequence[str] = (),
    with_peers: bool = False,
    rounds: int = ROUNDS,
    seconds: float = SLICE,
    progress: Callable[[int, int], None] = lambda done, total: None,
    effort: Effort | None = None,
) -> Report:
    """Measure these games, by default all, in so many rounds of slices of so many seconds.

    With the peers also the server's load, if its game is among them, with this effort.
    """
    slugs = list(dict.fromkeys(games)) or [game.slug for game in redphone.all_games()]
    others = list(peers.PEERS) if with_peers else []
    probes = [probe for peer in others for probe in peers.probes_of(peer)]
    probes += [probe for slug in slugs for probe in ours.probes_of(slug)]
    probes.sort(key=lambda probe: TOGETHER.index(probe.figures))
    effort = effort or Effort()
    loaded = effort.rounds if with_peers and load.GAME in slugs else 0
    # The servers first: what they lack is said at once.
    under_load = (
        load.take(effort, progress=lambda done, total: progress(done, total + rounds)) if loaded else None
    )
    measured = measure(probes, rounds, seconds, lambda done, total: progress(loaded + done, loaded + total))
    return Report(measured, slugs, others, under_load)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", metavar="GAME", action="append", default=[], help="only this game")
    parser.add_argument(
        "--peers",
        action="store_true",
        help="measure games of OpenSpiel, and boardgame.io's server, in the same run",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--save", metavar="FILE", help="append a row to the table in this file")


def run(
    arguments: argparse.Namespace,
    rounds: int = ROUNDS,
    seconds: float = SLICE,
    effort: Effort | None = None,
) -> int:
    """Do what the command line asks. The number is for the shell."""
    plain = True if getattr(arguments, "no_color", False) else None
    to_people = Console(stderr=True, highlight=False, no_color=plain)
    if not redphone.compiled:
        # A slow engine's figures are no results: fewer rounds will do.
        rounds = max(1, rounds // 6)
        loudly = "This redphone is UNCOMPILED: the same engine, about a hundred times slower."
        to_people.print(loudly, style="bold red", soft_wrap=True)
    try:
        with shown_progress(to_people) as progress:
            report = take(arguments.game, arguments.peers, rounds, seconds, progress, effort)
    except (NoPeers, NoServer, redphone.GameError) as mistake:
        return refused(mistake)
    if arguments.json:
        print(json.dumps(report.as_dict(), indent=2))
    else:
        Console(highlight=False, no_color=plain).print(report.tables())
    if arguments.save:
        try:
            report.save(Path(arguments.save))
        except (OSError, UnicodeDecodeError) as mistake:
            return refused(mistake)
    return 0


def refused(mistake: Exception) -> int:
    print(f"redphone: {mistake}", file=sys.stderr)
    return USERS_MISTAKE


@contextmanager
def shown_progress(console: Console) -> Iterator[Callable[[int, int], None]]:
    """A bar in a terminal; elsewhere a line for each quarter."""
    if console.is_terminal:
        with Progress(console=console, transient=True) as bar:
            task = bar.add_task("measuring", total=None)
            yield lambda done, total: bar.update(task, completed=done, total=total)
        return

    def lines(done: int, total: int) -> None:
        if 4 * done // total > 4 * (done - 1) // total:
            console.print(f"measuring: {100 * done // total} %")

    yield lines
