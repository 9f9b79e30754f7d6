"""Answers to a question that several seats are asked at once: weighed alike, whoever else is asked."""

from __future__ import annotations

import pytest
from tests.games.defcon.war import War, has

import redphone
from redphone import Rng


def occupied(caller: str, *, alone: bool) -> War:
    """Eurasia holds ground of America and of Eastasia; one of them can call for peacekeepers, and the other
    is asked as well, if it holds cards.
    """
    caller_has, other_has = has(hand=["peacekeeping"]), has(hand=[] if alone else ["propaganda"])
    america, eastasia = (caller_has, other_has) if caller == "america" else (other_has, caller_has)
    war = War(america=america, eurasia=has(lands={"mexico": 2, "india": 2}), eastasia=eastasia)
    war.do("pass")
    assert war.asked == ([caller] if alone else ["america", "eastasia"])
    return war


@pytest.mark.parametrize("spec", ["greedy", "search:600"])
@pytest.mark.parametrize("caller", ["america", "eastasia"])
def test_a_card_is_played_in_anothers_turn_whoever_else_is_asked(spec: str, caller: str) -> None:
    bot = redphone.bot(spec)
    for alone in (True, False):
        war = occupied(caller, alone=alone)
        known = war.state.known_to(war.powers.index(caller))
        assert {str(bot.choose(known, Rng(luck), [])) for luck in range(6)} == {"play peacekeeping"}
