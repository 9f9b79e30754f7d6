"""A test run that was meant for one build of redphone does not pass with another."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def start(expected: str, path: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "--collect-only", "tests/test_layers.py"]
    environment = os.environ | {"REDPHONE_EXPECT": expected, "PYTHONPATH": path}
    return subprocess.run(
        command, cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )


@pytest.mark.parametrize(("expected", "path"), [("compiled", ""), ("uncompiled", "src")])
def test_a_run_with_the_right_build_starts(expected: str, path: str) -> None:
    done = start(expected, path)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("expected", "path", "reason"),
    [
        ("uncompiled", "", "is to test the uncompiled redphone, and got the compiled one"),
        ("compiled", "src", "is to test the compiled redphone, and got the uncompiled one"),
        ("fast", "", "REDPHONE_EXPECT is 'fast'"),
    ],
)
def test_a_run_with_the_wrong_build_is_refused(expected: str, path: str, reason: str) -> None:
    done = start(expected, path)
    assert done.returncode != 0
    assert reason in done.stdout
