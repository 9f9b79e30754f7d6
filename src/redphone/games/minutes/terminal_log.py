"""What happened in 13 Minutes, told on a terminal: a line a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from redphone.core.events import Event
from redphone.games.minutes.terminal_view import sign
from redphone.terminal import ALARM, QUIET, STRONG, joined
from redphone.texts import Texts

BEHIND: Final = (
    "commanded",
    "played-event",
    "triggered",
    "declined",
    "no-effect",
    "placed",
    "removed",
    "moved",
)
"""What is told on the line of the card that it comes from."""
SILENT: Final = ("drew-hidden",)
"""What the table shows anyway."""
STYLES: Final = {"game": STRONG, "war": ALARM, "points": STRONG, "totals": STRONG}


def log(events: Sequence[Event], texts: Texts) -> list[Text]:
    """A line for each card that is laid, with all that came of it; other things on lines of their own."""
    out: list[Text] = []
    is_card = False
    for event in events:
        if event.id in SILENT:
            continue
        if event.id in BEHIND and is_card:
            out[-1].append(f" {behind(event, texts)}", QUIET if event.id in ("declined", "no-effect") else "")
            continue
        is_card = event.id == "laid"
        if is_card:
            side, card, to = (str(event.fields[name]) for name in ("side", "card", "to"))
            out.append(joined(sign(side), f" {texts.name(card)} → {texts.name(to)}."))
        else:
            out.append(Text(texts.event(event), STYLES.get(event.id, "")))
    return out


def behind(event: Event, texts: Texts) -> str:
    """What came of a card, in short."""
    fields = event.fields
    if event.id == "placed":
        return texts.say("log-placed", at=fields["at"], n=fields["n"], now=fields["now"])
    if event.id == "removed":
        return texts.say("log-removed", at=fields["at"], n=fields["n"], now=fields["now"])
    if event.id == "moved":
        return texts.say("log-moved", at=fields["at"], to=fields["to"])
    if event.id == "commanded":
        return texts.say("log-command", n=fields["n"])
    if event.id == "played-event":
        return texts.say("log-event")
    if event.id == "triggered":
        return texts.say("log-triggered", side=fields["side"])
    if event.id == "declined":
        return texts.say("log-declined", side=fields["side"])
    return texts.say("log-no-effect")
