"""The bar with the question: nothing that can be chosen is overlooked, and the board does not jump."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect
from tests.crisis import Crisis
from tests.server.running import Data, Person, Running, wait_until
from tests.web.browsing import LANGUAGES, WIDE, Browsing
from tests.web.days_tables import shown
from tests.web.playing import OFFERS, actions, choose, wait
from tests.web.test_newcomers import such_a_table

SMALL = (360, 740)
LAPTOP = (1280, 800)
NARROW = (1130, 800)
REMEMBERED = 4
# What the question itself needs, and what the bar has.
HEIGHTS = """() => [".prompt .in", ".prompt"].map((each) => {
    const one = document.querySelector(each);
    return one.getBoundingClientRect().height + (each === ".prompt" ? 0 : 3);
})"""
SEEN = """() => {
    const box = document.querySelector(".prompt").getBoundingClientRect();
    const all = [...document.querySelectorAll(".prompt .offers [data-action]")];
    const isSeen = ({ top, bottom }) => top >= box.top && bottom <= box.bottom;
    return all.filter((one) => isSeen(one.getBoundingClientRect())).length;
}"""

# Where the cards lie, from left to right; an open one is raised a little.
PLACES = """() => [...document.querySelectorAll(".hand .slot")].map((one) => {
    const { left, right } = one.getBoundingClientRect();
    return [left, right];
})"""


# Of a note, the letters of its last part: how high they are.
HEIGHT_OF_THE_END = """(one) => {
    const end = document.createRange();
    end.selectNode(one.lastChild);
    return end.getBoundingClientRect().height;
}"""
LEAST = 10
# Each offer of the list: is it seen whole? (`:visible` is also what its box cuts off.)
IN_THE_LIST = """() => {
    const list = document.querySelector(".prompt .list");
    const { top, bottom } = list.getBoundingClientRect();
    return Object.fromEntries([...list.querySelectorAll("[data-action]")].map((one) => {
        const box = one.getBoundingClientRect();
        return [one.dataset.action, box.top > top - 1 && box.bottom < bottom + 1];
    }));
}"""


def to_place(view: Data) -> bool:
    places = [offer for offer in view["offers"] if offer["action"].startswith("place")]
    return len(places) >= 9 and view["prompt"]["n"] > 1


def to_place_with_keys(view: Data) -> bool:
    """So many that a narrow bar does not show all, each with a key; and one may stop."""
    return 9 <= len(view["offers"]) <= 10 and view["prompt"]["id"] == "ask-place"


# In words, not in signs alone.
WAYS = {
    "en": r"Command \d|\d with letter|Event",
    "fr": r"Ordre \d|\d avec lettre|Événement",
    "ru": r"Команда \d|\d с письмом|Событие",
}


def to_play(view: Data) -> bool:
    return len(view["offers"]) >= 13 and view["prompt"]["id"] == "ask-play"


def to_command(view: Data) -> bool:
    return len(view["offers"]) >= 10 and view["prompt"]["id"] == "ask-command"


def test_nine_places_to_choose_from_are_all_seen_on_a_laptop(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-days", to_place)
    page = browsing.window(server, f"/table/{table}", person=person, size=LAPTOP)
    wait(page)
    page.evaluate("document.fonts.ready.then(() => true)")
    expect(page.locator(".prompt .all")).to_have_count(0)
    assert page.evaluate(SEEN) == page.locator(OFFERS).count() >= 9
    # On the board, a key that is held places one cube and not the next.
    n = person.table(table)["n"]
    page.locator(".days-board [data-action^='place ']").first.focus()
    page.keyboard.down("Enter")
    wait_until(lambda: bool(person.table(table)["n"] > n))
    wait(page)
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.wait_for_function("() => !document.querySelector('main.pending')")
    assert person.table(table)["n"] == n + 1
    person.leave()


def test_all_ways_to_play_the_cards_are_seen_on_a_laptop(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-days", to_play)
    page = browsing.window(server, f"/table/{table}", person=person, size=LAPTOP)
    wait(page)
    for lang in LANGUAGES:
        page.locator(f".lang button[lang='{lang}']").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        page.evaluate("document.fonts.ready.then(() => true)")
        expect(page.locator(".prompt .all")).to_have_count(0)
        assert page.evaluate(SEEN) == page.locator(OFFERS).count() >= 13
        briefs = page.locator(".prompt .group button").all_inner_texts()
        assert all(re.fullmatch(WAYS[lang], brief) for brief in briefs)
    # A button in a group says by itself what it does.
    words = page.locator(".prompt .group button").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert len(set(words)) == len(words) >= 13
    # Whichever card is opened, no card moves.
    cards = page.locator(".hand .slot")
    before = page.evaluate(PLACES)
    for at in range(cards.count()):
        cards.nth(at).get_by_role("button").click()
        expect(page.locator(".hand .folder")).to_be_visible()
        assert page.evaluate(PLACES) == before
    person.leave()


@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_what_moves_a_marker_stays_in_sight_and_what_is_out_of_sight_is_shown_before_its_key_chooses_it(
    server: Running, browsing: Browsing, lang: str
) -> None:
    person = Person(server, "Ana")
    crisis = Crisis(us={"turkey": 1}, us_hand=["excomm"], us_tracks={"military": 3, "political": 6})
    crisis.do("event excomm", "place atlantic", "place italy")
    page = shown(server, browsing, person, person.make("13-days", "me", "easy"), crisis)
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    page.locator(f".lang button[lang='{lang}']").click()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.evaluate("document.fonts.ready.then(() => true)")
    note = page.locator(".prompt [data-action='place italy'] small")
    expect(note).to_contain_text("DEFCON 1")
    assert note.evaluate(HEIGHT_OF_THE_END) > LEAST
    places = page.evaluate(IN_THE_LIST)
    key = list(places.values()).index(False) + 1
    unseen = list(places)[key - 1]
    page.keyboard.press(str(key))
    expect(page.locator(f".prompt [data-action='{unseen}']")).to_be_focused()
    assert page.evaluate(IN_THE_LIST)[unseen]
    expect(page.locator("main.pending, .problem")).to_have_count(0)
    # It is sent now; the server, at whose table nothing of this is asked, refuses it.
    page.keyboard.press(str(key))
    expect(page.locator(".problem")).to_be_visible()
    person.leave()


@pytest.mark.parametrize("size", [NARROW, SMALL], ids=["wide", "phone"])
def test_what_has_no_room_is_opened_over_the_board_and_put_away(
    server: Running, browsing: Browsing, size: tuple[int, int]
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-days", to_play if size == SMALL else to_command, "command ")
    page = browsing.window(server, f"/table/{table}", person=person, size=size)
    wait(page)
    offers = actions(page, OFFERS)
    opener = page.locator(".prompt .all")
    expect(opener).to_have_text(f"All {len(offers)} choices" if size == SMALL else re.compile(r"^\d+ more$"))
    before = page.evaluate(HEIGHTS)
    sheet = page.get_by_role("dialog")
    opener.click()
    expect(opener).to_have_text("Hide")
    assert actions(page, "[role=dialog] [data-action]") == offers
    expect(sheet.locator("[data-action]").first).to_be_focused()
    assert page.evaluate(HEIGHTS) == before
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(opener).to_be_focused()
    opener.click()
    page.locator("header").click(position={"x": 5, "y": 5})
    expect(sheet).to_have_count(0)
    if size == SMALL:
        # What opens something else puts it away as well.
        opener.click()
        page.locator(".hand [aria-haspopup=dialog]").first.click()
        expect(page.locator(".prompt [role=dialog]")).to_have_count(0)
        expect(sheet).to_have_count(1)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    opener.click()
    n = person.table(table)["n"]
    sheet.locator("[data-action]").last.click()
    wait_until(lambda: bool(person.table(table)["n"] > n))
    expect(sheet).to_have_count(0)
    person.leave()


@pytest.mark.parametrize("size", [LAPTOP, WIDE], ids=["laptop", "wide"])
def test_the_board_of_13_days_is_as_large_whatever_is_asked(
    server: Running, browsing: Browsing, size: tuple[int, int]
) -> None:
    person = Person(server, "Ana")
    page = browsing.window(server, f"/table/{person.make('13-days', 'me', 'easy')}", person=person, size=size)
    luck = random.Random(7)
    boards = set()
    questions = set()
    for _ in range(16):
        if wait(page) != "asked":
            break
        questions.add(page.locator(".prompt .q strong").inner_text())
        boards.add(str(page.locator(".board").bounding_box()))
        choose(page, luck)
    assert len(questions) > 2
    assert len(boards) == 1
    # An old position is no other board, either.
    page.locator(".log li button").first.click()
    expect(page.locator(".board.past")).to_be_visible()
    assert str(page.locator(".board").bounding_box()) in boards
    person.leave()


def test_the_bar_grows_when_it_must_and_shrinks_only_after_several_lower_questions(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    page = browsing.window(
        server,
        f"/table/{person.make('13', 'me', 'easy', 'easy', 'easy')}",
        person=person,
        size=LAPTOP,
        lang="ru",
    )
    luck = random.Random(7)
    needed: list[float] = []
    for _ in range(9):
        if wait(page) != "asked":
            break
        need, height = page.evaluate(HEIGHTS)
        needed.append(need)
        assert height == pytest.approx(max(needed[-REMEMBERED:]), abs=1)
        choose(page, luck)
    assert len(set(needed)) > 1
    person.leave()


def until_it_goes_on(person: Person, table: str, before: int) -> None:
    wait_until(lambda: bool(person.table(table)["n"] > before))


def test_on_a_phone_the_bar_of_13_days_is_no_higher_than_its_question(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-days", to_play)
    page = browsing.window(server, f"/table/{table}", person=person, size=SMALL)
    needed: set[float] = set()
    for _ in range(8):
        if wait(page) != "asked":
            break
        need, height = page.evaluate(HEIGHTS)
        assert height == pytest.approx(need, abs=1)
        needed.add(need)
        before = person.table(table)["n"]
        page.locator(OFFERS).last.dispatch_event("click")
        until_it_goes_on(person, table, before)
        expect(page.locator("main")).not_to_have_class(re.compile("pending"))
    assert len(needed) > 1
    person.leave()


def test_in_13_a_phone_shows_all_targets_and_the_cards_left_to_draw(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    page = browsing.window(
        server,
        f"/table/{person.make('13', 'me', 'easy', 'easy', 'easy')}",
        person=person,
        size=SMALL,
        lang="ru",
    )
    luck = random.Random(13)
    for _ in range(5):
        assert wait(page) == "asked"
        bar = page.locator(".prompt").bounding_box()
        pile = page.locator(".draw").bounding_box()
        assert bar
        assert pile
        assert pile["y"] + pile["height"] <= bar["y"]
        choose(page, luck)
    person.leave()


def test_keys_are_written_on_choices_and_in_the_list_of_all_but_not_where_one_uses_a_finger(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    path = f"/table/{such_a_table(person, '13-days', to_place_with_keys)}"
    for size in (NARROW, (700, 800)):
        page = browsing.window(server, path, person=person, size=size, lang="ru")
        assert wait(page) == "asked"
        keys = [str(at % 10) for at in range(1, 1 + page.locator(OFFERS).count())]
        page.locator(".prompt .all").click()
        # What stops is not listed where it stays at the thumb.
        listed = page.get_by_role("dialog").locator("kbd:visible")
        expect(listed).to_have_text(keys if size == NARROW else keys[:-1])
        expect(page.locator(".prompt .out kbd:visible")).to_have_text(keys[-1:])
        page.close()
    for size in ((1180, 820), SMALL):
        page = browsing.window(server, path, person=person, size=size, is_touched=True)
        assert wait(page) == "asked"
        expect(page.locator("kbd:visible")).to_have_count(0)
        page.close()
    person.leave()
