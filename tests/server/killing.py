"""A server that is killed again and again while tables are played at it, and what must be true afterwards."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from tests.server.players import Broken, Data, Heard, Player

from redphone.texts import Texts

Row = tuple[int, int, str, int | None, str | None, int, int]
"""Number, seat, action, what it undoes, the client's id, when, and the last step that was told after it."""
SOMEBODY = -3
"""The seat of a step that is all answers to a discreet question."""
TIDYING = "resource_tracker: There appear to be"
SECONDS = 400
"""However slow the machine is."""
TABLES = [
    ("13-days", ["me", "open"]),
    ("13-days", ["open", "me"]),
    ("13-days", ["me", "easy"]),
    ("13-days", ["easy", "easy"]),
    ("13", ["me", "open", "open"]),
    ("13", ["easy", "me", "easy"]),
    ("13-minutes", ["me", "open"]),
    ("13-minutes-campaign", ["easy", "me"]),
    ("defcon", ["me", "open", "open"]),
]


class Server:
    """`redphone serve` in a process of its own, always on the same port and file."""

    def __init__(self, folder: Path, command: list[str] | None = None) -> None:
        self.database = folder / "tables.db"
        # While this socket has the port, Linux gives it to nobody else, not even while the server is dead;
        # but the server may listen there, as both say SO_REUSEADDR.
        self.door = socket.socket()
        self.door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.door.bind(("127.0.0.1", 0))
        self.port: int = self.door.getsockname()[1]
        if sys.platform != "linux":
            self.door.close()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log: IO[str] = (folder / "log").open("a+", encoding="utf-8")
        self.command = command or [sys.executable, "-m", "redphone"]
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        where = ["serve", "--port", str(self.port), "--database", f"sqlite:///{self.database}"]
        self.process = subprocess.Popen(
            [*self.command, *where], stdout=subprocess.PIPE, stderr=self.log, text=True, env=os.environ
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if str(self.port) not in said:
            raise Broken(f"the server does not start: {said}{self.logged()[-2000:]}")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(SECONDS)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def logged(self) -> str:
        self.log.flush()
        self.log.seek(0)
        return self.log.read()

    def post(self, path: str, body: Data, cookie: str = "") -> tuple[Data, str]:
        headers = {"origin": self.address, "content-type": "application/json"}
        if cookie:
            headers["cookie"] = f"redphone={cookie}"
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            given = (answer.headers.get("set-cookie") or "").partition(";")[0].partition("=")[2]
            return json.loads(answer.read()), given or cookie

    def rows(self, table: str) -> list[Row]:
        with closing(sqlite3.connect(self.database)) as connection:
            columns = "number, seat, action, undoes, move_id, at, step"
            query = f'select {columns} from moves where "table" = ? order by number'
            return connection.execute(query, (table,)).fetchall()

    def status(self, table: str) -> str:
        with closing(sqlite3.connect(self.database)) as connection:
            found: tuple[str] = connection.execute(
                "select status from tables where id = ?", (table,)
            ).fetchone()
            return found[0]


@contextmanager
def at_work(command: list[str] | None = None) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), command)
        try:
            yield server
        finally:
            if server.process is not None:
                server.kill()
            server.log.close()
            server.door.close()


@dataclass
class Table:
    id: str
    players: list[Player]
    has_bots: bool
    rows: list[Row] = field(default_factory=list)
    """As they were after the last kill."""


def make_tables(server: Server, wishes: list[tuple[str, list[str]]], rng: random.Random) -> list[Table]:
    tables: list[Table] = []
    for game, seats in wishes:
        kinds = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats
        ]
        made, cookie = server.post("/api/tables", {"game": game, "seats": kinds})
        cookies = [cookie]
        for _ in range(seats.count("open")):
            cookies.append(server.post(f"/api/tables/{made['id']}/join", {})[1])
        players = [
            Player(server.port, made["id"], each, random.Random(rng.getrandbits(32))) for each in cookies
        ]
        tables.append(Table(made["id"], players, "easy" in seats))
    return tables


def must_be_kept(server: Server, table: Table) -> None:
    """Everything that anybody was told is there: once, in order, as it was told."""
    rows = server.rows(table.id)
    numbers = [row[0] for row in rows]
    if numbers != list(range(1, len(rows) + 1)):
        raise Broken(f"the rows of {table.id} are numbered {numbers}")
    if rows[: len(table.rows)] != table.rows:
        raise Broken(f"what was kept of {table.id} has changed")
    table.rows = rows
    made = steps_in(rows)
    if list(made) != list(range(1, len(made) + 1)):
        raise Broken(f"the steps of {table.id} are numbered {list(made)}")
    for player in table.players:
        for id, (n, wish) in player.accepted.items():
            found = [row for row in rows if row[4] == id]
            if [row[6] for row in found] != [n]:
                raise Broken(f"{wish} was accepted as step {n}, and is {found}")
            _, _, action, undoes, _, _, _ = found[0]
            if action != wish.action or (undoes is None) != bool(action):
                raise Broken(f"{wish} was accepted, and {found} is kept")
        for n, told in player.heard.items():
            if n == 0:
                continue
            if n not in made:
                raise Broken(f"step {n} of {table.id} was told, and is lost")
            _, seat, _, undoes, _, at, _ = made[n]
            who = SOMEBODY if told.seat == SOMEBODY and seat >= 0 else seat
            if Heard(who, undoes, at) != told:
                raise Broken(f"step {n} of {table.id} was told as {told}, and is {made[n]}")
        if player.wish is not None and sum(row[4] == player.wish.id for row in rows) > 1:
            raise Broken(f"{player.wish} was done twice")


