"""The server under load: how many moves a second, beside boardgame.io's server in the same run.

100 tables of two players each. At every table somebody moves, and as soon as the move is accepted and both
have been shown what it led to, somebody moves again: a move is counted when both have their views. All of the
players are one client, in a process that does nothing else meanwhile; what share of a processor it takes is
measured, for a client that needs a whole one would measure itself.

Both servers run all the time, and slices take turns, as everywhere in the bench (slices.py); but the clock is
that on the wall, because a server waits for its disk. A game that comes to its end is followed by another,
which was made before the slice; a slice in which all of those are used up is over sooner.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from redphone.bench.load.client import Client, Effort
from redphone.bench.load.figures import Load, Side
from redphone.bench.load.players import OurTable, TheirTable
from redphone.bench.load.servers import NoServer, ours, theirs

__all__ = ["GAME", "PEER", "Effort", "Load", "NoServer", "Side", "take"]

GAME: Final = "13-days"
PEER: Final = Path("bench", "boardgame-io")
"""In the checkout. It is no part of the package: nobody installs that to measure another server."""


def take(
    effort: Effort, peer: Path = PEER, progress: Callable[[int, int], None] = lambda done, total: None
) -> Load:
    with ExitStack() as stack:
        # The peer first: if it is not there, that is said at once.
        them = stack.enter_context(theirs(peer))
        us = stack.enter_context(ours())

        async def measure() -> Load:
            clients = [Client(us, OurTable, effort), Client(them, TheirTable, effort)]
            try:
                await clients[0].patiently(clients[0].memory())
                # The first round is not counted: whatever compiles or fills caches does so now.
                for number in range(effort.rounds + 1):
                    for client in clients:
                        await client.patiently(client.prepare())
                        await client.patiently(client.slice(counts=number > 0))
                    clients.reverse()
                    progress(number, effort.rounds)
            finally:
                for client in clients:
                    await client.close()
            return Load(effort.tables, *(client.side for client in sides(clients)))

        with asyncio.Runner(loop_factory=fastest_loop()) as runner:
            return runner.run(measure())


def sides(clients: list[Client]) -> list[Client]:
    """Ours first."""
    return sorted(clients, key=lambda client: client.kind is not OurTable)


def fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop, where there is one; None: Python's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
