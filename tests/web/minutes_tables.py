"""Tables of 13 Minutes, and what they are found by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page
from tests.server.running import Data, Person, Running
from tests.web.browsing import Browsing
from tests.web.playing import wait
from tests.web.test_newcomers import such_a_table

NOTEBOOK = (1280, 800)
SLUGS = ("13-minutes", "13-minutes-campaign")
# Is a part of what it says out of sight?
IS_CUT = "one => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth"


def sit(server: Running, browsing: Browsing, slug: str, seat: int, **more: Any) -> tuple[Person, str, Page]:
    """Somebody against a bot."""
    person = Person(server, "Ana")
    table = person.make(slug, *(["me", "easy"] if seat == 0 else ["easy", "me"]))
    return person, table, browsing.window(server, f"/table/{table}", person=person, **more)


def sit_at(
    server: Running, browsing: Browsing, slug: str, stop: Callable[[Data], bool], verb: str = "", **more: Any
) -> tuple[Person, Page]:
    """The US at a table that has come to such a position, by choosing the `verb` where it could be."""
    person = Person(server, "Ana")
    table = such_a_table(person, slug, stop, verb)
    page = browsing.window(server, f"/table/{table}", person=person, **more)
    wait(page)
    return person, page


def deck_button(page: Page, name: str = "The 13 cards and their sources") -> Locator:
    return page.locator(".beside").get_by_role("button", name=name)


def near_war(view: Data) -> bool:
    """One of the sides has two of a kind, and this reader is asked."""
    dangers = [danger for side in view["table"]["sides"] for danger in side["danger"]]
    two = any(danger["symbols"] == 2 for danger in dangers) and not any(danger["war"] for danger in dangers)
    return two and bool(view["offers"]) and view["table"]["end"] is None


def is_won(view: Data) -> bool:
    return view["outcome"] is not None
