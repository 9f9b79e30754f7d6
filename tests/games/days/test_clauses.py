"""Each clause of the 39 strategy cards has a test that names it, and the check for that can fail."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.games.days.clauses import Clause, gaps, named_in, summaries

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
    assert gaps(cards(), TABLE.read_text(encoding="utf-8"), tests) == []


def test_the_card_table_has_the_cards_of_the_data_file_and_no_others() -> None:
    assert sorted(summaries(TABLE.read_text(encoding="utf-8"))) == sorted(cards())


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


def test_a_table_whose_clauses_are_all_tested_has_no_gaps() -> None:
    assert gaps(["speech", "balance"], MADE_UP, [ALL_TESTED]) == []


def test_tests_may_stand_in_several_files() -> None:
    first, second = ALL_TESTED.split("\n\n")
    assert gaps(["speech", "balance"], MADE_UP, [first, second]) == []
    assert gaps(["speech", "balance"], MADE_UP, [first]) == [
        "balance: no test for: The player whose cubes are fewer may place 1"
    ]


def test_a_clause_without_a_test_is_found() -> None:
    untested = ALL_TESTED.replace('@clause("speech", "then say so")\n', "")
    assert gaps(["speech", "balance"], MADE_UP, [untested]) == ["speech: no test for: then say so"]


def test_a_clause_that_only_a_helper_function_names_is_untested() -> None:
    helper = ALL_TESTED.replace("def test_balance", "def balance")
    assert gaps(["speech", "balance"], MADE_UP, [helper]) == [
        "balance: no test for: The player whose cubes are fewer may place 1"
    ]


def test_a_card_without_an_entry_is_found() -> None:
    assert gaps(["speech", "balance", "silence"], MADE_UP, [ALL_TESTED]) == [
        "silence: no summary in the card table"
    ]


def test_an_entry_without_a_summary_is_found() -> None:
    bare = MADE_UP.replace("        # Place up to 2 on Berlin; then say so.\n", "")
    assert "speech: no summary in the card table" in gaps(["speech", "balance"], bare, [ALL_TESTED])


def test_a_test_of_a_card_that_does_not_exist_is_found() -> None:
    other = ALL_TESTED.replace('"balance"', '"balanse"')
    assert "balanse: a test names this card, and there is none" in gaps(["speech"], MADE_UP, [other])


def test_a_test_of_a_clause_that_does_not_exist_is_found() -> None:
    reworded = ALL_TESTED.replace("Place up to 2", "Place 2")
    assert gaps(["speech"], MADE_UP, [reworded]) == [
        "speech: a test names a clause that it does not have: Place 2 on Berlin",
        "speech: no test for: Place up to 2 on Berlin",
    ]


def test_a_clause_is_named_by_plain_texts_so_that_it_can_be_found() -> None:
    assert named_in(ALL_TESTED)[0] == Clause("speech", "Place up to 2 on Berlin")
    with pytest.raises(AssertionError, match="test_speech: a clause is named by two plain texts"):
        named_in(ALL_TESTED.replace('"then say so"', "SAY_SO"))
