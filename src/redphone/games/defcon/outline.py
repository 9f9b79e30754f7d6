"""Outlines on the map: paths as SVG writes them, of straight lines only."""

from __future__ import annotations

import re
from typing import Final

Point = tuple[float, float]
Ring = list[Point]

WORD: Final = re.compile(r"[\s,]*([A-Za-z]|-?(?:\d{1,5}(?:\.\d{0,3})?|\.\d{1,3}))")
FEWEST_POINTS: Final = 3


def rings_of(path: str) -> list[Ring] | None:
    """The rings of a path of M, L, l and Z; None if it is none of that.

    >>> rings_of("M0 0L10 0l0 10z")
    [[(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)]]
    >>> rings_of("M0 0C1 1 2 2 3 3") is None
    True
    """
    words = words_of(path)
    rings: list[Ring] = []
    at = 0
    while at < len(words):
        end = at
        while end < len(words) and words[end] not in ("z", "Z"):
            end += 1
        if end == len(words):
            return None
        ring = ring_of(words[at:end])
        if ring is None:
            return None
        rings.append(ring)
        at = end + 1
    return rings or None


def words_of(path: str) -> list[str]:
    """Letters and numbers; what is neither is a letter that nobody knows."""
    words: list[str] = []
    at = 0
    path = path.strip()
    while at < len(path):
        found = WORD.match(path, at)
        if found is None:
            return ["?"]
        words.append(found[1])
        at = found.end()
    return words


def ring_of(words: list[str]) -> Ring | None:
    """One ring: M and a point, then points behind L (where they are) or l (how far on)."""
    if len(words) < 3 or words[0] != "M":
        return None
    ring: Ring = []
    x = y = 0.0
    relative = False
    at = 1
    while at < len(words):
        if words[at] in ("L", "l"):
            relative = words[at] == "l"
            at += 1
            continue
        if at + 1 >= len(words) or words[at].isalpha() or words[at + 1].isalpha():
            return None
        if relative:
            x, y = x + float(words[at]), y + float(words[at + 1])
        else:
            x, y = float(words[at]), float(words[at + 1])
        ring.append((round(x, 3), round(y, 3)))
        at += 2
    return ring if len(ring) >= FEWEST_POINTS else None


def is_inside(point: Point, rings: list[Ring]) -> bool:
    """Whether a point lies in a shape; a ring inside another is a hole.

    >>> is_inside((8, 3), rings_of("M0 0L10 0l0 10z") or [])
    True
    """
    x, y = point
    odd = False
    for ring in rings:
        x0, y0 = ring[-1]
        for x1, y1 in ring:
            if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
                odd = not odd
            x0, y0 = x1, y1
    return odd


def fits(rings: list[Ring], width: int, height: int) -> bool:
    """Whether nothing sticks out of the picture."""
    for ring in rings:
        for x, y in ring:
            if not (0 <= x <= width and 0 <= y <= height):
                return False
    return True
