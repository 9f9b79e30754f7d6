"""The numbers of the verbs' first actions and of the events of 13 Minutes: see Book.verb and Book.event."""

from __future__ import annotations

from typing import Final

BIDS: Final = 768  # bid 3
LOT: Final = 1024  # lot SIDE: chance
DRAW: Final = 1280  # draw CARD: chance
CUBA_IS: Final = 1536  # cuba CARD: chance
FIRST_PLAYS: Final = 1792  # first SIDE
NEUTRAL: Final = 2048  # neutral CARD
SPHERE: Final = 2304  # sphere CARD
ON: Final = 2560  # on BATTLEGROUND
CUBES_MOVED: Final = 2816  # cubes +2
PLACE: Final = 3072  # place BATTLEGROUND
REMOVE: Final = 3328  # remove BATTLEGROUND
TOWARD: Final = 3584  # toward BATTLEGROUND
AWAY: Final = 3840  # away BATTLEGROUND

GAME_BEGAN: Final = 0
BIDS_OPENED: Final = 1
BIDS_TIED: Final = 2
BY_LOT: Final = 3
INITIATIVE: Final = 4
DREW: Final = 5
DREW_HIDDEN: Final = 6
LAID: Final = 7
COMMANDED: Final = 8
PLAYED_EVENT: Final = 9
TRIGGERED: Final = 10
DECLINED: Final = 11
NO_EFFECT: Final = 12
PLACED: Final = 13
REMOVED: Final = 14
MOVED: Final = 15
SAW_CUBA: Final = 16
LOOKED_AT_CUBA: Final = 17
SAW_HAND: Final = 18
LOOKED_AT_HAND: Final = 19
DOMINATED: Final = 20
TURNED_CUBA: Final = 21
MAJORITY_WON: Final = 22
NO_MAJORITY: Final = 23
LAST_CARD: Final = 24
AFTERMATH_COUNTED: Final = 25
LAST_LAID: Final = 26
STARTED_WAR: Final = 27
GAME_SCORED: Final = 28
CAMPAIGN_STANDS: Final = 29
BIDS_TIED_LAST: Final = 30
AFTERMATH_TIED: Final = 31
