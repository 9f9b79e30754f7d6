"""The map of DEFCON, on which nothing hides anything."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.server.running import Data, Running
from tests.web.browsing import LANGUAGES, PHONE, WIDE, Browsing, box_of
from tests.web.defcon import BATTLE, LAPTOP, WORDS, armed, beginning, begins, opened, seated, width_of

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


def test_nothing_on_a_territory_hides_anything_else_there_nor_a_name_and_fleets_are_at_sea(
    server: Running, browsing: Browsing
) -> None:
    with beginning(server, 4, "ask-capital") as game:
        for lang in LANGUAGES:
            page = opened(server, browsing, game, full, lang=lang)
            expect(page.locator(".board .fort")).to_have_count(32)
            for land in page.locator(".board g[data-at]").evaluate_all(
                "all => all.map(({ dataset }) => dataset.at)"
            ):
                here = f".board g[data-at={land}] :is(.seat, .fort, .tag, .number)"
                assert page.evaluate(OVER, [here, here, 1]) == [], (lang, land)
            pieces = ".board :is(.seat, .fort, .tag)"
            assert page.evaluate(OVER, [pieces, ".board .land-name", 5]) == [], lang
            assert page.evaluate(OVER, [".board .ship", ".board .land-name", 5]) == [], lang
            assert page.evaluate(OVER, [".board .legend", ".board :is(.ship, .land-name)", 0]) == [], lang
            assert page.evaluate(OVER, [".board .land-name", ".board .land-name", 2]) == [], lang
            expect(page.locator(".board .ship")).to_have_count(18)
            assert page.evaluate(ASHORE) == [], lang
            page.close()


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


def test_how_likely_an_attack_is_hides_no_name(server: Running, browsing: Browsing) -> None:
    with beginning(server, 4, "ask-capital") as game:
        for lang in LANGUAGES:
            page = opened(server, browsing, game, besieged, lang=lang)
            expect(page.locator(".board .pill")).to_have_count(32)
            assert page.evaluate(OVER, [".board .pill", ".board .land-name", 2]) == [], lang
            page.close()


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
        fields = {"at": "congo", "target": "africasia", "n": 1, "aggression": 3, "loses_blessing": 0}
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


SHORT = {"america": "am", "eurasia": "eu", "africasia": "af", "eastasia": "ea"}


def variegated(view: Data) -> None:
    """One of each of what a territory can be."""
    table = view["table"]
    # As their seats may be dealt.
    seats = {each["power"]: each["seat"] for each in table["powers"]}
    for land in table["territories"]:
        land |= {"owner": seats[land["home"]], "troops": 3, "fort": False, "capitals": []}
        land |= {"closed": False, "radiation": False, "neutral": False, "truce": False}
    lands = {land["at"]: land for land in table["territories"]}
    lands["brazil"] |= {"owner": seats["eurasia"]}
    lands["congo"] |= {"troops": 0}
    lands["india"] |= {"owner": seats["africasia"], "troops": 0}
    lands["mexico"] |= {"owner": None, "troops": 0, "neutral": True}
    lands["japan"] |= {"owner": None, "troops": 0, "radiation": True}
    lands["australia"] |= {"owner": None, "troops": 0, "closed": True}
    lands["andes"] |= {"owner": None, "troops": 0}
    lands["scandinavia"] |= {"capitals": ["eurasia"], "fort": True}


# Of each territory: what it is filled with, and over that; how dense; what stands on it.
SEEN = """() => Object.fromEntries([...document.querySelectorAll("#dc-lands > [data-place]")].map((land) => {
    const [fill, hatch] = land.querySelectorAll("path");
    const pieces = document.querySelector(`.board g[data-at=${land.dataset.place}]`);
    const named = (one) => one.getAttribute("class")?.split(" ").find((name) => !name.startsWith("svelte"));
    return [land.dataset.place, {
        fill: fill.getAttribute("fill"), colour: getComputedStyle(fill).fill,
        pattern: hatch.getAttribute("fill"), density: Number(getComputedStyle(hatch).opacity),
        opacity: Number(getComputedStyle(land).opacity),
        rim: document.querySelector(`.board [clip-path='url(#dc-c-${land.dataset.place})'] path:last-child`)
            ?.getAttribute("stroke") ?? "",
        number: pieces.querySelector(".number")?.textContent ?? "",
        signs: [...pieces.querySelectorAll(":scope > g")].map(named),
        shapes: [...pieces.querySelectorAll(":scope > path, :scope > circle")]
            .map((one) => one.getAttribute("fill")),
        emblems: [...pieces.querySelectorAll("path[fill-rule]")].map((one) => one.getAttribute("d")),
    }];
}))"""


def test_the_map_shows_whose_a_land_is_whose_home_it_is_and_what_stands_on_it(
    server: Running, browsing: Browsing
) -> None:
    with beginning(server, 4, "ask-capital") as game:
        page = opened(server, browsing, game, variegated)
        seen = page.evaluate(SEEN)
        assert len(seen) == 32
        homes = {land["at"]: land["home"] for land in game.views[0]["table"]["territories"]}
        alone = {"brazil", "congo", "india", "mexico", "japan", "australia", "andes", "scandinavia"}
        # A home land has its power's colour and pattern, and the number of its troops.
        for at, power in homes.items():
            if at in alone:
                continue
            land = seen[at]
            assert land["fill"] == f"var(--{SHORT[power]}-land)", at
            assert land["pattern"] == f"url(#dc-h-{SHORT[power]})", at
            assert (land["number"], land["rim"], land["signs"]) == ("3", "", []), at
        # Nobody's land, a dead one and each of the four look different, by their colours.
        kinds = ("west_usa", "west_russia", "east_africa", "east_china", "andes", "japan", "australia")
        assert [homes[at] for at in kinds[:4]] == list(POWERS)
        assert len({seen[at]["colour"] for at in kinds}) == len(kinds)
        assert "none" not in {seen[at]["colour"] for at in kinds}
        assert len({seen[at]["pattern"] for at in kinds[:4]}) == len(POWERS)
        # A conquered land has its holder's colour and rim, its home's pattern, denser, and its home's tag.
        for at, holder in (("brazil", "eurasia"), ("india", "africasia")):
            land, home = seen[at], SHORT[homes[at]]
            assert homes[at] != holder
            assert land["fill"] == f"var(--{SHORT[holder]}-land)"
            assert land["rim"] == f"var(--{SHORT[holder]}-rim)"
            assert land["pattern"] == f"url(#dc-h-{home})"
            assert land["density"] > seen["west_usa"]["density"]
            assert land["signs"] == ["tag"]
        assert seen["brazil"]["number"] == "3"
        # The tag has the emblem of whose home it is, the pennant of who holds it without troops.
        assert len(seen["congo"]["emblems"]) == len(seen["brazil"]["emblems"]) == 1
        pennant, tag = seen["india"]["emblems"]
        assert pennant == seen["congo"]["emblems"][0]
        assert len({pennant, tag, *seen["brazil"]["emblems"]}) == 3
        assert (seen["congo"]["number"], seen["congo"]["rim"], seen["congo"]["signs"]) == ("", "", [])
        # Blue helmets, radiation; what is closed, and what is nobody's.
        assert seen["mexico"]["shapes"] == ["var(--un-p)", "#F5EDDB"]
        assert seen["japan"]["fill"] == "var(--dead)"
        assert seen["japan"]["pattern"] == "url(#dc-h-rad)"
        assert seen["japan"]["shapes"] == ["var(--alarm-bg)", "var(--alarm)"]
        assert seen["australia"]["opacity"] < seen["andes"]["opacity"]
        expect(page.locator(".board .land-name.closed")).to_have_text(WORDS.name("australia"))
        for at in ("australia", "andes"):
            assert (seen[at]["number"], seen[at]["signs"], seen[at]["shapes"]) == ("", [], []), at
        assert seen["scandinavia"]["signs"] == ["seat", "fort"]
        # Each of these is explained.
        legend = page.locator(".board .legend span")
        explained = ("capital", "fort", "conquered", "nobody", "home", "token", "closed")
        expect(legend).to_have_text([WORDS.say(f"legend-{name}") for name in explained])


LEGEND = ".board .legend"
PIECES = ".board :is(.ship, .number, .seat, .fort, .tag, .aims)"


@pytest.mark.parametrize("size", [WIDE, LAPTOP], ids=["wide", "laptop"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_legend_hides_nothing(
    server: Running, browsing: Browsing, seats: int, size: tuple[int, int]
) -> None:
    def busy(view: Data) -> None:
        besieged(view)
        offers = [
            {**offer, "action": offer["action"].replace("attack ", "strike ")} for offer in view["offers"]
        ]
        view["offers"] = [*view["offers"][:-1], *offers]

    with beginning(server, seats, "ask-capital") as game:
        # Without anything of it: all languages; else the one with the longest words.
        plain = [(lang, None) for lang in LANGUAGES]
        for lang, change in [*plain, ("ru", busy), ("ru", full)]:
            page = opened(server, browsing, game, change or (lambda _: None), size=size, lang=lang)
            expect(page.locator(LEGEND)).to_be_visible()
            expect(page.locator(".board .aims")).to_have_count(int(change is busy))
            assert page.evaluate(OVER, [LEGEND, PIECES, 0]) == [], lang
            assert page.evaluate(OVER, [LEGEND, ".board .land-name:not(.closed)", 0]) == [], lang
            page.close()
