"""The bar with the question: nothing that can be chosen is overlooked, and the board does not jump."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect
from tests.server.running import Data, Person, Running, wait_until
from tests.web.browsing import Browsing
from tests.web.playing import OFFERS, actions, choose, wait
from tests.web.test_newcomers import such_a_table

SMALL = (360, 740)
LAPTOP = (1280, 800)
REMEMBERED = 4
# What the question itself needs, and what the bar has.
HEIGHTS = """() => [".prompt .in", ".prompt"].map((each) => {
    const one = document.querySelector(each);
    return one.getBoundingClientRect().height + (each === ".prompt" ? 0 : 3);
})"""
SEEN = """() => {
    const box = document.querySelector(".prompt").getBoundingClientRect();
    const all = [...document.querySelectorAll(".prompt .offers [data-action]")];
    const isSeen = ({ top, bottom }) => top >= box.top && bottom <= box.bottom;
    return all.filter((one) => isSeen(one.getBoundingClientRect())).length;
}"""


def to_place(view: Data) -> bool:
    places = [offer for offer in view["offers"] if offer["action"].startswith("place")]
    return len(places) >= 9 and view["prompt"]["n"] > 1


def to_play(view: Data) -> bool:
    return len(view["offers"]) >= 10


def test_nine_places_to_choose_from_are_all_seen_on_a_laptop(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-days", to_place)
    page = browsing.window(server, f"/table/{table}", person=person, size=LAPTOP)
    wait(page)
    page.evaluate("document.fonts.ready.then(() => true)")
    expect(page.locator(".prompt .all")).to_have_count(0)
    assert page.evaluate(SEEN) == page.locator(OFFERS).count() >= 9
    # On the board, a key that is held places one cube and not the next.
    n = person.table(table)["n"]
    page.locator(".days-board [data-action^='place ']").first.focus()
    page.keyboard.down("Enter")
    wait_until(lambda: bool(person.table(table)["n"] > n))
    wait(page)
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.wait_for_function("() => !document.querySelector('main.pending')")
    assert person.table(table)["n"] == n + 1
    person.leave()


@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["wide", "phone"])
def test_what_has_no_room_is_opened_over_the_board_and_put_away(
    server: Running, browsing: Browsing, size: tuple[int, int]
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-days", to_play)
    page = browsing.window(server, f"/table/{table}", person=person, size=size)
    wait(page)
    offers = actions(page, OFFERS)
    opener = page.locator(".prompt .all")
    expect(opener).to_have_text(f"All {len(offers)} choices" if size == SMALL else re.compile(r"^\d+ more$"))
    before = page.evaluate(HEIGHTS)
    sheet = page.get_by_role("dialog")
    opener.click()
    expect(opener).to_have_text("Hide")
    assert actions(page, "[role=dialog] [data-action]") == offers
    expect(sheet.locator("[data-action]").first).to_be_focused()
    assert page.evaluate(HEIGHTS) == before
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(opener).to_be_focused()
    opener.click()
    page.locator("header").click(position={"x": 5, "y": 5})
    expect(sheet).to_have_count(0)
    if size == SMALL:
        # What opens something else puts it away as well.
        opener.click()
        page.locator(".hand [aria-haspopup=dialog]").first.click()
        expect(page.locator(".prompt [role=dialog]")).to_have_count(0)
        expect(sheet).to_have_count(1)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    opener.click()
    n = person.table(table)["n"]
    sheet.locator("[data-action]").last.click()
    wait_until(lambda: bool(person.table(table)["n"] > n))
    expect(sheet).to_have_count(0)
    person.leave()


def test_the_bar_grows_when_it_must_and_shrinks_only_after_several_lower_questions(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    page = browsing.window(
        server, f"/table/{person.make('13-days', 'me', 'easy')}", person=person, size=LAPTOP
    )
    luck = random.Random(7)
    needed: list[float] = []
    for _ in range(9):
        if wait(page) != "asked":
            break
        need, height = page.evaluate(HEIGHTS)
        needed.append(need)
        assert height == pytest.approx(max(needed[-REMEMBERED:]), abs=1)
        choose(page, luck)
    assert len(set(needed)) > 1
    person.leave()


def until_it_goes_on(person: Person, table: str, before: int) -> None:
    wait_until(lambda: bool(person.table(table)["n"] > before))


def test_on_a_phone_the_bar_of_13_days_is_no_higher_than_its_question(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-days", to_play)
    page = browsing.window(server, f"/table/{table}", person=person, size=SMALL)
    needed: set[float] = set()
    for _ in range(8):
        if wait(page) != "asked":
            break
        need, height = page.evaluate(HEIGHTS)
        assert height == pytest.approx(need, abs=1)
        needed.add(need)
        before = person.table(table)["n"]
        page.locator(OFFERS).last.dispatch_event("click")
        until_it_goes_on(person, table, before)
        expect(page.locator("main")).not_to_have_class(re.compile("pending"))
    assert len(needed) > 1
    person.leave()


def test_in_13_a_phone_shows_all_targets_and_the_cards_left_to_draw(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    page = browsing.window(
        server,
        f"/table/{person.make('13', 'me', 'easy', 'easy', 'easy')}",
        person=person,
        size=SMALL,
        lang="ru",
    )
    luck = random.Random(13)
    for _ in range(5):
        assert wait(page) == "asked"
        bar = page.locator(".prompt").bounding_box()
        pile = page.locator(".draw").bounding_box()
        assert bar
        assert pile
        assert pile["y"] + pile["height"] <= bar["y"]
        choose(page, luck)
    person.leave()
