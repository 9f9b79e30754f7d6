"""What 13 Days says has room: on a laptop, in small windows, in each language."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.crisis import Crisis
from tests.server.running import Data, Person, Running
from tests.web.browsing import LANGUAGES, WIDE, Browsing
from tests.web.days_tables import LAPTOP, NEXT_FRAME, in_every_window, shown
from tests.web.defcon import tell
from tests.web.playing import wait
from tests.web.test_new_users_days import ended_by_prestige
from tests.web.test_newcomers import such_a_table

TOO_NARROW = 110
SMALL_WINDOWS = [(1024, 768), (1100, 800)]
# In pixels of the screen: smaller letters cannot be read on a laptop.
LEAST = 10.4
# Cards of the US and of the UN that say much in one language or another; the first has a warning as well.
WORDY = ["operation_mongoose", "air_strike", "non_invasion_pledge", "containment", "intelligence_reports"]
MORE = ["invasion_of_cuba", "berlin_blockade", "suez_hungary", "mrbms_and_irbms"]
# The letters of the board that are seen, and how high they are on the screen.
LETTERS = """() => [...document.querySelectorAll(".days-board text, .days-board foreignObject *")]
    .filter((one) => [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim()))
    .filter((one) => one.checkVisibility() && !one.closest(".sr"))
    .map((one) => {
        const { a } = one.closest("text, foreignObject").getScreenCTM();
        return [one.textContent.trim(), a * parseFloat(getComputedStyle(one).fontSize)];
    })"""
# How much wider a name in the question's bar is than the longest of its lines.
SPARE = """() => Math.max(...[...document.querySelectorAll(".prompt .group b")].map((name) => {
    const words = document.createRange();
    const widths = [...name.children].map((line) => {
        words.selectNodeContents(line);
        return words.getBoundingClientRect().width;
    });
    return name.getBoundingClientRect().width - Math.max(...widths);
}))"""
# What runs out of the card or the panel that it stands in.
RUNS_OUT = """([inner, outer]) => [...document.querySelectorAll(inner)].flatMap((one) => {
    const box = one.closest(outer).getBoundingClientRect();
    const { left, right, bottom } = one.getBoundingClientRect();
    return left < box.left - 1 || right > box.right + 1 || bottom > box.bottom + 1 ? [one.outerHTML] : [];
})"""

# What stands at the foot of a card and is wider than it.
CUT = """() => [...document.querySelectorAll(".hand .days-card .note")]
    .filter((note) => note.scrollWidth > note.clientWidth).map((note) => note.textContent)"""
# The names of cards that reach below the edge of what stands at the card's foot.
COVERED = """() => [...document.querySelectorAll(".hand .days-card")].flatMap((card) => {
    const [name, note] = [".name", ".note"].map((each) => card.querySelector(each).getBoundingClientRect());
    return name.bottom > note.top + 1 ? [card.textContent] : [];
})"""


def test_no_letter_on_a_laptop_s_board_is_too_small(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = person.make("13-days", "me", "easy")
    for lang in LANGUAGES:
        page = browsing.window(server, f"/table/{table}", person=person, size=LAPTOP, lang=lang)
        wait(page)
        page.locator(".days-board [aria-haspopup=dialog]").first.click()
        letters = page.evaluate(LETTERS)
        assert len(letters) > 60
        assert [each for each in letters if each[1] < LEAST] == [], lang
        page.close()
    person.leave()


def test_the_name_of_a_card_before_its_buttons_is_as_wide_as_its_words(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    crisis = Crisis(us_hand=["intelligence_reports", "the_guns_of_august", "fifty_fifty"])
    page = shown(server, browsing, person, person.make("13-days", "me", "easy"), crisis)
    for lang, width in in_every_window(page, [LAPTOP, WIDE]):
        assert page.locator(".prompt .group b span:nth-child(2)").count() > 1, lang
        assert page.evaluate(SPARE) < 1, (lang, width)
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


# Which cards have no room for their words, and which of them are shown none.
NARROW = """(most) => {
    const slots = [...document.querySelectorAll(".hand .slot:not(.agenda)")];
    const at = (is) => slots.flatMap((slot, n) => is(slot) ? [n] : []);
    return [
        at((slot) => slot.querySelector(".days-card").offsetWidth <= most),
        at((slot) => slot.classList.contains("wordless")),
    ];
}"""


def test_each_card_is_shown_its_words_by_its_own_width(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    # The card in play lies beside the hand, on a ground of its own, and is not as wide.
    crisis = Crisis(us_hand=["excomm"])
    crisis.do("event excomm")
    page = shown(server, browsing, person, person.make("13-days", "me", "easy"), crisis)
    differ = 0
    for width in range(1000, 1400, 10):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate(NEXT_FRAME)
        narrow, wordless = page.evaluate(NARROW, TOO_NARROW)
        assert wordless == narrow, width
        differ += 0 < len(narrow) < page.locator(".hand .slot").count()
    assert differ
    person.leave()


def test_in_a_small_window_what_a_card_does_is_read_beside_it(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    # Three buttons: there is the letter, too.
    crisis = Crisis(us_hand=WORDY, us_tracks={"political": 6})
    page = shown(server, browsing, person, person.make("13-days", "me", "easy"), crisis)
    folder = page.locator(".hand .folder")
    for _ in in_every_window(page, SMALL_WINDOWS):
        for card in page.locator(".hand .slot > button").all():
            card.click()
            expect(card.locator(".text")).to_be_hidden()
            words = card.locator(".text").text_content() or ""
            expect(folder.locator(".summary")).to_have_text(words)
            assert folder.locator(".summary").evaluate("one => one.scrollHeight <= one.clientHeight + 1")
            assert page.evaluate(RUNS_OUT, [".hand .folder .summary, .hand .folder .x", ".folder"]) == []
            assert page.evaluate(RUNS_OUT, [".hand .folder .btn", ".folder"]) == []
            assert page.evaluate(RUNS_OUT, [".hand .folder", ".days-hand"]) == []
            folder.get_by_role("button").first.click()
            expect(folder).to_have_count(0)
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


def ended_without_war(view: Data) -> bool:
    return view["outcome"] is not None and view["outcome"]["reason"] == "reason-prestige"


def test_however_many_cards_were_saved_they_leave_room_for_what_lies_beside_them(
    server: Running, browsing: Browsing
) -> None:
    """Both sides save one in each round, and events let them save more."""
    person = Person(server, "Ana")
    saved = [
        [card for card in Crisis(us_hand=of).shown(0)["hand"] if card["card"] in of] for of in (WORDY, MORE)
    ]
    page = browsing.window(server, None, person=person)
    tell(page, lambda message: message["view"]["table"].update(opened=saved))
    page.goto(f"/table/{such_a_table(person, '13-days', ended_without_war)}")
    page.locator(".veil .over button").last.click()
    expect(page.locator(".hand .slot")).to_have_count(len(WORDY) + len(MORE))
    for _ in in_every_window(page, [WIDE, LAPTOP]):
        assert page.evaluate(RUNS_OUT, [".hand .slot, .hand .mine", ".days-hand"]) == []
        assert page.evaluate(RUNS_OUT, [".hand .days-card .name", ".days-card"]) == []
        assert page.evaluate(COVERED) == []
        assert page.evaluate(CUT) == []
    person.leave()


def test_on_a_laptop_the_end_of_a_round_is_seen_whole(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    page = browsing.window(server, f"/table/{ended_by_prestige(person)}", person=person, size=LAPTOP)
    over = page.locator(".veil .over")
    over.wait_for()
    assert over.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    person.leave()
