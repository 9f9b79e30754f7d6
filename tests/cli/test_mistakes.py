"""A user's mistake is one clear line on stderr and the number 2, never a traceback."""

from __future__ import annotations

import errno
import io
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from redphone.cli.mistakes import Mistake, cannot_write, nearest, seconds, whole
from redphone.texts import Texts

BOTS = "easy, medium, hard, hard:TIME, search:TIME, search:ITERATIONS, greedy, first, random"
KNOWN = "13-days, defcon, 13-minutes, 13-minutes-campaign, 13"
MISTAKES = {
    "play 14": f"No game is called “14”. There are: {KNOWN}.",
    "play thirten": f"No game is called “thirten”. There are: {KNOWN}. Did you mean “13”?",
    "play": f"Which game? There are: {KNOWN}.",
    "fuzz": f"Which game? There are: {KNOWN}.",
    "plya 13": (
        "There is no command “plya”. There are: games, play, serve, replay, think, arena, ladder, fuzz,"
        " bench, deck, map, die. Did you mean “play”?"
    ),
    "play days": f"No game is called “days”. There are: {KNOWN}. Did you mean “13-days”?",
    "play 13 --seats 7": "13 is for 3 to 6 players, not for 7.",
    "play 13-days --seats 3": "13-days is for 2 players, not for 3.",
    "play 13-days --seats 1 --lang fr": "13-days se joue à 2, pas à 1.",
    "play 13-days --seats 3 --lang ru": "13-days: игроков должно быть 2, а не 3.",
    "play 13-days --bots greedy,greedy": "2 bots were named, but 1 seat is free.",
    "play 13 --seats many": "--seats needs a whole number, not “many”.",
    "play 13 --seats": "--seats needs a value.",
    "play 13 --seat 5": "There is no seat 5. Seats are 1 to 4.",
    "play 13 --seat first": "There is no seat first. Seats are 1 to 4.",
    "play 13 --bots clever": f"No bot is called “clever”. There are: {BOTS}.",
    "play 13 --bots gredy": (f"No bot is called “gredy”. There are: {BOTS}. Did you mean “greedy”?"),
    "play 13 --bots greedy,random": "2 bots were named, but 3 seats are free.",
    "play 13 --option open_pile=yes": (
        "13 has no option “open_pile”. It has: open_piles. Did you mean “open_piles”?"
    ),
    "play 13 --option open_piles=perhaps": "open_piles cannot be “perhaps”. It can be: no, yes.",
    "play 13 --option open_piles": "--option is written NAME=VALUE, not “open_piles”.",
    "play 13 --seed spring": "--seed needs a whole number, not “spring”.",
    "play 13 --colour": "“--colour” is not understood. See: redphone play --help",
    "play 13 --fast=yes": (
        "The arguments are not understood: argument --fast: ignored explicit argument 'yes'."
    ),
    "play 13 --lang de": "There is no language “de”. There are: en, fr, ru.",
    "play 13 --lang": "--lang needs a value.",
    "play 13 --data cards=": "--data is written NAME=VALUE, not “cards=”.",
    "play 13 --data dice=dice.toml --data cards=cards.toml": (
        "dice.toml cannot be read: there is no such file."
    ),
    "games chess": (
        "No game is called “chess”. There are: 13-days, defcon, 13-minutes, 13-minutes-campaign, 13."
    ),
    "replay": "Which record? Name a file.",
    "replay nowhere.record": "nowhere.record cannot be read: there is no such file.",
    "replay .": ". cannot be read: it is a folder.",
    "think": "Which record? Name a file.",
    "think nowhere.record --at 5": "nowhere.record cannot be read: there is no such file.",
    "think nowhere.record --lang fr": "Impossible de lire nowhere.record\u00a0: ce fichier n’existe pas.",
    "think x.record --at": "--at needs a value.",
    "fuzz 13 --for ever": "“ever” is not a time. Write 30s, 5m or 1h.",
    "fuzz 13 --for 0": "--for must be longer than 0.",
    "fuzz 13 --for 0s --decisions 9": "--for must be longer than 0s.",
    "play 13 --record no/x.record": "no/x.record cannot be written: its folder does not exist.",
    "play 13 --record . --lang fr": "Impossible d’écrire .\u00a0: c’est un dossier.",
    "bench --save no/results.md": "no/results.md cannot be written: its folder does not exist.",
    "bench --save . --lang ru": "Файл . не читается: это папка.",
    "fuzz 13 --decisions 0": "--decisions is at least 1, not 0.",
    "fuzz 13 --blindfold all": "--blindfold needs a whole number, not “all”.",
    "fuzz 13 --seats 2": "13 is for 3 to 6 players, not for 2.",
    "bench --game 14": f"No game is called “14”. There are: {KNOWN}.",
    "--lang ru play 14": f"Нет игры «14». Есть: {KNOWN}.",
    "play 14 --lang=fr": f"Aucun jeu ne s’appelle «\u00a014\u00a0». Il y a\u00a0: {KNOWN}.",
}


