"""Decks that owners could send: right ones, one with ten mistakes, and hostile ones."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import redphone
from redphone.games.minutes.random_decks import random_deck
from redphone.texts import Texts

STANDARD = redphone.game("13-minutes").registration.standard("deck")
MOST = 64 * 1024


def made_up(seed: int) -> str:
    """A deck without a mistake, of whichever words."""
    return random_deck(random.Random(seed))


def named(name: str, deck: str = "") -> str:
    """A deck that calls itself so: what is written behind `name = `."""
    return f"[deck]\nname = {name}\n\n" + (deck or made_up(1962))


def changed(*changes: tuple[str, str]) -> str:
    """The game's own deck with some words in the place of others."""
    text = STANDARD
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def in_english(mistake: Mapping[str, Any]) -> str:
    """What is wrong, as a reader is told it."""
    fields = {name: value for name, value in mistake.items() if name not in ("id", "line")}
    return Texts("en", "13-minutes").say(mistake["id"], **fields)


TEN = [
    ('slug = "excomm"', 'slug = "Ex Comm"', "slug is a short name"),
    ('slug = "quarantine"', 'slug = "cuba"', "cuba is a word of the table itself"),
    ('slug = "missile_trade"', 'slug = "u2_downed"', "u2_downed is there twice"),
    ('slug = "scramble"\nside = "un"', 'slug = "scramble"\nside = "eu"', "side is one of"),
    ('{ do = "look", at = ["cuba", "hand"] }', '{ do = "peek", at = "cuba" }', "do is one of"),
    ('{ do = "shift", way = "either" }', '{ do = "shift", way = "sideways" }', "way is one of"),
    ('{ do = "move", of = "us", up_to = 2 }', '{ do = "move", of = "us" }', "up_to is missing"),
    ('where = { us = "some" }', 'where = { us = "<b>plenty</b>" }', "us is one of"),
    (
        'event = [{ do = "remove", half = true, of = "us" }]',
        'event = [{ do = "remove", half = true, of = "us" }]\npower = 1979-05-27',
        "'power' means nothing here",
    ),
    (
        'slug = "u_thant"\nside = "un"\nkind = "political"\ncubes = 1',
        'slug = "u_thant"\nside = "un"\nkind = "political"\ncubes = 999999999999999999999',
        "cubes is a number",
    ),
]
"""What is changed, into what, and what is said of it."""


def filled(line: Callable[[int], str]) -> str:
    """As many lines as fit."""
    lines: list[str] = []
    size = 0
    while size + len(line(len(lines))) < MOST:
        lines.append(line(len(lines)))
        size += len(lines[-1]) + 1
    return "\n".join(lines)


def card_with(what: str) -> str:
    """The game's own deck, to the first card of which something is added."""
    return STANDARD.replace("[[card]]\n", f"[[card]]\n{what}\n", 1)


HOSTILE = {
    "nothing": "",
    "no TOML": "<script>alert(1)</script>",
    "a nul": "a = '\0'",
    "an escape sequence": 'name = "\x1b[2J"',
    "half of a pair": 'a = "\\ud800"',
    "carriage returns": "\r" * 60_000,
    "brackets": filled(lambda k: ("a=" if k == 0 else "") + "[" * 1900),
    "brackets, one on a line": filled(lambda k: "a=[" if k == 0 else "["),
    "lists in lists": filled(lambda k: f"a{k}={'[' * 150}{']' * 150}"),
    "tables in tables": filled(lambda k: f"a{k}={'{a=' * 250}1{'}' * 250}"),
    "tables in tables, not too deep": filled(lambda k: f"a{k}={'{a=' * 18}1{'}' * 18}"),
    "keys of keys": filled(lambda k: f"k{k}." + ".".join(["a"] * 950) + "=1"),
    "keys of keys in a list": card_with("a=1") + f"\n[card.{'.'.join('b' * 900)}]\n{'.'.join('c' * 900)}=1\n",
    "keys": filled(lambda k: f"a{k}=1"),
    "cards": filled(lambda k: "[[card]]"),
    "keys of cards": filled(lambda k: "[[card]]" if k % 400 == 0 else f"b{k}=1"),
    "clauses": "[[card]]\nevent=[" + "\n".join(['{do="place",q=1},'] * 3500) + "]",
    "the same again and again": filled(lambda k: f"a{k}=[" + ",".join(f"a{k - 1}" for _ in range(9)) + "]"),
    "the same key twice": filled(lambda k: "[a]"),
    "dates": filled(lambda k: f"a{k}=1979-05-27T07:32:00Z"),
    "huge numbers": filled(lambda k: f"a{k}=0x" + "f" * 1900),
    "numbers without end": filled(lambda k: f"a{k}=" + "9" * 1900),
    "numbers that are none": filled(lambda k: f"a{k}=nan"),
    "a long line": "a = '" + "x" * 60_000 + "'",
    "a date for cubes": changed(
        (
            'slug = "u_thant"\nside = "un"\nkind = "political"\ncubes = 1',
            'slug = "u_thant"\nside = "un"\nkind = "political"\ncubes = 1979-05-27',
        )
    ),
    "a number for a name": card_with("name = 0x" + "f" * 1900),
    "a name that is too long": card_with(f'name = "{"x" * 1000}"'),
    "a name with a bell": card_with('name = "\\u0007"'),
    "a name that turns lines around": card_with('name = "\\u202eabc"'),
    "a name in a language that nobody speaks": card_with('name = { "<script>" = "x" }'),
}
"""Each has a mistake at least."""
