"""What others may do to a power's investment in DEFCON: Bubble, Embargo, Revolution, and Censorship of it."""

from __future__ import annotations

from tests.games.clauses import clause
from tests.games.defcon.positions import (
    AFRICASIA,
    AMERICA,
    CONFLICT,
    EASTASIA,
    EURASIA,
    INVESTMENT,
    PREPARATION,
    Defcon,
    told,
)

from redphone.games.defcon import state as slots


def facing(
    target_hand: tuple[str, ...] = (), order: tuple[str, ...] = (), **hands: tuple[str, ...]
) -> Defcon:
    """As America's investment starts, which is the first, with these hands: the others are asked."""
    table = Defcon(order=order)
    table.go_to(PREPARATION, table.order[-1])
    table.deal(AMERICA, *target_hand)
    for power, hand in hands.items():
        table.deal(power, *hand)
    table.do("cards 0")
    while table.question == "ask-presidency":
        table.do("pass")
    assert (table.turn, table.question) == (AMERICA, "ask-interference")
    return table


@clause("speculative_bubble", "Choose a power")
@clause("speculative_bubble", "it has 4 GDP less in this phase")
def test_a_bubble_takes_4_gdp_from_the_power_that_invests() -> None:
    table = facing(eurasia=("speculative_bubble",))
    events = table.answer(eurasia="play speculative_bubble")
    assert told(events, "lost-gdp") == [{"power": AMERICA, "n": 4}]
    assert (table.actor, table.question) == (AMERICA, "ask-invest")
    assert table.slot(slots.BUDGET) == 20
    table.go_to(INVESTMENT, AMERICA, round=2)
    assert table.slot(slots.BUDGET) == 24


def test_a_bubble_stops_at_nothing() -> None:
    table = facing(eurasia=("speculative_bubble",))
    table.lay({slots.BUDGET: 3})
    events = table.answer(eurasia="play speculative_bubble")
    assert told(events, "lost-gdp") == [{"power": AMERICA, "n": 3}]
    assert table.slot(slots.BUDGET) == 0


@clause("embargo", "Choose a power")
@clause("embargo", "it makes at most 5 investments in this phase")
def test_under_an_embargo_each_unit_each_aid_and_each_fleet_move_is_an_investment() -> None:
    table = facing(eurasia=("embargo",))
    table.answer(eurasia="play embargo")
    assert table.can("recruit") == ["1", "2", "3", "4", "5"]
    table.do("recruit 2", "pass", "buy aid")
    assert table.can("recruit") == ["1", "2"]
    table.do(f"from {table.can('from')[0]}")
    table.do(f"sail {table.can('sail')[0]}", "buy missile")
    assert table.slot(slots.BUDGET) == 10
    assert table.offers() == ["pass"]


@clause("revolution", "Choose a power")
@clause("revolution", "it can neither deploy troops on the board nor build fortifications in this phase")
@clause("revolution", "new troops may go to the quarters")
def test_in_a_revolution_troops_go_to_the_quarters_and_nothing_is_fortified() -> None:
    table = facing(eurasia=("revolution",))
    table.answer(eurasia="play revolution")
    assert table.can("fortify") == []
    assert table.can("fleet") != []
    table.do("recruit 3")
    assert table.question == "ask-invest"
    assert table.slot(slots.QUARTERS, AMERICA) == 3
    # Only the power that it was played against, and only in this phase.
    table.go_to(INVESTMENT, EURASIA)
    assert table.can("fortify") != []
    table.go_to(INVESTMENT, AMERICA, round=2)
    assert table.can("fortify") != []


@clause("censorship", "or those of a Revolution")
def test_censorship_of_the_target_cancels_a_revolution() -> None:
    table = facing(("censorship",), eurasia=("revolution",))
    table.answer(eurasia="play revolution")
    assert (table.question, table.asked) == ("ask-censorship", [AMERICA])
    prompt = table.state.prompt(0)
    assert prompt is not None
    assert prompt.fields == {"power": EURASIA, "card": "revolution"}
    events = table.do("play censorship")
    assert told(events, "cancelled") == [{"power": EURASIA, "card": "revolution"}]
    assert table.can("fortify") != []


