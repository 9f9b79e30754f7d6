"""Minus points: one a card, nothing for a majority, two for each rotten four. [Évaluation des points]

Most rounds here are played with sevens only (and a rotten four or two): each card that is laid on another
takes it, so a plan says exactly who has taken what. The rulebook's own example lies in `records`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.thirteen.planner import LEFT, Plan, round_of
from tests.positions import Table, positions, random_play, sevens, shown

import redphone
from redphone import Event, Game, Record

RECORDS = Path(__file__).parent / "records"
FIRST, SECOND, THIRD = range(3)
MARIE, LUC, PIERRE, MARC = range(4)


def sevens_taken(blue: list[int], yellow: list[int], green: list[int], game: Game | None = None) -> Table:
    """A round of three in which these seats take the sevens of the three colours, one after the other.

    The rotten four is laid last on the green target and stays there.
    """
    plan: Plan = {
        "blue": [*(("7", taker) for taker in blue), ("7", LEFT)],
        "yellow": [*(("7", taker) for taker in yellow), ("7", LEFT)],
        "green": [*(("7", taker) for taker in green), ("7 r", LEFT)],
    }
    return round_of(plan, 3, sevens() if game is None else game)


def told(table: Table, event_id: str) -> list[Event]:
    """What the last card of the round brought to light."""
    return [event for event in table.past.moves[-1].events if event.id == event_id]


def test_each_coloured_card_counts_one_unless_it_belongs_to_a_majority() -> None:
    table = sevens_taken(
        blue=[FIRST, SECOND, FIRST], yellow=[SECOND, THIRD, SECOND], green=[THIRD, FIRST, THIRD]
    )
    # Each is free in one colour, and pays for one card of another.
    assert table.scores() == [1, 1, 1]
    exempt = [
        (event.fields["seat"], event.fields["colour"], event.fields["n"]) for event in told(table, "exempt")
    ]
    assert exempt == [(FIRST, "blue", 2), (SECOND, "yellow", 2), (THIRD, "green", 2)]


def test_one_player_may_have_the_majority_in_several_colours() -> None:
    table = sevens_taken(
        blue=[FIRST, FIRST, SECOND], yellow=[FIRST, THIRD, FIRST], green=[SECOND, THIRD, SECOND]
    )
    assert table.scores() == [0, 1, 2]
    assert [(event.fields["seat"], event.fields["colour"]) for event in told(table, "exempt")] == [
        (FIRST, "blue"),
        (FIRST, "yellow"),
        (SECOND, "green"),
    ]


def test_a_tie_of_two_for_the_most_cards_of_a_colour_exempts_neither() -> None:
    table = sevens_taken(
        blue=[FIRST, SECOND, FIRST, SECOND],
        yellow=[FIRST, THIRD, THIRD, THIRD],
        green=[SECOND, FIRST, SECOND, THIRD],
        game=sevens(copies=5),
    )
    # Blue 2 : 2 counts for both; yellow is free for the third, green for the second.
    assert table.scores() == [2 + 1 + 1, 2, 1]
    assert "blue" not in [event.fields["colour"] for event in told(table, "exempt")]


def test_a_tie_of_three_for_the_most_cards_of_a_colour_exempts_nobody() -> None:
    table = sevens_taken(
        blue=[FIRST, SECOND, THIRD], yellow=[SECOND, THIRD, FIRST], green=[THIRD, FIRST, SECOND]
    )
    assert table.scores() == [3, 3, 3]
    assert told(table, "exempt") == []


def test_a_tie_for_fewer_cards_than_the_most_does_not_touch_the_majority() -> None:
    table = sevens_taken(
        blue=[FIRST, SECOND, THIRD, FIRST],
        yellow=[SECOND, FIRST, SECOND, THIRD],
        green=[THIRD, SECOND, FIRST, THIRD],
        game=sevens(copies=5),
    )
    # In each colour 2 : 1 : 1.
    assert table.scores() == [2, 2, 2]


def test_a_single_card_is_a_majority_if_nobody_else_has_one() -> None:
    table = round_of(
        {
            "blue": [("7", FIRST), ("7 r", LEFT)],
            "yellow": [("7", SECOND), ("7 r", LEFT)],
            "green": [("r r r", THIRD), ("7", THIRD), ("7 r", LEFT)],
        },
        3,
        sevens(copies=2, rotten=6),
    )
    piles = [event.fields for event in told(table, "pile")]
    assert piles == [
        {"seat": FIRST, "blue": 1, "yellow": 0, "green": 0, "fours": 0},
        {"seat": SECOND, "blue": 0, "yellow": 1, "green": 0, "fours": 0},
        {"seat": THIRD, "blue": 0, "yellow": 0, "green": 1, "fours": 3},
    ]
    assert table.scores() == [0, 0, 6]


def test_rotten_fours_always_cost_two_even_for_who_has_most_of_them_or_a_majority() -> None:
    table = round_of(
        {
            "blue": [("r 7", FIRST), ("7 r", FIRST), ("7", SECOND), ("7", LEFT)],
            "yellow": [("7", THIRD), ("7", THIRD), ("7", FIRST), ("7", LEFT)],
            "green": [("7", SECOND), ("7", SECOND), ("7", THIRD), ("7", LEFT)],
        },
        3,
        sevens(rotten=2),
    )
    pile, *_ = told(table, "pile")
    assert pile.fields == {"seat": FIRST, "blue": 2, "yellow": 1, "green": 0, "fours": 2}
    # Two blue ones are free, the yellow one is not, and the fours never are.
    assert table.scores() == [1 + 4, 1, 1]


def test_when_nobody_has_taken_any_card_nobody_has_minus_points_and_no_majority() -> None:
    table = round_of({colour: [("7 r", LEFT)] for colour in ("blue", "yellow", "green")}, 3, one_seven_each())
    assert table.scores() == [0, 0, 0]
    assert told(table, "exempt") == []
    assert [event.fields for event in told(table, "pile")] == [
        {"seat": seat, "blue": 0, "yellow": 0, "green": 0, "fours": 0} for seat in range(3)
    ]


def one_seven_each() -> Game:
    """One seven in each colour, three rotten fours, and hands of one: too little to go above 13."""
    text = sevens(copies=1, rotten=3).replaced["cards"].replace("hand = 2", "hand = 1")
    return redphone.game("13").with_data({"cards": text})


def test_cards_left_on_the_targets_count_for_nobody() -> None:
    table = sevens_taken(
        blue=[FIRST, SECOND, FIRST], yellow=[SECOND, THIRD, SECOND], green=[THIRD, FIRST, THIRD]
    )
    piles = [event.fields for event in told(table, "pile")]
    assert sum(int(pile["fours"]) for pile in piles) == 0
    for colour in ("blue", "yellow", "green"):
        assert sum(int(pile[colour]) for pile in piles) == 3
    assert sum(table.scores()) == 3


@pytest.mark.parametrize("seed", range(5))
def test_the_scores_of_every_round_follow_from_the_piles_that_were_opened(seed: int) -> None:
    play = random_play(seats=3 + seed % 4, seed=seed)
    seats = play.state.seats
    rounds = 0
    for move in play.moves:
        piles = [event.fields for event in move.events if event.id == "pile"]
        scored = [event.fields["points"] for event in move.events if event.id == "scored"]
        if not piles:
            assert scored == []
            continue
        rounds += 1
        assert [pile["seat"] for pile in piles] == list(range(seats))
        assert scored == [minus_points(piles, seat) for seat in range(seats)]
    assert rounds == (6 if seats == 3 else seats)


def minus_points(piles: list[dict[str, int | str]], seat: int) -> int:
    """The rule once more, in other words."""
    points = 2 * int(piles[seat]["fours"])
    for colour in ("blue", "yellow", "green"):
        own, *others = sorted((int(pile[colour]) for pile in piles), reverse=True)
        alone_with_most = int(piles[seat][colour]) == own > others[0]
        points += 0 if alone_with_most else int(piles[seat][colour])
    return points


# The worked example: Marie 7, Luc 2, Pierre 17, Marc 15.

EXAMPLE: Plan = {
    "blue": [
        ("4 7", MARIE),
        ("7 1 2 1", MARC),
        ("r 4 5", PIERRE),
        ("2 r 5", MARC),
        ("5 r", MARIE),
        ("7 2 1", LEFT),
    ],
    "yellow": [
        ("4 1 2 r", PIERRE),
        ("4 1 5 2", LUC),
        ("7 2", MARIE),
        ("7 1", LUC),
        ("7 5", PIERRE),
        ("5 r r", MARC),
        ("r", LEFT),
    ],
    "green": [
        ("r 7", MARC),
        ("5 1 7", PIERRE),
        ("1 1 2 4 2", MARC),
        ("4 7", LUC),
        ("5 2 5", PIERRE),
        ("r", LEFT),
    ],
}

WITH_THE_STANDARD_CARDS: Plan = {
    "blue": [
        ("7", LUC),
        ("7 5", MARC),
        ("4 5 2", MARC),
        ("r 5 1", PIERRE),
        ("r 4 r", MARC),
        ("r 1 1 2", MARIE),
        ("7 2", LEFT),
    ],
    "yellow": [
        ("r 4 r", MARC),
        ("4 5 2", LUC),
        ("5 7", MARIE),
        ("7 1 5", LUC),
        ("1 7 2 2 1", PIERRE),
        ("r", LEFT),
    ],
    "green": [
        ("4 5 1", MARC),
        ("7", LUC),
        ("7 5", PIERRE),
        ("2 4 2 1 r", PIERRE),
        ("1 5 2", MARC),
        ("7", LEFT),
    ],
}


NINE_FOURS = """\
# The cards of 13 and a ninth rotten four, which the example needs: see RULINGS.md.
limit = 13
hand = 5
colour_values = [1, 1, 1, 2, 2, 2, 4, 4, 5, 5, 5, 7, 7, 7]
rotten_value = 4
rotten_copies = 9

