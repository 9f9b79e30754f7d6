"""Decks made up at random of every word of the vocabulary: `redphone fuzz` plays with them too."""

from __future__ import annotations

from random import Random
from typing import Final

from redphone.games.minutes.board import CARDS, CUBES_EACH, KINDS, OWNERS
from redphone.games.minutes.deck import MOST_CUBES
from redphone.games.minutes.vocabulary import (
    COMMAND,
    DO,
    LOOK,
    MOST_BATTLEGROUNDS,
    MOST_CLAUSES,
    MOST_COMMAND,
    MOVE,
    NONE,
    OPPONENT,
    PLACE,
    PLAYER,
    REMOVE,
    SHIFT,
    SIGHTS,
    SOME,
    SPHERES,
    USUAL,
    WAYS,
    WHERE,
    WHOSE,
)

MANY: Final = 4
"""Cubes: most clauses of real cards are about no more."""
CLAUSES: Final = [1, 1, 2, 3, MOST_CLAUSES]
"""How many an event has, the likely numbers more often."""


def made_up(rng: Random) -> dict[str, str]:
    """The game's data files, made up."""
    return {"deck": random_deck(rng)}


def random_deck(rng: Random) -> str:
    """A deck file without a mistake."""
    cards = []
    for k in range(CARDS):
        clauses = [clause(rng, rng.choice(list(DO))) for _ in range(rng.choice(CLAUSES))]
        cards.append(
            f'[[card]]\nslug = "made_up_{k + 1}"\nname = "Made up {k + 1}"\nside = "{rng.choice(OWNERS)}"\n'
            f'kind = "{rng.choice(KINDS)}"\ncubes = {rng.randint(1, MOST_CUBES)}\n'
            "event = [\n" + "".join(f"    {one},\n" for one in clauses) + "]\n"
        )
    return "\n".join(cards)


def clause(rng: Random, do: str) -> str:
    """A clause of this word, with some of the limits and conditions that it takes."""
    said: dict[str, str] = {"do": f'"{do}"'}
    if do == PLACE:
        said["up_to"] = up_to(rng)
        if rng.randrange(4) == 0:
            said["step"] = '"either"'
        else:
            spread(rng, said)
            if rng.randrange(4) == 0:
                said["step"] = f'"{USUAL}"'
    elif do == REMOVE:
        said["of"] = f'"{rng.choice(WHOSE)}"'
        if rng.randrange(4) == 0:
            said["half"] = "true"
        else:
            said["up_to"] = up_to(rng)
            spread(rng, said)
    elif do == MOVE:
        said["of"] = f'"{rng.choice(WHOSE)}"'
        said["up_to"] = up_to(rng)
    elif do == SHIFT:
        said["battlegrounds"] = str(rng.randint(1, MOST_BATTLEGROUNDS))
        said["way"] = f'"{rng.choice(WAYS)}"'
    elif do == LOOK:
        said["at"] = rng.choice(['"cuba"', '"hand"', '["cuba", "hand"]'])
    elif do == COMMAND:
        said["up_to"] = str(rng.randint(1, MOST_COMMAND))
    for name in ("from", "to") if do == MOVE else ("where",) if "where" in DO[do] else ():
        if rng.randrange(2):
            said[name] = where(rng)
    if rng.randrange(4) == 0:
        said["by"] = f'"{rng.choice([OPPONENT, OPPONENT, PLAYER])}"'
    if rng.randrange(4) == 0:
        said["if"] = f"{{ where = {where(rng)}, at_least = {rng.randint(1, 3)} }}"
    return "{ " + ", ".join(f"{name} = {value}" for name, value in said.items()) + " }"


def up_to(rng: Random) -> str:
    kind = rng.randrange(8)
    if kind == 0:
        return '"any"'
    return str(rng.randint(1, CUBES_EACH if kind == 1 else MANY))


def spread(rng: Random, said: dict[str, str]) -> None:
    """Over several battlegrounds, as far as the cubes reach."""
    most = MOST_BATTLEGROUNDS if said["up_to"] == '"any"' else min(int(said["up_to"]), MOST_BATTLEGROUNDS)
    if rng.randrange(2):
        said["battlegrounds"] = str(rng.choice([rng.randint(1, most), most]))
    if rng.randrange(3) == 0:
        said["each"] = str(rng.randint(1, 2))


def where(rng: Random) -> str:
    """One or two conditions."""
    said: dict[str, str] = {}
    for name in rng.sample(WHERE, rng.choice([1, 1, 2])):
        if name == "sphere":
            said[name] = some_of(rng, SPHERES)
        elif name == "kind":
            said[name] = some_of(rng, KINDS)
        elif name == "side":
            said[name] = some_of(rng, OWNERS)
        elif name in ("cuba", "this"):
            said[name] = rng.choice(["true", "false"])
        else:
            said[name] = f'"{rng.choice([SOME, NONE])}"'
    if said.get("cuba") == "true":
        # Face down it has no kind and no side, and is not the card that is played.
        said = {name: value for name, value in said.items() if name not in ("kind", "side", "this")}
    return "{ " + ", ".join(f"{name} = {value}" for name, value in said.items()) + " }"


def some_of(rng: Random, words: list[str]) -> str:
    chosen = rng.sample(words, rng.choice([1, 1, 2, 3]))
    if len(chosen) == 1:
        return f'"{chosen[0]}"'
    return "[" + ", ".join(f'"{word}"' for word in chosen) + "]"


assert len(SIGHTS) == 2
