"""`redphone arena` and `redphone ladder`."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from tests.cli.conftest import Run

import redphone
from redphone.arena import Match
from redphone.cli import main
from redphone.cli.contest import Contest, two_elos
from redphone.cli.mistakes import Mistake

ARENA = ["arena", "13-days", "--bots", "first,random", "--processes", "1"]


def facts(out: str) -> dict[str, Any]:
    """What was printed as JSON, without the times."""
    found: dict[str, Any] = json.loads(out)
    for bot in found["bots"].values():
        del bot["time_per_move"]
    return found


def test_two_bots_play_pairs_of_games_and_a_table_says_how_it_went(run: Run) -> None:
    done = run(*ARENA, "--games", "10")
    assert done.code == 0
    lines = [line.strip() for line in done.out.splitlines()]
    assert lines[0] == "13-days, 2 players: 10 games in 5 deals."
    assert lines[1].startswith("Fair share 50.0 %; ")
    assert lines[3].split() == ["bot", "games", "wins,", "%", "95", "%", "by", "deals", "Elo", "95", "%"]
    assert [line.split()[:2] for line in lines[4:6]] == [["first", "10"], ["random", "10"]]
    assert "How the games ended:" in lines
    assert any(re.search(r" wins: \w+ has started a nuclear war\.$", line) for line in lines)
    ways = lines[lines.index("How the games ended:") + 1 :]
    assert sum(int(line.split()[0]) for line in ways) == 10
    assert max(cell_len(line) for line in lines) <= 80


def test_the_same_run_is_told_in_french_and_russian(run: Run) -> None:
    french = run(*ARENA, "--games", "4", "--lang", "fr").out
    assert "13-days, 2 joueurs\u00a0: 4 parties en 2 donnes." in french
    assert re.search(r"first +4 +[0-9]+,[0-9]", french)
    assert "Fins de partie" in french
    russian = run(*ARENA, "--games", "4", "--lang", "ru").out
    assert "4 партии, раздач: 2." in russian
    assert "Чем кончались партии:" in russian


def test_json_has_the_share_of_every_bot_and_nothing_else_is_printed(run: Run) -> None:
    done = run(*ARENA, "--games", "6", "--json")
    found = json.loads(done.out)
    assert (found["game"], found["games"], found["seed"]) == ("13-days", 6, 1962)
    for bot in ("first", "random"):
        low, high = found["bots"][bot]["interval"]
        assert low <= found["bots"][bot]["win_share"] <= high
        assert "elo" in found["bots"][bot]
        assert found["bots"][bot]["time_per_move"]["moves"] > 0
    assert facts(run(*ARENA, "--games", "6", "--json").out) == facts(done.out)
    assert facts(run(*ARENA, "--games", "6", "--json", "--seed", "5").out) != facts(done.out)


def test_one_bot_among_three_others_sits_in_every_seat(run: Run) -> None:
    words = ["arena", "13", "--seats", "4", "--bots", "first,random", "--processes", "1"]
    found = json.loads(run(*words, "--games", "4", "--json").out)
    assert found["tables"] == [["first", "random", "random", "random"]]
    assert found["games"] == 4
    assert found["bots"]["first"]["fair_share"] == 0.25
    assert (found["bots"]["first"]["seats"], found["bots"]["random"]["seats"]) == (4, 12)


def test_games_are_rounded_up_to_whole_deals_and_that_is_said(run: Run) -> None:
    done = run(*ARENA, "--games", "5")
    assert "6 games in 3 deals" in done.out
    assert "A deal is 2 games, one for each seat: 6 games at each table, not 5." in done.err
    assert "A deal is" not in run(*ARENA, "--games", "6").err


def test_a_bot_against_itself_is_told_apart(run: Run) -> None:
    words = ["arena", "13-days", "--bots", "first, first", "--games", "4", "--processes", "1"]
    found = json.loads(run(*words, "--json").out)
    assert list(found["bots"]) == ["first", "first#2"]
    assert found["bots"]["first"]["win_share"] == found["bots"]["first#2"]["win_share"]


def test_on_all_cores_the_results_are_the_same(run: Run) -> None:
    alone = run(*ARENA, "--games", "8", "--json")
    together = run("arena", "13-days", "--bots", "first,random", "--games", "8", "--json", "--processes", "2")
    assert facts(alone.out) == facts(together.out)


def test_any_game_of_a_run_can_be_written_as_a_record(run: Run, tmp_path: Path) -> None:
    assert run(*ARENA, "--games", "4", "--records", "all").code == 0
    assert len(list((tmp_path / "all").iterdir())) == 4
    assert run(*ARENA, "--deal", "2", "--records", "one").code == 0
    names = [f"13-days-seed1962-deal2-game{n}.record" for n in (1, 2)]
    assert sorted(path.name for path in (tmp_path / "one").iterdir()) == names
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "all" / name).read_bytes()
        assert run("replay", "--check", f"one/{name}").code == 0


def test_a_game_is_played_with_its_options_and_other_data(run: Run, tmp_path: Path) -> None:
    words = ["arena", "13", "--seats", "3", "--bots", "first,random", "--games", "3", "--processes", "1"]
    found = json.loads(run(*words, "--option", "open_piles=yes", "--json").out)
    assert found["options"] == {"open_piles": "yes"}
    cards = redphone.game("13").registration.standard("cards")
    (tmp_path / "cards.toml").write_text(cards.replace("limit = 13", "limit = 20"))
    other = json.loads(run(*words, "--data", "cards.toml", "--json").out)
    assert other["mean_length"] == found["mean_length"]
    assert other["bots"]["first"]["mean_score"] != found["bots"]["first"]["mean_score"]


def test_a_sequential_test_stops_early_and_says_what_it_found(run: Run) -> None:
    done = run(*ARENA, "--games", "2000", "--sprt=-400,-200")
    assert "SPRT: decided for −200 Elo, against −400." in done.out
    assert re.search(r"likelihood ratio: [0-9.]+; bounds −2\.94 and 2\.94\.", done.out)
    found = json.loads(run(*ARENA, "--games", "2000", "--sprt=-400,-200", "--json").out)
    assert found["sprt"]["accepted"] == "elo1"
    assert found["deals"] == found["sprt"]["deals"] < 1000


def test_a_sequential_test_that_does_not_end_says_so(run: Run) -> None:
    out = run(*ARENA, "--games", "4", "--sprt", "0,5").out
    assert "SPRT: not decided between +0 and +5 Elo." in out


def test_a_saved_run_goes_on(run: Run, tmp_path: Path) -> None:
    first = run(*ARENA, "--games", "4", "--save", "run.jsonl", "--json")
    kept = (tmp_path / "run.jsonl").read_bytes()
    longer = run(*ARENA, "--games", "8", "--save", "run.jsonl", "--json")
    assert (tmp_path / "run.jsonl").read_bytes().startswith(kept)
    assert facts(longer.out) == facts(run(*ARENA, "--games", "8", "--json").out)
    again = run(*ARENA, "--games", "4", "--save", "run.jsonl", "--json")
    # The times too: nothing was played.
    assert json.loads(again.out)["games"] == 4
    assert facts(again.out) == facts(first.out)


def test_bots_are_rated_by_playing_all_pairs(run: Run) -> None:
    words = ["ladder", "13-days", "--bots", "first,random,first", "--games", "4", "--processes", "1"]
    done = run(*words)
    assert "13-days, 2 players: 12 games in 6 deals." in done.out
    assert re.search(r"bot +rating +95 % +games +wins, % +95 %", done.out)
    assert "Lost: " in done.out
    found = json.loads(run(*words, "--json").out)
    ratings = [bot["rating"] for bot in found["bots"].values()]
    assert sum(ratings) == pytest.approx(0, abs=1e-6)
    table = [line.split() for line in done.out.splitlines()][4:7]
    shown = [int(row[1].replace("−", "-")) for row in table]
    assert shown == sorted((round(rating) for rating in ratings), reverse=True)
    for bot in found["bots"].values():
        assert bot["rating_interval"][0] < bot["rating"] < bot["rating_interval"][1]


def test_a_ladder_of_three_seats_has_every_pair_both_ways(run: Run) -> None:
    words = ["ladder", "13", "--seats", "3", "--bots", "first,random", "--games", "3", "--processes", "1"]
    found = json.loads(run(*words, "--json", "--save", "ladder.jsonl").out)
    assert found["tables"] == [["first", "random", "random"], ["random", "first", "first"]]
    assert found["games"] == 6


def test_a_game_without_texts_is_told_by_its_ids(run: Run) -> None:
    done = run("arena", "drill", "--bots", "first,random", "--games", "3", "--processes", "1")
    assert done.code == 0
    assert "reason-most" in done.out


KNOWN = "13-days, defcon, 13-minutes, 13-minutes-campaign, 13"
MISTAKES = {
    "arena": f"Which game? There are: {KNOWN}.",
    "arena 14 --bots first,random": f"No game is called “14”. There are: {KNOWN}.",
    "arena 13 --seats 7 --bots first,random": "13 is for 3 to 6 players, not for 7.",
    "arena 13-days --bots first,random --games 0": "--games is at least 1, not 0.",
    "arena 13-days --bots first,random --deal 0": "--deal is at least 1, not 0.",
    "arena 13-days --bots first,random --processes none": "--processes needs a whole number, not “none”.",
    "arena 13-days --bots first,random --seed x": "--seed needs a whole number, not “x”.",
    "arena 13-days --bots first,random --sprt 5,5": (
        "--sprt needs two Elo differences, the smaller one first, such as 0,20, not “5,5”."
    ),
    "arena 13-days --bots first,random,first --sprt 0,5": "--sprt compares two bots, not 3.",
    "arena 13-days --bots first,random --deal 1 --save x": "--deal and --save do not go together.",
    "arena 13-days --bots first,random --deal 1 --sprt 0,5": "--deal and --sprt do not go together.",
    "arena 13-days --bots first,random --save no/x": "no/x cannot be written: its folder does not exist.",
    "arena 13-days --bots first,random --save .": ". cannot be read: it is a folder.",
    "ladder 13-days --sprt 0,5": "“--sprt” is not understood. See: redphone ladder --help",
    "arena 13 --bots first,random --option x=y": "13 has no option “x”. It has: open_piles.",
}


@pytest.mark.parametrize("words", MISTAKES)
def test_a_mistake_is_one_line_that_helps(words: str, run: Run) -> None:
    done = run(*words.split())
    assert (done.code, done.out) == (2, "")
    assert done.err.splitlines()[-1] == f"redphone: {MISTAKES[words]}"


def test_a_ladder_rates_the_levels_unless_it_is_told_whom(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    rated: list[Match] = []

    def broken_off(contest: Contest) -> None:
        rated.append(contest.match)

    monkeypatch.setattr(Contest, "play", broken_off)
    run("ladder", "13-minutes")
    (match,) = rated
    assert match.bots == ("easy", "medium", "hard", "random")
    assert len(match.tables) == 6
    assert run("ladder", "13-minutes", "--bots", "").code == 2
    assert "without it, easy,medium,hard,random" in " ".join(run("ladder", "--help").out.split())


def test_the_sides_are_told_apart_from_the_bots(run: Run) -> None:
    done = run(*ARENA, "--games", "20")
    lines = done.out.splitlines()
    (head,) = [at for at, line in enumerate(lines) if "wins of decided games, %" in line]
    rows = [line.split() for line in lines[head + 1 : head + 3]]
    assert [row[0] for row in rows] == ["US", "USSR"]
    assert sum(float(row[1]) for row in rows) == pytest.approx(100, abs=0.11)
    found = json.loads(run(*ARENA, "--games", "20", "--json").out)["balance"]
    assert [float(row[1]) for row in rows] == [round(100 * seat["share"], 1) for seat in found["seats"]]
    assert "Player 3" in run("arena", "13", "--seats", "3", "--bots", "first,random", "--games", "3").out


@pytest.mark.parametrize("bots", ["", "greedy", "greedy,", None])
def test_too_few_bots_are_refused(bots: str | None, run: Run) -> None:
    done = run("arena", "13", *([] if bots is None else ["--bots", bots]))
    assert done.code == 2
    assert done.err.startswith(
        "redphone: At least two bots are needed, such as --bots greedy,random. There are:"
    )


def test_an_unknown_bot_is_named(run: Run) -> None:
    done = run("ladder", "13", "--bots", "greedy,gredy")
    assert done.code == 2
    assert "No bot is called “gredy”." in done.err
    assert "Did you mean “greedy”?" in done.err


def test_the_file_of_another_run_is_refused_and_kept(run: Run, tmp_path: Path) -> None:
    run(*ARENA, "--games", "2", "--save", "run.jsonl")
    kept = (tmp_path / "run.jsonl").read_bytes()
    done = run(*ARENA, "--games", "2", "--save", "run.jsonl", "--seed", "5")
    assert done.code == 2
    assert done.err == "redphone: run.jsonl belongs to another run: its seed is 1962, not 5.\n"
    done = run("arena", "13-days", "--bots", "random,first", "--save", "run.jsonl", "--lang", "ru")
    assert 'Файл run.jsonl от другой серии: bots там ["first", "random"]' in done.err
    assert (tmp_path / "run.jsonl").read_bytes() == kept
    (tmp_path / "precious.txt").write_text("precious\n")
    done = run(*ARENA, "--save", "precious.txt")
    assert done.err == "redphone: precious.txt, line 1: this is not a run of the arena.\n"
    assert (tmp_path / "precious.txt").read_text() == "precious\n"


def test_a_folder_for_records_that_cannot_be_made_is_found_before_the_games(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run(*ARENA, "--records", "file/records")
    assert (done.code, done.out) == (2, "")
    assert "cannot be written" in done.err


@pytest.mark.parametrize("typed", ["0", "a,b", "0,", "20,0", "1,1", "0,1,2", "0;5"])
def test_other_hypotheses_are_refused(typed: str) -> None:
    assert two_elos("-2.5,10") == (-2.5, 10.0)
    with pytest.raises(Mistake):
        two_elos(typed)


def interrupting_after(n: int) -> object:
    """A run that is broken off after so many deals."""
    from redphone.arena import runs

    def run(plan: Any, progress: Any) -> object:
        seen = 0

        def show(deal: object) -> None:
            nonlocal seen
            progress(deal)
            seen += 1
            if seen == n:
                raise KeyboardInterrupt

        return runs.run(plan, show)

    return run


def test_who_breaks_off_sees_the_score_and_how_to_go_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("redphone.cli.contest.run", interrupting_after(3))
        done = run(*ARENA, "--games", "100", "--save", "run.jsonl")
        assert done.code == 130
        assert done.out.startswith(
            " Interrupted. What was played so far:\n 13-days, 2 players: 6 games in 3 deals."
        )
        assert "run.jsonl keeps what was played. The same command goes on from there.\n" in done.err
        unsaved = run(*ARENA, "--games", "100", "--json")
        assert (unsaved.code, unsaved.out) == (130, "")
        assert unsaved.err.endswith(
            "Interrupted.\nNothing was saved. With --save FILE the same command would go on from here.\n"
        )
    whole = run(*ARENA, "--games", "8", "--save", "run.jsonl", "--json")
    assert facts(whole.out) == facts(run(*ARENA, "--games", "8", "--json").out)


def hear_ctrl_c() -> None:
    """Also where the tests run behind a shell, which lets what it starts there ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_ends_all_processes_and_the_run_goes_on_later(run: Run, tmp_path: Path) -> None:
    words = ["arena", "13-days", "--bots", "first,random", "--games", "100000", "--save", "run.jsonl"]
    process = subprocess.Popen(
        [sys.executable, "-m", "redphone", *words, "--processes", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )
    path = tmp_path / "run.jsonl"
    with process:
        try:
            deadline = time.monotonic() + 60
            while not path.exists() or path.read_bytes().count(b"\n") < 4:
                assert time.monotonic() < deadline
                assert process.poll() is None
                time.sleep(0.05)
            os.killpg(process.pid, signal.SIGINT)
            # What they write to stays open as long as one of them lives.
            out, err = process.communicate(timeout=60)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130, err
    assert "Traceback" not in err
    assert "The same command goes on from there." in err
    assert "What was played so far:" in out
    found = json.loads(run(*ARENA, "--games", "4", "--save", "run.jsonl", "--json").out)
    assert found["games"] == 4


def test_a_terminal_shows_a_bar_with_the_score(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Terminal(io.StringIO):
        encoding = "utf-8"

        def isatty(self) -> bool:
            return True

    shown = Terminal()
    monkeypatch.setattr(sys, "stderr", shown)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    assert main([*ARENA, "--games", "6"]) == 0
    assert "13-days, 2 players" in shown.getvalue()
    assert re.search(r"first .*%", shown.getvalue())
    assert "13-days, 2 players: 6 games" in capsys.readouterr().out
