"""The summaries of the immediate cards, which stand in no card table: their clauses are named by tests."""

from __future__ import annotations

IMMEDIATE = {
    "censorship": "The effects of a Coup d'État against you are cancelled; or those of a Revolution.",
    "counter_espionage": "Cancel a Submarine Fleet; or Airborne Troops.",
    "coup_detat": "Choose a power; it gets no new card in this preparation.",
    "embargo": "Choose a power; it makes at most 5 investments in this phase.",
    "maginot_line": (
        "After losing a territory to a land attack; the attacker makes no more land attacks on your"
        " territories in this conflict phase."
    ),
    "peacekeeping": (
        "One of your starting territories that another power holds becomes neutral; its troops are"
        " reassigned by their owner; a fortification returns to the supply; a capital stays; it cannot be"
        " attacked in this round; then it is entered as empty ground."
    ),
    "revolution": (
        "Choose a power; it can neither deploy troops on the board nor build fortifications in this phase;"
        " new troops may go to the quarters."
    ),
    "security_council_presidency": "Reorder the initiative track as you like.",
    "solidarity": "A sabotage against you has no effect.",
    "speculative_bubble": "Choose a power; it has 4 GDP less in this phase.",
    "strategic_defense_initiative": (
        "A missile of any kind that targets you has no effect; it returns to the supply."
    ),
    "trade_agreement": "You have 4 GDP more in this phase.",
}
