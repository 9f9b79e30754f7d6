"""The zones of 13 Minutes: what is lit in them, what slides between them, and what is said of it."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Data, Person, Running
from tests.web.browsing import PHONE, WIDE, Browsing, box_of
from tests.web.minutes_tables import NOTEBOOK, is_won, sit, sit_at
from tests.web.playing import OFFERS, OVER, actions, choose, play, wait
from tests.web.test_newcomers import such_a_table

# What is chosen on the table itself; the rest is chosen with the card in the hand, or in words.
ON_THE_BOARD = {"on", "place", "remove", "toward", "away", "cubes", "first"}
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
        if "bid" in verbs:
            # All numbers stand in the bar: once is enough.
            assert lit == []
        elif "neutral" in verbs:
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


def may_lay_a_card_of_ones_own(view: Data) -> bool:
    """One of the US, or of the UN: of a card of the other side, who has bid all cubes is asked nothing. The
    bot's event may move what lies here, and after the bot's turn the next may be laid at the same place.
    """
    table, prompt = view["table"], view["prompt"]
    is_asked = prompt is not None and prompt["id"] == "ask-play" and table["turn"] > 2
    return is_asked and table["cards"][table["hand"][0]]["side"] != "ussr"


def test_what_comes_to_lie_under_the_pointer_is_explained_only_once_the_pointer_moves(
    server: Running, browsing: Browsing
) -> None:
    person, page = sit_at(
        server, browsing, "13-minutes", may_lay_a_card_of_ones_own, size=NOTEBOOK, lang="ru"
    )
    drop = page.locator(".zone.us .drop")
    box = box_of(drop)
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
    shown, under = box_of(tip), box_of(page.locator(".spot:hover"))
    # Beside it, above it or below it.
    is_beside = shown["x"] >= under["x"] + under["width"] or shown["x"] + shown["width"] <= under["x"]
    is_below = shown["y"] >= under["y"] + under["height"] or shown["y"] + shown["height"] <= under["y"]
    assert is_beside or is_below
    # However long the words are, they do not lie over the question.
    assert shown["y"] + shown["height"] <= box_of(page.locator(".prompt"))["y"] + 1
    person.leave()


def has_many_cubes_beside_others(view: Data) -> bool:
    """On one battleground, while somebody is asked."""
    cubes = [field["cubes"] for field in view["table"]["fields"]]
    is_asked = bool(view["offers"]) and view["table"]["end"] is None
    return is_asked and any(min(n) and max(n) > 4 for n in cubes)


def test_the_cubes_of_both_sides_are_drawn_or_counted_never_one_so_and_the_other_so(
    server: Running, browsing: Browsing
) -> None:
    person, page = sit_at(server, browsing, "13-minutes", has_many_cubes_beside_others, "cubes +")
    found = page.locator(".tug").evaluate_all(
        "all => all.map((one) => [...one.querySelectorAll('.c')].filter((c) => c.children.length)"
        ".map((c) => c.querySelector('b') !== null))"
    )
    assert any(True in sides and len(sides) == 2 for sides in found)
    assert [sides for sides in found if len(set(sides)) > 1] == []
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
