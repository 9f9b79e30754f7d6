"""Records: one text file a game, one line an action, chance included. The record is the game.

    redphone record 1
    game 13
    rules 1
    data 0f3a5c7e9b1d2f40
    option open_piles no
    seats 3

    chance dealer 2
    chance draw blue-5
    ...
    3 play blue-5
    over 17 22 25 winner 1

Seats count from 1. A line that starts with # is a comment on the line below it. Replaced data files stand in
the header.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from redphone.core.actions import IllegalAction
from redphone.core.book import OptionValue, Outcome
from redphone.core.game import Game, GameError, game
from redphone.core.layout import CHANCE, OVER

if TYPE_CHECKING:
    from redphone.core.play import Play

MAGIC: Final = "redphone record 1"


MOST_LINE: Final = 200
"""More characters than any action has."""


def quoted(text: str) -> str:
    """What a file says, as it may be shown: in quotes, on one line, and cut."""
    return repr(text if len(text) <= 80 else text[:80] + "…")


class RecordError(ValueError):
    """A record that cannot be read or does not hold: the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        self.line: int = line
        self.reason: str = reason
        super().__init__(f"line {line}: {reason}")

    def __reduce__(self) -> tuple[type[RecordError], tuple[int, str]]:
        return RecordError, (self.line, self.reason)


@final
class Line:
    """One action: who, what, and the comments above it."""

    def __init__(self, seat: int, action: str, comments: list[str], number: int = 0) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.comments: Final = comments
        self.number: Final = number
        """Where it stands in the file it was read from."""

    def text(self) -> str:
        return f"{'chance' if self.seat == CHANCE else self.seat + 1} {self.action}"


