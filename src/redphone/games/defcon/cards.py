"""The action cards of DEFCON: 33 kinds, and how many copies data/deck.toml says there are of each."""

from __future__ import annotations

from typing import Final

from redphone.core.game import DataError
from redphone.core.zones import Deck

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


def deck_of(data: dict[str, object]) -> Deck:
    """The deck that a deck.toml describes: each of the kinds, with its copies."""
    cards = data.get("card")
    if not isinstance(cards, list):
        raise DataError("deck.toml: a list of [[card]] is missing")
    copies: dict[str, int] = {}
    for card in cards:
        slug = card.get("slug") if isinstance(card, dict) else None
        if not isinstance(slug, str) or slug not in KINDS:
            raise DataError(f"deck.toml: {slug!r} is no action card of DEFCON")
        if slug in copies:
            raise DataError(f"deck.toml: {slug} is there twice; say so with its copies")
        number = card.get("copies")
        if type(number) is not int or not 1 <= number <= MOST_CARDS:
            raise DataError(f"deck.toml: {slug}: copies is a number from 1 to {MOST_CARDS}, not {number!r}")
        copies[slug] = number
    missing = [slug for slug in KINDS if slug not in copies]
    if missing:
        raise DataError(f"deck.toml: these cards are missing: {', '.join(missing)}")
    if sum(copies.values()) > MOST_CARDS:
        raise DataError(f"deck.toml: {sum(copies.values())} cards are more than {MOST_CARDS}")
    return Deck("action cards", KINDS, [copies[slug] for slug in KINDS])
