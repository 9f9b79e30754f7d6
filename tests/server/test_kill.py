"""The server is killed at random moments under load: nothing that it said is lost, and everything goes on."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from tests.server.killing import TABLES, at_work, killed_again_and_again, make_tables, must_be_kept
from tests.server.players import Broken, Heard, Wish

KILLS = 5


def test_what_was_acknowledged_survives_every_kill_and_the_tables_go_on() -> None:
    said: list[str] = []
    with at_work() as server:
        report = asyncio.run(killed_again_and_again(server, KILLS, 1962, (0.2, 0.9), said.append))
        log = [json.loads(line) for line in server.logged().splitlines() if line.startswith("{")]
    assert report.kills == len(said) == KILLS
    assert report.finished >= len(TABLES)
    assert report.steps > report.accepted > 100
    # It was under load: some moves were on their way when the server died.
    assert report.resent + report.again > KILLS
    assert [line for line in log if line["level"] not in ("info", "debug")] == []


def test_a_move_that_is_not_there_is_missed() -> None:
    """What the test above looks for, it finds."""
    with at_work() as server:
        server.start()
        (table,) = make_tables(server, [("13-days", ["me", "open"])], random.Random(1))
        server.kill()
        must_be_kept(server, table)
        player = table.players[0]
        rows = server.rows(table.id)
        number, seat, _, undoes, _, at = rows[-1]
        player.heard[number] = Heard(seat, undoes, at)
        must_be_kept(server, table)
        player.heard[number + 1] = Heard(0, None, at)
        with pytest.raises(Broken, match="was told, and is lost"):
            must_be_kept(server, table)
        del player.heard[number + 1]
        player.heard[number] = Heard(seat, undoes, at + 1)
        with pytest.raises(Broken, match="was told as"):
            must_be_kept(server, table)
        del player.heard[number]
        player.accepted["x"] = (number + 1, Wish("x", number, "pass"))
        with pytest.raises(Broken, match="was accepted as step"):
            must_be_kept(server, table)
        player.accepted.clear()
        table.rows[-1] = (number, seat, "something else", undoes, None, at)
        with pytest.raises(Broken, match="has changed"):
            must_be_kept(server, table)
