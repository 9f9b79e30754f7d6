"""What happened in 13 Minutes, told on a terminal: a line a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from redphone.core.events import Event, Field
from redphone.games.minutes.terminal_view import sign
from redphone.terminal import ALARM, STRONG, joined
from redphone.texts import Texts

HEADS: Final = ("commanded", "played-event", "triggered")
"""What says how a card is used; then comes what came of it."""
BEHIND: Final = (*HEADS, "declined", "no-effect", "placed", "removed", "moved")
"""What is told on the line of the card that it comes from."""
SILENT: Final = ("drew-hidden",)
"""What the table shows anyway."""
STYLES: Final = {"game": STRONG, "war": ALARM, "points": STRONG, "totals": STRONG}


def log(events: Sequence[Event], texts: Texts) -> list[Text]:
    """A line for each card that is laid, with all that came of it; other things on lines of their own."""
    out: list[Text] = []
    behind: list[Event] | None = None
    for event in [*(event for event in events if event.id not in SILENT), None]:
        if event is not None and event.id in BEHIND and behind is not None:
            behind.append(event)
            continue
        if behind:
            out[-1].append(f" {came_of_it(behind, texts, is_over=event is not None)}")
        behind = None
        if event is None:
            break
        if event.id == "laid":
            behind = []
            side, card, to = (str(event.fields[name]) for name in ("side", "card", "to"))
            out.append(joined(sign(side), f" {texts.name(card)} → {texts.name(to)}."))
        else:
            out.append(Text(texts.event(event), STYLES.get(event.id, "")))
    return out


def came_of_it(events: Sequence[Event], texts: Texts, is_over: bool) -> str:
    """How a card was used and what that did: "Command 2: Cuba +2 (2)."; "Command 2: no cubes." once something
    else goes on, "Command 2." while that is not decided.
    """
    out: list[str] = []
    head, came = "", ""
    commands = False
    who: Field | None = None
    for event in [*events, None]:
        if event is not None and event.id not in (*HEADS, "declined"):
            # Cubes of the other side come and go at this one's order, too.
            is_own = event.id != "placed" or event.fields["side"] == who
            said = in_short(event, texts) if is_own else texts.say("log-placed-of", **event.fields)
            came = f"{came} {said}".lstrip()
            continue
        if commands and is_over and not came:
            came = texts.say("log-no-cubes")
        if head and came:
            came = texts.say("labelled", label=head, words=came)
        elif head:
            came = texts.say("log-alone", words=head)
        out += [came] if came else []
        head, came = "", ""
        commands = event is not None and event.id == "commanded"
        who = None if event is None else event.fields["side"]
        if event is not None and event.id in HEADS:
            head = in_short(event, texts)
        elif event is not None:
            out.append(in_short(event, texts))
    return " ".join(out)


def in_short(event: Event, texts: Texts) -> str:
    """What came of a card, in short."""
    fields = event.fields
    if event.id == "placed":
        return texts.say("log-placed", at=fields["at"], n=fields["n"], now=fields["now"])
    if event.id == "removed":
        return texts.say("log-removed", **fields)
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
