"""What `redphone bench` measures, prints and saves. Nothing here depends on how fast this machine is."""

from __future__ import annotations

import argparse
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from rich.console import Console

import redphone
from redphone import bench
from redphone.bench import ours, peers, report
from redphone.bench.slices import Measured, Probe
from redphone.bots.search import Search

GAME_FIGURES = [
    "decisions_per_s",
    "games_per_s",
    "clone_ns",
    "python_clone_ns",
    "python_decisions_per_s",
    "search_iterations_per_s",
]
PEER_FIGURES = ["rollout_steps_per_s", "python_clone_ns", "python_steps_per_s", "ismcts_simulations_per_s"]


@pytest.fixture
def without_open_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    return bench.run(parser.parse_args(words), rounds=2, seconds=0.0005)


def taken(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert run("--json", *words) == 0
    return json.loads(capsys.readouterr().out)


def all_positive(figures: dict[str, float]) -> bool:
    return all(type(value) is float and value > 0 for value in figures.values())


def test_json_has_exactly_the_figures_that_are_promised(capsys: pytest.CaptureFixture[str]) -> None:
    found = taken(capsys)
    assert list(found) == ["compiled", "games"]
    assert found["compiled"] is redphone.compiled
    assert list(found["games"]) == [game.slug for game in redphone.all_games()]
    for figures in found["games"].values():
        assert list(figures) == GAME_FIGURES
        assert all_positive(figures)


def test_json_has_the_peers_when_they_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    found = taken(capsys, "--peers", "--game", "13")
    assert list(found) == ["compiled", "games", "peers"]
    assert list(found["games"]) == ["13"]
    assert list(found["peers"]) == ["open_spiel.hearts", "open_spiel.oh_hell"]
    for figures in found["peers"].values():
        assert list(figures) == PEER_FIGURES
        assert all_positive(figures)


@pytest.mark.usefixtures("without_open_spiel")
def test_peers_without_open_spiel_are_a_mistake_that_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--peers") == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "`make bench`" in said.err
    assert "Traceback" not in said.err


@pytest.mark.usefixtures("without_open_spiel")
def test_our_own_games_need_no_open_spiel(capsys: pytest.CaptureFixture[str]) -> None:
    assert "peers" not in taken(capsys, "--game", "13")


def test_an_unknown_game_is_a_mistake_that_names_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--game", "14") == 2
    assert "no game is called '14'; there are: 13" in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_a_mistake(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("--game", "13", "--save", str(tmp_path)) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith("redphone: ")


def test_progress_goes_to_stderr_and_an_uncompiled_engine_says_so_loudly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redphone, "compiled", False)
    assert run("--game", "13") == 0
    said = capsys.readouterr()
    assert "UNCOMPILED" in said.out
    assert "UNCOMPILED" in said.err
    assert "measuring: 100 %" in said.err
    assert "measuring" not in said.out


def test_four_play_where_four_can_and_as_many_as_can_elsewhere() -> None:
    assert ours.seats_of(redphone.game("13")) == 4
    assert ours.seats_of(redphone.game("drill")) == 3


def test_the_cloned_position_lies_in_the_middle_of_the_players_decisions() -> None:
    game = redphone.game("13")
    state = ours.middle(game, 4, seed=5)
    assert state.actor >= 0
    assert state == ours.middle(game, 4, seed=5)
    rng = redphone.Rng(5)
    played = game.new(4)
    decisions = 0
    before = 0
    while played.actor != redphone.OVER:
        if played == state:
            before = decisions
        decisions += played.actor >= 0
        played.apply(played.sample(rng))
    assert before == decisions // 2


def test_a_whole_game_from_python_is_counted_with_its_chance() -> None:
    game = redphone.game("13")
    (decisions,) = ours.games_from_python(game, 4)(1, 3)
    # The lot for the first dealer; in each of four rounds 50 cards drawn and played, 8 of them on a target.
    assert decisions == 1 + 4 * (50 + 50 + 8) == game.book().longest(4)


def test_a_rollout_is_counted_from_the_first_real_choice() -> None:
    game = pyspiel.load_game("hearts")
    root = peers.first_choice(game, seed=1)
    assert not root.is_chance_node()
    assert len(root.legal_actions()) > 1
    # All 52 cards are to be played, and three passed by each of four before; or, where nobody passes, all but
    # the first, which is always the same.
    steps = peers.steps_from(root)
    assert steps in (52 + 12, 51)
    assert peers.rollouts(pyspiel, game)(10, 1) == (10 * steps,)


def test_a_search_that_does_more_than_its_rollouts_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "SIMULATIONS", 2)
    work = peers.rollouts(pyspiel, pyspiel.load_game("hearts"))
    with pytest.raises(RuntimeError, match="evaluate the root"):
        work(10, 0)


