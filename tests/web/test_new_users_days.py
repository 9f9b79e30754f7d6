"""What stood in the way of somebody who played 13 Days for the first time."""

from __future__ import annotations

import random
import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Person, Running, wait_until
from tests.web.browsing import Browsing
from tests.web.playing import OFFERS, PUT_AWAY, choose, wait
from tests.web.test_newcomers import such_a_table

SMALL = (360, 740)
LAPTOP = (1280, 800)
NARROW = (1130, 800)
MANY_GAMES = 40
MANY_CLICKS = 400
TWO_ROWS = 110  # pixels
HEIGHT = "() => document.querySelector('.thumb').getBoundingClientRect().height"
# How many offers are not seen whole.
OUT_OF_SIGHT = """() => {
    const { top, bottom } = document.querySelector(".prompt .list").getBoundingClientRect();
    const all = [...document.querySelectorAll(".prompt .list button")];
    const boxes = all.map((one) => one.getBoundingClientRect());
    return boxes.filter((box) => box.top < top - 1 || box.bottom > bottom + 1).length;
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
        # Who loads the page anew meanwhile has not read it yet: the same is told again, and once.
        told = over.inner_text()
        page.reload()
        expect(over).to_have_text(told, use_inner_text=True)
        page.locator(PUT_AWAY).click()
        page.reload()
        assert wait(page) == "asked"
        page.locator("[data-home]").focus()
    else:
        page.keyboard.press("Enter")
    expect(over).to_have_count(0)
    expect(page.locator("[data-home]")).to_be_focused()
    person.leave()


def test_the_bar_has_two_rows_at_most_and_says_how_much_is_out_of_sight(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    page = browsing.window(
        server, f"/table/{person.make('13-days', 'me', 'easy')}", person=person, size=NARROW, lang="fr"
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
        expect(page.locator(".prompt .all")).to_have_text([f"{hidden} de plus"] if hidden else [])
        choose(page, luck)
    assert max(heights) <= TWO_ROWS
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
    page.get_by_role("button", name=f"All {offers.count()} choices").click()
    expect(page.get_by_role("dialog").locator("[data-action]")).to_have_count(offers.count())
    person.leave()


def test_the_end_says_what_the_last_round_and_the_aftermath_brought(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = ended_by_prestige(person)
    page = browsing.window(server, f"/table/{table}", person=person)
    over = page.locator(".veil .over")
    expect(over.locator("h3")).to_have_text("Round 3 of 3 is over")
    expect(over.locator("tbody th")).to_have_text(["US", "USSR", "Aftermath"])
    paid = over.locator("tbody td:last-child").all_inner_texts()
    assert all(re.fullmatch(r"0|(US|USSR) \+\d", each) for each in paid)
    # What it ends with is what the verdict says.
    lead = re.search(r"lead of (\d)", over.locator("p").first.inner_text())
    expect(over.locator("tfoot td")).to_have_text(re.compile(rf"→ .*\+{lead[1]}$" if lead else "→ 0$"))
    person.leave()


def ended_by_prestige(person: Person) -> str:
    """A game of bots that no war ended."""

    def is_over(table: str) -> bool:
        return bool(person.table(table)["status"] == "over")

    for _ in range(MANY_GAMES):
        table = person.make("13-days", "medium", "medium")
        wait_until(partial(is_over, table))
        if "war" not in person.table(table)["result"]["why"]:
            return table
    raise AssertionError("every game ends with a war")


def test_an_event_without_cubes_says_nothing_of_cubes(server: Running, browsing: Browsing) -> None:
    """Berlin Blockade lets a track be moved: that it moves none would be wrong."""
    person = Person(server, "Ana")
    table = such_a_table(
        person,
        "13-days",
        lambda view: any(
            offer["action"].startswith("event ") and offer["card"] in ("u_thant", "operation_mongoose")
            for offer in view["offers"]
        ),
    )
    page = browsing.window(server, f"/table/{table}", person=person)
    for name in ("U Thant", "Operation Mongoose"):
        card = page.locator(".hand .slot > button", has_text=name)
        if card.count():
            card.click()
            expect(page.locator(".hand .folder .acts")).to_be_visible()
            expect(page.locator(".hand .folder")).not_to_contain_text("move no markers")
    person.leave()
