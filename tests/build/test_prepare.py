"""tools/prepare.py makes again what changed, and leaves alone what did not."""

from __future__ import annotations

import ast
import io
import re
import runpy
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

PREPARE = Path(__file__).resolve().parents[2] / "tools" / "prepare.py"


def test_an_old_python_can_read_the_script_that_refuses_it() -> None:
    tree = ast.parse(PREPARE.read_text(encoding="utf-8"), feature_version=(3, 7))
    after_docstring = [type(node) for node in tree.body[1:4]]
    assert after_docstring == [ast.ImportFrom, ast.Import, ast.If]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "tools").mkdir()
    shutil.copy(PREPARE, tmp_path / "tools")
    for name in ("pyproject.toml", "setup.py", "src/redphone/__init__.py", "src/redphone/text/en.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    return tmp_path


def fingerprint(checkout: Path, sources: str = "sources") -> str:
    names = runpy.run_path(str(checkout / "tools" / "prepare.py"))
    value: str = names["fingerprint"](files=names[sources]())
    return value


def write(name: str) -> Callable[[Path], object]:
    return lambda checkout: (checkout / name).write_text("changed")


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(write("src/redphone/__init__.py"), id="a module is edited"),
        pytest.param(write("src/redphone/text/en.ftl"), id="a text is edited"),
        pytest.param(write("src/redphone/new.py"), id="a module is added"),
        pytest.param(write("pyproject.toml"), id="pyproject.toml is edited"),
        pytest.param(write("setup.py"), id="setup.py is edited"),
        pytest.param(lambda root: (root / "src/redphone/__init__.py").unlink(), id="a module is removed"),
        pytest.param(
            lambda root: (root / "src/redphone/text/en.ftl").rename(root / "src/redphone/text/fr.ftl"),
            id="a text is renamed",
        ),
    ],
)
def test_a_changed_source_means_another_wheel(checkout: Path, change: Callable[[Path], object]) -> None:
    before = fingerprint(checkout)
    change(checkout)
    assert fingerprint(checkout) != before


def test_what_a_run_leaves_behind_means_no_other_wheel(checkout: Path) -> None:
    before = fingerprint(checkout)
    for name in ("src/redphone/__pycache__/x.pyc", "src/redphone.egg-info/PKG-INFO", ".venv/x", "README.md"):
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_text("left behind")
    (checkout / "src/redphone/__init__.py").touch()
    assert fingerprint(checkout) == before


def test_the_types_that_a_check_writes_mean_no_other_client(checkout: Path) -> None:
    (checkout / "web" / "common").mkdir(parents=True)
    before = fingerprint(checkout, "web_sources")
    write("web/common/schema.ts")(checkout)
    assert fingerprint(checkout, "web_sources") == before
    write("web/common/table.ts")(checkout)
    assert fingerprint(checkout, "web_sources") != before


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("is_quiet", [False, True])
@pytest.mark.parametrize(
    ("out", "term", "lines_every", "said"),
    [
        # In the end the line is empty again.
        (Terminal, "linux", 0.0, r"(\r  0:0\d\r)+\r {10}\r"),
        (Terminal, "dumb", 0.0, r"(· still at work, for 0:0\d now\n)+"),
        (io.StringIO, "linux", 0.0, r"(· still at work, for 0:0\d now\n)+"),
        (io.StringIO, "linux", 60.0, ""),
    ],
    ids=["terminal", "dumb terminal", "file", "file, and not long"],
)
def test_what_takes_long_shows_the_time_on_a_terminal_and_a_line_now_and_then_elsewhere(
    out: type[io.StringIO],
    term: str,
    lines_every: float,
    said: str,
    is_quiet: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TERM", term)
    names = runpy.run_path(str(PREPARE))
    # Shorter than it takes to start any program.
    monkeypatch.setitem(names["run"].__globals__, "SIGN_OF_LIFE", 0.0001)
    monkeypatch.setitem(names["run"].__globals__, "LINE_EVERY", lines_every)
    names["Clock"].is_quiet = is_quiet
    written = out()
    monkeypatch.setattr(sys, "stdout", written)
    names["run"](sys.executable, "-c", "print('not shown')")
    assert re.fullmatch("" if is_quiet else said, written.getvalue())


def test_what_failed_is_shown_with_all_that_it_printed(capsys: pytest.CaptureFixture[str]) -> None:
    names = runpy.run_path(str(PREPARE))
    with pytest.raises(names["CannotPrepare"], match="failed"):
        names["run"](sys.executable, "-c", "print('why'); raise SystemExit(3)")
    assert capsys.readouterr().out == "why\n\n"
