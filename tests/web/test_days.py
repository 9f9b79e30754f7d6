"""The table of 13 Days: what its signs mean, what the other side just did, and what cannot be taken back."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.server.running import Data, Person, Running, Socket
from tests.web.browsing import LANGUAGES, Browsing
from tests.web.playing import wait
from tests.web.test_new_users_days import ended_by_prestige
from tests.web.test_newcomers import such_a_table

LAPTOP = (1280, 800)
PHONE = (390, 844)
MANY_GAMES = 30
SECRET = "Both sides choose at once, in secret"
# In pixels of the screen: smaller letters cannot be read on a laptop.
LEAST = 10.4
FIVE_LINES = 125  # pixels
# Nine battlegrounds, three tracks and prestige.
THINGS = 13

# The letters of the board that are seen, and how high they are on the screen.
LETTERS = """() => [...document.querySelectorAll(".days-board text, .days-board foreignObject *")]
    .filter((one) => [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim()))
    .filter((one) => one.checkVisibility() && !one.closest(".sr"))
    .map((one) => {
        const { a } = one.closest("text, foreignObject").getScreenCTM();
        return [one.textContent.trim(), a * parseFloat(getComputedStyle(one).fontSize)];
    })"""
# What runs out of the card or the panel that it stands in.
RUNS_OUT = """([inner, outer]) => [...document.querySelectorAll(inner)].flatMap((one) => {
    const box = one.closest(outer).getBoundingClientRect();
    const { left, right, bottom } = one.getBoundingClientRect();
    return left < box.left - 1 || right > box.right + 1 || bottom > box.bottom + 1 ? [one.outerHTML] : [];
})"""


def opened(server: Running, browsing: Browsing, person: Person, table: str, *, is_phone: bool) -> Page:
    size = PHONE if is_phone else LAPTOP
    page = browsing.window(server, f"/table/{table}", person=person, size=size, is_touched=is_phone)
    wait(page)
    return page


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
        agenda.hover()
        expect(page.locator(".hand .agenda.pointed")).to_have_count(1)
    choose(agenda, is_phone=is_phone)
    expect(page.get_by_text(SECRET)).to_have_count(1)
    expect(keep).to_be_visible()
    assert 0 in person.table(table)["waiting"]
    says = page.locator("dialog" if is_phone else ".hand .slot.open")
    expect(says.locator(".days-agenda .text")).to_be_visible()
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
        # Who leads is said without saying it twice.
        expect(says.locator("dd").first).to_have_text(re.compile(r"^(nobody|(US|USSR) \+\d)$"))
        choose(says.get_by_role("button", name="Close"), is_phone=is_phone)
        expect(says).to_have_count(0)
    assert len(told) == THINGS
    assert 0 in person.table(table)["waiting"]
    # A sign in a circle is explained, too.
    choose(page.get_by_role("button", name=re.compile(r"^Television \(")), is_phone=is_phone)
    expect(page.get_by_role("dialog")).to_contain_text("±1: when the round ends")
    # And so it is until something else is chosen.
    if is_phone:
        page.mouse.click(10, 60)
    else:
        page.locator(".prompt .q").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    person.leave()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_letter_on_a_laptop_s_board_is_too_small(server: Running, browsing: Browsing, lang: str) -> None:
    person = Person(server, "Ana")
    table = person.make("13-days", "me", "easy")
    page = browsing.window(server, f"/table/{table}", person=person, size=LAPTOP, lang=lang)
    wait(page)
    page.locator(".days-board [aria-haspopup=dialog]").first.click()
    letters = page.evaluate(LETTERS)
    assert len(letters) > 60
    assert [each for each in letters if each[1] < LEAST] == []
    person.leave()


def plays_an_event(view: Data) -> bool:
    """An event of several cubes is in play, and there are cards in the hand."""
    prompt, table = view["prompt"], view["table"]
    return bool(prompt) and prompt["id"] == "ask-place" and len(table["hand"]) >= 3 and table["round"] == 1


def test_however_narrow_a_card_is_its_cubes_and_its_words_are_seen(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-days", plays_an_event, "event ")
    for lang in LANGUAGES:
        page = browsing.window(server, f"/table/{table}", person=person, size=LAPTOP, lang=lang)
        wait(page)
        for at in range(page.locator(".hand .slot").count()):
            page.locator(".hand .slot > button").nth(at).click()
            assert page.evaluate(RUNS_OUT, [".hand .days-card .cubes svg", ".days-card"]) == []
            # What an open card says is not cut off at its edge.
            assert page.evaluate(RUNS_OUT, [".hand .folder p, .hand .folder li", ".folder"]) == []
            closed = page.locator(".hand .slot:not(.open) .text")
            assert closed.count() == page.locator(".hand .slot:not(.open)").count()
            for words in closed.all():
                expect(words).to_be_visible()
            assert page.evaluate(RUNS_OUT, [".hand .slot:not(.open) .text", ".days-card"]) == []
        page.close()
    person.leave()


def move(socket: Socket, message: Data, action: str) -> Data:
    """Choose, and say how it stands then."""
    socket.move(action, message["n"])
    return socket.when(lambda each: each["n"] > message["n"], "moved")


def with_a_friend(server: Running, ana: Person, bela: Person) -> str:
    table = ana.make("13-days", "me", "friend")
    bela.post(f"/api/tables/{table}/join", {"invitation": ana.table(table)["chairs"][1]["invitation"]})
    return table


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
    page.keyboard.press("1")
    expect(news.get_by_text(re.compile("The USSR places 1 on"))).to_have_count(0)
    for person in (ana, bela):
        person.leave()


def is_doubly_in_danger(view: Data) -> bool:
    """All three markers in DEFCON 2, and an agenda may raise one of them: two things are to be done."""
    table = view["table"]
    seat = view["seat"]
    areas = [track["areas"][seat] for track in table["tracks"]]
    side = table["sides"][seat]
    lifted = side["war_by_icon"] or side["war_by_kept"]
    return bool(view["offers"]) and areas == [2, 2, 2] and bool(lifted) and table["turn"] > 0


def test_two_dangers_of_war_have_one_way_out_that_says_so(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-days", is_doubly_in_danger, "cubes ")
    page = opened(server, browsing, person, table, is_phone=False)
    panel = page.locator(".war-panel")
    expect(panel.locator("strong")).to_have_text(
        re.compile(r"^Two things are needed: .* or lower, and one of the three at step 3 or lower\.$")
    )
    for lang in LANGUAGES:
        page.locator(f".lang button[lang='{lang}']").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        assert panel.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
        # Both sides have a line of their own, and the reader is called by no name.
        expect(page.locator(".days-board .foot")).to_have_count(2)
    # On a phone, where it is told above the board, the board is seen to its foot, if need be by scrolling.
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator(".days-board:not(.wide)")).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => scrollTo(0, document.body.scrollHeight))")
    foot, bar = page.locator(".days-board").bounding_box(), page.locator(".thumb").bounding_box()
    assert foot is not None
    assert bar is not None
    assert foot["y"] + foot["height"] <= bar["y"] + 1
    person.leave()


def has_a_card_of_theirs(view: Data) -> bool:
    """A card of the other side's may be played, with the letter too: two buttons, and two sentences."""
    of = [offer["card"] for offer in view["offers"] if offer.get("theirs") == 1 and offer["id"] != "event"]
    return any(of.count(card) == 2 for card in of)


