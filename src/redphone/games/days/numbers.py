"""The numbers of the verbs' first actions and of the events of 13 Days: see Book.verb and Book.event."""

from __future__ import annotations

from typing import Final

KEEP: Final = 768  # keep AGENDA
AGENDA: Final = 1024  # agenda AGENDA: chance
DRAW: Final = 1280  # draw CARD: chance
FIRST_PLAYS: Final = 1536  # first SIDE
COMMAND: Final = 1792  # command CARD
LETTER_TOO: Final = 2048  # letter CARD: command with the personal letter
EVENT: Final = 2304  # event CARD
DISCARDS: Final = 2560  # discard CARD
TAKES: Final = 2816  # take CARD: chance
ON: Final = 3072  # on BATTLEGROUND
CUBES_MOVED: Final = 3328  # cubes +2
PLACE: Final = 3584  # place BATTLEGROUND
REMOVE: Final = 3840  # remove BATTLEGROUND
DEFCON: Final = 4096  # defcon TRACK+1

ROUND_BEGAN: Final = 0
FLAGGED: Final = 1
KEPT_AGENDA: Final = 2
AGENDAS_CHOSEN: Final = 3
DREW: Final = 4
DREW_HIDDEN: Final = 5
INITIATIVE: Final = 6
COMMANDED: Final = 7
USED_LETTER: Final = 8
PLAYED_EVENT: Final = 9
TRIGGERED: Final = 10
DECLINED: Final = 11
NO_EFFECT: Final = 12
PLACED: Final = 13
REMOVED: Final = 14
ESCALATED: Final = 15
DEFLATED: Final = 16
BLOCKED: Final = 17
GAINED: Final = 18
LASTS: Final = 19
TOOK: Final = 20
DISCARDED: Final = 21
SAVED: Final = 22
SAVED_HIDDEN: Final = 23
LEADS_OPINION: Final = 24
NOBODY_LEADS: Final = 25
GOT_LETTER: Final = 26
REVEALED: Final = 27
SCORED: Final = 28
TIED: Final = 29
STARTED_WAR: Final = 30
IN_AFTERMATH: Final = 31
AFTERMATH_COUNTED: Final = 32
STANDS: Final = 33
