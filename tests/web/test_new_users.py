"""What made somebody hesitate who played for the first time: each is said or done as it is meant."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.server.running import Person, Running
from tests.web.browsing import Browsing
from tests.web.playing import OFFERS

SMALL = (360, 740)


def test_giving_up_is_asked_before_it_is_done_and_said_in_the_log(
    server: Running, browsing: Browsing
) -> None:
    ana, boris = Person(server, "Ana"), Person(server, "Boris")
    table = ana.make("13-minutes", "me", "open")
    n = boris.post(f"/api/tables/{table}/join")["n"]
    for person, bid in ((ana, "bid 3"), (boris, "bid 2")):
        person.sit(table).move(bid, n)
        n += 1
    page = browsing.window(server, f"/table/{table}", person=ana)
    page.locator(OFFERS).first.click()
    expect(page.locator(".side h2", has_text="If it ended now")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up…").click()
    expect(page.locator("dialog")).to_contain_text("Then the other side wins. Are you sure?")
    page.get_by_role("button", name="Give up", exact=True).click()
    expect(page.locator(".log li").last).to_contain_text("You gave up.")
    expect(page.locator(".over")).to_contain_text("You gave up.")
    expect(page.locator(".side h2", has_text="If it ended now")).to_have_count(0)
    page.goto(f"/table/{table}/replay")
    expect(page.locator(".log li").last).to_contain_text("Ana gave up.")
    ana.leave()
    boris.leave()


def test_the_menu_names_whose_turn_it_is_now(server: Running, browsing: Browsing) -> None:
    ana, bela, cora = Person(server, "Ana"), Person(server, "Bela"), Person(server, "Cora")
    table = ana.make("13", "me", "open", "open")
    people = [ana, bela, cora]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    (asked,) = ana.table(table)["waiting"]
    page = browsing.window(server, f"/table/{table}", person=people[asked])
    # A rotten four asks once more.
    page.locator(OFFERS).first.click()
    expect(page.locator(".prompt .dots").or_(page.locator(OFFERS).first)).to_be_visible()
    page.wait_for_function(
        """([done]) => {
            const next = document.querySelector(".prompt .offers button:not([aria-disabled='true'])");
            next?.click();
            return document.querySelector(done) !== null;
        }""",
        arg=[".prompt .dots"],
    )
    following = ["Ana", "Bela", "Cora"][(asked + 1) % 3]
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog .asked")).to_have_text(f"{following} thinking")
    for person in people:
        person.leave()
