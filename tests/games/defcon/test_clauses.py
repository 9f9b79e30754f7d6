"""Each clause of the 33 action cards has a test that names it, and the check for that can fail."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.games.defcon.clauses import IMMEDIATE, Clause, gaps, named_in, summaries

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
    assert gaps(cards(), written(), tests) == []


def test_there_are_summaries_of_the_cards_of_the_data_file_and_of_no_others() -> None:
    assert sorted(written()) == sorted(cards())
    assert not set(IMMEDIATE) & set(summaries(TABLE.read_text(encoding="utf-8")))


MADE_UP = '''
def by_name(box: Box) -> dict[str, Step | None]:
    """A table."""
    return {
        # Gain 2 reputation; then say so.
        "prize": Seq(Gain(box, 2), Say()),
        # After a failed land attack
        # all come home.
        "dunkirk": None,
    }
'''

ALL_TESTED = """
@clause("prize", "Gain 2 reputation")
@clause("prize", "then say so")
def test_prize() -> None: ...

@pytest.mark.parametrize("power", POWERS)
@clause("dunkirk", "After a failed land attack all come home")
def test_dunkirk(power: str) -> None: ...
"""


def gaps_of(cards: list[str], table: str, tests: list[str]) -> list[str]:
    return gaps(cards, summaries(table), tests)


def test_a_table_whose_clauses_are_all_tested_has_no_gaps() -> None:
    assert gaps_of(["prize", "dunkirk"], MADE_UP, [ALL_TESTED]) == []


def test_tests_may_stand_in_several_files() -> None:
    first, second = ALL_TESTED.split("\n\n")
    assert gaps_of(["prize", "dunkirk"], MADE_UP, [first, second]) == []
    assert gaps_of(["prize", "dunkirk"], MADE_UP, [first]) == [
        "dunkirk: no test for: After a failed land attack all come home"
    ]


def test_a_clause_without_a_test_is_found() -> None:
    untested = ALL_TESTED.replace('@clause("prize", "then say so")\n', "")
    assert gaps_of(["prize", "dunkirk"], MADE_UP, [untested]) == ["prize: no test for: then say so"]


def test_a_clause_that_only_a_helper_function_names_is_untested() -> None:
    helper = ALL_TESTED.replace("def test_dunkirk", "def dunkirk")
    assert gaps_of(["prize", "dunkirk"], MADE_UP, [helper]) == [
        "dunkirk: no test for: After a failed land attack all come home"
    ]


def test_a_card_without_a_summary_is_found() -> None:
    assert gaps_of(["prize", "dunkirk", "silence"], MADE_UP, [ALL_TESTED]) == ["silence: no summary"]
    bare = MADE_UP.replace("        # Gain 2 reputation; then say so.\n", "")
    assert "prize: no summary" in gaps_of(["prize", "dunkirk"], bare, [ALL_TESTED])


def test_a_test_of_a_card_or_a_clause_that_does_not_exist_is_found() -> None:
    other = ALL_TESTED.replace('"dunkirk"', '"dunkirque"')
    assert "dunkirque: a test names this card, and there is none" in gaps_of(["prize"], MADE_UP, [other])
    reworded = ALL_TESTED.replace("Gain 2", "Gain 3")
    assert gaps_of(["prize"], MADE_UP, [reworded]) == [
        "prize: a test names a clause that it does not have: Gain 3 reputation",
        "prize: no test for: Gain 2 reputation",
    ]


def test_a_clause_is_named_by_plain_texts_so_that_it_can_be_found() -> None:
    assert named_in(ALL_TESTED)[0] == Clause("prize", "Gain 2 reputation")
    with pytest.raises(AssertionError, match="test_prize: a clause is named by two plain texts"):
        named_in(ALL_TESTED.replace('"then say so"', "SAY_SO"))
