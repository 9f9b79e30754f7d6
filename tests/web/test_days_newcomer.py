"""What somebody could not read who played 13 Days for the first time, or read in two ways."""

from __future__ import annotations

import itertools
import random
import re

import pytest
from playwright.sync_api import Page, expect
from tests.crisis import Crisis
from tests.server.running import Data, Person, Running, wait_until
from tests.web.browsing import Browsing
from tests.web.days_tables import LAPTOP, MANY_GAMES, in_every_window, opened, shown
from tests.web.playing import choose, wait
from tests.web.test_newcomers import such_a_table

SMALL = (360, 780)
# Five cards that say much, beside the one in play.
WORDY = ["operation_mongoose", "invasion_of_cuba", "containment", "intelligence_reports", "excomm"]
# Of the card in play: are all of its words above its foot?
IS_WHOLE = """() => {
    const card = document.querySelector(".in-play .days-card");
    const words = card.querySelector(".text").getBoundingClientRect();
    const name = card.querySelector(".name").getBoundingClientRect();
    const foot = card.querySelector(".note").getBoundingClientRect();
    return words.height > 0 && words.bottom <= foot.top + 1 && words.top >= name.bottom - 1;
}"""
NEWS = ".days-news b"
LETTER_FLAG = ".days-board .flags .flag .letter"
AT = "() => document.querySelector('.days-board').getBoundingClientRect().top"
PLACED = re.compile(r"places \d")


