"""DEFCON in a browser: by what is lit, with questions in others' turns, on a phone, in both lights."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Data, Person, Running, wait_until
from tests.web.browsing import LANGUAGES, PHONE, THEMES, WIDE, Browsing
from tests.web.playing import OFFERS, actions, choose, turns, wait
from tests.web.test_keyboard import reach
from tests.web.test_pages import AXE, RUN, SAID, SIDEWAYS, untranslated

import redphone
from redphone.core.layout import SOMEBODY
from redphone.texts import Texts

WEB = Path(__file__).parents[2] / "web" / "defcon"
# In a hundred: how often somebody who may attack does, and how often somebody who may stop stops.
BOLD = 80
QUIET = 40
LIMIT = 24 * 3600
MOST = 1500
# What is chosen on the map; a place that more than one thing can be done to is lit for one of them at a time.
ON_THE_MAP = {"capital", "attack", "strike", "bomb", "nuke", "engage", "deploy", "fortify", "fleet"}
ON_THE_MAP |= {"from", "sail", "move", "to", "raze", "betray", "demand", "pacify"}
AIMS = ".board .aims button"
WORDS = Texts("en", "defcon")


class Game:
    """People who choose by luck, and a table at which they sit."""

    def __init__(self, server: Running, seats: int, seed: int) -> None:
        self.people = [Person(server, name) for name in ("Ana", "Béla", "Cem", "Dora")[:seats]]
        self.id = self.people[0].make("defcon", "me", *["open"] * (seats - 1))
        for person in self.people[1:]:
            person.post(f"/api/tables/{self.id}/join")
        self.sockets = [person.sit(self.id) for person in self.people]
        self.luck = random.Random(seed)
        self.are_cards_kept = False
        """Does nobody play a card?"""
        self.n = 0
        self.views: list[Data] = [{} for _ in self.people]
        self.hear(0)

    def hear(self, n: int) -> None:
        for seat in range(len(self.sockets)):
            while self.heard(seat) < n:
                pass

    def heard(self, seat: int) -> int:
        """The next message to a seat, and the number of the step it tells of."""
        told = self.sockets[seat].until("moved", "error", "conflict")
        assert told["type"] == "moved", told
        self.n, self.views[seat] = told["n"], told["view"]
        return self.n

    def asked(self) -> int:
        """Somebody who is asked; negative: nobody is."""
        return next((seat for seat, view in enumerate(self.views) if view["offers"]), -1)

    def move(self, seat: int, action: str) -> None:
        n = self.n
        self.sockets[seat].move(action, n)
        if self.heard(seat) > n:
            for other in range(len(self.sockets)):
                while other != seat and self.heard(other) <= n:
                    pass
        # Otherwise the others hear of it when all have answered.

    def until(self, seat: int, *questions: str, round: int = 1) -> Data:
        """By luck until this seat is asked one of these, not before a round; its view then."""
        for _ in range(MOST):
            view = self.views[seat]
            is_late = view["table"]["round"] >= round
            if view["offers"] and view["prompt"]["id"] in questions and is_late:
                return view
            asked = self.asked()
            assert asked >= 0, f"the game is over, and nobody was asked {questions}"
            self.move(asked, self.chosen(self.views[asked]))
        raise AssertionError(f"nobody is ever asked {questions}")

    def until_a_card_is_wanted(self, seat: int) -> bool:
        """By luck, and without playing cards, until this seat may play one in another's turn. Is it asked?"""
        self.are_cards_kept = True
        while (asked := self.asked()) >= 0:
            if answers(self.views[seat]):
                return True
            self.move(asked, self.chosen(self.views[asked]))
        return False

    def chosen(self, view: Data) -> str:
        """Troops and attacks; else mostly something else than to stop: or nothing would happen."""
        offers = [str(offer["action"]) for offer in view["offers"]]
        if self.are_cards_kept and "pass" in offers:
            offers = [action for action in offers if not action.startswith("play ")]
        if view["prompt"]["id"] == "ask-deploy" and "pass" in offers:
            return "pass"
        bold = [action for action in offers if action.split(" ")[0] in ("attack", "recruit")]
        if bold and self.luck.randrange(100) < BOLD:
            return self.luck.choice(bold)
        bold = [action for action in offers if action != "pass"]
        is_quiet = "pass" in offers and self.luck.randrange(100) < QUIET
        return "pass" if is_quiet or not bold else self.luck.choice(bold)

    def leave(self) -> None:
        for person in self.people:
            person.leave()


