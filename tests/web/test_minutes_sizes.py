"""13 Minutes on a notebook and on a phone: each position of a game has room."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect
from tests.server.running import Data, Person, Running
from tests.web.browsing import LANGUAGES, PHONE, Browsing, box_of, settled
from tests.web.minutes_tables import IS_CUT, NOTEBOOK, SLUGS, deck_button, near_war, sit, sit_at
from tests.web.playing import OFFERS, play, wait
from tests.web.test_newcomers import such_a_table

SMALL = (360, 740)
# Does anything lie over the lower edges of the numbers of cubes?
NUMBERS_ARE_SEEN = """() => [...document.querySelectorAll(".amounts button")].every((one) => {
    const { x, width, bottom } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, bottom - 3));
})"""
# Do the numbers leave what lies on the battleground in sight?
CUBES_ARE_SEEN = """one => one.querySelector(".amounts").getBoundingClientRect().bottom
    <= one.querySelector(".tug .ld").getBoundingClientRect().top + 1"""
# Those whose lower part is out of sight.
CUT_ONES = """all => all.filter((one) => {
    const { left, bottom } = one.getBoundingClientRect();
    const around = one.parentElement.getBoundingClientRect();
    return left < around.right && bottom > around.bottom + 1;
}).map((one) => one.parentElement.textContent)"""
# What lies behind the eye by which a lit battleground is read.
BEHIND_EYES = """() => [...document.querySelectorAll(".ground.lit")].filter((ground) => {
    const eye = ground.querySelector(".read").getBoundingClientRect();
    return [...ground.querySelectorAll(".tug .cube, .tug b")].some((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return right > eye.left + 1 && left < eye.right && bottom > eye.top + 1 && top < eye.bottom;
    });
}).map((ground) => ground.textContent)"""


def test_on_a_phone_the_numbers_of_cubes_do_not_lie_behind_the_question(
    server: Running, browsing: Browsing
) -> None:
    person, _, page = sit(server, browsing, "13-minutes", 0, size=PHONE)
    luck = random.Random(8)
    seen = 0
    while wait(page) == "asked":
        if page.locator(".amounts").count():
            page.wait_for_function(NUMBERS_ARE_SEEN)
            seen += 1
        assert page.evaluate(BEHIND_EYES) == []
        play(page, luck, clicks=1)
    assert seen
    person.leave()


def has_five_in_a_sphere(view: Data) -> bool:
    """One of them tied, while a Command is asked for."""
    fields = view["table"]["fields"]
    lying = [field for field in fields if field["zone"] == "us_sphere"]
    is_asked = view["prompt"] is not None and view["prompt"]["id"] == "ask-command"
    return is_asked and len(lying) == 5 and any(field["lead"] == 0 for field in lying)


def test_five_cards_lie_in_one_row_as_high_as_the_others(server: Running, browsing: Browsing) -> None:
    person, page = sit_at(
        server, browsing, "13-minutes", has_five_in_a_sphere, "sphere ", size=NOTEBOOK, lang="fr"
    )
    settled(page)
    heights = page.locator(".ground").evaluate_all("all => all.map((one) => one.clientHeight)")
    assert len(heights) >= 5
    assert min(heights) > 90
    # Of the last zone that has so many.
    tops = page.locator(".zone:has(.spot:nth-child(5)) >> nth=-1 >> .spot").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().top)"
    )
    assert len(tops) == 5
    assert len(set(tops)) == 1
    # Who leads is read whole, in few words.
    assert True not in page.locator(".zone:has(.spot:nth-child(5)) .cap").evaluate_all(
        f"all => all.map({IS_CUT})"
    )
    person.leave()


def has_six_in_a_zone(view: Data) -> bool:
    """Near war: what is told above the zones takes room from them."""
    zones = [field["zone"] for field in view["table"]["fields"]]
    return near_war(view) and max(map(zones.count, zones)) > 5


def test_of_many_in_a_zone_small_ones_are_high_enough_to_be_read(server: Running, browsing: Browsing) -> None:
    person, page = sit_at(server, browsing, "13-minutes", has_six_in_a_zone, size=NOTEBOOK)
    heights = page.locator(".ground").evaluate_all("all => all.map((one) => one.clientHeight)")
    assert min(heights) >= 60
    person.leave()


def is_asked_for_cubes_beside_a_long_name(view: Data) -> bool:
    """To place some or to remove some."""
    amounts = [offer["action"] for offer in view["offers"] if offer["action"].startswith("cubes")]
    lying = [field["at"] for field in view["table"]["fields"]]
    is_both = {"cubes -1", "cubes +1"} <= set(amounts)
    return len(amounts) >= 3 and is_both and "moscow_is_our_brain" in lying


def test_on_a_notebook_long_words_of_offers_leave_the_zones_their_room(
    server: Running, browsing: Browsing
) -> None:
    person, page = sit_at(
        server, browsing, "13-minutes", is_asked_for_cubes_beside_a_long_name, size=NOTEBOOK, lang="fr"
    )
    assert box_of(page.locator(".prompt"))["height"] <= 102
    settled(page)
    # The cubes are seen while it is chosen how many there will be.
    assert page.locator(".busy").evaluate(CUBES_ARE_SEEN) is True
    # A long name leaves what stands below it whole, or nothing of it.
    assert page.locator(".nm small").evaluate_all(CUT_ONES) == []
    # The way to all thirteen cards is not cut by what stands above it.
    expect(deck_button(page, "Les 13 cartes et leurs sources")).to_be_in_viewport(ratio=1)
    person.leave()


def test_on_a_notebook_all_bids_stand_in_a_row_and_no_question_moves_the_zones(
    server: Running, browsing: Browsing
) -> None:
    person, _, page = sit(server, browsing, "13-minutes", 0, size=NOTEBOOK)
    wait(page)
    bids = page.locator(OFFERS).evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(bids) == 14
    assert len(set(bids)) == 1
    # What the circles of both spheres mean is said below them.
    expect(page.locator(".zone .rule").filter(visible=True)).to_have_count(2)
    expect(page.locator(".auction .who small").filter(has_text="sealed")).to_have_count(1)
    luck = random.Random(4)
    heights = set()
    while wait(page) == "asked":
        heights.add(page.locator(".prompt").evaluate("one => one.offsetHeight"))
        play(page, luck, clicks=1)
    assert len(heights) == 1
    person.leave()


@pytest.mark.parametrize("slug", SLUGS)
def test_on_a_notebook_nothing_beside_the_board_is_cut(
    server: Running, browsing: Browsing, slug: str
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, slug, near_war, "sphere ")
    for lang in LANGUAGES:
        page = browsing.window(server, f"/table/{table}", person=person, size=NOTEBOOK, lang=lang)
        wait(page)
        assert page.locator(".side .scrolled").evaluate(IS_CUT) is False, lang
        # Nor for somebody who watches, and sees both sides there.
        watching = browsing.window(server, f"/table/{table}", size=NOTEBOOK, lang=lang)
        expect(watching.locator(".side .badge")).to_have_count(2)
        settled(watching)
        assert watching.locator(".side .scrolled").evaluate(IS_CUT) is False, lang
        watching.close()
        # The sources lie over the table, and do not push anything out of it.
        before = page.locator(".side .sum").bounding_box()
        page.locator(".side > button").click()
        expect(page.locator("dialog[open] li")).to_have_count(13)
        assert page.locator(".side .sum").bounding_box() == before, lang
        # What is read before it is decided is read whole.
        page.keyboard.press("Escape")
        for card in page.locator(".hand .slot .minutes-card").all():
            assert card.evaluate(IS_CUT) is False, lang
        page.close()
    person.leave()


def is_asked_where_a_card_goes(view: Data) -> bool:
    return view["prompt"] is not None and view["prompt"]["id"] == "ask-play"


def test_on_a_small_phone_the_question_where_a_card_goes_leaves_the_zones_in_sight(
    server: Running, browsing: Browsing
) -> None:
    person, page = sit_at(server, browsing, "13-minutes-campaign", is_asked_where_a_card_goes, size=SMALL)
    # Where a card may be laid is lit in the zones: the words are folded, and both places are seen.
    expect(page.locator(".board .drop")).to_have_count(2)
    for at in range(2):
        expect(page.locator(".board .drop").nth(at)).to_be_in_viewport(ratio=1)
    drop = box_of(page.locator(".board .drop").last)
    assert drop["y"] + drop["height"] <= box_of(page.locator(".thumb"))["y"]
    # The points of this game, and whose they are.
    expect(page.locator("nav.tabs button").last).to_contain_text(re.compile(r"US \d+:\d+ USSR"))
    person.leave()
