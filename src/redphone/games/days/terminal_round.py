"""The end of a round of 13 Days on a page of the terminal, and of the last one with the aftermath."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from redphone.core.events import Event
from redphone.games.days.terminal_board import MOST_LEAD, prestige
from redphone.games.days.terminal_log import END, capital, log, moves
from redphone.games.days.terminal_notes import why_war
from redphone.games.days.terminal_view import (
    ICON,
    INKS,
    SIDES,
    CardView,
    TableView,
    past_of,
    sign,
    table_of,
    worth,
)
from redphone.terminal import ALARM, QUIET, STRONG, Paper, View, grid, joined, wrap
from redphone.texts import Texts

LEADING: Final = ("leads", "nobody-leads")


def end_of_round(events: Sequence[Event], view: View, texts: Texts, paper: Paper) -> list[Text]:
    """World opinion, the agendas and what they paid, war or peace; after the last round the aftermath."""
    if not any(event.id == "revealed" for event in events):
        return []
    table = table_of(view)
    began = next((n for n, event in enumerate(events) if event.id == "round"), len(events))
    ended = table["round"] - (0 if began == len(events) else 1)
    out = [Text(texts.say("round-over", round=ended, rounds=table["rounds"]), STRONG), Text()]
    now = list(events[:began])
    revealed = next(n for n, event in enumerate(now) if event.id == "revealed")
    # Television and Alliances ask, so their bonuses lie before the last answer.
    past = past_of(view) or list(events)
    out += [piece for line in opinion(past, texts) for piece in wrap(line, paper.inner, 2)]
    out += [Text(), *agendas(now[revealed:], texts, paper)]
    climbed = [event for event in now[revealed:] if event.id == "escalated"]
    if climbed:
        said = joined(texts.say("icons-climb"), " ", moves(climbed, texts))
        out += [Text(), *wrap(said, paper.inner, 2)]
    out.append(Text())
    wars = [event for event in now if event.id == "war"]
    for event in wars:
        why = why_war(table["sides"][SIDES.index(str(event.fields["side"]))], texts)
        out += wrap(Text(f"{ICON} {texts.event(event)} {capital(why)}.", ALARM), paper.inner, 2)
    if not wars:
        out.append(Text(texts.say("no-war")))
    out += aftermath(now, table, texts, paper)
    out += [Text(), joined(texts.say("prestige"), " ", prestige(table, paper))]
    if any(event.id == "prestige" and event.fields["cut"] for event in now):
        out += wrap(Text(texts.say("lead-cut", n=MOST_LEAD), QUIET), paper.inner, 2)
    if began < len(events):
        out += [Text(), *wrap(Text(texts.event(events[began])), paper.inner, 2)]
    return out


def opinion(past: Sequence[Event], texts: Texts) -> list[Text]:
    """Television, the United Nations, Alliances: who led, and what came of it."""
    start = max(
        (n for n, event in enumerate(past) if event.id in LEADING and event.fields["at"] == "television"),
        default=0,
    )
    end = next(n for n, event in enumerate(past) if n >= start and event.id == "revealed")
    out: list[Text] = []
    came: list[Event] = []
    for event in [*past[start:end], END]:
        if event.id not in LEADING and event is not END:
            came.append(event)
            continue
        told = log(came, texts)
        if out and told:
            out[-1] = joined(out[-1], " – ", Text(" ").join(told))
        came = []
        if event is not END:
            leader = sign(str(event.fields["side"])) if event.id == "leads" else Text("=")
            out.append(joined((f"{texts.name(str(event.fields['at']))} ", QUIET), leader))
    return out


def agendas(events: Sequence[Event], texts: Texts, paper: Paper) -> list[Text]:
    """Whose agenda was what, and whom it paid: both are revealed in the order in which they pay."""
    paid = [event for event in events if event.id in ("scored", "tied")]
    rows: list[list[Text]] = []
    for shown, pays in zip((event for event in events if event.id == "revealed"), paid, strict=True):
        side = str(shown.fields["side"])
        name = joined(sign(side), " ", texts.name(side))
        points = worth(None, 0)
        if pays.id == "scored":
            points = worth(SIDES.index(str(pays.fields["side"])), int(pays.fields["n"]))
        agenda = Text(texts.name(str(shown.fields["agenda"])), STRONG)
        rows.append([name, agenda, points, Text(texts.event(pays), QUIET)])
    out = grid(rows, "llll", 2)
    if out[0].cell_len > paper.inner:
        # Sign and number say the same.
        out = grid([row[:3] for row in rows], "lll", 2)
    return out


def aftermath(events: Sequence[Event], table: TableView, texts: Texts, paper: Paper) -> list[Text]:
    """The cards in the aftermath by the side that they belong to, with their cubes, and who gains."""
    counted = next((event for event in events if event.id == "aftermath"), None)
    if counted is None:
        return []
    out = [Text(), Text(texts.say("aftermath-opened"), STRONG)]
    cards = [card for saved in table["opened"] for card in saved]
    for side in (*SIDES, "un"):
        out += wrap(
            pile(side, [card for card in cards if card["side"] == side], texts), paper.inner, indent=4
        )
    gained = [event for event in events[events.index(counted) :] if event.id == "gained"]
    came = [texts.event(event) for event in gained] or [texts.say("nobody-gains")]
    return [*out, *wrap(Text(" ".join([texts.event(counted), *came])), paper.inner, indent=2)]


def pile(side: str, cards: Sequence[CardView], texts: Texts) -> Text:
    """`★ USSR  Fidel Castro 3, Missile Trade 2 = 5`. Cards of the UN count for nobody."""
    names = ", ".join(f"{texts.name(card['card'])}\u00a0{card['cubes']}" for card in cards)
    if side == "un":
        names = ", ".join(texts.name(card["card"]) for card in cards)
    line = joined(sign(side), (f" {texts.name(side)}  ", QUIET), names or "–")
    if cards and side != "un":
        line.append(f" = {sum(card['cubes'] for card in cards)}", INKS[side])
    return line
