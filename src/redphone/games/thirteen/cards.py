"""The cards of 13, read from data/cards.toml."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from redphone.core.bits import MOST_BITS, bit, count, low
from redphone.core.game import DataError
from redphone.core.zones import Deck

COLOURS: Final = ["blue", "yellow", "green"]
ROTTEN: Final = 3
"""In the place of a colour: the rotten fours have none."""


@final
class Cards:
    """Values and colours by kind. The kinds are each colour's values in order, then the rotten fours."""

    def __init__(self, data: dict[str, object]) -> None:
        self.limit: i64 = number(data, "limit", 1, 99)
        self.hand: i64 = number(data, "hand", 1, 10)
        rotten = number(data, "rotten_value", 1, 99)
        fours = number(data, "rotten_copies", 1, MOST_BITS)
        printed = data.get("colour_values")
        if (
            not isinstance(printed, list)
            or not printed
            or not all(type(v) is int and 1 <= v <= 99 for v in printed)
        ):
            raise DataError("cards.toml: colour_values is a list of numbers from 1 to 99")
        if 3 * len(printed) + fours > MOST_BITS:
            raise DataError(f"cards.toml: {3 * len(printed) + fours} cards, at most {MOST_BITS} fit")
        if 3 * len(printed) + fours < 6 * self.hand:
            raise DataError(
                f"cards.toml: {3 * len(printed) + fours} cards are too few to deal {self.hand} to six"
            )
        if max(rotten, *printed) > self.limit:
            raise DataError(f"cards.toml: no card may be worth more than the limit, {self.limit}")
        points = data.get("minus_points")
        if not isinstance(points, dict):
            raise DataError("cards.toml: [minus_points] says what a colour and a rotten card cost")
        known(data, ["limit", "hand", "colour_values", "rotten_value", "rotten_copies", "minus_points"])
        known(points, ["colour", "rotten"])
        self.colour_points: i64 = number(points, "colour", 0, 99)
        self.rotten_points: i64 = number(points, "rotten", 0, 99)
        self.value: vec[i64] = vec[i64]()
        self.colour: vec[i64] = vec[i64]()
        kinds: list[str] = []
        copies: list[int] = []
        for colour, name in enumerate(COLOURS):
            for value in sorted(set(printed)):
                kinds.append(f"{name}-{value}")
                copies.append(printed.count(value))
                self.value = append(self.value, value)
                self.colour = append(self.colour, colour)
        self.rotten: i64 = len(kinds)
        """The kind of the rotten fours."""
        kinds.append(f"rotten-{rotten}")
        copies.append(fours)
        self.value = append(self.value, rotten)
        self.colour = append(self.colour, ROTTEN)
        self.deck: Final = Deck("cards", kinds, copies)
        self.bits: vec[i64] = vec[i64]([0] * 4)
        """The bits of each colour's cards, and of the rotten fours, in a zone."""
        for at in range(len(self.deck.kind_of)):
            self.bits[self.colour[self.deck.kind_of[at]]] |= bit(at)

    def worth(self, zone: i64) -> i64:
        """The values of the cards in a zone, added up."""
        total: i64 = 0
        while zone:
            total += self.value[self.deck.kind_of[low(zone)]]
            zone &= zone - 1
        return total

    def of_colour(self, zone: i64, colour: i64) -> i64:
        """How many cards of a colour (or rotten ones) lie in a zone."""
        return count(zone & self.bits[colour])


def known(data: dict[str, object], names: list[str]) -> None:
    for name in data:
        if name not in names:
            raise DataError(f"cards.toml: {name!r} means nothing here; there are: {', '.join(names)}")


def number(data: dict[str, object], name: str, low: int, high: int) -> int:
    value = data.get(name)
    if type(value) is not int or not low <= value <= high:
        raise DataError(f"cards.toml: {name} is a number from {low} to {high}, not {value!r}")
    return value
