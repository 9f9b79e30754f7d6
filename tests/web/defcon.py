"""People at a table of DEFCON, and what is looked for on it. Positions that are rare are put on the wire for
the page alone.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, WebSocketRoute, expect
from tests.server.running import Data, Person, Running
from tests.web.browsing import PHONE, Browsing, box_of, settled

from redphone.texts import Texts

# In a hundred: how often somebody who may attack does, and how often somebody who may stop stops.
BOLD = 80
QUIET = 40
MOST = 1500
ARMS = ("buy missile", "buy nuke", "fleet ", "fortify ", "from ", "strike ", "bomb ", "engage ")
# Pixels that a finger hits.
FINGER = 44
WORDS = Texts("en", "defcon")
LAPTOP = (1280, 800)
PANEL = ".panel"
QUESTION = ".prompt .q strong"
WANTED = ("cards ", "recruit ", "attack ", "troops ", "choose fight")
# The middle of the first thing that can be chosen so and that nothing covers.
FREE = """(selector) => {
    for (const one of document.querySelectorAll(selector)) {
        const { x, y, width, height } = one.getBoundingClientRect();
        const point = [x + width / 2, y + height / 2];
        if (document.elementFromPoint(...point) === one) return [one.dataset.action, ...point];
    }
    return null;
}"""
CUT = "one => one.scrollHeight - one.clientHeight"
# On land, in the middle.
BATTLE: Data = {"at": "persia", "zone": None, "attacker": 0, "defender": 1, "force": 4, "deployed": 6}
BATTLE |= {"against": 2, "dice": [4, 2], "raids": 0, "speeches": 0, "decided": False, "won": False}
BATTLE |= {"conquest": 0.8, "lost": 1, "killed": 2, "left": [0, 0.2, 0.6]}

# How often this page was told how the game stands; and how its line breaks.
LINE = """
window.heard = 0;
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    window.hangUp = () => this.close();
    this.addEventListener("message", ({ data }) => (window.heard += "view" in JSON.parse(data) ? 1 : 0));
  }
};
"""


class Game:
    """People who choose by luck, and a table at which they sit."""

    def __init__(
        self, server: Running, seats: int, seed: int, people: Sequence[Person] | None = None
    ) -> None:
        self.people = people or [Person(server, name) for name in ("Ana", "Béla", "Cem", "Dora")[:seats]]
        self.id = self.people[0].make("defcon", "me", *["open"] * (seats - 1))
        for person in self.people[1:]:
            person.post(f"/api/tables/{self.id}/join")
        self.sockets = [person.sit(self.id) for person in self.people]
        self.luck = random.Random(seed)
        self.are_cards_kept = False
        """Does nobody play a card?"""
        self.n = 0
        self.views: list[Data] = [{} for _ in self.people]
        self.told: list[list[Data]] = [[] for _ in self.people]
        """To each, all that happened."""
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
        self.told[seat] += [event for step in told["steps"] for event in step["events"]]
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


def at_once(view: Data) -> list[str]:
    """Those of them that are never played in one's own turn."""
    timings = {each["card"]: each["timing"] for each in view["table"]["hand"]}
    return [card for card in answers(view) if timings[card] == "immediate"]


@contextmanager
def seated(server: Running, seats: int, seed: int) -> Iterator[Game]:
    game = Game(server, seats, seed)
    try:
        yield game
    finally:
        game.leave()


class Armed(Game):
    """People who buy as many troops as they can pay, and a nuclear missile before that if they are told to;
    who keep their troops in Quarters, attack whatever they can, and play no cards.
    """

    has_nukes = False

    def chosen(self, view: Data) -> str:
        offers = [str(offer["action"]) for offer in view["offers"]]
        mine = view["table"]["powers"][view["seat"]]
        if self.has_nukes and mine["nukes"] == 0 and "buy nuke" in offers:
            return "buy nuke"
        if wanted := [action for action in offers if action.startswith(WANTED)]:
            return wanted[-1]
        return "pass" if "pass" in offers else offers[0]

    def until_so(self, seat: int, is_so: Callable[[Data], bool]) -> Data:
        """Until this seat is asked something of which this is so; its view then."""
        for _ in range(MOST):
            view = self.views[seat]
            if view["offers"] and is_so(view):
                return view
            asked = self.asked()
            assert asked >= 0, "the game is over, and it was never so"
            self.move(asked, self.chosen(self.views[asked]))
        raise AssertionError("it is never so")


@contextmanager
def armed(
    server: Running, seats: int, seed: int, people: Sequence[Person] | None = None, *, has_nukes: bool = False
) -> Iterator[Armed]:
    game = Armed(server, seats, seed, people)
    game.has_nukes = has_nukes
    try:
        yield game
    finally:
        game.leave()


def begins(verb: str) -> Callable[[Data], bool]:
    return lambda view: any(offer["action"].startswith(f"{verb} ") for offer in view["offers"])


def is_asked(question: str, least: int = 1) -> Callable[[Data], bool]:
    return lambda view: view["prompt"]["id"] == question and len(view["offers"]) >= least


@contextmanager
def beginning(server: Running, seats: int, *questions: str) -> Iterator[Game]:
    with seated(server, seats, 2) as game:
        game.until(0, *questions)
        yield game


def tell(page: Page, change: Callable[[Data], None]) -> None:
    """Change every message on its way to this page that tells how the game stands."""

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            if "view" in message:
                change(message)
            socket.send(json.dumps(message))

        server.on_message(pass_on)

    page.route_web_socket(lambda _: True, route)


def opened(
    server: Running,
    browsing: Browsing,
    game: Game,
    change: Callable[[Data], None] = lambda _: None,
    seat: int = 0,
    **more: Any,
) -> Page:
    page = browsing.window(server, None, person=game.people[seat], **more)
    tell(page, lambda message: change(message["view"]))
    page.goto(f"/table/{game.id}")
    settled(page)
    page.locator(".board .window > svg").wait_for()
    return page


def renew(page: Page) -> None:
    """Break the line of a page that was opened with LINE, and wait until it has heard again what it knew."""
    heard = page.evaluate("window.hangUp(), window.heard")
    page.wait_for_function("(heard) => window.heard > heard", arg=heard)
    expect(page.locator(".bann")).to_have_count(0)


def slip(page: Page) -> Locator:
    return page.locator("[popover]:popover-open")


def width_of(map: Locator) -> float:
    return box_of(map)["width"]


def wait_for_shown(page: Page, game: Game) -> None:
    """Until the page shows the game as it stands."""
    page.wait_for_function("([id, n]) => localStorage[`seen ${id}`] === String(n)", arg=[game.id, game.n])


@contextmanager
def by_touch(
    server: Running,
    browsing: Browsing,
    person: Person,
    path: str,
    change: Callable[[Data], None] = lambda _: None,
) -> Iterator[tuple[Page, CDPSession]]:
    """A phone: a page that is touched, and how fingers are put on it. Each view is changed on its way."""
    width, height = PHONE
    context = browsing.browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, reduced_motion="reduce", locale="en"
    )
    context.add_init_script("try { localStorage.speed = 'none' } catch {}")
    context.add_cookies([{"name": "redphone", "value": person.cookie, "url": server.address}])
    page = context.new_page()
    tell(page, lambda message: change(message["view"]))
    page.goto(server.address + path)
    yield page, context.new_cdp_session(page)
    context.close()
