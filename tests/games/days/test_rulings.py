"""RULINGS.md names the tests that show its rulings, and they exist."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.rulings import Rulings

import redphone

HERE = Path(__file__).resolve().parent
RULINGS = Rulings(HERE)


def test_every_test_that_the_rulings_name_exists() -> None:
    assert len(RULINGS.named) > 60
    assert RULINGS.unwritten == []


def test_every_ruling_is_numbered_in_turn_and_names_a_test() -> None:
    assert len(RULINGS.each) > 15
    assert RULINGS.unshown == []


def test_every_option_stands_in_a_ruling_with_the_reading_that_is_not_the_default() -> None:
    for name, option in redphone.game("13-days").options.items():
        (other,) = [value for value in option.values if value != option.default]
        assert re.search(rf'`{name} =\s+"{other}"`', RULINGS.text), name
