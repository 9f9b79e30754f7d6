"""The examples in the documents run, and print what the documents say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
WITH_EXAMPLES = [file for file in DOCUMENTS if ">>> " in file.read_text(encoding="utf-8")]


def examples(text: str, name: str) -> doctest.DocTest:
    # The fence that closes a block of code would be taken for the last line of the expected output.
    unfenced = re.sub(r"^ *```.*$", "", text, flags=re.MULTILINE)
    return doctest.DocTestParser().get_doctest(unfenced, {}, name, name, 0)


def failures(test: doctest.DocTest) -> str:
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.append)
    return "".join(report)


@pytest.mark.parametrize("file", WITH_EXAMPLES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_the_examples_of_a_document_run(file: Path) -> None:
    test = examples(file.read_text(encoding="utf-8"), str(file))
    assert test.examples
    assert failures(test) == ""


def test_an_example_that_prints_something_else_is_found() -> None:
    assert failures(examples("```python\n>>> 6 * 7\n42\n```\n", "right")) == ""
    assert "Got:\n    42" in failures(examples("```python\n>>> 6 * 7\n54\n```\n", "wrong"))
