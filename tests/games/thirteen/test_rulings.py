"""RULINGS.md names the tests that show its rulings, and they exist."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
RULINGS = HERE.parents[2] / "src" / "redphone" / "games" / "thirteen" / "RULINGS.md"


def test_every_test_that_the_rulings_name_exists() -> None:
    named = re.findall(r"`(test_\w+)`", RULINGS.read_text(encoding="utf-8"))
    written = {
        name
        for file in HERE.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", file.read_text(), re.M)
    }
    assert len(named) > 20
    assert [name for name in named if name not in written] == []
