"""`redphone think`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from tests.cli.conftest import Run
from tests.positions import Table

import redphone
from redphone import CHANCE, OVER, Knowledge, Play, Rng
from redphone.bots.bots import SearchBot
from redphone.bots.tree import Thought
from redphone.cli.think import Words, find_position
from redphone.texts import LANGUAGES, Texts

QUICK = ["--bot", "search:150"]
THINK = ["think", "game.record", *QUICK]


def random_game(slug: str, seats: int, seed: int) -> Play:
    play = Play(redphone.game(slug), seats)
    rng = Rng(seed)
    while play.state.actor != OVER:
        play.apply(play.state.sample(rng))
    return play


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """A whole random game of 13 Days, whose record lies in game.record."""
    play = random_game("13-days", 2, seed=7)
    play.record.save(tmp_path / "game.record")
    return play


def asked(play: Play) -> list[int]:
    """The actions of players, counted from 1."""
    return [n for n, line in enumerate(play.record.lines, 1) if line.seat != CHANCE]


def first(play: Play, action: str) -> int:
    return next(n for n, line in enumerate(play.record.lines, 1) if line.action.startswith(action))


def at(play: Play, n: int) -> redphone.State:
    """The position before an action."""
    again = play.record.start()
    for line in play.record.lines[: n - 1]:
        again.apply(line.action, line.seat)
    return again.state


def told(run: Run, *words: str) -> dict[str, Any]:
    done = run(*words, "--json")
    assert done.code == 0, done.err
    found: dict[str, Any] = json.loads(done.out)
    return found


def test_every_option_is_weighed_and_the_most_visited_is_first(play: Play, run: Run) -> None:
    n = first(play, "command ")
    found = told(run, *THINK, "--at", str(n))
    state = at(play, n)
    line = play.record.lines[n - 1]
    assert (found["game"], found["seats"], found["at"]) == ("13-days", 2, n)
    assert (found["actions"], found["seat"], found["played"]) == (len(play.moves), line.seat + 1, line.action)
    assert (found["bot"], found["seed"]) == ("search:150", 1962)
    options = found["options"]
    assert {option["action"] for option in options} == {action.text for action in state.options(line.seat)}
    assert [option["action"] for option in options if option["played"]] == [line.action]
    visits = [option["visits"] for option in options]
    # Every eighth iteration teaches the others.
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == 132
    for option in options:
        assert option["share"] == option["visits"] / 132
        assert 0 <= option["value"] <= 1


def test_the_page_says_the_same_as_the_data(play: Play, run: Run) -> None:
    n = first(play, "command ")
    found = told(run, *THINK, "--at", str(n))
    out = run(*THINK, "--at", str(n)).out
    assert out.splitlines()[0] == f" 13-days, 2 players · Action {n} of {len(play.moves)} · search:150"
    side = ["US", "USSR"][found["seat"] - 1]
    assert out.splitlines()[1] == f" {side}: {found['question']}"
    whole = " ".join(out.split())
    for option in found["options"]:
        figures = f"{option['visits']} {100 * option['share']:.1f} % {100 * option['value']:.1f} %"
        assert f"{'▸ ' if option['played'] else ''}{figures} {option['words']}" in whole
        for step in option["line"]:
            assert step["words"] in whole
    assert len(re.findall(r"^ ▸ +[0-9]", out, re.M)) == 1
    assert " ▸ was played in the record.\n" in out


def test_options_are_said_as_the_table_says_them(play: Play, run: Run) -> None:
    n = first(play, "command ")
    seat = play.record.lines[n - 1].seat
    for lang in LANGUAGES:
        texts = Texts(lang, "13-days")
        said = {offer.action.text: texts.say(offer.id, **offer.fields) for offer in at(play, n).offers(seat)}
        found = told(run, *THINK, "--at", str(n), "--lang", lang)
        assert {option["action"]: option["words"] for option in found["options"]} == said


def test_what_is_expected_next_is_said_in_words(play: Play, run: Run) -> None:
    n = first(play, "command ")
    found = told(run, "think", "game.record", "--bot", "search:600", "--at", str(n))
    # A Command with an own card goes on with a battleground, and then with cubes.
    (step, *more), *_ = [
        option["line"] for option in found["options"] if len(option["line"]) > 1 and begins_on(option)
    ]
    assert step["seat"] == found["seat"]
    assert re.fullmatch(r"[A-Z][\w() ]+: US [0-9], USSR [0-9]", step["words"])
    assert re.fullmatch(r"(Place|Remove) [1-9]", more[0]["words"])
    out = run("think", "game.record", "--bot", "search:600", "--at", str(n)).out
    side = ["US", "USSR"][found["seat"] - 1]
    assert f"→ {side}: {step['words']} → {more[0]['words']}" in " ".join(out.split())
    assert " → what the search expects next.\n" in out


def begins_on(option: dict[str, Any]) -> bool:
    """Is it a Command for whose cubes a battleground is named next?"""
    chosen, following = option["action"], option["line"][0]["action"]
    return chosen.split()[0] in ("command", "letter") and following.startswith("on ")


def expecting(*line: tuple[int, str], first: str) -> Any:
    """A search that expects this after an option, and nothing after the others."""

    def think(self: SearchBot, known: Knowledge, rng: Rng) -> list[Thought]:
        return [
            Thought(action, 1, 0.5, list(line) if action.text == first else []) for action in known.options()
        ]

    return think


def test_a_secret_action_is_said_by_its_verb(play: Play, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    n = first(play, "keep ")
    mine = play.record.lines[n - 1].action
    monkeypatch.setattr(SearchBot, "think", expecting((1, "keep"), first=mine))
    said = {"en": "keep (in secret)", "fr": "keep (en secret)", "ru": "keep (тайно)"}
    for lang in LANGUAGES:
        found = told(run, *THINK, "--at", str(n), "--lang", lang)
        (option,) = [option for option in found["options"] if option["played"]]
        assert option["line"] == [{"seat": 2, "action": "keep", "words": said[lang]}]


def test_cards_that_are_yet_to_be_drawn_are_found_in_other_worlds(
    play: Play, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    n = first(play, "keep ") + 1
    line = [(1, "first ussr"), (1, "command scramble"), (1, "pass"), (0, "event u_thant")]
    monkeypatch.setattr(SearchBot, "think", expecting(*line, first=play.record.lines[n - 1].action))
    found = told(run, *THINK, "--at", str(n))
    (option,) = [option for option in found["options"] if option["played"]]
    assert [(step["seat"] - 1, step["action"]) for step in option["line"]] == line
    assert option["line"][0]["words"] == "The USSR plays first"
    assert option["line"][1]["words"].startswith("Scramble: Command ")
    assert [step["words"] for step in option["line"][2:]] == ["Place and remove nothing", "U Thant: event"]


def test_what_cannot_be_played_stays_as_records_have_it(
    play: Play, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    n = first(play, "keep ") + 1
    line = [(1, "first ussr"), (1, "cubes +2"), (0, "pass"), (0, "keep")]
    monkeypatch.setattr(SearchBot, "think", expecting(*line, first=play.record.lines[n - 1].action))
    found = told(run, *THINK, "--at", str(n))
    (option,) = [option for option in found["options"] if option["played"]]
    words = [step["words"] for step in option["line"]]
    assert words == ["The USSR plays first", "cubes +2", "pass", "keep (in secret)"]


def test_an_option_that_was_never_tried_has_no_value(
    play: Play, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def think(self: SearchBot, known: Knowledge, rng: Rng) -> list[Thought]:
        return [Thought(action, 0, 0.0, []) for action in known.options()]

    monkeypatch.setattr(SearchBot, "think", think)
    found = told(run, *THINK)
    assert {(option["value"], option["share"]) for option in found["options"]} == {(None, 0.0)}
    out = run(*THINK).out
    assert len(re.findall(r"^ [▸ ] +0  +0\.0 %  +–  ", out, re.M)) == len(found["options"])
    assert "→" not in out


def test_the_search_is_handed_what_the_seat_knows_and_nothing_else(
    play: Play, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[Knowledge] = []
    real = SearchBot.think

    def think(self: SearchBot, known: Knowledge, rng: Rng) -> list[Thought]:
        handed.append(known)
        return real(self, known, rng)

    monkeypatch.setattr(SearchBot, "think", think)
    kept = first(play, "keep ")
    # Of two that are asked at once, each is who answers at its line.
    for n in (kept, kept + 1, first(play, "command ")):
        assert run(*THINK, "--at", str(n)).code == 0
        assert handed[-1] == at(play, n).known_to(play.record.lines[n - 1].seat)
        assert handed[-1].seat == play.record.lines[n - 1].seat


def test_cards_that_the_seat_does_not_see_change_nothing(run: Run, tmp_path: Path) -> None:
    mine = ["blue-1", "blue-5", "yellow-4", "green-2", "green-7"]
    others = [["blue-2", "blue-4"], ["yellow-5", "rotten-4"]]
    printed = []
    for one, other in (others, others[::-1]):
        table = Table(hands={0: mine, 1: one, 2: other})
        assert table.actor == 0
        table.past.record.save(tmp_path / "game.record")
        printed.append((tmp_path / "game.record").read_text())
        printed.append(run(*THINK).out)
    assert printed[0] != printed[2]
    assert printed[1] == printed[3]


def test_the_same_seed_thinks_the_same_and_another_one_differs(play: Play, run: Run) -> None:
    n = str(first(play, "command "))
    assert run(*THINK, "--at", n) == run(*THINK, "--at", n, "--seed", "1962")
    assert run(*THINK, "--at", n).out != run(*THINK, "--at", n, "--seed", "5").out


def test_without_a_number_it_is_the_last_decision(play: Play, run: Run) -> None:
    assert told(run, *THINK)["at"] == asked(play)[-1]
    assert told(run, *THINK) == told(run, *THINK, "--at", str(asked(play)[-1]))


def test_a_game_that_goes_on_is_thought_of_where_it_stands(run: Run, tmp_path: Path) -> None:
    play = Table("blue-5", hands={1: ["blue-7"]}).past
    while play.state.actor == CHANCE:
        play.step(Rng(1))
    play.record.save(tmp_path / "game.record")
    found = told(run, *THINK)
    total = len(play.moves)
    assert (found["at"], found["actions"], found["seat"], found["played"]) == (total + 1, total, 2, None)
    assert not any(option["played"] for option in found["options"])
    out = run(*THINK).out
    assert out.startswith(f" 13, 3 players · After the last action, {total} · search:150\n")
    assert "▸" not in out
    assert told(run, *THINK, "--at", str(total + 1)) == found


def test_another_bot_thinks_as_long_as_it_is_told(play: Play, run: Run) -> None:
    found = told(run, "think", "game.record", "--bot", "search:60")
    assert found["bot"] == "search:60"
    assert sum(option["visits"] for option in found["options"]) == 53


def test_a_game_without_texts_is_told_by_its_ids(run: Run, tmp_path: Path) -> None:
    random_game("drill", 3, seed=3).record.save(tmp_path / "game.record")
    done = run(*THINK, "--lang", "fr")
    assert done.code == 0
    assert "offer-" in done.out


@pytest.mark.parametrize("columns", [80, 60, 44])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_fits_into_the_columns(
    columns: int, lang: str, play: Play, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for n in (first(play, "keep "), first(play, "command "), first(play, "on ")):
        out = run(*THINK, "--at", str(n), "--lang", lang).out
        assert [line for line in out.splitlines() if cell_len(line) > columns] == []
        # Nothing is cut either: the words are all there.
        found = told(run, *THINK, "--at", str(n), "--lang", lang)
        whole = " ".join(out.split())
        assert all(" ".join(option["words"].split()) in whole for option in found["options"])


def test_saying_a_line_leaves_the_knowledge_as_it_was(play: Play) -> None:
    position = find_position(play.record, "game.record", str(first(play, "command ")))
    words = Words(position, Texts("en", "13-days"), Rng(1))
    (command,) = [each for each in position.known.options() if each.text == "command containment"]
    before = position.known.dump()
    (step,) = words.line(Thought(command, 9, 0.5, [(position.seat, "on united_nations")]))
    assert step.words.startswith("United Nations: US ")
    assert position.known.dump() == before


# Mistakes.


def refused(run: Run, *words: str) -> str:
    done = run(*words)
    assert (done.code, done.out) == (2, "")
    return done.err


def test_an_action_that_the_record_does_not_have_is_refused(play: Play, run: Run) -> None:
    total = len(play.moves)
    for n in (0, -3, total + 1, 10**20):
        said = f"redphone: game.record has no action {n}. Name one from 1 to {total}.\n"
        assert refused(run, *THINK, f"--at={n}") == said
    assert refused(run, *THINK, "--at", "end") == "redphone: --at needs a whole number, not “end”.\n"
    said = f"В записи game.record нет действия 0. Назовите от 1 до {total}."
    assert refused(run, *THINK, "--at", "0", "--lang", "ru") == f"redphone: {said}\n"


def test_where_chance_acts_the_nearest_decision_is_named(play: Play, run: Run) -> None:
    players = asked(play)
    chances = [n for n in range(1, len(play.moves) + 1) if n not in players]
    for n in (chances[0], chances[len(chances) // 2], chances[-1]):
        said = refused(run, *THINK, "--at", str(n))
        found = re.fullmatch(
            r"redphone: At action ([0-9]+) chance acts, not a player\."
            r" The nearest where a player does is ([0-9]+)\.\n",
            said,
        )
        assert found
        assert int(found[1]) == n
        assert int(found[2]) in players
        assert abs(int(found[2]) - n) == min(abs(other - n) for other in players)
    assert refused(run, *THINK, "--at", "1").endswith(f" is {players[0]}.\n")


def test_of_two_decisions_that_are_as_near_the_later_one_is_named(run: Run, tmp_path: Path) -> None:
    play = Table("blue-5", "blue-1").past
    play.record.save(tmp_path / "game.record")
    plays = [n for n, line in enumerate(play.record.lines, 1) if line.seat != CHANCE]
    assert plays[1] - plays[0] == 2
    assert refused(run, *THINK, "--at", str(plays[0] + 1)).endswith(f" is {plays[1]}.\n")


def test_a_record_in_which_nobody_is_asked_is_refused(run: Run, tmp_path: Path) -> None:
    play = Play(redphone.game("13"), 3)
    play.record.save(tmp_path / "game.record")
    said = "redphone: game.record: nobody was asked anything in this game.\n"
    assert refused(run, *THINK) == said
    play.apply("dealer 2")
    play.record.save(tmp_path / "game.record")
    assert refused(run, *THINK, "--at", "1") == said


@pytest.mark.parametrize("bot", ["random", "first", "greedy"])
def test_a_bot_that_does_not_search_is_refused(bot: str, play: Play, run: Run) -> None:
    said = f"“{bot}” does not search. These do: hard, hard:TIME, search:TIME, search:ITERATIONS."
    assert refused(run, "think", "game.record", "--bot", bot) == f"redphone: {said}\n"


def test_bots_and_seeds_that_are_none_are_refused(play: Play, run: Run) -> None:
    assert "No bot is called “clever”." in refused(run, "think", "game.record", "--bot", "clever")
    assert "a search thinks for a time" in refused(run, "think", "game.record", "--bot", "search:long")
    assert "--seed needs a whole number" in refused(run, *THINK, "--seed", "spring")


def test_a_bad_record_is_refused_with_the_line_and_the_reason(play: Play, run: Run, tmp_path: Path) -> None:
    lines = play.record.write().splitlines()
    lines[-2] = "1 pass pass"
    (tmp_path / "game.record").write_text("\n".join(lines) + "\n")
    said = refused(run, *THINK, "--at", str(asked(play)[0]))
    assert said.startswith(f"redphone: game.record, line {len(lines) - 1}: 'pass pass' is not offered;")
