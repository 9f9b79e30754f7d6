"""The map of DEFCON, on which nothing hides anything."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.server.running import Data, Running
from tests.web.browsing import LANGUAGES, PHONE, Browsing
from tests.web.defcon import BATTLE, LAPTOP, WORDS, armed, beginning, begins, box_of, opened, seated, width_of

POWERS = ("america", "eurasia", "africasia", "eastasia")
# Each of the first kind over each of the second, by more than so many pixels both ways.
OVER = """([first, second, slack]) => {
    const boxes = (group) => [...document.querySelectorAll(group)]
        .map((one) => [one, one.getBoundingClientRect()]);
    const named = (one) => one.textContent.trim() || one.getAttribute("class");
    const share = (a, b, c, d) => Math.min(b, d) - Math.max(a, c);
    const isOver = (a, b) => share(a.left, a.right, b.left, b.right) > slack
        && share(a.top, a.bottom, b.top, b.bottom) > slack;
    const found = [];
    for (const [one, a] of boxes(first)) for (const [other, b] of boxes(second))
        if (one !== other && isOver(a, b)) found.push([named(one), named(other)]);
    return found;
}"""
# The smallest letters, in pixels.
LETTERS = """(all) => Math.min(...all.map((one) => {
    const map = one.ownerSVGElement;
    return parseFloat(getComputedStyle(one).fontSize) * map.clientWidth / map.viewBox.baseVal.width;
}))"""


def test_at_first_the_map_shows_what_is_in_play_and_zoomed_out_the_whole_world(
    server: Running, browsing: Browsing
) -> None:
    with beginning(server, 2, "ask-capital") as game:
        page = opened(server, browsing, game, size=LAPTOP)
        window, map = page.locator(".board .window"), page.locator(".board .window > svg")
        framed = width_of(map)
        at = box_of(window)
        for token in page.locator(".board .window text.number").element_handles():
            box = token.bounding_box()
            assert box is not None
            assert at["x"] <= box["x"] <= at["x"] + at["width"] - box["width"]
            assert at["y"] <= box["y"] <= at["y"] + at["height"] - box["height"]
        # The legend stays; the small map is for who goes nearer.
        expect(page.locator(".board .legend")).to_be_visible()
        page.get_by_role("button", name=WORDS.say("zoom-whole")).click()
        page.wait_for_function(
            "(framed) => document.querySelector('.board .window > svg').clientWidth < framed / 1.1",
            arg=framed,
        )


def full(view: Data) -> None:
    """All that can stand on a territory stands on each of them, and a fleet in each sea."""
    for at, land in enumerate(view["table"]["territories"]):
        land |= {"owner": (POWERS.index(land["home"]) + 1) % 4, "troops": 2, "fort": True, "closed": False}
        land |= {"capitals": [POWERS[at % 4]], "radiation": False, "neutral": False}
    for zone in view["table"]["zones"]:
        zone["fleets"] = [1, 0, 0, 0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_on_a_territory_hides_anything_else_there_nor_a_name(
    server: Running, browsing: Browsing, lang: str
) -> None:
    with beginning(server, 4, "ask-capital") as game:
        page = opened(server, browsing, game, full, lang=lang)
        expect(page.locator(".board .fort")).to_have_count(32)
        for land in page.locator(".board g[data-at]").evaluate_all(
            "all => all.map(({ dataset }) => dataset.at)"
        ):
            here = f".board g[data-at={land}] :is(.seat, .fort, .tag, .number)"
            assert page.evaluate(OVER, [here, here, 1]) == [], land
        pieces = ".board :is(.seat, .fort, .tag)"
        assert page.evaluate(OVER, [pieces, ".board .land-name", 5]) == []
        assert page.evaluate(OVER, [".board .ship", ".board .land-name", 5]) == []
        assert page.evaluate(OVER, [".board .legend", ".board :is(.ship, .land-name)", 0]) == []
        assert page.evaluate(OVER, [".board .land-name", ".board .land-name", 2]) == []


ASHORE = """() => {
    const lands = [...document.querySelectorAll("#dc-lands .land")];
    return [...document.querySelectorAll(".board .ship")].flatMap((ship) => {
        const { e, f } = ship.transform.baseVal.consolidate().matrix;
        const hull = [[0, 6], [-18, 12], [18, 12], [-22, 0], [22, 0]];
        const points = hull.map(([x, y]) => new DOMPoint(e + x, f + y));
        const isAshore = points.some((point) => lands.some((land) => land.isPointInFill(point)));
        return isAshore ? [ship.dataset.zone] : [];
    });
}"""


def test_fleets_are_at_sea(server: Running, browsing: Browsing) -> None:
    with beginning(server, 4, "ask-capital") as game:
        page = opened(server, browsing, game, full)
        expect(page.locator(".board .ship")).to_have_count(18)
        assert page.evaluate(ASHORE) == []


def besieged(view: Data) -> None:
    """Each territory can be attacked."""
    lands = view["table"]["territories"]
    fields = {"id": "offer-attack", "percent": 100, "n": 5, "lost": 1, "aggression": 1, "against": 1}
    attacks = [
        {"action": f"attack {land['at']}", "at": land["at"], "defender": "america", **fields}
        for land in lands
    ]
    view["offers"] = [*attacks, {"action": "pass", "id": "offer-pass"}]
    view["prompt"] = {"id": "ask-conflict"}
    view["table"]["phase"] = "conflict"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_likely_an_attack_is_hides_no_name(server: Running, browsing: Browsing, lang: str) -> None:
    with beginning(server, 4, "ask-capital") as game:
        page = opened(server, browsing, game, besieged, lang=lang)
        expect(page.locator(".board .pill")).to_have_count(32)
        assert page.evaluate(OVER, [".board .pill", ".board .land-name", 2]) == []


def test_names_lie_above_the_arrows_of_an_attack_that_goes_on(server: Running, browsing: Browsing) -> None:
    def goes_on(view: Data) -> None:
        besieged(view)
        view["table"]["battle"] = BATTLE | {"against": 0, "decided": True, "won": True}

    with beginning(server, 4, "ask-capital") as game:
        page = opened(server, browsing, game, goes_on)
        arrows, names = page.locator(".board .arrow"), page.locator(".board .land-name")
        expect(arrows).not_to_have_count(0)
        follows = "(name, arrow) => arrow.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING"
        assert names.first.evaluate(follows, arrows.last.element_handle())


def test_a_target_under_the_buttons_of_the_zoom_is_brought_into_sight(
    server: Running, browsing: Browsing
) -> None:
    def aimed(view: Data) -> None:
        besieged(view)
        fields = {"at": "congo", "target": "africasia", "n": 1, "aggression": 3}
        view["offers"] = [
            *[offer for offer in view["offers"] if offer.get("at") == "congo"],
            {"action": "nuke congo", "id": "offer-nuke", **fields},
        ]

    with beginning(server, 4, "ask-capital") as game:
        page = opened(server, browsing, game, aimed, size=PHONE)
        target, zoom = page.locator(".board .window [data-action]"), box_of(page.locator(".board .zoom"))
        at = box_of(target)
        middle = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
        by = [middle[0] - zoom["x"] - 30, middle[1] - zoom["y"] - 30]
        page.locator(".board .window").evaluate("(one, by) => one.scrollBy(...by)", by)
        page.locator(".board .aims button").last.click()
        expect(target).to_have_attribute("data-action", "nuke congo")
        page.wait_for_function(
            """() => {
                const one = document.querySelector(".board .window [data-action]");
                const { x, y, width, height } = one.getBoundingClientRect();
                return document.elementFromPoint(x + width / 2, y + height / 2) === one;
            }"""
        )


def test_what_a_place_is_stands_beside_the_pointer(server: Running, browsing: Browsing) -> None:
    with beginning(server, 2, "ask-first-fleet") as game:
        page = opened(server, browsing, game, size=LAPTOP)
        look = page.locator(".board .look")
        stage = box_of(page.locator(".board .stage"))
        for place in ("congo", "mongolia"):
            name = box_of(page.locator(".board .land-name", has_text=WORDS.name(place)))
            x, y = name["x"] + name["width"] / 2, name["y"] + name["height"] / 2
            page.mouse.move(x, y, steps=3)
            expect(look).to_contain_text(WORDS.name(place))
            box = box_of(look)
            assert not box["x"] <= x <= box["x"] + box["width"]
            assert min(abs(box["x"] - x), abs(box["x"] + box["width"] - x)) < 60
            assert stage["y"] <= box["y"] <= stage["y"] + stage["height"] - box["height"]


def test_the_light_of_a_nuclear_strike_fills_the_window(server: Running, browsing: Browsing) -> None:
    with armed(server, 2, 3, has_nukes=True) as game:
        view = game.until_so(0, begins("nuke"))
        page = opened(server, browsing, game, seat=1, is_moving=True, size=LAPTOP)
        nuke = next(offer for offer in view["offers"] if offer["action"].startswith("nuke "))
        game.move(0, nuke["action"])
        while not any(land["radiation"] for land in game.views[0]["table"]["territories"]):
            asked = game.asked()
            game.move(asked, "pass")
        flash = page.locator(".flash")
        flash.wait_for(state="attached")
        assert box_of(flash) == box_of(page.locator(".board .stage"))


def test_a_lit_sea_is_tinted_and_its_name_read(server: Running, browsing: Browsing) -> None:
    with beginning(server, 2, "ask-first-fleet") as game:
        page = opened(server, browsing, game)
        lit = page.locator(".board .aim.sea")
        assert lit.count() > 2
        expect(page.locator(".board .aim.sea .water")).to_have_count(lit.count())
        assert (
            page.locator(".board .aim.sea .line").evaluate_all(
                "all => all.map((one) => getComputedStyle(one).strokeDasharray)"
            )
            == ["none"] * lit.count()
        )


def test_names_on_the_map_are_read_on_a_laptop(server: Running, browsing: Browsing) -> None:
    with seated(server, 2, 2) as game:
        names = opened(server, browsing, game, size=LAPTOP).locator(".board .land-name")
        assert names.evaluate_all(LETTERS) > 11
        assert names.page.locator(".board .sea-name:not(.far)").evaluate_all(LETTERS) > 9
