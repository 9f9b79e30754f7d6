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
                    path = (file.parent / target).resolve().relative_to(web.resolve())
                    if path.parts[0] not in may:
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


def test_every_game_has_a_folder_and_every_folder_a_place() -> None:
    assert set(folders(WEB)) == {HOUSE, *SHARED, *games().values()}


def test_the_house_knows_no_game_and_a_game_no_other() -> None:
    assert strange_imports(WEB) == []


@pytest.mark.parametrize("folder", [HOUSE, *SHARED])
def test_what_all_share_names_no_game(folder: str) -> None:
    assert names_of_games(WEB / folder) == []


# The tests themselves are tested: what they must find and what they must let pass.


@pytest.fixture
def web(tmp_path: Path) -> Path:
    files = {
        "common/api.ts": 'import { x } from "./x";\nconst folders = import.meta.glob("../*/index.ts");',
        "coldwar/Sign.svelte": 'import { ICONS } from "../common/icons";',
        "days/index.ts": 'import Sign from "../coldwar/Sign.svelte";\nimport "./board.css";',
        "minutes/index.ts": 'import type { View } from "../common/game";',
    }
    for name, text in files.items():
        file = tmp_path / "web" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text + "\n")
    return tmp_path / "web"


def test_what_points_downwards_is_let_pass(web: Path) -> None:
    assert strange_imports(web) == []
    assert names_of_games(web / "common") == []


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("common/api.ts", 'import days from "../days/index";'),
        ("common/api.ts", 'const days = await import("../days/index");'),
        ("common/api.ts", 'import { SIDES } from "../coldwar/sides";'),
        ("coldwar/Sign.svelte", 'import "../days/board.css";'),
        ("minutes/index.ts", 'import Cube from "../days/Cube.svelte";'),
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
