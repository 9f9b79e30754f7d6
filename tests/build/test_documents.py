"""The examples in documents run and print what they say; what is linked is there; no game is left out."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import redphone

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


def links_in(file: Path) -> list[str]:
    """What a document links to beside it; addresses and places on the same page are left out."""
    found = re.findall(r"\]\(([^)#]+)[^)]*\)|src=\"([^\"]+)\"", file.read_text(encoding="utf-8"))
    return [target for pair in found for target in pair if target and "://" not in target]


@pytest.mark.parametrize(
    "file",
    [*DOCUMENTS, ROOT / "NOTICE.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md"],
    ids=lambda path: path.name,
)
def test_what_a_document_links_to_is_there(file: Path) -> None:
    missing = [target for target in links_in(file) if not (file.parent / target).exists()]
    assert missing == []


@pytest.mark.parametrize(
    "folder", sorted({game.registration.folder for game in redphone.all_games()}), ids=lambda path: path.name
)
def test_the_notice_and_the_rulings_of_every_game_are_told(folder: Path) -> None:
    [title] = re.findall(
        r"^title = (.+)$", (folder / "text" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert re.search(rf"^\| {title}[: ]", (ROOT / "NOTICE.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert f"games/{folder.name}/RULINGS.md" in (ROOT / "README.md").read_text(encoding="utf-8")
