"""Games at the command line, driven line by line."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.conftest import Done, Run

import redphone
from redphone.cli.files import program, shown, typed
from redphone.texts import LANGUAGES, Texts

WHOLE_GAME = "1\n" * 600
ENDS = {
    "en": "with the fewest minus points",
    "fr": "avec le moins de points",
    "ru": "меньше всего штрафных очков",
}
SHARED = {"en": "Shared victory", "fr": "Victoire partagée", "ru": "Общая победа"}


def saved(done: Done) -> Path:
    """The file that the record was said to be in."""
    file, again = re.findall(r" The record of the game:\n (.+)\n To look at it again:\s+(.+)\n", done.out)[-1]
    assert again == f"redphone replay {file}"
    return Path(file).expanduser()


def seed_with(run: Run, text: str) -> str:
    """A seed in whose first turn this can be read."""
    for seed in range(100):
        if text in run("play", "13", "--seed", str(seed), "--bots", "first").out:
            return str(seed)
    raise AssertionError(f"no game begins with {text!r}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("columns", "seats"), [(80, 4), (60, 6), (100, 3), (45, 5)])
def test_a_whole_game_is_played_and_fits_the_width(
    lang: str, columns: int, seats: int, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    options = ["--option", "open_piles=yes"] if seats == 6 else []
    words = ["play", "13", "--seats", str(seats), "--seed", "5", "--lang", lang, "--record", "whole.record"]
    done = run(*words, *options, "--bots", "first" if seats > 4 else "greedy", typed=WHOLE_GAME)
    assert done.code == 0
    assert ENDS[lang] in " ".join(done.out.split()) or SHARED[lang] in done.out
    assert [line for line in done.out.splitlines() if cell_len(line) > columns] == []
    # Nothing is cut, but for what is narrower than we promise.
    four = Texts(lang, "13").say("offer-play-four", card="rotten-4")
    assert columns < 60 or "…" not in done.out.replace(four, "")
    assert "\x1b" not in done.out
    play = redphone.Record.read("whole.record").check()
    outcome = play.state.outcome
    assert outcome is not None
    texts = Texts(lang, "13", me=0)
    assert texts.outcome(outcome) in done.out.replace("\n ", " ")
    rounds = texts.say("round-over", round=2, rounds=6 if seats == 3 else seats)
    assert rounds in done.out


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    first, again, other = (
        run("play", "13", "--seed", seed, "--bots", "greedy,random,first", typed="1\n1\n1\n")
        for seed in ("7", "7", "8")
    )
    records = [saved(done).read_text() for done in (first, again, other)]
    assert records[0] == records[1]
    assert records[0] != records[2]


def test_without_a_seed_every_game_is_another(run: Run) -> None:
    records = {saved(run("play", "13", typed="1\n")).read_text() for _ in range(3)}
    assert len(records) == 3


def test_a_game_can_be_watched(run: Run) -> None:
    done = run("play", "13", "--seats", "3", "--seat", "0", "--bots", "first")
    assert done.code == 0
    assert "Player 1: " in done.out
    assert done.out.count("You are watching. Ctrl-C: leave.") == 1
    assert "›" not in done.out
    assert "Round 6 of 6 is over" in done.out


@pytest.mark.parametrize("slug", ["13-minutes", "13-minutes-campaign"])
def test_who_watches_reads_each_count_once(run: Run, slug: str) -> None:
    done = run("play", slug, "--seat", "0", "--bots", "random", "--seed", "3", "--fast")
    games = done.out.count("Cuba is turned over: ")
    assert games
    assert done.out.count("Cubes in the aftermath: ") == games
    assert len(re.findall(r"^ Points: ", done.out, re.M)) == games


def test_one_may_sit_anywhere(run: Run) -> None:
    done = run("play", "13", "--seats", "3", "--seat", "3", "--bots", "first,greedy", "--seed", "1")
    assert "▸ You" in done.out
    assert "Player 1" in done.out
    assert "Player 3" not in done.out


def test_the_table_shows_all_that_one_needs(run: Run) -> None:
    done = run("play", "13", "--seed", "5", "--bots", "first", typed="1\n1\n")
    page = done.out.split("›")[1]
    for words in (
        "Round 1 of 4",
        "to draw",
        "BLUE",
        "YELLOW",
        "GREEN",
        "/13",
        "room for",
        "taken (face down)",
    ):
        assert words in page
    assert len([line for line in page.splitlines() if line.strip()]) <= 24
    assert re.search(r"\d+ \+ \d+ = \d+", page)
    assert re.search(r"1\) \d on (blue|yellow|green): sum \d+", page)


def test_an_open_pile_shows_its_colours(run: Run) -> None:
    words = ["--seed", "5", "--bots", "first", "--option", "open-piles=yes"]
    done = run("play", "13", *words, typed="1\n" * 9)
    assert "taken (face down)" not in done.out
    assert re.search(r"(You|Player \d) .*[●◆▲✸]\d", done.out)


def test_what_happened_since_my_last_turn_is_told(run: Run) -> None:
    page = run("play", "13", "--seed", "5", "--bots", "first", typed="1\n").out.split("›")[1]
    told = [line.split(":")[0].strip() for line in page.splitlines() if re.match(r" (You|Player \d): ", line)]
    assert told == ["You", "Player 2", "Player 3", "Player 4"]


def test_a_rotten_four_is_two_answers_and_the_first_can_be_taken_back(run: Run) -> None:
    seed = seed_with(run, "Rotten 4…")
    done = run("play", "13", "--seed", seed, "--bots", "first", typed="rotten\nundo\nundo\nrotten\nyellow\n")
    asked, taken_back, nothing, again, _, _ = done.out.split("›")[1:]
    assert "On which target?" in asked
    assert "undo takes it back" in asked
    assert "also help, log, undo, lang" in asked
    assert "also help, log, lang" in done.out.split("›")[0]
    assert "on yellow: " in asked
    assert "Taken back." in taken_back
    assert "Play a card" in taken_back
    assert "Nothing to undo. Once a card is drawn or somebody else has played," in nothing
    assert "On which target?" in again
    assert "1 play rotten-4\n1 on yellow\n" in saved(done).read_text()
    assert saved(done).read_text().count("rotten-4\n1 on") == 1


def test_the_log_of_the_last_turns_stays_while_a_turn_goes_on(run: Run) -> None:
    seed = seed_with(run, "Rotten 4…")
    pages = run("play", "13", "--seed", seed, "--bots", "first", typed="rotten\nundo\n").out.split("›")
    logs = [page.split("Log")[1].split("Your turn")[0] for page in pages[:-1]]
    assert logs[0] == logs[1] == logs[2]


def test_wrong_input_says_what_may_be_done(run: Run) -> None:
    done = run("play", "13", "--seed", "5", typed="9\nfly\n\n")
    assert "“9” is not offered. You may: play " in done.out
    assert "“fly” is not offered. You may: play " in done.out


def test_too_short_a_word_says_what_it_can_mean(run: Run) -> None:
    done = run("play", "13", "--seed", "5", typed="play\n")
    assert "“play” can mean: play " in done.out


def test_the_language_is_switched_in_place(run: Run) -> None:
    done = run("play", "13", "--seed", "5", typed="lang fr\nlang RU\nlang de\nlang\n")
    pages = done.out.split("›")
    assert "Round 1 of 4" in pages[0]
    assert "La langue est maintenant le français." in pages[1]
    assert "Manche 1 sur 4" in pages[1]
    assert "Теперь язык русский." in pages[2]
    assert "Нет языка «de»." in pages[3]
    assert "Не хватает языка. Напишите: lang en, lang fr, lang ru" in pages[4]


@pytest.mark.parametrize("word", ["help", "rules", "?"])
def test_help_is_the_rules_in_brief(word: str, run: Run) -> None:
    done = run("play", "13", "--seed", "5", typed=f"{word}\n")
    assert "Over 13? Take the cards that lay there; yours stays." in done.out


def test_the_log_has_everything_that_i_may_know(run: Run) -> None:
    done = run("play", "13", "--seed", "5", "--bots", "first", typed="1\nlog\n")
    log = done.out.split("› log\n")[1].split("Round 1 of 4 ·")[0]
    assert log.count("5 cards each are dealt. Yours: ") == 1
    assert log.count("You draw ") == 1
    assert " draws a card" not in log


def test_the_record_can_be_saved_elsewhere_too(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    done = run("play", "13", "--seed", "5", typed="1\nsave here.record\nsave mine\nsave\nsave no/where\n")
    assert " The record of the game:\n here.record\n" in done.out
    assert "mine is there already. Name another file." in done.out
    assert "The name of a file is missing: save FILE" in done.out
    assert "no/where cannot be written: its folder does not exist." in done.out
    assert (tmp_path / "mine").read_text() == "mine"
    here = redphone.Record.read(tmp_path / "here.record")
    assert [line.seat for line in here.lines].count(0) == 1


@pytest.mark.parametrize("word", ["quit", "q"])
def test_who_quits_is_told_where_the_record_is(word: str, run: Run, tmp_path: Path) -> None:
    done = run("play", "13", "--lang", "en", typed=f"1\n{word}\n1\n")
    assert done.code == 0
    assert done.out.endswith("Goodbye.\n")
    assert "The input ended" not in done.out
    assert saved(done).parent == tmp_path / "data" / "redphone" / "records"
    assert [line.seat for line in redphone.Record.read(saved(done)).lines].count(0) == 1


def test_the_end_of_the_input_ends_the_game_politely(run: Run) -> None:
    done = run("play", "13", typed="1\n1")
    assert done.code == 0
    assert "The input ended before the game did." in done.out
    assert [line.seat for line in redphone.Record.read(saved(done)).lines].count(0) == 2


def test_an_interrupted_game_is_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[str] = ["1", "2"]

    def ask(*arguments: object) -> str:
        if not turns:
            raise KeyboardInterrupt
        return turns.pop(0)

    monkeypatch.setattr("redphone.cli.screen.Screen.ask", ask)
    done = run("play", "13", "--seed", "5")
    assert done.code == 130
    assert "Interrupted." in done.out
    assert [line.seat for line in redphone.Record.read(saved(done)).lines].count(0) == 2


def test_games_of_the_same_second_have_different_records(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.strftime", lambda form: "now")
    files = [saved(run("play", "13")).name for _ in range(3)]
    assert files == ["13-now.record", "13-now-2.record", "13-now-3.record"]


def test_a_game_is_played_with_an_owners_cards(run: Run, tmp_path: Path) -> None:
    cards = (redphone.game("13").registration.folder / "data" / "cards.toml").read_text()
    (tmp_path / "big.toml").write_text(cards.replace("limit = 13", "limit = 31"))
    for data in ("big.toml", "cards=big.toml"):
        assert "/31" in run("play", "13", "--data", data).out


def test_an_uncompiled_engine_says_so_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    said = "The engine is not compiled here"
    monkeypatch.setattr(redphone, "compiled", False)
    done = run("play", "13", typed="1\n1\n")
    assert (done.out.count(said), done.err.count(said)) == (0, 1)
    monkeypatch.setattr(redphone, "compiled", True)
    assert said not in run("play", "13").err


def test_a_game_without_a_table_or_texts_of_its_own_is_played_too(run: Run) -> None:
    done = run(
        "play", "drill", "--bots", "random", "--seed", "3", "--record", "drill.record", typed=WHOLE_GAME
    )
    assert done.code == 0
    assert redphone.Record.read("drill.record").check().state.outcome is not None


def test_a_path_is_written_as_people_write_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    assert shown(tmp_path / "my games" / "x") == "~/my games/x"
    assert typed(tmp_path / "my games" / "x") == "~/'my games/x'"
    assert (shown(Path("/else/x")), typed(Path("a b"))) == ("/else/x", "'a b'")


def test_the_farewell_names_the_program_as_a_shell_finds_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(sys, "argv", [".venv/bin/redphone", "play"])
    assert program() == ".venv/bin/redphone"
    monkeypatch.setattr(sys, "argv", ["/lib/redphone/__main__.py", "play"])
    monkeypatch.setattr(sys, "executable", "/opt/my python/bin/python3")
    assert program() == "'/opt/my python/bin/python3' -m redphone"
    (tmp_path / "bin").mkdir()
    for name in ("python3", "redphone"):
        (tmp_path / "bin" / name).write_text("")
        (tmp_path / "bin" / name).chmod(0o755)
        monkeypatch.setattr(sys, "executable", str(tmp_path / "bin" / "python3"))
        assert program() == {"python3": "python3 -m redphone", "redphone": "redphone"}[name]


MINUTES = ["play", "13-minutes", "--bots", "random", "--seed", "3", "--fast"]


def test_a_bid_is_typed_as_the_number_of_its_cubes_and_0_is_none(run: Run) -> None:
    asked = run(*MINUTES, typed="14\nquit\n").out
    assert "0)  Bid nothing   1)  Bid 1 cube   2)" in asked
    assert "“14” is not offered" in asked
    assert "Bids: US 0, USSR 1." in run(*MINUTES, typed="0\nquit\n").out
    assert "Bids: US 13, USSR 1." in run(*MINUTES, typed="13\nquit\n").out


def test_the_table_and_the_count_stay_in_sight_at_the_end_of_13_minutes(run: Run) -> None:
    out = run(*MINUTES, typed="1\n" * 200).out
    end = out[out.rindex("› 1\n") :].splitlines()[1:]
    assert re.fullmatch(r"  13 Minutes +points ■ \d+ : \d+ ★", end[0])
    (points,) = [line for line in end if line.startswith(" Points: US ")]
    us, ussr = re.findall(r"\d+", points)
    assert end[0].endswith(f"■ {us} : {ussr} ★")
    said = "\n".join(end)
    parts = (
        "US sphere (you)",
        "Cuba ×2 (",
        "Points for battlegrounds, Cuba among them: US ",
        "Military ",
        "aftermath: US ",
        "The record",
    )
    assert [part for part in parts if part not in said] == []


def test_the_table_stays_in_sight_at_the_end_of_13_days(run: Run) -> None:
    out = run("play", "13-days", "--bots", "random", "--seed", "3", "--fast", typed="1\n" * 300).out
    end = out[out.rindex("› 1\n") :]
    assert end.index("Berlin") < end.index(" is over\n") < end.index("The record")
