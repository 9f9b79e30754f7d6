"""What a choice of DEFCON looks like before it is made: one shop, cards that are played or thrown away, odds
at sea; and what a finger is shown first, because it gives something up.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import Data, Running, wait_until
from tests.web.browsing import LANGUAGES, Browsing, box_of
from tests.web.defcon import (
    FREE,
    LAPTOP,
    PANEL,
    QUESTION,
    WORDS,
    armed,
    beginning,
    begins,
    is_asked,
    opened,
)
from tests.web.playing import actions, wait
from tests.web.test_defcon_phone import SHOP, SMALL, USUAL, moves, tap_again

from redphone.texts import Texts

HOUSE = Texts("en")
AIMS = ("attack", "strike", "bomb", "nuke", "engage")
# Those whose words are broader than they are.
CUT_WORDS = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)"


def test_who_invests_sees_one_shop_and_the_words_by_keyboard(server: Running, browsing: Browsing) -> None:
    with beginning(server, 2, "ask-invest") as game:
        page = opened(server, browsing, game, size=LAPTOP)
        wait(page)
        offered = sorted(offer["action"] for offer in game.views[0]["offers"])
        words = page.locator(".prompt .list")
        assert box_of(words)["width"] <= 1
        expect(page.locator(".prompt .hint")).to_have_text(HOUSE.say("offers-hint-wide"))
        expect(page.locator(".prompt [data-action='pass']")).to_be_visible()
        # Whoever wants them opens them, or goes through them by keyboard.
        page.locator(".prompt .all").click()
        assert sorted(actions(page, ".prompt [role=dialog] [data-action]")) == offered
        page.keyboard.press("Escape")
        words.locator("[tabindex='0']").focus()
        wait_until(lambda: box_of(words)["width"] > 100)
        expect(page.locator(".prompt .hint")).to_be_hidden()
        # What is given up is said in the shop, and does not put it away.
        page.locator(".prompt [data-action='pass']").hover()
        budget = game.views[0]["table"]["investment"]["budget"]
        expect(page.locator(".hand .shop .tip")).to_have_text(WORDS.say("deed-unspent", n=budget))


def test_the_map_lights_what_is_chosen_in_the_shop_and_the_bar_asks_where(
    server: Running, browsing: Browsing
) -> None:
    lit = ".board .window [data-action]"
    with beginning(server, 2, "ask-invest") as game:
        page = opened(server, browsing, game)
        wait(page)
        about = page.locator(".prompt .q small:not([role], .arrows)")
        # What shines would be taken for the places of troops.
        assert actions(page, lit) == []
        fort = page.locator(".hand .shop .place", has_text=WORDS.say("aim-fortify"))
        fort.click()
        expect(about).to_have_text(WORDS.say("about-your-turn", words=WORDS.say("where-fort")))
        assert {action.split(" ")[0] for action in actions(page, lit)} == {"fortify"}
        fort.click()
        expect(about).to_have_text(WORDS.say("about-your-turn", words=WORDS.name("investment")))
        assert actions(page, lit) == []
        # Who comes back from placing troops has other things in mind.
        fort.click()
        game.move(0, "recruit 1")
        expect(page.locator(QUESTION)).to_have_text(WORDS.say("ask-deploy", n=1))
        expect(page.locator(PANEL)).to_contain_text(WORDS.say("help-deploy"))
        game.move(0, "pass")
        expect(page.locator(".hand .shop")).to_have_count(1)
        assert actions(page, lit) == []


def test_how_many_cards_another_power_draws_is_one_line_of_the_log(
    server: Running, browsing: Browsing
) -> None:
    with beginning(server, 2, "ask-invest") as game:
        drawn = [event for event in game.told[0] if event["id"] == "drew-hidden"]
        assert drawn
        line = WORDS.say("log-draws", power=drawn[0]["power"], n=len(drawn))
        log = opened(server, browsing, game).locator(".log li")
        expect(log.filter(has_text=line)).to_have_count(1)


def test_a_finger_is_shown_what_it_gives_up_before_it_does(server: Running, browsing: Browsing) -> None:
    with armed(server, 2, 3) as game:
        view = game.until_so(0, is_asked("ask-invest", 2))
        page = opened(server, browsing, game, size=USUAL, is_touched=True)
        wait(page)
        out = page.locator(".prompt .out [data-action='pass']")
        out.tap()
        expect(out).to_contain_text(HOUSE.say("choose-again"))
        budget = view["table"]["investment"]["budget"]
        expect(page.locator(f"{SHOP} .tip")).to_have_text(WORDS.say("deed-unspent", n=budget))
        assert moves(game) == game.n
        view = game.until_so(0, is_asked("ask-conflict", 2))
        # Opened anew: what happens meanwhile would be shown step by step, and each step forgets a tap.
        page = opened(server, browsing, game, size=USUAL, is_touched=True)
        out = page.locator(".prompt .out [data-action='pass']")
        expect(page.locator(QUESTION)).to_have_text(WORDS.say("ask-conflict"))
        out.tap()
        quarters = view["table"]["powers"][0]["quarters"]
        expect(page.locator(PANEL)).to_contain_text(WORDS.say("deed-pass", n=quarters).strip())
        tap_again(out, game)


def ceding(view: Data) -> None:
    """A territory of the reader's is demanded."""
    land = next(land for land in view["table"]["territories"] if land["owner"] == 0)
    view["prompt"] = {"id": "ask-ultimatum", "at": land["at"], "power": view["table"]["powers"][1]["power"]}
    view["offers"] = [
        {"action": "choose cede", "id": "offer-cede"},
        {"action": "choose refuse", "id": "offer-refuse"},
        {"action": "play propaganda", "id": "offer-play", "card": "propaganda"},
    ]


