"""Games by name: what is registered, with which options and data files, and the Books built of them."""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Final, final

from redphone.core.book import Book, Edition, OptionValue
from redphone.core.dumps import unpacked
from redphone.core.state import State, from_ints, new

DataFiles = Mapping[str, str | os.PathLike[str]]

MOST_BOOKS: Final = 256
MOST_DATA: Final = 64 * 1024
MOST_DATA_LINE: Final = 2_000
DEEPEST_DATA: Final = 20


class GameError(ValueError):
    """A game, an option, a number of seats or a data file that does not fit. The message helps."""


class DataError(GameError):
    """A data file that is not what the game needs."""


@final
class Option:
    """A reading of the rules that the players may choose."""

    def __init__(self, default: OptionValue, values: list[OptionValue]) -> None:
        self.default: Final = default
        self.values: Final = values

    def text(self, value: OptionValue) -> str:
        """The value as people write it, in a record or at the command line."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value)

    def parse(self, text: str) -> OptionValue | None:
        """The value that is written so, or None."""
        for value in self.values:
            if self.text(value) == text:
                return value
        return None

    def allows(self, value: object) -> bool:
        # True == 1 in Python; an option of numbers does not take a yes.
        return any(type(value) is type(allowed) and value == allowed for allowed in self.values)


@final
class Registration:
    """A game as its package registers it."""

    def __init__(
        self,
        slug: str,
        rules: int,
        seats: tuple[int, int],
        options: dict[str, Option],
        folder: Path,
        data: list[str],
        build: Callable[[Edition], Book],
        hidden: bool = False,
        title: str = "title",
        about: str = "about",
        names: Callable[[dict[str, dict[str, object]]], dict[str, dict[str, str]]] | None = None,
        made_up: Callable[[Random], dict[str, str]] | None = None,
    ) -> None:
        self.slug: Final = slug
        self.rules: Final = rules
        """The newest version of the rules. Older ones can still be played and replayed."""
        self.seats: Final = seats
        self.options: Final = options
        self.folder: Final = folder
        """The game's package: its data and texts lie below it."""
        self.data: Final = data
        """The names of its data files, without `.toml`. An owner can replace each of them."""
        self.build: Final = build
        self.hidden: Final = hidden
        self.title: Final = title
        """The ids of the texts that say what it is called, and what it is: a package may have two games."""
        self.about: Final = about
        self.names: Final = names
        """What data files call their cards and the like, by language and id, where they say so themselves."""
        self.made_up: Final = made_up
        """Data files made up at random, without a mistake: what an owner may write must play as well."""

    def standard(self, name: str) -> str:
        return (self.folder / "data" / f"{name}.toml").read_text(encoding="utf-8")


_REGISTERED: Final[dict[str, Registration]] = {}
_BOOKS: Final[dict[str, Book]] = {}


def register(registration: Registration) -> None:
    if registration.slug in _REGISTERED:
        raise GameError(f"a game called {registration.slug!r} is registered already")
    _REGISTERED[registration.slug] = registration


def slugs(hidden: bool = False) -> list[str]:
    """The names of the registered games; those that exist only for tests are left out unless asked for."""
    return [slug for slug, found in _REGISTERED.items() if hidden or not found.hidden]


