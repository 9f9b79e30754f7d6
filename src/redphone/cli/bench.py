"""`redphone bench`: how fast the engine is."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path

from redphone import bench
from redphone.cli.mistakes import Mistake, cannot_read, cannot_write
from redphone.cli.setup import find_game
from redphone.texts import Texts


def run(arguments: Namespace, texts: Texts) -> int:
    for typed in arguments.game:
        find_game(typed)
    if arguments.save:
        # Minutes of measuring are not for nothing.
        can_be_added_to(Path(arguments.save))
    return bench.run(arguments)


def can_be_added_to(path: Path) -> None:
    if not path.exists():
        if not path.parent.is_dir():
            raise Mistake("cannot-write", because="because-no-folder", file=str(path))
        if not os.access(path.parent, os.W_OK):
            raise Mistake("cannot-write", because="because-forbidden", file=str(path))
        return
    try:
        path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Mistake("cannot-read", because="because-no-text", file=str(path)) from error
    except OSError as error:
        raise cannot_read(str(path), error) from error
    try:
        path.open("r+").close()
    except OSError as error:
        raise cannot_write(str(path), error) from error
