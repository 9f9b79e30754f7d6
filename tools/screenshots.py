"""Pictures of every page of the browser's client: three sizes, three languages, light and dark.

Starts a server with an empty database, plays until there is something to see, and writes to a folder:

    python tools/screenshots.py FOLDER [--only WORD] [--pictures] [--port N]

With --pictures, only those of the README, by its names: `make pictures` takes them anew into docs/pictures.
They are of games that are played by luck: one that does not please is taken again, with --only and its name.

Needs Playwright and a Chromium on the PATH. The client must have been built (npm run build in web/).
"""

from __future__ import annotations

import argparse
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

from playwright.sync_api import Browser, BrowserContext, FilePayload, Page, Playwright, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.prepare import BROWSERS

LANGUAGES = ("en", "fr", "ru")
THEMES = ("dark", "light")
LEVELS = ("easy", "medium", "hard")
SIZES = {"wide": (1440, 900), "tablet": (834, 1112), "phone": (360, 780)}
PATIENCE = 120.0
OFFERS = ".prompt .offers button:not([aria-disabled='true'])"
# What a round has cost is read, and put away, before the game goes on.
ROUND = ".veil .over > button.go"
# A land attack that goes on: a territory was taken by dice, others come next, with cards in the hand.
ON = "main:has(.panel .taken):has(.panel .dice > i):has(.hand .dc-card ~ .dc-card)"
ON += ":has(.prompt [data-action^='attack '] ~ [data-action^='attack '])"
ARMED = (
    "cards 2",
    "cards 1",
    "recruit ",
    "deploy quarters",
    "attack ",
    "troops ",
    "choose fight",
    "occupy 1",
)
# Moves back, so that the last throws are among them.
LATELY = 6
# Those in the README, and what is taken for them.
PICTURES = {
    "13-days-table": "13-days-wide-en-dark",
    "13-days-phone-ru": "13-days-phone-ru-dark",
    "13-minutes-table": "13-minutes-wide-en-dark",
    "13-table-light": "13-wide-en-light",
    "defcon-table": "defcon-attack-wide-en-dark",
}

