"""What a table does beside the game: motion, taking back, the log."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from tests.server.running import Person, Running
from tests.web.browsing import Browsing
from tests.web.playing import OFFERS, actions, choose, play, wait

RUNNING = "document.getAnimations().filter(({ playState }) => playState === 'running').length"


@pytest.mark.parametrize("is_moving", [True, False], ids=["usual", "reduced"])
def test_moves_are_shown_in_motion_unless_the_reader_wants_none(
    server: Running, browsing: Browsing, is_moving: bool
) -> None:
    person = Person(server, "Ana")
    table = person.make("13", "me", "easy", "easy", "easy")
    page = browsing.window(server, None, person=person, is_moving=is_moving)
    if is_moving:
        # So that there is time to skip it, on a busy machine too.
        page.add_init_script("try { localStorage.speed = 'slow'; } catch { /* An empty page has none. */ }")
    page.goto(f"/table/{table}")
    luck = random.Random(3)
    play(page, luck, clicks=1)
    if is_moving:
        page.wait_for_function(f"() => {RUNNING} > 0")
        # The others' moves come one after the other, and can be skipped.
        page.locator(".thumb button.go", has_text="now").click()
        assert wait(page) == "asked"
    else:
        for _ in range(5):
            wait(page)
            assert page.evaluate(RUNNING) == 0
            play(page, luck, clicks=1)
    person.leave()


def test_a_move_is_taken_back_and_a_line_of_the_log_shows_the_board_as_it_was(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = person.make("13-days", "me", "easy")
    page = browsing.window(server, f"/table/{table}", person=person)
    luck = random.Random(5)
    undo = page.locator("button.undo:not(:disabled)")
    for _ in range(100):
        wait(page)
        before, n = actions(page, OFFERS), person.table(table)["n"]
        choose(page, luck)
        wait(page)
        if undo.count() and person.table(table)["n"] == n + 1:
            break
    assert actions(page, OFFERS) != before
    undo.click()
    offers = page.locator(OFFERS)
    expect(offers).to_have_count(len(before))
    for at, action in enumerate(before):
        expect(offers.nth(at)).to_have_attribute("data-action", action)
    words = page.locator("main section.sr li")
    now = words.all_inner_texts()
    page.locator(".log li button").first.click()
    expect(page.locator(".board.past")).to_be_visible()
    assert page.locator(OFFERS).count() == 0
    assert words.all_inner_texts() != now
    page.keyboard.press("Escape")
    expect(page.locator(".board.past")).to_have_count(0)
    assert words.all_inner_texts() == now
    person.leave()
