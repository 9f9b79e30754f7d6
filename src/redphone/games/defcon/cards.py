"""The action cards of DEFCON: 33 kinds, and how many copies data/deck.toml says there are of each."""

from __future__ import annotations

from typing import Final, final

from redphone.core.game import DataError
from redphone.core.zones import Deck
from redphone.faults import Fault, Path, Reader, listed, shown
from redphone.games.defcon.told import told

# Cards that work in the conflict phase, in the turn of who plays them (but for the two that say otherwise).
AIR_RAID: Final = 0
AIRBORNE_TROOPS: Final = 1
ASSASSINATION_ATTEMPT: Final = 2
BETRAYAL: Final = 3
BLESSING: Final = 4
CASUS_BELLI: Final = 5
CHEMICAL_WEAPONS_SCANDAL: Final = 6
CONSCRIPTION: Final = 7
ACCIDENTAL_STRIKE: Final = 8
DUNKIRK: Final = 9  # after a failed attack
ESPIONAGE: Final = 10
EXCOMMUNICATION: Final = 11
GOVERNMENT_TRANSFER: Final = 12
INFILTRATION: Final = 13
INTERNATIONAL_CRIMINAL_COURT: Final = 14
NOBEL_PRIZE: Final = 15
PROPAGANDA: Final = 16
SPEECH_TO_PARLIAMENT: Final = 17  # the defender's
SUBMARINE_FLEET: Final = 18
SUSTAINABLE_ECOCITY: Final = 19
ULTIMATUM: Final = 20
# Immediate ones, in others' turns as well.
CENSORSHIP: Final = 21
COUNTER_ESPIONAGE: Final = 22
COUP_DETAT: Final = 23
EMBARGO: Final = 24
MAGINOT_LINE: Final = 25
PEACEKEEPING: Final = 26
REVOLUTION: Final = 27
SECURITY_COUNCIL_PRESIDENCY: Final = 28
SOLIDARITY: Final = 29
SPECULATIVE_BUBBLE: Final = 30
STRATEGIC_DEFENSE_INITIATIVE: Final = 31
TRADE_AGREEMENT: Final = 32

KINDS: Final = [
    "air_raid",
    "airborne_troops",
    "assassination_attempt",
    "betrayal",
    "blessing",
    "casus_belli",
    "chemical_weapons_scandal",
    "conscription",
    "accidental_strike",
    "dunkirk",
    "espionage",
    "excommunication",
    "government_transfer",
    "infiltration",
    "international_criminal_court",
    "nobel_prize",
    "propaganda",
    "speech_to_parliament",
    "submarine_fleet",
    "sustainable_ecocity",
    "ultimatum",
    "censorship",
    "counter_espionage",
    "coup_detat",
    "embargo",
    "maginot_line",
    "peacekeeping",
    "revolution",
    "security_council_presidency",
    "solidarity",
    "speculative_bubble",
    "strategic_defense_initiative",
    "trade_agreement",
]
FIRST_IMMEDIATE: Final = CENSORSHIP
MOST_CARDS: Final = 61


CONFLICT_CARD: Final = "conflict"
IMMEDIATE: Final = "immediate"
DATA: Final = "deck"


def timing_of(card: int) -> str:
    """When a card is played: the rulebook says so, and no file can change it."""
    return IMMEDIATE if card >= FIRST_IMMEDIATE else CONFLICT_CARD


@final
class DeckFile:
    """How many copies a deck file says there are of each kind, and all that is wrong with it."""

    def __init__(self, data: dict[str, object]) -> None:
        self.faults: Final[list[Fault]] = []
        self.copies: Final[dict[str, int]] = {}
        top = Reader(data, [], self.faults)
        top.nothing_but(["reconstructed", "card"])
        # A hostile file may have thousands: what stands behind the last one that can count is not read.
        tables = top.tables("card", MOST_CARDS + 1)
        if self.faults and self.faults[-1].id == "fault-tables":
            return
        n = 0
        for r in tables:
            r.nothing_but(["slug", "timing", "copies"])
            copies = r.number("copies", 1, MOST_CARDS, None)
            n += copies
            self._read(r, copies)
        # Where one would go on writing.
        last: Path = ["card", len(tables) - 1]
        if n > MOST_CARDS:
            top.fault("fault-too-many-cards", {"most": MOST_CARDS}, *last)
        missing = [slug for slug in KINDS if slug not in self.copies]
        if missing:
            top.fault("fault-cards-missing", {"n": len(missing), "known": listed(missing)}, *last)

    def _read(self, r: Reader, copies: int) -> None:
        slug = r.table.get("slug")
        if not r.has("slug"):
            r.fault("fault-no-card", {})
        elif not isinstance(slug, str) or slug not in KINDS:
            r.fault("fault-no-such-card", {"typed": shown(slug)}, "slug")
        elif slug in self.copies:
            r.fault("fault-card-twice", {"name": slug}, "slug")
        else:
            self.copies[slug] = copies
            right = timing_of(KINDS.index(slug))
            if r.word("timing", [IMMEDIATE, CONFLICT_CARD], right) != right:
                r.fault("fault-timing", {"name": slug, "known": right}, "timing")


def deck_of(data: dict[str, object]) -> Deck:
    """The deck that a deck.toml describes: each of the kinds, with its copies."""
    file = DeckFile(data)
    if file.faults:
        raise DataError(told(DATA, file.faults, data))
    return Deck("action cards", KINDS, [file.copies[slug] for slug in KINDS])