@pytest.mark.parametrize("words", MISTAKES)
def test_a_mistake_is_one_line_that_helps(words: str, run: Run) -> None:
    done = run(*words.split())
    assert (done.code, done.out) == (2, "")
    assert done.err == f"redphone: {MISTAKES[words]}\n"


def test_a_record_is_never_written_over_another_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "precious.txt").write_text("precious\n")
    done = run("play", "13", "--record", "precious.txt")
    assert (done.code, done.err) == (2, "redphone: precious.txt is there already. Name another file.\n")
    assert (tmp_path / "precious.txt").read_text() == "precious\n"


def test_a_place_that_cannot_be_written_is_found_before_the_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run("play", "13", "--record", "file/x.record", typed="1\n")
    assert (done.code, done.out) == (2, "")
    path = "a part of its path is a file, not a folder."
    assert done.err == f"redphone: file/x.record cannot be written: {path}\n"
    done = run("fuzz", "13", "--records", "file")
    assert done.err == f"redphone: file cannot be written: {path}\n"


@pytest.mark.parametrize("words", ["play 13 --data x", "bench --save x", "replay x", "think x"])
def test_a_file_that_is_no_text_is_refused_in_words(words: str, run: Run, tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xd8")
    done = run(*words.split())
    assert (done.code, done.out) == (2, "")
    assert done.err == "redphone: x cannot be read: it is not a text in UTF-8.\n"


def test_an_error_without_words_of_ours_keeps_the_systems() -> None:
    said = cannot_write("x", OSError(errno.EIO, "Input/output error")).line(Texts("en"))
    assert said == "x cannot be written: Input/output error"


def test_data_that_is_no_data_is_refused_with_its_reason(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("limit = 0\n")
    done = run("play", "13", "--data", "cards.toml")
    assert done.code == 2
    assert done.err == (
        "redphone: The data files do not fit: cards.toml: limit is a number from 1 to 99, not 0.\n"
    )


def test_a_language_is_refused_where_its_letters_are_missing(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="latin-1"))
    for command in (["play", "13"], ["games"]):
        assert run(*command, "--lang", "ru").code == 2
    assert run("games", "--lang", "fr").code == 0


def test_the_message_about_missing_letters_is_english() -> None:
    said = Mistake("no-letters", lang="ru", encoding="ascii").line(Texts("en"))
    assert said.startswith("This output (ascii) cannot show the letters of “ru”.")


@pytest.mark.parametrize(
    ("typed", "time"), [("90", 90), ("30s", 30), ("5m", 300), ("1h", 3600), ("1.5m", 90), ("0", 0)]
)
def test_times_are_written_in_seconds_minutes_or_hours(typed: str, time: float) -> None:
    assert seconds(typed) == time


@pytest.mark.parametrize("typed", ["", "s", "-1s", "1d", "1 m", "1e3", "٣s"])
def test_other_times_are_refused(typed: str) -> None:
    with pytest.raises(Mistake):
        seconds(typed)


@pytest.mark.parametrize("typed", ["", "1.0", "x", "--1", "²", "1" * 40])
def test_what_is_no_whole_number_is_refused(typed: str) -> None:
    assert whole("--seed", "-7") == -7
    with pytest.raises(Mistake):
        whole("--seed", typed)


def test_nothing_is_suggested_where_nothing_is_near() -> None:
    assert nearest("zzz", ["open_piles"]) == ""
    assert nearest("OPEN", ["open"]) == "open"


def test_an_interrupted_command_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("redphone.cli.games.run", interrupted)
    done = run("games", "--lang", "fr")
    assert (done.code, done.err) == (130, "Interrompu.\n")
