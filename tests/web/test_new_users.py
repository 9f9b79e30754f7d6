"""What made somebody hesitate who played for the first time: each is said or done as it is meant."""

from __future__ import annotations

import random
import re

from playwright.sync_api import FilePayload, Page, expect
from tests.server.decks import STANDARD
from tests.server.running import Person, Running, wait_until
from tests.web.browsing import Browsing, settled
from tests.web.playing import OFFERS, tile
from tests.web.test_newcomers import play_until, such_a_table

SMALL = (360, 740)
# So narrow that not everything that is offered fits into the bar.
NARROW = (1130, 760)


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
    expect(page.locator("dialog[open]")).to_contain_text("Then the other side wins. Are you sure?")
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
    expect(page.get_by_role("button", name=re.compile(r"^All \d+ choices$"))).to_be_visible()
    tops = "all => all.filter((one) => one.offsetParent).map((one) => one.getBoundingClientRect().top)"
    question = page.locator(".prompt .q").evaluate("one => one.getBoundingClientRect().top")
    assert all(question < top for top in page.locator(".prompt .offers .btn").evaluate_all(tops))
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
    expect(page.locator(".over h3")).to_have_text("Last round")
    assert rows.locator("td.t").all_inner_texts() == [str(player["sheet"][-1]) for player in sheet]
    # A pile that is still to be opened is none any more.
    expect(page.locator(".hand .mine")).to_have_count(0)
    assert rows.locator("td.sum").all_inner_texts() == [str(player["total"]) for player in sheet]
    person.leave()


def many_and_a_way_out(person: Person) -> str:
    return such_a_table(
        person,
        "13-days",
        lambda view: len(view["offers"]) >= 9 and view["offers"][-1]["action"] == "pass",
    )


def scrolled(page: Page) -> float:
    return float(page.locator(".prompt .list").evaluate("one => one.scrollTop"))


