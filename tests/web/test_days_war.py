"""How near the war is, in 13 Days: said to both sides, to who watches, and on the button that is to blame."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Route, expect
from tests.crisis import Crisis
from tests.server.running import Data, Person, Running
from tests.web.browsing import LANGUAGES, Browsing
from tests.web.days_tables import LAPTOP, MANY_GAMES, PHONE, in_every_window, opened, shown
from tests.web.test_newcomers import play_until, such_a_table

FIVE_LINES = 125  # pixels
# Does the map go on as far as it is seen?
IS_ALL_MAP = """() => {
    const board = document.querySelector(".days-board");
    const { top, bottom, left, right } = board.getBoundingClientRect();
    const { a, e, f } = board.getScreenCTM();
    const land = board.querySelector(".land").getBBox();
    const isInside = (from, to, least, most) => from >= least && to <= most;
    return isInside((top - f) / a, (bottom - f) / a, land.y, land.y + land.height)
        && isInside((left - e) / a, (right - e) / a, land.x, land.x + land.width);
}"""


def is_doubly_in_danger(view: Data) -> bool:
    """All three markers in DEFCON 2, and an agenda may raise one of them: two things are to be done."""
    table = view["table"]
    seat = view["seat"]
    areas = [track["areas"][seat] for track in table["tracks"]]
    side = table["sides"][seat]
    # One is that they are three.
    return bool(view["offers"]) and areas == [2, 2, 2] and len(side["ways"]) > 1 and table["turn"] > 0


def test_two_dangers_of_war_have_one_way_out_that_says_so(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-days", is_doubly_in_danger, "cubes ")
    page = opened(server, browsing, person, table, is_phone=False)
    panel = page.locator(".war-panel")
    expect(panel.locator("strong")).to_have_text(
        re.compile(r"^Bring the .* markers? to \d or lower and one of the three to 3 or lower\.$")
    )
    for lang in LANGUAGES:
        page.locator(f".lang button[lang='{lang}']").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        assert panel.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
        # Both sides have a line of their own, and the reader is called by no name.
        expect(page.locator(".days-board .foot")).to_have_count(2)
    # On a phone, where it is told above the board, the board is seen to its foot, if need be by scrolling.
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator(".days-board:not(.wide)")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => scrollTo(0, document.body.scrollHeight))")
    foot, bar = page.locator(".days-board").bounding_box(), page.locator(".thumb").bounding_box()
    assert foot is not None
    assert bar is not None
    assert foot["y"] + foot["height"] <= bar["y"] + 1
    person.leave()


# All three markers of the US in DEFCON 2, or some higher: what the US keeps lifts one, and the agendas of the
# USSR may lift the others. Nothing can be worse than these.
WORST = [
    {"political": 6, "military": 6, "world_opinion": 6},
    {"political": 6, "military": 7, "world_opinion": 6},
    {"political": 6, "military": 7, "world_opinion": 7},
]
WINDOWS = [(1024, 768), (1130, 800), LAPTOP, (1440, 900), (1920, 1080)]
TIGHTEST = "3"
ENDS_WITHIN = """one => {
    const last = one.lastElementChild.getBoundingClientRect();
    return one.scrollHeight <= one.clientHeight + 1 && last.bottom <= one.getBoundingClientRect().bottom + 1;
}"""


def test_whatever_threatens_the_way_out_is_said_whole(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = person.make("13-days", "me", "easy")
    for tracks in WORST:
        crisis = Crisis(
            us_tracks=tracks,
            us_agendas=["political", "turkey", "italy"],
            ussr_agendas=["world_opinion", "military", "berlin"],
        )
        page = shown(server, browsing, person, table, crisis)
        panel = page.locator(".war-panel")
        expect(panel).to_contain_text(" and one of the three to 3 or lower")
        for lang, width in in_every_window(page, WINDOWS):
            assert panel.evaluate(ENDS_WITHIN), (lang, width, tracks)
            # The reasons too, wherever there is room for them.
            assert panel.locator(".why").is_visible() or width < LAPTOP[0], (lang, width, tracks)
        page.close()
    person.leave()


def test_what_threatens_is_fitted_anew_when_the_letters_of_another_alphabet_come(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    crisis = Crisis(us_tracks=WORST[0], us_agendas=["political", "turkey", "italy"])
    page = shown(server, browsing, person, person.make("13-days", "me", "easy"), crisis)
    held: list[Route] = []
    page.route(re.compile("cyrillic.*woff2"), lambda route: held.append(route))
    page.locator(".lang button[lang='ru']").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.wait_for_function("document.fonts.status === 'loading'")
    panel = page.locator(".war-panel")
    fitted = panel.get_attribute("data-fit")
    assert fitted != TIGHTEST
    # As if other letters had needed that.
    panel.evaluate("(one, fit) => (one.dataset.fit = fit)", TIGHTEST)
    for route in held:
        route.continue_()
    expect(panel).not_to_have_attribute("data-fit", TIGHTEST)
    person.leave()


def lets_itself_be_pushed(view: Data) -> bool:
    """Berlin Blockade may be played as an event: then the US may raise a marker of the USSR into DEFCON 1."""
    highest = max(track["markers"][1] for track in view["table"]["tracks"])
    events = [offer["action"] for offer in view["offers"]]
    return "event berlin_blockade" in events and highest + 2 >= 7


def test_an_event_that_lets_the_other_side_push_a_marker_into_defcon_1_says_so(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    for seed in range(2 * MANY_GAMES):
        table = person.make("13-days", "easy", "me")
        if play_until(person, table, lets_itself_be_pushed, random.Random(seed), "cubes "):
            break
    else:
        raise AssertionError("there is no such position")
    page = opened(server, browsing, person, table, is_phone=False)
    warning = re.compile(r"the US may raise \w+ \d → [78]: DEFCON 1")
    button = page.locator(".prompt [data-action='event berlin_blockade']")
    expect(button).to_have_class(re.compile("bad"))
    assert warning.search(button.get_attribute("aria-label") or button.inner_text())
    page.locator(".hand .slot > button", has_text="Berlin Blockade").click()
    expect(page.locator(".hand .folder .bad")).to_contain_text(warning)
    person.leave()


def test_of_both_sides_it_is_said_how_near_they_are_to_the_war(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = person.make("13-days", "easy", "me")
    page = opened(server, browsing, person, table, is_phone=False)
    near = [re.compile(rf"^{who}: \w+ \d below DEFCON 1$") for who in ("You", "US")]
    expect(page.locator(".days-board .foot")).to_have_text(near)
    # Who watches is told all of it, and still reads the log; there is no hand of theirs.
    watcher = browsing.window(server, f"/table/{table}", size=LAPTOP)
    expect(watcher.locator(".beside .backs")).to_have_count(2)
    log = watcher.locator(".log").bounding_box()
    assert log is not None
    assert log["height"] >= FIVE_LINES
    expect(watcher.locator(".hand")).to_be_hidden()
    # Nor does the board end in a flat edge where it has more room.
    assert watcher.evaluate(IS_ALL_MAP)
    person.leave()
