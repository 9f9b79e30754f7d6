"""How DEFCON names things where there is little room, what its log puts together, and the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.server.running import Data, Running
from tests.web.browsing import LANGUAGES, PHONE, Browsing, box_of, settled
from tests.web.defcon import BATTLE, PANEL, WORDS, armed, beginning, begins, opened, tell

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


def test_a_missile_takes_the_place_of_the_card_before_it_and_of_older_dice(
    server: Running, browsing: Browsing
) -> None:
    """And what it did is told on the panel."""
    told: list[list[Data]] = []

    def happens(message: Data) -> None:
        view = message["view"]
        if message["steps"] and told:
            message["steps"][-1]["events"] = told[0]
            view["table"]["battle"] = None
            view["prompt"] = {"id": "ask-after-action"}
            view["offers"] = [{"action": "pass", "id": "offer-done"}]

    with armed(server, 2, 3) as game:
        view = game.until_so(0, begins("attack"))
        power, target = (each["power"] for each in view["table"]["powers"])
        page = browsing.window(server, None, person=game.people[0])
        tell(page, happens)
        page.goto(f"/table/{game.id}")
        settled(page)
        panel = page.locator(PANEL)
        card = WORDS.say("event-played", power=power, card="accidental_strike")
        told.append(
            [
                {"id": "rolled", "power": power, "dice": 2, "n": 1},
                {"id": "sea-won", "power": power, "zone": "black_sea"},
                {"id": "played", "power": power, "card": "accidental_strike"},
            ]
        )
        game.move(0, next(each["action"] for each in view["offers"] if "attack " in each["action"]))
        expect(panel).to_contain_text(card)
        expect(panel.locator(".row[role=img]")).to_have_count(1)
        told[0] = [
            {"id": "struck", "power": power, "at": "persia", "target": target},
            {"id": "troops-lost", "power": target, "at": "persia", "n": 3},
            {"id": "held-empty", "power": target, "at": "persia"},
        ]
        game.move(0, game.chosen(game.views[0]))
        expect(panel).to_contain_text(WORDS.say("event-struck", power=power, at="persia", target=target))
        expect(panel).to_contain_text(WORDS.say("event-held-empty", power=target, at="persia"))
        expect(panel).not_to_contain_text(card)
        expect(panel.locator(".row[role=img]")).to_have_count(0)
        # There is nothing else to do, and nobody says that there is.
        expect(panel).to_contain_text(WORDS.say("help-after-action-only"))


def test_two_cards_of_a_kind_are_drawn_twice(server: Running, browsing: Browsing) -> None:
    def drawn(message: Data) -> None:
        if message["steps"]:
            message["steps"][-1]["events"] += 2 * [{"id": "drew", "card": "air_raid"}]

    with beginning(server, 2, "ask-capital") as game:
        page = browsing.window(server, None, person=game.people[0])
        tell(page, drawn)
        page.goto(f"/table/{game.id}")
        settled(page)
        line = WORDS.say("event-drew", card="air_raid")
        expect(page.locator(".log")).to_contain_text(f"{line} {line}")


def test_a_naval_attack_is_shown_with_all_fleets_and_what_their_sea_loses(
    server: Running, browsing: Browsing
) -> None:
    def at_sea(view: Data) -> None:
        table = view["table"]
        zone, power = table["zones"][0], table["powers"][1]["power"]
        zone["fleets"] = [0, 1]
        fields = {"zone": zone["zone"], "target": power, "n": 1, "fleets": 2, "percent": 90}
        engage = {"action": f"engage {zone['zone']}-{power}", "id": "offer-engage", **fields}
        view["offers"] = [engage, {"action": "pass", "id": "offer-pass"}]
        view["prompt"] = {"id": "ask-conflict"}
        odds = {"conquest": 0.9, "lost": 0.6, "killed": 1, "left": [0.1, 0.4, 0.5]}
        table |= {"phase": "conflict", "odds": [{"action": engage["action"], **odds}]}

    def last_leaves(view: Data) -> None:
        at_sea(view)
        table = view["table"]
        action = "from black_sea"
        fields = {"zone": "black_sea", "n": 1, "cost": 0, "leaves": 1, "crossed": 1}
        view["offers"] = [{"action": action, "id": "offer-from", **fields}]
        table["odds"][0]["action"] = action
        table["battle"] = {**BATTLE, "at": None, "zone": table["zones"][0]["zone"]}
        table["battle"] |= {"attacker": 0, "force": 0, "deployed": 0}

    with beginning(server, 2, "ask-capital") as game:
        page = opened(server, browsing, game, at_sea)
        panel = page.locator(PANEL)
        page.locator(".board [data-action^='engage ']").hover()
        expect(panel).to_contain_text(f"{WORDS.say('you-win-with', n=2)} 90%")
        expect(panel).to_contain_text("leave their own sea")
        panel = opened(server, browsing, game, last_leaves).locator(PANEL)
        expect(panel).to_contain_text(WORDS.say("leaves-sea", zone="black_sea", crossed=1))


def test_how_many_cards_are_drawn_is_typed_as_it_is_read(server: Running, browsing: Browsing) -> None:
    with beginning(server, 2, "ask-cards") as game:
        page = opened(server, browsing, game)
        two = page.locator(".prompt [data-action='cards 2']")
        expect(two).to_have_text(WORDS.say("offer-cards", n=2))
        two.wait_for()
        page.keyboard.press("2")
        told = game.sockets[0].when(lambda message: message["n"] > game.n, "moved")
        assert [event["id"] for step in told["steps"] for event in step["events"]].count("drew") == 2
