"""What stood in the way of somebody who played 13 Days for the first time."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Data, Person, Running
from tests.web.browsing import LANGUAGES, Browsing
from tests.web.playing import OFFERS, PUT_AWAY, choose, wait

SMALL = (360, 740)
LAPTOP = (1280, 800)
MANY_GAMES = 40
MANY_CLICKS = 400
# What of the hand lies on the column beside the board.
TOO_FAR = """() => {
    const end = document.querySelector(".beside").getBoundingClientRect().left;
    return [...document.querySelectorAll(".hand *")].filter((one) => one.getBoundingClientRect().right > end + 0.5).length;
}"""
HEIGHT = "() => document.querySelector('.thumb').getBoundingClientRect().height"
# How many offers are not seen whole.
OUT_OF_SIGHT = """() => {
    const end = document.querySelector(".prompt .offers").getBoundingClientRect().bottom;
    const all = [...document.querySelectorAll(".prompt .offers button")];
    return all.filter((one) => one.getBoundingClientRect().bottom > end + 1).length;
}"""


def has_come_to(person: Person, table: str, stop: Callable[[Data], bool], luck: random.Random) -> bool:
    """Choose by luck until a position is such, or the end. Was there one?"""
    socket = person.sit(table)
    while True:
        # Who keeps an agenda while the other side does so chooses again.
        message = socket.until("moved", "conflict")
        view = message["view"]
        if stop(view) or view["outcome"] is not None:
            socket.close()
            return stop(view)
        actions = [offer["action"] for offer in view["offers"]]
        if actions:
            socket.move(luck.choice(actions), message["n"])


def such_a_table(person: Person, stop: Callable[[Data], bool]) -> str:
    for seed in range(MANY_GAMES):
        table = person.make("13-days", "me", "easy")
        if has_come_to(person, table, stop, random.Random(seed)):
            return table
    raise AssertionError("there is no such position")


def is_asked(view: Data, question: str) -> bool:
    return bool(view["offers"]) and view["prompt"]["id"] == question


def is_full(view: Data) -> bool:
    """A card is in play, and five are in the hand."""
    table = view["table"]
    return bool(view["offers"]) and table["in_play"] is not None and len(table["hand"]) == 5


def until_a_round_ends(page: Page) -> bool:
    luck = random.Random(1962)
    for _ in range(MANY_CLICKS):
        found = wait(page)
        if found["state"] != "asked":
            return bool(found["state"] == "round")
        choose(page, luck, found)
    return False


@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["wide", "phone"])
def test_the_end_of_a_round_says_who_gained_what_and_gives_the_keyboard_back(
    server: Running, browsing: Browsing, size: tuple[int, int]
) -> None:
    person = Person(server, "Ana")
    for _ in range(MANY_GAMES):
        page = browsing.window(
            server, f"/table/{person.make('13-days', 'me', 'easy')}", person=person, size=size
        )
        if until_a_round_ends(page):
            break
        page.close()
    over = page.locator(".veil .over")
    expect(over.locator("h2")).to_have_text("Round 1 of 3 is over")
    expect(over.locator("tbody th")).to_have_text(["US", "USSR"])
    paid = over.locator("tbody td:last-child").all_inner_texts()
    lead = sum(int(each.split("+")[1]) * (1 if each.startswith("US ") else -1) for each in paid if each != "0")
    assert -5 <= lead <= 5
    expect(over.locator("tfoot td")).to_contain_text("→")
    expect(page.locator(PUT_AWAY)).to_be_focused()
    page.keyboard.press("Enter")
    expect(over).to_have_count(0)
    expect(page.locator("[data-home]")).to_be_focused()
    person.leave()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_in_play_and_five_in_the_hand_lie_on_nothing_else(
    server: Running, browsing: Browsing, lang: str
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, is_full)
    page = browsing.window(server, f"/table/{table}", person=person, size=LAPTOP, lang=lang)
    wait(page)
    expect(page.locator(".hand .slot")).to_have_count(6)
    assert page.evaluate(TOO_FAR) == 0
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
        found = wait(page)
        if found["state"] != "asked":
            break
        heights.add(page.evaluate(HEIGHT))
        hidden = page.evaluate(OUT_OF_SIGHT)
        most = max(most, hidden)
        expect(page.locator(".prompt .below")).to_have_text([f"+{hidden} ↓"] if hidden else [])
        choose(page, luck, found)
    assert len(heights) == 1
    assert most > 0
    person.leave()


def test_a_card_that_is_opened_brings_its_uses_in_words_into_sight(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, lambda view: is_asked(view, "ask-play") and len(view["offers"]) > 9)
    page = browsing.window(server, f"/table/{table}", person=person, size=LAPTOP)
    wait(page)
    last = page.locator(OFFERS).last
    expect(last).not_to_be_in_viewport()
    page.locator(".hand .slot > button").last.click()
    action = page.locator(".hand .folder [data-action]").first.get_attribute("data-action")
    expect(page.locator(f".prompt .offers [data-action='{action}']")).to_be_in_viewport(ratio=1)
    person.leave()


@pytest.mark.parametrize("question", ["ask-keep", "ask-cubes"])
def test_on_a_phone_what_is_lit_on_cards_and_beside_a_battleground_is_not_said_twice(
    server: Running, browsing: Browsing, question: str
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, lambda view: is_asked(view, question))
    page = browsing.window(server, f"/table/{table}", person=person, size=SMALL)
    wait(page)
    offers = page.locator(OFFERS)
    expect(offers.first).to_be_hidden()
    page.locator(".prompt .words").click()
    expect(offers.first).to_be_visible()
    person.leave()
