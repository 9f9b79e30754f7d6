"""A server with tables in every state, and the address of every page that there is."""

from __future__ import annotations

import random
import time

from tests.server.running import Person, Running, Socket

PATIENCE = 60.0


def play_some(socket: Socket, moves: int, luck: random.Random, question: str = "") -> None:
    """Choose by luck, at least so many times, and stop where one is asked again (this)."""
    made = 0
    for message in socket.positions():
        view = message["view"]
        if not view["offers"]:
            assert view["outcome"] is None, "the game ended too early"
        elif made >= moves and question in ("", view["prompt"]["id"]):
            return
        else:
            made += 1
            socket.move(luck.choice(view["offers"])["action"], message["n"])


class House:
    """Tables, one after the other: what chance does at each depends on how many were before it."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.person = person = Person(server, "Ana")
        self.luck = random.Random(1962)
        self.finished = self.ended("13", "easy", "easy", "easy")
        self.finished_days = self.ended("13-days", "easy", "easy")
        self.finished_minutes = self.ended("13-minutes", "easy", "easy")
        self.finished_defcon = self.ended("defcon", "easy", "easy", "easy")
        self.lost = person.make("13-days", "me", "easy")
        person.post(f"/api/tables/{self.lost}/resign")
        self.thirteen = self.played(7, "13", "me", "easy", "easy", "easy")
        self.six = self.played(2, "13", "easy", "me", "easy", "easy", "easy", "easy")
        self.days = self.played(9, "13-days", "easy", "me")
        self.minutes = self.played(9, "13-minutes-campaign", "me", "easy")
        self.auction = person.make("13-minutes", "easy", "me")
        self.defcon = self.played(20, "defcon", "easy", "me", "easy", "easy", until="ask-conflict")
        self.investment = self.played(5, "defcon", "me", "easy", until="ask-invest")
        self.ringing = person.make("13-days", "me", "friend")
        self.open = person.make("13", "open", "easy", "friend")
        invitation = person.table(self.ringing)["chairs"][1]["invitation"]
        self.invitation = f"/join/{self.ringing}#{invitation}"

    def played(self, moves: int, game: str, *seats: str, until: str = "") -> str:
        """A table that waits for Ana."""
        table = self.person.make(game, *seats)
        play_some(self.person.sit(table), moves, self.luck, until)
        return table

    def ended(self, game: str, *bots: str) -> str:
        table = self.person.make(game, *bots)
        self.wait_for_the_end(table)
        return table

    def wait_for_the_end(self, table: str) -> None:
        end = time.monotonic() + PATIENCE
        while self.person.table(table)["status"] != "over":
            assert time.monotonic() < end, f"the bots at {table} do not finish"
            time.sleep(0.05)

    @property
    def pages(self) -> dict[str, str]:
        """Every page for Ana; to the invitation somebody else goes."""
        return {
            "front": "/",
            "new 13": "/new/13",
            "new 13 Days": "/new/13-days",
            "new 13 Minutes": "/new/13-minutes-campaign",
            "new DEFCON": "/new/defcon",
            "about": "/about",
            "device": "/device#nothing",
            "ringing": f"/table/{self.ringing}",
            "open": f"/table/{self.open}",
            "13": f"/table/{self.thirteen}",
            "13 with six": f"/table/{self.six}",
            "13 Days": f"/table/{self.days}",
            "13 Minutes": f"/table/{self.minutes}",
            "13 Minutes, auction": f"/table/{self.auction}",
            "DEFCON": f"/table/{self.defcon}",
            "DEFCON, investment": f"/table/{self.investment}",
            "13 over": f"/table/{self.finished}",
            "13 Days over": f"/table/{self.finished_days}",
            "13 Days given up": f"/table/{self.lost}",
            "13 Minutes over": f"/table/{self.finished_minutes}",
            "DEFCON over": f"/table/{self.finished_defcon}",
            "replay of 13": f"/table/{self.finished}/replay?at=60&seat=1",
            "replay of 13 Days": f"/table/{self.finished_days}/replay?at=40",
            "replay of 13 Minutes": f"/table/{self.finished_minutes}/replay?at=30&seat=1",
            "replay of DEFCON": f"/table/{self.finished_defcon}/replay?at=150&seat=1",
            "no such table": "/table/none",
            "not found": "/no/such/page",
        }
