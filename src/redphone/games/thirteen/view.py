"""What lies on the table of 13, as a seat is shown it, and its offers in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from redphone.core.actions import Action
from redphone.core.bits import count
from redphone.core.events import Field, Offer
from redphone.games.thirteen import verbs
from redphone.games.thirteen.cards import COLOURS, ROTTEN, Cards
from redphone.games.thirteen.scoring import rounds
from redphone.games.thirteen.state import DEALER, DECK, HAND, PLAYING, ROUND, SHEET, SUM, TAKEN, TARGET

if TYPE_CHECKING:
    from redphone.core.state import State


def table(s: State, cards: Cards, open_piles: bool) -> dict[str, object]:
    d = s.d
    over = s.depth == 0
    # The piles of the last round stay open on the table; during a round they are closed unless all agreed
    # otherwise.
    shown = open_piles or over
    targets: list[dict[str, object]] = [
        {
            "colour": name,
            "cards": cards.deck.names(d[TARGET + k]),
            "sum": int(d[SUM + k]),
            "room": int(cards.limit - d[SUM + k]),
            "rotten": int(cards.of_colour(d[TARGET + k], ROTTEN)),
            "four": effect(s, cards, cards.rotten, k),
        }
        for k, name in enumerate(COLOURS)
    ]
    return {
        "round": int(d[ROUND]) + (0 if over else 1),
        "rounds": int(rounds(s.seats)),
        "dealer": int(d[DEALER]),
        "limit": int(cards.limit),
        "deck": int(count(d[DECK])),
        "targets": targets,
        "playing": cards.deck.names(d[PLAYING]),
        "players": [player(s, cards, other, shown) for other in range(s.seats)],
    }


def player(s: State, cards: Cards, seat: int, shown: bool) -> dict[str, object]:
    """What everybody sees of a player."""
    d = s.d
    sheet = [int(d[SHEET + 6 * k + seat]) for k in range(int(d[ROUND]))]
    return {
        "hand": int(count(d[HAND + seat])),
        "taken": int(count(d[TAKEN + seat])),
        "pile": cards.deck.names(d[TAKEN + seat]) if shown else None,
        "sheet": sheet,
        "total": sum(sheet),
    }


def wording(s: State, cards: Cards, action: Action) -> Offer:
    """An offer with what it would do now: the new sum, and how many cards it takes."""
    number: i64 = action.number
    if number >= verbs.ON:
        target = number - verbs.ON
        fields: dict[str, Field] = {"target": COLOURS[target]}
        fields.update(effect(s, cards, cards.rotten, target))
        return Offer(action, "offer-on", fields)
    kind = number - verbs.PLAY
    colour = cards.colour[kind]
    if colour == ROTTEN:
        return Offer(action, "offer-play-four", {"card": action.noun})
    fields = {"card": action.noun, "target": COLOURS[colour]}
    fields.update(effect(s, cards, kind, colour))
    return Offer(action, "offer-play", fields)


def effect(s: State, cards: Cards, kind: i64, target: i64) -> dict[str, int]:
    """What playing a card there would do: the sum with it, and how many cards it would take."""
    d = s.d
    total = d[SUM + target] + cards.value[kind]
    takes = count(d[TARGET + target]) if total > cards.limit else i64(0)
    return {"sum": int(total), "takes": int(takes)}
