"""Events as texts' ids with fields: what a card's event does, in words, whoever wrote the card.

A clause is `{"id": …, fields …, "by": …, "where": […], "to": […], "if": …}`; each part of `where`, and `if`,
is a text of its own. `terminal_words.py` makes sentences of them.
"""

from __future__ import annotations

from typing import Final

from redphone.core.events import Field
from redphone.games.minutes.board import KINDS, OWNERS
from redphone.games.minutes.deck import Card
from redphone.games.minutes.vocabulary import (
    COMMAND,
    EITHER,
    LOOK,
    MOVE,
    PLACE,
    REMOVE,
    SHIFT,
    SOME,
    SPHERES,
    Clause,
    Where,
)

REMOVED: Final = {
    "own": "clause-remove-own",
    "opponent": "clause-remove-opponent",
    "us": "clause-remove-us",
    "ussr": "clause-remove-ussr",
}
HALVED: Final = {
    "own": "clause-half-own",
    "opponent": "clause-half-opponent",
    "us": "clause-half-us",
    "ussr": "clause-half-ussr",
}
TAKEN: Final = {
    "own": "clause-move-own",
    "opponent": "clause-move-opponent",
    "us": "clause-move-us",
    "ussr": "clause-move-ussr",
}
SHIFTED: Final = {
    "either": "clause-shift-either",
    "toward": "clause-shift-toward",
    "away": "clause-shift-away",
}
ONE_SPHERE: Final = {"own": "where-own", "neutral": "where-neutral", "opponent": "where-opponent"}
NOT_SPHERE: Final = {"own": "where-not-own", "neutral": "where-not-neutral", "opponent": "where-not-opponent"}
CUBES_OF: Final = {
    "own some": "where-own-cubes",
    "own none": "where-no-own-cubes",
    "opponent some": "where-opponent-cubes",
    "opponent none": "where-no-opponent-cubes",
}
LOOKED_AT: Final = {"cuba": "clause-look-cuba", "hand": "clause-look-hand", "cuba hand": "clause-look-both"}

Part = dict[str, Field]


def event_of(card: Card) -> list[dict[str, object]]:
    return [described(clause) for clause in card.event]


def described(clause: Clause) -> dict[str, object]:
    said: dict[str, object] = {**main_part(clause), "by": clause.by}
    said["where"] = where_parts(clause.where)
    said["to"] = where_parts(clause.to)
    condition = clause.condition
    said["if"] = None
    if condition is not None:
        where = where_parts(condition.where) or [{"id": "where-any"}]
        said["if"] = {"id": "clause-if", "n": condition.at_least, "where": where}
    return said


def main_part(clause: Clause) -> Part:
    n, fields = clause.up_to, clause.battlegrounds
    if fields == 1:
        n = min(n, clause.each)
    each = clause.each if clause.each < n else 0
    if clause.do == PLACE:
        if clause.step == EITHER:
            return {"id": "clause-place-either", "n": n}
        return {"id": "clause-place", "n": n, "fields": fields, "each": each}
    if clause.do == REMOVE:
        if clause.half:
            return {"id": HALVED[clause.of]}
        return {"id": REMOVED[clause.of], "n": n, "fields": fields, "each": each}
    if clause.do == MOVE:
        return {"id": TAKEN[clause.of], "n": n}
    if clause.do == SHIFT:
        return {"id": SHIFTED[clause.way], "fields": fields}
    if clause.do == COMMAND:
        return {"id": "clause-command", "n": n}
    assert clause.do == LOOK
    return {"id": LOOKED_AT[" ".join(clause.at)]}


def names_all(words: list[str], known: list[str]) -> bool:
    """Are all of them allowed, because each is named or none?"""
    return len(words) in (0, len(known))


def where_parts(where: Where) -> list[dict[str, object]]:
    """Each condition as a text; two zones of three are said as "except the third". Two kinds or sides are
    both named: Cuba, face down, is of none, and so all three of them are all battlegrounds but Cuba.
    """
    parts: list[Part] = []
    if len(where.spheres) == 1:
        parts.append({"id": ONE_SPHERE[where.spheres[0]]})
    elif len(where.spheres) == 2:
        parts.append({"id": NOT_SPHERE[next(one for one in SPHERES if one not in where.spheres)]})
    if len(where.kinds) == 1:
        parts.append({"id": "where-kind", "kind": where.kinds[0]})
    elif len(where.kinds) == 2:
        parts.append({"id": "where-kinds", "kind": where.kinds[0], "or_kind": where.kinds[1]})
    if len(where.sides) == 1:
        parts.append({"id": "where-side", "side": where.sides[0]})
    elif len(where.sides) == 2:
        parts.append({"id": "where-sides", "side": where.sides[0], "or_side": where.sides[1]})
    if where.cuba is not None:
        parts.append({"id": "where-cuba" if where.cuba else "where-not-cuba"})
    elif names_all(where.kinds, KINDS) and names_all(where.sides, OWNERS) and (where.kinds or where.sides):
        parts.append({"id": "where-not-cuba"})
    if where.this is not None:
        parts.append({"id": "where-this" if where.this else "where-not-this"})
    for whose, wanted in where.cubes.items():
        if whose in SPHERES:
            parts.append({"id": CUBES_OF[f"{whose} {wanted}"]})
        else:
            parts.append(
                {"id": "where-side-cubes" if wanted == SOME else "where-no-side-cubes", "side": whose}
            )
    return [{**part} for part in parts]