def answers(view: Data) -> list[str]:
    """The cards with which somebody may answer in another's turn."""
    offers = [str(offer["action"]) for offer in view["offers"]]
    is_window = all(action == "pass" or action.startswith("play ") for action in offers)
    if view["table"]["turn"] == view["seat"] or not is_window:
        return []
    return [action.removeprefix("play ") for action in offers if action != "pass"]


@contextmanager
def seated(server: Running, seats: int, seed: int) -> Iterator[Game]:
    game = Game(server, seats, seed)
    try:
        yield game
    finally:
        game.leave()


def test_the_map_of_the_browser_is_that_of_the_rules() -> None:
    printed = tomllib.loads(redphone.game("defcon").registration.standard("map"))
    links = {land["slug"]: {"lands": land["borders"], "seas": land["seas"]} for land in printed["territory"]}
    links |= {zone["slug"]: {"lands": zone["touches"], "seas": zone["adjacent"]} for zone in printed["sea"]}
    assert json.loads((WEB / "borders.json").read_text(encoding="utf-8")) == links
    places = set(re.findall(r"^  (\w+): \{ label", (WEB / "places.ts").read_text(encoding="utf-8"), re.M))
    assert places == set(links)


def test_a_card_that_is_wanted_in_anothers_turn_cannot_be_overlooked_and_can_be_answered_ahead(
    server: Running, browsing: Browsing
) -> None:
    # In some games nobody has the right card at the right time: then another one is begun.
    for seed in range(3, 20):
        with seated(server, 2, seed) as game:
            if not game.until_a_card_is_wanted(0) or game.views[1]["offers"]:
                continue
            pages = [browsing.window(server, f"/table/{game.id}", person=person) for person in game.people]
            notice = pages[0].locator(".board .notice")
            expect(notice).to_contain_text("A question to you!")
            expect(pages[0].locator(".hand .dc-card.lit")).not_to_have_count(0)
            # Whoever is not asked sees only that the table waits.
            expect(pages[1].locator(".board .notice")).to_have_count(0)
            expect(pages[1].locator(OFFERS)).to_have_count(0)
            expect(pages[1].locator(".prompt .q strong")).to_have_text("The table waits for an answer.")
            # What it means is said before, with the cards that it costs.
            ahead = notice.get_by_role("button")
            expect(ahead).to_contain_text("in your own you still play yours")
            expect(ahead).to_contain_text(WORDS.name(answers(game.views[0])[0]))
            ahead.click()
            # Answered ahead: nothing is left to click, and nothing alarms.
            expect(notice).to_contain_text("You play no cards in others’ turns")
            expect(pages[0].locator(".prompt .q strong")).to_contain_text("passing for you")
            expect(pages[0].locator(OFFERS)).to_have_count(0)
            assert pages[0].locator("[role=alert]:not(:empty)").count() == 0
            # The pass is said for the reader, after a while.
            wait_until(lambda: bool(game.people[0].table(game.id)["n"] > game.n))
            notice.get_by_role("button").click()
            expect(pages[0].get_by_text("You play no cards in others’ turns")).to_have_count(0)
            assert not turns(pages, random.Random(8), 3)
            return
    raise AssertionError("nobody is ever asked for a card")


def test_who_holds_no_such_card_is_not_alarmed_and_passes_by_itself_after_a_while(
    server: Running, browsing: Browsing
) -> None:
    for seed in range(3, 20):
        with seated(server, 2, seed) as game:
            view = game.until(0, "ask-speech", "ask-interference", "ask-coup")
            if len(view["offers"]) > 1:
                continue
            page = browsing.window(server, f"/table/{game.id}", person=game.people[0])
            expect(page.locator(".prompt .q strong")).to_contain_text("You hold no such card.")
            expect(page.locator(OFFERS)).to_have_count(0)
            expect(page.locator(".board .notice")).to_have_count(0)
            # Others wait, and must not tell from its haste: not at once.
            assert game.people[0].table(game.id)["n"] == game.n
            wait_until(lambda: bool(game.people[0].table(game.id)["n"] > game.n))
            return
    raise AssertionError("everybody holds every card")


