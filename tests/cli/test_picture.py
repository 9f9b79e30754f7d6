"""The README's picture of a game in the terminal can be drawn again."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tools import picture


def words(svg: str) -> str:
    """What can be read in a picture."""
    return " ".join("".join(ElementTree.fromstring(svg).itertext()).replace("\u00a0", " ").split())


def test_the_picture_is_drawn_without_anything_from_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pictures" / "table.svg"
    assert picture.main(file) == 0
    assert capsys.readouterr().out == f"{file}\n"
    svg = file.read_text(encoding="utf-8")
    assert "url(http" not in svg
    assert "@font-face" not in svg
    for piece in ("Round 3 of 4", "Your turn", "take", "rotten 4", "Number or action", "✸"):
        assert piece in words(svg)


def test_the_picture_in_the_readme_is_of_this_table() -> None:
    shown = words(picture.PICTURE.read_text(encoding="utf-8"))
    assert "redphone play 13" in shown
    assert re.search(r"Round 3 of 4 · .*taken \(face down\) .*minus points .*Your turn Play a card", shown)
