"""The log of a table: what was told before, and what is new."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from redphone.core.events import Event
from redphone.terminal import Table
from redphone.texts import Texts


def told(
    table: Table, before: Sequence[Event], since: Sequence[Event], texts: Texts
) -> tuple[list[Text], list[Text]]:
    """The lines that stood there before, and those that are new or that go on.

    All events are told at once: what a line says can depend on what came long before it.
    """
    lines = table.log([*before, *since], texts)
    earlier = table.log(before, texts) if before else []
    old = 0
    while old < min(len(earlier), len(lines)) and earlier[old].plain == lines[old].plain:
        old += 1
    return lines[:old], lines[old:]
