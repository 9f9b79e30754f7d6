"""Records: a game as a text that reads and writes to the same bytes."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.positions import SEVENS, Table, random_play, sevens

import redphone
from redphone import OVER, Play, Record


def short() -> Play:
    """A dealt game of three, with one card played."""
    return Table("blue-7").past


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_record_read_and_written_is_the_same_and_replays_to_the_same_end(seats: int) -> None:
    play = random_play(seats, seed=seats)
    text = play.record.write()
    record = Record.parse(text)
    assert record.write() == text
    assert record.check().state == play.state


def test_a_record_saved_and_read_is_the_same_to_the_byte(tmp_path: Path) -> None:
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    random_play(seats=3, seed=1).record.save(first)
    Record.read(first).save(second)
    assert first.read_bytes() == second.read_bytes()
    assert b"\r" not in first.read_bytes()


def test_a_record_says_what_is_played_and_then_a_line_for_each_action_with_seats_from_1() -> None:
    lines = short().record.write().split("\n")
    assert lines[:7] == [
        "redphone record 1",
        "game 13",
        "rules 1",
        f"data {redphone.game('13').data_hash}",
        "option open_piles no",
        "seats 3",
        "",
    ]
    assert lines[7] == "chance dealer 3"
    assert lines[8] == "chance draw blue-7"
    assert lines[-2:] == ["1 play blue-7", ""]


def test_options_stand_in_the_header() -> None:
    record = Table(open_piles=True).past.record
    assert "option open_piles yes\n" in record.write()
    assert Record.parse(record.write()).options == {"open_piles": True}
    assert Record.parse(record.write()).start().state.view(None)["options"] == {"open_piles": True}


def test_a_finished_game_ends_with_its_scores_and_winners() -> None:
    play = random_play(seats=4, seed=2)
    outcome = play.state.outcome
    assert outcome is not None
    last = play.record.write().split("\n")[-2]
    scores = " ".join(str(score) for score in outcome.scores)
    winners = " ".join(str(seat + 1) for seat in outcome.winners)
    assert last == f"over {scores} winner {winners}"


def test_a_record_of_a_game_that_goes_on_has_no_result() -> None:
    assert short().record.result == ""
    assert short().record.check().state == short().state


def test_a_replay_shows_the_position_before_the_first_action_and_after_each() -> None:
    play = short()
    seen = [(len(each.moves), each.state.dump()) for each in play.record.replay()]
    assert [moves for moves, _ in seen] == list(range(len(play.moves) + 1))
    assert seen[0][1] == redphone.game("13").new(seats=3).dump()
    assert seen[-1][1] == play.state.dump()


def test_a_replay_gives_plays_that_know_what_each_seat_has_seen() -> None:
    play = random_play(seats=3, seed=4)
    *_, last = play.record.replay()
    assert isinstance(last, Play)
    assert last.state.actor == OVER
    for seat in (0, 1, 2, None):
        assert last.seen(seat) == play.seen(seat)


def test_a_play_can_go_on_where_a_record_stopped() -> None:
    play = short().record.check()
    play.step(1)
    assert play.state.actor == 1


def test_comments_are_kept_where_they_stand() -> None:
    text = short().record.write()
    text = text.replace("chance dealer 3\n", "# A lot is drawn.\n# Seat 3 deals.\nchance dealer 3\n")
    text = text.replace("1 play blue-7\n", "#Bold.\n1 play blue-7\n# To be continued.\n")
    record = Record.parse(text)
    assert record.write() == text
    assert record.lines[0].comments == ["# A lot is drawn.", "# Seat 3 deals."]
    assert record.lines[-1].comments == ["#Bold."]
    assert record.comments == ["# To be continued."]
    assert record.check().state == short().state


def test_a_comment_above_the_result_is_kept() -> None:
    text = random_play(seats=3, seed=5).record.write().replace("over ", "# At last.\nover ")
    assert Record.parse(text).write() == text
    assert Record.parse(text).check().state.actor == OVER


def test_replaced_data_is_carried_in_the_record() -> None:
    play = random_play(seats=3, seed=6, game=sevens())
    text = play.record.write()
    assert "file cards\n|\n| # Each card that is played on another" in text
    record = Record.parse(text)
    assert record.game.replaced == {"cards": SEVENS}
    assert record.game.book() is sevens().book()
    assert record.write() == text
    assert record.check().state == play.state


def test_several_replaced_files_are_carried_in_the_record() -> None:
    drill = redphone.game("drill")
    files = {name: drill.registration.standard(name) for name in ("cards", "die")}
    files["die"] = files["die"].replace("[3, 2, 0, 1]", "[1, 1]")
    files["cards"] = files["cards"].replace("chief = 5", "chief = 9")
    play = random_play(seats=3, seed=7, game=drill.with_data(files))
    record = Record.parse(play.record.write())
    assert record.game.replaced == files
    assert record.write() == play.record.write()
    assert record.check().state == play.state


def test_there_is_one_way_to_write_which_files_were_replaced() -> None:
    drill = redphone.game("drill")
    cards, die = (drill.registration.standard(name) for name in ("cards", "die"))
    other = die.replace("[3, 2, 0, 1]", "[1, 1]")
    texts = [
        random_play(seats=3, seed=7, game=game).record.write()
        for game in (
            drill.with_data({"die": other}),
            drill.with_data({"die": other, "cards": cards}),
            drill.with_data({"cards": cards}).with_data({"die": other}),
        )
    ]
    assert texts[0] == texts[1] == texts[2]
    assert "file die\n" in texts[0]
    assert "file cards\n" not in texts[0]


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_replaced_data_may_have_been_written_on_any_system(ending: str) -> None:
    game = redphone.game("13").with_data({"cards": SEVENS.replace("\n", ending)})
    play = random_play(seats=3, seed=8, game=game)
    record = Record.parse(play.record.write())
    assert record.write() == play.record.write()
    assert record.check().state == play.state


def test_replaced_data_without_a_last_line_feed_is_carried_as_it_is() -> None:
    text = SEVENS.strip()
    record = random_play(seats=3, seed=8, game=redphone.game("13").with_data({"cards": text})).record
    assert Record.parse(record.write()).game.replaced == {"cards": text}


def test_an_older_version_of_the_rules_is_replayed_with_its_own_clauses() -> None:
    play = Play(redphone.game("drill"), 3, rules=1)
    rng = redphone.Rng(2)
    while play.state.actor != OVER:
        play.apply(play.state.sample(rng))
    record = Record.parse(play.record.write())
    assert record.rules == 1
    assert record.check().state == play.state


def test_a_record_shows_itself_in_one_line() -> None:
    assert repr(short().record) == "<Record of 13, 3 seats, 17 actions>"
