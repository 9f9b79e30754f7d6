"""Who comes back to DEFCON after hours reads on one page what happened: who attacked whom, what it cost."""

from __future__ import annotations

import itertools
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.server.running import Data, Running, running
from tests.web.browsing import LANGUAGES, PHONE, THEMES, WIDE, Browsing
from tests.web.defcon import Game, seated
from tests.web.playing import OFFERS, wait
from tests.web.test_pages import AXE, RUN, SAID, SIDEWAYS, untranslated

import redphone
from redphone.texts import Texts

ANA = 0
AWAY = "While you were away"
WORDS = Texts("en", "defcon")
CARDS = redphone.game("defcon").book().decks[0].kinds
# What begins an attack or launches a missile, and what is lost in it.
CLASHES = ("attacked", "struck", "bombed", "sank", "nuked", "nuked-city", "engaged")
LOST = {"attackers-lost": "troop", "troops-lost": "troop", "fleets-lost": "fleet"}
MANY = 12
"""Moves that are shown one after the other; what is more is summed up."""


def sheet(page: Page, name: str = AWAY) -> Locator:
    return page.get_by_role("dialog", name=name, exact=True)


def said(part: Locator) -> list[str]:
    """What each of them says, in one line."""
    return [" ".join(text.split()) for text in part.all_inner_texts()]


def told(game: Game, seat: int, after: int) -> list[list[Data]]:
    """What a seat was told after a position, move by move."""
    socket = game.people[seat].sit(game.id)
    steps = socket.until("moved")["steps"]
    socket.close()
    return [step["events"] for step in steps if step["n"] > after]


def look(game: Game, page: Page) -> tuple[int, Data]:
    """Ana looks at the table, and goes; what she has seen."""
    page.goto(f"/table/{game.id}")
    wait(page)
    page.goto("/")
    return game.n, game.views[ANA]


def hours_later(game: Game) -> Data:
    """Ana is to invest, and so much has happened that nobody would watch it all."""
    n = game.n
    while game.n < n + 4 * MANY:
        view = game.until(ANA, "ask-invest", round=game.views[ANA]["table"]["round"] + 1)
    return view


class Absence:
    """Ana has left a table in the first conflict; hours later she is asked again."""

    def __init__(self, server: Running, game: Game) -> None:
        self.server, self.game = server, game
        self.before = game.until(ANA, "ask-conflict")
        self.seen = game.n
        self.after = hours_later(game)
        self.moves = told(game, ANA, 0)
        self.events = [event for move in told(game, ANA, self.seen) for event in move]

    def window(self, browsing: Browsing, **more: Any) -> Page:
        """Ana's browser, which knows what she has seen."""
        person = self.game.people[ANA]
        page = browsing.window(self.server, None, person=person, **{"is_moving": True, **more})
        page.context.add_init_script(f"localStorage['seen {self.game.id}'] ??= '{self.seen}'")
        return page

    def come_back(self, browsing: Browsing, **more: Any) -> Page:
        page = self.window(browsing, **more)
        page.goto(f"/table/{self.game.id}")
        expect(page.get_by_role("dialog").locator("article")).to_have_count(4)
        return page


