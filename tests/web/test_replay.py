"""A finished game, move by move."""

from __future__ import annotations

import random
import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.web.browsing import PHONE, Browsing, box_of
from tests.web.days_tables import LAPTOP, in_every_window
from tests.web.house import House
from tests.web.test_days_room import RUNS_OUT

# All that is read or heard, but for what a card says of itself.
SAID = """(page) => {
    const walk = document.createTreeWalker(page, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    const said = [];
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node instanceof Text && !node.parentElement.closest(OF_A_CARD)) said.push(node.data);
        else if (node instanceof Element) said.push(node.getAttribute("aria-label") ?? "");
    }
    return said;
}""".replace("OF_A_CARD", "'.days-card .text, .minutes-card .text, .dc-card .text, .says, .folder .event'")
# The cards of a hand, in the board in words.
OF_THE_HAND = re.compile(r"In the hand: |.+, \d+ cop(y|ies)\. ")
# The board is there, and nothing is still being fetched for it.
# How a heading is framed that somebody with a keyboard is led to.
FRAME_WHEN_LED_TO = """(one) => {
    one.setAttribute("tabindex", "-1");
    one.focus({ focusVisible: true });
    const { outlineStyle, boxShadow } = getComputedStyle(one);
    return [document.activeElement === one, outlineStyle, boxShadow];
}"""
SMALL_WINDOWS = [(960, 800), (1024, 768), LAPTOP]
# How wide what can be read of the board is: it is drawn about twice as wide as high.
BOARD = """() => {
    const { width, height } = document.querySelector(".board").getBoundingClientRect();
    return Math.min(width, height / 0.505);
}"""
SHOWN = "(url) => location.href === url && document.querySelectorAll('main section.sr li').length > 3"


def shown(page: Page) -> list[str]:
    """The board in words."""
    return page.locator("main section.sr li").all_inner_texts()


def is_at(page: Page, stop: int) -> None:
    expect(page.get_by_role("slider")).to_have_value(str(stop))
    expect(page.locator(".ctl .m strong")).to_have_text(re.compile(rf"\b{stop}\b"))


