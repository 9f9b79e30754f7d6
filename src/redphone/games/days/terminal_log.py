"""What happened in 13 Days, told on a terminal: a line a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from redphone.core.events import Event
from redphone.games.days.terminal_notes import COMMANDS, PLAYED
from redphone.games.days.terminal_view import INKS, SHAPES, short, sign
from redphone.terminal import ALARM, QUIET, STRONG, joined
from redphone.texts import Texts

MOVED: Final = {"placed": 1, "removed": -1, "escalated": 1, "deflated": -1}
TOLD_BEHIND: Final = ("declined", "no-effect", "blocked", "gained", "lasts", "got-letter")
"""What is told on the line of the card that it comes from."""
TAKE_THEIRS: Final = ("air_strike", "non_invasion_pledge", "u2_downed", "bay_of_pigs")
"""The events that remove cubes of the other side."""
STYLES: Final = {"round": STRONG, "war": ALARM, "declined": QUIET, "no-effect": QUIET}
END: Final = Event("", {}, audience=0)
SILENT: Final = ("drew", "drew-hidden", "agendas-chosen")
"""What the table shows anyway."""


def log(events: Sequence[Event], texts: Texts) -> list[Text]:
    """A line for each card that is played, with all that came of it."""
    out: list[Text] = []
    is_new_round = is_told_behind = takes_theirs = False
    flagged = commander = interrupted = ""
    moved: list[Event] = []
    for event in [*events, END]:
        if event.id in MOVED:
            if event.fields["side"] == interrupted and (
                event.id == "placed" or (event.id == "removed" and not takes_theirs)
            ):
                # No event places cubes of the other side, few remove them: the Command goes on.
                if moved:
                    tell_behind(out, moves(moved, texts), is_told_behind)
                out.append(joined(sign(commander), f" {capital(texts.say('head-command'))} –"))
                moved, is_told_behind, interrupted = [], True, ""
            if not (is_new_round and event.id == "escalated"):
                moved.append(event)
            continue
        if moved:
            tell_behind(out, moves(moved, texts), is_told_behind)
            moved, is_told_behind = [], True
        if event.id in SILENT or event is END:
            continue
        is_new_round = event.id == "round"
        side = str(event.fields.get("side", ""))
        if event.id == "flagged":
            # The three of a side stand on one line.
            agenda = short(str(event.fields["agenda"]), texts)
            if flagged == side:
                out[-1].append(f", {agenda}")
            else:
                out.append(joined(sign(side), f" {texts.say('log-flags')} {agenda}"))
            flagged = side
            continue
        flagged = ""
        said = Text(texts.event(event), STYLES.get(event.id, ""))
        if event.id in TOLD_BEHIND and is_told_behind:
            tell_behind(out, said, True)
            continue
        if event.id in PLAYED:
            said = joined(sign(side), " ", said)
            interrupted = commander if event.id == "triggered" else ""
            commander = side if event.id in COMMANDS else ""
            commander = commander or interrupted
            takes_theirs = event.fields["card"] in TAKE_THEIRS
        out.append(said)
        is_told_behind = event.id not in ("round", "revealed")
    return out


def tell_behind(out: list[Text], said: Text, is_told_behind: bool) -> None:
    if is_told_behind and out:
        out[-1] = joined(out[-1], " ", said)
    else:
        out.append(said)


def moves(events: Sequence[Event], texts: Texts) -> Text:
    """Cubes and markers that moved, each once: `★ Berlin 0→3, ★ ▲ military 3→5`."""
    first: dict[tuple[str, str], int] = {}
    last: dict[tuple[str, str], int] = {}
    for event in events:
        thing = str(event.fields["at"] if "at" in event.fields else event.fields["track"])
        key = (str(event.fields["side"]), thing)
        now = int(event.fields["now"])
        first.setdefault(key, now - MOVED[event.id] * int(event.fields["n"]))
        last[key] = now
    pieces: list[Text] = []
    for (side, thing), now in last.items():
        label = f"{SHAPES[thing]} " if thing in SHAPES else ""
        before = first[side, thing]
        # Nothing of it is torn from the rest at the end of a line.
        name = f" {label}{short(thing, texts)} ".replace(" ", "\u00a0")
        pieces.append(joined(sign(side), name, (f"{before}→{now}", INKS[side])))
    return joined(Text(", ").join(pieces), ".")


def without_the_climb(moves: Sequence[Sequence[Event]]) -> list[list[Event]]:
    """The same without the six markers that climb when a round begins: its own line says that."""
    out: list[list[Event]] = []
    is_new_round = False
    for events in moves:
        out.append([])
        for event in events:
            is_new_round = event.id == "round" or (is_new_round and event.id == "escalated")
            if event.id == "round" or not is_new_round:
                out[-1].append(event)
    return out


def capital(said: str) -> str:
    return said[:1].upper() + said[1:]
