"""What the panel of DEFCON says of an attack before, in and after it, against the figures of the view; a
finger on the map; a nuclear strike that is seen when it hits.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from decimal import ROUND_HALF_UP, Decimal

from playwright.sync_api import Locator, Page, expect
from tests.server.running import Data, Running, wait_until
from tests.web.browsing import PHONE, Browsing
from tests.web.playing import actions, wait
from tests.web.test_defcon import MOST, WORDS, Game

LAPTOP = (1280, 800)
PANEL = ".panel"
QUESTION = ".prompt .q strong"
# The middle of the first thing that can be chosen so and that nothing covers.
FREE = """(selector) => {
    for (const one of document.querySelectorAll(selector)) {
        const { x, y, width, height } = one.getBoundingClientRect();
        const point = [x + width / 2, y + height / 2];
        if (document.elementFromPoint(...point) === one) return [one.dataset.action, ...point];
    }
    return null;
}"""
WANTED = ("cards ", "recruit ", "attack ", "troops ", "choose fight")
CUT = "one => one.scrollHeight - one.clientHeight"


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
def armed(server: Running, seats: int, seed: int, *, has_nukes: bool = False) -> Iterator[Armed]:
    game = Armed(server, seats, seed)
    game.has_nukes = has_nukes
    try:
        yield game
    finally:
        game.leave()


def begins(verb: str) -> Callable[[Data], bool]:
    return lambda view: any(offer["action"].startswith(f"{verb} ") for offer in view["offers"])


def is_asked(question: str, least: int = 1) -> Callable[[Data], bool]:
    return lambda view: view["prompt"]["id"] == question and len(view["offers"]) >= least


def tenths(n: float) -> str:
    return str(Decimal(str(n)).quantize(Decimal("0.1"), ROUND_HALF_UP))


def said_of(view: Data, offer: Data) -> list[str]:
    """What the panel must say of an attack that is offered, by the figures of the view."""
    mine = view["table"]["powers"][view["seat"]]
    odds = next(each for each in view["table"]["odds"] if each["action"] == offer["action"])
    lands = mine["military"]["territories"]
    sentences = [
        f"{WORDS.say('you-win')} {offer['percent']}%",
        f"{WORDS.say('fails')} {100 - offer['percent']}%",
        WORDS.say("losses-expected", lost=tenths(odds["lost"]), killed=tenths(odds["killed"])),
        f"If you win: territories {lands} → {lands + 1}, GDP {mine['gdp']} → ",
    ]
    if offer["aggression"] > mine["aggression"]:
        rises = {"from": mine["aggression"], "to": offer["aggression"]}
        sentences += [WORDS.say("aggression-rises", **rises), "When the round ends it costs"]
    return sentences


def check_said(panel: Locator, view: Data, offer: Data) -> None:
    for sentence in said_of(view, offer):
        expect(panel).to_contain_text(sentence)


def test_before_an_attack_the_panel_says_the_odds_and_what_it_costs(
    server: Running, browsing: Browsing
) -> None:
    with armed(server, 2, 3) as game:
        view = game.until_so(0, is_asked("ask-conflict"))
        page = browsing.window(server, f"/table/{game.id}", person=game.people[0])
        wait(page)
        panel = page.locator(PANEL)
        attacks = [offer for offer in view["offers"] if offer["action"].startswith("attack ")]
        # Nobody has pointed at anything: it is the likeliest.
        check_said(panel, view, max(attacks, key=lambda offer: offer["percent"]))
        page.locator(f".board [data-action='{attacks[-1]['action']}']").hover()
        check_said(panel, view, attacks[-1])
        expect(panel.locator("strong")).to_have_text(WORDS.name(attacks[-1]["at"]))

        game.move(0, attacks[-1]["action"])
        view = game.views[0]
        assert view["prompt"]["id"] == "ask-troops"
        expect(page.locator(QUESTION)).to_have_text(WORDS.say("ask-troops", at=attacks[-1]["at"]))
        page.mouse.move(0, 0)
        *_, fewer, most = view["offers"]
        check_said(panel, view, most)
        # All are offered in words, and one by the steps: the one that is shown.
        assert actions(page, ".hand [data-action]") == [most["action"]]
        page.get_by_role("button", name=WORDS.say("one-fewer")).click()
        check_said(panel, view, fewer)
        assert actions(page, ".hand [data-action]") == [fewer["action"]]
        page.locator(".prompt .offers [data-action='troops 1']").hover()
        check_said(panel, view, view["offers"][0])


def test_nothing_is_cut_on_a_laptop(server: Running, browsing: Browsing) -> None:
    with armed(server, 4, 4) as game:
        page = browsing.window(server, None, person=game.people[1], size=LAPTOP, lang="fr")
        for is_so, paper in ((is_asked("ask-invest", 20), ".shop"), (is_asked("ask-troops", 12), ".panel")):
            page.goto("about:blank")
            game.until_so(1, is_so)
            page.goto(f"/table/{game.id}")
            wait(page)
            page.evaluate("document.fonts.ready.then(() => true)")
            found = page.locator(f".hand {paper}")
            expect(found).to_have_count(1)
            assert found.evaluate(CUT) <= 0, paper
            for part in found.locator("p, button, .bar").element_handles():
                box, whole = part.bounding_box(), found.bounding_box()
                assert box is not None
                assert whole is not None
                assert box["y"] + box["height"] <= whole["y"] + whole["height"], part.inner_text()


def test_a_finger_confirms_a_nuclear_strike(server: Running, browsing: Browsing) -> None:
    with armed(server, 2, 3, has_nukes=True) as game:
        view = game.until_so(0, begins("nuke"))
        page = browsing.window(server, None, person=game.people[0], size=PHONE, is_touched=True)
        page.goto(f"/table/{game.id}")
        wait(page)
        page.locator(".board .aims button", has_text=WORDS.say("aim-nuke")).tap()
        expect(page.locator(PANEL)).to_contain_text(WORDS.say("tap-what-is-lit"))
        action, x, y = page.evaluate(FREE, ".board .window [data-action^='nuke ']")
        page.touchscreen.tap(x, y)
        offer = next(each for each in view["offers"] if each["action"] == action)
        go = page.locator(f"{PANEL} [data-action='{action}']")
        expect(go).to_have_text(WORDS.say("launch-at", place=offer["at"]))
        expect(page.locator(PANEL)).to_contain_text(f"Aggression 0 → {offer['aggression']}.")
        assert game.people[0].table(game.id)["n"] == game.n
        go.tap()
        wait_until(lambda: game.people[0].table(game.id)["n"] > game.n)


def test_the_light_comes_when_the_missile_has_hit(server: Running, browsing: Browsing) -> None:
    with armed(server, 3, 5, has_nukes=True) as game:
        view = game.until_so(0, begins("nuke"))
        offers = [offer for offer in view["offers"] if offer.get("target") in powers(view, 1)]
        nuke = next(offer for offer in offers if offer["action"].startswith("nuke "))
        pages = [
            browsing.window(server, f"/table/{game.id}", person=game.people[2], is_moving=is_moving)
            for is_moving in (True, False)
        ]
        for page in pages:
            page.locator(".board .window > svg").wait_for()
        game.move(0, nuke["action"])
        assert game.views[1]["prompt"]["id"] == "ask-defence"
        for page in pages:
            expect(page.locator(".launch")).to_have_count(1)
            expect(page.locator(".blast")).to_have_count(0)
        game.move(1, "pass")
        moving, still = pages
        expect(moving.locator(".blast")).to_have_count(1)
        expect(moving.locator(".launch")).to_have_count(0)
        # Where nothing shall move, only the map says it.
        dead = still.locator("section.sr li", has_text=WORDS.say("land-irradiated"))
        expect(dead).to_have_count(1)
        assert still.locator(".blast").count() == 0
        # The light goes out.
        expect(moving.locator(".blast")).to_have_count(0)


def powers(view: Data, seat: int) -> list[str]:
    return [each["power"] for each in view["table"]["powers"] if each["seat"] == seat]


def test_a_choice_is_taken_back(server: Running, browsing: Browsing) -> None:
    with armed(server, 2, 3) as game:
        view = game.until_so(0, is_asked("ask-conflict"))
        page = browsing.window(server, f"/table/{game.id}", person=game.people[0])
        wait(page)
        before = actions(page, ".prompt .offers button")
        attack = next(offer for offer in view["offers"] if offer["action"].startswith("attack "))
        page.locator(f".board [data-action='{attack['action']}']").click()
        expect(page.locator(QUESTION)).to_have_text(WORDS.say("ask-troops", at=attack["at"]))
        page.locator(".prompt .undo").click()
        expect(page.locator(QUESTION)).to_have_text(WORDS.say("ask-conflict"))
        assert actions(page, ".prompt .offers button") == before
        undone = game.sockets[0].when(lambda message: message["n"] == game.n + 2, "moved")
        assert undone["view"]["table"] == view["table"]


def test_after_a_conquest_the_panel_says_who_stays(server: Running, browsing: Browsing) -> None:
    with armed(server, 2, 3) as game:
        view = game.until_so(0, is_asked("ask-occupy", 4))
        place, deployed = view["prompt"]["at"], view["table"]["battle"]["deployed"]
        page: Page = browsing.window(server, f"/table/{game.id}", person=game.people[0])
        wait(page)
        panel = page.locator(PANEL)
        expect(panel).to_contain_text(WORDS.say("how-many-stay"))
        # It is decided: there are no odds any more.
        expect(panel.locator(".bar")).to_have_count(0)
        page.get_by_role("button", name=WORDS.say("one-more")).click()
        page.locator(".hand [data-action='occupy 2']").click()
        game.hear(game.n + 1)
        # Who has lost it may be asked something first.
        after = game.until_so(0, is_asked("ask-go-on"))
        assert after["prompt"]["at"] == place
        power = powers(after, 0)[0]
        expect(panel).to_contain_text(WORDS.say("battle-won", power=power, deployed=deployed, stay=2))
        expect(panel).to_contain_text(WORDS.say("taken", place=place))
        expect(panel.locator(".versus")).to_have_count(0)
        # What comes next, at once: the likeliest.
        attacks = [offer for offer in after["offers"] if offer["action"].startswith("attack ")]
        likeliest = max(attacks, key=lambda offer: offer["percent"])
        expect(panel).to_contain_text(re.compile(f"{WORDS.name(likeliest['at'])} {likeliest['percent']}%"))
