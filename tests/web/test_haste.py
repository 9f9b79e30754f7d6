"""Who is faster than the server: a key that is held, lines said too fast, answers that come too late."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect
from tests.server.running import GENEROUS, Data, Person, Running, running
from tests.web.browsing import Browsing
from tests.web.house import House
from tests.web.playing import OFFERS, wait

from redphone.server.settings import Rate

LINES = ".log li button"
HELD = 25


class Sent:
    """What a page says to the server."""

    def __init__(self, page: Page) -> None:
        self.messages: list[Data] = []
        page.on("websocket", lambda socket: self.listen(socket))

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.messages.append(json.loads(frame)))

    def of(self, type: str) -> list[Data]:
        return [message for message in self.messages if message["type"] == type]


def hold(page: Page, key: str) -> None:
    """As a keyboard does it: pressed, pressed again and again, let go."""
    for _ in range(HELD):
        page.keyboard.down(key)
        page.wait_for_timeout(40)
    page.keyboard.up(key)
    page.wait_for_function("() => !document.querySelector('main.pending')")


def test_a_key_that_is_held_chooses_one_thing_and_not_the_next(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    page = browsing.window(server, None, person=person)
    sent = Sent(page)
    page.goto(f"/table/{person.make('13', 'me', 'easy', 'easy')}")
    wait(page)
    hold(page, "1")
    assert len(sent.of("move")) == 1
    # Pressed again is meant again.
    wait(page)
    page.keyboard.press("1")
    page.wait_for_function("() => !document.querySelector('main.pending')")
    assert len(sent.of("move")) == 2
    person.leave()


def is_asked_to_place(view: Data, at_least: int) -> bool:
    return bool(view["offers"]) and view["prompt"]["id"] == "ask-deploy" and view["prompt"]["n"] >= at_least


def test_where_the_same_is_offered_again_a_held_key_takes_it_once_and_takes_it_back_once(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = person.make("defcon", "me", "easy")
    socket, luck = person.sit(table), random.Random(1962)
    for moved in socket.positions():
        if is_asked_to_place(moved["view"], at_least=2):
            break
        if moved["view"]["offers"]:
            socket.move(luck.choice(moved["view"]["offers"])["action"], moved["n"])
    page = browsing.window(server, None, person=person)
    sent = Sent(page)
    page.goto(f"/table/{table}")
    wait(page)
    page.locator(OFFERS).first.focus()
    hold(page, "Enter")
    assert len(sent.of("move")) == 1
    wait(page)
    hold(page, "u")
    assert len(sent.of("undo")) == 1
    wait(page)
    expect(page.get_by_role("button", name="Take it back")).to_be_enabled()
    person.leave()


def test_lines_that_are_said_too_fast_are_all_read_in_the_end_and_in_their_order(
    tmp_path: Path, client: Path, browsing: Browsing
) -> None:
    limits = replace(GENEROUS, chat=Rate(2, 3))
    with running(tmp_path / "tables.db", client=client, limits=limits, hidden_games=False) as server:
        person = Person(server, "Ana")
        table = person.make("13-days", "me", "easy")
        page = browsing.window(server, f"/table/{table}", person=person)
        said = [f"line {k}" for k in range(6)]
        field = page.locator(".chat input")
        for line in said:
            field.fill(line)
            page.keyboard.press("Enter")
        expect(page.locator(".problem")).to_contain_text("too fast")
        expect(page.locator(".chat .lines p")).to_have_text([f"You {line}" for line in said])
        # All of it was done: there is nothing to wait for any more.
        expect(page.locator(".problem")).to_have_count(0)
        page.close()
        person.leave()


def held(page: Page, address: str, is_meant: Callable[[str], bool]) -> list[Route]:
    """Answers that the page waits for until they are let go."""
    routes: list[Route] = []

    def keep(route: Route) -> None:
        if is_meant(route.request.url):
            routes.append(route)
        else:
            route.continue_()

    page.route(address, keep)
    return routes


def until_held(page: Page, routes: list[Route], n: int = 1) -> None:
    while len(routes) < n:
        page.wait_for_timeout(20)


def let_go(page: Page, routes: list[Route]) -> None:
    """And give the page time to do the wrong thing."""
    for route in routes:
        with page.expect_response(route.request.url):
            route.continue_()
    page.wait_for_timeout(200)


def test_the_seat_that_was_chosen_last_is_the_one_whose_view_is_shown(
    house: House, browsing: Browsing
) -> None:
    page = browsing.window(house.server, f"/table/{house.finished}/replay?at=60")
    seats = page.locator(".ctl .seg button")
    expect(seats).to_have_count(3)
    late = held(page, "**/replay?seat=*", lambda url: url.endswith("seat=0"))
    seats.nth(0).click()
    until_held(page, late)
    seats.nth(2).click()
    expect(seats.nth(2)).to_have_attribute("aria-pressed", "true")
    let_go(page, late)
    expect(seats.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(page).to_have_url(re.compile("seat=2"))


def test_a_seat_that_could_not_be_fetched_is_asked_for_again_and_the_replay_stays(
    house: House, browsing: Browsing
) -> None:
    browsing.expected.append(r"ERR_FAILED .*/replay\?seat=")
    page = browsing.window(house.server, f"/table/{house.finished}/replay?at=60")
    seats = page.locator(".ctl .seg button")
    expect(seats).to_have_count(3)
    page.route("**/replay?seat=1", lambda route: route.abort())
    seats.nth(1).click()
    trouble = page.get_by_role("alert").filter(has_text="The server cannot be reached.")
    expect(trouble).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible()
    # Another seat can be had.
    seats.nth(2).click()
    expect(seats.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(trouble).to_have_count(0)
    seats.nth(1).click()
    expect(trouble).to_be_visible()
    page.unroute("**/replay?seat=1")
    trouble.get_by_role("button", name="Try now").click()
    expect(seats.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(trouble).to_have_count(0)


def test_a_replay_that_could_not_be_fetched_can_be_tried_again(house: House, browsing: Browsing) -> None:
    browsing.expected.append(r"ERR_FAILED .*/replay")
    page = browsing.window(house.server, None)
    page.route("**/api/tables/*/replay*", lambda route: route.abort())
    page.goto(f"/table/{house.finished}/replay?at=60")
    again = page.get_by_role("button", name="Try now")
    expect(again).to_be_visible()
    page.unroute("**/api/tables/*/replay*")
    again.click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_the_line_of_the_log_that_was_clicked_last_is_the_one_that_is_shown(
    house: House, browsing: Browsing
) -> None:
    page = browsing.window(house.server, f"/table/{house.days}", person=house.person)
    lines = page.locator(LINES)
    first: list[str] = []
    late = held(page, "**/positions/*", lambda url: first == [] or url == first[0])
    lines.nth(1).click()
    until_held(page, late)
    first.append(late[0].request.url)
    lines.nth(4).click()
    expect(lines.nth(4)).to_have_attribute("aria-current", "step")
    let_go(page, late)
    expect(lines.nth(4)).to_have_attribute("aria-current", "step")
    # Who is back at the table stays there.
    late.clear()
    first.clear()
    lines.nth(2).click()
    until_held(page, late)
    page.locator(".prompt").get_by_role("button", name="Back").click()
    let_go(page, late)
    expect(page.locator(".board.past")).to_have_count(0)


def test_the_language_that_was_chosen_last_is_the_one_that_is_spoken(
    house: House, browsing: Browsing
) -> None:
    page = browsing.window(house.server, "/")
    expect(page.locator(".tiles button").first).to_be_visible()
    late = held(page, "**/assets/fr-*.js", lambda _: True)
    page.locator(".lang button[lang='fr']").click()
    until_held(page, late)
    page.locator(".lang button[lang='ru']").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    let_go(page, late)
    expect(page.locator("html")).to_have_attribute("lang", "ru")


@pytest.mark.parametrize("wide", [(1440, 900), (360, 780)], ids=["wide", "phone"])
def test_what_is_said_aloud_is_not_said_again_to_who_comes_back_from_an_older_position(
    house: House, browsing: Browsing, wide: tuple[int, int]
) -> None:
    page = browsing.window(house.server, f"/table/{house.days}", person=house.person, size=wide)
    wait(page)
    page.evaluate(
        """() => {
            window.said = 0;
            const changes = { subtree: true, childList: true, characterData: true };
            new MutationObserver(() => (window.said += 1)).observe(document.querySelector("p.sr"), changes);
        }"""
    )
    if page.locator("nav.tabs").is_visible():
        page.locator("nav.tabs button").nth(1).click()
    page.locator(LINES).first.click()
    expect(page.locator(".board.past")).to_be_visible()
    page.locator(".prompt").get_by_role("button", name="Back").click()
    wait(page)
    assert page.locator("p.sr").first.inner_text().strip()
    assert page.evaluate("window.said") == 0
