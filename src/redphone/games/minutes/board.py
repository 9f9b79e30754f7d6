"""The table of 13 Minutes: sides, kinds of cards, zones, and the numbers of the rulebook."""

from __future__ import annotations

from typing import Final

US: Final = 0
USSR: Final = 1
UN: Final = 2
SIDES: Final = ["us", "ussr"]
OWNERS: Final = [*SIDES, "un"]
"""Of strategy cards."""

MILITARY: Final = 0
POLITICAL: Final = 1
WORLD_OPINION: Final = 2
KINDS: Final = ["military", "political", "world_opinion"]
"""The radiation symbols: orange, green and purple."""

CARDS: Final = 13
CUBA: Final = 13
"""The battleground that lies face down. A card that was laid is the battleground of its own number."""
BATTLEGROUNDS: Final = 14
ANYWHERE: Final = 16383
CUBA_ONLY: Final = 8192

NEUTRAL_ZONE: Final = 0
"""Where a battleground lies: here, or 1 + the seat in whose sphere of influence."""
ZONES: Final = ["neutral_zone", "us_sphere", "ussr_sphere"]
"""As they are named: by sides, not by seats."""

CUBES_EACH: Final = 13
HAND_SIZE: Final = 2
TURNS: Final = 10
"""Cards played by both together: all but Cuba and one in each hand."""
DRAWS: Final = 8
"""The turns at whose end there is a card to draw."""
CUBA_POINTS: Final = 2
WAR_AT: Final = 3
CAMPAIGN_POINTS: Final = 13
CAMPAIGN_GAMES: Final = 13
"""At the most: the rulebook sets no limit, and a campaign must end."""
