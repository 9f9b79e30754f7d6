"""Data files as their owners write them: ours, changed here and there."""

from __future__ import annotations

from pathlib import Path


def changed(text: str, *changes: tuple[str, str]) -> str:
    """The text with what stands there once in the place of something else."""
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def written(text: str) -> str:
    """The name of a file with this text."""
    Path("mine.toml").write_text(text, encoding="utf-8")
    return "mine.toml"