def test_a_finger_confirms_a_card_in_words_and_a_territory_that_is_ceded(
    server: Running, browsing: Browsing
) -> None:
    with beginning(server, 2, "ask-capital") as game:
        page = opened(server, browsing, game, ceding, size=USUAL, is_touched=True)
        land = next(land for land in game.views[0]["table"]["territories"] if land["owner"] == 0)
        panel = page.locator(PANEL)
        for action, says, does in (
            ("play propaganda", WORDS.attribute("propaganda", "summary"), "note-play"),
            ("choose cede", WORDS.say("deed-cede", place=land["at"], n=land["troops"]), "do-cede"),
        ):
            words = page.locator(f".prompt .offers [data-action='{action}']")
            words.tap()
            expect(words).to_contain_text(HOUSE.say("choose-again"))
            expect(panel).to_contain_text(says)
            expect(panel.locator(f"[data-action='{action}']")).to_have_text(WORDS.say(does))
        assert moves(game) == game.n


def holding(verb: str) -> Data:
    return {"action": f"{verb} propaganda", "id": f"offer-{verb}", "card": "propaganda"}


def in_hand(view: Data) -> None:
    view["table"]["hand"] = [{"card": "propaganda", "timing": "conflict", "copies": 1}]


def test_a_card_that_is_discarded_looks_unlike_one_that_is_played(
    server: Running, browsing: Browsing
) -> None:
    def discards(view: Data) -> None:
        in_hand(view)
        view["offers"] = [*view["offers"], holding("discard")]

    def plays(view: Data) -> None:
        in_hand(view)
        view["offers"] = [*view["offers"], holding("play")]

    with beginning(server, 2, "ask-cards") as game:
        looks: list[dict[str, str]] = []
        for change, note in ((discards, "note-discard"), (plays, "note-play")):
            for size in (LAPTOP, USUAL):
                page = opened(server, browsing, game, change, size=size)
                wait(page)
                card = page.locator(".hand .dc-card.lit")
                expect(card.locator(".note")).to_have_text(WORDS.say(note))
                expect(card.locator(".note svg")).to_have_count(int(note == "note-discard"))
                looks.append(card.evaluate(STYLE))
        for away, lit in zip(looks[:2], looks[2:]):
            assert away["shadow"] == "none" != lit["shadow"]
            assert away["outline"] == "dashed" != lit["outline"]


STYLE = """(one) => {
    const { boxShadow, outlineStyle } = getComputedStyle(one);
    return { shadow: boxShadow, outline: outlineStyle };
}"""