def test_the_way_out_stands_last_and_in_sight_however_the_offers_are_scrolled(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    page = browsing.window(
        server, f"/table/{many_and_a_way_out(person)}", person=person, size=NARROW, lang="en"
    )
    way_out = page.locator(OFFERS).last
    expect(way_out).to_have_attribute("data-action", "pass")
    expect(page.locator(".prompt .all")).to_have_text(re.compile(r"^\d+ more$"))
    assert scrolled(page) == 0
    # The pointer passes over what is lit on the board: nothing moves.
    hidden = page.locator(".prompt .list button").last.get_attribute("data-action")
    page.locator(f".board [data-action='{hidden}']").hover()
    expect(page.locator(f".prompt .list [data-action='{hidden}']")).to_have_class(re.compile("pointed"))
    assert scrolled(page) == 0
    page.locator(".prompt .list").evaluate("one => one.scrollTo(0, one.scrollHeight)")
    expect(page.locator(".prompt .all")).to_have_text(re.compile(r"^\d+ more$"))
    expect(way_out).to_be_in_viewport(ratio=1)
    person.leave()


def test_a_double_click_chooses_once_and_the_next_question_begins_at_its_top(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = many_and_a_way_out(person)
    page = browsing.window(server, f"/table/{table}", person=person)
    question = page.locator(".prompt .q strong")
    expect(question).to_contain_text("on which battleground")
    n = person.table(table)["n"]
    page.locator(OFFERS).first.dblclick()
    expect(question).to_contain_text("How many cubes")
    assert person.table(table)["n"] == n + 1
    assert scrolled(page) == 0
    person.leave()


def test_the_keys_choose_in_the_order_that_is_shown(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = such_a_table(
        person, "13-days", lambda view: view["prompt"] and view["prompt"]["id"] == "ask-trigger"
    )
    page = browsing.window(server, f"/table/{table}", person=person)
    offers = page.locator(OFFERS)
    offers.first.wait_for()
    expect(offers.last.locator("kbd")).to_have_text(str(offers.count()))
    expect(offers.last).to_have_attribute("data-action", "pass")
    page.keyboard.press(str(offers.count()))
    expect(page.locator(".log")).to_contain_text("The US does not trigger")
    person.leave()


def test_the_rules_are_read_before_a_game_is_begun_and_explain_the_signs(
    server: Running, browsing: Browsing
) -> None:
    page = browsing.window(server)
    tile(page, "13 Days").click()
    page.get_by_role("button", name="The rules in brief").click()
    rules = page.locator("dialog[open]")
    expect(rules.locator("h2")).to_have_text("13 Days: The rules in brief")
    *_, signs, last = rules.locator("h3").all_inner_texts()
    assert (signs, last) == ("Signs on the board", "Taking a move back")
    # The heads are headings, and nothing else is set off.
    expect(rules.locator("b")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def test_how_many_play_is_remembered(server: Running, browsing: Browsing) -> None:
    page = browsing.window(server)
    tile(page, "13").click()
    page.get_by_role("button", name="6 players", exact=True).click()
    page.reload()
    six = page.get_by_role("button", name="6 players", exact=True)
    expect(six).to_have_attribute("aria-pressed", "true")
    page.get_by_role("link", name="More choices").click()
    expect(page.locator("form legend").first).to_be_visible()
    expect(six).to_have_attribute("aria-pressed", "true")


def test_a_link_that_only_this_computer_can_open_says_so(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    page = browsing.window(server, f"/table/{person.make('13-days', 'me', 'friend')}", person=person)
    expect(page.locator(".ring")).to_contain_text("works only on this computer")
    # A line that starts this very server again, and what becomes of the link then.
    port = server.address.rpartition(":")[2]
    expect(page.locator(".ring code")).to_have_text(f".venv/bin/redphone serve --host 0.0.0.0 --port {port}")
    expect(page.locator(".ring")).to_contain_text(f"in the place of {server.address}")
    person.leave()


def test_a_row_of_my_tables_is_a_link_as_a_whole(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = person.make("13", "me", "easy", "easy")
    page = browsing.window(server, "/", person=person)
    # On a phone a table that waits for the reader comes before a new game.
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("main .row .btn.go")).to_be_in_viewport(ratio=1)
    page.locator(".row .what").click()
    page.wait_for_url(f"**/table/{table}")
    person.leave()


def test_the_language_buttons_stay_where_they_are(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    page = browsing.window(server, f"/table/{person.make('13', 'me', 'easy', 'easy')}", person=person)
    # While the table is fetched, another bar stands there.
    settled(page)
    places = []
    for lang in ("EN", "FR", "RU"):
        page.locator(".lang button", has_text=lang).click()
        expect(page.locator("html")).to_have_attribute("lang", lang.lower())
        places.append(page.locator(".bar .lang").bounding_box())
    assert places[0] == places[1] == places[2]
    person.leave()


def test_a_deck_that_does_not_go_with_an_option_can_be_tried_with_another_one(
    server: Running, browsing: Browsing
) -> None:
    browsing.expected.append("status of 422 .*/api/tables")
    page = browsing.window(server, "/new/13-minutes")
    mistakes = [{"line": 1, "id": "deck-does-not-fit", "reason": "five cubes are not enough"}]
    refusal = {"error": {"id": "error-bad-deck", "n": 1}, "mistakes": mistakes}
    page.route(
        "**/api/tables",
        lambda route: route.fulfill(status=422, content_type="application/json", json=refusal),
    )
    deck: FilePayload = {
        "name": "deck.toml",
        "mimeType": "application/toml",
        "buffer": STANDARD.encode(),
    }
    page.locator("input[type=file]").set_input_files(files=[deck])
    expect(page.locator(".own [role=status]")).to_contain_text("no mistakes")
    make = page.get_by_role("button", name="Make the table")
    make.click()
    expect(page.get_by_role("alert").locator("dt")).to_have_count(1)
    expect(make).to_be_disabled()
    page.locator("fieldset").last.locator("select").first.select_option(index=1)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".own [role=status]")).to_contain_text("no mistakes")
    expect(make).to_be_enabled()
