"""What a position of DEFCON is worth, and the bot that goes by it: sensible choices where they are clear."""

from __future__ import annotations

from tests.games.defcon.positions import EURASIA, INVESTMENT, Defcon, told
from tests.games.defcon.war import War, has

import redphone
from redphone import CHANCE, OVER, Rng
from redphone.games.defcon import state as slots

GREEDY = redphone.bot("greedy")
ROGUE, TOP = 0, 9


def choices(table: Defcon, times: int = 6) -> set[str]:
    """What greedy does here, with different luck in what it imagines."""
    seat = table.state.actor
    return {str(GREEDY.choose(table.state.known_to(seat), Rng(seed), [])) for seed in range(times)}


def worth(table: Defcon, power: str) -> int:
    return int(table.book.evaluate(table.state, table.seat(power)))


def verbs(table: Defcon) -> set[str]:
    return {choice.split(" ")[0] for choice in choices(table)}


# Strikes.


def test_who_has_no_reputation_to_lose_strikes_the_defenders_of_a_capital_before_it_attacks() -> None:
    war = War(
        2,
        eurasia=has(reputation=ROGUE, quarters=3, missiles=1),
        africasia=has(lands={"asia_minor": 3, "persia": 6}, capital="asia_minor"),
    )
    assert choices(war) == {"strike asia_minor"}


def test_a_fortification_is_bombed_before_what_it_guards_is_attacked() -> None:
    war = War(
        2,
        eurasia=has(quarters=5, missiles=1),
        africasia=has(lands={"asia_minor": 3, "persia": 3}, capital="asia_minor"),
        forts=["asia_minor"],
    )
    assert choices(war) == {"bomb asia_minor"}


def test_a_nuclear_missile_is_not_fired_where_it_costs_more_than_it_destroys() -> None:
    war = War(2, eurasia=has(nukes=1, reputation=TOP))
    assert verbs(war) == {"pass"}


def test_who_has_no_reputation_to_lose_fires_its_nuclear_missiles_in_the_last_round() -> None:
    war = War(2, last_round=True, eurasia=has(nukes=1, reputation=ROGUE))
    assert verbs(war) == {"nuke"}


# Sabotage.


def test_who_is_ahead_is_sabotaged_first() -> None:
    war = War(america=has(spies=1), africasia=has(reputation=8, lands={"west_russia": 1, "india": 1}))
    assert choices(war) == {"sabotage africasia"}


def test_sabotage_is_used_before_the_last_conflict_is_over() -> None:
    for powers in (2, 4):
        war = War(powers, last_round=True)
        war.put(slots.SPIES, war.powers[0], 1)
        assert verbs(war) == {"sabotage"}, powers


def test_a_token_that_can_no_longer_be_used_is_worth_nothing() -> None:
    war = War(2, last_round=True, eurasia=has(spies=1, sabotaged=2))
    without = War(2, last_round=True, eurasia=has(sabotaged=2))
    assert worth(war, EURASIA) == worth(without, EURASIA)


# Investment.


def investing(seats: int = 2, budget: int = 24, *, round: int = 1, **numbers: int) -> Defcon:
    table = Defcon(seats)
    table.go_to(INVESTMENT, table.powers[0], round=round)
    for name, n in numbers.items():
        table.put(getattr(slots, name.upper()), table.powers[0], n)
    table.lay({slots.BUDGET: budget})
    return table


def bought(table: Defcon) -> list[str]:
    """What greedy invests in, one after the other."""
    power, rng, done = table.actor, Rng(1), list[str]()
    while table.phase == INVESTMENT and table.turn == power:
        done.append(str(GREEDY.choose(table.state.known_to(table.state.actor), rng, [])))
        table.do(done[-1])
    return done


def test_nothing_is_bought_in_the_last_round_that_will_not_be_used() -> None:
    for seats in (2, 4):
        done = bought(investing(seats, round=5, reputation=TOP))
        assert "buy nuke" not in done
        assert done.count("buy sabotage") <= seats - 1
        # With the highest reputation there is no aid to buy: troops, that still attack.
        assert any(each.startswith("recruit") for each in done)


def test_aid_is_bought_in_the_last_round_where_it_raises_the_points() -> None:
    assert "buy aid" in bought(investing(round=5, reputation=3))


def test_little_of_the_budget_is_left() -> None:
    for seats in (2, 4):
        table = investing(seats)
        bought(table)
        events = [event for move in table.past.moves for event in move.events]
        assert told(events, "done-investing") == [{"power": table.powers[0], "n": 0}]


# Battles.


def test_a_battle_that_is_won_is_occupied() -> None:
    war = War(2, eurasia=has(quarters=4), africasia=has(lands={"asia_minor": 1}, capital="asia_minor"))
    war.do("attack asia_minor", "troops 4", "roll 1", "roll 0")
    assert war.question == "ask-occupy"
    assert verbs(war) == {"occupy"}


def test_a_hopeless_battle_is_broken_off() -> None:
    war = War(2, eurasia=has(quarters=3), africasia=has(lands={"asia_minor": 6}))
    war.do("attack asia_minor", "troops 3", "roll 0", "roll 1")
    assert choices(war) == {"choose retreat"}


def test_a_weak_capital_in_reach_is_attacked() -> None:
    lands = {"asia_minor": 1, "persia": 3}
    war = War(2, eurasia=has(quarters=6), africasia=has(lands=lands, capital="asia_minor"))
    assert choices(war) == {"attack asia_minor"}


# Whole games.


def test_nothing_is_left_in_the_arsenals_of_two_that_play_by_it() -> None:
    state, rng = redphone.game("defcon").new(seats=2), Rng(5)
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.sample(rng))
        else:
            state.apply(GREEDY.choose(state.known_to(state.actor), rng, []))
    left = [
        sum(int(state.d[slot + seat]) for seat in range(2))
        for slot in (slots.MISSILES, slots.NUKES, slots.SPIES)
    ]
    assert sum(left) <= 1