Shot = Callable[[Page], None]


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
        self.pages: dict[str, tuple[str, Shot]] = {}

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
            page.locator(f"{OFFERS}, {ROUND}, .veil .over a[href$='/replay']").first.wait_for(
                timeout=PATIENCE * 1000
            )
            if page.locator(ROUND).count():
                page.locator(ROUND).click()
                continue
            is_found = made >= moves and (not (until or sight) or wanted.count() > 0)
            if is_found or not offers.count():
                break
            # Whoever avoids what is marked as bad has a longer game to show.
            safe = page.locator(f"{OFFERS}:not(.bad)")
            chosen = safe if safe.count() else offers
            # Of what is chosen gladly the first: attacks are offered in the order of their odds.
            (glad.first if glad.count() else chosen.nth(luck.randrange(chosen.count()))).click()
            page.wait_for_timeout(60)
        page.close()
        return is_found

    def find(
        self, seats: tuple[str, ...], luck: random.Random, sight: str, *gladly: str, moves: int = 12
    ) -> str:
        """A table of DEFCON at which this is in sight, sooner or later."""
        for _ in range(20):
            table = self.table("defcon", *seats)
            if self.play(table, moves, luck, sight=sight, gladly=gladly):
                return table
        raise TimeoutError(f"{sight} is never in sight")

    def prepare(self) -> None:
        luck = random.Random(1962)
        self.ask("/api/me", {"name": "Ana"})
        finished = self.table("13", "easy", "easy", "medium", "easy")
        days = self.table("13-days", "easy", "me")
        thirteen = self.table("13", "me", "easy", "medium", "hard")
        six = self.table("13", "easy", "me", "easy", "easy", "medium", "easy")
        minutes = self.table("13-minutes", "me", "easy")
        auction = self.table("13-minutes", "easy", "me")
        campaign = self.table("13-minutes-campaign", "easy", "me")
        counted = self.table("13-minutes", "easy", "medium")
        ended = self.table("defcon", "easy", "easy", "easy", "easy")
        capital = self.table("defcon", "me", "easy", "easy")
        investment = self.table("defcon", "me", "easy")
        conflict = self.table("defcon", "easy", "me", "easy", "easy")
        troops = self.table("defcon", "me", "easy")
        reorganisation = self.table("defcon", "easy", "easy", "me")
        friend = self.table("13-days", "me", "friend")
        open_table = self.table("13", "open", "easy", "friend", limit=600)
        lost = self.table("13-days", "me", "easy")
        self.ask(f"/api/tables/{lost}/resign", {})
        self.play(thirteen, 9, luck)
        self.play(six, 3, luck)
        self.play(days, 22, luck)
        self.play(minutes, 9, luck)
        self.play(campaign, 13, luck)
        self.play(capital, 0, luck, "capital")
        self.play(investment, 5, luck, "recruit")
        self.play(conflict, 60, luck, "attack")
        self.play(troops, 30, luck, "troops")
        battle = self.find(
            ("me", "easy"), luck, f"{OFFERS}[data-action='choose fight']", "attack ", "recruit "
        )
        attack = self.find(("easy", "me", "easy", "easy"), luck, ON, *ARMED, moves=25)
        nuclear = self.find(("me", "easy", "easy"), luck, f"{OFFERS}[data-action^='nuke ']", "buy nuke")
        window = self.find(
            ("me", "easy", "easy", "easy"), luck, ".board .notice[role=alert]", "cards 2", "pass"
        )
        self.play(reorganisation, 20, luck, "move")
        bots = (finished, counted, ended)
        wait(lambda: all(self.ask(f"/api/tables/{table}")["status"] == "over" for table in bots))
        invitation = self.ask(f"/api/tables/{friend}")["chairs"][1]["invitation"]
        self.pages = {
            "front": ("/", still),
            "about": ("/about", still),
            "new": ("/new/13", still),
            "new-deck": ("/new/13-minutes-campaign", bad_deck),
            "waiting": (f"/table/{friend}", still),
            "join": (f"/join/{open_table}#{invitation}", still),
            "13": (f"/table/{thirteen}", still),
            "13-six": (f"/table/{six}", still),
            "13-log": (f"/table/{thirteen}", log),
            "13-past": (f"/table/{thirteen}", past),
            "13-over": (f"/table/{finished}", still),
            "13-replay": (f"/table/{finished}/replay?at=90&seat=1", still),
            "13-days": (f"/table/{days}", still),
            "13-days-lost": (f"/table/{lost}", still),
            "13-minutes": (f"/table/{minutes}", still),
            "13-minutes-auction": (f"/table/{auction}", still),
            "13-minutes-campaign": (f"/table/{campaign}", still),
            "13-minutes-side": (f"/table/{campaign}", side),
            "13-minutes-card": (f"/table/{minutes}", card),
            "13-minutes-over": (f"/table/{counted}", put_away),
            "13-minutes-replay": (f"/table/{counted}/replay?at=30&seat=1", still),
            "defcon": (f"/table/{conflict}", still),
            "defcon-side": (f"/table/{conflict}", side),
            "defcon-capital": (f"/table/{capital}", still),
            "defcon-investment": (f"/table/{investment}", still),
            "defcon-odds": (f"/table/{conflict}", odds),
            "defcon-troops": (f"/table/{troops}", still),
            "defcon-battle": (f"/table/{battle}", still),
            "defcon-attack": (f"/table/{attack}", dice),
            "defcon-nuclear": (f"/table/{nuclear}", nuclear_mode),
            "defcon-question": (f"/table/{window}", still),
            "defcon-summary": (f"/table/{conflict}", summary),
            "defcon-reorganisation": (f"/table/{reorganisation}", still),
            "defcon-end": (f"/table/{ended}", still),
            "defcon-over": (f"/table/{ended}", put_away),
            "defcon-replay": (f"/table/{ended}/replay?at=200&seat=1", still),
            "menu": (f"/table/{thirteen}", menu),
            "nothing": ("/table/none", still),
        }


def still(page: Page) -> None:
    """The page as it comes."""


def log(page: Page) -> None:
    tab = page.locator("nav.tabs button").nth(1)
    if tab.is_visible():
        tab.click()


