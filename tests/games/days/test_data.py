"""The data files may be replaced. Each mistake in them is named: the file, the place, what is expected."""

from __future__ import annotations

import re

import pytest

import redphone
from redphone import DataError, Game, Play, Record

FILES = ["board", "cards", "agendas"]
BERLIN = 'berlin = { track = "military", bonus = 1, us = 0, ussr = 1 }'
ITALY = 'italy = { track = "political", bonus = 1, us = 1, ussr = 0 }'
MILITARY = "military = { us = 1, ussr = 2 }"
CONNECTED = 'connected = ["cuba_political", "cuba_military", "atlantic"]'
SOPS = "sops = { cubes = 1, icon = false }"
LETTER = "[personal_letter]\ncopies = 1\nprestige = 2"


def replaced(file: str, *changes: tuple[str, str]) -> Game:
    """13 Days with changes in one of its files."""
    text = redphone.game("13-days").registration.standard(file)
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return redphone.game("13-days").with_data({file: text})


MISTAKES: list[tuple[str, str, str, str]] = [
    # board.toml
    (
        "board",
        CONNECTED,
        'capital = "paris"\n' + CONNECTED,
        "board.toml: 'capital' means nothing here; there are: ",
    ),
    ("board", CONNECTED, 'connected = "atlantic"', "board.toml: connected is a list of battlegrounds"),
    (
        "board",
        CONNECTED,
        'connected = ["atlantic", "paris"]',
        "board.toml: connected is a list of battlegrounds",
    ),
    ("board", CONNECTED, "", "board.toml: connected is a list of battlegrounds"),
    (
        "board",
        "[battlegrounds]",
        "[fields]",
        "board.toml: 'fields' means nothing here; there are: connected, ",
    ),
    ("board", BERLIN, "", "board.toml: [battlegrounds] has exactly: cuba_political, cuba_military, "),
    (
        "board",
        BERLIN,
        BERLIN + "\n" + BERLIN.replace("berlin", "paris"),
        "board.toml: [battlegrounds] has exactly: ",
    ),
    ("board", BERLIN, "berlin = 3", "board.toml: berlin is a table, not 3"),
    ("board", BERLIN, BERLIN.replace("bonus", "extra"), "board.toml: berlin: 'extra' means nothing here; "),
    (
        "board",
        BERLIN,
        BERLIN.replace('"military"', '"naval"'),
        "board.toml: berlin: track is one of military, ",
    ),
    ("board", BERLIN, BERLIN.replace('"military"', "1"), "board.toml: berlin: track is one of military, "),
    (
        "board",
        BERLIN,
        BERLIN.replace("bonus = 1", "bonus = 6"),
        "berlin: bonus is a number from 0 to 5, not 6",
    ),
    ("board", BERLIN, BERLIN.replace("bonus = 1, ", ""), "berlin: bonus is a number from 0 to 5, not None"),
    ("board", BERLIN, BERLIN.replace("bonus = 1", "bonus = true"), "bonus is a number from 0 to 5, not True"),
    ("board", BERLIN, BERLIN.replace("us = 0", "us = 6"), "berlin: us is a number from 0 to 5, not 6"),
    ("board", BERLIN, BERLIN.replace("us = 0", "us = -1"), "berlin: us is a number from 0 to 5, not -1"),
    (
        "board",
        BERLIN,
        BERLIN.replace("ussr = 1", "ussr = 1.0"),
        "berlin: ussr is a number from 0 to 5, not 1.0",
    ),
    ("board", "[markers]", "[tracks]", "board.toml: 'tracks' means nothing here; there are: "),
    ("board", MILITARY, "", "board.toml: [markers] has exactly: military, political, world_opinion"),
    ("board", MILITARY, "military = { us = 0, ussr = 2 }", "military: us is a number from 1 to 8, not 0"),
    ("board", MILITARY, "military = { us = 1, ussr = 9 }", "military: ussr is a number from 1 to 8, not 9"),
    (
        "board",
        MILITARY,
        "military = { us = 1, ussr = 2, un = 1 }",
        "military: 'un' means nothing here; there are: us",
    ),
    # cards.toml
    ("cards", "[un]", "[nato]", "cards.toml: 'nato' means nothing here; there are: us, ussr, un"),
    ("cards", SOPS, "sops = 1", "cards.toml: sops is a table, not 1"),
    ("cards", SOPS, "sops = { cubes = 1 }", "cards.toml: sops: icon is true or false, not None"),
    ("cards", SOPS, 'sops = { cubes = 1, icon = "no" }', "cards.toml: sops: icon is true or false, not 'no'"),
    ("cards", SOPS, "sops = { cubes = 4, icon = false }", "sops: cubes is a number from 1 to 3, not 4"),
    ("cards", SOPS, "sops = { cubes = 0, icon = false }", "sops: cubes is a number from 1 to 3, not 0"),
    ("cards", SOPS, "sops = { icon = false }", "sops: cubes is a number from 1 to 3, not None"),
    (
        "cards",
        SOPS,
        SOPS.replace("icon", "side = 1, icon"),
        "sops: 'side' means nothing here; there are: cubes, icon",
    ),
    ("cards", SOPS, "", "cards.toml: [un] lacks or adds cards: sops"),
    (
        "cards",
        SOPS,
        SOPS + "\n" + SOPS.replace("sops", "vodka"),
        "cards.toml: [un] lacks or adds cards: vodka",
    ),
    # agendas.toml
    ("agendas", "[tracks]", "[arenas]", "agendas.toml: 'arenas' means nothing here; there are: tracks, "),
    ("agendas", "military = { copies = 2, bonus = 1 }", "", "agendas.toml: [tracks] has exactly: military, "),
    (
        "agendas",
        "military = { copies = 2, bonus = 1 }",
        "military = 2",
        "agendas.toml: military is a table, not 2",
    ),
    (
        "agendas",
        "military = { copies = 2, bonus = 1 }",
        "military = { copies = 0, bonus = 1 }",
        "agendas.toml: military: copies is a number from 1 to 9, not 0",
    ),
    (
        "agendas",
        "military = { copies = 2, bonus = 1 }",
        "military = { copies = 2 }",
        "agendas.toml: military: bonus is a number from 0 to 5, not None",
    ),
    (
        "agendas",
        "berlin = 1",
        "paris = 1",
        "agendas.toml: 'paris' means nothing here; there are: cuba_political, ",
    ),
    ("agendas", "berlin = 1", "berlin = 0", "agendas.toml: berlin is a number from 1 to 9, not 0"),
    (
        "agendas",
        "[battlegrounds]",
        "[places]",
        "agendas.toml: 'places' means nothing here; there are: tracks, ",
    ),
    ("agendas", LETTER, "", "agendas.toml: [personal_letter] has copies and prestige"),
    ("agendas", LETTER, LETTER + "\nflag = 1", "agendas.toml: personal_letter: 'flag' means nothing here; "),
    ("agendas", "prestige = 2", "prestige = 7", "personal_letter: prestige is a number from 0 to 5, not 7"),
]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    MISTAKES,
    ids=[f"{file} {new or old}" for file, old, new, _ in MISTAKES],
)
def test_a_mistake_in_a_data_file_is_refused_with_its_place(
    file: str, old: str, new: str, message: str
) -> None:
    with pytest.raises(DataError, match=re.escape(message)):
        replaced(file, (old, new)).new()


