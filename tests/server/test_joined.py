"""What everybody sees of a table and what a seat alone is shown are made apart, and joined as JSON."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any, cast

import orjson
import pytest
from tests.server.test_bots import live_table

from redphone.conformance.moments import Broken, Position
from redphone.conformance.structure import views_are_json
from redphone.server.tables import joined


@pytest.mark.parametrize("one", [{}, {"a": 1}, {"a": 1, "b": {}}])
@pytest.mark.parametrize("other", [{}, {"c": []}, {"c": {}, "d": 2}])
def test_two_objects_are_joined_also_where_one_is_empty(one: dict[str, Any], other: dict[str, Any]) -> None:
    found = joined(json.dumps(one).encode(), json.dumps(other).encode())
    assert json.loads(found) == {**one, **other}


@pytest.mark.parametrize(("game", "seats"), [("13", 4), ("13-days", 2), ("13-minutes", 2), ("defcon", 4)])
def test_what_is_joined_is_the_view_of_the_game(game: str, seats: int) -> None:
    live = live_table(game, seats, 1, 20)
    for place in (*range(seats), None):
        assert json.loads(orjson.dumps(live.view(place))) == live.state.view(place)


def test_a_name_that_comes_twice_is_reported_by_the_kit() -> None:
    def at(own: dict[str, object]) -> Position:
        state = SimpleNamespace(open_table=lambda: {"deck": 3}, own_table=lambda place: own)
        subject = SimpleNamespace(places=[0], view=lambda state, place: {"table": {}})
        return cast("Position", SimpleNamespace(state=state, subject=subject))

    views_are_json(at({"hand": []}))
    with pytest.raises(Broken, match=r"seat 1 has of its own both name \['deck'\]"):
        views_are_json(at({"hand": [], "deck": 4}))
