"""What is read aloud: what has happened, whose turn it is, and the board in words."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect
from tests.crisis import US, Crisis
from tests.server.running import Data, Person, Running
from tests.web.browsing import Browsing
from tests.web.days_tables import shown
from tests.web.playing import choose, wait
from tests.web.test_bar import until_it_goes_on

from redphone.texts import Texts

THIRTEEN = Texts("en", "13")
DAYS = Texts("en", "13-days")
CUBES = 17
NAMES = ["Bot 1 (easy)", "Ana", "Bot 2 (easy)"]
# All that the live region has said, each time that it changes.
LISTEN = """() => {
    const region = document.querySelector("p[aria-live=polite]");
    window.said = [];
    new MutationObserver(() => {
        const text = region.textContent.trim().replace(/\\s+/g, " ");
        if (text && text !== window.said.at(-1)) window.said.push(text);
    }).observe(region, { subtree: true, childList: true, characterData: true });
}"""
# Its lines, without marks and times.
LINES = """all => all.map((one) => one.querySelector("button > span:not(.mark)").textContent.trim())"""


def in_words(page: Page) -> list[str]:
    return page.locator("main section.sr li").all_inner_texts()


def test_what_the_others_do_is_said_in_their_order_and_then_what_is_asked(
    server: Running, browsing: Browsing
) -> None:
    people = [Person(server, name) for name in ("Ana", "Boris", "Chloe")]
    ana = people[0]
    table = ana.make("13", "me", "open", "open")
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    luck = random.Random(13)
    page = browsing.window(server, f"/table/{table}", person=ana)

    def play_until_asked(seat: int) -> int:
        """How many have had their turn."""
        turns: list[list[int]] = []
        while (waiting := ana.table(table)["waiting"]) != [seat]:
            turns += [waiting] if turns[-1:] != [waiting] else []
            n = ana.table(table)["n"]
            if waiting == [0]:
                assert wait(page) == "asked"
                choose(page, luck)
            else:
                socket = people[waiting[0]].sit(table)
                moved = socket.until("moved")
                socket.move(luck.choice(moved["view"]["offers"])["action"], moved["n"])
                socket.until("accepted")
                socket.close()
            until_it_goes_on(ana, table, n)
        return len(turns)

    before = play_until_asked(1)
    log = page.locator(".log li:not(.rule)")
    page.locator(".log").wait_for()
    expect(log).to_have_count(before)
    page.evaluate(LISTEN)
    play_until_asked(2)
    expect(log).to_have_count(before + 1)
    play_until_asked(0)
    assert wait(page) == "asked"
    boris, chloe = log.evaluate_all(LINES)[before:]
    assert re.match(r"Boris", boris)
    assert re.match(r"Chloe", chloe)
    page.wait_for_function("() => window.said.at(-1)?.includes('Your turn')")
    assert page.evaluate("window.said") == [boris, f"{chloe} Your turn: {THIRTEEN.say('ask-play')}"]
    for person in people:
        person.leave()


def words_of_13(view: Data, names: Texts) -> list[str]:
    table = view["table"]
    me = view["seat"]
    around = [seat % view["seats"] for seat in range(me + 1, me + view["seats"])]
    targets = [
        ". ".join(
            [
                names.say("target-label", target=each["colour"], sum=each["sum"], limit=table["limit"]),
                *([", ".join(names.name(card) for card in each["cards"])] if each["cards"] else []),
                names.say("target-room", n=each["room"], limit=table["limit"]),
            ]
        )
        for each in table["targets"]
    ]
    players = [
        names.say(
            "words-player",
            seat=seat,
            hand=table["players"][seat]["hand"],
            taken=table["players"][seat]["taken"],
            points=table["players"][seat]["total"],
        )
        for seat in around
    ]
    hand = ", ".join(names.name(card) for card in table["hand"])
    return [
        names.say("round-of", round=table["round"], rounds=table["rounds"]) + ".",
        *targets,
        *players,
        names.say("words-deck", n=table["deck"]),
        names.say("words-hand", n=len(table["hand"]), cards=hand),
    ]


def test_the_board_of_13_is_said_in_words_as_it_lies(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = person.make("13", "easy", "me", "easy")
    page = browsing.window(server, f"/table/{table}", person=person)
    luck = random.Random(3)
    seen = 0
    for _ in range(4):
        assert wait(page) == "asked"
        view = person.sit(table).until("moved")["view"]
        names = Texts("en", "13", names=NAMES, me=1)
        expect(page.locator("main section.sr li")).to_have_text(words_of_13(view, names))
        seen += sum(len(target["cards"]) for target in view["table"]["targets"])
        n = person.table(table)["n"]
        choose(page, luck)
        until_it_goes_on(person, table, n)
        page.wait_for_function("() => !document.querySelector('main.pending')")
    assert seen > 0
    person.leave()


def test_the_board_of_13_days_is_said_in_words_as_it_lies(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    crisis = Crisis(us={"turkey": 3, "italy": 1}, ussr={"berlin": 2}, us_hand=["excomm"])
    crisis.do("event excomm", "place atlantic")
    page = shown(server, browsing, person, person.make("13-days", "me", "easy"), crisis)
    table = crisis.shown(US)
    said = in_words(page)
    assert said[0] == DAYS.say("round-of", round=table["round"], rounds=table["rounds"]) + "."
    assert said[1] == DAYS.say("says-no-prestige")
    assert DAYS.say("says-in-play", card="excomm") in said
    places = [line for line in said if re.search(r"\): US \d, USSR \d; ", line)]
    assert len(places) == len(table["battlegrounds"])
    for line, place in zip(places, table["battlegrounds"], strict=True):
        us, ussr = place["cubes"]
        leader = ("US", "USSR")[place["leader"]] if place["leader"] is not None else None
        led = f"the {leader} leads by {abs(us - ussr)}" if leader else "nobody leads"
        assert line.startswith(DAYS.name(place["at"]))
        assert line.endswith(f": US {us}, USSR {ussr}; {led}.")
    for track in table["tracks"]:
        us, ussr = track["markers"]
        (line,) = (each for each in said if each.startswith(f"{DAYS.name(track['track'])}: US on step"))
        areas = track["areas"]
        assert line.endswith(f"US on step {us} (DEFCON {areas[0]}), USSR on step {ussr} (DEFCON {areas[1]}).")
    for side in table["sides"]:
        (line,) = (each for each in said if re.match(rf"{DAYS.name(side['side'])}: \d+ cards? in hand", each))
        assert f"{side['hand']} card" in line
        assert f"{side['supply']} of {CUBES} cubes left" in line
    flags = [line for line in said if line.startswith("Flags of the ")]
    flagged = [agenda["agenda"] for agenda in table["agendas"]]
    assert all(sum(DAYS.name(agenda) in line for line in flags) >= 1 for agenda in flagged)
    (kept,) = table["kept"]
    assert DAYS.say("says-kept", agenda=DAYS.name(kept)) in said
    assert any(line.startswith(f"Personal letter: {('US', 'USSR')[table['letter']]}") for line in said)
    person.leave()
