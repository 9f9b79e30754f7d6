"""DEFCON on a phone: all that is bought is in sight, what is grave is tapped twice, and whoever is asked in
another's turn sees what it is about.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.server.running import Data, Running, wait_until
from tests.web.browsing import LANGUAGES, Browsing
from tests.web.defcon import (
    FINGER,
    FREE,
    LAPTOP,
    LINE,
    MOST,
    PANEL,
    QUESTION,
    WORDS,
    Game,
    answers,
    renew,
    seated,
)
from tests.web.playing import actions, wait
from tests.web.test_keyboard import reach
from tests.web.test_pages import SIDEWAYS

from redphone.texts import Texts

SMALL = (360, 740)
USUAL = (390, 844)
TABLET = (820, 1180)
SHOP = ".board .shop"
KINDS = 8
# Milliseconds within which two taps are one.
TWICE = 700
# Milliseconds after which a place under the pointer is told of.
LOOKED = 600
ROWS = 10
# In so many, one card of fifty is drawn by somebody.
GAMES = 60
# What is not whole in the window, or covered: by the question, by the tabs.
HIDDEN = """all => all.filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const corners = [left + 3, right - 3].flatMap((x) => [[x, top + 3], [x, bottom - 3]]);
    return corners.some(([x, y]) => !document.elementFromPoint(x, y)?.closest(".shop, .prompt, .panel"));
}).map((one) => one.innerText)"""
HEIGHTS = "all => all.map((one) => Math.round(one.getBoundingClientRect().height))"
ABOVE_THE_TABS = """(one) => {
    const { top } = document.querySelector("nav.tabs").getBoundingClientRect();
    return one.getBoundingClientRect().bottom <= top;
}"""
# Those whose middle is out of sight.
OUTSIDE = """all => {
    const { left, top, right, bottom } = document.querySelector(".board .window").getBoundingClientRect();
    return all.filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const [a, b] = [x + width / 2, y + height / 2];
        return a < left || a > right || b < top || b > bottom;
    }).map(({ dataset }) => dataset.action);
}"""
# What of the panel something else lies over.
COVERED = """all => all.filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return !document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(".panel");
}).map((one) => one.innerText)"""
# What changes in the drawings of the map from now on.
WATCH = """() => {
    window.changes = [];
    const named = ({ target }) => target.nodeName;
    const watch = new MutationObserver((all) => window.changes.push(...all.map(named)));
    for (const one of document.querySelectorAll(".board .stage svg")) {
        watch.observe(one, { attributes: true, childList: true, subtree: true });
    }
}"""


class Schemer(Game):
    """People who build forts, draw cards and play those against a territory; they do nothing else."""

    cards = ("play ultimatum", "play betrayal", "play infiltration")

    def chosen(self, view: Data) -> str:
        offers = [str(offer["action"]) for offer in view["offers"]]
        drawn = [action for action in offers if action.startswith("cards ")]
        forts = [action for action in offers if action.startswith("fortify ")]
        wanted = [action for action in offers if action in self.cards] + drawn[-1:] + forts[:1]
        return next(iter(wanted), "pass" if "pass" in offers else offers[0])

    def until_any(self, verb: str) -> int | None:
        """Until somebody can do this: who. Nobody, if the game ends before."""
        for _ in range(MOST):
            for seat, view in enumerate(self.views):
                if any(offer["action"].startswith(f"{verb} ") for offer in view["offers"]):
                    return seat
            asked = self.asked()
            if asked < 0:
                return None
            self.move(asked, self.chosen(self.views[asked]))
        raise AssertionError("the game does not end")


@contextmanager
def scheming(server: Running, verb: str) -> Iterator[tuple[Schemer, int]]:
    """A game in which somebody can do this, and who. Where nobody draws the card, another one is begun."""
    for seed in range(GAMES):
        game = Schemer(server, 2, seed)
        try:
            if (seat := game.until_any(verb)) is not None:
                yield game, seat
                return
        finally:
            game.leave()
    raise AssertionError(f"nobody can ever {verb}")


def moves(game: Game) -> int:
    return int(game.people[0].table(game.id)["n"])


def tap_again(one: Locator, game: Game) -> None:
    """Nothing is done yet; with the next tap it is, unless that belongs to the first one: a double tap."""
    assert moves(game) == game.n
    one.page.wait_for_timeout(TWICE)
    one.tap()
    wait_until(lambda: moves(game) > game.n)


def said_of(view: Data, offer: Data) -> str:
    """What the panel must say of it."""
    land = next(each for each in view["table"]["territories"] if each["at"] == offer["at"])
    if offer["action"].startswith("raze "):
        return WORDS.say("deed-raze", target=offer["target"], place=offer["at"])
    if offer["action"].startswith("betray "):
        return WORDS.say("deed-betray", target=offer["target"], n=land["troops"], then=land["troops"] - 1)
    return WORDS.say("deed-demand-ceded", target=offer["target"])


@pytest.mark.parametrize("verb", ["demand", "betray", "raze"])
def test_what_a_card_does_to_a_territory_is_shown_before_it_is_done(
    server: Running, browsing: Browsing, verb: str
) -> None:
    with scheming(server, verb) as (game, seat):
        view = game.views[seat]
        offers = {offer["action"]: offer for offer in view["offers"]}
        wide = browsing.window(server, f"/table/{game.id}", person=game.people[seat])
        wait(wide)
        lit = wide.locator(f".board [data-action^='{verb} ']")
        # With the focus, and under the pointer.
        first = lit.first.get_attribute("data-action") or ""
        wide.locator("[data-home]").focus()
        reach(wide, lit.first.element_handle())
        expect(wide.locator(PANEL)).to_contain_text(said_of(view, offers[first]))
        last = lit.last.get_attribute("data-action") or ""
        lit.last.hover()
        expect(wide.locator(PANEL)).to_contain_text(said_of(view, offers[last]))
        # What stands there is said once: nothing lies over the other targets.
        wide.wait_for_timeout(LOOKED)
        expect(wide.locator(".board .look")).to_have_count(0)
        # The first tap shows it, the second does it.
        page = browsing.window(
            server, f"/table/{game.id}", person=game.people[seat], size=SMALL, is_touched=True
        )
        wait(page)
        found = page.wait_for_function(FREE, arg=f".board .window [data-action^='{verb} ']")
        action, x, y = found.json_value()
        page.touchscreen.tap(x, y)
        expect(page.locator(PANEL)).to_contain_text(said_of(view, offers[action]))
        go = page.locator(f"{PANEL} [data-action='{action}']")
        expect(go).to_have_text(WORDS.say(f"do-{verb}", place=offers[action]["at"]))
        assert moves(game) == game.n
        go.tap()
        wait_until(lambda: moves(game) > game.n)


def test_the_key_of_a_grave_offer_shows_it_and_does_it_the_second_time(
    server: Running, browsing: Browsing
) -> None:
    with scheming(server, "demand") as (game, seat):
        view = game.views[seat]
        page = browsing.window(server, f"/table/{game.id}", person=game.people[seat])
        wait(page)
        expect(page.locator(".prompt kbd").first).to_have_text("1")
        one = page.locator(".prompt .offers button").first
        page.keyboard.press("1")
        expect(one).to_be_focused()
        offer = next(each for each in view["offers"] if each["action"] == one.get_attribute("data-action"))
        expect(page.locator(PANEL)).to_contain_text(said_of(view, offer))
        assert moves(game) == game.n
        page.keyboard.press("1")
        wait_until(lambda: moves(game) > game.n)


def test_a_finger_taps_grave_words_twice(server: Running, browsing: Browsing) -> None:
    with scheming(server, "demand") as (game, seat):
        page = browsing.window(
            server, f"/table/{game.id}", person=game.people[seat], size=USUAL, is_touched=True
        )
        wait(page)
        page.locator(".prompt .all").tap()
        one = page.locator(".prompt [data-action^='demand ']:visible").nth(1)
        one.tap()
        expect(one).to_contain_text("Choose it once more to confirm")
        expect(page.locator(PANEL)).to_contain_text(WORDS.say("deed-demand-refused"))
        # The words are read with all choices open.
        assert page.locator(f"{PANEL} p").evaluate_all(COVERED) == []
        tap_again(one, game)


def test_a_card_that_cannot_be_played_any_more_does_not_hide_the_next_question(
    server: Running, browsing: Browsing
) -> None:
    with scheming(server, "play") as (game, seat):
        page = browsing.window(server, f"/table/{game.id}", person=game.people[seat], size=SMALL)
        wait(page)
        card = page.locator(".hand .mini.lit").first
        card.click()
        sheet = page.locator(".hand dialog[open]")
        (action,) = actions(page, ".hand dialog [data-action]")
        # It is played in another window.
        game.move(seat, action)
        expect(sheet).to_have_count(0)


def test_a_finger_taps_a_sabotage_twice(
    server: Running, browsing: Browsing, monkeypatch: pytest.MonkeyPatch
) -> None:
    with seated(server, 2, 3) as game:
        # This one table plays in another way than all others.
        monkeypatch.setattr(game, "chosen", buys_sabotage)
        assert game.until_offered(0, {"sabotage"})
        page = browsing.window(
            server, f"/table/{game.id}", person=game.people[0], size=USUAL, is_touched=True
        )
        wait(page)
        page.locator("nav.tabs button").last.tap()
        one = page.locator(".beside [data-action^='sabotage ']")
        one.tap()
        then = page.locator(".beside section.power .then")
        expect(then).to_contain_text("−1 row")
        # Above the tabs, however low the button was.
        page.wait_for_function(ABOVE_THE_TABS, arg=then.element_handle())
        tap_again(one, game)


def buys_sabotage(view: Data) -> str:
    offers = [str(offer["action"]) for offer in view["offers"]]
    return next((action for action in ("buy sabotage", "pass") if action in offers), offers[0])


def to_buy(view: Data, lang: str) -> list[str]:
    """Of each kind how many there still are; of what only sails, nothing."""
    table = view["table"]
    mine = table["powers"][view["seat"]]
    supply = table["supply"]
    left = [mine["reserve"], supply["missile"], supply["nuke"], supply["sabotage"]]
    left += [ROWS - 1 - mine["reputation"]["row"], supply["fort"], mine["dock"]]
    return [Texts(lang, "defcon").say("n-to-buy", n=n) for n in left]


@pytest.mark.parametrize("size", [SMALL, USUAL], ids=["360", "390"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_bought_is_in_sight_at_the_thumb_with_the_question(
    server: Running, browsing: Browsing, lang: str, size: tuple[int, int]
) -> None:
    with seated(server, 4, 4) as game:
        view = game.until(1, "ask-invest")
        page = browsing.window(server, None, person=game.people[1], size=size, lang=lang, is_touched=True)
        page.goto(f"/table/{game.id}")
        wait(page)
        page.evaluate("document.fonts.ready.then(() => true)")
        kinds = page.locator(f"{SHOP} :is(.kind, .dc-pick:has(.price))")
        assert kinds.count() == KINDS
        assert page.locator(f"{SHOP} .price em").all_inner_texts() == to_buy(view, lang)
        assert page.locator(f"{SHOP} .price b").all_inner_texts() == ["2", "4", "6", "4", "4", "4", "4", "2"]
        expect(page.locator(f"{SHOP} .budget")).to_contain_text(str(view["table"]["investment"]["budget"]))
        parts = page.locator(
            f"{SHOP} :is(.kind, .dc-pick, .step, .budget, p), {QUESTION}, .prompt .out button"
        )
        assert parts.evaluate_all(HIDDEN) == []
        assert page.evaluate(SIDEWAYS) == []
        touched = page.locator(f"{SHOP} button")
        assert [height for height in touched.evaluate_all(HEIGHTS) if height < FINGER] == []
        # What is placed on the map is lit by its button, nothing before that; the same button puts it out.
        assert actions(page, ".board .window [data-action]") == []
        for place, verb in ((1, "fleet"), (2, "from"), (0, "fortify")):
            page.locator(f"{SHOP} .places .dc-pick").nth(place).tap()
            lit = {action.split(" ")[0] for action in actions(page, ".board .window [data-action]")}
            assert lit == {verb}
        page.locator(f"{SHOP} .places .dc-pick").first.tap()
        assert actions(page, ".board .window [data-action]") == []


def test_troops_are_recruited_by_steps(server: Running, browsing: Browsing) -> None:
    with seated(server, 2, 2) as game:
        game.until(0, "ask-invest")
        page = browsing.window(
            server, f"/table/{game.id}", person=game.people[0], size=SMALL, is_touched=True
        )
        wait(page)
        page.get_by_role("button", name=WORDS.say("one-more")).tap()
        page.locator(f"{SHOP} [data-action='recruit 5']").tap()
        expect(page.locator(QUESTION)).to_have_text(WORDS.say("ask-deploy", n=5))


def has_budget(view: Data) -> str:
    investment = view["table"]["investment"]
    power = view["table"]["powers"][investment["seat"]]["power"]
    return WORDS.say("left-to-invest", power=power, n=investment["budget"])


def check_asked(page: Page, view: Data, card: str) -> None:
    """Both powers, what the other one may still spend, and what the card would do, all of it in sight."""
    panel = page.locator(PANEL)
    table = view["table"]
    rows = panel.locator("tbody tr")
    expect(rows).to_have_count(2)
    for row, seat in zip(rows.all(), (table["turn"], view["seat"])):
        expect(row).to_contain_text(WORDS.name(table["powers"][seat]["power"]))
    expect(panel).to_contain_text(has_budget(view))
    expect(panel).to_contain_text(WORDS.attribute(card, "summary"))
    assert panel.locator("td, p").evaluate_all(HIDDEN) == []


def test_who_is_asked_as_another_begins_to_invest_sees_what_it_has_and_what_the_card_does(
    server: Running, browsing: Browsing
) -> None:
    for seed in range(3, 30):
        with seated(server, 2, seed) as game:
            game.are_cards_kept = True
            while (asked := game.asked()) >= 0:
                view = game.views[0]
                if view["prompt"] and view["prompt"]["id"] == "ask-interference" and answers(view):
                    break
                game.move(asked, game.chosen(game.views[asked]))
            else:
                continue
            # Or they would answer by themselves.
            pages: list[Page] = []
            for size in (SMALL, LAPTOP):
                page = browsing.window(server, None, person=game.people[0], size=size)
                page.add_init_script(LINE)
                page.goto(f"/table/{game.id}")
                expect(page.locator(".notice[role=alert]")).to_have_count(1)
                check_asked(page, view, answers(view)[0])
                pages.append(page)
            game.move(0, "pass")
            # While the other one buys, it is said what.
            view = game.until(1, "ask-invest")
            game.move(1, "buy sabotage")
            said = WORDS.say("event-bought", power=view["table"]["powers"][1]["power"], item="sabotage")
            for page in pages:
                expect(page.locator(PANEL)).to_contain_text(has_budget(game.views[1]))
                expect(page.locator(PANEL)).to_contain_text(said)
                # And once, however often the line is renewed.
                before = page.locator(PANEL).inner_text()
                renew(page)
                assert page.locator(PANEL).inner_text() == before
            return
    raise AssertionError("nobody is ever asked for a card as another begins to invest")


def test_all_that_is_lit_is_in_sight_where_there_is_room_for_it(server: Running, browsing: Browsing) -> None:
    with seated(server, 2, 2) as game:
        game.until(0, "ask-capital")
        page = browsing.window(server, None, person=game.people[0], size=TABLET, is_touched=True)
        page.goto(f"/table/{game.id}")
        wait(page)
        # The map is larger than its window there.
        expect(page.get_by_role("button", name=WORDS.say("zoom-whole"))).to_have_count(1)
        lit = page.locator(".board .window [data-action]")
        wait_until(lambda: lit.evaluate_all(OUTSIDE) == [])


def test_while_the_map_is_moved_nothing_of_it_is_drawn_anew(server: Running, browsing: Browsing) -> None:
    with seated(server, 2, 2) as game:
        # Nothing is lit for this one that the pointer would light up.
        page = browsing.window(server, f"/table/{game.id}", person=game.people[1])
        for _ in range(2):
            page.get_by_role("button", name=WORDS.say("zoom-in")).click()
        seen = page.locator(".board .mini .seen")
        before = seen.get_attribute("style")
        page.evaluate(WATCH)
        window = page.locator(".board .window").bounding_box()
        assert window is not None
        x, y = window["x"] + window["width"] / 2, window["y"] + 20
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 120, y + 40, steps=8)
        page.mouse.up()
        # The small map says where one is.
        expect(seen).not_to_have_attribute("style", before or "")
        assert page.evaluate("window.changes") == []
