"""13 Minutes and its campaign in a browser: by what is lit, by keyboard alone, on a phone, in both lights."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.server.running import Data, Person, Running
from tests.web.browsing import LANGUAGES, PHONE, THEMES, WIDE, Browsing
from tests.web.playing import OFFERS, OVER, Ears, actions, choose, play, wait
from tests.web.test_keyboard import play_by_keyboard
from tests.web.test_newcomers import such_a_table
from tests.web.test_pages import AXE, RUN, SAID, SIDEWAYS, untranslated

import redphone
from redphone.server.house import House

SLUGS = ("13-minutes", "13-minutes-campaign")
# What is chosen on the table itself; the rest is chosen with the card in the hand, or in words.
ON_THE_BOARD = {"on", "place", "remove", "toward", "away", "cubes", "bid", "first"}
SIDE_COLOURS = {"US": "us", "USSR": "ussr"}
ENDS = {
    "reason-points": r"wins? with \d+ points?\. Points: US \d+, USSR \d+\.$",
    "reason-campaign": r"wins? the campaign with \d+ points?\. The campaign: US \d+, USSR \d+\.$",
    "reason-campaign-swapped": r"wins? the campaign with \d+ points?\. The campaign: US \d+, USSR \d+\.$",
    "reason-draw": r"a draw\.( |$)",
    "reason-war": r"(^You have|wins?: (your|the) opponent has) started a nuclear war\. \w+ .* symbols lie in",
    "reason-campaign-war": r"the campaign: (you have|(your|the) opponent has) started a nuclear war\. \w+ ",
    "reason-campaign-both-war": r"^Both sides have started a nuclear war, and lost the campaign\.",
    "reason-both-war": r"^Both sides have started a nuclear war\.",
}


def sit(server: Running, browsing: Browsing, slug: str, seat: int, **more: Any) -> tuple[Person, str, Page]:
    """Somebody against a bot."""
    person = Person(server, "Ana")
    table = person.make(slug, *(["me", "easy"] if seat == 0 else ["easy", "me"]))
    return person, table, browsing.window(server, f"/table/{table}", person=person, **more)


def assert_the_end_is_told(page: Page, told: Data, seat: int) -> None:
    assert told["status"] == "over"
    result = told["result"]
    end = page.locator(OVER)
    is_drawn = result["why"] == "reason-draw"
    lost = "You lost." if result["winners"] else "Nobody won."
    headline = "A draw." if is_drawn else "You won!" if seat in result["winners"] else lost
    expect(end.get_by_role("heading", level=2)).to_have_text(headline)
    expect(end.locator("p")).to_have_text(re.compile(ENDS[result["why"]]))
    # After a war the points do not matter.
    is_counted = "war" not in result["why"]
    expect(end.locator("table")).to_have_count(int(is_counted))
    if is_counted:
        assert_the_points_add_up(end.locator("table"))
    end.get_by_role("button", name="See the table").click()
    # How it was counted: both last cards, and Cuba turned over.
    expect(page.locator(".hand .count")).to_be_visible()
    assert_the_points_add_up(page.locator(".hand .count table"))
    expect(page.locator(".hand figure")).to_have_count(2)
    expect(page.locator(".board .ground.down")).to_have_count(0)


def assert_the_points_add_up(table: Locator) -> None:
    """Battlegrounds, Cuba, the military majority, the aftermath: for both sides, and their sum."""
    rows = table.locator("tbody tr")
    heads = ["Battlegrounds", "Cuba (2)", "Military majority", "Aftermath", "Points"]
    for at, head in enumerate(heads):
        expect(rows.nth(at).locator("th")).to_contain_text(head)
    numbers = [[int(n) for n in rows.nth(at).locator("td").all_inner_texts()] for at in range(len(heads))]
    *parts, total = numbers
    assert [sum(side) for side in zip(*parts, strict=True)] == total


def test_a_whole_game_is_started_with_two_clicks_and_ended_by_clicking_what_is_lit(
    server: Running, browsing: Browsing
) -> None:
    page = browsing.window(server)
    ears = Ears(page)
    page.locator(".tile").filter(has=page.locator("b", has_text=re.compile("^13 Minutes$"))).click()
    page.get_by_role("button", name=re.compile("^Easy")).click()
    page.wait_for_url("**/table/*")
    assert play(page, random.Random(13), ears)
    told: Data = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert told["game"] == "13-minutes"
    (mine,) = (chair["seat"] for chair in told["chairs"] if chair["kind"] == "person")
    assert_the_end_is_told(page, told, mine)


def test_a_campaign_is_played_to_its_end_by_clicking_what_is_lit(server: Running, browsing: Browsing) -> None:
    person, table, page = sit(server, browsing, "13-minutes-campaign", 1)
    assert play(page, random.Random(62), Ears(page))
    assert_the_end_is_told(page, person.table(table), 1)
    expect(page.locator(".beside h2", has_text="Campaign to 13")).to_be_visible()
    person.leave()


async def drawn(house: House, table: str) -> None:
    """End a game with a draw."""
    async with house.holding(table) as live:
        result: dict[str, object] = {"reason": "finished", "winners": [0, 1], "scores": [4, 4]}
        result.update(why="reason-draw", seat=None)
        row = replace(live.row, status="over", ended=house.now(), result=result, version=live.row.version + 1)
        await house.commit(live, [], row)


def test_a_draw_is_a_victory_of_nobody(server: Running, browsing: Browsing) -> None:
    person, table, page = sit(server, browsing, "13-minutes", 0)
    wait(page)
    server.ask(drawn(server.house, table))
    end = page.locator(OVER)
    expect(end.get_by_role("heading", level=2)).to_have_text("A draw.")
    expect(end.locator("p")).to_have_text("Equal points, 4 each: a draw.")
    # The red phone, and not the mark of a side.
    expect(end.locator(".sign svg")).to_have_attribute("viewBox", "0 0 64 48")
    page.goto("/")
    expect(page.locator(".list .row small").first).to_have_text(re.compile(r"^A draw\. · "))
    person.leave()


def test_where_a_lot_decided_the_auction_nobody_is_said_to_have_paid(
    server: Running, browsing: Browsing
) -> None:
    ana, bela = Person(server, "Ana"), Person(server, "Bela")
    table = ana.make("13-minutes", "me", "open", options={"bid_ties": 1})
    bela.post(f"/api/tables/{table}/join")
    page = browsing.window(server, f"/table/{table}", person=ana)
    other = bela.sit(table)
    other.move("bid 4", other.until("moved")["n"])
    page.locator(".auction [data-action='bid 4']").click()
    expect(page.locator(".auction .head small")).to_have_text(re.compile("^Tied too often: nobody pays"))
    said = page.locator(".auction .who small")
    expect(said.filter(has_text="has the initiative")).to_have_count(1)
    expect(said.filter(has_text="has the cubes back")).to_have_count(1)
    expect(page.locator(".log li", has_text="Both bid 4. The cubes return.")).to_have_count(1)
    expect(page.locator(".log li", has_text="held again")).to_have_count(0)
    for each in (ana, bela):
        each.leave()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_how_the_auction_ended_is_said_while_the_first_cards_are_played(
    server: Running, browsing: Browsing, size: tuple[int, int]
) -> None:
    ana, bela = Person(server, "Ana"), Person(server, "Bela")
    table = ana.make("13-minutes", "me", "open")
    bela.post(f"/api/tables/{table}/join")
    page = browsing.window(server, f"/table/{table}", person=ana, size=size)
    other = bela.sit(table)
    other.move("bid 1", other.until("moved")["n"])
    page.locator(".auction [data-action='bid 4']").click()
    page.locator(".auction [data-action='first us']").click()
    news = page.locator(".board .news")
    expect(news).to_contain_text("Bids: US 4, USSR 1. The US wins the auction.")
    expect(news).to_contain_text("The US decides: the US plays first.")
    expect(news).to_be_in_viewport()
    for each in (ana, bela):
        each.leave()


def test_on_a_phone_both_cards_say_what_their_events_do_and_that_they_are_reconstructed(
    server: Running, browsing: Browsing
) -> None:
    person, _, page = sit(server, browsing, "13-minutes", 0, size=PHONE)
    wait(page)
    events = page.locator(".hand .slot .text")
    expect(events).to_have_count(2)
    for at in range(2):
        expect(events.nth(at)).to_be_visible()
        expect(events.nth(at)).not_to_be_empty()
    expect(page.locator(".hand .slot .known").first).to_have_text("partly reconstructed")
    person.leave()


# Does anything lie over the lower edges of the numbers of cubes?
NUMBERS_ARE_SEEN = """() => [...document.querySelectorAll(".amounts button")].every((one) => {
    const { x, width, bottom } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, bottom - 3));
})"""


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
        play(page, luck, clicks=1)
    assert seen
    person.leave()


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


@pytest.mark.parametrize("slug", SLUGS)
def test_a_whole_game_is_played_by_keyboard_alone(server: Running, browsing: Browsing, slug: str) -> None:
    person, table, page = sit(server, browsing, slug, 0)
    wait(page)
    # Whoever comes to a table by keyboard goes to the question first.
    page.locator("[data-home]").focus()
    assert play_by_keyboard(page, random.Random(1962)) > 10
    page.keyboard.press("Escape")
    expect(page.locator(".hand .count")).to_be_visible()
    assert person.table(table)["status"] == "over"
    person.leave()


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


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_no_violation_from_the_auction_on(
    server: Running, browsing: Browsing, theme: str, size: tuple[int, int]
) -> None:
    person, _, page = sit(server, browsing, "13-minutes-campaign", 1, theme=theme, size=size)
    luck = random.Random(3)
    axe = AXE.read_text(encoding="utf-8")
    page.evaluate(axe)
    for moves in (0, 2, 1, 1, 5, 9):
        assert not play(page, luck, clicks=moves)
        wait(page)
        assert_accessible(page)
    # A card, large.
    page.locator(".board .hit[aria-haspopup], .hand .more").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert play(page, luck)
    page.keyboard.press("Escape")
    expect(page.locator(".hand .count")).to_be_visible()
    assert_accessible(page)
    person.leave()


def assert_plays(page: Page, side: str, opponent: str) -> None:
    """All that says which side is whose: the bar, the zones, who is opposite, the menu."""
    expect(page.locator("header .you")).to_contain_text(f"You are the {side}")
    mine = SIDE_COLOURS[side]
    expect(page.locator("header .you svg.i")).to_have_attribute("style", re.compile(rf"var\(--{mine}\)"))
    expect(page.locator(".board .zone").last).to_have_class(re.compile(rf"\b{mine}\b"))
    expect(page.locator(".beside .who b")).to_have_text(f"Bot (easy) · {opponent}")
    page.get_by_role("button", name="Menu").click()
    players = page.locator("dialog[open] .players li")
    expect(players.nth(0)).to_contain_text(f"You · {side}")
    expect(players.nth(0).locator("svg.i")).to_have_attribute("style", re.compile(rf"var\(--{mine}\)"))
    expect(players.nth(1)).to_contain_text(f"Bot (easy) · {opponent}")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_when_the_sides_are_exchanged_all_marks_follow_who_plays_them_now(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    luck = random.Random(11)
    # A war ends a campaign before anything is exchanged: then another one is begun.
    for _ in range(12):
        table = person.make("13-minutes-campaign", "me", "easy", options={"swap_sides": "yes"})
        page = browsing.window(server, f"/table/{table}", person=person)
        wait(page)
        assert_plays(page, "US", "USSR")
        exchanged = page.locator(".log li", has_text="The sides are exchanged.")
        while not exchanged.count() and not play(page, luck, clicks=1):
            pass
        if exchanged.count():
            break
        page.close()
    wait(page)
    assert_plays(page, "USSR", "US")
    # The log's lines keep the mark of the side that they tell of.
    for name, colour in SIDE_COLOURS.items():
        line = page.locator(".log li", has_text=f"The last card of the {name}:")
        expect(line.locator("svg.i")).to_have_attribute("style", re.compile(rf"var\(--{colour}\)"))
    # As it was: there the reader plays the other side.
    page.locator(".log li button").nth(1).click()
    expect(page.locator(".board.past")).to_be_visible()
    expect(page.locator("header .you")).to_contain_text("You are the US")
    page.keyboard.press("Escape")
    expect(page.locator("header .you")).to_contain_text("You are the USSR")
    # Who loses is told who has won by the name of the player, whichever side that was in the end.
    person.post(f"/api/tables/{table}/resign")
    expect(page.locator(f"{OVER} p")).to_contain_text("Bot (easy) wins")
    person.leave()


def assert_accessible(page: Page) -> None:
    passed, violations = page.evaluate(RUN)
    assert violations == []
    assert passed > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_the_smallest_phone_nothing_is_wider_than_the_screen_and_all_is_said_in_words(
    server: Running, browsing: Browsing, lang: str
) -> None:
    person, _, page = sit(server, browsing, "13-minutes-campaign", 0, size=PHONE, lang=lang)
    luck = random.Random(5)
    for _ in range(24):
        if wait(page) == "over":
            break
        assert page.evaluate(SIDEWAYS) == []
        assert untranslated(page.evaluate(SAID)) == []
        play(page, luck, clicks=1)
    person.leave()


def test_a_card_says_what_of_it_is_reconstructed_and_where_the_rest_is_known_from(
    server: Running, browsing: Browsing
) -> None:
    person, _, page = sit(server, browsing, "13-minutes", 0)
    wait(page)
    expect(page.locator(".hand .folder .known")).to_contain_text("Our reconstruction")
    page.locator(".hand .more").click()
    large = page.locator("dialog[open]")
    expect(large).to_contain_text("from the rulebook")
    expect(large).to_contain_text("our reconstruction")
    large.get_by_role("button", name="Close").click()
    deck_button(page).click()
    cards = page.locator("dialog[open] li")
    expect(cards).to_have_count(13)
    expect(page.locator("dialog[open] p", has_text="Already seen")).to_be_visible()
    expect(cards.filter(has_text="Quarantine")).to_contain_text("Our reconstruction: name, cubes, event.")
    person.leave()


NOTEBOOK = (1280, 800)
TWO = r"two (military|political|world opinion) symbols lie in"
NEAR = re.compile(
    rf"^(You are one step from war: {TWO} your|The USSR is one step from war: {TWO} the USSR) sphere"
)


def deck_button(page: Page, name: str = "The 13 cards and their sources") -> Locator:
    return page.locator(".beside").get_by_role("button", name=name)


def near_war(view: Data) -> bool:
    """One of the sides has two of a kind, and this reader is asked."""
    dangers = [danger for side in view["table"]["sides"] for danger in side["danger"]]
    two = any(danger["symbols"] == 2 for danger in dangers) and not any(danger["war"] for danger in dangers)
    return two and bool(view["offers"]) and view["table"]["end"] is None


@pytest.mark.parametrize("size", [NOTEBOOK, PHONE], ids=["notebook", "phone"])
@pytest.mark.parametrize(("slug", "lost"), [("13-minutes", "game"), ("13-minutes-campaign", "campaign")])
def test_two_of_a_kind_are_a_danger_that_is_told_above_the_zones(
    server: Running, browsing: Browsing, slug: str, lost: str, size: tuple[int, int]
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, slug, near_war, "sphere ")
    page = browsing.window(server, f"/table/{table}", person=person, size=size)
    wait(page)
    told = page.locator("p", has=page.locator("b", has_text="one step from war"))
    expect(told).to_have_text(NEAR)
    expect(told).to_contain_text(f"A third at the end loses the {lost}.")
    expect(told).to_be_in_viewport()
    # The sphere's own gauge shows the same.
    expect(page.locator(".zone .gauge .hot").first.locator(".pips i.full")).to_have_count(2)
    person.leave()


@pytest.mark.parametrize("may_be", [True, False])
def test_the_last_cards_are_named_as_a_danger_only_where_they_are_one(
    server: Running, browsing: Browsing, may_be: bool
) -> None:
    person = Person(server, "Ana")

    def is_such(view: Data) -> bool:
        dangers = [danger for side in view["table"]["sides"] for danger in side["danger"]]
        return near_war(view) and all(each["last"] == may_be for each in dangers if each["symbols"] == 2)

    table = such_a_table(person, "13-minutes", is_such, "sphere ")
    page = browsing.window(server, f"/table/{table}", person=person)
    wait(page)
    told = page.locator("p", has=page.locator("b", has_text="one step from war"))
    expect(told).to_have_text(NEAR)
    expect(told.filter(has_text="The last cards may bring it.")).to_have_count(int(may_be))
    person.leave()


# Is a part of what it says out of sight?
IS_CUT = "one => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth"

# Which battlegrounds travel, and from where: noted, because a busy machine looks when they have arrived.
TRAVELS = """
window.travelled = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, ...more) {
    if (this.matches(".spot")) travelled.push([this.textContent, frames[0].transform]);
    return animate.call(this, frames, ...more);
};
"""


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


def test_on_a_notebook_long_words_of_offers_leave_the_zones_their_room(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")

    def has_three(view: Data) -> bool:
        return len([offer for offer in view["offers"] if offer["action"].startswith("cubes")]) >= 3

    table = such_a_table(person, "13-minutes", has_three)
    page = browsing.window(server, f"/table/{table}", person=person, size=NOTEBOOK, lang="fr")
    wait(page)
    bar = page.locator(".prompt").bounding_box()
    assert bar is not None
    assert bar["height"] <= 102
    # The way to all thirteen cards is not cut by what stands above it.
    expect(deck_button(page, "Les 13 cartes et leurs sources")).to_be_in_viewport(ratio=1)
    person.leave()


def test_the_decks_own_file_can_be_had_beside_the_board(server: Running, browsing: Browsing) -> None:
    person, _, page = sit(server, browsing, "13-minutes", 0)
    wait(page)
    deck_button(page).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="This deck as a file").click()
    own = redphone.game("13-minutes").registration.standard("deck")
    assert Path(download.value.path()).read_text(encoding="utf-8") == own
    person.leave()


def test_a_war_that_ends_a_campaign_is_told_above_the_count_and_the_count_stands_once(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")

    def is_war(view: Data) -> bool:
        return view["outcome"] is not None and bool(view["table"]["end"]["war"])

    table = such_a_table(person, "13-minutes-campaign", is_war, "sphere ")
    page = browsing.window(server, f"/table/{table}", person=person, size=NOTEBOOK)
    expect(page.locator(f"{OVER} p")).to_contain_text("the campaign")
    page.keyboard.press("Escape")
    expect(page.locator(".hand .count .war").first).to_be_in_viewport(ratio=1)
    assert page.locator(".hand .count").evaluate(IS_CUT) is False
    expect(page.locator("table", has_text="Aftermath")).to_have_count(1)
    person.leave()


def is_won(view: Data) -> bool:
    return view["outcome"] is not None


def test_the_end_says_what_the_last_move_was_and_what_cuba_turned_out_to_be(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-minutes", is_won)
    page = browsing.window(server, f"/table/{table}", person=person)
    last = page.locator(f"{OVER} .last")
    expect(last).to_contain_text("The last move")
    # Of a card, an event or a Command; then came the count.
    expect(last).to_contain_text(re.compile(r"(→|Command|Event|event|trigger).*Cuba is turned over: "))
    page.keyboard.press("Escape")
    # What there was to draw is not counted any more.
    expect(page.locator("section.sr", has_text="Points: US")).not_to_contain_text("in the deck")
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
    person.leave()


def test_what_the_other_side_does_first_with_my_card_is_said_above_the_zones(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    luck = random.Random(2)
    for _ in range(20):
        table = person.make("13-minutes", "me", "easy")
        page = browsing.window(server, f"/table/{table}", person=person, size=PHONE)
        said = page.locator(".board .news", has_text="First the event of")
        while wait(page) == "asked" and not said.count():
            play(page, luck, clicks=1)
        if said.count():
            break
        page.close()
    expect(said).to_have_text(re.compile(r"^USSR First the event of .+[.:]"))
    expect(said).to_be_in_viewport()
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


def test_what_comes_to_lie_under_the_pointer_is_explained_only_once_the_pointer_moves(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")

    def is_such(view: Data) -> bool:
        prompt = view["prompt"]
        return prompt is not None and prompt["id"] == "ask-play" and view["table"]["turn"] > 2

    table = such_a_table(person, "13-minutes", is_such)
    page = browsing.window(server, f"/table/{table}", person=person, size=NOTEBOOK)
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
    person.leave()


def test_the_rules_in_brief_introduce_the_three_kinds_by_their_signs(
    server: Running, browsing: Browsing
) -> None:
    person, _, page = sit(server, browsing, "13-minutes", 0)
    wait(page)
    page.get_by_role("button", name="Rules").click()
    line = page.locator("dialog[open] li", has_text="world opinion: three of one kind in your sphere")
    expect(line).to_have_text(re.compile("military,.*political or"))
    expect(line.locator("svg")).to_have_count(3)
    expect(page.locator("dialog[open]")).to_contain_text("A dashed red frame")
    person.leave()


def test_when_both_sides_are_one_step_from_war_both_are_named(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")

    def is_such(view: Data) -> bool:
        return near_war(view) and all(
            any(danger["symbols"] == 2 for danger in side["danger"]) for side in view["table"]["sides"]
        )

    table = such_a_table(person, "13-minutes", is_such, "sphere ")
    page = browsing.window(server, f"/table/{table}", person=person)
    wait(page)
    told = page.locator("p", has=page.locator("b", has_text="You are one step from war:"))
    expect(told).to_contain_text("The USSR is one step from war: two")
    person.leave()


def test_five_cards_lie_in_one_row_as_high_as_the_others(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")

    def is_such(view: Data) -> bool:
        zones = [field["zone"] for field in view["table"]["fields"]]
        is_asked = view["prompt"] is not None and view["prompt"]["id"] == "ask-command"
        return is_asked and max(map(zones.count, zones)) == 5

    table = such_a_table(person, "13-minutes", is_such, "neutral ")
    page = browsing.window(server, f"/table/{table}", person=person, size=NOTEBOOK)
    wait(page)
    heights = page.locator(".ground").evaluate_all("all => all.map((one) => one.clientHeight)")
    assert len(heights) >= 5
    assert min(heights) > 90
    tops = page.locator(".zone:has(.spot:nth-child(5)) .spot").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().top)"
    )
    assert len(tops) == 5
    assert len(set(tops)) == 1
    person.leave()


@pytest.mark.parametrize("size", [NOTEBOOK, PHONE], ids=["notebook", "phone"])
def test_the_other_sides_card_beside_mine_says_who_plays_it(
    server: Running, browsing: Browsing, size: tuple[int, int]
) -> None:
    person = Person(server, "Ana")

    def is_such(view: Data) -> bool:
        return view["prompt"] is not None and view["prompt"]["id"] == "ask-trigger"

    table = such_a_table(person, "13-minutes", is_such)
    page = browsing.window(server, f"/table/{table}", person=person, size=size)
    wait(page)
    expect(page.locator(".hand .slot.theirs .by")).to_have_text("Played by the USSR")
    expect(page.locator(".hand .by")).to_have_count(1)
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


SMALL = (360, 740)


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
    expect(page.locator("nav.tabs button").last).to_contain_text(re.compile(r"US \d+ : \d+ USSR"))
    person.leave()


def test_a_replay_says_nothing_of_bids_while_the_cards_are_dealt(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-minutes", is_won)
    page = browsing.window(server, f"/table/{table}/replay?at=0", person=person)
    said = page.locator(".auction .who small")
    expect(said).to_have_text(["", ""])
    person.leave()


def test_what_a_replay_says_of_the_card_in_play_stands_below_its_heading(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-minutes", is_won)
    page = browsing.window(server, None, person=person)
    end = person.table(table)["n"]
    found = 0
    for n in range(end):
        if found or person.get(f"/api/tables/{table}/positions/{n}")["view"]["table"]["in_play"] is None:
            continue
        page.goto(f"/table/{table}/replay?at={n}")
        page.locator(".hand .folder").first.wait_for()
        # Elsewhere a replay does not stop: it goes back to where a line of the log ends.
        if f"at={n}&" in f"{page.url}&":
            expect(page.locator(".hand .fact, .hand .by").first).to_be_visible()
            expect(page.locator(".hand .fact")).to_have_text(re.compile("^It lies on the table now"))
            found += 1
    assert found
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
