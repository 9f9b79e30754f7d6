"""The map of DEFCON is zoomed and moved: with buttons, keys, the wheel and fingers; what is lit is hit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect
from tests.server.running import Data, Person, Running, wait_until
from tests.web.browsing import PHONE, Browsing, box_of
from tests.web.defcon import FINGER, WORDS, Game, beginning, by_touch, seated, wait_for_shown, width_of
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
    box = box_of(one)
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


# At the two ends of the world: a phone shows one of them.
ENDS = ("west_usa", "australia")


def far_apart(view: Data) -> None:
    """There are two that can be attacked, whoever is asked."""
    fields = {"id": "offer-attack", "percent": 100, "n": 5, "lost": 1, "aggression": 1, "against": 1}
    view["offers"] = [
        *[{"action": f"attack {at}", "at": at, "defender": "america", **fields} for at in ENDS],
        {"action": "pass", "id": "offer-pass"},
    ]
    view["prompt"], view["waiting"] = {"id": "ask-conflict"}, [view["seat"]]
    view["table"]["phase"] = "conflict"


def is_in_sight(one: Locator) -> bool:
    box, window = box_of(one), box_of(one.page.locator(".board .window"))
    x, y = box["x"] + box["width"] / 2 - window["x"], box["y"] + box["height"] / 2 - window["y"]
    return 0 < x < window["width"] and 0 < y < window["height"]


def drag(fingers: CDPSession, window: Locator, x: float, y: float) -> list[float]:
    """The map is drawn so far to the left and up, and rests; where it lies then."""
    before = window.evaluate(SCROLLED)
    a, b = middle_of(window)
    touch(fingers, ((a, b), (a - x, b - y)))
    wait_until(lambda: bool(window.evaluate(SCROLLED) != before))
    at = window.evaluate(SCROLLED)
    # It may glide on.
    while (now := window.evaluate(SCROLLED)) != at or window.page.evaluate(RESTS) != now:
        at = now
    return list(now)


FEW = 3
# Between the two, and so high that no window is too high for it.
BETWEEN = "one => one.scrollTo(one.scrollWidth / 2.4, 0)"
# A tenth of a second later.
RESTS = """() => new Promise((done) => setTimeout(done, 100)).then(() => {
    const { scrollLeft, scrollTop } = document.querySelector(".board .window");
    return [scrollLeft, scrollTop];
})"""


def next_view(page: Page, game: Game) -> None:
    """Something happens, and the page shows it; what it would move by itself, it has moved."""
    asked = game.asked()
    game.move(asked, game.chosen(game.views[asked]))
    wait_for_shown(page, game)
    page.evaluate(RESTS)


def test_what_is_lit_out_of_sight_is_counted_and_a_tap_leads_there_and_stays(
    server: Running, browsing: Browsing
) -> None:
    with (
        beginning(server, 4, "ask-capital") as game,
        by_touch(server, browsing, game.people[0], f"/table/{game.id}", far_apart) as (page, fingers),
    ):
        wait(page)
        window = page.locator(".board .window")
        lit = [page.locator(f".board .window [data-action='attack {at}']") for at in ENDS]
        wait_until(lambda: sorted(map(is_in_sight, lit)) == [False, True])
        first = next(at for at, one in enumerate(lit) if is_in_sight(one))
        beyond = page.locator(".board .beyond")
        expect(beyond).to_have_text("1")
        sides = {0: "right", 1: "left"}
        expect(beyond).to_have_attribute("aria-label", WORDS.say("lit-beyond", n=1, side=sides[first]))
        beyond.tap()
        wait_until(lambda: is_in_sight(lit[1 - first]))
        assert not is_in_sight(lit[first])
        expect(beyond).to_have_attribute("aria-label", WORDS.say("lit-beyond", n=1, side=sides[1 - first]))
        page.evaluate(RESTS)
        at = window.evaluate(SCROLLED)
        next_view(page, game)
        assert window.evaluate(SCROLLED) == at
        # Also where none of them is in sight, the same question asks nothing new.
        page.get_by_role("button", name=WORDS.say("zoom-in")).tap()
        window.evaluate(BETWEEN)
        at = drag(fingers, window, 60, 30)
        assert not any(map(is_in_sight, lit))
        next_view(page, game)
        assert window.evaluate(SCROLLED) == at


def test_where_nothing_is_lit_the_map_stays_where_the_reader_has_moved_it(
    server: Running, browsing: Browsing
) -> None:
    with seated(server, 2, 2) as game:
        game.until(0, "ask-capital")
        zoe = Person(server, "Zoe")
        with by_touch(server, browsing, zoe, f"/table/{game.id}") as (page, fingers):
            window = page.locator(".board .window")
            page.locator(".board .mini").wait_for()
            # As long as nobody has moved it, it goes where something happens.
            at = window.evaluate(SCROLLED)
            while window.evaluate(SCROLLED) == at:
                next_view(page, game)
            window.evaluate(BETWEEN)
            at = drag(fingers, window, 60, 30)
            # Something happens elsewhere, more than once.
            missed = 0
            while missed < FEW:
                known = len(game.told[0])
                next_view(page, game)
                assert window.evaluate(SCROLLED) == at
                places = [event["at"] for event in game.told[0][known:] if "at" in event]
                missed += any(not is_in_sight(page.locator(f".board g[data-at={at}]")) for at in places)
        zoe.leave()
