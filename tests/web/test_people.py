"""Several people at one table, each in a browser of their own: chatting, watching, leaving, coming back."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect
from tests.server.running import Data, Person, Running
from tests.web.browsing import Browsing
from tests.web.playing import OFFERS, OVER, Ears, choose, wait
from tests.web.test_whole_games import hang_up

LIMIT = 600
REAL = 60  # milliseconds


class Company:
    """Ana sits in front of a browser, Béla and Chloé somewhere else."""

    def __init__(self, server: Running, browsing: Browsing) -> None:
        self.server = server
        self.browsing = browsing
        self.luck = random.Random(1962)
        self.ana, self.bela, self.chloe = (Person(server, name) for name in ("Ana", "Béla", "Chloé"))

    def sit_down(self, game: str, *others: Person, **options: bool) -> str:
        """A table for Ana and these others."""
        table = self.ana.make(game, "me", *("friend" for _ in others), limit=LIMIT, options=options)
        for seat, other in enumerate(others, 1):
            invitation = self.ana.table(table)["chairs"][seat]["invitation"]
            other.post(f"/api/tables/{table}/join", {"invitation": invitation})
        return table

    def window(self, person: Person, table: str, *, is_moving: bool = False) -> Page:
        return self.browsing.window(self.server, f"/table/{table}", person=person, is_moving=is_moving)

    def move(self, person: Person, table: str) -> None:
        socket = person.sit(table)
        moved = socket.until("moved")
        socket.move(self.luck.choice(moved["view"]["offers"])["action"], moved["n"])
        socket.until("accepted")
        socket.close()

    def let_the_others_play(self, table: str, *others: Person) -> int:
        """Until Ana is asked; how many moves that were."""
        moves = 0
        while 0 not in (waiting := self.ana.table(table)["waiting"]):
            self.move(others[waiting[0] - 1], table)
            moves += 1
        return moves

    def leave(self) -> None:
        for person in (self.ana, self.bela, self.chloe):
            person.leave()


@pytest.fixture
def company(server: Running, browsing: Browsing) -> Iterator[Company]:
    found = Company(server, browsing)
    yield found
    found.leave()


def play_while_asked(page: Page, company: Company, table: str) -> None:
    """One turn of hers: a card that asks where it goes is two choices."""
    while 0 in company.ana.table(table)["waiting"]:
        n = company.ana.table(table)["n"]
        choose(page, company.luck)
        page.wait_for_function("() => !document.querySelector('main.pending')")
        assert company.ana.table(table)["n"] > n


def test_what_happened_while_somebody_was_away_is_shown_in_order_and_can_be_skipped(company: Company) -> None:
    others = (company.bela, company.chloe)
    table = company.sit_down("13", *others)
    company.let_the_others_play(table, *others)
    page = company.window(company.ana, table, is_moving=True)
    away = page.get_by_role("dialog", name="While you were away")
    wait(page)
    expect(away).to_have_count(0)
    play_while_asked(page, company, table)
    page.goto("/")
    assert company.let_the_others_play(table, *others) >= 2
    # The page's clock stands still, so that there is time to look.
    page.clock.install()
    page.clock.pause_at(time.time() + 3600)
    page.goto(f"/table/{table}")
    expect(away).to_be_visible()
    expect(away.locator("li.now")).to_have_count(1)
    assert page.locator(OFFERS).count() == 0
    skip = away.get_by_role("button", name="Skip to now")
    expect(skip).to_be_focused()
    faster = away.get_by_role("button", name="Faster")
    faster.click()
    expect(faster).to_be_disabled()
    assert page.evaluate("localStorage.speed") == "fast"
    # A button that can be pressed no more gives the focus on.
    page.clock.run_for(100)
    expect(skip).to_be_focused()
    skip.click()
    expect(away).to_have_count(0)
    page.clock.resume()
    wait(page)
    # Once seen, it is not shown again.
    page.reload()
    wait(page)
    expect(away).to_have_count(0)
    # Without a hand on it, it runs to its end.
    play_while_asked(page, company, table)
    page.goto("/")
    assert company.let_the_others_play(table, *others) >= 2
    page.goto(f"/table/{table}")
    expect(away).to_have_count(0)
    assert wait(page) == "asked"


def test_a_connection_that_is_renewed_while_moves_are_shown_skips_none_of_them(company: Company) -> None:
    others = (company.bela, company.chloe)
    table = company.sit_down("13", *others)
    company.let_the_others_play(table, *others)
    page = company.window(company.ana, table, is_moving=True)
    away = page.get_by_role("dialog", name="While you were away")
    wait(page)
    play_while_asked(page, company, table)
    page.goto("/")
    assert company.let_the_others_play(table, *others) >= 2
    ears = Ears(page)
    page.clock.install()
    page.clock.pause_at(time.time() + 3600)
    page.goto(f"/table/{table}")
    expect(away.locator("li.now")).to_have_count(1)
    company.server.ask(hang_up(company.server, table, 0))
    # Sooner than the next move would be shown; of a connection that is so soon back, nobody hears.
    while len(ears.hellos) < 2:
        page.clock.run_for(20)
        # The page's time must not run on while the line is made.
        page.wait_for_timeout(REAL)
    expect(page.locator(".bann")).to_have_count(0)
    page.wait_for_timeout(300)
    expect(away).to_be_visible()
    assert page.locator(OFFERS).count() == 0
    page.clock.resume()
    expect(away).to_have_count(0)
    assert wait(page) == "asked"


def test_what_comes_while_older_moves_are_fetched_is_shown_after_them(company: Company) -> None:
    dora = Person(company.server, "Dora")
    others = (company.bela, company.chloe, dora)
    table = company.sit_down("13", *others)
    company.let_the_others_play(table, *others)
    page = company.window(company.ana, table, is_moving=True)
    wait(page)
    page.goto("/")
    # Ana, Béla and Chloé play.
    people = (company.ana, *others)
    while (asked := company.ana.table(table)["waiting"][0]) != 3:
        company.move(people[asked], table)
    held: list[Route] = []
    page.route("**/positions/*", lambda route: held.append(route))
    ears = Ears(page)
    page.goto(f"/table/{table}")
    while not held:
        page.wait_for_timeout(20)
    # It is Ana's turn, and the page is told so before it has what came earlier.
    company.let_the_others_play(table, *others)
    while not ears.offers:
        page.wait_for_timeout(20)
    assert page.locator(OFFERS).count() == 0
    for route in held:
        route.continue_()
    wait(page)
    expect(page.get_by_role("dialog", name="While you were away")).to_have_count(0)
    n = company.ana.table(table)["n"]
    choose(page, company.luck)
    page.wait_for_function("() => !document.querySelector('main.pending')")
    assert company.ana.table(table)["n"] > n
    dora.leave()


def test_a_running_game_of_13_is_not_looked_back_on_past_a_pile_that_was_closed(company: Company) -> None:
    others = (company.bela, company.chloe)
    table = company.sit_down("13", *others)
    people = (company.ana, *others)
    socket = company.ana.sit(table)
    steps = socket.until("moved")["steps"]
    while not (taken := [step for step in steps if "took" in ids(step)]):
        company.move(people[company.ana.table(table)["waiting"][0]], table)
        steps += socket.until("moved")["steps"]
    plays = [event for step in steps for event in step["events"] if event["id"] == "played"]
    target, n = taken[0]["events"][1]["target"], taken[0]["events"][1]["n"]
    page = company.window(company.ana, table)
    lines = page.locator(".log li:not(.rule)")
    expect(lines).to_have_count(len(plays))
    hidden = [at for at, play in enumerate(plays[:-1]) if play["target"] == target]
    assert len(hidden) == n
    for at, line in enumerate(lines.all_inner_texts()):
        assert bool(re.search(r": \d+\b", line)) == (at not in hidden), line
    # Before it was taken.
    lines.nth(len(plays) - 2).get_by_role("button").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("^Some of that lies face down now"))
    expect(page.locator(".board.past")).to_have_count(0)
    # It is remembered where everybody may remember: when the game is over, or if all agreed to it.
    opened = company.ana.make("13", "me", "easy", "easy", options={"open_piles": True})
    page.goto(f"/table/{opened}")
    choose(page, company.luck)
    page.locator(".log li button").first.click()
    expect(page.locator(".board.past")).to_be_visible()


def ids(step: Data) -> list[str]:
    return [event["id"] for event in step["events"]]


def test_who_has_made_a_table_without_sitting_at_it_may_close_it(company: Company) -> None:
    table = company.ana.make("13", "open", "friend", "friend")
    page = company.window(company.ana, table)
    page.get_by_role("button", name="Leave the table").click()
    page.wait_for_url(lambda url: url.endswith("/"))
    assert company.ana.table(table)["status"] == "closed"
    other = company.ana.make("13", "open", "friend", "friend")
    stranger = company.window(company.bela, other)
    expect(stranger.get_by_role("heading", level=1)).to_be_visible()
    expect(stranger.get_by_role("button", name="Leave the table")).to_have_count(0)


def test_a_silent_chair_is_given_to_a_bot_by_the_others(company: Company) -> None:
    others = (company.bela, company.chloe)
    table = company.sit_down("13", *others)
    company.let_the_others_play(table, *others)
    page = company.window(company.ana, table)
    play_while_asked(page, company, table)
    (silent,) = company.ana.table(table)["waiting"]
    give = page.get_by_role("button", name="Give the chair to a bot")
    # Nobody sits there: nobody is said to think.
    expect(page.locator(".prompt .q strong")).to_have_text(re.compile(r"^Waiting for .* \(away\)…$"))
    assert give.count() == 0
    company.server.clock.ahead += (LIMIT + 5) * 1000
    page.reload()
    expect(page.locator(".prompt .q strong")).to_contain_text("does not answer")
    give.click()
    expect(give).to_have_count(0)
    chair = company.ana.table(table)["chairs"][silent]
    assert (chair["kind"], chair["replaced"]) == ("bot", True)
    # Who was replaced watches from now on.
    guest = company.window(others[silent - 1], table)
    expect(guest.locator("header .you")).to_contain_text("You watch")


def test_who_gives_up_a_game_for_two_has_lost_it_and_a_rematch_swaps_the_sides(company: Company) -> None:
    table = company.sit_down("13-days", company.bela)
    ana = company.window(company.ana, table)
    bela = company.window(company.bela, table)
    wait(ana)
    wait(bela)
    ana.get_by_role("button", name="Menu").click()
    ana.get_by_role("button", name=re.compile("^Give up")).click()
    ana.get_by_role("button", name="Give up", exact=True).click()
    expect(ana.locator(OVER).get_by_role("heading", level=2)).to_have_text("You lost.")
    expect(ana.locator(f"{OVER} p")).to_contain_text("You gave up.")
    expect(bela.locator(OVER).get_by_role("heading", level=2)).to_have_text("You won!")
    expect(bela.locator(f"{OVER} p")).to_contain_text("Ana gave up.")
    # Who has put the end away to look at the table is not shown it again after each look at something older.
    ana.locator(OVER).get_by_role("button", name="See the table").click()
    ana.locator(".log li button").first.click()
    expect(ana.locator(".board.past")).to_be_visible()
    ana.locator(".prompt").get_by_role("button", name="Back").click()
    expect(ana.locator(".board.past")).to_have_count(0)
    assert ana.locator(OVER).count() == 0
    ana.locator(".prompt").get_by_role("button", name="Rematch").click()
    ana.wait_for_url(lambda url: table not in url)
    again = ana.url.rsplit("/", 1)[1]
    # It is written in one place, and said aloud there.
    expect(bela.get_by_text("Ana wants a rematch")).to_have_count(1)
    expect(bela.get_by_role("status").filter(has_text="Ana wants a rematch")).to_have_count(1)
    bela.locator(OVER).get_by_role("button", name="To the rematch").click()
    bela.wait_for_url(f"**/table/{again}")
    wait(ana)
    wait(bela)
    expect(ana.locator("header .you")).to_contain_text("You are the USSR")
    expect(bela.locator("header .you")).to_contain_text("You are the US")


def test_who_gives_up_among_several_watches_and_a_bot_goes_on(company: Company) -> None:
    table = company.sit_down("13", company.bela, company.chloe)
    page = company.window(company.ana, table)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=re.compile("^Give up")).click()
    page.get_by_role("button", name="Give up", exact=True).click()
    expect(page.locator("header .you")).to_contain_text("You watch")
    expect(page.locator("dialog[open]")).to_have_count(0)
    # The watcher's view comes by a connection of its own.
    expect(page.locator(".hand .card")).to_have_count(0)
    assert page.locator(OFFERS).count() == 0
    chair = company.bela.table(table)["chairs"][0]
    assert (chair["kind"], chair["replaced"]) == ("bot", True)


def test_a_chat_is_read_by_all_and_written_by_those_who_sit(company: Company) -> None:
    table = company.sit_down("13-days", company.bela)
    ana = company.window(company.ana, table)
    bela = company.window(company.bela, table)
    watcher = company.window(company.chloe, table)
    ana.locator(".chat input").fill("Two more and I am out of cubes.")
    ana.get_by_role("button", name="Send").click()
    expect(ana.locator(".chat input")).to_have_value("")
    bela.locator(".chat input").fill("Then we both blink.")
    bela.keyboard.press("Enter")
    expect(ana.locator(".chat .lines p")).to_have_text(
        ["You Two more and I am out of cubes.", "Béla Then we both blink."]
    )
    expect(bela.locator(".chat .lines p")).to_have_text(
        ["Ana Two more and I am out of cubes.", "You Then we both blink."]
    )
    expect(watcher.locator(".chat .lines p")).to_have_text(
        ["Ana Two more and I am out of cubes.", "Béla Then we both blink."]
    )
    expect(watcher.locator(".chat input")).to_have_count(0)
    # Who comes later reads what was said.
    ana.reload()
    expect(ana.locator(".chat .lines p")).to_have_count(2)


def test_a_third_person_watches_and_sees_what_is_played_but_no_hand(company: Company) -> None:
    others = (company.bela, company.chloe)
    # Where piles lie closed, the past is closed too as soon as somebody has taken cards.
    table = company.sit_down("13", *others, open_piles=True)
    company.let_the_others_play(table, *others)
    ana = company.window(company.ana, table)
    watcher = company.browsing.window(company.server, f"/table/{table}")
    expect(watcher.locator("header .you")).to_contain_text("You watch")
    lines = watcher.locator(".log li")
    before = lines.count()
    play_while_asked(ana, company, table)
    expect(lines).not_to_have_count(before)
    expect(watcher.locator(".prompt .q strong")).to_contain_text("(away)")
    assert watcher.locator(OFFERS).count() == 0
    assert watcher.locator(".hand .card").count() == 0
    assert watcher.get_by_role("button", name="Menu").count() == 1
    # A line of the log shows the board as it was to a watcher, too.
    lines.get_by_role("button").first.click()
    expect(watcher.locator(".board.past")).to_be_visible()
    watcher.get_by_role("button", name=re.compile("now", re.I)).click()
    expect(watcher.locator(".board.past")).to_have_count(0)


def test_the_same_guest_goes_on_with_another_device_by_a_link_that_works_once(
    company: Company,
) -> None:
    table = company.sit_down("13-days", company.bela)
    first = company.browsing.window(company.server, f"/table/{table}", person=company.ana)
    first.get_by_role("button", name="Menu").click()
    first.get_by_role("button", name="Play on with another device").click()
    link = first.get_by_role("textbox", name="Link for the other device").input_value()
    # Who one becomes is said before, and who is left behind.
    other = company.browsing.window(company.server, link, person=company.bela)
    expect(other.locator("dd")).to_have_text(["Ana · 1 unfinished game", "Béla · 1 unfinished game"])
    expect(other.locator("main")).to_contain_text("is left behind")
    # Where it comes from there is nobody to become.
    same = company.browsing.window(company.server, link, person=company.ana)
    expect(same.locator("main")).to_contain_text("This browser plays as this guest already")
    expect(same.get_by_role("button", name="Be this guest")).to_have_count(0)
    expect(same.locator("main")).not_to_contain_text("left behind")
    # A line that is down says nothing about the link.
    second = company.browsing.window(company.server, None)
    company.browsing.expected.append("ERR_FAILED")
    second.route("**/api/device/whose", lambda route: route.abort())
    second.goto(link)
    expect(second.get_by_role("alert")).to_be_visible()
    expect(second.locator("main")).not_to_contain_text("used already")
    second.unroute("**/api/device/whose")
    second.get_by_role("button", name="Try now").click()
    expect(second.locator("dd")).to_have_text(["Ana · 1 unfinished game"])
    expect(second.locator("main")).not_to_contain_text("left behind")
    second.get_by_role("button", name="Be this guest").click()
    # To the table at which the link was made.
    second.wait_for_url(lambda url: url.endswith(f"/table/{table}"))
    wait(second)
    expect(second.locator("header .you")).to_contain_text("You are the US")
    # The second time it leads to nobody; who had it open before is refused.
    third = company.browsing.window(company.server, link)
    expect(third.get_by_role("alert")).to_contain_text("used already")
    expect(third.get_by_role("button", name="Be this guest")).to_have_count(0)
    company.browsing.expected.append(r"status of 403 .*/api/device")
    other.get_by_role("button", name="Be this guest").click()
    expect(other.get_by_role("alert")).to_contain_text("used already")


def test_a_second_link_in_the_place_of_the_first_says_whom_it_makes_of_one(company: Company) -> None:
    """Whoever pastes it where the other one was stays on the page."""
    links = [f"/device#{person.post('/api/me/link')['secret']}" for person in (company.ana, company.bela)]
    page = company.browsing.window(company.server, links[0])
    expect(page.locator("dd").first).to_contain_text("Ana")
    page.evaluate("(link) => (location.hash = link)", links[1].split("#")[1])
    expect(page.locator("dd").first).to_contain_text("Béla")
    page.get_by_role("button", name="Be this guest").click()
    page.wait_for_url(lambda url: "device" not in url)
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Béla")


def test_a_name_is_changed_on_the_front_page_and_seen_by_the_others(company: Company) -> None:
    table = company.sit_down("13-days", company.bela)
    page = company.browsing.window(company.server, "/", person=company.ana)
    page.get_by_role("textbox", name="Your name").fill("Anastasia")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".guest p").first).to_have_text(re.compile("saved|kept|known", re.I))
    other = company.window(company.bela, table)
    expect(other.locator(".chat .there")).to_contain_text("Anastasia")