def past(page: Page) -> None:
    log(page)
    page.locator(".log li button").nth(2).click()
    page.wait_for_timeout(400)


def side(page: Page) -> None:
    tab = page.locator("nav.tabs button").last
    if tab.is_visible():
        tab.click()


def card(page: Page) -> None:
    page.locator(".hand .more, .board .hit[aria-haspopup]").first.click()


def odds(page: Page) -> None:
    """How an attack would end, where there is a pointer to point at it."""
    offer = page.locator(f"{OFFERS}[data-action^='attack ']").last
    if offer.is_visible():
        offer.hover()
        page.wait_for_timeout(300)


def dice(page: Page) -> None:
    """What was thrown last, which is shown to who comes back to it."""
    page.evaluate(
        """(back) => {
            const seen = `seen ${location.pathname.split("/").at(-1)}`;
            localStorage[seen] = Number(localStorage[seen]) - back;
            localStorage.speed = "fast";
        }""",
        LATELY,
    )
    page.reload()
    page.locator(OFFERS).first.wait_for(timeout=PATIENCE * 1000)
    # Nobody has chosen anything yet.
    page.evaluate("document.activeElement?.blur()")
    page.wait_for_timeout(500)


def nuclear_mode(page: Page) -> None:
    """What a nuclear missile can be aimed at."""
    aims = page.locator(".board .aims button")
    lit = page.locator(".board [data-action^='nuke ']")
    for at in range(aims.count()):
        if not lit.count():
            aims.nth(at).click()
    lit.first.wait_for(state="attached")


def summary(page: Page) -> None:
    log(page)
    page.locator(".beside .sum").click()
    page.locator("[role=dialog] article").first.wait_for()


def put_away(page: Page) -> None:
    page.locator(".veil .over button").last.click()


def bad_deck(page: Page) -> None:
    """A deck file with some mistakes."""
    text = b'[deck]\ntitel = "My copy"\n\n[[card]]\nslug = "excomm"\nside = "eu"\n'
    file: FilePayload = {"name": "my-deck.toml", "mimeType": "", "buffer": text}
    page.locator("input[type=file]").set_input_files(file)
    page.locator("form button.red").click()
    page.locator("[role=alert]").wait_for()


def menu(page: Page) -> None:
    page.locator("header button").last.click()


def take(context: BrowserContext, address: str, shot: Shot, file: Path) -> None:
    page = context.new_page()
    page.goto(address)
    page.locator("main h1, main .board *, .page .board *").first.wait_for(state="attached")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(350)
    shot(page)
    # What lies over the table is as large as the screen.
    page.screenshot(path=file, full_page=not page.locator("[role=dialog]").count())
    page.close()


def names(taken: str, for_readme: bool) -> list[str]:
    """What a picture is called: in the README by what it shows there, if it is there."""
    return [name for name, wanted in PICTURES.items() if wanted == taken] if for_readme else [taken]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="only pictures whose name has this in it")
    parser.add_argument("--pictures", action="store_true", help="only those of the README, by its names")
    parser.add_argument("--port", type=int, default=1973)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    taken = 0
    with server(arguments.port) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        house = House(browser, address)
        house.prepare()
        cookies = house.context.storage_state()
        for (size, (width, height)), lang, theme in itertools.product(SIZES.items(), LANGUAGES, THEMES):
            context = browser.new_context(
                viewport={"width": width, "height": height},
                storage_state=cookies,
                # Nothing is caught in the middle of a motion.
                reduced_motion="reduce",
                device_scale_factor=2 if size == "phone" else 1,
            )
            context.add_init_script(f"localStorage.lang = '{lang}'; localStorage.theme = '{theme}'")
            for name, (path, shot) in house.pages.items():
                for called in names(f"{name}-{size}-{lang}-{theme}", arguments.pictures):
                    if arguments.only in called:
                        take(context, address + path, shot, arguments.folder / f"{called}.png")
                        taken += 1
            context.close()
        browser.close()
    print(f"{taken} pictures in {arguments.folder}")


if __name__ == "__main__":
    main()