[minus_points]
colour = 1
rotten = 2
"""


def nine_fours() -> Game:
    return redphone.game("13").with_data({"cards": NINE_FOURS})


def piles_opened(record: Record) -> list[dict[str, int | str]]:
    play = record.check()
    assert shown(play.state)["round"] == 2
    return [event.fields for event in play.moves[-1].events if event.id == "pile"]


def scored(record: Record) -> list[int | str]:
    return [event.fields["points"] for event in record.check().moves[-1].events if event.id == "scored"]


def test_the_rulebook_s_example_scores_7_2_17_and_15() -> None:
    record = Record.read(RECORDS / "scoring-example.txt")
    assert piles_opened(record) == [
        {"seat": MARIE, "blue": 3, "yellow": 2, "green": 0, "fours": 1},
        {"seat": LUC, "blue": 0, "yellow": 6, "green": 2, "fours": 0},
        {"seat": PIERRE, "blue": 2, "yellow": 5, "green": 6, "fours": 2},
        {"seat": MARC, "blue": 6, "yellow": 1, "green": 6, "fours": 4},
    ]
    assert scored(record) == [7, 2, 17, 15]
    assert [player["sheet"] for player in shown(record.check().state)["players"]] == [[7], [2], [17], [15]]


def test_in_the_example_luc_is_exempt_in_yellow_marc_in_blue_and_nobody_in_green() -> None:
    last = Record.read(RECORDS / "scoring-example.txt").check().moves[-1]
    exempt = [(event.fields["seat"], event.fields["colour"]) for event in last.events if event.id == "exempt"]
    assert exempt == [(LUC, "yellow"), (MARC, "blue")]


def test_the_example_with_one_card_exchanged_scores_the_same_with_the_standard_cards() -> None:
    record = Record.read(RECORDS / "scoring-example-standard-cards.txt")
    assert record.game.replaced == {}
    assert piles_opened(record) == [
        {"seat": MARIE, "blue": 3, "yellow": 2, "green": 0, "fours": 1},
        {"seat": LUC, "blue": 1, "yellow": 6, "green": 1, "fours": 0},
        {"seat": PIERRE, "blue": 2, "yellow": 5, "green": 6, "fours": 2},
        {"seat": MARC, "blue": 6, "yellow": 1, "green": 6, "fours": 4},
    ]
    assert scored(record) == [7, 2, 17, 15]


def test_a_target_that_was_played_on_is_never_empty_again_before_the_round_ends() -> None:
    # So the example's piles cannot come from the standard cards: they hold all 14 yellow and all 14 green
    # ones, which leaves a rotten four on either target, and 7 fours more. There are only 8.
    for seats in (3, 4, 5, 6):
        laid_on: set[tuple[int, str]] = set()
        for state in positions(redphone.game("13").new(seats), seed=seats):
            table = shown(state)
            for target in table["targets"]:
                assert target["cards"] or (table["round"], target["colour"]) not in laid_on
                if target["cards"]:
                    laid_on.add((table["round"], target["colour"]))
        assert len(laid_on) == 3 * table["rounds"]


@pytest.mark.parametrize(
    ("file", "plan", "game"),
    [
        ("scoring-example.txt", EXAMPLE, nine_fours()),
        ("scoring-example-standard-cards.txt", WITH_THE_STANDARD_CARDS, redphone.game("13")),
    ],
)
def test_the_recorded_examples_are_what_the_plans_say(file: str, plan: Plan, game: Game) -> None:
    table = round_of(plan, 4, game)
    record = Record.read(RECORDS / file)
    assert record.game.book() is game.book()
    assert [line.text() for line in record.lines] == [line.text() for line in table.past.record.lines]
