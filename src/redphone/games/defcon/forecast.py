"""What an offered act would bring, for people to see: to who does it, and to whom it takes something from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redphone.core.bits import bit, count
from redphone.core.events import Field
from redphone.games.defcon.box import Box
from redphone.games.defcon.cards import BLESSING
from redphone.games.defcon.consensus import GDP, capitals, military_row
from redphone.games.defcon.effects import is_aggression_free, moves_aggression, owner, row_after
from redphone.games.defcon.powers import CAPITAL_POINTS, CEDED_ROWS, MOST_POWERS, TOKENS_EACH
from redphone.games.defcon.scoring import realm, reputation_gdp
from redphone.games.defcon.state import AGGRESSION, CAPITAL, KEPT, LANDS, MANNED, REPUTATION, TROOPS

if TYPE_CHECKING:
    from redphone.core.state import State


def raised_to(s: State, box: Box, seat: i64, level: i64) -> int:
    """The level that the aggression of a power would rise to; 0: it stays where it is."""
    if not moves_aggression(s, box):
        return 0
    return int(level) if level > s.d[AGGRESSION + seat] else 0


def is_blessed(s: State, box: Box, seat: i64) -> bool:
    return box.deck.held(s.d[KEPT + seat], BLESSING) > 0


def row_at_end(s: State, box: Box, seat: i64, row: i64, raised: i64, has_blessing: bool) -> i64:
    """Where a power on this row of the reputation index ends the round, after an act that raises its
    aggression to a level; 0: it stays where it is.
    """
    if is_aggression_free(s, box):
        return row
    level = raised
    if level < s.d[AGGRESSION + seat]:
        level = s.d[AGGRESSION + seat]
    return row_after(row, -level, has_blessing)


def at_end(s: State, box: Box, seat: i64) -> dict[str, object]:
    """The reputation and the GDP with which a power ends the round if nothing happens any more."""
    row = row_at_end(s, box, seat, s.d[REPUTATION + seat], 0, is_blessed(s, box, seat))
    return {"row": int(row), "gdp": int(GDP[military_row(realm(s, box, seat))] + GDP[row])}


def cost(
    s: State, box: Box, seat: i64, raised: int, lands: i64 = 0, rows: i64 = 0, ends_blessing: bool = False
) -> dict[str, Field]:
    """The reputation and the GDP of a power when the round ends, with so many territories and rows more."""
    has_blessing = is_blessed(s, box, seat)
    row = row_after(s.d[REPUTATION + seat], rows, has_blessing)
    row = row_at_end(s, box, seat, row, raised, has_blessing and not ends_blessing)
    return {"reputation": int(row), "gdp_end": int(GDP[military_row(realm(s, box, seat) + lands)] + GDP[row])}


def conquest(s: State, box: Box, seat: i64, at: i64, raised: int) -> dict[str, Field]:
    """What a power has with one territory more, now and when the round ends; the points of capitals there;
    and what is left to who holds it.
    """
    held = realm(s, box, seat) + 1
    fields: dict[str, Field] = {
        "territories": int(held),
        "military": int(military_row(held)),
        "gdp": int(GDP[military_row(held)] + reputation_gdp(s, seat)),
        **cost(s, box, seat, raised, lands=1),
    }
    points: i64 = 0
    for power in range(i64(MOST_POWERS)):
        if s.d[CAPITAL + power] == 1 + at:
            points += CAPITAL_POINTS
    if points:
        fields["points"] = int(points)
    fields.update(loss(s, box, at))
    return fields


def loss(s: State, box: Box, at: i64) -> dict[str, Field]:
    """What is left to who holds a territory, without it; and whether that ends the game with this round."""
    holder = owner(s, at)
    if holder < 0:
        return {}
    return {**poorer(s, box, holder), "ends": 1 if s.d[LANDS + holder] == bit(at) else 0}


def poorer(s: State, box: Box, holder: i64) -> dict[str, Field]:
    """What a power has with one territory less, or without its Ecocity."""
    left = realm(s, box, holder) - 1
    return {"left": int(left), "gdp_left": int(GDP[military_row(left)] + reputation_gdp(s, holder))}


def ceded(s: State, box: Box, seat: int, at: i64) -> dict[str, Field]:
    """What a power has that cedes a territory: its reputation rises. [Ultimatum; ruling 23]"""
    d = s.d
    row = row_after(d[REPUTATION + seat], CEDED_ROWS, is_blessed(s, box, seat))
    left = realm(s, box, seat) - 1
    gdp = GDP[military_row(left)] + GDP[row]
    held = capitals(s, seat)
    for power in range(i64(MOST_POWERS)):
        if d[CAPITAL + power] == 1 + at:
            held -= 1
    return {"left": int(left), "gdp_left": int(gdp), "points_left": int(gdp + CAPITAL_POINTS * held)}


def loss_by_strike(s: State, box: Box, at: i64, killed: i64) -> dict[str, Field]:
    """The same where a missile kills the last troops and no token is left to hold the land. [Ruling 16]"""
    d = s.d
    holder = owner(s, at)
    if holder < 0 or killed < d[TROOPS + at] or count(d[LANDS + holder] & ~d[MANNED]) < TOKENS_EACH:
        return {}
    return loss(s, box, at)


def discredited(s: State, box: Box, target: i64, rows: i64) -> dict[str, Field]:
    """The row to which a power falls that loses so many."""
    return {"row": int(row_after(s.d[REPUTATION + target], -rows, is_blessed(s, box, target)))}