def table_of(state: redphone.State) -> Any:
    return state.view(state.actor)["table"]


def test_13_is_searched_from_the_first_card_of_its_last_round() -> None:
    state = ours.first_card(redphone.game("13"), 4, seed=2)
    table = table_of(state)
    assert table["round"] == table["rounds"] == 4
    assert [player["hand"] for player in table["players"]] == [5, 5, 5, 5]
    assert [target["cards"] for target in table["targets"]] == [[], [], []]
    assert {action.text for action in state.options()} == {f"play {card}" for card in table["hand"]}
    assert state == ours.first_card(redphone.game("13"), 4, seed=2)
    assert state != ours.first_card(redphone.game("13"), 4, seed=3)


def test_13_days_is_searched_from_the_first_card_of_a_round() -> None:
    state = ours.first_card(redphone.game("13-days"), 2, seed=2)
    table = table_of(state)
    assert table["turn"] == 1
    assert table["first"] == state.actor
    assert {action.text.split()[0] for action in state.options()} >= {"command", "event"}


def test_a_game_that_asks_for_no_cards_is_searched_from_the_first_choice_of_its_last_round() -> None:
    state = ours.first_card(redphone.game("drill"), 3, seed=0)
    assert table_of(state)["round"] == 3
    assert [action.text for action in state.options()] == ["bid 0", "bid 1", "bid 2"]
    table = table_of(ours.first_card(redphone.game("defcon"), 4, seed=0))
    assert (table["round"], table["rounds"], table["phase"]) == (5, 5, "preparation")


def test_a_slice_of_search_makes_as_many_iterations_as_it_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[Search, bool]] = []

    def noted(known: redphone.Knowledge, rng: redphone.Rng, full_rollouts: bool = False) -> Search:
        made.append((Search(known, rng, full_rollouts), full_rollouts))
        return made[-1][0]

    monkeypatch.setattr(ours, "Search", noted)
    states = [ours.first_card(redphone.game("13"), 4, seed) for seed in range(2)]
    assert ours.searches(states)(31, 1) == (31,)
    ((search, full_rollouts),) = made
    assert full_rollouts
    # Seven of eight teach the searcher, and each of those visits one option; the eighth teaches the others.
    thoughts = search.thoughts()
    assert sum(thought.visits for thought in thoughts) == 28
    # The seed says whose position it is.
    assert {thought.action for thought in thoughts} == set(states[1].options())


@pytest.mark.parametrize("name", peers.PEERS.values())
def test_the_peers_search_makes_all_simulations_from_every_root(name: str) -> None:
    game = pyspiel.load_game(name)
    for seed in range(ours.SEEDS):
        root = peers.first_choice(game, seed)
        moves = root.legal_actions()
        # The first simulation evaluates the root, and each of the next ones tries another move.
        found = peers.searched(pyspiel, root, 1 + len(moves), seed)
        assert sorted(move for move, _ in found) == moves
        assert [share for _, share in found] == pytest.approx([1 / len(moves)] * len(moves))


