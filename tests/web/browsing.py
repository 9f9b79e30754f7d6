"""People in front of a real browser, and all that the browser complains of while they are."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    FloatRect,
    Locator,
    Page,
    expect,
    sync_playwright,
)
from tests.server.running import Person, Running
from tools.prepare import BROWSERS

# The shell would round the width of every letter; a browser with a window does not.
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"]
PATIENCE = 60_000
WIDE = (1440, 900)
PHONE = (360, 780)
LANGUAGES = ("en", "fr", "ru")
THEMES = ("dark", "light")

# Five seconds, the usual, are too few on a machine with much else to do.
expect.set_options(timeout=PATIENCE)

KEEPS = """
try {
  for (const [name, value] of Object.entries(KEPT)) {
    if (value && !localStorage.getItem(name)) localStorage.setItem(name, value);
  }
} catch { /* An empty page has no storage. */ }
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
  console.error(`policy: ${violatedDirective} ${blockedURI}`);
});
"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's browser: none is ever downloaded."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "there is no Chromium on the PATH: `make test` installs one where it can"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


class Browsing:
    """Opens windows, each with a profile of its own, and listens to what goes wrong in them."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.expected: list[str] = []
        """Patterns of what this test itself makes go wrong."""

    def window(
        self,
        server: Running,
        path: str | None = "/",
        *,
        size: tuple[int, int] = WIDE,
        lang: str = "en",
        theme: str = "",
        is_moving: bool = False,
        is_touched: bool = False,
        person: Person | None = None,
    ) -> Page:
        """A page; without `is_moving` nothing is animated, and the others' moves are shown at once. With
        `is_touched` it is used with a finger.
        """
        width, height = size
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            reduced_motion="no-preference" if is_moving else "reduce",
            has_touch=is_touched,
            is_mobile=is_touched,
            base_url=server.address,
            accept_downloads=True,
        )
        context.set_default_timeout(PATIENCE)
        kept = {"theme": theme, "speed": "" if is_moving else "none"}
        context.add_init_script(KEEPS.replace("KEPT", json.dumps(kept)))
        if person is not None:
            context.add_cookies([{"name": "redphone", "value": person.cookie, "url": server.address}])
        context.on("console", self.listen)
        context.on("weberror", lambda error: self.hear(str(error.error)))
        self.contexts.append(context)
        page = context.new_page()
        if path is not None:
            page.goto(path)
        return page

    def listen(self, line: ConsoleMessage) -> None:
        # The browser's own complaints say of what only in the address that they come with.
        if line.type == "error":
            self.hear(f"{line.text} {line.location['url']}")

    def hear(self, complaint: str) -> None:
        self.complaints.append(complaint)

    def close(self) -> list[str]:
        """What was complained of and not expected."""
        for context in self.contexts:
            context.close()
        return [
            each for each in self.complaints if not any(re.search(known, each) for known in self.expected)
        ]


def settled(page: Page) -> None:
    """The page is there: its words and its fonts."""
    page.locator("main h1, main .board *, .page .board *").first.wait_for(state="attached")
    page.evaluate("document.fonts.ready.then(() => true)")


def box_of(found: Locator) -> FloatRect:
    box = found.bounding_box()
    assert box is not None
    return box


def stand_still(page: Page) -> None:
    """The clock of the pages that are opened here from now on stands still, until it is wound or let go."""
    page.clock.install(time=0)
    page.clock.pause_at(1000)
