"""A server with tables in every state, and the address of every page that there is."""

from __future__ import annotations

import random
import time

from tests.server.running import Person, Running, Socket

PATIENCE = 60.0


def play_some(socket: Socket, moves: int, luck: random.Random) -> None:
    """Choose by luck, so many times, and stop where one is asked again."""
    n, made, view = 0, 0, {}
    while True:
        message = socket.until("moved", "accepted")
        if message["type"] == "accepted":
            continue
        n, view = message["n"], message["view"]
        if not view["offers"]:
            assert view["outcome"] is None, "the game ended too early"
        elif made == moves:
            return
        else:
            made += 1
            socket.move(luck.choice(view["offers"])["action"], n)


class House:
    def __init__(self, server: Running) -> None:
        self.server = server
        self.person = person = Person(server, "Ana")
        luck = random.Random(1962)
        self.finished = person.make("13", "easy", "easy", "easy")
        self.finished_days = person.make("13-days", "easy", "easy")
        self.lost = person.make("13-days", "me", "easy")
        person.post(f"/api/tables/{self.lost}/resign")
        self.thirteen = person.make("13", "me", "easy", "easy", "easy")
        play_some(person.sit(self.thirteen), 7, luck)
        self.days = person.make("13-days", "easy", "me")
        play_some(person.sit(self.days), 9, luck)
        self.six = person.make("13", "easy", "me", "easy", "easy", "easy", "easy")
        play_some(person.sit(self.six), 2, luck)
        self.finished_minutes = person.make("13-minutes", "easy", "easy")
        self.minutes = person.make("13-minutes-campaign", "me", "easy")
        play_some(person.sit(self.minutes), 9, luck)
        self.auction = person.make("13-minutes", "easy", "me")
        self.ringing = person.make("13-days", "me", "friend")
        self.open = person.make("13", "open", "easy", "friend")
        for table in (self.finished, self.finished_days, self.finished_minutes):
            self.wait_for_the_end(table)
        invitation = person.table(self.ringing)["chairs"][1]["invitation"]
        self.invitation = f"/join/{self.ringing}#{invitation}"

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
            "about": "/about",
            "device": "/device#nothing",
            "ringing": f"/table/{self.ringing}",
            "open": f"/table/{self.open}",
            "13": f"/table/{self.thirteen}",
            "13 with six": f"/table/{self.six}",
            "13 Days": f"/table/{self.days}",
            "13 Minutes": f"/table/{self.minutes}",
            "13 Minutes, auction": f"/table/{self.auction}",
            "13 over": f"/table/{self.finished}",
            "13 Days over": f"/table/{self.lost}",
            "13 Minutes over": f"/table/{self.finished_minutes}",
            "replay of 13": f"/table/{self.finished}/replay?at=60&seat=1",
            "replay of 13 Days": f"/table/{self.finished_days}/replay?at=40",
            "replay of 13 Minutes": f"/table/{self.finished_minutes}/replay?at=30&seat=1",
            "no such table": "/table/none",
            "not found": "/no/such/page",
        }
