"""When the server has too much to do, or its bots cannot think: what a page does then, and what it says."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.server.running import GENEROUS, Person, Running, running
from tests.server.test_bots import Dying
from tests.web.browsing import LANGUAGES, Browsing, stand_still
from tests.web.playing import MANY, choose, wait

from redphone.server import bots

COUNT = """
window.begun = window.ended = 0;
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    window.begun += 1;
    this.addEventListener("close", () => (window.ended += 1));
  }
};
"""
# A line that takes nothing any more, and one that breaks.
DEAF = """
window.deaf = false;
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    window.hangUp = () => this.close();
  }
  send(message) {
    if (!window.deaf) super.send(message);
  }
};
"""
# By the page's own clock, which the test winds: how long at least, and how long at most.
FIRST_WAIT = (5_000, 7_000)
SECOND_WAIT = (10_000, 14_000)
NOTICED = 1_600


def test_where_there_are_too_many_sockets_a_page_waits_for_seconds_and_longer_each_time(
    tmp_path: Path, client: Path, browsing: Browsing
) -> None:
    limits = replace(GENEROUS, sockets_of_guest=1)
    with running(tmp_path / "tables.db", client=client, limits=limits, hidden_games=False) as server:
        person = Person(server, "Ana")
        table = person.make("13", "me", "friend", "friend")
        elsewhere = person.sit(table)
        elsewhere.until("table")
        page = browsing.window(server, None, person=person)
        page.add_init_script(COUNT)
        stand_still(page)
        page.goto(f"/table/{table}")
        page.wait_for_function("() => window.ended === 1")
        page.clock.run_for(NOTICED)
        expect(page.locator(".bann")).to_be_visible()
        page.clock.run_for(FIRST_WAIT[0] - NOTICED - 1)
        assert page.evaluate("window.begun") == 1
        page.clock.run_for(FIRST_WAIT[1] - FIRST_WAIT[0] + 1)
        page.wait_for_function("() => window.ended === 2")
        # It was opened for a moment, which is not yet a connection.
        expect(page.locator(".bann")).to_be_visible()
        page.clock.run_for(SECOND_WAIT[0] - 1)
        # To come back to the page is no reason to ask sooner.
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        page.evaluate("dispatchEvent(new Event('online'))")
        assert page.evaluate("window.begun") == 2
        elsewhere.close()
        page.clock.run_for(SECOND_WAIT[1] - SECOND_WAIT[0] + 1)
        expect(page.locator(".bann")).to_have_count(0)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("[window.begun, window.ended]") == [3, 2]
        person.leave()


@pytest.mark.parametrize(
    ("game", "chairs", "at_a_chair"),
    [
        ("13", 3, ".seat .tags"),
        ("13-days", 2, ".beside .who"),
        ("13-minutes-campaign", 2, ".beside .who"),
    ],
)
def test_bots_that_cannot_think_are_said_to_play_at_random_until_they_can(
    server: Running,
    browsing: Browsing,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    chairs: int,
    at_a_chair: str,
) -> None:
    pool = Dying(1_000_000)
    monkeypatch.setattr(bots, "new_pool", lambda processes: pool)
    monkeypatch.setattr(bots, "FIRST_PAUSE", 0.01)
    person = Person(server, "Ana")
    table = person.make(game, "me", *["easy"] * (chairs - 1))
    page = browsing.window(server, f"/table/{table}", person=person)
    luck = random.Random(1962)
    for _ in range(MANY):
        if any(chair["struggling"] for chair in person.table(table)["chairs"]):
            break
        choose(page, luck)
    struggle = page.locator(".struggle")
    expect(struggle).to_have_text("The bots cannot think at the moment: until they can, they play at random.")
    expect(page.locator(at_a_chair, has_text="plays at random")).to_have_count(chairs - 1)
    said = set()
    for lang in LANGUAGES:
        page.locator(f".lang button[lang='{lang}']").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        said.add(struggle.inner_text())
    assert len(said) == len(LANGUAGES)
    page.locator(".lang button[lang='en']").click()
    pool.times = 0
    for _ in range(MANY):
        if not any(chair["struggling"] for chair in person.table(table)["chairs"]):
            break
        choose(page, luck)
    expect(struggle).to_be_empty()
    expect(page.get_by_text("plays at random")).to_have_count(0)
    assert person.table(table)["status"] == "playing"
    person.leave()


def test_without_a_connection_a_choice_that_has_not_arrived_is_said_to_be_sent_again(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = person.make("13-minutes", "me", "friend")
    invitation = person.table(table)["chairs"][1]["invitation"]
    other = Person(server, "Bela")
    other.post(f"/api/tables/{table}/join", {"invitation": invitation})
    page = browsing.window(server, None, person=person)
    browsing.expected.append("ERR_INTERNET_DISCONNECTED|WebSocket")
    page.add_init_script(DEAF)
    page.goto(f"/table/{table}")
    wait(page)
    n = person.table(table)["n"]
    # The line is dead, and nobody has noticed yet.
    page.evaluate("window.deaf = true")
    page.locator(".prompt [data-action='bid 4']").click()
    page.context.set_offline(True)
    page.evaluate("window.hangUp()")
    expect(page.locator(".bann")).to_contain_text("Your choice has not arrived yet")
    assert person.table(table)["n"] == n
    page.evaluate("window.deaf = false")
    page.context.set_offline(False)
    expect(page.locator(".bann")).to_have_count(0)
    expect(page.locator(".auction .who small", has_text="sealed")).to_have_count(1)
    assert person.table(table)["n"] == n + 1
    # And without one, that the last move is safe.
    page.context.set_offline(True)
    page.evaluate("window.hangUp()")
    expect(page.locator(".bann")).to_contain_text("Your last move is safe")
    for each in (person, other):
        each.leave()


def test_who_says_hello_too_late_says_it_again(tmp_path: Path, client: Path, browsing: Browsing) -> None:
    with running(tmp_path / "tables.db", client=client, hello_seconds=0.3, hidden_games=False) as server:
        person = Person(server, "Ana")
        table = person.make("13-days", "me", "easy")
        page = browsing.window(server, None, person=person)
        page.add_init_script(DEAF.replace("window.deaf = false", "window.deaf = true"))
        page.add_init_script(COUNT)
        page.goto(f"/table/{table}")
        page.wait_for_function("() => window.ended > 0")
        page.evaluate("window.deaf = false")
        assert wait(page) == "asked"
        page.close()
        person.leave()


def test_a_page_that_cannot_be_fetched_says_so_and_is_tried_again(
    server: Running, browsing: Browsing
) -> None:
    browsing.expected.append("ERR_FAILED")
    person = Person(server, "Ana")
    table = person.make("13-days", "me", "easy")
    page = browsing.window(server, "/", person=person)
    page.route("**/assets/TablePage-*.js", lambda route: route.abort())
    page.locator(f"a[href='/table/{table}']").first.click()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    page.unroute("**/assets/TablePage-*.js")
    page.get_by_role("button", name="Try now").click()
    assert wait(page) == "asked"
    person.leave()


def test_an_address_that_nobody_can_read_is_a_page_that_is_not_there(
    server: Running, browsing: Browsing
) -> None:
    page = browsing.window(server, "/table/%E0%A4%A")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nobody answers.")


def test_a_lost_connection_is_said_aloud_once_and_its_seconds_are_not(
    server: Running, browsing: Browsing
) -> None:
    browsing.expected.append("ERR_INTERNET_DISCONNECTED|WebSocket")
    person = Person(server, "Ana")
    table = person.make("13-days", "me", "easy")
    page = browsing.window(server, None, person=person)
    page.add_init_script(DEAF)
    page.goto(f"/table/{table}")
    wait(page)
    page.context.set_offline(True)
    page.evaluate("window.hangUp()")
    expect(page.locator(".bann")).to_contain_text("Trying again in")
    expect(page.locator(".bann [role=alert]")).to_have_text("No connection.")
    assert page.locator(".bann").get_attribute("role") is None
    person.leave()
