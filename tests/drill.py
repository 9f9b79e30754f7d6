"""Positions of the drill, the small game that exists for the tests of the core."""

from __future__ import annotations

from typing import Any, cast

import redphone
from redphone import Event, Game, Play, State


class Drill:
    """A drill with these three hands, after the first auction; without a leader before it."""

    def __init__(
        self, *hands: str, leader: int | None = None, rules: int | None = None, game: Game | None = None
    ) -> None:
        self.play = Play(redphone.game("drill") if game is None else game, 3, rules=rules)
        for hand in hands:
            self.do(*(f"draw {card}" for card in hand.split()))
        if leader is not None:
            self.bid(*(2 if seat == leader else 0 for seat in range(3)))

    @property
    def state(self) -> State:
        return self.play.state

    def do(self, *actions: str) -> list[Event]:
        """One after the other; what happened at the last."""
        events: list[Event] = []
        for action in actions:
            events = self.play.apply(action)
        return events

    def bid(self, *bids: int) -> list[Event]:
        return self.do(*(f"bid {bid}" for bid in bids))

    def table(self, seat: int | None = None) -> dict[str, Any]:
        return cast("dict[str, Any]", self.state.view(seat)["table"])

    def seen_by(self, seat: int | None) -> list[list[str]]:
        """For each hand the cards that this seat has seen there."""
        return cast("list[list[str]]", self.table(seat)["seen"])

    def hand_in(self, state: State, seat: int) -> tuple[str, ...]:
        """A seat's hand in some state."""
        return tuple(cast("dict[str, Any]", state.view(seat)["table"])["hand"])
