"""The browser's part has layers too: the house knows no game, a game knows no other game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import redphone
from redphone.core.game import slugs

WEB = Path(__file__).resolve().parent.parent / "web"
HOUSE = "common"
# What some games share: a folder that may know the house, and no game.
SHARED = ("coldwar",)
NOT_OURS = ("node_modules", "public")
SOURCES = {".ts", ".mjs", ".svelte", ".css"}
# What belongs to one game or to a family of them: whose sides, boards and pieces these are.
OF_GAMES = re.compile(
    r"\b(13 Days|13 Minutes|DEFCON|USSR|Soviet|Kremlin|Cuba|Berlin|missiles?|cubes?|battlegrounds?|influence"
    r"|America|Eurasia|Africasia|Eastasia)\b",
    re.I,
)
TOKENS = "tokens.css"
OWN = ("src", "redphone", "games")
USED = re.compile(r"var\(\s*(--[\w-]+)")
DEFINED = re.compile(r"(--[\w-]+)\s*[:=]")
IMPORT = re.compile(r"""(?:\bfrom|\bimport|\bimport\(|@import)\s*["'](\.[^"']+)["']""")


def games() -> dict[str, str]:
    """Every registered game, and the folder that it lives in."""
    return {slug: redphone.game(slug).registration.folder.name for slug in slugs()}


def sources(folder: Path) -> list[Path]:
    return [file for file in sorted(folder.rglob("*")) if file.suffix in SOURCES]


def folders(web: Path) -> list[str]:
    kept = [path for path in web.iterdir() if path.is_dir() and path.name not in NOT_OURS]
    return sorted(path.name for path in kept if sources(path))


def strange_imports(web: Path) -> list[str]:
    found = []
    for folder in [HOUSE, *(name for name in folders(web) if name != HOUSE)]:
        may = {folder} if folder == HOUSE else {folder, HOUSE}
        if folder not in (HOUSE, *SHARED):
            may.update(SHARED)
        for file in sources(web / folder):
            for line, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                for target in IMPORT.findall(text):
                    path = (file.parent / target).resolve().relative_to(web.resolve().parent)
                    # Of what is not in the browser's part, a game may read what lies in its own folder.
                    is_own = path.parts[: len(OWN)] == OWN and path.parts[len(OWN)] == folder
                    if not is_own and not (path.parts[0] == web.name and path.parts[1] in may):
                        found.append(f"{file.relative_to(web)}:{line}: imports {path.as_posix()}")
    return found


def names_of_games(folder: Path) -> list[str]:
    """Where a game, or the folder of one, stands between quotes or in a path."""
    known = sorted({*games(), *games().values()})
    # A mere number may also be the radius of a circle.
    patterns = [
        rf"""(?<!=)["'`/]{name}["'`/]""" if name.isdigit() else f"[\"'`/]{name}[\"'`/]" for name in known
    ]
    named = re.compile("|".join(patterns))
    return [
        f"{file.name}:{line}: {text.strip()}"
        for file in sources(folder)
        for line, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if named.search(text)
    ]


def words_of_games(folder: Path) -> list[str]:
    return [
        f"{file.name}:{line}: {found[0]}"
        for file in sources(folder)
        for line, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        for found in OF_GAMES.finditer(text)
    ]


def found_in(folder: Path, pattern: re.Pattern[str]) -> set[str]:
    return {name for file in sources(folder) for name in pattern.findall(file.read_text(encoding="utf-8"))}


def strange_properties(web: Path) -> list[str]:
    """What the house draws with and does not define itself; and what it defines for a single game."""
    house = web / HOUSE
    used = {folder: found_in(web / folder, USED) for folder in folders(web)}
    foreign = used[HOUSE] - found_in(house, DEFINED)
    # A component's own are given to it by whoever wants it otherwise, and have a value without that.
    given = {name for name in foreign if all(use.endswith(",") for use in uses(house, name))}
    tokens = DEFINED.findall((house / TOKENS).read_text(encoding="utf-8"))
    alone = [
        name
        for name in dict.fromkeys(tokens)
        if name not in used[HOUSE] and sum(name in names for names in used.values()) < 2
    ]
    return [f"{name} is not the house's" for name in sorted(foreign - given)] + [
        f"{name} is not shared" for name in alone
    ]


def uses(folder: Path, name: str) -> list[str]:
    """Every use of a property, with the comma before its value where it has one of its own."""
    use = re.compile(rf"var\({name}[,)]")
    return [found for file in sources(folder) for found in use.findall(file.read_text(encoding="utf-8"))]


