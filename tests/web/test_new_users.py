"""What made somebody hesitate who played for the first time: each is said or done as it is meant."""

from __future__ import annotations

import random

from playwright.sync_api import expect
from tests.server.running import Person, Running, wait_until
from tests.web.browsing import Browsing
from tests.web.playing import OFFERS
from tests.web.test_newcomers import play_until, such_a_table

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


def test_on_a_phone_the_question_stands_above_every_choice(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-days", lambda view: len(view["offers"]) >= 9)
    page = browsing.window(server, f"/table/{table}", person=person, size=SMALL)
    folded = page.get_by_role("button", name="Show as a list")
    expect(folded).to_be_visible()
    tops = "all => all.filter((one) => one.offsetParent).map((one) => one.getBoundingClientRect().top)"
    question = page.locator(".prompt .q").evaluate("one => one.getBoundingClientRect().top")
    assert all(question < top for top in page.locator(".prompt .btn").evaluate_all(tops))
    person.leave()


def test_on_a_phone_a_card_that_is_looked_at_can_be_laid(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = such_a_table(
        person,
        "13-minutes",
        lambda view: any(offer["action"].startswith("sphere ") for offer in view["offers"]),
    )
    page = browsing.window(server, f"/table/{table}", person=person, size=SMALL)
    page.locator(".hand .slot.open .minutes-card").click()
    lay = page.locator("dialog [data-action]")
    expect(lay).to_have_count(2)
    n = person.table(table)["n"]
    lay.first.click()
    expect(page.locator("dialog")).to_have_count(0)
    wait_until(lambda: bool(person.table(table)["n"] > n))
    person.leave()


def test_the_end_of_13_tells_what_the_last_round_cost(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = person.make("13", "me", "easy", "easy")
    play_until(person, table, lambda view: view["outcome"] is not None, random.Random(13))
    page = browsing.window(server, f"/table/{table}", person=person)
    rows = page.locator(".over tbody tr")
    expect(rows).to_have_count(3)
    expect(page.locator(".over thead")).to_contain_text("×2")
    sheet = person.sit(table).until("moved")["view"]["table"]["players"]
    assert rows.locator("td.t").all_inner_texts() == [str(player["sheet"][-1]) for player in sheet]
    person.leave()