@final
class Record:
    """A game from its first action on.

    >>> import redphone
    >>> play = redphone.Play(redphone.game("13"), seats=3)
    >>> events = play.apply("dealer 2")
    >>> record = play.record
    >>> print(record.write())
    redphone record 1
    game 13
    rules 1
    data ...
    option open_piles no
    seats 3
    <BLANKLINE>
    chance dealer 2
    <BLANKLINE>
    >>> redphone.Record.parse(record.write()).write() == record.write()
    True
    """

    def __init__(
        self,
        game: Game,
        rules: int,
        options: Mapping[str, OptionValue],
        seats: int,
        lines: list[Line],
        result: str = "",
        comments: list[str] | None = None,
        end: int = 0,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.options: Final = dict(options)
        self.seats: Final = seats
        self.lines: Final = lines
        self.result: Final = result
        """The last line of a finished game: `over`, the scores and the winners."""
        self.comments: Final = comments or []
        """Comments below the last action, or above the result."""
        self.end: Final = end
        """Where the last line stands in the file that was read."""

    @staticmethod
    def read(path: str | os.PathLike[str]) -> Record:
        """Read a file; RecordError names the line and the reason if it is not a record."""
        try:
            text = Path(path).read_bytes().decode("utf-8")
        except UnicodeDecodeError as error:
            raise RecordError(1, "this is not a text file in UTF-8") from error
        return Record.parse(text)

    @staticmethod
    def parse(text: str) -> Record:
        """Read a text. Only the form is looked at: `check` and `replay` look at the moves."""
        return _Reader(text).record()

    def write(self) -> str:
        """The record as a text; what was read comes back byte for byte."""
        out = [MAGIC, f"game {self.game.slug}", f"rules {self.rules}", f"data {self.game.data_hash}"]
        for name, text in self.game.replaced.items():
            out.append(f"file {name}")
            out += [f"| {line}" if line else "|" for line in text.split("\n")]
        for name, value in self.options.items():
            out.append(f"option {name} {self.game.options[name].text(value)}")
        out += [f"seats {self.seats}", ""]
        for line in self.lines:
            out += line.comments
            out.append(line.text())
        out += self.comments
        if self.result:
            out.append(self.result)
        return "\n".join(out) + "\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        Path(path).write_bytes(self.write().encode("utf-8"))

    def start(self) -> Play:
        """The position before the first action."""
        # Play writes records and records are replayed by Play: one of the two has to look the other up late.
        from redphone.core.play import Play

        return Play(self.game, self.seats, self.options, self.rules)

    def replay(self) -> Iterator[Play]:
        """The same Play again and again: before the first action, and after each."""
        return _Replay(self)

    def check(self) -> Play:
        """Replay to the end. RecordError if an action was not offered or the result is another."""
        play = self.start()
        for line in self.lines:
            self.advance(play, line)
        for line, written in zip(self.lines, play.record.lines, strict=True):
            if line.seat != written.seat:
                raise RecordError(line.number, "answers to one question stand in the order of the seats")
        outcome = play.state.outcome
        if self.result and outcome is None:
            raise RecordError(self.end, "the record says that the game is over, but it goes on")
        if outcome is not None and self.result != result_line(outcome):
            right = f"the result is '{result_line(outcome)}'"
            wrong = f"not {quoted(self.result)}" if self.result else "and it is missing"
            raise RecordError(self.end, f"{right}, {wrong}")
        return play

    def advance(self, play: Play, line: Line) -> None:
        """Do one line's action."""
        state = play.state
        if state.actor == OVER:
            raise RecordError(line.number, f"{quoted(line.text())} comes after the end of the game")
        try:
            play.apply(line.action, line.seat)
        except IllegalAction as error:
            raise RecordError(line.number, str(error)) from error

    def __repr__(self) -> str:
        return f"<Record of {self.game.slug}, {self.seats} seats, {len(self.lines)} actions>"


class _Replay:
    """An iterator over a record. (A generator would do, but compiled code has none.)"""

    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self.play: Play | None = None
        self.next_line: int = 0

    def __iter__(self) -> Iterator[Play]:
        return self

    def __next__(self) -> Play:
        if self.play is None:
            self.play = self.record.start()
            return self.play
        if self.next_line == len(self.record.lines):
            raise StopIteration
        self.record.advance(self.play, self.record.lines[self.next_line])
        self.next_line += 1
        return self.play


def result_line(outcome: Outcome) -> str:
    scores = " ".join(str(score) for score in outcome.scores)
    if not outcome.winners:
        return f"over {scores} winner none"
    winners = " ".join(str(seat + 1) for seat in outcome.winners)
    return f"over {scores} winner {winners}"


@final
class _Reader:
    """Reads a record line by line."""

    def __init__(self, text: str) -> None:
        if "\r" in text:
            raise RecordError(1 + text[: text.index("\r")].count("\n"), "lines end with a line feed alone")
        if not text.endswith("\n"):
            raise RecordError(1 + text.count("\n"), "the last line is cut off")
        self.lines: Final = text.split("\n")[:-1]
        self.at: int = 0

    def fail(self, reason: str) -> RecordError:
        return RecordError(self.at, reason)

    def peek(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    def take(self, word: str) -> str:
        """The rest of a header line that must start with this word."""
        found = self.peek()
        self.at += 1
        if not found.startswith(word + " ") or len(found) > MOST_LINE:
            raise self.fail(f"expected '{word} …', found {quoted(found)}")
        return found[len(word) + 1 :]

    def number(self, word: str) -> int:
        text = self.take(word)
        if len(text) > 9 or not text.isascii() or not text.isdigit() or str(int(text)) != text:
            raise self.fail(f"{quoted(text)} is not a number")
        return int(text)

    def record(self) -> Record:
        if self.peek() != MAGIC:
            self.at = 1
            raise self.fail(f"a record starts with '{MAGIC}'")
        self.at = 1
        slug = self.take("game")
        slug_line = self.at
        rules = self.number("rules")
        rules_line = self.at
        data_hash = self.take("data")
        data_line = self.at
        replaced = self.files()
        found = self.game(slug, slug_line)
        try:
            found = found.with_data(replaced)
        except GameError as error:
            raise RecordError(data_line, str(error)[:300]) from error
        if list(found.replaced) != list(replaced):
            raise RecordError(
                data_line, "replaced files stand in the game's order, and only those that differ"
            )
        if not 1 <= rules <= found.rules:
            raise RecordError(
                rules_line, f"rules version {rules} of {slug} is not known here; the newest is {found.rules}"
            )
        if found.data_hash != data_hash:
            raise RecordError(data_line, f"the game was played with other data files ({data_hash})")
        options = self.options(found)
        try:
            found.book(options, rules)
        except GameError as error:
            raise RecordError(data_line, str(error)[:300]) from error
        seats = self.number("seats")
        if (wrong := found.refuses(seats)) is not None:
            raise self.fail(wrong)
        self.at += 1
        if self.at > len(self.lines) or self.lines[self.at - 1]:
            raise self.fail("a blank line follows the header")
        return self.body(found, rules, options, seats)

    def game(self, slug: str, line: int) -> Game:
        try:
            return game(slug)
        except GameError as error:
            raise RecordError(line, str(error)) from error

    def files(self) -> dict[str, str]:
        out: dict[str, str] = {}
        while self.peek().startswith("file "):
            name = self.take("file")
            text: list[str] = []
            while self.peek().startswith("| ") or self.peek() == "|":
                self.at += 1
                text.append(self.lines[self.at - 1][2:])
                if self.lines[self.at - 1] == "| ":
                    raise self.fail("a blank line of a data file is written as '|'")
            if name in out or not text:
                raise self.fail(f"the file {name!r} is empty or stands twice")
            out[name] = "\n".join(text)
        return out

    def options(self, found: Game) -> dict[str, OptionValue]:
        out: dict[str, OptionValue] = {}
        for name, option in found.options.items():
            written = self.take("option")
            value = option.parse(written[len(name) + 1 :]) if written.startswith(name + " ") else None
            if value is None:
                allowed = ", ".join(option.text(known) for known in option.values)
                raise self.fail(f"expected 'option {name} …' with one of: {allowed}")
            out[name] = value
        return out

    def body(self, found: Game, rules: int, options: dict[str, OptionValue], seats: int) -> Record:
        lines: list[Line] = []
        comments: list[str] = []
        result = ""
        while self.at < len(self.lines):
            text = self.lines[self.at]
            self.at += 1
            if result:
                raise self.fail(f"{quoted(text)} comes after the end of the game")
            if text.startswith("#"):
                comments.append(text)
            elif text.startswith("over "):
                result = text
            else:
                lines.append(self.line(text, seats, comments))
                comments = []
        return Record(found, rules, options, seats, lines, result, comments, self.at)

    def line(self, text: str, seats: int, comments: list[str]) -> Line:
        who, _, action = text.partition(" ")
        if not action or len(text) > MOST_LINE or action != " ".join(action.split()):
            raise self.fail(f"expected who, verb and noun, found {quoted(text)}")
        if who == "chance":
            return Line(CHANCE, action, comments, self.at)
        for seat in range(seats):
            if who == str(seat + 1):
                return Line(seat, action, comments, self.at)
        raise self.fail(f"{quoted(who)} is neither chance nor one of the seats 1 to {seats}")
