"""What the signs of DEFCON stand for is said with the focus, under the pointer and after a tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.server.running import Running
from tests.web.browsing import WIDE, Browsing, box_of
from tests.web.defcon import WORDS, beginning, by_touch, opened, seated, slip
from tests.web.playing import wait
from tests.web.test_keyboard import reach

# What stands for something is a tip; what is lit says what it does anyway.
TIPS = "[data-tip]:not([data-action])"
GROUPS = {
    "bar": "header.bar",
    "table": ".beside table",
    "powers": ".beside .powers",
    "headquarters": ".hand .hq",
}

# Where nothing lies over a sea zone.
AT_SEA = """(zone) => {
    const { left, top, width, height } = document.querySelector(".board .window").getBoundingClientRect();
    for (let y = top + 20; y < top + height; y += 12) {
        for (let x = left + 20; x < left + width; x += 12) {
            if (document.elementFromPoint(x, y)?.matches(`path[data-place=${zone}]`)) return [x, y];
        }
    }
    return null;
}"""


@pytest.mark.parametrize("group", GROUPS)
def test_what_things_are_is_said_with_the_focus_and_tab_stops_once_for_many(
    server: Running, browsing: Browsing, group: str
) -> None:
    with seated(server, 4, 4) as game:
        game.until(1, "ask-invest")
        page = browsing.window(server, f"/table/{game.id}", person=game.people[1])
        wait(page)
        tips = page.locator(f"{GROUPS[group]} {TIPS}")
        assert tips.count() > 3
        expect(page.locator(f"{GROUPS[group]} {TIPS}[tabindex='0']")).to_have_count(1)
        page.locator("[data-home]").focus()
        reach(page, tips.first.element_handle())
        said = []
        for at in range(tips.count()):
            expect(tips.nth(at)).to_be_focused()
            words = tips.nth(at).get_attribute("data-tip") or ""
            expect(slip(page)).to_have_text(words)
            # Who does not see it is told the same.
            assert (tips.nth(at).get_attribute("aria-label") or "").endswith(words)
            said.append(words)
            page.keyboard.press("ArrowRight")
        assert all(len(words) > 8 for words in said)
        page.keyboard.press("Escape")
        expect(slip(page)).to_have_count(0)
        # One press of Tab leaves all of them.
        page.keyboard.press("Tab")
        assert tips.evaluate_all("all => all.every((one) => one !== document.activeElement)")
        # And comes back to the last one.
        page.keyboard.press("Shift+Tab")
        expect(tips.last).to_be_focused()


def test_what_things_are_is_said_under_the_pointer(server: Running, browsing: Browsing) -> None:
    with seated(server, 4, 4) as game:
        game.until(1, "ask-invest")
        page = browsing.window(server, f"/table/{game.id}", person=game.people[1])
        wait(page)
        for place in GROUPS.values():
            tip = page.locator(f"{place} {TIPS}").last
            tip.hover()
            expect(slip(page)).to_have_text(tip.get_attribute("data-tip") or "")
            box = slip(page).bounding_box()
            assert box is not None
            assert 0 <= box["x"] <= WIDE[0] - box["width"]
            assert 0 <= box["y"] <= WIDE[1] - box["height"]
        page.mouse.move(300, 300)
        expect(slip(page)).to_have_count(0)


def test_what_things_are_is_said_after_a_tap_and_put_away_by_another(
    server: Running, browsing: Browsing
) -> None:
    with seated(server, 4, 4) as game:
        game.until(1, "ask-invest")
        with by_touch(server, browsing, game.people[1], f"/table/{game.id}") as (page, _):
            wait(page)
            # Whole, although nothing else in the bar is broken into lines.
            page.locator(f".bar {TIPS}").first.tap()
            expect(slip(page)).to_contain_text("the round at DEFCON 1 is the last")
            assert slip(page).evaluate("(one) => one.scrollWidth <= one.clientWidth")
            order = page.locator(f".board .track {TIPS}").first
            order.tap()
            expect(slip(page)).to_contain_text("1 in the order of this round")
            page.locator("nav.tabs button").last.tap()
            expect(slip(page)).to_have_count(0)
            tips = page.locator(f".beside section.power {TIPS}")
            assert tips.count() == 4 * 8
            # What it would score, and of what that is made.
            points = [str(power["points"]) for power in game.views[1]["table"]["powers"]]
            said = page.locator(".beside section.power .points")
            assert sorted(said.all_inner_texts()) == sorted(f"{n} points" for n in points)
            expect(page.locator(".beside .hq .points")).to_have_text(f"{points[1]} points")
            expect(page.locator(".beside caption")).to_contain_text(WORDS.say("points-are-made-of"))
            for at in (0, 9, 18):
                tips.nth(at).tap()
                expect(slip(page)).to_have_text(tips.nth(at).get_attribute("data-tip") or "")
            tips.nth(18).tap()
            expect(slip(page)).to_have_count(0)


def test_no_triangle_costs_nothing(server: Running, browsing: Browsing) -> None:
    with beginning(server, 2, "ask-capital") as game:
        page = opened(server, browsing, game)
        page.locator(".beside .power .aggression [data-tip]").first.hover()
        expect(slip(page)).to_have_text(
            WORDS.say("labelled", label=WORDS.say("aggression-0"), words=WORDS.say("tip-aggression"))
        )


def test_the_legend_names_flags_and_stamps(server: Running, browsing: Browsing) -> None:
    with beginning(server, 2, "ask-capital") as game:
        legend = opened(server, browsing, game).locator(".board .legend")
        expect(legend).to_contain_text(WORDS.say("legend-token"))
        expect(legend).to_contain_text(WORDS.say("legend-home"))


def test_the_keyboard_asks_what_a_lit_place_is_and_goes_from_place_to_place(
    server: Running, browsing: Browsing
) -> None:
    with beginning(server, 2, "ask-first-fleet") as game:
        page = opened(server, browsing, game)
        wait(page)
        look = page.locator(".board .look")
        lit = page.locator(".board .window [data-action]")
        page.locator("[data-home]").focus()
        reach(page, lit.first.element_handle())
        # What is lit says it with the focus, beside it.
        for key in ("ArrowDown", "ArrowRight", "ArrowUp"):
            zone = page.evaluate("document.activeElement.dataset.place")
            expect(look.locator("b")).to_have_text(WORDS.name(zone))
            assert is_beside(look, page.locator(f".board .window [data-place={zone}][data-action]"))
            page.keyboard.press(key)
        page.keyboard.press("Escape")
        expect(look).to_have_count(0)
        # The rest of the map: from place to place, and what borders on each.
        page.locator(".board .window").focus()
        expect(look).to_have_count(0)
        said = page.locator(".board p.sr[aria-live]")
        seen = []
        for key in ("Up", "Up", "Right", "Down", "Down", "Down", "Left", "Left", "Left"):
            before = look.inner_text() if look.count() else ""
            page.keyboard.press(f"Shift+Arrow{key}")
            expect(look).not_to_have_text(before)
            seen.append(look.locator("b").inner_text())
            expect(said).to_contain_text(f"{seen[-1]}.", ignore_case=True)
            assert is_beside(look, page.locator(".board .stood"))
        assert len(set(seen)) > 5
        page.locator("[data-home]").focus()
        expect(look).to_have_count(0)
        expect(said).to_have_text("")
        assert game.people[0].table(game.id)["n"] == game.n


def is_beside(slip: Locator, place: Locator) -> bool:
    """Near it, and not over it."""
    one, other = box_of(slip), box_of(place)
    x = other["x"] + other["width"] / 2
    left, right = one["x"], one["x"] + one["width"]
    return not left <= x <= right and min(abs(left - x), abs(right - x)) < 60


def test_the_map_follows_the_keys_where_it_is_larger_than_its_window(
    server: Running, browsing: Browsing
) -> None:
    with beginning(server, 2, "ask-capital") as game:
        page = opened(server, browsing, game)
        wait(page)
        for _ in range(4):
            page.get_by_role("button", name=WORDS.say("zoom-in")).click()
        page.locator(".board .window").focus()
        stood = page.locator(".board .stood")
        for key, n in (("Left", 12), ("Up", 6), ("Right", 20), ("Down", 6)):
            for _ in range(n):
                page.keyboard.press(f"Shift+Arrow{key}")
            expect(stood).to_have_count(1)
            box, window = box_of(stood), box_of(page.locator(".board .window"))
            assert window["x"] <= box["x"] + box["width"] / 2 <= window["x"] + window["width"]
            assert window["y"] <= box["y"] + box["height"] / 2 <= window["y"] + window["height"]


def test_a_sea_where_no_fleet_can_come_says_why(server: Running, browsing: Browsing) -> None:
    with beginning(server, 4, "ask-first-fleet") as game:
        page = opened(server, browsing, game)
        unfit = game.views[0]["table"]["unfit"]
        zone = next(zone for zone, why in unfit.items() if why == "far")
        page.mouse.move(*page.evaluate(AT_SEA, zone))
        look = page.locator(".board .look")
        expect(look).to_contain_text(WORDS.name(zone))
        expect(look).to_contain_text(WORDS.say("sea-unfit-far"))
