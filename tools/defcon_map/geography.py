"""Natural Earth, read from world-atlas, and the board that it is drawn on."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from pyproj import Proj
from shapely.geometry import LineString, Polygon
from tools.defcon_map import cuts

Shape = Any
"""Of shapely, which has no types."""
Line = list[tuple[float, float]]
Place = tuple[float, float]

WEST_OF_THE_EDGE = -169.3
"""Chukotka lies on both sides of the date line: here it is one piece, at the right edge."""
AMPLITUDES = (0.13, 0.13, 0.11)
STEP = 0.5
"""Degrees between the points of a line, so that straight lines bend with the projection."""


def countries(atlas: Path) -> dict[str, list[Shape]]:
    """The polygons of each country, in degrees; longitudes from 169 W eastward to 191."""
    topology = json.loads(atlas.read_text(encoding="utf-8"))
    arcs = [list(points_of(arc, topology["transform"])) for arc in topology["arcs"]]
    found: dict[str, list[Shape]] = {}
    for country in topology["objects"]["countries"]["geometries"]:
        kinds = {"Polygon": [country.get("arcs")], "MultiPolygon": country.get("arcs")}
        for outer, *holes in kinds.get(country["type"], []):
            polygon = Polygon(ring_of(outer, arcs), [ring_of(hole, arcs) for hole in holes])
            found.setdefault(country["properties"]["name"], []).append(polygon.buffer(0))
    return found


def points_of(arc: list[list[int]], transform: dict[str, list[float]]) -> Iterator[Place]:
    """TopoJSON writes how far it is from point to point, in steps of its own."""
    (scale_x, scale_y), (start_x, start_y) = transform["scale"], transform["translate"]
    x = y = 0
    for dx, dy in arc:
        x, y = x + dx, y + dy
        yield x * scale_x + start_x, y * scale_y + start_y


def ring_of(numbers: list[int], arcs: list[Line]) -> Line:
    points: Line = []
    for number in numbers:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        points += arc[1 if points else 0 :]
    longitudes = [x for x, _ in points]
    around = max(longitudes) - min(longitudes) > 300
    if around or (max(longitudes) < WEST_OF_THE_EDGE and min(y for _, y in points) > 60):
        return [(x + 360 if x < -100 else x, y) for x, y in points]
    return points


def wiggled(line: Line, seed: str) -> Line:
    """A line drawn by hand, made to look like a river or a ridge; always the same."""
    rng = random.Random(seed)
    for amplitude in AMPLITUDES:
        out = [line[0]]
        for (x0, y0), (x1, y1) in pairwise(line):
            if math.hypot(x1 - x0, y1 - y0) > STEP:
                aside = rng.uniform(-amplitude, amplitude)
                out.append(((x0 + x1) / 2 - aside * (y1 - y0), (y0 + y1) / 2 + aside * (x1 - x0)))
            out.append((x1, y1))
        line = out
    return line


def curved(line: Line) -> Line:
    """Corners cut, ends kept: lines at sea are smooth."""
    for _ in range(3):
        out = [line[0]]
        for (x0, y0), (x1, y1) in pairwise(line):
            out += [(0.75 * x0 + 0.25 * x1, 0.75 * y0 + 0.25 * y1)]
            out += [(0.25 * x0 + 0.75 * x1, 0.25 * y0 + 0.75 * y1)]
        line = [*out, line[-1]]
    return line


class Board:
    """From degrees to the view box: the Natural Earth projection, with lenses over what is small."""

    def __init__(self) -> None:
        self.projection: Any = Proj(proj="natearth", lon_0=cuts.LON0, R=1)
        xs = self.projected(cuts.LON, (0, 0))[0]
        ys = self.projected((cuts.LON0, cuts.LON0), cuts.LAT)[1]
        self.left, self.top = xs[0], ys[1]
        self.scale = (cuts.VIEW[0] - 2 * cuts.MARGIN) / (xs[1] - xs[0])
        self.height = (ys[1] - ys[0]) * self.scale * cuts.STRETCH
        self.lenses: list[tuple[Place, float, float]] = []
        self.lenses = [(self.at(centre), strength, reach) for centre, strength, reach in cuts.LENSES]

    def projected(self, lon: Any, lat: Any) -> tuple[Any, Any]:
        # Beyond half a turn pyproj would begin anew at the other edge: go on in a straight line instead.
        turn = np.asarray(lon, float) - cuts.LON0
        inside = np.clip(turn, -179.9999, 179.9999)
        x, y = self.projection(inside + cuts.LON0, np.asarray(lat, float) + 0 * turn)
        x = np.where(np.abs(turn) > 1e-9, np.abs(x) * turn / np.where(inside == 0, 1, np.abs(inside)), 0)
        return x, y

    def many(self, lon: Any, lat: Any) -> Any:
        x, y = self.projected(lon, lat)
        margin = cuts.MARGIN
        x = margin + (x - self.left) * self.scale
        y = margin + (self.top - y) * self.scale * cuts.STRETCH
        dx = dy = 0
        for (cx, cy), strength, reach in self.lenses:
            bulge = strength * np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * reach * reach))
            # The upper and the lower edge stay straight.
            far = np.where(y < cy, cy - margin, margin + self.height - cy)
            fade = np.maximum(0, 1 - ((y - cy) / far) ** 2) ** 2
            dx, dy = dx + (x - cx) * bulge, dy + (y - cy) * bulge * fade
        return np.column_stack([x + dx, y + dy])

    def at(self, place: Place) -> Place:
        x, y = self.many([place[0]], [place[1]])[0]
        return float(x), float(y)

    def shape(self, shape: Shape) -> Shape:
        return self.line_of(shape).buffer(0)

    def line(self, points: Line) -> Shape:
        return self.line_of(LineString(points))

    def line_of(self, shape: Shape) -> Shape:
        return shapely.transform(shape.segmentize(STEP), lambda c: self.many(c[:, 0], c[:, 1]))
