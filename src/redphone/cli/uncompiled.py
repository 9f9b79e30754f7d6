"""A slow engine says so."""

from __future__ import annotations

from typing import TextIO

import redphone
from redphone.cli.screen import written
from redphone.texts import Texts


def say_if_uncompiled(texts: Texts, to: TextIO | None) -> str:
    """The sentence, written if there is somewhere to write it; nothing where the engine is compiled."""
    if redphone.compiled:
        return ""
    said = texts.say("uncompiled")
    if to is not None:
        print(written(said, to), file=to)
    return said
