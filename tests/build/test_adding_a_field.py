"""docs/adding-a-game.md says that a new field is a change in one place. Here that change is made."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

TRY = """
import redphone
from redphone import conformance
from redphone.games.thirteen.state import PLAYS, SIZE

assert not redphone.compiled and SIZE == PLAYS + 1
game = redphone.game("13")
state = game.new(seats=3)
state.d[PLAYS] = 13
assert state.clone().d[PLAYS] == 13 and game.load(state.dump()).d[PLAYS] == 13
assert state.known_to(1).imagine(1).d[PLAYS] == 13 and state != game.new(seats=3)
report = conformance.fuzz(game, 3, decisions=300, positions=20, seed=13)
assert report.failure is None, report.failure
print("held", report.decisions >= 300)
"""


def test_the_documented_patch_is_all_that_a_new_field_needs(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    patches = re.findall(r"```diff\n(.*?)```", text, flags=re.DOTALL)
    assert len(patches) == 1
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info")
    )
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    subprocess.run(["git", "apply", "-"], cwd=tmp_path, input=patches[0], text=True, check=True)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    done = subprocess.run(
        [sys.executable, "-c", TRY], env=environment, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.stdout == "held True\n", done.stderr