def test_the_simulation_of_the_root_is_counted_too() -> None:
    root = peers.first_choice(pyspiel.load_game("hearts"), 0)
    assert peers.searches(pyspiel, [root])(1, 0) == (2,)
    assert peers.searches(pyspiel, [root])(20, 5) == (21,)


def test_a_root_with_a_single_move_is_not_measured() -> None:
    game = pyspiel.load_game("hearts(pass_cards=False)")
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(root.legal_actions()[0])
    # The two of clubs.
    assert len(root.legal_actions()) == 1
    with pytest.raises(RuntimeError, match="single move"):
        peers.searches(pyspiel, [root])(10, 0)


def test_what_is_compared_is_measured_side_by_side() -> None:
    figures = [name for kind in bench.TOGETHER for name in kind]
    assert set(figures) == {*ours.FIGURES, *peers.FIGURES}
    for comparison in report.COMPARISONS:
        kinds = [kind for kind in bench.TOGETHER if {comparison.ours, comparison.theirs} & set(kind)]
        first = bench.TOGETHER.index(kinds[0])
        assert list(bench.TOGETHER[first : first + len(kinds)]) == kinds


def made_up(
    rollouts: float = 3.5, clone: float = 0.5, play: float = 2.0, search: float = 4.5, game: str = "13"
) -> report.Report:
    """A run in which the game is so many times hearts."""
    measured = Measured()
    measured.add(
        Probe(game, ours.FIGURES, lambda size, seed: ()),
        (rollouts * 4e6, 9e3, 5e6, 2e6 / clone, play * 1e6, search * 3e4),
        1,
    )
    for peer in peers.PEERS:
        measured.add(Probe(peer, peers.FIGURES, lambda size, seed: ()), (4e6, 2e6, 1e6, 3e4), 1)
    return report.Report(measured, [game], list(peers.PEERS))


def printed(run: report.Report) -> str:
    console = Console(width=80, file=io.StringIO(), record=True)
    console.print(run.tables())
    return console.export_text()


def test_the_table_shows_the_ratios_to_hearts_and_which_targets_are_met() -> None:
    text = printed(made_up())
    for shown in ("14 M/s", "250 ns", "135 k/s", "30 k/s", "3.50", "0.50", "2.00", "4.50"):
        assert shown in text
    for shown in ("≥ 3 × met", "≤ 0.6 × met", "≥ 1 × met", "≥ 4 × met"):
        assert shown in text
    assert "not met" not in text
    assert max(len(line) for line in text.splitlines()) <= 80


@pytest.mark.parametrize(
    ("game", "figures", "verdict"),
    [
        ("13", {"rollouts": 2.99}, "≥ 3 × not met"),
        ("13", {"clone": 0.61}, "≤ 0.6 × not met"),
        ("13", {"play": 0.99}, "≥ 1 × not met"),
        ("13", {"search": 3.99}, "≥ 4 × not met"),
        ("13-days", {"search": 1.99}, "≥ 2 × not met"),
    ],
)
def test_a_target_that_is_missed_is_said_to_be_missed(
    game: str, figures: dict[str, float], verdict: str
) -> None:
    text = printed(made_up(**figures, game=game))
    assert verdict in text
    assert text.count("not met") == 1


def test_a_run_that_misses_everything_still_fits_a_terminal() -> None:
    text = printed(made_up(rollouts=0.5, clone=1.5, play=0.5, search=0.5, game="13-days"))
    for verdict in ("≥ 2 × not met", "≤ 0.6 × not met", "≥ 1 × not met"):
        assert verdict in text
    assert text.count("not met") == len(report.COMPARISONS)
    assert max(len(line) for line in text.splitlines()) <= 80


def test_a_game_that_promises_something_does_so_in_every_comparison() -> None:
    assert set(report.PROMISED) <= {game.slug for game in redphone.all_games()}
    for promised in report.PROMISED.values():
        assert list(promised) == [comparison.name for comparison in report.COMPARISONS]


def cells(row: str) -> list[str]:
    assert row.startswith("| ")
    assert row.endswith(" |")
    return [cell.strip() for cell in row[1:-1].split("|")]


