"""`redphone serve`: started, used, stopped; and what it writes to its log."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, NoReturn
from urllib.parse import urlsplit

import httpx
import pytest
from tests.server.running import SECONDS, Person, Running, running, wait_until
from tests.server.test_moves import offered
from tests.server.test_tables import duel
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from redphone.cli import main
from redphone.cli.serve import reached_by
from redphone.server.errors import Unwell
from redphone.server.logs import JsonLines
from redphone.server.sql import SqlStore


@contextmanager
def serving(*arguments: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-m", "redphone", "serve", "--port", "0", *arguments]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        found = re.search(r"http://[\w.]+:\d+", said)
        assert found is not None, said
        yield process, found[0].replace("localhost", "127.0.0.1")
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def post(address: str, path: str, body: dict[str, Any], cookie: str = "") -> httpx.Response:
    headers = {"origin": address, "content-type": "application/json", "cookie": f"redphone={cookie}"}
    return httpx.post(address + path, content=json.dumps(body), headers=headers)


def test_a_server_whose_store_does_not_answer_is_not_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(store: SqlStore) -> None:
        raise OSError("the disk is gone")

    async def stuck(store: SqlStore) -> None:
        await asyncio.sleep(60)

    with running(tmp_path / "x.db") as server:
        assert httpx.get(f"{server.address}/health").json()["status"] == "ok"
        for how in (broken, stuck):
            with monkeypatch.context() as patched:
                patched.setattr("redphone.server.app.STORE_SECONDS", 0.05)
                patched.setattr(SqlStore, "probe", how)
                answer = httpx.get(f"{server.address}/health")
            assert (answer.status_code, answer.json()["status"]) == (503, "failing")
        assert httpx.get(f"{server.address}/health").status_code == 200


def test_a_database_that_is_locked_is_an_honest_answer(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("redphone.server.sqlite.PATIENCE", 300)
    with running(database) as server, closing(sqlite3.connect(database, isolation_level=None)) as other:
        ada = Person(server, "Ada")
        id = duel(ada, Person(server, "Bob"))
        socket = ada.sit(id)
        moved = socket.until("moved")
        other.execute("begin immediate")
        ada.refused("/api/me", {"name": "Eve"}, 503, "error-unwell")
        answer = ada.http.post(f"/api/tables/{id}/resign", content="{}")
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "60")
        health = ada.http.get("/health")
        assert (health.status_code, health.json()["status"]) == (503, "failing")
        socket.move(offered(moved)[0], moved["n"], "m")
        assert socket.until("accepted", "error")["error"] == {"id": "error-try-again"}
        assert ada.table(id)["status"] == "playing"
        other.execute("rollback")
        assert ada.http.get("/health").status_code == 200
        socket.move(offered(moved)[0], moved["n"], "m")
        assert socket.until("accepted", "error")["type"] == "accepted"
        assert ada.post("/api/me", {"name": "Eve"})["guest"]["name"] == "Eve"
    said = {record.message for record in caplog.records if record.levelno >= logging.WARNING}
    assert said <= {"commit failed", "the store is not well", "the store does not answer"}


def test_a_database_that_cannot_be_read_is_an_honest_answer_too(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(database) as server:
        ada = Person(server, "Ada")
        id = ada.make("13-days", "me", "friend")
        stranger = Person(server)
        stranger.http.cookies.set("redphone", "x" * 43)
        with monkeypatch.context() as patched:
            patched.setattr(SqlStore, "_read", unreadable)
            server.ask(forget(server, id))
            stranger.get("/api/me", 503)
            assert ada.get(f"/api/tables/{id}", 503)["error"] == {"id": "error-unwell"}
            assert ada.sit(id, hello=False).closed() == (1013, "error-unwell")
        assert ada.table(id)["status"] == "waiting"


async def unreadable(*any: object) -> NoReturn:
    raise Unwell


async def forget(server: Running, id: str) -> None:
    async with server.house.holding(id) as live:
        server.house.forget(live)


def test_every_line_of_the_log_is_json_also_what_libraries_say_and_without_what_they_quote() -> None:
    """In a process of its own, because logging belongs to the whole process."""
    done = subprocess.run(
        [sys.executable, "-c", COMPLAINTS], capture_output=True, text=True, check=True, timeout=SECONDS
    )
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert [(line["log"], line["message"]) for line in lines] == [
        ("asyncio", "Task exception was never retrieved"),
        ("somebody.else", "it went wrong with %s"),
        ("redphone", "a thread has ended"),
        ("redphone.app", "ours is said whole"),
    ]
    assert [line.get("exception") for line in lines] == ["OSError", None, "OSError", None]
    assert "secret" not in done.stderr


COMPLAINTS = """
import asyncio, gc, logging, threading
from redphone.server.logs import log_to

