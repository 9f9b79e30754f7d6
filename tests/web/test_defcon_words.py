"""What a newcomer to DEFCON looks for in the words of the table, and at the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.server.running import Data, Running
from tests.web.browsing import LANGUAGES, PHONE, Browsing, settled, stand_still
from tests.web.defcon import (
    BATTLE,
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
    seated,
)
from tests.web.playing import wait
from tests.web.test_pages import SIDEWAYS

from redphone.texts import Texts

ABOUT = ".prompt .q small:not([role], .arrows)"


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
            while game.views[0]["table"]["round"] < round:
                asked = game.asked()
                game.move(asked, game.chosen(game.views[asked]))
            page.clock.run_for(50)
            expect(begun).to_contain_text(WORDS.say("round-begins", n=6 - round))
            expect(begun).to_contain_text(WORDS.say("round-of", round=round, rounds=5))
            page.clock.run_for(5000)
            expect(begun).to_have_count(0)
            # Who comes back from an old position has read it.
            page.locator(".log button").first.click()
            expect(page.locator(".board.past")).to_have_count(1)
            page.keyboard.press("Escape")
            expect(page.locator(".board.past")).to_have_count(0)
            assert begun.count() == 0
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
        expect(page.locator(PANEL)).to_contain_text(WORDS.say("help-only-pass"))


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
        loser = view["table"]["powers"][1]
        loser |= {"lands": 1, "kept": ["sustainable_ecocity"]}
        loser["military"]["territories"] = 2
        for offer in view["offers"]:
            if offer["action"].startswith("nuke "):
                offer |= {
                    "left": 1,
                    "gdp_left": 17,
                    "ends": 1,
                    "loses_blessing": 1,
                    "reputation": 1,
                    "gdp_end": 18,
                }
        fields = {"id": "offer-nuke-city", "target": loser["power"], "aggression": 3, "loses_blessing": 0}
        fields |= {"left": 1, "gdp_left": 16, "reputation": 2, "gdp_end": 20}
        view["offers"].append({"action": f"nuke ecocity-{loser['power']}", **fields})

    with armed(server, 2, 3, has_nukes=True) as game:
        view = game.until_so(0, begins("nuke"))
        page = opened(server, browsing, game, last)
        loser = view["table"]["powers"][1]
        targets = [land["at"] for land in view["table"]["territories"] if land["owner"] == 1]
        page.locator(f".prompt [data-action='nuke {targets[0]}']").hover()
        takes = {"power": loser["power"], "lands": 2, "left": 1, "gdp": loser["gdp"]}
        expect(page.locator(PANEL)).to_contain_text(WORDS.say("hit-takes", **takes, then=17))
        expect(page.locator(PANEL)).to_contain_text(WORDS.say("win-ends", power=loser["power"]))
        # Whose Blessing is lost by it is told so, and how far its reputation falls without one.
        expect(page.locator(PANEL)).to_contain_text(WORDS.say("costs-blessing"))
        mine = view["table"]["powers"][0]
        assert mine["reputation"] == {"row": 5, "gdp": 12, "state": "watched"}
        expect(page.locator(PANEL)).to_contain_text(f"it costs 4 reputation: {WORDS.name('watched')} → ")
        expect(page.locator(PANEL)).to_contain_text(f"Rogue State, GDP {mine['gdp']} → 18, hand 3 → 1.")
        # What lies beside the map is confirmed, too, and called by its name.
        page.locator(".beside [data-action^='nuke ecocity-']").click()
        go = page.locator(f"{PANEL} [data-action^='nuke ecocity-']")
        expect(go).to_have_text(WORDS.say("launch-at", place="sustainable_ecocity"))
        expect(page.locator(PANEL)).to_contain_text(WORDS.say("hit-city"))
        expect(page.locator(PANEL)).to_contain_text(WORDS.say("hit-takes", **takes, then=16))
        expect(page.locator(PANEL)).not_to_contain_text(WORDS.say("costs-blessing"))


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
        fields = {"zone": zone, "target": "america", "n": 1, "fleets": 1, "percent": 50}
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
        # The key of a number is the number, wherever its button stands, and not written twice.
        expect(words.locator("kbd")).to_have_count(0)
        page.keyboard.press("1")
        expect(page.locator(".prompt .offers [data-action='troops 1']")).to_be_focused()


def test_how_many_cards_are_drawn_is_asked_once(server: Running, browsing: Browsing) -> None:
    with beginning(server, 2, "ask-cards") as game:
        page = opened(server, browsing, game)
        wait(page)
        expect(page.locator(".prompt [data-action='cards 1']")).to_have_count(1)
        assert page.locator(f"{PANEL} [data-action]").count() == 0
        phone = opened(server, browsing, game, size=PHONE)
        wait(phone)
        expect(phone.locator("[data-action='cards 1']:visible")).to_have_count(1)


def acted(view: Data) -> None:
    """After an action, with a sabotage left."""
    view["table"]["phase"], view["prompt"] = "conflict", {"id": "ask-after-action"}
    target = view["table"]["powers"][1]["power"]
    view["offers"] = [
        {"action": f"sabotage {target}", "id": "offer-sabotage", "target": target},
        {"action": "choose done", "id": "offer-done"},
    ]


def test_the_panel_speaks_of_what_is_asked_for_now(server: Running, browsing: Browsing) -> None:
    with beginning(server, 2, "ask-first-fleet") as game:
        panel = opened(server, browsing, game).locator(PANEL)
        expect(panel).to_contain_text(WORDS.say("help-first-fleet"))
        expect(panel).not_to_contain_text(WORDS.say("help-setup"))
        # And of what comes next.
        comes = WORDS.say("next-phase", phase="initiative", words=WORDS.say("help-initiative"))
        expect(panel).to_contain_text(comes)
        # Who has acted is not told to act.
        panel = opened(server, browsing, game, acted).locator(PANEL)
        expect(panel).to_contain_text(WORDS.say("help-after-action"))
        expect(panel).not_to_contain_text(WORDS.say("help-conflict"))
        expect(panel).to_contain_text(WORDS.say("tip-sabotage"))
        expect(panel.locator("[aria-current=step]")).to_have_text(WORDS.name("conflict"))
        # A finger is asked before the first fleet is placed: the game goes on from there.
        page = opened(server, browsing, game, size=PHONE, is_touched=True)
        wait(page)
        action, x, y = page.evaluate(FREE, ".board .window [data-action^='fleet ']")
        page.touchscreen.tap(x, y)
        go = page.locator(f"{PANEL} [data-action='{action}']")
        expect(go).to_have_text(WORDS.say("do-fleet", place=action.removeprefix("fleet ")))
        assert game.people[0].table(game.id)["n"] == game.n
        go.tap()
        game.hear(game.n + 1)


def spent(view: Data) -> None:
    view["offers"] = [offer for offer in view["offers"] if offer["action"] == "pass"]
    view["table"]["investment"]["budget"] = 0


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
        # What the reader would score stays in sight.
        mine = game.views[0]["table"]["powers"][0]
        expect(page.locator(".hand .hq .points")).to_have_text(WORDS.say("n-points", n=mine["points"]))
        expect(page.locator(".hand .hq .points")).to_be_visible()
        # Who can buy nothing is not told to spend.
        page = opened(server, browsing, game, spent)
        expect(page.locator(".hand .shop .tip")).to_have_text(WORDS.say("help-nothing-to-buy"))


def test_what_an_attack_costs_goes_on_from_what_it_wins(server: Running, browsing: Browsing) -> None:
    def poor(view: Data) -> None:
        """The next row that is lost is that of another state."""
        mine = view["table"]["powers"][0]
        mine["reputation"] |= {"row": 6, "gdp": 16}
        mine["military"] |= {"territories": 9, "row": 5, "gdp": 12}
        mine |= {"gdp": 28, "aggression": 0, "kept": [], "end": {"row": 6, "gdp": 28}}
        for offer in view["offers"]:
            if offer["action"].startswith("attack "):
                offer |= {"aggression": 1, "territories": 10, "military": 6, "gdp": 32}
                offer |= {"reputation": 5, "gdp_end": 28}

    def easy(view: Data) -> None:
        """Nobody defends it, and it is one of two lands of the same row."""
        poor(view)
        view["table"]["powers"][0]["military"] |= {"territories": 8, "row": 4}
        for offer in view["offers"]:
            if offer["action"].startswith("attack "):
                offer |= {"territories": 9, "military": 5, "gdp": 28}
        for odds in view["table"]["odds"]:
            odds |= {"lost": 0, "killed": 0}

    with armed(server, 2, 3) as game:
        game.until_so(0, is_asked("ask-conflict"))
        page = opened(server, browsing, game, poor)
        page.locator(".prompt [data-action^='attack ']").first.hover()
        expect(page.locator(PANEL)).to_contain_text("GDP 28 → 32.")
        expect(page.locator(PANEL)).to_contain_text("GDP 32 → 28, hand")
        expect(page.locator(".beside")).to_contain_text("when the round ends: 16 + 12 = 28 GDP (now 28)")
        page = opened(server, browsing, game, easy)
        expect(page.locator(PANEL)).to_contain_text("territories 8 → 9, GDP stays 28.")
        expect(page.locator(PANEL)).not_to_contain_text("you lose about")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("onward", [0, 1])
def test_who_does_not_stay_is_said_to_attack_on_or_to_go_to_transit(
    server: Running, browsing: Browsing, onward: int, lang: str
) -> None:
    def occupying(view: Data) -> None:
        for offer in view["offers"]:
            if offer["action"].startswith("occupy "):
                offer["onward"] = onward

    words = Texts(lang, "defcon")
    with armed(server, 2, 3) as game:
        view = game.until_so(0, is_asked("ask-occupy", 4))
        rest = view["offers"][0]["rest"]
        said = words.say("stay-and-go", n=1, rest=rest, onward=onward)
        assert said != words.say("stay-and-go", n=1, rest=rest, onward=1 - onward)
        for size in (LAPTOP, PHONE):
            page = opened(server, browsing, game, occupying, size=size, lang=lang)
            go = page.locator(f"{PANEL} [data-action='occupy 1']")
            expect(go).to_contain_text(said)
            expect(go).to_be_visible()
            expect(page.locator(".prompt [data-action='occupy 1']")).to_contain_text(said)
            assert page.evaluate(SIDEWAYS) == []
            leaves = page.locator(f"{PANEL} .leaves")
            expect(leaves).to_have_text(words.say("who-leaves", onward=onward))
            assert leaves.is_visible() == (size == LAPTOP)
