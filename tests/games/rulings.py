"""What a RULINGS.md says: see docs/adding-a-game.md."""

from __future__ import annotations

import re
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src" / "redphone" / "games"


class Rulings:
    """The rulings of a game, and the tests beside which this is asked."""

    def __init__(self, tests: Path) -> None:
        self.text = (SOURCE / tests.name / "RULINGS.md").read_text(encoding="utf-8")
        self.named = re.findall(r"`(test_\w+)`", self.text)
        """The tests that they name."""
        self.written = {
            name
            for file in tests.glob("test_*.py")
            for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.M)
        }
        self.each = re.findall(r"(?ms)^\d+\. .*?(?=^\d+\. |^## |\Z)", self.text)
        """Each numbered ruling, in order."""

    @property
    def unwritten(self) -> list[str]:
        return [name for name in self.named if name not in self.written]

    @property
    def unshown(self) -> list[str]:
        """Rulings that are out of their turn, or that no test shows."""
        return [
            ruling
            for k, ruling in enumerate(self.each, 1)
            if not ruling.startswith(f"{k}. ") or "`test_" not in ruling
        ]