def broken():
    raise OSError("a secret")

async def task():
    broken()

async def main():
    asyncio.create_task(task())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    gc.collect()

log_to()
asyncio.run(main())
logging.getLogger("somebody.else").warning("it went wrong with %s", "a secret")
thread = threading.Thread(target=broken)
thread.start()
thread.join()
logging.getLogger("somebody.else").info("all is well")
logging.getLogger("redphone.app").info("%s is said whole", "ours")
"""


def test_a_table_is_told_from_others_in_the_log_but_nobody_can_watch_it_with_what_stands_there() -> None:
    lines = []
    for table in ("dGFibGUtb25l", "dGFibGUtdHdv", "dGFibGUtb25l"):
        record = logging.makeLogRecord({"name": "redphone.bots", "msg": "failed", "table": table})
        lines.append(JsonLines().format(record))
        assert table not in lines[-1]
    one, other, again = (json.loads(line)["table"] for line in lines)
    assert one == again != other


def test_it_makes_its_database_in_the_users_folder_and_is_healthy(tmp_path: Path) -> None:
    folder = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    with serving(**folder) as (_, address):
        assert httpx.get(f"{address}/health").json()["status"] == "ok"
        (found,) = tmp_path.rglob("tables.db")
        assert "redphone" in found.parts


def test_who_opens_it_to_all_is_told_by_which_address_others_find_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Way(nullcontext[None]):
        """On a computer with a network, whatever this one has."""

        def __init__(self, family: int, kind: int) -> None:
            super().__init__()
            self.family = family

        def __enter__(self) -> Any:
            return self

        def connect(self, address: object) -> None:
            pass

        def getsockname(self) -> tuple[str, int]:
            return ("fd00::7" if self.family == socket.AF_INET6 else "192.168.1.7"), 40_000

    monkeypatch.setattr(socket, "socket", Way)
    found = [reached_by(host) for host in ("0.0.0.0", "::", "example.org")]
    assert found == ["192.168.1.7", "fd00::7", "example.org"]
    monkeypatch.undo()
    # Whatever it says on this computer is true; a proxy that leads elsewhere is not asked.
    with serving("--host", "0.0.0.0", "--database", f"sqlite:///{tmp_path}/x.db") as (_, address):
        assert httpx.get(f"{address}/health", trust_env=False).json()["status"] == "ok"


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_in_good_order_and_logs_no_secret(tmp_path: Path, by: signal.Signals) -> None:
    with serving("--database", f"sqlite:///{tmp_path}/x.db") as (process, address):
        seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
        answer = post(address, "/api/tables", {"game": "13-days", "seats": seats})
        cookie, id = answer.cookies["redphone"], answer.json()["id"]
        link = post(address, "/api/me/link", {}, cookie).json()["secret"]
        post(address, "/api/device", {"secret": link})
        with connect(
            f"{address.replace('http', 'ws')}/api/tables/{id}/socket",
            origin=Origin(address),
            additional_headers={"cookie": f"redphone={cookie}"},
        ) as wire:
            wire.send('{"type": "hello"}')
            message = json.loads(wire.recv(SECONDS))
            while not (message["type"] == "moved" and message["view"]["offers"]):
                message = json.loads(wire.recv(SECONDS))
            actions = [offer["action"] for offer in message["view"]["offers"]]
            wire.send(json.dumps({"type": "move", "id": "a", "seen": message["n"], "action": actions[0]}))
            wire.send(json.dumps({"type": "chat", "id": "b", "text": "between us"}))
            while json.loads(wire.recv(SECONDS))["type"] != "chat":
                pass
            process.send_signal(by)
            with pytest.raises(ConnectionClosed):
                read_to_the_end(wire)
            assert (wire.close_code, wire.close_reason) == (1001, "error-stopping")
        said, log = process.communicate(timeout=SECONDS)
        # Ctrl-C is how a person closes it, and no failure.
        assert process.returncode == (0 if by == signal.SIGINT else -by)
    assert said == "The tables are closed. Every game goes on where it was when they are opened again.\n"
    assert "Traceback" not in log
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert {line["message"] for line in lines} >= {"request"}
    assert {line["level"] for line in lines} == {"info"}
    for secret in (cookie, link, "between us", *actions):
        assert secret not in log


def test_it_is_told_of_its_proxy_and_of_the_name_that_people_know(tmp_path: Path) -> None:
    told = [
        "--origin",
        "https://example.org/",
        "--origin",
        "https://example.net",
        "--behind-proxy",
        "127.0.0.1",
    ]
    with serving("--database", f"sqlite:///{tmp_path}/x.db", *told) as (_, address):
        headers = {"content-type": "application/json", "x-forwarded-proto": "https"}
        for name in ("example.org", "example.net"):
            known = {"host": name, "origin": f"https://{name}"}
            answer = httpx.post(f"{address}/api/me", content='{"name": ""}', headers={**headers, **known})
            assert answer.status_code == 200
            # By https, as the proxy says.
            assert "Secure" in answer.headers["set-cookie"]
        assert httpx.get(f"{address}/api/me", headers={"host": "evil.example"}).status_code == 403


def test_who_opens_it_for_themselves_is_not_told_of_every_request(tmp_path: Path) -> None:
    # A browser that does nothing.
    with serving("--open", "--database", f"sqlite:///{tmp_path}/x.db", BROWSER="true") as (process, address):
        assert httpx.get(f"{address}/api/games").status_code == 200
        process.send_signal(signal.SIGINT)
        _, log = process.communicate(timeout=SECONDS)
    assert [line for line in log.splitlines() if line.startswith("{")] == []


WHILE_IMPORTING = """
import pathlib, sys, time
if "--multiprocessing-fork" in sys.argv:
    pathlib.Path({marker!r}).touch()
    time.sleep(2)
