"""`redphone replay`."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.conftest import Run
from tests.cli.test_screen import Terminal
from tests.positions import random_play

import redphone
from redphone.cli.keys import KEY, WORDS, Keys
from redphone.cli.replay import PAGE, TABLE, Replay, read
from redphone.cli.screen import Screen
from redphone.cli.setup import table_for
from redphone.texts import LANGUAGES, Texts


@pytest.fixture
def play(tmp_path: Path) -> redphone.Play:
    """A whole random game, whose record lies in game.record."""
    play = random_play(3, seed=11)
    play.record.save(tmp_path / "game.record")
    return play


def test_a_good_record_is_checked(play: redphone.Play, run: Run) -> None:
    done = run("replay", "--check", "game.record")
    assert (done.code, done.err) == (0, "")
    assert done.out == f" game.record: {len(play.moves)} actions replay exactly.\n"
    assert "rejouées à l’identique" in run("replay", "game.record", "--check", "--lang", "fr").out


BROKEN = {
    "redphone record 1": ("redphone record 2", 1, "a record starts with 'redphone record 1'"),
    "game 13": ("game 14", 2, "no game is called '14'"),
    "rules 1": ("rules 99", 3, "rules version 99 of 13 is not known here; the newest is 1"),
    "seats 3": ("seats 9", 6, "13 is played by 3 to 6, not by 9"),
    "chance dealer ": ("chance dealer 7", 8, "is not offered"),
    "over ": ("over 1 2 3 winner 1", 0, "the result is 'over"),
}


@pytest.mark.parametrize("start", BROKEN)
@pytest.mark.parametrize("way", ["--check", "--all"])
def test_a_bad_record_is_refused_with_the_line_and_the_reason(
    start: str, way: str, play: redphone.Play, run: Run, tmp_path: Path
) -> None:
    instead, line, reason = BROKEN[start]
    text = play.record.write()
    (tmp_path / "bad.record").write_text(re.sub(f"(?m)^{start}.*$", instead, text))
    line = line or text.count("\n")
    done = run("replay", way, "bad.record")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"redphone: bad.record, line {line}: ")
    assert reason in done.err
    assert done.err.count("\n") == 1


def test_what_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xd8")
    done = run("replay", "picture")
    assert (done.code, done.err) == (2, "redphone: picture cannot be read: it is not a text in UTF-8.\n")
    (tmp_path / "nothing").touch()
    done = run("replay", "nothing")
    assert (done.code, done.err) == (2, "redphone: nothing is empty: there is no game in it.\n")


def test_a_record_with_unfit_data_is_refused(play: redphone.Play, run: Run, tmp_path: Path) -> None:
    cards = (redphone.game("13").registration.folder / "data" / "cards.toml").read_text()
    other = redphone.game("13").with_data({"cards": cards.replace("hand = 5", "hand = 99")})
    redphone.Record(other, 1, play.record.options, 3, play.record.lines).save(tmp_path / "odd.record")
    done = run("replay", "odd.record")
    assert (done.code, done.out) == (2, "")
    assert "hand is a number from 1 to 10, not 99" in done.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_is_printed_whole_where_there_is_no_terminal(
    lang: str, play: redphone.Play, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    done = run("replay", "game.record", "--lang", lang)
    assert done == run("replay", "game.record", "--all", "--lang", lang)
    texts = Texts(lang, "13")
    told = " ".join(done.out.split(" ")).replace("\n      ", " ")
    for event in play.seen(None)[-5:]:
        assert texts.event(event) in told
    assert play.state.outcome is not None
    assert done.out.endswith(f" {texts.outcome(play.state.outcome)}\n")
    assert max(cell_len(line) for line in done.out.splitlines()) <= 60


def test_actions_are_numbered_as_in_the_record(play: redphone.Play, run: Run) -> None:
    out = run("replay", "game.record").out
    for number, move in enumerate(play.moves, 1):
        if move.action.verb == "play" and move.events:
            assert f"\n {number:3}  Player {move.seat + 1}: " in out


def test_a_seat_sees_its_own_cards_and_no_others(play: redphone.Play, run: Run) -> None:
    out = run("replay", "game.record", "--seat", "2").out
    mine = [event for event in play.seen(1) if event.id == "drew"]
    dealt = out.split("Yours: ")[1:]
    assert len(dealt) == out.count("5 cards each are dealt.") == 6
    # Five at each deal.
    assert out.count("You draw ") == len(mine) - 30 > 0
    assert " draws a card" not in out
    names = [Texts("en", "13").name(str(event.fields["card"])) for event in mine[:5]]
    assert dealt[0].replace("\n      ", " ").startswith(", ".join(names) + ".")
    assert "Player 2" not in out
    assert "You draw" not in run("replay", "game.record").out
    assert run("replay", "game.record", "--seat", "4").code == 2


def test_a_record_that_stops_says_so(run: Run, tmp_path: Path) -> None:
    play = redphone.Play(redphone.game("13"), seats=3)
    play.apply("dealer 1")
    play.record.save(tmp_path / "short.record")
    assert run("replay", "short.record").out.endswith(" The record ends here, the game does not.\n")


def test_the_record_of_a_game_that_is_not_for_people_is_replayed(run: Run, tmp_path: Path) -> None:
    play = redphone.Play(redphone.game("drill"), seats=3)
    rng = redphone.Rng(5)
    while play.state.actor != redphone.OVER:
        play.apply(play.state.sample(rng))
    play.record.save(tmp_path / "drill.record")
    assert run("replay", "drill.record", "--check").code == 0
    assert "event-" in run("replay", "drill.record").out


# Stepping.


@pytest.fixture
def replay(play: redphone.Play) -> Replay:
    record = read("game.record")
    return Replay(record, "game.record", table_for(record.game), Texts("en", "13", me=0), Screen())


def test_stepping_stops_where_somebody_decides_and_at_the_end_of_a_round(
    replay: Replay, play: redphone.Play
) -> None:
    at = replay.stops[0]
    assert at == (16, TABLE)
    seen = []
    while at != replay.stops[-1]:
        at = replay.moved(at, "next")
        seen.append(at)
    assert len([stop for stop in seen if stop[1] == PAGE]) == 6
    assert seen[-1] == replay.moved(seen[-1], "next") == (len(play.moves), TABLE)
    decided = [n for n, move in enumerate(play.moves) if move.seat >= 0]
    assert [n for n, kind in seen if kind == TABLE] == [*decided[1:], len(play.moves)]


def test_one_can_go_back_to_the_ends_and_to_a_number(replay: Replay) -> None:
    assert replay.moved((16, TABLE), "back") == (16, TABLE)
    assert replay.moved((30, TABLE), "first") == (16, TABLE)
    assert replay.moved((30, TABLE), "last") == (replay.last, TABLE)
    assert replay.moved((16, TABLE), "25") == (25, TABLE)
    assert replay.moved((16, TABLE), "99999") == (replay.last, TABLE)
    assert replay.moved((16, TABLE), "0") == (0, TABLE)
    assert (
        replay.beyond("99999") == f"There is no action 99999: the record has {replay.last}. This is the end."
    )
    assert replay.beyond(str(replay.last)) == replay.beyond("next") == ""
    assert replay.moved((16, TABLE), "what?") == (16, TABLE)
    forth = replay.moved((16, TABLE), "next")
    assert replay.moved(forth, "back") == (16, TABLE)


def test_every_page_fits_a_small_terminal(replay: Replay) -> None:
    for stop in [(0, TABLE), (3, TABLE), *replay.stops]:
        page = replay.page(stop)
        assert len(page) <= 23
        assert max(line.cell_len for line in page) <= 78
        assert f"Action {stop[0]} of {replay.last}" in "\n".join(line.plain for line in page)
    assert "win" in "\n".join(line.plain for line in replay.page(replay.stops[-1])).lower()


def test_a_page_shows_the_seats_hand_and_no_offers(replay: Replay) -> None:
    page = "\n".join(line.plain for line in replay.page(replay.stops[0]))
    assert re.search(r"\[[●◆▲✸] \d\]", page)
    assert "1)" not in page


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("\x1b[C \x1b[D\x1b[H\x1b[F", ["next", "next", "back", "first", "last"]),
        ("\nbeq", ["next", "back", "last", "quit"]),
        ("12\n3x7\r", ["12", "", "7"]),
        ("z?h", ["z", "help", "help"]),
        ("\x04", ["quit"]),
    ],
)
def test_keys_are_words(typed: str, words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Terminal())
    keys = Keys()
    keys.before, keys.typed = [], KEY.findall(typed)
    screen = Screen()
    assert [keys.word(screen) for _ in words] == words
    assert keys.typed == []


def test_without_single_keys_whole_lines_are_read(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    monkeypatch.setattr(sys, "stdin", io.StringIO("\nb\n12\nquit\n"))
    keys, screen = Keys(), Screen()
    assert [keys.word(screen) for _ in range(5)] == ["next", "back", "12", "quit", "quit"]


def test_every_word_is_one_that_stepping_knows() -> None:
    assert set(WORDS.values()) == {"next", "back", "first", "last", "help", "quit"}
    assert os.linesep.strip("\r\n") == ""
