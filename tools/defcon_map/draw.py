"""The picture of the map, from map.toml and shapes.json alone: an SVG, and a PNG that a browser makes."""

from __future__ import annotations

import base64
import json
import math
import shutil
import subprocess
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from tools.defcon_map.legend import legend
from tools.defcon_map.lines import Ring, chained, edges_between, outer_edges, rings_of, shortest
from tools.defcon_map.look import (
    ANCHOR,
    BAND,
    FAMILY,
    LANDS,
    PATTERNS,
    POWERS,
    SEA_TONES,
    SEAS,
    STYLE,
    Lettering,
)
from tools.prepare import BROWSERS

World = dict[str, Any]
FONTS = Path("@fontsource-variable", "sofia-sans-extra-condensed", "files")
SHORTEST_CROSSING = 24
FONT = "sofia-sans-extra-condensed-latin-wght-normal.woff2"


class Drawing:
    def __init__(self, world: World, shapes: dict[str, str]) -> None:
        self.world = world
        self.shapes = shapes
        self.width, self.height = world["viewbox"][2:]
        self.outlines: dict[str, list[Ring]] = {
            slug: rings_of(path) for slug, path in shapes.items() if slug != "viewBox"
        }
        self.boxes: list[tuple[str, tuple[float, float, float, float]]] = []
        """What the names cover."""

    def svg(self) -> str:
        height = self.height + BAND
        size = f'viewBox="0 0 {self.width} {height}" width="{self.width}" height="{height}"'
        parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="t">']
        parts += ['<title id="t">The map of DEFCON: 32 territories of four powers, 18 sea zones</title>']
        parts += [f"<style>{STYLE}</style>", "<defs>", *self.patterns(), "</defs>"]
        parts += [
            f'<g font-family="{FAMILY}">',
            f'<rect class="room" width="{self.width}" height="{height}"/>',
        ]
        parts += [*self.water(), *self.land(), *self.crossings(), *self.canals()]
        parts += [*self.names_at_sea(), *self.names_on_land()]
        counts = (len(self.world["territory"]), len(self.world["sea"]))
        parts += [*legend(self.width, self.height, *counts), "</g>", "</svg>"]
        return "\n".join(parts) + "\n"

    def patterns(self) -> list[str]:
        """Every power has its own, so that colour is never the only mark."""
        out = []
        for power, (land, hatch, *_) in POWERS.items():
            mark = PATTERNS[power].format(ink=hatch)
            out.append(
                f'<pattern id="{power}" width="10" height="10" patternUnits="userSpaceOnUse">'
                f'<rect width="10" height="10" fill="{land}"/>{mark}</pattern>'
            )
        return out

    def water(self) -> list[str]:
        tones = self.tones()
        out = []
        for sea in self.world["sea"]:
            fill = SEA_TONES[tones[sea["slug"]]]
            out.append(f'<path fill="{fill}" d="{self.shapes[sea["slug"]]}"/>')
        # Depth along the coasts, under the land.
        coasts = " ".join(self.shapes[land["slug"]] for land in self.world["territory"])
        out += [f'<path class="shelf far" d="{coasts}"/>', f'<path class="shelf" d="{coasts}"/>']
        zones = {sea["slug"] for sea in self.world["sea"]}
        between = edges_between(self.outlines, lambda a, b: a in zones and b in zones)
        out.append(f'<path class="zone-line" d="{chained(between)}"/>')
        return [*out, f'<path class="edge" d="{chained(outer_edges(self.outlines))}"/>']

    def tones(self) -> dict[str, int]:
        """Neighbouring zones differ a little: four tones are enough on any map."""
        zones = sorted(self.world["sea"], key=lambda sea: -len(sea["adjacent"]))

        def go(k: int, tone: dict[str, int]) -> dict[str, int] | None:
            if k == len(zones):
                return tone
            for this in range(len(SEA_TONES)):
                if all(tone.get(other) != this for other in zones[k]["adjacent"]):
                    done = go(k + 1, {**tone, zones[k]["slug"]: this})
                    if done is not None:
                        return done
            return None

        return go(0, {}) or {}

    def land(self) -> list[str]:
        out = []
        for lake in self.world["lake"]:
            out.append(f'<path class="lake" d="{self.shapes[lake["slug"]]}"/>')
        for land in self.world["territory"]:
            out.append(f'<path class="land" fill="url(#{land["power"]})" d="{self.shapes[land["slug"]]}"/>')
        power = {land["slug"]: land["power"] for land in self.world["territory"]}
        coast = edges_between(self.outlines, lambda a, b: (a in power) != (b in power))
        front = edges_between(self.outlines, lambda a, b: a in power and b in power and power[a] != power[b])
        out.append(f'<path class="coast" d="{chained(coast)}"/>')
        line = chained(front)
        return [*out, f'<path class="front-case" d="{line}"/>', f'<path class="front" d="{line}"/>']

    def crossings(self) -> list[str]:
        """A dashed line from shore to shore; over the board's edge, an arrow on either side."""
        names = {land["slug"]: land["name"]["en"] for land in self.world["territory"]}
        out = []
        for crossing in self.world["crossing"]:
            here, there = crossing["between"]
            direct = shortest(self.outlines[here], self.outlines[there], 0)
            around = shortest(self.outlines[here], self.outlines[there], self.width)
            (ax, ay), (bx, by) = min(direct, around, key=lambda ends: math.dist(*ends))
            if (ax, ay, bx, by) == (*direct[0], *direct[1]):
                # A strait may be too narrow for a dash: then the line begins and ends ashore.
                more = max(0, SHORTEST_CROSSING / math.dist(*direct) - 1) / 2
                dx, dy = more * (bx - ax), more * (by - ay)
                ends = f"M{ax - dx:.1f} {ay - dy:.1f}L{bx + dx:.1f} {by + dy:.1f}"
                out.append(f'<path class="crossing" d="{ends}"/>')
                continue
            # One of the ends was looked for beyond the edge.
            for x, y, way, other in ((ax % self.width, ay, 0, there), (bx % self.width, by, 0, here)):
                way = -1 if x < self.width / 2 else 1
                anchor = "end" if way < 0 else "start"
                out.append(f'<path class="crossing" d="M{x:g} {y:g}h{way * 34}"/>')
                out.append(f'<path class="arrow" d="M{x + way * 32:g} {y - 5:g}l{way * 9} 5 {-way * 9} 5z"/>')
                out.append(
                    f'<text class="beyond" font-size="19" text-anchor="{anchor}" '
                    f'x="{x + way * 48:g}" y="{y + 6:g}">{names[other]}</text>'
                )
        return out

    def canals(self) -> list[str]:
        out = []
        for canal in self.world["canal"]:
            x, y = canal["at"]
            name = f'<text class="canal-name" x="-11" y="5" font-size="17">{canal["name"]["en"]}</text>'
            out.append(f'<g transform="translate({x} {y})">{CANAL}{name}</g>')
        return out

    def names_at_sea(self) -> list[str]:
        out = []
        for sea in self.world["sea"]:
            for k, (x, y) in enumerate([sea["label"], *sea.get("label_again", [])]):
                how = SEAS.get((sea["slug"], k), Lettering(24))
                words = sea.get("short", sea["name"])["en"]
                lines = [words] if how.one_line else halves(words)
                if how.size >= 22:
                    top = y - len(lines) * how.size * 0.47 - 13
                    out.append(f'<path class="anchor" transform="translate({x} {top:.1f})" d="{ANCHOR}"/>')
                out.append(self.text(f"{sea['slug']} {k}", "zone", x + how.dx, y + how.dy, lines, how.size))
        return out

    def names_on_land(self) -> list[str]:
        out = []
        for land in self.world["territory"]:
            (x, y), how = land["label"], LANDS.get(land["slug"], Lettering(27))
            lines = [land["name"]["en"]] if how.one_line else halves(land["name"]["en"])
            out.append(self.text(land["slug"], "name", x + how.dx, y + how.dy, lines, how.size))
        return out

    def text(self, whose: str, kind: str, x: float, y: float, lines: list[str], size: float) -> str:
        lead = size * 0.94
        first = y - (len(lines) - 1) * lead / 2 + size * 0.34
        wide = max(len(line) for line in lines) * size * 0.42
        tall = len(lines) * lead
        self.boxes.append((whose, (x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2)))
        spans = "".join(
            f'<tspan x="{x:g}" y="{first + k * lead:.1f}">{line}</tspan>' for k, line in enumerate(lines)
        )
        return f'<text class="{kind}" font-size="{size:g}">{spans}</text>'

    def overlaps(self) -> list[str]:
        """Names that cover each other."""
        return [
            f"{one} and {other}"
            for k, (one, p) in enumerate(self.boxes)
            for other, q in self.boxes[k + 1 :]
            if p[0] < q[2] and q[0] < p[2] and p[1] < q[3] and q[1] < p[3]
        ]


