"""Records of 13 Days: those that must always replay, those of random games, and those that are refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.crisis import Crisis
from tests.games.days.playthrough import FILE

import redphone
from redphone import OVER, Play, Record, RecordError

RECORDS = sorted((Path(__file__).parent / "records").glob("*"))


@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_every_recorded_game_replays_and_is_written_again_byte_for_byte(file: Path) -> None:
    record = Record.read(file)
    assert record.game.slug == "13-days"
    assert record.write().encode("utf-8") == file.read_bytes()
    play = record.check()
    assert (play.state.actor == OVER) == bool(record.result)
    assert [line.text() for line in play.record.lines] == [line.text() for line in record.lines]


def test_the_play_through_is_among_them() -> None:
    assert FILE in RECORDS


@pytest.mark.parametrize("seed", range(6))
def test_the_record_of_a_random_game_reads_back_to_the_same_bytes_and_replays(seed: int) -> None:
    options = {
        "agenda_lead": ["after_escalation", "before_escalation"][seed % 2],
        "same_track_icons": ["each", "once"][seed // 2 % 2],
        "containment": ["played", "played_or_triggered"][seed // 3],
    }
    play = Play(redphone.game("13-days"), options=options)
    rng = redphone.Rng(seed)
    while play.state.actor != OVER:
        play.apply(play.state.sample(rng))
    text = play.record.write()
    record = Record.parse(text)
    assert record.write() == text
    assert record.options == options
    again = record.check()
    assert again.state == play.state
    for seat in (0, 1, None):
        assert again.seen(seat) == play.seen(seat)
    # The position after each action, too.
    for position, state in zip(record.replay(), positions(options, seed), strict=True):
        assert position.state.dump() == state


def positions(options: dict[str, str], seed: int) -> list[bytes]:
    """Every position of the same random game, first and last included."""
    state = redphone.game("13-days").new(options=options)
    rng = redphone.Rng(seed)
    found = [state.dump()]
    while state.actor != OVER:
        state.apply(state.sample(rng))
        found.append(state.dump())
    return found


def test_a_record_names_the_options_and_both_sides_answers_in_the_order_of_the_seats() -> None:
    play = Play(redphone.game("13-days"))
    for agenda in ("italy", "turkey", "political", "berlin", "atlantic", "military"):
        play.apply(f"agenda {agenda}")
    play.apply("keep atlantic", 1)
    play.apply("keep italy", 0)
    lines = play.record.write().split("\n")
    assert lines[:3] == ["redphone record 1", "game 13-days", "rules 1"]
    assert lines[4:9] == [
        "option agenda_lead after_escalation",
        "option same_track_icons each",
        "option containment played",
        "seats 2",
        "",
    ]
    assert lines[-3:] == ["1 keep italy", "2 keep atlantic", ""]


def test_an_unfinished_game_with_another_board_carries_the_board_along() -> None:
    crisis = Crisis(us={"berlin": 3}, us_hand=["summit_meeting", "excomm"])
    # Saved in the middle of an event.
    crisis.do("event summit_meeting", "discard excomm")
    text = crisis.past.record.write()
    assert "file board" in text
    record = Record.parse(text)
    assert record.write() == text
    assert record.check().state == crisis.state


# Refused.


def text_of_13() -> str:
    """A record of Knizia's 13."""
    play = Play(redphone.game("13"), 3)
    play.apply("dealer 1")
    return play.record.write()


def test_a_record_of_13_that_is_passed_off_as_13_days_is_refused_for_its_data() -> None:
    with pytest.raises(RecordError, match=r"line 4: the game was played with other data files \(\w{16}\)"):
        Record.parse(text_of_13().replace("game 13\n", "game 13-days\n"))


def test_the_moves_of_13_under_the_header_of_13_days_are_refused_at_the_first_one() -> None:
    header = Play(redphone.game("13-days")).record.write()
    record = Record.parse(header + "chance dealer 1\n")
    with pytest.raises(
        RecordError, match="line 10: 'dealer 1' is not offered; chance may: agenda military, "
    ):
        record.check()


def test_the_options_of_13_are_refused_with_those_that_13_days_has() -> None:
    text = FILE.read_text(encoding="utf-8")
    wrong = text.replace("option agenda_lead before_escalation", "option open_piles no")
    with pytest.raises(
        RecordError,
        match="line 5: expected 'option agenda_lead …' with one of: after_escalation, before_escalation",
    ):
        Record.parse(wrong)


def test_three_players_are_refused() -> None:
    text = FILE.read_text(encoding="utf-8").replace("seats 2", "seats 3")
    with pytest.raises(RecordError, match="line 8: 13-days is played by 2, not by 3"):
        Record.parse(text)


def test_a_record_of_newer_rules_is_refused_with_the_newest_that_are_known() -> None:
    newest = redphone.game("13-days").rules
    text = FILE.read_text(encoding="utf-8").replace("rules 1\n", f"rules {newest + 1}\n")
    with pytest.raises(
        RecordError,
        match=f"line 3: rules version {newest + 1} of 13-days is not known here; the newest is {newest}",
    ):
        Record.parse(text)


def test_a_false_move_is_refused_with_its_line_and_what_was_offered() -> None:
    text = FILE.read_text(encoding="utf-8")
    wrong = text.replace("1 on atlantic\n1 cubes +3\n", "1 on atlantic\n1 cubes +4\n", 1)
    number = wrong.split("\n").index("1 cubes +4") + 1
    with pytest.raises(
        RecordError,
        match=rf"line {number}: 'cubes \+4' is not offered; seat 1 may: cubes \+1, cubes \+2, cubes \+3",
    ):
        Record.parse(wrong).check()


def test_a_false_result_is_refused_with_the_right_one() -> None:
    text = FILE.read_text(encoding="utf-8")
    # What the same moves come to by the default rule.
    wrong = text.replace("over 0 0 winner 2", "over 1 -1 winner 1")
    with pytest.raises(RecordError, match="the result is 'over 0 0 winner 2', not 'over 1 -1 winner 1'"):
        Record.parse(wrong).check()
