"""Powers, phases and pieces of DEFCON, and what the rulebook counts."""

from __future__ import annotations

from typing import Final

POWERS: Final = ["america", "eurasia", "africasia", "eastasia"]
MOST_POWERS: Final = 4
TERRITORIES: Final = 32
MOST_ZONES: Final = 24
HOME: Final = 8  # territories of each power

ROUNDS: Final = 5
SETUP: Final = 0
INITIATIVE: Final = 1
PREPARATION: Final = 2
INVESTMENT: Final = 3
CONFLICT: Final = 4
REORGANISATION: Final = 5
PHASES: Final = ["setup", "initiative", "preparation", "investment", "conflict", "reorganisation"]

# What lies in the box; nothing beyond it can be bought or placed. The last four are everybody's together.
TROOPS_EACH: Final = 25
FLEETS_EACH: Final = 4
TOKENS_EACH: Final = 5  # territories that a power can control without troops
FORTIFICATIONS: Final = 16
MISSILES_OF_A_KIND: Final = 12
SABOTAGE_TOKENS: Final = 12
RADIATION_TOKENS: Final = 12

TROOP_COST: Final = 2
MISSILE_COST: Final = 4
NUKE_COST: Final = 6
FLEET_COST: Final = 4
SABOTAGE_COST: Final = 4
FORT_COST: Final = 4
AID_COST: Final = 4
SAIL_COST: Final = 2

DRAWN: Final = 2  # cards, at most, in a preparation
SETUP_DICE: Final = 8
FORT_DICE: Final = 3
CAPITAL_DICE: Final = 2
CARD_DICE: Final = 2  # Air Raid, Speech to Parliament
CAPITAL_POINTS: Final = 3
STRIKE_KILLS: Final = 3
MOVES: Final = 4  # troops that a power may move in its reorganisation
AIRBORNE: Final = 3  # troops at most
EMBARGOED: Final = 5  # investments at most
NO_LIMIT: Final = 99  # investments without an Embargo
SABOTAGE_ROWS: Final = 1  # of reputation, that a sabotage costs its target …
EXCOMMUNICATION_ROWS: Final = 1  # … and an Excommunication
CEDED_ROWS: Final = 2  # that who cedes a territory to an Ultimatum gains
CARD_GDP: Final = 4  # Trade Agreement, Speculative Bubble

AT_LAND: Final = 1  # aggression of a land attack …
BY_MISSILE: Final = 2  # … of a conventional strike …
BY_NUKE: Final = 3  # … and of a nuclear one

# CAPITAL of a power says 0 while it is not placed or when it is lost, 1 + a territory, or this + a seat.
AT_SEAT: Final = 33

QUARTERS_NOUN: Final = 32  # in lists of places: the territories, then the quarters
PLACES: Final = 33

NOBODY: Final = 4  # where a power might stand
POWERS_AND_NOBODY: Final = [*POWERS, "nobody"]
