"""Recorded games that must always replay: a rule fix keeps the old clause for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from redphone import OVER, Record

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@pytest.mark.parametrize("file", RECORDS, ids=[file.stem for file in RECORDS])
def test_every_recorded_game_replays_and_is_written_again_byte_for_byte(file: Path) -> None:
    record = Record.read(file)
    assert record.write().encode("utf-8") == file.read_bytes()
    play = record.check()
    assert (play.state.actor == OVER) == bool(record.result)
    assert [line.text() for line in play.record.lines] == [line.text() for line in record.lines]


def test_there_is_a_whole_game_for_each_number_of_players() -> None:
    records = [Record.read(file) for file in RECORDS]
    assert {record.seats for record in records if record.result} == {3, 4, 5, 6}
