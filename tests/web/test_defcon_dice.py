"""The dice of DEFCON are thrown in sight of all, round by round; what was thrown last stays in sight."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Data, Running, wait_until
from tests.web.browsing import PHONE, WIDE, Browsing, box_of, stand_still
from tests.web.defcon import LAPTOP, MOST, PANEL, WORDS, Armed, armed, begins, tell, wait_for_shown
from tests.web.playing import wait

from redphone.texts import Texts

# All throws that have lain on the table, in order: what they are called, and the hits.
KEEP = """
window.thrown = [];
const look = () => {
  for (const row of document.querySelectorAll(".panel .row[role=img]")) {
    const name = row.getAttribute("aria-label");
    if (window.thrown.some(([known]) => known === name)) continue;
    window.thrown.push([name, row.querySelectorAll("i.hit").length]);
  }
};
new MutationObserver(look).observe(document, { childList: true, subtree: true });
"""
SKIP = Texts("en").say("skip-to-now")
THROWN = "window.thrown"
# Several rounds of dice.
ROUNDS = 3
# More dice than are ever thrown, and no more of them are drawn.
MANY = 50
STEP = 300
"""Milliseconds."""


class Reckless(Armed):
    """One of them attacks with one troop where it is least likely to succeed, and fights on; the other one
    only looks on. They hold no cards, so that nothing comes between the throws.
    """

    def chosen(self, view: Data) -> str:
        offers = [str(offer["action"]) for offer in view["offers"]]
        attacks = [offer for offer in view["offers"] if offer["action"].startswith("attack ")]
        if attacks and view["seat"] != 0:
            return "pass"
        if attacks:
            return str(min(attacks, key=lambda offer: offer["percent"])["action"])
        wanted = ("cards 0", "troops 1", "occupy 1", "choose fight")
        return next((action for action in wanted if action in offers), super().chosen(view))


@contextmanager
def reckless(server: Running) -> Iterator[Reckless]:
    """In the first conflict, in which nobody else attacks any more."""
    game = Reckless(server, 2, 3)
    try:
        game.until_so(0, lambda view: begins("attack")(view) and view["table"]["powers"][1]["passed"])
        yield game
    finally:
        game.leave()


def throws(game: Armed, since: int = 0) -> list[Data]:
    return [event for event in game.told[0][since:] if event["id"] == "rolled"]


def name_of(event: Data, dice: int) -> str:
    return WORDS.say("event-rolled", power=event["power"], dice=dice, n=event["n"])


def numbered(page: Page) -> None:
    """No throw looks like another one on this page: each is of one die more than the one before."""
    numbers = count(MANY)

    def change(message: Data) -> None:
        for step in message["steps"]:
            for event in step["events"]:
                if event["id"] == "rolled":
                    event["dice"] = next(numbers)

    tell(page, change)


def wind(page: Page, n: int) -> None:
    """Wind the clock of a page until it has shown so many throws."""

    def is_so() -> bool:
        page.clock.run_for(STEP)
        return len(page.evaluate(THROWN)) >= n

    wait_until(is_so)


def fight_on(game: Armed) -> None:
    """Until several rounds were fought; then until nobody fights."""
    least = len(throws(game)) + 2 * ROUNDS
    for _ in range(MOST):
        if len(throws(game)) >= least and not game.views[0]["table"]["battle"]:
            return
        asked = game.asked()
        game.move(asked, game.chosen(game.views[asked]))
    raise AssertionError("nobody fights")


def test_everybody_sees_each_throw_of_a_battle_in_order_and_may_skip_them(
    server: Running, browsing: Browsing
) -> None:
    with reckless(server) as game:
        pages: list[Page] = []
        for person in (game.people[1], None):
            page = browsing.window(server, None, person=person, is_moving=True)
            stand_still(page)
            page.add_init_script(KEEP)
            numbered(page)
            page.goto(f"/table/{game.id}")
            page.locator(".board .window > svg").wait_for()
            wait_for_shown(page, game)
            pages.append(page)
        before = len(throws(game))
        fight_on(game)
        thrown = [[name_of(event, MANY + k), event["n"]] for k, event in enumerate(throws(game))]
        expected = thrown[before:]
        for page in pages:
            wind(page, 2)
            # Not all at once, and the rest can be skipped.
            shown = page.evaluate(THROWN)
            assert shown == expected[: len(shown)]
            assert len(shown) < len(expected)
            expect(page.get_by_role("button", name=SKIP)).to_be_visible()
            wind(page, len(expected))
            assert page.evaluate(THROWN) == expected
            while page.get_by_role("button", name=SKIP).count():
                page.clock.run_for(STEP)
        # The next ones are skipped, while the clock stands still.
        fight_on(game)
        for page in pages:
            skip = page.get_by_role("button", name=SKIP)
            assert page.evaluate("(id) => localStorage[`seen ${id}`]", game.id) != str(game.n)
            skip.click()
            wait_for_shown(page, game)
            expect(skip).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, LAPTOP, PHONE], ids=["wide", "laptop", "phone"])
def test_the_throws_of_an_attack_that_failed_stay_in_sight_until_the_next_one(
    server: Running, browsing: Browsing, size: tuple[int, int]
) -> None:
    with reckless(server) as game:
        page = browsing.window(server, None, person=game.people[0], size=size, is_touched=size == PHONE)
        # It answers nothing by itself.
        stand_still(page)
        page.goto(f"/table/{game.id}")
        wait(page)
        for _ in range(MOST):
            known = len(game.told[0])
            seat = game.asked()
            game.move(seat, game.chosen(game.views[seat]))
            failed = [event for event in game.told[0][known:] if event["id"] == "attack-failed"]
            if failed and game.views[0]["offers"] and not game.views[0]["table"]["battle"]:
                break
        else:
            raise AssertionError("no attack ever fails")
        wait_for_shown(page, game)
        last = page.locator(f"{PANEL} .last")
        # Where it was is said by how it ended, and once.
        end = {field: failed[0][field] for field in ("at", "power")}
        expect(last).to_contain_text(WORDS.say("event-attack-failed", **end))
        rows = last.locator(".row[role=img]")
        shown = [name_of(event, event["dice"]) for event in throws(game, known)[-2:]]
        assert [row.get_attribute("aria-label") for row in rows.all()] == shown
        # Whole, without scrolling.
        panel = box_of(page.locator(PANEL))
        for part in rows.all():
            box = box_of(part)
            assert panel["y"] <= box["y"] <= panel["y"] + panel["height"] - box["height"]


def test_who_opens_the_page_in_an_attack_sees_its_last_throws(server: Running, browsing: Browsing) -> None:
    with armed(server, 2, 3) as game:
        game.until_so(0, lambda view: view["prompt"]["id"] == "ask-occupy" and bool(throws(game)))
        page = browsing.window(server, f"/table/{game.id}", person=game.people[0])
        wait(page)
        rows = page.locator(f"{PANEL} .row[role=img]")
        shown = [name_of(event, event["dice"]) for event in throws(game)[-2:]]
        expect(rows).to_have_count(2)
        assert [row.get_attribute("aria-label") for row in rows.all()] == shown