def test_who_does_not_answer_in_anothers_turn_is_given_to_a_bot_without_having_been_named(
    server: Running, browsing: Browsing
) -> None:
    with seated(server, 3, 3) as game:
        game.until(0, "ask-coup")
        reader = next(seat for seat, view in enumerate(game.views) if view["actor"] == SOMEBODY)
        page = browsing.window(server, f"/table/{game.id}", person=game.people[reader])
        said = page.locator(".prompt .q strong")
        expect(said).to_have_text("The table waits for an answer.")
        page.get_by_role("button", name="Menu").click()
        expect(page.locator(".players")).not_to_contain_text("thinking")
        give = page.get_by_role("button", name="Give the chair to a bot")
        assert give.count() == 0
        server.clock.ahead += (LIMIT + 5) * 1000
        page.reload()
        expect(said).to_have_text("Somebody does not answer.")
        give.click()
        expect(give).to_have_count(0)
        chairs = game.people[reader].table(game.id)["chairs"]
        asked = [seat for seat, view in enumerate(game.views) if seat in view["waiting"]]
        assert [chair["seat"] for chair in chairs if chair["replaced"]] == asked


def test_every_offer_that_names_a_place_is_lit_on_the_map(server: Running, browsing: Browsing) -> None:
    with seated(server, 2, 11) as game:
        seen: set[str] = set()
        page = browsing.window(server, None, person=game.people[0])
        for questions in (
            ["ask-capital"],
            ["ask-first-fleet"],
            ["ask-invest"],
            ["ask-conflict"],
            ["ask-move"],
        ):
            page.goto("about:blank")
            game.until(0, *questions)
            page.goto(f"/table/{game.id}")
            wait(page)
            offers = {offer for offer in actions(page, OFFERS) if offer.split(" ")[0] in ON_THE_MAP}
            lit = set(actions(page, ".board [data-action]"))
            for at in range(page.locator(AIMS).count()):
                page.locator(AIMS).nth(at).click()
                lit |= set(actions(page, ".board [data-action]"))
            assert {offer for offer in offers if not offer.endswith(" quarters")} <= lit
            assert {offer for offer in offers if offer.endswith(" quarters")} <= set(
                actions(page, ".hand [data-action]")
            )
            seen |= {offer.split(" ")[0] for offer in lit}
        assert {"capital", "fleet", "fortify", "move"} <= seen


def test_a_territory_is_chosen_with_the_keyboard(server: Running, browsing: Browsing) -> None:
    with seated(server, 2, 2) as game:
        game.until(0, "ask-capital")
        page = browsing.window(server, f"/table/{game.id}", person=game.people[0])
        wait(page)
        page.locator("[data-home]").focus()
        place = page.locator(".board [data-action]").nth(3)
        reach(page, place.element_handle())
        action = place.get_attribute("data-action") or ""
        page.keyboard.press("Enter")
        told = game.sockets[0].when(lambda message: message["n"] > game.n, "moved")
        home = next(land for land in told["view"]["table"]["territories"] if action.endswith(land["at"]))
        assert home["capitals"]


def test_tab_stops_once_at_many_things_and_the_arrows_lead_to_each_of_them(
    server: Running, browsing: Browsing
) -> None:
    with seated(server, 2, 2) as game:
        view = game.until(0, "ask-invest")
        assert len(view["offers"]) > 20
        page = browsing.window(server, f"/table/{game.id}", person=game.people[0])
        wait(page)
        page.locator("[data-home]").focus()
        for place in (".board .window", ".hand .shop", ".prompt .offers"):
            lit = page.locator(f"{place} [data-action]")
            expect(page.locator(f"{place} [data-action][tabindex='0']")).to_have_count(1)
            for one in game.luck.sample(lit.element_handles(), 5):
                reach(page, one)
        assert page.locator(".prompt .arrows").is_visible()
        assert game.people[0].table(game.id)["n"] == game.n


