"""A table with its owner's own deck: from the file to the end of the game, and a file with mistakes."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect
from tests.server.decks import STANDARD, TEN, changed, named
from tests.server.running import Data, Running
from tests.web.browsing import LANGUAGES, PHONE, WIDE, Browsing
from tests.web.minutes_tables import NOTEBOOK
from tests.web.playing import OVER, Ears, play, wait
from tests.web.test_pages import AXE, RUN, SAID, SIDEWAYS
from tests.web.test_safety import is_clean

import redphone
from redphone.decks import mistakes_of
from redphone.games.minutes import deck_tools
from redphone.games.minutes.deck import NAMED
from redphone.texts import Texts

SLUGS = ("13-minutes", "13-minutes-campaign")
# What a card may be called: nothing of it is more than text.
MARKED = "<b onclick=x>Card</b> {}"
# What some cards are called, by language.
TOLD = {
    "excomm": '{ en = "Excomm en", fr = "Excomm fr", ru = "Excomm ru" }',
    "quarantine": '{ fr = "Quarantaine" }',
}
# Is one thing above another, and in sight?
IS_ABOVE = """([one, other]) => {
    const [above, below] = [one, other].map((each) => document.querySelector(each).getBoundingClientRect());
    return above.top >= 0 && above.bottom <= below.top;
}"""
# Softly divided words and a hyphen that does not break are still the same words.
PLAIN = str.maketrans({"\u00ad": None, "\u2011": "-"})
# Where a card is named.
PLACES = (".board", ".hand", ".log", ".prompt .q", ".prompt .offers", "main section.sr")
# Of a text.
MOST_WORDS = 300
# The bottom of these, each with that of what it stands in.
FOOTS = """([inner, outer]) => [...document.querySelectorAll(`${outer} ${inner}`)].map((one) =>
    [one, one.closest(outer)].map((each) => Math.round(each.getBoundingClientRect().bottom)))"""


def own_deck() -> str:
    """The game's own deck, in which every card is called otherwise."""
    cards = iter(range(1, len(NAMED) + 1))
    text = re.sub(
        r'^slug = "\w+"$',
        lambda slug: f'{slug[0]}\nname = "{MARKED.format(next(cards))}"',
        STANDARD,
        flags=re.M,
    )
    assert text.count("\nname = ") == 1 + len(NAMED)
    return text.replace("Reconstruction", "<i>Mine</i>")


def file(content: str | bytes) -> FilePayload:
    content = content.encode() if isinstance(content, str) else content
    return {"name": "my-deck.toml", "mimeType": "application/toml", "buffer": content}


def set_up(page: Page, deck: FilePayload) -> None:
    """Against an easy bot, with some other choices, and with this deck."""
    page.locator("fieldset select").nth(1).select_option("bot easy")
    page.locator("fieldset select").nth(2).select_option(index=1)
    page.locator("select").last.select_option("300")
    page.locator("input[type=file]").set_input_files(files=[deck])


def choices(page: Page) -> list[str]:
    found: list[str] = page.locator("select").evaluate_all("all => all.map(({ value }) => value)")
    return found


def said(page: Page) -> str:
    """All that is read or heard."""
    return " | ".join(page.evaluate(SAID)).translate(PLAIN)


def standard_names(lang: str = "en") -> set[str]:
    return {Texts(lang, "13-minutes").name(slug) for slug in NAMED}


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_with_an_own_deck_is_set_up_by_a_file_and_ended_by_clicking_what_is_lit(
    server: Running, browsing: Browsing, slug: str
) -> None:
    page = browsing.window(server, f"/new/{slug}")
    ears = Ears(page)
    set_up(page, file(own_deck()))
    expect(page.locator(".own .name")).to_have_text("my-deck.toml")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    told: Data = page.request.get(f"/api/tables/{table}").json()
    assert told["deck"]["name"]["en"] == "<i>Mine</i>"
    seen: set[str] = set()
    is_read = False
    luck = random.Random(13)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    while wait(page) == "asked":
        if len(seen) == len(PLACES) and not is_read:
            # Once all of it is on the table.
            is_read = True
            assert page.evaluate(RUN)[1] == []
        words = said(page)
        assert [name for name in standard_names() if name in words] == []
        is_clean(page)
        for place in PLACES:
            if MARKED.split("{")[0] in (page.locator(place).first.text_content() or "").translate(PLAIN):
                seen.add(place)
        play(page, luck, ears, clicks=1)
    assert set(PLACES) == seen
    assert is_read
    expect(page.locator(OVER)).to_be_visible()
    page.locator(f"{OVER} a[href$='/replay']").click()
    page.wait_for_url("**/replay*")
    page.get_by_role("slider").press("End")
    for place in (".board", ".log", ".hand figure"):
        expect(page.locator(place).first).to_contain_text("<b onclick=x>Card</b>")
    words = said(page)
    assert [name for name in standard_names() if name in words] == []
    expect(page.locator("aside .open")).to_contain_text("<i>Mine</i>")
    is_clean(page)


