"""Small sets as the bits of one int. A set holds at most 61 members, so that it never becomes a boxed int."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

MOST_BITS: Final = 61


def bit(k: i64) -> i64:
    """The set that holds only `k`. (mypyc compiles `1 << k` as a 32-bit shift: wrong, silently, from 31 on.)

    >>> bit(0), bit(3), bit(40) == 2**40
    (1, 8, True)
    """
    return 0x2000000000000000 >> (61 - k)


def low(m: i64) -> i64:
    """The smallest member of a set that has one.

    >>> low(0b101000)
    3
    """
    return count((m & -m) - 1)


def count(m: i64) -> i64:
    """How many members the set has.

    >>> count(0b101001)
    3
    """
    m = m - ((m >> 1) & 0x1555555555555555)
    m = (m & 0x3333333333333333) + ((m >> 2) & 0x3333333333333333)
    m = (m + (m >> 4)) & 0x0F0F0F0F0F0F0F0F
    m = m + (m >> 8)
    m = m + (m >> 16)
    return (m + (m >> 32)) & 127


def nth(m: i64, k: i64) -> i64:
    """The member with `k` smaller ones before it.

    >>> [nth(0b101001, k) for k in range(3)]
    [0, 3, 5]
    """
    # Members counted in fields of 2, 4, 8, 16 and 32 bits; then down through the halves: `past` is -1 where
    # the member lies in the upper one, and 0 otherwise. No branch, because a random one is guessed wrongly
    # half the time.
    by_2 = m - ((m >> 1) & 0x1555555555555555)
    by_4 = (by_2 & 0x3333333333333333) + ((by_2 >> 2) & 0x3333333333333333)
    by_8 = (by_4 + (by_4 >> 4)) & 0x0F0F0F0F0F0F0F0F
    by_16 = by_8 + (by_8 >> 8)
    by_32 = by_16 + (by_16 >> 16)
    below = by_32 & 63
    past = (below - 1 - k) >> 63
    k -= below & past
    at = past & 32
    below = (by_16 >> at) & 31
    past = (below - 1 - k) >> 63
    k -= below & past
    at += past & 16
    below = (by_8 >> at) & 15
    past = (below - 1 - k) >> 63
    k -= below & past
    at += past & 8
    below = (by_4 >> at) & 7
    past = (below - 1 - k) >> 63
    k -= below & past
    at += past & 4
    below = (by_2 >> at) & 3
    past = (below - 1 - k) >> 63
    k -= below & past
    at += past & 2
    below = (m >> at) & 1
    past = (below - 1 - k) >> 63
    return at + (past & 1)


@final
class Buffer:
    """Where steps write their offers: reused, so that a decision allocates nothing."""

    def __init__(self, size: int = 256) -> None:
        self.size: i64 = 0
        self.items: vec[i64] = vec[i64]([0] * size)

    def clear(self) -> None:
        self.size = 0

    def add(self, item: i64) -> None:
        self.items[self.size] = item
        self.size += 1

    def add_members(self, base: i64, m: i64) -> None:
        """Add `base + k` for each member k of the set.

        >>> b = Buffer()
        >>> b.add(7)
        >>> b.add_members(100, 0b1001)
        >>> [b.items[k] for k in range(b.size)]
        [7, 100, 103]
        """
        items = self.items
        n = self.size
        while m:
            items[n] = base + count((m & -m) - 1)
            n += 1
            m &= m - 1
        self.size = n

    def holds(self, item: i64) -> bool:
        items = self.items
        for k in range(self.size):
            if items[k] == item:
                return True
        return False
