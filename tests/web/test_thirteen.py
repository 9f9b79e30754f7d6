"""The table of 13."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.server.running import Person, Running
from tests.web.browsing import PHONE, Browsing
from tests.web.house import House
from tests.web.playing import OFFERS, choose, wait

LAPTOP = (1280, 800)
FOUR = ".hand button.pick:has(.four)"
HEIGHT = "() => document.querySelector('.target').getBoundingClientRect().height"
MANY = 60


def with_a_four(server: Running, browsing: Browsing, person: Person) -> Page:
    """A page on which a rotten four may be chosen."""
    table = person.make("13", "me", "easy", "easy", "easy")
    page = browsing.window(server, f"/table/{table}", person=person, size=LAPTOP)
    luck = random.Random(13)
    for _ in range(MANY):
        wait(page)
        if page.locator(FOUR).count():
            return page
        choose(page, luck)
    raise AssertionError("there is no rotten four")


def test_a_rotten_four_is_put_back_by_escape_or_by_a_click_on_any_card(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    page = with_a_four(server, browsing, person)
    offers = page.locator(OFFERS).count()
    chosen = page.locator(".hand .pick.chosen")
    cards = page.locator(".hand button.pick")
    ways: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: chosen.click(),
        lambda: cards.first.click(),
    ]
    for put_back in ways:
        page.locator(FOUR).first.click()
        expect(chosen).to_be_visible()
        expect(chosen).to_contain_text("choose another card")
        expect(page.locator(".target.lit").first).to_be_visible()
        put_back()
        expect(chosen).to_have_count(0)
        expect(page.locator(OFFERS)).to_have_count(offers)
    person.leave()


def test_the_targets_keep_their_size_however_many_choices_there_are(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    page = with_a_four(server, browsing, person)
    height = page.evaluate(HEIGHT)
    page.locator(FOUR).first.click()
    expect(page.locator(".hand .pick.chosen")).to_be_visible()
    assert page.evaluate(HEIGHT) == height
    person.leave()


def test_the_clock_says_what_it_counts(house: House, browsing: Browsing) -> None:
    page = browsing.window(house.server, f"/table/{house.thirteen}", person=house.person, size=LAPTOP)
    clock = page.get_by_role("timer", name="Waiting")
    expect(clock).to_have_text(re.compile(r"^Waiting\d+:\d\d"))
    expect(clock.get_by_text("Waiting")).to_be_visible()
    expect(clock).to_have_attribute("title", re.compile("^The time since this was asked"))
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(clock.locator(".i")).to_be_visible()
