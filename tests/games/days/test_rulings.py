"""RULINGS.md names the tests that show its rulings, and they exist."""

from __future__ import annotations

import re
from pathlib import Path

import redphone

HERE = Path(__file__).resolve().parent
RULINGS = (HERE.parents[2] / "src" / "redphone" / "games" / "days" / "RULINGS.md").read_text(encoding="utf-8")


def rulings() -> list[str]:
    """Each numbered ruling, in order."""
    return re.findall(r"(?ms)^\d+\. .*?(?=^\d+\. |^## |\Z)", RULINGS)


def test_every_test_that_the_rulings_name_exists() -> None:
    named = re.findall(r"`(test_\w+)`", RULINGS)
    written = {
        name
        for file in HERE.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.M)
    }
    assert len(named) > 60
    assert [name for name in named if name not in written] == []


def test_every_ruling_is_numbered_in_turn_and_names_a_test() -> None:
    found = rulings()
    assert [int(ruling.partition(".")[0]) for ruling in found] == list(range(1, len(found) + 1))
    assert [ruling for ruling in found if "`test_" not in ruling] == []


def test_every_option_stands_in_a_ruling_with_the_reading_that_is_not_the_default() -> None:
    for name, option in redphone.game("13-days").options.items():
        (other,) = [value for value in option.values if value != option.default]
        assert re.search(rf'`{name} =\s+"{other}"`', RULINGS), name
