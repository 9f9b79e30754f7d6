"""Whole random games inside the compiled loop: what benches measure, what the two builds are compared by."""

from __future__ import annotations

from mypy_extensions import i64

from redphone.core.book import Book
from redphone.core.flow import settle
from redphone.core.rng import Rng
from redphone.core.state import State, mixed, new


def play_out(s: State, rng: Rng) -> i64:
    """Play at random to the end; how many decisions that took, chance included."""
    steps = s.book.steps
    out = s.book.buffer
    n: i64 = 0
    while s.depth > 0:
        f = s.stack[s.depth - 1]
        step = steps[f.step]
        step.take(s, f, f.who, step.sample(s, f, rng, out))
        settle(s)
        n += 1
    return n


def random_games(book: Book, seats: int, games: int, seed: int) -> int:
    """Play so many random games from the start; how many decisions that took."""
    rng = Rng(seed)
    first = new(book, seats)
    n: i64 = 0
    for _ in range(games):
        n += play_out(first.clone(), rng)
    return int(n)


def clones(s: State, n: int) -> int:
    """Clone so many times; the deepest stack seen, so that nothing is optimised away."""
    depth: i64 = 0
    for _ in range(n):
        t = s.clone()
        if t.depth > depth:
            depth = t.depth
    return int(depth)


def checksum(book: Book, seats: int, games: int, seed: int) -> int:
    """A number made of every position of so many random games. Both builds must come to the same."""
    rng = Rng(seed)
    h: i64 = 0
    for _ in range(games):
        s = new(book, seats)
        while s.depth > 0:
            f = s.stack[s.depth - 1]
            action = s.book.steps[f.step].sample(s, f, rng, s.book.buffer)
            s.take(f.who, action)
            h = mixed(mixed(h, action), s.digest())
    return int(h)
