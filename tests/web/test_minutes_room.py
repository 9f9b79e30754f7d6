"""13 Minutes: however many battlegrounds lie in a zone and whatever is asked of them, all of it has room.

Positions are made up and sent to the page in the place of the server's: those that games come to by chance
are not the same twice.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, WebSocketRoute
from tests.server.running import Data, Person, Running
from tests.web.browsing import Browsing, settled
from tests.web.minutes_tables import NOTEBOOK

import redphone

AT_MOST = 10_000
ZONES = ("us_sphere", "neutral_zone", "ussr_sphere")
# How many battlegrounds lie in each.
SHARES = [
    (11, 0, 0),
    (0, 11, 0),
    (0, 0, 9),
    (8, 1, 0),
    (1, 8, 2),
    (5, 5, 1),
    (6, 0, 5),
    (4, 4, 3),
    (3, 1, 0),
    (0, 1, 0),
]
CUBES = [(0, 0), (1, 0), (4, 3), (8, 6), (0, 2), (3, 3)]
# How many cubes may be chosen: of a card of ours, and of an owner's with five.
NUMBERS = [(-2, -1, 1, 2), (-3, -2, -1, 1, 2, 3), (1,), (-5, -4, -3, -2, -1, 1, 2, 3, 4, 5)]
# Is the position drawn?
DRAWN = """([grounds, amounts]) => document.querySelectorAll(".ground").length === grounds
    && document.querySelectorAll(".amounts").length === amounts"""
# What is cut, covered or too small.
FAULTS = """() => {
    const box = (one) => one.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const isWide = innerWidth > 760;
    const found = document.scrollingElement.scrollWidth > innerWidth + 1 ? ["the page is too wide"] : [];
    const all = [...document.querySelectorAll(".ground")];
    for (const ground of all) {
        const [face, title, tug] = [".face", ".t", ".tug"].map((part) => box(ground.querySelector(part)));
        const fault = (what) => found.push(`${what}: ${ground.textContent} ${face.width} x ${face.height}`);
        const zone = box(ground.closest(".zone"));
        if (face.bottom > zone.bottom + 1 || face.top < zone.top - 1) fault("out of its zone");
        if (all.some((other) => other !== ground && meet(face, box(other)))) fault("over another");
        if (face.width < 100 || face.height < 56) fault("too small");
        const inside = [...ground.querySelectorAll(".tug .cube, .tug b, .tug .ld")].map(box);
        const isCut = ({ left, right, bottom }) =>
            left < face.left || right > face.right || bottom > face.bottom + 1;
        if (inside.some(isCut)) fault("cubes are cut");
        const eye = ground.querySelector(".read");
        if (eye && inside.some((each) => meet(each, box(eye)))) fault("the eye lies over cubes");
        const amounts = ground.querySelector(".amounts");
        if (!amounts) {
            const name = ground.querySelector(".nm b");
            if (box(name).bottom > title.bottom + 1) fault("the name is cut");
            if (name.scrollWidth > name.clientWidth + 1) fault("the name is too long");
            if (parseFloat(getComputedStyle(name).fontSize) < 11) fault("the name is too small");
            continue;
        }
        if (inside.some((each) => meet(each, box(amounts)))) fault("the numbers lie over the cubes");
        if (amounts.scrollWidth > amounts.clientWidth + 1) fault("the numbers are cut");
        const least = isWide ? [21, 24] : [28, 44];
        const isSmall = (button) => box(button).width < least[0] || box(button).height < least[1] - 0.5;
        if ([...amounts.querySelectorAll("button")].some(isSmall)) fault("a number is too small");
    }
    if (!isWide) return found;
    const [zones, bar] = [".zones", ".prompt"].map((part) => document.querySelector(part));
    if (zones.scrollHeight > zones.clientHeight + 1) found.push("the zones are cut");
    if (box(bar).height > 102) found.push("the bar is too high");
    for (const part of document.querySelectorAll(".label, .side .scrolled")) {
        if (part.scrollHeight > part.clientHeight + 1) found.push(`cut: ${part.textContent}`);
    }
    return found;
}"""


def asked_for_cubes(slug: str) -> Data:
    """The first position in which the US is asked how many cubes."""
    state, rng, luck = redphone.game(slug).new(2), redphone.Rng(13), random.Random(13)
    while True:
        if state.actor == redphone.CHANCE:
            state.apply(state.sample(rng))
            continue
        view: Data = state.view(0)
        if any(offer["action"].startswith("cubes") for offer in view["offers"]):
            return view
        seat = state.waiting[0]
        state.apply(luck.choice(state.options(seat)), seat=seat)


def positions(view: Data) -> Iterator[Data]:
    """The same question, in whichever zone, of how many battlegrounds ever, near war and far from it."""
    for k, shares in enumerate(SHARES):
        made: Data = json.loads(json.dumps(view))
        table = made["table"]
        slugs = ["cuba", *(slug for slug in table["cards"] if slug not in table["hand"])]
        zones = [zone for zone, n in zip(ZONES, shares, strict=True) for _ in range(n)]
        table["fields"] = [
            field(slug, zone, CUBES[(k + at) % len(CUBES)])
            for at, (slug, zone) in enumerate(zip(slugs, zones, strict=False))
        ]
        for side in table["sides"]:
            for danger in side["danger"]:
                danger.update(symbols=(k + 2) % 4, war=(k + 2) % 4 == 3)
        table["seen"] = table["hand"] if k % 2 else []
        offer = next(each for each in made["offers"] if each["action"].startswith("cubes"))
        others = [each for each in made["offers"] if not each["action"].startswith("cubes")]
        numbers = NUMBERS[k % len(NUMBERS)]
        made["offers"] = [{**offer, "action": f"cubes {n:+}", "n": abs(n)} for n in numbers] + others
        made["prompt"]["at"] = table["fields"][k % len(table["fields"])]["at"]
        yield made
        # And one of them is to be chosen.
        yield {**made, "offers": [{**offer, "action": f"on {each['at']}"} for each in table["fields"]]}


def field(slug: str, zone: str, cubes: tuple[int, int]) -> Data:
    lead = cubes[0] - cubes[1]
    leader = "us" if lead > 0 else "ussr" if lead < 0 else None
    is_cuba = slug == "cuba"
    return {
        "at": slug,
        "zone": zone,
        "cubes": cubes,
        "leader": leader,
        "lead": abs(lead),
        "points": 1 + is_cuba,
        "face_up": not is_cuba,
        "card": None if is_cuba else slug,
    }


def shown_by(page: Page) -> Callable[[Data], None]:
    """What shows a position to this page, once it has come to its table."""
    line: list[WebSocketRoute] = []
    moved: list[Data] = []

    def come(socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            message: Data = json.loads(text)
            if message["type"] == "moved":
                moved.append(message)
            socket.send(text)

        line.append(socket)
        socket.connect_to_server().on_message(hear)

    def show(view: Data) -> None:
        moved.append({**moved[-1], "n": moved[-1]["n"] + 1, "steps": [], "view": view})
        line[-1].send(json.dumps(moved[-1]))
        is_asked = any(offer["action"].startswith("cubes") for offer in view["offers"])
        page.wait_for_function(DRAWN, arg=[len(view["table"]["fields"]), int(is_asked)])

    page.route_web_socket("**/socket", come)
    return show


@pytest.mark.parametrize(
    ("slug", "size", "lang"),
    [
        ("13-minutes", NOTEBOOK, "fr"),
        ("13-minutes-campaign", NOTEBOOK, "ru"),
        ("13-minutes-campaign", (360, 740), "ru"),
    ],
)
def test_however_many_lie_in_a_zone_nothing_is_cut_or_covered(
    server: Running, browsing: Browsing, slug: str, size: tuple[int, int], lang: str
) -> None:
    ana, bela = Person(server, "Ana"), Person(server, "Bela")
    table = ana.make(slug, "me", "open")
    bela.post(f"/api/tables/{table}/join")
    page = browsing.window(server, None, person=ana, size=size, lang=lang)
    show = shown_by(page)
    page.goto(f"/table/{table}")
    page.locator(".board .zones").wait_for()
    settled(page)
    for view in positions(asked_for_cubes(slug)):
        show(view)
        # What depends on its measures is drawn once these are known.
        with suppress(TimeoutError):
            page.wait_for_function(f"() => ({FAULTS})().length === 0", timeout=AT_MOST)
        assert page.evaluate(FAULTS) == []
    for each in (ana, bela):
        each.leave()
