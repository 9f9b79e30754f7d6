"""What is seldom seen is for everybody too: a closed table, no connection, what was missed or went wrong."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.server.running import GENEROUS, Person, Running, running
from tests.web.browsing import PHONE, THEMES, WIDE, Browsing
from tests.web.playing import wait
from tests.web.test_pages import AXE, RUN

from redphone.server.settings import Rate

LIMIT = 600
# A move that is shown stays, and yet there is time for what does not last as long.
STILL = """
const soon = setTimeout;
window.setTimeout = (done, after, ...more) => soon(done, after > 300 ? 3_600_000 : after, ...more);
"""


class Rare:
    """Ana, in front of a page that is in one of these states; Béla and Chloé play somewhere else."""

    def __init__(self, server: Running, browsing: Browsing, theme: str, size: tuple[int, int]) -> None:
        self.server = server
        self.browsing = browsing
        self.theme = theme
        self.size = size
        self.people = [Person(server, name) for name in ("Ana", "Béla", "Chloé")]
        self.luck = random.Random(1962)

    def sit_down(self, game: str) -> str:
        ana, *others = self.people[: 2 if game == "13-days" else 3]
        table = ana.make(game, "me", *("friend" for _ in others), limit=LIMIT)
        for seat, other in enumerate(others, 1):
            invitation = ana.table(table)["chairs"][seat]["invitation"]
            other.post(f"/api/tables/{table}/join", {"invitation": invitation})
        return table

    def move(self, table: str, seat: int) -> None:
        socket = self.people[seat].sit(table)
        moved = socket.until("moved")
        socket.move(self.luck.choice(moved["view"]["offers"])["action"], moved["n"])
        socket.until("accepted")
        socket.close()

    def until_asked(self, table: str, *, is_ana: bool) -> None:
        """Let whoever is asked play until it is Ana, or somebody else, who is waited for."""
        while (0 in (waiting := self.people[0].table(table)["waiting"])) != is_ana:
            self.move(table, waiting[0])

    def window(self, table: str | None, *, is_moving: bool = False) -> Page:
        path = None if table is None else f"/table/{table}"
        return self.browsing.window(
            self.server,
            path,
            person=self.people[0],
            is_moving=is_moving,
            theme=self.theme,
            size=self.size,
        )


def a_closed_table(rare: Rare) -> Page:
    table = rare.people[0].make("13", "open", "friend", "friend")
    page = rare.window(table)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    rare.people[0].post(f"/api/tables/{table}/leave")
    expect(page.get_by_role("link", name="Pick a game")).to_be_visible()
    return page


def a_lost_connection(rare: Rare) -> Page:
    table = rare.sit_down("13-days")
    page = rare.window(table)
    wait(page)
    cut(rare, page, table)
    return page


def a_lost_connection_before_the_start(rare: Rare) -> Page:
    table = rare.people[0].make("13-days", "me", "friend")
    page = rare.window(table)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    cut(rare, page, table)
    return page


def cut(rare: Rare, page: Page, table: str) -> None:
    async def hang_up() -> None:
        for connection in rare.server.house.hub.at(table):
            connection.close(1012, "")

    rare.browsing.expected.append("WebSocket|ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    rare.server.ask(hang_up())
    expect(page.locator(".bann")).to_be_visible()


def while_you_were_away(rare: Rare) -> Page:
    table = rare.sit_down("13")
    rare.until_asked(table, is_ana=True)
    page = rare.window(table, is_moving=True)
    wait(page)
    page.goto("/")
    rare.until_asked(table, is_ana=False)
    rare.until_asked(table, is_ana=True)
    page.add_init_script(STILL)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("dialog", name="While you were away").locator("li.now")).to_have_count(1)
    return page


def a_conflict(rare: Rare) -> Page:
    table = rare.sit_down("13")
    rare.until_asked(table, is_ana=True)
    page = rare.window(None)
    is_late = False

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: None if is_late and '"moved"' in message else socket.send(message))

    page.route_web_socket("**/socket", between)
    page.goto(f"/table/{table}")
    wait(page)
    # In another window she has played meanwhile, and this one has not heard of it.
    is_late = True
    rare.move(table, 0)
    page.keyboard.press("1")
    expect(page.locator(".problem")).to_contain_text("Something else happened first")
    return page


def a_problem(rare: Rare) -> Page:
    page = rare.window(rare.sit_down("13-days"))
    wait(page)
    tabs = page.locator("nav.tabs button")
    if tabs.first.is_visible():
        tabs.nth(2).click()
    for line in ("one", "two"):
        page.locator(".chat input").fill(line)
        page.keyboard.press("Enter")
    expect(page.locator(".problem")).to_contain_text("too fast")
    if tabs.first.is_visible():
        tabs.first.click()
    expect(page.locator(".problem")).to_be_visible()
    return page


def a_silent_seat(rare: Rare) -> Page:
    table = rare.sit_down("13")
    rare.until_asked(table, is_ana=False)
    rare.server.clock.ahead += (LIMIT + 5) * 1000
    page = rare.window(table)
    expect(page.get_by_role("button", name="Give the chair to a bot")).to_be_visible()
    return page


def a_failed_replay(rare: Rare) -> Page:
    rare.browsing.expected.append("ERR_FAILED")
    table = rare.sit_down("13-days")
    rare.people[1].post(f"/api/tables/{table}/resign")
    page = rare.window(None)
    page.goto(f"/table/{table}/replay")
    seats = page.locator(".ctl .seg button")
    expect(seats).to_have_count(2)
    page.route("**/replay?seat=1", lambda route: route.abort())
    seats.nth(1).click()
    expect(page.get_by_role("alert").filter(has_text="cannot be reached")).to_be_visible()
    return page


STATES = (
    a_closed_table,
    a_lost_connection,
    a_lost_connection_before_the_start,
    while_you_were_away,
    a_conflict,
    a_problem,
    a_silent_seat,
    a_failed_replay,
)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_no_violation_in_states_that_are_seldom_seen(
    tmp_path: Path, client: Path, browsing: Browsing, theme: str, size: tuple[int, int]
) -> None:
    axe = AXE.read_text(encoding="utf-8")
    wrong: dict[str, list[str]] = {}
    # One line of chat, and no second one soon.
    limits = replace(GENEROUS, chat=Rate(0.01, 1))
    with running(tmp_path / "tables.db", client=client, limits=limits, hidden_games=False) as server:
        rare = Rare(server, browsing, theme, size)
        for state in STATES:
            page = state(rare)
            assert page.locator("html").get_attribute("data-theme") == theme
            page.evaluate(axe)
            checks, found = page.evaluate(RUN)
            assert checks > 5, state.__name__
            if found:
                wrong[state.__name__] = found
            page.context.close()
        for person in rare.people:
            person.leave()
    assert wrong == {}