"""
"""What Python does before everything else, where it finds it: a bot's process takes its time to come up."""


def test_ctrl_c_while_a_bot_still_comes_up_ends_everything_without_a_word(tmp_path: Path) -> None:
    marker = tmp_path / "coming up"
    (tmp_path / "sitecustomize.py").write_text(WHILE_IMPORTING.format(marker=str(marker)))
    found = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    with serving("--database", f"sqlite:///{tmp_path}/x.db", PYTHONPATH=found) as (process, address):
        seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
        post(address, "/api/tables", {"game": "13-days", "seats": seats})
        wait_until(marker.exists)
        # As a terminal does it: everybody in the group hears it.
        os.killpg(process.pid, signal.SIGINT)
        _, log = process.communicate(timeout=SECONDS)
        assert process.returncode in (0, -signal.SIGINT)
    assert "Traceback" not in log
    assert "KeyboardInterrupt" not in log
    assert {json.loads(line)["level"] for line in log.splitlines() if line.startswith("{")} == {"info"}


def read_to_the_end(wire: ClientConnection) -> NoReturn:
    while True:
        wire.recv(SECONDS)


def mistake(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["serve", *words]) == 2
    return capsys.readouterr().err


def test_what_it_cannot_use_is_said_in_a_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "from 0 to 65535" in mistake(capsys, "--port", "99999")
    assert "whole number" in mistake(capsys, "--port", "http")
    assert "cannot be used" in mistake(capsys, "--database", "nothing at all")
    for typed in ("example.org", "ftp://example.org", "https://example.org/path", "https://"):
        assert "such as https://example.org" in mistake(capsys, "--origin", typed)
    assert "IP address" in mistake(capsys, "--behind-proxy", "example.org")
    (tmp_path / "file").write_text("this is no database")
    assert "cannot be used" in mistake(capsys, "--database", f"sqlite:///{tmp_path}/file")
    # An address that is kept for examples is no computer's own.
    database = f"sqlite:///{tmp_path}/x.db"
    assert "cannot listen" in mistake(capsys, "--host", "192.0.2.1", "--port", "0", "--database", database)


def test_a_port_that_another_program_has_is_told_together_with_the_line_that_starts_it_on_another(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path}/my tables.db"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        taken.listen(0)
        # One that takes the call and hangs up.
        threading.Thread(target=lambda: taken.accept()[0].close(), daemon=True).start()
        said = mistake(capsys, "--port", str(port), "--database", database, "--open")
    assert f"Another program listens on port {port} already" in said
    assert said.rstrip().endswith(f"serve --open --database '{database}' --port {port + 1}")


def test_who_opens_a_table_where_one_is_open_already_is_led_to_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("redphone.cli.serve.ASKED_SECONDS", SECONDS)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with running(tmp_path / "x.db") as server:
        port = urlsplit(server.address).port
        assert main(["serve", "--open", "--port", str(port)]) == 0
        here = f"http://localhost:{port}"
        assert opened == [here]
        assert capsys.readouterr().out.rstrip().endswith(here)
        # Who wants other tables, or no browser, is told how.
        for words in (["--open", "--database", f"sqlite:///{tmp_path}/y.db"], []):
            said = mistake(capsys, "--port", str(port), *words)
            assert f"A Red Phone is open there already: {here}." in said
            assert said.rstrip().endswith(" ".join(["serve", *words, f"--port {(port or 0) + 1}"]))
    assert opened == [here]