def test_what_an_event_lets_its_player_look_at_is_shown_at_once(server: Running, browsing: Browsing) -> None:
    looks = 'event = [{ do = "look", at = ["cuba", "hand"] }]'
    page = browsing.window(server, "/new/13-minutes", size=PHONE)
    set_up(page, file(re.sub(r"^event = .*$", looks, STANDARD, flags=re.M)))
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/table/*")
    luck = random.Random(5)
    event = page.locator(".prompt [data-action='choose event']")
    while wait(page) == "asked" and not event.count():
        play(page, luck, clicks=1)
    event.click()
    seen = page.locator(".board .news", has_text="You have seen")
    expect(seen).to_be_in_viewport()
    expect(seen).to_contain_text("Cuba:")
    seen.get_by_role("button").first.click()
    expect(page.locator("dialog[open]")).to_contain_text("Known from")


def in_every_language(page: Page, deck: str) -> Iterator[str]:
    """A table with this deck; the page speaks one language after the other."""
    set_up(page, file(deck))
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/table/*")
    wait(page)
    for lang in LANGUAGES:
        page.locator(f".lang button[lang='{lang}']").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        yield lang


def test_the_cards_of_an_own_deck_have_its_names_in_every_language(
    server: Running, browsing: Browsing
) -> None:
    page = browsing.window(server, "/new/13-minutes")
    deck = changed(
        *[(f'slug = "{slug}"\n', f'slug = "{slug}"\nname = {told}\n') for slug, told in TOLD.items()]
    )
    for lang in in_every_language(page, deck):
        page.locator(".side > .open").click()
        words = said(page)
        page.keyboard.press("Escape")
        assert f"Excomm {lang}" in words
        assert "Quarantaine" in words, "said in one language, it is said so in all of them"
        assert Texts(lang, "13-minutes").name("u_thant") in words


def test_a_deck_without_a_name_is_spoken_of_without_one(server: Running, browsing: Browsing) -> None:
    page = browsing.window(server, "/new/13-minutes")
    deck = "\n".join(line for line in STANDARD.splitlines() if not line.startswith(("name =", "source =")))
    for lang in in_every_language(page, deck):
        texts = Texts(lang, "13-minutes")
        expect(page.locator(".side > .open")).to_have_text(texts.say("deck-heading-plain"))
        assert texts.say("deck-is-own") in said(page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_deck_shows_its_ten_mistakes_and_nothing_that_was_set_up_is_lost(
    server: Running, browsing: Browsing, lang: str
) -> None:
    browsing.expected.append("status of 422 .*/api/(decks|tables)")
    page = browsing.window(server, "/new/13-minutes", size=PHONE, lang=lang)
    set_up(page, file(changed(*[(old, new) for old, new, _ in TEN])))
    before = choices(page)
    make = page.locator("form button.red")
    # As soon as the file is chosen.
    lines = page.locator("[role=alert] dt")
    expect(lines).to_have_count(10)
    expect(page.locator(".own [role=status]")).to_be_empty()
    reasons = page.locator("[role=alert] dd").all_inner_texts()
    texts, game = Texts(lang, "13-minutes"), redphone.game("13-minutes")
    mistakes = mistakes_of(changed(*[(old, new) for old, new, _ in TEN]), game, deck_tools)
    assert reasons == [texts.say(mistake.id, **mistake.fields) for mistake in mistakes]
    assert any("<b>plenty</b>" in each for each in reasons)
    numbers = [int(re.findall(r"\d+", line)[0]) for line in lines.all_inner_texts()]
    assert numbers == sorted(numbers)
    assert numbers[0] > 1
    is_clean(page)
    assert page.evaluate(SIDEWAYS) == []
    page.evaluate(AXE.read_text(encoding="utf-8"))
    passed, violations = page.evaluate(RUN)
    assert violations == []
    assert passed > 10
    assert choices(page) == before
    expect(page.locator(".own .name")).to_have_text("my-deck.toml")
    # The corrected file has the same name, and is another one.
    page.locator("input[type=file]").set_input_files(files=[file(own_deck())])
    expect(lines).to_have_count(0)
    # What it calls itself, in words, and how many cards it has.
    name = tomllib.loads(own_deck())["deck"]["name"]
    assert name["en"] == "<i>Mine</i>"
    good = Texts(lang, "13-minutes").say("deck-is-good", n=13)
    expect(page.locator(".own [role=status]")).to_have_text(f"{name[lang]}{good}")
    is_clean(page)
    assert page.evaluate(SIDEWAYS) == []
    make.click()
    page.wait_for_url("**/table/*")
    made: Data = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert (made["limit"], made["chairs"][1]["level"]) == (300, "easy")
    assert made["deck"] is not None


