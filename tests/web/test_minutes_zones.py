"""The zones of 13 Minutes: what is lit in them, where it lies, and that there is room for it."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Data, Person, Running
from tests.web.browsing import LANGUAGES, PHONE, WIDE, Browsing, settled
from tests.web.minutes_tables import IS_CUT, NOTEBOOK, SLUGS, deck_button, is_won, near_war, sit
from tests.web.playing import OFFERS, OVER, actions, choose, play, wait
from tests.web.test_newcomers import such_a_table

SMALL = (360, 740)
# What is chosen on the table itself; the rest is chosen with the card in the hand, or in words.
ON_THE_BOARD = {"on", "place", "remove", "toward", "away", "cubes", "bid", "first"}
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
# Which battlegrounds travel, and from where: noted, because a busy machine looks when they have arrived.
TRAVELS = """
window.travelled = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...more) {
    if (this.matches(".spot")) travelled.push([this.textContent, frames[0].transform]);
    return animate.call(this, frames, ...more);
};
"""


def test_every_offer_that_names_a_thing_on_the_table_is_lit_there(
    server: Running, browsing: Browsing
) -> None:
    person, _, page = sit(server, browsing, "13-minutes", 0)
    luck = random.Random(7)
    seen: set[str] = set()
    while wait(page) == "asked":
        offers = actions(page, OFFERS)
        verbs = {offer.split(" ", 1)[0] for offer in offers}
        seen |= verbs
        lit = actions(page, ".board [data-action]")
        assert len(lit) == len(set(lit))
        assert {offer for offer in offers if offer.split(" ", 1)[0] in ON_THE_BOARD} <= set(lit)
        if "neutral" in verbs:
            assert_either_card_lights_both_zones(page, offers)
        elif "choose" in verbs:
            assert sorted(actions(page, ".hand .folder [data-action]")) == sorted(offers)
        choose(page, luck)
    assert {"bid", "neutral", "sphere", "choose", "on", "cubes"} <= seen
    person.leave()


def assert_either_card_lights_both_zones(page: Page, offers: list[str]) -> None:
    """The open card is laid where the board says so; each card of the hand can be opened."""
    cards = sorted({offer.split(" ", 1)[1] for offer in offers})
    lit: set[str] = set()
    for at in range(len(cards)):
        page.locator(".hand .slot > button").nth(at).click()
        expect(page.locator(".hand .slot > button").nth(at)).to_have_attribute("aria-expanded", "true")
        drops = actions(page, ".board .drop[data-action]")
        assert [drop.split(" ", 1)[0] for drop in drops] == ["neutral", "sphere"]
        lit.update(drops)
    assert lit == set(offers)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_battleground_that_is_lit_can_be_read_without_choosing_it(
    server: Running, browsing: Browsing, size: tuple[int, int]
) -> None:
    person, table, page = sit(server, browsing, "13-minutes", 0, size=size)
    luck = random.Random(3)
    lit = page.locator(".board .ground.lit")
    while True:
        assert wait(page) == "asked"
        if lit.count():
            break
        choose(page, luck)
    n = person.table(table)["n"]
    lit.first.locator(".read").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    if size == WIDE:
        page.locator("[data-home]").focus()
        while not page.evaluate("() => document.activeElement.matches('.board .ground.lit .hit')"):
            page.keyboard.press("Tab")
        expect(page.locator(".board .tip")).to_be_visible()
        page.keyboard.press("Tab")
        expect(page.locator(".board .tip")).to_have_count(0)
    assert person.table(table)["n"] == n
    person.leave()


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


def can_pull_cuba(view: Data) -> bool:
    """The US may place a cube on Cuba, which lies in the neutral zone."""
    table = view["table"]
    lies = [field["zone"] for field in table["fields"] if field["at"] == "cuba"]
    may = any(offer["action"] == "on cuba" for offer in view["offers"])
    is_command = view["prompt"] is not None and view["prompt"]["id"] == "ask-command"
    return bool(may and is_command and lies == ["neutral_zone"] and table["sides"][0]["supply"])


def test_a_battleground_slides_from_the_zone_where_it_lay(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-minutes", can_pull_cuba)
    page = browsing.window(server, None, person=person, size=NOTEBOOK, is_moving=True)
    page.add_init_script(TRAVELS)
    page.goto(f"/table/{table}")
    page.locator(".board [data-action='on cuba']").click()
    mine = page.locator(".zone.us .spot", has_text="Cuba")
    page.locator(".board .amounts [data-action='cubes +1']").wait_for()
    expect(mine).to_have_count(0)
    page.evaluate("window.travelled = []")
    page.locator(".board .amounts [data-action='cubes +1']").click()
    expect(mine).to_have_count(1)
    page.wait_for_function("() => window.travelled.some(([name]) => name.includes('Cuba'))")
    come = page.evaluate("window.travelled.find(([name]) => name.includes('Cuba'))[1]")
    # From the neutral zone, which lies above one's own sphere.
    found = re.fullmatch(r"translate\((-?[\d.]+)px, (-?[\d.]+)px\)", come)
    assert found
    assert float(found[2]) < -50
    person.leave()


def test_all_that_has_changed_since_i_last_chose_is_framed(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    luck = random.Random(6)
    framed: list[int] = []
    for _ in range(6):
        table = person.make("13-minutes", "me", "easy")
        page = browsing.window(server, f"/table/{table}", person=person, is_moving=True)
        page.evaluate("localStorage.setItem('speed', 'fast')")
        page.reload()
        while wait(page) == "asked" and max(framed, default=0) < 2:
            framed.append(page.locator(".board .ground.fresh").count())
            play(page, luck, clicks=1)
        page.close()
    # A bot lays a card, then places cubes on another one: two moves.
    assert max(framed) >= 2
    person.leave()


def test_what_comes_to_lie_under_the_pointer_is_explained_only_once_the_pointer_moves(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")

    def is_such(view: Data) -> bool:
        table, prompt = view["table"], view["prompt"]
        is_asked = prompt is not None and prompt["id"] == "ask-play" and table["turn"] > 2
        # Of a card of the other side, who has bid all cubes is asked nothing: the bot's event may move what
        # lies here, and after the bot's turn the next card may be laid at the same place.
        return is_asked and table["cards"][table["hand"][0]]["side"] != "ussr"

    table = such_a_table(person, "13-minutes", is_such)
    page = browsing.window(server, f"/table/{table}", person=person, size=NOTEBOOK, lang="ru")
    wait(page)
    drop = page.locator(".zone.us .drop")
    box = drop.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    expect(drop).to_have_count(0)
    wait(page)
    page.wait_for_function("([x, y]) => document.elementFromPoint(x, y)?.closest('.spot')", arg=[x, y])
    page.wait_for_timeout(900)
    expect(page.locator(".tip")).to_have_count(0)
    page.mouse.move(x + 4, y)
    tip = page.locator(".tip")
    expect(tip).to_be_visible()
    shown = tip.bounding_box()
    under = page.locator(".spot:hover").bounding_box()
    assert shown is not None
    assert under is not None
    # Beside it, above it or below it.
    is_beside = shown["x"] >= under["x"] + under["width"] or shown["x"] + shown["width"] <= under["x"]
    is_below = shown["y"] >= under["y"] + under["height"] or shown["y"] + shown["height"] <= under["y"]
    assert is_beside or is_below
    # However long the words are, they do not lie over the question.
    question = page.locator(".prompt").bounding_box()
    assert question is not None
    assert shown["y"] + shown["height"] <= question["y"] + 1
    person.leave()


def test_the_cubes_of_both_sides_are_drawn_or_counted_never_one_so_and_the_other_so(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")

    def is_such(view: Data) -> bool:
        cubes = [field["cubes"] for field in view["table"]["fields"]]
        is_asked = bool(view["offers"]) and view["table"]["end"] is None
        return is_asked and any(min(n) and max(n) > 4 for n in cubes)

    table = such_a_table(person, "13-minutes", is_such, "cubes +")
    page = browsing.window(server, f"/table/{table}", person=person)
    wait(page)
    found = page.locator(".tug").evaluate_all(
        "all => all.map((one) => [...one.querySelectorAll('.c')].filter((c) => c.children.length)"
        ".map((c) => c.querySelector('b') !== null))"
    )
    assert any(True in sides and len(sides) == 2 for sides in found)
    assert [sides for sides in found if len(set(sides)) > 1] == []
    person.leave()


def test_five_cards_lie_in_one_row_as_high_as_the_others(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")

    def is_such(view: Data) -> bool:
        fields = view["table"]["fields"]
        lying = [field for field in fields if field["zone"] == "us_sphere"]
        is_asked = view["prompt"] is not None and view["prompt"]["id"] == "ask-command"
        return is_asked and len(lying) == 5 and any(field["lead"] == 0 for field in lying)

    table = such_a_table(person, "13-minutes", is_such, "sphere ")
    page = browsing.window(server, f"/table/{table}", person=person, size=NOTEBOOK, lang="fr")
    wait(page)
    settled(page)
    heights = page.locator(".ground").evaluate_all("all => all.map((one) => one.clientHeight)")
    assert len(heights) >= 5
    assert min(heights) > 90
    tops = page.locator(".zone:has(.spot:nth-child(5)) .spot").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().top)"
    )
    assert len(tops) == 5
    assert len(set(tops)) == 1
    # Who leads is read whole, in few words.
    assert True not in page.locator(".zone:has(.spot:nth-child(5)) .cap").evaluate_all(
        f"all => all.map({IS_CUT})"
    )
    person.leave()


def test_of_many_in_a_zone_small_ones_are_high_enough_to_be_read(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")

    def is_such(view: Data) -> bool:
        zones = [field["zone"] for field in view["table"]["fields"]]
        # What is told above the zones takes room from them.
        return near_war(view) and max(map(zones.count, zones)) > 5

    table = such_a_table(person, "13-minutes", is_such)
    page = browsing.window(server, f"/table/{table}", person=person, size=NOTEBOOK)
    wait(page)
    heights = page.locator(".ground").evaluate_all("all => all.map((one) => one.clientHeight)")
    assert min(heights) >= 60
    person.leave()


def test_last_cards_of_one_kind_lie_in_the_spheres_where_they_count(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-minutes", lambda view: is_won(view) and view["table"]["end"]["laid"])
    page = browsing.window(server, f"/table/{table}", person=person)
    page.locator(OVER).wait_for()
    page.keyboard.press("Escape")
    lie = page.locator(".zone p.last")
    expect(lie).to_have_count(2)
    expect(lie.first).to_have_text(re.compile("^last card: "))
    # Which card Cuba was stands beside its name on a phone, after a colon as French has it.
    page = browsing.window(server, f"/table/{table}", person=person, size=PHONE, lang="fr")
    expect(page.locator(".ground .nm b", has_text="Cuba")).to_have_text(re.compile("^Cuba\u00a0: ."))
    person.leave()


def test_on_a_notebook_long_words_of_offers_leave_the_zones_their_room(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")

    def is_such(view: Data) -> bool:
        amounts = [offer["action"] for offer in view["offers"] if offer["action"].startswith("cubes")]
        lying = [field["at"] for field in view["table"]["fields"]]
        is_both = {"cubes -1", "cubes +1"} <= set(amounts)
        return len(amounts) >= 3 and is_both and "moscow_is_our_brain" in lying

    table = such_a_table(person, "13-minutes", is_such)
    page = browsing.window(server, f"/table/{table}", person=person, size=NOTEBOOK, lang="fr")
    wait(page)
    bar = page.locator(".prompt").bounding_box()
    assert bar is not None
    assert bar["height"] <= 102
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
    expect(page.locator(".auction .who small").filter(has_text="sealed")).to_have_count(1)
    luck = random.Random(4)
    heights = set()
    while wait(page) == "asked":
        heights.add(page.locator(".prompt").evaluate("one => one.offsetHeight"))
        play(page, luck, clicks=1)
    assert len(heights) == 1
    person.leave()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_on_a_notebook_nothing_beside_the_board_is_cut(
    server: Running, browsing: Browsing, slug: str, lang: str
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, slug, near_war, "sphere ")
    page = browsing.window(server, f"/table/{table}", person=person, size=NOTEBOOK, lang=lang)
    wait(page)
    assert page.locator(".side .scrolled").evaluate(IS_CUT) is False
    # The sources lie over the table, and do not push anything out of it.
    before = page.locator(".side .sum").bounding_box()
    page.locator(".side > button").click()
    expect(page.locator("dialog[open] li")).to_have_count(13)
    assert page.locator(".side .sum").bounding_box() == before
    # What is read before it is decided is read whole.
    page.keyboard.press("Escape")
    for card in page.locator(".hand .slot .minutes-card").all():
        assert card.evaluate(IS_CUT) is False
    person.leave()


def test_on_a_small_phone_the_question_where_a_card_goes_leaves_the_zones_in_sight(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")

    def is_such(view: Data) -> bool:
        return view["prompt"] is not None and view["prompt"]["id"] == "ask-play"

    table = such_a_table(person, "13-minutes-campaign", is_such)
    page = browsing.window(server, f"/table/{table}", person=person, size=SMALL)
    wait(page)
    # Where a card may be laid is lit in the zones: the words are folded, and both places are seen.
    expect(page.locator(".board .drop")).to_have_count(2)
    for at in range(2):
        expect(page.locator(".board .drop").nth(at)).to_be_in_viewport(ratio=1)
    box = page.locator(".thumb").bounding_box()
    drop = page.locator(".board .drop").last.bounding_box()
    assert box is not None
    assert drop is not None
    assert drop["y"] + drop["height"] <= box["y"]
    # The points of this game, and whose they are.
    expect(page.locator("nav.tabs button").last).to_contain_text(re.compile(r"US \d+:\d+ USSR"))
    person.leave()
