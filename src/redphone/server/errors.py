"""What is refused, and why: ids of texts with fields."""

from __future__ import annotations


class Refused(Exception):
    """A request that is not fulfilled. Nothing has changed."""

    def __init__(self, status: int, id: str, /, **fields: int | str) -> None:
        super().__init__(id)
        self.status = status
        self.id = id
        self.fields = fields

    def problem(self) -> dict[str, int | str]:
        return {"id": self.id, **self.fields}

    def content(self) -> dict[str, object]:
        """What is answered."""
        return {"error": self.problem()}


class Lost(Exception):
    """Another process has changed the table at the same moment: what was written is void."""


class Unwell(Exception):
    """The store cannot be read or written: it is locked, the disk is full. Nothing has changed; or, where who
    writes was lost in the middle, nobody can say: whoever looks again finds out."""
