"""States as bytes: a line that says what they belong to, then ints, then a sum to find damage by."""

from __future__ import annotations

import struct
import zlib
from typing import Final

MAGIC: Final = b"redphone-state 1 "


def packed(line: str, ints: list[int]) -> bytes:
    """
    >>> unpacked(packed("13", [1, -2, 3]))
    ('13', [1, -2, 3])
    """
    dump = MAGIC + line.encode() + b"\n" + struct.pack(f"<{len(ints)}q", *ints)
    return dump + struct.pack("<I", zlib.crc32(dump))


def unpacked(dump: bytes) -> tuple[str, list[int]]:
    """What `packed` was given, or ValueError with the reason."""
    if not dump.startswith(MAGIC):
        raise ValueError("this is not a state of Red Phone, or one of a newer format")
    dump, sum_of_it = dump[:-4], dump[-4:]
    if struct.pack("<I", zlib.crc32(dump)) != sum_of_it:
        raise ValueError("the saved state is damaged or cut off")
    line, _, body = dump[len(MAGIC) :].partition(b"\n")
    return line.decode(), list(struct.unpack(f"<{len(body) // 8}q", body))
