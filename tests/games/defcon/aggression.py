"""What moves the aggression index and what does not, clause by clause: the tests name each of them."""

from __future__ import annotations

AGGRESSION = {
    "aggression": (
        "A land attack is level 1; not on one's own lost starting territory; not on a threat to peace;"
        " not on a rogue state; not on neutral ground; not with a Casus Belli;"
        " a conventional strike is level 2; against a rogue state level 1; not as an accident;"
        " a nuclear strike is level 3; against a rogue state level 2; on neutral ground level 3;"
        " strategic bombing is none; a naval attack is none; sabotage is none; an ultimatum is none;"
        " only the highest of a round counts."
    ),
}
