"""A bad record is refused with the line and the reason."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.positions import SEVENS, Table, random_play, sevens

import redphone
from redphone import Record, RecordError

DATA = redphone.game("13").data_hash
# Line 1 is the first line, 8 the dealer, 9 to 23 the deal.
SHORT = Table("blue-7").past.record.write()
FINISHED = random_play(seats=3, seed=1).record.write()
REPLACED = random_play(seats=3, seed=1, game=sevens()).record.write()


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as found:
        Record.parse(text).check()
    assert str(found.value) == f"line {found.value.line}: {found.value.reason}"
    return found.value


def changed(old: str, new: str, text: str = SHORT) -> str:
    assert old in text
    return text.replace(old, new, 1)


def line_of(text: str, line: str) -> int:
    return text.split("\n").index(line) + 1


HEADERS: list[tuple[str, str, int, str]] = [
    ("redphone record 1", "redphone record 2", 1, "a record starts with 'redphone record 1'"),
    ("redphone record 1", "%PDF-1.7", 1, "a record starts with 'redphone record 1'"),
    ("redphone record 1", "", 1, "a record starts with 'redphone record 1'"),
    ("game 13", "game whist", 2, "no game is called 'whist'; there are: "),
    ("game 13", "spiel 13", 2, "expected 'game …', found 'spiel 13'"),
    ("rules 1", "rules 2", 3, "rules version 2 of 13 is not known here; the newest is 1"),
    ("rules 1", "rules 0", 3, "rules version 0 of 13 is not known here; the newest is 1"),
    ("rules 1", "rules one", 3, "'one' is not a number"),
    ("rules 1", "rules 01", 3, "'01' is not a number"),
    ("rules 1", "rules -1", 3, "'-1' is not a number"),
    ("rules 1", "rules ١", 3, "'١' is not a number"),
    ("rules 1\n", "", 3, "expected 'rules …', found 'data "),
    (
        f"data {DATA}",
        "data 0123456789abcdef",
        4,
        "the game was played with other data files (0123456789abcdef)",
    ),
    (f"data {DATA}\n", "", 4, "expected 'data …', found 'option open_piles no'"),
    (
        "option open_piles no",
        "option open_piles maybe",
        5,
        "expected 'option open_piles …' with one of: no, yes",
    ),
    ("option open_piles no", "option peek yes", 5, "expected 'option open_piles …' with one of: no, yes"),
    ("option open_piles no", "option open_piles", 5, "expected 'option open_piles …' with one of: no, yes"),
    ("option open_piles no\n", "", 5, "expected 'option …', found 'seats 3'"),
    (
        "open_piles no\n",
        "open_piles no\noption open_piles no\n",
        6,
        "expected 'seats …', found 'option open_piles no'",
    ),
    ("seats 3", "seats 2", 6, "13 is played by 3 to 6, not by 2"),
    ("seats 3", "seats 7", 6, "13 is played by 3 to 6, not by 7"),
    ("seats 3", "seats", 6, "expected 'seats …', found 'seats'"),
    ("seats 3\n\n", "seats 3\n", 7, "a blank line follows the header"),
    ("seats 3\n\n", "seats 3\n \n", 7, "a blank line follows the header"),
]


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"), HEADERS, ids=[new or old for old, new, _, _ in HEADERS]
)
def test_a_header_with_a_mistake_is_refused(old: str, new: str, line: int, reason: str) -> None:
    error = refused(changed(old, new))
    assert error.line == line
    assert error.reason.startswith(reason)


BODIES: list[tuple[str, str, str]] = [
    ("1 play blue-7", "4 play blue-7", "'4' is neither chance nor one of the seats 1 to 3"),
    ("1 play blue-7", "0 play blue-7", "'0' is neither chance nor one of the seats 1 to 3"),
    ("1 play blue-7", "01 play blue-7", "'01' is neither chance nor one of the seats 1 to 3"),
    ("1 play blue-7", "Marie play blue-7", "'Marie' is neither chance nor one of the seats 1 to 3"),
    ("1 play blue-7", "1", "expected who, verb and noun, found '1'"),
    ("1 play blue-7", "", "expected who, verb and noun, found ''"),
    ("1 play blue-7", " 1 play blue-7", "'' is neither chance nor one of the seats 1 to 3"),
    ("1 play blue-7", "1 play  blue-7", "expected who, verb and noun, found '1 play  blue-7'"),
    ("1 play blue-7", "1 play blue-7 ", "expected who, verb and noun, found '1 play blue-7 '"),
    ("1 play blue-7", "1\tplay blue-7", "'1\\tplay' is neither chance nor one of the seats 1 to 3"),
    ("1 play blue-7", "1 play blue-3", "'play blue-3' is not offered; seat 1 may: play "),
    ("1 play blue-7", "1 on blue", "'on blue' is not offered; seat 1 may: play "),
    ("1 play blue-7", "2 play blue-7", "'play blue-7' is not offered; seat 2 is not asked now"),
    ("1 play blue-7", "chance draw blue-7", "'draw blue-7' is not offered; chance is not asked now"),
    (
        "chance dealer 3",
        "chance dealer 4",
        "'dealer 4' is not offered; chance may: dealer 1, dealer 2, dealer 3",
    ),
    ("chance dealer 3", "1 dealer 3", "'dealer 3' is not offered; seat 1 is not asked now"),
]


@pytest.mark.parametrize(("old", "new", "reason"), BODIES, ids=[repr(new) for _, new, _ in BODIES])
def test_an_action_with_a_mistake_is_refused(old: str, new: str, reason: str) -> None:
    error = refused(changed(old, new))
    assert error.line == line_of(SHORT, old)
    assert error.reason.startswith(reason)


def test_a_card_that_is_drawn_too_often_is_refused_at_its_line() -> None:
    draws = SHORT.split("\n")[8:23]
    assert all(line.startswith("chance draw ") for line in draws)
    text = SHORT.replace("\n".join(draws), "\n".join(15 * ["chance draw green-4"]))
    error = refused(text)
    assert error.line == 11
    assert "'draw green-4' is not offered; chance may: draw blue-1" in error.reason


def test_a_replay_stops_at_the_same_line_with_the_same_reason() -> None:
    text = changed("1 play blue-7", "1 play blue-3")
    replay = Record.parse(text).replay()
    plays = [next(replay) for _ in range(17)]
    assert len(plays[-1].moves) == 16
    with pytest.raises(RecordError) as found:
        next(replay)
    assert found.value.line == refused(text).line == 24


def test_comments_above_a_line_do_not_shift_the_line_that_is_named() -> None:
    text = changed("1 play blue-7", "# oops\n# oops\n1 play blue-3")
    assert refused(text).line == line_of(text, "1 play blue-3") == 26


@pytest.mark.parametrize("text", [SHORT.replace("\n", "\r\n"), SHORT.replace("\n", "\r\n", 1)])
def test_other_line_ends_are_refused(text: str) -> None:
    error = refused(text)
    assert (error.line, error.reason) == (1, "lines end with a line feed alone")


def test_another_line_end_is_named_where_it_stands() -> None:
    assert refused(changed("seats 3\n", "seats 3\r\n")).line == 6


@pytest.mark.parametrize("text", ["", "redphone record 1", SHORT[:-1], SHORT[:-5], SHORT[:40]])
def test_a_record_whose_last_line_is_cut_off_is_refused(text: str) -> None:
    error = refused(text)
    assert error.reason == "the last line is cut off"
    assert error.line == len(text.split("\n"))


def test_a_header_that_is_cut_off_between_two_lines_is_refused() -> None:
    lines = SHORT.split("\n")
    for kept in range(1, 7):
        assert refused("\n".join(lines[:kept]) + "\n").line == kept + 1


def test_a_game_that_is_cut_off_between_two_actions_is_a_game_that_goes_on() -> None:
    lines = FINISHED.split("\n")
    record = Record.parse("\n".join(lines[:100]) + "\n")
    assert record.check().state.outcome is None


def test_an_action_after_the_end_of_the_game_is_refused() -> None:
    lines = FINISHED.split("\n")
    over = lines[-2]
    text = "\n".join([*lines[:-2], "chance draw blue-1", ""])
    error = refused(text)
    assert (error.line, error.reason) == (
        len(lines) - 1,
        "'chance draw blue-1' comes after the end of the game",
    )
    text = FINISHED + "chance draw blue-1\n"
    error = refused(text)
    assert (error.line, error.reason) == (len(lines), "'chance draw blue-1' comes after the end of the game")
    error = refused(FINISHED + over + "\n")
    assert error.line == len(lines)


@pytest.mark.parametrize(
    "tamper",
    [
        lambda over: over.replace("winner ", "winner 9 "),
        lambda over: over.replace("over ", "over 1"),
        lambda over: over.replace(" winner", " 0 winner"),
        lambda over: "over nonsense",
    ],
)
def test_a_wrong_result_is_refused_with_the_right_one(tamper: Callable[[str], str]) -> None:
    over = FINISHED.split("\n")[-2]
    error = refused(changed(over, tamper(over), FINISHED))
    assert error.line == line_of(FINISHED, over)
    assert error.reason == f"the result is '{over}', not '{tamper(over)}'"


def test_a_wrong_result_below_a_comment_is_named_by_its_own_line() -> None:
    over = FINISHED.split("\n")[-2]
    text = changed(over, "# At last.\nover nonsense", FINISHED)
    assert refused(text).line == line_of(text, "over nonsense")


def test_a_result_of_a_game_that_goes_on_is_refused() -> None:
    text = SHORT + "over 1 2 3 winner 1\n"
    error = refused(text)
    assert error.line == line_of(text, "over 1 2 3 winner 1")
    assert error.reason == "the record says that the game is over, but it goes on"


def test_a_result_of_a_game_that_has_not_begun_is_named_by_its_own_line() -> None:
    text = SHORT[: SHORT.index("chance")] + "over 1 2 3 winner 1\n"
    assert refused(text).line == 8


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "record"
    file.write_bytes(b"\xff\xfe\x00r")
    with pytest.raises(RecordError, match="line 1: this is not a text file in UTF-8"):
        Record.read(file)


# Replaced data.


def test_replaced_data_that_does_not_fit_its_hash_is_refused() -> None:
    error = refused(changed("| limit = 13", "| limit = 14", REPLACED))
    assert error.line == 4
    assert error.reason.startswith("the game was played with other data files")


def test_replaced_data_that_is_no_toml_is_refused() -> None:
    error = refused(changed("| limit = 13", "| limit = = 13", REPLACED))
    assert "cards.toml" in error.reason


def test_replaced_data_that_the_game_cannot_use_is_refused_as_any_bad_record() -> None:
    bad = SEVENS.replace("limit = 13", 'limit = "many"')
    good_hash = sevens().data_hash
    bad_hash = redphone.game("13").with_data({"cards": bad}).data_hash
    text = changed("| limit = 13", '| limit = "many"', REPLACED).replace(good_hash, bad_hash)
    assert "limit is a number from 1 to 99" in refused(text).reason


def test_data_of_a_name_that_the_game_does_not_have_is_refused() -> None:
    assert (
        "13 has no data file 'map'; it has: cards"
        in refused(changed("file cards", "file map", REPLACED)).reason
    )


def test_a_data_file_that_is_empty_or_stands_twice_is_refused() -> None:
    start = REPLACED.index("file cards\n")
    end = REPLACED.index("option open_piles")
    twice = REPLACED[:end] + REPLACED[start:end] + REPLACED[end:]
    assert refused(twice).reason == "the file 'cards' is empty or stands twice"
    empty = REPLACED[: start + len("file cards\n")] + REPLACED[end:]
    assert refused(empty).reason == "the file 'cards' is empty or stands twice"


HOSTILE = {
    "a number of five thousand digits": ("rules 1", "rules " + 5000 * "9"),
    "a header line of a million characters": ("game 13", "game " + 1_000_000 * "x"),
    "a line of a million characters": ("1 play blue-7", "1 play " + 1_000_000 * "x"),
    "a terminal's escape": ("1 play blue-7", "1\x1b[2J play blue-7"),
    "a file five thousand lists deep": ("\noption", "\nfile cards\n| x = " + 1900 * "[" + "\noption"),
    "a file with a number too long": ("\noption", "\nfile cards\n| limit = 0x" + 1900 * "9" + "\noption"),
    "a file with a line too long": ("\noption", "\nfile cards\n| " + 200_000 * "a." + "b = 1\noption"),
    "a file with a key too deep": ("\noption", "\nfile cards\n| " + 900 * "a." + "b = 1\noption"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_like_any_other(name: str) -> None:
    error = refused(changed(*HOSTILE[name]))
    assert error.line > 0
    assert len(str(error)) < 500
    assert str(error).isprintable()


def test_a_deck_that_is_too_large_is_refused_as_a_bad_record() -> None:
    cards = "[copies]\nscout = 70\n[worth]\nscout = 1\n"
    large = redphone.game("drill").with_data({"cards": cards})
    lines = ["redphone record 1", "game drill", "rules 2", f"data {large.data_hash}", "file cards"]
    lines += [f"| {line}" for line in cards.split("\n")[:-1]] + ["|", "seats 3", "", ""]
    error = refused("\n".join(lines))
    assert error.line == 4
    assert "70 cards" in error.reason


def test_a_finished_game_without_its_result_is_refused() -> None:
    text = random_play(seats=3, seed=3).record.write()
    without = text[: text.index("over ")]
    error = refused(without)
    assert error.line == without.count("\n")
    assert error.reason.endswith("and it is missing")


def test_sealed_answers_in_another_order_than_the_seats_are_refused() -> None:
    text = random_play(seats=3, seed=3, game=redphone.game("drill")).record.write()
    swapped = re.sub(r"(1 bid .\n)(2 bid .\n)", r"\2\1", text, count=1)
    assert swapped != text
    assert refused(swapped).reason == "answers to one question stand in the order of the seats"
