"""What there is to be photographed: at which tables, and what is done with each page before its picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import FilePayload, Page, WebSocketRoute
from tools.house import OFFERS, PATIENCE, ROUND, House

# A land attack that goes on: a territory was taken by dice, others come next, with cards in the hand.
ON = "main:has(.panel .taken):has(.panel .dice > i):has(.hand .dc-card ~ .dc-card)"
ON += ":has(.prompt [data-action^='attack '] ~ [data-action^='attack '])"
ARMED = (
    "cards 2",
    "cards 1",
    "recruit ",
    "deploy quarters",
    "attack ",
    "troops ",
    "choose fight",
    "occupy 1",
)
# Moves back, so that the last throws are among them.
LATELY = 6
TO_THE_END = 1500
# The middle of the first thing that can be chosen so and that nothing covers.
FREE = """(selector) => {
    for (const one of document.querySelectorAll(selector)) {
        const { x, y, width, height } = one.getBoundingClientRect();
        const point = [x + width / 2, y + height / 2];
        if (document.elementFromPoint(...point) === one) return point;
    }
    return null;
}"""
HAS_FINGER = "matchMedia('(pointer: coarse)').matches"

Shot = Callable[[Page], None]


class Made(dict[str, str]):
    """Tables, and what else an address has in it: each is made when it is asked for, and once."""

    def __init__(self, house: House) -> None:
        self.house = house

    def __missing__(self, name: str) -> str:
        self[name] = made = MAKE[name](self)
        return made


def offered(action: str) -> str:
    return f"{OFFERS}[data-action^='{action}']"


def given_up(made: Made) -> str:
    table = made.house.table("13-days", "me", "easy")
    made.house.ask(f"/api/tables/{table}/resign", {})
    return table


def invitation(made: Made) -> str:
    chairs = made.house.ask(f"/api/tables/{made['open']}")["chairs"]
    return str(chairs[-1]["invitation"])


def link(made: Made) -> str:
    """Of another guest: both are named by the page that asks which one goes on."""
    context = made.house.context.browser
    assert context is not None
    other = House(context, made.house.address)
    other.ask("/api/me", {"name": "Béla"})
    other.table("13", "me", "easy", "easy")
    secret = str(other.ask("/api/me/link", {})["secret"])
    other.context.close()
    return secret


MAKE: dict[str, Callable[[Made], str]] = {
    "friend": lambda made: made.house.table("13-days", "me", "friend"),
    "open": lambda made: made.house.table("13", "open", "easy", "friend", limit=600),
    "invitation": invitation,
    "link": link,
    "thirteen": lambda made: made.house.played(9, "13", "me", "easy", "medium", "hard"),
    "six": lambda made: made.house.played(3, "13", "easy", "me", "easy", "easy", "medium", "easy"),
    "finished": lambda made: made.house.ended("13", "easy", "easy", "medium", "easy"),
    "days": lambda made: made.house.played(22, "13-days", "easy", "me"),
    "command": lambda made: made.house.find(offered("command "), "13-days", "easy", "me", moves=4),
    "cubes": lambda made: made.house.find(
        offered("cubes "), "13-days", "easy", "me", gladly=("command ", "on "), moves=4
    ),
    "round": lambda made: made.house.find(ROUND, "13-days", "me", "easy", moves=0),
    "over": lambda made: made.house.played(TO_THE_END, "13-days", "me", "easy"),
    "given up": given_up,
    "minutes": lambda made: made.house.played(9, "13-minutes", "me", "easy"),
    "auction": lambda made: made.house.table("13-minutes", "easy", "me"),
    "campaign": lambda made: made.house.played(13, "13-minutes-campaign", "easy", "me"),
    "counted": lambda made: made.house.ended("13-minutes", "easy", "medium"),
    "capital": lambda made: made.house.played(0, "defcon", "me", "easy", "easy", until="capital"),
    "investment": lambda made: made.house.played(5, "defcon", "me", "easy", until="recruit"),
    "conflict": lambda made: made.house.played(60, "defcon", "easy", "me", "easy", "easy", until="attack"),
    "troops": lambda made: made.house.played(30, "defcon", "me", "easy", until="troops"),
    "battle": lambda made: made.house.find(
        offered("choose fight"), "defcon", "me", "easy", gladly=("attack ", "recruit ")
    ),
    "attack": lambda made: made.house.find(
        ON, "defcon", "easy", "me", "easy", "easy", gladly=ARMED, moves=25
    ),
    "nuclear": lambda made: made.house.find(
        offered("nuke "), "defcon", "me", "easy", "easy", gladly=("buy nuke",)
    ),
    "window": lambda made: made.house.find(
        ".board .notice[role=alert]", "defcon", "me", "easy", "easy", "easy", gladly=("cards 2", "pass")
    ),
    "reorganisation": lambda made: made.house.played(20, "defcon", "easy", "easy", "me", until="move"),
    "ended": lambda made: made.house.ended("defcon", "easy", "easy", "easy", "easy"),
}


def still(page: Page) -> None:
    """The page as it comes."""


def finger_or_mouse(page: Page, selector: str) -> None:
    """Point at what is lit, or tap it once: both show what would come of it."""
    point = page.evaluate(FREE, selector)
    if point and page.evaluate(HAS_FINGER):
        page.touchscreen.tap(*point)
    elif point:
        page.mouse.move(*point)
    page.wait_for_timeout(300)


def days_card(page: Page) -> None:
    page.locator(".hand .lit[aria-haspopup], .hand .lit > [aria-expanded]").first.click()
    page.locator(".hand .folder, dialog[open]").first.wait_for()


def disconnected(page: Page) -> None:
    """The line breaks, and every other one too."""
    lines: list[WebSocketRoute] = []

    def answer(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()
        else:
            line.close()

    page.route_web_socket("**/socket", answer)
    page.reload()
    page.locator(OFFERS).first.wait_for(state="attached", timeout=PATIENCE * 1000)
    lines[0].close()
    page.locator(".bann").wait_for()


def log(page: Page) -> None:
    tab = page.locator("nav.tabs button").nth(1)
    if tab.is_visible():
        tab.click()


def past(page: Page) -> None:
    log(page)
    page.locator(".log li button").nth(2).click()
    page.wait_for_timeout(400)


def side(page: Page) -> None:
    tab = page.locator("nav.tabs button").last
    if tab.is_visible():
        tab.click()


def card(page: Page) -> None:
    page.locator(".hand .more, .board .hit[aria-haspopup]").first.click()


def odds(page: Page) -> None:
    """How an attack would end."""
    finger_or_mouse(page, ".board .window [data-action^='attack ']")


def dice(page: Page) -> None:
    """What was thrown last, which is shown to who comes back to it."""
    page.evaluate(
        """(back) => {
            const seen = `seen ${location.pathname.split("/").at(-1)}`;
            localStorage[seen] = Number(localStorage[seen]) - back;
            localStorage.speed = "fast";
        }""",
        LATELY,
    )
    page.reload()
    page.locator(OFFERS).first.wait_for(timeout=PATIENCE * 1000)
    # Nobody has chosen anything yet.
    page.evaluate("document.activeElement?.blur()")
    page.wait_for_timeout(500)


def nuclear_mode(page: Page) -> None:
    """What a nuclear missile can be aimed at."""
    aims = page.locator(".board .aims button")
    lit = page.locator(".board [data-action^='nuke ']")
    for at in range(aims.count()):
        if not lit.count():
            aims.nth(at).click()
    lit.first.wait_for(state="attached")


def launch(page: Page) -> None:
    """What one would do."""
    nuclear_mode(page)
    finger_or_mouse(page, ".board .window [data-action^='nuke ']")


def summary(page: Page) -> None:
    log(page)
    page.locator(".beside .sum").click()
    page.locator("[role=dialog] article").first.wait_for()


def put_away(page: Page) -> None:
    page.locator(".veil .over button").last.click()


def bad_deck(page: Page) -> None:
    """A deck file with some mistakes."""
    text = b'[deck]\ntitel = "My copy"\n\n[[card]]\nslug = "excomm"\nside = "eu"\n'
    file: FilePayload = {"name": "my-deck.toml", "mimeType": "", "buffer": text}
    page.locator("input[type=file]").set_input_files(file)
    page.locator("form button.red").click()
    page.locator("[role=alert]").wait_for()


def menu(page: Page) -> None:
    page.locator("header button").last.click()


class Scene(NamedTuple):
    """The names in brackets are of what is made for it."""

    path: str
    shot: Shot = still
    needs: tuple[str, ...] = ()
    """What else there must be by then."""


SCENES = {
    "front": Scene("/", needs=("friend", "thirteen", "days", "over", "counted")),
    "about": Scene("/about"),
    "device": Scene("/device#{link}"),
    "device-used": Scene("/device#nothing"),
    "new": Scene("/new/13"),
    "new-deck": Scene("/new/13-minutes-campaign", bad_deck),
    "waiting": Scene("/table/{friend}"),
    "join": Scene("/join/{open}#{invitation}"),
    "13": Scene("/table/{thirteen}"),
    "13-six": Scene("/table/{six}"),
    "13-log": Scene("/table/{thirteen}", log),
    "13-past": Scene("/table/{thirteen}", past),
    "13-over": Scene("/table/{finished}"),
    "13-replay": Scene("/table/{finished}/replay?at=90&seat=1"),
    "13-days": Scene("/table/{days}"),
    "13-days-past": Scene("/table/{days}", past),
    "13-days-side": Scene("/table/{days}", side),
    "13-days-card": Scene("/table/{command}", days_card),
    "13-days-cubes": Scene("/table/{cubes}"),
    "13-days-round": Scene("/table/{round}"),
    "13-days-end": Scene("/table/{over}"),
    "13-days-over": Scene("/table/{over}", put_away),
    "13-days-lost": Scene("/table/{given up}"),
    "13-days-replay": Scene("/table/{over}/replay?at=40&seat=0"),
    "13-minutes": Scene("/table/{minutes}"),
    "13-minutes-auction": Scene("/table/{auction}"),
    "13-minutes-campaign": Scene("/table/{campaign}"),
    "13-minutes-side": Scene("/table/{campaign}", side),
    "13-minutes-card": Scene("/table/{minutes}", card),
    "13-minutes-over": Scene("/table/{counted}", put_away),
    "13-minutes-replay": Scene("/table/{counted}/replay?at=30&seat=1"),
    "defcon": Scene("/table/{conflict}"),
    "defcon-side": Scene("/table/{conflict}", side),
    "defcon-capital": Scene("/table/{capital}"),
    "defcon-investment": Scene("/table/{investment}"),
    "defcon-odds": Scene("/table/{conflict}", odds),
    "defcon-troops": Scene("/table/{troops}"),
    "defcon-battle": Scene("/table/{battle}"),
    "defcon-attack": Scene("/table/{attack}", dice),
    "defcon-nuclear": Scene("/table/{nuclear}", nuclear_mode),
    "defcon-launch": Scene("/table/{nuclear}", launch),
    "defcon-question": Scene("/table/{window}"),
    "defcon-summary": Scene("/table/{conflict}", summary),
    "defcon-reorganisation": Scene("/table/{reorganisation}"),
    "defcon-end": Scene("/table/{ended}"),
    "defcon-over": Scene("/table/{ended}", put_away),
    "defcon-replay": Scene("/table/{ended}/replay?at=200&seat=1"),
    "menu": Scene("/table/{thirteen}", menu),
    "disconnected": Scene("/table/{days}", disconnected),
    "nothing": Scene("/table/none"),
}
