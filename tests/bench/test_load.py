"""The server under load, beside boardgame.io's: a short run of the real thing, and what is shown of it."""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import math
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from redphone import bench
from redphone.bench import load, report
from redphone.bench.load import Effort, Load, NoServer, Side, servers
from redphone.bench.load.client import Client
from redphone.bench.load.players import OurTable, Table, TheirTable
from redphone.bench.load.wire import Wire, opened
from redphone.bench.slices import Measured

PEER = Path(__file__).parents[2] / load.PEER
SMALL = Effort(tables=4, rounds=2, seconds=0.3, watchers=8)
FIGURES = ["moves_per_s", "p50_ms", "p99_ms", "bytes_per_move", "client_share", "table_bytes", "socket_bytes"]


@pytest.fixture(autouse=True)
def few_recorded_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "GAMES", 3)


# The real thing


def test_both_servers_are_measured_in_one_run() -> None:
    rounds: list[tuple[int, int]] = []
    found = load.take(SMALL, PEER, lambda done, total: rounds.append((done, total)))
    assert rounds == [(0, 2), (1, 2), (2, 2)]
    for side in (found.ours, found.theirs):
        assert len(side.rates) == len(side.sizes) == len(side.shares) == SMALL.rounds
        assert min(side.rates) > 0
        assert len(side.waits) >= SMALL.tables
        assert 0 < side.wait(50) <= side.wait(99)
    # They send about as much: that is what makes them comparable.
    assert found.ours.size == pytest.approx(found.theirs.size, rel=0.2)
    assert list(found.as_dict()) == ["tables", "redphone", "boardgame.io", "ratio"]


def test_without_boardgame_io_it_is_said_how_to_get_it(tmp_path: Path) -> None:
    with pytest.raises(NoServer, match="`make bench` in the checkout"):
        load.take(SMALL, tmp_path)


def test_a_server_that_does_not_start_is_quoted(tmp_path: Path) -> None:
    (tmp_path / "node_modules" / "boardgame.io").mkdir(parents=True)
    (tmp_path / "server.mjs").write_text("throw new Error('no port in a storm')")
    with pytest.raises(NoServer, match=r"boardgame\.io does not start:[^$]*no port in a storm"):
        load.take(SMALL, tmp_path)


def test_the_command_says_so_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    assert bench.run(parser.parse_args(["--peers", "--game", "13-days"]), 1, 0.0005, SMALL) == 2
    said = capsys.readouterr()
    assert "`make bench`" in said.err
    assert "Traceback" not in said.err


def test_the_recorded_games_end_and_have_a_view_for_each_seat() -> None:
    games = servers.recorded(3)
    assert len(games) == 3
    for game in games:
        assert len(game) > 20
        assert all(len(views) == 2 for views in game)
        hands = [[card["card"] for card in view["table"]["hand"]] for view in game[10]]
        assert hands[0] != hands[1]


# What players look for in messages


