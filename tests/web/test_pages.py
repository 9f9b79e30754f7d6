"""Every page: in three languages, on the smallest phone, in both lights, for everybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.browsing import LANGUAGES, PHONE, THEMES, WIDE, Browsing, settled
from tests.web.house import House

import redphone

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# All that is read or heard.
SAID = """() => {
    const said = [document.title];
    const names = ["aria-label", "aria-valuetext", "title", "placeholder", "alt"];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node instanceof Text) said.push(node.data);
        else said.push(...names.map((name) => node.getAttribute(name) ?? ""));
    }
    return said.filter((text) => text.trim());
}"""
SIDEWAYS = """() => {
    const { scrollWidth, clientWidth } = document.scrollingElement;
    if (scrollWidth <= clientWidth) return [];
    const isWide = (one) => one.getBoundingClientRect().right > clientWidth + 1;
    const wide = [...document.querySelectorAll("body *")].filter(isWide);
    return [`${scrollWidth} px`, ...wide.slice(0, 5).map((one) => one.outerHTML.slice(0, 120))];
}"""
# Nothing is fetched again: no rule that is asked for looks into style sheets or sounds.
RUN = """async () => {
    const { violations, passes } = await axe.run({ resultTypes: ["violations"], preload: false });
    const told = ({ id, nodes }) =>
        nodes.map(({ target, html, failureSummary: why }) => `${id}: ${target} ${html.slice(0, 160)} ${why}`);
    return [passes.length, violations.flatMap(told)];
}"""
# The menu is that of the game, and says whether it is over: it is opened at these.
MENUS = ("13", "13 Days", "13 Minutes", "DEFCON", "13 over")
# What a page provokes: the server says that there is no such table, and closes its socket.
PROVOKED = {"no such table": r"/api/tables/none/socket' failed|status of 404 .*/api/tables/none"}


def ids() -> set[str]:
    """The names of all texts, as far as nobody would write them in a sentence."""
    package = Path(redphone.__file__).parent
    found = {
        name
        for file in package.rglob("en.ftl")
        for name in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.M)
    }
    return {name for name in found if "-" in name or "_" in name}


IDS = ids()


def untranslated(said: list[str]) -> list[str]:
    """What looks like a name of a text, a card or a field, or like a text that was not filled in."""
    return [
        text
        for text in said
        if re.search(r"\{\s*\$|\{\s*[a-z]|\w_\w|undefined|\bNaN\b|\[object|\b[a-z]+-\d+\b(?!-)", text)
        or IDS.intersection(re.findall(r"(?<![\w-])[a-z][a-z0-9]*(?:[-_][a-z0-9]+)+(?![\w-])", text))
    ]


def visits(house: House, browsing: Browsing, **more: Any) -> Iterator[tuple[str, Page]]:
    """Every page, one after the other; each in silence, except for what it provokes."""
    page = browsing.window(house.server, None, person=house.person, **more)
    for name, path in house.pages.items():
        page.goto("about:blank")
        page.goto(path)
        settled(page)
        yield name, page
        assert_silence(browsing, name)
    stranger = browsing.window(house.server, house.invitation, **more)
    settled(stranger)
    stranger.get_by_role("button", name=re.compile(r"\w{4}")).last.wait_for()
    yield "invitation", stranger
    assert_silence(browsing, "invitation")


def assert_silence(browsing: Browsing, name: str) -> None:
    """Nothing was complained of but what this page provokes; what was said is forgotten."""
    said, browsing.complaints = browsing.complaints, []
    known = PROVOKED.get(name)
    assert [each for each in said if known is None or not re.search(known, each)] == [], name


def parts(page: Page, has_menu: bool) -> Iterator[str]:
    """All that can be opened on a page: a phone's tabs, a card, the menu with its question; and the table
    without what lies over it."""
    yield "page"
    tabs = page.locator("nav.tabs button")
    if tabs.first.is_visible():
        for at in range(tabs.count() - 1, -1, -1):
            tabs.nth(at).click()
            yield f"tab {at}"
    over = page.locator(".veil .over button.btn").last
    if over.is_visible():
        over.click()
        yield "what lay over the table put away"
    card = page.locator(".hand .mini[aria-haspopup], .hand .slot > button[aria-expanded='false']")
    if card.count():
        card.first.click()
        yield "card"
        page.keyboard.press("Escape")
    menu = page.locator(".page > header.bar > .r > button.ib:last-child")
    if has_menu:
        menu.click()
        page.locator("dialog[open]").wait_for()
        yield "menu"
        give_up = page.locator("dialog[open] section:last-of-type button.btn")
        if give_up.count():
            give_up.first.click()
            yield "giving up"
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_fits_into_360_pixels_and_says_nothing_untranslated(
    house: House, browsing: Browsing, lang: str
) -> None:
    wrong: dict[str, list[str]] = {}
    pages = 0
    for name, page in visits(house, browsing, size=PHONE, lang=lang):
        pages += 1
        assert page.locator("html").get_attribute("lang") == lang
        for part in parts(page, name in MENUS):
            said: list[str] = page.evaluate(SAID)
            assert len(said) > 5, f"{name} says nothing"
            if found := page.evaluate(SIDEWAYS) + untranslated(said):
                wrong[f"{name}, {part}"] = found
            if lang == "ru":
                assert any(re.search("[а-яё]{3}", text) for text in said)
    assert pages == len(house.pages) + 1
    assert wrong == {}


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_no_violation_on_any_page(
    house: House, browsing: Browsing, theme: str, size: tuple[int, int]
) -> None:
    assert AXE.is_file(), f"there is no {AXE}: `npm ci` in web/ installs it, `make test` too"
    axe = AXE.read_text(encoding="utf-8")
    wrong: dict[str, list[str]] = {}
    checks = 0
    for name, page in visits(house, browsing, size=size, theme=theme):
        assert page.locator("html").get_attribute("data-theme") == theme
        page.evaluate(axe)
        for part in parts(page, name in MENUS):
            found = page.evaluate(RUN)
            checks += found[0]
            if found[1]:
                wrong[f"{name}, {part}"] = found[1]
    assert checks > 10 * len(house.pages)
    assert wrong == {}


def test_the_front_page_changes_its_language_in_place_and_remembers_it(
    house: House, browsing: Browsing
) -> None:
    page = browsing.window(house.server, "/")
    heading = page.locator("h1")
    english = heading.inner_text()
    page.evaluate("window.stayed = true")
    expect(page.locator(".tiles button")).to_have_count(len(house.person.get("/api/games")["games"]))
    seen = {english}
    for lang in ("fr", "ru", "en", "fr"):
        page.locator(f".lang button[lang='{lang}']").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator(f".lang button[lang='{lang}']")).to_have_attribute("aria-pressed", "true")
        if lang == "en":
            expect(heading).to_have_text(english, use_inner_text=True)
        seen.add(heading.inner_text())
    assert len(seen) == 3
    assert page.evaluate("window.stayed")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(heading).not_to_have_text(english, use_inner_text=True)


@pytest.mark.parametrize("table", ["thirteen", "days", "minutes", "defcon"])
def test_a_table_changes_its_language_in_place_and_nothing_is_lost(
    house: House, browsing: Browsing, table: str
) -> None:
    page = browsing.window(house.server, f"/table/{getattr(house, table)}", person=house.person)
    question = page.locator(".prompt .q strong")
    draft = page.locator(".chat input")
    draft.fill("wait a moment")
    page.evaluate("window.stayed = true")
    seen = {question.inner_text()}
    for lang in ("fr", "ru"):
        page.locator(f".lang button[lang='{lang}']").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        assert untranslated(page.evaluate(SAID)) == []
        seen.add(question.inner_text())
    assert len(seen) == 3
    expect(draft).to_have_value("wait a moment")
    assert page.evaluate("window.stayed")
    for place in (".board", ".log", ".hand"):
        words = page.locator(place).first.inner_text()
        # What an SVG says counts too; numbers, names and signs are the same everywhere.
        assert re.search("[а-яё]{3}", words, re.I), f"{place} speaks no Russian: {words}"