def test_the_buttons_of_an_open_card_are_whole(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-days", has_a_card_of_theirs)
    page = browsing.window(server, f"/table/{table}", person=person)
    wait(page)
    for lang in LANGUAGES:
        page.locator(f".lang button[lang='{lang}']").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        for card in page.locator(".hand .slot > button").all():
            card.click()
            assert page.evaluate(RUNS_OUT, [".hand .folder .btn", ".folder"]) == []
            card.click()
    person.leave()


def test_of_both_sides_it_is_said_how_near_they_are_to_the_war(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = person.make("13-days", "easy", "me")
    page = opened(server, browsing, person, table, is_phone=False)
    near = [re.compile(rf"^{who}: \w+ \d below DEFCON 1$") for who in ("You", "US")]
    expect(page.locator(".days-board .foot")).to_have_text(near)
    # Who watches is told all of it, and still reads the log; there is no hand of theirs.
    watcher = browsing.window(server, f"/table/{table}", size=LAPTOP)
    expect(watcher.locator(".beside .backs")).to_have_count(2)
    log = watcher.locator(".log").bounding_box()
    assert log is not None
    assert log["height"] >= FIVE_LINES
    expect(watcher.locator(".hand")).to_be_hidden()
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
    page.get_by_role("button", name="Keep this agenda").click()
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


def test_on_a_laptop_the_end_of_a_round_is_seen_whole(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    page = browsing.window(server, f"/table/{ended_by_prestige(person)}", person=person, size=LAPTOP)
    over = page.locator(".veil .over")
    over.wait_for()
    assert over.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    person.leave()
