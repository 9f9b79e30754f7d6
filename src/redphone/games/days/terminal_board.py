"""The board of 13 Days in the terminal: prestige, DEFCON tracks, battlegrounds, and what each side has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from redphone.games.days.terminal_view import (
    AREA_1,
    AREA_2,
    CHIPS,
    CONNECTED,
    FLAG,
    ICON,
    INKS,
    SIDES,
    SIGNS,
    STEPS,
    AgendaView,
    BattlegroundView,
    TableView,
    TrackView,
    chip,
    numbers_by,
    offers_of,
    shape,
    short,
    sign,
    table_of,
    worth,
)
from redphone.terminal import (
    ALARM,
    PHONE,
    QUIET,
    STRONG,
    Paper,
    View,
    beside,
    fit,
    frame,
    grid,
    joined,
    sides,
    width_of,
)
from redphone.texts import Texts

NARROW: Final = 26
"""The columns that a track and its battlegrounds need at least."""
FRAMED: Final = 44
"""From here on there is room for a frame, and for cubes one by one."""
MOST_CUBES: Final = 5
MOST_LEAD: Final = 5


def heading(view: View, texts: Texts, paper: Paper) -> list[Text]:
    table = table_of(view)
    left = joined((f" {texts.say('title')} ", PHONE))
    left.append(" " + texts.say("round-of", round=table["round"], rounds=table["rounds"]), STRONG)
    if table["turn"]:
        left.append(" · " + texts.say("turn-of", turn=table["turn"], turns=table["turns"]))
    marker = joined((texts.say("prestige") + " ", QUIET), prestige(table, paper))
    if left.cell_len + 1 + marker.cell_len > paper.inner:
        return [fit(left, paper.inner), fit(marker, paper.inner)]
    return [sides(left, marker, paper.inner)]


def prestige(table: TableView, paper: Paper) -> Text:
    """The track from 5 for the US to 5 for the USSR, with its marker."""
    leader, lead = table["prestige"]["leader"], table["prestige"]["lead"]
    out = joined(sign(SIDES[0]))
    for step in range(-MOST_LEAD, MOST_LEAD + 1):
        seat = None if step == 0 else int(step > 0)
        if (leader, lead) != (seat, abs(step)):
            out.append(f" {abs(step)}", QUIET)
        elif paper.colour:
            out.append(" ").append(f" {lead} ", "reverse" if seat is None else CHIPS[SIDES[seat]])
        else:
            out.append(f" [{lead}]")
    return joined(out, " ", sign(SIDES[1]))


# A track and its battlegrounds.


def groups(view: View, texts: Texts, paper: Paper) -> list[Text]:
    """The three tracks side by side, each above the battlegrounds that move it."""
    table = table_of(view)
    columns = max(1, min(3, paper.inner // NARROW))
    width = min(paper.inner // columns, 52)
    blocks = [group(track, view, texts, paper, width) for track in table["tracks"]]
    out: list[Text] = []
    for at in range(0, len(blocks), columns):
        out += beside([[fit(line, width) for line in block] for block in blocks[at : at + columns]], 0)
    return out


def group(track: TrackView, view: View, texts: Texts, paper: Paper, width: int) -> list[Text]:
    table = table_of(view)
    name = joined(shape(track["track"]), (" " + short(track["track"], texts).upper(), STRONG))
    areas = joined(*[joined(sign(side), str(area)) + " " for side, area in zip(SIDES, track["areas"])])
    state = joined(areas, flags(track["flags"]))
    state.rstrip()
    if name.cell_len + 8 + state.cell_len + (6 if width >= FRAMED else 1) <= width:
        state = joined(("DEFCON ", QUIET), state)
    is_framed = width >= FRAMED
    room = width - 4 if is_framed else width
    cell = 3 if room < 5 * STEPS + 2 else 5
    lines = [labels(cell), steps(track, paper, cell)]
    if paper.airy:
        lines.append(Text())
    places = [place for place in table["battlegrounds"] if place["track"] == track["track"]]
    lines += battlegrounds(places, view, texts, paper, room)
    if not is_framed:
        return [sides(name, state, width - 1), *lines]
    return frame(lines, width, QUIET, (name, state), Text())


def labels(cell: int) -> Text:
    """The areas of a track, above it."""
    words = [("DEFCON 3", 3), ("DEFCON 2", 3), ("DEF. 1" if cell == 3 else "DEFCON 1", 2)]
    inks = (QUIET, "ink.yellow", "ink.red")
    cells = [fit(Text(word.center(n * cell).rstrip(), ink), n * cell) for (word, n), ink in zip(words, inks)]
    return joined(cells[0], ("│", QUIET), cells[1], ("┃", ALARM), cells[2])


def steps(track: TrackView, paper: Paper, cell: int) -> Text:
    """The eight steps with both markers."""
    out = Text()
    for step in range(1, STEPS + 1):
        if step in (AREA_2, AREA_1):
            out.append("│" if step == AREA_2 else "┃", QUIET if step == AREA_2 else ALARM)
        here = [side for side, marker in zip(SIDES, track["markers"]) if marker == step]
        area = "ink.red" if step >= AREA_1 else "ink.yellow" if step >= AREA_2 else QUIET
        if not here:
            piece = Text(f" {step} ", area)
        elif paper.colour:
            piece = joined(*[(SIGNS[side], CHIPS[side]) for side in here])
            piece = joined((" ", CHIPS[here[0]]), piece, (" ", CHIPS[here[-1]])) if len(here) == 1 else piece
        else:
            piece = Text(("" if len(here) > 1 else " ") + "".join(SIGNS[side] for side in here))
        before = (cell - 3) // 2
        out.append_text(fit(joined(" " * before, piece), cell))
    return out


def battlegrounds(
    places: Sequence[BattlegroundView], view: View, texts: Texts, paper: Paper, width: int
) -> list[Text]:
    """A line each: its offer's number, name, bonus, both sides' cubes with the lead between them, flags."""
    numbers = numbers_by(offers_of(view), ("on", "place", "remove"))
    one_by_one = width >= FRAMED - 4
    # The number, the bonus, the cubes and the flags.
    rest = 3 + 3 + (15 if one_by_one else 6) + 4
    names = [texts.name(place["at"]) for place in places]
    if width_of(names) > width - rest:
        names = [short(place["at"], texts) for place in places]
    out: list[Text] = []
    for place, name in zip(places, names, strict=True):
        bonus = f"+{place['printed']}" if place["printed"] else ""
        if place["connected"]:
            bonus = f"{CONNECTED}{place['bonus'] or ''}"
        line = joined(
            chip(numbers.get(place["at"], 0), paper),
            fit(Text(name, STRONG if place["at"] in numbers else ""), width - rest),
            fit(Text(bonus, QUIET), 3),
            cubes(place, one_by_one),
            joined(" ", fit(flags(place["flags"]), 3)),
        )
        out.append(line)
    return out


def cubes(place: BattlegroundView, one_by_one: bool) -> Text:
    """`2 ■1 1`: the cubes of the US, who leads and by how much, the cubes of the USSR."""
    us, ussr = place["cubes"]
    if one_by_one:
        lead = Text(" = ", QUIET) if place["leader"] is None else worth(place["leader"], place["lead"])
        left = joined(("·" * (MOST_CUBES - us), QUIET), (SIGNS["us"] * us, INKS["us"]))
        right = joined((SIGNS["ussr"] * ussr, INKS["ussr"]), ("·" * (MOST_CUBES - ussr), QUIET))
        return joined(left, " ", lead, " ", right)
    lead = Text("= ", QUIET) if place["leader"] is None else worth(place["leader"], place["lead"], "")
    left, right = (Text(str(n), INKS[side] if n else QUIET) for side, n in zip(SIDES, (us, ussr)))
    return joined(left, " ", lead, " ", right)


def flags(seats: Sequence[int]) -> Text:
    """A flag, and whose it is; of each side one stands for two."""
    if not seats:
        return Text()
    return joined(FLAG, *[sign(SIDES[seat]) for seat in sorted(set(seats))])


# The sides.


def sides_table(view: View, texts: Texts, paper: Paper) -> list[Text]:
    """What each side has, and its flags with what they would pay now; the kept agenda in brackets."""
    table = table_of(view)
    flagged = texts.say("head-flags-kept") if table["kept"] else texts.say("head-flags")
    heads = [
        texts.say("head-cubes"),
        texts.say("head-hand"),
        texts.say("head-aftermath"),
        texts.say("head-letter"),
    ]
    mine = Text()
    if isinstance(view["seat"], int):
        mine = joined((texts.say("head-you") + " ", QUIET), sign(SIDES[view["seat"]]))
    rows = [[mine, *[Text(head, QUIET) for head in heads]]]
    waiting = view["waiting"]
    for seat, side in enumerate(table["sides"]):
        is_asked = isinstance(waiting, list) and seat in waiting
        name = joined(("▸ " if is_asked else "  ", "ink.yellow"), sign(side["side"]), " ")
        name.append(texts.name(side["side"]), STRONG if seat == view["seat"] else "")
        letter = sign(side["side"]) if table["letter"] == seat else Text("·", QUIET)
        counts = [Text(str(side[field])) for field in ("supply", "hand", "aftermath")]
        rows.append([name, *counts, letter])
    left = grid(rows, "lrrrr", 1)
    room = paper.inner - left[0].cell_len - 2
    pays = [agendas_of(table, seat, view["seat"], texts, room) for seat in range(len(SIDES))]
    right = [Text(flagged, QUIET), *[joined(f"{FLAG} ", line) if line.plain else line for line in pays]]
    return [joined(line, "  ", fit(more, room)) for line, more in zip(left, right, strict=True)]


def agendas_of(table: TableView, seat: int, me: object, texts: Texts, width: int) -> Text:
    """The agendas of a side, in full names if they fit, and as close as they must be."""
    out = Text()
    for in_short, between, plus in (
        (False, " · ", "+"),
        (True, " · ", "+"),
        (True, "  ", ""),
        (True, " ", ""),
    ):
        kept = list(table["kept"]) if seat == me else []
        pieces: list[Text] = []
        for agenda in table["agendas"]:
            if agenda["seat"] == seat:
                is_mine = agenda["agenda"] in kept
                if is_mine:
                    kept.remove(agenda["agenda"])
                pieces.append(agenda_piece(agenda, texts, is_mine, in_short, plus))
        out = Text(between).join(pieces)
        if out.cell_len <= width - 2:
            break
    return out


def agenda_piece(agenda: AgendaView, texts: Texts, is_mine: bool, in_short: bool, plus: str) -> Text:
    name = short(agenda["agenda"], texts) if in_short else texts.name(agenda["agenda"])
    piece = joined((name, STRONG if is_mine else ""), ICON if agenda["icon"] else "", " ")
    piece.append_text(worth(agenda["to"], agenda["pays"], plus))
    return joined("[", piece, "]") if is_mine else piece
