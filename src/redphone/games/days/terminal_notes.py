"""What the table of 13 Days notes below the board: the card in play, what lasts, and what threatens."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from redphone.games.days.terminal_view import (
    ICON,
    INKS,
    SIDES,
    SideView,
    asked_in,
    past_of,
    short,
    sign,
    table_of,
)
from redphone.terminal import ALARM, QUIET, STRONG, Paper, View, fit, flow, joined, wrap
from redphone.texts import Texts

DASH: Final = " – "
COMMANDS: Final = ("commanded", "used-letter")
PLAYED: Final = (*COMMANDS, "played-event", "triggered")
TO_COMMAND: Final = ("ask-command", "ask-cubes")


def notes(view: View, texts: Texts, paper: Paper, rows: int) -> list[Text]:
    """The card in play, what lasts, and warnings: in as many words as so many rows have room for."""
    card, lasts, war = in_play(view, texts), lasting(view, texts), warnings(view, texts)
    full = [
        *(line for piece in card for line in wrap(piece, paper.inner, indent=2)),
        *flow(lasts, paper.inner),
        *(line for piece in war for line in wrap(piece, paper.inner, indent=4)),
    ]
    if len(full) <= rows:
        return full
    # (What a card does is said by `cards`.)
    names = [Text(" · ").join([bare(piece) for piece in lasts])] if lasts else []
    short_notes = [*card, *names, *war]
    if len(short_notes) > rows:
        named = [*(bare(piece) for piece in card), *names]
        short_notes = [*([Text(" · ").join(named)] if named else []), *war]
    if len(short_notes) > rows and len(war) > 1:
        short_notes = [*short_notes[: -len(war)], both_wars(view, texts)]
    return [fit(line, paper.inner) for line in short_notes]


def bare(piece: Text) -> Text:
    """The name alone, without what it does."""
    return piece[: piece.plain.index(DASH)] if DASH in piece.plain else piece


def in_play(view: View, texts: Texts) -> list[Text]:
    """The card in play, and what for: what its event does is said only where that happens, or may happen."""
    card = table_of(view)["in_play"]
    if not card:
        return []
    n = command_of(view, card["card"])
    head = texts.say("in-play")
    if n is not None:
        head = texts.say("in-play-command", n=n) if n else texts.say("in-play-event")
    name = joined((head + " ", QUIET), sign(card["side"]), str(card["cubes"]))
    name.append(ICON if card["icon"] else "").append(" ").append(texts.name(card["card"]), STRONG)
    if n and asked_in(view) != "ask-trigger":
        return [name]
    return [joined(name, (f"{DASH}{texts.attribute(card['card'], 'summary')}", QUIET))]


def command_of(view: View, card: str) -> int | None:
    """The cubes of the Command that this card is in play for; 0: it is for its event; None: who knows."""
    played = [event for event in past_of(view) if event.id in PLAYED and event.fields["card"] == card]
    if not played or played[-1].id == "played-event":
        return 0 if played else None
    ordered = next(event for event in reversed(played) if event.id in COMMANDS)
    if played[-1].id == "triggered":
        # The event comes first. Then whoever gave the Command is asked for it.
        waiting = view["waiting"]
        commander = SIDES.index(str(ordered.fields["side"]))
        is_asked = isinstance(waiting, list) and commander in waiting
        if not is_asked or asked_in(view) not in ("", *TO_COMMAND):
            return 0
    return int(ordered.fields["n"])


def lasting(view: View, texts: Texts) -> list[Text]:
    """What works on a side until the round ends."""
    out: list[Text] = []
    for each in table_of(view)["lasting"]:
        words = texts.attribute(each["effect"], "lasting")
        name = texts.name(each["effect"])
        out.append(joined(sign(SIDES[each["seat"]]), f" {name}", (f"{DASH}{words}", QUIET)))
    return out


def warnings(view: View, texts: Texts) -> list[Text]:
    """Who would start the war if the round ended now, and why. Who reads is warned first."""
    table = table_of(view)
    me = view["seat"]
    out: list[Text] = []
    for seat in sorted(range(len(SIDES)), key=lambda seat: seat != me):
        side = table["sides"][seat]
        said = ""
        if side["war"] or tracks_by("kept", side, texts):
            why = "; ".join(reasons(view, seat, texts))
            said = texts.say("war-now", seat=seat, side=side["side"], why=why)
        elif side["ways"]:
            said = texts.say(
                "war-by-icon", seat=seat, side=side["side"], tracks=tracks_by("agendas", side, texts)
            )
        if said:
            style = ALARM if seat == me else INKS[side["side"]]
            out.append(joined((f"{ICON} ", style), sign(side["side"]), (f" {said}", style)))
    return out


def both_wars(view: View, texts: Texts) -> Text:
    """The same for both sides on one row."""
    pieces: list[Text] = []
    for seat, side in enumerate(table_of(view)["sides"]):
        why = ", ".join(reasons(view, seat, texts, "3 × DEFCON 2"))
        pieces.append(joined(sign(side["side"]), (f" {why}", ALARM)))
    return joined((f"{ICON} {texts.say('war-both')} ", ALARM), Text(" · ").join(pieces))


def reasons(view: View, seat: int, texts: Texts, three: str = "") -> list[str]:
    """All that would bring a side to war: what the reader keeps, where the markers stand, other agendas."""
    side = table_of(view)["sides"][seat]
    out: list[str] = []
    reader = view["seat"]
    kept, agendas = tracks_by("kept", side, texts), tracks_by("agendas", side, texts)
    if kept and isinstance(reader, int):
        out.append(texts.say("why-kept", owner=reader, tracks=kept))
    if side["war"]:
        out.append(why_war(side, texts) if tracks_by("defcon_1", side, texts) or not three else three)
    if agendas:
        out.append(texts.say("why-agendas", tracks=agendas))
    return out


def why_war(side: SideView, texts: Texts) -> str:
    """Where the markers stand that mean war."""
    in_1 = tracks_by("defcon_1", side, texts)
    return texts.say("why-defcon-1", tracks=in_1) if in_1 else texts.say("why-defcon-2")


def tracks_by(by: str, side: SideView, texts: Texts) -> str:
    """The tracks on which war threatens a side in one way."""
    return ", ".join(short(way["track"], texts) for way in side["ways"] if way["by"] == by)
