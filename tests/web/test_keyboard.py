"""Whole games by keyboard alone, and the focus, which is never lost."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import ElementHandle, Locator, Page, expect
from tests.server.running import Person, Running
from tests.web.browsing import PHONE, Browsing
from tests.web.house import House
from tests.web.playing import MANY, OFFERS, OVER, PUT_AWAY, tile, wait
from tests.web.test_whole_games import assert_the_end_is_shown, table_of, told_of

# From one thing to the next that is wanted: whoever needs more has no pleasure.
MOST_PRESSES = 40
KEYS = ("Enter", "Space")
# What is lit on the board, in the hand and beside them, without what only an open card shows.
ON_THE_TABLE = ", ".join(
    [
        ".board [data-action]",
        ".hand [data-action]:not(.folder *)",
        ".hand .days-agenda",
        ".hand .slot.lit > button",
        ".beside [data-action]",
    ]
)
# What somebody who sees the page presses next, and how often, to bring the focus there; null: it is there.
# Where Tab stops once for many things, the arrow that points to the one that is wanted.
WAY = """one => {
    const active = document.activeElement;
    if (one === active) return null;
    const many = one.tabIndex < 0 ? one.closest("[data-arrows]") : null;
    if (many?.contains(active) && active.matches("[data-action]")) {
        const boxes = [...many.querySelectorAll("[data-action]")].map((each) => each.getBoundingClientRect());
        const [from, to] = [active, one].map((each) => each.getBoundingClientRect());
        const size = (side) => Math.max(...boxes.map((box) => box[side]));
        const right = (to.x + to.width / 2 - from.x - from.width / 2) / size("width");
        const down = (to.y + to.height / 2 - from.y - from.height / 2) / size("height");
        const [key, other] = Math.abs(right) > Math.abs(down) ? ["Right", "Left"] : ["Down", "Up"];
        return [`Arrow${(key === "Right" ? right : down) > 0 ? key : other}`, 1];
    }
    const isStop = (each) => each.tabIndex >= 0 && !each.matches(":disabled") && each.checkVisibility();
    // An open dialog keeps the keyboard from what is behind it.
    const page = document.querySelector("dialog[open]") ?? document;
    const things = page.querySelectorAll("a[href], button, input, select, summary, [tabindex]");
    const stops = [...things].filter(isStop);
    const isAim = (each) => each === one || (many?.contains(each) && each.matches("[data-action]"));
    const aim = stops.findIndex(isAim);
    const before = (each) => each.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
    const at = active.tabIndex < 0 ? stops.filter(before).length - 0.5 : stops.indexOf(active);
    const away = Math.ceil(Math.abs(aim - at));
    return [aim > at ? "Tab" : "Shift+Tab", Math.max(1, away)];
}"""
# The question, or what lies over the table: there the keyboard is after a move; or still at what was chosen,
# where it can be chosen again. A function, because a plain expression is evaluated anew each time that it is
# looked at, and the page's policy allows no eval.
AT_HOME = "() => document.activeElement.closest('[data-home], [data-panel], [data-action]') !== null"
# Where that is lit otherwise: of several things that can be done there, the map lights what is pointed at.
POINTS = "() => document.activeElement.matches('[data-action]')"
HTML = "one => one.outerHTML.slice(0, 200)"
FOCUSED = f"({HTML})(document.activeElement)"

CHOOSE_AND_WRITE = """([offers, luck]) => {
    const all = document.querySelectorAll(offers);
    all[Math.floor(luck * all.length)].click();
    document.querySelector(".chat input").focus();
}"""


def reach(page: Page, what: ElementHandle) -> None:
    """Press keys until it has the focus."""
    presses = 0
    while way := what.evaluate(WAY):
        key, times = way
        presses += times
        if presses > MOST_PRESSES:
            ends = f"{what.evaluate(HTML)}, but to {page.evaluate(FOCUSED)}"
            raise AssertionError(f"{MOST_PRESSES} keys did not lead to {ends}")
        for _ in range(times):
            page.keyboard.press(key)


def press(page: Page, what: Locator, key: str = "Enter") -> None:
    reach(page, what.element_handle())
    page.keyboard.press(key)


def play_by_keyboard(page: Page, luck: random.Random) -> int:
    """Until the end; how many moves were made."""
    moves = 0
    while (state := wait(page)) != "over":
        # Whoever has chosen is led to the next question, or to what lies over the table.
        page.wait_for_function(AT_HOME)
        key = luck.choice(KEYS)
        if state == "round":
            expect(page.locator(PUT_AWAY)).to_be_focused()
            page.keyboard.press(luck.choice([*KEYS, "Escape"]))
            expect(page.locator(PUT_AWAY)).to_have_count(0)
            continue
        moves += 1
        assert moves < MANY, "the game does not end"
        words = page.locator(OFFERS).element_handles()
        looks_there = luck.random() < 0.25 and not page.evaluate(POINTS)
        things = page.locator(ON_THE_TABLE).element_handles() if looks_there else []
        one = luck.choice(things or words)
        reach(page, one)
        if one.get_attribute("aria-expanded"):
            # A card that is reached is open; what may be done with it comes next.
            assert one.get_attribute("aria-expanded") == "true"
            ways = page.locator(".hand .folder [data-action]").element_handles()
            reach(page, luck.choice(ways or words))
        page.keyboard.press(key)
    return moves


@pytest.mark.parametrize(
    ("title", "slug", "players"), [("13", "13", 4), ("13 Days", "13-days", 2), ("DEFCON", "defcon", 2)]
)
def test_a_whole_game_is_started_played_and_looked_at_again_by_keyboard_alone(
    server: Running, browsing: Browsing, title: str, slug: str, players: int
) -> None:
    page = browsing.window(server)
    press(page, tile(page, title))
    sizes = page.get_by_role("button", name=f"{players} players", exact=True)
    if sizes.count():
        press(page, sizes)
    press(page, page.get_by_role("button", name=re.compile(r"^Easy")))
    table = table_of(page)
    wait(page)
    page.wait_for_function(AT_HOME)
    assert play_by_keyboard(page, random.Random(1962)) > 10
    told = told_of(server, table)
    assert (told["game"], len(told["chairs"])) == (slug, players)
    (mine,) = (chair["seat"] for chair in told["chairs"] if chair["kind"] == "person")
    assert_the_end_is_shown(page, told, mine)
    # The end has the focus, and holds it.
    review = page.locator(f"{OVER} a[href$='/replay']")
    expect(review).to_be_focused()
    for _ in range(5):
        page.keyboard.press("Tab")
        assert page.locator(OVER).locator(":focus").count() == 1
    press(page, review)
    page.wait_for_url("**/replay*")
    slider = page.get_by_role("slider")
    press(page, slider, "End")
    expect(slider).to_have_value(str(slider.get_attribute("max")))
    expect(page.locator(".verdict h2")).to_be_visible()


def test_escape_puts_the_end_away_and_the_focus_goes_to_what_can_be_done_next(
    house: House, browsing: Browsing
) -> None:
    page = browsing.window(house.server, f"/table/{house.lost}", person=house.person)
    expect(page.locator(f"{OVER} a[href$='/replay']")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(OVER)).to_have_count(0)
    expect(page.locator("[data-home]")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("[data-home] a[href$='/replay']")).to_be_focused()


def test_the_menu_takes_the_focus_holds_it_and_gives_it_back(house: House, browsing: Browsing) -> None:
    page = browsing.window(house.server, f"/table/{house.thirteen}", person=house.person)
    opener = page.get_by_role("button", name="Menu")
    dialog = page.locator("dialog[open]")
    press(page, opener)
    expect(dialog).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        # Behind its last button a dialog has the browser itself, never the page.
        assert page.evaluate(
            "document.activeElement.closest('dialog') ?? document.activeElement.matches('body')"
        )
    # What is asked to be sure replaces the button that had the focus; what is harmless gets it.
    give_up = dialog.get_by_role("button", name=re.compile("^Give up"))
    press(page, give_up)
    expect(dialog.get_by_role("button", name="Play on", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    # The focus is handed on with the next frame.
    expect(page.locator("dialog[open] :focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()


def test_an_old_position_is_looked_at_and_left_by_keyboard(house: House, browsing: Browsing) -> None:
    page = browsing.window(house.server, f"/table/{house.days}", person=house.person, size=PHONE)
    press(page, page.locator("nav.tabs button").nth(1))
    reach(page, page.locator(".log li button[tabindex='0']").element_handle())
    lines = page.locator(".log li button")
    # To the first: the line above the last one may tell of the same move, and show the table as it is.
    for _ in range(lines.count() - 1):
        page.keyboard.press("ArrowUp")
    expect(lines.first).to_be_focused()
    page.keyboard.press("Enter")
    # The log is put away on a phone, and the line with it.
    expect(page.locator(".board.past")).to_be_visible()
    expect(page.locator("[data-home]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".board.past")).to_have_count(0)
    expect(page.locator("[data-home]")).to_be_focused()


def test_who_writes_is_not_interrupted_when_a_round_ends(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = person.make("13", "me", "easy", "easy", "easy")
    page = browsing.window(server, f"/table/{table}", person=person)
    luck = random.Random(7)
    draft = page.locator(".chat input")
    for _ in range(MANY):
        if wait(page) != "asked":
            break
        # Somebody chooses and goes on writing at once, before the answer is there.
        page.evaluate(CHOOSE_AND_WRITE, [OFFERS, luck.random()])
    expect(page.locator(PUT_AWAY)).to_be_visible()
    expect(draft).to_be_focused()
    press(page, page.locator(PUT_AWAY))
    expect(page.locator(PUT_AWAY)).to_have_count(0)
    expect(draft).to_be_focused()
    person.leave()


def test_every_offer_that_has_a_key_says_so_and_the_key_of_a_bid_only_leads_to_it(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    page = browsing.window(server, "/", person=person)
    offers = page.locator(OFFERS)
    # How many cards may be played is a matter of luck.
    for _ in range(20):
        page.goto(f"/table/{person.make('13', 'me', 'easy', 'easy')}")
        wait(page)
        many = offers.count()
        if many > 4:
            break
    assert 4 < many <= 9
    expect(offers.locator("kbd")).to_have_text([str(at + 1) for at in range(many)])
    fifth = offers.nth(4).get_attribute("data-action")
    page.keyboard.press("5")
    expect(page.locator(f".prompt .offers button[data-action='{fifth}']")).to_have_count(0)
    auction = person.make("13-minutes", "me", "easy")
    page.goto(f"/table/{auction}")
    wait(page)
    assert offers.count() == 14
    # A number's key is the number itself, and not written twice. Who types 1 may have meant 13, and a bid is
    # never taken back.
    expect(offers.locator("kbd")).to_have_count(0)
    for key in ("0", "1", "1", "5"):
        page.keyboard.press(key)
        expect(page.locator(f".prompt [data-action='bid {key}']")).to_be_focused()
    # What is chosen is asked about no more, at once.
    expect(offers).to_have_count(14)
    # They stand once, and are one stop for Tab; the arrows move among them, and the reader's letter shows it.
    expect(page.locator(".auction [data-action]")).to_have_count(0)
    row = page.locator(".prompt .offers")
    page.keyboard.press("0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(row.locator("[data-action='bid 2']")).to_be_focused()
    expect(row.locator("[tabindex='0']")).to_have_text("2")
    expect(page.locator(".auction .letter.meant .num")).to_have_text("2")
    page.keyboard.press("Enter")
    expect(page.locator(".log li").filter(has_text=re.compile(r"US 2\b|[Bb]oth bid 2"))).not_to_have_count(0)
    person.leave()
