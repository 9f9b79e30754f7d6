"""Questions in another's turn of DEFCON: nobody overlooks them, nobody is betrayed by them."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Data, Person, Running, wait_until
from tests.web.browsing import PHONE, WIDE, Browsing, stand_still
from tests.web.defcon import MOST, WORDS, Game, answers, armed, seated, tell, wait_for_shown
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


# Where nobody would draw them in time, these are held by the page alone.
HELD = ("censorship", "speech_to_parliament")
ALARM = ".notice[role=alert]"
LONGEST = 5000
"""Milliseconds after which the page has answered."""


def is_asked_in_anothers_turn(view: Data) -> bool:
    ids = [offer["id"] for offer in view["offers"]]
    return ids == ["offer-no-card"] and view["table"]["turn"] != view["seat"]


def holding(view: Data) -> None:
    """Whenever they could be played, somebody holds these cards."""
    if not is_asked_in_anothers_turn(view):
        return
    timings = {"speech_to_parliament": "conflict"}
    view["table"]["hand"] = [
        {"card": card, "timing": timings.get(card, "immediate"), "in_others_turns": True, "copies": 1}
        for card in HELD
    ]
    view["offers"] += [{"action": f"play {card}", "id": "offer-play", "card": card} for card in HELD]


def until_asked_in_anothers_turn(game: Game) -> int:
    """Until the first seat is asked so, and nobody else any more; in which round."""
    for _ in range(MOST):
        others = [seat for seat, view in enumerate(game.views) if seat and view["offers"]]
        if not is_asked_in_anothers_turn(game.views[0]):
            seat = game.asked()
            assert seat >= 0, "the game is over, and nobody was asked"
        elif others:
            seat = others[0]
        else:
            return int(game.views[0]["table"]["round"])
        game.move(seat, game.chosen(game.views[seat]))
    raise AssertionError("nobody is ever asked in another's turn")


def holder(browsing: Browsing, server: Running, person: Person, size: tuple[int, int]) -> Page:
    """A page on which those cards are held. It answers nothing before its clock is wound."""
    page = browsing.window(server, None, person=person, size=size, is_touched=size == PHONE)
    stand_still(page)
    tell(page, lambda message: holding(message["view"]))
    return page


def pass_by_itself(page: Page, game: Game) -> None:
    """The page passes: nobody else does."""
    n = game.n
    page.clock.run_for(LONGEST)
    game.hear(n + 1)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_who_plays_no_cards_in_a_round_is_not_asked_before_the_next_one(
    server: Running, browsing: Browsing, size: tuple[int, int]
) -> None:
    with armed(server, 2, 3) as game:
        round = until_asked_in_anothers_turn(game)
        page = holder(browsing, server, game.people[0], size)
        page.goto(f"/table/{game.id}")
        alarm = page.locator(ALARM)
        # What it costs is read before it is said, on a phone too.
        for card in HELD:
            expect(alarm.get_by_role("button")).to_contain_text(WORDS.name(card))
        alarm.get_by_role("button").click()
        expect(page.locator(".notice[role=status]")).to_have_count(1)
        pass_by_itself(page, game)
        passed = 0
        while until_asked_in_anothers_turn(game) == round:
            wait_for_shown(page, game)
            # Nothing alarms, and nothing is to be chosen.
            expect(page.locator(".prompt .q strong")).to_have_text(WORDS.say("passes-ahead"))
            assert page.locator(ALARM).count() == 0
            assert page.locator(OFFERS).count() == 0
            pass_by_itself(page, game)
            passed += 1
        assert passed > 0
        expect(alarm).to_have_count(1)
        expect(page.locator(f"{OFFERS}[data-action^='play ']")).to_have_count(len(HELD))
        # However long one waits.
        page.clock.run_for(LONGEST)
        expect(alarm).to_have_count(1)
        assert game.people[0].table(game.id)["n"] == game.n


def test_who_plays_no_cards_at_one_table_is_asked_at_another(server: Running, browsing: Browsing) -> None:
    with armed(server, 2, 3) as here, armed(server, 2, 4, here.people) as there:
        # They have both come to the same round.
        assert until_asked_in_anothers_turn(here) == until_asked_in_anothers_turn(there)
        page = holder(browsing, server, here.people[0], WIDE)
        page.clock.resume()
        page.goto(f"/table/{here.id}")
        alarm, quiet = page.locator(ALARM), page.locator(".notice[role=status]")
        alarm.get_by_role("button").click()
        expect(quiet).to_have_count(1)
        # From page to page, without loading it again.
        page.evaluate("window.isSame = true")
        for game in (there, here):
            page.locator("a.logo").click()
            page.locator(f"a[href='/table/{game.id}']").first.click()
            page.locator(".board .window > svg").wait_for()
            expect(alarm if game is there else quiet).to_have_count(1)
            expect(quiet if game is there else alarm).to_have_count(0)
        assert page.evaluate("window.isSame")
        assert there.people[0].table(there.id)["n"] == there.n
