"""The slots of a state of DEFCON. A new field is a new line here, and nothing else.

'One a seat' means four slots, whatever the number of powers at the table.
"""

from __future__ import annotations

from typing import Final

from redphone.core.layout import HEADER

POWER: Final = 8  # one a seat: the power that it plays
ORDER: Final = POWER + 4  # the seats in the order of the initiative
ROUND: Final = ORDER + 4  # from 0 on; round 0 is DEFCON 5
PHASE: Final = ROUND + 1  # of the round: see powers.py
TURN: Final = PHASE + 1  # 1 + the seat whose turn it is in this phase; 0: nobody's
ENDING: Final = TURN + 1  # 1: somebody has lost its last territory, and this round is the last

# The board.
LANDS: Final = ENDING + 1  # one a seat: the territories that it controls, as a set
TROOPS: Final = LANDS + 4  # one a territory: the troops of who controls it
MANNED: Final = TROOPS + 32  # the territories with troops, as a set
FORTS: Final = MANNED + 1  # the fortified territories, as a set
RADIATION: Final = FORTS + 1  # the irradiated territories, as a set
CLOSED: Final = RADIATION + 1  # the territories of powers that nobody plays, as a set
NEUTRAL: Final = CLOSED + 1  # territories that nobody controls, though somebody might, as a set
TRUCE: Final = NEUTRAL + 1  # of them those that became neutral in this round: nobody may attack them yet
CAPITAL: Final = (
    TRUCE + 1
)  # one a power: 1 + where its capital is: a territory, or AT_SEAT + whose trophy it is
FLEETS: Final = CAPITAL + 4  # 24 a seat: its fleets in each sea zone
TIRED: Final = FLEETS + 96  # 24 a seat: of these those that have retreated in this round
SHIPS: Final = TIRED + 96  # one a seat: the sea zones with its fleets, as a set

# The headquarters.
RESERVE: Final = SHIPS + 4  # one a seat: troops that are not in the game
QUARTERS: Final = RESERVE + 4  # one a seat: troops ready to attack
TRANSIT: Final = QUARTERS + 4  # one a seat: troops that have come back from an attack
DOCK: Final = TRANSIT + 4  # one a seat: fleets that are not in the game
MISSILES: Final = DOCK + 4  # one a seat: conventional missiles
NUKES: Final = MISSILES + 4  # one a seat: nuclear missiles
SPIES: Final = NUKES + 4  # one a seat: sabotage tokens

# The indices.
REPUTATION: Final = SPIES + 4  # one a seat: its row of the index, from 0 (the lowest)
AGGRESSION: Final = REPUTATION + 4  # one a seat: 0 to 3

# Investment: of the power whose turn it is.
BUDGET: Final = AGGRESSION + 4  # what it may still spend
INVESTMENTS: Final = BUDGET + 1  # how many it may still make
UPRISING: Final = INVESTMENTS + 1  # 1: Revolution forbids it to place anything on the board
COUPED: Final = UPRISING + 1  # 1: a Coup forbids the power that prepares to draw

# Conflict.
PASSED: Final = COUPED + 1  # who has passed, as a set of seats
ACTED: Final = PASSED + 1  # 1: the power whose turn it is has taken its offensive action
SABOTAGED: Final = ACTED + 1  # one a seat: whom it has sabotaged in this round, as a set of seats
BARRED: Final = SABOTAGED + 4  # one a seat: whom its Maginot Line keeps from attacking it, as a set of seats
PRETEXT: Final = BARRED + 4  # 1: the next land attack of the power whose turn it is is a Casus Belli
ACCIDENT: Final = PRETEXT + 1  # 1: its next conventional strike is an accident
RAIDS: Final = ACCIDENT + 1  # how many Air Raids support its next land attack
SPEECHES: Final = RAIDS + 1  # one a seat: how many Speeches to Parliament support its defence
ASSASSINS: Final = SPEECHES + 4  # one a seat: whose capitals do not count in its next land attack, as a set

# The battle, on land or at sea, that is being fought.
AT_SEA: Final = ASSASSINS + 4  # 1: it is fought at sea
FIELD: Final = AT_SEA + 1  # 1 + the territory or sea zone; 0: there is none
DEFENDER: Final = FIELD + 1  # 1 + the seat that defends; 0: nobody does
FORCE: Final = DEFENDER + 1  # troops or fleets of the attacker that are left
DEPLOYED: Final = FORCE + 1  # troops that it began this battle with
HITS: Final = DEPLOYED + 1  # that the attacker's dice have made in this round of combat

# Cards. Hands are 8 slots a seat: see core/hands.py.
REPLY: Final = HITS + 1  # one a seat: 1 + the card that it answered a question to all with; 0: none
CARD: Final = REPLY + 4  # 1 + the card that is being played; 0: none
DECK: Final = CARD + 1
DISCARD: Final = DECK + 1
KEPT: Final = DISCARD + 1  # one a seat: the cards kept in front of it
HAND: Final = KEPT + 4
SIZE: Final = HAND + 32

assert POWER == HEADER