def test_a_saved_run_is_a_row_of_the_table(tmp_path: Path) -> None:
    file = tmp_path / "results.md"
    made_up().save(file)
    title, empty, head, line, row = file.read_text(encoding="utf-8").splitlines()
    assert (title, empty) == ("# Results of the bench", "")
    assert line == "|" + "---|" * len(cells(head))
    found = dict(zip(cells(head), cells(row), strict=True))
    assert found["version"] == redphone.__version__
    assert found["build"] == ("compiled" if redphone.compiled else "uncompiled")
    assert "cores, Python 3." in found["machine"]
    assert found["game"] == "13"
    assert [found["decisions/s"], found["games/s"], found["clone"]] == ["14 M", "9 k", "200 ns"]
    assert found["hearts: steps/s; clone, steps/s, Python"] == "4 M, 500 ns, 1 M"
    assert found["× hearts: the three"] == "3.50, 0.50, 2.00"
    assert [found["search/s"], found["search/s: hearts, oh_hell"]] == ["135 k", "30 k, 30 k"]
    assert found["× hearts: search"] == "4.50"


def test_the_tables_of_this_checkout_have_as_many_cells_in_each_row_as_in_their_heads() -> None:
    results = Path(__file__).parents[2] / "bench" / "results.md"
    text = results.read_text(encoding="utf-8")
    for head in (report.HEAD, report.LOAD_HEAD):
        assert text.count(head) == 1
        rows = text.partition(head)[2].partition("\n\n")[0].splitlines()
        widths = {len(cells(line)) for line in rows if line.startswith("| 2")}
        assert widths == {len(cells(head.splitlines()[0]))}


def test_rows_are_appended_and_what_else_the_file_says_stays(tmp_path: Path) -> None:
    file = tmp_path / "results.md"
    file.write_text("# Speed\n\nWhat we measured.\n", encoding="utf-8")
    made_up().save(file)
    file.write_text(file.read_text(encoding="utf-8") + "\nThe end.\n", encoding="utf-8")
    made_up(rollouts=4.5, search=5.5).save(file)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines[:3] == ["# Speed", "", "What we measured."]
    assert lines[-2:] == ["", "The end."]
    rows = [cells(line) for line in lines if line.startswith("| 2")]
    three = report.COLUMNS.index("× hearts: the three")
    assert [row[three] for row in rows] == ["3.50, 0.50, 2.00", "4.50, 0.50, 2.00"]
    assert [row[-1] for row in rows] == ["4.50", "5.50"]
    assert [len(row) for row in rows] == [len(report.COLUMNS)] * 2


def test_a_run_without_peers_has_dashes_in_their_columns(tmp_path: Path) -> None:
    file = tmp_path / "results.md"
    report.Report(made_up().measured, ["13"], []).save(file)
    row = cells(file.read_text(encoding="utf-8").splitlines()[-1])
    assert row[-6:] == ["–", "–", "–", "135 k", "–", "–"]


def test_the_row_names_the_commit_and_marks_a_changed_engine(tmp_path: Path) -> None:
    assert report.commit(tmp_path) == "–"

    def git(*words: str) -> str:
        who = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.org"]
        done = subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True, text=True)
        return done.stdout.strip()

    git("init", "--quiet")
    assert report.commit(tmp_path) == "–"
    (tmp_path / "src").mkdir()
    (tmp_path / "bench").mkdir()
    (tmp_path / "src" / "engine.py").write_text("fast = True\n", encoding="utf-8")
    git("add", ".")
    git("commit", "--quiet", "--message", "The engine")
    head = git("rev-parse", "--short", "HEAD")
    (tmp_path / "bench" / "results.md").write_text("one row more\n", encoding="utf-8")
    assert report.commit(tmp_path / "bench") == head
    (tmp_path / "src" / "engine.py").write_text("fast = False\n", encoding="utf-8")
    assert report.commit(tmp_path / "bench") == f"{head}+"
