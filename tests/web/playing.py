"""Somebody who knows no rules, and plays by choosing what is lit."""

from __future__ import annotations

import json
import random
import re
import time
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket
from tests.web.browsing import PATIENCE

OFFERS = ".prompt .offers button:not([aria-disabled='true'])"
OVER = ".veil .over:has(a[href$='/replay'])"
# What ends a round of 13 lies over the table until it is put away.
PUT_AWAY = ".veil .over:has(table) > button"
# On the board and in the hand: what is an action, and cards that open to show their actions.
LIT = ", ".join(
    [
        ".board [data-action]",
        ".board button.target.lit",
        ".hand [data-action]",
        ".hand button.pick",
        ".hand .slot.lit > button[aria-expanded='false']",
    ]
)
# An open card is read to its end; where nothing is lit, there are the offers in words.
FIRST_OF = (".hand .folder [data-action]", LIT, OFFERS)
MANY = 1500

# What the reader is asked, and how much there is to choose from; an empty state: wait.
NEXT = """(first) => {
    const [over, away, offers] = KNOWN;
    if (document.querySelector(over)) return { state: "over" };
    if (document.querySelector(away)) return { state: "round", group: away, count: 1 };
    if (!document.querySelector(offers)) return { state: "" };
    for (const group of first) {
        const count = document.querySelectorAll(group).length;
        if (count) return { state: "asked", group, count };
    }
}""".replace("KNOWN", json.dumps([OVER, PUT_AWAY, OFFERS]))
# Where to click, once it is there (again, after a moment without a connection) and nothing lies above it.
AIM = """([group, at]) => {
    const one = document.querySelectorAll(group)[at];
    if (!one) return false;
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = one.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2];
    return one.contains(document.elementFromPoint(...middle)) && middle;
}"""


class Ears:
    """What the server has last offered to this page."""

    def __init__(self, page: Page) -> None:
        self.offers: list[str] = []
        self.hellos: list[int | None] = []
        """What the page said that it had seen, each time that it connected."""
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)
        socket.on("framesent", self.say)

    def hear(self, frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        if message["type"] in ("moved", "conflict"):
            self.offers = [offer["action"] for offer in message["view"]["offers"]]

    def say(self, frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        if message["type"] == "hello":
            self.hellos.append(message["seen"])


def tile(page: Page, title: str) -> Locator:
    """The game of this name, and no other whose name begins so, on the front page."""
    return page.locator(".tile").filter(has=page.locator("b", has_text=re.compile(rf"^{title}$")))


def look(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(NEXT, FIRST_OF)
    return found


def wait(page: Page) -> dict[str, Any]:
    """Wait until the reader is asked, a round has ended or the game is over, and say which."""
    page.wait_for_function(f"(first) => ({NEXT})(first).state", arg=FIRST_OF)
    return look(page)


def choose(page: Page, luck: random.Random, found: dict[str, Any]) -> None:
    """Click, with the mouse, on one of the things that were found."""
    wish = [found["group"], luck.randrange(found["count"])]
    x, y = page.wait_for_function(AIM, arg=wish).json_value()
    page.mouse.click(x, y)


def actions(page: Page, selector: str) -> list[str]:
    found: list[str] = page.locator(selector).evaluate_all(
        "all => all.map(({ dataset }) => dataset.action ?? '')"
    )
    return [action for action in found if action]


def play(page: Page, luck: random.Random, ears: Ears | None = None, clicks: int = MANY) -> bool:
    """Choose what is lit until the end, or so many times. Is it over?"""
    for _ in range(clicks):
        found = wait(page)
        if found["state"] == "over":
            return True
        if ears is not None and found["state"] == "asked":
            assert sorted(actions(page, OFFERS)) == sorted(ears.offers)
            assert set(actions(page, LIT)) <= set(ears.offers)
        choose(page, luck, found)
    assert clicks < MANY, "the game does not end"
    return False


def turns(pages: list[Page], luck: random.Random, clicks: int = MANY) -> bool:
    """The same for several people at one table: whoever is asked chooses. Is it over for all of them?"""
    for _ in range(clicks):
        found = [look(page) for page in pages]
        asked = [at for at, each in enumerate(found) if each["state"] in ("asked", "round")]
        if asked:
            choose(pages[asked[0]], luck, found[asked[0]])
        elif all(each["state"] == "over" for each in found):
            return True
        else:
            # Somebody is asked soon, or will see the end.
            wait_for_any([page for page, each in zip(pages, found) if each["state"] != "over"])
    assert clicks < MANY, "the game does not end"
    return False


def wait_for_any(pages: list[Page]) -> None:
    end = time.monotonic() + PATIENCE / 1000
    while not any(look(page)["state"] for page in pages):
        assert time.monotonic() < end, "nobody is asked, and the game is not over"
        pages[0].evaluate("new Promise(requestAnimationFrame)")