@final
class Game:
    """A game with its data files, ready to be played.

    >>> import redphone
    >>> game = redphone.game("13")
    >>> game.seats, game.rules, sorted(game.options)
    ((3, 6), 1, ['open_piles'])
    >>> game.new(seats=7)
    Traceback (most recent call last):
        ...
    redphone.core.game.GameError: 13 is played by 3 to 6, not by 7
    >>> game.new(seats=4, options={"open_pile": True})
    Traceback (most recent call last):
        ...
    redphone.core.game.GameError: 13 has no option 'open_pile'; it has: open_piles
    """

    def __init__(self, registration: Registration, replaced: Mapping[str, str]) -> None:
        self.registration: Final = registration
        self.slug: Final = registration.slug
        self.rules: Final = registration.rules
        self.seats: Final = registration.seats
        self.options: Final = registration.options
        # A record writes them line by line, whatever system they came from, and in one order.
        lines = {name: text.replace("\r\n", "\n").replace("\r", "\n") for name, text in replaced.items()}
        self.replaced: Final = {
            name: lines[name]
            for name in registration.data
            if name in lines and lines[name] != registration.standard(name)
        }
        """The texts of the data files that stand in the place of ours, by name."""
        for name in replaced:
            if name not in registration.data:
                known = ", ".join(registration.data)
                raise DataError(f"{self.slug} has no data file {name!r}; it has: {known}")
        texts = {
            name: self.replaced[name] if name in self.replaced else registration.standard(name)
            for name in registration.data
        }
        self._loaded: Final[dict[str, Book]] = {}
        self._data: Final = {name: _parsed(name, text) for name, text in texts.items()}
        # Of what the files say, not of how: neither comments nor the order of keys count.
        facts = json.dumps(self._data, sort_keys=True, default=repr)
        self.data_hash: Final = hashlib.sha256(facts.encode()).hexdigest()[:16]

    def with_data(self, texts: Mapping[str, str]) -> Game:
        """The same game with the contents of these data files in the place of those it had."""
        return Game(self.registration, {**self.replaced, **texts})

    def names(self, lang: str) -> dict[str, str]:
        """What its data files call their cards and the like in a language; elsewhere our texts name them."""
        if self.registration.names is None:
            return {}
        return self.registration.names(self._data).get(lang, {})

    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        rules: int | None = None,
    ) -> State:
        """A new game; without a number of seats the fewest, without a version the newest rules."""
        seats = self.seats[0] if seats is None else seats
        if (wrong := self.refuses(seats)) is not None:
            raise GameError(wrong)
        # Who wants to hear it can: see Play.
        return new(self.book(options, rules), seats, listening=True)

    def refuses(self, seats: int) -> str | None:
        """Why so many cannot play, if they cannot."""
        low, high = self.seats
        if low <= seats <= high:
            return None
        players = f"{low} to {high}" if low < high else f"{low}"
        return f"{self.slug} is played by {players}, not by {seats}"

    def load(self, dump: bytes) -> State:
        """The state that was dumped. Another game's, another data file's or a newer version's is refused."""
        line, ints = unpacked(dump)
        book = self._loaded.get(line)
        if book is None:
            book = self._loaded[line] = self._book_of(line)
        return from_ints(book, ints)

    def _book_of(self, line: str) -> Book:
        """The Book that a dump was made with, by the dump's first line."""
        try:
            header = json.loads(line)
            slug, version, options, data = (header[key] for key in ("game", "rules", "options", "data"))
            options = dict(options)
        except (KeyError, TypeError, ValueError) as error:
            raise GameError("this is not a whole state, but perhaps what a seat knows of one") from error
        if slug != self.slug:
            raise GameError(f"this is a state of {slug}, not of {self.slug}")
        if data != self.data_hash:
            raise GameError(f"this state of {self.slug} was played with other data files")
        if type(version) is not int:
            raise GameError(f"{version!r} is not a version of the rules")
        book = self.book(options, version)
        if book.header != line:
            raise GameError(f"this state of {self.slug} was saved by another edition of the engine")
        return book

    def book(self, options: Mapping[str, OptionValue] | None = None, version: int | None = None) -> Book:
        """The rules with these options, in this version (by default the newest)."""
        version = self.rules if version is None else version
        if not 1 <= version <= self.rules:
            raise GameError(
                f"rules version {version} of {self.slug} is not known here; the newest is {self.rules}"
            )
        chosen = {name: option.default for name, option in self.options.items()}
        for name, value in (options or {}).items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise GameError(f"{self.slug} has no option {name!r}; it has: {known}")
            option = self.options[name]
            if not option.allows(value):
                allowed = ", ".join(option.text(known) for known in option.values)
                raise GameError(f"{name} is one of: {allowed}; not {value!r}")
            chosen[name] = value
        edition = Edition(self.slug, version, self.seats, chosen, self._data, self.data_hash)
        found = _BOOKS.pop(edition.hash, None)
        if found is None:
            found = self._built(edition)
            if len(_BOOKS) >= MOST_BOOKS:
                del _BOOKS[next(iter(_BOOKS))]
        # Last used, last to go.
        _BOOKS[edition.hash] = found
        return found

    def _built(self, edition: Edition) -> Book:
        try:
            return self.registration.build(edition)
        except GameError:
            raise
        except ValueError as error:
            # Too many cards, two of one name: what the core finds out when it lays the tables.
            raise DataError(f"these data files do not fit {self.slug}: {error}") from error

    def __repr__(self) -> str:
        return f"<Game {self.slug}>"


def _parsed(name: str, text: str) -> dict[str, object]:
    if len(text) > MOST_DATA:
        raise DataError(f"{name}.toml: at most {MOST_DATA} characters, not {len(text)}")
    # The parser's time grows with the square of a key's parts, and a key is on one line.
    longest = max(len(line) for line in text.split("\n"))
    if longest > MOST_DATA_LINE:
        raise DataError(f"{name}.toml: lines of at most {MOST_DATA_LINE} characters, not {longest}")
    try:
        return _in_order(tomllib.loads(text))
    except (ValueError, RecursionError) as error:
        raise DataError(f"{name}.toml: {error}") from error


def _in_order(table: dict[str, object], depth: int = 0) -> dict[str, object]:
    """The table with its keys in order, so that no rule can go by what the hash does not tell."""
    return {key: _with_tables_in_order(value, depth + 1) for key, value in sorted(table.items())}


def _with_tables_in_order(value: object, depth: int) -> object:
    """A value with the tables in it in order, those in lists too: [[card]] is a list of tables."""
    if depth > DEEPEST_DATA:
        # Compiled code would not stop at the interpreter's limit of recursion, but crash.
        raise ValueError(f"tables and lists inside each other, more than {DEEPEST_DATA} deep")
    if isinstance(value, dict):
        return _in_order(value, depth)
    if isinstance(value, list):
        return [_with_tables_in_order(one, depth + 1) for one in value]
    return value


def game(slug: str, data: DataFiles | str | os.PathLike[str] | None = None) -> Game:
    """A registered game.

    `data` replaces its data files by others: paths by name, or one path where it has one file.
    """
    if slug not in _REGISTERED:
        raise GameError(f"no game is called {slug!r}; there are: {', '.join(slugs())}")
    registration = _REGISTERED[slug]
    if data is None:
        return Game(registration, {})
    if isinstance(data, Mapping):
        paths = dict(data)
    elif len(registration.data) == 1:
        paths = {registration.data[0]: data}
    else:
        raise DataError(
            f"{slug} has several data files, name the one you replace: {', '.join(registration.data)}"
        )
    texts: dict[str, str] = {}
    for name, path in paths.items():
        try:
            # Some editors begin a file with a mark of its encoding.
            texts[name] = Path(path).read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError) as error:
            raise DataError(f"cannot read {os.fspath(path)}: {error}") from error
    found = Game(registration, texts)
    # What is wrong with a file is told now, and not when the first game starts.
    found.book()
    return found
