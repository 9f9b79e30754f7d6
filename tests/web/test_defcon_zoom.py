"""The map of DEFCON is zoomed and moved: with buttons, keys, the wheel and fingers; what is lit is hit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Locator, expect
from tests.server.running import Running, wait_until
from tests.web.browsing import PHONE, Browsing
from tests.web.defcon import FINGER, WORDS, by_touch, seated, width_of
from tests.web.playing import wait


def touch(fingers: CDPSession, *ways: tuple[tuple[float, float], tuple[float, float]]) -> None:
    """Fingers that go from here to there, all at once."""
    for step in range(9):
        points = [{"x": a + (c - a) * step / 8, "y": b + (d - b) * step / 8} for (a, b), (c, d) in ways]
        kind = "touchMove" if step else "touchStart"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


SCROLLED = "one => [one.scrollLeft, one.scrollTop]"
MOVED = """([at, axis, sign]) => {
    const { scrollLeft, scrollTop } = document.querySelector(".board .window");
    return ([scrollLeft, scrollTop][axis] - at[axis]) * sign > 0;
}"""
SIZES = "all => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height])"
# At one of its edges a map does not move on.
MIDDLE = "one => one.scrollTo(one.scrollWidth / 3, one.scrollHeight / 3)"


def middle_of(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def wait_for_width(map: Locator, is_so: Callable[[float], bool]) -> None:
    wait_until(lambda: is_so(width_of(map)))


def test_the_map_is_zoomed_with_buttons_the_wheel_and_keys_and_moved_with_keys(
    server: Running, browsing: Browsing
) -> None:
    with seated(server, 2, 2) as game:
        page = browsing.window(server, f"/table/{game.id}", person=game.people[0])
        window = page.locator(".board .window")
        map = window.locator("> svg")
        map.wait_for()
        # It shows what is in play.
        framed = width_of(map)
        page.get_by_role("button", name="The whole map").click()
        wait_for_width(map, lambda width: width < framed)
        whole = width_of(map)
        page.get_by_role("button", name="Zoom in").click()
        page.get_by_role("button", name="Zoom in").click()
        wait_for_width(map, lambda width: width > 1.5 * whole)
        page.get_by_role("button", name="The whole map").click()
        wait_for_width(map, lambda width: width == whole)
        # What is under the wheel stays there.
        page.mouse.move(*middle_of(window))
        page.mouse.wheel(0, -400)
        wait_for_width(map, lambda width: width > 1.5 * whole)
        page.mouse.wheel(0, 1000)
        wait_for_width(map, lambda width: width == whole)
        window.focus()
        for _ in range(3):
            page.keyboard.press("+")
        wait_for_width(map, lambda width: width > 1.5 * whole)
        near = width_of(map)
        page.keyboard.press("-")
        wait_for_width(map, lambda width: whole < width < near)
        window.evaluate(MIDDLE)
        for key, axis, sign in (("Right", 0, 1), ("Down", 1, 1), ("Left", 0, -1), ("Up", 1, -1)):
            at = window.evaluate(SCROLLED)
            page.keyboard.press(f"Arrow{key}")
            page.wait_for_function(MOVED, arg=[at, axis, sign])
            # Until it rests.
            page.wait_for_timeout(200)
        page.keyboard.press("0")
        wait_for_width(map, lambda width: width == whole)
        assert game.people[0].table(game.id)["n"] == game.n


def test_two_fingers_zoom_the_map_one_moves_it_and_neither_chooses_anything(
    server: Running, browsing: Browsing
) -> None:
    with seated(server, 2, 2) as game:
        game.until(0, "ask-capital")
        with by_touch(server, browsing, game.people[0], f"/table/{game.id}") as (page, fingers):
            wait(page)
            window = page.locator(".board .window")
            map = window.locator("> svg")
            x, y = middle_of(window)
            before = width_of(map)
            how = page.get_by_text(WORDS.say("how-to-pan"))
            expect(how).to_have_count(1)
            touch(fingers, ((x - 20, y), (x - 70, y)), ((x + 20, y), (x + 70, y)))
            wait_for_width(map, lambda width: width > 1.5 * before)
            near = width_of(map)
            touch(fingers, ((x - 70, y), (x - 30, y)), ((x + 70, y), (x + 30, y)))
            wait_for_width(map, lambda width: width < 0.8 * near)
            window.evaluate(MIDDLE)
            at = window.evaluate(SCROLLED)
            touch(fingers, ((x, y), (x - 90, y - 40)))
            wait_until(lambda: bool(window.evaluate(SCROLLED)[0] > at[0] + 20))
            assert game.people[0].table(game.id)["n"] == game.n
            # Who has done it is not told how, now or later.
            expect(how).to_have_count(0)
            page.reload()
            wait(page)
            expect(how).to_have_count(0)


def test_who_drags_the_map_at_a_lit_place_chooses_nothing(server: Running, browsing: Browsing) -> None:
    with seated(server, 2, 2) as game:
        game.until(0, "ask-capital")
        page = browsing.window(server, f"/table/{game.id}", person=game.people[0])
        wait(page)
        window = page.locator(".board .window")
        for _ in range(3):
            page.get_by_role("button", name="Zoom in").click()
        lit = page.locator(".board [data-action]").nth(2)
        for _ in range(2):
            lit.scroll_into_view_if_needed()
            was = window.evaluate(SCROLLED)
            x, y = middle_of(lit)
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.move(x - 40, y - 30, steps=5)
            page.mouse.up()
            assert window.evaluate(SCROLLED) != was
        page.wait_for_timeout(300)
        assert page.locator("main.pending").count() == 0
        assert game.people[0].table(game.id)["n"] == game.n
        # Who presses without moving does choose it.
        page.mouse.click(*middle_of(lit))
        wait_until(lambda: bool(game.people[0].table(game.id)["n"] > game.n))


@pytest.mark.parametrize("question", ["ask-capital", "ask-first-fleet"])
def test_what_is_lit_on_a_phone_is_as_large_as_a_finger(
    server: Running, browsing: Browsing, question: str
) -> None:
    with seated(server, 2, 2) as game:
        game.until(0, question)
        page = browsing.window(server, f"/table/{game.id}", person=game.people[0], size=PHONE)
        wait(page)
        lit = page.locator(".board .window [data-action]")
        is_sea = question == "ask-first-fleet"
        assert page.locator(".board .window .sea [data-action]").count() == (lit.count() if is_sea else 0)
        assert lit.count() > 2
        for is_whole in (False, True):
            if is_whole:
                page.get_by_role("button", name="The whole map").click()
                expect(page.get_by_role("button", name="The whole map")).to_have_count(0)
            assert [size for size in lit.evaluate_all(SIZES) if round(min(size)) < FINGER] == []
