"""What stood in the way of somebody who played 13 Days for the first time."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Person, Running
from tests.web.browsing import Browsing
from tests.web.playing import OFFERS, PUT_AWAY, choose, wait

SMALL = (360, 740)
LAPTOP = (1280, 800)
MANY_GAMES = 40
MANY_CLICKS = 400
HEIGHT = "() => document.querySelector('.thumb').getBoundingClientRect().height"
# How many offers are not seen whole.
OUT_OF_SIGHT = """() => {
    const end = document.querySelector(".prompt .offers").getBoundingClientRect().bottom;
    const all = [...document.querySelectorAll(".prompt .offers button")];
    return all.filter((one) => one.getBoundingClientRect().bottom > end + 1).length;
}"""


def until_a_round_ends(page: Page) -> bool:
    luck = random.Random(1962)
    for _ in range(MANY_CLICKS):
        found = wait(page)
        if found != "asked":
            return found == "round"
        choose(page, luck)
    return False


@pytest.mark.parametrize("is_phone", [False, True], ids=["wide", "phone"])
def test_the_end_of_a_round_says_who_gained_what_and_gives_the_keyboard_back(
    server: Running, browsing: Browsing, is_phone: bool
) -> None:
    person = Person(server, "Ana")
    for _ in range(MANY_GAMES):
        page = browsing.window(
            server, f"/table/{person.make('13-days', 'me', 'easy')}", person=person, size=LAPTOP
        )
        if until_a_round_ends(page):
            break
        page.close()
    over = page.locator(".veil .over")
    expect(over.locator("h2")).to_have_text("Round 1 of 3 is over")
    expect(over.locator("tbody th")).to_have_text(["US", "USSR"])
    paid = over.locator("tbody td:last-child").all_inner_texts()
    assert all(re.fullmatch(r"0|(US|USSR) \+\d", each) for each in paid)
    expect(over.locator("tfoot td")).to_contain_text("→")
    expect(page.locator(PUT_AWAY)).to_be_focused()
    if is_phone:
        page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
        page.locator(PUT_AWAY).click()
    else:
        page.keyboard.press("Enter")
    expect(over).to_have_count(0)
    expect(page.locator("[data-home]")).to_be_focused()
    person.leave()


def test_the_bar_keeps_its_height_and_says_how_much_is_out_of_sight(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    page = browsing.window(
        server, f"/table/{person.make('13-days', 'me', 'easy')}", person=person, size=LAPTOP, lang="fr"
    )
    luck = random.Random(7)
    heights: set[float] = set()
    most = 0
    for _ in range(12):
        if wait(page) != "asked":
            break
        heights.add(page.evaluate(HEIGHT))
        hidden = page.evaluate(OUT_OF_SIGHT)
        most = max(most, hidden)
        expect(page.locator(".prompt .below")).to_have_text([f"+{hidden} ↓"] if hidden else [])
        choose(page, luck)
    assert len(heights) == 1
    assert most > 0
    person.leave()


def test_on_a_phone_agendas_that_lie_in_the_hand_are_not_said_twice(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = person.make("13-days", "me", "easy")
    page = browsing.window(server, f"/table/{table}", person=person, size=SMALL)
    wait(page)
    offers = page.locator(OFFERS)
    expect(offers.first).to_be_hidden()
    page.locator(".prompt .words").click()
    expect(offers.first).to_be_visible()
    person.leave()
