"""Whole games of DEFCON in a browser: with two and with four powers, with a finger, between two browsers."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Running
from tests.web.browsing import Browsing
from tests.web.defcon import Game, at_once, seated
from tests.web.playing import LIT, MANY, OFFERS, OVER, Ears, play, tile, turns
from tests.web.test_whole_games import assert_the_end_is_shown, table_of, told_of

from redphone.texts import Texts

# The conflict of this one is played in both browsers: the rounds before are alike.
LAST_ROUND = 5

PHONE = (390, 844)
# Of the first of these that there is something of, one that nothing covers, wherever the map has to be moved
# for it: what a tapped place asks to confirm, a card that is open, what is lit, the words. A finger that
# comes too late opens another card: it is put away.
BY_FINGER = [
    ".panel .dc-pick[data-action]",
    "dialog[open] [data-action]",
    f"{LIT}, .hand .mini.lit",
    OFFERS,
    "dialog[open] button",
]
TAP = """([groups, over, share]) => {
    if (document.querySelector(over)) return "over";
    const isFree = (one) => {
        one.scrollIntoView({ block: "center", inline: "center" });
        const { x, y, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    for (const group of groups) {
        const all = [...document.querySelectorAll(group)].filter((one) => one.checkVisibility());
        const from = Math.floor(share * all.length);
        const one = [...all.slice(from), ...all.slice(0, from)].find(isFree);
        if (!one) continue;
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    }
    return null;
}"""


def test_a_game_is_ended_with_a_finger_by_tapping_what_is_lit(server: Running, browsing: Browsing) -> None:
    page = browsing.window(server, size=PHONE, is_touched=True)
    tile(page, "DEFCON").tap()
    page.get_by_role("button", name="2 players", exact=True).tap()
    page.get_by_role("button", name=re.compile("^Easy")).tap()
    table = table_of(page)
    luck = random.Random(5)
    for _ in range(MANY):
        found = page.wait_for_function(TAP, arg=[BY_FINGER, OVER, luck.random()]).json_value()
        if found == "over":
            break
        page.touchscreen.tap(*found)
    assert_the_end_is_shown(page, told_of(server, table), 0)


@pytest.mark.parametrize("powers", [2, 4])
def test_a_game_is_started_from_the_front_page_and_ended_by_clicking_what_is_lit(
    server: Running, browsing: Browsing, powers: int
) -> None:
    page = browsing.window(server)
    ears = Ears(page)
    tile(page, "DEFCON").click()
    page.get_by_role("button", name=f"{powers} players", exact=True).click()
    page.get_by_role("button", name=re.compile("^Easy")).click()
    table = table_of(page)
    assert play(page, random.Random(5), ears)
    told = told_of(server, table)
    assert told["game"] == "defcon"
    assert [chair["kind"] for chair in told["chairs"]] == ["person"] + ["bot"] * (powers - 1)
    assert_the_end_is_shown(page, told, 0)
    expect(page.locator(".over .scores tbody tr")).to_have_count(powers)
    page.keyboard.press("Escape")
    expect(page.locator(".beside section.power")).to_have_count(powers - 1)


def asked_for_a_card(game: Game, seats: set[int]) -> int | None:
    """By luck until one of these may answer with an immediate card: who. Nobody, if the game ends before."""
    while (asked := game.asked()) >= 0:
        for seat in seats:
            if at_once(game.views[seat]):
                return seat
        game.move(asked, game.chosen(game.views[asked]))
    return None


def told(page: Page, selector: str) -> list[str]:
    return page.locator(f".log {selector} button > span:not(.mark)").all_inner_texts()


def test_two_browsers_answer_each_others_questions_with_immediate_cards_and_see_the_same_end(
    server: Running, browsing: Browsing
) -> None:
    pages = [browsing.window(server, None) for _ in range(2)]
    texts = Texts("en", "defcon")
    # In some games nobody has the right card at the right time: then another one is begun.
    for seed in range(2, 20):
        with seated(server, 2, seed) as game:
            game.are_cards_kept = True
            silent = {0, 1}
            played = []
            for page, person in zip(pages, game.people):
                page.context.add_cookies(
                    [{"name": "redphone", "value": person.cookie, "url": server.address}]
                )
            while silent and (seat := asked_for_a_card(game, silent)) is not None:
                for page in pages:
                    page.goto(f"/table/{game.id}")
                other = pages[1 - seat]
                expect(pages[seat].locator(".board .notice")).to_contain_text("A question to you!")
                expect(other.locator(".prompt .q strong")).to_have_text("The table waits for an answer.")
                assert other.locator(OFFERS).count() == 0
                played.append(at_once(game.views[seat])[0])
                pages[seat].locator(f".hand [data-action='play {played[-1]}']").click()
                game.hear(game.n + 1)
                for page in pages:
                    expect(page.locator(".log li", has_text=texts.name(played[-1]))).not_to_have_count(0)
                    page.goto("about:blank")
                silent.remove(seat)
            if silent:
                continue
            if game.views[0]["table"]["round"] < LAST_ROUND:
                game.until(0, "ask-conflict", round=LAST_ROUND)
            for page in pages:
                page.goto(f"/table/{game.id}")
            assert turns(pages, random.Random(seed))
            end = told_of(server, game.id)
            for seat, page in enumerate(pages):
                assert_the_end_is_shown(page, end, seat)
                said = " ".join(told(page, "li"))
                assert [card for card in played if texts.name(card) not in said] == []
            # Between these each is told what only this one may know, a card that was drawn or a hand; where
            # there is nothing between two of them, they are one line.
            phases = [" ".join(told(page, "li.rule")) for page in pages]
            assert phases[0] == phases[1] != ""
            return
    raise AssertionError("nobody ever answers with an immediate card")
