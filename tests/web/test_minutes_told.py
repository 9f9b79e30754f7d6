"""What 13 Minutes says: dangers, sources, the auction, whose event comes first, how it ended, a replay."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Data, Person, Running
from tests.web.browsing import PHONE, WIDE, Browsing, settled
from tests.web.minutes_tables import IS_CUT, NOTEBOOK, deck_button, is_won, near_war, sit
from tests.web.playing import OVER, play, wait
from tests.web.test_newcomers import is_between_games, such_a_table

import redphone

# Does the zone end where the question begins, or above?
IS_ABOVE_THE_QUESTION = """zone => zone.getBoundingClientRect().bottom
    <= document.querySelector(".thumb").getBoundingClientRect().top + 1"""
# Milliseconds after which a second tap is no part of a double one.
TWICE = 700
# How much of a place in the hand lies empty below its card.
HOLE = """one => one.getBoundingClientRect().bottom
    - one.querySelector(".minutes-card").getBoundingClientRect().bottom"""
TWO = r"two (military|political|world opinion) symbols lie in"
NEAR = re.compile(
    rf"^(You are one step from war: {TWO} your|The USSR is one step from war: {TWO} the USSR) sphere"
)


@pytest.mark.parametrize("size", [NOTEBOOK, PHONE], ids=["notebook", "phone"])
@pytest.mark.parametrize(("slug", "lost"), [("13-minutes", "game"), ("13-minutes-campaign", "campaign")])
def test_two_of_a_kind_are_a_danger_that_is_told_above_the_zones(
    server: Running, browsing: Browsing, slug: str, lost: str, size: tuple[int, int]
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, slug, near_war, "sphere ")
    page = browsing.window(server, f"/table/{table}", person=person, size=size)
    wait(page)
    told = page.locator("p", has=page.locator("b", has_text="one step from war"))
    expect(told).to_have_text(NEAR)
    expect(told).to_contain_text(f"A third at the end loses the {lost}.")
    expect(told).to_be_in_viewport()
    # The sphere's own gauge shows the same.
    expect(page.locator(".zone .gauge .hot").first.locator(".pips i.full")).to_have_count(2)
    person.leave()


@pytest.mark.parametrize("may_be", [True, False])
def test_the_last_cards_are_named_as_a_danger_only_where_they_are_one(
    server: Running, browsing: Browsing, may_be: bool
) -> None:
    person = Person(server, "Ana")

    def is_such(view: Data) -> bool:
        dangers = [danger for side in view["table"]["sides"] for danger in side["danger"]]
        return near_war(view) and all(each["last"] == may_be for each in dangers if each["symbols"] == 2)

    table = such_a_table(person, "13-minutes", is_such, "sphere ")
    page = browsing.window(server, f"/table/{table}", person=person)
    wait(page)
    told = page.locator("p", has=page.locator("b", has_text="one step from war"))
    expect(told).to_have_text(NEAR)
    expect(told.filter(has_text="The last cards may bring it.")).to_have_count(int(may_be))
    person.leave()


def test_when_both_sides_are_one_step_from_war_both_are_named(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")

    def is_such(view: Data) -> bool:
        return near_war(view) and all(
            any(danger["symbols"] == 2 for danger in side["danger"]) for side in view["table"]["sides"]
        )

    table = such_a_table(person, "13-minutes", is_such, "sphere ")
    page = browsing.window(server, f"/table/{table}", person=person)
    wait(page)
    told = page.locator("p", has=page.locator("b", has_text="You are one step from war:"))
    expect(told).to_contain_text("The USSR is one step from war: two")
    person.leave()


def test_on_a_phone_both_cards_say_what_their_events_do_and_that_they_are_reconstructed(
    server: Running, browsing: Browsing
) -> None:
    person, _, page = sit(server, browsing, "13-minutes", 0, size=PHONE)
    wait(page)
    events = page.locator(".hand .slot .text")
    expect(events).to_have_count(2)
    for at in range(2):
        expect(events.nth(at)).to_be_visible()
        expect(events.nth(at)).not_to_be_empty()
    expect(page.locator(".hand .slot .known").first).to_have_text("partly reconstructed")
    person.leave()


def test_a_card_says_what_of_it_is_reconstructed_and_where_the_rest_is_known_from(
    server: Running, browsing: Browsing
) -> None:
    person, _, page = sit(server, browsing, "13-minutes", 0)
    wait(page)
    expect(page.locator(".hand .folder .known")).to_contain_text("Our reconstruction")
    page.locator(".hand .more").click()
    large = page.locator("dialog[open]")
    expect(large).to_contain_text("from the rulebook")
    expect(large).to_contain_text("our reconstruction")
    large.get_by_role("button", name="Close").click()
    deck_button(page).click()
    cards = page.locator("dialog[open] li")
    expect(cards).to_have_count(13)
    expect(page.locator("dialog[open] p", has_text="Already seen")).to_be_visible()
    expect(cards.filter(has_text="Quarantine")).to_contain_text("Our reconstruction: name, cubes, event.")
    person.leave()


def test_the_decks_own_file_can_be_had_beside_the_board(server: Running, browsing: Browsing) -> None:
    person, _, page = sit(server, browsing, "13-minutes", 0)
    wait(page)
    deck_button(page).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="This deck as a file").click()
    own = redphone.game("13-minutes").registration.standard("deck")
    assert Path(download.value.path()).read_text(encoding="utf-8") == own
    person.leave()


def test_the_rules_in_brief_introduce_the_three_kinds_by_their_signs(
    server: Running, browsing: Browsing
) -> None:
    person, _, page = sit(server, browsing, "13-minutes", 0)
    wait(page)
    page.get_by_role("button", name="Rules").click()
    line = page.locator("dialog[open] li", has_text="world opinion: three of one kind in your sphere")
    expect(line).to_have_text(re.compile("military,.*political or"))
    expect(line.locator("svg")).to_have_count(3)
    expect(page.locator("dialog[open]")).to_contain_text("A dashed red frame")
    person.leave()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_how_the_auction_ended_is_said_while_the_first_cards_are_played(
    server: Running, browsing: Browsing, size: tuple[int, int]
) -> None:
    ana, bela = Person(server, "Ana"), Person(server, "Bela")
    table = ana.make("13-minutes", "me", "open")
    bela.post(f"/api/tables/{table}/join")
    page = browsing.window(server, f"/table/{table}", person=ana, size=size)
    other = bela.sit(table)
    other.move("bid 1", other.until("moved")["n"])
    # It stands only once on the screen.
    page.locator("[data-action='bid 4']").filter(visible=True).click()
    page.locator(".auction [data-action='first us']").click()
    news = page.locator(".board .news")
    expect(news).to_contain_text("Bids: US 4, USSR 1. The US wins the auction.")
    expect(news).to_contain_text("The US decides: the US plays first.")
    expect(news).to_be_in_viewport()
    for each in (ana, bela):
        each.leave()


def test_a_finger_bids_by_choosing_the_same_number_twice_and_the_numbers_stay_where_they_are(
    server: Running, browsing: Browsing
) -> None:
    ana, bela = Person(server, "Ana"), Person(server, "Bela")
    table = ana.make("13-minutes", "me", "open")
    bela.post(f"/api/tables/{table}/join")
    page = browsing.window(server, f"/table/{table}", person=ana, size=PHONE, is_touched=True)
    other = bela.sit(table)
    other.move("bid 1", other.until("moved")["n"])
    rows = page.locator(".auction .offers")
    expect(rows.get_by_role("button")).to_have_count(14)
    settled(page)
    before = rows.evaluate("one => one.offsetTop")
    for n in (13, 4):
        rows.locator(f"[data-action='bid {n}']").tap()
        again = f"Bid {n} cubes: Choose it once more to confirm"
        expect(page.locator(".auction .head p")).to_have_text(again)
        assert rows.evaluate("one => one.offsetTop") == before
    # Not at once: a double tap is one that was not read.
    page.wait_for_timeout(TWICE)
    rows.locator("[data-action='bid 4']").tap()
    expect(page.locator(".auction .letter.open .num")).to_have_text(["4", "1"])
    for each in (ana, bela):
        each.leave()


def test_where_a_lot_decided_the_auction_nobody_is_said_to_have_paid(
    server: Running, browsing: Browsing
) -> None:
    ana, bela = Person(server, "Ana"), Person(server, "Bela")
    table = ana.make("13-minutes", "me", "open", options={"bid_ties": 1})
    bela.post(f"/api/tables/{table}/join")
    page = browsing.window(server, f"/table/{table}", person=ana)
    other = bela.sit(table)
    other.move("bid 4", other.until("moved")["n"])
    page.locator(".prompt [data-action='bid 4']").click()
    expect(page.locator(".auction .head small")).to_have_text(re.compile("^Tied too often: nobody pays"))
    said = page.locator(".auction .who small")
    expect(said.filter(has_text="has the initiative")).to_have_count(1)
    expect(said.filter(has_text="has the cubes back")).to_have_count(1)
    expect(page.locator(".log li", has_text="Both bid 4. The cubes return.")).to_have_count(1)
    expect(page.locator(".log li", has_text="held again")).to_have_count(0)
    for each in (ana, bela):
        each.leave()


def test_what_the_other_side_does_first_with_my_card_is_said_above_the_zones(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    luck = random.Random(2)
    for _ in range(20):
        table = person.make("13-minutes", "me", "easy")
        page = browsing.window(server, f"/table/{table}", person=person, size=PHONE)
        said = page.locator(".board .news", has_text="First the event of")
        while wait(page) == "asked" and not said.count():
            play(page, luck, clicks=1)
        if said.count():
            break
        page.close()
    expect(said).to_have_text(re.compile(r"^USSR First the event of .+[.:]"))
    expect(said).to_be_in_viewport()
    person.leave()


@pytest.mark.parametrize("size", [NOTEBOOK, PHONE], ids=["notebook", "phone"])
def test_the_other_sides_card_beside_mine_says_who_plays_it(
    server: Running, browsing: Browsing, size: tuple[int, int]
) -> None:
    person = Person(server, "Ana")

    def is_such(view: Data) -> bool:
        return view["prompt"] is not None and view["prompt"]["id"] == "ask-trigger"

    table = such_a_table(person, "13-minutes", is_such)
    page = browsing.window(server, f"/table/{table}", person=person, size=size)
    wait(page)
    expect(page.locator(".hand .slot.theirs .by")).to_have_text("Played by the USSR")
    expect(page.locator(".hand .by")).to_have_count(1)
    # The card is as high as the room that it has.
    assert page.locator(".hand .slot.theirs").evaluate(HOLE) < 4
    person.leave()


def test_a_war_that_ends_a_campaign_is_told_above_the_count_and_the_count_stands_once(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")

    def is_war(view: Data) -> bool:
        return view["outcome"] is not None and bool(view["table"]["end"]["war"])

    table = such_a_table(person, "13-minutes-campaign", is_war, "sphere ")
    page = browsing.window(server, f"/table/{table}", person=person, size=NOTEBOOK)
    expect(page.locator(f"{OVER} p")).to_contain_text("the campaign")
    page.keyboard.press("Escape")
    expect(page.locator(".hand .count .war").first).to_be_in_viewport(ratio=1)
    assert page.locator(".hand .count").evaluate(IS_CUT) is False
    expect(page.locator("table", has_text="Aftermath")).to_have_count(1)
    person.leave()


def test_between_two_games_a_phone_says_how_the_campaign_stands_and_all_of_it_can_be_scrolled_to(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-minutes-campaign", is_between_games)
    us, ussr = person.sit(table).until("moved")["view"]["table"]["campaign"]["totals"]
    page = browsing.window(server, f"/table/{table}", person=person, size=PHONE, lang="ru")
    wait(page)
    expect(page.locator(".board .news")).to_contain_text(f"Кампания до 13 очков: США {us}, СССР {ussr}.")
    # The points come before the last cards.
    count, lasts = (page.locator(f".hand {part}").bounding_box() for part in (".count", ".lasts"))
    assert count is not None
    assert lasts is not None
    assert count["y"] + count["height"] <= lasts["y"]
    expect(page.locator(".hand .count")).to_contain_text("Кампания до 13")
    # The question lies over the board, but not for good.
    page.evaluate("() => scrollTo(0, document.scrollingElement.scrollHeight)")
    assert page.locator(".zone").last.evaluate(IS_ABOVE_THE_QUESTION)
    person.leave()


def test_the_end_says_what_the_last_move_was_and_what_cuba_turned_out_to_be(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-minutes", is_won)
    page = browsing.window(server, f"/table/{table}", person=person)
    last = page.locator(f"{OVER} .last")
    expect(last).to_contain_text("The last move")
    # Of a card, an event or a Command; then came the count.
    expect(last).to_contain_text(re.compile(r"(→|Command|Event|event|trigger).*Cuba is turned over: "))
    page.keyboard.press("Escape")
    # What there was to draw is not counted any more.
    expect(page.locator("section.sr", has_text="Points: US")).not_to_contain_text("in the deck")
    person.leave()


def test_a_replay_says_nothing_of_bids_while_the_cards_are_dealt(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-minutes", is_won)
    page = browsing.window(server, f"/table/{table}/replay?at=0", person=person)
    said = page.locator(".auction .who small")
    expect(said).to_have_text(["", ""])
    person.leave()


def test_what_a_replay_says_of_the_card_in_play_stands_below_its_heading(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-minutes", is_won)
    page = browsing.window(server, None, person=person)
    end = person.table(table)["n"]
    found = 0
    for n in range(end):
        if found or person.get(f"/api/tables/{table}/positions/{n}")["view"]["table"]["in_play"] is None:
            continue
        page.goto(f"/table/{table}/replay?at={n}")
        page.locator(".hand .folder").first.wait_for()
        # Elsewhere a replay does not stop: it goes back to where a line of the log ends.
        if f"at={n}&" in f"{page.url}&":
            expect(page.locator(".hand .fact, .hand .by").first).to_be_visible()
            expect(page.locator(".hand .fact")).to_have_text(re.compile("^It lies on the table now"))
            found += 1
    assert found
    person.leave()


PARTLY = "The cards are partly our reconstruction."


@pytest.mark.parametrize(
    "size", [(834, 1112), (1024, 768), NOTEBOOK, WIDE], ids=["834", "1024", "1280", "1440"]
)
def test_that_the_cards_are_reconstructed_is_seen_at_every_width(
    server: Running, browsing: Browsing, size: tuple[int, int]
) -> None:
    """Beside the hand, and where the last cards are shown at the end."""
    person = Person(server, "Ana")
    table = such_a_table(person, "13-minutes", is_won)
    page = browsing.window(server, f"/table/{table}", person=person, size=size)
    page.locator(OVER).get_by_role("button", name="See the table").click()
    assert_it_is_seen(page)
    other = person.make("13-minutes", "me", "easy")
    page.goto(f"/table/{other}")
    wait(page)
    assert_it_is_seen(page)
    person.leave()


def test_a_watcher_with_a_phone_reads_that_the_cards_are_reconstructed(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = person.make("13-minutes", "me", "easy")
    page = browsing.window(server, f"/table/{table}", size=PHONE)
    settled(page)
    assert_it_is_seen(page)
    person.leave()


def assert_it_is_seen(page: Page) -> None:
    said = page.locator(".hand").get_by_text(PARTLY)
    expect(said).to_be_visible()
    said.scroll_into_view_if_needed()
    expect(said).to_be_in_viewport(ratio=1)
    assert not said.evaluate(IS_CUT)
