"""The command line. `main` is what `redphone` and `python -m redphone` run."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence

from redphone.cli.arguments import parsed, parser, taken_language
from redphone.cli.mistakes import Mistake
from redphone.cli.screen import written
from redphone.texts import Texts

__all__ = ["main"]

USERS_MISTAKE = 2
INTERRUPTED = 130
CLOSED_PIPE = 141
MODULES = {"map": "deck", "die": "deck"}
"""Commands that stand in the module of another one."""


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; the number is for the shell."""
    given = list(sys.argv[1:] if words is None else words)
    texts = Texts("en")
    try:
        lang, given = taken_language(given)
        texts = Texts(lang)
        code = run(given, texts)
        sys.stdout.flush()
    except Mistake as mistake:
        # A language whose letters are missing is no language to say so in.
        said = mistake.line(Texts("en") if mistake.id == "no-letters" else texts)
        print(written(f"redphone: {said}", sys.stderr), file=sys.stderr)
        return USERS_MISTAKE
    except KeyboardInterrupt:
        print(written(texts.say("interrupted"), sys.stderr), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Who read this has gone. What is left in the buffer must not be written at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    return code


def run(words: Sequence[str], texts: Texts) -> int:
    try:
        arguments = parsed(words, texts)
    except SystemExit:
        # argparse has printed its help.
        return 0
    if arguments.version:
        import redphone

        print(f"redphone {redphone.__version__} ({'compiled' if redphone.compiled else 'uncompiled'})")
        return 0
    if arguments.command is not None:
        # Each command is imported when it is run: a list of games does not wait for the checks to load.
        module = importlib.import_module(f"{__name__}.{MODULES.get(arguments.command, arguments.command)}")
        code: int = module.run(arguments, texts)
        return code
    parser(texts).print_help()
    return 0
