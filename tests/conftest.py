"""A run says which redphone it tests, and refuses to test another one than REDPHONE_EXPECT names.

`compiled`: the installed wheel, with src nowhere on the path. `uncompiled`: the sources, by PYTHONPATH=src.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from tests.server.running import Leaving

TESTS = Path(__file__).resolve().parent
SRC = TESTS.parent / "src"
EXPECTED = os.environ.get("REDPHONE_EXPECT")

LONGEST_FIRST = (
    "server/test_kill",
    "web/test_defcon",
    "web/test_whole_games",
    "web/test_minutes",
    "web/test_keyboard",
    "web/",
    "server/",
    "conformance/",
    "build/",
    "cli/",
)
"""Or one process would still be at a whole game in a browser when the others have nothing left to do."""

# The same examples every time, and none that fails because the machine is busy.
settings.register_profile(
    "steady",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=150,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("steady")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: how_soon(item.path))


def how_soon(file: Path) -> int:
    name = file.relative_to(TESTS).as_posix() if file.is_relative_to(TESTS) else ""
    return next((at for at, long in enumerate(LONGEST_FIRST) if name.startswith(long)), len(LONGEST_FIRST))


def build_under_test() -> tuple[str, Path]:
    import redphone

    assert redphone.__file__ is not None
    return ("compiled" if redphone.compiled else "uncompiled"), Path(redphone.__file__).resolve().parent


def pytest_report_header() -> list[str]:
    if EXPECTED is None:
        return []
    build, package = build_under_test()
    return [f"redphone: {build}, in {package}"]


def pytest_sessionstart() -> None:
    if EXPECTED is None:
        return
    if EXPECTED not in ("compiled", "uncompiled"):
        raise pytest.UsageError(f"REDPHONE_EXPECT is {EXPECTED!r}, not 'compiled' or 'uncompiled'")
    build, package = build_under_test()
    from_sources = package.is_relative_to(SRC)
    sources_on_path = SRC in {Path(entry).resolve() for entry in sys.path}
    wants_sources = EXPECTED == "uncompiled"
    if build != EXPECTED or from_sources != wants_sources or sources_on_path != wants_sources:
        raise pytest.UsageError(
            f"this run is to test the {EXPECTED} redphone, and got the {build} one in {package}"
            + (", with src on the path" if sources_on_path else "")
        )


@pytest.fixture(scope="session")
def leaving() -> Iterator[Leaving]:
    # Imported here: most tests have no server.
    from tests.server.running import Leaving

    found = Leaving()
    yield found
    found.wait(0)
