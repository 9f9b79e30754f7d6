"""Shapes as paths, and what the drawing says of who meets whom."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from itertools import pairwise

from shapely.geometry.polygon import orient
from tools.defcon_map import design
from tools.defcon_map.build import parts
from tools.defcon_map.geography import Shape

Point = tuple[float, float]
Ring = list[Point]
Pair = frozenset[str]

CORNER = 3
"""Pixels: who meets for less meets in a corner, and has no border."""


def rings(shape: Shape) -> Iterator[Ring]:
    """With one decimal; holes run the other way round, so that any rule of filling will do."""
    for polygon in map(orient, parts(shape)):
        for ring in (polygon.exterior, *polygon.interiors):
            points: Ring = []
            for x, y in ring.coords[:-1]:
                point = (round(x, 1), round(y, 1))
                if not points or point != points[-1]:
                    points.append(point)
            while len(points) > 1 and points[0] == points[-1]:
                points.pop()
            if len(points) >= 3:
                yield points


def path(shape: Shape) -> str:
    """Where a ring starts, then how far it is from point to point: short, and shorter still when packed."""
    out = []
    for ring in rings(shape):
        steps = [pair(round(x1 - x0, 1), round(y1 - y0, 1)) for (x0, y0), (x1, y1) in pairwise(ring)]
        out.append(f"M{pair(*ring[0])}l{' '.join(steps).replace(' -', '-')}z")
    return "".join(out)


def pair(x: float, y: float) -> str:
    second = number(y)
    return number(x) + ("" if second.startswith("-") else " ") + second


def number(value: float) -> str:
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def meetings(outlines: Mapping[str, list[Ring]]) -> dict[Pair, float]:
    """How long the border is that two shapes share."""
    owners: dict[tuple[Point, Point], set[str]] = {}
    for slug, outline in outlines.items():
        for ring in outline:
            for a, b in zip(ring, ring[1:] + ring[:1]):
                owners.setdefault((min(a, b), max(a, b)), set()).add(slug)
    lengths: dict[Pair, float] = {}
    for (a, b), slugs in owners.items():
        if len(slugs) == 2:
            lengths[frozenset(slugs)] = lengths.get(frozenset(slugs), 0) + math.dist(a, b)
    return lengths


def declared() -> set[Pair]:
    """Who borders on whom, as the design says."""
    pairs = set()
    for text in (design.BORDERS, design.COASTS, design.SEA_BORDERS):
        for line in text.strip().splitlines():
            slug, _, others = line.partition(":")
            pairs |= {frozenset((slug, other)) for other in others.split()}
    return pairs


def disagreements(shapes: Mapping[str, Shape]) -> list[str]:
    """Where the drawing and the design differ."""
    lengths = meetings({slug: list(rings(shape)) for slug, shape in shapes.items()})
    drawn = {pair for pair, length in lengths.items() if length >= CORNER and pair.isdisjoint(design.LAKES)}
    drawn |= {frozenset((canal[0], canal[1])) for canal in design.CANALS}
    said = declared()
    out = [f"drawn, not declared: {named(pair)} ({lengths[pair]:.1f} px)" for pair in drawn - said]
    out += [f"declared, not drawn: {named(pair)} ({lengths.get(pair, 0):.1f} px)" for pair in said - drawn]
    return sorted(out)


def named(pair: Pair) -> str:
    return " - ".join(sorted(pair))
