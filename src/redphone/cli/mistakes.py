"""A user's mistakes: one clear line each, and never a traceback."""

from __future__ import annotations

import difflib
import errno
import re
from collections.abc import Iterable, Mapping
from typing import Final

from redphone.core.events import Field
from redphone.texts import Texts

READING: Final = {
    errno.ENOENT: "because-missing",
    errno.ENOTDIR: "because-no-folder-there",
    errno.EISDIR: "because-folder",
    errno.EACCES: "because-forbidden",
    errno.EPERM: "because-forbidden",
}
"""What the system's errors mean to who reads a file."""
WRITING: Final = {
    **READING,
    errno.ENOENT: "because-no-folder",
    errno.EEXIST: "because-no-folder-there",
    errno.EROFS: "because-forbidden",
    errno.ENOSPC: "because-full",
}


class Mistake(Exception):
    """Something that the user has to write in another way: the text that says so, and its fields."""

    def __init__(self, id: str, /, *, meant: str = "", because: str = "", **fields: Field) -> None:
        super().__init__(id)
        self.id = id
        self.meant = meant
        """What the user perhaps meant."""
        self.because = because
        """The text that is its `reason`."""
        self.fields = fields

    def line(self, texts: Texts) -> str:
        fields = dict(self.fields)
        if self.because:
            fields["reason"] = texts.say(self.because)
        said = texts.say(self.id, **fields)
        if self.meant:
            said += " " + texts.say("did-you-mean", name=self.meant)
        # Reasons come from elsewhere, and may have lines of their own.
        return " ".join(said.splitlines())


def cannot_read(file: str, error: OSError) -> Mistake:
    because = READING.get(error.errno or 0, "")
    return Mistake("cannot-read", because=because, file=file, reason=error.strerror or str(error))


def cannot_write(file: str, error: OSError) -> Mistake:
    because = WRITING.get(error.errno or 0, "")
    return Mistake("cannot-write", because=because, file=file, reason=error.strerror or str(error))


def nearest(typed: str, known: Iterable[str], otherwise: Mapping[str, str] | None = None) -> str:
    """The known word that looks most like what was typed, or nothing. `otherwise`: other words for them."""
    words = {word: word for word in known} | dict(otherwise or {})
    found = difflib.get_close_matches(typed.lower(), list(words), n=1)
    return words[found[0]] if found else ""


def whole(argument: str, typed: str) -> int:
    """A number that an argument was given."""
    if not re.fullmatch(r"[+-]?[0-9]{1,30}", typed):
        raise Mistake("not-a-number", argument=argument, typed=typed)
    return int(typed)


def at_least_one(argument: str, typed: str) -> int:
    number = whole(argument, typed)
    if number < 1:
        raise Mistake("too-small", argument=argument, typed=typed)
    return number


def seconds(typed: str) -> float:
    """A time such as 90, 30s, 5m or 1h, in seconds."""
    found = re.fullmatch(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)([smh]?)", typed)
    if not found:
        raise Mistake("unknown-time", typed=typed)
    return float(found[1]) * {"": 1, "s": 1, "m": 60, "h": 3600}[found[2]]
