"""The table of 13 Days: what its signs mean, what the other side just did, and what cannot be taken back."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect
from tests.crisis import Crisis
from tests.server.running import Data, Person, Running
from tests.web.browsing import Browsing
from tests.web.days_tables import LAPTOP, MANY_GAMES, NEXT_FRAME, PHONE, move, opened, shown, with_a_friend
from tests.web.playing import OFFERS, wait
from tests.web.test_haste import Sent
from tests.web.test_new_users_days import ended_by_prestige
from tests.web.test_newcomers import such_a_table

SECRET = "Both sides choose at once, in secret"
# Nine battlegrounds, three tracks and prestige.
THINGS = 13
# Prestige is no agenda; some are on no battleground this round; some would pay nobody.
NOT_SCORED = r"$|no flag here|nobody\s+nobody leads"
# In brackets why, where it would pay anything.
SUM = r"lead \d( \+ \d( connected)?)?(, climbs first)?"
SCORED_NOW = rf"^If scored now: (nobody|\+\d for (you|the USSR) \(({SUM}|for holding the letter)\))$"


def sums_up(scored: str) -> bool:
    """What an agenda would pay is the lead and what comes to it; the letter pays for itself."""
    found = re.match(r"(?:US|USSR) \+(\d)\s+(?:lead (\d)(?: \+ (\d))?|for holding)", scored)
    return found is not None and int(found[1]) == int(found[2] or 2) + int(found[3] or 0)


def choose(thing: Locator, *, is_phone: bool) -> None:
    if is_phone:
        thing.tap()
    else:
        thing.click()


@pytest.mark.parametrize("is_phone", [False, True], ids=["wide", "phone"])
def test_an_agenda_is_read_before_it_is_kept(server: Running, browsing: Browsing, is_phone: bool) -> None:
    person = Person(server, "Ana")
    table = person.make("13-days", "me", "easy")
    page = opened(server, browsing, person, table, is_phone=is_phone)
    keep = page.get_by_role("button", name="Keep this agenda")
    # On the board, where its signs are asked about.
    choose(page.locator(".days-board .lit [role=button]").first, is_phone=is_phone)
    expect(keep).to_be_visible()
    page.keyboard.press("Escape")
    expect(keep).to_have_count(0)
    # In the hand, where one that is pointed at is marked, as it is on the board and among the words.
    agenda = page.locator(".hand .days-agenda").first
    if not is_phone:
        # The name of a button is short; why it cannot be pressed is said to who asks.
        undo = page.locator(".prompt .undo:disabled")
        expect(undo).to_have_accessible_name("Take it back")
        expect(undo).to_have_attribute("title", re.compile("Once a card is drawn"))
        agenda.hover()
        expect(page.locator(".hand .agenda.pointed")).to_have_count(1)
    choose(agenda, is_phone=is_phone)
    expect(page.get_by_text(SECRET)).to_have_count(1)
    expect(keep).to_be_visible()
    assert 0 in person.table(table)["waiting"]
    expect(page.locator("dialog .days-agenda .text" if is_phone else ".hand .open .text")).to_be_visible()
    says = page.locator("dialog" if is_phone else ".hand .folder")
    # What it would pay now has a reason.
    expect(says.locator(".scored")).to_have_text(re.compile(SCORED_NOW))
    # The bot answers at once, so there is no way back.
    expect(says).to_contain_text("cannot be taken back")
    choose(keep, is_phone=is_phone)
    expect(keep).to_have_count(0)
    expect(page.locator(".hand .secret")).to_be_visible()
    person.leave()


@pytest.mark.parametrize("is_phone", [False, True], ids=["wide", "phone"])
def test_what_is_not_offered_says_what_it_is_when_it_is_chosen(
    server: Running, browsing: Browsing, is_phone: bool
) -> None:
    person = Person(server, "Ana")
    table = person.make("13-days", "me", "easy")
    page = opened(server, browsing, person, table, is_phone=is_phone)
    things = page.locator(".days-board [aria-haspopup=dialog]")
    expect(things).to_have_count(THINGS)
    told = set()
    for at in range(THINGS):
        choose(things.nth(at), is_phone=is_phone)
        says = page.get_by_role("dialog")
        expect(says).to_be_visible()
        told.add(says.locator(".title").inner_text())
        # Who leads is said without saying it twice, and what that would pay now.
        leads, *more = says.locator("dd").all_inner_texts()
        assert re.fullmatch(r"nobody|(US|USSR) \+\d", leads)
        scored = more[0] if more else ""
        assert re.match(NOT_SCORED, scored) or sums_up(scored), scored
        choose(says.get_by_role("button", name="Close"), is_phone=is_phone)
        expect(says).to_have_count(0)
    assert len(told) == THINGS
    assert 0 in person.table(table)["waiting"]
    # A sign in a circle is explained, too.
    choose(page.get_by_role("button", name=re.compile(r"^Television \(")), is_phone=is_phone)
    expect(page.get_by_role("dialog")).to_contain_text("±1: when the round ends")
    # And how far the reader's own marker may go.
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"on step \d, \d below DEFCON 1"))
    # And so it is until something else is chosen.
    if is_phone:
        page.mouse.click(10, 60)
    else:
        page.locator(".prompt .q").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    person.leave()


def stand_in_groups(view: Data) -> bool:
    """So many ways to play cards that they stand in groups, and so few that each might have a key."""
    return 4 < len(view["offers"]) <= 9 and view["prompt"]["id"] == "ask-play"


def test_no_key_plays_a_card_where_none_is_shown(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-days", stand_in_groups)
    page = browsing.window(server, None, person=person)
    sent = Sent(page)
    page.goto(f"/table/{table}")
    wait(page)
    expect(page.locator(".prompt .group").first).to_be_visible()
    expect(page.locator(".prompt .offers kbd")).to_have_count(0)
    for key in range(1, 10):
        page.keyboard.press(str(key))
    page.evaluate(NEXT_FRAME)
    assert sent.of("move") == []
    person.leave()


def test_a_card_that_was_drawn_is_open_by_itself_until_it_is_closed(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    crisis = Crisis(us={"alliances": 1})
    crisis.pass_turns()
    crisis.do("draw maskirovka")
    page = shown(server, browsing, person, person.make("13-days", "me", "easy"), crisis)
    folder = page.locator(".hand .folder")
    card = page.locator(".hand .slot > button", has_text="Maskirovka")
    expect(folder).to_contain_text("Maskirovka")
    folder.get_by_role("button", name="Close").click()
    expect(folder).to_have_count(0)
    card.click()
    expect(folder).to_contain_text("Maskirovka")
    card.click()
    expect(folder).to_have_count(0)
    person.leave()


def until_bela_places_two(ana: Person, bela: Person, table: str, luck: random.Random) -> bool:
    """Both choose by luck until Béla has two cubes to place on several battlegrounds, or the end."""
    while ana.table(table)["status"] == "playing":
        seat = ana.table(table)["waiting"][0]
        socket = (ana, bela)[seat].sit(table)
        message = socket.until("moved")
        view = message["view"]
        prompt = view["prompt"]
        if seat == 1 and prompt["id"] == "ask-place" and prompt["n"] > 1 and len(view["offers"]) > 2:
            socket.close()
            return True
        actions = [offer["action"] for offer in view["offers"]]
        events = [action for action in actions if action.startswith("event ")]
        move(socket, message, luck.choice(events or actions))
        socket.close()
    return False


@pytest.mark.parametrize("is_phone", [False, True], ids=["wide", "phone"])
def test_all_that_the_other_side_did_is_said_and_marked_until_the_next_act(
    server: Running, browsing: Browsing, is_phone: bool
) -> None:
    ana, bela = Person(server, "Ana"), Person(server, "Béla")
    for seed in range(MANY_GAMES):
        table = with_a_friend(server, ana, bela)
        if until_bela_places_two(ana, bela, table, random.Random(seed)):
            break
    else:
        raise AssertionError("there is no such position")
    page = browsing.window(server, f"/table/{table}", person=ana, size=PHONE if is_phone else LAPTOP)
    page.locator(".days-board").wait_for()
    expect(page.locator(".days-news")).to_have_count(0)
    socket = bela.sit(table)
    message = socket.until("moved")
    placed = []
    while message["view"]["offers"] and message["view"]["prompt"]["id"] == "ask-place":
        places = [o["action"] for o in message["view"]["offers"] if o["action"].startswith("place ")]
        fresh = [action for action in places if action not in placed]
        placed.append((fresh or places)[0])
        if not is_phone and len(placed) == 2:
            # Who looks back meanwhile, and comes again, finds that as well.
            page.locator(".log li button").first.click()
            expect(page.locator(".board.past")).to_be_visible()
        message = move(socket, message, placed[-1])
    marked = len(set(placed))
    assert marked > 1
    page.keyboard.press("Escape")
    news = page.locator(".days-news")
    expect(news).to_contain_text("Just now")
    expect(news.get_by_text(re.compile("The USSR places 1 on"))).to_have_count(len(placed))
    assert page.locator(".days-board circle.fresh").count() >= marked
    # Béla does whatever there is to do until Ana is asked; her answer ends it.
    while message["view"]["offers"]:
        message = move(socket, message, message["view"]["offers"][-1]["action"])
    assert wait(page) == "asked"
    expect(news).to_have_count(1)
    page.locator(OFFERS).first.dispatch_event("click")
    expect(news.get_by_text(re.compile("The USSR places 1 on"))).to_have_count(0)
    for person in (ana, bela):
        person.leave()


@pytest.mark.parametrize("is_phone", [False, True], ids=["wide", "phone"])
def test_an_agenda_that_was_drawn_twice_is_called_so(
    server: Running, browsing: Browsing, is_phone: bool
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(
        person,
        "13-days",
        lambda view: [offer["id"] for offer in view["offers"]] == ["offer-keep", "offer-keep"],
    )
    page = opened(server, browsing, person, table, is_phone=is_phone)
    expect(page.locator(".hand .days-agenda")).to_have_count(2)
    expect(page.locator(".hand")).to_contain_text(re.compile("You drew “.*” twice"))
    person.leave()


def test_the_agenda_that_was_kept_lies_among_one_s_things_while_the_other_side_chooses(
    server: Running, browsing: Browsing
) -> None:
    ana, bela = Person(server, "Ana"), Person(server, "Béla")
    table = with_a_friend(server, ana, bela)
    page = opened(server, browsing, ana, table, is_phone=False)
    agenda = page.locator(".hand .days-agenda").first
    name = agenda.locator(".name").inner_text()
    agenda.click()
    # A friend may still take the time that one needs to take it back.
    expect(page.locator(".hand .folder")).not_to_contain_text("cannot be taken back")
    # Nothing was done yet: who wants to take something back is told when that is possible.
    page.keyboard.press("u")
    expect(page.locator(".problem")).to_contain_text("Once a card is drawn or somebody else has played")
    page.get_by_role("button", name="Keep this agenda").click()
    expect(page.get_by_role("button", name="Take it back")).to_contain_text("until all have answered")
    mine = page.locator(".hand .secret")
    expect(mine).to_contain_text("Agenda:")
    assert name.split()[0].lower() in mine.inner_text().lower()
    for person in (ana, bela):
        person.leave()


def test_what_an_agenda_on_a_track_paid_has_a_reason(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    tracks = 0
    for _ in range(MANY_GAMES):
        page = browsing.window(server, f"/table/{ended_by_prestige(person)}", person=person, size=LAPTOP)
        rows = page.locator(".veil .over tbody tr:has(td b)").filter(has_text=re.compile("track"))
        page.locator(".veil .over").wait_for()
        for row in rows.all():
            tracks += 1
            paid = row.locator("td").last.inner_text()
            why = row.locator("small").inner_text()
            gained = re.fullmatch(r"(US|USSR) \+(\d)", paid)
            leads = f"The {gained[1]} leads by {int(gained[2]) - 1}." if gained else "Nobody leads."
            assert why.startswith(leads)
        page.close()
        if tracks:
            break
    assert tracks
    person.leave()


def test_the_turn_is_written_as_the_round_is(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-days", lambda view: view["table"]["turn"] > 0 and view["offers"])
    page = opened(server, browsing, person, table, is_phone=False)
    expect(page.locator("header")).to_contain_text(re.compile(r"Round 1 of 3\s*Turn \d of 8"))
    person.leave()
