"""RULINGS.md names the tests that show its rulings, and they exist."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.rulings import Rulings

import redphone

HERE = Path(__file__).resolve().parent
RULINGS = Rulings(HERE)
QUESTIONS = [
    "does_the_move_of_u2_photographs_replace_the_usual_move_or_add_to_it",
    "does_the_number_of_cubes_on_a_card_change_how_it_moves",
    "is_war_checked_only_at_the_end_of_the_game",
    "may_i_add_cubes_to_a_card_that_is_in_my_sphere_already",
    "what_are_commands_each_card_has_a_command_and_an_event",
    "does_cuba_move_between_the_spheres_like_any_other_card",
    "who_adds_which_card_to_their_sphere_if_the_symbols_match",
    "which_cards_have_which_symbol",
    "is_there_a_limit_of_five_cubes_on_a_battleground",
    "does_up_to_2_cubes_on_up_to_two_battlegrounds_mean_2_in_total",
    "what_if_nobody_wants_to_play_first_and_the_auction_is_tied_again_and_again",
    "is_it_better_to_play_last",
    "may_an_events_cubes_go_on_the_card_that_was_just_laid",
    "is_a_command_limited_to_the_card_that_was_played_or_to_ones_own_sphere",
    "does_the_played_card_limit_the_cubes_or_the_card_that_they_go_to",
    "is_it_right_to_make_the_opponent_start_the_war",
    "does_a_card_laid_in_the_neutral_zone_come_to_me_if_i_place_a_cube_on_it_at_once",
    "may_i_use_the_event_of_a_card_that_was_laid_in_an_earlier_turn",
    "may_the_opponent_use_the_event_every_time_a_card_of_theirs_is_played",
]
"""The questions of the FAQ, in its order; the last one is asked for each card."""


def test_every_test_that_the_rulings_name_exists() -> None:
    assert len(RULINGS.named) > 40
    assert RULINGS.unwritten == []


def test_every_ruling_is_numbered_in_turn_and_names_a_test() -> None:
    assert len(RULINGS.each) > 15
    assert RULINGS.unshown == []


def test_every_option_stands_in_a_ruling_with_the_readings_that_are_not_the_default() -> None:
    for name, option in redphone.game("13-minutes-campaign").options.items():
        for value in option.values:
            if value != option.default:
                written = f'"{value}"' if isinstance(value, str) else str(value)
                assert f"`{name} = {written}`" in RULINGS.text, (name, value)


def test_every_question_of_the_faq_is_a_test() -> None:
    asked = re.findall(r"^def test_(\w+)", (HERE / "test_faq.py").read_text(encoding="utf-8"), re.M)
    assert asked == QUESTIONS
