"""A table that tells nothing too early and nothing in silence, and that waits for its reader."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import FilePayload, Page, expect
from tests.server.running import Person, Running, wait_until
from tests.web.browsing import Browsing, settled, stand_still
from tests.web.house import House
from tests.web.playing import OFFERS, OVER, PUT_AWAY, choose, tile, wait

SMALL = (360, 740)
LAPTOP = (1280, 800)
# While moves wait to be shown: is the last line of the log that of the board?
IN_STEP = """() => {
    const buttons = [...document.querySelectorAll(".prompt .btn")];
    const skip = buttons.find((one) => one.textContent === "Skip to now");
    return skip && [document.querySelector(".log li:last-child").matches(".now")];
}"""
# How long the last line of the log stood there before the end was told: milliseconds.
LAST_LOOK = """(over) => new Promise((done) => {
    let [lines, since] = [0, 0];
    const look = () => {
        const now = document.querySelectorAll(".log li").length;
        if (now !== lines) [lines, since] = [now, performance.now()];
        if (document.querySelector(over)) return done(performance.now() - since);
        requestAnimationFrame(look);
    };
    look();
})"""
# How long news is read, by the page's own clock: milliseconds.
NEWS = 8000
# Which of these lie over one another.
OVERLAPS = """(selector) => {
    const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const all = shown.map((one) => [one.textContent || one.outerHTML, one.getBoundingClientRect()]);
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return all.flatMap(([one, a], at) =>
        all.slice(at + 1).flatMap(([other, b]) => (meet(a, b) ? [[one, other]] : [])));
}"""
# A line on which nothing is heard while it is deaf, and one that breaks.
DEAF = """
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", (event) => window.deaf && event.stopImmediatePropagation());
    window.hangUp = () => this.close();
  }
};
"""
SEATS = "() => document.querySelector('.seats').getBoundingClientRect().height"


def until_a_round_ends(page: Page, luck: random.Random) -> None:
    while wait(page) == "asked":
        choose(page, luck)
    expect(page.locator(PUT_AWAY)).to_be_visible()


def test_the_log_does_not_tell_what_the_board_has_not_shown(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = person.make("13", "me", "easy", "easy", "easy", "easy", "easy")
    page = browsing.window(server, f"/table/{table}", person=person, is_moving=True)
    wait(page)
    choose(page, random.Random(3))
    assert page.wait_for_function(IN_STEP).json_value() == [True]
    page.get_by_role("button", name="Skip to now").click()
    wait(page)
    person.leave()


def test_the_log_follows_again_when_an_older_position_is_left(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    page = browsing.window(
        server, f"/table/{person.make('13-days', 'me', 'easy')}", person=person, size=LAPTOP
    )
    luck = random.Random(5)
    for _ in range(6):
        assert wait(page) == "asked"
        choose(page, luck)
    wait(page)
    page.locator(".log").evaluate("one => one.scrollTo(0, 0)")
    page.locator(".log button").first.click()
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".log li").last).to_be_in_viewport(ratio=1)
    person.leave()


def test_the_game_waits_until_what_a_round_cost_was_read(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = person.make("13", "me", "easy", "easy", "easy")
    page = browsing.window(server, f"/table/{table}", person=person)
    until_a_round_ends(page, random.Random(13))
    # The bots have played on, and it is Ana's turn: she is not asked before she has read.
    wait_until(lambda: bool(person.table(table)["waiting"] == [0]))
    expect(page.locator(OFFERS)).to_have_count(0)
    # Were she elsewhere, she would be called all the same.
    expect(page).to_have_title(re.compile("^● Your turn"))
    # Nor if she loads the page anew.
    told = page.locator(".veil .over").inner_text()
    page.reload()
    expect(page.locator(".veil .over")).to_have_text(told, use_inner_text=True)
    expect(page.locator(OFFERS)).to_have_count(0)
    expect(page.locator(".targets .card")).to_have_count(0)
    # Nothing of the round before is said of the new one.
    expect(page.locator(".targets .took")).to_have_count(0)
    # Nor if she looks at something else meanwhile.
    page.locator(".log li button").first.click()
    expect(page.locator(".board.past")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".veil .over")).to_have_text(told, use_inner_text=True)
    expect(page.locator(OFFERS)).to_have_count(0)
    # From beside it, too, a key puts it away.
    page.locator(".veil").click(position={"x": 3, "y": 3})
    page.keyboard.press("Escape")
    expect(page.locator(PUT_AWAY)).to_have_count(0)
    expect(page.locator(OFFERS)).not_to_have_count(0)
    page.reload()
    assert wait(page) == "asked"
    person.leave()


def test_what_a_round_cost_is_read_once(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = person.make("13", "me", "easy", "easy")
    page = browsing.window(server, f"/table/{table}", person=person)
    luck = random.Random(13)
    # Each begins two of the six rounds: one that Ana begins comes after another, whose end is the last news.
    while (now := wait(page)) != "over":
        if now == "asked":
            choose(page, luck)
            continue
        page.locator(PUT_AWAY).click()
        expect(page.locator(OFFERS)).not_to_have_count(0)
        page.locator(".log li button").first.click()
        page.get_by_role("button", name="Back to now").click()
        expect(page.locator(OFFERS)).not_to_have_count(0)
        expect(page.locator(PUT_AWAY)).to_have_count(0)
    person.leave()


def test_what_is_said_again_is_read_as_long_again(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    page = browsing.window(server, None, person=person)
    stand_still(page)
    page.goto(f"/table/{person.make('13-minutes', 'me', 'easy')}")
    expect(page.locator(OFFERS).first).to_be_visible()
    said = page.locator(".problem")
    for _ in range(2):
        page.keyboard.press("u")
        expect(said).to_contain_text("Nothing to undo")
        page.clock.run_for(NEWS - 1000)
        expect(said).to_be_visible()
    page.clock.run_for(2000)
    expect(said).to_have_count(0)
    person.leave()


def test_that_somebody_else_took_a_move_back_is_said(server: Running, browsing: Browsing) -> None:
    ana, boris = Person(server, "Ana"), Person(server, "Boris")
    table = ana.make("13-days", "me", "friend")
    boris.post(f"/api/tables/{table}/join", {"invitation": ana.table(table)["chairs"][1]["invitation"]})
    page = browsing.window(server, None, person=boris)
    page.add_init_script(DEAF)
    page.goto(f"/table/{table}")
    # Both are asked at once: from now on Boris is told of all that happens.
    wait(page)
    luck = random.Random(1962)
    while True:
        (seat, *_) = ana.table(table)["waiting"]
        mover = (ana, boris)[seat]
        socket = mover.sit(table)
        moved = socket.until("moved")
        action = luck.choice(moved["view"]["offers"])["action"]
        socket.move(action, moved["n"])
        moved = socket.until("moved")
        if mover is ana and moved["undo"]:
            break
        socket.close()
    said = page.locator(".problem")
    expect(said).to_have_count(0)
    socket.undo(moved["n"])
    expect(said).to_contain_text("Ana took the last move back.")
    # It lies over the board, and nothing moves.
    assert said.evaluate(
        "one => one.getBoundingClientRect().bottom <= one.parentElement.getBoundingClientRect().top"
    )
    # It is said until something else happens.
    moved = socket.until("moved")
    socket.move(action, moved["n"])
    moved = socket.until("moved")
    expect(said).to_have_count(0)
    # Who was not there, and hears of both at once, is not told what is past.
    page.evaluate("window.deaf = true")
    socket.undo(moved["n"])
    socket.move(action, socket.until("moved")["n"])
    socket.until("moved")
    socket.send(type="chat", id="past", text="It is played.")
    socket.until("chat")
    page.evaluate("window.deaf = false; window.hangUp()")
    expect(page.locator(".chat")).to_contain_text("It is played.")
    expect(said).to_have_count(0)
    for person in (ana, boris):
        person.leave()


def test_only_where_people_wait_for_each_other_there_is_a_limit(server: Running, browsing: Browsing) -> None:
    ana, boris = Person(server, "Ana"), Person(server, "Boris")
    alone = ana.make("13-days", "me", "easy")
    page = browsing.window(server, f"/table/{alone}", person=ana)
    expect(page.locator(".clk")).to_have_attribute("title", re.compile("as long as you like"))
    expect(page.locator(".clk small")).to_have_count(0)
    table = ana.make("13-days", "me", "friend")
    page.goto(f"/table/{table}")
    expect(page.locator(".seats")).to_contain_text("the others may give the chair to a bot")
    expect(page.locator(".seats li").first).to_contain_text("Ana (you) · US")
    boris.post(f"/api/tables/{table}/join", {"invitation": ana.table(table)["chairs"][1]["invitation"]})
    expect(page.locator(".clk small")).to_have_text("/ 1 day")
    for person in (ana, boris):
        person.leave()


def test_the_last_move_is_seen_before_the_end_is_told(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = person.make("13-minutes", "me", "easy")
    page = browsing.window(server, f"/table/{table}", person=person, is_moving=True)
    page.evaluate(f"() => {{ window.looked = ({LAST_LOOK})({OVER!r}) }}")
    luck = random.Random(5)
    while wait(page) != "over":
        choose(page, luck)
    assert page.evaluate("() => window.looked") > 1000
    person.leave()


def test_the_end_is_seen_whole_once_and_its_buttons_are_there_once(house: House, browsing: Browsing) -> None:
    page = browsing.window(house.server, f"/table/{house.finished_days}", person=house.person, size=LAPTOP)
    end = page.locator(OVER)
    expect(end.get_by_role("heading", level=2)).to_be_in_viewport(ratio=1)
    expect(end.get_by_role("button", name="See the table")).to_be_in_viewport(ratio=1)
    expect(end.get_by_role("link", name="Pick a game")).to_be_in_viewport(ratio=1)
    expect(page.locator("a[href$='/replay']")).to_have_count(1)
    end.get_by_role("button", name="See the table").click()
    expect(page.locator(".prompt a[href$='/replay']")).to_be_visible()
    page.reload()
    expect(page.locator(".prompt a[href$='/replay']")).to_be_visible()
    expect(end).to_have_count(0)


def test_a_page_begins_at_its_beginning_and_a_table_is_made_without_scrolling(
    server: Running, browsing: Browsing
) -> None:
    page = browsing.window(server, size=LAPTOP)
    tile(page, "13").click()
    page.locator(".start .more a").click()
    make = page.get_by_role("button", name="Make the table")
    expect(make).to_be_in_viewport(ratio=1)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("scrollY") == 0


def test_a_deck_that_is_too_long_is_said_to_be_by_how_much(server: Running, browsing: Browsing) -> None:
    page = browsing.window(server, "/new/13-minutes")
    deck = FilePayload(name="deck.toml", mimeType="text/plain", buffer=b"#" * 70_000)
    page.locator("input[type='file']").set_input_files(deck)
    expect(page.get_by_role("alert")).to_contain_text("70,000 characters, at most 65,536")


@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["wide", "phone"])
def test_giving_up_is_found_without_scrolling(
    house: House, browsing: Browsing, size: tuple[int, int]
) -> None:
    page = browsing.window(house.server, f"/table/{house.days}", person=house.person, size=size)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name=re.compile("^Give up"))).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="The rules in brief").click()
    expect(page.locator("dialog h3").first).to_be_visible()


def test_on_a_phone_the_next_step_of_the_front_page_is_in_sight(server: Running, browsing: Browsing) -> None:
    page = browsing.window(server, size=SMALL)
    expect(page.get_by_role("heading", name="Pick an opponent")).to_be_in_viewport(ratio=1)


def test_in_13_a_drawn_card_is_marked_and_the_players_stand_still(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = person.make("13", "me", "easy", "easy", "easy", options={"open_piles": True})
    page = browsing.window(server, f"/table/{table}", person=person, size=LAPTOP)
    luck = random.Random(4)
    heights = set()
    wait(page)
    expect(page.locator(".hand .new")).to_have_count(0)
    for _ in range(4):
        choose(page, luck)
        assert wait(page) == "asked"
        heights.add(page.evaluate(SEATS))
    assert len(heights) == 1
    drawn = re.findall(r"You draw (.+?)\.", page.locator(".log").inner_text())[-1]
    expect(page.locator(".hand li.newest .sr").first).to_have_text(drawn)
    # It is so, too, when an older position was looked at.
    page.locator(".log li button").first.click()
    expect(page.locator(".board.past")).to_be_visible()
    expect(page.locator(".hand .new")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".hand li.newest .sr").first).to_have_text(drawn)
    person.leave()


@pytest.mark.parametrize("lang", ["fr", "ru"])
@pytest.mark.parametrize("size", [(834, 1112), (1440, 900)], ids=["tablet", "wide"])
def test_long_words_do_not_lie_over_what_is_beside_them(
    house: House, browsing: Browsing, size: tuple[int, int], lang: str
) -> None:
    for table, selector in (
        (house.six, ".seat .row .bk, .seat .pts small"),
        (house.days, ".days-board g:has(> .p-cell) > :is(.lab, svg, .p-cell)"),
    ):
        page = browsing.window(house.server, f"/table/{table}", person=house.person, size=size, lang=lang)
        settled(page)
        assert page.locator(selector).count() > 4
        assert page.evaluate(OVERLAPS, selector) == []
        page.close()


def test_on_a_phone_the_reader_s_own_moves_are_no_news(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = person.make("13", "me", "easy", "easy")
    page = browsing.window(server, f"/table/{table}", person=person, size=SMALL)
    luck = random.Random(8)
    for _ in range(5):
        assert wait(page) == "asked"
        choose(page, luck)
    wait(page)
    # One line of each of the two others since her own: what came before she saw on the board.
    expect(page.locator("nav.tabs em")).to_have_text("2")
    person.leave()