def steps_in(rows: list[Row]) -> dict[int, Row]:
    """By number, the row that made each step: the first after which it was told. Answers to a discreet
    question before the last one are no steps, and neither is what was taken back of them."""
    found: dict[int, Row] = {}
    for row in rows:
        if row[6]:
            found.setdefault(row[6], row)
    return found


def quiet_answers(rows: list[Row]) -> int:
    """How many rows are no steps."""
    return len(rows) - len(steps_in(rows))


def complaints(log: str) -> list[str]:
    """The lines of a server's log that say more than that all is well, whoever has written them."""
    return [line for line in log.splitlines() if not is_well(line)]


def is_well(line: str) -> bool:
    if line.startswith("{"):
        return json.loads(line)["level"] in ("info", "debug")
    # What a person is told who starts a server that is slow, and what Python says when it tidies up behind a
    # process that was killed.
    return line in Texts("en").say("uncompiled").splitlines() or TIDYING in line


@dataclass
class Report:
    kills: int = 0
    accepted: int = 0
    resent: int = 0
    again: int = 0
    steps: int = 0
    quiet: int = 0
    finished: int = 0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.accepted} moves accepted, {self.resent} sent again, "
            f"{self.steps} steps and {self.quiet} quiet answers kept, {self.finished} tables over"
        )


async def killed_again_and_again(
    server: Server, kills: int, seed: int, moment: tuple[float, float], say: Callable[[str], None]
) -> Report:
    """Kill the server `kills` times while tables are played, then let all of them come to their end.

    A kill comes so many seconds after people have begun to play at it again: at the least and at the most.
    """
    rng = random.Random(seed)
    report = Report()
    await asyncio.to_thread(server.start)
    tables = make_tables(server, TABLES, rng)
    done: list[Table] = []
    playing = {table.id: [asyncio.create_task(p.play()) for p in table.players] for table in tables}
    try:
        for kill in range(1, kills + 1):
            if kill % 4:
                await under_way(tables, playing)
            await asyncio.sleep(rng.uniform(*moment))
            server.kill()
            report.kills = kill
            for table in tables:
                must_be_kept(server, table)
            gather_faults(playing)
            await asyncio.to_thread(server.start)
            over = [table for table in tables if server.status(table.id) == "over"]
            if over and kill < kills:
                # Their games are over: others take their places, so that the load stays the same.
                for table in over:
                    await finish(table, playing)
                done += over
                tables = [table for table in tables if table not in over]
                games = rng.sample(TABLES, len(over))
                for table in await asyncio.to_thread(make_tables, server, games, rng):
                    tables.append(table)
                    playing[table.id] = [asyncio.create_task(p.play()) for p in table.players]
            say(str(counted(report, done + tables, server)))
        for table in tables:
            await finish(table, playing)
        for table in tables + done:
            must_be_kept(server, table)
        return counted(report, tables + done, server)
    finally:
        for tasks in playing.values():
            for task in tasks:
                task.cancel()


async def under_way(tables: list[Table], playing: dict[str, list[asyncio.Task[None]]]) -> None:
    """Until people have found the server again: somebody's move is accepted, or nobody is left who moves.

    Before every fourth kill this is not waited for: then it may come while the server is still taking up
    what it owed.
    """
    players = [player for table in tables for player in table.players]
    before = sum(len(player.accepted) for player in players)
    async with asyncio.timeout(SECONDS):
        while not all(player.is_over for player in players):
            gather_faults(playing)
            if sum(len(player.accepted) for player in players) > before:
                return
            await asyncio.sleep(0.02)


def gather_faults(playing: dict[str, list[asyncio.Task[None]]]) -> None:
    for tasks in playing.values():
        for task in tasks:
            if task.done():
                task.result()


async def finish(table: Table, playing: dict[str, list[asyncio.Task[None]]]) -> None:
    await asyncio.wait_for(asyncio.gather(*playing[table.id]), SECONDS)


def counted(report: Report, tables: list[Table], server: Server) -> Report:
    players = [player for table in tables for player in table.players]
    report.accepted = sum(len(player.accepted) for player in players)
    report.resent = sum(player.resent for player in players)
    report.again = sum(player.again for player in players)
    report.steps = sum(len(steps_in(table.rows)) for table in tables)
    report.quiet = sum(quiet_answers(table.rows) for table in tables)
    report.finished = sum(server.status(table.id) == "over" for table in tables)
    return report
