"""What is wrong with a data file that a person wrote: every mistake, with the place where it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from redphone.core.events import Field

Path = list[str | int]
"""Where something is, from the top of the file: `["card", 3, "event", 0, "up_to"]`."""
LANGUAGES: Final = ["en", "fr", "ru"]
UNKNOWN: Final = "fault-unknown"
"""Of a word that means nothing where it stands."""
MOST_SHOWN: Final = 60
"""Characters of a wrong value that a message repeats."""
MOST_TOLD: Final = 5
"""Mistakes that one error names."""


@final
class Fault:
    """What a game finds wrong: where, and a text of the game with its fields."""

    def __init__(self, path: Path, id: str, fields: dict[str, Field]) -> None:
        self.path: Final = path
        self.id: Final = id
        self.fields: Final = fields

    def __repr__(self) -> str:
        return f"<{self.path}: {self.id} {self.fields}>"


def shown(value: object) -> str:
    """A wrong value as a message repeats it: as TOML writes it, on one line, and cut."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ … }"
    if isinstance(value, list):
        return "[ … ]"
    # What cannot be printed is escaped, letters of any language are not.
    text = repr(value) if isinstance(value, str) else str(value)
    return text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "…"


def listed(words: list[str]) -> str:
    return ", ".join(words)


def in_short(file: str, faults: Sequence[Fault], say: Callable[[Fault], str]) -> str:
    """The first mistakes in one line, for who has no language and no lines: others are told all of them."""
    told = [say(fault) for fault in faults[:MOST_TOLD]]
    more = len(faults) - len(told)
    return f"{file}: {' '.join(told)}" + (f" And {more} more." if more else "")


@final
class Reader:
    """A table of the file, and where its mistakes are noted. What is wrong reads as its default."""

    def __init__(self, table: dict[str, object], path: Path, faults: list[Fault]) -> None:
        self.table: Final = table
        self.path: Final = path
        self.faults: Final = faults

    def fault(self, id: str, fields: dict[str, Field], *more: str | int) -> None:
        self.faults.append(Fault([*self.path, *more], id, fields))

    def has(self, name: str) -> bool:
        return name in self.table

    def nothing_but(self, names: list[str]) -> None:
        """Nothing else stands in this table."""
        for name in self.table:
            if name not in names:
                self.fault(UNKNOWN, {"typed": shown(name), "known": listed(names)}, name)

    def number(self, name: str, lowest: int, highest: int, default: int | None) -> int:
        """A number; without a default it must be there."""
        if name not in self.table:
            if default is None:
                self.fault("fault-no-number", {"name": name, "lowest": lowest, "highest": highest})
                return lowest
            return default
        value = self.table[name]
        if type(value) is not int or not lowest <= value <= highest:
            fields: dict[str, Field] = {"name": name, "lowest": lowest, "highest": highest}
            self.fault("fault-number", {**fields, "typed": shown(value)}, name)
            return lowest if default is None else default
        return value

    def word(self, name: str, known: list[str], default: str | None) -> str:
        """One of these words."""
        if name not in self.table:
            if default is None:
                self.fault("fault-no-word", {"name": name, "known": listed(known)})
                return known[0]
            return default
        value = self.table[name]
        if not isinstance(value, str) or value not in known:
            self.fault("fault-word", {"name": name, "known": listed(known), "typed": shown(value)}, name)
            return known[0] if default is None else default
        return value

    def words(self, name: str, known: list[str], default: list[str] | None) -> list[str]:
        """One of these words, or a list of several."""
        value = self.table.get(name)
        if isinstance(value, list) and value and all(isinstance(word, str) for word in value):
            wrong = [word for word in value if word not in known]
            if wrong:
                fields: dict[str, Field] = {"name": name, "known": listed(known)}
                self.fault("fault-words", {**fields, "typed": shown(wrong[0])}, name)
            elif len(set(value)) != len(value):
                self.fault("fault-word-twice", {"name": name}, name)
            return [word for word in known if word in value]
        if isinstance(value, list):
            self.fault("fault-no-words", {"name": name, "known": listed(known)}, name)
            return []
        if value is None and default is not None:
            return default
        return [self.word(name, known, None)]

    def yes_or_no(self, name: str) -> bool | None:
        """True, false, or not said."""
        value = self.table.get(name)
        if value is None or isinstance(value, bool):
            return value
        self.fault("fault-yes-or-no", {"name": name, "typed": shown(value)}, name)
        return None

    def text(self, name: str, most: int) -> str:
        """Plain words of a person, on one line; empty where nothing is said."""
        value = self.table.get(name, "")
        if not isinstance(value, str) or (not value.strip() and name in self.table):
            self.fault("fault-text", {"name": name, "typed": shown(value)}, name)
            return ""
        if len(value) > most:
            self.fault("fault-too-long", {"name": name, "n": len(value), "most": most}, name)
            return ""
        if len(value.strip().splitlines()) > 1:
            self.fault("fault-one-line", {"name": name}, name)
            return ""
        # French writes a space that does not break a line.
        value = value.strip()
        if not value.replace("\u00a0", " ").replace("\u202f", " ").isprintable():
            self.fault("fault-unprintable", {"name": name, "typed": shown(value)}, name)
            return ""
        return value

    def said(self, name: str, most: int) -> dict[str, str]:
        """Words of a person by language: one text for all, or a table; empty where nothing is said."""
        if not isinstance(self.table.get(name), dict):
            text = self.text(name, most)
            return dict.fromkeys(LANGUAGES, text) if text else {}
        table = self.below(name)
        table.nothing_but(LANGUAGES)
        said = {lang: table.text(lang, most) for lang in LANGUAGES if table.has(lang)}
        if not said:
            self.fault("fault-no-language", {"name": name, "known": listed(LANGUAGES)}, name)
            return {}
        # In a language in which it was not said, as in the first one in which it was.
        return {lang: said.get(lang, next(iter(said.values()))) for lang in LANGUAGES}

    def tables(self, name: str, most: int) -> list[Reader]:
        """The tables that stand under [[name]], one after the other, but not more than can count."""
        found = self.table.get(name, [])
        if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
            self.fault("fault-tables", {"name": f"[[{name}]]"}, name)
            return []
        return [Reader(one, [*self.path, name, k], self.faults) for k, one in enumerate(found[:most])]

    def below(self, name: str) -> Reader:
        """A table inside this one; an empty one where there is none."""
        value = self.table.get(name, {})
        if isinstance(value, dict):
            return Reader(value, [*self.path, name], self.faults)
        self.fault("fault-table", {"name": name, "typed": shown(value)}, name)
        return Reader({}, [*self.path, name], self.faults)
