"""Questions in another's turn of DEFCON: nobody overlooks them, nobody is betrayed by them."""

from __future__ import annotations

import random

from playwright.sync_api import expect
from tests.server.running import Running, wait_until
from tests.web.browsing import Browsing
from tests.web.defcon import WORDS, answers, seated
from tests.web.playing import OFFERS, turns

from redphone.core.layout import SOMEBODY

LIMIT = 24 * 3600


def test_a_card_that_is_wanted_in_anothers_turn_cannot_be_overlooked_and_can_be_answered_ahead(
    server: Running, browsing: Browsing
) -> None:
    # In some games nobody has the right card at the right time: then another one is begun.
    for seed in range(3, 20):
        with seated(server, 2, seed) as game:
            if not game.until_a_card_is_wanted(0) or game.views[1]["offers"]:
                continue
            pages = [browsing.window(server, f"/table/{game.id}", person=person) for person in game.people]
            notice = pages[0].locator(".board .notice")
            expect(notice).to_contain_text("A question to you!")
            expect(pages[0].locator(".hand .dc-card.lit")).not_to_have_count(0)
            # Whoever is not asked sees only that the table waits.
            expect(pages[1].locator(".board .notice")).to_have_count(0)
            expect(pages[1].locator(OFFERS)).to_have_count(0)
            expect(pages[1].locator(".prompt .q strong")).to_have_text("The table waits for an answer.")
            # What it means is said before, with the cards that it costs.
            ahead = notice.get_by_role("button")
            expect(ahead).to_contain_text("in your own you still play yours")
            expect(ahead).to_contain_text(WORDS.name(answers(game.views[0])[0]))
            ahead.click()
            # Answered ahead: nothing is left to click, and nothing alarms.
            expect(notice).to_contain_text("You play no cards in others’ turns")
            expect(pages[0].locator(".prompt .q strong")).to_contain_text("passing for you")
            expect(pages[0].locator(OFFERS)).to_have_count(0)
            assert pages[0].locator("[role=alert]:not(:empty)").count() == 0
            # The pass is said for the reader, after a while.
            wait_until(lambda: bool(game.people[0].table(game.id)["n"] > game.n))
            notice.get_by_role("button").click()
            expect(pages[0].get_by_text("You play no cards in others’ turns")).to_have_count(0)
            assert not turns(pages, random.Random(8), 3)
            return
    raise AssertionError("nobody is ever asked for a card")


def test_who_holds_no_such_card_is_not_alarmed_and_passes_by_itself_after_a_while(
    server: Running, browsing: Browsing
) -> None:
    for seed in range(3, 20):
        with seated(server, 2, seed) as game:
            view = game.until(0, "ask-speech", "ask-interference", "ask-coup")
            if len(view["offers"]) > 1:
                continue
            page = browsing.window(server, f"/table/{game.id}", person=game.people[0])
            expect(page.locator(".prompt .q strong")).to_contain_text("You hold no such card.")
            expect(page.locator(OFFERS)).to_have_count(0)
            expect(page.locator(".board .notice")).to_have_count(0)
            # Others wait, and must not tell from its haste: not at once.
            assert game.people[0].table(game.id)["n"] == game.n
            wait_until(lambda: bool(game.people[0].table(game.id)["n"] > game.n))
            return
    raise AssertionError("everybody holds every card")


def test_who_does_not_answer_in_anothers_turn_is_given_to_a_bot_without_having_been_named(
    server: Running, browsing: Browsing
) -> None:
    with seated(server, 3, 3) as game:
        game.until(0, "ask-coup")
        reader = next(seat for seat, view in enumerate(game.views) if view["actor"] == SOMEBODY)
        page = browsing.window(server, f"/table/{game.id}", person=game.people[reader])
        said = page.locator(".prompt .q strong")
        expect(said).to_have_text("The table waits for an answer.")
        page.get_by_role("button", name="Menu").click()
        expect(page.locator(".players")).not_to_contain_text("thinking")
        give = page.get_by_role("button", name="Give the chair to a bot")
        assert give.count() == 0
        server.clock.ahead += (LIMIT + 5) * 1000
        page.reload()
        expect(said).to_have_text("Somebody does not answer.")
        give.click()
        expect(give).to_have_count(0)
        chairs = game.people[reader].table(game.id)["chairs"]
        asked = [seat for seat, view in enumerate(game.views) if seat in view["waiting"]]
        assert [chair["seat"] for chair in chairs if chair["replaced"]] == asked
