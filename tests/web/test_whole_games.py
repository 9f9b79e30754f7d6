"""Whole games in a browser: against bots, and between two browsers."""

from __future__ import annotations

import json
import random
import re

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Data, Running
from tests.web.browsing import PATIENCE, Browsing
from tests.web.playing import IN_WORDS, OFFERS, OVER, Ears, play, tile, turns

LINES = ".log li button"
# Of which line of the log the board shows the position; a page that was loaded anew has forgotten it.
FOLLOW = """() => {
    window.followed = [];
    const look = () => {
        const lines = [...document.querySelectorAll(LINES)];
        const at = lines.findIndex((line) => line.ariaCurrent === "step");
        if (at !== window.followed.at(-1)) window.followed.push(at);
    };
    const changes = { subtree: true, childList: true, attributeFilter: ["aria-current"] };
    new MutationObserver(look).observe(document.querySelector(".log"), changes);
}""".replace("LINES", json.dumps(LINES))

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


def table_of(page: Page) -> str:
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def told_of(server: Running, table: str) -> Data:
    """What anybody is told of a table."""
    told: Data = httpx.get(f"{server.address}/api/tables/{table}").json()
    return told


def place_of(result: Data, seat: int) -> int:
    """How many are nearer to who won than this one."""
    best = result["scores"][result["winners"][0]] if result["winners"] else 0
    behind = [abs(score - best) for score in result["scores"]]
    return sum(each < behind[seat] for each in behind)


def assert_the_end_is_shown(page: Page, table: Data, seat: int) -> None:
    result = table["result"]
    assert table["status"] == "over"
    end = page.locator(OVER)
    won = seat in result["winners"]
    place = place_of(result, seat) if len(table["chairs"]) > 2 else 0
    lost = f"You came {PLACES[place]}." if place else "You lost."
    lost = lost if result["winners"] else "Nobody won."
    expect(end.get_by_role("heading", level=2)).to_have_text("You won!" if won else lost)
    # Who won and why: "You win with the fewest minus points: 26." or "Bot (easy) wins: …"
    # The sentence says who won; a victory may be shared, and nobody wins a war that both have started.
    why = "[Yy]ou win|^Shared" if won else r" wins?[ :.]|^Shared|^You have started a nuclear war\."
    expect(end.locator("p").first).to_have_text(re.compile(why))


@pytest.mark.parametrize(("title", "slug"), [("13", "13"), ("13 Days", "13-days")])
def test_two_clicks_start_a_game_against_bots_and_clicking_what_is_lit_ends_it(
    server: Running, browsing: Browsing, title: str, slug: str
) -> None:
    page = browsing.window(server)
    ears = Ears(page, IN_WORDS[slug])
    tile(page, title).click()
    page.get_by_role("button", name=re.compile(r"^Easy")).click()
    table = table_of(page)
    assert play(page, random.Random(1962), ears)
    told = told_of(server, table)
    assert told["game"] == slug
    (mine,) = (chair["seat"] for chair in told["chairs"] if chair["kind"] == "person")
    assert_the_end_is_shown(page, told, mine)


def test_two_browsers_play_13_days_and_one_that_lost_its_connection_goes_on(
    server: Running, browsing: Browsing
) -> None:
    luck = random.Random(13)
    host = browsing.window(server)
    tile(host, "13 Days").click()
    host.get_by_role("button", name=re.compile("^Get a link")).click()
    table = table_of(host)
    link = host.get_by_role("textbox", name=re.compile("link", re.I)).input_value()
    guest = browsing.window(server, None, is_moving=True)
    ears = Ears(guest)
    guest.goto(link)
    guest.get_by_role("textbox").fill("Béla")
    guest.get_by_role("button", name="Pick up").click()
    assert table_of(guest) == table
    # Who sits where is luck.
    (mine,) = (chair["seat"] for chair in told_of(server, table)["chairs"] if chair["name"] == "Béla")
    guest.locator(".log").wait_for()
    guest.evaluate(FOLLOW)
    browsing.expected.append(r"^WebSocket connection to .* failed|ERR_INTERNET_DISCONNECTED")
    missed: list[int] = []
    while len(missed) < 2:
        while not host.get_by_text("Play a card", exact=True).is_visible():
            assert not turns([host, guest], luck, 1)
        # The guest's line is cut: nothing comes through in either direction.
        seen, lines = told_of(server, table)["n"], guest.locator(LINES).count()
        expect(guest.locator(LINES).last).to_have_attribute("aria-current", "step")
        guest.context.set_offline(True)
        server.ask(hang_up(server, table, mine))
        expect(guest.locator(".bann")).to_be_visible(timeout=PATIENCE)
        assert guest.locator(OFFERS).count() == 0
        while told_of(server, table)["waiting"] == [1 - mine]:
            play(host, luck, clicks=1)
            host.wait_for_function("() => !document.querySelector('main.pending')")
        assert told_of(server, table)["n"] > seen
        assert guest.locator(LINES).count() == lines, "the line was never cut"
        guest.evaluate("window.followed = []")
        guest.context.set_offline(False)
        # By itself the page goes through what was missed, in order, up to how the game stands now.
        expect(guest.locator(LINES)).not_to_have_count(lines)
        expect(guest.get_by_role("button", name="Skip to now")).to_have_count(0, timeout=PATIENCE)
        expect(guest.locator(LINES).last).to_have_attribute("aria-current", "step")
        missed = [line for line in guest.evaluate("window.followed") if line >= lines]
        assert missed == sorted(set(missed))
        assert ears.hellos[-1] == seen, "who comes back says what was seen"
        expect(guest.locator(".bann")).to_have_count(0, timeout=PATIENCE)
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="at once", exact=True).click()
    guest.keyboard.press("Escape")
    assert turns([host, guest], luck)
    told = told_of(server, table)
    assert_the_end_is_shown(host, told, 1 - mine)
    assert_the_end_is_shown(guest, told, mine)
    # The same lines, as far as both were told.
    rules = [page.locator(".log li.rule").all_inner_texts() for page in (host, guest)]
    assert rules[0] == rules[1] != []


async def hang_up(server: Running, table: str, seat: int) -> None:
    for connection in server.house.hub.at(table):
        if connection.place == seat:
            connection.close(1012, "")
