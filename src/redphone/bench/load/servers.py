"""The two servers, each in a process of its own: ours, and boardgame.io's."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import redphone

GAMES: Final = 20
"""How many recorded games the matches of boardgame.io take turns with."""
LEFT_OUT: Final = frozenset({"game", "rules", "options", "seats", "seat", "discard", "outcome"})
SECONDS: Final = 60
PAGE: Final = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
PORT: Final = re.compile(r"^port (\d+)$")


class NoServer(Exception):
    """A server that cannot be measured; the message says why."""


@dataclass(frozen=True)
class Running:
    name: str
    process: subprocess.Popen[str]
    port: int
    lengths: tuple[int, ...] = ()
    """The positions that each recorded game has, where they are recorded."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def memory(self) -> float:
        """The bytes that it holds now; nan where the system does not tell."""
        try:
            return float(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE
        except OSError:
            return float("nan")


@contextmanager
def ours() -> Iterator[Running]:
    """The real server: SQLite on disk with full sync, as `redphone serve` runs it, without limits."""
    with tempfile.TemporaryDirectory(prefix="redphone-") as folder:
        command = [sys.executable, "-m", "redphone.server.unlimited", f"sqlite:///{folder}/tables.db"]
        with running("redphone", command, Path(folder)) as found:
            yield found


@contextmanager
def theirs(folder: Path) -> Iterator[Running]:
    """The peer in this folder: see its server.mjs."""
    node = shutil.which("node")
    if node is None or not (folder / "node_modules" / "boardgame.io").is_dir():
        raise NoServer(
            "the server's peer is boardgame.io on Node: run `make bench` in the checkout, "
            f"or `npm install` in {folder}"
        )
    games = recorded(GAMES)
    with tempfile.TemporaryDirectory(prefix="redphone-") as scratch:
        file = Path(scratch, "games.json")
        file.write_text(json.dumps(games), encoding="utf-8")
        command = [node, str(folder / "server.mjs"), str(file)]
        lengths = tuple(len(game) for game in games)
        with running("boardgame.io", command, Path(scratch), lengths, NODE_ENV="production") as found:
            yield found


def recorded(games: int) -> list[list[list[dict[str, Any]]]]:
    """Random games of 13 Days: of each, whenever somebody is asked, the views of both."""
    game = redphone.game("13-days")
    found = []
    for seed in range(games):
        rng = redphone.Rng(seed)
        state = game.new(2)
        positions = []
        while state.actor != redphone.OVER:
            if state.actor != redphone.CHANCE:
                positions.append([as_long_as_ours(state.view(seat)) for seat in (0, 1)])
            state.apply(state.sample(rng))
        found.append(positions)
    return found


def as_long_as_ours(view: dict[str, Any]) -> dict[str, Any]:
    """Without some of it: what boardgame.io sends beside a view is longer than what we send."""
    table = {name: value for name, value in view["table"].items() if name not in LEFT_OUT}
    return {name: value for name, value in view.items() if name not in LEFT_OUT} | {"table": table}


@contextmanager
def running(
    name: str, command: list[str], scratch: Path, lengths: tuple[int, ...] = (), **environment: str
) -> Iterator[Running]:
    """A server that says `port N` when it is ready; stopped in the end."""
    with (scratch / "log").open("w+", encoding="utf-8") as log:
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**os.environ, **environment},
        )
        try:
            yield Running(name, process, port_of(name, process, scratch / "log"), lengths)
        finally:
            process.terminate()
            try:
                process.communicate(timeout=SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.communicate()


def port_of(name: str, process: subprocess.Popen[str], log: Path) -> int:
    assert process.stdout is not None
    for line in process.stdout:
        found = PORT.match(line)
        if found is not None:
            return int(found[1])
    raise NoServer(f"the server of {name} does not start:\n{log.read_text(encoding='utf-8')[-2000:]}")


async def posted(server: Running, path: str, body: Mapping[str, object]) -> tuple[Any, str]:
    """What it answers, and the cookie that it gives."""
    return await asyncio.to_thread(post, server, path, body)


def post(server: Running, path: str, body: Mapping[str, object]) -> tuple[Any, str]:
    headers = {"origin": server.address, "content-type": "application/json"}
    request = urllib.request.Request(server.address + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        cookie = (answer.headers.get("set-cookie") or "").partition(";")[0].partition("=")[2]
        return json.loads(answer.read()), cookie
