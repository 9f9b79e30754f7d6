"""The sealed question between two games of a campaign: who plays which side in the next one."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Person, Running
from tests.web.browsing import Browsing
from tests.web.playing import OFFERS, wait

from redphone.server.house import House

# Until a campaign does not end with a war in its first game.
MANY_GAMES = 60
KEEP = "Keep the sides: you play the {}"
SWAP = "Exchange the sides, if the other agrees: you play the {}"


async def asked(house: House, table: str) -> tuple[int, dict[int, list[str]], str]:
    """After which step, who may choose what, and what was asked of them. Nobody, once it is over."""
    async with house.holding(table) as live:
        offers = {seat: [option.text for option in live.state.options(seat)] for seat in live.waiting}
        prompt = live.state.prompt(next(iter(offers), None))
        return live.n, offers, prompt.id if prompt else ""


def between_two_games(server: Running, people: list[Person]) -> str:
    """A table at which both are asked for their sides."""
    ana, bela = people
    for seed in range(MANY_GAMES):
        table = ana.make("13-minutes-campaign", "me", "open", options={"swap_sides": "ask"})
        bela.post(f"/api/tables/{table}/join")
        luck = random.Random(seed)
        sockets = [each.sit(table) for each in people]
        while True:
            n, offers, question = server.ask(asked(server.house, table))
            if question == "ask-sides" or not offers:
                break
            seat = next(iter(offers))
            sockets[seat].move(luck.choice(offers[seat]), n)
            sockets[seat].until("accepted")
        for socket in sockets:
            socket.close()
        if question == "ask-sides":
            return table
    raise AssertionError("all campaigns end in their first game")


def assert_asked(page: Page, mine: str, other: str) -> None:
    """Each is told which side they would play."""
    wait(page)
    # Behind the words stands the key.
    words = (KEEP.format(mine), SWAP.format(other))
    expect(page.locator(OFFERS)).to_have_text([re.compile(rf"^{said}\d$") for said in words])
    expect(page.locator("header .you")).to_contain_text(f"You are the {mine}")


@pytest.mark.parametrize("other_agrees", [True, False], ids=["both swap", "one keeps"])
def test_both_answer_in_secret_and_the_sides_are_exchanged_only_if_both_want_it(
    server: Running, browsing: Browsing, other_agrees: bool
) -> None:
    people = [Person(server, "Ana"), Person(server, "Bela")]
    table = between_two_games(server, people)
    ana, bela = (browsing.window(server, f"/table/{table}", person=each) for each in people)
    assert_asked(ana, "US", "USSR")
    assert_asked(bela, "USSR", "US")
    # Who has answered sees what they chose; the other is asked the same as before.
    before = bela.locator(".prompt").inner_text()
    ana.get_by_role("button", name=SWAP.format("USSR")).click()
    expect(ana.get_by_text(re.compile("^You chose: Exchange the sides"))).to_be_visible()
    expect(ana.locator(OFFERS)).to_have_count(0)
    assert_asked(bela, "USSR", "US")
    assert bela.locator(".prompt").inner_text() == before
    expect(bela.locator(".log li", has_text="Exchange")).to_have_count(0)
    bela.get_by_role("button", name=(SWAP.format("US") if other_agrees else KEEP.format("USSR"))).click()
    for page, was, then in ((ana, "US", "USSR"), (bela, "USSR", "US")):
        expect(page.locator(".beside h2", has_text="Campaign to 13")).to_contain_text("game 2")
        expect(page.locator("header .you")).to_contain_text(f"You are the {then if other_agrees else was}")
        expect(page.locator(".log li", has_text="The sides are exchanged.")).to_have_count(int(other_agrees))
    for each in people:
        each.leave()
