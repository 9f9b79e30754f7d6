"""A server for each test that asks for one; where tests do not disturb each other, for all of a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.running import GENEROUS, OFTEN, Person, Running, running
from tests.server.tapped import Theatre


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def server(database: Path) -> Iterator[Running]:
    with running(database) as found:
        yield found


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("shared") / "tables.db") as found:
        yield found


@pytest.fixture(scope="module")
def theatre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Theatre]:
    limits = replace(GENEROUS, messages=OFTEN)
    with (
        pytest.MonkeyPatch.context() as patch,
        running(tmp_path_factory.mktemp("theatre") / "tables.db", limits=limits) as found,
    ):
        yield Theatre(found, patch)


@pytest.fixture
def person(server: Running) -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def new(name: str = "") -> Person:
        people.append(Person(server, name))
        return people[-1]

    yield new
    for each in people:
        each.leave()
    server.clock.ahead = 0
