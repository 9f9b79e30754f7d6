"""A browser for all tests here, and a server with the built client for each that asks for one."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.server.running import Leaving, Running, running, served
from tests.web.browsing import Browsing, chromium
from tests.web.house import House

from redphone.server import bots
from redphone.server.settings import BUILT_CLIENT

HERE = Path(__file__).parent


class Kept(ProcessPoolExecutor):
    """Outlives the servers whose bots think there: each of them shuts its pool down when it ends."""

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Not yet."""


class Thinkers:
    """A process in which the bots of one server after another think: to start it takes longer than most of
    these tests.
    """

    def __init__(self) -> None:
        self.pools: list[ProcessPoolExecutor] = []

    def pool(self, processes: int) -> ProcessPoolExecutor:
        try:
            self.pools[-1].submit(int)
        except (IndexError, BrokenExecutor):
            context = multiprocessing.get_context("spawn")
            self.pools.append(Kept(processes, mp_context=context, initializer=bots.settle_in))
        return self.pools[-1]

    def close(self) -> None:
        for pool in self.pools:
            ProcessPoolExecutor.shutdown(pool)


@pytest.fixture(scope="session")
def thinkers() -> Iterator[Thinkers]:
    found = Thinkers()
    yield found
    found.close()


@pytest.fixture(scope="module", autouse=True)
def _think_there(thinkers: Thinkers) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots, "new_pool", thinkers.pool)
        yield


@pytest.fixture(scope="session")
def client() -> Path:
    """The client as it was built into the package that is tested."""
    page = BUILT_CLIENT / "index.html"
    assert page.is_file(), (
        f"there is no {page}: `make test` builds the web client, `npm run build` in web/ too"
    )
    return BUILT_CLIENT


class OneBrowser:
    """Open from the first test that asks for it to the last one here. Not for the session: while Playwright
    runs, its thread has an event loop, and tests elsewhere want their own, on the same worker too.
    """

    def __init__(self) -> None:
        self.stack = ExitStack()
        self.found: Browser | None = None

    def open(self) -> Browser:
        if self.found is None or not self.found.is_connected():
            self.close()
            self.found = self.stack.enter_context(chromium())
        return self.found

    def close(self) -> None:
        self.found = None
        self.stack.close()


ONE = OneBrowser()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    try:
        yield
    finally:
        # Also where something else could not be cleared away.
        if nextitem is None or HERE not in nextitem.path.parents:
            ONE.close()


@pytest.fixture
def browser() -> Browser:
    return ONE.open()


@pytest.fixture
def browsing(browser: Browser) -> Iterator[Browsing]:
    """Windows; a test fails when one of them has complained of something that the test did not expect."""
    found = Browsing(browser)
    yield found
    assert found.close() == []


@pytest.fixture
def server(leaving: Leaving, tmp_path: Path, client: Path) -> Iterator[Running]:
    database = tmp_path / "tables.db"
    with served(leaving, database, client=client, hidden_games=False) as found:
        yield found


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[House]:
    """Tables in every state, for those who only look."""
    database = tmp_path_factory.mktemp("house") / "tables.db"
    with running(database, client=client, hidden_games=False) as server:
        house = House(server)
        yield house
        house.person.leave()
