"""Positions of DEFCON in a war: America's first turn of a conflict phase, with the board as a test wants it.

What is not asked for lies as it lies after the set-up, but for fleets, of which there are none, and cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple, cast

from tests.games.defcon.positions import CONFLICT, Defcon

import redphone
from redphone import Event, Play
from redphone.core.book import OptionValue
from redphone.games.defcon import state as slots
from redphone.games.defcon.powers import AT_SEAT, POWERS

CAPITALS = {
    "america": "east_usa",
    "eurasia": "west_russia",
    "africasia": "north_africa",
    "eastasia": "east_china",
}
"""Where the capitals stand unless told otherwise."""


class Has(NamedTuple):
    """What a power has: see `has`."""

    hand: Sequence[str]
    keeps: Sequence[str]
    lands: Mapping[str, int]
    fleets: Mapping[str, int]
    tired: Mapping[str, int]
    capital: str | None
    numbers: Mapping[str, int]


def has(
    hand: Sequence[str] = (),
    keeps: Sequence[str] = (),
    lands: Mapping[str, int] | None = None,
    fleets: Mapping[str, int] | None = None,
    tired: Mapping[str, int] | None = None,
    capital: str | None = None,
    **numbers: int,
) -> Has:
    """`lands`: troops by territory, conquered ones too; `tired`: of the fleets; `capital`: a territory, or
    the power beside whose headquarters it lies. Numbers are those of slots of the state: `missiles=3`.
    """
    return Has(hand, keeps, lands or {}, fleets or {}, tired or {}, capital, numbers)


class War(Defcon):
    """A game at America's turn (with two powers, at the turn of the first).

    >>> war = War(america=has(missiles=1), eurasia=has(lands={"scandinavia": 5}))
    >>> events = war.do("strike scandinavia")
    >>> war.troops("scandinavia"), war.number("eurasia", "aggression"), war.number("america", "aggression")
    (2, 0, 2)
    """

    def __init__(
        self,
        seats: int = 4,
        forts: Sequence[str] = (),
        neutral: Sequence[str] = (),
        truce: Sequence[str] = (),
        irradiated: Sequence[str] = (),
        last_round: bool = False,
        options: Mapping[str, OptionValue] | None = None,
        **powers: Has,
    ) -> None:
        self.game = redphone.game("defcon")
        self.past = begun(seats, last_round, **(options or {}))
        self.give(None, *neutral, *truce)
        self.lay({slots.TRUCE: sum(1 << self.at(place) for place in truce)})
        self.irradiate(*irradiated)
        for power, wanted in powers.items():
            self.furnish(power, wanted)
        self.put_forts(*forts)

    def furnish(self, power: str, wanted: Has) -> None:
        """Give a power what it has."""
        for place, n in wanted.lands.items():
            self.give(power, place, troops=n)
        self.put_fleets(power, **wanted.fleets)
        for zone, n in wanted.tired.items():
            self.lay({slots.TIRED + 24 * self.seat(power) + self.zone(zone): n})
        self.deal(power, *wanted.hand)
        self.keep(power, *wanted.keeps)
        for name, n in wanted.numbers.items():
            slot = slot_of(name)
            if slot in (slots.QUARTERS, slots.TRANSIT):
                self.put_quarters(power, n, slot)
            else:
                self.put(slot, power, n)
        if wanted.capital in POWERS:
            self.put_capital(power, None, kept_by=wanted.capital)
        elif wanted.capital is not None:
            self.put_capital(power, wanted.capital)

    def do(self, *actions: str) -> list[Event]:
        events = super().do(*actions)
        assert self.book.audit(self.state) == []
        return events

    def number(self, power: str, name: str) -> int:
        """What a power has in a slot of the state."""
        return self.slot(slot_of(name), power)

    def numbers(self, power: str, *names: str) -> list[int]:
        return [self.number(power, name) for name in names]

    def fleets_in(self, zone: str) -> list[int]:
        """The fleets of each power in a sea zone, by seat."""
        return [self.fleets(power).get(zone, 0) for power in self.powers]

    def is_fortified(self, place: str) -> bool:
        return place in self.named(self.slot(slots.FORTS))

    def is_neutral(self, place: str) -> bool:
        return place in self.named(self.slot(slots.NEUTRAL))

    def is_irradiated(self, place: str) -> bool:
        return place in self.named(self.slot(slots.RADIATION))

    def where(self, capital: str) -> str | None:
        """Where a power's capital is: a territory, or the power that keeps it."""
        at = self.capital(capital)
        if at == 0:
            return None
        return self.powers[at - AT_SEAT] if at >= AT_SEAT else self.book.box.world.territories[at - 1]

    def kept(self, power: str) -> list[str]:
        return self.cards(slots.KEPT, power)

    @property
    def discarded(self) -> list[str]:
        return self.cards(slots.DISCARD)

    @property
    def has_acted(self) -> bool:
        """Has the power whose turn it is taken its offensive action?"""
        return bool(self.slot(slots.ACTED))

    @property
    def is_ending(self) -> bool:
        return bool(self.slot(slots.ENDING))


@cache
def eve(seats: int, last_round: bool, **options: OptionValue) -> Defcon:
    """A game at the first turn of its conflict, without fleets and cards: made once, then copied."""
    game = Defcon(seats, order=(), capitals=CAPITALS, fleets=None, game=None, **options)
    game.go_to(CONFLICT, game.powers[0], round=5 if last_round else 1)
    for power in game.powers:
        game.put_fleets(power)
    return game


def begun(seats: int, last_round: bool, **options: OptionValue) -> Play:
    game = eve(seats, last_round, **options)
    past = Play(game.game, seats, options)
    past.state = game.state.clone()
    return past


def slot_of(name: str) -> int:
    return cast("int", getattr(slots, name.upper()))
