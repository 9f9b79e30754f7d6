"""Actions: (verb, noun), one click each. Ints inside, `Action` at the edge."""

from __future__ import annotations

from typing import Final, final

from redphone.core.layout import CHANCE, OVER

# An action's number is its verb's number times NOUNS plus its noun's number: fixed, so that rules can name it
# in a literal.
NOUNS: Final = 256

# Verbs that every game has. A game's own verbs are numbered from GAME_VERBS on.
PASS: Final = 0
CHOOSE: Final = 256
ROLL: Final = 512
GAME_VERBS: Final = 3


@final
class Verb:
    """What can be done, and to what. `secret`: the others see that it was done, not with which noun."""

    def __init__(self, name: str, nouns: list[str], secret: bool = False) -> None:
        if len(nouns) > NOUNS:
            raise ValueError(f"verb {name!r} has {len(nouns)} nouns, at most {NOUNS} fit")
        if len(set(nouns)) != len(nouns):
            raise ValueError(f"verb {name!r} names a noun twice: {nouns}")
        self.name: str = name
        self.nouns: list[str] = nouns
        self.secret: bool = secret


@final
class Action:
    """One offer, one click, one line of a record."""

    def __init__(self, number: int, verb: str, noun: str) -> None:
        self.number: int = number
        self.verb: str = verb
        self.noun: str = noun
        self.text: str = f"{verb} {noun}" if noun else verb

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[type[Action], tuple[int, str, str]]:
        return Action, (self.number, self.verb, self.noun)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


class IllegalAction(ValueError):
    """Someone did what was not offered. Nothing has changed.

    `offered` is for the eyes of `seat` alone; chance's outcomes are for nobody's.
    """

    def __init__(self, action: str, seat: int, offered: list[str]) -> None:
        self.action: str = action
        self.seat: int = seat
        self.offered: list[str] = offered
        if seat == OVER:
            what = "the game is over"
        elif offered:
            what = f"{who(seat)} may: {', '.join(offered)}"
        else:
            what = f"{who(seat)} is not asked now"
        super().__init__(f"{action!r} is not offered; {what}")

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, int, list[str]]]:
        return IllegalAction, (self.action, self.seat, self.offered)


def who(seat: int) -> str:
    """How messages and records call an actor: seats count from 1 where a person reads them."""
    if seat == CHANCE:
        return "chance"
    if seat < CHANCE:
        return "nobody"
    return f"seat {seat + 1}"