def test_what_a_lead_would_become_names_the_leader_whoever_s_cubes_are_asked_about(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = person.make("13-days", "me", "easy")
    crisis = Crisis(us={"turkey": 5}, ussr={"turkey": 1}, ussr_hand=["non_invasion_pledge"], first="ussr")
    crisis.do("command non_invasion_pledge", "choose trigger")
    page = shown(server, browsing, person, table, crisis)
    expect(page.locator(".prompt [data-action='remove turkey']")).to_contain_text("US +4 → +5")
    page.close()
    crisis = Crisis(us={"italy": 1}, ussr={"berlin": 1}, us_hand=["excomm"])
    crisis.do("event excomm")
    page = shown(server, browsing, person, table, crisis)
    said = {"berlin": "USSR +1 → 0", "turkey": "0 → US +1"}
    for at, words in said.items():
        offer = page.locator(f".prompt [data-action='place {at}']")
        assert words in (offer.get_attribute("aria-label") or offer.inner_text())
    person.leave()


@pytest.mark.parametrize("card", ["non_invasion_pledge", "air_strike", "offensive_missiles"])
def test_the_card_in_play_is_read_beside_a_full_hand(server: Running, browsing: Browsing, card: str) -> None:
    person = Person(server, "Ana")
    crisis = Crisis(us_hand=WORDY, ussr_hand=[card], first="ussr")
    crisis.do(f"command {card}")
    page = shown(server, browsing, person, person.make("13-days", "me", "easy"), crisis)
    for lang, width in in_every_window(page, [(1100, 800), LAPTOP, (1440, 900)]):
        assert page.evaluate(IS_WHOLE), (lang, width)
    # Or an apostrophe would be drawn as in a vertical script, as a line.
    expect(page.locator(".in-play .by")).to_have_css("text-orientation", "sideways")
    person.leave()


def test_what_would_put_the_own_marker_into_defcon_1_says_so_before_it_is_done(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    crisis = Crisis(us_hand=["lessons_of_munich"], us_tracks={"political": 5})
    crisis.do("command lessons_of_munich", "on italy")
    page = shown(server, browsing, person, person.make("13-days", "me", "easy"), crisis)
    panel = page.locator(".war-panel")
    page.locator(".days-board [data-action='cubes +2']").hover()
    expect(panel).to_contain_text("No war if the round ended now")
    page.locator(".days-board [data-action='cubes +3']").hover()
    expect(panel).to_contain_text("You would start the war")
    expect(panel).to_contain_text("Political 5 → 7, DEFCON 1")
    expect(panel).to_have_class(re.compile("mine"))
    person.leave()


def test_what_would_put_the_third_marker_into_defcon_2_is_red_wherever_it_is_offered(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    crisis = Crisis(
        us_hand=["lessons_of_munich"], us_tracks={"military": 4, "world_opinion": 5, "political": 3}
    )
    crisis.do("command lessons_of_munich", "on italy")
    page = shown(server, browsing, person, person.make("13-days", "me", "easy"), crisis)
    panel = page.locator(".war-panel")
    expect(panel).to_contain_text("political must stay below DEFCON 2")
    for amount, is_war in (("+1", False), ("+2", True), ("+3", True)):
        action = f"[data-action='cubes {amount}']"
        on_map = page.locator(f".days-board .lit:has({action}) .lit-cell.bad")
        expect(on_map).to_have_count(int(is_war))
        button = page.locator(f".prompt {action}")
        marked = re.compile(r"\bbad\b")
        if not is_war:
            expect(button).not_to_have_class(marked)
            continue
        expect(button).to_have_class(marked)
        for said in ("title", "aria-label"):
            assert "DEFCON 2, then it is war" in (button.get_attribute(said) or "")
        page.locator(f".days-board {action}").hover()
        expect(panel).to_contain_text("You would start the war")
    person.leave()


def test_what_leaves_the_own_marker_in_defcon_1_is_red_and_what_helps_is_not(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    crisis = Crisis(us_hand=["lessons_of_munich"], us={"italy": 3}, us_tracks={"political": 8})
    crisis.do("command lessons_of_munich", "on italy")
    page = shown(server, browsing, person, person.make("13-days", "me", "easy"), crisis)
    for amount, is_war in (("-1", True), ("-2", True), ("-3", False)):
        action = f"[data-action='cubes {amount}']"
        expect(page.locator(f".days-board .lit:has({action}) .lit-cell.bad")).to_have_count(int(is_war))
        expect(page.locator(f".prompt {action}.bad")).to_have_count(int(is_war))
    person.leave()


# Of the open card: is what it would do shown, whole or with a sign that there is more?
IS_READ = """() => {
    const told = document.querySelector(".folder .told");
    const isWhole = told.scrollHeight <= told.clientHeight + 2;
    return told.clientHeight > 30 && isWhole !== (told.querySelector(".more") !== null);
}"""
FULL_HAND = ["excomm", "offensive_missiles", "operation_mongoose", "fidel_castro", "fifty_fifty"]


def test_what_a_card_would_do_is_read_beside_a_full_hand_or_says_that_there_is_more(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    crisis = Crisis(us_hand=FULL_HAND)
    page = shown(server, browsing, person, person.make("13-days", "me", "easy"), crisis)
    for width, height in (LAPTOP, (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        for card in page.locator(".hand .slot > button").all():
            card.click()
            page.wait_for_function(IS_READ)
            page.keyboard.press("Escape")
    # Where its end is seen, nothing says that there is more.
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    page.locator(".hand .slot > button").first.click()
    told = page.locator(".folder .told")
    expect(told.locator(".more")).to_have_count(1)
    told.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    expect(told.locator(".more")).to_have_count(0)
    person.leave()


def test_the_flag_of_the_letter_is_none_of_the_place_on_which_it_stands(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    crisis = Crisis(ussr_agendas=["personal_letter", "military", "berlin"])
    page = shown(server, browsing, person, person.make("13-days", "me", "easy"), crisis)
    expect(page.locator(LETTER_FLAG)).to_have_count(1)
    page.get_by_role("button", name=re.compile("^United Nations")).click()
    expect(page.get_by_role("dialog")).to_contain_text("the USSR drew the agenda Personal Letter")
    person.leave()


def ended_by_war(view: Data) -> bool:
    return view["outcome"] is not None and view["outcome"]["reason"] == "reason-war"


def test_when_it_is_over_nothing_is_said_of_a_round_that_might_end(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-days", ended_by_war, "cubes ")
    page = browsing.window(server, f"/table/{table}", person=person)
    page.locator(".veil .over button").last.click()
    words = page.locator("main section.sr li")
    expect(words.first).to_be_attached()
    assert not [each for each in words.all_inner_texts() if "if the round ended now" in each]
    # The two Cubas say their track once.
    assert not [each for each in words.all_inner_texts() if "(political) (political)" in each]
    beside = page.locator(".beside section.ussr dt")
    expect(beside.filter(has_text="Cubes left")).to_have_count(1)
    expect(beside.filter(has_text=re.compile("Flags|^Agenda$"))).to_have_count(0)
    # In the review nobody is "you", and nobody "the opponent" either.
    page.goto(f"/table/{table}/replay")
    verdict = page.locator(".verdict h2")
    expect(verdict).to_have_text(re.compile(r"(wins: .* has|You have) started a nuclear war"))
    expect(verdict).not_to_contain_text("the opponent")
    person.leave()


def test_the_line_of_the_log_that_was_chosen_is_the_one_that_is_marked(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-days", lambda view: view["table"]["turn"] > 4 and view["offers"])
    page = opened(server, browsing, person, table, is_phone=False)
    # The first of two lines about the same move.
    lines = page.locator(".log li")
    texts = lines.all_inner_texts()
    pairs = itertools.pairwise(texts)
    at = next(n for n, (one, next_) in enumerate(pairs) if PLACED.search(one) and "rises" in next_)
    lines.nth(at).get_by_role("button").click()
    marked = page.locator(".log li.sel")
    expect(marked).to_have_count(1)
    expect(marked).to_contain_text(PLACED)
    expect(page.locator(".prompt .q strong")).to_contain_text(PLACED)
    person.leave()


def test_ten_choices_have_a_key_each_and_whoever_plays_by_keys_stays_at_the_question(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(
        person,
        "13-days",
        lambda view: len(view["offers"]) == 10 and view["prompt"]["id"] == "ask-command",
    )
    page = opened(server, browsing, person, table, is_phone=False)
    offers = page.locator(".prompt .offers button")
    expect(offers.locator("kbd")).to_have_text([*map(str, range(1, 10)), "0"])
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Three rounds.")
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    before = person.table(table)["n"]
    page.keyboard.press("0")
    page.wait_for_function("() => document.activeElement.closest('[data-home]') !== null")
    wait_until(lambda: person.table(table)["n"] > before)
    person.leave()


def until_news(page: Page, verb: str) -> bool:
    """Play until the others have done something and one may now give an own Command."""
    luck = random.Random(1962)
    for _ in range(60):
        if wait(page) != "asked":
            return False
        if page.locator(NEWS).count() and page.locator(f".prompt [data-action^='{verb}']").count():
            return True
        choose(page, luck)
    return False


def at_news(server: Running, browsing: Browsing, person: Person) -> Page:
    for _ in range(MANY_GAMES):
        table = person.make("13-days", "me", "easy")
        page = browsing.window(server, f"/table/{table}", person=person, size=LAPTOP)
        if until_news(page, "letter ") and own(person, page):
            return page
        page.close()
    raise AssertionError("there is no news")


def own(person: Person, page: Page) -> str:
    """A Command with the letter, after which the other side is not asked; empty: there is none."""
    socket = person.sit(page.url.rsplit("/", 1)[1])
    offers = socket.until("moved")["view"]["offers"]
    socket.close()
    ways = [offer["action"] for offer in offers if offer.get("theirs") == 0]
    return next((action for action in ways if action.startswith("letter ")), "")


def test_what_just_happened_is_told_again_to_who_takes_a_move_back(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    page = at_news(server, browsing, person)
    news = page.locator(".days-news")
    told = news.inner_text()
    page.locator(f".prompt [data-action='{own(person, page)}']").click()
    page.wait_for_function("() => !document.querySelector('.prompt [data-action^=\"letter \"]')")
    wait(page)
    # That the letter passes on is no news to who has used it.
    expect(news).to_have_count(0)
    page.locator("button.undo:not(:disabled)").click()
    expect(news).to_have_text(told, use_inner_text=True)
    person.leave()


def test_on_a_phone_the_board_stays_where_it_is_until_the_turn_is_over(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    page = at_news(server, browsing, person)
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    expect(page.locator(".days-board:not(.wide)")).to_be_visible()
    expect(page.locator(NEWS)).to_be_visible()
    before = page.evaluate(AT)
    action = own(person, page)
    page.locator(".prompt .all").click()
    page.get_by_role("dialog").locator(f"[data-action='{action}']").click()
    page.wait_for_function("() => !document.querySelector('[data-action^=\"letter \"]')")
    assert wait(page) == "asked"
    expect(page.locator(NEWS)).to_have_count(0)
    assert page.evaluate(AT) == before
    person.leave()