def test_a_finished_game_is_stepped_through_by_buttons_slider_and_keys(
    house: House, browsing: Browsing
) -> None:
    page = browsing.window(house.server, f"/table/{house.finished}/replay")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    assert last > 40
    first, previous, _, next_, end = page.locator(".steps button").all()
    next_.click()
    next_.click()
    is_at(page, 2)
    previous.click()
    is_at(page, 1)
    end.click()
    is_at(page, last)
    expect(next_).to_be_disabled()
    first.click()
    is_at(page, 0)
    slider.fill(str(last // 2))
    is_at(page, last // 2)
    page.locator(".m").click()
    page.keyboard.press("ArrowRight")
    is_at(page, last // 2 + 1)
    page.keyboard.press("End")
    is_at(page, last)
    page.keyboard.press("ArrowLeft")
    is_at(page, last - 1)
    page.keyboard.press("Home")
    is_at(page, 0)
    # The log counts the moves as the slider does, whichever line of one is chosen.
    numbers = [int(number) for number in page.locator(".log li .at").all_inner_texts() if number]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == last
    line = page.locator(".log li", has=page.locator(".at", has_text=re.compile(f"^{numbers[7]}$")))
    line.get_by_role("button").click()
    is_at(page, numbers[7])
    expect(line).to_have_class(re.compile("sel"))
    # And so it does for every seat.
    for seat in (0, 1):
        page.locator(".ctl .seg button").nth(seat).click()
        page.wait_for_url(f"**&seat={seat}")
        is_at(page, numbers[7])
        assert slider.get_attribute("max") == str(last)


def test_a_link_to_a_move_behind_the_end_shows_the_end(house: House, browsing: Browsing) -> None:
    page = browsing.window(house.server, f"/table/{house.finished}/replay?at=99999")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value(slider.get_attribute("max") or "none")
    expect(page.locator(".steps button").last).to_be_disabled()


def test_a_replay_shows_every_seats_own_cards(house: House, browsing: Browsing) -> None:
    page = browsing.window(house.server, f"/table/{house.finished}/replay?at=30")
    hands = set()
    for seat in (0, 1, 2):
        page.locator(".ctl .seg button").nth(seat).click()
        page.wait_for_url(f"**&seat={seat}")
        at = int(re.findall(r"at=(\d+)", page.url)[0])
        view = house.person.get(f"/api/tables/{house.finished}/positions/{at}?seat={seat}")["view"]
        numbers = [card.rsplit("-", 1)[1] for card in view["table"]["hand"]]
        expect(page.locator(".hand .card b")).to_have_text(numbers)
        hands.add(tuple(view["table"]["hand"]))
    assert len(hands) == 3


@pytest.mark.parametrize("table", ["finished", "finished_days", "finished_minutes", "finished_defcon"])
def test_a_replay_names_every_seat_and_says_you_to_nobody(
    house: House, browsing: Browsing, table: str
) -> None:
    page = browsing.window(house.server, f"/table/{getattr(house, table)}/replay")
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    for seat in (0, 1):
        page.locator(".ctl .seg button").nth(seat).click()
        page.wait_for_url(f"**&seat={seat}")
        for stop in range(1, last, max(1, last // 16)):
            page.get_by_role("slider").fill(str(stop))
            is_at(page, stop)
            page.wait_for_function(SHOWN, arg=page.url)
            # The rules and the cards themselves speak to whoever reads them, also in words.
            said = [text for text in page.locator(".page").evaluate(SAID) if not OF_THE_HAND.match(text)]
            assert [text for text in said if re.search(r"\b[Yy]ours?\b|\b[Yy]ou\b|thinking", text)] == []


def test_a_position_that_cannot_be_fetched_is_asked_for_again_when_the_reader_says_so(
    house: House, browsing: Browsing
) -> None:
    browsing.expected.append("net::ERR_FAILED")
    page = browsing.window(house.server, None)
    page.route("**/positions/*", lambda route: route.abort())
    page.goto(f"/table/{house.finished}/replay")
    alert = page.locator("main").get_by_role("alert")
    expect(alert).to_contain_text("The server cannot be reached.")
    page.unroute("**/positions/*")
    alert.get_by_role("button", name="Try now").click()
    page.wait_for_function(SHOWN, arg=page.url)
    expect(alert).to_have_count(0)
    # Later ones too.
    page.route("**/positions/*", lambda route: route.abort())
    page.keyboard.press("End")
    expect(alert).to_be_visible()
    page.unroute("**/positions/*")
    page.keyboard.press("Home")
    expect(alert).to_have_count(0)


def test_a_link_to_a_move_opens_there_for_somebody_else(house: House, browsing: Browsing) -> None:
    page = browsing.window(house.server, f"/table/{house.finished_days}/replay?seat=1")
    # Who comes here by keyboard is led to the heading: it is no button, and has no ring.
    page.keyboard.press("Tab")
    assert page.locator("header h1").evaluate(FRAME_WHEN_LED_TO) == [True, "none", "none"]
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    stop = random.Random(7).randrange(20, 40)
    page.get_by_role("slider").fill(str(stop))
    is_at(page, stop)
    page.wait_for_url(re.compile(r"at=[1-9]\d*&seat=1"))
    page.locator(".act button").click()
    expect(page.locator(".act button")).to_have_text("Copied")
    # The server of a test is this computer's own: a link to it is of no use elsewhere.
    expect(page.locator(".act")).to_contain_text("This link works only on this computer.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == page.url
    other = browsing.window(house.server, link)
    is_at(other, stop)
    expect(other.locator(".ctl .seg button").nth(1)).to_have_attribute("aria-pressed", "true")
    other.locator("main section.sr li").first.wait_for(state="attached")
    assert shown(other) == shown(page) != []


def test_the_record_is_downloaded_as_the_server_has_it(
    house: House, browsing: Browsing, tmp_path: Path
) -> None:
    page = browsing.window(house.server, f"/table/{house.finished}/replay")
    with page.expect_download() as download:
        page.locator(".act a[download]").click()
    file = tmp_path / "record"
    download.value.save_as(file)
    assert download.value.suggested_filename == f"13-{house.finished}.record"
    assert (
        file.read_text() == httpx.get(f"{house.server.address}/api/tables/{house.finished}/record").text != ""
    )


def test_the_controls_stay_where_they_are_and_the_end_of_a_round_is_shown_from_the_log(
    house: House, browsing: Browsing
) -> None:
    page = browsing.window(house.server, f"/table/{house.finished_days}/replay", size=(1280, 800))
    # However much there is beside the board, these are in sight; and none stands alone in half a row.
    record = page.get_by_role("link", name="Download the record")
    expect(page.locator(".part .backs").first).to_be_visible()
    expect(record).to_be_in_viewport(ratio=1)
    box = record.bounding_box()
    assert box is not None
    assert box["width"] > 250
    page.goto(f"/table/{house.finished}/replay?seat=1")
    expect(page.locator("main section.sr li").nth(3)).to_be_attached()
    controls = page.locator(".ctl")
    before = controls.bounding_box()
    page.get_by_role("slider").fill("4")
    is_at(page, 4)
    expect(page.locator(".hand .card").first).to_be_visible()
    assert controls.bounding_box() == before
    page.locator(".log li button", has_text="minus points").first.click()
    expect(page.locator(".board .ended h2")).to_have_text(re.compile("^Round 1 of"))
    expect(page.locator(".board .ended tbody tr")).to_have_count(3)
    page.locator(".steps button").nth(3).click()
    expect(page.locator(".board .ended")).to_have_count(0)


def test_on_a_phone_what_steps_on_stays_under_the_thumb(house: House, browsing: Browsing) -> None:
    page = browsing.window(house.server, f"/table/{house.finished_days}/replay", size=PHONE)
    is_at(page, 0)
    next_ = page.locator(".steps button").nth(3)
    before = box_of(next_)
    for stop in range(1, 13):
        page.mouse.click(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
        is_at(page, stop)
        assert box_of(next_) == before


def test_in_a_small_window_each_card_is_read_and_the_board_has_room_whatever_is_told(
    house: House, browsing: Browsing
) -> None:
    page = browsing.window(house.server, f"/table/{house.finished_days}/replay?seat=0", size=LAPTOP)
    is_at(page, 0)
    slider = page.get_by_role("slider")
    # All cards of a hand are told in one line; at the end, those that both sides have saved.
    for stop in (2, int(slider.get_attribute("max") or 0)):
        slider.fill(str(stop))
        is_at(page, stop)
        page.wait_for_function(SHOWN, arg=page.url)
        cards = page.locator(".hand .slot")
        for _ in in_every_window(page, SMALL_WINDOWS):
            assert page.evaluate(BOARD) > 640
            expect(page.locator(".ctl")).to_be_in_viewport(ratio=1)
            expect(slider).to_be_in_viewport(ratio=1)
            expect(page.locator(".hand .slot .text:visible")).to_have_count(cards.count())
            assert page.evaluate(RUNS_OUT, [".hand .slot .text", ".days-card"]) == []
            for card in cards.all():
                card.scroll_into_view_if_needed()
                expect(card).to_be_in_viewport(ratio=0.99)


def test_escape_closes_an_open_card_also_for_who_has_moved_the_slider(
    house: House, browsing: Browsing
) -> None:
    page = browsing.window(house.server, f"/table/{house.finished_days}/replay?seat=0")
    slider = page.get_by_role("slider")
    slider.fill("2")
    page.locator(".hand .slot > button").first.click()
    expect(page.locator(".hand .folder")).to_be_visible()
    slider.focus()
    page.keyboard.press("Escape")
    expect(page.locator(".hand .folder")).to_have_count(0)
