"""Each clause of the 33 action cards, and of the aggression index, has a test that names it."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tests.games.clauses import gaps, summaries
from tests.games.defcon.aggression import AGGRESSION
from tests.games.defcon.immediate import IMMEDIATE

import redphone

HERE = Path(__file__).resolve().parent
TABLE = HERE.parents[2] / "src" / "redphone" / "games" / "defcon" / "conflict_cards.py"


def cards() -> list[str]:
    """As the data file has them."""
    deck = tomllib.loads(redphone.game("defcon").registration.standard("deck"))
    return [card["slug"] for card in deck["card"]]


def written() -> dict[str, str]:
    return summaries(TABLE.read_text(encoding="utf-8")) | IMMEDIATE


def test_every_clause_of_every_card_has_a_test_that_names_it() -> None:
    assert len(cards()) == 33
    files = [file for file in sorted(HERE.glob("test_*.py")) if file != Path(__file__)]
    tests = [file.read_text(encoding="utf-8") for file in files]
    assert gaps([*cards(), *AGGRESSION], written() | AGGRESSION, tests) == []


def test_there_are_summaries_of_the_cards_of_the_data_file_and_of_no_others() -> None:
    assert sorted(written()) == sorted(cards())
    assert not set(IMMEDIATE) & set(summaries(TABLE.read_text(encoding="utf-8")))
