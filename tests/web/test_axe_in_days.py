"""Axe reads what 13 Days asks and warns of in positions that no game comes to by luck alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.crisis import Crisis
from tests.server.running import Person, Running
from tests.web.browsing import THEMES, Browsing
from tests.web.days_tables import shown
from tests.web.test_pages import AXE, RUN


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_no_violation_in_what_13_days_asks_and_warns_of(
    server: Running, browsing: Browsing, theme: str
) -> None:
    person = Person(server, "Ana")
    axe = AXE.read_text(encoding="utf-8")
    wrong: dict[str, list[str]] = {}

    def read(page: Page, name: str) -> None:
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        page.evaluate(axe)
        passed, found = page.evaluate(RUN)
        assert passed > 10
        if found:
            wrong[name] = found

    cubes = Crisis(us={"turkey": 1}, us_hand=["excomm"], us_tracks={"military": 3, "political": 7})
    cubes.do("event excomm", "place atlantic", "place italy")
    page = shown(server, browsing, person, person.make("13-days", "me", "easy"), cubes)
    page.locator(".days-board .goes").first.wait_for()
    read(page, "cubes that move markers, and the war")
    page.locator(".days-board [aria-haspopup=dialog]").first.click()
    page.get_by_role("dialog").wait_for()
    read(page, "an explanation")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1130, "height": 800})
    page.locator(".prompt .all").click()
    page.locator(".prompt [role=dialog]").wait_for()
    read(page, "all offers")
    page.close()
    amounts = Crisis(us_hand=["excomm"])
    amounts.do("command excomm", "on berlin")
    page = shown(server, browsing, person, person.make("13-days", "me", "easy"), amounts)
    page.locator(".board [data-action^='cubes ']").first.wait_for()
    read(page, "how many cubes")
    assert wrong == {}
    person.leave()
