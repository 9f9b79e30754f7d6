"""What a server does with a table, it does with a table of every game that is registered."""

from __future__ import annotations

import json
import random
from pathlib import Path

import orjson
import pytest
from tests.server.running import Data, Person, Running, Socket, running
from tests.server.test_moves import offered
from tests.server.test_restart import back

import redphone
from redphone.core.game import slugs
from redphone.core.layout import SOMEBODY
from redphone.server.store import ChairRow, TableRow
from redphone.server.tables import LiveTable

GAMES = slugs()
MOVES = 12


def full_table(server: Running, game: str) -> tuple[str, list[Person]]:
    """One person on each chair, of as few as can play."""
    people = [Person(server, f"Person {k}") for k in range(redphone.game(game).seats[0])]
    id = people[0].make(game, "me", *["open"] * (len(people) - 1))
    for each in people[1:]:
        each.post(f"/api/tables/{id}/join")
    return id, people


def played_on(sockets: list[Socket], moves: int) -> list[Data]:
    """Somebody who is asked does something, so many times: what each was told last."""
    rng = random.Random(1962)
    latest = [socket.until("moved") for socket in sockets]
    n = latest[0]["n"]
    # To the end of a question of which others hear nothing before it is opened.
    while latest[0]["n"] < n + moves or any(each["view"]["actor"] == SOMEBODY for each in latest):
        seat = rng.choice([seat for seat, each in enumerate(latest) if offered(each)])
        seen = latest[seat]["n"]
        sockets[seat].move(rng.choice(offered(latest[seat])), seen)
        latest[seat] = sockets[seat].until("moved")
        if latest[seat]["n"] > seen:
            latest = [each if at == seat else sockets[at].until("moved") for at, each in enumerate(latest)]
    return latest


def test_the_games_are_all_there() -> None:
    assert {"13", "13-days", "13-minutes", "13-minutes-campaign", "defcon"} <= set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_made_played_restarted_played_on_given_up_and_played_again(
    database: Path, game: str
) -> None:
    with running(database) as server:
        id, people = full_table(server, game)
        before = played_on([each.sit(id) for each in people], MOVES)
        cookies = [each.cookie for each in people]
        for each in people:
            each.leave()
    with running(database) as server, back(server, *cookies) as people:
        sockets = [each.sit(id) for each in people]
        again = [each.sit(id).until("moved") for each in people]
        assert [(each["n"], each["view"]) for each in again] == [(each["n"], each["view"]) for each in before]
        after = played_on(sockets, MOVES)
        assert after[0]["n"] >= before[0]["n"] + MOVES
        assert {each["n"] for each in after} == {after[0]["n"]}
        shown = [each["view"] for each in after]
        for seat, each in enumerate(people):
            n = after[seat]["n"]
            assert each.get(f"/api/tables/{id}/positions/{n}")["view"] == shown[seat]
            each.get(f"/api/tables/{id}/replay", 409)
        table = people[0].post(f"/api/tables/{id}/resign")
        if len(people) > 2:
            # A bot takes the chair, and the others play on.
            assert (table["status"], table["chairs"][0]["replaced"]) == ("playing", True)
            return
        assert table["result"]["winners"] == [1]
        record = redphone.Record.parse(people[0].http.get(f"/api/tables/{id}/record").text)
        there = json.loads(orjson.dumps(record.check().state.view(0)))
        assert there == people[0].get(f"/api/tables/{id}/positions/{n}?seat=0")["view"]
        assert len(people[1].get(f"/api/tables/{id}/replay?seat=0")["steps"]) == len(record.lines) + 1
        first = people[1].post(f"/api/tables/{id}/rematch")
        assert (first["game"], first["options"], first["seat"]) == (game, table["options"], 0)
        assert people[0].post(f"/api/tables/{id}/rematch")["status"] == "playing"


def names_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object in which no name stands twice."""
    found = dict(pairs)
    assert len(found) == len(pairs), [name for name, _ in pairs]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_place_is_sent_the_view_that_the_game_has_for_it(game: str) -> None:
    """What all see of the table is made once; with what a place alone sees, it is that place's whole view."""
    seats = redphone.game(game).seats[1]
    chairs = [ChairRow(seat, "bot", level="easy") for seat in range(seats)]
    row = TableRow("t", game, redphone.game(game).rules, {}, 60, "g", 0, chairs, status="playing")
    live, rng = LiveTable(row), random.Random(1962)
    live.begin(0)
    live.draw(rng, 0)
    while not live.is_finished and live.n < 200:
        for place in (*range(seats), None):
            shown = json.loads(orjson.dumps(live.view(place)), object_pairs_hook=names_once)
            assert shown == json.loads(orjson.dumps(live.state.view(place)))
        seat = rng.choice(live.waiting)
        live.move(seat, rng.choice(live.state.options(seat)).text, live.n, rng, 0, None)
    assert live.n > 20


@pytest.mark.parametrize("game", GAMES)
def test_bots_of_every_level_answer(shared: Running, game: str) -> None:
    ada = Person(shared)
    for level in ("easy", "medium", "hard"):
        socket = ada.sit(ada.make(game, "me", *[level] * (redphone.game(game).seats[0] - 1)))
        message = socket.until("moved")
        while not any(step["seat"] > 0 for step in message["steps"]):
            if offered(message):
                socket.move(offered(message)[0], message["n"])
            message = socket.until("moved")
        assert message["n"] > 0
    ada.leave()
