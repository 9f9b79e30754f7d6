"""DEFCON in a browser: by what is lit, by keys, in words, on a phone and on a low screen, in both lights."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.games.defcon.positions import AMERICA, Defcon
from tests.server.running import Data, Running
from tests.web.browsing import LANGUAGES, PHONE, THEMES, WIDE, Browsing
from tests.web.defcon import BATTLE, WORDS, Game, opened, seated
from tests.web.playing import OFFERS, actions, wait
from tests.web.test_keyboard import reach
from tests.web.test_pages import AXE, RUN, SAID, SIDEWAYS, untranslated

import redphone
from redphone.games.defcon import consensus, powers, state
from redphone.games.defcon.cards import FIRST_IMMEDIATE, KINDS

WEB = Path(__file__).parents[2] / "web" / "defcon"
# What is chosen on the map; a place that more than one thing can be done to is lit for one of them at a time.
ON_THE_MAP = {"capital", "attack", "strike", "bomb", "nuke", "engage", "deploy", "fortify", "fleet"}
ON_THE_MAP |= {"from", "sail", "move", "to", "raze", "betray", "demand", "pacify"}
# One of each is met in a few games; what only a card offers is not waited for.
MET = {"capital", "fleet", "fortify", "deploy", "from", "sail", "attack", "strike", "bomb", "nuke", "engage"}
MET |= {"move", "to"}
AIMS = ".board .aims button, .shop .place"


def test_the_map_of_the_browser_is_that_of_the_rules() -> None:
    printed = tomllib.loads(redphone.game("defcon").registration.standard("map"))
    links = {land["slug"]: {"lands": land["borders"], "seas": land["seas"]} for land in printed["territory"]}
    links |= {zone["slug"]: {"lands": zone["touches"], "seas": zone["adjacent"]} for zone in printed["sea"]}
    assert json.loads((WEB / "borders.json").read_text(encoding="utf-8")) == links
    places = set(re.findall(r"^  (\w+): \{ label", (WEB / "places.ts").read_text(encoding="utf-8"), re.M))
    assert places == set(links)


def test_the_numbers_that_the_browser_prints_are_those_of_the_rules() -> None:
    prices = {"recruit": powers.TROOP_COST, "fortify": powers.FORT_COST, "fleet": powers.FLEET_COST}
    prices |= {"missile": powers.MISSILE_COST, "nuke": powers.NUKE_COST, "sabotage": powers.SABOTAGE_COST}
    prices |= {"aid": powers.AID_COST, "from": powers.SAIL_COST}
    war = Defcon()
    limits: list[int] = []
    for row in range(len(consensus.GDP)):
        war.put(state.REPUTATION, AMERICA, row)
        limits.append(int(war.table()["powers"][0]["hand_limit"]))
    assert limits[::2] == limits[1::2]
    assert json.loads((WEB / "printed.json").read_text(encoding="utf-8")) == {
        "gdp": list(consensus.GDP),
        "handLimits": limits[::2],
        "fewestLands": consensus.FEWEST,
        "aggression": powers.BY_NUKE,
        "fortDice": powers.FORT_DICE,
        "capitalDice": powers.CAPITAL_DICE,
        "troops": powers.TROOPS_EACH,
        "fleets": powers.FLEETS_EACH,
        "prices": prices,
    }
    assert len(consensus.GDP) == consensus.MOST - consensus.FEWEST + 1
    states = re.search(r"const STATES = (\[.*\]) as const", (WEB / "model.ts").read_text(encoding="utf-8"))
    assert states is not None
    assert json.loads(states[1]) == consensus.STATES


def test_every_card_of_ones_own_turn_says_why_it_is_not_offered() -> None:
    words = (WEB / "words.ts").read_text(encoding="utf-8")
    said = set(re.findall(r"(\w+): \"not-[\w-]+\"", words))
    # An Ecocity can always be built.
    assert said == set(KINDS[:FIRST_IMMEDIATE]) - {"sustainable_ecocity"}


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
        # The map lights what is to be placed there.
        page.locator(".hand .shop .place").first.click()
        page.locator("[data-home]").focus()
        for place in (".board .window", ".hand .shop", ".prompt .offers"):
            lit = page.locator(f"{place} [data-action]")
            expect(page.locator(f"{place} [data-action][tabindex='0']")).to_have_count(1)
            for one in game.luck.sample(lit.element_handles(), 5):
                reach(page, one)
        assert page.locator(".prompt .arrows").is_visible()
        assert game.people[0].table(game.id)["n"] == game.n


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
            for seed in count(1):
                if game.until_a_card_is_wanted(1):
                    break
                game = Game(game.people[1].server, len(game.people), seed, game.people)
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
        for zone, line in zip(table["zones"], by_head["Seas"]):
            assert says_where_it_leads(table, zone) in line
        for power, name in zip(table["powers"], names):
            assert f"GDP {power['gdp']}, " in by_head[name][0]
            row = "upper row" if power["reputation"]["row"] % 2 else "lower row"
            assert f"{WORDS.name(power['reputation']['state'])}, {row}, " in by_head[name][0]
            assert re.match(
                rf"{power['hand']} cards? in hand of {power['hand_limit']} at most, .*"
                rf"; {power['tokens']} more territor(y|ies) may stand without troops\.$",
                by_head[name][1],
            )
            stock = {"n": power["reserve"], "of": 25, "fleets": power["dock"], "all": 4}
            assert by_head[name][2] == WORDS.say("tip-reserve", **stock)
        assert len(by_head.get("Your hand", [])) == len(table["hand"])


def says_where_it_leads(table: Data, zone: Data) -> str:
    """What must be said of a sea zone to the first seat."""
    is_crossed = zone["zone"] in table["crossed"]
    if not any(zone["fleets"]):
        return WORDS.say("sea-would-be-crossed" if is_crossed else "sea-would-not-be-crossed")
    if zone["controller"] == 0:
        return WORDS.say("sea-crossed" if is_crossed else "sea-not-crossed")
    if zone["controller"] is None:
        return WORDS.say("sea-shared")
    return WORDS.say("sea-controlled", power=table["powers"][zone["controller"]]["power"])


def fighting(view: Data) -> None:
    """A conquest that is all but certain; cards of both that still hold, and who is out of the conflict."""
    table = view["table"]
    table["battle"] = {**BATTLE, "conquest": 0.996}
    table["phase"], table["ending"] = "conflict", True
    table["pending"] = {"raids": 1, "pretext": True, "accident": False, "acted": True}
    first, second = table["powers"][:2]
    second |= {"passed": True, "assassins": [0], "trophies": [first["power"]]}
    # The second has built its Maginot Line: the first does not get past it.
    second["barred"] = [0]


def test_what_goes_on_and_what_still_holds_is_in_the_words(server: Running, browsing: Browsing) -> None:
    with seated(server, 2, 6) as game:
        view = game.until(0, "ask-conflict")
        first, second = (power["power"] for power in view["table"]["powers"])
        said: dict[str, list[str]] = opened(server, browsing, game, fighting).evaluate(IN_WORDS)
        battle = next(line for line in said[""] if line.startswith("Battle in Persia: "))
        assert "99% to win" in battle
        for line in (
            WORDS.say("last-round-now"),
            *(
                WORDS.say("card-lasts", card=card, words=WORDS.attribute(card, "summary"))
                for card in ("air_raid", "casus_belli")
            ),
            WORDS.say("event-plotted", power=second, target=first),
            WORDS.say("barred-from", power=second),
        ):
            assert line in said[""]
        # Who has built the line is kept from nothing.
        other: dict[str, list[str]] = opened(server, browsing, game, fighting, 1).evaluate(IN_WORDS)
        assert WORDS.say("last-round-now") in other[""]
        barred = [WORDS.say("barred-from", power=power) for power in (first, second)]
        assert [line for line in other[""] if line in barred] == []
        of_second = next(lines for head, lines in said.items() if head.startswith(WORDS.name(second)))
        assert WORDS.say("says-passed") in of_second
        assert WORDS.say("event-capital-kept", power=second, capital=first) in of_second
        of_first = next(lines for head, lines in said.items() if head.startswith(WORDS.name(first)))
        assert WORDS.say("says-passed") not in of_first


MAP_AT = """([x, y]) => {
    const found = document.elementFromPoint(x, y);
    const map = document.querySelector(".board .window");
    return found !== null && map.contains(found);
}"""


@pytest.mark.parametrize("width", [834, 1024, 1280])
def test_on_a_low_screen_the_map_is_in_sight_and_the_bar_is_whole(
    server: Running, browsing: Browsing, width: int
) -> None:
    with seated(server, 4, 4) as game:
        # The phase with the longest name.
        game.until(1, "ask-invest", round=2)
        page = browsing.window(server, None, person=game.people[1], size=(width, 720), lang="ru")
        page.goto(f"/table/{game.id}")
        wait(page)
        # However long the log is.
        box = page.locator(".board .window > svg").bounding_box()
        assert box is not None
        # Nothing lies over it.
        assert page.evaluate(MAP_AT, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
        cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.className)"
        assert page.locator("header.bar .game, header.bar .own, header.bar .you").evaluate_all(cut) == []
