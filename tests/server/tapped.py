"""A table at a real server on which a story is performed, and every byte that each reader of it is sent."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

import httpx
import pytest
from tests.server.running import SECONDS, Clock, Data, Person, Running, Socket
from tests.server.worlds import UNDO, Act, Place, Story

from redphone.core.layout import CHANCE, OVER
from redphone.server.socket_messages import server_messages
from redphone.server.store import MoveRow
from redphone.server.tables import Chance, LiveTable

NOW = 1_792_137_600_000
PONG = '{"type":"pong"}'
EVERY = 9
"""So many steps between two times that readers ask for whatever they could ask for."""

P = TypeVar("P", bound="Performance")


class Theatre:
    """A server in which chance does what the story says, and in which time stands still where it is put."""

    def __init__(self, server: Running, patch: pytest.MonkeyPatch) -> None:
        self.server = server
        self.now = NOW
        self.scripts: dict[str, Iterator[str]] = {}
        """What chance does, for each table."""
        by_lot, by_clock = LiveTable.draw, Clock.__call__

        def draw(live: LiveTable, chance: Chance, at: int) -> list[MoveRow]:
            script = self.scripts.get(live.row.id)
            if script is None:
                return by_lot(live, chance, at)
            rows: list[MoveRow] = []
            while live.state.actor == CHANCE:
                rows.append(live._applied(CHANCE, next(script), None, at))
            return rows

        def now(clock: Clock) -> int:
            return self.now if clock is server.clock else by_clock(clock)

        # Other servers of the same tests have their own chance and time.
        patch.setattr(LiveTable, "draw", draw)
        patch.setattr(Clock, "__call__", now)

    def perform(self, story: Story, asking: list[Place]) -> Performance:
        """The whole story. Those of the `asking` places also ask for much that is not theirs."""
        return self.run(Performance(self, story, asking))

    def run(self, performance: P) -> P:
        try:
            performance.run()
        finally:
            for reader in performance.readers:
                reader.leave()
                reader.sent = reader.without(performance.id)
        return performance


@dataclass(frozen=True)
class Sent:
    """Something that the server sent to a reader."""

    k: int
    """How many acts of the story were done."""
    how: str
    text: str


class Reader(Person):
    """Somebody at the table, or beside it, who writes down everything."""

    def __init__(self, performance: Performance, name: str, place: Place) -> None:
        super().__init__(performance.server, name)
        self.performance = performance
        self.place = place
        self.sent: list[Sent] = []
        self.http.event_hooks = {"response": [self.answered]}

    def note(self, how: str, text: str) -> None:
        self.sent.append(Sent(self.performance.k, how, text))

    def without(self, id: str) -> list[Sent]:
        """Everything, without the name of the table: those of two worlds differ, and say nothing."""
        return [replace(sent, text=sent.text.replace(id, "TABLE")) for sent in self.sent]

    def answered(self, response: httpx.Response) -> None:
        headers = sorted(
            (name, value)
            for name, value in response.headers.items()
            if name not in ("date", "set-cookie", "content-disposition")
        )
        path = response.request.url.raw_path.decode()
        text = f"{path} {response.status_code} {headers} {response.read().decode()}"
        self.note(response.request.method, text)

    def listen(self, seen: int | None = None, chat: int = 0) -> Tap:
        tap = Tap(self)
        self.sockets.append(tap)
        tap.send(type="hello", seen=seen, chat=chat)
        tap.until("table")
        return tap


class Tap(Socket):
    def __init__(self, reader: Reader) -> None:
        super().__init__(reader.server, reader.performance.id, reader.cookie)
        self.reader = reader

    def next(self) -> Data:
        text = str(self.wire.recv(timeout=SECONDS))
        if text != PONG:
            # Which says nothing, and how often we ask for it is our own affair.
            self.reader.note("frame", text)
        server_messages.validate_json(text)
        message: Data = json.loads(text)
        return message

    def catch_up(self) -> None:
        """Read all that was sent until now."""
        self.send(type="ping")
        self.until("pong")


def compare(place: Place, real: Reader, there: Reader) -> None:
    """The same bytes must have been sent to both."""
    for one, other in zip(real.sent, there.sent, strict=False):
        if one != other:
            same = next((at for at, (a, b) in enumerate(zip(one.text, other.text)) if a != b), 0)
            around = slice(max(0, same - 100), same + 100)
            pytest.fail(
                f"after {one.k} and {other.k} acts {place} is sent, in two worlds that it cannot tell apart,"
                f"\n{one.how} {one.text[around]}\n{other.how} {other.text[around]}"
            )
    assert len(real.sent) == len(there.sent)


class Performance:
    def __init__(self, theatre: Theatre, story: Story, asking: list[Place]) -> None:
        self.theatre = theatre
        theatre.now = NOW
        self.server = theatre.server
        self.story = story
        self.asking = asking
        self.numbers = story.numbers
        self.k = 0
        self.id = ""
        self.answers: Counter[str] = Counter()
        """What kinds of answers were got to what is not done: that there were such is tested too."""
        self.seated = [Reader(self, f"Player {seat}", seat) for seat in range(story.seats)]
        self.watcher, self.stranger = Reader(self, "Watcher", None), Reader(self, "", None)
        self.readers = [*self.seated, self.watcher, self.stranger]
        more: Data = {} if story.deck is None else {"deck": story.deck}
        if story.options:
            more["options"] = story.options
        self.id = self.seated[0].make(story.game, "me", *["open"] * (story.seats - 1), **more)
        theatre.scripts[self.id] = story.chance
        self.taps: dict[Reader, Tap] = {}

    def run(self) -> None:
        self.gather()
        while self.k < len(self.story.acts):
            k = self.k
            self.act()
            # Whoever asks after the end may see everything.
            if k % EVERY == 0 and self.story.states[self.k].actor != OVER:
                self.chat(k)
                self.ask(k)

    def gather(self) -> None:
        for reader in (self.watcher, self.stranger, self.seated[0]):
            self.taps[reader] = reader.listen()
            self.listen_all()
        for reader in self.seated[1:]:
            reader.post(f"/api/tables/{self.id}/join")
            self.k = self.acts_of_chance(0)
            self.taps[reader] = reader.listen()
            self.listen_all()

    def act(self) -> None:
        act, k = self.story.acts[self.k], self.k
        # What is sent now belongs to the position after it, and after what chance made of it.
        self.k = self.acts_of_chance(k + 1)
        answer = self.do(act, f"m{k}", self.numbers[k])
        assert answer == {"type": "accepted", "id": f"m{k}", "n": self.numbers[k + 1]}

    def do(self, act: Act, id: str, seen: int) -> Data:
        tap = self.taps[self.seated[act.seat]]
        if act.action == UNDO:
            tap.send(type="undo", id=id, seen=seen)
        else:
            tap.move(act.action, seen, id)
        answer = tap.until("accepted", "conflict", "error")
        self.listen_all()
        return answer

    @property
    def undoable(self) -> set[int]:
        """Who may take something back now."""
        return self.story.undoable[self.k]

    def acts_of_chance(self, k: int) -> int:
        """The number of acts that are done when the next person acts."""
        acts = self.story.acts
        while k < len(acts) and acts[k].seat == CHANCE:
            k += 1
        return k

    def listen_all(self) -> None:
        for tap in self.taps.values():
            tap.catch_up()

    def chat(self, k: int) -> None:
        speaker = self.taps[self.seated[k % self.story.seats]]
        speaker.send(type="chat", id=f"c{k}", text=f"line {k}")
        speaker.until("chat")
        self.listen_all()

    def ask(self, k: int) -> None:
        for reader in self.readers:
            if reader.place in self.asking:
                self.ask_by_http(reader)
                self.ask_by_socket(reader, k)

    def ask_by_http(self, reader: Reader) -> None:
        table, n = f"/api/tables/{self.id}", self.numbers[self.k]
        for path in (
            "/api/tables",
            "/api/me",
            table,
            *[f"{table}/positions/{at}" for at in (0, n // 3, n)],
        ):
            reader.get(path)
        reader.get(f"{table}/positions/{n + 1}", 404)
        for place in self.story.places:
            seat = -1 if place is None else place
            status = 200 if place == reader.place else 403
            reader.get(f"{table}/positions/{n}?seat={seat}", status)
            reader.get(f"{table}/replay?seat={seat}", 409)
        # Refused to everybody while the game runs.
        for path in ("replay", "record"):
            assert reader.get(f"{table}/{path}", 409) == {"error": {"id": "error-not-over"}}
        refused = 401 if reader is self.stranger else 403 if reader.place is None else 409
        for seat in range(self.story.seats):
            reader.post(f"{table}/replace", {"seat": seat}, refused)
        for path in ("leave", "rematch"):
            reader.post(f"{table}/{path}", {}, refused)

    def ask_by_socket(self, reader: Reader, k: int) -> None:
        tap, n = self.taps[reader], self.numbers[self.k]
        state, place = self.story.states[self.k], reader.place
        mine = set() if place is None else {option.text for option in state.options(place)}
        wrong = sorted(set(state.book.numbers) - mine)
        moves = [*random.Random(k).sample(wrong, min(12, len(wrong))), "no such thing"]
        for at, action in enumerate(moves):
            self.refused(tap, type="move", id=f"w{k}-{at}", seen=n, action=action)
        self.refused(tap, type="move", id=f"s{k}", seen=n + 1, action=moves[0])
        self.refused(tap, type="move", id=f"t{k}", seen=0, action=moves[0])
        if place not in self.undoable:
            self.refused(tap, type="undo", id=f"u{k}", seen=n)
        self.refused(tap, type="undo", id=f"v{k}", seen=n + 7)
        self.refused(tap, type="move", id=f"x{k}", seen="x")
        # Another window, which has seen nothing, or a part.
        for seen in (None, 0, n // 2, n, n + 1):
            again = reader.listen(seen, chat=k // 2)
            again.catch_up()
            again.close()

    def refused(self, tap: Tap, **message: object) -> None:
        tap.send(**message)
        answer = tap.next()
        assert answer["type"] in ("error", "conflict"), answer
        self.answers[answer["error"]["id"] if answer["type"] == "error" else "conflict"] += 1
