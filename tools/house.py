"""A server of its own for tools that look at the browser's client, and a guest who plays at its tables."""

from __future__ import annotations

import itertools
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.prepare import BROWSERS

LEVELS = ("easy", "medium", "hard")
PATIENCE = 120.0
OFFERS = ".prompt .offers button:not([aria-disabled='true'])"
# What a round has cost is read, and put away, before the game goes on.
ROUND = ".veil .over > button.go"
OVER = ".veil .over a[href$='/replay']"
MANY = 20


@contextmanager
def server(port: int) -> Iterator[str]:
    """A server of its own, with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "redphone", "serve", "--port", str(port)]
        command += ["--database", f"sqlite:///{folder}/tables.db"]
        with open(Path(folder) / "log", "w") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ)
            address = f"http://localhost:{port}"
            try:
                wait(lambda: is_up(address))
                yield address
            finally:
                process.terminate()
                process.wait(timeout=20)


def chromium(playwright: Playwright) -> Browser:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "there is no Chromium on the PATH"
    return playwright.chromium.launch(
        executable_path=found, args=["--no-sandbox", "--font-render-hinting=none"]
    )


def is_up(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=2) as reply:
            return bool(reply.status == 200)
    except OSError:
        return False


def wait(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > end:
            raise TimeoutError("waited too long")
        time.sleep(0.2)


class House:
    """What there is to be seen: the tables of one guest."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.address = address
        self.context = browser.new_context(viewport={"width": 1440, "height": 900})
        self.context.add_init_script("localStorage.speed = 'none'; localStorage.lang = 'en'")
        self.luck = random.Random(1962)

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        if body is None:
            reply = self.context.request.get(self.address + path)
        else:
            origin = {"Origin": self.address}
            reply = self.context.request.post(self.address + path, data=body, headers=origin)
        assert reply.ok, f"{path}: {reply.status} {reply.text()}"
        return reply.json()

    def table(self, game: str, *seats: str, limit: int = 86400) -> str:
        wishes = [{"kind": "bot", "level": seat} if seat in LEVELS else {"kind": seat} for seat in seats]
        wish = {"game": game, "options": {}, "seats": wishes, "limit": limit}
        return str(self.ask("/api/tables", wish)["id"])

    def play(
        self,
        table: str,
        moves: int,
        luck: random.Random,
        until: str = "",
        *,
        sight: str = "",
        gladly: tuple[str, ...] = (),
    ) -> bool:
        """Choose what is lit, so many times, and on until something with this verb is offered, or until this
        is in sight; what begins so is chosen gladly. Did it come to that before the end?
        """
        page = self.context.new_page()
        page.goto(f"{self.address}/table/{table}")
        offers = page.locator(OFFERS)
        wanted = page.locator(sight or f"{OFFERS}[data-action^='{until} ']")
        glad = page.locator(", ".join(f"{OFFERS}[data-action^='{begins}']" for begins in gladly) or "none")
        is_found = False
        for made in itertools.count():
            page.locator(f"{OFFERS}, {ROUND}, {OVER}").first.wait_for(timeout=PATIENCE * 1000)
            if sight != ROUND and page.locator(ROUND).count():
                page.locator(ROUND).click()
                continue
            is_found = made >= moves and (not (until or sight) or wanted.count() > 0)
            if is_found or not offers.count():
                break
            # Whoever avoids what is marked as bad has a longer game to show.
            safe = page.locator(f"{OFFERS}:not(.bad)")
            chosen = safe if safe.count() else offers
            # Of what is chosen gladly the first: attacks are offered in the order of their odds.
            # Not by the mouse: where there is a shop, the same offers in words are folded away.
            taken = glad.first if glad.count() else chosen.nth(luck.randrange(chosen.count()))
            taken.dispatch_event("click")
            page.wait_for_timeout(60)
        page.close()
        return is_found

    def find(self, sight: str, game: str, *seats: str, gladly: tuple[str, ...] = (), moves: int = 12) -> str:
        """A table at which this is in sight, sooner or later."""
        for _ in range(MANY):
            table = self.table(game, *seats)
            if self.play(table, moves, self.luck, sight=sight, gladly=gladly):
                return table
        raise TimeoutError(f"{sight} is never in sight")

    def played(self, moves: int, game: str, *seats: str, until: str = "") -> str:
        """A table that waits for the guest."""
        table = self.table(game, *seats)
        self.play(table, moves, self.luck, until)
        return table

    def ended(self, game: str, *bots: str) -> str:
        """Where only bots sit, and have played."""
        table = self.table(game, *bots)
        wait(lambda: self.ask(f"/api/tables/{table}")["status"] == "over")
        return table
