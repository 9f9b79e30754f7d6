"""A server for each test that asks for one; where tests do not disturb each other, for all of a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.held import Held
from tests.server.running import Leaving, Person, Running, running, served
from tests.server.tapped import Theatre


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def caplog(leaving: Leaving, caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """What is logged by this test: servers of others, which may still have something to say, have ended."""
    leaving.wait(0)
    return caplog


@pytest.fixture
def server(leaving: Leaving, database: Path) -> Iterator[Running]:
    with served(leaving, database) as found:
        yield found


@pytest.fixture(scope="module")
def one_for_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("shared") / "tables.db") as found:
        yield found


@pytest.fixture
def shared(one_for_all: Running) -> Running:
    """A server for all of a file. Which tests were there before, in this process, is nothing to this one."""
    one_for_all.luck.begin_anew()
    return one_for_all


@pytest.fixture
def held(server: Running, monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    """To be asked for behind what must be written before: a test's fixtures are made in their order."""
    found = Held(server, monkeypatch)
    yield found
    found.go.set()


@pytest.fixture(scope="module")
def theatre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Theatre]:
    with (
        pytest.MonkeyPatch.context() as patch,
        running(tmp_path_factory.mktemp("theatre") / "tables.db") as found,
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
