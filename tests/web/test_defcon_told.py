"""How DEFCON names things where there is little room, what its log puts together, and the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.server.running import Data, Running
from tests.web.browsing import LANGUAGES, PHONE, Browsing, box_of, settled
from tests.web.defcon import WORDS, armed, beginning, begins, opened, tell

from redphone.texts import Texts

ABOUT = ".prompt .q small:not([role], .arrows)"
BETRAYED = [
    {"id": "played", "power": "africasia", "card": "betrayal"},
    *2 * [{"id": "troops-lost", "power": "america", "at": "mexico", "n": 1}],
]


def test_two_aids_are_told_once_with_the_rows_that_they_bring(server: Running, browsing: Browsing) -> None:
    """And the missile between them in the same sentence."""

    def bought(message: Data) -> None:
        if not message["steps"]:
            return
        aid = {"id": "bought", "power": "america", "item": "aid"}
        rise = {"id": "reputation-rose", "power": "america", "n": 1}
        message["steps"][-1]["events"] += [
            *(aid, {**rise, "state": "exemplary"}),
            {"id": "bought", "power": "america", "item": "missile"},
            *(aid, {**rise, "state": "exemplary"}),
        ]

    with beginning(server, 2, "ask-capital") as game:
        page = browsing.window(server, None, person=game.people[0])
        tell(page, bought)
        page.goto(f"/table/{game.id}")
        settled(page)
        aids = WORDS.say("log-aid", n=2, rows=2, state="exemplary")
        assert "×2" in aids
        assert "+2 rows" in aids
        things = f"{aids}; {WORDS.name('missile')}"
        line = page.locator(".log", has_text=WORDS.say("log-invests", power="america", things=things))
        expect(line).to_have_count(1)
        expect(page.locator(".log")).not_to_contain_text("Reputation of America")


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
                message["steps"][-1]["events"] += [*BETRAYED, {"id": "last-territory", "power": "africasia"}]

        tell(page, fallen)
        page.goto(f"/table/{game.id}")
        over = page.locator(".veil .over")
        expect(over).to_contain_text(words.say("ended-by", power="africasia"))
        # Nobody attacks with a card that kills: it has no attacker and no defender.
        lost = words.say("event-troops-lost", power="america", at="mexico", n=2)
        expect(page.locator(".log")).to_contain_text(lost)
        heads = over.locator("thead th")
        kinds = ("col-reputation", "col-military", "tip-capitals", "head-points")
        for at, kind in enumerate(kinds, 1):
            expect(heads.nth(at)).to_have_text(words.say(kind))
            assert heads.nth(at).evaluate("one => one.scrollWidth - one.clientWidth") <= 0
        table, paper = box_of(over.locator("table")), box_of(over.locator(".scores"))
        assert table["x"] + table["width"] <= paper["x"] + paper["width"]
