"""What somebody meets who plays for the first time: each of these once stood in the way of one."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Data, Person, Running, wait_until
from tests.web.browsing import WIDE, Browsing, stand_still
from tests.web.playing import OFFERS

SMALL = (360, 740)
# However rare a position is that is looked for.
MANY_GAMES = 60
# By the page's own clock, which the test winds.
AT_ONCE = 3_000
DEAF = """
window.deaf = false;
window.WebSocket = class extends WebSocket {
  send(message) {
    if (!window.deaf) super.send(message);
  }
};
"""
# The bar with the question or the end: its buttons, and whether each is seen whole, above the tabs.
SEEN = """() => {
    const tabs = document.querySelector("nav.tabs").getBoundingClientRect();
    return [...document.querySelectorAll(".thumb .btn")].filter((one) => one.offsetParent).map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 0 && bottom <= tabs.top;
    });
}"""
# Which choices are seen in part only, and how many there are in how many rows.
CUT = """() => {
    const box = document.querySelector(".prompt .offers").getBoundingClientRect();
    const buttons = [...document.querySelectorAll(".prompt .offers .btn")];
    const all = buttons.map((one) => one.getBoundingClientRect());
    const cut = all.filter(({ top, bottom }) => top < box.bottom - 1 && bottom > box.bottom + 1);
    return [cut.length, new Set(all.map(({ top }) => top)).size];
}"""


def play_until(
    person: Person, table: str, stop: Callable[[Data], bool], luck: random.Random, verb: str = ""
) -> bool:
    """Choose by luck, the `verb` where it is offered, until a position is such, or the end. Was there one?"""
    socket = person.sit(table)
    for message in socket.positions():
        view = message["view"]
        if stop(view) or view["outcome"] is not None:
            socket.close()
            return stop(view)
        actions = [offer["action"] for offer in view["offers"]]
        wanted = [action for action in actions if action.startswith(verb)] or actions
        if wanted:
            socket.move(luck.choice(wanted), message["n"])
    raise AssertionError("nothing more is told")


def such_a_table(person: Person, game: str, stop: Callable[[Data], bool], verb: str = "") -> str:
    for seed in range(MANY_GAMES):
        table = person.make(game, "me", "easy")
        if play_until(person, table, stop, random.Random(seed), verb):
            return table
    raise AssertionError("there is no such position")


def is_between_games(view: Data) -> bool:
    return view["outcome"] is None and view["table"]["end"] is not None and bool(view["offers"])


def test_that_the_line_is_gone_is_said_at_once(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    page = browsing.window(server, None, person=person)
    stand_still(page)
    page.goto(f"/table/{person.make('13-minutes', 'me', 'easy')}")
    expect(page.locator(OFFERS).first).to_be_visible()
    browsing.expected.append("ERR_INTERNET_DISCONNECTED")
    page.evaluate("addEventListener('offline', () => (window.isOffline = true))")
    page.context.set_offline(True)
    page.wait_for_function("() => window.isOffline")
    page.clock.run_for(AT_ONCE)
    expect(page.locator(".bann")).to_be_visible()
    # What is said meanwhile is kept, and said to be on its way.
    page.locator(".chat input").fill("Are you there?")
    page.locator(".chat button").click()
    late = page.locator(".chat .late")
    expect(late).to_contain_text("Are you there? Not sent yet…")
    page.context.set_offline(False)
    page.clock.resume()
    expect(page.locator(".bann")).to_have_count(0)
    expect(late).to_have_count(0)
    expect(page.locator(".chat .lines p")).to_contain_text("Are you there?")
    person.leave()


@pytest.mark.parametrize("is_other_heard", [False, True], ids=["nobody else", "somebody else"])
def test_a_choice_that_nobody_answers_is_said_not_to_be_sent_and_sent_again(
    server: Running, browsing: Browsing, is_other_heard: bool
) -> None:
    ana, bela = Person(server, "Ana"), Person(server, "Bela")
    table = ana.make("13-minutes", "me", "open")
    n = bela.post(f"/api/tables/{table}/join")["n"]
    page = browsing.window(server, None, person=ana)
    page.add_init_script(DEAF)
    stand_still(page)
    page.goto(f"/table/{table}")
    offer = page.locator(OFFERS).first
    expect(offer).to_be_visible()
    page.evaluate("window.deaf = true")
    offer.click()
    if is_other_heard:
        # So the line is not gone: but what was said was lost all the same.
        bela.sit(table).move("bid 4", n)
        expect(page.locator(".auction .who small", has_text="sealed")).to_have_count(1)
    page.clock.run_for(AT_ONCE)
    expect(page.locator(".prompt .late")).to_have_text("Not sent yet…")
    assert ana.table(table)["n"] == n + is_other_heard
    page.evaluate("window.deaf = false")
    page.clock.resume()
    expect(page.locator(".prompt .late")).to_have_count(0)
    wait_until(lambda: bool(ana.table(table)["n"] > n + is_other_heard))
    for each in (ana, bela):
        each.leave()


def buttons_are_seen(page: Page) -> None:
    page.locator(".thumb .btn").first.wait_for()
    page.wait_for_function(f"() => {{ const all = ({SEEN})(); return all.length && all.every(Boolean); }}")


def test_between_games_and_at_the_end_a_phone_shows_the_button_that_goes_on(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-minutes-campaign", is_between_games)
    pages = [
        browsing.window(server, f"/table/{table}", person=person, size=SMALL, lang=lang)
        for lang in ("en", "ru")
    ]
    for page in pages:
        buttons_are_seen(page)
    person.post(f"/api/tables/{table}/resign")
    for page in pages:
        dialog = page.locator(".veil .over")
        expect(dialog).to_be_in_viewport(ratio=1)
        dialog.locator("button").last.click()
        buttons_are_seen(page)
    person.leave()


def test_who_started_the_war_is_told_so_and_by_what(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")

    def is_lost_by_war(view: Data) -> bool:
        outcome = view["outcome"]
        return outcome is not None and outcome["reason"] == "reason-war" and outcome["winners"] == [1]

    # Who lays all into the own sphere has a war soon enough.
    table = such_a_table(person, "13-minutes", is_lost_by_war, "sphere ")
    page = browsing.window(server, f"/table/{table}", person=person)
    said = page.locator(".over p")
    expect(said).to_have_text(
        re.compile(r"^You have started a nuclear war\. .* symbols lie in your sphere\.$")
    )
    # When it is over, nobody is warned any more.
    expect(page.locator(".side dd", has_text="one more")).to_have_count(0)
    person.leave()


def test_many_choices_are_seen_whole(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-days", lambda view: len(view["offers"]) >= 9)
    page = browsing.window(server, f"/table/{table}", person=person, size=WIDE, lang="ru")
    page.locator(OFFERS).first.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    cut, rows = page.evaluate(CUT)
    assert rows >= 2
    assert cut == 0
    person.leave()


def test_who_is_asked_for_a_rematch_is_told_by_whom_and_who_asked_is_told_that_they_are(
    server: Running, browsing: Browsing
) -> None:
    ana, boris = Person(server, "Ana"), Person(server, "Boris")
    table = ana.make("13-minutes", "me", "friend")
    invitation = ana.table(table)["chairs"][1]["invitation"]
    boris.post(f"/api/tables/{table}/join", {"invitation": invitation})
    ana.post(f"/api/tables/{table}/resign")
    asking = browsing.window(server, f"/table/{table}", person=ana)
    asked = browsing.window(server, f"/table/{table}", person=boris)
    asked.locator(".over").get_by_role("button", name="Rematch").wait_for()
    asking.locator(".over").get_by_role("button", name="Rematch").click()
    expect(asking.locator(".ring")).to_contain_text("Boris has been asked.")
    expect(asked.locator(".over .asks")).to_have_text("Ana wants a rematch.")
    asked.locator(".over").get_by_role("button", name="To the rematch").click()
    expect(asking.locator(".board")).to_be_visible()
    ana.leave()
    boris.leave()