def test_the_map_is_zoomed_and_moved(server: Running, browsing: Browsing) -> None:
    with seated(server, 2, 2) as game:
        page = browsing.window(server, f"/table/{game.id}", person=game.people[0])
        drawing = page.locator(".board .window > svg")
        drawing.wait_for()
        before = drawing.bounding_box()
        page.get_by_role("button", name="Zoom in").click()
        page.get_by_role("button", name="Zoom in").click()
        expect(page.get_by_role("button", name="The whole map")).to_be_visible()
        after = drawing.bounding_box()
        assert before is not None
        assert after is not None
        assert after["width"] > 1.5 * before["width"]
        window = page.locator(".board .window")
        was = window.evaluate("one => [one.scrollLeft, one.scrollTop]")
        box = window.bounding_box()
        assert box is not None
        middle = (box["x"] + box["width"] / 2, box["y"] + 40)
        page.mouse.move(*middle)
        page.mouse.down()
        page.mouse.move(middle[0] - 80, middle[1] - 5, steps=4)
        page.mouse.up()
        assert window.evaluate("one => [one.scrollLeft, one.scrollTop]") != was
        # A drag chooses nothing.
        assert game.people[0].table(game.id)["n"] == game.n
        page.get_by_role("button", name="The whole map").click()
        expect(page.get_by_role("button", name="The whole map")).to_have_count(0)


# The investment and the beginning of the conflict are among the pages of test_pages.py.
QUESTIONS = (
    ["ask-capital"],
    ["ask-cards"],
    ["ask-troops", "ask-fight"],
    ["ask-move"],
)


def faces(page: Page, game: Game) -> Iterator[str]:
    """The table at each of these questions, and on a phone what stands beside it; last, with a card that is
    wanted in another's turn.
    """
    for question, *more in [*QUESTIONS, ["a card"]]:
        # Or the page would answer what it can answer by itself.
        page.goto("about:blank")
        if question == "a card":
            assert game.until_a_card_is_wanted(1)
        else:
            game.until(1, question, *more)
        page.goto(f"/table/{game.id}")
        wait(page)
        yield question
        beside = page.locator("nav.tabs button").last
        if beside.is_visible():
            beside.click()
            yield f"{question}, beside"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_into_360_pixels_and_says_nothing_untranslated(
    server: Running, browsing: Browsing, lang: str
) -> None:
    with seated(server, 4, 5) as game:
        page = browsing.window(server, None, person=game.people[1], size=PHONE, lang=lang)
        wrong: dict[str, list[str]] = {}
        for face in faces(page, game):
            if found := page.evaluate(SIDEWAYS) + untranslated(page.evaluate(SAID)):
                wrong[face] = found
        assert wrong == {}


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_no_violation(
    server: Running, browsing: Browsing, theme: str, size: tuple[int, int]
) -> None:
    axe = AXE.read_text(encoding="utf-8")
    with seated(server, 4, 5) as game:
        page = browsing.window(server, None, person=game.people[1], size=size, theme=theme)
        wrong: dict[str, list[str]] = {}
        for face in faces(page, game):
            page.evaluate(axe)
            if found := page.evaluate(RUN)[1]:
                wrong[face] = found
        assert wrong == {}


def test_the_board_is_said_in_words(server: Running, browsing: Browsing) -> None:
    with seated(server, 2, 6) as game:
        game.until(0, "ask-invest")
        page: Page = browsing.window(server, f"/table/{game.id}", person=game.people[0])
        said = page.locator("section.sr li")
        expect(said.filter(has_text="Round 1 of 5, DEFCON 5")).to_have_count(1)
        expect(
            said.filter(has_text=re.compile(r"^West Russia: Eurasia, \d+ troops?\. .*Borders on "))
        ).to_have_count(1)
        choose(page, random.Random(1))


@pytest.mark.parametrize("width", [834, 1024, 1280])
def test_on_a_low_screen_the_map_is_in_sight_and_the_bar_is_whole(
    server: Running, browsing: Browsing, width: int
) -> None:
    with seated(server, 4, 4) as game:
        game.until(1, "ask-conflict", round=2)
        page = browsing.window(server, None, person=game.people[1], size=(width, 720), lang="ru")
        page.goto(f"/table/{game.id}")
        wait(page)
        # However long the log is.
        box = page.locator(".board .window > svg").bounding_box()
        assert box is not None
        assert 0 <= box["y"] + box["height"] / 2 <= 720
        cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.className)"
        assert page.locator("header.bar .game, header.bar .you").evaluate_all(cut) == []
