"""A server of its own for tools that look at the browser's client, and a guest who plays at its tables."""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext
from tests.server.running import Data, Person, Running, running

from redphone.server.settings import BUILT_CLIENT

# Seconds, for the page and for bots that play by themselves.
PATIENCE = 120.0
OFFERS = ".prompt .offers button:not([aria-disabled='true'])"
# Tables of one kind, among which there is one that pleases.
MANY = 200


class Position(NamedTuple):
    view: Data
    moves: int
    """How many the guest has made."""
    steps: list[Data]
    """All that happened."""

    @property
    def actions(self) -> list[str]:
        return [offer["action"] for offer in self.view["offers"]]

    def lately(self, steps: int) -> set[str]:
        """What kind of thing happened in the last steps."""
        return {event["id"] for step in self.steps[-steps:] for event in step["events"]}


Sight = Callable[[Position], bool]


def after(moves: int, *verbs: str) -> Sight:
    """The guest has made so many moves, and one of these can be chosen now; without any: anything."""
    return lambda seen: seen.moves >= moves and any(each.startswith(verbs or "") for each in seen.actions)


def at_the_end(seen: Position) -> bool:
    return seen.view["outcome"] is not None


class House:
    """The tables of one guest. What is played there is played over the wire: a page for each move would take
    a hundred times as long. The same luck in every run, whatever else the machine does.
    """

    def __init__(self, server: Running) -> None:
        self.server = server
        self.person = Person(server, "Ana")

    def window(self, browser: Browser, size: tuple[int, int], **how: Any) -> BrowserContext:
        """A browser of this guest, to whom others' moves are not played one by one."""
        width, height = size
        context = browser.new_context(
            base_url=self.server.address, viewport={"width": width, "height": height}, **how
        )
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script("localStorage.speed ??= 'none'")
        context.add_cookies([{"name": "redphone", "value": self.person.cookie, "url": self.server.address}])
        return context

    def play(self, table: str, stop: Sight, luck: random.Random, *gladly: str) -> bool:
        """Choose by luck until this is in sight, or the end; the first that begins with one of `gladly` where
        it is offered. Was it in sight?
        """
        socket = self.person.sit(table)
        moves = 0
        steps: list[Data] = []
        for message in socket.positions():
            view = message["view"]
            steps += message["steps"]
            seen = Position(view, moves, steps)
            if (is_found := stop(seen)) or at_the_end(seen):
                break
            if not seen.actions:
                continue
            wanted = [action for glad in gladly for action in seen.actions if action.startswith(glad)]
            socket.move(wanted[0] if wanted else luck.choice(seen.actions), message["n"])
            moves += 1
        socket.close()
        return is_found

    def find(self, stop: Sight, game: str, *seats: str, gladly: tuple[str, ...] = ()) -> str:
        """A table at which this is in sight, sooner or later, and which waits for the guest."""
        for seed in range(MANY):
            table = self.person.make(game, *seats)
            if self.play(table, stop, random.Random(seed), *gladly):
                return table
        raise TimeoutError(f"there is no such table of {game}")

    def ended(self, game: str, *bots: str) -> str:
        """Where only bots sit, and have played."""
        table = self.person.make(game, *bots)
        end = time.monotonic() + PATIENCE
        while self.person.table(table)["status"] != "over":
            if time.monotonic() > end:
                raise TimeoutError(f"the bots at {table} do not finish")
            time.sleep(0.2)
        return table


@contextmanager
def server() -> Iterator[Running]:
    """With an empty database, and the client as it was built."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.db", client=BUILT_CLIENT, hidden_games=False) as found,
    ):
        yield found