@pytest.mark.parametrize("table", ["battlegrounds", "markers"])
def test_a_table_of_the_board_that_is_missing_is_named(table: str) -> None:
    text = redphone.game("13-days").registration.standard("board")
    parts = re.split(r"(?m)^(?=\[)", text)
    without = "".join(part for part in parts if not part.startswith(f"[{table}]"))
    with pytest.raises(DataError, match=re.escape(f"board.toml: [{table}] is missing")):
        redphone.game("13-days").with_data({"board": without}).new()


@pytest.mark.parametrize("owner", ["us", "ussr", "un"])
def test_a_superpower_without_its_cards_is_named(owner: str) -> None:
    text = redphone.game("13-days").registration.standard("cards")
    parts = re.split(r"(?m)^(?=\[)", text)
    without = "".join(part for part in parts if not part.startswith(f"[{owner}]"))
    with pytest.raises(DataError, match=re.escape(f"cards.toml: [{owner}] is missing")):
        redphone.game("13-days").with_data({"cards": without}).new()


def test_a_card_of_another_owner_is_refused() -> None:
    moved = replaced("cards", (SOPS + "\n", ""), ("[us]\n", f"[us]\n{SOPS}\n"))
    with pytest.raises(DataError, match=re.escape("cards.toml: [us] lacks or adds cards: sops")):
        moved.new()


