"""The initiative phase of DEFCON: tension, the order of the powers, the presidency."""

from __future__ import annotations

import re

from tests.games.clauses import clause
from tests.games.defcon.positions import (
    AFRICASIA,
    AMERICA,
    CONFLICT,
    EASTASIA,
    EURASIA,
    INVESTMENT,
    PREPARATION,
    REORGANISATION,
    STATES,
    Defcon,
    told,
)

import redphone
from redphone import Game
from redphone.games.defcon import state as slots
from redphone.games.defcon.powers import POWERS

PRESIDENCY = "security_council_presidency"


def test_rounds_one_to_five_are_defcon_five_to_one() -> None:
    table = Defcon()
    events = [event for move in table.past.moves for event in move.events] + table.go_to_the_end()
    assert [(fields["round"], fields["defcon"]) for fields in told(events, "round")] == [
        (1, 5),
        (2, 4),
        (3, 3),
        (4, 2),
        (5, 1),
    ]


def test_the_first_round_keeps_the_order_of_the_dice() -> None:
    order = [AFRICASIA, EASTASIA, EURASIA, AMERICA]
    assert Defcon(order=order).order == order


def rulebook_example() -> Defcon:
    """The rulebook's example of the initiative, before the third round."""
    table = Defcon()
    table.go_to(REORGANISATION, round=2)
    table.give_realms(america=11, eurasia=8, africasia=6, eastasia=7)
    table.put(slots.REPUTATION, AMERICA, STATES["watched"])
    table.put(slots.REPUTATION, EURASIA, STATES["exemplary"])
    table.put(slots.REPUTATION, AFRICASIA, STATES["threat"])
    table.put(slots.REPUTATION, EASTASIA, STATES["threat"])
    return table


def test_the_example_of_the_rulebook_eurasia_america_eastasia_africasia() -> None:
    table = rulebook_example()
    table.go_to(PREPARATION, round=3)
    assert table.order == [EURASIA, AMERICA, EASTASIA, AFRICASIA]


def test_equal_gdp_reputation_and_territories_keep_the_old_order() -> None:
    table = Defcon(order=[EASTASIA, EURASIA, AFRICASIA, AMERICA])
    table.go_to(REORGANISATION)
    table.put(slots.REPUTATION, AFRICASIA, 8)
    table.go_to(PREPARATION, round=2)
    assert table.order == [AFRICASIA, EASTASIA, EURASIA, AMERICA]


def tied_within_a_state(reputation_ties: str = "row") -> Defcon:
    """America a row above Eurasia in one state, Eurasia with a territory more: the same GDP."""
    table = Defcon(order=[EURASIA, AMERICA, AFRICASIA, EASTASIA], reputation_ties=reputation_ties)
    table.go_to(REORGANISATION)
    table.give_realms(america=8, eurasia=9, africasia=7, eastasia=8)
    table.put(slots.REPUTATION, AMERICA, 5)
    table.put(slots.REPUTATION, EURASIA, 4)
    table.put(slots.REPUTATION, EASTASIA, 0)
    table.go_to(PREPARATION, round=2)
    return table


def test_ties_compare_rows_of_the_reputation_index() -> None:
    assert tied_within_a_state().order[:2] == [AMERICA, EURASIA]


def test_ties_compare_states_of_reputation_where_the_option_says_so() -> None:
    assert tied_within_a_state(reputation_ties="state").order[:2] == [EURASIA, AMERICA]


def test_ties_use_the_true_number_of_territories_beyond_the_index() -> None:
    table = Defcon(2)
    table.go_to(REORGANISATION)
    table.give_realms(eurasia=2, africasia=3)
    table.go_to(PREPARATION, round=2)
    assert table.order == [AFRICASIA, EURASIA]


def test_ecocity_counts_among_the_territories() -> None:
    table = Defcon(2)
    table.go_to(REORGANISATION)
    table.keep(AFRICASIA, "sustainable_ecocity")
    table.go_to(PREPARATION, round=2)
    assert table.order == [AFRICASIA, EURASIA]


@clause("security_council_presidency", "Reorder the initiative track as you like")
def test_the_presidency_puts_the_powers_in_any_order_one_by_one() -> None:
    table = Defcon()
    table.deal(EASTASIA, PRESIDENCY)
    table.go_to(PREPARATION, EASTASIA)
    table.do("cards 0")
    assert (table.question, table.asked) == ("ask-presidency", [EASTASIA])
    assert table.offers() == [f"play {PRESIDENCY}", "pass"]
    table.answer(eastasia=f"play {PRESIDENCY}")
    assert table.question == "ask-next"
    assert table.can("next") == POWERS
    table.do("next eastasia")
    assert table.can("next") == [AMERICA, EURASIA, AFRICASIA]
    table.do("next africasia")
    events = table.do("next america")
    assert table.order == [EASTASIA, AFRICASIA, AMERICA, EURASIA]
    assert [fields["power"] for fields in told(events, "ordered")] == table.order
    assert PRESIDENCY in table.cards(slots.DISCARD)
    # It works from the next phase on.
    assert (table.phase, table.turn) == (INVESTMENT, EASTASIA)


def test_everybody_with_cards_is_asked_for_the_presidency_between_all_phases() -> None:
    table = Defcon()
    table.deal(AMERICA, "propaganda")
    table.deal(AFRICASIA, "propaganda")
    asked: list[str] = []
    while table.round == 1:
        if table.question == "ask-presidency":
            assert table.asked in ([AMERICA, AFRICASIA], [AFRICASIA])
            assert table.offers() == ["pass"]
            if table.actor == AMERICA:
                asked.append(table.phase)
        table.be_dull()
    assert asked == [PREPARATION, INVESTMENT, CONFLICT]
    # And between the initiative and the preparation.
    assert (table.question, table.phase) == ("ask-presidency", "initiative")


def test_two_presidencies_work_in_the_order_of_the_moment_when_they_were_played() -> None:
    game = with_two_presidencies()
    table = Defcon(2, game=game)
    table.deal(EURASIA, PRESIDENCY)
    table.deal(AFRICASIA, PRESIDENCY)
    table.go_to(PREPARATION, AFRICASIA)
    table.do("cards 0")
    table.answer(eurasia=f"play {PRESIDENCY}", africasia=f"play {PRESIDENCY}")
    assert table.actor == EURASIA
    table.do("next africasia")
    # Africasia has come before Eurasia by this, and reorders after it all the same.
    assert (table.actor, table.question) == (AFRICASIA, "ask-next")
    table.do("next eurasia")
    assert table.order == [EURASIA, AFRICASIA]
    assert table.phase == INVESTMENT


def with_two_presidencies() -> Game:
    text = redphone.game("defcon").registration.standard("deck")
    text = re.sub(rf'(slug = "{PRESIDENCY}"\n.*?copies = )\d', r"\g<1>2", text, flags=re.S)
    return redphone.game("defcon").with_data({"deck": text})