@pytest.fixture(scope="module")
def absence(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[Absence]:
    """For those who only look."""
    database = tmp_path_factory.mktemp("absence") / "tables.db"
    with running(database, client=client, hidden_games=False) as server, seated(server, 4, 4) as game:
        yield Absence(server, game)


def change(was: object, now: object) -> str:
    return str(now) if was == now else f"{was} → {now}"


def test_who_comes_back_reads_who_attacked_whom(absence: Absence, browsing: Browsing) -> None:
    page = absence.come_back(browsing)
    fought = [event for event in absence.events if event["id"] in CLASHES]
    assert len(fought) > 4
    rows = said(sheet(page).locator(".clashes li"))
    assert len(rows) == len(fought)
    for row, event in zip(rows, fought):
        place = event.get("at") or event.get("zone") or "sustainable_ecocity"
        sides = [WORDS.name(event[field]) for field in ("power", "defender", "target") if field in event]
        assert row.startswith(f"{WORDS.name(place)} {' against '.join(sides)}: ")


def test_who_comes_back_reads_what_it_cost(absence: Absence, browsing: Browsing) -> None:
    page = absence.come_back(browsing)
    for was, now in zip(absence.before["table"]["powers"], absence.after["table"]["powers"]):
        (account,) = said(sheet(page).locator("article", has_text=WORDS.name(now["power"])))
        assert f" GDP {change(was['gdp'], now['gdp'])} " in account
        assert f" Points {change(was['points'], now['points'])} " in account
        assert f" Lands {change(was['lands'], now['lands'])} " in account
        for what in ("troop", "fleet"):
            lost = [event for event in absence.events if LOST.get(event["id"]) == what]
            n = sum(event["n"] for event in lost if event["power"] == now["power"])
            assert (f" {n} {what}" in account) == (n > 0), account


def test_who_comes_back_reads_the_reputation_that_attacks_cost(absence: Absence, browsing: Browsing) -> None:
    page = absence.come_back(browsing)
    # A round ended in which somebody attacked: that costs rows.
    assert [event for event in absence.events if event["id"] == "reputation-fell"]
    for was, now in zip(absence.before["table"]["powers"], absence.after["table"]["powers"]):
        mine = [event for event in absence.events if event.get("power") == now["power"]]
        rose, fell = (
            sum(event["n"] for event in mine if event["id"] == f"reputation-{way}")
            for way in ("rose", "fell")
        )
        (account,) = said(sheet(page).locator("article", has_text=WORDS.name(now["power"])))
        states = dict.fromkeys(WORDS.say(f"state-{power['reputation']['state']}") for power in (was, now))
        rows = abs(rose - fell)
        sign = "+" if rose > fell else "\u2212"
        change = f" ({WORDS.say('sum-climbed', sign=sign, n=rows)})" if rows else ""
        assert f" Reputation {' → '.join(states)}{change} Aggression " in account, account
        reached = [event["n"] for event in mine if event["id"] == "became-aggressive"]
        highest = max([was["aggression"], *reached])
        assert f" Aggression {WORDS.say(f'aggression-{highest}')} " in account, account


def test_who_comes_back_reads_what_changed_hands(absence: Absence, browsing: Browsing) -> None:
    page = absence.come_back(browsing)
    before, after = absence.before["table"], absence.after["table"]
    holders = {power["seat"]: WORDS.name(power["power"]) for power in after["powers"]}
    changed = {}
    for was, now in zip(before["territories"], after["territories"]):
        if was["owner"] != now["owner"]:
            to = "irradiated" if now["radiation"] else holders.get(now["owner"], "nobody")
            changed[WORDS.name(now["at"])] = f"{holders.get(was['owner'], 'nobody')} → {to}"
    assert changed
    places = sheet(page).locator("section", has=page.get_by_role("heading", name="Changed hands"))
    assert dict(zip(said(places.locator("li b")), said(places.locator("li .sr")))) == changed


def test_she_goes_on_when_she_has_read_it_and_is_told_it_once(absence: Absence, browsing: Browsing) -> None:
    page = absence.come_back(browsing)
    assert page.locator(OFFERS).count() == 0
    sheet(page).get_by_role("button", name="See the table").click()
    assert wait(page) == "asked"
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    wait(page)
    assert page.get_by_role("dialog").count() == 0


def test_it_is_read_and_left_with_the_keyboard(absence: Absence, browsing: Browsing) -> None:
    game = absence.game
    page = absence.come_back(browsing)
    summary = sheet(page)
    on = summary.get_by_role("button", name="See the table")
    expect(on).to_be_focused()
    page.keyboard.press("PageDown")
    page.wait_for_function("() => document.querySelector('[role=dialog]').scrollTop > 0")
    # Tab stays in it, and comes around.
    for _ in range(summary.get_by_role("button").count()):
        page.keyboard.press("Tab")
        assert summary.evaluate("one => one.contains(document.activeElement)")
    expect(on).to_be_focused()
    page.keyboard.press("Enter")
    expect(summary).to_have_count(0)
    wait(page)
    expect(page.locator("[data-home]")).to_be_focused()
    # From the log's head; Escape gives the focus back to where it was.
    button = page.get_by_role("button", name="Summary", exact=True)
    button.press("Enter")
    expect(on).to_be_focused()
    # A key that chooses an offer chooses nothing that lies behind it.
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(summary).to_have_count(0)
    expect(button).to_be_focused()
    assert page.locator("main.pending").count() == 0
    assert game.people[ANA].table(game.id)["n"] == game.n


def test_every_round_can_be_summed_up_at_any_time(absence: Absence, browsing: Browsing) -> None:
    moves = absence.moves
    begun = [k for k, move in enumerate(moves) if any(event["id"] == "round" for event in move)]
    stranger = browsing.window(absence.server, f"/table/{absence.game.id}")
    stranger.get_by_role("button", name="Summary", exact=True).click()
    expect(sheet(stranger, f"Round {len(begun)} so far")).to_be_visible()
    for round, (start, end) in enumerate(itertools.pairwise(begun), 1):
        stranger.get_by_role("button", name=f"Round {round}", exact=True).click()
        summary = sheet(stranger, f"Round {round}")
        expect(summary).to_contain_text(f"→ Round {round + 1} of 5, ")
        ids = [event["id"] for move in moves[start + 1 : end + 1] for event in move]
        assert summary.locator(".clashes li").count() == len([id for id in ids if id in CLASHES])
    # Who watches has missed nothing.
    assert stranger.get_by_role("button", name=AWAY).count() == 0


def test_who_wants_to_see_no_moves_is_not_stopped(absence: Absence, browsing: Browsing) -> None:
    page = absence.window(browsing, is_moving=False)
    page.goto(f"/table/{absence.game.id}")
    wait(page)
    assert page.get_by_role("dialog").count() == 0
    page.get_by_role("button", name="Summary", exact=True).click()
    expect(sheet(page).locator("article")).to_have_count(4)


def test_it_says_nothing_that_the_reader_was_not_told(absence: Absence, browsing: Browsing) -> None:
    page = absence.window(browsing)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"/table/{absence.game.id}")
    expect(sheet(page)).to_be_visible()
    mine = json.dumps([absence.moves, absence.before, absence.after])
    others = json.dumps([told(absence.game, seat, 0) for seat in range(1, 4)])
    hidden = [card for card in CARDS if f'"{card}"' in others and f'"{card}"' not in mine]
    assert hidden
    parts = page.locator("[role=dialog] .seg button")
    for part in parts.all_inner_texts():
        parts.filter(has_text=re.compile(f"^{part}$")).click()
        expect(sheet(page, part)).to_be_visible()
        (text,) = said(sheet(page, part))
        assert [card for card in hidden if WORDS.name(card) in text] == []
    # She asks for positions as she sees them, and for nobody else's.
    positions = [url for url in asked if "/positions/" in url]
    assert positions
    assert [url for url in positions if "seat" in url] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_into_360_pixels_and_says_nothing_untranslated(
    absence: Absence, browsing: Browsing, lang: str
) -> None:
    page = absence.come_back(browsing, size=PHONE, lang=lang)
    summary = page.get_by_role("dialog")
    assert page.evaluate(SIDEWAYS) + untranslated(page.evaluate(SAID)) == []
    assert summary.evaluate("one => one.scrollWidth <= one.clientWidth")
    small = "all => all.map(one => one.getBoundingClientRect()).filter(({ height }) => height < 40)"
    assert summary.get_by_role("button").evaluate_all(small) == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_no_violation(
    absence: Absence, browsing: Browsing, theme: str, size: tuple[int, int]
) -> None:
    page = absence.come_back(browsing, size=size, theme=theme)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    passes, violations = page.evaluate(RUN)
    assert passes > 20
    assert violations == []


