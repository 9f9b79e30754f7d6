"""What must be in sight in 13 Days: a phone's board whatever is asked, and all that explains a sign."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from playwright.sync_api import expect
from tests.crisis import Crisis
from tests.server.running import Data, Person, Running, Socket
from tests.web.browsing import LANGUAGES, Browsing
from tests.web.days_tables import LAPTOP, PHONE, in_every_window, opened, shown
from tests.web.playing import OFFERS, PUT_AWAY

IN_DEFCON_2 = {"political": 6, "military": 6, "world_opinion": 6}
# What asks for cards, for yes or no, and for a number of cubes.
ASKED = {
    "cards": (["summit_meeting", "quarantine"], [], "us", ["event summit_meeting"]),
    "event": ([], ["excomm"], "ussr", ["command excomm"]),
    "cubes": (["quarantine"], [], "us", ["command quarantine", "on atlantic"]),
    "four numbers": (["excomm"], [], "us", ["command excomm", "on turkey"]),
}
# A narrower one, on which the foot of the board may lie behind the question, but none of the tracks.
NARROW = (360, 780)
TRACKS_HIDDEN = """() => {
    const cells = [...document.querySelectorAll(".days-board :is(.cell, .lit-cell)")];
    const lowest = Math.max(...cells.map((cell) => cell.getBoundingClientRect().bottom));
    return lowest - document.querySelector(".thumb").getBoundingClientRect().top;
}"""
# How far the board reaches below the edge of the question.
HIDDEN = """() => {
    const board = document.querySelector(".days-board").getBoundingClientRect();
    return board.bottom - document.querySelector(".thumb").getBoundingClientRect().top;
}"""
# In pixels: the line at the foot of the board is empty.
EDGE = 2
# The names and the cubes on other plates that the row of amounts lies over, if only by a little.
COVERED = """() => {
    const bar = document.querySelector(".days-board .bar").getBoundingClientRect();
    const open = document.querySelector(".days-board .ring").parentElement.querySelector(".p-name");
    const words = [...document.querySelectorAll(".days-board :is(.p-name, .p-count)")];
    return words.filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const isBeside = left >= bar.right || right <= bar.left;
        const isApart = top + 3 >= bar.bottom || bottom - 3 <= bar.top;
        return !isBeside && !isApart && one !== open;
    }).map((one) => one.textContent);
}"""
# Of the battleground that was chosen: does the row of amounts say its name, and inside its edges?
CHOSEN = """() => {
    const name = document.querySelector(".days-board .ring").parentElement.querySelector(".p-name");
    const title = document.querySelector(".days-board .bar ~ text");
    const bar = title.parentElement.querySelector(".bar").getBoundingClientRect();
    const { left, right } = title.getBoundingClientRect();
    return [title.textContent === name.textContent, left >= bar.left && right <= bar.right];
}"""
# How near a name comes to the sign in the circle behind it.
ROOM = """() => [...document.querySelectorAll(".days-board .p-name")].flatMap((name) => {
    const seal = name.parentElement.querySelector(".seal");
    return seal ? [seal.getBoundingClientRect().left - name.getBoundingClientRect().right] : [];
})"""
# Where the board is, and how high; what is said above it as news, and is it said whole?
BELOW_THE_NEWS = """() => {
    const news = document.querySelector(".days-news");
    const { top, height } = document.querySelector(".days-board").getBoundingClientRect();
    const isWhole = !news || news.scrollHeight <= news.clientHeight + 1;
    return [`${top} ${height}`, news?.textContent.length ?? 0, isWhole];
}"""
MANY_CHOICES = 30
THREE_LINES = 56  # pixels, of a button
SMALL = (360, 740)
# Is this asked, or is the end of a round to be read before?
SHOWS = """([asked, offers, away]) => {
    const all = [...document.querySelectorAll(offers)].map(({ dataset }) => dataset.action);
    return asked.every((action) => all.includes(action)) || document.querySelector(away) !== null;
}"""
# What of an explanation is not seen: what is scrolled, and buttons out of their window.
CUT = """() => {
    const says = document.querySelector(".days-tip");
    const around = says.closest("foreignObject").getBoundingClientRect();
    const isBelow = (one) => one.getBoundingClientRect().bottom > around.bottom + 1;
    const isOut = (one) => isBelow(one) || one.scrollHeight > one.clientHeight + 1;
    return [...says.querySelectorAll(".says, .btn")].filter(isOut).map((one) => one.textContent);
}"""


@pytest.mark.parametrize("asked", ASKED)
def test_while_war_threatens_no_question_hides_the_tracks_or_prestige(
    server: Running, browsing: Browsing, asked: str
) -> None:
    person = Person(server, "Ana")
    us_hand, ussr_hand, first, actions = ASKED[asked]
    crisis = Crisis(
        us_tracks=IN_DEFCON_2,
        us_agendas=["political", "turkey", "italy"],
        us_hand=us_hand,
        ussr_hand=ussr_hand,
        first=first,
    )
    crisis.do(*actions)
    page = shown(server, browsing, person, person.make("13-days", "me", "easy"), crisis)
    for _, width in in_every_window(page, [NARROW, PHONE, LAPTOP]):
        if width == NARROW[0]:
            assert page.evaluate(TRACKS_HIDDEN) < EDGE
        if width == PHONE[0]:
            page.locator("main details").wait_for()
            assert page.evaluate(HIDDEN) < EDGE
            if asked in ("cubes", "four numbers"):
                assert page.evaluate(COVERED) == []
                assert page.evaluate(CHOSEN) == [True, True]
            assert min(page.evaluate(ROOM)) > 1
    person.leave()


def test_why_the_war_threatens_is_told_to_who_asks(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    crisis = Crisis(us_tracks=IN_DEFCON_2, us_agendas=["political", "turkey", "italy"])
    page = shown(server, browsing, person, person.make("13-days", "me", "easy"), crisis)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    danger = page.locator("main details")
    expect(danger.locator("summary")).to_contain_text(" and one of the three to 3 or lower")
    why = danger.get_by_text("Your agenda lifts political to 7")
    expect(why).to_be_hidden()
    danger.locator("summary").click()
    expect(why).to_be_visible()
    person.leave()


def test_what_explains_a_sign_on_a_laptop_is_seen_to_its_last_button(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    page = opened(server, browsing, person, person.make("13-days", "me", "easy"), is_phone=False)
    for lang, _ in in_every_window(page, [LAPTOP]):
        things = page.locator(".days-board [aria-haspopup=dialog]")
        for at in range(things.count()):
            # By keyboard: what is said of one may lie over the next.
            things.nth(at).press("Enter")
            assert page.evaluate(CUT) == [], (lang, at)
            page.get_by_role("dialog").press("Escape")
    person.leave()


@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_on_a_small_phone_the_board_stays_where_it_is_whatever_the_news_and_the_danger(
    server: Running, browsing: Browsing, lang: str
) -> None:
    person = Person(server, "Ana")
    table = person.make("13-days", "me", "easy")
    page = browsing.window(server, f"/table/{table}", person=person, size=SMALL, lang=lang)
    luck = random.Random(1962)
    places, lengths = set(), set()
    socket = person.sit(table)
    for message in islice(asked_at(socket), MANY_CHOICES):
        asked = [offer["action"] for offer in message["view"]["offers"]]
        page.wait_for_function(SHOWS, arg=[asked, OFFERS, PUT_AWAY])
        if page.locator(PUT_AWAY).count():
            page.locator(PUT_AWAY).click()
            page.wait_for_function(SHOWS, arg=[asked, OFFERS, PUT_AWAY])
        place, length, is_whole = page.evaluate(BELOW_THE_NEWS)
        places.add(place)
        lengths.add(length)
        assert is_whole
        socket.move(luck.choice(asked), message["n"])
    assert len(places) == 1
    # Nothing, and one thing or another.
    assert 0 in lengths
    assert len(lengths) > 3
    person.leave()


def test_on_a_phone_the_buttons_after_the_end_have_room_for_their_words(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = person.make("13-days", "me", "easy")
    person.post(f"/api/tables/{table}/resign")
    for lang in LANGUAGES:
        page = browsing.window(server, f"/table/{table}", person=person, size=NARROW, lang=lang)
        page.locator(".veil .over button").last.click()
        buttons = page.locator(".prompt .acts .btn")
        expect(buttons).to_have_count(3)
        heights = buttons.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
        assert max(heights) < THREE_LINES, lang
        page.close()
    person.leave()


def asked_at(socket: Socket) -> Iterator[Data]:
    """The positions in which something can be chosen, until the end."""
    for message in socket.positions():
        if message["view"]["outcome"] is not None:
            return
        if message["view"]["offers"]:
            yield message
