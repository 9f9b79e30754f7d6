"""RULINGS.md names the tests that show its rulings, and they exist."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.rulings import Rulings

import redphone

HERE = Path(__file__).resolve().parent
RULINGS = Rulings(HERE)


def test_every_test_that_the_rulings_name_exists() -> None:
    assert len(RULINGS.named) > 40
    assert RULINGS.unwritten == []


def test_every_ruling_is_numbered_in_turn_and_names_a_test() -> None:
    assert len(RULINGS.each) > 15
    assert RULINGS.unshown == []


def test_every_option_stands_in_a_ruling_with_the_readings_that_are_not_the_default() -> None:
    for name, option in redphone.game("13-minutes-campaign").options.items():
        for value in option.values:
            if value != option.default:
                written = f'"{value}"' if isinstance(value, str) else str(value)
                assert f"`{name} = {written}`" in RULINGS.text, (name, value)


def test_every_question_of_the_faq_is_a_test() -> None:
    asked = re.findall(r"^def (test_\w+)", (HERE / "test_faq.py").read_text(encoding="utf-8"), re.M)
    # Nineteen questions with their answers; the last one is asked for each card.
    assert len(asked) == 19