def test_few_moves_are_shown_instead_and_the_page_is_a_button_away(
    server: Running, browsing: Browsing
) -> None:
    with seated(server, 2, 3) as game:
        game.until(ANA, "ask-invest")
        page = browsing.window(server, None, person=game.people[ANA], is_moving=True)
        seen, _ = look(game, page)
        while game.asked() == ANA or game.n < seen + 4:
            game.move(game.asked(), "pass" if game.asked() == ANA else game.chosen(game.views[game.asked()]))
        # The page's clock stands still, so that there is time to look.
        page.clock.install()
        page.clock.pause_at(time.time() + 3600)
        page.goto(f"/table/{game.id}")
        expect(sheet(page).get_by_role("button", name="Skip to now")).to_be_focused()
        assert sheet(page).locator("article").count() == 0
        sheet(page).get_by_role("button", name="Summary").click()
        expect(sheet(page).locator("article")).to_have_count(2)


def test_the_moves_wait_for_it_and_what_came_meanwhile_is_shown_after_it(
    server: Running, browsing: Browsing
) -> None:
    with seated(server, 2, 3) as game:
        game.until(ANA, "ask-invest")
        page = browsing.window(server, None, person=game.people[ANA], is_moving=True)
        look(game, page)
        hours_later(game)
        while game.asked() == ANA:
            game.move(ANA, "pass")
        page.goto(f"/table/{game.id}")
        sheet(page).get_by_role("button", name="Move by move").click()
        sheet(page).get_by_role("button", name="Summary").click()
        expect(sheet(page).locator("article")).to_have_count(2)
        waits = page.locator(".prompt .q strong").inner_text()
        for _ in range(2):
            game.move(game.asked(), game.chosen(game.views[game.asked()]))
        expect(sheet(page).locator("article")).to_have_count(2)
        assert page.locator(".prompt .q strong").inner_text() == waits
        sheet(page).get_by_role("button", name="See the table").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        shown = "([id, n]) => localStorage[`seen ${id}`] === String(n)"
        page.wait_for_function(shown, arg=[game.id, game.n])
