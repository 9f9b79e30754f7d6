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


@final
class Tree:
    """What one seat has learned. Nodes are numbers; 0 is the root."""

    def __init__(self) -> None:
        self.label: vec[i64] = vec[i64]([0])
        self.first: vec[i64] = vec[i64]([-1])
        """The first child; `after`: the next child of the same parent."""
        self.after: vec[i64] = vec[i64]([-1])
        self.visits: vec[i64] = vec[i64]([0])
        self.offered: vec[i64] = vec[i64]([0])
        """How often it could have been chosen: what is not in hand is not on offer."""
        self.total: vec[i64] = vec[i64]([0])
        """The victories of its visits, added up."""

    def child(self, node: i64, label: i64) -> i64:
        """The child with this label, or -1."""
        found = self.first[node]
        before: i64 = -1
        while found >= 0 and self.label[found] != label:
            before = found
            found = self.after[found]
        if found >= 0 and before >= 0:
            # Where many have been, many go: it is found first the next time.
            self.after[before] = self.after[found]
            self.after[found] = self.first[node]
            self.first[node] = found
        return found

    def into(self, node: i64, label: i64) -> i64:
        """The child with this label, new if there is none."""
        found = self.child(node, label)
        if found < 0:
            found = self.grow(node, label)
        return found

    def reached(self, node: i64) -> i64:
        """How often it was reached: what others did is not visited, so what the owner did then counts."""
        n = self.visits[node]
        if n:
            return n
        child = self.first[node]
        while child >= 0:
            n += self.reached(child)
            child = self.after[child]
        return n

    def grow(self, node: i64, label: i64) -> i64:
        """A new child."""
        new = i64(len(self.label))
        self.label = append(self.label, label)
        self.first = append(self.first, -1)
        self.after = append(self.after, self.first[node])
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.total = append(self.total, 0)
        self.first[node] = new
        return new
