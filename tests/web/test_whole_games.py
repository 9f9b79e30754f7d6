"""Whole games in a browser: against bots, and between two browsers."""

from __future__ import annotations

import random
import re

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Data, Running
from tests.web.browsing import PATIENCE, Browsing
from tests.web.playing import OFFERS, OVER, Ears, look, play, tile, turns


def table_of(page: Page) -> str:
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def told_of(server: Running, table: str) -> Data:
    """What anybody is told of a table."""
    told: Data = httpx.get(f"{server.address}/api/tables/{table}").json()
    return told


def assert_the_end_is_shown(page: Page, table: Data, seat: int) -> None:
    result = table["result"]
    assert table["status"] == "over"
    end = page.locator(OVER)
    won = seat in result["winners"]
    lost = "You lost." if result["winners"] else "Nobody won."
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
    ears = Ears(page)
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
    guest = browsing.window(server, None)
    ears = Ears(guest)
    guest.goto(link)
    guest.get_by_role("textbox").fill("Béla")
    guest.get_by_role("button", name="Pick up").click()
    assert table_of(guest) == table
    assert not turns([host, guest], luck, 12)
    # The line is cut: nothing comes through in either direction.
    browsing.expected.append(r"^WebSocket connection to .* failed|ERR_INTERNET_DISCONNECTED")
    guest.context.set_offline(True)
    server.ask(hang_up(server, table))
    expect(guest.locator(".bann")).to_be_visible(timeout=PATIENCE)
    assert guest.locator(OFFERS).count() == 0
    was = told_of(server, table)["n"]
    for _ in range(3):
        # The host comes back at once, and plays on if it is the host who is asked.
        if look(host) == "asked":
            turns([host], luck, 1)
    guest.context.set_offline(False)
    expect(guest.locator(".bann")).to_have_count(0, timeout=PATIENCE)
    assert turns([host, guest], luck)
    told = told_of(server, table)
    assert told["n"] > was
    assert len(ears.hellos) > 1, "the line was never cut"
    assert ears.hellos[0] is None
    assert ears.hellos[-1], "who comes back says what was seen"
    seat = next(chair["seat"] for chair in told["chairs"] if chair["name"] == "Béla")
    assert_the_end_is_shown(host, told, 1 - seat)
    assert_the_end_is_shown(guest, told, seat)
    # The same lines, as far as both were told.
    lines = [page.locator(".log li.rule").all_inner_texts() for page in (host, guest)]
    assert lines[0] == lines[1] != []


async def hang_up(server: Running, table: str) -> None:
    for connection in server.house.hub.at(table):
        connection.close(1012, "")
