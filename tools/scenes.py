"""What there is to be photographed: at which tables, and what is done with each page before its picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import FilePayload, Page, WebSocketRoute
from tests.server.running import Person
from tools.house import OFFERS, House, Position, after

# As people bid.
BIDS = ("bid 2",)
# What somebody chooses who wants to be seen attacking: the first attacks are the likeliest, and with few
# troops nobody goes on.
ARMED = (
    *("cards 2", "cards 1"),
    *(f"recruit {n}" for n in range(15, 0, -1)),
    *("deploy quarters", "attack "),
    *(f"troops {n}" for n in range(12, 0, -1)),
    *("choose fight", "occupy 1"),
)
# Steps back, so that the last throw is among them; or the end of the round, after which cards are dealt.
OF_A_THROW = 6
OF_A_ROUND = 20
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
    """Tables, and what else an address has in it: each is made when it is asked for, and once, unless it does
    not last as long as all pictures take.
    """

    def __init__(self, house: House) -> None:
        self.house = house

    def __missing__(self, name: str) -> str:
        made = MAKE[name](self)
        if name not in FLEETING:
            self[name] = made
        return made


def ends_a_round(seen: Position) -> bool:
    """And nobody's game."""
    return seen.lately(OF_A_ROUND) >= {"revealed", "round"} and bool(seen.actions)


def is_counted(seen: Position) -> bool:
    """The game has ended, and not by a war."""
    outcome = seen.view["outcome"]
    return outcome is not None and outcome["reason"] == "reason-prestige"


def goes_on(seen: Position) -> bool:
    """A land attack was won by dice, others can follow, and there are cards in the hand."""
    table = seen.view["table"]
    attacks = [action for action in seen.actions if action.startswith("attack ")]
    is_won = table["battle"] is not None and table["battle"]["won"]
    return is_won and "rolled" in seen.lately(OF_A_THROW) and len(attacks) > 1 and len(table["hand"]) > 1


def is_interrupted(seen: Position) -> bool:
    """The guest is asked in another's turn whether to play a card."""
    table = seen.view["table"]
    cards = [action for action in seen.actions if action.startswith("play ")]
    return bool(cards) and "pass" in seen.actions and table["turn"] not in (None, seen.view["seat"])


def given_up(made: Made) -> str:
    table = made.house.person.make("13-days", "me", "easy")
    made.house.person.post(f"/api/tables/{table}/resign")
    return table


def invitation(made: Made) -> str:
    return str(made.house.person.table(made["open"])["chairs"][-1]["invitation"])


def link(made: Made) -> str:
    """Of another guest: both are named by the page that asks which one goes on."""
    other = Person(made.house.server, "Béla")
    other.make("13", "me", "easy", "easy")
    secret = str(other.post("/api/me/link")["secret"])
    other.leave()
    return secret


FLEETING = {"link"}
MAKE: dict[str, Callable[[Made], str]] = {
    "friend": lambda made: made.house.person.make("13-days", "me", "friend"),
    "open": lambda made: made.house.person.make("13", "open", "easy", "friend", limit=600),
    "invitation": invitation,
    "link": link,
    "thirteen": lambda made: made.house.find(after(9), "13", "me", "easy", "medium", "hard"),
    "six": lambda made: made.house.find(after(3), "13", "easy", "me", "easy", "easy", "medium", "easy"),
    "finished": lambda made: made.house.ended("13", "easy", "easy", "medium", "easy"),
    "days": lambda made: made.house.find(after(22), "13-days", "easy", "me"),
    "command": lambda made: made.house.find(after(4, "command "), "13-days", "easy", "me"),
    "cubes": lambda made: made.house.find(
        after(4, "cubes "), "13-days", "easy", "me", gladly=("command ", "on ")
    ),
    "round": lambda made: made.house.find(ends_a_round, "13-days", "me", "easy"),
    "over": lambda made: made.house.find(is_counted, "13-days", "me", "easy"),
    "given up": given_up,
    "minutes": lambda made: made.house.find(after(9), "13-minutes", "me", "easy", gladly=BIDS),
    "auction": lambda made: made.house.person.make("13-minutes", "easy", "me"),
    "campaign": lambda made: made.house.find(after(13), "13-minutes-campaign", "easy", "me", gladly=BIDS),
    "counted": lambda made: made.house.ended("13-minutes", "easy", "medium"),
    "capital": lambda made: made.house.find(after(0, "capital "), "defcon", "me", "easy", "easy"),
    "investment": lambda made: made.house.find(after(5, "recruit "), "defcon", "me", "easy"),
    "conflict": lambda made: made.house.find(
        after(60, "attack "), "defcon", "easy", "me", "easy", "easy", gladly=("recruit ",)
    ),
    "troops": lambda made: made.house.find(
        after(30, "troops "), "defcon", "me", "easy", gladly=("recruit ", "attack ")
    ),
    "battle": lambda made: made.house.find(
        after(12, "choose fight"), "defcon", "me", "easy", gladly=("attack ", "recruit ")
    ),
    "attack": lambda made: made.house.find(goes_on, "defcon", "easy", "me", "easy", "easy", gladly=ARMED),
    "nuclear": lambda made: made.house.find(
        after(12, "nuke "), "defcon", "me", "easy", "easy", gladly=("buy nuke",)
    ),
    "window": lambda made: made.house.find(
        is_interrupted, "defcon", "me", "easy", "easy", "easy", gladly=("cards 2", "pass")
    ),
    "reorganisation": lambda made: made.house.find(
        after(20, "move "), "defcon", "easy", "easy", "me", gladly=("recruit ",)
    ),
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
    page.locator(OFFERS).first.wait_for(state="attached")
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
    page.locator(".hand .more, .board .hit[aria-haspopup], .board .read").first.click()


def odds(page: Page) -> None:
    """How an attack would end."""
    finger_or_mouse(page, ".board .window [data-action^='attack ']")


def come_back(page: Page) -> None:
    """As somebody finds it who comes back: what ended a round is shown first."""
    page.evaluate(
        """(back) => {
            const seen = `seen ${location.pathname.split("/").at(-1)}`;
            localStorage[seen] = Number(localStorage[seen]) - back;
            localStorage.speed = "fast";
        }""",
        OF_A_ROUND,
    )
    page.reload()
    page.locator(f"{OFFERS}, .veil .over").first.wait_for(state="attached")
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
    page.locator("[role=alert]").wait_for()


def menu(page: Page) -> None:
    page.locator("header button").last.click()


class Scene(NamedTuple):
    """The names in brackets are of what is made for it."""

    path: str
    shot: Shot = still
    tables: tuple[str, ...] = ()
    """Those on it, and no others."""


SCENES = {
    "front": Scene("/", tables=("friend", "thirteen", "days", "over", "counted")),
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
    "13-days-round": Scene("/table/{round}", come_back),
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
    "defcon-attack": Scene("/table/{attack}"),
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
