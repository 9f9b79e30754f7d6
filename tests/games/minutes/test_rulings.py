"""RULINGS.md names the tests that show its rulings, and they exist."""

from __future__ import annotations

import re
from pathlib import Path

import redphone

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parents[2] / "src" / "redphone" / "games" / "minutes"
RULINGS = (PACKAGE / "RULINGS.md").read_text(encoding="utf-8")


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
    assert len(named) > 40
    assert [name for name in named if name not in written] == []


def test_every_ruling_is_numbered_in_turn_and_names_a_test() -> None:
    found = rulings()
    assert [int(ruling.partition(".")[0]) for ruling in found] == list(range(1, len(found) + 1))
    assert [ruling for ruling in found if "`test_" not in ruling] == []


def test_every_option_stands_in_a_ruling_with_the_readings_that_are_not_the_default() -> None:
    for name, option in redphone.game("13-minutes-campaign").options.items():
        for value in option.values:
            if value != option.default:
                written = f'"{value}"' if isinstance(value, str) else str(value)
                assert f"`{name} = {written}`" in RULINGS, (name, value)


def test_every_question_of_the_faq_is_a_test() -> None:
    asked = re.findall(r"^def (test_\w+)", (HERE / "test_faq.py").read_text(encoding="utf-8"), re.M)
    # Nineteen questions with their answers; the last one is asked for each card.
    assert len(asked) == 19
