"""What a newcomer to DEFCON looks for: on the map, where nothing hides anything; in the words beside it; in
the hand on a laptop. Positions that are rare are put on the wire for the page alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, WebSocketRoute, expect
from tests.server.running import Data, Running
from tests.web.browsing import LANGUAGES, PHONE, Browsing, settled, stand_still
from tests.web.playing import wait
from tests.web.test_defcon import WORDS, Game, seated, slip, width_of
from tests.web.test_defcon_panel import CUT, LAPTOP, PANEL, QUESTION, armed, begins, is_asked

from redphone.texts import Texts

POWERS = ("america", "eurasia", "africasia", "eastasia")
# On land, in the middle.
BATTLE: Data = {"at": "persia", "zone": None, "attacker": 0, "defender": 1, "force": 4, "deployed": 6}
BATTLE |= {"against": 2, "dice": [4, 2], "raids": 0, "speeches": 0, "decided": False, "won": False}
BATTLE |= {"conquest": 0.8, "lost": 1, "killed": 2, "left": [0, 0.2, 0.6]}
ABOUT = ".prompt .q small:not([role], .arrows)"
# Each of the first kind over each of the second, by more than so many pixels both ways.
OVER = """([first, second, slack]) => {
    const boxes = (group) => [...document.querySelectorAll(group)]
        .map((one) => [one, one.getBoundingClientRect()]);
    const named = (one) => one.textContent.trim() || one.getAttribute("class");
    const share = (a, b, c, d) => Math.min(b, d) - Math.max(a, c);
    const isOver = (a, b) => share(a.left, a.right, b.left, b.right) > slack
        && share(a.top, a.bottom, b.top, b.bottom) > slack;
    const found = [];
    for (const [one, a] of boxes(first)) for (const [other, b] of boxes(second))
        if (one !== other && isOver(a, b)) found.push([named(one), named(other)]);
    return found;
}"""


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


def box_of(one: Locator) -> FloatRect:
    box = one.bounding_box()
    assert box is not None
    return box


@contextmanager
def beginning(server: Running, seats: int, *questions: str) -> Iterator[Game]:
    with seated(server, seats, 2) as game:
        game.until(0, *questions)
        yield game


# The map


def test_at_first_the_map_shows_what_is_in_play_and_zoomed_out_the_whole_world(
    server: Running, browsing: Browsing
) -> None:
    with beginning(server, 2, "ask-capital") as game:
        page = opened(server, browsing, game, size=LAPTOP)
        window, map = page.locator(".board .window"), page.locator(".board .window > svg")
        framed = width_of(map)
        at = box_of(window)
        for token in page.locator(".board .window text.number").element_handles():
            box = token.bounding_box()
            assert box is not None
            assert at["x"] <= box["x"] <= at["x"] + at["width"] - box["width"]
            assert at["y"] <= box["y"] <= at["y"] + at["height"] - box["height"]
        # The legend stays; the small map is for who goes nearer.
        expect(page.locator(".board .legend")).to_be_visible()
        page.get_by_role("button", name=WORDS.say("zoom-whole")).click()
        page.wait_for_function(
            "(framed) => document.querySelector('.board .window > svg').clientWidth < framed / 1.1",
            arg=framed,
        )


def full(view: Data) -> None:
    """All that can stand on a territory stands on each of them, and a fleet in each sea."""
    for at, land in enumerate(view["table"]["territories"]):
        land |= {"owner": (POWERS.index(land["home"]) + 1) % 4, "troops": 2, "fort": True, "closed": False}
        land |= {"capitals": [POWERS[at % 4]], "radiation": False, "neutral": False}
    for zone in view["table"]["zones"]:
        zone["fleets"] = [1, 0, 0, 0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_on_a_territory_hides_anything_else_there_nor_a_name(
    server: Running, browsing: Browsing, lang: str
) -> None:
    with beginning(server, 4, "ask-capital") as game:
        page = opened(server, browsing, game, full, lang=lang)
        expect(page.locator(".board .fort")).to_have_count(32)
        for land in page.locator(".board g[data-at]").evaluate_all(
            "all => all.map(({ dataset }) => dataset.at)"
        ):
            here = f".board g[data-at={land}] :is(.seat, .fort, .tag, .number)"
            assert page.evaluate(OVER, [here, here, 1]) == [], land
        pieces = ".board :is(.seat, .fort, .tag)"
        assert page.evaluate(OVER, [pieces, ".board .land-name", 5]) == []
        assert page.evaluate(OVER, [".board .land-name", ".board .land-name", 2]) == []


ASHORE = """() => {
    const lands = [...document.querySelectorAll("#dc-lands .land")];
    return [...document.querySelectorAll(".board .ship")].flatMap((ship) => {
        const { e, f } = ship.transform.baseVal.consolidate().matrix;
        const hull = [[0, 6], [-18, 12], [18, 12], [-22, 0], [22, 0]];
        const points = hull.map(([x, y]) => new DOMPoint(e + x, f + y));
        const isAshore = points.some((point) => lands.some((land) => land.isPointInFill(point)));
        return isAshore ? [ship.dataset.zone] : [];
    });
}"""


def test_fleets_are_at_sea(server: Running, browsing: Browsing) -> None:
    with beginning(server, 4, "ask-capital") as game:
        page = opened(server, browsing, game, full)
        expect(page.locator(".board .ship")).to_have_count(18)
        assert page.evaluate(ASHORE) == []


def besieged(view: Data) -> None:
    """Each territory can be attacked."""
    lands = view["table"]["territories"]
    fields = {"id": "offer-attack", "percent": 100, "n": 5, "lost": 1, "aggression": 1, "against": 1}
    attacks = [
        {"action": f"attack {land['at']}", "at": land["at"], "defender": "america", **fields}
        for land in lands
    ]
    view["offers"] = [*attacks, {"action": "pass", "id": "offer-pass"}]
    view["prompt"] = {"id": "ask-conflict"}
    view["table"]["phase"] = "conflict"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_likely_an_attack_is_hides_no_name(server: Running, browsing: Browsing, lang: str) -> None:
    with beginning(server, 4, "ask-capital") as game:
        page = opened(server, browsing, game, besieged, lang=lang)
        expect(page.locator(".board .pill")).to_have_count(32)
        assert page.evaluate(OVER, [".board .pill", ".board .land-name", 2]) == []


def test_names_lie_above_the_arrows_of_an_attack_that_goes_on(server: Running, browsing: Browsing) -> None:
    def goes_on(view: Data) -> None:
        besieged(view)
        view["table"]["battle"] = BATTLE | {"against": 0, "decided": True, "won": True}

    with beginning(server, 4, "ask-capital") as game:
        page = opened(server, browsing, game, goes_on)
        arrows, names = page.locator(".board .arrow"), page.locator(".board .land-name")
        expect(arrows).not_to_have_count(0)
        follows = "(name, arrow) => arrow.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING"
        assert names.first.evaluate(follows, arrows.last.element_handle())


def test_a_target_under_the_buttons_of_the_zoom_is_brought_into_sight(
    server: Running, browsing: Browsing
) -> None:
    def aimed(view: Data) -> None:
        besieged(view)
        fields = {"at": "congo", "target": "africasia", "n": 1, "aggression": 3}
        view["offers"] = [
            *[offer for offer in view["offers"] if offer.get("at") == "congo"],
            {"action": "nuke congo", "id": "offer-nuke", **fields},
        ]

    with beginning(server, 4, "ask-capital") as game:
        page = opened(server, browsing, game, aimed, size=PHONE)
        target, zoom = page.locator(".board .window [data-action]"), box_of(page.locator(".board .zoom"))
        at = box_of(target)
        middle = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
        by = [middle[0] - zoom["x"] - 30, middle[1] - zoom["y"] - 30]
        page.locator(".board .window").evaluate("(one, by) => one.scrollBy(...by)", by)
        page.locator(".board .aims button").last.click()
        expect(target).to_have_attribute("data-action", "nuke congo")
        page.wait_for_function(
            """() => {
                const one = document.querySelector(".board .window [data-action]");
                const { x, y, width, height } = one.getBoundingClientRect();
                return document.elementFromPoint(x + width / 2, y + height / 2) === one;
            }"""
        )


def test_what_a_place_is_stands_beside_the_pointer(server: Running, browsing: Browsing) -> None:
    with beginning(server, 2, "ask-first-fleet") as game:
        page = opened(server, browsing, game, size=LAPTOP)
        look = page.locator(".board .look")
        stage = box_of(page.locator(".board .stage"))
        for place in ("congo", "mongolia"):
            name = box_of(page.locator(".board .land-name", has_text=WORDS.name(place)))
            x, y = name["x"] + name["width"] / 2, name["y"] + name["height"] / 2
            page.mouse.move(x, y, steps=3)
            expect(look).to_contain_text(WORDS.name(place))
            box = box_of(look)
            assert not box["x"] <= x <= box["x"] + box["width"]
            assert min(abs(box["x"] - x), abs(box["x"] + box["width"] - x)) < 60
            assert stage["y"] <= box["y"] <= stage["y"] + stage["height"] - box["height"]


def test_the_legend_names_flags_and_stamps(server: Running, browsing: Browsing) -> None:
    with beginning(server, 2, "ask-capital") as game:
        legend = opened(server, browsing, game).locator(".board .legend")
        expect(legend).to_contain_text(WORDS.say("legend-token"))
        expect(legend).to_contain_text(WORDS.say("legend-home"))


def test_the_light_of_a_nuclear_strike_fills_the_window(server: Running, browsing: Browsing) -> None:
    with armed(server, 2, 3, has_nukes=True) as game:
        view = game.until_so(0, begins("nuke"))
        page = opened(server, browsing, game, seat=1, is_moving=True, size=LAPTOP)
        nuke = next(offer for offer in view["offers"] if offer["action"].startswith("nuke "))
        game.move(0, nuke["action"])
        while not any(land["radiation"] for land in game.views[0]["table"]["territories"]):
            asked = game.asked()
            game.move(asked, "pass")
        flash = page.locator(".flash")
        flash.wait_for(state="attached")
        assert box_of(flash) == box_of(page.locator(".board .stage"))


def test_a_lit_sea_is_tinted_and_its_name_read(server: Running, browsing: Browsing) -> None:
    with beginning(server, 2, "ask-first-fleet") as game:
        page = opened(server, browsing, game)
        lit = page.locator(".board .aim.sea")
        assert lit.count() > 2
        expect(page.locator(".board .aim.sea .water")).to_have_count(lit.count())
        assert (
            page.locator(".board .aim.sea .line").evaluate_all(
                "all => all.map((one) => getComputedStyle(one).strokeDasharray)"
            )
            == ["none"] * lit.count()
        )


# What is said


def test_the_beginning_of_a_round_is_said_and_the_last_one_called_so(
    server: Running, browsing: Browsing
) -> None:
    with seated(server, 2, 2) as game:
        page = browsing.window(server, None, person=game.people[0])
        stand_still(page)
        page.goto(f"/table/{game.id}")
        settled(page)
        begun = page.locator(".board .begun")
        for round in (2, 5):
            game.until(0, "ask-cards", round=round)
            page.clock.run_for(50)
            expect(begun).to_contain_text(WORDS.say("round-begins", n=6 - round))
            expect(begun).to_contain_text(WORDS.say("round-of", round=round, rounds=5))
            page.clock.run_for(5000)
            expect(begun).to_have_count(0)
        expect(page.locator(PANEL)).to_contain_text(WORDS.say("round-is-last"))


def test_the_summary_tells_of_the_round_that_has_ended_until_something_happens(
    server: Running, browsing: Browsing
) -> None:
    with seated(server, 2, 2) as game:
        game.until(0, "ask-cards", round=2)
        page = opened(server, browsing, game)
        page.get_by_role("button", name="Summary").click()
        expect(page.locator("dialog[open], [role=dialog]").last).to_contain_text("Round 1 of 5")


def test_who_can_only_pass_is_told_why(server: Running, browsing: Browsing) -> None:
    def idle(view: Data) -> None:
        view["offers"] = [offer for offer in view["offers"] if offer["action"] == "pass"]
        view["table"]["powers"][0]["quarters"] = 0

    with armed(server, 2, 3) as game:
        game.until_so(0, is_asked("ask-conflict"))
        page = opened(server, browsing, game, idle)
        expect(page.locator(ABOUT)).to_have_text(WORDS.say("no-troops-to-attack"))


def test_cards_say_why_they_are_not_played_and_what_they_would_change(
    server: Running, browsing: Browsing
) -> None:
    hand = ("propaganda", "air_raid", "casus_belli")

    def held(view: Data) -> None:
        table = view["table"]
        table["hand"] = [{"card": card, "timing": "conflict", "copies": 1} for card in hand]
        table["powers"][0]["reputation"]["row"] = 9
        plays = [offer for offer in view["offers"] if not offer["action"].startswith("play ")]
        odds = {"percent_from": 81, "percent_to": 92}
        view["offers"] = [
            {"action": "play air_raid", "id": "offer-support", "card": "air_raid", **odds},
            *plays,
        ]

    def fighting(view: Data) -> None:
        held(view)
        view["table"]["battle"] = BATTLE

    with armed(server, 2, 3) as game:
        game.until_so(0, is_asked("ask-conflict"))
        notes = opened(server, browsing, game, held).locator(".hand .dc-card .note")
        pretext = WORDS.say("not-pretext")
        expect(notes).to_have_text([WORDS.say("not-at-top"), "Play it: 81% → 92%", pretext])
        notes = opened(server, browsing, game, fighting).locator(".hand .dc-card .note")
        expect(notes.first).to_have_text(WORDS.say("note-in-battle"))
        expect(notes.last).to_have_text(WORDS.say("note-in-battle"))


def test_a_nuclear_strike_says_what_it_takes_and_that_it_ends_the_game(
    server: Running, browsing: Browsing
) -> None:
    def last(view: Data) -> None:
        view["table"]["powers"][1]["lands"] = 1

    with armed(server, 2, 3, has_nukes=True) as game:
        view = game.until_so(0, begins("nuke"))
        page = opened(server, browsing, game, last)
        loser = view["table"]["powers"][1]
        targets = [land["at"] for land in view["table"]["territories"] if land["owner"] == 1]
        page.locator(f".prompt [data-action='nuke {targets[0]}']").hover()
        said = WORDS.say("hit-takes", power=loser["power"], lands=1, left=0, gdp=loser["gdp"], then="")
        expect(page.locator(PANEL)).to_contain_text(said.removesuffix("."))
        expect(page.locator(PANEL)).to_contain_text(WORDS.say("win-ends", power=loser["power"]))


def test_what_was_taken_from_the_reader_is_called_lost(server: Running, browsing: Browsing) -> None:
    def won(view: Data) -> None:
        if view["table"]["battle"]:
            view["table"]["battle"]["won"] = True

    with armed(server, 2, 3) as game:
        place = game.until_so(0, is_asked("ask-occupy"))["prompt"]["at"]
        panel = opened(server, browsing, game, won, seat=1).locator(PANEL)
        expect(panel).to_contain_text(WORDS.say("head-under-attack"))
        expect(panel.locator(".taken")).to_have_text(WORDS.say("place-lost", place=place))


def test_a_card_that_was_played_stands_under_the_name_of_its_phase(
    server: Running, browsing: Browsing
) -> None:
    def played(view: Data) -> None:
        zone = view["table"]["zones"][0]["zone"]
        fields = {"zone": zone, "target": "america", "n": 1, "percent": 50, "lost": 1}
        engage = {"action": f"engage {zone}-america", "id": "offer-engage", **fields}
        view["offers"] = [engage, {"action": "pass", "id": "offer-pass"}]
        view["table"]["in_play"] = "propaganda"

    with armed(server, 2, 3) as game:
        game.until_so(0, is_asked("ask-conflict"))
        panel = opened(server, browsing, game, played).locator(PANEL)
        expect(panel).to_contain_text(WORDS.name("propaganda"))
        expect(panel.locator(".dc-head")).to_have_text(WORDS.name("conflict"))


def test_the_likeliest_attack_and_the_most_troops_are_offered_first(
    server: Running, browsing: Browsing
) -> None:
    def likely(view: Data) -> None:
        for at, offer in enumerate(view["offers"]):
            if offer["action"].startswith("attack "):
                offer["percent"] = 10 + at

    with armed(server, 2, 3) as game:
        view = game.until_so(0, is_asked("ask-conflict"))
        attacks = [offer["action"] for offer in view["offers"] if offer["action"].startswith("attack ")]
        page = opened(server, browsing, game, likely)
        words = page.locator(".prompt .offers button")
        expect(words.first).to_have_attribute("data-action", attacks[-1])
        game.move(0, attacks[-1])
        most = len(game.views[0]["offers"])
        expect(page.locator(QUESTION)).to_have_text(WORDS.say("ask-troops", at=attacks[-1].split(" ")[1]))
        expect(words.first).to_have_attribute("data-action", f"troops {most}")


def test_how_many_cards_are_drawn_is_asked_once(server: Running, browsing: Browsing) -> None:
    with beginning(server, 2, "ask-cards") as game:
        page = opened(server, browsing, game)
        wait(page)
        expect(page.locator(".prompt [data-action='cards 1']")).to_have_count(1)
        assert page.locator(f"{PANEL} [data-action]").count() == 0


def test_the_panel_speaks_of_what_is_asked_for_now(server: Running, browsing: Browsing) -> None:
    with beginning(server, 2, "ask-first-fleet") as game:
        panel = opened(server, browsing, game).locator(PANEL)
        expect(panel).to_contain_text(WORDS.say("help-first-fleet"))
        expect(panel).not_to_contain_text(WORDS.say("help-setup"))


def test_what_is_left_to_spend_is_the_same_everywhere_and_aid_works_at_once(
    server: Running, browsing: Browsing
) -> None:
    with beginning(server, 2, "ask-invest") as game:
        page = opened(server, browsing, game)
        wait(page)
        page.locator(".hand .shop [data-action='buy aid']").hover()
        expect(page.locator(".beside")).to_contain_text("Dashed: you with the aid, at once")
        page.locator(".hand .shop [data-action='buy aid']").click()
        game.hear(game.n + 1)
        left = game.views[0]["table"]["investment"]["budget"]
        expect(page.locator(".hand .hq .gdp")).to_have_text(f"{left}{WORDS.say('gdp-left')}")


def test_what_an_attack_costs_goes_on_from_what_it_wins(server: Running, browsing: Browsing) -> None:
    def poor(view: Data) -> None:
        """The next row that is lost is that of another state."""
        mine = view["table"]["powers"][0]
        mine["reputation"] |= {"row": 6, "gdp": 16}
        mine["military"] |= {"territories": 9, "row": 5, "gdp": 12}
        mine |= {"gdp": 28, "aggression": 0, "kept": []}
        for offer in view["offers"]:
            if offer["action"].startswith("attack "):
                offer["aggression"] = 1

    with armed(server, 2, 3) as game:
        game.until_so(0, is_asked("ask-conflict"))
        page = opened(server, browsing, game, poor)
        page.locator(".prompt [data-action^='attack ']").first.hover()
        expect(page.locator(PANEL)).to_contain_text("GDP 28 → 32.")
        expect(page.locator(PANEL)).to_contain_text("GDP 32 → 28, hand")
        expect(page.locator(".beside")).to_contain_text("when the round ends: 16 + 12 = 28 GDP (now 28)")


def test_what_is_chosen_on_the_map_is_called_by_its_name_alone(server: Running, browsing: Browsing) -> None:
    with armed(server, 2, 3, has_nukes=True) as game:
        game.until_so(0, begins("nuke"))
        aims = opened(server, browsing, game).locator(".board .aims button")
        expect(aims).to_have_text([WORDS.say("aim-attack"), WORDS.say("aim-nuke")])


def test_on_a_phone_it_is_said_that_it_is_the_readers_turn(server: Running, browsing: Browsing) -> None:
    with beginning(server, 2, "ask-capital") as game:
        page = opened(server, browsing, game, size=PHONE)
        about = page.locator(ABOUT)
        expect(about).to_have_text(WORDS.say("about-your-turn", words=WORDS.name("setup")))
        expect(about).to_be_visible()


def test_no_triangle_costs_nothing(server: Running, browsing: Browsing) -> None:
    with beginning(server, 2, "ask-capital") as game:
        page = opened(server, browsing, game)
        page.locator(".beside .power .aggression [data-tip]").first.hover()
        expect(slip(page)).to_have_text(
            WORDS.say("labelled", label=WORDS.say("aggression-0"), words=WORDS.say("tip-aggression"))
        )


# On a laptop


def crowded(view: Data) -> None:
    """As many cards as anybody holds, with long words."""
    cards = ("speech_to_parliament", "strategic_defense_initiative", "security_council_presidency")
    view["table"]["hand"] = [
        {"card": card, "timing": "conflict", "copies": 1}
        for card in (*cards, "international_criminal_court", "chemical_weapons_scandal")
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_many_cards_stay_on_the_table_and_each_is_read_under_the_pointer(
    server: Running, browsing: Browsing, lang: str
) -> None:
    with beginning(server, 2, "ask-capital") as game:
        page = opened(server, browsing, game, crowded, size=LAPTOP, lang=lang)
        cards = page.locator(".hand .cards .dc-card")
        expect(cards).to_have_count(5)
        table = box_of(page.locator("main"))
        for at in range(5):
            cards.nth(at).hover()
            for card in cards.all():
                box = box_of(card)
                assert box["x"] + box["width"] <= table["x"] + table["width"]
            assert cards.nth(at).locator(".text").evaluate(CUT) <= 0, cards.nth(at).inner_text()


def test_many_dice_lie_in_one_row_and_the_odds_below_them_are_whole(
    server: Running, browsing: Browsing
) -> None:
    with armed(server, 2, 3) as game:
        view = game.until_so(0, is_asked("ask-troops", 9))
        page = opened(server, browsing, game, size=LAPTOP)
        wait(page)
        game.move(0, view["offers"][-1]["action"])
        # Who is attacked may be asked for a card before.
        while not game.views[0]["offers"]:
            game.move(1, "pass")
        dice = page.locator(f"{PANEL} .dice > i")
        expect(dice.nth(8)).to_be_visible()
        tops = (
            page.locator(f"{PANEL} .row .dice")
            .first.locator("i")
            .evaluate_all("all => [...new Set(all.map((one) => one.offsetTop))]")
        )
        assert len(tops) == 1
        assert page.locator(f".hand {PANEL}").evaluate(CUT) <= 0


def test_the_headquarters_and_the_bar_say_what_they_are(server: Running, browsing: Browsing) -> None:
    with beginning(server, 4, "ask-capital") as game:
        page = opened(server, browsing, game, size=LAPTOP)
        hq = page.locator(".hand .hq")
        for words in ("hq-transit-help", "hq-quarters-help", "hq-intelligence-help"):
            expect(hq.get_by_text(WORDS.say(words))).to_be_visible()
        expect(hq).to_contain_text("Reserve: ")
        expect(page.locator("header.bar .phase")).to_have_text(WORDS.name("setup"))
        expect(page.locator("header.bar .phase")).to_be_visible()


# The end


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_says_who_has_lost_all_and_what_the_points_are_made_of(
    server: Running, browsing: Browsing, lang: str
) -> None:
    words = Texts(lang, "defcon")
    with armed(server, 2, 3) as game:
        while (asked := game.asked()) >= 0:
            game.move(asked, game.chosen(game.views[asked]))
        page = browsing.window(server, None, person=game.people[0], size=PHONE, lang=lang)

        def fallen(message: Data) -> None:
            if message["steps"]:
                message["steps"][-1]["events"].append({"id": "last-territory", "power": "africasia"})

        tell(page, fallen)
        page.goto(f"/table/{game.id}")
        over = page.locator(".veil .over")
        expect(over).to_contain_text(words.say("ended-by", power="africasia"))
        heads = over.locator("thead th")
        kinds = ("col-reputation", "col-military", "tip-capitals", "head-points")
        for at, kind in enumerate(kinds, 1):
            expect(heads.nth(at)).to_have_text(words.say(kind))
            assert heads.nth(at).evaluate("one => one.scrollWidth - one.clientWidth") <= 0
        table, paper = box_of(over.locator("table")), box_of(over.locator(".scores"))
        assert table["x"] + table["width"] <= paper["x"] + paper["width"]
