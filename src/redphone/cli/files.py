"""Files that are read, and where records are kept."""

from __future__ import annotations

import contextlib
import errno
import os
import shlex
import shutil
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from redphone.cli.mistakes import Mistake, cannot_read, cannot_write
from redphone.core.records import Record

SUFFIX: Final = ".record"
MOST_READ: Final = 1_000_000
"""Characters: more than any data file or file of shapes may have."""


def text_of(file: str) -> str:
    """What is in a data file. One that never ends, such as a device, is not read to its end."""
    try:
        # Some editors begin a file with a mark of its encoding.
        with Path(file).open(encoding="utf-8-sig") as stream:
            text = stream.read(MOST_READ + 1)
    except UnicodeDecodeError as error:
        raise Mistake("cannot-read", because="because-no-text", file=file) from error
    except OSError as error:
        raise cannot_read(file, error) from error
    if len(text) > MOST_READ:
        raise Mistake("cannot-read", because="because-too-large", file=file)
    return text


def data_folder(environment: Mapping[str, str]) -> Path:
    """The user's folder for records."""
    if given := environment.get("XDG_DATA_HOME"):
        base = Path(given)
    elif sys.platform == "win32" and (local := environment.get("LOCALAPPDATA")):
        base = Path(local)
    else:
        base = Path.home() / ".local" / "share"
    return base / "redphone" / "records"


def reserve(path: Path) -> Path:
    """Make sure, before a game begins too, that a file can be written and that nothing is overwritten."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.exists() and path.stat().st_size:
            raise Mistake("file-exists", file=str(path))
        if not path.exists():
            path.open("x").close()
    except OSError as error:
        raise cannot_write(str(path), error) from error
    return path


def new_record(slug: str) -> Path:
    """A new file among the user's records, named by the game and the time."""
    folder = data_folder(os.environ)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(str(folder), error) from error
    stem = f"{slug}-{time.strftime('%Y%m%d-%H%M%S')}"
    for more in range(1, 1000):
        path = folder / f"{stem}{f'-{more}' if more > 1 else ''}{SUFFIX}"
        if not path.exists():
            break
    return reserve(path)


def save(record: Record, path: Path) -> None:
    """Write a record so that a crash leaves the old one or the new one, never a half."""
    try:
        if path.is_file() or not path.exists():
            draft = path.with_name(path.name + ".part")
            record.save(draft)
            draft.replace(path)
        else:
            # A device or a pipe.
            record.save(path)
    except OSError as error:
        raise cannot_write(str(path), error) from error


def shown(path: Path) -> str:
    """A path as a person writes it: `~` is the home folder."""
    with contextlib.suppress(ValueError, RuntimeError):
        return str(Path("~") / path.relative_to(Path.home()))
    return str(path)


def typed(path: Path) -> str:
    """The same as a shell reads it."""
    text = shown(path)
    return "~/" + shlex.quote(text[2:]) if text.startswith("~/") else shlex.quote(text)


def program() -> str:
    """How a shell starts this program: by its name, if that is found, or as it was started."""
    called = Path(sys.argv[0])
    if called.name == "redphone" and not shutil.which("redphone"):
        return typed(called)
    if shutil.which("redphone") or called.parts[-2:] != ("redphone", "__main__.py"):
        return "redphone"
    python = Path(sys.executable)
    found = shutil.which(python.name)
    return f"{python.name if found and Path(found) == python else typed(python)} -m redphone"
