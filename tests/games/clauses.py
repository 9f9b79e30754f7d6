"""Every clause of every card is tested: the tests name their clauses, and this finds those without.

A clause is a part of a card's summary, from one "; " to the next. Summaries stand above the cards of a card
table, in the sources of a game.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


class Clause(NamedTuple):
    card: str
    text: str


def clause(card: str, text: str) -> Callable[[Test], Test]:
    """This test is about a clause of a card: its words in the summary, without the final full stop."""

    def marked(test: Test) -> Test:
        return test

    return marked


def summaries(source: str) -> dict[str, str]:
    """The comment above each card of a card table: dicts of steps that functions return."""
    lines = source.splitlines()
    found: dict[str, str] = {}
    for function in ast.parse(source).body:
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in ast.walk(function):
            if not isinstance(node, ast.Return) or not isinstance(node.value, ast.Dict):
                continue
            for key in node.value.keys:
                assert isinstance(key, ast.Constant), "a card table has no other keys than cards"
                assert isinstance(key.value, str), key.value
                assert key.value not in found, f"{key.value} is twice in the card table"
                found[key.value] = comment_above(lines, key.lineno - 1)
    return found


def comment_above(lines: list[str], k: int) -> str:
    comment: list[str] = []
    while lines[k - 1].lstrip().startswith("#"):
        k -= 1
        comment.insert(0, lines[k].strip().removeprefix("#").strip())
    return " ".join(comment)


def clauses(summary: str) -> list[str]:
    """
    >>> clauses("Choose a power; it loses 2 reputation.")
    ['Choose a power', 'it loses 2 reputation']
    """
    return summary.removesuffix(".").split("; ") if summary else []


def named_in(source: str) -> list[Clause]:
    """The clauses that the test functions of a file name."""
    found: list[Clause] = []
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef) or not function.name.startswith("test_"):
            continue
        for decorator in function.decorator_list:
            match decorator:
                case ast.Call(
                    func=ast.Name(id="clause"),
                    args=[ast.Constant(value=str(card)), ast.Constant(value=str(text))],
                    keywords=[],
                ):
                    found.append(Clause(card, text))
                case ast.Call(func=ast.Name(id="clause")):
                    raise AssertionError(f"{function.name}: a clause is named by two plain texts")
    return found


def gaps(cards: Iterable[str], written: Mapping[str, str], tests: Iterable[str]) -> list[str]:
    """What is missing or wrong, for these cards, their summaries and the sources of the tests."""
    known = {Clause(card, text): False for card in written for text in clauses(written[card])}
    wrong = [f"{card}: no summary" for card in cards if not written.get(card)]
    for source in tests:
        for named in named_in(source):
            if named in known:
                known[named] = True
            elif named.card in written:
                wrong.append(f"{named.card}: a test names a clause that it does not have: {named.text}")
            else:
                wrong.append(f"{named.card}: a test names this card, and there is none")
    untested = [each for each, is_tested in known.items() if not is_tested]
    return wrong + [f"{card}: no test for: {text}" for card, text in untested]