def test_a_deck_is_sent_once_to_be_checked_whatever_else_is_chosen(
    server: Running, browsing: Browsing
) -> None:
    page = browsing.window(server, "/new/13-minutes")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    page.locator("input[type=file]").set_input_files(files=[file(own_deck())])
    good = page.locator(".own [role=status]")
    expect(good).not_to_be_empty()
    for option in page.locator("select").all():
        option.select_option(index=1)
        option.select_option(index=0)
    expect(good).not_to_be_empty()
    assert sum(url.endswith("/api/decks") for url in sent) == 1


def test_what_is_no_deck_at_all_is_refused_in_words(
    server: Running, browsing: Browsing, tmp_path: Path
) -> None:
    browsing.expected.append("status of 4(13|22) .*/api/(decks|tables)")
    page = browsing.window(server, "/new/13-minutes", size=NOTEBOOK)
    alert = page.locator("[role=alert]")
    field = page.locator("input[type=file]")
    make = page.get_by_role("button", name="Make the table")
    refused = {
        "is not a text in UTF-8": b"name = \xff\xfe",
        "70,000 characters, at most 65,536": b"#" * 70_000,
        "too long.": b"#" * 900_000,
    }
    # What the page can see is said when the file is chosen; who makes the table all the same is led there.
    for words, content in refused.items():
        field.set_input_files(files=[file(content)])
        expect(alert).to_contain_text(words)
        expect(make).to_be_disabled()
        expect(make).to_have_accessible_description(re.compile(re.escape(words)))
        make.press("Enter")
        expect(alert).to_be_focused()
    # What only the server can see is said then too.
    field.set_input_files(files=[file(b"<script>window.taken = 1</script>")])
    expect(alert).to_contain_text("a mistake in this deck file")
    # The line itself, with a mark at the place in it.
    expect(alert.locator("code")).to_have_text("<script>window.taken = 1</script>")
    expect(alert.locator("mark")).to_have_text("<")
    expect(make).to_be_disabled()
    expect(make).to_have_accessible_description(re.compile("a mistake in this deck file"))
    make.press("Enter")
    expect(alert).to_be_focused()
    # All of it stands above the buttons, which stay at the lower edge.
    page.wait_for_function(IS_ABOVE, arg=["[role=alert]", "form .acts"])
    # A file that has changed since it was chosen is not read by every browser.
    path = tmp_path / "deck.toml"
    path.write_text(own_deck(), encoding="utf-8")
    field.set_input_files(path)
    expect(page.locator(".own [role=status]")).to_contain_text("13 cards, no mistakes.")
    expect(make).to_be_enabled()
    page.wait_for_function(IS_ABOVE, arg=[".own [role=status]", "form .acts"])
    path.unlink()
    make.click()
    expect(alert).to_contain_text("choose it again")
    is_clean(page)
    # Without the file, the game's own deck is played.
    page.get_by_role("button", name="Take the deck of the game").click()
    expect(alert).to_have_count(0)
    make.click()
    page.wait_for_url("**/table/*")
    assert page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["deck"] is None


