"""Each clause of the 39 strategy cards has a test that names it."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tests.games.clauses import gaps, summaries

import redphone

HERE = Path(__file__).resolve().parent
TABLE = HERE.parents[2] / "src" / "redphone" / "games" / "days" / "cards.py"


def cards() -> list[str]:
    """As the data file has them."""
    owners = tomllib.loads(redphone.game("13-days").registration.standard("cards"))
    return [card for owner in owners.values() for card in owner]


def test_every_clause_of_every_card_has_a_test_that_names_it() -> None:
    assert len(cards()) == 39
    tests = [file.read_text(encoding="utf-8") for file in sorted(HERE.glob("test_cards_*.py"))]
    assert gaps(cards(), summaries(TABLE.read_text(encoding="utf-8")), tests) == []


def test_the_card_table_has_the_cards_of_the_data_file_and_no_others() -> None:
    assert sorted(summaries(TABLE.read_text(encoding="utf-8"))) == sorted(cards())
