"""Outlines as points again: whose edges they are, and long lines made of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from redphone.games.defcon import outline

Point = tuple[float, float]
Ring = list[Point]
Edge = tuple[Point, Point]
LEVEL = 10


def rings_of(path: str) -> list[Ring]:
    rings = outline.rings_of(path)
    assert rings is not None, f"not a path: {path[:40]}"
    return rings


def edges_between(outlines: Mapping[str, list[Ring]], is_meant: Callable[[str, str], bool]) -> list[Edge]:
    """The edges that two shapes share, for those pairs of shapes that are meant."""
    owners: dict[Edge, list[str]] = {}
    for slug, rings in outlines.items():
        for ring in rings:
            for a, b in zip(ring, ring[1:] + ring[:1]):
                owners.setdefault((min(a, b), max(a, b)), []).append(slug)
    return [edge for edge, slugs in owners.items() if len(slugs) == 2 and is_meant(*slugs)]


def outer_edges(outlines: Mapping[str, list[Ring]]) -> list[Edge]:
    """The edge of the board: what belongs to one shape alone."""
    seen: dict[Edge, int] = {}
    for rings in outlines.values():
        for ring in rings:
            for a, b in zip(ring, ring[1:] + ring[:1]):
                seen[min(a, b), max(a, b)] = seen.get((min(a, b), max(a, b)), 0) + 1
    return [edge for edge, n in seen.items() if n == 1]


def chained(edges: list[Edge]) -> str:
    """Edges joined into lines that are as long as can be, as a path."""
    ends: dict[Point, list[Point]] = {}
    for a, b in edges:
        ends.setdefault(a, []).append(b)
        ends.setdefault(b, []).append(a)
    used: set[Edge] = set()
    out = []
    for start in sorted(ends, key=lambda point: len(ends[point]) == 2):
        for there in ends[start]:
            if (min(start, there), max(start, there)) in used:
                continue
            line, here = [start], start
            while True:
                used.add((min(here, there), max(here, there)))
                line.append(there)
                more = [far for far in ends[there] if (min(there, far), max(there, far)) not in used]
                if len(ends[there]) != 2 or not more:
                    break
                here, there = there, more[0]
            out.append("M" + " ".join(f"{x:g} {y:g}" for x, y in line))
    return "".join(out)


def shortest(one: list[Ring], other: list[Ring], around: int) -> Edge:
    """Where two shapes face each other; `around`: the width of the board, if the way leads over its edge."""
    here = [point for ring in one for point in ring]
    there = [(x + shift, y) for shift in {around, -around} for ring in other for x, y in ring]
    # The edges of the board are round: who faces whom is at the same height.
    return min(
        ((a, b) for a in here for b in there),
        key=lambda ends: math.dist(*ends) + (LEVEL * abs(ends[0][1] - ends[1][1]) if around else 0),
    )
