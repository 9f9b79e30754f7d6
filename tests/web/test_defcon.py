"""DEFCON in a browser: by what is lit, with questions in others' turns, on a phone, in both lights."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect
from tests.server.running import Data, Person, Running, wait_until
from tests.web.browsing import LANGUAGES, PHONE, THEMES, WIDE, Browsing
from tests.web.playing import OFFERS, actions, turns, wait
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
# One of each is met in a few games; what only a card offers is not waited for.
MET = {"capital", "fleet", "fortify", "deploy", "from", "sail", "attack", "strike", "bomb", "nuke", "engage"}
MET |= {"move", "to"}
ARMS = ("buy missile", "buy nuke", "fleet ", "fortify ", "from ", "strike ", "bomb ", "engage ")
AIMS = ".board .aims button, .shop .place"
# Pixels that a finger hits.
FINGER = 44
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

    def armed(self, view: Data) -> str:
        """The same; but fleets and missiles are bought, and what is fought with is mixed."""
        offers = [str(offer["action"]) for offer in view["offers"]]
        wanted = [action for action in offers if action.startswith(ARMS)]
        if wanted and self.luck.randrange(100) < QUIET:
            return self.luck.choice(wanted)
        return self.chosen(view)

    def until_offered(self, seat: int, verbs: set[str]) -> set[str]:
        """By luck until one of these things can be done by this seat; which ones can."""
        for _ in range(MOST):
            view = self.views[seat]
            if found := verbs & {str(offer["action"]).split(" ")[0] for offer in view["offers"]}:
                return found
            asked = self.asked()
            if asked < 0:
                return set()
            self.move(asked, self.armed(self.views[asked]))
        raise AssertionError(f"nobody is ever offered {verbs}")

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


def lit_on_the_map(page: Page) -> set[str]:
    """The actions of all places that are lit, for each of the things that can be done on the map."""
    lit = set(actions(page, ".board [data-action]"))
    for at in range(page.locator(AIMS).count()):
        page.locator(AIMS).nth(at).click()
        lit |= set(actions(page, ".board [data-action]"))
    return lit


def test_every_offer_that_names_a_place_is_lit_on_the_map(server: Running, browsing: Browsing) -> None:
    wanted = set(MET)
    page = None
    for seed in range(11, 30):
        with seated(server, 2, seed) as game:
            page = browsing.window(server, None, person=game.people[0])
            while wanted and game.until_offered(0, wanted):
                page.goto(f"/table/{game.id}")
                wait(page)
                offers = {offer for offer in actions(page, OFFERS) if offer.split(" ")[0] in ON_THE_MAP}
                lit = lit_on_the_map(page)
                # An Ecocity lies in front of its power.
                beside = {offer for offer in offers if offer.endswith(" quarters") or " ecocity-" in offer}
                assert offers - beside <= lit
                assert beside <= set(actions(page, ".hand [data-action], .beside [data-action]"))
                wanted -= {offer.split(" ")[0] for offer in lit}
                # Or the page would answer what it can answer by itself.
                page.goto("about:blank")
            page.context.close()
        if not wanted:
            return
    raise AssertionError(f"nobody is ever offered {wanted}")


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


@contextmanager
def by_touch(
    server: Running, browsing: Browsing, person: Person, path: str
) -> Iterator[tuple[Page, CDPSession]]:
    """A phone: a page that is touched, and how fingers are put on it."""
    width, height = PHONE
    context = browsing.browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce", locale="en"
    )
    context.add_init_script("try { localStorage.speed = 'none' } catch {}")
    context.add_cookies([{"name": "redphone", "value": person.cookie, "url": server.address}])
    page = context.new_page()
    page.goto(server.address + path)
    yield page, context.new_cdp_session(page)
    context.close()


def touch(fingers: CDPSession, *ways: tuple[tuple[float, float], tuple[float, float]]) -> None:
    """Fingers that go from here to there, all at once."""
    for step in range(9):
        points = [{"x": a + (c - a) * step / 8, "y": b + (d - b) * step / 8} for (a, b), (c, d) in ways]
        kind = "touchMove" if step else "touchStart"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


SCROLLED = "one => [one.scrollLeft, one.scrollTop]"
MOVED = """([at, axis, sign]) => {
    const { scrollLeft, scrollTop } = document.querySelector(".board .window");
    return ([scrollLeft, scrollTop][axis] - at[axis]) * sign > 0;
}"""
SIZES = "all => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height])"
# At one of its edges a map does not move on.
MIDDLE = "one => one.scrollTo(one.scrollWidth / 3, one.scrollHeight / 3)"


def width_of(map: Locator) -> float:
    box = map.bounding_box()
    assert box is not None
    return box["width"]


def middle_of(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def wait_for_width(map: Locator, is_so: Callable[[float], bool]) -> None:
    wait_until(lambda: is_so(width_of(map)))


def test_the_map_is_zoomed_with_buttons_the_wheel_and_keys_and_moved_with_keys(
    server: Running, browsing: Browsing
) -> None:
    with seated(server, 2, 2) as game:
        page = browsing.window(server, f"/table/{game.id}", person=game.people[0])
        window = page.locator(".board .window")
        map = window.locator("> svg")
        map.wait_for()
        # It shows what is in play.
        framed = width_of(map)
        page.get_by_role("button", name="The whole map").click()
        wait_for_width(map, lambda width: width < framed)
        whole = width_of(map)
        page.get_by_role("button", name="Zoom in").click()
        page.get_by_role("button", name="Zoom in").click()
        wait_for_width(map, lambda width: width > 1.5 * whole)
        page.get_by_role("button", name="The whole map").click()
        wait_for_width(map, lambda width: width == whole)
        # What is under the wheel stays there.
        page.mouse.move(*middle_of(window))
        page.mouse.wheel(0, -400)
        wait_for_width(map, lambda width: width > 1.5 * whole)
        page.mouse.wheel(0, 1000)
        wait_for_width(map, lambda width: width == whole)
        window.focus()
        for _ in range(3):
            page.keyboard.press("+")
        wait_for_width(map, lambda width: width > 1.5 * whole)
        near = width_of(map)
        page.keyboard.press("-")
        wait_for_width(map, lambda width: whole < width < near)
        window.evaluate(MIDDLE)
        for key, axis, sign in (("Right", 0, 1), ("Down", 1, 1), ("Left", 0, -1), ("Up", 1, -1)):
            at = window.evaluate(SCROLLED)
            page.keyboard.press(f"Arrow{key}")
            page.wait_for_function(MOVED, arg=[at, axis, sign])
            # Until it rests.
            page.wait_for_timeout(200)
        page.keyboard.press("0")
        wait_for_width(map, lambda width: width == whole)
        assert game.people[0].table(game.id)["n"] == game.n


def test_two_fingers_zoom_the_map_one_moves_it_and_neither_chooses_anything(
    server: Running, browsing: Browsing
) -> None:
    with seated(server, 2, 2) as game:
        game.until(0, "ask-capital")
        with by_touch(server, browsing, game.people[0], f"/table/{game.id}") as (page, fingers):
            wait(page)
            window = page.locator(".board .window")
            map = window.locator("> svg")
            x, y = middle_of(window)
            before = width_of(map)
            touch(fingers, ((x - 20, y), (x - 70, y)), ((x + 20, y), (x + 70, y)))
            wait_for_width(map, lambda width: width > 1.5 * before)
            near = width_of(map)
            touch(fingers, ((x - 70, y), (x - 30, y)), ((x + 70, y), (x + 30, y)))
            wait_for_width(map, lambda width: width < 0.8 * near)
            window.evaluate(MIDDLE)
            at = window.evaluate(SCROLLED)
            touch(fingers, ((x, y), (x - 90, y - 40)))
            wait_until(lambda: bool(window.evaluate(SCROLLED)[0] > at[0] + 20))
            assert game.people[0].table(game.id)["n"] == game.n


def test_who_drags_the_map_at_a_lit_place_chooses_nothing(server: Running, browsing: Browsing) -> None:
    with seated(server, 2, 2) as game:
        game.until(0, "ask-capital")
        page = browsing.window(server, f"/table/{game.id}", person=game.people[0])
        wait(page)
        window = page.locator(".board .window")
        for _ in range(3):
            page.get_by_role("button", name="Zoom in").click()
        lit = page.locator(".board [data-action]").nth(2)
        for _ in range(2):
            lit.scroll_into_view_if_needed()
            was = window.evaluate(SCROLLED)
            x, y = middle_of(lit)
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.move(x - 40, y - 30, steps=5)
            page.mouse.up()
            assert window.evaluate(SCROLLED) != was
        page.wait_for_timeout(300)
        assert page.locator("main.pending").count() == 0
        assert game.people[0].table(game.id)["n"] == game.n
        # Who presses without moving does choose it.
        page.mouse.click(*middle_of(lit))
        wait_until(lambda: bool(game.people[0].table(game.id)["n"] > game.n))


@pytest.mark.parametrize("question", ["ask-capital", "ask-first-fleet"])
def test_what_is_lit_on_a_phone_is_as_large_as_a_finger(
    server: Running, browsing: Browsing, question: str
) -> None:
    with seated(server, 2, 2) as game:
        game.until(0, question)
        page = browsing.window(server, f"/table/{game.id}", person=game.people[0], size=PHONE)
        wait(page)
        lit = page.locator(".board .window [data-action]")
        is_sea = question == "ask-first-fleet"
        assert page.locator(".board .window .sea [data-action]").count() == (lit.count() if is_sea else 0)
        assert lit.count() > 2
        for is_whole in (False, True):
            if is_whole:
                page.get_by_role("button", name="The whole map").click()
                expect(page.get_by_role("button", name="The whole map")).to_have_count(0)
            assert [size for size in lit.evaluate_all(SIZES) if round(min(size)) < FINGER] == []


# What stands for something is a tip; what is lit says what it does anyway.
TIPS = "[data-tip]:not([data-action])"
GROUPS = {
    "bar": "header.bar",
    "table": ".beside table",
    "powers": ".beside .powers",
    "headquarters": ".hand .hq",
}


def slip(page: Page) -> Locator:
    return page.locator("[popover]:popover-open")


@pytest.mark.parametrize("group", GROUPS)
def test_what_things_are_is_said_with_the_focus_and_tab_stops_once_for_many(
    server: Running, browsing: Browsing, group: str
) -> None:
    with seated(server, 4, 4) as game:
        game.until(1, "ask-invest")
        page = browsing.window(server, f"/table/{game.id}", person=game.people[1])
        wait(page)
        tips = page.locator(f"{GROUPS[group]} {TIPS}")
        assert tips.count() > 3
        expect(page.locator(f"{GROUPS[group]} {TIPS}[tabindex='0']")).to_have_count(1)
        page.locator("[data-home]").focus()
        reach(page, tips.first.element_handle())
        said = []
        for at in range(tips.count()):
            expect(tips.nth(at)).to_be_focused()
            words = tips.nth(at).get_attribute("data-tip") or ""
            expect(slip(page)).to_have_text(words)
            # Who does not see it is told the same.
            assert (tips.nth(at).get_attribute("aria-label") or "").endswith(words)
            said.append(words)
            page.keyboard.press("ArrowRight")
        assert all(len(words) > 8 for words in said)
        page.keyboard.press("Escape")
        expect(slip(page)).to_have_count(0)
        # One press of Tab leaves all of them.
        page.keyboard.press("Tab")
        assert tips.evaluate_all("all => all.every((one) => one !== document.activeElement)")
        # And comes back to the last one.
        page.keyboard.press("Shift+Tab")
        expect(tips.last).to_be_focused()


def test_what_things_are_is_said_under_the_pointer(server: Running, browsing: Browsing) -> None:
    with seated(server, 4, 4) as game:
        game.until(1, "ask-invest")
        page = browsing.window(server, f"/table/{game.id}", person=game.people[1])
        wait(page)
        for place in GROUPS.values():
            tip = page.locator(f"{place} {TIPS}").last
            tip.hover()
            expect(slip(page)).to_have_text(tip.get_attribute("data-tip") or "")
            box = slip(page).bounding_box()
            assert box is not None
            assert 0 <= box["x"] <= WIDE[0] - box["width"]
            assert 0 <= box["y"] <= WIDE[1] - box["height"]
        page.mouse.move(300, 300)
        expect(slip(page)).to_have_count(0)


def test_what_things_are_is_said_after_a_tap_and_put_away_by_another(
    server: Running, browsing: Browsing
) -> None:
    with seated(server, 4, 4) as game:
        game.until(1, "ask-invest")
        with by_touch(server, browsing, game.people[1], f"/table/{game.id}") as (page, _):
            wait(page)
            order = page.locator(f".board .track {TIPS}").first
            order.tap()
            expect(slip(page)).to_contain_text("1 in the order of this round")
            page.locator("nav.tabs button").last.tap()
            expect(slip(page)).to_have_count(0)
            tips = page.locator(f".beside section.power {TIPS}")
            assert tips.count() == 4 * 8
            for at in (0, 9, 18):
                tips.nth(at).tap()
                expect(slip(page)).to_have_text(tips.nth(at).get_attribute("data-tip") or "")
            tips.nth(18).tap()
            expect(slip(page)).to_have_count(0)


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


# By the headings of the board in words: the sentences under them; "" before the first one.
IN_WORDS = """() => {
    const said = { "": [] };
    let head = "";
    for (const one of document.querySelectorAll("main section.sr h2, main section.sr li")) {
        if (one.matches("h2")) said[(head = one.innerText)] = [];
        else said[head].push(one.innerText);
    }
    return said;
}"""


@pytest.mark.parametrize("powers", [2, 4])
def test_the_board_is_said_in_words_by_power_by_place_and_by_what_borders_on_it(
    server: Running, browsing: Browsing, powers: int
) -> None:
    printed = tomllib.loads(redphone.game("defcon").registration.standard("map"))
    links = {land["slug"]: [*land["borders"], *land["seas"]] for land in printed["territory"]}
    links |= {zone["slug"]: [*zone["touches"], *zone["adjacent"]] for zone in printed["sea"]}
    with seated(server, powers, 6) as game:
        table = game.until(0, "ask-conflict", round=2)["table"]
        page = browsing.window(server, f"/table/{game.id}", person=game.people[0])
        wait(page)
        said: dict[str, list[str]] = page.evaluate(IN_WORDS)
        assert said[""][0].startswith("Round 2 of 5, DEFCON 4.")
        names = [WORDS.name(power["power"]) for power in table["powers"]]
        heads = [head.split(",")[0] for head in said]
        free = (
            ["Territories of nobody"] if any(land["owner"] is None for land in table["territories"]) else []
        )
        hand = ["Your hand"] if table["hand"] else []
        assert heads == ["", *names, *free, "Seas", *hand]
        by_head = dict(zip(heads, said.values()))
        for land in table["territories"]:
            name = WORDS.name(land["at"])
            head = free[0] if land["owner"] is None else names[land["owner"]]
            (line,) = [each for each in by_head[head] if each.startswith(f"{name}: ")]
            assert line.endswith(f"Borders on {', '.join(map(WORDS.name, links[land['at']]))}.")
            assert (f"{land['troops']} troop" in line) == (land["troops"] > 0)
        assert len(by_head["Seas"]) == len(table["zones"])
        for zone, line in zip(table["zones"], by_head["Seas"]):
            assert line.startswith(f"{WORDS.name(zone['zone'])}: ")
            assert line.endswith(f"Borders on {', '.join(map(WORDS.name, links[zone['zone']]))}.")
        for power, name in zip(table["powers"], names):
            assert f"GDP {power['gdp']}, " in by_head[name][0]
            assert by_head[name][1].startswith(f"{power['hand']} card")
        assert len(by_head.get("Your hand", [])) == len(table["hand"])


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
