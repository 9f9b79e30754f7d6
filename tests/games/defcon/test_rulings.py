"""RULINGS.md names the tests that show its rulings, and they exist."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.rulings import Rulings

import redphone

HERE = Path(__file__).resolve().parent
RULINGS = Rulings(HERE)


def test_every_test_that_the_rulings_name_exists() -> None:
    assert len(RULINGS.named) > 100
    assert RULINGS.unwritten == []


def test_every_ruling_is_numbered_in_turn_and_names_a_test() -> None:
    assert len(RULINGS.each) > 25
    assert RULINGS.unshown == []


def test_every_option_stands_in_a_ruling_with_the_readings_that_are_not_the_default() -> None:
    for name, option in redphone.game("defcon").options.items():
        if name in ("pair", "absent"):
            assert f"`{name} =" in RULINGS.text
            continue
        for value in option.values:
            if value != option.default:
                assert f'`{name} = "{option.text(value)}"`' in RULINGS.text, (name, value)


def test_no_test_has_the_name_of_another() -> None:
    """A ruling that names it would mean either."""
    files = [file.read_text(encoding="utf-8") for file in HERE.glob("test_*.py")]
    names = [name for file in files for name in re.findall(r"(?m)^def (test_\w+)", file)]
    assert sorted(names) == sorted(set(names))
