"""DEFCON where there is little room and much to say: nothing lies over anything else, and nothing is cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Data, Running
from tests.web.browsing import LANGUAGES, PHONE, Browsing, box_of, settled
from tests.web.defcon import CUT, FREE, LAPTOP, PANEL, armed, is_asked, seated, tell, wait_for_shown
from tests.web.playing import wait
from tests.web.test_defcon_phone import USUAL

# As many as are drawn.
DICE = 14
# What of a throw lies over what is asked beside or below it, or out of the panel.
LIES_OVER = """(panel) => {
    const thrown = [...panel.querySelectorAll(".row[role=img] > *, .row[role=img] i")];
    const asked = [...panel.querySelectorAll(".dc-next :is(small, strong, span, output, button)")];
    const box = (one) => one.getBoundingClientRect();
    const meet = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const whole = box(panel);
    return thrown.filter((one) =>
        box(one).right > whole.right || asked.some((other) => meet(box(one), box(other)))
    ).map((one) => one.textContent);
}"""
# Of what nothing covers, what lies lowest on the map.
LOWEST = """(selector) => {
    const free = [...document.querySelectorAll(selector)].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one, x + width / 2, y + height / 2];
    }).filter(([one, x, y]) => document.elementFromPoint(x, y) === one);
    const [one, x, y] = free.sort((a, b) => b[2] - a[2])[0];
    return [one.dataset.action, x, y];
}"""
# The gaps between the buttons that stand beside each other at the end of the bar.
GAPS = """() => {
    const all = [...document.querySelectorAll(".prompt .out .btn, .prompt .all, .prompt .undo")];
    const boxes = all.map((one) => one.getBoundingClientRect()).sort((a, b) => a.left - b.left);
    return boxes.slice(1).map((box, at) => box.left - boxes[at].right);
}"""
# Pixels.
GAP = 5
LINE = 18
LOG = ".beside .log"


def many_dice(message: Data) -> None:
    for step in message["steps"]:
        for event in step["events"]:
            if event["id"] == "rolled":
                event |= {"dice": DICE, "n": DICE - 2}


@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_many_dice_lie_over_nothing_that_is_asked(server: Running, browsing: Browsing, lang: str) -> None:
    with armed(server, 2, 3) as game:
        game.until_so(0, is_asked("ask-troops"))
        pages: list[Page] = []
        for size in (PHONE, USUAL, LAPTOP):
            page = browsing.window(
                server, None, person=game.people[0], size=size, lang=lang, is_touched=size != LAPTOP
            )
            tell(page, many_dice)
            page.goto(f"/table/{game.id}")
            wait(page)
            pages.append(page)
        for question in ("ask-occupy", "ask-go-on"):
            game.until_so(0, is_asked(question))
            for page in pages:
                wait_for_shown(page, game)
                panel = page.locator(PANEL)
                expect(panel.locator(".row[role=img]")).to_have_count(2)
                page.evaluate("document.fonts.ready.then(() => true)")
                assert panel.evaluate(LIES_OVER) == [], (question, page.viewport_size)
                # Nor is anything cut, and what ends the attack touches nothing.
                assert panel.evaluate(CUT) <= 0, (question, page.viewport_size)
                if page is pages[-1]:
                    assert min(page.evaluate(GAPS), default=GAP) >= GAP, question
            if question == "ask-occupy":
                game.move(0, "occupy 1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_powers_are_whole_on_a_laptop_with_lines_of_the_log_below(
    server: Running, browsing: Browsing, lang: str
) -> None:
    with armed(server, 4, 4) as game:
        game.until_so(1, is_asked("ask-occupy"))
        page = browsing.window(server, f"/table/{game.id}", person=game.people[1], size=LAPTOP, lang=lang)
        wait(page)
        page.evaluate("document.fonts.ready.then(() => true)")
        powers = page.locator(".beside .power")
        expect(powers).to_have_count(3)
        side, last = box_of(page.locator(".beside .side")), box_of(powers.last)
        assert last["y"] + last["height"] <= side["y"] + side["height"]
        assert box_of(page.locator(LOG))["height"] >= 3 * LINE
        assert min(page.evaluate(GAPS), default=GAP) >= GAP


def test_what_was_tapped_on_a_phone_stays_in_free_sight(server: Running, browsing: Browsing) -> None:
    with armed(server, 4, 4) as game:
        game.until_so(1, is_asked("ask-conflict", 4))
        page = browsing.window(
            server, f"/table/{game.id}", person=game.people[1], size=PHONE, is_touched=True
        )
        wait(page)
        # The lowest: the panel grows over it.
        action, *point = page.evaluate(LOWEST, ".board .window [data-action^='attack ']")
        page.touchscreen.tap(*point)
        expect(page.locator(f"{PANEL} .bar")).to_have_count(1)
        page.wait_for_function(f"(one) => ({FREE})(one) !== null", arg=f".window [data-action='{action}']")


def test_the_first_fleet_is_looked_for_at_home(server: Running, browsing: Browsing) -> None:
    with seated(server, 4, 2) as game:
        seat = 0
        game.until(seat, "ask-first-fleet")
        page = browsing.window(
            server, f"/table/{game.id}", person=game.people[seat], size=USUAL, is_touched=True
        )
        settled(page)
        wait(page)
        home = f".board [data-at='{capital_of(game.views[seat])}']"
        expect(page.locator(".board [data-action^='fleet ']").first).to_be_attached()
        page.wait_for_function(IS_NEAR, arg=home)


# Is it not much further from the middle of the window than that is wide?
IS_NEAR = """(selector) => {
    const one = document.querySelector(selector).getBoundingClientRect();
    const all = document.querySelector(".board .window").getBoundingClientRect();
    const far = Math.abs(one.left + one.width / 2 - all.left - all.width / 2);
    return far < all.width;
}"""


def capital_of(view: Data) -> str:
    table = view["table"]
    power = table["powers"][view["seat"]]["power"]
    return next(str(land["at"]) for land in table["territories"] if power in land["capitals"])
