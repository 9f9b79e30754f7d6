"""The check that each clause of a card has a test can fail."""

from __future__ import annotations

import pytest
from tests.games.clauses import Clause, gaps, named_in, summaries

MADE_UP = '''
def events(board: Board) -> dict[str, Step]:
    """A table."""
    place = partial(Place, board)
    return {
        # Place up to 2 on Berlin; then say so.
        "speech": Seq(place(2), Say()),
        # The player whose cubes are fewer
        # may place 1.
        "balance": By(Fewer(), place(1)),
    }
'''

ALL_TESTED = """
@clause("speech", "Place up to 2 on Berlin")
@clause("speech", "then say so")
def test_speech() -> None: ...

@pytest.mark.parametrize("side", SIDES)
@clause("balance", "The player whose cubes are fewer may place 1")
def test_balance(side: str) -> None: ...
"""


def gaps_of(cards: list[str], table: str, tests: list[str]) -> list[str]:
    return gaps(cards, summaries(table), tests)


def test_a_table_whose_clauses_are_all_tested_has_no_gaps() -> None:
    assert gaps_of(["speech", "balance"], MADE_UP, [ALL_TESTED]) == []


def test_tests_may_stand_in_several_files() -> None:
    first, second = ALL_TESTED.split("\n\n")
    assert gaps_of(["speech", "balance"], MADE_UP, [first, second]) == []
    assert gaps_of(["speech", "balance"], MADE_UP, [first]) == [
        "balance: no test for: The player whose cubes are fewer may place 1"
    ]


def test_a_clause_without_a_test_is_found() -> None:
    untested = ALL_TESTED.replace('@clause("speech", "then say so")\n', "")
    assert gaps_of(["speech", "balance"], MADE_UP, [untested]) == ["speech: no test for: then say so"]


def test_a_clause_that_only_a_helper_function_names_is_untested() -> None:
    helper = ALL_TESTED.replace("def test_balance", "def balance")
    assert gaps_of(["speech", "balance"], MADE_UP, [helper]) == [
        "balance: no test for: The player whose cubes are fewer may place 1"
    ]


def test_a_card_without_an_entry_is_found() -> None:
    assert gaps_of(["speech", "balance", "silence"], MADE_UP, [ALL_TESTED]) == ["silence: no summary"]


def test_an_entry_without_a_summary_is_found() -> None:
    bare = MADE_UP.replace("        # Place up to 2 on Berlin; then say so.\n", "")
    assert "speech: no summary" in gaps_of(["speech", "balance"], bare, [ALL_TESTED])


def test_a_test_of_a_card_that_does_not_exist_is_found() -> None:
    other = ALL_TESTED.replace('"balance"', '"balanse"')
    assert "balanse: a test names this card, and there is none" in gaps_of(["speech"], MADE_UP, [other])


def test_a_test_of_a_clause_that_does_not_exist_is_found() -> None:
    reworded = ALL_TESTED.replace("Place up to 2", "Place 2")
    assert gaps_of(["speech"], MADE_UP, [reworded]) == [
        "speech: a test names a clause that it does not have: Place 2 on Berlin",
        "speech: no test for: Place up to 2 on Berlin",
    ]


def test_a_clause_is_named_by_plain_texts_so_that_it_can_be_found() -> None:
    assert named_in(ALL_TESTED)[0] == Clause("speech", "Place up to 2 on Berlin")
    with pytest.raises(AssertionError, match="test_speech: a clause is named by two plain texts"):
        named_in(ALL_TESTED.replace('"then say so"', "SAY_SO"))
