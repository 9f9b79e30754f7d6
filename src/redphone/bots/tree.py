"""What a search has learned, and what it thinks."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from redphone.core.actions import Action


@final
class Thought:
    """What a search thinks of an option."""

    def __init__(
        self, action: Action, visits: int, value: float, line: list[tuple[int, str]], lost: bool = False
    ) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.value: Final = value
        """The share of victory that it expects."""
        self.line: Final = line
        """How it expects the game to go on: seats and actions."""
        self.lost: Final = lost
        """Proven: it loses, whatever the seat does next."""


# What a node is made of, side by side: who looks at one of them looks at most of the others as well, and
# memory is fetched by the line.
LABEL: Final = 0
FIRST: Final = 1
"""The first child; `AFTER`: the next child of the same parent."""
AFTER: Final = 2
VISITS: Final = 3
OFFERED: Final = 4
"""How often it could have been chosen: what is not in hand is not on offer."""
TOTAL: Final = 5
"""What its visits were worth, added up."""
WON: Final = 6
"""Their victories, added up: ruin is worth less than that."""
PARENT: Final = 7
NODE: Final = 8
"""The ints of a node."""
LEAST_SLOTS: Final = 256
LEAST_VISITS: Final = 3
"""In a line that is shown."""


@final
class Tree:
    """What one seat has learned. A node is the number of its first int; 0 is the root."""

    def __init__(self) -> None:
        self.d: vec[i64] = vec[i64]([0, -1, -1, 0, 0, 0, 0, -1])
        self.index: vec[i64] = vec[i64]([0] * LEAST_SLOTS)
        """Nodes by parent and label, at most half full: what others may do is far more than what they do."""

    @property
    def nodes(self) -> list[int]:
        return list(range(0, len(self.d), NODE))

    def slot(self, node: i64, label: i64) -> i64:
        """Where in the index the child with this label stands, or would stand."""
        d = self.d
        last = i64(len(self.index)) - 1
        mixed = node * 0x9E3779B1 + label * 0x85EBCA6B
        slot = (mixed ^ (mixed >> 29)) & last
        while True:
            found = self.index[slot]
            if found == 0 or (d[found + LABEL] == label and d[found + PARENT] == node):
                return slot
            slot = (slot + 1) & last

    def child(self, node: i64, label: i64) -> i64:
        """The child with this label, or -1."""
        found = self.index[self.slot(node, label)]
        if found == 0:
            return -1
        return found

    def into(self, node: i64, label: i64) -> i64:
        """The child with this label, new if there is none."""
        found = self.child(node, label)
        if found < 0:
            found = self.grow(node, label)
        return found

    def reached(self, node: i64) -> i64:
        """How often it was reached: what others did is not visited, so what the owner did then counts."""
        n = self.d[node + VISITS]
        if n:
            return n
        child = self.d[node + FIRST]
        while child >= 0:
            n += self.reached(child)
            child = self.d[child + AFTER]
        return n

    def line(self, node: i64) -> list[int]:
        """The labels below a node where it was reached most often, as long as that was often enough."""
        d = self.d
        found: list[int] = []
        while True:
            best: i64 = -1
            child = d[node + FIRST]
            while child >= 0:
                if best < 0 or self.reached(child) > self.reached(best):
                    best = child
                child = d[child + AFTER]
            if best < 0 or self.reached(best) < LEAST_VISITS:
                return found
            found.append(int(d[best + LABEL]))
            node = best

    def lead(self) -> i64:
        """By how many visits the most visited child of the root is ahead of the next one."""
        first: i64 = 0
        second: i64 = 0
        d = self.d
        child = d[FIRST]
        while child >= 0:
            visits = d[child + VISITS]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = d[child + AFTER]
        return first - second

    def grow(self, node: i64, label: i64) -> i64:
        """A new child."""
        d = self.d
        new = i64(len(d))
        if 2 * new > NODE * i64(len(self.index)):
            self.widen()
        self.index[self.slot(node, label)] = new
        d = append(d, label)
        d = append(d, -1)
        d = append(d, d[node + FIRST])
        d = append(d, 0)
        d = append(d, 0)
        d = append(d, 0)
        d = append(d, 0)
        d = append(d, node)
        d[node + FIRST] = new
        self.d = d
        return new

    def widen(self) -> None:
        """An index with twice the room."""
        self.index = vec[i64]([0] * (2 * len(self.index)))
        for node in range(i64(NODE), i64(len(self.d)), i64(NODE)):
            self.index[self.slot(self.d[node + PARENT], self.d[node + LABEL])] = node
