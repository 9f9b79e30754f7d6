"""What the panel of DEFCON says of an attack before, in and after it, against the figures of the view; a
finger on the map; a nuclear strike that is seen when it hits; the panel and the hand on a laptop.
"""

from __future__ import annotations

import re
from decimal import ROUND_HALF_UP, Decimal

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.server.running import Data, Running, wait_until
from tests.web.browsing import LANGUAGES, PHONE, Browsing, box_of
from tests.web.defcon import (
    CUT,
    FREE,
    LAPTOP,
    LINE,
    PANEL,
    QUESTION,
    WORDS,
    armed,
    beginning,
    begins,
    is_asked,
    opened,
    renew,
)
from tests.web.playing import actions, wait
from tests.web.test_keyboard import reach

from redphone.texts import Texts


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
        f"If you win: territories {lands} → {lands + 1}, GDP ",
    ]
    if odds["lost"] + odds["killed"]:
        losses = {"lost": tenths(odds["lost"]), "killed": tenths(odds["killed"])}
        sentences.append(WORDS.say("losses-expected", **losses))
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
        aim = WORDS.say("labelled", label=WORDS.say("aim-short-nuke"), words=WORDS.say("aim-nuke"))
        page.get_by_role("button", name=aim, exact=True).tap()
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


def few(view: Data) -> None:
    """So few offers that each has a key: three attacks, and three nuclear strikes."""
    for verb in ("attack ", "nuke "):
        more = [offer for offer in view["offers"] if offer["action"].startswith(verb)][3:]
        view["offers"] = [offer for offer in view["offers"] if offer not in more]


def test_a_mouse_and_keys_confirm_a_nuclear_strike_on_the_map_and_in_words(
    server: Running, browsing: Browsing
) -> None:
    with armed(server, 2, 3, has_nukes=True) as game:
        view = game.until_so(0, begins("nuke"))
        page = opened(server, browsing, game, few)
        wait(page)
        page.locator(".board .aims button", has_text=WORDS.say("aim-nuke")).click()
        action, x, y = page.evaluate(FREE, ".board .window [data-action^='nuke ']")
        offer = next(each for each in view["offers"] if each["action"] == action)
        again = Texts("en").say("choose-again")
        words = page.locator(f".prompt [data-action='{action}']")
        go = page.locator(f"{PANEL} [data-action='{action}']")
        # Two quick clicks are one that was not read.
        page.mouse.dblclick(x, y)
        expect(go).to_have_text(WORDS.say("launch-at", place=offer["at"]))
        # Who aims for something else has thought better of it.
        page.locator(".board .aims button", has_text=WORDS.say("aim-attack")).click()
        expect(go).to_have_count(0)
        words.click()
        expect(words).to_contain_text(again)
        page.locator(".board .aims button", has_text=WORDS.say("aim-nuke")).click()
        aim = page.locator(f".board .window [data-action='{action}']")
        page.locator("[data-home]").focus()
        reach(page, aim.element_handle())
        page.keyboard.press("Enter")
        expect(go).to_be_visible()
        expect(page.locator(".prompt > [role=status]")).to_have_text(again)
        # Its number's key asks as well, even while the pointer rests on it.
        page.locator(".board .aims button", has_text=WORDS.say("aim-nuke")).click()
        aim.hover()
        expect(words).to_have_class(re.compile("pointed"))
        expect(go).to_have_count(0)
        page.keyboard.press(words.locator("kbd").inner_text())
        expect(words).to_contain_text(again)
        assert game.people[0].table(game.id)["n"] == game.n
        # Who was asked by one confirms by the other.
        page.locator(".board .aims button", has_text=WORDS.say("aim-nuke")).click()
        expect(words).not_to_contain_text(again)
        aim.click()
        expect(go).to_be_visible()
        assert game.people[0].table(game.id)["n"] == game.n
        words.click()
        wait_until(lambda: game.people[0].table(game.id)["n"] > game.n)


def test_the_light_comes_when_the_missile_has_hit(server: Running, browsing: Browsing) -> None:
    with armed(server, 3, 5, has_nukes=True) as game:
        view = game.until_so(0, begins("nuke"))
        offers = [offer for offer in view["offers"] if offer.get("target") in powers(view, 1)]
        nuke = next(offer for offer in offers if offer["action"].startswith("nuke "))
        pages = [
            browsing.window(server, None, person=game.people[2], is_moving=is_moving)
            for is_moving in (True, False)
        ]
        for page in pages:
            page.add_init_script(LINE)
            page.goto(f"/table/{game.id}")
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
        # The light goes out, and does not come again.
        expect(moving.locator(".blast")).to_have_count(0)
        renew(moving)
        assert moving.locator(".blast").count() == 0


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
        # One word for who stays, in the bar and on the panel.
        for one in page.locator("[data-action='occupy 1']").all():
            expect(one).to_contain_text("1 stays")
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
        expect(panel.locator(".next")).to_have_text(WORDS.name(likeliest["at"]))
        expect(panel).to_contain_text(f"{WORDS.say('you-win')} {likeliest['percent']}%")
        # The second click of two does not end the turn, although that comes to lie under it.
        page.locator(".prompt [data-action='pass']").click()
        game.hear(game.n + 1)
        game.until_so(0, is_asked("ask-after-action"))
        done = page.get_by_role("button", name=WORDS.say("offer-done"))
        done.hover()
        page.mouse.down(click_count=2)
        page.mouse.up(click_count=2)
        done.click(trial=True)
        assert game.people[0].table(game.id)["n"] == game.n


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
        # Few of them are square.
        few = page.locator(f"{PANEL} .dice:not(.many) > i")
        expect(few).not_to_have_count(0)
        assert (
            few.evaluate_all("all => all.filter((one) => one.offsetWidth !== one.offsetHeight).length") == 0
        )
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
