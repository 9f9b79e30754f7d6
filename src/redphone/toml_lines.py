"""On which line of a TOML file something stands: the standard library reads values, but not where."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

Path = tuple[str | int, ...]

KEY: Final = re.compile(r'[ \t]*("(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[A-Za-z0-9_-]+)[ \t]*(\.?)')
STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL
)
BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
BARE: Final = re.compile(r"[^,\]}\n#]*")
DEEPEST: Final = 40


class Lines:
    """The lines of all keys, tables and members of lists of a file that has been read without an error.

    >>> lines = Lines('a = 1\\n\\n[[card]]\\nevent = [\\n  { do = "place" },\\n  { do = "look" },\\n]\\n')
    >>> lines.of(["card", 0]), lines.of(["card", 0, "event", 1, "do"]), lines.of(["card", 0, "slug"])
    (3, 6, 3)
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self.ends = [found.start() for found in re.finditer("\n", text)]
        """Where the lines end."""
        self.at = 0
        self.found: dict[Path, int] = {(): 1}
        self.lists: dict[Path, int] = {}
        """How many tables a [[list]] has had so far."""
        self._read()

    def of(self, path: Sequence[str | int]) -> int:
        """The line of what the path leads to; if it is not there, of the nearest thing around it."""
        part = tuple(path)
        while part not in self.found:
            part = part[:-1]
        return self.found[part]

    def _note(self, path: Path, at: int) -> None:
        self.found.setdefault(path, 1 + bisect_left(self.ends, at))

    def _note_around(self, here: Path, key: Path, at: int) -> None:
        """A dotted key is also where the tables begin that it is the first to name: of `a.b = 1`, a."""
        for k in range(1, min(len(key), DEEPEST)):
            self._note(here + key[:k], at)

    def _read(self) -> None:
        here: Path = ()
        while True:
            self._blank()
            start = self.at
            if start >= len(self.text):
                return
            if self.text.startswith("[[", start):
                self.at += 2
                here = self._table(self._key(), member=True)
                self.at += 2
            elif self.text[start] == "[":
                self.at += 1
                here = self._table(self._key(), member=False)
                self.at += 1
            else:
                key = self._key()
                path = here + key
                self._note_around(here, key, start)
                self.at += 1
                self._value(path, 0)
            self._note(here if self.text[start] == "[" else path, start)

    def _table(self, key: Path, member: bool) -> Path:
        """Where a [table] or the next member of a [[list]] is: below the last member of lists on the way."""
        path: Path = ()
        for k, name in enumerate(key):
            path += (name,)
            if k < DEEPEST and (member or k < len(key) - 1):
                self._note(path, self.at)
            if member and k == len(key) - 1:
                self.lists[path] = self.lists.get(path, 0) + 1
            if path in self.lists:
                path += (self.lists[path] - 1,)
        return path

    def _key(self) -> Path:
        names: list[str] = []
        while found := KEY.match(self.text, self.at):
            self.at = found.end()
            word = found[1]
            names.append(word[1:-1] if word[0] in "\"'" else word)
            if not found[2]:
                break
        return tuple(names)

    def _value(self, path: Path, depth: int) -> None:
        self._blank()
        self._note(path, self.at)
        first = self.text[self.at : self.at + 1]
        if first in ("[", "{") and depth < DEEPEST:
            self.at += 1
            self._members(path, "]" if first == "[" else "}", depth)
        elif string := STRING.match(self.text, self.at):
            self.at = string.end()
        else:
            bare = BARE.match(self.text, self.at)
            # Never stay where we are: what is deeper than we look is not worth a line of its own.
            self.at = max(bare.end() if bare else 0, self.at + 1)

    def _members(self, path: Path, close: str, depth: int) -> None:
        k = 0
        while True:
            self._blank()
            if self.at >= len(self.text):
                return
            if self.text[self.at] == close:
                self.at += 1
                return
            if self.text[self.at] == ",":
                self.at += 1
                continue
            if close == "]":
                self._value((*path, k), depth + 1)
                k += 1
                continue
            start = self.at
            key = self._key()
            self._note_around(path, key, start)
            self._note(path + key, start)
            self.at += 1
            self._value(path + key, depth + 1)

    def _blank(self) -> None:
        blank = BLANK.match(self.text, self.at)
        self.at = blank.end() if blank else self.at
