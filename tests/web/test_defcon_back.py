"""What is taken back in DEFCON lies on the table as before; what dice have decided is not taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.server.running import Data, Running
from tests.web.browsing import Browsing
from tests.web.defcon import Armed, begins, is_asked, wait_for_shown
from tests.web.playing import actions, wait

from redphone.texts import Texts

# What lies on the table, as it is seen: not the log, which tells that something was taken back.
TABLE = """() => [".board .window > svg", ".hand .hq", ".beside .powers"].map((one) =>
    [...document.querySelectorAll(one)].map((part) => [
        part.textContent.replace(/\\s+/g, " "),
        ...[...part.querySelectorAll("[transform], [fill], [data-place], [data-at]")].map((each) =>
            ["transform", "fill", "data-place", "data-at"].map((name) => each.getAttribute(name)).join(" ")),
    ]))"""
OFFERED = ".prompt .offers [data-action]"
UNDO = ".prompt .undo"


class Frugal(Armed):
    """People who spend nothing before they are told to."""

    def chosen(self, view: Data) -> str:
        offers = [str(offer["action"]) for offer in view["offers"]]
        return "pass" if "pass" in offers else offers[0]


# What is bought, and what follows it at once: a fleet sails from somewhere to somewhere.
BOUGHT = {
    "missile": ["buy missile"],
    "troops": ["recruit "],
    "troops, deployed": ["recruit ", "deploy "],
    "fortification": ["fortify "],
    "fleet": ["fleet "],
    "sailing": ["from ", "sail "],
}


@pytest.mark.parametrize("what", BOUGHT)
def test_what_was_bought_is_taken_back_and_all_is_as_before(
    server: Running, browsing: Browsing, what: str
) -> None:
    game = Frugal(server, 2, 3)
    try:
        view = game.until_so(0, is_asked("ask-invest", 5))
        page = browsing.window(server, f"/table/{game.id}", person=game.people[0])
        wait(page)
        wait_for_shown(page, game)
        before, offers = page.evaluate(TABLE), actions(page, OFFERED)
        for verb in BOUGHT[what]:
            offered = [str(offer["action"]) for offer in game.views[0]["offers"]]
            game.move(0, next(action for action in offered if action.startswith(verb)))
        assert game.views[0]["table"] != view["table"]
        wait_for_shown(page, game)
        assert page.evaluate(TABLE) != before
        for _ in BOUGHT[what]:
            page.locator(UNDO).click()
            game.hear(game.n + 1)
            wait_for_shown(page, game)
        assert game.views[0]["table"] == view["table"]
        assert game.views[0]["offers"] == view["offers"]
        page.mouse.move(0, 0)
        expect(page.locator(OFFERED)).to_have_count(len(offers))
        assert actions(page, OFFERED) == offers
        assert page.evaluate(TABLE) == before
    finally:
        game.leave()


class Single(Armed):
    """People who attack with one troop, and hold no cards that could come between."""

    def chosen(self, view: Data) -> str:
        offers = [str(offer["action"]) for offer in view["offers"]]
        return next((action for action in ("cards 0", "troops 1") if action in offers), super().chosen(view))


def test_what_dice_have_decided_is_not_taken_back(server: Running, browsing: Browsing) -> None:
    game = Single(server, 2, 3)
    try:
        view = game.until_so(0, begins("attack"))
        page = browsing.window(server, f"/table/{game.id}", person=game.people[0])
        wait(page)
        known = len(game.told[0])
        game.move(0, game.chosen(view))
        # Until they are thrown it can be.
        wait_for_shown(page, game)
        expect(page.locator(UNDO)).to_be_enabled()
        while (
            not any(event["id"] == "rolled" for event in game.told[0][known:]) or not game.views[0]["offers"]
        ):
            asked = game.asked()
            game.move(asked, game.chosen(game.views[asked]))
        wait_for_shown(page, game)
        expect(page.locator(UNDO)).to_be_disabled()
        page.keyboard.press("u")
        expect(page.locator("main")).to_contain_text(Texts("en").say("nothing-to-undo"))
        assert game.people[0].table(game.id)["n"] == game.n
    finally:
        game.leave()