def test_after_a_revolution_that_works_nobody_is_asked_to_censor_another() -> None:
    table = facing(("censorship",), eurasia=("revolution",), africasia=("revolution",))
    table.answer(eurasia="play revolution", africasia="play revolution")
    assert (table.question, table.asked) == ("ask-censorship", [AMERICA])
    events = table.do("pass")
    assert told(events, "in-uprising") == [{"power": AMERICA}]
    assert (table.question, table.hand(AMERICA)) == ("ask-invest", ["censorship"])


def test_two_revolutions_need_two_censorships() -> None:
    table = facing(("censorship", "censorship"), eurasia=("revolution",), africasia=("revolution",))
    table.answer(eurasia="play revolution", africasia="play revolution")
    table.do("play censorship")
    assert table.question == "ask-censorship"
    table.do("play censorship")
    assert (table.question, table.hand(AMERICA)) == ("ask-invest", [])
    assert table.can("fortify") != []


def test_a_revolution_is_over_with_the_investment_and_conscripts_come_to_the_board() -> None:
    # Of the last who invests, so that nobody else's investment ends it.
    table = Defcon()
    table.go_to(INVESTMENT, AFRICASIA)
    table.deal(AMERICA, "revolution")
    table.do("pass")
    assert (table.turn, table.asked) == (EASTASIA, [AMERICA])
    table.do("play revolution", "pass")
    table.go_to(CONFLICT, EASTASIA)
    table.deal(EASTASIA, "conscription")
    table.do("play conscription")
    assert (table.question, table.can("deploy")) == ("ask-deploy", table.home(EASTASIA))


def test_bubble_and_embargo_cannot_be_censored() -> None:
    table = facing(("censorship",), eurasia=("embargo",), africasia=("speculative_bubble",))
    table.answer(eurasia="play embargo", africasia="play speculative_bubble")
    assert table.question == "ask-invest"


def test_who_has_more_cards_is_asked_again_as_long_as_somebody_played_one() -> None:
    table = facing(eurasia=("speculative_bubble", "embargo", "propaganda"), eastasia=("propaganda",))
    assert table.asked == [EURASIA, EASTASIA]
    table.answer(eurasia="play speculative_bubble")
    assert (table.question, table.asked) == ("ask-interference", [EURASIA, EASTASIA])
    assert table.offers(EURASIA) == ["play embargo", "pass"]
    table.answer(eurasia="play embargo")
    assert (table.question, table.asked) == ("ask-interference", [EURASIA, EASTASIA])
    table.answer()
    assert table.question == "ask-invest"


def test_all_are_asked_at_once_and_what_they_play_works_in_the_order_of_the_initiative() -> None:
    # Not in the order of the seats, in which they answer.
    table = facing(
        order=(AMERICA, EASTASIA, AFRICASIA, EURASIA),
        eurasia=("revolution",),
        africasia=("speculative_bubble",),
        eastasia=("embargo",),
    )
    assert table.asked == [EURASIA, AFRICASIA, EASTASIA]
    events = table.answer(
        eurasia="play revolution", africasia="play speculative_bubble", eastasia="play embargo"
    )
    assert [fields["power"] for fields in told(events, "played")] == [EASTASIA, AFRICASIA, EURASIA]
    effects = [event.id for event in events if event.id in ("in-uprising", "lost-gdp", "is-embargoed")]
    assert effects == ["is-embargoed", "lost-gdp", "in-uprising"]


def test_an_answer_is_sealed_until_all_have_answered() -> None:
    table = facing(eurasia=("revolution",), africasia=("speculative_bubble",))
    before = table.state.known_to(3).dump()
    one, other = table.state.clone(), table.state.clone()
    one.apply("play revolution", 1)
    other.apply("pass", 1)
    assert one.known_to(3).dump() == other.known_to(3).dump() != before
