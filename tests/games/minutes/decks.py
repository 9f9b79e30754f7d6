"""A deck without a mistake that is as heavy as an owner can write one."""

from __future__ import annotations

from redphone.games.minutes.board import CARDS, KINDS, OWNERS
from redphone.games.minutes.deck import MOST_CUBES
from redphone.games.minutes.vocabulary import MOST_BATTLEGROUNDS

EVENT = f"""[
    {{ do = "place", up_to = "any", battlegrounds = {MOST_BATTLEGROUNDS}, by = "opponent" }},
    {{ do = "remove", of = "own", up_to = "any", battlegrounds = {MOST_BATTLEGROUNDS}, by = "opponent" }},
    {{ do = "move", of = "opponent", up_to = "any", by = "opponent" }},
    {{ do = "remove", of = "us", up_to = "any", battlegrounds = {MOST_BATTLEGROUNDS} }},
]"""
"""As many clauses as there may be, each about as many cubes and battlegrounds as can be."""
HEAVIEST = "\n".join(
    f'[[card]]\nslug = "heavy_{k}"\nside = "{OWNERS[k % len(OWNERS)]}"\nkind = "{KINDS[k % len(KINDS)]}"\n'
    f"cubes = {MOST_CUBES}\nevent = {EVENT}\n"
    for k in range(CARDS)
)
