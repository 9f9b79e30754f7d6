"""Help, the version, and the list of games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.conftest import Run

import redphone
from redphone.cli.arguments import COMMANDS, EXAMPLES
from redphone.texts import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
@pytest.mark.parametrize("columns", [80, 60])
def test_every_command_has_help_in_every_language(
    command: str, lang: str, columns: int, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    done = run(*command.split(), "--help", "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert all(example in done.out for example in EXAMPLES[command or "redphone"])
    examples = done.out.index(EXAMPLES[command or "redphone"][0])
    assert [line for line in done.out[:examples].splitlines() if cell_len(line) > columns] == []
    heads = {"en": "usage: ", "fr": "utilisation\u00a0: ", "ru": "использование: "}
    assert done.out.startswith(f"{heads[lang]}redphone {command}".rstrip())


A_SCREEN = 24  # lines


def test_the_help_of_play_names_the_bots_and_what_is_usual(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "100%"))
    said = " ".join(run("play", "--help").out.split())
    for words in (
        "easy, medium, hard, hard:TIME, search:TIME, search:ITERATIONS, greedy, first, random",
        "random; without it, medium",
        "how many play; without it, 4",
        "without it, 1",
    ):
        assert words in said
    assert "to a new one in ~/.local/share/redphone/records" in said


def test_without_a_command_there_is_help(run: Run) -> None:
    assert run() == run("--help")
    assert all(f"    {command} " in run().out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_examples_of_the_help_are_understood(command: str, run: Run) -> None:
    for example in EXAMPLES[command]:
        words = example.split()
        assert words[:2] == ["redphone", command]
        assert run(*words[1:], "--help").code == 0


def test_the_users_locale_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Команды:" in run().out
    assert "Commands:" in run("--lang", "en").out


def test_the_version_says_whether_the_engine_is_compiled(run: Run) -> None:
    build = "compiled" if redphone.compiled else "uncompiled"
    assert run("--version").out == f"redphone {redphone.__version__} ({build})\n"


def test_games_are_listed_with_their_players_and_a_sentence(run: Run) -> None:
    out = run("games").out.replace("\N{NO-BREAK SPACE}", " ")
    assert "13    3 to 6 players" in out
    assert "13-days  2 players" in out
    assert "Three targets." in out
    assert "13-minutes  2 players" in out
    assert "13-minutes-campaign  2 players" in out
    assert "again and again, to 13 points" in out
    assert "drill" not in out
    # One sees them all at once; the rest is asked for.
    assert len(out.splitlines()) < A_SCREEN
    assert "--option" not in out
    assert "redphone games 13-days" in out
    assert "игроков: от 3 до 6" in run("games", "--lang", "ru").out.replace("\N{NO-BREAK SPACE}", " ")


def test_of_one_game_the_seats_and_the_options_are_told(run: Run) -> None:
    days, thirteen = run("games", "13-days").out, run("games", "13").out
    assert "13-days  2 players" in days
    assert "13-minutes" not in days
    # Where seats are sides.
    assert "seats: 1 US, 2 USSR" in days
    assert "seats: " not in thirteen
    assert "--option open_piles=no|yes" in thirteen
    assert "(without it, no)" in thirteen
    assert [game["game"] for game in json.loads(run("games", "13", "--json").out)] == ["13"]
    wrong = run("games", "13-day")
    assert (wrong.code, wrong.out) == (2, "")
    assert "13-days" in wrong.err


def test_games_are_listed_as_json(run: Run) -> None:
    days, defcon, minutes, campaign, thirteen = json.loads(run("games", "--json", "--lang", "fr").out)
    assert (thirteen["game"], thirteen["title"], thirteen["seats"], thirteen["rules"]) == (
        "13",
        "13",
        [3, 6],
        1,
    )
    assert thirteen["about"].startswith("Trois cibles.")
    assert thirteen["data"] == ["cards"]
    assert (days["game"], days["title"], days["seats"]) == ("13-days", "13 Jours", [2, 2])
    assert (defcon["game"], defcon["title"], defcon["seats"]) == ("defcon", "DEFCON", [2, 4])
    assert [game["title"] for game in (minutes, campaign)] == ["13 Minutes", "13 Minutes\u00a0: la campagne"]
    option = thirteen["options"]["open_piles"]
    assert (option["default"], option["values"]) == ("no", ["no", "yes"])
