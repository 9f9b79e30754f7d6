"""A run in a file: its header, then a line of JSON for every deal that was finished."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from redphone.arena.deals import Deal
from redphone.arena.tables import Match

FORMAT: Final = "redphone arena 1"


class SaveError(ValueError):
    """A file that this run cannot be added to. `what` differs, or else a `line` cannot be read."""

    def __init__(self, path: Path, what: str = "", theirs: str = "", ours: str = "", line: int = 0) -> None:
        self.path: Final = path
        self.what: Final = what
        self.theirs: Final = theirs
        self.ours: Final = ours
        self.line: Final = line
        why = f"its {what} is {theirs}, not {ours}" if what else f"line {line} is not of a run"
        super().__init__(f"{path} cannot be gone on with: {why}")


class Save:
    """The deals that were finished, and where the next ones go."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path: Final = path
        self.deals: Final[list[Deal]] = []
        header = {"format": FORMAT, **match.header()}
        text = path.read_bytes() if path.exists() else b""
        # Whoever was killed while writing left half a line: it was never finished.
        whole = text[: text.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines:
            self._compare(lines[0], header)
        elif not _line(header).startswith(text):
            raise SaveError(path, line=1)
        seen: set[tuple[int, int]] = set()
        for number, line in enumerate(lines[1:], start=2):
            try:
                deal = Deal.of_json(json.loads(line))
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                raise SaveError(path, line=number) from error
            if (deal.table, deal.number) not in seen:
                seen.add((deal.table, deal.number))
                self.deals.append(deal)
        self._file = path.open("r+b" if path.exists() else "x+b")
        self._file.truncate(len(whole))
        self._file.seek(0, 2)
        if not lines:
            self._write(header)

    def _compare(self, line: bytes, header: dict[str, object]) -> None:
        try:
            found = json.loads(line)
        except ValueError as error:
            raise SaveError(self.path, line=1) from error
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise SaveError(self.path, line=1)
        for what, ours in header.items():
            if found.get(what) != ours:
                theirs = json.dumps(found.get(what), ensure_ascii=False)
                raise SaveError(self.path, what, theirs, json.dumps(ours, ensure_ascii=False))

    def add(self, deal: Deal) -> None:
        self.deals.append(deal)
        self._write(deal.as_json())

    def _write(self, line: dict[str, object]) -> None:
        self._file.write(_line(line))
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def _line(found: dict[str, object]) -> bytes:
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