CANAL = '<circle class="canal" r="6"/><path class="canal-sign" d="M-3 0h6m-2-2 2 2-2 2m-2-4-2 2 2 2"/>'


def halves(words: str) -> list[str]:
    """Two lines, broken near the middle, never behind a small word."""
    split = words.split(" ")
    cuts = [k for k in range(1, len(split)) if split[k - 1] not in ("of", "the")]
    if not cuts:
        return [words]
    lines = [[" ".join(split[:k]), " ".join(split[k:])] for k in cuts]
    return min(lines, key=lambda pair: abs(len(pair[0]) - len(pair[1])))


def draw(world: Path, shapes: Path, picture: Path) -> None:
    """The SVG beside the PNG."""
    drawing = Drawing(
        tomllib.loads(world.read_text(encoding="utf-8")), json.loads(shapes.read_text(encoding="utf-8"))
    )
    svg = drawing.svg()
    picture.write_text(svg, encoding="utf-8")
    for pair in drawing.overlaps():
        print(f"names that cover each other: {pair}")
    photograph(svg, picture.with_suffix(".png"), drawing.width, drawing.height + BAND)


def photograph(svg: str, target: Path, width: int, height: int) -> None:
    """A browser draws it, with the fonts of the web client where they are installed."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        print("no PNG: there is no chromium on the PATH")
        return
    font = Path(__file__).resolve().parents[2] / "web" / "node_modules" / FONTS / FONT
    face = ""
    if font.is_file():
        data = base64.b64encode(font.read_bytes()).decode()
        source = f"url(data:font/woff2;base64,{data})"
        face = f"@font-face{{font-family:'Sofia Sans Extra Condensed';src:{source};font-weight:1 1000}}"
    with tempfile.TemporaryDirectory() as folder:
        page, shot = Path(folder, "map.svg"), Path(folder, "map.png")
        page.write_text(svg.replace("<style>", f"<style>{face}", 1), encoding="utf-8")
        options = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run"]
        options += [
            f"--user-data-dir={folder}/user",
            f"--window-size={width},{height}",
            f"--screenshot={shot}",
        ]
        subprocess.run([browser, *options, page.as_uri()], check=True, capture_output=True)
        pack(shot, target)


def pack(shot: Path, target: Path) -> None:
    """A palette is enough for so few colours, and a third of the bytes."""
    from PIL import Image

    image = Image.open(shot).convert("RGB").quantize(256, dither=Image.Dither.NONE)
    image.save(target, optimize=True)