def test_who_is_invited_sees_whose_deck_it_is_before_they_pick_up(
    server: Running, browsing: Browsing
) -> None:
    host = browsing.window(server, "/new/13-minutes")
    host.locator("select").nth(1).select_option("friend")
    host.locator("input[type=file]").set_input_files(files=[file(named('"<b>My copy</b>"'))])
    host.get_by_role("button", name="Make the table").click()
    expect(host.locator(".seats .deck")).to_have_text("Owner’s deck: <b>My copy</b>")
    link = host.get_by_role("textbox", name=re.compile("link", re.I)).input_value()
    guest = browsing.window(server, None)
    guest.goto(link)
    expect(guest.locator(".what")).to_contain_text("Owner’s deck: <b>My copy</b>")
    is_clean(guest)


def test_only_where_a_deck_can_be_replaced_there_is_a_field_for_it(
    server: Running, browsing: Browsing
) -> None:
    for slug, fields in {
        "13": 0,
        "13-days": 0,
        "13-minutes": 1,
        "13-minutes-campaign": 1,
        "defcon": 0,
    }.items():
        page = browsing.window(server, f"/new/{slug}")
        expect(page.get_by_role("button", name="Make the table")).to_be_visible()
        expect(page.locator("input[type=file]")).to_have_count(fields)
        # Beside it, a file to begin with.
        ours = page.get_by_role("link", name="Download our deck as a file")
        expect(ours).to_have_count(fields)
        if fields:
            with page.expect_download() as had:
                ours.click()
            assert had.value.path().read_text(encoding="utf-8") == STANDARD


def test_a_deck_without_a_name_leaves_no_colon_behind(server: Running, browsing: Browsing) -> None:
    deck = re.sub(r'"reconstructed"', '"owner"', re.sub(r"^name = {.*\n", "", STANDARD, flags=re.M))
    page = browsing.window(server, "/new/13-minutes")
    set_up(page, file(deck))
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/table/*")
    wait(page)
    expect(page.locator(".side > .open")).to_have_text("The 13 cards and their sources")
    expect(page.locator(".hand .backs small")).to_have_text("The deck of an owner of the game")
    words = said(page)
    assert re.findall(r"[^|]*:\s*\|", words) == []


def test_an_own_deck_is_named_beside_the_hand_and_the_table_says_what_it_does_whatever_the_card_says(
    server: Running, browsing: Browsing
) -> None:
    deck = re.sub(r"^(event = .*)$", r'\1\ntext = "As it is printed."', own_deck(), flags=re.M)
    page = browsing.window(server, "/new/13-minutes")
    set_up(page, file(deck))
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/table/*")
    wait(page)
    expect(page.locator(".hand .backs small")).to_have_text(
        "Deck: <i>Mine</i>. A part of it is still reconstructed."
    )
    # What is invented in it is not called ours.
    known = page.locator(".hand .folder .known")
    expect(known).to_have_text(re.compile("^Reconstructed, says the deck’s file: "))
    page.locator(".side > .open").click()
    cards = page.locator("dialog.deck")
    expect(cards).to_contain_text("What the deck’s file calls a reconstruction is not what is printed")
    expect(cards).not_to_contain_text(re.compile("our reconstruction", re.I))
    page.keyboard.press("Escape")
    page.locator(".hand .more").click()
    card = page.locator("dialog[open]")
    expect(card).to_contain_text("As it is printed.")
    expect(card).to_contain_text("reconstructed, says the deck’s file")
    expect(card).not_to_contain_text(re.compile("our reconstruction", re.I))
    expect(card.get_by_role("heading", name="What the table does")).to_be_visible()
    does = re.compile(r"^(Place|Remove|Move|Pull|Push|Look|Command|If|The) .+\.$")
    expect(card.locator(".does")).to_have_text(does)


def test_of_the_longest_words_of_a_card_what_is_known_of_them_stays_in_sight(
    server: Running, browsing: Browsing
) -> None:
    words = "What is printed on this card, word for word, and more. " * 6
    deck = re.sub(r"^(event = .*)$", rf'\1\ntext = "{words[:MOST_WORDS].strip()}"', own_deck(), flags=re.M)
    page = browsing.window(server, "/new/13-minutes", size=(1280, 800))
    set_up(page, file(deck))
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/table/*")
    wait(page)
    for width, height in ((1280, 800), WIDE, (834, 1112)):
        page.set_viewport_size({"width": width, "height": height})
        for inner, outer in ((".known", ".minutes-card"), (".more", ".folder")):
            foots = page.evaluate(FOOTS, [inner, outer])
            assert foots, inner
            assert all(foot <= around for foot, around in foots), (inner, width, foots)
