"""13 Minutes and its campaign in a browser: by what is lit, by keyboard alone, on a phone, in both lights."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.server.running import Data, Person, Running
from tests.web.browsing import LANGUAGES, PHONE, THEMES, WIDE, Browsing, settled
from tests.web.minutes_tables import SLUGS, sit
from tests.web.playing import IN_WORDS, OVER, Ears, play, wait
from tests.web.test_keyboard import play_by_keyboard
from tests.web.test_pages import AXE, RUN, SAID, SIDEWAYS, untranslated

from redphone.server.house import House

SIDE_COLOURS = {"US": "us", "USSR": "ussr"}
TEN_POINTS_ARE_CUT = """one => {
    one.textContent = one.textContent.replace(/0(\\s?:\\s?)0/, "1$110");
    return one.scrollWidth > one.clientWidth;
}"""
# Until one has a second game: a war ends one in its first.
MANY_CAMPAIGNS = 9
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
    expect(page.locator(".hand .mine")).to_contain_text("The cards are partly our reconstruction.")
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
    ears = Ears(page, IN_WORDS["13-minutes"])
    page.locator(".tile").filter(has=page.locator("b", has_text=re.compile("^13 Minutes$"))).click()
    page.get_by_role("button", name=re.compile("^Easy")).click()
    page.wait_for_url("**/table/*")
    assert play(page, random.Random(13), ears)
    told: Data = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert told["game"] == "13-minutes"
    (mine,) = (chair["seat"] for chair in told["chairs"] if chair["kind"] == "person")
    assert_the_end_is_told(page, told, mine)


def test_a_campaign_is_played_to_its_end_by_clicking_what_is_lit(server: Running, browsing: Browsing) -> None:
    luck = random.Random(62)
    for _ in range(MANY_CAMPAIGNS):
        person, table, page = sit(server, browsing, "13-minutes-campaign", 1)
        assert play(page, luck, Ears(page, IN_WORDS["13-minutes"]))
        assert_the_end_is_told(page, person.table(table), 1)
        person.leave()
        if had_several_games(page):
            return
    raise AssertionError("all ended in their first game")


def had_several_games(page: Page) -> bool:
    said = page.locator(".beside h2", has_text="Campaign to 13")
    expect(said).to_contain_text(re.compile(r"game \d"))
    return not said.inner_text().endswith(" 1")


@pytest.mark.parametrize("slug", SLUGS)
def test_a_whole_game_is_played_by_keyboard_alone(server: Running, browsing: Browsing, slug: str) -> None:
    luck = random.Random(1962)
    for _ in range(MANY_CAMPAIGNS):
        person, table, page = sit(server, browsing, slug, 0)
        wait(page)
        # Whoever comes to a table by keyboard goes to the question first.
        page.locator("[data-home]").focus()
        assert play_by_keyboard(page, luck) > 10
        page.keyboard.press("Escape")
        expect(page.locator(".hand .count")).to_be_visible()
        assert person.table(table)["status"] == "over"
        person.leave()
        if slug == "13-minutes" or had_several_games(page):
            return
    raise AssertionError("all ended in their first game")


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
    # Between the two it was said who won, with which points, and what comes of the sides.
    page.locator(".log li button", has_text="Points: US").first.click()
    expect(page.locator(".board .news")).to_have_text(
        re.compile(
            r"((You win|Bot \(easy\) wins) game 1 with \d+ points? to \d+"
            r"|Game 1 is a draw: equal points, \d+ each)"
            r"\. For the next game the sides are exchanged\.$"
        )
    )
    page.keyboard.press("Escape")
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_the_smallest_phone_nothing_is_wider_than_the_screen_and_all_is_said_in_words(
    server: Running, browsing: Browsing, lang: str
) -> None:
    person, _, page = sit(server, browsing, "13-minutes-campaign", 0, size=PHONE, lang=lang)
    luck = random.Random(5)
    wait(page)
    settled(page)
    # The most points that there can be are read whole at the foot.
    assert page.locator("nav.tabs button:last-child span").evaluate(TEN_POINTS_ARE_CUT) is False
    for _ in range(24):
        if wait(page) == "over":
            break
        assert page.evaluate(SIDEWAYS) == []
        assert untranslated(page.evaluate(SAID)) == []
        play(page, luck, clicks=1)
    person.leave()
