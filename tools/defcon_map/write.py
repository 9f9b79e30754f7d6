"""The two files: map.toml for the rules, shapes.json for the browser. The same design, the same bytes."""

from __future__ import annotations

import json
from collections.abc import Container, Mapping

import shapely
from tools.defcon_map import cuts, design
from tools.defcon_map.build import parts
from tools.defcon_map.geography import Board, Shape
from tools.defcon_map.outlines import declared, path

HEAD = """\
# The world map of our DEFCON. NOT the printed game's map, which is not public: a reconstruction of our own.
# An owner of the printed game can make theirs of it (docs/maps.md). `make map` writes this file from
# tools/defcon_map/design.py and Natural Earth (public domain): change the design, not this file.
# Points are in the view box. label: where the name stands; token: the centre of the largest circle inside,
# for pieces; room: its radius. borders includes the crossings, adjacent the canals. short: for the board."""
CROSSINGS = (
    "# Land borders across water: they count as borders in every respect, and are drawn as dashed lines."
)
CANALS = "# Sea zones that meet through a canal or a strait too narrow to draw. at: where to mark it."


def map_toml(board: Board, shapes: Mapping[str, Shape]) -> str:
    near = neighbours(shapes)
    width, height = cuts.VIEW
    out = [
        HEAD,
        "",
        'reconstructed = ["map"]',
        f"viewbox = [0, 0, {width}, {height}]",
        f"powers = {json.dumps(design.POWERS)}",
        "",
    ]
    out.append(CROSSINGS)
    for here, there, *names in design.CROSSINGS:
        out += ["[[crossing]]", f'between = ["{here}", "{there}"]', said("name", *names), ""]
    out.append(CANALS)
    for here, there, *names, at in design.CANALS:
        x, y = board.at(at)
        out += ["[[canal]]", f'between = ["{here}", "{there}"]', said("name", *names)]
        out += [f"at = [{round(x)}, {round(y)}]", ""]
    last = ""
    for slug, (power, *names, _) in design.TERRITORIES.items():
        if power != last:
            out += [f"# ---- {power.capitalize()}", ""]
            last = power
        out += ["[[territory]]", f'slug = "{slug}"', f'power = "{power}"', said("name", *names)]
        out += [
            f"borders = {some(near[slug], design.TERRITORIES)}",
            f"seas = {some(near[slug], design.SEAS)}",
        ]
        out += places(slug, shapes[slug], board)
    out += ["# ---- Sea zones", ""]
    for slug, (*names, _) in design.SEAS.items():
        out += ["[[sea]]", f'slug = "{slug}"', said("name", *names)]
        out += [said("short", *design.SHORT[slug])] if slug in design.SHORT else []
        out += [
            f"adjacent = {some(near[slug], design.SEAS)}",
            f"touches = {some(near[slug], design.TERRITORIES)}",
        ]
        out += places(slug, shapes[slug], board)
    out += ["# ---- Water that is no zone", ""]
    for slug, (*names, _) in design.LAKES.items():
        out += ["[[lake]]", f'slug = "{slug}"', said("name", *names), *places(slug, shapes[slug], board)]
    return "\n".join(out).rstrip() + "\n"


def shapes_json(shapes: Mapping[str, Shape]) -> str:
    """A line for each shape."""
    width, height = cuts.VIEW
    data = {"viewBox": f"0 0 {width} {height}", **{slug: path(shape) for slug, shape in shapes.items()}}
    return json.dumps(data, separators=(",", ":")).replace('","', '",\n"') + "\n"


def borders_json(shapes: Mapping[str, Shape]) -> str:
    """What borders on a place, for the browser: a line for each place."""
    lines = [
        f'  "{slug}": {{"lands": {some(near, design.TERRITORIES)}, "seas": {some(near, design.SEAS)}}}'
        for slug, near in neighbours(shapes).items()
        if slug not in design.LAKES
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def neighbours(shapes: Mapping[str, Shape]) -> dict[str, list[str]]:
    """Who borders on whom, crossings included, in the order of the design."""
    pairs = declared() | {frozenset((crossing[0], crossing[1])) for crossing in design.CROSSINGS}
    return {slug: [other for other in shapes if frozenset((slug, other)) in pairs] for slug in shapes}


def some(slugs: list[str], kind: Container[str]) -> str:
    return json.dumps([slug for slug in slugs if slug in kind])


def said(name: str, en: str, fr: str, ru: str) -> str:
    return f'{name} = {{ en = "{en}", fr = "{fr}", ru = "{ru}" }}'


def places(slug: str, shape: Shape, board: Board) -> list[str]:
    """Where the name stands, and where there is room for pieces."""
    circle = shapely.maximum_inscribed_circle(max(parts(shape), key=lambda part: part.area), tolerance=0.5)
    token = [round(v) for v in circle.coords[0]]
    labels = [[round(v) for v in board.at(place)] for place in cuts.LABELS.get(slug, [])] or [token]
    out = [f"label = {labels[0]}"]
    if labels[1:]:
        out.append(f"label_again = {labels[1:]}  # the zone runs over the board's edge")
    return [*out, f"token = {token}", f"room = {round(circle.length)}", ""]
