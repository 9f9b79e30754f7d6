"""The arena: bots against bots, with shared luck, and what may be concluded from it. See docs/arena.md.

>>> from redphone.arena import Plan, Summary, arena, run, whole_deals
>>> match = arena("13", ["first", "random"], seats=3, seed=7)
>>> deals = run(Plan(match, whole_deals(6, match.seats), processes=1))
>>> summary = Summary(match, deals)
>>> summary.games, [label for label in summary.labels]
(6, ['first', 'random'])
"""

from __future__ import annotations

from redphone.arena.deals import Deal, Result, Times, play_deal, play_game, record_name
from redphone.arena.luck import Luck
from redphone.arena.runs import Plan, cores, run, score, whole_deals
from redphone.arena.saves import Save, SaveError
from redphone.arena.statistics import Meeting, Rating, Sprt, bradley_terry, elo, expected, wilson
from redphone.arena.summary import Balance, Ending, Standing, Summary
from redphone.arena.tables import Match, Table, all_pairs, arena, ladder, meetings, rotated

__all__ = [
    "Balance",
    "Deal",
    "Ending",
    "Luck",
    "Match",
    "Meeting",
    "Plan",
    "Rating",
    "Result",
    "Save",
    "SaveError",
    "Sprt",
    "Standing",
    "Summary",
    "Table",
    "Times",
    "all_pairs",
    "arena",
    "bradley_terry",
    "cores",
    "elo",
    "expected",
    "ladder",
    "meetings",
    "play_deal",
    "play_game",
    "record_name",
    "rotated",
    "run",
    "score",
    "whole_deals",
    "wilson",
]