def at_war(view: Data) -> None:
    """All that there is to aim for, at sea as well; each of it somewhere."""
    table = view["table"]
    at = next(land["at"] for land in table["territories"] if land["owner"] == 1)
    zone = table["zones"][0]
    zone["fleets"], power = [0, 1], table["powers"][1]["power"]
    there = {"at": at, "target": power, "defender": power, "n": 1, "against": 1, "lost": 1, "aggression": 1}
    lands = [{"action": f"{verb} {at}", "id": f"offer-{verb}", **there, "percent": 50} for verb in AIMS[:-1]]
    sea = {"action": f"engage {zone['zone']}-{power}", "id": "offer-engage", "zone": zone["zone"], **there}
    sea |= {"fleets": 2, "percent": 33}
    view["offers"] = [*lands, sea, {"action": "pass", "id": "offer-pass"}]
    view["prompt"] = {"id": "ask-conflict"}
    table["odds"] = [
        {"action": sea["action"], "conquest": 0.3333, "lost": 0.7, "killed": 0.7, "left": [0.67, 0.33]}
    ]
    table["phase"] = "conflict"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_all_aims_are_in_one_row_and_a_battle_at_sea_says_its_odds(
    server: Running, browsing: Browsing, lang: str
) -> None:
    with beginning(server, 2, "ask-capital") as game:
        page = opened(server, browsing, game, at_war, size=SMALL, lang=lang, is_touched=True)
        aims = page.locator(".board .aims button")
        expect(aims).to_have_count(len(AIMS))
        tops = {box_of(one)["y"] for one in aims.all()}
        last = box_of(aims.last)
        assert len(tops) == 1
        assert last["x"] + last["width"] <= SMALL[0]
        assert page.locator(".board .aims span").evaluate_all(CUT_WORDS) == []
        aims.last.tap()
        pill = page.locator(".board .window .percent")
        expect(pill).to_have_count(1)
        assert pill.text_content() == f"33{pill_percent(page)}"
        # What the reader would score stands beside what there is to spend.
        mine = game.views[0]["table"]["powers"][0]
        texts = Texts(lang, "defcon")
        said = texts.say("gdp-and-points", gdp=mine["gdp"], n=mine["points"])
        expect(page.locator(".board .track .me")).to_contain_text(said)


def pill_percent(page: Page) -> str:
    """How the language writes it behind a number."""
    return str(
        page.evaluate(
            "new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' }).format(0.33).slice(2)"
        )
    )


def thirteen(view: Data) -> None:
    """So many troops may attack."""
    one = view["offers"][0]
    odds = view["table"]["odds"][0]
    numbers = range(1, 14)
    view["offers"] = [{**one, "action": f"troops {n}", "n": n, "percent": 40 + n} for n in numbers]
    view["table"]["odds"] = [{**odds, "action": f"troops {n}"} for n in numbers]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_numbers_of_troops_say_how_likely_they_are(
    server: Running, browsing: Browsing, lang: str
) -> None:
    with armed(server, 2, 3) as game:
        view = game.until_so(0, is_asked("ask-conflict"))
        game.move(0, next(each["action"] for each in view["offers"] if each["action"].startswith("attack ")))
        page = opened(server, browsing, game, thirteen, size=LAPTOP, lang=lang)
        words = page.locator(".prompt .list button")
        expect(words).to_have_count(13)
        page.evaluate("document.fonts.ready.then(() => true)")
        for n, said in zip(range(13, 0, -1), words.all_inner_texts()):
            assert f"{40 + n}" in said
        assert [one for one in words.all() if not one.is_visible()] == []
        expect(page.locator(".prompt .all")).to_have_count(0)


def only_attacks(view: Data) -> None:
    """No cards, or their words would stand in the bar as well."""
    if view["prompt"] and view["prompt"]["id"] == "ask-conflict":
        kinds = ("attack", "pass")
        view["offers"] = [offer for offer in view["offers"] if offer["action"].split(" ")[0] in kinds]


@pytest.mark.parametrize(("size", "least"), [(SMALL, 215), (USUAL, 320)], ids=["360", "390"])
def test_on_a_phone_the_map_keeps_its_room_while_a_conflict_is_chosen_and_fought(
    server: Running, browsing: Browsing, size: tuple[int, int], least: int
) -> None:
    with armed(server, 2, 3) as game:
        game.until_so(0, begins("attack"))
        page = opened(server, browsing, game, only_attacks, size=size, is_touched=True)
        wait(page)
        stage = page.locator(".board .stage")
        assert box_of(stage)["height"] >= least + 50
        action, x, y = page.evaluate(FREE, ".board .window [data-action^='attack ']")
        page.touchscreen.tap(x, y)
        expect(page.locator(f"{PANEL} [data-action='{action}']")).to_be_visible()
        assert box_of(stage)["height"] >= least
        game.move(0, action)
        at = action.removeprefix("attack ")
        expect(page.locator(QUESTION)).to_have_text(WORDS.say("ask-troops", at=at))
        assert box_of(stage)["height"] >= least
        game.move(0, game.views[0]["offers"][-1]["action"])
        # Who is attacked may be asked for a card before.
        while not game.views[0]["offers"]:
            game.move(1, "pass")
        prompt = game.views[0]["prompt"]
        expect(page.locator(QUESTION)).to_have_text(WORDS.say(prompt["id"], **prompt))
        assert box_of(stage)["height"] >= least