def test_every_game_has_a_folder_and_every_folder_a_place() -> None:
    assert set(folders(WEB)) == {HOUSE, *SHARED, *games().values()}


def test_the_house_knows_no_game_and_a_game_no_other() -> None:
    assert strange_imports(WEB) == []


@pytest.mark.parametrize("folder", [HOUSE, *SHARED])
def test_what_all_share_names_no_game(folder: str) -> None:
    assert names_of_games(WEB / folder) == []


def test_the_house_says_nothing_of_what_games_are_about() -> None:
    assert words_of_games(WEB / HOUSE) == []


def test_the_house_draws_with_its_own_colours_and_keeps_none_for_a_game() -> None:
    assert strange_properties(WEB) == []


# The tests themselves are tested: what they must find and what they must let pass.


@pytest.fixture
def web(tmp_path: Path) -> Path:
    files = {
        "common/tokens.css": ":root{--text:#fff; --sea:#00f}",
        "common/Bar.svelte": "<i style:--n={1}></i><style>i { color: var(--text); width: var(--n); }</style>",
        "common/Row.svelte": "<style>i { height: var(--row, 1px); }</style>",
        "common/api.ts": 'import { x } from "./x";\nconst folders = import.meta.glob("../*/index.ts");',
        "coldwar/Sign.svelte": 'import { ICONS } from "../common/icons";',
        "days/index.ts": 'import Sign from "../coldwar/Sign.svelte";\nimport "./board.css";',
        "days/board.css": ".a { fill: var(--sea); stroke: var(--us) }",
        "minutes/Zone.svelte": "<style>i { color: var(--sea); }</style>",
        "minutes/index.ts": 'import type { View } from "../common/game";',
        "minutes/Deck.svelte": 'import ours from "../../src/redphone/games/minutes/data/deck.toml?url";',
    }
    for name, text in files.items():
        file = tmp_path / "web" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text + "\n")
    return tmp_path / "web"


def test_what_points_downwards_is_let_pass(web: Path) -> None:
    assert strange_imports(web) == []
    assert names_of_games(web / "common") == []
    assert words_of_games(web / "common") == []
    assert strange_properties(web) == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("common/api.ts", 'import days from "../days/index";'),
        ("common/api.ts", 'const days = await import("../days/index");'),
        ("common/api.ts", 'import { SIDES } from "../coldwar/sides";'),
        ("coldwar/Sign.svelte", 'import "../days/board.css";'),
        ("minutes/index.ts", 'import Cube from "../days/Cube.svelte";'),
        ("minutes/index.ts", 'import cards from "../../src/redphone/games/days/data/cards.toml?url";'),
        ("common/api.ts", 'import cards from "../../src/redphone/games/days/data/cards.toml?url";'),
        ("minutes/index.ts", 'import app from "../../src/redphone/server/app.py?url";'),
    ],
)
def test_a_planted_import_is_found(web: Path, file: str, line: str) -> None:
    with (web / file).open("a") as planted:
        planted.write(line + "\n")
    (found,) = strange_imports(web)
    assert found.startswith(f"{file}:")


@pytest.mark.parametrize(
    "line", ['kept("game") ?? "13-days"', "const all = ['13']", 'href="/new/13-minutes/x"']
)
def test_a_planted_name_is_found(web: Path, line: str) -> None:
    with (web / "common" / "api.ts").open("a") as planted:
        planted.write(line + "\n")
    assert len(names_of_games(web / "common")) == 1


@pytest.mark.parametrize("line", ["// two circles around Cuba", "/* cube faces */", "<!-- the USSR -->"])
def test_a_planted_word_of_a_game_is_found(web: Path, line: str) -> None:
    with (web / "common" / "api.ts").open("a") as planted:
        planted.write(line + "\n")
    assert len(words_of_games(web / "common")) == 1


@pytest.mark.parametrize(
    ("file", "line", "found"),
    [
        ("common/Bar.svelte", "<style>b { color: var(--us); }</style>", "--us is not the house's"),
        ("common/tokens.css", ":root{--us:#00f}", "--us is not shared"),
        ("common/tokens.css", ":root{--nobody:#00f}", "--nobody is not shared"),
    ],
)
def test_a_planted_property_of_a_game_is_found(web: Path, file: str, line: str, found: str) -> None:
    with (web / file).open("a") as planted:
        planted.write(line + "\n")
    assert strange_properties(web) == [found]