def test_a_card_of_two_owners_is_refused() -> None:
    with pytest.raises(DataError, match="sops"):
        replaced("cards", ("[us]\n", f"[us]\n{SOPS}\n")).new()


def with_us_cubes(cubes: list[int]) -> Game:
    """So many US cubes on the nine battlegrounds at the start, and none of the USSR."""
    text = redphone.game("13-days").registration.standard("board")
    left = iter(cubes)
    text = re.sub(
        r"(?m)^(\w+ = { track.*?) us = \d, ussr = \d",
        lambda found: f"{found[1]} us = {next(left)}, ussr = 0",
        text,
    )
    return redphone.game("13-days").with_data({"board": text})


def test_all_seventeen_cubes_may_stand_on_the_board_at_the_start() -> None:
    table = with_us_cubes([5, 5, 5, 2, 0, 0, 0, 0, 0]).new().view(None)["table"]
    assert isinstance(table, dict)
    assert [side["supply"] for side in table["sides"]] == [0, 17]


def test_a_side_that_starts_with_more_cubes_than_it_has_is_refused() -> None:
    with pytest.raises(DataError, match=r"board\.toml: us starts with 18 cubes, and has 17"):
        with_us_cubes([5, 5, 5, 2, 1, 0, 0, 0, 0]).new()


@pytest.mark.parametrize(("copies", "total"), [(1, 10), (9, 34)])
def test_agendas_of_other_numbers_are_played(copies: int, total: int) -> None:
    tracks = "copies = 2, bonus = 1"
    text = redphone.game("13-days").registration.standard("agendas")
    assert text.count(tracks) == 3
    game = redphone.game("13-days").with_data(
        {"agendas": text.replace(tracks, f"copies = {copies}, bonus = 1")}
    )
    table = game.new().view(None)["table"]
    assert isinstance(table, dict)
    assert table["agenda_deck"] == total


def test_too_few_agendas_for_three_rounds_are_refused() -> None:
    text = redphone.game("13-days").registration.standard("agendas")
    text = text.replace("copies = 2, bonus", "copies = 1, bonus").replace("berlin = 1\n", "")
    with pytest.raises(DataError, match=r"agendas\.toml: from 10 to \d+ cards, not 9"):
        redphone.game("13-days").with_data({"agendas": text}).new()


def test_too_many_agendas_are_refused() -> None:
    text = redphone.game("13-days").registration.standard("agendas")
    text = re.sub(r"(?m)^(\w+ =) 1$", r"\1 9", text).replace("copies = 2, bonus", "copies = 9, bonus")
    with pytest.raises(DataError, match=r"agendas\.toml: from 10 to \d+ cards, not 90"):
        redphone.game("13-days").with_data({"agendas": text}).new()


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_is_no_toml_is_refused_by_its_name(file: str) -> None:
    with pytest.raises(DataError, match=f"{file}.toml: "):
        redphone.game("13-days").with_data({file: "Berlin, Italy, Turkey"})


@pytest.mark.parametrize("file", FILES)
def test_an_empty_file_is_refused_by_its_name(file: str) -> None:
    with pytest.raises(DataError, match=f"{file}.toml: "):
        redphone.game("13-days").with_data({file: ""}).new()


def test_an_unknown_file_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(DataError, match="13-days has no data file 'events'; it has: cards, board, agendas"):
        redphone.game("13-days").with_data({"events": ""})


def test_a_replaced_file_changes_the_game_and_travels_in_the_record() -> None:
    game = replaced("board", (ITALY, ITALY.replace(" us = 1", " us = 4")))
    play = Play(game, 2)
    play.apply("agenda italy")
    again = Record.parse(play.record.write()).check()
    assert again.game.replaced == game.replaced
    table = again.state.view(None)["table"]
    assert isinstance(table, dict)
    # Four cubes, and the bonus of Italy.
    assert table["agendas"][0]["pays"] == 5
