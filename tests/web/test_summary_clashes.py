"""Each kind of attack in DEFCON, and what the summary says of it."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect
from tests.server.running import Data, Running
from tests.web.browsing import Browsing
from tests.web.defcon import seated
from tests.web.test_summary import ANA, look, said, sheet


def event(id: str, power: str, **more: object) -> Data:
    return {"id": id, "power": power, **more}


def dice(*thrown: tuple[str, int, int]) -> list[Data]:
    return [event("rolled", power, dice=n, n=hits) for power, n, hits in thrown]


PERSIA = {"at": "persia"}
HAPPENED: list[tuple[list[Data], str]] = [
    (
        [
            event("attacked", "eurasia", **PERSIA, n=6, defender="africasia"),
            event("became-aggressive", "eurasia", n=1),
            *dice(("eurasia", 6, 3), ("africasia", 5, 1)),
            event("attackers-lost", "eurasia", **PERSIA, n=1),
            event("troops-lost", "africasia", **PERSIA, n=3),
            *dice(("eurasia", 5, 0), ("africasia", 2, 1)),
            event("attackers-lost", "eurasia", **PERSIA, n=1),
            event("played", "africasia", card="speech_to_parliament"),
            *dice(("eurasia", 4, 2), ("africasia", 4, 0)),
            event("troops-lost", "africasia", **PERSIA, n=2),
            {"id": "fort-gone", **PERSIA},
            event("conquered", "eurasia", **PERSIA, n=1),
            event("capital-captured", "eurasia", capital="africasia", **PERSIA),
            event("went-to-transit", "eurasia", n=3),
        ],
        "Persia Eurasia against Africasia: taken Losses: −2 troops −5 troops, 1 fort "
        "Land attack with 6 troops; 3 throws, hits: attacker 5, defender 2. "
        "Eurasia captures the capital of Africasia in Persia.",
    ),
    (
        [
            event("attacked", "america", at="kamchatka", n=4, defender="eurasia"),
            *dice(("america", 4, 1), ("eurasia", 6, 4)),
            event("attackers-lost", "america", at="kamchatka", n=4),
            event("attack-failed", "america", at="kamchatka"),
            event("played", "america", card="dunkirk"),
            event("went-to-transit", "america", n=4),
        ],
        "Kamchatka America against Eurasia: attack repelled Losses: −4 troops no losses "
        "Land attack with 4 troops; 1 throw, hits: attacker 1, defender 4. "
        "4 troops came back after all.",
    ),
    (
        [
            event("attacked", "eastasia", at="mongolia", n=3, defender="nobody"),
            event("did-not-occupy", "eastasia", at="mongolia"),
            event("went-to-transit", "eastasia", n=3),
        ],
        "Mongolia Eastasia against nobody: won, not occupied Losses: no losses "
        "Land attack with 3 troops; no dice.",
    ),
    (
        [
            event("attacked", "eastasia", at="west_canada", n=3, defender="america"),
            *dice(("eastasia", 3, 1), ("america", 2, 1)),
            event("attackers-lost", "eastasia", at="west_canada", n=1),
            event("troops-lost", "america", at="west_canada", n=1),
            event("retreated", "eastasia", at="west_canada", n=2),
            event("attack-failed", "eastasia", at="west_canada"),
        ],
        "West Canada Eastasia against America: attack broken off Losses: −1 troop −1 troop "
        "Land attack with 3 troops; 1 throw, hits: attacker 1, defender 1.",
    ),
    (
        [
            event("struck", "america", at="india", target="eastasia"),
            event("played", "eastasia", card="strategic_defense_initiative"),
            event("stopped", "eastasia"),
        ],
        "India America against Eastasia: stopped Losses: no losses Missile on troops.",
    ),
    (
        [
            event("struck", "america", at="india", target="eastasia"),
            event("troops-lost", "eastasia", at="india", n=3),
            event("held-empty", "eastasia", at="india"),
        ],
        "India America against Eastasia: hit Losses: −3 troops Missile on troops.",
    ),
    (
        [
            event("bombed", "africasia", at="japan", target="eastasia"),
            {"id": "fort-gone", "at": "japan"},
        ],
        "Japan Africasia against Eastasia: hit Losses: −1 fort Missile on fort or fleet.",
    ),
    (
        [
            event("nuked", "eastasia", at="scandinavia", target="eurasia"),
            event("became-aggressive", "eastasia", n=3),
            event("troops-lost", "eurasia", at="scandinavia", n=2),
            {"id": "fort-gone", "at": "scandinavia"},
            {"id": "irradiated", "at": "scandinavia"},
            event("capital-moved", "eurasia", capital="eurasia", at="west_russia"),
        ],
        "Scandinavia Eastasia against Eurasia: irradiated Losses: −2 troops, 1 fort Nuclear missile. "
        "The capital of Eurasia moves to West Russia.",
    ),
    (
        [
            event("engaged", "america", zone="bering_sea", target="eurasia", n=2),
            *dice(("america", 2, 1), ("eurasia", 1, 1)),
            event("fleets-lost", "america", zone="bering_sea", n=1),
            event("fleets-lost", "eurasia", zone="bering_sea", n=1),
            event("sea-won", "america", zone="bering_sea"),
        ],
        "Bering Sea America against Eurasia: attacker won Losses: −1 fleet −1 fleet "
        "Naval attack with 2 fleets; 1 throw, hits: attacker 1, defender 1.",
    ),
    (
        [
            event("engaged", "africasia", zone="black_sea", target="eurasia", n=1),
            *dice(("africasia", 1, 0), ("eurasia", 2, 0)),
            event("fleet-retreated", "africasia", zone="east_mediterranean"),
        ],
        "Black Sea Africasia against Eurasia: attack broken off Losses: no losses no losses "
        "Naval attack with 1 fleet; 1 throw, hits: attacker 0, defender 0.",
    ),
    (
        [
            event("played", "africasia", card="betrayal"),
            event("troops-lost", "america", at="west_canada", n=1),
            event("sank", "africasia", zone="black_sea", target="eurasia"),
            event("fleets-lost", "eurasia", zone="black_sea", n=1),
        ],
        "Black Sea Africasia against Eurasia: hit Losses: −1 fleet Missile on fort or fleet.",
    ),
]
PLOYS = [
    "Africasia plays Speech to Parliament.",
    "America plays Dunkirk.",
    "Eastasia plays Strategic Defense Initiative.",
    "Africasia plays Betrayal. America loses 1 troop in West Canada.",
]
LOSSES = {
    "America": "2 troops, 1 fleet",
    "Eurasia": "4 troops, 2 fleets, 1 fort",
    "Africasia": "5 troops, 1 fort",
    "Eastasia": "4 troops, 1 fort",
}


def retelling(events: list[Data]) -> Callable[[WebSocketRoute], None]:
    """The server's words, but in the last move that there was, all this has happened."""

    def retell(message: str | bytes) -> str | bytes:
        data: Data = json.loads(message)
        if data["type"] == "moved" and data["steps"]:
            data["steps"][-1]["events"] = events
        return json.dumps(data)

    def open_line(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(retell(message)))

    return open_line


def test_each_kind_of_attack_says_how_it_ended_and_what_both_sides_lost(
    server: Running, browsing: Browsing
) -> None:
    with seated(server, 4, 4) as game:
        game.until(ANA, "ask-capital")
        page = browsing.window(server, None, person=game.people[ANA])
        look(game, page)
        game.move(ANA, game.views[ANA]["offers"][0]["action"])
        page.route_web_socket("**/socket", retelling([event for events, _ in HAPPENED for event in events]))
        page.goto(f"/table/{game.id}")
        page.get_by_role("button", name="Summary", exact=True).click()
        summary = sheet(page)
        expect(summary).to_contain_text("6 attacks, 5 missiles.")
        assert said(summary.locator(".clashes li")) == [words for _, words in HAPPENED]
        ploys = summary.locator("section", has=page.get_by_role("heading", name="Cards and sabotage"))
        assert said(ploys.locator("li")) == PLOYS
        for power, losses in LOSSES.items():
            (account,) = said(summary.locator("article", has_text=power))
            assert account.endswith(f"Losses {losses}")
        expect(summary.locator("article", has_text="Eastasia")).to_contain_text("level 3, nuclear missile")
