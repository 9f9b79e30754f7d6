"""Tables and positions of 13 Days for the tests of its page."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.crisis import US, Crisis
from tests.server.running import Data, Person, Running, Socket
from tests.web.browsing import LANGUAGES, Browsing
from tests.web.playing import wait

LAPTOP = (1280, 800)
PHONE = (390, 844)
MANY_GAMES = 30
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Letters are asked for when they are first written; then what is fitted to them is fitted anew.
WITH_ITS_LETTERS = """async () => {
    const frame = NEXT_FRAME;
    await frame();
    await document.fonts.ready;
    await frame();
}""".replace("NEXT_FRAME", NEXT_FRAME)


def opened(server: Running, browsing: Browsing, person: Person, table: str, *, is_phone: bool) -> Page:
    size = PHONE if is_phone else LAPTOP
    page = browsing.window(server, f"/table/{table}", person=person, size=size, is_touched=is_phone)
    wait(page)
    return page


def shown(server: Running, browsing: Browsing, person: Person, table: str, crisis: Crisis) -> Page:
    """The page of a table that is shown another position in the place of its own."""
    state = crisis.state
    prompt = state.prompt(US)
    instead = {
        "table": crisis.shown(US),
        "offers": [offer.as_dict() for offer in state.offers(US)],
        "prompt": prompt.as_dict() if prompt else None,
    }

    def between(socket: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("view"):
                message["view"].update(instead)
            socket.send(json.dumps(message))

        socket.connect_to_server().on_message(pass_on)

    page = browsing.window(server, None, person=person)
    page.route_web_socket("**/socket", between)
    page.goto(f"/table/{table}")
    wait(page)
    return page


def move(socket: Socket, message: Data, action: str) -> Data:
    """Choose, and say how it stands then."""
    socket.move(action, message["n"])
    return socket.when(lambda each: each["n"] > message["n"], "moved")


def with_a_friend(server: Running, ana: Person, bela: Person) -> str:
    table = ana.make("13-days", "me", "friend")
    bela.post(f"/api/tables/{table}/join", {"invitation": ana.table(table)["chairs"][1]["invitation"]})
    return table


def in_every_window(page: Page, sizes: Sequence[tuple[int, int]]) -> Iterator[tuple[str, int]]:
    """The same position in each language at each size: which language and which width it is now."""
    for lang in LANGUAGES:
        page.locator(f".lang button[lang='{lang}']").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(WITH_ITS_LETTERS)
            yield lang, width