class Wires:
    """In the place of two sockets: what is sent is kept."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)


def sitting(kind: type[OurTable | TheirTable]) -> tuple[Any, list[tuple[Table, float]], list[str], Wires]:
    """A table without a server, the moves that were seen by both, and what went wrong."""
    done: list[tuple[Table, float]] = []
    wrong: list[str] = []
    server: Any = argparse.Namespace(lengths=(3,), name="nobody", address="")
    table = kind(server, random.Random(1), wrong.append)
    table.done = lambda table, seconds: done.append((table, seconds))
    wires: Any = Wires()
    table.wires = [wires, wires]
    return table, done, wrong, wires


def moved(n: int, *actions: str) -> bytes:
    steps = '[{"n":1,"seat":0,"events":[],"undoes":null,"at":5}]'
    offers = ",".join(f'{{"action":"{action}","id":"offer"}}' for action in actions)
    return f'{{"type":"moved","steps":{steps},"n":{n},"view":{{"offers":[{offers}]}}}}'.encode()


NOBODY: Any = None


def test_a_move_is_done_when_both_players_have_seen_it() -> None:
    table, done, wrong, wires = sitting(OurTable)
    for seat in (0, 1):
        table.heard(seat, NOBODY, moved(7, *(["pass", "defcon military-1"] if seat else [])))
    assert table.is_ready
    table.move()
    message = json.loads(wires.sent[0])
    assert message["action"] in ("pass", "defcon military-1")
    assert {**message, "action": ""} == {"type": "move", "id": "m1", "seen": 7, "action": ""}
    table.heard(1, NOBODY, b'{"type":"accepted","id":"m1","n":8}')
    table.heard(1, NOBODY, moved(9))
    assert (done, table.is_moving) == ([], True)
    table.heard(0, NOBODY, moved(9, "pass"))
    assert [each for each, _ in done] == [table]
    assert not table.is_over
    assert table.bytes == len(moved(9)) + len(moved(9, "pass")) + len('{"type":"accepted","id":"m1","n":8}')
    assert wrong == []


def test_where_nobody_is_asked_a_game_of_ours_is_over() -> None:
    table, done, _, _ = sitting(OurTable)
    for seat in (0, 1):
        table.heard(seat, NOBODY, moved(7, "pass"))
    table.move()
    for seat in (0, 1):
        table.heard(seat, NOBODY, moved(8))
    assert table.is_over
    assert len(done) == 1


@pytest.mark.parametrize("kind", [OurTable, TheirTable])
def test_whatever_else_a_server_says_ends_the_run(kind: type[OurTable | TheirTable]) -> None:
    table, _, wrong, _ = sitting(kind)
    table.heard(0, NOBODY, b'{"type":"error","error":{"id":"error-too-fast"}}')
    assert wrong == ['{"type":"error","error":{"id":"error-too-fast"}}']


def test_a_match_is_over_in_the_last_position_of_its_game() -> None:
    table, done, wrong, wires = sitting(TheirTable)
    table.last = 2
    table.moves.extend([b"%d by 0", b"%d by 1"])
    for position in (0, 1, 2):
        kind = "update" if position else "sync"
        for seat in (0, 1):
            state = f'42/days,["{kind}","m",{{"G":{{}},"_stateID":{position}}}]'.encode()
            table.heard(seat, NOBODY, state)
            table.heard(seat, NOBODY, b'42/days,["matchData","m",[]]')
        assert table.is_over == (position == 2)
        if not table.is_over:
            table.move()
    # Its players take turns.
    assert wires.sent == [b"0 by 0", b"1 by 1"]
    assert len(done) == 2
    assert wrong == []


# The client


async def talking(server: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Any]) -> str:
    """What goes wrong for somebody who opens a socket there."""
    listening = await asyncio.start_server(server, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    why: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    async with listening:
        try:
            await opened(port, "/", {}, lambda wire, message: None, why.set_result)
        except ConnectionError as error:
            return str(error)
        return await asyncio.wait_for(why, 20)


def test_a_server_that_hangs_up_or_refuses_is_noticed() -> None:
    async def refuses(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 403 Forbidden\r\n\r\n")
        writer.close()

    async def hangs_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n\x88\x06\x03\xe9full")
        writer.close()

    assert asyncio.run(talking(refuses)) == "HTTP/1.1 403 Forbidden"
    assert asyncio.run(talking(hangs_up)) == "the server hung up: full"


def test_a_ping_is_answered_with_what_it_had() -> None:
    answered: list[bytes] = []

    async def pings(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n\x89\x02hi")
        answered.append(await reader.readexactly(8))
        writer.close()

    assert asyncio.run(talking(pings)) == "the server hung up"
    assert answered == [b"\x8a\x82\0\0\0\0hi"]


def test_a_run_ends_with_the_first_thing_that_goes_wrong_at_a_table() -> None:
    async def run() -> None:
        server: Any = argparse.Namespace(name="redphone")
        client = Client(server, OurTable, SMALL)
        client.failed("error-too-fast")
        client.failed("and so on")
        await client.patiently(asyncio.sleep(60))

    with pytest.raises(NoServer, match=r"^redphone: error-too-fast$"):
        asyncio.run(run())


# What is shown


def side(rate: float, table: float = math.nan) -> Side:
    waits = [0.001 * k for k in range(1, 101)]
    return Side([rate] * 3, waits, [7000.0] * 3, [0.25] * 3, table, table / 2)


def made_up(times: float = 2.0) -> report.Report:
    return report.Report(Measured(), [], [], Load(100, side(times * 2400, 72 * 1024), side(2400)))


def printed(run: report.Report) -> str:
    assert run.load is not None
    console = Console(width=80, file=io.StringIO(), record=True)
    console.print(report.under_load(run.load))
    console.print(report.memory(run.load.ours))
    return console.export_text()


def test_the_table_shows_both_servers_and_whether_the_target_is_met() -> None:
    text = printed(made_up())
    for shown in ("100 tables", "4.8 k/s", "2.4 k/s", "50.5 ms", "99.0 ms", "7000", "0.25", "2.00"):
        assert shown in text
    assert "≥ 1.5 × met" in text
    assert "Memory: 72 KB for a table in the middle of its game, 36 KB for a socket." in text
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "≥ 1.5 × not met" in printed(made_up(1.49))


def test_where_the_system_does_not_tell_there_is_a_dash_and_in_json_nothing() -> None:
    assert report.kilobytes(side(1)) == ["–", "–"]
    assert side(1).as_dict()["table_bytes"] is None


def test_json_has_the_figures_of_both() -> None:
    found: Any = json.loads(json.dumps(made_up().as_dict()["load"], allow_nan=False))
    assert list(found["redphone"]) == list(found["boardgame.io"]) == FIGURES
    assert (found["redphone"]["moves_per_s"], found["ratio"]) == (4800, 2)


def test_the_ratio_is_that_of_the_rounds() -> None:
    # A round's weather is the same for both.
    ours, theirs = Side([100, 300, 200]), Side([50, 100, 100])
    assert Load(1, ours, theirs).ratio.median == 2


def test_a_saved_run_is_a_row_of_a_table_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "results.md"
    made_up().save(file)
    made_up(1.6).save(file)
    lines = file.read_text(encoding="utf-8").splitlines()
    head = lines.index(report.LOAD_HEAD.splitlines()[0])
    rows = [[cell.strip() for cell in line[1:-1].split("|")] for line in lines[head + 2 :]]
    assert [len(row) for row in rows] == [len(report.LOAD_COLUMNS)] * 2
    found = dict(zip(report.LOAD_COLUMNS, rows[0], strict=True))
    assert found["tables"] == "100"
    assert found["redphone: moves/s, p50, p99"] == "4.8 k, 50.5 ms, 99.0 ms"
    assert found["boardgame.io: the same"] == "2.4 k, 50.5 ms, 99.0 ms"
    assert [row[report.LOAD_COLUMNS.index("× boardgame.io")] for row in rows] == ["2.00", "1.60"]
    assert found["memory: table, socket"] == "72 KB, 36 KB"
    assert file.read_text(encoding="utf-8").count(report.HEAD) == 1


def test_a_wire_that_was_closed_here_says_nothing() -> None:
    async def run() -> list[str]:
        wrong: list[str] = []
        wire = Wire(lambda wire, message: None, wrong.append)
        transport: Any = argparse.Namespace(close=lambda: None)
        wire.connection_made(transport)
        wire.close()
        wire.connection_lost(None)
        return wrong

    assert asyncio.run(run()) == []
