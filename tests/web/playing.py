"""Somebody who knows no rules, and plays by choosing what is lit."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Collection
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket
from tests.web.browsing import PATIENCE

OFFERS = ".prompt .offers button:not([aria-disabled='true'])"
OVER = ".veil .over:has(a[href$='/replay'])"
# What ends a round of 13 lies over the table until it is put away.
PUT_AWAY = ".veil .over:has(table) > button"
# On the board, in the hand and beside them: what is an action, and cards that open to show their actions.
CARDS = ".hand .slot.lit > button[aria-expanded='false']"
LIT = f".board [data-action], .hand [data-action], {CARDS}, .beside [data-action]"
# An open card is read to its end; where nothing is lit, there are the offers in words.
FIRST_OF = (".hand .folder [data-action]", LIT, OFFERS)
MANY = 1500

# Offers that name nothing on the table; all others are lit there, or in a card as soon as it is open.
IN_WORDS = {
    "13": (),
    # To stop, what a card asks, and which side goes first.
    "13-days": ("pass", "choose", "first"),
    # A bid is a number, and stands once: where it is wide in the bar.
    "13-minutes": ("pass", "choose", "bid"),
}

# Is the reader asked, has a round ended, is the game over? Nothing: wait.
STATE = """() => {
    const [over, away, offers] = KNOWN;
    if (document.querySelector(over)) return "over";
    if (document.querySelector(away)) return "round";
    return document.querySelector(offers) ? "asked" : "";
}""".replace("KNOWN", json.dumps([OVER, PUT_AWAY, OFFERS]))
# The same, and where to click: on one of the first that there are, once nothing lies above it. With what is
# said and what is lit in that moment.
AIM = """([groups, share]) => {
    const [away, offers, lit, cards] = KNOWN;
    const state = (STATE)();
    if (!state || state === "over") return state && { state };
    const all = (group) => [...document.querySelectorAll(group)];
    const named = (group) => all(group).flatMap(({ dataset }) => dataset.action ?? []);
    const seen = (group) => all(group).filter((one) => one.checkVisibility());
    const first = (state === "round" ? [away] : groups).map(seen).find(({ length }) => length) ?? [];
    const one = first[Math.floor(share * first.length)];
    if (!one) return null;
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = one.getBoundingClientRect();
    const point = [x + width / 2, y + height / 2];
    if (!one.contains(document.elementFromPoint(...point))) return null;
    const asked = { offers: named(offers), lit: named(lit), cards: all(cards).length };
    return { state, point, action: one.dataset.action ?? "", ...asked };
}""".replace("KNOWN", json.dumps([PUT_AWAY, OFFERS, LIT, CARDS])).replace("STATE", STATE)

# What is done with a card of the hand, or an agenda of one's own.
OF_A_CARD = {"keep", "command", "letter", "event", "neutral", "sphere"}


class Ears:
    """What the server has last offered to this page."""

    def __init__(self, page: Page, in_words: Collection[str] | None = None) -> None:
        self.offers: list[str] = []
        self.in_words = in_words
        """The verbs of the offers that name nothing on the table; None: what is lit is not compared."""
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


def look(page: Page) -> str:
    """Is the reader "asked", has a "round" ended, is the game "over", or nothing of that ("")?"""
    return str(page.evaluate(STATE))


def wait(page: Page) -> str:
    """Wait until one of these is so, and say which."""
    return str(page.wait_for_function(STATE).json_value())


def aim(page: Page, luck: random.Random) -> dict[str, Any]:
    """Wait in the same way; and find one of the things that can be chosen."""
    found: dict[str, Any] = page.wait_for_function(AIM, arg=[FIRST_OF, luck.random()]).json_value()
    return found


def choose(page: Page, luck: random.Random) -> None:
    """Click, with the mouse, on one of the things that can be chosen."""
    page.mouse.click(*aim(page, luck)["point"])


def actions(page: Page, selector: str) -> list[str]:
    found: list[str] = page.locator(selector).evaluate_all(
        "all => all.map(({ dataset }) => dataset.action ?? '')"
    )
    return [action for action in found if action]


def play(page: Page, luck: random.Random, ears: Ears | None = None, clicks: int = MANY) -> bool:
    """Choose what is lit until the end, or so many times. Is it over?"""
    for _ in range(clicks):
        found = aim(page, luck)
        if found["state"] == "over":
            return True
        if ears is not None and found["state"] == "asked":
            assert sorted(found["offers"]) == sorted(ears.offers)
            assert_all_is_lit(found, ears)
        page.mouse.click(*found["point"])
    assert clicks < MANY, "the game does not end"
    return False


def assert_all_is_lit(found: dict[str, Any], ears: Ears) -> None:
    """What is lit is offered; and what is offered is lit, or lies in a card that is lit and can be opened."""
    assert set(found["lit"]) <= set(ears.offers)
    if ears.in_words is None:
        return
    rest = {tuple(offer.split(" ")) for offer in set(ears.offers) - set(found["lit"])}
    rest = {(verb, *nouns) for verb, *nouns in rest if verb not in ears.in_words}
    assert {verb for verb, *_ in rest} <= OF_A_CARD, rest
    assert len({noun for _, noun, *_ in rest}) <= found["cards"], rest


def turns(pages: list[Page], luck: random.Random, clicks: int = MANY) -> bool:
    """The same for several people at one table: whoever is asked chooses. Is it over for all of them?"""
    for _ in range(clicks):
        asked = somebody(pages, luck.random())
        if asked is None:
            return True
        page, found = asked
        page.mouse.click(*found["point"])
    assert clicks < MANY, "the game does not end"
    return False


def somebody(pages: list[Page], share: float) -> tuple[Page, dict[str, Any]] | None:
    """Wait until somebody is asked: who, and what they can choose. Nobody, if all see the end."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        found = [page.evaluate(AIM, [FIRST_OF, share]) for page in pages]
        for page, each in zip(pages, found):
            if each and "point" in each:
                return page, each
        if all(each and each["state"] == "over" for each in found):
            return None
        pages[0].evaluate("new Promise(requestAnimationFrame)")
    raise AssertionError("nobody is asked, and the game is not over")
