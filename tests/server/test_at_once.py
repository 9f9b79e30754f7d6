"""Two things at the same moment: whatever comes first, what is acknowledged is committed once, nothing else.

The commit of the first is held back until the second has come as well. It may also fail: then the second
finds the table as it was before.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest
from tests.server.held import Held
from tests.server.running import SECONDS, Data, Person, Running, Socket
from tests.server.test_moves import offered

New = Callable[..., Person]
ANSWERS = ("accepted", "conflict", "error")


class Duel:
    """Ada with two tabs, and Bob. Ada has just done something that she may take back, and is asked again."""

    def __init__(self, server: Running, person: New) -> None:
        self.server = server
        self.ada, self.bob = person("Ada"), person("Bob")
        self.id = self.ada.make("13-days", "me", "open")
        self.bob.post(f"/api/tables/{self.id}/join")
        self.tabs = [self.ada.sit(self.id), self.ada.sit(self.id)]
        self.bobs = self.bob.sit(self.id)
        self.latest = self.in_the_middle_of_something()
        self.n: int = self.latest["n"]
        self.before = self.rows()

    def in_the_middle_of_something(self) -> Data:
        rng = random.Random(1962)
        sockets = [self.tabs[0], self.bobs]
        latest = [socket.until("moved") for socket in sockets]
        while not (latest[0]["undo"] and len(offered(latest[0])) > 1):
            seat = 0 if offered(latest[0]) else 1
            sockets[seat].move(rng.choice(offered(latest[seat])), latest[seat]["n"])
            latest = [socket.until("moved") for socket in sockets]
        self.tabs[1].when(lambda message: bool(message["n"] == latest[0]["n"]), "moved")
        return latest[0]

    def rows(self) -> list[tuple[Any, ...]]:
        columns = "number, seat, action, undoes, move_id"
        return self.server.rows(f"select {columns} from moves where \"table\" = '{self.id}' order by number")

    def status(self) -> str:
        ((found,),) = self.server.rows(f"select status from tables where id = '{self.id}'")
        return str(found)


@pytest.fixture
def duel(server: Running, person: New) -> Duel:
    return Duel(server, person)


class Deed:
    """Something that Ada does: by her first tab or her second."""

    def __init__(self, duel: Duel, kind: str, tab: int) -> None:
        self.duel, self.kind = duel, kind
        self.id = f"{kind}-{tab}"
        self.socket: Socket = duel.tabs[tab]
        self.action = offered(duel.latest)[tab]
        self.answer: Data | Future[int]
        if kind == "move":
            self.socket.move(self.action, duel.n, self.id)
        elif kind == "undo":
            self.socket.send(type="undo", id=self.id, seen=duel.n)

    def resigns(self, threads: ThreadPoolExecutor) -> None:
        path = f"/api/tables/{self.duel.id}/resign"
        self.answer = threads.submit(lambda: self.duel.ada.http.post(path, content="{}").status_code)

    def is_acknowledged(self) -> bool:
        if self.kind == "resign":
            assert isinstance(self.answer, Future)
            status = self.answer.result(SECONDS)
            # 500: the commit has failed, and who asked may ask again.
            assert status in (200, 409, 500)
            return status == 200
        answer = self.socket.when(lambda message: message["id"] == self.id, *ANSWERS)
        return bool(answer["type"] == "accepted")

    def is_in(self, row: tuple[Any, ...]) -> bool:
        """Whether this row is what was asked for."""
        _, seat, action, undoes, move_id = row
        if self.kind == "move":
            return (seat, action, undoes, move_id) == (0, self.action, None, self.id)
        return (seat, action, undoes, move_id) == (0, "", self.duel.n, self.id)


PAIRS = [
    ("move", "move"),
    ("move", "undo"),
    ("undo", "move"),
    ("undo", "undo"),
    ("move", "resign"),
    ("resign", "move"),
    ("undo", "resign"),
    ("resign", "undo"),
]


@pytest.mark.parametrize("fails", [False, True], ids=["committed", "first commit fails"])
@pytest.mark.parametrize("kinds", PAIRS, ids=" and ".join)
def test_of_two_things_at_once_what_is_acknowledged_is_committed_once_and_nothing_else(
    duel: Duel, held: Held, kinds: tuple[str, str], fails: bool
) -> None:
    held.first_fails = fails
    with ThreadPoolExecutor() as threads:
        deeds = []
        for tab, kind in enumerate(kinds):
            deeds.append(Deed(duel, kind, tab))
            if kind == "resign":
                deeds[tab].resigns(threads)
            if tab == 0:
                assert held.begun.wait(SECONDS)
        # The second is at the table's door by now; wherever it is, the outcome must be right.
        time.sleep(0.1)
        assert duel.rows() == duel.before
        held.go.set()
        acknowledged = [deed for deed in deeds if deed.is_acknowledged()]
    new = duel.rows()[len(duel.before) :]
    assert duel.rows()[: len(duel.before)] == duel.before
    assert [row[0] for row in new] == list(range(duel.n + 1, duel.n + 1 + len(new)))
    # What people did is what was acknowledged; the rest is chance.
    done = [row for row in new if row[1] != -1]
    written = [deed for deed in acknowledged if deed.kind != "resign"]
    assert len(done) == len(written)
    assert all(deed.is_in(row) for deed, row in zip(written, done, strict=True))
    has_resigned = any(deed.kind == "resign" for deed in acknowledged)
    assert duel.status() == ("over" if has_resigned else "playing")
    # Only one can be right about how it stands; but one may resign after a move, never move after resigning.
    first, second = deeds
    if fails:
        assert acknowledged == [second]
    elif second.kind == "resign":
        assert acknowledged == [first, second]
    else:
        assert acknowledged == [first]
    # Everybody sees the same, which is what is kept.
    for each in (duel.ada, duel.bob):
        table = each.table(duel.id)
        assert (table["n"], table["status"]) == (duel.n + len(new), duel.status())
        assert each.sit(duel.id).until("moved")["n"] == table["n"]


def test_a_storm_of_moves_and_undos_from_two_tabs_leaves_what_was_acknowledged(duel: Duel) -> None:
    for k in range(12):
        for tab, action in zip(duel.tabs, offered(duel.latest), strict=False):
            tab.send(type="undo", id=f"undo-{k}-{id(tab)}", seen=duel.n)
            tab.move(action, duel.n, f"move-{k}-{id(tab)}")
    accepted: dict[str, int] = {}
    for tab in duel.tabs:
        for _ in range(24):
            answer = tab.until(*ANSWERS)
            if answer["type"] == "accepted":
                accepted[answer["id"]] = answer["n"]
    rows = duel.rows()[len(duel.before) :]
    assert {row[4]: row[0] for row in rows if row[4] is not None} == accepted
    # All saw the same position: one of the 48 was the first.
    assert len(accepted) == 1
