"""The server is killed at random moments under load: nothing that it said is lost, and everything goes on."""

from __future__ import annotations

import asyncio
import random

import pytest
from tests.server.killing import (
    TABLES,
    at_work,
    complaints,
    killed_again_and_again,
    make_tables,
    must_be_kept,
    steps_in,
)
from tests.server.players import Broken, Heard, Wish

KILLS = 5


def test_what_was_acknowledged_survives_every_kill_and_the_tables_go_on() -> None:
    said: list[str] = []
    with at_work() as server:
        report = asyncio.run(killed_again_and_again(server, KILLS, 1962, (0.2, 0.9), said.append))
        log = server.logged()
    assert report.kills == len(said) == KILLS
    assert report.finished >= len(TABLES)
    assert report.steps > report.accepted > 100
    # It was under load: some moves were on their way when the server died.
    assert report.resent + report.again > KILLS
    # And answers to discreet questions were among what was kept, which are no steps.
    assert report.quiet > 0
    assert complaints(log) == []


def test_whatever_is_no_line_of_the_log_or_no_good_news_is_a_complaint() -> None:
    good = '{"level": "info", "message": "request"}'
    bad = ['{"level": "warning", "message": "slow"}', "Task exception was never retrieved", "Traceback:"]
    assert complaints("\n".join([good, *bad, good])) == bad


def test_a_move_that_is_not_there_is_missed() -> None:
    """What the test above looks for, it finds."""
    with at_work() as server:
        server.start()
        (table,) = make_tables(server, [("13-days", ["me", "open"])], random.Random(1))
        server.kill()
        must_be_kept(server, table)
        player = table.players[0]
        rows = server.rows(table.id)
        number, seat, _, undoes, _, at, step = rows[-1]
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
        table.rows[-1] = (number, seat, "something else", undoes, None, at, step)
        with pytest.raises(Broken, match="has changed"):
            must_be_kept(server, table)


def test_answers_to_a_discreet_question_are_one_step() -> None:
    asked, answer, back, again, last, then = (
        (7, 0, "ask", None, "a", 70, 7),
        (8, 1, "play x", None, "b", 80, 7),
        (9, 1, "", 7, "c", 90, 7),
        (10, 1, "pass", None, "d", 95, 7),
        (11, 2, "pass", None, "e", 99, 8),
        (12, -1, "draw", None, None, 99, 9),
    )
    assert steps_in([asked, answer, back, again, last, then]) == {7: asked, 8: last, 9: then}
