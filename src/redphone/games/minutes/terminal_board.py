"""The table of 13 Minutes in the terminal: three zones with their battlegrounds."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from redphone.games.minutes.terminal_view import (
    DANGER,
    FACE_DOWN,
    INKS,
    KIND_SIGNS,
    OF_SIDE,
    FieldView,
    SideView,
    TableView,
    chip,
    deck_name,
    doubt,
    in_reading_order,
    kind_sign,
    numbers_by,
    sign,
    table_of,
)
from redphone.terminal import ALARM, PHONE, QUIET, STRONG, Paper, View, fit, joined, sides
from redphone.texts import Texts

TWO_COLUMNS: Final = 76
"""From so many columns on, two battlegrounds stand side by side."""
TUG: Final = 9
"""The columns of the cubes: `12 ★3 12`."""


def heading(view: View, texts: Texts, paper: Paper) -> list[Text]:
    table = table_of(view)
    campaign = table["campaign"]
    left = joined((f" {texts.say('title')} ", PHONE))
    if campaign:
        left.append(f" {texts.say('game-n', n=campaign['game'])}", STRONG)
        left.append(" ").append(score(campaign["totals"]))
        left.append(f" {texts.say('to-points', n=campaign['to'])}")
    if table["turn"] and not table["end"]:
        # The table in the browser counts alike: each side plays five.
        played = texts.say("card-of-cards", n=table["round"], of=table["rounds"])
        left.append(f" {played}", STRONG)
        left.append(" · " + texts.say("left-to-draw", n=table["deck"]))
    named = deck_name(table, texts)
    if named and not table["turn"]:
        left.append(f" {named}")
    end = table["end"]
    points = end["points"] if end else table["now"]["sum"]
    label = texts.say("points-in-the-end" if end else "points-now")
    right = joined((label + " ", QUIET), score(points))
    if left.cell_len + 1 + right.cell_len > paper.inner:
        return [fit(left, paper.inner), fit(right, paper.inner, "r")]
    return [sides(left, right, paper.inner)]


def score(points: list[int]) -> Text:
    return joined(sign("us"), (f" {points[0]}", STRONG), " : ", (f"{points[1]} ", STRONG), sign("ussr"))


def zones(view: View, texts: Texts, paper: Paper) -> list[Text]:
    table = table_of(view)
    out: list[Text] = []
    for zone in in_reading_order(table):
        out.append(zone_head(zone, view, texts, paper))
        fields = [field for field in table["fields"] if field["zone"] == zone]
        width = paper.inner if paper.inner < TWO_COLUMNS else (paper.inner - 2) // 2
        cells = [cell(field, view, texts, paper, width) for field in fields]
        if width == paper.inner:
            out += cells
            continue
        for k in range(0, len(cells), 2):
            out.append(Text("  ").join(cells[k : k + 2]))
    return out


def zone_head(zone: str, view: View, texts: Texts, paper: Paper) -> Text:
    table = table_of(view)
    if zone not in OF_SIDE:
        return joined((f"  {texts.name(zone)} ", QUIET))
    (side,) = [side for side in table["sides"] if side["side"] == OF_SIDE[zone]]
    asked = side["seat"] in cast_waiting(view)
    out = joined("▸" if asked else " ", sign(side["side"]), " ")
    out.append(texts.name(zone), f"bold {INKS[side['side']]}" if paper.colour else STRONG)
    if table["you"] == side["side"]:
        out.append(f" {texts.say('that-is-you')}")
    out.append(" ")
    for danger in side["danger"]:
        out.append(" ").append(kind_sign(danger["kind"]))
        style = ALARM if danger["war"] or danger["cuba"] or danger["last"] else ""
        out.append(str(danger["symbols"]), style)
    out.append(" · " + texts.say("cubes-and-cards", n=side["supply"], cards=side["hand"]), QUIET)
    return sides(out, warning(side, table, texts), paper.inner)


def cast_waiting(view: View) -> list[int]:
    waiting = view["waiting"]
    return [int(seat) for seat in waiting] if isinstance(waiting, list) else []


def warning(side: SideView, table: TableView, texts: Texts) -> Text:
    """How near the war is."""
    found = [danger for danger in side["danger"] if danger["war"]]
    if found:
        id = "war-has-come" if table["end"] else "war-if-it-ended"
        return Text(f"{DANGER} {texts.say(id)}", ALARM)
    found = [danger for danger in side["danger"] if danger["cuba"]]
    if found:
        return Text(f"{DANGER} {texts.say('war-if-cuba', sign=KIND_SIGNS[found[0]['kind']])}", ALARM)
    found = [danger for danger in side["danger"] if danger["last"]]
    if found:
        return Text(
            f"{DANGER} {texts.say('war-if-one-more', sign=KIND_SIGNS[found[0]['kind']])}", "ink.yellow"
        )
    return Text()


def cell(field: FieldView, view: View, texts: Texts, paper: Paper, width: int) -> Text:
    """A battleground: the numbers of its offers, its signs and name, and the cubes on it."""
    table = table_of(view)
    at = field["at"]
    out = Text()
    toward, away = numbers_by(view, "toward"), numbers_by(view, "away")
    if toward or away:
        out.append(chip(toward.get(at), paper)).append(chip(away.get(at), paper))
    else:
        numbers = {**numbers_by(view, "on"), **numbers_by(view, "place"), **numbers_by(view, "remove")}
        out.append(chip(numbers.get(at), paper))
    out.append(" ")
    known = field["card"]
    if known is None:
        out.append(FACE_DOWN, QUIET).append(" ")
    else:
        out.append(kind_sign(table["cards"][known]["kind"])).append(sign(table["cards"][known]["side"]))
    name = texts.name(at)
    if at != "cuba":
        name += doubt(table, at)
    else:
        name += f" ×{field['points']}"
        if known is not None:
            name += f" ({texts.name(known)}{doubt(table, known)})"
    out.append(f" {name}", STRONG if table["in_play"] == at else "")
    return joined(fit(out, width - TUG - 1), " ", fit(tug(field), TUG, "r"))


def tug(field: FieldView) -> Text:
    """The cubes of both sides, and who dominates between them."""
    us, ussr = field["cubes"]
    leader = field["leader"]
    if leader is None:
        middle = Text("=", QUIET)
    else:
        middle = joined(sign(leader), (str(field["lead"]) if field["lead"] else "", INKS[leader]))
    return joined(f"{us} ", middle, f" {ussr}")
