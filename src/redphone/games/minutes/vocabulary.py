"""The words that events are made of, as a deck file writes them: see docs/decks.md.

Here they are only read. What each does stands in `cubes.py`, `fields.py` and `looks.py`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from redphone.faults import Fault, Path, Reader, shown
from redphone.games.minutes.board import CUBES_EACH, KINDS, OWNERS, SIDES

PLACE: Final = "place"
REMOVE: Final = "remove"
MOVE: Final = "move"
SHIFT: Final = "shift"
LOOK: Final = "look"
COMMAND: Final = "command"
DO: Final = {
    PLACE: ["up_to", "battlegrounds", "each", "where", "step"],
    REMOVE: ["up_to", "half", "of", "battlegrounds", "each", "where"],
    MOVE: ["up_to", "of", "from", "to"],
    SHIFT: ["battlegrounds", "way", "where"],
    LOOK: ["at"],
    COMMAND: ["up_to", "where"],
}
"""What can be done, and the limits and conditions that each takes."""
EVERY_CLAUSE: Final = ["do", "by", "if"]
WHERE: Final = ["sphere", "kind", "side", "cuba", "this", "own", "opponent", "us", "ussr"]
SPHERES: Final = ["own", "neutral", "opponent"]
WHOSE: Final = ["own", "opponent", *SIDES]
SOME: Final = "some"
NONE: Final = "none"
PLAYER: Final = "player"
OPPONENT: Final = "opponent"
USUAL: Final = "usual"
EITHER: Final = "either"
WAYS: Final = [EITHER, "toward", "away"]
SIGHTS: Final = ["cuba", "hand"]

MOST_CLAUSES: Final = 4
MOST_BATTLEGROUNDS: Final = 5
MOST_COMMAND: Final = 5


@final
class Where:
    """Which battlegrounds are meant. An empty list or text: whichever."""

    def __init__(self, r: Reader) -> None:
        r.nothing_but(WHERE)
        self.spheres: Final = r.words("sphere", SPHERES, [])
        self.kinds: Final = r.words("kind", KINDS, [])
        self.sides: Final = r.words("side", OWNERS, [])
        self.cuba: Final = r.yes_or_no("cuba")
        self.this: Final = r.yes_or_no("this")
        self.cubes: Final = {whose: r.word(whose, [SOME, NONE], "") for whose in WHOSE if r.has(whose)}
        """Whose cubes must be there, or must not."""
        if self.cuba and (self.kinds or self.sides or self.this):
            r.fault("fault-cuba", {})

    @property
    def says_nothing(self) -> bool:
        return (
            not self.spheres
            and not self.kinds
            and not self.sides
            and self.cuba is None
            and self.this is None
            and not self.cubes
        )


@final
class Clause:
    """One instruction of an event."""

    def __init__(self, r: Reader) -> None:
        if r.table.get("do") not in list(DO):
            r.word("do", list(DO), None)
            # What else it says cannot be judged.
            r = Reader({"do": COMMAND, "up_to": 1}, r.path, [])
        self.do: Final = r.word("do", list(DO), None)
        r.nothing_but([*EVERY_CLAUSE, *DO[self.do]])
        self.by: Final = r.word("by", [PLAYER, OPPONENT], PLAYER)
        self.half: Final = self.do == REMOVE and r.yes_or_no("half") is True
        if self.half and r.has("up_to"):
            r.fault("fault-half-or-up-to", {}, "half")
        self.up_to: Final = self._up_to(r)
        self.battlegrounds: Final = self._battlegrounds(r)
        self.each: Final = (
            r.number("each", 1, CUBES_EACH, self.up_to) if "each" in DO[self.do] else self.up_to
        )
        if self.half and r.has("each"):
            r.fault("fault-half-each", {}, "each")
        self.of: Final = r.word("of", WHOSE, "own") if "of" in DO[self.do] else "own"
        self.step: Final = r.word("step", [USUAL, EITHER], USUAL) if self.do == PLACE else USUAL
        if self.step == EITHER and self.battlegrounds > 1:
            r.fault("fault-either-battlegrounds", {}, "step")
        if self.step == EITHER and r.has("each"):
            r.fault("fault-either-each", {}, "each")
        self.way: Final = r.word("way", WAYS, EITHER) if self.do == SHIFT else EITHER
        self.at: Final = r.words("at", SIGHTS, None) if self.do == LOOK else []
        self.where: Final = Where(r.below("from" if self.do == MOVE else "where"))
        """Of `move`: where the cubes come from."""
        self.to: Final = Where(r.below("to") if self.do == MOVE else Reader({}, [], []))
        self.condition: Final = self._condition(r) if r.has("if") else None

    def _up_to(self, r: Reader) -> int:
        if self.do in (SHIFT, LOOK) or self.half:
            return CUBES_EACH
        if self.do == COMMAND:
            return r.number("up_to", 1, MOST_COMMAND, None)
        value = r.table.get("up_to")
        if value == "any":
            return CUBES_EACH
        if type(value) is int and 1 <= value <= CUBES_EACH:
            return value
        if value is not None:
            r.fault("fault-up-to", {"highest": CUBES_EACH, "typed": shown(value)}, "up_to")
        elif isinstance(r.table.get("half", False), bool):
            r.fault("fault-no-up-to", {"highest": CUBES_EACH})
        # As many as reach everywhere: one mistake is not told twice.
        return CUBES_EACH

    def _battlegrounds(self, r: Reader) -> int:
        if "battlegrounds" not in DO[self.do]:
            return 1
        n = r.number("battlegrounds", 1, MOST_BATTLEGROUNDS, 1)
        if self.half and n > 1:
            r.fault("fault-half-battlegrounds", {}, "battlegrounds")
        elif n > self.up_to and r.table.get("step") != EITHER:
            r.fault("fault-few-cubes", {"n": self.up_to, "fields": n}, "battlegrounds")
        return n

    def _condition(self, r: Reader) -> Condition:
        before = len(r.faults)
        condition = Condition(r.below("if"))
        if condition.where.says_nothing and len(r.faults) == before:
            r.fault("fault-if", {}, "if")
        return condition

    @property
    def clicks(self) -> i64:
        """The most decisions that it asks for, chance included."""
        if self.do == COMMAND:
            return 2
        if self.do == LOOK or self.half:
            return 1
        if self.do == SHIFT:
            return self.battlegrounds + 1
        if self.step == EITHER:
            return 3
        return self.up_to + 2


@final
class Condition:
    """Only if so many battlegrounds are such."""

    def __init__(self, r: Reader) -> None:
        r.nothing_but(["where", "at_least"])
        self.at_least: Final = r.number("at_least", 1, CUBES_EACH, 1)
        self.where: Final = Where(r.below("where"))


def clauses(value: object, path: Path, faults: list[Fault]) -> list[Clause]:
    """The clauses of an event."""
    if not isinstance(value, list) or not all(isinstance(clause, dict) for clause in value):
        faults.append(Fault(path, "fault-event", {"typed": shown(value)}))
        return []
    if not 1 <= len(value) <= MOST_CLAUSES:
        faults.append(Fault(path, "fault-clauses", {"most": MOST_CLAUSES, "n": len(value)}))
    return [Clause(Reader(clause, [*path, k], faults)) for k, clause in enumerate(value[:MOST_CLAUSES])]
