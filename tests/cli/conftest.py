"""Runs commands in this process, with what is typed given and what is printed kept."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import redphone
from redphone.cli import main


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture(autouse=True)
def an_ordinary_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English, no terminal, 80 columns, and records that go nowhere near the user's."""
    for name in ("LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    # What is started from elsewhere must still be the redphone under test.
    monkeypatch.setenv("PYTHONPATH", str(Path(redphone.__file__ or "").resolve().parents[1]))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*words: str, typed: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(list(words))
        printed = capsys.readouterr()
        return Done(code, printed.out, printed.err)

    return run
